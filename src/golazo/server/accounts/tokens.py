"""Signed session tokens, which are renewed while in use. The signing keys are rotated."""

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

KEY_DAYS = 30  # days after which a new signing key is made
TOKEN_DAYS = 60  # days an unused token stays valid
KEPT_DAYS = KEY_DAYS + TOKEN_DAYS + 1  # days a key is kept; one more, as a node may sign with it for a little longer
RENEW_DAYS = 1
KEY_CHECKED = 3_600_000  # milliseconds between checks whether a new key is due
KEY_SETTLES = 60_000  # milliseconds before a new key is used to sign
LOCK = 0x601A21  # PostgreSQL advisory lock held while a key is made
SALT = "golazo-player"
LONGEST = 400
MARK = 6  # hexadecimal digits: 256 IPv4 addresses share each mark
KEYS = select(keys.c.secret, keys.c.created).order_by(keys.c.created, keys.c.id)


class Signer(TimestampSigner):
    """A signer that uses the clock shared by all nodes."""

    def get_timestamp(self) -> int:
        return now() // 1000


@dataclass(frozen=True)
class Claim:
    """The contents of a token: its session, and when it was signed."""

    session: str
    issued: int

    @property
    def is_old(self) -> bool:
        """Whether the token is due for renewal."""
        return self.issued < now() - RENEW_DAYS * DAY


class Tokens:
    """Signs and reads tokens, with keys that all nodes share through the database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.secrets: list[str] = []
        self.serializer = URLSafeTimedSerializer("")
        self.refreshed = 0  # when the keys were last read

    async def refresh(self) -> None:
        """Read the keys; make a new one if there is none or the newest is due for rotation.

        A new key does not sign until all nodes can have read it.
        """
        self.refreshed = now()
        async with self.database.writing() as connection:
            if not self.database.is_sqlite:  # nodes that start on an empty database agree on the first key
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            found = [(row.secret, row.created) for row in await connection.execute(KEYS)]
            if not found or found[-1][1] < now() - KEY_DAYS * DAY:
                fresh = (secrets.token_hex(32), now())
                await connection.execute(insert(keys).values(secret=fresh[0], created=fresh[1]))
                found.append(fresh)
            await connection.execute(keys.delete().where(keys.c.created < now() - KEPT_DAYS * DAY))
        self.take(found)

    async def read_keys(self) -> None:
        """Read keys that other nodes may have made."""
        async with self.database.reading() as connection:
            self.take([(row.secret, row.created) for row in await connection.execute(KEYS)])

    def take(self, found: Iterable[tuple[str, int]]) -> None:
        """Use these keys from now on; the newest that has settled signs."""
        good = [(secret, created) for secret, created in found if created >= now() - KEPT_DAYS * DAY]
        good.sort(key=lambda key: (key[1] < now() - KEY_SETTLES, key[1]))  # the last key signs
        self.secrets = [secret for secret, _ in good]
        self.serializer = URLSafeTimedSerializer(self.secrets, salt=SALT, signer=Signer)

    async def known(self, token: str | None) -> Claim | None:
        """Return the contents of a token; None if it is void.

        A token is only rejected after reading the keys from the database, so that another node's new key counts at
        once. One signed further in the future than clocks may differ is not void: it is refused with a retryable error.
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
        """Return short hashes of an address, one per key, newest first. They are too short to identify the address."""
        text = f"address {address}".encode()
        return tuple(hmac.digest(key.encode(), text, "sha256").hex()[:MARK] for key in reversed(self.secrets))

    def signed(self, session: str) -> str:
        """Return a new token."""
        return str(self.serializer.dumps(session))

    def read(self, token: str | None) -> Claim | None:
        """Return the contents of a token regardless of its age; None if it is forged or damaged.

        Tokens from before there were sessions hold a player and a number; the migration gave their sessions an id made
        of both.
        """
        if not token or len(token) > LONGEST:
            return None
        try:
            said, issued = self.serializer.loads(token, return_timestamp=True)
        except (BadData, ValueError):
            return None
        session = "-".join(map(str, said)) if isinstance(said, list) else str(said)
        return Claim(session, int(issued.timestamp() * 1000))
