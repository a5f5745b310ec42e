"""The GPU's path: in Numba's CUDA simulator a series comes out as on the processor."""

import os
import subprocess
import sys

COMPARED = """
from golazo import games
from golazo.lab.cuda import simulate_cuda
from golazo.lab.simulate import Series, simulate

CLOCK = ("threads", "seconds", "games_per_s", "decisions_per_s")

def counted(result):
    return {key: value for key, value in result.items() if key not in CLOCK}

for name in games.names():
    game = games.load(name)
    for bot in game.bots:
        series = Series.of(game, [bot], games=7)
        assert counted(simulate_cuda(series)) == counted(simulate(series, 1)), (name, bot)
print("equal")
"""


def test_simulated_gpu_plays_the_same_matches():
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    run = subprocess.run([sys.executable, "-c", COMPARED], env=environment, capture_output=True, text=True, check=False)
    assert run.stdout == "equal\n", run.stderr


def test_without_a_gpu_the_command_says_so(golazo):
    run = golazo("sim", "machikoro", "--games", 10, "--cuda")
    if run.returncode != 0:  # a machine with a GPU plays
        assert run.returncode == 2
        assert run.stderr.count("\n") == 1
        assert "GPU" in run.stderr
