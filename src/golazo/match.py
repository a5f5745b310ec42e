"""Match: a match of any game as one pleasant object."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from golazo import games
from golazo.errors import IllegalAction, InvalidSetting, UnknownAction, UnknownName
from golazo.game import Catalogue, Game, State
from golazo.game import Event as Noted
from golazo.kernel.entropy import derived, mixed
from golazo.kernel.journal import new_journal, taken
from golazo.message import Message
from golazo.record import Decision, Header, Seated, fail, read_record, write_record
from golazo.settings import (
    brief,
    checked_options,
    checked_players,
    checked_seats,
    checked_seed,
    is_whole,
    option_numbers,
)
from golazo.state_text import state_text
from golazo.text import texts


@dataclass(frozen=True)
class Action:
    """Something a player may do: a number, and the text form that means the same."""

    id: int
    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Event:
    """Something that happened: its name, its numbers, and the sentence for it."""

    name: str
    numbers: tuple[int, int, int, int]
    message: Message
    game: str

    def text(self, language: str = "en", edition: str | None = None) -> str:
        return texts(language, self.game, edition).say(self.message)

    def __str__(self) -> str:
        return self.text()


@dataclass(frozen=True)
class Refusal:
    """Why something may not be done: the rule's id, and a sentence. Unpacks into the two."""

    rule: str
    message: Message
    game: str

    def text(self, language: str = "en", edition: str | None = None) -> str:
        return texts(language, self.game, edition).say(self.message)

    def __iter__(self) -> Iterator[str]:
        return iter((self.rule, self.text()))

    def __str__(self) -> str:
        return f"{self.rule}: {self.text()}"


@dataclass(frozen=True)
class Outcome:
    """How a match ended: what each seat gets, and who won; nobody did in a draw."""

    returns: tuple[float, ...]
    winner: int | None


def new_match(
    game: str,
    players: int | None = None,
    seed: int | None = None,
    options: Mapping[str, bool] | None = None,
    cards: str | None = None,
    moves: Sequence[str] = (),
    seats: Sequence[Seated] = (),
) -> Match:
    """A new match. Without a seed the dice are as fresh as the system's; `moves` are played at once."""
    match = Match(games.load(game), players, seed, options, cards, seats)
    for move in moves:
        match.play(move)
    return match


class Match:
    """A match: ask what may be done, play it, look at it, take it back, write it down."""

    def __init__(
        self,
        game: Game,
        players: int | None = None,
        seed: int | None = None,
        options: Mapping[str, bool] | None = None,
        cards: str | None = None,
        seats: Sequence[Seated] = (),
    ) -> None:
        self.game = game
        self.players = checked_players(game, players)
        self.seed = checked_seed(seed)
        self.options = checked_options(game, options or {})
        self.seats = checked_seats(game, self.players, seats)
        self.cards = cards
        self.catalogue: Catalogue = game.load_cards(cards)
        self.decisions: list[Decision] = []
        self._journal = new_journal()
        self._room = game.new_actions()
        state = game.new_state()
        numbers = option_numbers(self.options)
        game.rules.deal(state, self._record, self.players, numbers, self._entropy(0), self._journal)
        self._states = [state]
        self._happened = [self._told()]

    def __repr__(self) -> str:
        parts = [repr(self.game.name), f"players={self.players}", f"seed={self.seed}"]
        chosen = {name: value for name, value in self.options.items() if value != self.game.options[name]}
        parts += [f"options={chosen}"] if chosen else []
        parts += [f"cards={self.cards!r}"] if self.cards else []
        parts += [f"moves={[decision.action for decision in self.decisions]}"] if self.decisions else []
        return f"golazo.new_match({', '.join(parts)})"

    @property
    def state(self) -> State:
        """The record that the rules work on. A copy of it is a position of its own."""
        return self._states[-1]

    @property
    def to_act(self) -> int | None:
        """The seat whose decision it is; None when the match is over."""
        return None if self.over else int(self.game.rules.to_act(self.state))

    @property
    def legal_actions(self) -> list[Action]:
        """What the seat to act may do."""
        count = self.game.rules.legal(self.state, self._record, self._room)
        return [self._action(int(number)) for number in self._room[:count]]

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return bool(self.game.rules.over(self.state))

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on."""
        if not self.over:
            return None
        returns = tuple(float(self.game.rules.returns(self.state, seat)) for seat in range(self.players))
        best = [seat for seat, value in enumerate(returns) if value == max(returns)]
        return Outcome(returns, best[0] if len(best) == 1 else None)

    @property
    def events(self) -> list[Event]:
        """All that has happened, from the deal on."""
        return [event for step in self._happened for event in step]

    @property
    def steps(self) -> list[list[Event]]:
        """What has happened, step by step: the deal, then each decision."""
        return [list(step) for step in self._happened]

    @property
    def last_events(self) -> list[Event]:
        """What the last decision caused."""
        return list(self._happened[-1])

    def heard(self, seat: int | None, since: int = 0) -> list[list[Event]]:
        """The steps from number `since` on as a seat hears them: without what it may not know. None is a spectator."""
        listener = self._looking(seat)
        return [[self._heard(event, listener) for event in step] for step in self._happened[since:]]

    def play(self, action: Action | str | int) -> list[Event]:
        """Carry out an action of the seat to act; returns what it caused. A refused one changes nothing."""
        wanted = self.action(action)
        refusal = self.why_not(wanted)
        if refusal is not None:
            raise IllegalAction(refusal.rule, refusal.message, self.game.name)
        entropy = self._entropy(len(self.decisions) + 1)
        decision = Decision(int(self.game.rules.to_act(self.state)), wanted.text, int(entropy))
        state = self.state.copy()
        self.game.rules.apply(state, self._record, wanted.id, entropy, self._journal)
        self._states.append(state)
        self._happened.append(self._told())
        self.decisions.append(decision)
        return self.last_events

    def why_not(self, action: Action | str | int) -> Refusal | None:
        """Why an action may not be done now; None if it may."""
        wanted = self.action(action)
        code = int(self.game.rules.refusal(self.state, self._record, wanted.id))
        if code == 0:
            return None
        message = self.game.words.refusal(code, wanted.id, self.state, self.catalogue)
        return Refusal(self.game.words.refusal_rule(code), message, self.game.name)

    def action(self, action: Action | str | int) -> Action:
        """An action by its number, its text or itself, legal now or not."""
        wanted = action.id if isinstance(action, Action) else action
        if isinstance(wanted, str):
            return self._action(self.game.words.action_id(wanted))
        if is_whole(wanted) and 0 <= wanted < self.game.actions:
            return self._action(int(wanted))
        raise UnknownAction("error-unknown-action", self.game.name, action=brief(wanted))

    def bot_choice(self, bot: str) -> Action:
        """What a bot would do."""
        if bot not in self.game.bots:
            raise UnknownName("error-unknown-bot", name=brief(bot), known=", ".join(self.game.bots))
        thoughts = np.uint64(derived(np.uint64(mixed(np.uint64(self.seed))), len(self.decisions)))
        position = self.state.copy()
        number = self.game.rules.choose(self.game.bots.index(bot), position, self._record, thoughts, self._room)
        return self._action(int(number))

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat sees, as plain data; None looks on as a spectator does."""
        return self.game.notation.view(self.state, self._looking(seat))

    def determinised(self, seat: int | None, entropy: int | np.uint64) -> State:
        """A position that a seat cannot tell from the real one, drawn at random by 64 bits; None is a spectator."""
        looking = self._looking(seat)
        world = self.state.copy()
        self.game.rules.determinise(world, -1 if looking is None else looking, np.uint64(entropy))
        return world

    def undo(self) -> bool:
        """Take the last decision back, whatever it was; False when there is none."""
        if not self.decisions:
            return False
        self.decisions.pop()
        self._states.pop()
        self._happened.pop()
        return True

    def state_text(self) -> str:
        """The position in the words of a scenario's `given`."""
        return state_text(self.game.notation.given(self.state))

    def record(self) -> str:
        """The match as JSON lines: a header, a line for each decision, and the outcome when there is one."""
        game, catalogue = self.game, self.catalogue
        header = Header(
            game.name, game.rules_version, catalogue.hash, self.players, self.seed, self.options, self.seats
        )
        outcome = self.outcome
        return write_record(header, self.decisions, None if outcome is None else outcome.returns)

    @classmethod
    def from_record(cls, record: str, cards: str | None = None) -> Match:
        """The match that a record describes, with every decision checked against the rules."""
        written = read_record(record)
        header = written.header
        match = cls(games.load(header.game), header.players, header.seed, header.options, cards, header.seats)
        written.check_origin(match.game.rules_version, match.catalogue.hash)
        for line, decision in enumerate(written.decisions, 2):
            match._follow(line, decision)
        written.check_outcome(None if match.outcome is None else match.outcome.returns)
        return match

    def _follow(self, line: int, decision: Decision) -> None:
        if self.to_act != decision.seat:
            fail(line, "record-wrong-seat", seat=decision.seat)
        if int(self._entropy(len(self.decisions) + 1)) != decision.entropy:
            fail(line, "record-wrong-entropy")
        try:
            self.play(decision.action)
        except (IllegalAction, UnknownAction) as error:
            fail(line, "record-refused", action=decision.action[:60], rule=getattr(error, "rule", "-"))

    @property
    def _record(self) -> Any:
        return self.catalogue.record

    def _action(self, number: int) -> Action:
        return Action(number, self.game.words.action_text(number))

    def _entropy(self, number: int) -> np.uint64:
        return np.uint64(derived(np.uint64(self.seed), number))

    def _looking(self, seat: int | None) -> int | None:
        if seat is not None and not (is_whole(seat) and seat in range(self.players)):
            raise InvalidSetting("error-no-such-seat", seat=brief(seat), last=self.players - 1)
        return None if seat is None else int(seat)

    def _told(self) -> list[Event]:
        return [self._event(event) for event in taken(self._journal)]

    def _event(self, event: Noted) -> Event:
        words = self.game.words
        return Event(words.event_names[event[0]], event[1:], words.event(event, self.catalogue), self.game.name)

    def _heard(self, event: Event, seat: int | None) -> Event:
        whole = (self.game.words.event_names.index(event.name), *event.numbers)
        heard = self.game.notation.heard(whole, seat)
        return event if heard == whole else self._event(heard)
