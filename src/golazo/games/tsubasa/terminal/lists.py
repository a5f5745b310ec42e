"""Lists of cards and of choices, with their values and what they do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from golazo.cli.playing.screen import number_plate
from golazo.games.tsubasa.cards.card import PlayingCard
from golazo.games.tsubasa.terminal.drawing import Drawing, rows, signed, slashed
from golazo.games.tsubasa.terminal.sight import AnyCost
from golazo.match.match import Action

CARD_VERBS = ("play", "draft", "remove", "discard", "send-back")
COLUMN = 38


def subject(action: Action) -> str:
    """What an action is about, as its text says it."""
    return action.text.split()[-1]


def verb(action: Action) -> str:
    return action.text.split()[0]


class Lists(Drawing):
    """Cards below each other, or side by side where they are many."""

    def card_of(self, action: Action) -> PlayingCard | None:
        """The card whose values a choice is about: one that is paid for, or one that lies somewhere."""
        if verb(action) in ("sign", "motivate"):
            return self.sight.dear(subject(action))
        if verb(action) in CARD_VERBS and action.text != "draft deck":
            return self.sight.card(subject(action))
        return None

    def choices(self, choices: Sequence[Action], labels: Sequence[str], title: str) -> RenderableType:
        """Choices with their numbers; cards stand under a title with all that is on them."""
        tables: list[Table] = []
        of_cards = False
        for number, (action, label) in enumerate(zip(choices, labels, strict=True), 1):
            card = self.card_of(action)
            if not tables or of_cards != (card is not None):
                of_cards = card is not None
                tables.append(self.columns("=") if of_cards else rows("=", ""))
                if of_cards:
                    tables[-1].add_row("", *self.title(title))
            cells = [label] if card is None else self.card_cells(card, self.price(action))
            tables[-1].add_row(number_plate(number), *cells)
        return Group(*tables)

    def columns(self, *before: str) -> Table:
        """A table of cards; names take as much room as the longest that may stand here, so that tables are aligned."""
        table = rows(*before, "", ">", ">", ">", "")
        names = [self.say("table-pitch", deck=0), *map(self.named, (*self.sight.hand, *self.seen["pitch"]))]
        table.columns[len(before)].min_width = max(map(cell_len, names))
        return table

    def title(self, title: str) -> list[Text]:
        """A title, and the names of the columns."""
        return [Text(title, "bold"), *(Text(head, "dim") for head in self.heads()), Text()]

    def price(self, action: Action) -> str:
        """What is to be paid for a choice, and for what."""
        if verb(action) not in ("sign", "motivate"):
            return ""
        return self.say(f"row-{verb(action)}", cost=self.cost(self.sight.dear(subject(action)).cost))

    def card_cells(self, card: PlayingCard, price: str = "") -> list[Text]:
        """A card as a row: name, values, what it does."""
        values = [Text(signed(value), "" if value else "dim") for value in card.values]
        does = self.sentence(card.brief)
        return [Text(self.sentence(card.name)), *values, Text(f"{price}: {does}" if price else does)]

    def close(self, choices: Sequence[Action], labels: Sequence[str]) -> RenderableType:
        """The same in as few lines as can be: names and values, in columns."""
        cells = []
        for number, (action, label) in enumerate(zip(choices, labels, strict=True), 1):
            card = self.card_of(action)
            shown = label if card is None else self.closest(card, self.price(action))
            cells.append(Text.assemble(number_plate(number), " ", shown))
        columns = max(1, self.width // COLUMN)
        height = -(-len(cells) // columns)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for row in range(height):
            grid.add_row(*cells[row::height])
        return grid

    def closest(self, card: PlayingCard, price: str) -> str:
        """A card in few signs."""
        named = f"{self.sentence(card.name)} {slashed(card.values)}"
        return f"{named} ({price})" if price else named

    def cards(self, title: str, card_ids: Iterable[str]) -> list[RenderableType]:
        """Cards under a title; nothing where there are none."""
        table = self.columns("=")
        table.add_row("   ", *self.title(title))
        for card_id in card_ids:
            card = self.sight.card(card_id)
            table.add_row("", *self.card_cells(card, self.price_of(card)))
        return [table] if table.row_count > 1 else []

    def price_of(self, card: PlayingCard) -> str:
        """What a signing or a motivation costs."""
        return self.cost(card.cost) if isinstance(card, AnyCost) else ""

    def hand_in_line(self) -> str:
        """The own hand in running text."""
        cards = [f"{self.named(card)} {slashed(self.sight.card(card).values)}" for card in self.sight.hand]
        return self.say("hand-in-line", cards=", ".join(cards) or "–")
