"""An evening of Captain Tsubasa with everybody watched: a match and its rematch, all frames kept, then checked."""

from __future__ import annotations

import asyncio
import random
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence

from audit import accounts
from redaction import Checker, Kept
from regular import Regular
from witness import Coach, Witness

from golazo import games
from golazo.server.storage.entry import PLAY

AT_ONCE = 8
MATCHES = 2  # of an evening

Everything = dict[str, list[Kept]]  # by table


async def evening(url: str, seed: int, matches: int = MATCHES, most: int | None = None) -> Everything:
    """Two coaches play and play again, with two others looking on, one of them without a token.

    Where the log is to have so many lines at `most`, somebody resigns then.
    """
    luck = random.Random(seed)
    kept: Everything = defaultdict(list)
    async with Regular([url], seed) as ana, Regular([url], seed + 1) as ben, Regular([url], seed + 2) as eve:
        options = {option: luck.random() < 0.5 for option in games.load("tsubasa").options}
        table = await ana.open("tsubasa", "me", "open", options=options, public=True)
        await ben.join(table)
        coaches = [ana, ben]
        for number in range(matches):
            seats = [Coach(url, table, who, luck.getrandbits(32), seat, most) for seat, who in enumerate(coaches)]
            others = [Witness(url, table, who, luck.getrandbits(32)) for who in (eve, None)]
            await asyncio.gather(*(witness.attend() for witness in (*seats, *others)))
            kept[table] += [one for witness in (*seats, *others) for one in witness.kept]
            record = f"/api/tables/{table}/record"
            kept[table].append(Kept(eve.player, (await eve.answered("GET", record)).text, path=record))
            if number + 1 < matches:
                again = await ana.rematch(table)
                await ben.rematch(table)
                coaches.reverse()
                table = again
    return kept


async def checked(db: str, everything: Everything) -> Counter[str]:
    """Check all that was kept against the logs; returns how many frames of each type there were."""
    total: Counter[str] = Counter()
    found = await accounts(db, list(everything))
    for seed, (table, kept) in enumerate(everything.items()):
        total += Checker(found[table], seed).check(kept)
        total["matches"] += 1
        total["lines"] += len(found[table].entries)
        state, played = found[table].state, [entry for entry in found[table].entries if entry.kind == PLAY]
        total["taken back"] += len(played) - len(state.line)
        total[f"ended: {state.ended.how}"] += 1  # type: ignore[union-attr]
    return total


async def evenings(
    url: str, db: str, matches: int, seed: int, tell: Callable[[Counter[str]], None] = lambda _: None
) -> Counter[str]:
    """So many matches, some at a time; what was kept of them is checked before the next begin."""
    total: Counter[str] = Counter()
    while total["matches"] < matches:
        batch = range(min(AT_ONCE, -(-(matches - total["matches"]) // MATCHES)))
        parts: Sequence[Everything] = await asyncio.gather(*(evening(url, seed + 10 * number) for number in batch))
        seed += 10 * len(batch)
        for part in parts:
            total += await checked(db, part)
        tell(total)
    return total
