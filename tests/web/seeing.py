"""What must hold of the page throughout a match against bots, and at its end."""

from __future__ import annotations

from web.browsing import SETTLED, until
from web.looks import Looks, axe, no_missing_text, no_overflow
from web.playing import Sitter
from web.tongues import no_english, say

PHASES = {"tsubasa": 4, "machikoro": 2}  # that every match has at least


def looks_of_a_match() -> Looks:
    """Looks at each phase of a match."""
    return Looks(no_overflow, no_missing_text, no_english, seldom=(axe,))


def whole_to_the_end(sitter: Sitter) -> None:
    """The result is shown, the page is whole, and so it was in the phases that a match has at least."""
    page, looks = sitter.page, sitter.looks
    assert looks is not None
    over = page.get_by_role("dialog").filter(has=page.get_by_role("heading", level=1))
    over.get_by_role("button", name=say(sitter.language, "table-rematch")).wait_for()
    assert page.get_by_role("button", name=say(sitter.language, "tsubasa-back-to-match")).count() == 0
    until(page, SETTLED)
    for check in (*looks.checks, *looks.seldom):
        check(page)
    assert len(looks.seen) >= PHASES[sitter.heard.table["table"]["game"]], looks.seen
