"""Both play areas with their sums and tokens, what is known of the rival's hand, and the pitch."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from golazo.cli.playing.screen import flowed
from golazo.games.tsubasa.state import DEFENCE, PASS, SEATS, SHOT, TOKENS
from golazo.games.tsubasa.terminal.drawing import BOOKINGS, VALUE, Drawing, signed, slashed
from golazo.text.message import Seat

BETWEEN, INDENT = 2, 2  # columns
MOST_AREA = 46


class Areas(Drawing):
    """The middle of the table."""

    def side_by_side(self, width: int, levels: bool = False) -> RenderableType:
        """Both areas with a row for each card, in so many columns; bots with their levels where there is room."""
        each = min((width - BETWEEN) // 2, MOST_AREA)
        grid = Table.grid(padding=(0, BETWEEN, 0, 0), pad_edge=False)
        for _ in SEATS:
            grid.add_column(width=each)
        seats = (self.sight.side, self.sight.rival)
        grid.add_row(*(self.cards(seat, each, levels) for seat in seats))
        grid.add_row(*(self.sums(seat, each) for seat in seats))
        return grid

    def cards(self, seat: int, width: int, levels: bool) -> Table:
        """A coach's played cards and booking, each with its values."""
        table = self.columns(width)
        table.add_row(self.ball(seat), self.shirt(seat), *(Text(head, "dim") for head in self.heads()))
        if levels and (level := self.bot_beside(seat)):
            table.add_row("", Text(level, "dim"))
        if not self.seen["area"][seat]:
            table.add_row("", Text(self.say("area-empty"), "dim"))
        for card in self.seen["area"][seat]:
            table.add_row("", self.marked(seat, card), *self.weighed(seat, self.sight.card(card).values))
        booked = self.seen["booked"][seat]
        if booked in BOOKINGS:
            name = Text(f" {self.named(booked)} ", BOOKINGS[booked])
            table.add_row("", name, *self.weighed(seat, self.sight.penalty(seat)))
        return table

    def sums(self, seat: int, width: int) -> Table:
        """A coach's sums, and below them the tokens."""
        table = self.columns(width)
        sums = self.weighed(seat, self.sight.totals(seat), "bold")
        table.add_row("", Text(self.say("area-sum"), "bold"), *sums)
        tokens = [Text(str(count), "" if count else "dim") for count in self.sight.tokens(seat)]
        table.add_row("", self.say("area-tokens", most=TOKENS), *tokens)
        return table

    def columns(self, width: int) -> Table:
        table = Table.grid(padding=0)
        table.add_column(width=INDENT)
        table.add_column(width=width - INDENT - 3 * VALUE)
        for _ in self.heads():
            table.add_column(width=VALUE, justify="right", no_wrap=True)
        return table

    def ball(self, seat: int) -> str:
        """A sign for the coach who attacks."""
        return "▶ " if seat == self.sight.attacker and self.sight.phase != "kick-off" else "  "

    def marked(self, seat: int, card: str) -> str:
        """A card's name, with signs for what it can do after the attack."""
        keeper = f" ({self.say('position-gk')})" if self.sight.card(card).can_save else ""
        return f"{self.named(card)}{keeper}{' ↻' if self.sight.will_reroll(seat, card) else ''}"

    def weighed(self, seat: int, values: Sequence[int], style: str = "") -> list[Text]:
        """Values; those that count for neither shot, pass nor defence of this coach now are dim."""
        counting = (SHOT, PASS) if seat == self.sight.attacker else (DEFENCE,)
        return [Text(signed(value), style if kind in counting else "dim") for kind, value in enumerate(values)]

    def one_below_the_other(self) -> RenderableType:
        """Both areas in as few lines as can be."""
        lines: list[Text] = []
        for seat in (self.sight.side, self.sight.rival):
            sums = self.say("area-sums", sums=slashed(self.sight.totals(seat)))
            lines.append(Text.assemble(self.standing(seat), " · ", (sums, "bold")))
            area = self.seen["area"][seat]
            parts = [Text(f"{self.marked(seat, card)} {slashed(self.sight.card(card).values)}") for card in area]
            lines += [Text("  ").append_text(line) for line in flowed(parts, self.width - 2, " · ").split("\n")]
        return Group(*lines)

    def standing(self, seat: int) -> Text:
        """A coach in one line: the team, tokens and booking."""
        tokens = self.say("area-tokens-line", tokens=slashed(self.sight.tokens(seat)))
        line = Text.assemble(self.ball(seat), self.shirt(seat), f" · {tokens}")
        booked = self.seen["booked"][seat]
        if booked in BOOKINGS:
            line.append(" · ").append(f" {self.named(booked)} {slashed(self.sight.penalty(seat))} ", BOOKINGS[booked])
        return line

    def played(self) -> Text:
        """How many cards lie in both areas, and who plays no more while the other one does."""
        parts = [self.say("played-count", played=self.sight.played, limit=self.sight.limit)]
        if self.sight.phase == "attack" and self.seen["passed"][self.sight.rival]:
            parts.append(self.text("has-stopped", seat=Seat(self.sight.rival)))
        return Text(" · ".join(parts), "dim")
