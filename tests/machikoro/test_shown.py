"""What is shown as something to do: all that there is in the phase, affordable or not."""

import pytest

from golazo import games
from golazo.games.machikoro.cards.catalogue import LARGE, PROJECTS

GAME = games.load("machikoro")
CATALOGUE = GAME.load_cards(None)
OWNED = [{"new-sponsor": 1, "new-player": 1, "snack-stand": 1}, {"ticket-booth": 2}, {"away-support": 1}]


def shown(**data):
    table = GAME.notation.state({"players": 3, "owned": OWNED, **data}, CATALOGUE)
    return [GAME.words.action_text(action) for action in GAME.words.shown(table, CATALOGUE)]


@pytest.mark.parametrize(
    ("data", "texts"),
    [
        ({"phase": "roll"}, ["roll 1", "roll 2"]),
        ({"phase": "reroll", "dice": [3]}, ["keep", "reroll"]),
        ({"phase": "take", "dice": [6]}, ["take 1", "take 2"]),
        ({"phase": "swap", "dice": [6]}, ["no-swap", "swap 1 ticket-booth", "swap 2 away-support"]),
        (
            {"phase": "give", "dice": [6], "swap": "1 ticket-booth"},
            ["give snack-stand", "give new-player", "give new-sponsor"],
        ),
        ({"phase": "build"}, ["build nothing", *(f"build {card}" for card in PROJECTS + LARGE)]),
        ({"phase": "over", "winner": 1}, []),
    ],
)
def test_what_there_is_is_shown(data, texts):
    assert shown(**data) == texts
