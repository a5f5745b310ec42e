"""`golazo cards`: look at the cards of a game, start a card file of one's own, check it."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from golazo.cli.language import Lang
from golazo.cli.settings import Cards, GameName, Json, examples

app = typer.Typer(help="Look at the cards, start a card file of your own, check it.")


@app.command("show", epilog=examples("golazo cards show machikoro", "golazo cards show machikoro --cards my.toml"))
def show(
    game: GameName,
    sources: Annotated[bool, typer.Option("--sources", help="Where each value comes from.")] = False,
    cards: Cards = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """List all cards with their values and what they do."""
    from golazo import games
    from golazo.cli.console import out, print_json, words

    loaded = games.load(game)
    catalogue = loaded.load_cards(cards)
    if json:
        print_json({"game": game, "hash": catalogue.hash, **loaded.words.cards_data(catalogue)})
    else:
        from golazo.cli.card_sheet import drawn

        sheet = loaded.words.source_sheet if sources else loaded.words.card_sheet
        console = out()
        for part in drawn(sheet(catalogue), words(game), console.width):
            console.print(part)


@app.command("check", epilog=examples("golazo cards check my-cards.toml", "golazo cards check machikoro other.toml"))
def check(
    named: Annotated[
        list[str], typer.Argument(metavar="[GAME] FILE", help="The card file; its game, where the file does not say.")
    ],
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Check a card file and list everything that is wrong with it."""
    from golazo import games
    from golazo.cli import FAILED_CHECK
    from golazo.cli.console import out, print_json, words
    from golazo.errors import CatalogueError

    game, file = game_and_file(named)
    loaded = games.load(game)
    say = words(game)
    problems = []
    try:
        loaded.load_cards(file)
    except CatalogueError as error:
        problems = error.problems
    if json:
        print_json([{"line": p.line, "card": p.card, "field": p.field, "text": say.say(p.what)} for p in problems])
    else:
        for problem in problems:
            out().print(say.say(problem.message), soft_wrap=True)
        out().print(say("cards-checked", file=file, problems=len(problems)), soft_wrap=True)
    return FAILED_CHECK if problems else 0


@app.command("new", epilog=examples("golazo cards new machikoro my-cards.toml"))
def new(
    game: GameName,
    file: Annotated[str, typer.Argument(metavar="FILE", help="Where to write it.")],
    force: Annotated[bool, typer.Option("--force", help="Replace a file that is there already.")] = False,
    lang: Lang = None,
) -> None:
    """Write a card file to start from: the shipped cards, with comments that explain every field."""
    from golazo import games
    from golazo.cli.console import command_line, out, words
    from golazo.errors import GolazoError

    text = games.load(game).card_file()
    try:
        with open(file, "w" if force else "x", encoding="utf-8") as target:
            target.write(text)
    except FileExistsError:
        raise GolazoError("error-file-exists", file=file) from None
    except OSError as error:
        raise GolazoError("error-file-unwritable", file=file, reason=os.strerror(error.errno or 0)) from None
    out().print(words()("cards-written", file=file, command=command_line("cards", "check", file)), soft_wrap=True)


def game_and_file(named: list[str]) -> tuple[str, str]:
    """The game and the card file that are meant; a file alone must say itself which game it is for."""
    from golazo.catalogue import game_named, read_text
    from golazo.errors import InvalidSetting
    from golazo.games import names

    *games, file = named
    game = games[0] if games else game_named(read_text(file))
    if game is None or len(games) > 1:
        raise InvalidSetting("error-cards-game", file=file, known=", ".join(names()))
    return game, file
