"""Records read with Python's own numbers: the same as the record's."""

from __future__ import annotations

import numpy as np
import pytest

from golazo import games
from golazo.kernel.plain import plain_reader


@pytest.mark.parametrize("name", ["machikoro", "tsubasa"])
def test_every_field_is_read(name: str) -> None:
    kind = games.load(name).state
    states = np.frombuffer(np.random.default_rng(4).bytes(20 * kind.itemsize), kind)
    plain = plain_reader(kind)
    for state in states:
        read = plain(state)
        for field in kind.names or ():
            assert np.array_equal(getattr(read, field), state[field]), field
        assert type(read.players if name == "machikoro" else read.half) is int
