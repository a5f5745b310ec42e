"""Limits requests by address and player, and concurrent requests by address."""

from __future__ import annotations

from collections import Counter, OrderedDict
from math import ceil

from golazo.server.rate_limits import Kind, Rate
from golazo.server.refused import Refused

MOST_RATES = 20_000


class RequestLimits:
    """Counts requests and sockets by address, and limits their rates by address and player.

    Forgets the oldest first.
    """

    def __init__(self, rate_factor: float = 1.0, players_per_address: int = 10) -> None:
        self.rate_factor = rate_factor
        self.players_per_address = players_per_address
        self.inside: Counter[tuple[str, str]] = Counter()
        self.rates: OrderedDict[tuple[str, str], Rate] = OrderedDict()

    def admit(self, kind: Kind, player: str, address: str) -> None:
        """Count a request of a kind; raises if the player or the address makes too many."""
        per_second, burst = kind.per_second * self.rate_factor, kind.burst * self.rate_factor
        many = self.players_per_address
        early = self.wait(player, kind.name, per_second, burst)
        if early == 0:
            early = self.wait(address, f"{kind.name} from", many * per_second, many * burst)
            if early > 0:
                self.rates[player, kind.name].refund()
        if early > 0:
            raise Refused("too-many", seconds=ceil(early))

    def wait(self, who: str, kind: str, per_second: float, saved: float) -> float:
        """Count a request; returns by how many seconds it comes too early, in which case it is not counted."""
        key = (who, kind)
        rate = self.rates.pop(key, None) or Rate(per_second, saved)
        self.rates[key] = rate
        if len(self.rates) > MOST_RATES:
            self.rates.popitem(last=False)
        early = rate.wait()
        if early > 0:
            rate.refund()
        return early

    def enter(self, address: str, kind: str, most: int) -> bool:
        """Count an opened socket or started request; returns False if the address has too many of this kind."""
        if self.inside[address, kind] >= most:
            return False
        self.inside[address, kind] += 1
        return True

    def go(self, address: str, kind: str) -> None:
        """Count a closed socket or answered request."""
        self.inside[address, kind] -= 1
        if self.inside[address, kind] <= 0:
            del self.inside[address, kind]
