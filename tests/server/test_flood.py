"""Floods of each kind, in small: nobody else has to wait, and the server does not grow. See bench/flood.py."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

BENCH = Path(__file__).parents[2] / "bench"
KINDS = (*("headers", "idle", "churn", "bodies", "imports", "endless", "watched", "history", "chat", "registrations"),)
MOST_MS = 5000.0  # ten times what is promised: others may use the machine, too


@pytest.fixture
def flood(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.setattr(sys, "path", [str(BENCH), *sys.path])
    return import_module("flood")


def test_all_kinds_are_tried(flood: ModuleType) -> None:
    assert tuple(flood.KINDS) == KINDS


@pytest.mark.parametrize(
    ("sent", "came"),
    [
        *(("12 connections", True), ("200 tables, 1034 frames", True), ("10 x 201, 500 x 429", True)),
        *(("", False), ("0 connections", False), ("200 tables, 0 frames", False), ("10 x 201, 3 x 500", False)),
    ],
)
def test_a_flood_that_does_not_come_proves_nothing(flood: ModuleType, sent: str, came: bool) -> None:
    found = flood.Found("kind", sent, 100, 100, 100, 1, 1, 100, 0)
    assert (found.came, found.held) == (came, came)


@pytest.mark.parametrize("kind", KINDS)
def test_a_flood_harms_nobody(flood: ModuleType, kind: str) -> None:
    found = flood.flood(kind, seconds=3)
    assert found.asked > 0
    assert found.came, found
    assert found.unanswered == 0, found
    assert found.median_ms < flood.MOST_MS, found
    assert found.slowest_ms < MOST_MS, found
    assert found.after <= found.before + flood.MOST_MORE, found
