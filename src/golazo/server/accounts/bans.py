"""Bans from playing or from chatting on this server, with a reason and an expiry date."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

from sqlalchemy import delete, insert, or_, select

from golazo.server.now import now
from golazo.server.refused import Refused
from golazo.server.storage.database import Database
from golazo.server.storage.schema import bans

SERVER, CHAT = "server", "chat"


@dataclass(frozen=True)
class Ban:
    """A ban's reason and expiry; `until` is None for a permanent ban."""

    reason: str
    until: int | None


class Banned(Refused):
    """The player is banned from playing (`banned`) or from chatting (`silenced`)."""

    def __init__(self, code: str, ban: Ban) -> None:
        if ban.until is None:
            super().__init__(code, reason=ban.reason)
        else:
            super().__init__(f"{code}-until", reason=ban.reason, until=shown(ban.until))
        self.code = code


def shown(moment: int) -> str:
    """Format a time in UTC, the same for readers in all time zones."""
    return f"{datetime.fromtimestamp(moment / 1000, UTC):%Y-%m-%d %H:%M} UTC"


class Bans:
    """All bans. Expired bans are ignored."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, player: str, scope: str = SERVER) -> Ban | None:
        """Return the player's current ban in a scope, if any."""
        in_force = or_(bans.c.until.is_(None), bans.c.until > now())
        wanted = select(bans.c.reason, bans.c.until).where(bans.c.player == player, bans.c.scope == scope, in_force)
        async with self.database.reading() as connection:
            row = (await connection.execute(wanted)).first()
        return None if row is None else Ban(row.reason, row.until)

    async def check(self, player: str) -> None:
        """Raise `Banned` if the player is banned from playing."""
        ban = await self.of(player)
        if ban is not None:
            raise Banned("banned", ban)

    async def check_talking(self, player: str) -> None:
        """Raise `Banned` if the player is banned from chatting."""
        await self.check(player)
        ban = await self.of(player, CHAT)
        if ban is not None:
            raise Banned("silenced", ban)

    async def set(self, player: str, scope: str, ban: Ban) -> None:
        """Ban a player; replaces an existing ban in the same scope."""
        async with self.database.writing() as connection:
            await connection.execute(delete(bans).where(bans.c.player == player, bans.c.scope == scope))
            row = {"player": player, "scope": scope, "reason": ban.reason, "until": ban.until, "at": now()}
            await connection.execute(insert(bans).values(**row))

    async def lift(self, player: str, scope: str) -> bool:
        """End a ban; returns whether there was one."""
        async with self.database.writing() as connection:
            found = await connection.execute(delete(bans).where(bans.c.player == player, bans.c.scope == scope))
            return bool(found.rowcount)
