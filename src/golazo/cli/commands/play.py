"""`golazo play`: plays a match at the terminal, against bots or with others at the same screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated

import typer

from golazo.cli.options.common import GAMES, Cards, Options
from golazo.cli.options.edition import Names
from golazo.cli.options.language import Lang
from golazo.cli.options.screen_reader import Plain

if TYPE_CHECKING:
    from pathlib import Path

    from golazo.cli.playing.seating import Party
    from golazo.match.match import Match


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=GAMES)] = None,
    file: Annotated[str | None, typer.Argument(metavar="FILE", hidden=True)] = None,
    players: Annotated[
        int | None, typer.Option(metavar="N", help="How many play; 3 by default where possible.")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="BOT,..", help="One per rival, or one for all; the strongest by default."),
    ] = None,
    humans: Annotated[int | None, typer.Option(metavar="N", help="How many sit at this screen; 1 by default.")] = None,
    names: Annotated[str | None, typer.Option(metavar="A,B,..", help="Names, those of the humans first.")] = None,
    seat: Annotated[
        int | None, typer.Option(metavar="N", help="Your seat, counted from 0; drawn at random by default.")
    ] = None,
    option: Options = None,
    seed: Annotated[int | None, typer.Option(metavar="N", help="The same seed gives the same dice.")] = None,
    cards: Cards = None,
    record: Annotated[str | None, typer.Option(metavar="FILE", help="Where to save the match.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Continue FILE, or the latest unfinished match.")] = False,
    fast: Annotated[bool, typer.Option("--fast", help="No pauses after the bots' turns.")] = False,
    plain: Plain = False,
    lang: Lang = None,
    edition: Names = None,
) -> None:
    """Play a match. It is saved after every move; leave and resume it at any time."""
    from golazo.cli.output.console import accept_invalid_bytes, out, words
    from golazo.cli.playing.local_match import Session
    from golazo.errors import InvalidSetting

    accept_invalid_bytes()
    if resume:
        settled = {"--players": players, "--bots": bots, "--humans": humans, "--names": names, "--seat": seat}
        refuse(settled | {"--option": option or None, "--seed": seed, "--record": record})
        match, path = resumed(game, file, cards)
    else:
        if file is not None:
            raise InvalidSetting("play-file-without-resume", file=file)
        from golazo.cli.playing.seating import Party

        party = Party(players, humans, parts(bots), parts(names), seat)
        match, path = started(game, party, option, seed, cards, record)
    while Session(match, words(match.game), out(), path, fast).run():
        match, path = rematch(match)


def rematch(match: Match) -> tuple[Match, Path]:
    """Start a match of the same players with the same settings; everyone moves on by one seat."""
    from golazo.cli.playing.match_files import new_file
    from golazo.match.match import Match

    seats = [*match.seats[1:], match.seats[0]]
    again = Match(match.game, match.players, None, match.options, match.cards, seats)
    return again, new_file(match.game.name, None)


def refuse(settled: Mapping[str, object]) -> None:
    """Refuse options that only a new match can have when one is resumed."""
    from golazo.errors import InvalidSetting

    for name, value in settled.items():
        if value is not None:
            raise InvalidSetting("play-resume-stands", option=name)


def parts(listed: str | None) -> list[str]:
    """Split `Anna, Ben` into two names."""
    return [] if listed is None else [part.strip() for part in listed.split(",")]


def started(
    game: str | None, party: Party, option: list[str] | None, seed: int | None, cards: str | None, record: str | None
) -> tuple[Match, Path]:
    """Start a match; returns it and its file."""
    from dataclasses import replace

    from golazo import games
    from golazo.cli.options.common import chosen_options
    from golazo.cli.options.which_game import wanted_game
    from golazo.cli.output.console import prepare, words
    from golazo.cli.playing.match_files import new_file
    from golazo.cli.playing.seating import seated
    from golazo.match.match import Match
    from golazo.match.settings import checked_options, checked_seats, checked_seed

    loaded = games.load(game or wanted_game())
    say = words(loaded)
    party = party if party.bots else replace(party, bots=loaded.bots[-1:])
    sown = checked_seed(seed)
    seats = seated(party, loaded, sown, say)
    options = checked_options(loaded, chosen_options(loaded, option))
    checked_seats(loaded, len(seats), seats)
    loaded.load_cards(cards)
    prepare(loaded)
    match = Match(loaded, len(seats), sown, options, cards, seats)
    return match, new_file(loaded.name, record)


def resumed(game: str | None, file: str | None, cards: str | None) -> tuple[Match, Path]:
    """Load a record, or the most recent unfinished match. A single argument is a file unless it is a game's name."""
    from golazo import games
    from golazo.cards.card_file import read_text
    from golazo.cli.output.console import prepare
    from golazo.cli.playing.match_files import latest_unfinished, named_file
    from golazo.errors import InvalidSetting
    from golazo.match.match import Match
    from golazo.match.record import read_record

    if game is not None and file is None and game not in games.names():
        game, file = None, game
    loaded = games.load(game) if game else None
    path = named_file(file) if file is not None else latest_unfinished(loaded.name if loaded else None)
    record = read_text(str(path))
    prepare(games.load(read_record(record).header.game))
    match = Match.from_record(record, cards)
    if match.ended is not None and not match.over:
        raise InvalidSetting("play-resume-ended", file=str(path))
    if not match.over:
        match.dice.entropy(len(match.decisions) + 1)  # a table's dice may be known only up to here; this raises if so
    return match, path
