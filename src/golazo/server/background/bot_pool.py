"""Computes bots' choices off the event loop and within a time limit."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from golazo.games.contract import Game, State
from golazo.match.match import Match
from golazo.server.metrics import Metrics

THREADS = 2


class BotPool:
    """A thread pool for bots. Compiled rules release the GIL, so sockets are served in the meantime."""

    def __init__(self, budget: float, metrics: Metrics) -> None:
        self.budget = budget
        self.metrics = metrics
        self.threads = ThreadPoolExecutor(THREADS, "bot")
        self.quick = ThreadPoolExecutor(1, "quick-bot")

    async def choice(self, match: Match, bot: str) -> str:
        """Return a bot's choice, as text. If the bot exceeds its time limit, the simplest bot chooses."""
        game, position, cards = match.game, match.state.copy(), match.catalogue.record
        thoughts = match.dice.thoughts(len(match.decisions))
        loop = asyncio.get_running_loop()
        with self.metrics.bot_seconds.labels(bot).time():
            deep = loop.run_in_executor(self.threads, chosen, game, bot, position.copy(), cards, thoughts)
            try:
                number = await asyncio.wait_for(deep, self.budget)
            except TimeoutError:
                simplest = game.bots[0]
                number = await loop.run_in_executor(self.quick, chosen, game, simplest, position, cards, thoughts)
        return game.words.action_text(number)

    def stop(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
        self.quick.shutdown(wait=False, cancel_futures=True)


def chosen(game: Game, bot: str, position: State, cards: object, thoughts: int) -> int:
    """Return a bot's choice in a position."""
    return int(game.rules.choose(game.bots.index(bot), position, cards, np.uint64(thoughts), game.new_actions()))
