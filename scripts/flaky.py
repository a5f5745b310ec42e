"""Run the tests of the page again and again, at full speed and on a slow processor, and count what fails.

    .venv/bin/python scripts/flaky.py [--fast 10] [--slow 3] [--slower 3] [arguments of pytest]

`--slow` runs take place as with GOLAZO_SLOWER=3: a processor so many times slower, and a far server. Another process
keeps the machine busy throughout, so that no test can count on a quiet one. Which tests run can be narrowed down as
with pytest: `-k lobby`. Ends with 1 if anything has failed, and says what, and how often at which speed.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from xml.etree import ElementTree

ROOT = Path(__file__).parent.parent
BUSY = [sys.executable, "-c", "while True: pass"]


@contextmanager
def busy_machine() -> Iterator[None]:
    """Another process that takes all it can get."""
    other = subprocess.Popen(BUSY)
    try:
        yield
    finally:
        other.kill()
        other.wait()


def outcomes(report: Path) -> dict[str, bool]:
    """Which tests have run, and whether each has passed; a test that fails while it ends is reported twice."""
    found: dict[str, bool] = {}
    for case in ElementTree.parse(report).iter("testcase"):
        if case.find("skipped") is None:
            name = f"{case.get('classname')}::{case.get('name')}"
            passed = case.find("failure") is None and case.find("error") is None
            found[name] = found.get(name, True) and passed
    return found


def run(slower: float, arguments: list[str]) -> dict[str, bool]:
    """Run the tests once; what failed is printed in full by pytest."""
    with TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        command = [sys.executable, "-m", "pytest", "tests/web", f"--junitxml={report}", *arguments]
        if not any(one.startswith("-n") for one in arguments):
            command += ["-n", "2", "--dist", "worksteal"]
        subprocess.run(command, cwd=ROOT, env={**os.environ, "GOLAZO_SLOWER": f"{slower:g}"}, check=False)
        return outcomes(report) if report.exists() else {}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--fast", type=int, default=10, help="runs at full speed (10)")
    parser.add_argument("--slow", type=int, default=3, help="runs on a slow processor (3)")
    parser.add_argument("--slower", type=float, default=3, help="how many times slower that is (3)")
    chosen, arguments = parser.parse_known_args()
    speeds = [1.0] * chosen.fast + [chosen.slower] * chosen.slow
    lines: list[str] = []
    failed: Counter[tuple[str, float]] = Counter()
    broken = False
    with busy_machine():
        for number, slower in enumerate(speeds, 1):
            print(f"--- run {number} of {len(speeds)}, {slower:g} times slower", flush=True)
            begun = monotonic()
            found = run(slower, arguments)
            wrong = [name for name, passed in found.items() if not passed]
            failed.update((name, slower) for name in wrong)
            broken = broken or not found  # pytest did not come to run any
            told = f"{len(found) - len(wrong):5} passed {len(wrong):4} failed"
            lines.append(f"{number:4}  {slower:3g} times slower  {told}  {monotonic() - begun:6.0f} s")
    print("\n".join(["", *lines]))
    for (name, slower), count in failed.most_common():
        print(f"failed {count} of {speeds.count(slower)} times, {slower:g} times slower: {name}")
    if broken:
        print("In at least one run there was no test to count.")
    return int(broken or bool(failed))


if __name__ == "__main__":
    sys.exit(main())
