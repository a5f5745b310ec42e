"""The course of a match: its position, decisions and events, and going back.

Events are kept as the journal's numbers, and only every 32nd position, so that a server can hold thousands of matches.
Other positions are computed by replaying decisions from the last one kept.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

import numpy as np

from golazo.games.contract import Game, Rules, State
from golazo.games.event_types import Noted
from golazo.kernel.journal import COLUMNS, new_journal
from golazo.match.record import Decision

SPAN = 32  # decisions between kept positions
ANYBODY = NOBODY = -1

Array = np.ndarray[Any, Any]


class Course:
    """The history of a match, in the numbers of the rules."""

    def __init__(self, game: Game, cards: Any, players: int, options: Array, entropy: int) -> None:
        self.game = game
        self.cards = cards
        self._cards = np.asarray(cards).reshape(1)
        self.decisions: list[Decision] = []
        journal = new_journal()
        states = np.zeros(1, game.state)
        game.rules.deal(states[0], cards, players, options, np.uint64(entropy), journal)
        self._events = array("i", journal[1 : journal[0, 0] + 1].tobytes())
        self._ends = array("I", [int(journal[0, 0])])  # by step: the number of events up to its end
        self._kept = [states.tobytes()]
        self._legal: list[int] | None = None
        self._stand(states, *self._follow(states, (), (), (), journal)[1])

    @property
    def state(self) -> State:
        """The position. It is never changed: a decision creates another record."""
        return self._states[0]

    @property
    def legal(self) -> list[int]:
        """The legal actions."""
        if self._legal is None:
            self._legal = [] if self.at_limit else self._legal_in(self._states)
        return self._legal

    @property
    def at_limit(self) -> bool:
        """Whether the match has reached the limit of decisions."""
        return len(self.decisions) >= self.game.most_decisions

    def legal_before(self, number: int) -> list[int]:
        """Return the actions that were legal after the first `number` decisions."""
        return [] if number >= self.game.most_decisions else self._legal_in(self._at(number)[0])

    def state_at(self, number: int) -> State:
        """Return the position after the first `number` decisions."""
        return self._at(number)[0][0]

    def step(self, number: int) -> list[Noted]:
        """Return the events of a decision; number 0 is the deal."""
        first = self._ends[number - 1] if number else 0
        numbers = self._events[COLUMNS * first : COLUMNS * self._ends[number]]
        return list(zip(*[iter(numbers)] * COLUMNS, strict=True))

    def take(self, seats: Sequence[int], actions: Sequence[int], entropies: Sequence[int]) -> int:
        """Carry out decisions until one has the wrong seat or is illegal; returns how many."""
        done, most = 0, min(len(actions), self.game.most_decisions - len(self.decisions))
        while done < most:
            end = min(done + SPAN - len(self.decisions) % SPAN, most)
            done += self._take(seats[done:end], actions[done:end], entropies[done:end])
            if done < end:
                break
        return done

    def back_to(self, number: int) -> None:
        """Take decisions back until `number` are left."""
        states, seat = self._at(number)
        del self.decisions[number:]
        del self._events[COLUMNS * self._ends[number] :]
        del self._ends[number + 1 :]
        del self._kept[number // SPAN + 1 :]
        self._stand(states, seat)

    def _take(self, seats: Sequence[int], actions: Sequence[int], entropies: Sequence[int]) -> int:
        states = copied(self._states.tobytes(), self.game)
        journal = new_journal(len(actions))
        ends, deciders = self._follow(states, seats, actions, entropies, journal)
        if not ends:
            return 0
        before = self._ends[-1]
        self._events.frombytes(journal[1 : ends[-1] + 1].tobytes())
        self._ends.extend([before + end for end in ends])
        texts = map(self.game.words.action_text, actions)
        self.decisions += map(Decision, deciders[:-1], texts, entropies)
        self._stand(states, deciders[-1])
        if len(self.decisions) % SPAN == 0:
            self._kept.append(states.tobytes())
        return len(ends)

    def _at(self, number: int) -> tuple[Array, int]:
        """Return the position after the first `number` decisions, and the seat to act there."""
        kept = number // SPAN
        states = copied(self._kept[kept], self.game)
        since = self.decisions[kept * SPAN : number]
        actions = [self.game.words.action_id(decision.action) for decision in since]
        seats, entropies = [decision.seat for decision in since], [decision.entropy for decision in since]
        return states, self._follow(states, seats, actions, entropies, new_journal(len(since)))[1][-1]

    def _follow(
        self, states: Array, seats: Sequence[int], actions: Sequence[int], entropies: Sequence[int], journal: Array
    ) -> tuple[list[int], list[int]]:
        """Advance a position; returns the ends of the steps carried out, and their seats followed by the next seat."""
        ends = np.empty(len(actions), np.int64)
        deciders = np.array([*seats, NOBODY], np.int64)
        wanted = np.array(actions, np.int64), np.array(entropies, np.uint64)
        rules = self.game.rules
        if rules.follow is None:
            done = followed(rules, states, self.cards, deciders, *wanted, journal, ends)
        else:
            done = rules.follow(states, self._cards, deciders, *wanted, journal, ends)
        return ends[:done].tolist(), deciders[: done + 1].tolist()

    def _stand(self, states: Array, seat: int) -> None:
        self._states = states
        self._legal = None
        self.to_act = None if seat == NOBODY or self.at_limit else seat

    def _legal_in(self, states: Array) -> list[int]:
        room = self.game.new_actions()
        rules = self.game.rules
        if rules.choices is None:
            count = rules.legal(states[0], self.cards, room)
        else:
            count = rules.choices(states, self._cards, room)
        found: list[int] = room[:count].tolist()
        return found


def copied(state: bytes, game: Game) -> Array:
    """Return a position from its bytes: much faster than copying a record field by field."""
    return np.frombuffer(bytearray(state), game.state)


def followed(
    rules: Rules,
    states: Array,
    cards: Any,
    seats: Array,
    actions: Array,
    entropies: Array,
    journal: Array,
    ends: Array,
) -> int:
    """Do what a game's `follow` does, for games without a compiled one."""
    state, done = states[0], 0
    while done < actions.size:
        seat = rules.to_act(state)
        if seats[done] not in (ANYBODY, seat) or rules.refusal(state, cards, actions[done]) != 0:
            break
        rules.apply(state, cards, actions[done], entropies[done], journal)
        seats[done] = seat
        ends[done] = journal[0, 0]
        done += 1
    seats[done] = NOBODY if rules.over(state) else rules.to_act(state)
    return done
