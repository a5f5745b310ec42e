"""Numbers in texts: negative ones have a minus sign instead of a hyphen."""

from __future__ import annotations

from typing import Any

from babel import Locale
from fluent.runtime.types import FluentFloat, FluentInt

MINUS = "−"


class WholeNumber(FluentInt):
    """An integer as shown in texts."""

    def format(self, locale: Locale) -> str:
        return with_minus(super().format(locale))


class DecimalNumber(FluentFloat):
    """A decimal number as shown in texts."""

    def format(self, locale: Locale) -> str:
        return with_minus(super().format(locale))


def with_minus(text: str) -> str:
    """Replace a hyphen by a minus sign."""
    return text.replace("-", MINUS)


def number(value: float, **options: Any) -> WholeNumber | DecimalNumber:
    """Return a number for use in a text; `options` are those of Fluent's `NUMBER`."""
    return WholeNumber(value, **options) if isinstance(value, int) else DecimalNumber(value, **options)
