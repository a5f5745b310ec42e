"""Captain Tsubasa at the terminal in words and lines alone, for screen readers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import RenderableType
from rich.text import Text

from golazo.cli.playing.plain_screen import PlainScreen, in_lines
from golazo.games.tsubasa.cards.card import MOTIVATED, PlayingCard
from golazo.games.tsubasa.cards.sheet import cost
from golazo.games.tsubasa.state import VALUES
from golazo.games.tsubasa.terminal import screen
from golazo.games.tsubasa.terminal.drawing import signed
from golazo.games.tsubasa.terminal.explaining import Explaining
from golazo.games.tsubasa.terminal.lists import Lists
from golazo.games.tsubasa.terminal.outlook import ACTIONS, Outlook
from golazo.games.tsubasa.terminal.piles import Piles
from golazo.games.tsubasa.terminal.report import Report
from golazo.games.tsubasa.terminal.sight import AnyCost
from golazo.match.match import Action, Event

IN_CONTEST = ("tokens", "reroll", "save")


class Screen(PlainScreen, screen.Screen):
    """The score, both teams, the hand, the pitch and the choices, each in a sentence."""

    def table(self) -> RenderableType:
        sight = self.sight
        piles = Piles(self, sight)
        lines = [*self.how_it_stands(), self.coaches(), *self.teams_told()]
        for title, cards in (
            (piles.of_side("table-hand"), sight.hand),
            (piles.title(), sight.seen["pitch"]),
            (self.say("table-signings"), sight.seen["signings"]),
            (self.say("table-motivation"), [MOTIVATED + player for player in sight.motivations]),
        ):
            told = [self.told(sight.card(card)) for card in cards]
            lines += [f"{title}:", *told] if told else []
        return in_lines([*lines, *(f"{line.plain}." for line in piles.around())])

    def final_table(self) -> RenderableType:
        return in_lines(self.how_it_stands())

    def teams_told(self) -> list[str]:
        """What each team has played, what it adds up to, and its tokens."""
        sight = self.sight
        lines = []
        for seat in (sight.side, sight.rival):
            cards = ", ".join(self.sentence(sight.card(card).name) for card in sight.seen["area"][seat])
            arguments = {"cards": cards or self.say("area-empty"), "sums": self.values(sight.totals(seat))}
            tokens = self.values(sight.tokens(seat))
            lines.append(self.say("plain-team", team=self.sides[seat], tokens=tokens, **arguments))
        return lines

    def values(self, values: Iterable[int]) -> str:
        """`shot 3, pass 4, defence 1`."""
        return ", ".join(
            f"{self.say(f'kind-{kind}')} {signed(value)}" for kind, value in zip(VALUES, values, strict=True)
        )

    def told(self, card: PlayingCard) -> str:
        """A card: its name, and all that is on it."""
        return f"{self.sentence(card.name)}: {self.details(card)}"

    def details(self, card: PlayingCard) -> str:
        """What is on a card: its values, what it does, and what it costs."""
        details = [self.values(card.values), self.sentence(card.text)]
        if isinstance(card, AnyCost):
            price = ", ".join(self.sentence(part) for part in cost(card.cost))
            details.append(f"{self.say('column-cost')}: {price}")
        return "; ".join(details)

    def offer(self, choices: Sequence[Action], after_table: bool) -> RenderableType:
        sight = self.sight
        lists, outlook = Lists(self, sight), Outlook(self, sight)
        lines = [] if after_table or sight.phase in (*IN_CONTEST, "abilities", "gain") else self.teams_told()
        if sight.phase in ("attack", "abilities"):
            lines.append(outlook.line().plain)
        if sight.phase in IN_CONTEST:
            lines.append(outlook.contest().plain)
        if sight.phase == "draft":
            hand = ", ".join(self.sentence(sight.card(card).name) for card in sight.hand)
            lines.append(self.say("hand-in-line", cards=hand or "0"))
        for choice in choices:
            card = lists.card_of(choice)
            about = "" if card is None else self.details(card)
            lines.append(self.numbered_line(choice, about or self.promise(choice, outlook)))
        return in_lines(lines)

    def promise(self, choice: Action, outlook: Outlook) -> str:
        """What a choice promises: a shot or a pass, and what follows the dice."""
        sight = self.sight
        if sight.phase == "shot-or-pass" and choice.text in ACTIONS:
            return outlook.of_choice(choice.text)
        if sight.phase == "tokens" and choice.text.startswith("tokens"):
            count, action = int(choice.text.split()[1]), sight.seen["action"]
            spent = sight.seen["spent"][sight.attacker]
            own, rivals = (count, 0) if sight.attacks else (spent, count)
            return outlook.promise(action, sight.chances(action, own, rivals))
        if sight.phase in ("reroll", "save"):
            return outlook.promise(sight.seen["action"], sight.chances_of_dice(choice.text))
        return ""

    def guide(self) -> RenderableType:
        return Explaining(self, self.sight).guide(signs=False)

    def odds(self) -> RenderableType:
        return in_lines([Outlook(self, self.sight).line().plain, self.say("odds-note")])

    def paragraph(self, events: Sequence[Event], before: str = "") -> RenderableType | None:
        lines = [Text(" ").join(line.sentences).plain for line in Report(self, events).lines]
        told = [line for line in (before, *lines) if line]
        return in_lines(told) if told else None
