"""A declared setting: its type, default, limits and its names in the file, the environment and the command."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import Field, dataclass, field
from math import isfinite
from pathlib import Path
from types import NoneType
from typing import Any, Literal, get_args, get_origin

from golazo.cards.card_file import shown
from golazo.text.message import Message

Check = Callable[[Any], Message | None]
MOST = 1_000_000  # for numbers without a limit of their own
PREFIX = "GOLAZO_"


def setting(
    default: Any,
    group: str,
    sign: str,
    about: str,
    *,
    least: float = 1,
    most: float = MOST,
    check: Check | None = None,
) -> Any:
    """Declare a field of `Settings`. `sign` is its placeholder in help; a number must be between `least` and `most`."""
    how = {"group": group, "sign": sign, "about": about, "least": least, "most": most, "check": check}
    return field(default=default, metadata=how)


@dataclass(frozen=True)
class Declared:
    """A setting's declaration, as used by options, configuration file and documentation."""

    name: str
    kind: Any  # str, int, float, bool, Path, or a Literal of strings
    many: bool  # whether it is a list of that type
    default: Any
    group: str
    sign: str
    about: str
    least: float
    most: float
    check: Check | None

    @classmethod
    def of(cls, one: Field[Any], annotation: Any) -> Declared:
        """Return a field's declaration, given its resolved type."""
        kinds = [kind for kind in get_args(annotation) if kind is not NoneType]
        many = get_origin(annotation) is tuple
        kind = annotation if get_origin(annotation) is Literal or not kinds else kinds[0]
        return cls(one.name, kind, many, one.default, **one.metadata)

    @property
    def key(self) -> str:
        """The name in a configuration file, and after `--`."""
        return self.name.replace("_", "-")

    @property
    def option(self) -> str:
        return f"--{self.key}"

    @property
    def variable(self) -> str:
        """The name of the environment variable."""
        return f"{PREFIX}{self.name.upper()}"

    @property
    def is_number(self) -> bool:
        return self.kind in (int, float)

    @property
    def choices(self) -> tuple[str, ...]:
        """The possible values, if they can be listed."""
        return get_args(self.kind) if get_origin(self.kind) is Literal else ()

    def refusal(self, value: Any) -> Message | None:
        """Return why a value is invalid; None if it is valid."""
        if self.many:
            if not isinstance(value, list | tuple) or not all(isinstance(one, str) for one in value):
                return Message.of("setting-not-list", value=shown(value))
        elif (wrong := self.wrong_kind()) and not self.fits(value):
            key, arguments = wrong
            return Message.of(key, value=shown(value), **arguments)
        if self.check is None:
            return None
        return next((found for one in (value if self.many else [value]) if (found := self.check(one))), None)

    def fits(self, value: Any) -> bool:
        """Return whether a value has the right type and is within the limits."""
        if self.choices:
            return value in self.choices
        if self.kind is bool or isinstance(value, bool):
            return self.kind is bool and isinstance(value, bool)
        if self.is_number:
            known = isinstance(value, int) or (self.kind is float and isinstance(value, float) and isfinite(value))
            return known and self.least <= value <= self.most
        return isinstance(value, str | Path)

    def wrong_kind(self) -> tuple[str, dict[str, str]]:
        """Return the key and arguments of the message about a value of the wrong type."""
        if self.choices:
            return "catalogue-not-choice", {"options": ", ".join(self.choices)}
        if self.kind is bool:
            return "catalogue-not-truth", {}
        if self.is_number:
            key = "catalogue-not-whole" if self.kind is int else "setting-not-number"
            return key, {"low": f"{self.least:.15g}", "high": f"{self.most:.15g}"}
        return "setting-not-text", {}
