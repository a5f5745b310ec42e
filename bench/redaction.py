"""Plays Captain Tsubasa over real sockets and checks every frame: was anyone told what they could not know?

    .venv/bin/python bench/redaction.py --matches 500

Two coaches and two spectators at each table come and go, resume from any line, ask why, try what is forbidden, take
back, resign, agree to draws, play again and take the record along. Then the log is gone through line by line: every
view must be what its receiver sees in any world that they may be in, drawn by the rules or with hidden cards changed
over by hand; every event must be as they may hear it; no decision of another, no secret of the dice and no bits of a
decision may have been told before the end.
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
