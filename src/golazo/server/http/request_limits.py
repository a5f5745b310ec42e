"""How often requests come from an address or a player, and how many requests of an address are in progress."""

from __future__ import annotations

from collections import Counter, OrderedDict
from math import ceil

from golazo.server.rate_limits import Kind, Rate
from golazo.server.refused import Refused

MOST_RATES = 20_000


class RequestLimits:
    """Counts requests and sockets by address, and paces them by address and player; the oldest are forgotten first."""

    def __init__(self, rate_factor: float = 1.0, players_per_address: int = 10) -> None:
        self.rate_factor = rate_factor
        self.players_per_address = players_per_address
        self.inside: Counter[tuple[str, str]] = Counter()
        self.rates: OrderedDict[tuple[str, str], Rate] = OrderedDict()

    def admit(self, kind: Kind, player: str, address: str) -> None:
        """Take a request of a kind; raises where the player or the address makes too many of them."""
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
        """Take a request of a kind; returns for how many seconds it comes too early, and then does not count."""
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
        """A socket is opened or a request begins; False when the address has too many of this kind."""
        if self.inside[address, kind] >= most:
            return False
        self.inside[address, kind] += 1
        return True

    def go(self, address: str, kind: str) -> None:
        """A socket is closed, or a request was answered."""
        self.inside[address, kind] -= 1
        if self.inside[address, kind] <= 0:
            del self.inside[address, kind]
