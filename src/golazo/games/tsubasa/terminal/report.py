"""The match report: what happened, told like a match and not like a list."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from rich.table import Table
from rich.text import Text

from golazo.cli.playing import screen
from golazo.games.tsubasa.state import VALUES
from golazo.match.match import Event
from golazo.text.message import Message, Seat

GOAL = "bold #FFFFFF on #157A3C"
GOES_WITHOUT_SAYING = frozenset({"laid-out", "turned-up", "used", "revealed"})  # it is seen, or what comes of it
BROUGHT_ON = ("motivated", "signed")
LEAVES_ANYWAY = (*BROUGHT_ON, "controlled", "special-called")  # a card, back to the box
NEW_LINE = frozenset({"half-began", "round-began", "half-ended", "match-ended"})
ENDS = frozenset({"played", *BROUGHT_ON})  # sentences to which what was gained is added


@dataclass
class Line:
    """Sentences that stand together; a goal stands alone."""

    sentences: list[Text] = field(default_factory=list)
    style: str = ""

    @property
    def text(self) -> Text:
        joined = Text(" ").join(self.sentences)
        return Text(f" ★ {joined.plain} ★ ", self.style) if self.style else joined


class Report:
    """Events of one stretch, put together where they belong together."""

    def __init__(self, at: screen.Screen, events: Sequence[Event]) -> None:
        self.at = at
        self.events = [event for event in events if event.name not in GOES_WITHOUT_SAYING]
        self.lines = [Line()]
        self.gaining: int | None = None  # whose gains belong to the last sentence
        merged: dict[str, Callable[[Sequence[Event]], None]] = {"drew": self.drew, "gained": self.gained}
        for run in self.runs():
            merged.get(run[0].name, self.one_by_one)(run)

    def drawn(self, before: str = "") -> Table | None:
        """The report, each line with a dot before it; None where there is nothing to tell."""
        if before:
            self.lines[0].sentences.insert(0, Text(before))
        grid = Table.grid(padding=(0, 1, 0, 0))
        for line in self.lines:
            if line.sentences:
                grid.add_row(Text(" " if line.style else "•"), line.text)
        return grid if grid.row_count else None

    def runs(self) -> Iterator[list[Event]]:
        """Events of one kind and one coach that follow each other."""
        run: list[Event] = []
        for event in self.worth_telling():
            alike = run and event.name == run[0].name and whose(event) == whose(run[0])
            if run and not alike:
                yield run
                run = []
            run.append(event)
        if run:
            yield run

    def worth_telling(self) -> Iterator[Event]:
        """Events without those that others beside them tell anyway; a reshuffle comes before the draws it is among."""
        names = ["", *(event.name for event in self.events), ""]
        waiting: list[Event] = []
        for place, event in enumerate(self.events):
            if event.name in ("drew", "reshuffled"):
                waiting.append(event)
                if not any(same_hand(event, after) for after in self.events[place + 1 : place + 2]):
                    yield from sorted(waiting, key=lambda drawn: drawn.name == "drew")
                    waiting.clear()
            elif not goes_without_saying(event, names[place], names[place + 2]):
                yield event

    # Sentences

    def add(self, sentence: Text, event: Event) -> None:
        """A sentence, on a line of its own where something new begins."""
        if event.name == "goal":
            self.lines += [Line([sentence], GOAL), Line()]
        elif event.name in NEW_LINE and self.lines[-1].sentences:
            self.lines.append(Line([sentence]))
        else:
            self.lines[-1].sentences.append(sentence)
        self.gaining = event["seat"] if event.name in ENDS else None

    def one_by_one(self, events: Sequence[Event]) -> None:
        for event in events:
            self.add(self.at.marked(self.message(event)), event)

    def message(self, event: Event) -> Message:
        """A sentence for an event; who is brought on is told with the price, which was paid just before.

        CT-SHOT-3: of a tie it is said who wins it.
        """
        before = self.events[: self.events.index(event)]
        if event.name == "contested" and is_tie(event) and not (before and before[-1].name == "assured"):
            return Message("told-contested-tie", event.message.arguments)
        paid = [other.message.arguments["cost"] for other in before if other.name == "paid"]
        if event.name in BROUGHT_ON and paid:
            return Message(event.message.key.replace("event-", "told-"), {**event.message.arguments, "cost": paid[-1]})
        return event.message

    def drew(self, events: Sequence[Event]) -> None:
        seat = Seat(events[0]["seat"])
        if "card" not in events[0].fields:
            told = Message("told-drew-hidden", {"seat": seat, "count": len(events)})
        else:
            cards = self.together([self.at.sentence(event.message.arguments["card"]) for event in events])
            told = Message("told-drew", {"seat": seat, "cards": cards})
        self.add(self.at.marked(told), events[0])

    def gained(self, events: Sequence[Event]) -> None:
        """Tokens: behind the card that brought them, or in a sentence."""
        seat = events[0]["seat"]
        counts = [sum(event["count"] for event in events if event["kind"] == kind) for kind in VALUES]
        kinds = [(kind, count) for kind, count in zip(VALUES, counts, strict=True) if count]
        brief = [
            self.at.say("brief-effect-gain", amount=count, kind=self.at.say(f"kind-{kind}")) for kind, count in kinds
        ]
        if self.gaining == seat and brief:
            whole = self.lines[-1].sentences[-1]
            end = whole.plain[-1]
            whole.right_crop(1)
            whole.append(f" ({', '.join(brief)}){end}")
        elif len(events) == 1 or not brief:
            self.one_by_one(events[:1])
        else:
            told = Message("told-gained", {"seat": Seat(seat), "tokens": ", ".join(brief)})
            self.add(self.at.marked(told), events[0])
        self.gaining = None

    def together(self, names: Sequence[str]) -> str:
        """`A, B and C`."""
        if len(names) == 1:
            return names[0]
        return self.at.say("told-and", first=", ".join(names[:-1]), last=names[-1])


def whose(event: Event) -> int | None:
    """The coach that an event is about, if it is about one."""
    return event.fields.get("seat")


def same_hand(event: Event, after: Event) -> bool:
    """Whether a draw goes on."""
    return after.name in ("drew", "reshuffled") and after["seat"] == event["seat"]


def goes_without_saying(event: Event, before: str, after: str) -> bool:
    """Whether an event beside this one says it too, or nothing happened."""
    return (
        event.name == "paid"
        or (event.name == "removed" and after in LEAVES_ANYWAY)
        or (event.name == "spent" and event["count"] == 0)
        or (event.name == "half-ended" and after == "match-ended")
        or (event.name == "round-began" and before == "half-began" and not event["injury"])
    )


def is_tie(event: Event) -> bool:
    """Whether both totals of a contest are equal."""
    return bool(event["total"] == event["defence"])
