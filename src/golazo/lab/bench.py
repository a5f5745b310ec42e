"""Measures speed. Every figure is a ratio to something run at the same time on the same machine."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

from golazo import games
from golazo.games.contract import Game
from golazo.lab.simulate import Series, cores, simulate

SECONDS = 1.0
ROUNDS = 3


def measures(game: Game, cards: str | None) -> list[tuple[str, Callable[[], dict[str, Any]]]]:
    """Return the measurements by name, in display order."""
    return [
        ("threads", lambda: threads(game, cards)),
        ("bots", lambda: bots(game, cards)),
        ("interpreted", lambda: interpreted(game, cards)),
        ("memory", lambda: memory(game, cards)),
        ("compilation", lambda: compilation(game)),
        ("start", start),
    ]


def rate(game: Game, bot: str, threads: int, cards: str | None = None) -> float:
    """Return decisions per second: the best of three runs of about a second."""
    players = game.players[-1]
    probe = simulate(Series.of(game, [bot], players, games=500, cards=cards), threads)
    count = max(500, int(500 * SECONDS / probe["seconds"]))
    runs = [simulate(Series.of(game, [bot], players, games=count, cards=cards), threads) for _ in range(ROUNDS)]
    return float(max(run["decisions_per_s"] for run in runs))


def threads(game: Game, cards: str | None) -> dict[str, Any]:
    """Measure random play on one core and on all cores."""
    count = cores()
    one, all_cores = rate(game, "random", 1, cards), rate(game, "random", count, cards)
    return {"one_core": one, "cores": count, "all_cores": all_cores, "ratio": round(all_cores / one, 2)}


def bots(game: Game, cards: str | None) -> dict[str, Any]:
    """Compare the strongest bot with the simplest."""
    strongest, simplest = game.bots[-1], game.bots[0]
    slow, fast = rate(game, strongest, 1, cards), rate(game, simplest, 1, cards)
    names = {"strongest": strongest, "simplest": simplest}
    return {**names, "strongest_rate": slow, "simplest_rate": fast, "ratio": round(slow / fast, 3)}


def interpreted(game: Game, cards: str | None) -> dict[str, Any]:
    """Compare rules run by the Python interpreter with compiled ones."""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    arguments = ["sim", game.name, "--bots", "random", "--games", "20", "--threads", "1", "--json"]
    arguments += ["--cards", cards] if cards else []
    slow = float(json.loads(golazo(arguments, environment))["decisions_per_s"])
    fast = rate(game, "random", 1, cards)
    return {"compiled": fast, "interpreted": slow, "ratio": round(fast / slow)}


def memory(game: Game, cards: str | None) -> dict[str, Any]:
    """Measure peak memory after a short series, and after one a hundred times as long."""
    simulate(Series.of(game, ["random"], games=1_000, cards=cards), 1)
    short = peak()
    simulate(Series.of(game, ["random"], games=100_000, cards=cards), 1)
    return {"mib_after_1000": short, "mib_after_100000": peak(), "ratio": round(peak() / short, 3)}


def compilation(game: Game) -> dict[str, Any]:
    """Measure one match by the command with an empty cache, and again with a full one."""
    arguments = ["sim", game.name, "--games", "1"]
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "NUMBA_CACHE_DIR": folder}
        cold, warm = (clocked(lambda: golazo(arguments, environment)) for _ in range(2))
    return {"first_s": cold, "kept_s": warm, "ratio": round(cold / warm, 1)}


def start() -> dict[str, Any]:
    """Compare `golazo --help` with an empty Python program."""
    own = min(clocked(lambda: golazo(["--help"], None)) for _ in range(ROUNDS))
    bare = min(clocked(lambda: subprocess.run([sys.executable, "-c", ""], check=True)) for _ in range(ROUNDS))
    return {"help_s": own, "python_s": bare, "ratio": round(own / bare, 1)}


def golazo(arguments: list[str], environment: dict[str, str] | None) -> str:
    """Run the command in a process of its own; returns its output."""
    command = [sys.executable, "-m", "golazo", *arguments]
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout  # noqa: S603


def clocked(work: Callable[[], object]) -> float:
    """Return how many seconds the work takes."""
    started = time.perf_counter()
    work()
    return round(time.perf_counter() - started, 3)


def peak() -> float:
    """Return the peak memory of this process, in MiB."""
    return round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, 1)


def bench(name: str, cards: str | None, each: Callable[[str], None]) -> dict[str, Any]:
    """Run all measurements of a game; `each` is called with the name of the next one."""
    game = games.load(name)
    found: dict[str, Any] = {"game": name, "state_bytes": game.state.itemsize}
    for label, measure in measures(game, cards):
        each(label)
        found[label] = measure()
    return found
