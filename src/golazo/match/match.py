"""Match: a match of any game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from golazo import games
from golazo.games.answers import Action, Event, Outcome, Refusal
from golazo.games.contract import Catalogue, Game, State
from golazo.match.any_match import AnyMatch
from golazo.match.course import ANYBODY, Course
from golazo.match.dice import Dice, SeededDice, checked_dice
from golazo.match.record import BY_THE_RULES, LIMIT, Decision, Ended, Header, Seated, read_record, write_record
from golazo.match.replaying import follow
from golazo.match.settings import (
    checked_options,
    checked_players,
    checked_seats,
    checked_seed,
    option_numbers,
    usual_options,
)

__all__ = ["Action", "Event", "Match", "Outcome", "Refusal", "new_match"]


def new_match(
    game: str,
    players: int | None = None,
    seed: int | None = None,
    options: Mapping[str, bool] | None = None,
    cards: str | None = None,
    moves: Sequence[str] = (),
    seats: Sequence[Seated] = (),
) -> Match:
    """Start a match. Without a seed the dice are random; `moves` are played at once."""
    match = Match(games.load(game), players, seed, options, cards, seats)
    for move in moves:
        match.play(move)
    return match


class Match(AnyMatch):
    """A match: ask what is legal, play, look, undo, record."""

    def __init__(
        self,
        game: Game,
        players: int | None = None,
        seed: int | None = None,
        options: Mapping[str, bool] | None = None,
        cards: str | None = None,
        seats: Sequence[Seated] = (),
        dice: Dice | None = None,
        catalogue: Catalogue | None = None,
    ) -> None:
        """`dice` replaces a seed, a `catalogue` replaces a card file."""
        self.game = game
        self.players = checked_players(game, players)
        self.dice = SeededDice(checked_seed(seed)) if dice is None else checked_dice(dice, self.players)
        self.options = checked_options(game, options or {})
        self.seats = checked_seats(game, self.players, seats)
        self.cards = cards
        self.catalogue: Catalogue = game.load_cards(cards) if catalogue is None else catalogue
        numbers = option_numbers(self.options)
        self._course = Course(game, self.catalogue.record, self.players, numbers, self.dice.entropy(0))
        self._ended: Ended | None = None
        self.take_backs = False

    def __repr__(self) -> str:
        dice = f"dice={self.dice!r}" if self.seed is None else f"seed={self.seed}"
        parts = [repr(self.game.name), f"players={self.players}", dice]
        usual = usual_options(self.game, self.options)
        chosen = {name: value for name, value in self.options.items() if value != usual[name]}
        parts += [f"options={chosen}"] if chosen else []
        parts += [f"cards={self.cards!r}"] if self.cards else []
        if self.seed is None:
            return f"<golazo.Match {', '.join(parts)}, {len(self.decisions)} decisions>"
        parts += [f"moves={[decision.action for decision in self.decisions]}"] if self.decisions else []
        return f"golazo.new_match({', '.join(parts)})"

    @property
    def seed(self) -> int | None:
        """The seed of the dice; None if they have no seed."""
        return self.dice.seed if isinstance(self.dice, SeededDice) else None

    @property
    def state(self) -> State:
        """The record that the rules work on. A copy of it is an independent position."""
        return self._course.state

    def state_at(self, number: int) -> State:
        """Return the position after the first `number` decisions."""
        return self._course.state_at(number)

    @property
    def decisions(self) -> list[Decision]:
        """The decisions so far, with their entropies."""
        return self._course.decisions

    @property
    def entropies(self) -> list[int]:
        """The entropies so far: the deal's, and each decision's."""
        return [self.dice.entropy(0), *(decision.entropy for decision in self.decisions)]

    @property
    def to_act(self) -> int | None:
        """The seat to act; None when the match is over."""
        return self._course.to_act

    @property
    def legal_actions(self) -> list[Action]:
        """The legal actions of the seat to act."""
        return [self._action(number) for number in self._course.legal]

    def legal_before(self, number: int) -> list[Action]:
        """Return the actions that were legal after the first `number` decisions."""
        return [self._action(action) for action in self._course.legal_before(number)]

    @property
    def outcome(self) -> Outcome | None:
        """The outcome by the rules, or a draw at the limit; None before the end."""
        if not self.over:
            return None
        if self.at_limit:
            return Outcome.of([1 / self.players] * self.players)
        return Outcome.of(float(self.game.rules.returns(self.state, seat)) for seat in range(self.players))

    @property
    def at_limit(self) -> bool:
        """Whether the match ended at the limit of decisions."""
        return self._course.at_limit and not self.game.rules.over(self.state)

    @property
    def score(self) -> list[int]:
        """The score of each seat: goals, or large projects."""
        return self.game.screen.score(self.state)

    @property
    def ended(self) -> Ended | None:
        """How the match ended: by the rules, at the limit, or as its record says; None before that."""
        outcome = self.outcome
        if outcome is None:
            return self._ended
        return Ended(LIMIT if self.at_limit else BY_THE_RULES, None, outcome.returns)

    def step(self, number: int) -> list[Event]:
        """Return the events of a decision, counted from 1; number 0 is the deal."""
        return [self._event(event) for event in self._course.step(number)]

    def heard(self, seat: int | None, since: int = 0) -> list[list[Event]]:
        """Return the steps from number `since` on with the events a seat may know; None is a spectator."""
        return [self.step_heard(seat, number) for number in range(since, len(self.decisions) + 1)]

    def noted(self, number: int) -> list[int]:
        """The kinds of the events of a step, as the rules number them."""
        return [code for code, *_ in self._course.step(number)]

    def step_heard(self, seat: int | None, number: int) -> list[Event]:
        """Return the events of one step that a seat may know."""
        listener, heard = self._looking(seat), self.game.events.heard
        return [self._event(heard(event, listener)) for event in self._course.step(number)]

    def play(self, action: Action | str | int) -> list[Event]:
        """Carry out an action of the seat to act; returns its events. A refused action changes nothing."""
        self.decide(action)
        return self.last_events

    def decide(self, action: Action | str | int) -> None:
        """Do what `play` does, without returning events."""
        number = self._number(action)
        entropy = self.dice.entropy(len(self.decisions) + 1)
        if not self._course.take((ANYBODY,), (number,), (entropy,)):
            raise self._refusal(number).error()
        self._ended = None

    def follow(self, decisions: Iterable[tuple[int, str, int | None]]) -> None:
        """Replay decisions: each a seat, an action's text, and its entropy or None.

        All are played or none is. The error says what is wrong, at the line that the decision has in a record.
        """
        follow(self, self._course, list(decisions))
        self._ended = None

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what a seat sees, as plain data; None is a spectator."""
        return self.game.notation.view(self.state, self._looking(seat))

    def story(self) -> dict[str, Any]:
        """Return figures over time, highlights and counts, for a screen; includes everything that was hidden."""
        return self.game.screen.story(self)

    def thoughts(self) -> int:
        """Return 64 random bits for a bot that thinks about the next decision; they reveal nothing about the dice."""
        return self.dice.thoughts(len(self.decisions))

    def undo(self) -> bool:
        """Take back the last decision, whatever it was; returns False if there is none."""
        if not self.decisions:
            return False
        self.back_to(len(self.decisions) - 1)
        return True

    def back_to(self, number: int) -> None:
        """Take decisions back, whatever they were, until `number` are left."""
        self._course.back_to(number)
        self._ended = None

    def record(self, ended: Ended | None = None, reveal: bool | None = None) -> str:
        """Return the match as JSON lines: a header, a line for each decision, and the end if it has ended.

        `ended` is an end other than by the rules. A secret of the dice is revealed once the match has ended, unless
        `reveal` says otherwise.
        """
        game, end = self.game, self.ended or ended
        cards, seats = self.catalogue.hash, self.seats
        settings = self.players, self.dice, self.options, seats, self.take_backs
        header = Header(game.name, game.rules_version, cards, *settings)
        return write_record(header, self.decisions, end, end is not None if reveal is None else reveal)

    @classmethod
    def from_record(cls, record: str, cards: str | None = None, catalogue: Catalogue | None = None) -> Match:
        """Build the match of a record, checking every decision against the rules."""
        written = read_record(record)
        header = written.header
        match = cls(
            games.load(header.game),
            header.players,
            options=header.options,
            cards=cards,
            seats=header.seats,
            dice=header.dice,
            catalogue=catalogue,
        )
        written.check_origin(match.game.rules_version, match.catalogue.hash)
        match.follow(written.decisions)
        written.check_end(match.ended)
        match._ended = written.ended
        match.take_backs = header.take_backs
        return match
