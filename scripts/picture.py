"""Draw the README's pictures: a match of each game at the terminal, in full swing.

python scripts/picture.py [GAME FILE]
"""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

import golazo
from golazo.cli.playing.screen import Screen, headline, screen_of
from golazo.match.match import Match
from golazo.match.record import Seated
from golazo.text.texts import texts

PICTURES = Path("docs/pictures")
PAPER, INK = (255, 253, 247), (20, 33, 61)
FONTS = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"


@dataclass(frozen=True)
class Scene:
    """A match between equals, stopped where the reader sees what is wanted, after so many decisions."""

    game: str
    seats: tuple[Seated, ...]
    you: int
    seed: int
    decisions: int
    wanted: Callable[[dict[str, Any]], bool]
    columns: int

    def match(self) -> Match:
        match = golazo.new_match(self.game, players=len(self.seats), seed=self.seed, seats=self.seats)
        while not self.reached(match):
            match.play(match.bot_choice("amateur"))
        return match

    def reached(self, match: Match) -> bool:
        enough = len(match.decisions) >= self.decisions
        return match.over or (enough and match.to_act == self.you and self.wanted(match.view(self.you)))


def time_to_build(seen: dict[str, Any]) -> bool:
    return bool(seen["phase"] == "build")


def half_an_attack(seen: dict[str, Any]) -> bool:
    played = min(len(area) for area in seen["area"])
    return bool(seen["phase"] == "attack" and played >= 2 and len(seen["hand"]) >= 3)


SCENES = (
    Scene(
        "machikoro", (Seated("Lena", "amateur"), Seated("Diego", "amateur"), Seated()), 2, 22, 73, time_to_build, 110
    ),
    Scene("tsubasa", (Seated(), Seated("Lena", "amateur")), 0, 16, 60, half_an_attack, 120),
)


def show(scene: Scene, match: Match, screen: Screen, console: Console) -> None:
    """What happened since the reader's turn before, then the table and the question."""
    seats = [decision.seat for decision in match.decisions]
    turn = last(seats, scene.you, len(seats), same=True)
    start = last(seats, scene.you, turn, same=False)
    for _, stretch in groupby(range(start, turn), lambda number: seats[number]):
        tell(match, screen, console, [*stretch])
    console.print(headline(screen.heading()))
    tell(match, screen, console, range(turn, len(seats)))
    choices = screen.choices()
    console.print(screen.offer(choices, after_table=False))
    console.print(Text(screen.question(choices), "bold"))
    console.print("> ")


def last(seats: list[int], you: int, end: int, same: bool) -> int:
    """Where the last stretch of decisions begins that are all the reader's, or all others'."""
    while end and (seats[end - 1] == you) == same:
        end -= 1
    return end


def tell(match: Match, screen: Screen, console: Console, numbers: list[int] | range) -> None:
    """What some decisions caused, as the reader hears it."""
    heard = match.heard(screen.viewer)
    paragraph = screen.paragraph([event for number in numbers for event in heard[number + 1]])
    if paragraph is not None:
        console.print(paragraph)


def drawn(scene: Scene) -> str:
    """The picture as SVG, without a font from elsewhere."""
    size = {"width": scene.columns, "height": 40}
    console = Console(
        record=True, **size, file=io.StringIO(), force_terminal=True, color_system="truecolor", highlight=False
    )
    match = scene.match()
    show(scene, match, screen_of(match, texts("en", scene.game), console), console)
    day = TerminalTheme(PAPER, INK, [INK] * 8)
    svg = console.export_svg(title=f"golazo play {scene.game}", theme=day, unique_id="golazo")
    svg = re.sub(r"@font-face \{.*?\}\s*|<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    svg = svg.replace("<text ", '<text xml:space="preserve" ')
    return re.sub(r"font-family: [^;]*;", f"font-family: {FONTS};", svg)


def main(wanted: str = "", file: str = "") -> None:
    """Draw one game's picture into a file, or every game's where they belong."""
    for scene in SCENES:
        if wanted in ("", scene.game):
            target = Path(file) if file else PICTURES / f"{scene.game}-terminal.svg"
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(drawn(scene), encoding="utf-8")
            print(target)


if __name__ == "__main__":
    main(*sys.argv[1:])
