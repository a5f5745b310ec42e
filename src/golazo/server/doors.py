"""How many come in from one address, and how many are inside."""

from __future__ import annotations

from collections import Counter, OrderedDict

from golazo.server.limits import Rate

MOST_ADDRESSES = 10_000


class Doors:
    """Counts sockets and paces requests by address; addresses not seen for long are forgotten first."""

    def __init__(self) -> None:
        self.inside: Counter[str] = Counter()
        self.rates: OrderedDict[tuple[str, str], Rate] = OrderedDict()

    def wait(self, address: str, kind: str, per_second: float, saved: float) -> float:
        """Take a request of a kind; returns for how many seconds it comes too early, and then does not count."""
        key = (address, kind)
        rate = self.rates.pop(key, None) or Rate(per_second, saved)
        self.rates[key] = rate
        if len(self.rates) > MOST_ADDRESSES:
            self.rates.popitem(last=False)
        early = rate.wait()
        if early > 0:
            rate.refund()
        return early

    def enter(self, address: str, most: int) -> bool:
        """A socket is opened; False when the address has too many."""
        if self.inside[address] >= most:
            return False
        self.inside[address] += 1
        return True

    def go(self, address: str) -> None:
        """A socket is closed."""
        self.inside[address] -= 1
        if self.inside[address] <= 0:
            del self.inside[address]
