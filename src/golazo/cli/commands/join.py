"""`golazo join`: plays at or watches a table over the network."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import typer

from golazo.cli.networked.join_request import JoinRequest, Opening
from golazo.cli.options.common import Cards, Options
from golazo.cli.options.edition import Names
from golazo.cli.options.language import Lang
from golazo.cli.options.screen_reader import Plain


def join(
    address: Annotated[str, typer.Argument(metavar="URL", help="The link of a table, or a server.")],
    open_: Annotated[
        str | None, typer.Option("--open", metavar="GAME", help="Open a table of a game, and get the link to pass on.")
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(metavar="WHO,..", help="With --open: for each seat me, open, or a bot's level."),
    ] = None,
    option: Options = None,
    cards: Cards = None,
    public: Annotated[bool, typer.Option("--public", help="With --open: anyone can find and join the table.")] = False,
    watch: Annotated[bool, typer.Option("--watch", help="Watch without a seat.")] = False,
    again: Annotated[bool, typer.Option("--again", help="Play again with the same players.")] = False,
    name: Annotated[str | None, typer.Option(metavar="NAME", help="What you want to be called.")] = None,
    seat: Annotated[
        int | None,
        typer.Option(metavar="N", min=0, help="Your seat, from 0; else the first open one."),
    ] = None,
    profile: Annotated[str, typer.Option(metavar="NAME", help="Play as a different guest on this server.")] = "",
    record: Annotated[
        str | None, typer.Option(metavar="FILE", help="Where to save the record when the match is over.")
    ] = None,
    fast: Annotated[bool, typer.Option("--fast", help="No pauses after the others' turns.")] = False,
    plain: Plain = False,
    lang: Lang = None,
    edition: Names = None,
) -> None:
    """Play at a table over the network. A server's address alone lists its tables."""
    import asyncio

    from golazo.cli.commands.play import parts
    from golazo.cli.networked.visit import Visit
    from golazo.cli.output.console import accept_invalid_bytes
    from golazo.protocol.addresses import split

    server, table = split(address)
    refuse_without_open({"--seats": seats, "--option": option, "--cards": cards, "--public": public}, open_)
    request = JoinRequest(
        server=server,
        table=table,
        opening=None if open_ is None else new_table(open_, parts(seats), option, cards, public),
        watch=watch,
        again=again,
        seat=seat,
        name=name,
        profile=profile,
        record=record,
        fast=fast,
    )
    check(request, address)
    accept_invalid_bytes()
    visit = Visit(request)
    try:
        asyncio.run(visit.run())
    except KeyboardInterrupt:
        raise visit.interrupted() from None


def refuse_without_open(given: Mapping[str, object], game: str | None) -> None:
    """Refuse options for a new table if none is opened."""
    from golazo.errors import InvalidSetting

    for name, value in given.items():
        if value and game is None:
            raise InvalidSetting("join-needs-open", option=name)


def new_table(game: str, seats: list[str], option: list[str] | None, cards: str | None, public: bool) -> Opening:
    """Return the settings of the new table; by default the user sits down and the other seats are open."""
    from golazo import games
    from golazo.cards.card_file import read_text
    from golazo.cli.options.common import chosen_options

    loaded = games.load(game)
    loaded.load_cards(cards)
    usual = ["me", *["open"] * (loaded.players[0] - 1)]
    text = None if cards is None else read_text(cards)
    return Opening(loaded.name, seats or usual, chosen_options(loaded, option), text, public)


def check(request: JoinRequest, address: str) -> None:
    """Refuse options that contradict each other before asking anything."""
    from pathlib import Path

    from golazo.errors import InvalidSetting

    if request.opening is not None and request.table is not None:
        raise InvalidSetting("join-opens-new", address=address)
    if request.again and request.table is None:
        raise InvalidSetting("join-needs-table", option="--again", server=request.server)
    if request.record is not None and Path(request.record).exists():
        raise InvalidSetting("join-file-exists", file=request.record)
