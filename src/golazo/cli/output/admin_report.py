"""Reports for hosts about tables, checks, exports and imports."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from golazo import games
from golazo.cli import FAILED_CHECK
from golazo.cli.output.console import out, print_json, words
from golazo.cli.output.sheets import drawn, shown
from golazo.reports.sheet import Cell, Section
from golazo.text.message import Message

if TYPE_CHECKING:
    from golazo.cli.hosting.records import Outcome
    from golazo.protocol.lists import ListedTable
    from golazo.server.admin.backup_file import Contents
    from golazo.server.admin.check import Findings
    from golazo.server.admin.tables import About

LIST = ("table", "game", "status", "decisions", "updated", "seats")


def tell(json: bool, data: Mapping[str, Any], key: str, **arguments: Any) -> None:
    """Print one sentence, or its data as JSON."""
    if json:
        print_json(data)
    else:
        out().print(words()(key, **arguments), soft_wrap=True, markup=False)


def tell_contents(json: bool, contents: Contents, key: str, file: str) -> None:
    """Print the contents of a backup."""
    rows = {part.name: part.rows for part in contents.parts}
    data = {"file": file, "made": contents.made, "revision": contents.revision, "rows": rows}
    tell(json, data, key, file=file, tables=rows["tables"], decisions=rows["decisions"], made=moment(contents.made))


def show_list(found: Sequence[ListedTable], most: int) -> None:
    """Print a list of tables."""
    if not found:
        tell(False, {}, "admin-none")
        return
    rows: list[list[Cell]] = [
        [one.id, one.game, Message(f"admin-is-{one.status}"), moves(one), moment(one.updated), sitters(one.places)]
        for one in found
    ]
    columns = [Message(f"admin-column-{name}") for name in LIST]
    draw(Section(Message.of("admin-tables", tables=len(found)), columns, rows))
    if len(found) == most:
        tell(False, {}, "admin-more")


def moves(one: ListedTable) -> Cell:
    """Return a match's number of moves; a dash if only its log could tell."""
    return "–" if one.decisions is None else one.decisions


def sitters(places: Sequence[Any]) -> str:
    say = words()
    return ", ".join(
        place.name or place.bot or say("admin-open-seat" if place.open else "admin-guest") for place in places
    )


def show_about(about: About) -> None:
    """Print one table, point by point."""
    table = about.table
    say = words()
    clock = Message(f"admin-clock-{table['clock']}", {"seconds": table["seconds"]})
    points: list[tuple[str, Cell]] = [
        ("game", table["game"]),
        ("status", Message(f"admin-is-{table['status']}")),
        ("rules", table["rules_version"]),
        ("cards", table["cards"]),
        ("options", ", ".join(name for name, on in table["options"].items() if on) or "-"),
        ("public", Message("admin-public" if table["public"] else "admin-unlisted")),
        ("clock", clock),
        ("created", moment(table["created"])),
        ("started", "-" if about.started is None else moment(about.started)),
        ("updated", moment(about.updated)),
        ("decisions", ", ".join(f"{kind} {count}" for kind, count in about.decisions.items()) or "0"),
        ("turn", "-" if about.turn is None else about.turn),
        ("ended", about.ended or "-"),
        ("said", about.said),
        ("commitment", table["commitment"]),
    ]
    lines = [(say(f"admin-column-{name}"), shown(cell, say)) for name, cell in points]
    lines += [
        (say("admin-seat", seat=seat), person(place, say("admin-open-seat"), say("admin-guest")))
        for seat, place in enumerate(table["places"])
    ]
    width = max(cell_len(name) for name, _ in lines)
    out().print(Text(say("admin-table", table=table["id"]), "bold"))
    for name, value in lines:
        out().print(Text(f"{set_cell_size(name, width)}  {value}"), soft_wrap=True)
    if about.problem is not None:
        tell(False, {}, "admin-cannot-go-on", problem=said(table["game"], about.problem))


def person(place: Mapping[str, Any], empty: str, guest: str) -> str:
    """Return who sits on a seat, with the id."""
    if place["open"]:
        return empty
    stands_in = f" ({place['stand_in']})" if place["stand_in"] else ""
    return f"{place['name'] or place['bot'] or guest} {place['player'] or ''}{stands_in}".strip()


def about_as_data(about: About) -> dict[str, Any]:
    data = asdict(about)
    return {**data, "problem": None if about.problem is None else about.problem.as_json()}


def show_findings(findings: Findings, json: bool) -> int:
    """Print what was checked, and each inconsistent table."""
    if json:
        broken = [
            {
                "table": one.table,
                "line": one.line,
                "problem": one.problem.as_json(),
                "text": said(one.game, one.problem),
            }
            for one in findings.broken
        ]
        print_json({"holds": not broken, "tables": findings.tables, "lines": findings.lines, "broken": broken})
    else:
        for one in findings.broken:
            key = "admin-broken" if one.line is None else "admin-broken-line"
            tell(False, {}, key, table=one.table, line=one.line or 0, problem=said(one.game, one.problem))
        key = "admin-does-not-hold" if findings.broken else "admin-holds"
        tell(False, {}, key, tables=findings.tables, lines=findings.lines, broken=len(findings.broken))
    return FAILED_CHECK if findings.broken else 0


def show_export(outcome: Outcome, where: str, json: bool) -> int:
    """Print how many records were written, and which were not."""
    tell_refused(outcome, json)
    tell(json, as_data(outcome), "admin-exported", records=outcome.done, where=where)
    return FAILED_CHECK if outcome.refused else 0


def show_import(outcome: Outcome, json: bool) -> int:
    """Print how many records were added, existed already or were refused."""
    tell_refused(outcome, json)
    counts = {"records": outcome.done, "known": outcome.known, "refused": len(outcome.refused)}
    tell(json, as_data(outcome), "admin-imported", **counts)
    return FAILED_CHECK if outcome.refused else 0


def tell_refused(outcome: Outcome, json: bool) -> None:
    for name, error in outcome.refused:
        if not json:
            tell(False, {}, "admin-refused", file=name, problem=error.text(words().language))


def as_data(outcome: Outcome) -> dict[str, Any]:
    refused = [{"file": name, "problem": error.message.as_json()} for name, error in outcome.refused]
    return {"records": outcome.done, "known": outcome.known, "refused": refused}


def said(game: str, problem: Message) -> str:
    """Return what is wrong at a table; the game may have texts of its own."""
    return words(games.load(game) if game in games.names() else None).say(problem)


def draw(section: Section) -> None:
    console = out()
    for part in drawn([section], words(), console.width):
        console.print(part)


def moment(milliseconds: int) -> str:
    """Format a time in the host's time zone."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(milliseconds / 1000))
