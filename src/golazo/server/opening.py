"""Opening tables, sitting down, leaving, playing again: what comes before and after the decisions."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from golazo import games
from golazo.dice import SECRET_BYTES, checked_seeds, hexadecimal
from golazo.errors import UnknownName
from golazo.game import Catalogue, Game
from golazo.server.bus import News
from golazo.server.hall import Hall, parsed
from golazo.server.header import NO_CLOCK, PLAYING, WAITING, Header, Place
from golazo.server.now import now
from golazo.server.players import Player
from golazo.server.refused import Refused
from golazo.server.table import LiveTable
from golazo.settings import brief, checked_options, checked_players

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # a table's id can be read aloud and typed
ID_LENGTH = 10
OPEN_SEAT, MY_SEAT = "open", "me"


@dataclass(frozen=True)
class Wish:
    """What a table should be; `seats` says for each seat: open, me, or a bot's level."""

    game: str
    seats: Sequence[str]
    options: Mapping[str, bool] = field(default_factory=dict)
    cards: str | None = None  # the text of a card file
    public: bool = False
    chat: bool | None = None  # by default on among friends, off where strangers may come
    clock: str = NO_CLOCK
    seconds: int = 0
    absence: int = 300
    seed: str = ""
    origin: str | None = None
    rematch_of: str | None = None
    lesson: int | None = None  # the seed of a lesson's dice


def new_id() -> str:
    """An id that cannot be guessed: whoever knows it was given it."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


async def open_table(hall: Hall, player: Player, wish: Wish, places: Sequence[Place] | None = None) -> LiveTable:
    """Open a table. The dice's secret is drawn here, and its commitment can be seen from now on."""
    game = games.load(wish.game)
    checked_players(game, len(wish.seats))
    catalogue = await cards_of(game, wish.cards)
    header = new_header(game, catalogue, player, wish, places or places_of(game, player, wish))
    full = not any(place.is_open for place in header.places)
    if full:
        header = replace(header, status=PLAYING, started=header.created)
    await hall.store.add(header, wish.cards if header.own_cards else None)
    hall.metrics.created.labels(game.name).inc()
    table = await hall.table(header.id)
    if full:
        await see_to(hall, table, begun=True)
    return table


async def cards_of(game: Game, text: str | None) -> Catalogue:
    """The cards of a file's text, or the shipped ones."""
    if text is not None:
        return await asyncio.to_thread(parsed, game.name, text)
    shipped: Catalogue = game.load_cards(None)
    return shipped


def new_header(game: Game, catalogue: Catalogue, player: Player, wish: Wish, places: Sequence[Place]) -> Header:
    """A new table, at which nothing has begun."""
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


def places_of(game: Game, player: Player, wish: Wish) -> list[Place]:
    """The seats of a new table."""
    (seed,) = checked_seeds((wish.seed,))
    places = []
    for seat, who in enumerate(wish.seats):
        if who == OPEN_SEAT:
            places.append(Place(seat))
        elif who == MY_SEAT:
            places.append(Place(seat, player.id, player.name, seed=seed))
        elif who in game.bots:
            places.append(Place(seat, bot=who))
        else:
            raise UnknownName("error-unknown-bot", name=brief(who), known=", ".join((*game.bots, OPEN_SEAT, MY_SEAT)))
    return places


async def see_to(hall: Hall, table: LiveTable, begun: bool) -> None:
    """Tell who sits at a table now; with the last seat its match has begun, and bots may be the first to decide."""
    await table.catch_up(whole=True, drive=begun)
    if begun and table.standing is not None:
        await hall.store.note_beginning(table.header.id, table.standing.to_act, table.standing.due)
    await hall.bus.tell(News(hall.bus.node, table.header.id, header=True))


async def sit_down(hall: Hall, table: LiveTable, player: Player, seat: int | None, seed: str) -> int:
    """Take an open seat, the first that one may have unless another is named; who sits already keeps the seat."""
    await table.catch_up(whole=True)
    mine = table.header.seats_of(player.id)
    if mine and (seat is None or seat in mine):
        return mine[0] if seat is None else seat
    if table.header.status != WAITING:
        raise Refused("table-full")
    if seat is not None and seat >= table.header.players:
        raise Refused("no-such-seat", seat=seat, last=table.header.players - 1)
    (seed,) = checked_seeds((seed,))
    for place in table.header.places:
        if place.is_open and place.kept_for in (None, player.id) and seat in (None, place.seat):
            taken = replace(place, player=player.id, name=player.name, seed=seed)
            begun = await hall.store.sit(table.header.id, taken, now())
            if begun is not None:
                await see_to(hall, table, begun)
                return place.seat
    raise Refused("seat-taken" if seat is not None else "table-full")


async def leave(hall: Hall, table: LiveTable, player: Player) -> None:
    """Go away: from a match, where bots play on, or from a table at which none has begun."""
    if not table.header.seats_of(player.id):
        raise Refused("not-your-seat")
    if await hall.store.stand_up(table.header.id, player.id):
        await table.catch_up(whole=True)
        if not table.header.people:
            await hall.store.close_waiting(table.header.id, now())
            await table.catch_up(whole=True)
        await hall.bus.tell(News(hall.bus.node, table.header.id, header=True))
        return
    await table.catch_up(whole=True)
    await table.leave(player.id)


async def play_again(hall: Hall, table: LiveTable, player: Player, seed: str) -> LiveTable:
    """A rematch: the same, with everybody a seat further. Who asks first opens it, the others find their seats kept."""
    header, standing = table.header, table.standing
    if not header.seats_of(player.id):
        raise Refused("not-your-seat")
    if standing is None or not standing.over:
        raise Refused("not-over")
    rematch = header.rematch
    if rematch is None:
        turned = [header.places[seat - 1] for seat in range(header.players)]
        places = [
            replace(place, seat=seat, player=None, name="", seed="", kept_for=place.player)
            if place.player is not None
            else replace(place, seat=seat)
            for seat, place in enumerate(turned)
        ]
        cards = await hall.store.card_file(header.game, header.cards) if header.own_cards else None
        wish = Wish(
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
        opened = await open_table(hall, player, wish, places)
        rematch = await hall.store.link_rematch(header.id, opened.header.id)
        if rematch != opened.header.id:
            await hall.store.close_waiting(opened.header.id, now())
    again = await hall.table(rematch)
    for place in again.header.places:
        if place.kept_for == player.id and place.is_open:
            await sit_down(hall, again, player, place.seat, seed)
    if header.rematch is None:  # the others are told when they can see who sits there
        await hall.seats_changed(header.id)
    return again
