"""`golazo replay`: a recorded match, told again or stepped through."""

from __future__ import annotations

from typing import Annotated

import typer

from golazo.cli.edition import Names
from golazo.cli.language import Lang
from golazo.cli.screen_reader import Plain
from golazo.cli.settings import Cards, Json, examples

EXAMPLES = examples("golazo replay match.jsonl", "golazo replay match.jsonl --to 40 --lang de")


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A match record.")],
    to: Annotated[int | None, typer.Option(metavar="N", help="Stop after decision N and show the table there.")] = None,
    everything: Annotated[
        bool, typer.Option("--open", help="Of an unfinished match, tell what is still hidden, too.")
    ] = False,
    cards: Cards = None,
    json: Json = False,
    plain: Plain = False,
    lang: Lang = None,
    edition: Names = None,
) -> None:
    """Tell a recorded match again, every decision checked against the rules.

    Of an unfinished match with hidden cards it tells what a spectator would know; a finished one is open.
    """
    from golazo.catalogue import read_text
    from golazo.cli.console import print_json
    from golazo.cli.match_files import named_file
    from golazo.cli.retelling import Retelling
    from golazo.lab.simulate import checked_count
    from golazo.match import Match

    match = Match.from_record(read_text(str(named_file(file))), cards)
    if to is not None:
        checked_count("--to", to, max(len(match.decisions), 1))
    telling = Retelling(match, everything, to)
    if json:
        print_json(telling.as_data())
    else:
        telling.tell(file)
