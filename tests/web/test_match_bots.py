"""Whole matches against bots, from the lobby to the result: every language, every size, by mouse, touch and keys."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from web.browsing import DESKTOP, PHONE, SETTLED, SIDEWAYS, Size, until
from web.conftest import PageOf
from web.looks import Looks, axe, no_missing_text, no_overflow
from web.playing import Sitter
from web.tongues import no_english, say


@dataclass(frozen=True)
class Case:
    """How somebody plays."""

    game: str
    language: str
    size: Size
    keys: bool = False
    moving: bool = False
    full: bool = False
    rivals: int = 1

    def __str__(self) -> str:
        size = {DESKTOP: "desktop", PHONE: "phone", SIDEWAYS: "sideways"}[self.size]
        how = "keys" if self.keys else "touch" if min(self.size) < 600 else "mouse"
        return f"{self.game}-{self.language}-{size}-{how}{'-moving' if self.moving else ''}"


CASES = [
    Case("tsubasa", "en", DESKTOP, moving=True),
    Case("tsubasa", "de", PHONE, full=True),
    Case("tsubasa", "es", SIDEWAYS),
    Case("tsubasa", "pl", DESKTOP, keys=True),
    Case("machikoro", "en", SIDEWAYS, rivals=2),
    Case("machikoro", "de", DESKTOP, keys=True),
    Case("machikoro", "es", DESKTOP, moving=True, rivals=3),
    Case("machikoro", "pl", PHONE, rivals=3),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_whole_match_against_a_bot(page_of: PageOf, case: Case) -> None:
    visit = page_of(case.language, case.size, reduced_motion=not case.moving)
    looks = Looks(no_overflow, no_missing_text, no_english, seldom=(axe,))
    lena = Sitter(visit, keys=case.keys, looks=looks)
    table = lena.begin(case.game, full=case.full, rivals=case.rivals)
    lena.play()
    assert lena.heard.id == table
    over = visit.page.get_by_role("dialog").filter(has=visit.page.get_by_role("heading", level=1))
    over.get_by_role("button", name=say(case.language, "table-rematch")).wait_for()
    assert visit.page.get_by_role("button", name=say(case.language, "tsubasa-back-to-match")).count() == 0
    until(visit.page, SETTLED)
    for check in (*looks.checks, *looks.seldom):
        check(visit.page)
    assert len(looks.seen) >= {"tsubasa": 4, "machikoro": 2}[case.game], looks.seen
