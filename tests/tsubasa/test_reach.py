"""What is shown as something to do: all that lies within reach, allowed or not, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from golazo.games.tsubasa import GAME

CATALOGUE = GAME.load_cards(None)
AREA = [["tsubasa-ozora"], ["hiroshi-imai"]]
BENCH = [["motivated-tsubasa-ozora", "motivated-ryo-ishizaki", "fatigue"], []]
SIGNINGS = ["jun-misugi", "taichi-nakanishi"]
TO_BRING_ON = ["motivate ryo-ishizaki", "motivate tsubasa-ozora", "sign jun-misugi", "sign taichi-nakanishi"]


def shown(**data: Any) -> list[str]:
    table = GAME.notation.state({"area": AREA, "bench": BENCH, "signings": SIGNINGS, **data}, CATALOGUE)
    return [GAME.words.action_text(action) for action in GAME.words.shown(table, CATALOGUE)]


@pytest.mark.parametrize(
    ("data", "texts"),
    [
        ({}, ["attack", "defend"]),
        (
            {"phase": "draft", "pitch": ["injury", "rebound"], "match_deck": ["wall-pass"]},
            ["draft injury", "draft rebound", "draft deck"],
        ),
        (
            {"phase": "attack", "hand": [["hajime-taki", "injury", "fatigue", "fatigue"], ["toho-fans"]]},
            ["play hajime-taki", "play injury", "play fatigue", "stop", *TO_BRING_ON],
        ),
        ({"phase": "abilities", "open": ["tsubasa-ozora"]}, [*TO_BRING_ON, "use 1", "use 2", "end"]),
        ({"phase": "gain", "gain_kinds": ["shot", "pass"]}, ["gain shot", "gain pass", "gain defence"]),
        ({"phase": "play-from-hand", "hand": [["injury"], []]}, ["play injury"]),
        (
            {"phase": "play-from-discard", "hand": [["injury"], []], "discard_pile": [["rebound"], ["wall-pass"]]},
            ["play rebound"],
        ),
        ({"phase": "remove-from-discard", "discard_pile": [["rebound"], []]}, ["remove rebound"]),
        ({"phase": "remove-from-hand", "hand": [["injury"], []]}, ["remove injury"]),
        ({"phase": "discard", "hand": [["injury"], []]}, ["discard injury"]),
        ({"phase": "send-back"}, ["send-back hiroshi-imai"]),
        ({"phase": "special-shot"}, ["special drive-shot", "special overhead-kick", "special twin-shot"]),
        (
            {"phase": "special-defence", "special_shot": "twin-shot"},
            [
                "special ken-stops-the-drive-shot",
                "special takeshi-reads-the-overhead-kick",
                "special ken-parries-the-twin-shot",
            ],
        ),
        ({"phase": "shot-or-pass"}, [*TO_BRING_ON, "shot", "pass"]),
        (
            {"phase": "tokens", "action": "shot", "available": [{"shot": 1}, {}]},
            [*TO_BRING_ON, *(f"tokens {count}" for count in range(6))],
        ),
        ({"phase": "over"}, []),
    ],
)
def test_what_is_within_reach_is_shown(data: dict[str, Any], texts: list[str]) -> None:
    assert shown(**data) == texts


def test_toho_sends_nankatsus_cards_back_and_motivates_its_own() -> None:
    assert shown(phase="send-back", to_act=1) == ["send-back tsubasa-ozora"]
    bench = [[], ["motivated-kojiro-hyuga"]]
    assert "motivate kojiro-hyuga" in shown(phase="attack", to_act=1, attacker=1, bench=bench)
