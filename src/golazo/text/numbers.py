"""Numbers in texts: below zero they have a minus sign, not a hyphen."""

from __future__ import annotations

from typing import Any

from babel import Locale
from fluent.runtime.types import FluentFloat, FluentInt

MINUS = "−"


class WholeNumber(FluentInt):
    """A whole number as texts write it."""

    def format(self, locale: Locale) -> str:
        return with_minus(super().format(locale))


class DecimalNumber(FluentFloat):
    """A number with decimals as texts write it."""

    def format(self, locale: Locale) -> str:
        return with_minus(super().format(locale))


def with_minus(text: str) -> str:
    """The digits of a number, with a minus sign in place of a hyphen."""
    return text.replace("-", MINUS)


def number(value: float, **options: Any) -> WholeNumber | DecimalNumber:
    """A number to be written in a text; `options` are those of Fluent's `NUMBER`."""
    return WholeNumber(value, **options) if isinstance(value, int) else DecimalNumber(value, **options)
