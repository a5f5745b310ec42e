"""An ordeal by power cuts: servers are killed at random moments while people and bots play, and started again."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field

from audit import accounts, check_ledgers
from regular import Regular, Seen

from golazo.match.record import BY_THE_RULES
from host import Host

TABLES = (  # a game and the seats besides the one who opens the table; an open one is taken by another regular
    ("tsubasa", "open"),
    ("machikoro", "open"),
    ("tsubasa", "amateur"),
    ("machikoro", "amateur", "open", "amateur"),
)
THINKING = 0.03  # seconds at most
STILL = 60  # seconds without a decision, after which none will come


@dataclass
class Outcome:
    """What an ordeal came to."""

    kills: int = 0
    matches: int = 0
    acknowledged: int = 0
    lines: int = 0  # of all logs
    came_back: int = 0
    done_already: int = 0
    seconds: float = 0.0
    under_way: list[int] = field(default_factory=list)  # requests that waited for their answer when a server was killed

    def __str__(self) -> str:
        return (
            f"{self.kills} kills in {self.seconds:.0f} s, with {min(self.under_way)} to {max(self.under_way)} requests"
            f" under way; {self.matches} matches played to their ends by the rules; {self.acknowledged} decisions"
            f" acknowledged, each once in the {self.lines} lines of the logs; {self.came_back} times a client came"
            f" back by itself; {self.done_already} requests sent again had been carried out already"
        )


class Ordeal:
    """Some hosts with one database, and some tables at which regulars play match after match until it is over."""

    def __init__(self, hosts: Sequence[Host], tables: int, seed: int) -> None:
        self.hosts = hosts
        self.urls = [host.url for host in hosts]
        self.tables = tables
        self.luck = random.Random(seed)
        self.outcome = Outcome()
        self.over = False
        self.players: list[Regular] = []

    async def undergo(self, kills: int, tell: Callable[[Outcome], None] = lambda _: None) -> Outcome:
        """Kill so many times, let all matches come to their ends, and compare what was promised with what is kept."""
        began = time.monotonic()
        async with AsyncExitStack() as stack:
            parties = []
            for number in range(self.tables):
                game, *seats = TABLES[number % len(TABLES)]
                people = [await stack.enter_async_context(self.regular()) for _ in range(1 + seats.count("open"))]
                parties.append(asyncio.create_task(self.party(people, game, seats)))
            try:
                for _ in range(kills):
                    await self.cut(parties)
                    tell(self.outcome)
            finally:
                self.over = True
            await self.end(parties)
        self.outcome.seconds = time.monotonic() - began
        await self.audit()
        return self.outcome

    def regular(self) -> Regular:
        number = len(self.players)
        player = Regular(self.urls, self.luck.getrandbits(32), first=number, bot_pool=THINKING)
        self.players.append(player)
        return player

    async def party(self, people: Sequence[Regular], game: str, seats: Sequence[str]) -> None:
        """Some regulars play match after match."""
        while not self.over:
            host, *others = people
            table = await host.open(game, "me", *seats)
            for other in others:
                await other.join(table)
            for seen in await asyncio.gather(*(one.play(table) for one in people)):
                self.check(seen)
            self.outcome.matches += 1

    def check(self, seen: Seen) -> None:
        """Who has played a match knows all of it."""
        assert seen.result is not None
        assert seen.result["how"] == BY_THE_RULES, seen.result

    async def cut(self, parties: Sequence[asyncio.Task[None]]) -> None:
        """Kill one of the servers at a random moment of a busy time, and start it again."""
        busy = self.decided + 5 * self.tables
        while self.decided < busy:
            await asyncio.sleep(0.01)
            for party in parties:
                if party.done():
                    await party  # it has failed
        await asyncio.sleep(self.luck.random())
        host = self.luck.choice(self.hosts)
        host.kill()
        self.outcome.kills += 1
        self.outcome.under_way.append(sum(player.waiting for player in self.players))
        if len(self.hosts) > 1:
            await asyncio.sleep(self.luck.random())
        await asyncio.to_thread(host.start)

    async def end(self, parties: Sequence[asyncio.Task[None]]) -> None:
        """Wait for all matches; where nothing moves any more, say who waits for what."""
        decided, left = -1, set(parties)
        while left:
            assert decided != self.decided, [str(player) for player in self.players]
            decided = self.decided
            done, left = await asyncio.wait(left, timeout=STILL)
            for party in done:
                await party
            decided -= len(done)

    @property
    def decided(self) -> int:
        return sum(len(player.ledger) for player in self.players)

    async def audit(self) -> None:
        """Compare the logs with the ledgers of all who played."""
        found = await accounts(self.hosts[0].db)
        self.outcome.acknowledged = check_ledgers(found, self.players)
        self.outcome.lines = sum(len(account.entries) for account in found.values())
        self.outcome.came_back = sum(player.came_back for player in self.players)
        self.outcome.done_already = sum(player.done_already for player in self.players)
        for table, account in found.items():
            ended = account.state.ended
            assert ended is not None, f"{table} has no end"
            assert ended.how == BY_THE_RULES, f"{table}: {ended}"
