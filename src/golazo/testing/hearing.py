"""Checks of the events a seat is told: enough to follow the match, and nothing that it cannot know."""

from __future__ import annotations

from collections.abc import Sequence

from golazo.games.contract import Game, State
from golazo.games.event_types import Noted
from golazo.kernel.journal import new_journal, taken
from golazo.match.match import Action, Match
from golazo.testing.trial import Trial, contents, entropy_of, legal_in, require
from golazo.text.message import Message
from golazo.text.texts import LANGUAGES, texts

WORLDS = 3  # per seat
ALTERNATIVES = 6  # other actions tried per position


def hearing_depends_on_the_visible_alone(trial: Trial) -> None:
    """A seat is told an event with blanks for what it may not know, and the game has words for it.

    Nothing that a view hides is told; the acting seat is told all about its own action; and only an event of chance, or
    one that reveals a secret, tells it something hidden. Such events block an undo.
    """
    said: set[tuple[Noted, Noted]] = set()
    for match, action in trial.drawn_positions():
        for event in match.last_events:
            for seat in (None, *range(match.players)):
                require_well_heard(trial.game, match, trial.game.events.noted(event.name, event.fields), seat, said)
        if action is not None and trial.game.hidden:
            Hearing(trial.game, match, action).require_discretion()


def require_well_heard(
    game: Game, match: Match, event: Noted, seat: int | None, said: set[tuple[Noted, Noted]]
) -> None:
    """Require that the told event is the event with blanks, is stable, and has words in every language."""
    heard = game.events.heard(event, seat)
    blanked = len(heard) == len(event) and all(told in (was, -1) for told, was in zip(heard, event, strict=True))
    require(blanked and heard[0] == event[0], f"seat {seat} hears {heard} for {event}", match)
    require(game.hidden or heard == event, f"all is open, but seat {seat} hears {heard} for {event}", match)
    require(game.events.heard(heard, seat) == heard, f"seat {seat} hears {heard} otherwise when told again", match)
    public = game.events.heard(event, None)
    require(game.events.heard(heard, None) == public, f"a spectator hears {public}, seat {seat} {heard}", match)
    if (event, heard) not in said:
        said.add((event, heard))
        require(sayable(match, heard), f"{heard} cannot be said", match)
        known = heard != event and message_of(match, heard) == message_of(match, event)
        require(not known, f"{heard} is told as if it were {event}", match)


def sayable(match: Match, event: Noted) -> bool:
    """Return whether every language has words for an event."""
    try:
        message = message_of(match, event)
        return all(texts(language, match.game.name).say(message) for language in LANGUAGES)
    except Exception:
        return False


def message_of(match: Match, event: Noted) -> Message:
    """Return the sentence for an event."""
    return match.game.words.event(match.game.events.read(event), match.catalogue)


class Hearing:
    """What everyone is told at a position: in the real world, in possible worlds, and after other actions."""

    def __init__(self, game: Game, match: Match, action: Action) -> None:
        self.game = game
        self.match = match
        self.action = action
        self.entropy = entropy_of(match, 2 * WORLDS)
        self.state, self.events = self.after(match.state, action.id)
        self.chance = game.events.chance

    def after(self, state: State, action: int) -> tuple[State, list[Noted]]:
        """Return the position after an action and its events; chance is always the same."""
        outcome, journal = state.copy(), new_journal()
        self.game.rules.apply(outcome, self.match.catalogue.record, action, self.entropy, journal)
        return outcome, taken(journal)

    def require_discretion(self) -> None:
        for seat in (None, *range(self.match.players)):
            worlds = [self.match.determinised(seat, entropy_of(self.match, number)) for number in range(WORLDS)]
            possible = [world for world in worlds if self.action.id in legal_in(self.match, world)]
            outcomes = [self.after(world, self.action.id) for world in possible]
            for state, events in outcomes:
                self.require_same_chance(seat, state, events)
            if seat == self.match.to_act:
                self.require_own(seat, [events for _, events in outcomes])
            else:
                self.require_secrets_kept(seat)

    def heard(self, events: Sequence[Noted], seat: int | None, chance: bool) -> list[Noted]:
        """Return the events of chance, or all others, as told to a seat."""
        return [self.game.events.heard(event, seat) for event in events if (event[0] in self.chance) == chance]

    def alike(self, seat: int | None, state: State, events: Sequence[Noted]) -> bool:
        """Return whether a seat sees the same as in the real world, after events of the same kinds."""
        view = self.game.notation.view
        return kinds(events) == kinds(self.events) and view(state, seat) == view(self.state, seat)

    def require_same_chance(self, seat: int | None, state: State, events: Sequence[Noted]) -> None:
        """Require that dice and draws which leave a seat's view unchanged are told the same way."""
        here, there = (self.heard(told, seat, chance=True) for told in (self.events, events))
        leaks = self.alike(seat, state, events) and here != there
        require(not leaks, f"{self.action}: seat {seat} hears what it does not see: {here}, or {there}", self.match)

    def require_own(self, seat: int | None, told: Sequence[Sequence[Noted]]) -> None:
        """Require that the acting seat is told all it can know of its action, and hidden facts only if declared."""
        barriers = self.game.events.barriers
        if any(event[0] in barriers for event in self.events):
            return
        for events in told:
            same = [self.game.events.heard(event, seat) for event in events] == [
                self.game.events.heard(event, seat) for event in self.events
            ]
            require(same, f"{self.action} lays open what was hidden, by no event of chance or reveal", self.match)
        certain = [event for event in self.events if all(event in events for events in told)]
        heard = [self.game.events.heard(event, seat) for event in certain]
        require(heard == certain, f"{self.action}: seat {seat} did {certain}, but hears {heard}", self.match)

    def require_secrets_kept(self, seat: int | None) -> None:
        """Require that actions which differ only in what a seat does not see are told the same way."""
        here = self.heard(self.events, seat, chance=False)
        for other in self.match.legal_actions[:ALTERNATIVES]:
            state, events = self.after(self.match.state, other.id)
            if contents(state) != contents(self.state) and self.alike(seat, state, events):
                there = self.heard(events, seat, chance=False)
                require(here == there, f"seat {seat} hears {self.action} or {other}, but sees neither", self.match)


def kinds(events: Sequence[Noted]) -> list[int]:
    """Return the op-codes of events."""
    return [event[0] for event in events]
