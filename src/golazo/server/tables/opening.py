"""Opening, joining and leaving tables, and rematches."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace

from golazo import games
from golazo.errors import UnknownName
from golazo.games.contract import Catalogue, Game
from golazo.match.dice import SECRET_BYTES, checked_seeds, commitment_of, hexadecimal
from golazo.match.playable import check_playable
from golazo.match.settings import brief, checked_options, checked_players
from golazo.protocol.status import PLAYING, WAITING, ClockKind
from golazo.protocol.tables import MY_SEAT, OPEN_SEAT
from golazo.server.accounts.players import Player
from golazo.server.net.bus import News
from golazo.server.now import now
from golazo.server.refused import Refused
from golazo.server.storage.header import NO_CLOCK, Header, Place
from golazo.server.storage.quotas import Quota
from golazo.server.tables.live_table import LiveTable
from golazo.server.tables.registry import Registry, parsed

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # for table ids: easy to read aloud and type
ID_LENGTH = 10
CHECKERS = ThreadPoolExecutor(1, "cards")  # in which bots try out card files, one file after the other


@dataclass(frozen=True)
class TableRequest:
    """The settings of a new table; `seats` says for each seat: open, me, or a bot's level."""

    game: str
    seats: Sequence[str]
    options: Mapping[str, bool] = field(default_factory=dict)
    cards: str | None = None  # the text of a card file
    public: bool = False
    chat: bool | None = None  # by default on among friends, off where strangers may come
    clock: ClockKind = NO_CLOCK
    seconds: int = 0
    absence: int = 300
    origin: str | None = None
    rematch_of: str | None = None
    lesson: int | None = None  # the seed of a lesson's dice


def new_id() -> str:
    """Return a table id that cannot be guessed, so that only those it was shared with know it."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


async def open_table(
    registry: Registry,
    player: Player,
    wish: TableRequest,
    places: Sequence[Place] | None = None,
    quota: Quota | None = None,
) -> LiveTable:
    """Open a table. The dice's secret is drawn here, before any seed is given, and its commitment is published."""
    game = games.load(wish.game)
    checked_players(game, len(wish.seats))
    catalogue = await playable_cards(game, wish.cards)
    header = new_header(game, catalogue, player, wish, places or places_of(game, player, wish))
    begins = header.is_complete
    if begins:
        header = replace(header, status=PLAYING, started=header.created)
    await registry.store.add(header, wish.cards if header.own_cards else None, quota=quota)
    registry.metrics.created.labels(game.name).inc()
    table = await registry.table(header.id)
    if begins:
        await announce_seats(registry, table, begun=True)
    return table


async def cards_of(game: Game, text: str | None) -> Catalogue:
    """Return the cards of a card file, or the shipped ones."""
    if text is not None:
        return await asyncio.to_thread(parsed, game.name, text)
    shipped: Catalogue = game.load_cards(None)
    return shipped


async def playable_cards(game: Game, text: str | None) -> Catalogue:
    """Return the cards of a card file after checking that matches with them end, or the shipped ones."""
    catalogue = await cards_of(game, text)
    if text is not None:
        await asyncio.get_running_loop().run_in_executor(CHECKERS, check_playable, game, catalogue, "cards.toml")
    return catalogue


def new_header(game: Game, catalogue: Catalogue, player: Player, wish: TableRequest, places: Sequence[Place]) -> Header:
    """Return the header of a new table whose match has not begun."""
    return Header(
        id=new_id(),
        game=game.name,
        rules_version=game.rules_version,
        cards=catalogue.hash,
        own_cards=catalogue.hash != game.load_cards(None).hash,
        players=len(places),
        options=checked_options(game, wish.options),
        public=wish.public,
        chat=not wish.public if wish.chat is None else wish.chat,
        clock=wish.clock,
        seconds=wish.seconds,
        absence=wish.absence,
        status=WAITING,
        secret=secrets.token_bytes(SECRET_BYTES),
        host=player.id,
        created=now(),
        started=None,
        rematch=None,
        rematch_of=wish.rematch_of,
        origin=wish.origin,
        lesson=None if wish.lesson is None else hexadecimal(wish.lesson),
        places=tuple(places),
    )


def places_of(game: Game, player: Player, wish: TableRequest) -> list[Place]:
    """Return the seats of a new table. Seeds come later; a lesson has none, as its dice are known."""
    seed = None if wish.lesson is None else ""
    places = []
    for seat, who in enumerate(wish.seats):
        if who == OPEN_SEAT:
            places.append(Place(seat))
        elif who == MY_SEAT:
            places.append(Place(seat, player.id, player.name, seed=seed, account=player.account is not None))
        elif who in game.bots:
            places.append(Place(seat, bot=who))
        else:
            raise UnknownName("error-unknown-bot", name=brief(who), known=", ".join((*game.bots, OPEN_SEAT, MY_SEAT)))
    return places


async def announce_seats(registry: Registry, table: LiveTable, begun: bool) -> None:
    """Announce the new seats; if the match has begun, bots may be first to decide."""
    await table.catch_up(whole=True, drive=begun)
    if begun and table.state is not None:
        await registry.store.note_due(table.header.id, table.state.summary())
    await registry.bus.tell(News(registry.bus.node, table.header.id, header=True))


async def sit_down(registry: Registry, table: LiveTable, player: Player, seat: int | None) -> int:
    """Take an open seat: the given one, or the first one available. A player who has a seat keeps it.

    By now the commitment has been published; the seed comes next, with `give_seed`.
    """
    await table.catch_up(whole=True)
    mine = table.header.seats_of(player.id)
    if mine and (seat is None or seat in mine):
        return mine[0] if seat is None else seat
    if table.header.status != WAITING:
        raise Refused("table-full")
    if seat is not None and seat >= table.header.players:
        raise Refused("no-such-seat", seat=seat, last=table.header.players - 1)
    for place in table.header.places:
        if place.is_open and place.kept_for in (None, player.id) and seat in (None, place.seat):
            taken = replace(place, player=player.id, name=player.name, account=player.account is not None)
            if await registry.store.sit(table.header.id, taken, now()):
                await announce_seats(registry, table, begun=False)
                return place.seat
    raise Refused("seat-taken" if seat is not None else "table-full")


async def give_seed(registry: Registry, table: LiveTable, player: Player, seed: str, commitment: str) -> None:
    """Give a seed for a player's seats, after seeing the commitment. The last missing seed starts the match.

    A seed is final: repeating it changes nothing, another one is refused.
    """
    (seed,) = checked_seeds((seed,))
    await table.catch_up(whole=True)
    header = table.header
    mine = [place for place in header.places if place.player == player.id]
    if not mine:
        raise Refused("not-your-seat")
    if commitment != commitment_of(header.secret):
        raise Refused("other-commitment")
    if not any(place.lacks_seed for place in mine):
        if any(place.seed != seed for place in mine):
            raise Refused("seed-given")
        return
    if header.status != WAITING:
        raise Refused("over")
    begun = await registry.store.give_seed(header.id, player.id, seed, now())
    await announce_seats(registry, table, begun)


async def leave(registry: Registry, table: LiveTable, player: Player) -> None:
    """Leave a match, where bots play on, or a table whose match has not begun."""
    header = table.header
    if not header.seats_of(player.id) and (header.host != player.id or header.status != WAITING):
        raise Refused("not-your-seat")
    if await registry.store.stand_up(header.id, player.id, now()):
        await table.catch_up(whole=True)
        await registry.bus.tell(News(registry.bus.node, table.header.id, header=True))
        return
    await table.catch_up(whole=True)
    await table.leave(player.id)


async def play_again(registry: Registry, table: LiveTable, player: Player, quota: Quota | None = None) -> LiveTable:
    """Open or join the rematch, with players one seat further.

    The first request opens it and keeps seats for the others.
    """
    header, state = table.header, table.state
    if not header.seats_of(player.id):
        raise Refused("not-your-seat")
    if state is None or not state.over:
        raise Refused("not-over")
    rematch = header.rematch
    if rematch is None:
        turned = [header.places[seat - 1] for seat in range(header.players)]
        places = [
            replace(place, seat=seat, player=None, name="", seed=None, kept_for=place.player, account=False)
            if place.player is not None
            else replace(place, seat=seat)
            for seat, place in enumerate(turned)
        ]
        cards = await registry.store.card_file(header.game, header.cards) if header.own_cards else None
        wish = TableRequest(
            game=header.game,
            seats=[OPEN_SEAT] * header.players,
            options=header.options,
            cards=cards,
            public=header.public,
            chat=header.chat,
            clock=header.clock,
            seconds=header.seconds,
            absence=header.absence,
            rematch_of=header.id,
        )
        opened = await open_table(registry, player, wish, places, quota)
        rematch = await registry.store.link_rematch(header.id, opened.header.id)
        if rematch != opened.header.id:
            await registry.store.close_waiting(opened.header.id, now())
    again = await registry.table(rematch)
    for place in again.header.places:
        if place.kept_for == player.id and place.is_open:
            await sit_down(registry, again, player, place.seat)
    if header.rematch is None:  # others are notified once the seats are known
        await registry.seats_changed(header.id)
    return again
