"""Invitation codes for opening an account. Only their hashes are stored."""

from __future__ import annotations

import hashlib
import secrets

from sqlalchemy import delete, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from golazo.server.now import DAY, now
from golazo.server.refused import Refused
from golazo.server.storage.database import Database
from golazo.server.storage.schema import invitations

SIGNS = "abcdefghjkmnpqrstuvwxyz23456789"  # easy to read aloud and type: no characters that look alike
LENGTH, GROUP = 16, 4


def new_code() -> str:
    """Return a code that cannot be guessed, in groups of characters for reading."""
    code = "".join(secrets.choice(SIGNS) for _ in range(LENGTH))
    return "-".join(code[start : start + GROUP] for start in range(0, LENGTH, GROUP))


def hashed(code: str) -> str:
    """Return the hash that is stored for a code; case, spaces and hyphens are ignored."""
    plain = "".join(sign for sign in code.lower() if sign in SIGNS)
    return hashlib.sha256(plain.encode()).hexdigest()


async def invite(database: Database, count: int, days: float, uses: int) -> list[str]:
    """Create invitation codes and delete expired ones."""
    codes = [new_code() for _ in range(count)]
    row = {"created": now(), "expires": now() + int(days * DAY), "uses": uses}
    async with database.writing() as connection:
        await connection.execute(delete(invitations).where(invitations.c.expires < now()))
        await connection.execute(insert(invitations), [{"hash": hashed(code), **row} for code in codes])
    return codes


async def use_up(connection: AsyncConnection, code: str) -> None:
    """Use a code once, in the transaction that opens the account."""
    good = (invitations.c.hash == hashed(code), invitations.c.uses > 0, invitations.c.expires > now())
    used = await connection.execute(update(invitations).where(*good).values(uses=invitations.c.uses - 1))
    if not used.rowcount:
        raise Refused("bad-invitation")
