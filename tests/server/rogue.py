"""A host that rigs the dice, in a way named on the command line: for tests of those who must notice.

python rogue.py WAY serve ...

Whatever is changed, the record is made to fit as well as it can: its checks are reckoned anew. The first decision of a
match, which in Machi Koro rolls the die, brings a 6; where a die is turned that would have been one anyway, a 1. In the
quiet ways the table shows nothing of it.
"""

from __future__ import annotations

import json
import secrets
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np
from msgspec.structs import replace
from sqlalchemy import update

from golazo.cli import run
from golazo.kernel.entropy import rolled
from golazo.match.dice import SECRET_BYTES, FairDice, commitment_of
from golazo.match.match import Match
from golazo.match.record.form import check_of
from golazo.server.refused import Refused
from golazo.server.rest import records
from golazo.server.rest import tables as rest
from golazo.server.storage.header import Header
from golazo.server.storage.schema import tables
from golazo.server.storage.table_rows import Store
from golazo.server.tables import opening, views

WANTED = 6


def first_die(bits: int) -> int:
    """What the first die of a decision shows."""
    return int(rolled(np.uint64(bits))[1])


def is_wanted(bits: int) -> bool:
    """Whether the host likes the first die of a decision."""
    return first_die(bits) == WANTED


def secret() -> None:
    """The secret is drawn anew with the last seed, and with it the commitment, until it suits all seeds."""
    give_seed = Store.give_seed

    async def rigged(self: Store, table: str, player: str, seed: str, at: int) -> bool:
        header = await self.header(table)
        assert header is not None
        if any(place.is_open or (place.lacks_seed and place.player != player) for place in header.places):
            return await give_seed(self, table, player, seed, at)
        seeds = [seed if place.player == player else place.seed or "" for place in header.places]
        drawn = next(one for one in drawn_secrets() if is_wanted(FairDice(table, one, seeds).entropy(1)))
        async with self.database.writing() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(secret=drawn.hex()))
        return await give_seed(self, table, player, seed, at)

    Store.give_seed = rigged  # type: ignore[method-assign]


def drawn_secrets() -> Any:
    return iter(lambda: secrets.token_bytes(SECRET_BYTES), None)


def quiet_secret() -> None:
    """As `secret`, but the table goes on to show the commitment that it showed first."""
    secret()
    first: dict[str, str] = {}
    table_info = views.table_info

    def hushed(header: Any, state: Any) -> Any:
        shown = first.setdefault(header.id, commitment_of(header.secret))
        return replace(table_info(header, state), commitment=shown)

    views.table_info = hushed


GIVEN: dict[tuple[str, str], str] = {}  # by table and player: the seed that was given


def seed() -> None:
    """Another seed than the player's stands at the seat, one that suits the secret."""
    give_seed = Store.give_seed

    async def rigged(self: Store, table: str, player: str, seed: str, at: int) -> bool:
        header = await self.header(table)
        assert header is not None
        GIVEN[table, player] = seed
        return await give_seed(self, table, player, suiting_seed(header, player), at)

    Store.give_seed = rigged  # type: ignore[method-assign]


def suiting_seed(header: Header, player: str) -> str:
    """A seed for a player with which the host likes the dice."""
    for number in count():
        seeds = [f"seed-{number}" if place.player == player else place.seed or "" for place in header.places]
        if is_wanted(FairDice(header.id, header.secret, seeds).entropy(1)):
            return f"seed-{number}"
    raise AssertionError


def quiet_seed() -> None:
    """As `seed`, but the table shows the seed that the player gave."""
    seed()
    table_info = views.table_info

    def hushed(header: Any, state: Any) -> Any:
        told = table_info(header, state)
        places = [
            replace(place, seed=GIVEN[header.id, place.player]) if place.player and place.seed else place
            for place in told.places
        ]
        return replace(told, places=places)

    views.table_info = hushed


def given_seed() -> None:
    """A seed that suits the secret stands at a player's seat as soon as it is taken; the player's own is refused."""
    open_table, sit_down = opening.open_table, opening.sit_down

    async def fill(registry: Any, table: Any, player: Any) -> None:
        header = table.header
        if any(place.lacks_seed for place in header.places if place.player == player.id):
            seed = suiting_seed(header, player.id)
            await opening.give_seed(registry, table, player, seed, commitment_of(header.secret))

    async def opened(registry: Any, player: Any, *rest: Any, **named: Any) -> Any:
        table = await open_table(registry, player, *rest, **named)
        await fill(registry, table, player)
        return table

    async def seated(registry: Any, table: Any, player: Any, seat: int | None) -> int:
        taken = await sit_down(registry, table, player, seat)
        await fill(registry, table, player)
        return taken

    rest.open_table = opened
    opening.sit_down = rest.sit_down = seated


def bot_seed() -> None:
    """The secret is kept and so is the player's seed; what suits them is put at the seat of a bot."""
    init = FairDice.__init__

    def rigged(self: FairDice, table: str, secret: bytes, seeds: Any, *rest: Any) -> None:
        for number in count():
            init(self, table, secret, [seed or f"seed-{number}" for seed in seeds], *rest)
            if all(seeds) or is_wanted(self.entropy(1)):
                return

    FairDice.__init__ = rigged  # type: ignore[method-assign]


def die() -> None:
    """A die is another one than the secret and the seeds say."""
    entropy = FairDice.entropy
    rigged_bits = {face: next(bits for bits in count() if first_die(bits) == face) for face in (1, WANTED)}

    def rigged(self: FairDice, number: int) -> int:
        due = entropy(self, number)
        return due if number != 1 else rigged_bits[1 if is_wanted(due) else WANTED]

    FairDice.entropy = rigged  # type: ignore[method-assign]


def quiet_die() -> None:
    """As `die`, but the record has the bits that the secret and the seeds say: another match than was shown."""
    entropy, record = FairDice.entropy, Match.record
    die()

    def forged(self: Match, *rest: Any, **named: Any) -> str:
        lines = [json.loads(line) for line in record(self, *rest, **named).splitlines()]
        check, written, number = "", [], 0
        for line in lines:
            line.pop("check")
            if "entropy" in line:
                number += 1
                line["entropy"] = f"{entropy(self.dice, number):016x}"  # type: ignore[arg-type]
            check = check_of(check, line)
            written.append(json.dumps({**line, "check": check}, ensure_ascii=False))
        return "\n".join(written) + "\n"

    Match.record = forged  # type: ignore[method-assign]


def told() -> None:
    """The table passes for one that goes on from a record, whose dice are told: that of the first decision, too."""
    init, table_info = FairDice.__init__, views.table_info
    wanted = next(bits for bits in count() if is_wanted(bits))

    def rigged(self: FairDice, *rest: Any) -> None:
        init(self, *rest)
        self.told = self.told or (self.entropy(0), wanted)

    def passing(header: Any, state: Any) -> Any:
        return replace(table_info(header, state), imported=True)

    FairDice.__init__ = rigged  # type: ignore[method-assign]
    views.table_info = passing


def no_record() -> None:
    """As `die`, and the record that would tell is not handed out."""
    die()

    async def refused(*_: Any) -> Any:
        raise Refused("not-found")

    records.ended = refused  # type: ignore[assignment]


def no_record_and_secret() -> None:
    """As `quiet_secret`, and the record that would tell is not handed out; the result tells the secret."""
    quiet_secret()
    no_record()


WAYS: dict[str, Callable[[], None]] = {
    way.__name__: way
    for way in (
        secret,
        quiet_secret,
        seed,
        quiet_seed,
        given_seed,
        bot_seed,
        die,
        quiet_die,
        told,
        no_record,
        no_record_and_secret,
    )
}


def rogue_host(way: str, folder: Path, *options: str) -> Any:
    """A server that rigs the dice."""
    from host import UNLIMITED, Host  # of the tests; the server's own process does without

    return Host(folder, *UNLIMITED, *options, program=[sys.executable, str(Path(__file__).resolve()), way])


if __name__ == "__main__":
    WAYS[sys.argv[1]]()
    sys.exit(run(sys.argv[2:]))
