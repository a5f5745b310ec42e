"""What all drawings share: words, names, a sight to draw, and how teams, values and chances look."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

from rich.table import Table
from rich.text import Text

from golazo.cli.playing import screen
from golazo.games.tsubasa.cards.card import MOTIVATED, Values, name_of
from golazo.games.tsubasa.state import VALUES
from golazo.games.tsubasa.terminal.sight import Sight
from golazo.text.message import Message, Seat

SHIRTS = (("○", "bold #FFFFFF on #1C50B4"), ("●", "bold #FF9B8F on #35161A"))  # a shape and the colours of each team
BOOKINGS = {"yellow": "bold #3A2E00 on #FFD83A", "red": "bold #FFFFFF on #C9302A"}
VALUE = 4  # columns


class Drawing:
    """A part of the screen, drawn from what is in sight."""

    def __init__(self, at: screen.Screen, sight: Sight) -> None:
        self.say = at.say
        self.sentence = at.sentence
        self.sides = at.sides
        self.coach = at.heading_of
        self.bot_beside = at.bot_beside
        self.width = at.console.width
        self.plain = at.plain
        self.sight = sight
        self.seen = sight.seen

    def named(self, card_id: str) -> str:
        """A card's name; a motivated player bears a star, or in plain words says so."""
        player = card_id if self.plain else card_id.removeprefix(MOTIVATED)
        card = self.sight.catalogue.card(player)
        name = self.sentence(name_of(player) if card is None else card.name)
        return name if player == card_id else f"{name} ★"

    def listed(self, card_ids: Iterable[str]) -> str:
        """Some cards by their names; several of one kind are counted."""
        names = list(map(self.named, card_ids))
        return ", ".join(screen.times(name, names.count(name)) for name in dict.fromkeys(names))

    def shirt(self, seat: int) -> Text:
        """A team and its coach."""
        shape, style = SHIRTS[seat]
        team, coach = self.sides[seat], self.coach(seat)
        shirt = Text(f" {shape} {team} ", style)
        return shirt if coach == team else Text.assemble(shirt, " ", (coach, "bold"))

    def heads(self) -> list[str]:
        """Shot, pass and defence above a narrow column."""
        return [self.say(f"head-{value}") for value in VALUES]

    def cost(self, values: Values) -> str:
        """What a card costs, in few signs."""
        return ", ".join(f"{amount} {head}" for amount, head in zip(values, self.heads(), strict=True) if amount)

    def text(self, key: str, **arguments: object) -> str:
        """A text that may be about seats and cards."""
        return self.sentence(Message(key, arguments))

    def of_side(self, key: str) -> str:
        """The name of a place on the side of whoever looks."""
        return self.text(key, seat=Seat(self.sight.side))


def signed(value: int) -> str:
    """A value with a minus that is as wide as a plus."""
    return str(value).replace("-", "−")


def slashed(values: Sequence[int]) -> str:
    """`3/4/1`."""
    return "/".join(map(signed, values))


def percent(chance: Fraction) -> int:
    """A chance in whole percent; only what is certain is 0 or 100."""
    rounded = round(100 * chance)
    return rounded if chance in (0, 1) else min(max(rounded, 1), 99)


def rows(*columns: str) -> Table:
    """A table without lines; `>` marks a column of numbers, `=` one that is not broken."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for column in columns:
        number = column == ">"
        table.add_column(justify="right" if number else "left", no_wrap=number or column == "=", min_width=3 * number)
    return table
