"""The limit of decisions: there a match is a draw, and its record says so and is checked."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from golazo import games
from golazo.errors import IllegalAction, RecordError
from golazo.games.contract import Game
from golazo.match.match import Match
from golazo.match.record import LIMIT, Ended
from golazo.match.verify import how_it_ended, verify
from golazo.text.texts import LANGUAGES, rules_source, texts
from matches import checked

MOST = 20
RULES = Path(__file__).parents[1] / "docs" / "rules"


@pytest.fixture(params=games.names())
def short(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game of which no match takes more than a few decisions."""
    known = games.load
    game = replace(known(request.param), most_decisions=MOST)
    monkeypatch.setattr(games, "load", lambda name: game if name == game.name else known(name))
    return game


def played(game: Game) -> Match:
    match = Match(game, 2, seed=3)
    while not match.over:
        match.decide(match.bot_choice("random"))
    return match


def lines_of(match: Match) -> list[dict[str, object]]:
    lines = [json.loads(line) for line in match.record().splitlines()]
    return [{key: line[key] for key in line if key != "check"} for line in lines]


def test_at_the_limit_a_match_is_a_draw(short: Game) -> None:
    match = played(short)
    assert (len(match.decisions), match.to_act, match.legal_actions) == (MOST, None, [])
    assert match.legal_before(MOST) == []
    assert match.ended == Ended(LIMIT, None, (0.5, 0.5))
    assert match.outcome is not None
    assert match.outcome.winner is None
    refusal = match.why_not(0)
    assert refusal is not None
    assert refusal.rule == short.limit_rule
    with pytest.raises(IllegalAction, match=short.limit_rule):
        match.play(0)
    assert len(match.decisions) == MOST


def test_a_decision_taken_back_is_room_for_another(short: Game) -> None:
    match = played(short)
    match.undo()
    assert match.to_act is not None
    assert match.ended is None
    match.play(match.legal_actions[0])
    assert match.at_limit


def test_the_record_is_read_back_and_verified(short: Game) -> None:
    match = played(short)
    record = match.record()
    assert json.loads(record.splitlines()[-1])["ended"] == LIMIT
    again = Match.from_record(record)
    assert again.ended == match.ended
    assert again.record() == record
    assert verify(record).holds
    for language in LANGUAGES:
        assert short.limit_rule in texts(language, short.name).say(how_it_ended(match.ended, short.name))


@pytest.mark.parametrize(
    "end", [{"returns": [1.0, 0.0], "ended": LIMIT}, {"returns": [0.5, 0.5]}, {"returns": [1.0, 0.0]}]
)
def test_no_other_end_is_believed(short: Game, end: dict[str, object]) -> None:
    lines = [*lines_of(played(short))[:-1], end]
    with pytest.raises(RecordError) as refused:
        Match.from_record(checked(lines))
    assert refused.value.message.key == "record-wrong-outcome"


def test_no_match_ends_at_the_limit_before_it(short: Game) -> None:
    match = played(short)
    match.undo()
    with pytest.raises(RecordError) as refused:
        Match.from_record(checked([*lines_of(match), {"returns": [0.5, 0.5], "ended": LIMIT}]))
    assert refused.value.message.key == "record-wrong-outcome"


def test_decisions_beyond_the_limit_are_refused(short: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    longer = replace(short, most_decisions=MOST + 5)
    monkeypatch.setattr(games, "load", lambda _: longer)
    record = played(longer).record()
    monkeypatch.setattr(games, "load", lambda _: short)
    with pytest.raises(RecordError) as refused:
        Match.from_record(record)
    assert refused.value.message.arguments["line"] == MOST + 2
    assert refused.value.message.arguments["problem"].key == "record-after-limit"


@pytest.mark.parametrize("name", games.names())
def test_the_rules_tell_the_limit(name: str) -> None:
    game = games.load(name)
    numbered = (RULES / f"{name}.md").read_text("utf-8")
    (rule,) = re.findall(rf"\*\*{game.limit_rule}\*\* \[D\] (.*)", numbered)
    assert f" {game.most_decisions} decisions" in rule
    for language in LANGUAGES:
        (told,) = re.findall(rf"^rule-{game.limit_rule.lower()} = (.*)$", rules_source(language, name), re.M)
        assert str(game.most_decisions) in told
