"""What can be typed at a table over the network, besides what can be typed in any match."""

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
    """Asking the others, answering them, talking, giving up."""

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
        """What a line leads to; where it is not the player's decision, only commands lead anywhere.

        Who types something while a bot plays for them is back.
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
        """Why something may not be done, while it is for the player to do something."""
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
        """Agree; to give up is agreed to as well."""
        if self.resigning:
            self.session.send(self.there.resign())
        else:
            self.session.send(self.there.answer(True))
        self.resigning = False

    def no(self, _: str) -> None:
        """Do not agree."""
        if self.resigning:
            self.tell("join-not-resigned")
        else:
            self.session.send(self.there.answer(False))
        self.resigning = False

    def resign(self, _: str) -> None:
        """Give up, if that is really meant."""
        self.resigning = True
        self.tell("join-really")

    def talk(self, text: str) -> None:
        """Say something."""
        self.session.send(self.there.say(text))

    def mute(self, name: str) -> None:
        self.hear(name, muted=True)

    def unmute(self, name: str) -> None:
        self.hear(name, muted=False)

    def hear(self, name: str, muted: bool) -> None:
        """Hear somebody no more, or again: whoever sits at the table or has said something."""
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
        """Where the match is kept."""
        self.session.print_line("join-kept", command=self.session.way_back)
