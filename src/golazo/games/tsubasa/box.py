"""The card file for an owner of the box: what rulebooks tell stands in it, what only the cards tell is asked."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any

from golazo.catalogue import TO_FILL_IN
from golazo.games.tsubasa.cards import shipped_text
from golazo.games.tsubasa.reading import ABILITIES, NO_ABILITY

TABLE = re.compile(r"\[([a-z-]+)(?:\.([a-z-]+))?\]")
FIELD = re.compile(r"(\w+) = (.*)")
ASKED = "designed"
ANSWERED = "box"
WITH_ABILITIES = ("initial", "motivation", "match", "signings")
INTRODUCTION = f"""\
# Captain Tsubasa, the card game: the cards of your box.
#
# Wherever "{TO_FILL_IN}" stands, write in what is printed on the card; our own value stands beside it. A card that has
# no ability or no mandatory action gets "{NO_ABILITY}" there. Match cards, special shots and special defences whose
# titles no rulebook tells stand here under names of ours: take them for cards of yours that are left, and write the
# printed title in as `name`. Is a motivation card another player's, rename its table. `golazo cards check FILE` tells
# what is still missing.
"""


def box_file() -> str:
    """The shipped card file with everything that we designed taken out again, to be filled in."""
    text = shipped_text()
    _, _, rest = text.partition("\n")
    return INTRODUCTION + "\n".join(asked_lines(rest, tomllib.loads(text)))


def asked_lines(text: str, data: dict[str, Any]) -> Iterator[str]:
    """The lines of the shipped file, asking for each value that a card's `source` calls designed."""
    section, source = "", dict[str, str]()
    for line in text.split("\n"):
        field = FIELD.match(line)
        if table := TABLE.match(line):
            section = table[1]
            card = data[section][table[2]] if table[2] else data[section]
            source = card["source"]
            yield line
            if source.get("name") == ASKED:
                yield f'name = "{TO_FILL_IN}" # the printed title'
        elif field and field[1] == "source":
            lacking = [name for name in ABILITIES if section in WITH_ABILITIES and name not in source]
            yield from (f'{name} = "{TO_FILL_IN}" # ours: {NO_ABILITY}' for name in lacking)
            answered = {name: ANSWERED if origin == ASKED else origin for name, origin in source.items()}
            answered |= dict.fromkeys(lacking, ANSWERED)
            told = ", ".join(f'{name} = "{origin}"' for name, origin in answered.items())
            yield f"source = {{ {told} }}"
        elif field and source.get(field[1]) == ASKED:
            yield f'{field[1]} = "{TO_FILL_IN}" # ours: {field[2]}'
        else:
            yield line
