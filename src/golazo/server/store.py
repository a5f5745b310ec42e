"""Tables, seats and chat as rows: what is read and written besides the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Select, func, insert, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from golazo.record import Ended
from golazo.server.database import Database
from golazo.server.header import OPEN, PLAYING, WAITING, Header, Place, header_of
from golazo.server.schema import card_files, chat, mutes, seats, tables
from golazo.server.shown import Said

CHAT_KEPT = 100


@dataclass(frozen=True)
class Glimpse:
    """How a table stands, as its rows tell: the last line of its log, its seats, the last thing said."""

    seq: int
    status: str
    rematch: str | None
    taken: int
    said: int


class Store:
    """The rows of tables."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def header(self, table: str) -> Header | None:
        """A table as it was set up, and who sits there now."""
        async with self.database.reading() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table))).mappings().first()
            if row is None:
                return None
            places = await connection.execute(select(seats).where(seats.c.table == table))
            return header_of(dict(row), [dict(place) for place in places.mappings()])

    async def card_file(self, game: str, hash_: str) -> str | None:
        """The text of a card file that a table is played with."""
        wanted = select(card_files.c.text).where(card_files.c.game == game, card_files.c.hash == hash_)
        async with self.database.reading() as connection:
            found = (await connection.execute(wanted)).scalar()
        return None if found is None else str(found)

    async def keep_cards(self, game: str, hash_: str, text: str) -> None:
        """Keep a card file, so that matches with these cards can be played whatever is shipped later."""
        if await self.card_file(game, hash_) is not None:
            return
        dialect = sqlite if self.database.is_sqlite else postgresql
        insert_ = dialect.insert(card_files).values(game=game, hash=hash_, text=text).on_conflict_do_nothing()
        async with self.database.writing() as connection:
            await connection.execute(insert_)

    async def add(self, header: Header, cards: str | None, ended: Ended | None = None) -> None:
        """A new table with its seats, and the cards it is played with where they are not the shipped ones.

        `ended` tells how the match has ended whose record the table is there to look at.
        """
        row = row_of(header)
        if ended is not None:
            row |= {"ended": ended.how, "returns": None if ended.returns is None else list(ended.returns)}
        if cards is not None:
            await self.keep_cards(header.game, header.cards, cards)
        async with self.database.writing() as connection:
            await connection.execute(insert(tables).values(**row))
            await connection.execute(insert(seats), [{"table": header.id, **asdict(p)} for p in header.places])

    async def sit(self, table: str, place: Place, at: int) -> bool | None:
        """Take an open seat, and begin the match if it was the last; tells whether it has begun.

        None when somebody else has just taken the seat.
        """
        free = (
            update(seats)
            .where(seats.c.table == table, seats.c.seat == place.seat)
            .where(seats.c.player.is_(None), seats.c.bot == "")
            .where(select(tables.c.id).where(tables.c.id == table, tables.c.status == WAITING).exists())
            .values(player=place.player, name=place.name, seed=place.seed)
        )
        unfilled = select(seats.c.seat).where(seats.c.table == table, seats.c.player.is_(None), seats.c.bot == "")
        begin = (
            update(tables)
            .where(tables.c.id == table, tables.c.status == WAITING, ~unfilled.exists())
            .values(status=PLAYING, started=at, updated=at, due=at)
        )
        async with self.database.writing() as connection:
            await connection.execute(turn_at(table))
            if not (await connection.execute(free)).rowcount:
                return None
            return bool((await connection.execute(begin)).rowcount)

    async def stand_up(self, table: str, player: str) -> bool:
        """Leave a table whose match has not begun."""
        left = (
            update(seats)
            .where(seats.c.table == table, seats.c.player == player)
            .where(select(tables.c.id).where(tables.c.id == table, tables.c.status == WAITING).exists())
            .values(player=None, name="", seed="", kept_for=None)
        )
        async with self.database.writing() as connection:
            await connection.execute(turn_at(table))
            return bool((await connection.execute(left)).rowcount)

    async def note_beginning(self, table: str, turn: int | None, due: int | None) -> None:
        """Note whose decision is the first, unless it was taken already."""
        first = update(tables).where(tables.c.id == table, tables.c.seq == 0).values(turn=turn, due=due)
        async with self.database.writing() as connection:
            await connection.execute(first)

    async def close_waiting(self, table: str, at: int) -> bool:
        """Close a table at which nothing has begun."""
        closing = (
            update(tables)
            .where(tables.c.id == table, tables.c.status == WAITING)
            .values(status="closed", ended="closed", updated=at, due=None)
        )
        async with self.database.writing() as connection:
            return bool((await connection.execute(closing)).rowcount)

    async def link_rematch(self, table: str, rematch: str) -> str:
        """Note which table the rematch is played at; returns the one that was first."""
        first = update(tables).where(tables.c.id == table, tables.c.rematch.is_(None)).values(rematch=rematch)
        async with self.database.writing() as connection:
            await connection.execute(first)
            found = await connection.execute(select(tables.c.rematch).where(tables.c.id == table))
            return str(found.scalar())

    async def claim_due(self, now: int, lease: int, most: int, rules: Mapping[str, int]) -> list[str]:
        """Tables at which something is overdue; each is given to one node, for as long as the lease lasts.

        Those that are played by other `rules` (the version of each game's) are left to nodes that know them.
        """
        overdue = (
            select(tables.c.id, tables.c.due)
            .where(tables.c.due < now, tables.c.status == PLAYING)
            .where(tuple_(tables.c.game, tables.c.rules_version).in_(list(rules.items())))
            .order_by(tables.c.due)
            .limit(most)
        )
        async with self.database.reading() as connection:
            found = [(row.id, row.due) for row in await connection.execute(overdue)]
        if not found:
            return []
        claimed = []
        async with self.database.writing() as connection:
            for table, due in sorted(found):  # as the log does, so that nobody waits for one who waits for them
                claim = update(tables).where(tables.c.id == table, tables.c.due == due).values(due=now + lease)
                if (await connection.execute(claim)).rowcount:
                    claimed.append(table)
        return claimed

    async def glimpses(self, wanted: Sequence[str]) -> dict[str, Glimpse]:
        """What can be seen of some tables without reading them."""
        taken = select(func.count()).where(seats.c.table == tables.c.id, seats.c.player.is_not(None))
        last = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.table == tables.c.id)
        rows = select(
            tables.c.id,
            tables.c.seq,
            tables.c.status,
            tables.c.rematch,
            taken.scalar_subquery(),
            last.scalar_subquery(),
        ).where(tables.c.id.in_(wanted))
        async with self.database.reading() as connection:
            return {id_: Glimpse(*seen) for id_, *seen in await connection.execute(rows)}

    async def idle(self, before: int, most: int) -> list[tuple[str, str, int]]:
        """Open tables at which nothing has happened for long, with their status and the last line of their log."""
        wanted = (
            select(tables.c.id, tables.c.status, tables.c.seq)
            .where(tables.c.status.in_(OPEN), tables.c.updated < before)
            .order_by(tables.c.updated)
            .limit(most)
        )
        async with self.database.reading() as connection:
            return [(row.id, row.status, row.seq) for row in await connection.execute(wanted)]

    async def say(self, table: str, said: Said) -> Said | None:
        """Keep what somebody says, with the next number; None if somebody else spoke at the same moment."""
        last = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.table == table)
        try:
            async with self.database.writing() as connection:
                number = int((await connection.execute(last)).scalar_one()) + 1
                row = {"table": table, "number": number, "player": said.player, "seat": said.seat, "name": said.name}
                await connection.execute(insert(chat).values(**row, text=said.text, at=said.at))
        except IntegrityError:
            return None
        return Said(number, said.player, said.name, said.text, said.at, said.seat)

    async def said(self, table: str, after: int = 0) -> list[Said]:
        """What was said last, in order."""
        latest = (
            select(chat)
            .where(chat.c.table == table, chat.c.number > after)
            .order_by(chat.c.number.desc())
            .limit(CHAT_KEPT)
        )
        async with self.database.reading() as connection:
            rows: Sequence[Any] = (await connection.execute(latest)).all()
        return [Said(row.number, row.player, row.name, row.text, row.at, row.seat) for row in reversed(rows)]

    async def muted(self, player: str) -> set[str]:
        """Whom somebody does not want to hear."""
        async with self.database.reading() as connection:
            rows = await connection.execute(select(mutes.c.muted).where(mutes.c.player == player))
            return {str(row.muted) for row in rows}

    async def mute(self, player: str, muted: str, on: bool) -> None:
        """Hear somebody no more, or again."""
        async with self.database.writing() as connection:
            await connection.execute(mutes.delete().where(mutes.c.player == player, mutes.c.muted == muted))
            if on:
                await connection.execute(insert(mutes).values(player=player, muted=muted))


def turn_at(table: str) -> Select[Any]:
    """Wait for others who are about to sit down or get up at a table, on any node."""
    return select(tables.c.id).where(tables.c.id == table).with_for_update()


def row_of(header: Header) -> dict[str, Any]:
    """A table's row."""
    row = {name: value for name, value in vars(header).items() if name != "places"}
    row |= {"secret": header.secret.hex(), "options": dict(header.options), "updated": header.created}
    return row | {"seq": 0, "due": header.started}
