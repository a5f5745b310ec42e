"""Tables as text and as views: what is written is read back to the byte, and what cannot be is refused."""

import json
import random
import tomllib

import numba
import pytest

from golazo import games, new_match
from golazo.errors import ScenarioError
from golazo.testing import Trial
from test_fuzz import sound, spoiled_table


@pytest.fixture(scope="module")
def twins(tmp_path_factory):
    """Cards of which two purple kinds, with the same number, ask for the same choice."""
    file = tmp_path_factory.mktemp("cards") / "twins.toml"
    text = games.load("machikoro").card_file()
    file.write_text(text.replace('pays = "2 from everyone"', 'pays = "5 from one player"'), encoding="utf-8")
    return str(file)


def test_which_of_two_like_cards_is_resolved_is_written_down(twins):
    chances = random.Random(3)
    asked = set()
    for seed in range(40):
        match = new_match("machikoro", players=3, seed=seed, cards=twins)
        while not match.over:
            match.play(chances.choice(match.legal_actions))
            given = tomllib.loads(match.state_text())
            again = match.game.notation.state(given, match.catalogue)
            assert again.tobytes() == match.state.tobytes()
            asked.add(given.get("resolving"))
    assert asked >= {None, "new-trainer", "new-player"}


@pytest.mark.parametrize(
    "swap", ["0 ticket-booth", "1 new-player", "1 stadium", "2 ticket-booth", "1 away-support", "?"]
)
def test_a_swap_that_the_rules_refuse_is_no_position(swap):
    game = games.load("machikoro")
    given = {
        "phase": "give",
        "dice": [6],
        "swap": swap,
        "owned": [{"new-sponsor": 1, "snack-stand": 1}, {"ticket-booth": 1, "new-player": 1}],
    }
    with pytest.raises(ScenarioError):
        game.notation.state(given, game.load_cards(None))
    game.notation.state({**given, "swap": "1 ticket-booth"}, game.load_cards(None))


def test_the_world_of_a_view_is_the_table():
    match = new_match("machikoro", players=4, seed=3, options={"come_what_may": True})
    chances = random.Random(3)
    while not match.over:
        match.play(chances.choice(match.legal_actions))
        for seat in (None, 0, 3):
            view = json.loads(json.dumps(match.view(seat)))
            assert match.game.notation.world(view, match.catalogue).tobytes() == match.state.tobytes()


def test_spoiled_views_are_refused_or_what_is_seen():
    choices = random.Random(6)
    game = games.load("machikoro")
    catalogue = game.load_cards(None)
    originals = [match.view(None) for match, _ in Trial(game, seed=3, positions=60).drawn_positions()]
    for _ in range(50 if numba.config.DISABLE_JIT else 3_000):
        data = spoiled_table(choices.choice(originals), choices)
        table = sound(lambda data=data: game.notation.world(data, catalogue), data, choices)
        if table is not None:
            assert game.notation.view(table, None) == data
    for data in (None, 5, [], "view", {}):
        assert sound(lambda data=data: game.notation.world(data, catalogue), data, choices) is None
