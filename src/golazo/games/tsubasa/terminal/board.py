"""The board: which parts of the table stand above a question, and how they share a screen that may be small."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from golazo.cli.playing import screen
from golazo.cli.playing.screen import number_plate
from golazo.games.tsubasa.cards.card import MOTIVATED
from golazo.games.tsubasa.terminal.areas import Areas
from golazo.games.tsubasa.terminal.drawing import Drawing, rows, slashed
from golazo.games.tsubasa.terminal.lists import Lists, subject
from golazo.games.tsubasa.terminal.outlook import ACTIONS, Outlook
from golazo.games.tsubasa.terminal.piles import Piles
from golazo.games.tsubasa.terminal.sight import Sight
from golazo.match.match import Action

AROUND = 6  # lines above and below what is offered: what happened, the heading, the question, the prompt
WIDE = 118  # columns from which on there is room for a panel beside the rest
PANEL, BETWEEN = 36, 3
TITLES = {  # where the cards lie that can be chosen
    "attack": "table-hand",
    "play-from-hand": "table-hand",
    "remove-from-hand": "table-hand",
    "discard": "table-hand",
    "play-from-discard": "table-discard",
    "remove-from-discard": "table-discard",
    "send-back": "table-rivals-area",
    "abilities": "table-bench",
}


class Board(Drawing):
    """What is offered, phase by phase."""

    def __init__(self, at: screen.Screen, sight: Sight, choices: Sequence[Action]) -> None:
        super().__init__(at, sight)
        self.console: Console = at.console
        self.choices = choices
        self.labels = [at.label(action) for action in choices]
        self.areas, self.piles = Areas(at, sight), Piles(at, sight)
        self.lists, self.outlook = Lists(at, sight), Outlook(at, sight)

    def drawn(self, after_table: bool) -> RenderableType:
        """The first of some ways to draw it that fits on the screen, or else the last."""
        found: RenderableType = ""
        for found in self.ways(after_table):
            if len(self.console.render_lines(found, pad=False)) + AROUND <= self.console.height:
                break
        return found

    def ways(self, after_table: bool) -> Iterator[RenderableType]:
        """What stands above the question, from the roomiest to the closest."""
        phase = self.sight.phase
        asked, close = self.in_full(), self.lists.close(self.choices, self.labels)
        if phase == "attack":
            yield from self.with_areas(asked, close)
        elif phase == "shot-or-pass":
            yield from self.with_areas(*[self.shot_or_pass()] * 2)
        elif phase == "tokens":
            yield from [self.contest()] if self.sight.attacks else self.with_areas(*[self.contest()] * 2)
        elif phase in ("reroll", "save"):
            yield self.contest()
        elif phase in ("special-shot", "special-defence"):
            yield self.specials()
        elif phase == "draft":
            yield from self.draft(asked, close)
        elif phase == "kick-off":
            pitch = self.lists.cards(self.piles.title(), self.seen["pitch"])
            signings = self.lists.cards(self.say("table-signings"), self.seen["signings"])
            yield Group(*([] if after_table else [*pitch, *signings]), asked)
        else:
            yield from (Group(*self.strip(), way) for way in (asked, close))

    def in_full(self) -> RenderableType:
        """The choices, cards under the name of the place where they lie."""
        key = TITLES.get(self.sight.phase)
        return self.lists.choices(self.choices, self.labels, self.piles.title() if key is None else self.of_side(key))

    def with_areas(self, asked: RenderableType, close: RenderableType) -> Iterator[RenderableType]:
        """Both play areas, what is known of the rival's hand, and the outlook."""
        outlook = [self.outlook.line()] if self.sight.phase == "attack" else []
        below = [Text(" · ").join([self.areas.played(), self.piles.hand(self.sight.rival)])]
        if self.width >= WIDE:
            room = self.width - PANEL - BETWEEN
            grid = Table.grid(padding=(0, BETWEEN, 0, 0), pad_edge=False)
            grid.add_column(width=room)
            grid.add_column(width=PANEL)
            grid.add_row(Group(self.areas.side_by_side(room), *below, *outlook, asked), self.piles.bench())
            yield grid
        side_by_side = self.areas.side_by_side(self.width)
        yield Group(side_by_side, *below, self.piles.pitch(), *outlook, asked)
        yield Group(side_by_side, *below, *outlook, asked)
        closer = self.areas.one_below_the_other()
        yield Group(closer, *below, *outlook, asked)
        yield Group(closer, *below, *outlook, close)

    def strip(self) -> list[Text]:
        """The table in two lines, for what is asked in the middle of a turn."""
        parts = [self.say("area-tokens-line", tokens=slashed(self.sight.tokens(self.sight.side)))]
        if TITLES.get(self.sight.phase) != "table-hand":
            parts.append(self.lists.hand_in_line())
        return [self.outlook.line(), Text(" · ".join(parts))]

    def draft(self, asked: RenderableType, close: RenderableType) -> Iterator[RenderableType]:
        """Both coaches, the own hand, and what can be taken."""
        coaches = [self.areas.standing(seat) for seat in (self.sight.side, self.sight.rival)]
        rival = self.piles.hand(self.sight.rival)
        hand = self.lists.cards(self.of_side("table-hand"), self.sight.hand)
        yield Group(*coaches, rival, *hand, asked)
        for way in (asked, close):
            yield Group(*coaches, rival, Text(self.lists.hand_in_line()), way)

    def contest(self) -> RenderableType:
        """Tokens, rerolls and saves, with the chances."""
        return self.outlook.asked(self.choices, self.labels)

    def shot_or_pass(self) -> RenderableType:
        """Shot and pass with what they promise, and what tokens would change."""
        table = rows("=", "=", "")
        for number, (action, label) in enumerate(zip(self.choices, self.labels, strict=True), 1):
            promise = self.outlook.of_choice(action.text) if action.text in ACTIONS else ""
            table.add_row(number_plate(number), label, Text(promise))
        return Group(table, self.outlook.with_tokens())

    def specials(self) -> RenderableType:
        """The three special shots or defences, each with the one that it goes with."""
        table = rows("=", "=", "")
        for number, action in enumerate(self.choices, 1):
            name = self.named(subject(action))
            table.add_row(number_plate(number), name, Text(self.counterpart(subject(action)), "dim"))
        return table

    def counterpart(self, card_id: str) -> str:
        """Which defence stops a special shot, or which shot a defence stops."""
        for defence in self.sight.catalogue.special_defences:
            if defence.id == card_id:
                return self.text("duel-stops", card=defence.stops.name)
            if defence.stops.id == card_id:
                return self.text("duel-stopped-by", card=defence.name)
        return ""

    def whole(self, heading: str) -> RenderableType:
        """Everything in sight."""
        seen, lists = self.seen, self.lists
        bench = [MOTIVATED + player for player in self.sight.motivations]
        return Group(
            screen.headline(heading),
            self.areas.side_by_side(self.width, levels=True),
            self.areas.played(),
            *lists.cards(self.of_side("table-hand"), self.sight.hand),
            *lists.cards(self.piles.title(), seen["pitch"]),
            *lists.cards(self.say("table-signings"), seen["signings"]),
            *lists.cards(self.say("table-motivation"), bench),
            *self.piles.around(),
        )
