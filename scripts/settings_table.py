"""Writes the tables of all settings and of all limits by kind into docs/hosting.md, from where they are declared."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from golazo.server.config.setting import Declared
from golazo.server.config.settings import declared
from golazo.server.rate_limits import KINDS, Kind

PAGE = Path(__file__).parents[1] / "docs" / "hosting.md"
HEAD = "| setting | default | limits | what it does |\n|---|---|---|---|\n"
KINDS_HEAD = "| action | once every | saved up at most |\n|---|---|---|\n"


def tables() -> dict[str, str]:
    """The rows of each table, by its head."""
    settings = "".join(row(one) for one in declared().values())
    return {HEAD: settings, KINDS_HEAD: "".join(row_of_kind(kind) for kind in KINDS)}


def row_of_kind(kind: Kind) -> str:
    return f"| {kind.about.lower()} | {1 / kind.per_second:g} s | {kind.burst} times |\n"


def row(one: Declared) -> str:
    limits = f"{one.least:,.15g} to {one.most:,.15g}" if one.is_number else ""
    return f"| `{one.key}` | {default_of(one.default)} | {limits} | {one.about} |\n"


def default_of(value: Any) -> str:
    if value is None or value == ():
        return ""
    return str(value).lower() if isinstance(value, bool) else f"{value:g}" if isinstance(value, float) else str(value)


def with_table(page: str) -> str:
    """The page with the tables as they must be."""
    for head, rows in tables().items():
        page, count = re.subn(re.escape(head) + r"(?:\|.*\n)*", (head + rows).replace("\\", r"\\"), page)
        if count != 1:
            raise SystemExit(f"{PAGE} must have one table that begins with {head.splitlines()[0]}")
    return page


if __name__ == "__main__":
    PAGE.write_text(with_table(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
