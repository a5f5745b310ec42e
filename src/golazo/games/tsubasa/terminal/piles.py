"""What lies around the play areas: the pitch, the bench, and what is known of hands, decks and discard piles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from golazo.games.tsubasa.cards.card import MOTIVATED, MotivationCard, name_of
from golazo.games.tsubasa.terminal.drawing import Drawing, rows, slashed
from golazo.games.tsubasa.terminal.sight import AnyCost
from golazo.text.message import Seat


class Piles(Drawing):
    """The rest of the table."""

    def title(self) -> str:
        """What stands above the match cards on offer."""
        return self.say("table-pitch", deck=self.seen["match_deck"])

    def pitch(self) -> Text:
        """The match cards on offer, and how many are still to come."""
        if not self.seen["pitch"] and not self.seen["match_deck"]:
            return Text(self.say("pitch-empty"), "dim")
        cards = self.listed(self.seen["pitch"]) or "–"
        return Text(self.say("pitch-line", cards=cards, deck=self.seen["match_deck"]), "dim")

    def hand(self, seat: int) -> Text:
        """A hand from outside: how many cards, and what everybody knows of them."""
        hand = self.seen["hands"][seat]
        parts = [self.listed(hand["known"])] if hand["known"] else []
        if unseen := sum(hand["unseen"]):
            parts.append(self.say("hand-unseen", count=unseen))
        if parts and hand["drawn"]:
            parts.append(self.say("hand-unknown", count=hand["drawn"]))
        known = f": {', '.join(parts)}" if parts else ""
        return Text(self.text("hand-line", seat=Seat(seat), size=hand["size"]) + known, "dim")

    def bench(self) -> RenderableType:
        """What can be had, in a narrow column: the pitch, signings, motivation."""
        pitch, priced = rows("", "="), rows("", "=", "=")
        self.put(pitch, self.title(), self.seen["pitch"])
        self.put(priced, self.say("table-signings"), self.seen["signings"])
        self.put(priced, self.say("table-motivation"), [MOTIVATED + player for player in self.sight.motivations])
        return Group(pitch, priced)

    def put(self, table: Table, title: str, card_ids: Sequence[str]) -> None:
        """Cards with their values and what they cost, under a title; nothing where there are none."""
        if card_ids:
            table.add_row(Text(title, "bold"))
        for card_id in card_ids:
            card = self.sight.card(card_id)
            name = name_of(card.player) if isinstance(card, MotivationCard) else card.name
            costs = [self.cost(card.cost)] if isinstance(card, AnyCost) else []
            table.add_row(Text(self.sentence(name)), slashed(card.values), *costs)

    def around(self) -> Iterator[Text]:
        """Hands, decks and discard piles of both coaches, and the match cards that nobody has seen."""
        seen = self.seen
        for seat in (self.sight.side, self.sight.rival):
            if seat != seen["seat"]:
                yield self.hand(seat)
                possible = seen["pools"][seat]["cards"]
                if possible and seen["pools"][seat]["in_hand"]:
                    yield self.pile("pile-pool", seat, possible)
            elif seen["draw_deck"]:
                yield self.pile("pile-draw-deck", seat, seen["draw_deck"])
            if seen["discard_pile"][seat]:
                yield self.pile("pile-discard", seat, seen["discard_pile"][seat])
        unseen = [card for half in seen["unseen"] if half["half"] == seen["half"] for card in half["cards"]]
        if unseen:
            yield Text(self.say("pile-unseen", cards=self.listed(unseen)), "dim")

    def pile(self, key: str, seat: int, cards: Iterable[str]) -> Text:
        return Text(self.text(key, seat=Seat(seat), cards=self.listed(cards)), "dim")
