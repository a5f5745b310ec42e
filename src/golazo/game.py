"""What a game is to the rest of Golazo: rules, words and bots, under names that are the same for each game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from golazo.message import Message
from golazo.sheet import Section

Event = tuple[int, int, int, int, int]
State = Any  # a NumPy record of the game's `state` type
Tally = Any  # a NumPy record of the game's `tally` type


class Catalogue(Protocol):
    """The cards of a match."""

    @property
    def record(self) -> Any: ...

    @property
    def hash(self) -> str: ...

    def card(self, card_id: str) -> Any: ...


@dataclass(frozen=True)
class Rules:
    """The compiled side of a game; `cards` is a catalogue's record, `journal` a journal or None."""

    deal: Callable[..., None]  # (state, cards, players, options, entropy, journal)
    legal: Callable[..., int]  # (state, cards, actions) -> count
    refusal: Callable[..., int]  # (state, cards, action) -> code, 0 when legal
    apply: Callable[..., None]  # (state, cards, action, entropy, journal)
    to_act: Callable[..., int]  # (state) -> seat
    over: Callable[..., bool]  # (state)
    returns: Callable[..., float]  # (state, seat)
    choose: Callable[..., int]  # (bot, state, cards, entropy, actions) -> action
    play_many: Callable[..., None]  # (cards, series, first, count, tally)
    play_out: Callable[..., None]  # (state, cards, series, number, actions, tally): one match, also on a GPU


@dataclass(frozen=True)
class Words:
    """The side of a game that people read; texts are messages, said in a language elsewhere."""

    action_text: Callable[[int], str]
    action_id: Callable[[str], int]  # raises UnknownAction
    action: Callable[[int, Any], Message]
    refusal_rule: Callable[[int], str]
    refusal: Callable[[int, int, State, Any], Message]  # (code, action, state, catalogue)
    event: Callable[[Event], Message]
    event_names: Sequence[str]
    chance_events: frozenset[int]
    card_sheet: Callable[[Any], list[Section]]
    source_sheet: Callable[[Any], list[Section]]
    cards_data: Callable[[Any], dict[str, Any]]


@dataclass(frozen=True)
class Notation:
    """States as plain data: the form of scenarios, of `state_text` and of what a seat sees."""

    given: Callable[[State], dict[str, Any]]
    state: Callable[[Mapping[str, Any], Any], State]  # raises ScenarioError
    view: Callable[[State, int | None], dict[str, Any]]
    chance: Callable[[Sequence[Event]], dict[str, list[Any]]]


@dataclass(frozen=True)
class Game:
    """A game. `golazo.games.load(name)` gives it."""

    name: str
    rules_version: int
    players: range
    options: Mapping[str, bool]  # each with its default
    bots: tuple[str, ...]  # from the simplest to the strongest
    state: np.dtype[Any]
    tally: np.dtype[Any]
    actions: int
    rules: Rules
    words: Words
    notation: Notation
    load_cards: Callable[[str | None], Any]
    card_file: Callable[[], str]
    figures: Callable[[Tally], dict[str, Any]]

    def new_state(self) -> State:
        """An empty state, to be dealt."""
        return np.zeros(1, self.state)[0]

    def new_actions(self) -> np.ndarray[Any, Any]:
        """Room for the legal actions."""
        return np.zeros(self.actions + 1, np.int64)
