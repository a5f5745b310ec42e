"""Reports for hosts about players and the chat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from golazo.cli.output.admin_report import draw, moment, tell
from golazo.cli.output.console import printable, words
from golazo.reports.sheet import Cell, Section
from golazo.text.message import Message

if TYPE_CHECKING:
    from golazo.server.admin.chat import Line
    from golazo.server.admin.players import Known

PLAYERS = ("player", "name", "account", "created", "seen", "matches", "banned")
LINES = ("table", "number", "at", "player", "name", "text", "reports")


def show_players(found: Sequence[Known], most: int, page: int) -> None:
    """Print a list of players."""
    if not found:
        tell(False, {}, "admin-no-players")
        return
    rows: list[list[Cell]] = [
        [
            one.id,
            printable(one.name) or "-",
            Message("admin-guest") if one.account is None else printable(one.account),
            moment(one.created),
            moment(one.seen),
            one.matches,
            state(one),
        ]
        for one in found
    ]
    columns = [Message(f"admin-column-{name}") for name in PLAYERS]
    draw(Section(Message.of("admin-players", players=len(found)), columns, rows))
    if len(found) == most:
        tell(False, {}, "admin-next-page", page=page + 1)


def state(one: Known) -> str:
    """Return whether a player is banned or muted, as text."""
    say = words()
    if one.banned:
        end = say("admin-for-good") if one.until is None else say("admin-until", until=moment(one.until))
        return f"{end}: {printable(one.reason or '')}"
    return say("admin-is-muted") if one.silenced else "-"


def show_lines(found: Sequence[Line], most: int) -> None:
    """Print a list of chat messages."""
    if not found:
        tell(False, {}, "admin-no-lines")
        return
    rows: list[list[Cell]] = [
        [
            one.table,
            one.number,
            moment(one.at),
            one.player,
            printable(one.name) or "-",
            Message("admin-line-hidden", {"text": printable(one.text)}) if one.hidden else printable(one.text),
            one.reports,
        ]
        for one in found
    ]
    columns = [Message(f"admin-column-{name}") for name in LINES]
    draw(Section(Message.of("admin-lines", lines=len(found)), columns, rows))
    if len(found) == most:
        tell(False, {}, "admin-more")
