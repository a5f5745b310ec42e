"""Commands at a networked table, besides those of any match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

from golazo.cli.playing.replies import MOST_TYPED, Replies, Then
from golazo.cli.playing.understanding import plain
from golazo.match.match import Action

if TYPE_CHECKING:
    from golazo.cli.networked.match import NetworkedSession


class NetworkedReplies(Replies):
    """Requests to other players, answers, chat, resignation."""

    words = (
        "help",
        "why",
        "odds",
        "table",
        "log",
        "undo",
        "draw",
        "pause",
        "resume",
        "yes",
        "no",
        "talk",
        "mute",
        "unmute",
        "resign",
        "save",
        "quit",
    )
    followed: Mapping[str, str] = MappingProxyType(
        {"why": "help-name", "talk": "help-text", "mute": "help-name", "unmute": "help-name"}
    )

    def __init__(self, session: NetworkedSession) -> None:
        super().__init__(session)
        self.session = session
        self.there = session.table
        self.resigning = False
        self.commands["say"] = self.talk

    def answer(self, line: str, choices: Sequence[Action]) -> Action | Then:
        """Handle a line; if it is not the player's decision, only commands are accepted.

        A player who types something while a bot plays for them takes the seat back.
        """
        if choices or self.is_command(line):
            return super().answer(line, choices)
        if self.there.stood_in:
            self.session.send(self.there.relieve())
        elif line:
            self.tell("server-over" if self.match.over else "server-not-your-turn")
        return Then.ASK_AGAIN

    def is_command(self, line: str) -> bool:
        return line.startswith("?") or plain(line.partition(" ")[0]) in self.commands

    def help_for(self, command: str) -> str:
        return "help-ask-undo" if command == "undo" else super().help_for(command)

    def why(self, name: str) -> None:
        """Print why an action is not possible, if it is the player's decision."""
        if self.session.choices:
            super().why(name)
        else:
            self.tell("server-not-your-turn")

    def undo(self, _: str) -> None:
        self.session.send(self.there.ask("undo"))

    def draw(self, _: str) -> None:
        self.session.send(self.there.ask("draw"))

    def pause(self, _: str) -> None:
        self.session.send(self.there.ask("pause"))

    def resume(self, _: str) -> None:
        self.session.send(self.there.resume())

    def yes(self, _: str) -> None:
        """Agree to a request, or confirm a resignation."""
        if self.resigning:
            self.session.send(self.there.resign())
        else:
            self.session.send(self.there.answer(True))
        self.resigning = False

    def no(self, _: str) -> None:
        """Decline."""
        if self.resigning:
            self.tell("join-not-resigned")
        else:
            self.session.send(self.there.answer(False))
        self.resigning = False

    def resign(self, _: str) -> None:
        """Ask for confirmation, then resign."""
        self.resigning = True
        self.tell("join-really")

    def talk(self, text: str) -> None:
        """Write in the chat."""
        self.session.send(self.there.say(text))

    def mute(self, name: str) -> None:
        self.hear(name, muted=True)

    def unmute(self, name: str) -> None:
        self.hear(name, muted=False)

    def hear(self, name: str, muted: bool) -> None:
        """Mute or unmute a player: anyone at the table or in its chat."""
        table = self.there
        players = {self.screen.names[seat]: place.player for seat, place in enumerate(table.info.places)}
        players |= {said.name: said.player for said in table.said}
        found = [player for called, player in players.items() if player and plain(called) == plain(name)]
        if found:
            self.session.send(table.mute(found[0], muted))
            self.tell("join-muted" if muted else "join-unmuted", name=name)
        else:
            self.tell("join-nobody", name=name[:MOST_TYPED])

    def save(self, _: str) -> None:
        """Print where the match is stored."""
        self.session.print_line("join-kept", command=self.session.resume_command)
