"""The corpus: finished matches of both games, which the rules of today must play as they were played."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from golazo import games
from golazo.errors import GolazoError, RecordError
from golazo.games.contract import Game
from golazo.match.match import Match
from golazo.match.record import AGREED, BY_THE_RULES, CLOSED, RESIGNED, read_record
from golazo.match.verify import verify
from matches import checked

CORPUS = Path(__file__).parent / "corpus"
RECORDS = sorted(CORPUS.glob("*.jsonl"))
MOST_BYTES = 600_000
ADVICE = (
    "If the rules of “{game}” were meant to change, raise its rules_version,"
    " so that no match under the old rules is continued under the new ones, and run scripts/corpus.py."
)


def replayed(file: Path) -> Match:
    """The match of a file, with the rules of today and its own cards; says what to do where it comes out otherwise."""
    text = file.read_text(encoding="utf-8")
    written = read_record(text)
    game, cards = written.header.game, str(CORPUS / "cards" / f"{written.header.cards}.toml")
    try:
        match = Match.from_record(text, cards)
        verdict = verify(text, cards)
    except GolazoError as error:
        raise AssertionError(f"{file.name}: {error}\n{ADVICE.format(game=game)}") from error
    assert verdict.holds, f"{file.name}: {verdict.fault}\n{ADVICE.format(game=game)}"
    assert match.record(written.ended) == text
    assert match.ended == written.ended
    return match


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_old_matches_come_out_as_they_did(file: Path) -> None:
    match = replayed(file)
    assert match.over or match.ended is not None


def test_the_corpus_shows_all_there_is() -> None:
    matches = [replayed(file) for file in RECORDS]
    for name in games.names():
        game, mine = games.load(name), [match for match in matches if match.game.name == name]
        assert {match.players for match in mine} == set(game.players)
        assert {event.name for match in mine for event in match.events} == set(game.events.names)
        assert {sort(decision.action) for match in mine for decision in match.decisions} == sorts(game)
        for option in game.options:
            assert {match.options[option] for match in mine} == {False, True}
        assert {match.ended.how for match in mine if match.ended} == {AGREED, BY_THE_RULES, CLOSED, RESIGNED}
        assert {type(match.dice).__name__ for match in mine} == {"SeededDice", "FairDice"}
        assert len({match.catalogue.hash for match in mine}) > 1
    assert sum(file.stat().st_size for file in CORPUS.rglob("*.*")) < MOST_BYTES


def sorts(game: Game) -> set[str]:
    return {sort(game.words.action_text(number)) for number in range(game.actions)}


def sort(action: str) -> str:
    return action.split(maxsplit=1)[0]


def changed(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    """Have a game played by other rules."""
    known = games.load
    monkeypatch.setattr(games, "load", lambda name: game if name == game.name else known(name))


@pytest.mark.parametrize("name", games.names())
def test_a_rule_that_forbids_what_was_allowed_is_seen(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    file = CORPUS / f"{name}-fair.jsonl"
    game = games.load(name)
    last = game.words.action_id(replayed(file).decisions[-1].action)

    def refusal(state: object, cards: object, action: int) -> int:
        return 1 if action == last else int(game.rules.refusal(state, cards, action))

    changed(monkeypatch, replace(game, rules=replace(game.rules, refusal=refusal, follow=None)))
    with pytest.raises(AssertionError, match=f"“{name}” were meant to change, raise its rules_version"):
        replayed(file)


@pytest.mark.parametrize("name", games.names())
def test_a_rule_by_which_another_wins_is_seen(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    file = CORPUS / f"{name}-fair.jsonl"
    game = games.load(name)
    rules = replace(game.rules, returns=lambda state, seat: 1 - game.rules.returns(state, seat))
    changed(monkeypatch, replace(game, rules=rules))
    with pytest.raises(AssertionError, match="raise its rules_version"):
        replayed(file)


@pytest.mark.parametrize("name", games.names())
def test_a_match_under_other_rules_is_not_played_under_ours(name: str) -> None:
    file = CORPUS / f"{name}-fair.jsonl"
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    ours = games.load(name).rules_version
    lines[0]["rules"] = ours + 1
    with pytest.raises(RecordError) as refused:
        Match.from_record(checked([{key: line[key] for key in line if key != "check"} for line in lines]))
    assert refused.value.message.key == "record-other-rules"
    assert refused.value.message.arguments == {"recorded": ours + 1, "ours": ours}
