"""Tokens: who somebody is, signed by the server. They are renewed as they are used, and the keys change in time."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from itsdangerous import BadData, URLSafeTimedSerializer
from sqlalchemy import insert, select, text

from golazo.server.database import Database
from golazo.server.now import now
from golazo.server.schema import keys

DAY = 86_400_000
KEY_DAYS = 30  # after which tokens are signed with a new key
TOKEN_DAYS = 60  # for which a token that is not used is good; keys are kept for as long
RENEW_DAYS = 1
KEY_CHECKED = 3_600_000  # milliseconds after which a node looks whether it is time for a new key,
KEY_SOUGHT = 5_000  # or, when it is shown a token of a key that it does not know, whether there is one,
KEY_SETTLES = 60_000  # and for which a new key waits before it signs
LOCK = 0x601A21  # which of PostgreSQL's advisory locks stands for making keys
SALT = "golazo-player"
LONGEST = 400


@dataclass(frozen=True)
class Claim:
    """What a token says: a player, as of an epoch; a new login elsewhere or a new password can end it."""

    player: str
    epoch: int
    issued: int

    @property
    def is_old(self) -> bool:
        """Whether the token is to be replaced by a fresh one."""
        return self.issued < now() - RENEW_DAYS * DAY


class Tokens:
    """Signs and reads tokens, with keys that all nodes share through the database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.serializer = URLSafeTimedSerializer("")
        self.refreshed = 0  # when the keys were read

    async def refresh(self) -> None:
        """Read the keys; where the newest has served its time, or there is none, make one.

        Tokens are not signed with a new key before all nodes can have read it.
        """
        self.refreshed = now()
        wanted = select(keys.c.secret, keys.c.created).order_by(keys.c.created, keys.c.id)
        async with self.database.writing() as connection:
            if not self.database.is_sqlite:  # nodes that start together on nothing are to have the same first key
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            found = [(row.secret, row.created) for row in await connection.execute(wanted)]
            if not found or found[-1][1] < now() - KEY_DAYS * DAY:
                fresh = (secrets.token_hex(32), now())
                await connection.execute(insert(keys).values(secret=fresh[0], created=fresh[1]))
                found.append(fresh)
            oldest = now() - (KEY_DAYS + TOKEN_DAYS) * DAY
            await connection.execute(keys.delete().where(keys.c.created < oldest))
        good = [(secret, created) for secret, created in found if created >= oldest]
        good.sort(key=lambda key: (key[1] < now() - KEY_SETTLES, key[1]))  # the last one signs
        self.serializer = URLSafeTimedSerializer([secret for secret, _ in good], salt=SALT)

    async def known(self, token: str | None) -> Claim | None:
        """What a token says, also one that another node has signed with a key of its own; None for one that is void."""
        if self.refreshed < now() - KEY_CHECKED:
            await self.refresh()
        claim = self.read(token)
        if claim is None and token is not None and self.refreshed < now() - KEY_SOUGHT:
            await self.refresh()
            claim = self.read(token)
        return claim

    def signed(self, player: str, epoch: int) -> str:
        """A fresh token."""
        return str(self.serializer.dumps([player, epoch]))

    def read(self, token: str | None) -> Claim | None:
        """What a token says; None for one that is forged, spoiled or out of date."""
        if not token or len(token) > LONGEST:
            return None
        try:
            (player, epoch), issued = self.serializer.loads(token, max_age=TOKEN_DAYS * 86_400, return_timestamp=True)
        except (BadData, ValueError, TypeError):
            return None
        return Claim(player, epoch, int(issued.timestamp() * 1000))
