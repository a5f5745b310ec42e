"""Plays the same series on the processor and on a GPU: checks equal counts, and measures the speedup.

python bench/gpu.py [matches]
"""

import json
import sys

from golazo import games
from golazo.lab.cuda import simulate_cuda
from golazo.lab.simulate import Series, simulate

CLOCK = ("threads", "seconds", "games_per_s", "decisions_per_s")


def counted(result):
    return {key: value for key, value in result.items() if key not in CLOCK}


def compare(name, bots, matches):
    """Compare a series small enough for both, then measure a large one on the GPU alone."""
    game = games.load(name)
    both = Series.of(game, bots, games=max(matches // 100, 1000))
    simulate(Series.of(game, bots, games=10), 1)
    processor, gpu = simulate(both, 1), simulate_cuda(both)
    assert counted(processor) == counted(gpu), "the GPU plays other matches than the processor"
    large = simulate_cuda(Series.of(game, bots, games=matches))
    return {
        "bots": bots,
        "equal_matches": both.games,
        "processor_decisions_per_s": processor["decisions_per_s"],
        "gpu_matches": matches,
        "gpu_games_per_s": large["games_per_s"],
        "gpu_decisions_per_s": large["decisions_per_s"],
        "ratio": round(large["decisions_per_s"] / processor["decisions_per_s"], 1),
    }


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000_000
    for line_up in (["random"], ["amateur", "random", "random", "random"]):
        print(json.dumps({"game": "machikoro", **compare("machikoro", line_up, count)}))
    for line_up in (["random"], ["amateur"]):
        print(json.dumps({"game": "tsubasa", **compare("tsubasa", line_up, count)}))
