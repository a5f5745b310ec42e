"""The interface of every match, whether played here or seen from a seat at a remote table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np

from golazo.errors import InvalidSetting, UnknownAction, UnknownName
from golazo.games.answers import Action, Event, Outcome, Refusal, named, told
from golazo.games.contract import Catalogue, Game, State
from golazo.games.event_types import Noted
from golazo.kernel.journal import new_journal, taken
from golazo.match.course import copied
from golazo.match.record import Ended, Seated
from golazo.match.settings import brief, is_whole
from golazo.positions.state_text import state_text
from golazo.text.message import Message


class Taken(Protocol):
    """A decision, as far as it is public."""

    @property
    def seat(self) -> int: ...


class AnyMatch(ABC):
    """A match: ask what is legal and why not, look at it, read what happened."""

    game: Game
    players: int
    options: dict[str, bool]
    seats: tuple[Seated, ...]
    cards: str | None  # the card file, if it is not the shipped one
    catalogue: Catalogue
    take_backs: bool  # whether a player alone against bots has undone decisions

    @property
    @abstractmethod
    def state(self) -> State:
        """The record that the rules work on. A copy of it is an independent position."""

    @property
    @abstractmethod
    def decisions(self) -> Sequence[Taken]:
        """The decisions so far."""

    @property
    @abstractmethod
    def to_act(self) -> int | None:
        """The seat to act; None when the match is over."""

    @property
    @abstractmethod
    def legal_actions(self) -> list[Action]:
        """The legal actions of the seat to act."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """The returns of each seat; None before the end."""

    @property
    @abstractmethod
    def at_limit(self) -> bool:
        """Whether the match ended at the limit of decisions."""

    @property
    @abstractmethod
    def ended(self) -> Ended | None:
        """How the match ended; None before that."""

    @abstractmethod
    def step(self, number: int) -> list[Event]:
        """Return the events of a decision, counted from 1; number 0 is the deal."""

    @abstractmethod
    def heard(self, seat: int | None, since: int = 0) -> list[list[Event]]:
        """Return the steps from number `since` on with the events a seat may know; None is a spectator."""

    @abstractmethod
    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what a seat sees, as plain data; None is a spectator."""

    @abstractmethod
    def thoughts(self) -> int:
        """Return 64 random bits for a bot that thinks about the next decision."""

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.to_act is None

    @property
    def events(self) -> list[Event]:
        """All events since the deal."""
        return [event for step in self.steps for event in step]

    @property
    def steps(self) -> list[list[Event]]:
        """All events by step: the deal, then each decision."""
        return [self.step(number) for number in range(len(self.decisions) + 1)]

    @property
    def last_events(self) -> list[Event]:
        """The events of the last decision."""
        return self.step(len(self.decisions))

    def why_not(self, action: Action | str | int) -> Refusal | None:
        """Return why an action is not legal now; None if it is."""
        number = self._number(action)
        return self._refusal(number) if self.at_limit or self._code(number) else None

    def refused(self, actions: Sequence[int]) -> list[tuple[Action, Refusal]]:
        """Return the illegal ones of some actions, given by number, each with the reason."""
        rules, cards = self.game.rules, self.catalogue.record
        numbers = np.array(actions, np.int64)
        codes = np.zeros(numbers.size, np.int64)
        if rules.refusals is None:
            codes[:] = [rules.refusal(self.state, cards, number) for number in actions]
        else:
            rules.refusals(copied(self.state.tobytes(), self.game), np.asarray(cards).reshape(1), numbers, codes)
        return [
            (self._action(number), self._reason(code, number))
            for number, code in zip(actions, codes.tolist(), strict=True)
            if code
        ]

    def action(self, action: Action | str | int) -> Action:
        """Return an action from its number, its text or itself, whether legal now or not."""
        return self._action(self._number(action))

    def bot_choice(self, bot: str) -> Action:
        """Return the action that a bot would choose."""
        if bot not in self.game.bots:
            raise UnknownName("error-unknown-bot", name=brief(bot), known=", ".join(self.game.bots))
        room, cards, thoughts = self.game.new_actions(), self.catalogue.record, np.uint64(self.thoughts())
        return self._action(int(self.game.rules.choose(self.game.bots.index(bot), self._copy(), cards, thoughts, room)))

    def reveals_something(self, action: Action) -> bool:
        """Return whether an action leads to dice, draws or the reveal of a secret."""
        journal = new_journal()
        self.game.rules.apply(self._copy(), self.catalogue.record, action.id, np.uint64(0), journal)
        return not self.game.events.barriers.isdisjoint(code for code, *_ in taken(journal))

    def determinised(self, seat: int | None, entropy: int | np.uint64) -> State:
        """Return a random position that a seat cannot tell from the real one; None is a spectator."""
        looking = self._looking(seat)
        world = self._copy()
        self.game.rules.determinise(world, -1 if looking is None else looking, np.uint64(entropy))
        return world

    def outlook(self, seat: int | None, actions: Sequence[int] = ()) -> dict[str, Any]:
        """Return the outlook for a seat and for some of its actions, as far as it can know; None is a spectator."""
        return self.game.screen.outlook(self.determinised(seat, 0), self.catalogue, actions)

    def promised(self, number: int) -> dict[str, Any] | None:
        """Return the odds before the dice of a step were rolled, as everyone could know; None without dice."""
        return self.game.screen.promised(self, number, self.step(number))

    def state_text(self) -> str:
        """Return the position in the format of a scenario's `given`."""
        return state_text(self.game.notation.given(self.state))

    def _number(self, action: Action | str | int) -> int:
        wanted = action.id if isinstance(action, Action) else action
        if isinstance(wanted, str):
            return self.game.words.action_id(wanted)
        if is_whole(wanted) and 0 <= wanted < self.game.actions:
            return int(wanted)
        raise UnknownAction("error-unknown-action", self.game.name, action=brief(wanted))

    def _refusal(self, number: int) -> Refusal:
        """Return why an illegal action is refused."""
        if self.at_limit:
            message = Message("refused-limit", {"most": self.game.most_decisions})
            return Refusal(self.game.limit_rule, message, self.game.name)
        return self._reason(self._code(number), number)

    def _code(self, number: int) -> int:
        """Return the code of the rules' refusal of an action, 0 if it is legal."""
        return int(self.game.rules.refusal(self.state, self.catalogue.record, number))

    def _reason(self, code: int, number: int) -> Refusal:
        """Return the refusal for a code of the rules."""
        words = self.game.words
        message = words.refusal(code, number, self.state, self.catalogue)
        return Refusal(words.refusal_rule(code), message, self.game.name)

    def _action(self, number: int) -> Action:
        return named(self.game.words.action_text, number)

    def _copy(self) -> State:
        return copied(self.state.tobytes(), self.game)[0]

    def _looking(self, seat: int | None) -> int | None:
        if seat is not None and not (is_whole(seat) and seat in range(self.players)):
            raise InvalidSetting("error-no-such-seat", seat=brief(seat), last=self.players - 1)
        return None if seat is None else int(seat)

    def _event(self, event: Noted) -> Event:
        game = self.game
        return told(event, self.catalogue, game.events, game.words.event, game.name)
