"""Matches typed names: any spelling, abbreviated, ignoring case, accents and hyphens."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

from golazo.cli.playing.screen import Screen
from golazo.match.match import Action, Refusal

T = TypeVar("T")

UNACCENTED = str.maketrans({"ł": "l", "ø": "o", "đ": "d"})
SHORTEST_PIECE = 4


def plain(text: str) -> str:
    """Return a text in the form for comparison: lower case, no accents, single spaces."""
    bare = unicodedata.normalize("NFKD", text.casefold()).translate(UNACCENTED)
    letters = (sign for sign in bare if not unicodedata.combining(sign))
    return " ".join("".join(sign if sign.isalnum() else " " for sign in letters).split())


def meant(typed: str, candidates: Mapping[T, Sequence[str]]) -> list[T]:
    """Return the candidates that best match what was typed, by any of their names.

    A whole name beats whole words of one, those beat prefixes of words (`new tr` is the new trainer), and those beat
    parts of words, which German needs: `internat` is the Fußballinternat.
    """
    wanted = plain(typed).split()
    if not wanted:
        return []
    fits: tuple[Callable[[str, str], bool], ...] = (str.__eq__, str.startswith, inside)
    found = [one for one, names in candidates.items() if any(plain(name).split() == wanted for name in names)]
    for fit in fits:
        found = found or [one for one, names in candidates.items() if any(within(wanted, name, fit) for name in names)]
    return found


def inside(word: str, piece: str) -> bool:
    """Return whether a piece of sufficient length is part of a word."""
    return len(piece) >= SHORTEST_PIECE and piece in word


def within(wanted: Iterable[str], name: str, fit: Callable[[str, str], bool]) -> bool:
    """Return whether the words occur in a name, in order."""
    words = iter(plain(name).split())
    return all(any(fit(word, piece) for word in words) for piece in wanted)


class ActionNames:
    """Finds the actions of a match by what a player may call them."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.match = screen.match

    def names(self, action: Action) -> list[str]:
        """Return all names of an action: its text, its label, and its subjects."""
        about = [self.screen.sentence(message) for message in self.screen.about(action)]
        verb, _, rest = action.text.partition(" ")
        return [action.text, rest, self.screen.label(action), *about, *(f"{verb} {name}" for name in about)]

    def among(self, typed: str, actions: Iterable[Action]) -> list[Action]:
        """Return which of some actions are meant."""
        return meant(typed, {action: self.names(action) for action in actions})

    def every(self) -> list[Action]:
        """All actions of the game."""
        return [self.match.action(number) for number in range(self.match.game.actions)]

    def fitting(self, actions: Iterable[Action]) -> list[Action]:
        """Return those of the kinds being decided."""
        kinds = self.screen.kinds()
        return [action for action in actions if action.text.split()[0] in kinds]

    def thinkable(self, typed: str) -> list[Action]:
        """Return all actions that may be meant, legal or not, best match first.

        Of the kinds being decided if possible.
        """
        every = self.every()
        found = self.among(typed, self.screen.near(every)) or self.among(typed, every)
        return self.fitting(found) or found

    def clear(self, typed: str, found: Action) -> bool:
        """Return whether a text can only mean one action's subject, and no refused action."""
        return {action.text.split()[-1] for action in self.thinkable(typed)} == {found.text.split()[-1]}

    def refusals(self, typed: str) -> list[Refusal]:
        """Return why the action meant is refused, each reason once."""
        refused = (self.match.why_not(action) for action in self.thinkable(typed))
        return list({refusal.message.key: refusal for refusal in refused if refusal is not None}.values())
