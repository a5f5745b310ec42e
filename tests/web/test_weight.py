"""How heavy the page is: what the first visit loads, and what goes over the line for it."""

from __future__ import annotations

import gzip
from pathlib import Path

from web.browsing import settled

MOST = 180_000  # bytes of JavaScript, gzipped


def test_the_first_visit_loads_little_javascript(page_of, built_page: Path) -> None:
    visit = page_of()
    settled(visit.go("/"))
    paths = {request.url.removeprefix(visit.url) for request in visit.requests if request.url.endswith(".js")}
    sizes = {path: len(gzip.compress((built_page / path[1:]).read_bytes(), 9)) for path in paths}
    assert 0 < sum(sizes.values()) <= MOST, sorted(sizes.items(), key=lambda item: -item[1])
