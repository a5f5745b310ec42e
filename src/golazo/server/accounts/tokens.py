"""Tokens: they name a session, signed by the server. They are renewed as they are used, and the keys change in time."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterable
from dataclasses import dataclass

from itsdangerous import BadData, TimestampSigner, URLSafeTimedSerializer
from sqlalchemy import insert, select, text

from golazo.server.now import DAY, SKEW, now
from golazo.server.refused import Refused
from golazo.server.storage.database import Database
from golazo.server.storage.schema import keys

KEY_DAYS = 30  # after which tokens are signed with a new key
TOKEN_DAYS = 60  # for which a token that is not used is good
KEPT_DAYS = KEY_DAYS + TOKEN_DAYS + 1  # for which a key is kept: a node may sign with it for a little longer
RENEW_DAYS = 1
KEY_CHECKED = 3_600_000  # milliseconds after which a node looks whether it is time for a new key
KEY_SETTLES = 60_000  # and for which a new key waits before it signs
LOCK = 0x601A21  # which of PostgreSQL's advisory locks stands for making keys
SALT = "golazo-player"
LONGEST = 400
MARK = 6  # hexadecimal digits: 256 addresses of the old internet share each mark
KEYS = select(keys.c.secret, keys.c.created).order_by(keys.c.created, keys.c.id)


class Signer(TimestampSigner):
    """Signs with the time that all nodes share."""

    def get_timestamp(self) -> int:
        return now() // 1000


@dataclass(frozen=True)
class Claim:
    """What a token says: the session it is for, and when it was signed."""

    session: str
    issued: int

    @property
    def is_old(self) -> bool:
        """Whether the token is to be replaced by a fresh one."""
        return self.issued < now() - RENEW_DAYS * DAY


class Tokens:
    """Signs and reads tokens, with keys that all nodes share through the database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.secrets: list[str] = []
        self.serializer = URLSafeTimedSerializer("")
        self.refreshed = 0  # when the keys were read

    async def refresh(self) -> None:
        """Read the keys; where the newest has served its time, or there is none, make one.

        Tokens are not signed with a new key before all nodes can have read it.
        """
        self.refreshed = now()
        async with self.database.writing() as connection:
            if not self.database.is_sqlite:  # nodes that start together on nothing are to have the same first key
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            found = [(row.secret, row.created) for row in await connection.execute(KEYS)]
            if not found or found[-1][1] < now() - KEY_DAYS * DAY:
                fresh = (secrets.token_hex(32), now())
                await connection.execute(insert(keys).values(secret=fresh[0], created=fresh[1]))
                found.append(fresh)
            await connection.execute(keys.delete().where(keys.c.created < now() - KEPT_DAYS * DAY))
        self.take(found)

    async def read_keys(self) -> None:
        """Read the keys that other nodes may have made since."""
        async with self.database.reading() as connection:
            self.take([(row.secret, row.created) for row in await connection.execute(KEYS)])

    def take(self, found: Iterable[tuple[str, int]]) -> None:
        """Use some keys from now on; the newest that has settled signs."""
        good = [(secret, created) for secret, created in found if created >= now() - KEPT_DAYS * DAY]
        good.sort(key=lambda key: (key[1] < now() - KEY_SETTLES, key[1]))  # the last one signs
        self.secrets = [secret for secret, _ in good]
        self.serializer = URLSafeTimedSerializer(self.secrets, salt=SALT, signer=Signer)

    async def known(self, token: str | None) -> Claim | None:
        """What a token says; None for one that is void.

        A token is called void only by the keys that are in the database now, so that a key of another node counts at
        once. One from further in the future than clocks may differ is not void either: it is refused for now.
        """
        if self.refreshed < now() - KEY_CHECKED:
            await self.refresh()
        claim = self.read(token)
        if claim is None and token is not None and len(token) <= LONGEST:
            await self.read_keys()
            claim = self.read(token)
        if claim is None or claim.issued < now() - TOKEN_DAYS * DAY:
            return None
        if claim.issued > now() + SKEW:
            raise Refused("clocks-differ")
        return claim

    def marks(self, address: str) -> tuple[str, ...]:
        """What is kept of an address, by all keys, the newest first: too little to tell from it which one it was."""
        text = f"address {address}".encode()
        return tuple(hmac.digest(key.encode(), text, "sha256").hex()[:MARK] for key in reversed(self.secrets))

    def signed(self, session: str) -> str:
        """A fresh token."""
        return str(self.serializer.dumps(session))

    def read(self, token: str | None) -> Claim | None:
        """What a token says, whenever it was signed; None for one that is forged or spoiled.

        Before there were sessions a token held a player and a number; the session that the migration has made for them
        is called by both.
        """
        if not token or len(token) > LONGEST:
            return None
        try:
            said, issued = self.serializer.loads(token, return_timestamp=True)
        except (BadData, ValueError):
            return None
        session = "-".join(map(str, said)) if isinstance(said, list) else str(said)
        return Claim(session, int(issued.timestamp() * 1000))
