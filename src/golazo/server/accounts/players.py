"""Players: guests, who need no account, and accounts, which give access to the same matches from several devices."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from sqlalchemy import insert, or_, select, text, true, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from golazo.protocol.accounts import LONGEST_NAME, LONGEST_PASSWORD, SHORTEST_PASSWORD
from golazo.protocol.status import OPEN
from golazo.server.accounts.names import checked_name, login_form, skeleton
from golazo.server.accounts.sessions import end_sessions, start_session
from golazo.server.accounts.tokens import Claim
from golazo.server.now import now
from golazo.server.refused import Refused
from golazo.server.storage.database import Database
from golazo.server.storage.schema import players, seats, sessions, tables

Admit = Callable[[AsyncConnection], Awaitable[None]]
COLUMNS = (players.c.id, players.c.name, players.c.account)
LOCK = 0x601A22  # PostgreSQL advisory lock held while a name is assigned


@dataclass(frozen=True)
class Player:
    """A player; a guest if there is no account.

    `session` is the session of the request, `seen` when it was last used.
    """

    id: str
    name: str
    account: str | None
    session: str = ""
    seen: int = 0


@dataclass(frozen=True)
class Entered:
    """Result of logging in or registering: the tables where the player now has seats, and the sessions that ended."""

    player: Player
    tables: list[str]
    ended: list[str]


class Players:
    """All players. Passwords are stored as argon2 hashes, which are computed off the event loop, a few at a time."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.hasher = PasswordHasher()
        self.nobody = self.hasher.hash(secrets.token_hex(16))
        self.few = asyncio.Semaphore(2)

    async def new_guest(self, name: str = "", device: str = "") -> Player:
        """Create a guest with a session."""
        player, called, at = secrets.token_urlsafe(12), checked_name(name), now()
        row = {"id": player, "name": called, "skeleton": skeleton(called) or None, "created": at, "seen": at}
        async with self.database.writing() as connection:
            if called:
                await check_free(connection, player, called)
            await connection.execute(insert(players).values(**row))
            session, _ = await start_session(connection, player, device)
        return Player(player, called, None, session, at)

    async def of(self, claim: Claim | None) -> Player | None:
        """Return the player of a token; None if its session has ended."""
        if claim is None:
            return None
        wanted = select(*COLUMNS, sessions.c.id, sessions.c.seen).join_from(sessions, players)
        async with self.database.reading() as connection:
            row = (await connection.execute(wanted.where(sessions.c.id == claim.session))).first()
        return None if row is None else Player(*row)

    async def rename(self, player: Player, name: str) -> Player:
        """Rename a player. Tables where the player already sits keep the old name."""
        wanted = checked_name(name)
        async with self.database.writing() as connection:
            await give_name(connection, player, wanted)
        return replace(player, name=wanted)

    async def register(
        self, player: Player, name: str, password: str, device: str = "", admit: Admit | None = None
    ) -> Entered:
        """Turn a guest into an account that keeps the guest's matches. Replaces the guest's session.

        `admit` may refuse, in the same transaction.
        """
        if player.account is not None:
            raise Refused("has-account")
        shown, account = checked_name(name), login_form(name)
        if not account or not shown:
            raise Refused("bad-name", most=LONGEST_NAME)
        known = update(players).where(players.c.id == player.id, players.c.account.is_(None))
        values = {"name": shown, "skeleton": skeleton(shown), "account": account}
        values["password"] = await self.hashed(password)
        try:
            async with self.database.writing() as connection:
                if admit is not None:
                    await admit(connection)
                await check_free(connection, player.id, shown)
                if not (await connection.execute(known.values(**values))).rowcount:
                    raise Refused("has-account")
                await take_from_guests(connection, shown)
                at = await name_seats(connection, player.id, player.id, shown)
                gone = await end_sessions(connection, sessions.c.player == player.id)
                session, _ = await start_session(connection, player.id, device)
        except IntegrityError:
            raise Refused("name-taken", name=shown) from None
        return Entered(Player(player.id, shown, account, session, now()), at, gone)

    async def log_in(self, before: Player | None, name: str, password: str, device: str = "") -> Entered:
        """Log a player in with a new session.

        Ends the session of the request and gives a guest's seats to the account.
        """
        async with self.database.reading() as connection:
            wanted = select(*COLUMNS, players.c.password).where(players.c.account == login_form(name))
            row = (await connection.execute(wanted)).first()
        if not await self.fits(row.password if row else self.nobody, password) or row is None:
            raise Refused("wrong-password")
        was_guest = before is not None and before.account is None
        async with self.database.writing() as connection:
            at = await move(connection, before.id, row.id, row.name) if before is not None and was_guest else []
            gone = [] if before is None else await end_sessions(connection, sessions.c.id == before.session)
            session, too_many = await start_session(connection, row.id, device)
        return Entered(Player(row.id, row.name, row.account, session, now()), at, gone + too_many)

    async def new_password(self, player: Player, old: str, new: str) -> list[str]:
        """Change a password; returns the sessions that ended: all but the current one."""
        if not await self.check_password(player, old):
            raise Refused("no-account")
        hashed = await self.hashed(new)
        async with self.database.writing() as connection:
            await connection.execute(update(players).where(players.c.id == player.id).values(password=hashed))
            others = (sessions.c.player == player.id) & (sessions.c.id != player.session)
            return await end_sessions(connection, others)

    async def forget(self, player: Player, password: str) -> list[str]:
        """Delete a player's name and login; returns the sessions that ended.

        Their matches stay, and seats show the names they had.
        """
        await self.check_password(player, password)
        nothing = {"name": "", "skeleton": None, "account": None, "password": None}
        async with self.database.writing() as connection:
            await connection.execute(update(players).where(players.c.id == player.id).values(**nothing))
            await connection.execute(update(seats).where(seats.c.player == player.id).values(account=False))
            return await end_sessions(connection, sessions.c.player == player.id)

    async def check_password(self, player: Player, password: str) -> bool:
        """Return whether the player has an account; raises if the password is wrong."""
        async with self.database.reading() as connection:
            wanted = select(players.c.password).where(players.c.id == player.id)
            hashed = (await connection.execute(wanted)).scalar()
        if hashed is not None and not await self.fits(str(hashed), password):
            raise Refused("wrong-password")
        return hashed is not None

    async def hashed(self, password: str) -> str:
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise Refused("bad-password", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
        async with self.few:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def fits(self, hashed: str, password: str) -> bool:
        async with self.few:
            return await asyncio.to_thread(self.verified, hashed, password[:LONGEST_PASSWORD])

    def verified(self, hashed: str, password: str) -> bool:
        try:
            return self.hasher.verify(hashed, password)
        except (VerifyMismatchError, InvalidHashError):
            return False


async def give_name(connection: AsyncConnection, player: Player, name: str) -> None:
    """Rename a player, unless an account has that name."""
    await check_free(connection, player.id, name)
    values = {"name": name, "skeleton": skeleton(name) or None}
    await connection.execute(update(players).where(players.c.id == player.id).values(**values))
    if player.account is not None:
        await take_from_guests(connection, name)


async def check_free(connection: AsyncConnection, player: str, name: str) -> None:
    """Raise if another account has the name or one that looks like it. Reserves the name until the transaction ends.

    SQLite has only one writer; PostgreSQL's lock keeps an account and a guest from taking a name at the same moment.
    """
    if connection.dialect.name == "postgresql":
        await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    alike = or_(players.c.account == login_form(name), players.c.skeleton == skeleton(name))
    others = select(true()).where(players.c.account.is_not(None), players.c.id != player, alike)
    if name and (await connection.execute(others)).first() is not None:
        raise Refused("name-taken", name=name)


async def take_from_guests(connection: AsyncConnection, name: str) -> None:
    """Remove the names of guests that look like an account's new name."""
    guests = update(players).where(players.c.account.is_(None), players.c.skeleton == skeleton(name))
    await connection.execute(guests.values(name="", skeleton=None))


async def move(connection: AsyncConnection, guest: str, player: str, name: str) -> list[str]:
    """Transfer a guest's seats and tables to an account; returns the tables where they sit."""
    await connection.execute(update(seats).where(seats.c.kept_for == guest).values(kept_for=player))
    await connection.execute(update(tables).where(tables.c.host == guest).values(host=player))
    return await name_seats(connection, guest, player, name)


async def name_seats(connection: AsyncConnection, guest: str, player: str, name: str) -> list[str]:
    """Transfer a guest's seats to an account, and rename those in unfinished matches; returns the tables."""
    on = select(tables.c.id).where(tables.c.status.in_(OPEN))
    theirs = update(seats).where(seats.c.player == guest)
    await connection.execute(theirs.where(seats.c.table.in_(on)).values(name=name, account=True))
    moved = await connection.execute(theirs.values(player=player).returning(seats.c.table))
    return sorted({str(row.table) for row in moved})
