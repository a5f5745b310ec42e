"""Card files with which no match ends are refused where somebody would play with them; odd ones are not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from conftest import Golazo
from endless import ENDLESS
from golazo import games
from golazo.cards.card_file import game_named, read_text
from golazo.errors import CatalogueError
from golazo.match import playable
from golazo.match.match import Match
from golazo.match.playable import check_playable
from golazo.text.texts import LANGUAGES

TESTS = Path(__file__).parent
ODD = sorted([*(TESTS / "cards").glob("*.toml"), *(TESTS / "corpus" / "cards").glob("*.toml")])


@pytest.mark.compiled
@pytest.mark.parametrize("name", games.names())
def test_cards_with_which_no_match_ends_are_refused(name: str) -> None:
    game = games.load(name)
    cards = game.parse_cards(ENDLESS[name], "mine.toml")
    with pytest.raises(CatalogueError) as refused:
        check_playable(game, cards, "mine.toml")
    (problem,) = refused.value.problems
    assert (problem.file, problem.what.key) == ("mine.toml", "catalogue-endless")
    for language in LANGUAGES:
        told = refused.value.text(language)
        assert "mine.toml" in told
        assert str(playable.MATCHES) in told


@pytest.mark.compiled
@pytest.mark.parametrize("name", games.names())
def test_shipped_cards_are_played_with(name: str) -> None:
    game = games.load(name)
    check_playable(game, game.load_cards(None), "cards.toml")


@pytest.mark.compiled
@pytest.mark.parametrize("file", ODD, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_odd_cards_with_which_matches_end_are_played_with(file: Path) -> None:
    game = games.load(game_named(read_text(str(file)), str(file)) or "machikoro")
    check_playable(game, game.load_cards(str(file)), str(file))


@pytest.mark.compiled
def test_cards_that_only_two_can_play_with_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playable, "one_ends", lambda cards, players: players == 2)
    playable.endless_with.cache_clear()
    game = games.load("machikoro")
    with pytest.raises(CatalogueError, match="3 players"):
        check_playable(game, game.load_cards(None), "mine.toml")
    playable.endless_with.cache_clear()


@pytest.mark.compiled
def test_what_was_found_out_is_remembered_by_the_hash(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def one_ends(cards: playable.CardSet, players: int) -> bool:
        asked.append(players)
        return True

    monkeypatch.setattr(playable, "one_ends", one_ends)
    playable.endless_with.cache_clear()
    game = games.load("machikoro")
    for text in (game.card_file(), game.card_file() + "# the same\n"):
        check_playable(game, game.parse_cards(text, "mine.toml"), "mine.toml")
    assert asked == [2, 3, 4]
    playable.endless_with.cache_clear()


@pytest.mark.compiled
def test_the_command_says_so(golazo: Golazo, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(ENDLESS["machikoro"], encoding="utf-8")
    done = golazo("cards", "check", file)
    assert done.returncode == 1
    assert "No match can be finished with these cards" in done.stdout
    told = json.loads(golazo("cards", "check", file, "--json").stdout)
    assert [(problem["line"], problem["card"]) for problem in told] == [(1, "")]


@pytest.mark.compiled
def test_such_cards_may_be_tried_at_home_where_the_match_ends_at_the_limit() -> None:
    game = games.load("machikoro")
    match = Match(game, 4, seed=1, catalogue=game.parse_cards(ENDLESS["machikoro"], "mine.toml"))
    while not match.over:
        match.decide(match.bot_choice("amateur"))
    assert len(match.decisions) == game.most_decisions
    assert match.ended is not None
    assert (match.ended.how, match.ended.returns) == ("limit", (0.25,) * 4)
