"""The state of a table: the fold of its log. It is stored nowhere else, and is the same on every node."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from golazo import games
from golazo.games.contract import Catalogue
from golazo.match.dice import Dice, FairDice, SeededDice
from golazo.match.match import Match
from golazo.match.record import CLOSED, Ended, Seated
from golazo.match.undo import is_alone, take_back, to_take_back
from golazo.protocol.status import FINISHED, PAUSE, Status
from golazo.server.refused import Refused
from golazo.server.storage.decision_log import Summary
from golazo.server.storage.entry import ANSWER, LEFT, PLAY, Entry
from golazo.server.storage.header import NO_CLOCK, Header
from golazo.server.tables.clocks import Clocks
from golazo.server.tables.entry_checks import CHECKS
from golazo.server.tables.entry_effects import EFFECTS
from golazo.server.tables.question import Declined, Question


class TableState:
    """A table at one moment. `refuse` tells why an entry cannot come next, `add` applies one."""

    def __init__(self, header: Header, catalogue: Catalogue) -> None:
        self.header = header
        self.match = match_of(header, catalogue)
        self.begun_with = len(self.match.decisions)
        self.seq = 0
        self.position_seq = 0  # of the last entry that changed the position
        self.line: list[int] = []  # by decision of the match at this table: its line in the log
        self.requests: dict[str, int] = {}
        self.stand_ins: dict[int, str] = {}  # seats that a bot plays for a person, with the reason
        self.resigned: list[int] = []
        self.question: Question | None = None
        self.declined: Declined | None = None  # the last question that was declined
        self.paused = False
        self.ended: Ended | None = self.match.ended or Ended(CLOSED) if header.for_study else None
        self.turn_since = header.started or header.created
        self.clocks = Clocks(header)
        self.clocks.start(self.person_to_act, self.turn_since, new_decision=True)
        self.note_end()

    @property
    def over(self) -> bool:
        """Whether no more decisions are possible."""
        return self.ended is not None

    @property
    def status(self) -> Status:
        """The table's status; the log is more up to date than the header."""
        if self.ended is None:
            return self.header.status
        return "closed" if self.ended.how == CLOSED else FINISHED

    @property
    def steps(self) -> int:
        """The number of steps of the match, including the deal."""
        return 1 + len(self.match.decisions)

    @property
    def to_act(self) -> int | None:
        """The seat to act."""
        return None if self.over else self.match.to_act

    @property
    def person_to_act(self) -> int | None:
        """The seat to act, if a person plays it and the match is not paused."""
        seat = self.to_act
        return None if seat is None or self.paused or self.bot_of(seat) else seat

    @property
    def bot_to_act(self) -> int | None:
        """The seat to act, if a bot plays it and the match is not paused."""
        seat = self.to_act
        return seat if seat is not None and not self.paused and self.bot_of(seat) else None

    @property
    def due(self) -> int | None:
        """When something happens without a request: a bot's decision, or an expired clock."""
        return self.turn_since if self.bot_to_act is not None else self.clocks.deadline

    @property
    def pauses_unwatched(self) -> bool:
        """Whether bots wait while nobody is connected: no person plays, and no clock ends the match."""
        people = [seat for seat in self.header.people if seat not in self.resigned]
        if self.header.clock == NO_CLOCK:
            return all(seat in self.stand_ins for seat in people)
        return all(self.stand_ins.get(seat) == LEFT for seat in people)

    def bot_of(self, seat: int) -> str:
        """Return the bot that plays a seat now; empty if a person does."""
        bot = self.header.places[seat].bot
        return self.match.game.bots[-1] if not bot and (seat in self.stand_ins or seat in self.resigned) else bot

    def others(self, seat: int) -> list[int]:
        """Return the seats of other people in the match, who have to agree to a request of this seat's player."""
        mine = self.header.seats_of(self.header.places[seat].player)
        return [other for other in self.header.people if other not in mine and not self.bot_of(other)]

    def to_take_back(self, seat: int) -> int:
        """Return how many decisions an undo takes back; raises if none."""
        mine = self.header.seats_of(self.header.places[seat].player)
        count = to_take_back(self.match, lambda decider: decider in mine)
        if count > len(self.line):
            raise Refused("before-this-table")
        return count

    def take_back(self, seat: int) -> None:
        """Take back an undo's decisions. A player alone against bots then takes the seat back from a bot."""
        mine = self.header.seats_of(self.header.places[seat].player)
        gone = take_back(self.match, lambda decider: decider in mine)
        del self.line[-len(gone) :]
        if is_alone(self.match.seats):
            self.stand_ins.pop(seat, None)

    def steps_kept(self, since: int) -> int:
        """Return how many steps, including the deal, are still valid for a client that knew the log up to `since`."""
        return 1 + self.begun_with + sum(seq <= since for seq in self.line)

    def subject_seq(self, kind: str) -> int:
        """Return the line that an entry is about: of the question it answers, or of the position."""
        if kind == ANSWER:
            return 0 if self.question is None else self.question.seq
        return self.position_seq

    def refuse(self, entry: Entry) -> None:
        """Raise if an entry cannot come next."""
        if self.over:
            raise Refused("over")
        CHECKS[entry.kind](self, entry)

    def add(self, entry: Entry) -> None:
        """Apply an entry."""
        self.add_all((entry,))

    def add_all(self, entries: Iterable[Entry]) -> None:
        """Apply entries; consecutive decisions of the game are applied together."""
        for played, some in groupby(entries, key=lambda entry: entry.kind == PLAY):
            if played:
                self.play(list(some))
            else:
                for entry in some:
                    self.take(entry)

    def play(self, entries: Sequence[Entry]) -> None:
        """Apply decisions of the game."""
        if len(entries) == 1:
            self.match.decide(entries[0].what)
        else:
            self.match.follow((entry.seat, entry.what, None) for entry in entries)
        for entry, following in zip(entries, [*entries[1:], None], strict=True):
            self.note(entry)
            self.line.append(entry.seq)
            self.moved(entry)
            if following is not None:
                self.clocks.start(None if self.bot_of(following.seat) else following.seat, entry.at, new_decision=True)
        self.go_on(entries[-1], new_decision=True)

    def take(self, entry: Entry) -> None:
        """Apply an entry other than a decision of the game."""
        before = self.position_seq
        self.note(entry)
        EFFECTS[entry.kind](self, entry)
        self.go_on(entry, new_decision=self.position_seq != before)

    def note(self, entry: Entry) -> None:
        """Stop the clock at an entry."""
        self.clocks.stop(entry.at)
        self.seq = entry.seq
        self.turn_since = entry.at
        if entry.request is not None:
            self.requests[entry.request] = entry.seq

    def go_on(self, entry: Entry, new_decision: bool) -> None:
        """Start the clock of the next seat, unless the match is over."""
        self.note_end()
        self.clocks.start(self.person_to_act, entry.at, new_decision)

    def moved(self, entry: Entry) -> None:
        """Note a changed position: a question about the old one has lapsed."""
        self.position_seq = entry.seq
        if self.question is not None and self.question.what != PAUSE:
            self.question = None

    def note_end(self) -> None:
        """Note the end of the match if it has ended by the rules."""
        if self.ended is None and self.match.over:
            self.ended = self.match.ended
            self.question = None

    def end(self, how: str, seat: int | None = None, returns: tuple[float, ...] | None = None) -> None:
        """End the match other than by the rules."""
        self.ended = Ended(how, seat, returns)
        self.question = None
        self.paused = False

    def summary(self) -> Summary:
        """Return the summary that is stored in the table's row."""
        ended = self.ended
        return Summary(
            seq=self.seq,
            updated=self.turn_since,
            turn=self.to_act,
            due=None if self.pauses_unwatched else self.due,
            status=self.status,
            ended=None if ended is None else ended.how,
            returns=None if ended is None or ended.returns is None else list(ended.returns),
            score=self.match.score or None,
        )


def match_of(header: Header, catalogue: Catalogue) -> Match:
    """Return the match before the first decision at this table: dealt, or as an imported record left it."""
    begun = None if header.origin is None else Match.from_record(header.origin, catalogue=catalogue)
    if begun is not None and header.for_study:
        return begun
    game = games.load(header.game)
    if header.rules_version != game.rules_version:
        raise Refused("other-rules", recorded=header.rules_version, ours=game.rules_version)
    seats = [Seated(place.name, place.bot) for place in header.places]
    dice = dice_of(header, () if begun is None else begun.entropies)
    match = Match(game, header.players, options=header.options, seats=seats, dice=dice, catalogue=catalogue)
    if begun is not None:
        match.follow(begun.decisions)
        match.take_backs = begun.take_backs
    return match


def dice_of(header: Header, told: Sequence[int]) -> Dice:
    """Return the dice of a table: fair ones, some of which may come from a record, or a lesson's scripted ones."""
    if header.lesson is not None:
        return SeededDice(int(header.lesson, 16))
    return FairDice(header.id, header.secret, tuple(place.seed or "" for place in header.places), told)
