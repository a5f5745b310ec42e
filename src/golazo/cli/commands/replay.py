"""`golazo replay`: prints a recorded match or steps through it."""

from __future__ import annotations

from typing import Annotated

import typer

from golazo.cli.options.common import Cards, Json, examples
from golazo.cli.options.edition import Names
from golazo.cli.options.language import Lang
from golazo.cli.options.screen_reader import Plain

EXAMPLES = examples("golazo replay match.jsonl", "golazo replay match.jsonl --to 40 --lang de")


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A match record.")],
    to: Annotated[int | None, typer.Option(metavar="N", help="Stop after move N and show the table there.")] = None,
    everything: Annotated[
        bool, typer.Option("--open", help="Show everything, also what an unfinished match hides.")
    ] = False,
    cards: Cards = None,
    json: Json = False,
    plain: Plain = False,
    lang: Lang = None,
    edition: Names = None,
) -> None:
    """Replay a recorded match, every move checked against the rules.

    An unfinished match with hidden cards is shown as a spectator sees it, a finished one openly.
    """
    from golazo.cards.card_file import read_text
    from golazo.cli.output.console import print_json
    from golazo.cli.playing.match_files import named_file
    from golazo.cli.playing.retelling import ReplayReport
    from golazo.lab.simulate import checked_count
    from golazo.match.match import Match

    match = Match.from_record(read_text(str(named_file(file))), cards)
    if to is not None:
        checked_count("--to", to, max(len(match.decisions), 1))
    telling = ReplayReport(match, everything, to)
    if json:
        print_json(telling.as_data())
    else:
        telling.tell(file)
