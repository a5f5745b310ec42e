"""`golazo bench`: what it measures, in small."""

from golazo import games
from golazo.lab import bench

NEEDS_A_FRESH_CACHE = "compilation"


def test_every_measure_stands_beside_another(monkeypatch):
    monkeypatch.setattr(bench, "SECONDS", 0.02)
    monkeypatch.setattr(bench, "ROUNDS", 1)
    measures = dict(bench.measures(games.load("machikoro"), None))
    assert set(measures) == {"threads", "bots", "interpreted", "memory", "compilation", "start"}
    found = {label: measure() for label, measure in measures.items() if label != NEEDS_A_FRESH_CACHE}
    for figures in found.values():
        assert figures["ratio"] > 0
        assert len(figures) >= 3


def test_state_is_small():
    assert games.load("machikoro").state.itemsize <= 256


def test_unknown_game_and_cards(golazo):
    assert golazo("bench", "chess").returncode == 2
    assert golazo("bench", "--cards", "nowhere.toml").returncode == 2
