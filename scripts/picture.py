"""Draw the README's picture: a match of Machi Koro Fußball at the terminal, in full swing.

python scripts/picture.py [docs/pictures/machikoro-terminal.svg]
"""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

import golazo
from golazo.cli.screen import Screen, headline, screen_of
from golazo.match import Match
from golazo.record import Seated
from golazo.text import texts

PICTURE = "docs/pictures/machikoro-terminal.svg"
COLUMNS = 110
SEED = 22
DECISIONS = 73
YOU = 2
SEATS = (Seated("Lena", "amateur"), Seated("Diego", "amateur"), Seated())
PAPER, INK = (255, 253, 247), (20, 33, 61)
FONTS = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"


def in_full_swing() -> Match:
    """A match between equals, stopped where the reader has to build."""
    match = golazo.new_match("machikoro", players=len(SEATS), seed=SEED, seats=SEATS)
    while len(match.decisions) < DECISIONS or match.to_act != YOU or match.view(YOU)["phase"] != "build":
        match.play(match.bot_choice("amateur"))
    return match


def show(match: Match, screen: Screen, console: Console) -> None:
    """The last round as it was told, then the table and the question."""
    seats = [decision.seat for decision in match.decisions]
    turn = len(seats)
    while seats[turn - 1] == YOU:
        turn -= 1
    start = turn
    while seats[start - 1] != YOU:
        start -= 1
    for seat in dict.fromkeys(seats[start:turn]):
        stretch = [n for n in range(start, turn) if seats[n] == seat]
        console.print(screen.paragraph([event for n in stretch for event in match.steps[n + 1]]))
    console.print(headline(screen.heading()))
    console.print(screen.paragraph([event for step in match.steps[turn + 1 :] for event in step]))
    choices = screen.choices()
    console.print(screen.offer(choices, after_table=False))
    console.print(Text(screen.question(choices), "bold"))
    console.print("> ")


def drawn() -> str:
    """The picture as SVG, without a font from elsewhere."""
    console = Console(
        record=True, width=COLUMNS, file=io.StringIO(), force_terminal=True, color_system="truecolor", highlight=False
    )
    match = in_full_swing()
    show(match, screen_of(match, texts("en", "machikoro"), console), console)
    day = TerminalTheme(PAPER, INK, [INK] * 8)
    svg = console.export_svg(title="golazo play machikoro", theme=day, unique_id="golazo")
    svg = re.sub(r"@font-face \{.*?\}\s*|<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    svg = svg.replace("<text ", '<text xml:space="preserve" ')
    return re.sub(r"font-family: [^;]*;", f"font-family: {FONTS};", svg)


if __name__ == "__main__":
    target = Path(sys.argv[1] if len(sys.argv) > 1 else PICTURE)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(drawn(), encoding="utf-8")
    print(target)
