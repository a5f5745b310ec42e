"""Names: what somebody may be called, and when two names look alike (Unicode Technical Standard 39)."""

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
UNSEEN = re.compile(  # what shows nothing or changes how others are shown: Default_Ignorable_Code_Point, empty Braille
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
SIGNS = re.compile("[\u2611\u2705\u2713\u2714\u221a\u23b7\u237b\U0001f5f8\U0001f5f9]")  # like that of an account
NUMBERED = re.compile(r"\(\s*\d+\s*\)$")  # as the server tells those apart who are called the same
LABELS: tuple[tuple[str, dict[str, str]], ...] = (
    *(("name-guest", {"number": "0"}), ("name-bot", {"level": "0"})),
    *(("name-host", {}), ("join-spectator", {})),
)


def checked_name(name: str) -> str:
    """A name as it is shown, without what cannot be seen; empty is allowed, and shown as a guest."""
    plain = plain_name(name)
    if len(plain) > LONGEST_NAME or not plain.isprintable() or (name.strip() and not plain):
        raise Refused("bad-name", most=LONGEST_NAME)
    if has_piled_marks(plain):
        raise Refused("name-marks")
    if is_reserved(plain):
        raise Refused("name-reserved", name=plain)
    return plain


def plain_name(name: str) -> str:
    """A name without what cannot be seen, its words a single space apart."""
    return " ".join(unicodedata.normalize("NFC", UNSEEN.sub("", name)).split())


def plainest(name: str) -> str:
    """A name to sign in with, the same however it is typed; empty where no name can be like this."""
    plain = unicodedata.normalize("NFKC", plain_name(name)).casefold()
    return plain[:LONGEST_NAME] if plain.isprintable() else ""


def has_piled_marks(name: str) -> bool:
    """Whether letters carry more signs than any language needs, or signs stand where no letter is."""
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
    """Whether a name passes for what the server itself calls somebody: a guest, a bot, the host, one of several."""
    alike = unicodedata.normalize("NFKC", name)
    return bool(SIGNS.search(name) or NUMBERED.search(alike)) or without_digits(name) in labels()


@cache
def labels() -> frozenset[str]:
    """The skeletons of what the server calls people, in all languages and without numbers."""
    said = ((texts(language), label) for language in LANGUAGES for label in LABELS)
    return frozenset(without_digits(say(key, **arguments)) for say, (key, arguments) in said)


def without_digits(name: str) -> str:
    """The skeleton of a name without its numbers."""
    return skeleton("".join(character for character in name if unicodedata.digit(character, None) is None))


def skeleton(name: str) -> str:
    """What a name looks like: names that are easily taken for each other have the same. Spaces do not count.

    Unlike the standard's it is the same for capitals and small letters, so letters are looked up before and after those
    are made equal; then i and l are the same, because I is like both.
    """
    seen = shape(unicodedata.normalize("NFKD", UNSEEN.sub("", name)))
    alike = shape(unicodedata.normalize("NFKD", seen.casefold()))
    return "".join(alike.replace("i", "l").split())[:LONGEST_SKELETON]


def shape(text: str) -> str:
    """A text with each character replaced by those that it looks like."""
    return unicodedata.normalize("NFKD", text.translate(look_alikes()))


@cache
def look_alikes() -> dict[int, str]:
    """What each character looks like that can be taken for another."""
    table = resources.files("golazo.server.accounts").joinpath("confusables.txt").read_text(encoding="utf-8")
    lines = (line.split(";") for line in table.splitlines() if not line.startswith("#"))
    return {
        int(character, 16): "".join(chr(int(code, 16)) for code in target.split())
        for target, characters in lines
        for character in characters.split()
    }
