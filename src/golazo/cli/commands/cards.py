"""`golazo cards`: shows cards, writes and checks card files."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated

import typer

from golazo.cli.options.common import Cards, GameName, Json, examples
from golazo.cli.options.edition import Names
from golazo.cli.options.language import Lang
from golazo.cli.options.short_help import Typer

if TYPE_CHECKING:
    from golazo.errors import Problem
    from golazo.games.contract import Game

app = Typer(help="Look at the cards, start a card file of your own, check it.")


@app.command("show", epilog=examples("golazo cards show machikoro", "golazo cards show machikoro --cards my.toml"))
def show(
    game: GameName,
    sources: Annotated[bool, typer.Option("--sources", help="Where each value comes from.")] = False,
    cards: Cards = None,
    json: Json = False,
    lang: Lang = None,
    edition: Names = None,
) -> None:
    """List all cards with their values and what they do."""
    from golazo import games
    from golazo.cli.output.console import out, print_json, words

    loaded = games.load(game)
    say = words(loaded)
    catalogue = loaded.load_cards(cards)
    if json:
        print_json({"game": game, "hash": catalogue.hash, **loaded.words.cards_data(catalogue)})
    else:
        from golazo.cli.output.sheets import drawn

        sheet = loaded.words.source_sheet if sources else loaded.words.card_sheet
        console = out()
        for part in drawn(sheet(catalogue), say, console.width):
            console.print(part)


@app.command(
    "check",
    short_help="Check a card file.",
    epilog=examples("golazo cards check my-cards.toml", "golazo cards check machikoro other.toml"),
)
def check(
    named: Annotated[
        list[str], typer.Argument(metavar="[GAME] FILE", help="The card file; the game, if the file does not name it.")
    ],
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Check a card file and list all problems, and values still to be filled in."""
    from golazo import games
    from golazo.cards.card_file import unfilled
    from golazo.cli import FAILED_CHECK
    from golazo.cli.output.console import out, print_json, words
    from golazo.errors import CatalogueError
    from golazo.match.playable import check_playable

    *_, file = named
    say, problems = words(), []
    try:
        loaded = games.load(game_of(named))
        say = words(loaded)
        check_playable(loaded, loaded.load_cards(file), file)
    except CatalogueError as error:
        problems = error.problems
    if json:
        print_json([{"line": p.line, "card": p.card, "field": p.field, "text": say.say(p.what)} for p in problems])
    else:
        wrong = [problem for problem in problems if not problem.is_unfilled]
        for message in [*(problem.message for problem in wrong), *unfilled(problems)]:
            out().print(say.say(message), soft_wrap=True)
        if wrong or not problems:
            out().print(say("cards-checked", file=file, problems=len(wrong)), soft_wrap=True)
        if len(wrong) < len(problems):
            out().print(say("cards-unfilled", file=file, values=len(problems) - len(wrong)), soft_wrap=True)
    return FAILED_CHECK if problems else 0


@app.command(
    "new",
    short_help="Write a card file to start from.",
    epilog=examples("golazo cards new tsubasa my-box.toml", "golazo cards new tsubasa my-idea.toml --shipped"),
)
def new(
    game: GameName,
    file: Annotated[str, typer.Argument(metavar="FILE", help="Where to write it.")],
    shipped: Annotated[bool, typer.Option("--shipped", help="With all of Golazo's values.")] = False,
    force: Annotated[bool, typer.Option("--force", help="Replace a file that is there already.")] = False,
    lang: Lang = None,
) -> None:
    """Write a card file to start from: fill in the values of your box or, with --shipped, change ours."""
    from golazo import games
    from golazo.cards.card_file import unfilled
    from golazo.cli.output.console import command_line, out, words
    from golazo.errors import GolazoError

    loaded = games.load(game)
    text = loaded.card_file() if shipped or loaded.box_file is None else loaded.box_file()
    try:
        with open(file, "w" if force else "x", encoding="utf-8") as target:
            target.write(text)
    except FileExistsError:
        raise GolazoError("error-file-exists", file=file) from None
    except OSError as error:
        raise GolazoError("error-file-unwritable", file=file, reason=os.strerror(error.errno or 0)) from None
    say, values = words(loaded), to_fill_in(loaded, file)
    for message in unfilled(values):
        out().print(say.say(message), soft_wrap=True)
    key = "cards-written-to-fill-in" if values else "cards-written"
    checking = command_line("cards", "check", file)
    out().print(say(key, file=file, values=len(values), command=checking), soft_wrap=True)


def to_fill_in(game: Game, file: str) -> list[Problem]:
    """Return the blanks of a card file."""
    from golazo.errors import CatalogueError

    try:
        game.load_cards(file)
    except CatalogueError as error:
        return [problem for problem in error.problems if problem.is_unfilled]
    return []


def game_of(named: list[str]) -> str:
    """Return the game of a card file: named before the file, or in the file itself."""
    from golazo.cards.card_file import game_named, read_text
    from golazo.errors import InvalidSetting
    from golazo.games import names

    *games, file = named
    game = games[0] if games else game_named(read_text(file), file)
    if game is None or len(games) > 1:
        raise InvalidSetting("error-cards-game", file=file, known=", ".join(names()))
    return game
