"""Players: guests, who need nothing, and accounts, which keep one's matches across devices."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from dataclasses import dataclass

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from golazo.server.database import Database
from golazo.server.now import now
from golazo.server.refused import Refused
from golazo.server.schema import players, seats, tables
from golazo.server.tokens import DAY, Claim

LONGEST_NAME = 24
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
COLUMNS = (players.c.id, players.c.name, players.c.account, players.c.epoch)


@dataclass(frozen=True)
class Player:
    """Somebody; without an account a guest."""

    id: str
    name: str
    account: str | None
    epoch: int


class Players:
    """All players. Passwords are kept as argon2 hashes, and hashed off the event loop, few at a time."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.hasher = PasswordHasher()
        self.nobody = self.hasher.hash(secrets.token_hex(16))
        self.few = asyncio.Semaphore(2)

    async def new_guest(self, name: str = "") -> Player:
        """Somebody who has just come in."""
        player = Player(secrets.token_urlsafe(12), checked_name(name), None, 0)
        row = {"id": player.id, "name": player.name, "epoch": 0, "created": now(), "seen": now()}
        async with self.database.writing() as connection:
            await connection.execute(insert(players).values(**row))
        return player

    async def of(self, claim: Claim | None) -> Player | None:
        """Whom a token names; None if it is void."""
        if claim is None:
            return None
        async with self.database.reading() as connection:
            row = (await connection.execute(select(*COLUMNS).where(players.c.id == claim.player))).first()
        return Player(*row) if row is not None and row.epoch == claim.epoch else None

    async def seen(self, player: Player) -> None:
        """Somebody is still around: guests who are not are forgotten some day."""
        stale = players.c.seen < now() - DAY
        async with self.database.writing() as connection:
            await connection.execute(update(players).where(players.c.id == player.id, stale).values(seen=now()))

    async def rename(self, player: Player, name: str) -> Player:
        """Call somebody something else from now on; at tables where they sit they keep the name."""
        wanted = checked_name(name)
        async with self.database.writing() as connection:
            await connection.execute(update(players).where(players.c.id == player.id).values(name=wanted))
        return Player(player.id, wanted, player.account, player.epoch)

    async def register(self, player: Player, name: str, password: str) -> Player:
        """Make a guest's matches an account's."""
        if player.account is not None:
            raise Refused("has-account")
        shown, account, hashed = checked_name(name), plainest(name), await self.hashed(password)
        if not account:
            raise Refused("bad-name", most=LONGEST_NAME)
        known = update(players).where(players.c.id == player.id, players.c.account.is_(None))
        try:
            async with self.database.writing() as connection:
                done = await connection.execute(known.values(name=shown, account=account, password=hashed))
        except IntegrityError:
            raise Refused("name-taken", name=shown) from None
        if not done.rowcount:
            raise Refused("has-account")
        return Player(player.id, shown, account, player.epoch)

    async def log_in(self, guest: Player | None, name: str, password: str) -> tuple[Player, list[str]]:
        """Somebody with an account comes in; the seats they have taken as a guest are theirs: at which tables."""
        async with self.database.reading() as connection:
            wanted = select(*COLUMNS, players.c.password).where(players.c.account == plainest(name))
            row = (await connection.execute(wanted)).first()
        if not await self.fits(row.password if row else self.nobody, password) or row is None:
            raise Refused("wrong-password")
        player = Player(row.id, row.name, row.account, row.epoch)
        guesting = guest is not None and guest.account is None and guest.id != player.id
        return player, await self.move(guest.id, player.id) if guest is not None and guesting else []

    async def move(self, guest: str, player: str) -> list[str]:
        """Have what was a guest's be a player's; returns the tables at which they sit."""
        async with self.database.writing() as connection:
            moved = update(seats).where(seats.c.player == guest).values(player=player).returning(seats.c.table)
            at = sorted({str(row.table) for row in await connection.execute(moved)})
            await connection.execute(update(seats).where(seats.c.kept_for == guest).values(kept_for=player))
            await connection.execute(update(tables).where(tables.c.host == guest).values(host=player))
        return at

    async def new_password(self, player: Player, old: str, new: str) -> Player:
        """Change a password; whoever is logged in elsewhere is so no longer."""
        if not await self.check_password(player, old):
            raise Refused("no-account")
        return await self.end_tokens(player, password=await self.hashed(new))

    async def forget(self, player: Player, password: str) -> None:
        """Forget what somebody is called and logs in with. Their matches stay, and seats show the names they had."""
        await self.check_password(player, password)
        await self.end_tokens(player, name="", account=None, password=None)

    async def check_password(self, player: Player, password: str) -> bool:
        """Whether somebody has an account; raises where its password is another one."""
        async with self.database.reading() as connection:
            wanted = select(players.c.password).where(players.c.id == player.id)
            hashed = (await connection.execute(wanted)).scalar()
        if hashed is not None and not await self.fits(str(hashed), password):
            raise Refused("wrong-password")
        return hashed is not None

    async def end_tokens(self, player: Player, **changes: str | None) -> Player:
        """Make all tokens of somebody void, as something else about them changes."""
        changed = update(players).where(players.c.id == player.id).values(epoch=players.c.epoch + 1, **changes)
        async with self.database.writing() as connection:
            row = (await connection.execute(changed.returning(*COLUMNS))).one()
        return Player(*row)

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


def checked_name(name: str) -> str:
    """A name that can be shown on a line: printable, not too long; empty is allowed, and shown as a guest."""
    plain = " ".join(unicodedata.normalize("NFC", name).split())
    if len(plain) > LONGEST_NAME or not plain.isprintable():
        raise Refused("bad-name", most=LONGEST_NAME)
    return plain


def plainest(name: str) -> str:
    """A name to log in with, the same however it is typed; empty where no name can be like this."""
    plain = unicodedata.normalize("NFKC", " ".join(name.split())).casefold()
    return plain[:LONGEST_NAME] if plain.isprintable() else ""
