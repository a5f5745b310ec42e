"""Compares random play on one core: Golazo, OpenSpiel (C++ driven from Python) and RLCard.

pip install open_spiel rlcard
python bench/peers.py
"""

import importlib.util
import json
import random
import sys
import time

SECONDS = 2.0


def golazo():
    """Return decisions per second of four random players at Machi Koro Fußball, in compiled code."""
    from golazo import games
    from golazo.lab.bench import rate

    return rate(games.load("machikoro"), "random", 1)


def open_spiel(name):
    """Return steps per second, including chance, as in OpenSpiel's own examples: a Python loop over a C++ state."""
    import pyspiel

    game = pyspiel.load_game(name)
    chance = random.Random(1)
    steps, stop = 0, time.perf_counter() + SECONDS
    while time.perf_counter() < stop:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(actions, weights)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
            steps += 1
    return steps / SECONDS


def rlcard(name):
    """Return steps per second of RLCard's random agents."""
    from rlcard import make
    from rlcard.agents import RandomAgent

    env = make(name, config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    steps, stop = 0, time.perf_counter() + SECONDS
    while time.perf_counter() < stop:
        trajectories, _ = env.run(is_training=False)
        steps += sum(len(trajectory) // 2 for trajectory in trajectories)
    return steps / SECONDS


def main():
    own = golazo()
    print(json.dumps({"golazo machikoro": round(own)}))
    peers = [
        ("pyspiel", open_spiel, ["tic_tac_toe", "backgammon", "leduc_poker"]),
        ("rlcard", rlcard, ["uno", "doudizhu"]),
    ]
    for module, play, names in peers:
        if importlib.util.find_spec(module) is None:
            print(f"{module} is not installed: pip install open_spiel rlcard", file=sys.stderr)
            continue
        for name in names:
            speed = play(name)
            print(json.dumps({f"{module} {name}": round(speed), "ratio": round(own / speed, 1)}))


if __name__ == "__main__":
    main()
