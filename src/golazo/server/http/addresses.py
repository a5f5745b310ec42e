"""Client addresses: the network that a limit applies to, and lists of networks."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv6Address, ip_address, ip_network


def network_of(address: str) -> str:
    """Return the network that limits apply to.

    An IPv4 address, or the /64 network of an IPv6 address, one household's.
    """
    if ":" not in address:
        return address
    try:
        new = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(new.ipv4_mapped or new.exploded[:19])


class Networks:
    """A setting's list of networks; tells whether an address is in one of them."""

    def __init__(self, listed: Iterable[str]) -> None:
        self.networks = [ip_network(one) for one in listed]

    def __contains__(self, address: object) -> bool:
        try:
            found = ip_address(str(address))
        except ValueError:
            return False
        plain = getattr(found, "ipv4_mapped", None) or found
        return any(plain in network for network in self.networks)


LOOPBACK = Networks(("127.0.0.0/8", "::1"))
