"""`golazo sim` and the lab behind it: the figures, their shape, and that they are true."""

import json

import pytest

from conftest import stops_at_ctrl_c
from golazo import games
from golazo.errors import GolazoError
from golazo.lab.simulate import Series, simulate, wilson

KEYS = {
    "game", "players", "games", "seed", "threads", "seconds", "decisions", "games_per_s", "decisions_per_s", "draws",
    "seats", "entrants", "mean_turns",
}  # fmt: skip
CLOCK = {"threads", "seconds", "games_per_s", "decisions_per_s"}


def series(**settings):
    return Series.of(games.load("machikoro"), **{"bots": ["random"], "games": 500, **settings})


def counted(result):
    return {key: value for key, value in result.items() if key not in CLOCK}


def test_json_has_the_promised_keys(golazo):
    run = golazo("sim", "machikoro", "--players", 4, "--bots", "random", "--games", 200, "--threads", 1, "--json")
    assert run.returncode == 0, run.stderr
    found = json.loads(run.stdout)
    assert set(found) >= KEYS
    assert (found["game"], found["players"], found["games"], found["threads"]) == ("machikoro", 4, 200, 1)
    assert len(found["seats"]) == len(found["entrants"]) == 4
    for share in found["seats"] + found["entrants"]:
        assert share["win_rate"] == share["wins"] / 200
        assert share["ci95"][0] < share["win_rate"] < share["ci95"][1]
    assert sum(seat["wins"] for seat in found["seats"]) + found["draws"] + found["unfinished"] == 200
    assert found["decisions"] / found["seconds"] == pytest.approx(found["decisions_per_s"], rel=0.01)
    assert found["mean_turns"] * 2 <= found["mean_decisions"]


def test_table_for_people_in_every_language(golazo):
    titles = {"en": "Seat", "de": "Platz", "es": "Asiento", "pl": "Miejsce"}
    for language, title in titles.items():
        run = golazo("sim", "machikoro", "--games", 20, "--players", 2, "--lang", language)
        assert run.returncode == 0, run.stderr
        assert title in run.stdout


def test_the_same_seed_gives_the_same_matches_on_any_number_of_threads():
    assert counted(simulate(series(seed=5), 1)) == counted(simulate(series(seed=5), 3))
    assert counted(simulate(series(seed=5), 1)) != counted(simulate(series(seed=6), 1))


def test_entrants_rotate_evenly_unless_seats_are_fixed():
    line_up = ["amateur", "random", "random"]
    rotating = simulate(series(bots=line_up, games=300), 1)
    fixed = simulate(series(bots=line_up, games=300, rotate=False), 1)
    assert [entrant["bot"] for entrant in rotating["entrants"]] == line_up
    assert rotating["entrants"][0]["win_rate"] > 0.95
    assert all(90 <= seat["wins"] <= 110 for seat in rotating["seats"])
    assert fixed["seats"][0]["wins"] == fixed["entrants"][0]["wins"] > 285


def test_several_bots_set_the_number_of_players():
    assert series(bots=["amateur", "random"]).players == 2
    assert series(bots=["random"], players=3).bots == ("random",) * 3


@pytest.mark.parametrize(
    ("line_up", "least"), [(["amateur", "random", "random", "random"], 0.94), (["amateur", "random"], 0.99)]
)
def test_amateur_beats_random(line_up, least):
    found = simulate(series(bots=line_up, games=10_000))
    assert found["entrants"][0]["win_rate"] >= least


def test_options_and_cards_change_the_matches(tmp_path):
    own = tmp_path / "own.toml"
    own.write_text(games.load("machikoro").card_file().replace("cost = 22", "cost = 1"), encoding="utf-8")
    plain = simulate(series(), 1)
    assert simulate(series(options={"beginner_cap": True}), 1)["decisions"] != plain["decisions"]
    assert simulate(series(options={"come_what_may": True}), 1)["decisions"] != plain["decisions"]
    assert simulate(series(cards=str(own)), 1)["mean_turns"] < plain["mean_turns"]


def test_first_matches_of_captain_tsubasa(golazo):
    few = ("sim", "tsubasa", "--bots", "random", "--games", "200", "--json")
    first, usual = (json.loads(golazo(*few, *more).stdout) for more in (("--option", "first_match"), ()))
    assert (first["options"]["first_match"], usual["options"]["first_match"]) == (True, False)
    for option in ("motivation", "signings"):
        assert (first["options"][option], usual["options"][option]) == (False, True)
    assert first["mean_turns"] < usual["mean_turns"]


def test_wilson_interval():
    assert wilson(0, 10) == pytest.approx((0.0, 0.27753), abs=1e-4)
    assert wilson(5, 10) == pytest.approx((0.23659, 0.76341), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.72247, 1.0), abs=1e-4)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["chess"], "chess"),
        (["machikoro", "--bots", "genius"], "genius"),
        (["machikoro", "--bots", "random,random,random", "--players", "2"], "3"),
        (["machikoro", "--players", "5"], "5"),
        (["machikoro", "--games", "0"], "--games"),
        (["machikoro", "--games", "many"], "--games"),
        (["machikoro", "--threads", "0"], "--threads"),
        (["machikoro", "--seed", "-1"], "-1"),
        (["machikoro", "--option", "offside"], "offside"),
        (["machikoro", "--option", "beginner_cap=maybe"], "maybe"),
        (["machikoro", "--cards", "nowhere.toml"], "nowhere.toml"),
        (["machikoro", "--lang", "fr"], "fr"),
        (["machikoro", "--bots", ","], "0"),
        (["machikoro", "--tempo"], "--tempo"),
        ([], "GAME"),
    ],
)
def test_bad_input_is_one_clear_line(golazo, arguments, told):
    run = golazo("sim", *arguments)
    assert run.returncode == 2
    assert run.stdout == ""
    assert run.stderr.startswith("golazo: ")
    assert run.stderr.count("\n") == 1
    assert told in run.stderr


def test_bad_settings_are_typed_errors():
    with pytest.raises(GolazoError):
        series(games=-1)
    with pytest.raises(GolazoError):
        simulate(series(), threads=0)


def test_ctrl_c_stops_at_once():
    stops_at_ctrl_c("sim", "machikoro", "--games", "1000000000")
