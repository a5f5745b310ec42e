"""What a game is to the rest of Golazo: rules, words and bots, under names that are the same for each game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np

from golazo.games.event_types import EventTypes, NamedEvent
from golazo.reports.report import Report
from golazo.reports.sheet import Section
from golazo.text.message import Message

State = Any  # a NumPy record of the game's `state` type
Tally = Any  # a NumPy record of the game's `tally` type

MOST_DECISIONS = 5_000  # of a match; the longest of 100,000 between random bots takes 443


class Catalogue(Protocol):
    """The cards of a match; compared as an object, so that what is said of them can be remembered."""

    @property
    def record(self) -> Any: ...

    @property
    def hash(self) -> str: ...

    def card(self, card_id: str) -> Any: ...

    def __hash__(self) -> int: ...


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
    determinise: Callable[..., None]  # (state, seat, entropy): any world that the seat (-1: a spectator) may be in
    choose: Callable[..., int]  # (bot, state, cards, entropy, actions) -> action
    play_many: Callable[..., None]  # (cards, series, first, count, tally)
    play_out: Callable[..., None]  # (state, cards, series, number, actions, tally): one match, also on a GPU
    # What a game can offer for speed, as loops of its own over arrays: a record is slow to hand over to compiled code.
    choices: Callable[..., int] | None = None  # (states, cards, actions) -> count: what `legal` says
    refusals: Callable[..., None] | None = None  # (states, cards, actions, codes): what `refusal` says to each
    follow: Callable[..., int] | None = None  # (states, cards, seats, actions, entropies, journal, ends) -> how many


@dataclass(frozen=True)
class Words:
    """The side of a game that people read; texts are messages, said in a language elsewhere."""

    action_text: Callable[[int], str]
    action_id: Callable[[str], int]  # raises UnknownAction
    action: Callable[[int, Any], Message]
    refusal_rule: Callable[[int], str]
    refusal: Callable[[int, int, State, Any], Message]  # (code, action, state, catalogue)
    event: Callable[[NamedEvent, Any], Message]  # (event, catalogue); also as a seat hears it, without some fields
    card_sheet: Callable[[Any], list[Section]]
    source_sheet: Callable[[Any], list[Section]]
    cards_data: Callable[[Any], dict[str, Any]]
    shown: Callable[[State, Any], Sequence[int]]  # (state, catalogue): what one may well think of now, legal or not


@dataclass(frozen=True)
class Notation:
    """States as plain data: the form of scenarios, of `state_text` and of what a seat sees."""

    given: Callable[[State], dict[str, Any]]
    state: Callable[[Mapping[str, Any], Any], State]  # raises ScenarioError
    view: Callable[[State, int | None], dict[str, Any]]
    world: Callable[[Mapping[str, Any], Any], State]  # (a view, catalogue): any that fits it; raises ScenarioError
    chance: Callable[[Sequence[NamedEvent]], dict[str, list[Any]]]
    possible: Mapping[str, Collection[Any]] = field(default_factory=dict)  # what each kind of chance can bring
    ordered: frozenset[str] = frozenset()  # fields with lists of names in an order; all others are piles


def no_faces(catalogue: Any, options: Mapping[str, bool]) -> dict[str, Any]:  # noqa: ARG001
    """The faces of cards that no screen knows how to draw."""
    return {"cards": []}


def no_figures(state: State, catalogue: Any) -> dict[str, Any]:  # noqa: ARG001
    """What a position adds up to, where nothing is said of it."""
    return {}


def no_outlook(world: State, catalogue: Any, actions: Sequence[int]) -> dict[str, Any]:  # noqa: ARG001
    """What actions would bring, where nothing is said of it."""
    return {"now": {}, "actions": {}}


def no_promise(match: Any, number: int, events: Any) -> dict[str, Any] | None:  # noqa: ARG001
    """What dice promised, where nothing is said of it."""
    return None


def no_story(match: Any) -> dict[str, Any]:  # noqa: ARG001
    """The story of a match of which nothing is told but its steps."""
    return {"series": [], "marks": [], "statistics": [], "halves": []}


def no_score(state: State) -> list[int]:  # noqa: ARG001
    """The score of a match in which none is kept."""
    return []


@dataclass(frozen=True)
class Screen:
    """What a screen shows besides positions and events, as plain data; a game may leave any of it out."""

    faces: Callable[[Any, Mapping[str, bool]], dict[str, Any]] = no_faces  # (catalogue, options): `cards` as drawn
    figures: Callable[[State, Any], dict[str, Any]] = no_figures  # (state, catalogue)
    outlook: Callable[[State, Any, Sequence[int]], dict[str, Any]] = no_outlook  # (world, catalogue, actions)
    promised: Callable[[Any, int, Any], dict[str, Any] | None] = no_promise  # (a match, a step's number, its events)
    story: Callable[[Any], dict[str, Any]] = no_story  # (a match that is over)
    score: Callable[[State], list[int]] = no_score  # (state): what each seat has of what decides the match


@dataclass(frozen=True)
class Balance:
    """Matches between bots, watched closely for those who design cards, and the report made of what was counted."""

    play_many: Callable[..., None]  # (cards, series, first, count, tally)
    tally: np.dtype[Any]
    report: Callable[[Tally, Any], Report]  # (tally, catalogue)


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
    events: EventTypes
    rules: Rules
    words: Words
    notation: Notation
    load_cards: Callable[[str | None], Any]  # of a file, or the shipped ones
    parse_cards: Callable[[str, str], Any]  # (text, the file's name)
    card_file: Callable[[], str]  # the shipped one
    figures: Callable[[Tally], dict[str, Any]]
    most_decisions: int = MOST_DECISIONS  # a match that has taken so many is a draw
    limit_rule: str = "LIMIT"  # the id of the rule that says so
    box_file: Callable[[], str] | None = None  # one that an owner of the box fills in, where the cards are not public
    place: int = 100  # among the games in a list: lower ones first, then by name
    hidden: bool = False  # whether seats hold what others may not see
    teams: tuple[str, ...] = ()  # one for each seat, where seats play as teams; their names are the texts `team-…`
    implied_options: Mapping[str, Mapping[str, bool]] = field(default_factory=dict)  # other defaults, once one is on
    editions: tuple[str, ...] = ()  # of names, whatever the language; the first is the default
    balance: Balance | None = None  # what `golazo lab balance` tells
    screen: Screen = Screen()

    def new_state(self) -> State:
        """An empty state, to be dealt."""
        return np.zeros(1, self.state)[0]

    def new_actions(self) -> np.ndarray[Any, Any]:
        """Room for the legal actions."""
        return np.zeros(self.actions + 1, np.int64)
