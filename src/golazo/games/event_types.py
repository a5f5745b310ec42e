"""How a game declares its events: one line for each, from which everything else about events is made.

    EVENTS = EventTypes()
    DREW = EVENTS.draw("drew", "A coach draws a card.", seat=SEAT, card=CARD.known_to("seat"))

`DREW` is an op-code, a whole number that compiled rules write into the journal with up to four numbers, one for each
field, in the order in which the fields are declared. Everybody else reads events by name and field.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from golazo.kernel.journal import COLUMNS

Noted = tuple[int, int, int, int, int]  # an event in the journal: its op-code and four numbers
UNKNOWN = -1  # in place of a number that a seat may not know


@dataclass(frozen=True)
class Field:
    """How a number of an event is read.

    `names` are what the numbers from 0 on stand for; without names the number itself is the value. `none` is the
    number that stands for nothing. Only the seat in the field `knower` may know the value, if one is given.
    """

    word: str
    names: tuple[str | bool, ...] = ()
    none: int | None = None
    knower: str = ""

    def or_none(self, number: int = -1) -> Field:
        """The same field where there may be nothing, for which the number stands."""
        return replace(self, none=number)

    def known_to(self, knower: str) -> Field:
        """The same field with a value that only the seat in another field may know."""
        return replace(self, knower=knower)

    def value(self, number: int) -> Any:
        """What a number stands for."""
        if number == self.none:
            return None
        return self.names[number] if self.names else number

    def number(self, value: Any) -> int:
        """The number that stands for a value; raises ValueError for a value that the field cannot have."""
        if value is None and self.none is not None:
            return self.none
        if self.names:
            return self.names.index(value)
        if type(value) is not int:
            raise ValueError(f"{value!r} is no {self.word}")
        return value


SEAT = Field("seat")
COUNT = Field("number")
DIE = Field("die")
TRUTH = Field("truth", (False, True))


def card(*ids: str) -> Field:
    """A field with one of these cards."""
    return Field("card", ids)


def choice(*names: str) -> Field:
    """A field with one of these words."""
    return Field("choice", names)


@dataclass(frozen=True)
class EventType:
    """A type of event: its name, what it means, and its fields in the order of the journal."""

    name: str
    meaning: str
    fields: Mapping[str, Field]

    @property
    def secrets(self) -> list[tuple[int, int]]:
        """The columns of fields that not everybody may know, each with the column of the seat that may."""
        columns = {name: place + 1 for place, name in enumerate(self.fields)}
        return [(columns[name], columns[one.knower]) for name, one in self.fields.items() if one.knower]


@dataclass(frozen=True)
class NamedEvent:
    """Something that happened: the name of the event and its fields. A field that one may not know is left out."""

    name: str
    fields: Mapping[str, Any] = field(hash=False)

    def __getitem__(self, name: str) -> Any:
        return self.fields[name]


class EventTypes:
    """The events of a game, by op-code.

    `dice` and `chance` are the op-codes of events that tell of dice, and of dice or draws; `reveals` are those that
    show what was secret without any chance. Among people no decision is taken back that brought one of them.
    """

    def __init__(self) -> None:
        self.types: list[EventType] = []
        self.dice: set[int] = set()
        self.chance: set[int] = set()
        self.reveals: set[int] = set()
        self._codes: dict[str, int] = {}
        self._secrets: list[list[tuple[int, int]]] = []
        self._read = lru_cache(maxsize=1 << 12)(self._named)

    def event(self, name: str, meaning: str, /, **fields: Field) -> int:
        """Declare an event; returns its op-code. An underscore at the end keeps a field off Python's own words."""
        if name in self._codes or len(fields) >= COLUMNS:
            raise ValueError(f"{name!r} is declared twice, or has more fields than the journal has room for")
        declared = EventType(name, meaning, {one.removesuffix("_"): kind for one, kind in fields.items()})
        self._codes[name] = len(self.types)
        self.types.append(declared)
        self._secrets.append(declared.secrets)
        return self._codes[name]

    def roll(self, name: str, meaning: str, /, **fields: Field) -> int:
        """Declare an event that tells of dice."""
        code = self.draw(name, meaning, **fields)
        self.dice.add(code)
        return code

    def draw(self, name: str, meaning: str, /, **fields: Field) -> int:
        """Declare an event that tells of chance other than dice."""
        code = self.event(name, meaning, **fields)
        self.chance.add(code)
        return code

    def reveal(self, name: str, meaning: str, /, **fields: Field) -> int:
        """Declare an event that shows what was secret, without chance."""
        code = self.event(name, meaning, **fields)
        self.reveals.add(code)
        return code

    @property
    def barriers(self) -> set[int]:
        """The op-codes of events behind which nobody takes a decision back among people."""
        return self.chance | self.reveals

    @property
    def names(self) -> list[str]:
        """The names of all events, in the order of their op-codes."""
        return [one.name for one in self.types]

    def code(self, name: str) -> int:
        """The op-code of an event."""
        return self._codes[name]

    def __getitem__(self, name: str) -> EventType:
        return self.types[self._codes[name]]

    def __iter__(self) -> Iterator[EventType]:
        return iter(self.types)

    def heard(self, noted: Noted, seat: int | None) -> Noted:
        """The event as a seat, or a spectator (None), hears it: UNKNOWN in place of what the seat may not know."""
        told = noted
        for column, knower in self._secrets[noted[0]]:
            if noted[knower] != seat:
                told = (*told[:column], UNKNOWN, *told[column + 1 :])  # type: ignore[assignment]
        return told

    def read(self, noted: Noted) -> NamedEvent:
        """An event of the journal by name and fields; the same object however often it is asked for."""
        return self._read(noted)

    def _named(self, noted: Noted) -> NamedEvent:
        code, *numbers = noted
        declared = self.types[code]
        return NamedEvent(
            declared.name,
            {
                name: one.value(number)
                for (name, one), number in zip(declared.fields.items(), numbers, strict=False)
                if not (one.knower and number == UNKNOWN)
            },
        )

    def read_all(self, noted: Sequence[Noted]) -> list[NamedEvent]:
        """Events of the journal by name and fields."""
        return [self.read(one) for one in noted]

    def noted(self, name: str, fields: Mapping[str, Any]) -> Noted:
        """An event in the numbers of the journal; raises ValueError where there is no such event."""
        if name not in self._codes:
            raise ValueError(f"no event {name!r}")
        numbers = [0] * (COLUMNS - 1)
        for place, (one, kind) in enumerate(self[name].fields.items()):
            if one in fields:
                numbers[place] = kind.number(fields[one])
            elif kind.knower:
                numbers[place] = UNKNOWN
            else:
                raise ValueError(f"no {one} of {name!r}")
        return (self._codes[name], *numbers)  # type: ignore[return-value]

    def dice_of(self, event: NamedEvent) -> list[int]:
        """The dice that an event tells of, in the order in which they fell."""
        if self._codes[event.name] not in self.dice:
            return []
        kinds = self[event.name].fields
        return [value for name, value in event.fields.items() if kinds[name].word == DIE.word and value is not None]
