"""What actions would bring: asked for over the socket, and held against what they do bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
import pytest
from guest import Guest
from party import party, play_out

from golazo import games
from golazo.games.contract import State
from golazo.games.machikoro.state import BUILD
from golazo.games.tsubasa.screen import odds
from golazo.kernel.journal import new_journal
from golazo.match.match import Match, new_match
from golazo.testing.trial import Trial
from host import Host

TSUBASA, MACHIKORO = games.load("tsubasa"), games.load("machikoro")


def ahead(match: Match) -> dict[str, Any]:
    """What the seat to act can foresee."""
    return match.outlook(match.to_act, [action.id for action in match.legal_actions])


def positions(game: str, count: int) -> Iterator[Match]:
    for match, action in Trial(games.load(game), positions=count).drawn_positions():
        if action is not None:
            yield match


@pytest.mark.compiled
def test_everybody_foresees_what_the_cards_in_play_promise(host: Host) -> None:
    async def story() -> None:
        async with party(host, "tsubasa") as us, Guest(host.url) as cleo, await cleo.sit(us.table) as spectator:
            for _ in range(9):
                await us.play()
            acting, waiting = us.acting, us.waiting
            told = await acting.ask("foresee")
            assert (told["type"], told["seq"]) == ("foreseen", acting.seq)
            outlook = told["outlook"]
            legal = {choice["action"] for choice in acting.position["legal"]}
            assert outlook["now"]["shot"].keys() == {"total", "tokens", "won", "goal", "kept"}
            assert set(outlook["actions"]) <= legal
            assert outlook["actions"]
            attacker = acting.position["view"]["attacker"]
            for line in (waiting, spectator):
                assert (await line.ask("foresee"))["outlook"] == {"now": outlook["now"], "actions": {}}
            for line in (acting, waiting, spectator):
                sums = line.position["figures"]["sums"]
                assert sums[attacker]["shot"] == outlook["now"]["shot"]["total"]
                assert sums[1 - attacker]["defence"] == outlook["now"]["defence"]["total"]
            await us.ask(acting, "resign")
            for line in (acting, spectator):
                refused = await line.ask("foresee")
                assert (refused["type"], refused["code"]) == ("refused", "over")

    play_out(story())


@pytest.mark.compiled
def test_stopping_is_foreseen_better_than_by_the_cards_that_lie() -> None:
    """Held against amateurs who do stop: what is expected then comes nearer to the end of the attack than what lies."""
    errors, stops = Counter[str](), 0
    for seed in range(40):
        match = new_match("tsubasa", players=2, seed=seed)
        foreseen: dict[str, float] = {}
        while not match.over:
            action = match.bot_choice("amateur")
            if action.text == "stop":
                outlook = ahead(match)
                may_go_on = outlook["now"]["to_come"][1 - match.to_act] > 0
                assert ("expected" in outlook["actions"]["stop"]) == may_go_on
                if may_go_on and (expected := outlook["actions"]["stop"]["expected"]):
                    assert all(0 <= chance <= 1 for chance in expected.values())
                    foreseen = {"expected": expected["shot"], "now": outlook["now"]["shot"]["goal"]}
            match.play(action)
            if match.over or match.view(0)["phase"] == "draft":
                foreseen = {}
            elif foreseen and match.view(0)["phase"] == "shot-or-pass":
                final = ahead(match)["now"]["shot"]["goal"]
                errors.update({name: abs(chance - final) for name, chance in foreseen.items()})
                stops, foreseen = stops + 1, {}
    assert stops > 50
    assert errors["expected"] < 0.9 * errors["now"]


def test_before_a_match_there_is_nothing_to_foresee(host: Host) -> None:
    async def story() -> None:
        async with Guest(host.url) as anna:
            table = await anna.open("machikoro", "me", "open")
            async with await anna.sit(table) as line:
                assert (await line.ask("foresee"))["code"] == "not-started"

    play_out(story())


def test_a_bot_that_stands_in_foresees_for_nobody(host: Host) -> None:
    async def story() -> None:
        async with party(host, "machikoro") as us:
            await us.guests[0].post(f"/api/tables/{us.table}/leave")
            told = await us.lines[0].ask("foresee")
            assert told["outlook"]["actions"] == {}

    play_out(story())


# Captain Tsubasa


def summed(view: dict[str, Any], seat: int, value: str, *more: str) -> int:
    """A coach's sum, reckoned from the cards that everybody sees."""
    cards = {
        card["id"]: card["values"] for card in TSUBASA.screen.faces(TSUBASA.load_cards(None), TSUBASA.options)["cards"]
    }
    booked = view["booked"][seat]
    penalty = cards[booked][value] if booked in cards else 0
    return int(penalty + sum(cards[card][value] for card in (*view["area"][seat], *more)))


def are_plain(view: dict[str, Any]) -> bool:
    """Whether no card in play has to do with dice, and no option."""
    cards = {card["id"]: card for card in TSUBASA.screen.faces(TSUBASA.load_cards(None), TSUBASA.options)["cards"]}
    played = [ability["icon"] for area in view["area"] for card in area for ability in cards[card]["abilities"]]
    return not view["assured_success"] and not {"reroll", "save"} & set(played)


@pytest.mark.parametrize("count", [24, pytest.param(600, marks=pytest.mark.compiled)])
def test_sums_are_those_of_the_cards_and_chances_those_of_the_dice(count: int) -> None:
    seen = 0
    for match in islice(positions("tsubasa", 600), count):
        view, told = match.view(match.to_act), ahead(match)
        attacker = view["attacker"]
        if "shot" not in told["now"] or "kind" in told["now"]:
            continue
        sums = TSUBASA.screen.figures(match.state, match.catalogue)["sums"]
        for value in ("shot", "pass"):
            assert told["now"][value]["total"] == summed(view, attacker, value) == sums[attacker][value]
            assert told["now"][value]["tokens"] == view["available"][attacker][value]
        defence = told["now"]["defence"]
        assert defence["total"] == summed(view, 1 - attacker, "defence")
        assert defence["tokens"] == view["available"][1 - attacker]["defence"]
        if view["phase"] == "attack":
            for text, then in told["actions"].items():
                verb, _, card = text.partition(" ")
                if verb == "play":
                    own = [card] if match.to_act == attacker else []
                    assert then["shot"]["total"] == summed(view, attacker, "shot", *own)
                    rival = [] if match.to_act == attacker else [card]
                    assert then["defence"]["total"] == summed(view, 1 - attacker, "defence", *rival)
        if are_plain(view):
            seen += 1
            for value, hope in (("shot", "goal"), ("pass", "kept")):
                mine = told["now"][value]
                lead = mine["total"] + mine["tokens"] - defence["total"] - defence["tokens"]
                assert mine[hope] == round(float(odds.contest(lead, value).won), 4)
    assert seen > count // 6


@pytest.mark.compiled
def test_a_contest_under_way_has_one_kind_and_its_own_tokens() -> None:
    kinds = set()
    for match in positions("tsubasa", 1200):
        view, told = match.view(match.to_act), ahead(match)
        if view["phase"] == "shot-or-pass":
            assert set(told["actions"]) >= {"shot", "pass"}
            assert all(told["actions"][kind]["kind"] == kind for kind in ("shot", "pass"))
        if view["phase"] not in ("tokens", "reroll", "save"):
            continue
        kind, attacker = view["action"], view["attacker"]
        kinds.add((view["phase"], kind))
        for then in (told["now"], *told["actions"].values()):
            assert set(then) == {"kind", kind, "defence"}
        if view["phase"] == "tokens":
            spends = {text: then for text, then in told["actions"].items() if text.startswith("tokens")}
            chances = [then[kind]["goal" if kind == "shot" else "kept"] for then in spends.values()]
            attacks = match.to_act == attacker
            assert chances == sorted(chances, reverse=not attacks)
            side = kind if attacks else "defence"
            assert [then[side]["tokens"] for then in spends.values()] == list(range(len(spends)))
            assert told["now"] == list(spends.values())[-1]
        else:
            assert told["now"][kind]["tokens"] == view["spent"][attacker]
            hopes = [(then[kind].get("goal", 0), then[kind]["kept"]) for then in told["actions"].values()]
            best = max(hopes) if match.to_act == attacker else min(hopes)
            assert (told["now"][kind].get("goal", 0), told["now"][kind]["kept"]) == best
        if view["phase"] == "save":
            assert told["actions"]["no-save"]["shot"]["goal"] == 1
    assert kinds >= {("tokens", "shot"), ("tokens", "pass"), ("reroll", "shot"), ("reroll", "pass"), ("save", "shot")}


@pytest.mark.compiled
def test_dice_have_promised_what_was_foreseen_of_the_last_decision_before_them() -> None:
    kinds, foreseen = Counter[str](), 0
    for seed in range(30):
        match = new_match("tsubasa", seed=seed)
        while not match.over:
            told, action = ahead(match), match.bot_choice("random" if seed % 2 else "amateur")
            match.play(action)
            promised = match.promised(len(match.decisions))
            rolled = any(event.name == "rolled" for event in match.last_events)
            assert (promised is not None) == rolled
            if promised:
                kinds[promised["kind"]] += 1
            if promised and action.text in told["actions"]:
                foreseen += 1
                assert promised == told["actions"][action.text]
    assert min(kinds["shot"], kinds["pass"], foreseen) > 20


def test_rounds_and_places_are_those_that_the_match_comes_to() -> None:
    halves = set()
    for seed in range(30):
        match = new_match("tsubasa", seed=seed, options={"first_match": seed % 3 == 0, "extra_time": True})
        least: dict[int, int] = {}
        while not match.over:
            half, figures = int(match.state.half), TSUBASA.screen.figures(match.state, match.catalogue)
            halves.add(half)
            assert figures["places"] == (9 if half <= 2 else 7)
            assert figures["rounds"] >= match.state.this_round
            least.setdefault(half, figures["rounds"])
            assert figures["rounds"] == least[half] or match.state.injury_time
            match.play(match.bot_choice("random"))
        expected = 4 if seed % 3 == 0 else 6
        assert least == {half: expected if half <= 2 else 2 for half in least}
    assert halves == {1, 2, 3, 4}


@pytest.mark.compiled
def test_whatever_is_drawn_things_stand_as_was_foreseen() -> None:
    seen = set()
    for match in positions("tsubasa", 700):
        before, told = match.view(None), ahead(match)
        if before["phase"] in ("kick-off", "special-shot", "special-defence"):
            assert told == {"now": {}, "actions": {}}
        elif before["phase"] == "draft":
            assert told["actions"] == {}
        elif before["phase"] not in ("shot-or-pass", "tokens", "reroll", "save"):
            for text, then in told["actions"].items():
                seen.add(text.partition(" ")[0])
                for view in (after(match, text, entropy) for entropy in (1, 2)):
                    assert view["rounds"] == before["rounds"]
                    value = then.get("kind", "pass")
                    assert then[value]["total"] == summed(view, view["attacker"], value)
                    assert then["defence"]["total"] == summed(view, 1 - view["attacker"], "defence")
    assert seen >= {"play", "use", "stop", "gain", "motivate", "sign", "end"}


def after(match: Match, text: str, entropy: int) -> dict[str, Any]:
    """What everybody sees after an action."""
    state = match.state.copy()
    match.game.rules.apply(state, match.catalogue.record, match.action(text).id, np.uint64(entropy), new_journal())
    return match.game.notation.view(state, None)


# Machi Koro


def rolled(match: Match, dice: int) -> Iterator[tuple[int, State]]:
    """Rolls of the player to act, each with what comes of it."""
    action = match.action(f"roll {dice}").id
    for entropy in range(40):
        state = match.state.copy()
        match.game.rules.apply(state, match.catalogue.record, action, np.uint64(entropy), new_journal())
        yield int(state.dice.sum()), state


@pytest.mark.parametrize("count", [40, pytest.param(400, marks=pytest.mark.compiled)])
def test_every_roll_pays_what_was_foreseen(count: int) -> None:
    seen = 0
    for match in islice(positions("machikoro", 400), count):
        view = match.view(None)
        if view["phase"] != "roll":
            continue
        (roll,) = (roll for roll in ahead(match)["now"]["rolls"] if roll["roller"] == match.to_act)
        for action in match.legal_actions:
            for number, then in rolled(match, int(action.text[-1])):
                got = (then.coins - match.state.coins)[: match.players].tolist()
                if then.phase == BUILD:
                    stipend = then.coins[then.turn] == 1 and got != roll["sums"][str(number)]
                    got[match.to_act] -= stipend
                    assert got == roll["sums"][str(number)]
                    seen += 1
    assert seen > 2 * count


@pytest.mark.compiled
def test_a_build_is_foreseen_as_the_table_stands_after_it() -> None:
    seen = 0
    for match in positions("machikoro", 200):
        for text, then in ahead(match)["actions"].items():
            assert text.startswith("build ")
            match.play(text)
            assert match.outlook(None)["now"] == then
            match.undo()
            seen += 1
    assert seen > 100


def foreseen(**given: Any) -> dict[str, Any]:
    """What is to be expected at a table that is made up."""
    catalogue = MACHIKORO.load_cards(None)
    state = MACHIKORO.notation.state(given, catalogue)
    return MACHIKORO.screen.outlook(state, catalogue, [])["now"]


def test_coins_are_taken_from_whoever_can_pay_most() -> None:
    owned = [{"new-player": 1}, {}, {}]
    told = foreseen(players=3, turn=0, phase="roll", coins=[0, 2, 9], owned=owned, large=[[], [], []])
    assert told["rolls"][0]["sums"]["6"] == [5, 0, -5]
    assert told["rolls"][1]["sums"]["6"] == [0, 0, 0]
    assert told["rolls"][0]["average"] == {"1": pytest.approx(5 / 6, abs=0.01), "2": pytest.approx(25 / 36, abs=0.01)}


def test_what_was_just_built_counts_from_its_owners_next_turn_on() -> None:
    table = {"players": 2, "turn": 0, "coins": [1, 9], "owned": [{"snack-stand": 1, "fan-shop": 1}, {}]}
    told = foreseen(**table, phase="build", dice=[1], large=[["stadium"], []], new_large=[["stadium"], []])
    own, rivals = told["rolls"]
    assert own["sums"]["2"] == [2, 0]  # in the next turn of one's own
    assert rivals["sums"]["3"] == [1, -1]  # which comes after the rival's


def test_nobody_gets_a_stipend_for_a_number() -> None:
    told = foreseen(players=2, turn=0, phase="roll", coins=[0, 0], owned=[{}, {}], large=[[], []])
    assert all(each == [0, 0] for roll in told["rolls"] for each in roll["sums"].values())


def test_a_game_need_not_look_ahead(shootout: Any) -> None:
    match = Match(shootout, 2, seed=1)
    assert ahead(match) == {"now": {}, "actions": {}}
