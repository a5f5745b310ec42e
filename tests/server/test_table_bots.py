"""Bots have so much time, and then the simplest of them decides."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from inside import node_in, played_out, table_of
from party import play_out

from golazo import games
from golazo.games.contract import Game
from golazo.match.match import Match
from golazo.server.background.bot_pool import BotPool
from golazo.server.metrics import Metrics

DEEP = 1  # the number of the bot that thinks too long


class Pondering:
    """A game's `choose` in which the deeper bot ponders until it is let go."""

    def __init__(self, game: Game) -> None:
        self.choose = game.rules.choose
        self.enough = threading.Event()
        self.asked: list[int] = []

    def __call__(self, bot: int, state: Any, *rest: Any) -> int:
        self.asked.append(bot)
        if bot == DEEP:
            self.enough.wait(60)
        return int(self.choose(bot, state, *rest))


@pytest.fixture
def pondering(shootout: Game) -> Iterator[Pondering]:
    found = Pondering(shootout)
    yield found
    found.enough.set()


def with_choose(game: Game, choose: Any) -> Game:
    return replace(game, rules=replace(game.rules, choose=choose))


def thinking_of(budget: float) -> tuple[BotPool, Metrics]:
    metrics = Metrics()
    return BotPool(budget, metrics), metrics


def test_a_bot_chooses_as_it_does_at_home(shootout: Game) -> None:
    async def story() -> None:
        bot_pool, _ = thinking_of(60)
        match = Match(shootout, 2, seed=7)
        before = match.state.tobytes()
        for bot in shootout.bots:
            assert await bot_pool.choice(match, bot) == match.bot_choice(bot).text
        assert match.state.tobytes() == before
        bot_pool.stop()

    play_out(story())


def test_one_that_ponders_too_long_is_replaced_by_the_simplest(shootout: Game, pondering: Pondering) -> None:
    async def story() -> None:
        bot_pool, metrics = thinking_of(0.01)
        match = Match(with_choose(shootout, pondering), 2, seed=7)
        expected = Match(shootout, 2, seed=7).bot_choice(shootout.bots[0]).text
        assert await bot_pool.choice(match, shootout.bots[DEEP]) == expected
        assert pondering.asked == [DEEP, 0]
        told = metrics.registry.get_sample_value("golazo_bot_seconds_count", {"bot": shootout.bots[DEEP]})
        assert told == 1
        bot_pool.stop()

    play_out(story())


def test_others_are_served_while_all_threads_ponder(shootout: Game, pondering: Pondering) -> None:
    async def story() -> None:
        bot_pool, _ = thinking_of(0.05)
        slow = [Match(with_choose(shootout, pondering), 2, seed=seed) for seed in range(8)]
        found = await asyncio.gather(*(bot_pool.choice(match, shootout.bots[DEEP]) for match in slow))
        assert [shootout.words.action_id(choice) in range(shootout.actions) for choice in found] == [True] * 8
        quick = Match(shootout, 2, seed=1)
        assert await bot_pool.choice(quick, shootout.bots[0]) == quick.bot_choice(shootout.bots[0]).text
        bot_pool.stop()

    play_out(story())


def test_a_match_with_a_pondering_bot_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shootout: Game, pondering: Pondering
) -> None:
    slow = with_choose(shootout, pondering)
    monkeypatch.setattr(games, "load", lambda name: slow if name == "shootout" else shootout)

    async def story() -> None:
        async with node_in(tmp_path, bot_seconds=0.01) as node:
            live, _ = await table_of(node, "shootout", 0, *[shootout.bots[DEEP]] * 2)
            await played_out(live)
            assert 0 in pondering.asked
            pondering.enough.set()

    play_out(story())
