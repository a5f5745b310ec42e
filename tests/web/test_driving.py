"""Getting somewhere without the page works: every scene can be gone on from, and played to its end."""

from __future__ import annotations

import pytest

from host import Host
from web.driving import Player
from web.scenes import SCENES

MACHIKORO_LATE = SCENES["machikoro-late"]


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_is_where_somebody_can_go_on(host: Host, name: str) -> None:
    scene = SCENES[name]
    anna = Player(host.url, "Anna")
    table = anna.bring(scene, "me", *["amateur"] * (scene.players - 1))
    told = anna.get(f"/api/tables/{table}")
    assert (told["game"], told["status"]) == (scene.game, "playing")
    assert told["places"][0]["name"] == "Anna"


def test_a_match_is_played_to_its_end(host: Host) -> None:
    anna = Player(host.url, "Anna")
    table = anna.bring(MACHIKORO_LATE, "me", "amateur", "amateur")
    anna.play(table)
    assert anna.get(f"/api/tables/{table}")["status"] == "finished"


def test_a_decision_tells_what_it_brought(host: Host) -> None:
    anna, bob = Player(host.url, "Anna"), Player(host.url, "Bob")
    table = anna.open("machikoro", "me", "open")
    bob.join(table)
    assert "rolled" in anna.decide(table, "roll 1")
