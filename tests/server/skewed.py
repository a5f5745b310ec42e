"""`golazo` on a machine whose clock is wrong by so many seconds: python skewed.py SECONDS serve ..."""

from __future__ import annotations

import sys
import time

SECONDS = float(sys.argv.pop(1))
true_time, true_time_ns = time.time, time.time_ns
time.time = lambda: true_time() + SECONDS
time.time_ns = lambda: true_time_ns() + int(SECONDS * 1e9)

from golazo.cli import main  # noqa: E402 - everything is to see the wrong time

main()
