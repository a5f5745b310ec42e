"""Writes a card file for owners of the box: the shipped one, with blanks for values only the printed cards show."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from golazo.cards.card_file import TO_FILL_IN

TABLE = re.compile(r"\[([a-z-]+)(?:\.([a-z-]+))?\]")
FIELD = re.compile(r"(\w+) = (.*?)(?: *#.*)?$")
ASKED = ("inferred", "designed")
ANSWERED = "box"
NOTHING = "none"

Source = Mapping[str, str]


def no_more(section: str, source: Source) -> Sequence[str]:  # noqa: ARG001
    """Return no additional fields."""
    return ()


def asking(
    introduction: str,
    shipped: str,
    *,
    titled: bool = False,
    lacking: Callable[[str, Source], Sequence[str]] = no_more,
) -> str:
    """Return the shipped card file with an introduction, and with inferred or designed values replaced by blanks.

    `titled`: whether cards can have a printed title. `lacking`: the fields that a shipped card lacks but the printed
    one may have.
    """
    _, _, rest = shipped.partition("\n")
    return introduction + "\n".join(asked_lines(rest, tomllib.loads(shipped), titled, lacking))


def asked_lines(
    text: str, data: dict[str, Any], titled: bool, lacking: Callable[[str, Source], Sequence[str]]
) -> Iterator[str]:
    section, source = "", dict[str, str]()
    for line in text.split("\n"):
        field = FIELD.match(line)
        if table := TABLE.match(line):
            section = table[1]
            card = data[section][table[2]] if table[2] else data[section]
            source = card["source"]
            yield line
            if titled and source.get("name") in ASKED:
                yield f'name = "{TO_FILL_IN}" # the printed title'
        elif field and field[1] == "source":
            more = lacking(section, source)
            yield from (f'{name} = "{TO_FILL_IN}" # ours: {NOTHING}' for name in more)
            answered = {name: answer(name, origin, titled) for name, origin in source.items()}
            answered |= dict.fromkeys(more, ANSWERED)
            told = ", ".join(f'{name} = "{origin}"' for name, origin in answered.items())
            yield f"source = {{ {told} }}"
        elif field and source.get(field[1]) in ASKED:
            yield f'{field[1]} = "{TO_FILL_IN}" # ours: {field[2]}'
        else:
            yield line


def answer(name: str, origin: str, titled: bool) -> str:
    """Return the `source` entry of a value once it is filled in."""
    return ANSWERED if origin in ASKED and (titled or name != "name") else origin
