"""SeenMatch: a match at a table as seen from a seat, with the interface of any match."""

from __future__ import annotations

import copy
import secrets
from collections.abc import Sequence
from typing import Any, NamedTuple

from golazo import games
from golazo.client.errors import ClientError
from golazo.errors import InvalidSetting
from golazo.games.answers import Action, Event, Outcome
from golazo.games.contract import Catalogue, Game, State
from golazo.games.event_types import Noted
from golazo.match.any_match import AnyMatch
from golazo.match.record import LIMIT, Ended, Seated
from golazo.protocol.parts import Happened, PlaceInfo, Position, Result, Step, TableInfo


class Seen(NamedTuple):
    """A decision; the action is None if it is secret."""

    seat: int
    action: str | None


class SeenMatch(AnyMatch):
    """The match as a seat sees it, kept up to date while the table is followed.

    Its position is one that the seat cannot tell from the real one: public parts are as they are, hidden parts are one
    of the possibilities. So rules and bots answer as they would at the server, and know no more than the seat.
    """

    def __init__(self, info: TableInfo, catalogue: Catalogue, position: Position, steps: Sequence[Step]) -> None:
        self.game = games.load(info.game)
        self.players = len(info.places)
        self.options = dict(info.options)
        self.cards = None
        self.catalogue = catalogue
        self.position = position
        self._state: State | None = None
        self.update(info, position, steps, None)

    def update(self, info: TableInfo, position: Position, steps: Sequence[Step], result: Result | None) -> None:
        """Update the match."""
        self.seats = tuple(Seated(place.name, bot_of(self.game, place)).presentable() for place in info.places)
        if position is not self.position:
            self._state = None
        self.position = position
        self.result = result
        self.take_backs = info.take_backs
        self._steps = steps

    def snapshot(self) -> SeenMatch:
        """Return the match as it is now, unaffected by later updates."""
        still = copy.copy(self)
        still._steps = list(self._steps)
        return still

    def __repr__(self) -> str:
        seat = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<golazo.client.SeenMatch {self.game.name!r} as {seat} sees it, {len(self.decisions)} decisions>"

    @property
    def seat(self) -> int | None:
        """The seat from which the match is seen; None is a spectator's."""
        return self.position.seat

    @property
    def all_revealed(self) -> bool:
        """Whether everything hidden has been revealed: the match is over, and seen from no particular seat."""
        return self.position.to_act is None and self.position.seat is None

    @property
    def state(self) -> State:
        """A possible position, given all that is seen."""
        if self._state is None:
            notation = self.game.notation
            make = notation.state if self.all_revealed else notation.world
            self._state = make(self.position.view, self.catalogue)
        return self._state

    @property
    def decisions(self) -> list[Seen]:
        """The decisions so far, with those actions that the seat may know."""
        return [Seen(-1 if step.seat is None else step.seat, step.action) for step in self._steps[1:]]

    @property
    def to_act(self) -> int | None:
        """The seat to act; None when the match is over."""
        return self.position.to_act

    @property
    def legal_actions(self) -> list[Action]:
        """The legal actions of the seat to act; unknown for other seats with hidden cards."""
        if self.to_act is None or (self.game.hidden and self.to_act != self.seat):
            return []
        room = self.game.new_actions()
        count = self.game.rules.legal(self.state, self.catalogue.record, room)
        return [self._action(int(number)) for number in room[:count]]

    @property
    def outcome(self) -> Outcome | None:
        """The returns of each seat; None before the end, and for a closed match."""
        return None if self.result is None or self.result.returns is None else Outcome.of(self.result.returns)

    @property
    def at_limit(self) -> bool:
        """Whether the match ended at the limit of decisions."""
        return self.result is not None and self.result.how == LIMIT

    @property
    def ended(self) -> Ended | None:
        """How the match ended; None before that."""
        result = self.result
        if result is None:
            return None
        return Ended(result.how, result.seat, None if result.returns is None else tuple(result.returns))

    def step(self, number: int) -> list[Event]:
        """Return the events of a decision as told, counted from 1; number 0 is the deal."""
        return [self.event(happened) for happened in self._steps[number].events]

    def heard(self, seat: int | None, since: int = 0) -> list[list[Event]]:
        """Return the steps from number `since` on as the seat may know them.

        None removes what a spectator may not know.
        """
        listener, heard = self._looking(seat), self.game.events.heard
        steps = self._steps[since:]
        return [[self._event(heard(self.noted(happened), listener)) for happened in step.events] for step in steps]

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what the seat sees, as plain data; None is a spectator."""
        looking = self._looking(seat)
        if looking == self.seat and not self.all_revealed:
            return self.position.view
        return self.game.notation.view(self.state, looking)

    def thoughts(self) -> int:
        """Return 64 random bits for a bot that thinks about the next decision."""
        return secrets.randbits(64)

    def event(self, happened: Happened) -> Event:
        """Return the event of a frame."""
        return self._event(self.noted(happened))

    def noted(self, happened: Happened) -> Noted:
        """Return the event of a frame in the numbers of the rules."""
        return self.game.events.noted(happened.name, happened.fields)

    def _looking(self, seat: int | None) -> int | None:
        looking = super()._looking(seat)
        if looking not in (None, self.seat) and self.game.hidden and not self.all_revealed:
            raise InvalidSetting("client-other-seat", seat=looking)
        return looking


def bot_of(game: Game, place: PlaceInfo) -> str:
    """Return the bot that plays a seat, possibly for an absent player; empty if a person plays."""
    if place.bot:
        return place.bot
    return game.bots[-1] if place.stand_in or place.resigned else ""


def check_same_game(info: TableInfo, catalogue: Catalogue) -> None:
    """Check that rules and cards here are those of the table; otherwise nothing computed here would be valid."""
    game = games.load(info.game)
    if info.rules_version != game.rules_version:
        raise ClientError("client-other-rules", theirs=info.rules_version, ours=game.rules_version)
    if info.cards != catalogue.hash:
        raise ClientError("client-other-cards", theirs=info.cards, ours=catalogue.hash)
