"""Plays Captain Tsubasa over real sockets and checks every frame: was anyone told what they could not know?

    .venv/bin/python bench/redaction.py --matches 500

Two coaches and two spectators at each table reconnect, resume from any line, ask why, try illegal actions, undo,
resign, agree to draws, play rematches and download the record. Then the log is checked line by line: every view must
be the same in all worlds possible for its receiver, drawn by the rules or with hidden cards swapped by hand; every
event must have blanks for what its receiver may not know; and no secret action of another player, no secret of the
dice and no bits of a decision may have been sent before the end.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

TESTS = Path(__file__).parent.parent / "tests"
sys.path[:0] = [str(TESTS), str(TESTS / "server")]

from evening import evenings  # noqa: E402

from host import UNLIMITED, Host  # noqa: E402


def tell(total: Counter[str]) -> None:
    print(
        f"\r{total['matches']} matches, {total['step'] + total['table']} frames with a position",
        end="",
        file=sys.stderr,
    )


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--matches", type=int, default=500)
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, Host(Path(folder), *UNLIMITED) as host:
        total = asyncio.run(evenings(host.url, host.db, given.matches, given.seed, tell))
    print(f"\rNo leak in {time.monotonic() - began:.0f} s.", " " * 40)
    for what, count in total.most_common():
        print(f"{count:10,} {what}")
