"""Validates player names and detects confusable ones (Unicode Technical Standard 39)."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from importlib import resources

from golazo.protocol.accounts import LONGEST_NAME
from golazo.server.refused import Refused
from golazo.text.texts import LANGUAGES, texts

LONGEST_SKELETON = 200
MOST_MARKS = 4  # combining signs in a row, as some scripts need them,
MOST_STACKED = 2  # and of those that pile up above or below a letter
UNSEEN = re.compile(  # invisible, or changes how others are shown: Default_Ignorable_Code_Point, empty Braille
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
SIGNS = re.compile("[\u2611\u2705\u2713\u2714\u221a\u23b7\u237b\U0001f5f8\U0001f5f9]")  # like the sign of an account
NUMBERED = re.compile(r"\(\s*\d+\s*\)$")  # the server numbers players of the same name like this
LABELS: tuple[tuple[str, dict[str, str]], ...] = (
    *(("name-guest", {"number": "0"}), ("name-bot", {"level": "0"})),
    *(("name-host", {}), ("join-spectator", {})),
)


def checked_name(name: str) -> str:
    """Return the name as displayed, without invisible characters. Empty is allowed and displayed as a guest."""
    plain = plain_name(name)
    if len(plain) > LONGEST_NAME or not plain.isprintable() or (name.strip() and not plain):
        raise Refused("bad-name", most=LONGEST_NAME)
    if has_piled_marks(plain):
        raise Refused("name-marks")
    if is_reserved(plain):
        raise Refused("name-reserved", name=plain)
    return plain


def plain_name(name: str) -> str:
    """Return a name without invisible characters and with single spaces between words."""
    return " ".join(unicodedata.normalize("NFC", UNSEEN.sub("", name)).split())


def login_form(name: str) -> str:
    """Return the normal form used to log in, the same however the name is typed; empty if there is none."""
    plain = unicodedata.normalize("NFKC", plain_name(name)).casefold()
    return plain[:LONGEST_NAME] if plain.isprintable() else ""


def has_piled_marks(name: str) -> bool:
    """Return whether letters carry more marks than any language needs, or marks stand without a letter."""
    row = stacked = 0
    letter = False
    for character in name:
        if not unicodedata.category(character).startswith("M"):
            row, stacked, letter = 0, 0, character != " "
            continue
        row += 1
        stacked += unicodedata.combining(character) > 0
        if not letter or row > MOST_MARKS or stacked > MOST_STACKED or unicodedata.category(character) == "Me":
            return True
    return False


def is_reserved(name: str) -> bool:
    """Return whether a name could pass for a label of the server: a guest, a bot, the host, or a numbered name."""
    alike = unicodedata.normalize("NFKC", name)
    return bool(SIGNS.search(name) or NUMBERED.search(alike)) or without_digits(name) in labels()


@cache
def labels() -> frozenset[str]:
    """Return the skeletons of the server's own labels for people, in all languages and without numbers."""
    said = ((texts(language), label) for language in LANGUAGES for label in LABELS)
    return frozenset(without_digits(say(key, **arguments)) for say, (key, arguments) in said)


def without_digits(name: str) -> str:
    """Return the skeleton of a name without its digits."""
    return skeleton("".join(character for character in name if unicodedata.digit(character, None) is None))


def skeleton(name: str) -> str:
    """Return a name's skeleton: confusable names have the same one. Spaces are ignored.

    Unlike the standard's skeleton it ignores case, so characters are looked up before and after case folding; i and l
    then have the same skeleton, because I looks like both.
    """
    seen = shape(unicodedata.normalize("NFKD", UNSEEN.sub("", name)))
    alike = shape(unicodedata.normalize("NFKD", seen.casefold()))
    return "".join(alike.replace("i", "l").split())[:LONGEST_SKELETON]


def shape(text: str) -> str:
    """Replace each character by those that it looks like."""
    return unicodedata.normalize("NFKD", text.translate(look_alikes()))


@cache
def look_alikes() -> dict[int, str]:
    """Return the table of confusable characters and what each looks like."""
    table = resources.files("golazo.server.accounts").joinpath("confusables.txt").read_text(encoding="utf-8")
    lines = (line.split(";") for line in table.splitlines() if not line.startswith("#"))
    return {
        int(character, 16): "".join(chr(int(code, 16)) for code in target.split())
        for target, characters in lines
        for character in characters.split()
    }
