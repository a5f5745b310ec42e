"""The configuration file: TOML whose keys are the settings. Errors name the line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from golazo.cards.card_file import line_numbers, read, read_text, shown, syntax_problem
from golazo.errors import GolazoError, InvalidSetting, Problem
from golazo.server.config.setting import Declared
from golazo.server.config.settings import Settings, declared
from golazo.text.message import Message

INTRODUCTION = """\
# Settings of a Golazo server. Use them with: golazo serve --config FILE
# To change a default, remove the # in front of it and write your value.
# Options (--idle-days 7) override variables (GOLAZO_IDLE_DAYS=7), and variables override this file.
"""


def read_config(file: str) -> dict[str, Any]:
    """Return what a configuration file sets, by the names of the settings."""
    text = read_text(file)
    try:
        found = read(text)
    except (ValueError, RecursionError) as error:
        line, what = syntax_problem(text, str(error))
        raise wrong([Problem(file, line, card="", field="", what=what)]) from None
    by_key = {one.key: one for one in declared().values()}
    lines = line_numbers(text)
    problems = [
        Problem(file, lines.get((key,), 1), card="", field=key if key.isprintable() else shown(key), what=refusal)
        for key, value in found.items()
        if (refusal := by_key[key].refusal(value) if key in by_key else unknown(key, by_key))
    ]
    if problems:
        raise wrong(sorted(problems, key=lambda problem: problem.line))
    return {by_key[key].name: value for key, value in found.items()}


def unknown(key: str, known: dict[str, Declared]) -> Message:
    """Return an error about an unknown key: it suggests a similar key or lists all keys."""
    near = get_close_matches(key.replace("_", "-").lower(), known, n=1)
    if near:
        return Message.of("setting-unknown-near", near=near[0])
    return Message.of("catalogue-unknown-field", known=", ".join(known))


def wrong(problems: list[Problem]) -> GolazoError:
    return InvalidSetting("error-config", first=problems[0].message, more=len(problems) - 1)


def written(settings: Settings) -> str:
    """Return a configuration file with these settings; those at their defaults are commented out."""
    return INTRODUCTION + "".join(f"{line}\n" for line in lines_of(asdict(settings)))


def lines_of(values: dict[str, Any]) -> Iterator[str]:
    group = ""
    for name, one in declared().items():
        if one.group != group:
            group = one.group
            yield f"\n## {group}"
        value = values[name]
        yield f"\n# {one.about}"
        yield f"{'#' if value == one.default else ''}{one.key} = {as_toml(one.sign if value is None else value)}"


def as_toml(value: Any) -> str:
    """Format a value as TOML, which is the same as JSON for these types."""
    return json.dumps(str(value) if isinstance(value, Path) else value, ensure_ascii=False)
