"""Whole matches against bots, from the lobby to the result, by mouse and by keys, with motion and without.

The matches that are interrupted (`test_match_interrupted.py`) are looked at in the same way: they are those in the
other languages, on phones and by touch.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from web.browsing import DESKTOP
from web.conftest import PageOf
from web.playing import Sitter
from web.seeing import looks_of_a_match, whole_to_the_end


@dataclass(frozen=True)
class Case:
    """How somebody plays."""

    game: str
    language: str
    keys: bool = False
    moving: bool = False
    rivals: int = 1

    def __str__(self) -> str:
        return f"{self.game}-{self.language}-{'keys' if self.keys else 'mouse'}{'-moving' if self.moving else ''}"


CASES = [
    Case("tsubasa", "en", moving=True),
    Case("tsubasa", "pl", keys=True),
    Case("machikoro", "de", keys=True),
    Case("machikoro", "es", moving=True, rivals=3),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_whole_match_against_a_bot(page_of: PageOf, case: Case) -> None:
    visit = page_of(case.language, DESKTOP, reduced_motion=not case.moving)
    lena = Sitter(visit, keys=case.keys, looks=looks_of_a_match())
    table = lena.begin(case.game, rivals=case.rivals)
    lena.play()
    assert lena.heard.id == table
    whole_to_the_end(lena)
