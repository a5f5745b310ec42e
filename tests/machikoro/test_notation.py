"""Tables as text: what is written is read back to the byte, and what cannot be is refused."""

import random
import tomllib

import pytest

from golazo import games, new_match
from golazo.errors import ScenarioError


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
