"""The screen of Captain Tsubasa: what is shown when, and what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from golazo.cli.playing import screen
from golazo.games.tsubasa.notation.words import TEXTS
from golazo.games.tsubasa.rules.choices import belongs
from golazo.games.tsubasa.state import PHASES
from golazo.games.tsubasa.terminal.board import Board
from golazo.games.tsubasa.terminal.explaining import Explaining
from golazo.games.tsubasa.terminal.lists import subject, verb
from golazo.games.tsubasa.terminal.outlook import Outlook
from golazo.games.tsubasa.terminal.report import Report
from golazo.games.tsubasa.terminal.sight import Sight
from golazo.games.tsubasa.terminal.summary import Summary
from golazo.match.match import Action, Event
from golazo.text.message import Message, Seat

BENCH = ("motivate", "sign")
LAST = ("stop", "end", "keep", "no-save")
OF_CARDS = ("play", "remove", "discard", "send-back")


class Screen(screen.Screen):
    """The table of Captain Tsubasa."""

    @property
    def sight(self) -> Sight:
        """What the viewer sees now."""
        return Sight(self.match, self.viewer)

    def welcome(self) -> list[str]:
        goal = self.say("welcome-goal", rounds=self.sight.rounds)
        return [self.coaches(), goal, self.say("play-how-to-type")]

    def coaches(self) -> str:
        """Who coaches which team, bots with their level."""
        teams = Message("welcome-teams", {"first": Seat(0), "second": Seat(1)})
        names = [self.introduced(seat, name) for seat, name in enumerate(self.names)]
        return self.say.say(teams, names, self.you)

    def heading(self) -> str:
        """The score, the time, and who attacks."""
        sight = self.sight
        seen = sight.seen
        nankatsu, toho = seen["goals"]
        if sight.phase == "kick-off":
            return self.say("score-line", nankatsu=nankatsu, toho=toho)
        injury = "yes" if seen["injury_time"] else "no"
        clock = self.say("clock", half=seen["half"], round=seen["round"], rounds=sight.rounds, injury=injury)
        attacker = self.sentence(Message("clock-attacker", {"seat": Seat(sight.attacker)}))
        return " · ".join((self.say("score-line", nankatsu=nankatsu, toho=toho), clock, attacker))

    def how_it_stands(self) -> list[str]:
        return [f"{self.heading()}."]

    def table(self) -> RenderableType:
        return Board(self, self.sight, []).whole(self.heading())

    # Choices

    def choices(self) -> list[Action]:
        """The own cards as the hand is shown, then whom to bring on; to leave it at that comes last."""
        sight = self.sight

        def place(action: Action) -> tuple[Any, ...]:
            by_use = sight.by_use(subject(action)) if verb(action) in OF_CARDS else ()
            return action.text in LAST, verb(action) in BENCH, by_use

        return sorted(self.match.legal_actions, key=place)

    def kinds(self) -> set[str]:
        """All that the phase has room for: motivation and signings, too, where nobody can be paid for."""
        phase = PHASES.index(self.seen["phase"])
        return {text.split()[0] for action, text in enumerate(TEXTS) if belongs(phase, action)}

    def label(self, action: Action) -> str:
        """An action as a choice to be read; an ability says what it does."""
        label = super().label(action)
        if verb(action) != "use" or not self.seen["open"]:
            return label
        first, second, due = self.sight.open_card.abilities
        effect = first if action.text == "use 1" else second
        if effect is None:
            return label
        arguments: dict[str, Any] = {"use": label, "effect": effect.text}
        if action.text == "use 1" and due is not None:
            return self.sentence(Message("label-use-due", {**arguments, "duty": due.text}))
        return self.sentence(Message("label-use", arguments))

    def question(self, choices: Sequence[Action]) -> str:
        sight = self.sight
        arguments: dict[str, Any] = {"gains": sight.seen["gains"]}
        if sight.phase == "abilities":
            arguments["card"] = sight.open_card.name
            if not any(verb(choice) == "use" for choice in choices):
                return self.say("ask-bench")
        return self.sentence(Message(f"ask-{sight.phase}", arguments))

    def offer(self, choices: Sequence[Action], after_table: bool) -> RenderableType:
        return Board(self, self.sight, choices).drawn(after_table)

    def forced(self, action: Action) -> str:
        if verb(action) == "draft":
            return self.sentence(Message("forced-draft", {"card": self.sight.card(subject(action)).name}))
        return super().forced(action)

    # The report

    def paragraph(self, events: Sequence[Event], before: str = "") -> RenderableType | None:
        return Report(self, events).drawn(before)

    # Explanations

    def cards(self) -> list[str]:
        return [card.id for card in self.sight.catalogue.all_cards]

    def card_of(self, action: Action) -> str | None:
        sight = self.sight
        if verb(action) in ("use", "end") and sight.seen["open"]:
            return sight.open_card.id
        return sight.dear(subject(action)).id if verb(action) == "motivate" else super().card_of(action)

    def explained(self, card_id: str) -> RenderableType:
        return Explaining(self, self.sight).card(card_id)

    def guide(self) -> RenderableType:
        return Explaining(self, self.sight).guide()

    def odds(self) -> RenderableType:
        """What is to be expected: of the dice on the table, of tokens, or of the cards in play."""
        sight = self.sight
        if sight.phase in ("tokens", "reroll", "save"):
            return Group(Board(self, sight, self.choices()).contest(), Text(self.say("odds-note"), "dim"))
        return Outlook(self, sight).forecast()

    def result(self, winner: int | None) -> Message:
        return Message("result-drawn") if winner is None else super().result(winner)

    def final_table(self) -> RenderableType:
        events = [event for step in self.match.heard(self.viewer) for event in step]
        return Summary(self, self.sight, events).table()
