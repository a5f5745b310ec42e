"""Tables, seats and chat as rows: everything stored besides the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from msgspec import structs
from sqlalchemy import Insert, Select, Update, func, insert, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from golazo.match.record import CLOSED as BROKEN_OFF
from golazo.match.record import Ended, tells_take_backs
from golazo.protocol.parts import Said
from golazo.protocol.status import CLOSED, OPEN, PLAYING, WAITING
from golazo.server.storage.database import Database
from golazo.server.storage.decision_log import Summary
from golazo.server.storage.header import Header, Place, header_of
from golazo.server.storage.quotas import Quota
from golazo.server.storage.schema import card_files, chat, mutes, seats, tables

SEED_TIME = 60_000  # milliseconds a player has to give a seed after taking a seat; clients do it at once
CHAT_KEPT = 100
HIDDEN_TOLD = 1000


@dataclass(frozen=True)
class Glimpse:
    """A summary of a table from its rows: the last line of its log, its seats and seeds, the last chat line."""

    seq: int
    status: str
    rematch: str | None
    taken: int
    seeds: int
    said: int


class Store:
    """Reads and writes the rows of tables."""

    def __init__(self, database: Database, chats: bool = True) -> None:
        self.database = database
        self.chats = chats  # whether tables on this server have a chat at all

    async def header(self, table: str) -> Header | None:
        """Return a table's header, with its current seats."""
        async with self.database.reading() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table))).mappings().first()
            if row is None:
                return None
            places = await connection.execute(select(seats).where(seats.c.table == table))
            seated = [dict(place) for place in places.mappings()]
            return header_of({**row, "chat": row["chat"] and self.chats}, seated)

    async def card_file(self, game: str, hash_: str) -> str | None:
        """Return the text of a card file that a table uses."""
        wanted = select(card_files.c.text).where(card_files.c.game == game, card_files.c.hash == hash_)
        async with self.database.reading() as connection:
            found = (await connection.execute(wanted)).scalar()
        return None if found is None else str(found)

    async def keep_cards(self, game: str, hash_: str, text: str) -> None:
        """Store a card file, so that matches with these cards can be played even if other cards are shipped later."""
        if await self.card_file(game, hash_) is not None:
            return
        async with self.database.writing() as connection:
            await connection.execute(self.keeping_cards(game, hash_, text))

    def keeping_cards(self, game: str, hash_: str, text: str) -> Insert:
        """Return the statement that stores a card file unless it is there already."""
        row = {"game": game, "hash": hash_, "text": text}
        if self.database.is_sqlite:
            return sqlite.insert(card_files).values(**row).on_conflict_do_nothing()
        return postgresql.insert(card_files).values(**row).on_conflict_do_nothing()

    async def add(
        self,
        header: Header,
        cards: str | None,
        ended: Ended | None = None,
        score: list[int] | None = None,
        quota: Quota | None = None,
    ) -> None:
        """Add a table with its seats, and its cards if they are not the shipped ones.

        `ended` and `score` describe the end of a match that the table only shows. Raises if a quota is used up.
        """
        row = row_of(header)
        if ended is not None:
            returns = None if ended.returns is None else list(ended.returns)
            row |= {"ended": ended.how, "returns": returns, "score": score or None}
        if quota is not None:
            row["address"] = quota.marks[0]
        async with self.database.writing() as connection:
            if quota is not None:
                await quota.check(connection, header)
            if cards is not None:
                await connection.execute(self.keeping_cards(header.game, header.cards, cards))
            await connection.execute(insert(tables).values(**row))
            due = header.created + SEED_TIME
            rows = [{"table": header.id, "seed_due": due if p.lacks_seed else None, **asdict(p)} for p in header.places]
            await connection.execute(insert(seats), rows)

    async def sit(self, table: str, place: Place, at: int) -> bool:
        """Take an open seat; returns False if another player was first."""
        free = (
            update(seats)
            .where(seats.c.table == table, seats.c.seat == place.seat)
            .where(seats.c.player.is_(None), seats.c.bot == "")
            .where(select(tables.c.id).where(tables.c.id == table, tables.c.status == WAITING).exists())
            .values(player=place.player, name=place.name, seed=None, seed_due=at + SEED_TIME, account=place.account)
        )
        async with self.database.writing() as connection:
            await connection.execute(seat_lock(table))
            return bool((await connection.execute(free)).rowcount)

    async def give_seed(self, table: str, player: str, seed: str, at: int) -> bool:
        """Set the seed of a player's seats that have none; starts the match if it was the last one missing.

        Returns whether the match has started.
        """
        give = (
            update(seats)
            .where(seats.c.table == table, seats.c.player == player, seats.c.seed.is_(None))
            .where(select(tables.c.id).where(tables.c.id == table, tables.c.status == WAITING).exists())
            .values(seed=seed, seed_due=None)
        )
        missing = select(seats.c.seat).where(seats.c.table == table, seats.c.seed.is_(None), seats.c.bot == "")
        begin = (
            update(tables)
            .where(tables.c.id == table, tables.c.status == WAITING, ~missing.exists())
            .values(status=PLAYING, started=at, updated=at, due=at)
        )
        async with self.database.writing() as connection:
            await connection.execute(seat_lock(table))
            if not (await connection.execute(give)).rowcount:
                return False
            return bool((await connection.execute(begin)).rowcount)

    async def late_seeds(self, at: int, most: int) -> list[tuple[str, str]]:
        """Return tables that wait for an overdue seed, each with the player; hosts of tables come last."""
        late = (
            select(seats.c.table, seats.c.player, tables.c.host)
            .join(tables, tables.c.id == seats.c.table)
            .where(seats.c.seed_due < at, seats.c.player.is_not(None), tables.c.status == WAITING)
            .order_by(seats.c.seed_due)
            .limit(most)
        )
        async with self.database.reading() as connection:
            found = {(row.table, row.player): row.player == row.host for row in await connection.execute(late)}
        return sorted(found, key=found.__getitem__)

    async def stand_up(self, table: str, player: str, at: int, only_late: bool = False) -> bool:
        """Leave a table before its match begins; returns False if it has begun.

        `only_late` leaves seats with overdue seeds.

        If the host leaves, the first remaining player becomes the host; if nobody remains, the table is closed.
        """
        waiting = select(tables.c.id).where(tables.c.id == table, tables.c.status == WAITING)
        still = select(seats.c.seat).where(seats.c.table == table, seats.c.player == player)
        hosted = waiting.where(tables.c.host == player, ~still.exists())
        mine = update(seats).where(seats.c.table == table, seats.c.player == player)
        if only_late:
            mine = mine.where(seats.c.seed_due < at)
        empty = {"player": None, "name": "", "seed": None, "seed_due": None, "kept_for": None, "account": False}
        others = select(seats.c.player).where(seats.c.table == table, seats.c.player.is_not(None))
        async with self.database.writing() as connection:
            await connection.execute(seat_lock(table))
            if (await connection.execute(waiting)).first() is None:
                return False
            left = (await connection.execute(mine.values(**empty))).rowcount
            if only_late and not left:
                return False
            if (await connection.execute(hosted)).first() is not None:
                heir = (await connection.execute(others.order_by(seats.c.seat).limit(1))).scalar()
                if heir is None:
                    await connection.execute(closing(table, at))
                else:
                    await connection.execute(update(tables).where(tables.c.id == table).values(host=heir))
            return True

    async def note_due(self, table: str, known: Summary) -> None:
        """Store whose turn it is and when something is due, unless a decision has come in the meantime."""
        same = update(tables).where(tables.c.id == table, tables.c.seq == known.seq)
        async with self.database.writing() as connection:
            await connection.execute(same.values(turn=known.turn, due=known.due))

    async def close_waiting(self, table: str, at: int) -> bool:
        """Close a table whose match has not begun."""
        async with self.database.writing() as connection:
            return bool((await connection.execute(closing(table, at))).rowcount)

    async def forget_addresses(self, before: int) -> None:
        """Delete the address hashes of tables that are over and were opened before a given time."""
        over = tables.c.address.is_not(None), tables.c.status.not_in(OPEN), tables.c.created < before
        async with self.database.reading() as connection:
            found = (await connection.execute(select(tables.c.id).where(*over).limit(1))).first()
        if found is not None:
            async with self.database.writing() as connection:
                await connection.execute(update(tables).where(*over).values(address=None))

    async def link_rematch(self, table: str, rematch: str) -> str:
        """Set the table of the rematch, unless there is one; returns the one that was first."""
        first = update(tables).where(tables.c.id == table, tables.c.rematch.is_(None)).values(rematch=rematch)
        async with self.database.writing() as connection:
            await connection.execute(first)
            found = await connection.execute(select(tables.c.rematch).where(tables.c.id == table))
            return str(found.scalar())

    async def claim_due(self, now: int, lease: int, most: int, rules: Mapping[str, int]) -> list[str]:
        """Claim overdue tables for this node; no other node gets them until the lease ends.

        Tables with another version of their game's `rules` are left to nodes that have it.
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
            for table, due in sorted(found):  # in the order of the log, so that nodes cannot deadlock
                claim = update(tables).where(tables.c.id == table, tables.c.due == due).values(due=now + lease)
                if (await connection.execute(claim)).rowcount:
                    claimed.append(table)
        return claimed

    async def glimpses(self, wanted: Sequence[str]) -> dict[str, Glimpse]:
        """Return summaries of some tables without loading them."""
        taken = select(func.count()).where(seats.c.table == tables.c.id, seats.c.player.is_not(None))
        seeded = taken.where(seats.c.seed.is_not(None))
        last = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.table == tables.c.id)
        rows = select(
            tables.c.id,
            tables.c.seq,
            tables.c.status,
            tables.c.rematch,
            taken.scalar_subquery(),
            seeded.scalar_subquery(),
            last.scalar_subquery(),
        ).where(tables.c.id.in_(wanted))
        async with self.database.reading() as connection:
            return {id_: Glimpse(*seen) for id_, *seen in await connection.execute(rows)}

    async def idle(self, before: int, most: int) -> list[tuple[str, str, int]]:
        """Return open tables without activity for long, with their status and the last line of their log."""
        wanted = (
            select(tables.c.id, tables.c.status, tables.c.seq)
            .where(tables.c.status.in_(OPEN), tables.c.updated < before)
            .order_by(tables.c.updated)
            .limit(most)
        )
        async with self.database.reading() as connection:
            return [(row.id, row.status, row.seq) for row in await connection.execute(wanted)]

    async def say(self, table: str, said: Said) -> Said | None:
        """Store a chat line with the next number; returns None if another line took that number."""
        last = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.table == table)
        try:
            async with self.database.writing() as connection:
                number = int((await connection.execute(last)).scalar_one()) + 1
                row = {"table": table, "number": number, "player": said.player, "seat": said.seat, "name": said.name}
                await connection.execute(insert(chat).values(**row, text=said.text, at=said.at, account=said.account))
        except IntegrityError:
            return None
        return structs.replace(said, number=number)

    async def said(self, table: str, after: int = 0) -> list[Said]:
        """Return the latest chat lines that are not hidden, in order."""
        if not self.chats:
            return []
        latest = (
            select(chat)
            .where(chat.c.table == table, chat.c.number > after, chat.c.hidden.is_(None))
            .order_by(chat.c.number.desc())
            .limit(CHAT_KEPT)
        )
        async with self.database.reading() as connection:
            rows: Sequence[Any] = (await connection.execute(latest)).all()
        return [
            Said(row.number, row.player, row.name, row.text, row.at, row.seat, row.account) for row in reversed(rows)
        ]

    async def hidden(self, table: str) -> list[int]:
        """Return the latest lines that a host has hidden."""
        wanted = select(chat.c.number).where(chat.c.table == table, chat.c.hidden.is_not(None))
        async with self.database.reading() as connection:
            rows = await connection.execute(wanted.order_by(chat.c.number.desc()).limit(HIDDEN_TOLD))
            return sorted(row.number for row in rows)

    async def muted(self, player: str) -> set[str]:
        """Return whom a player has muted."""
        async with self.database.reading() as connection:
            rows = await connection.execute(select(mutes.c.muted).where(mutes.c.player == player))
            return {str(row.muted) for row in rows}

    async def mute(self, player: str, muted: str, on: bool) -> None:
        """Mute or unmute a player."""
        async with self.database.writing() as connection:
            await connection.execute(mutes.delete().where(mutes.c.player == player, mutes.c.muted == muted))
            if on:
                await connection.execute(insert(mutes).values(player=player, muted=muted))


def seat_lock(table: str) -> Select[Any]:
    """Lock a table against others who take or leave a seat, on any node."""
    return select(tables.c.id).where(tables.c.id == table).with_for_update()


def closing(table: str, at: int) -> Update:
    """Return the statement that closes a table whose match has not begun."""
    return (
        update(tables)
        .where(tables.c.id == table, tables.c.status == WAITING)
        .values(status=CLOSED, ended=BROKEN_OFF, updated=at, due=None)
    )


def row_of(header: Header) -> dict[str, Any]:
    """Return a table's row."""
    row = {name: value for name, value in vars(header).items() if name != "places"}
    row |= {"secret": header.secret.hex(), "options": dict(header.options), "updated": header.created}
    take_backs = None if header.origin is None else tells_take_backs(header.origin)
    return row | {"seq": 0, "due": header.started, "origin_take_backs": take_backs}
