"""Lists of tables: public ones, a player's own, the archive."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, case, false, func, or_, select

from golazo.match.undo import is_alone
from golazo.protocol.lists import ListedPlace, ListedTable
from golazo.protocol.status import OPEN, UNDO, WAITING
from golazo.server.storage.database import Database
from golazo.server.storage.entry import ASK, PLAY
from golazo.server.storage.schema import decisions, seats, tables
from golazo.server.tables.seat_names import seat_names

COLUMNS = (  # without the record it began with, which is long
    tables.c.id,
    tables.c.game,
    tables.c.status,
    tables.c.public,
    tables.c.created,
    tables.c.updated,
    tables.c.turn,
    tables.c.ended,
    tables.c.returns,
    tables.c.score,
    tables.c.lesson,
    tables.c.origin_take_backs,
)


@dataclass(frozen=True, slots=True)
class Sought:
    """A search of the archive, by a player or anonymous; `cursor` is the end of the previous page."""

    player: str | None = None
    mine: bool = False
    game: str | None = None
    name: str | None = None
    ended: str | None = None
    before: int | None = None
    after: int | None = None
    cursor: str | None = None


class Lists:
    """Finds tables without loading them."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def public(self, status: str, game: str | None, most: int) -> list[ListedTable]:
        """Return public tables with a status."""
        wanted = select(*COLUMNS).where(tables.c.status == status, tables.c.public)
        if status == WAITING:  # not those that only wait for a seed
            free = select(seats.c.seat).where(seats.c.table == tables.c.id, seats.c.player.is_(None), seats.c.bot == "")
            wanted = wanted.where(free.exists())
        if game is not None:
            wanted = wanted.where(tables.c.game == game)
        return await self.listed(wanted.order_by(tables.c.updated.desc()).limit(most))

    async def of_player(self, player: str, finished: bool, most: int) -> list[ListedTable]:
        """Return a player's tables; of the open ones, first those where the player is to decide."""
        status = tables.c.status.not_in(OPEN) if finished else tables.c.status.in_(OPEN)
        to_act = select(seats.c.seat).where(
            seats.c.table == tables.c.id, seats.c.player == player, seats.c.seat == tables.c.turn
        )
        urgent = case((to_act.exists(), 0), else_=1)
        wanted = select(*COLUMNS).where(owned(player), status)
        return await self.listed(wanted.order_by(urgent, tables.c.updated.desc()).limit(most), player)

    async def archive(self, sought: Sought, most: int) -> list[ListedTable]:
        """Return finished matches: public ones, and the player's own."""
        wanted = select(*COLUMNS).where(tables.c.status.not_in(OPEN))
        wanted = wanted.where(or_(tables.c.started.is_not(None), tables.c.origin_take_backs.is_not(None)))
        own = owned(sought.player)
        wanted = wanted.where(own if sought.mine else or_(tables.c.public, own))
        if sought.game is not None:
            wanted = wanted.where(tables.c.game == sought.game)
        if sought.name is not None:
            like = seats.c.name.icontains(sought.name, autoescape=True)
            wanted = wanted.where(select(seats.c.seat).where(seats.c.table == tables.c.id, like).exists())
        if sought.ended is not None:
            wanted = wanted.where(tables.c.ended == sought.ended)
        if sought.before is not None:
            wanted = wanted.where(tables.c.updated < sought.before)
        if sought.after is not None:
            wanted = wanted.where(tables.c.updated > sought.after)
        if sought.cursor is not None:
            updated, _, id_ = sought.cursor.partition("-")
            earlier, same = tables.c.updated < int(updated), tables.c.updated == int(updated)
            wanted = wanted.where(or_(earlier, and_(same, tables.c.id < id_)))
        wanted = wanted.order_by(tables.c.updated.desc(), tables.c.id.desc()).limit(most)
        return await self.listed(wanted, sought.player)

    async def listed(self, wanted: Select[Any], player: str | None = None) -> list[ListedTable]:
        """Return the tables of a query, with their seats."""
        async with self.database.reading() as connection:
            rows = (await connection.execute(wanted)).all()
            ids = [row.id for row in rows]
            taken = await connection.execute(
                select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.table, seats.c.seat)
            )
            places: dict[str, list[Any]] = {id_: [] for id_ in ids}
            for place in taken:
                places[place.table].append(place)
            undo = and_(decisions.c.kind == ASK, decisions.c.what == UNDO)
            counted = await connection.execute(
                select(
                    decisions.c.table,
                    func.sum(case((decisions.c.kind == PLAY, 1), else_=0)).label("moves"),
                    func.sum(case((undo, 1), else_=0)).label("undone"),
                )
                .where(decisions.c.table.in_(ids))
                .group_by(decisions.c.table)
            )
            lines = {str(line.table): (int(line.moves), bool(line.undone)) for line in counted}
        return [listed_of(row, places[row.id], *lines.get(row.id, (0, False)), player) for row in rows]


def owned(player: str | None) -> ColumnElement[bool]:
    """Return the condition for tables where a player sits, or which the player has opened."""
    if player is None:
        return false()
    return or_(tables.c.host == player, tables.c.id.in_(select(seats.c.table).where(seats.c.player == player)))


def with_take_backs(before: bool | None, places: Sequence[Any], asked: bool) -> bool:
    """Return whether a player alone against bots took decisions back, at the table or in its record.

    Bots agree at once, so every take-back requested there has happened.
    """
    return (asked and is_alone(places)) or bool(before)


def listed_of(row: Any, places: Sequence[Any], moves: int, undone: bool, player: str | None) -> ListedTable:
    mine = [place.seat for place in places if player is not None and place.player == player]
    imported, lesson = row.origin_take_backs is not None, row.lesson is not None
    take_backs = with_take_backs(row.origin_take_backs, places, undone)
    return ListedTable(
        id=row.id,
        game=row.game,
        status=row.status,
        public=row.public,
        created=row.created,
        updated=row.updated,
        decisions=None if undone or imported else moves,
        turn=row.turn,
        ended=row.ended,
        returns=row.returns,
        score=row.score,
        places=[
            ListedPlace(
                place.name,
                place.bot,
                open=row.status == WAITING and place.player is None and not place.bot,
                account=place.account,
                shown=shown,
            )
            for place, shown in zip(places, seat_names(row.game, places), strict=True)
        ],
        imported=imported,
        lesson=lesson,
        take_backs=take_backs,
        counts=row.returns is not None and not (imported or lesson or take_backs),  # played to its end here
        my_turn=row.turn in mine,
        my_seats=mine,
    )
