"""Nobody is told what they cannot know: matches with every frame kept, and held against the log."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest
from evening import checked, evening, evenings
from redaction import Leak

from host import UNLIMITED, Host


def test_no_frame_tells_what_its_receiver_cannot_know(host: Host) -> None:
    total = asyncio.run(evenings(host.url, host.db, matches=12, seed=1))
    assert total["matches"] == 12
    assert total["step"] > total["lines"]
    for seen in ("taken back", "because", "foreseen", "refused", "http", "table", "events"):
        assert total[seen] > 0, seen


@pytest.mark.parametrize(
    ("leak", "found"),
    [
        ("whole_view", "seat None is shown other than"),
        ("order", "is shown other than"),
        ("events", "hears"),
        ("actions", "hears"),
        ("secret", "told {'"),
        ("entropy", "told {'"),
        ("reasons", "refused otherwise|told a reason"),
        ("foresight", "foresees other than"),
    ],
)
def test_a_server_that_tells_too_much_is_found_out(tmp_path: Path, leak: str, found: str) -> None:
    leaky = [sys.executable, str(Path(__file__).with_name("leaky.py")), leak]
    with Host(tmp_path, *UNLIMITED, program=leaky) as host:
        kept = asyncio.run(evening(host.url, seed=2, matches=1, most=100))
        with pytest.raises(Leak, match=found):
            asyncio.run(checked(host.db, kept))
