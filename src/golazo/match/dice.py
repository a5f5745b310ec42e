"""The dice: where the 64 bits of each decision come from, and how to check them afterwards.

Local matches draw them from a seed. At a table over a network the server has a secret that it has committed itself to
before the match, and every seat may add a seed of its own (docs/fairness.md). The bits of decision `n` are then the
first eight bytes, the most significant first, of

    HMAC-SHA256(secret, "TABLE|SEED,SEED,..|n")

with the message in ASCII, the seeds in the order of the seats, and `n` as decimal digits; 0 is the deal.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np

from golazo.errors import GolazoError, InvalidSetting
from golazo.kernel.entropy import derived, mixed

SECRET_BYTES = 32
TABLE = re.compile(r"[0-9A-Za-z_-]{1,64}", re.ASCII)
SEED = re.compile(r"[0-9A-Za-z_-]{0,64}", re.ASCII)


class Dice(Protocol):
    """The randomness of one match, by number of decision."""

    def entropy(self, number: int) -> int:
        """Return the 64 bits of a decision; 0 is the deal."""
        ...

    def thoughts(self, number: int) -> int:
        """Return 64 bits for a bot thinking about decision `number + 1`; they reveal nothing about any entropy."""
        ...

    def as_json(self, reveal: bool = False) -> dict[str, Any]:
        """Return the dice for the header of a record; a secret is included only if it is revealed."""
        ...


class SeededDice:
    """Dice of a seed: anyone who knows the seed knows all of them."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._sown = np.uint64(seed)
        self._thinking = np.uint64(mixed(self._sown))

    def entropy(self, number: int) -> int:
        return int(derived(self._sown, number))

    def thoughts(self, number: int) -> int:
        return int(derived(self._thinking, number))

    def as_json(self, reveal: bool = False) -> dict[str, Any]:  # noqa: ARG002 - a seed is no secret
        return {"seed": hexadecimal(self.seed)}


class FairDice:
    """Dice of a secret and a seed from every seat. Those of an imported beginning are given, not computed."""

    def __init__(
        self, table: str, secret: bytes, seeds: Sequence[str], told: Sequence[int] = (), known: bool = False
    ) -> None:
        self.table = checked_table(table)
        self.secret = checked_secret(secret)
        self.seeds = checked_seeds(seeds)
        self.told = tuple(told)
        self.known = known  # whether the secret has been revealed
        self.commitment = commitment_of(secret)
        self._beginning = f"{table}|{','.join(seeds)}|"

    def __repr__(self) -> str:
        return f"FairDice({self.table!r})"

    def entropy(self, number: int) -> int:
        return self.told[number] if number < len(self.told) else self._computed(str(number))

    def thoughts(self, number: int) -> int:
        return self._computed(f"{number}|thoughts")

    def as_json(self, reveal: bool = False) -> dict[str, Any]:
        secret = {"secret": self.secret.hex()} if reveal or self.known else {}
        return table_json(self) | secret

    def _computed(self, last: str) -> int:
        digest = hmac.digest(self.secret, (self._beginning + last).encode("ascii"), "sha256")
        return int.from_bytes(digest[:8], "big")


class PartialDice:
    """A table's dice while its secret is unknown: the entropies drawn so far, and no later ones."""

    def __init__(
        self, table: str, commitment: str, seeds: Sequence[str], told: Sequence[int], drawn: Sequence[int]
    ) -> None:
        self.table = checked_table(table)
        self.commitment = commitment
        self.seeds = checked_seeds(seeds)
        self.told = tuple(told)
        self._known = (*told, *drawn[len(told) :])

    def __repr__(self) -> str:
        return f"PartialDice({self.table!r})"

    def entropy(self, number: int) -> int:
        if number < len(self._known):
            return self._known[number]
        raise GolazoError("error-dice-secret-kept", table=self.table)

    def thoughts(self, number: int) -> int:  # noqa: ARG002 - they depend on the secret, too
        raise GolazoError("error-dice-secret-kept", table=self.table)

    def as_json(self, reveal: bool = False) -> dict[str, Any]:  # noqa: ARG002 - there is nothing to reveal
        return table_json(self)


def table_json(dice: FairDice | PartialDice) -> dict[str, Any]:
    """Return the public information about a table's dice: the names, the entropy of the deal and given ones."""
    told = {"told": [hexadecimal(bits) for bits in dice.told]} if dice.told else {}
    names = {"table": dice.table, "commitment": dice.commitment, "seeds": list(dice.seeds)}
    return {**names, "deal": hexadecimal(dice.entropy(0)), **told}


def commitment_of(secret: bytes) -> str:
    """Return the commitment published before the match: the secret's SHA-256 in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


def checked_secret(secret: bytes) -> bytes:
    """Return a secret after checking that it has 32 bytes."""
    if not isinstance(secret, bytes) or len(secret) != SECRET_BYTES:
        raise InvalidSetting("error-dice-secret", bytes=SECRET_BYTES)
    return secret


def checked_table(table: str) -> str:
    """Return a checked table name: 1 to 64 letters, digits, `_` and `-`, so that the HMAC's message is unambiguous."""
    if not isinstance(table, str) or not TABLE.fullmatch(table):
        raise InvalidSetting("error-dice-table", table=shown(table))
    return table


def checked_seeds(seeds: Sequence[str]) -> tuple[str, ...]:
    """Return the checked seeds: at most 64 letters, digits, `_` and `-` each, empty for a seat without one."""
    for seed in seeds:
        if not isinstance(seed, str) or not SEED.fullmatch(seed):
            raise InvalidSetting("error-dice-seed", seed=shown(seed))
    return tuple(seeds)


def checked_dice(dice: Dice, players: int) -> Dice:
    """Check that dice fit the number of players: a table's dice have a seed for every seat, even if empty."""
    if isinstance(dice, (FairDice, PartialDice)) and len(dice.seeds) != players:
        raise InvalidSetting("error-dice-seeds", seeds=len(dice.seeds), players=players)
    return dice


def hexadecimal(bits: int) -> str:
    """Format 64 bits as in records."""
    return f"{bits:016x}"


def shown(value: Any) -> str:
    """Format an invalid name for an error."""
    return value[:60] if isinstance(value, str) else type(value).__name__
