"""Prints the findings of `golazo doctor`, for people and for programs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from golazo.cli import FAILED_CHECK
from golazo.cli.output.console import out, print_json, words
from golazo.server.doctor import BAD, GOOD, NOTE, Finding

STYLES = {GOOD: "green", NOTE: "yellow", BAD: "bold red"}


def show(findings: Sequence[Finding], json: bool) -> int:
    """Print all findings, one per line, with what to do below; returns the exit code."""
    states = Counter(finding.state for finding in findings)
    if json:
        print_json({"healthy": not states[BAD], "findings": [as_data(finding) for finding in findings]})
    else:
        say = words()
        table = Table.grid(padding=(0, 2))
        for finding in findings:
            table.add_row(Text(say(f"doctor-{finding.state}"), STYLES[finding.state]), Text(say.say(finding.what)))
            if finding.todo is not None:
                table.add_row("", Text(f"→ {say.say(finding.todo)}"))
        key = "doctor-unwell" if states[BAD] else "doctor-well"
        out().print(table, Text(say(key, problems=states[BAD], notes=states[NOTE])))
    return FAILED_CHECK if states[BAD] else 0


def as_data(finding: Finding) -> dict[str, object]:
    say = words()
    return {
        "subject": finding.subject,
        "state": finding.state,
        "key": finding.what.key,
        "text": say.say(finding.what),
        "todo": None if finding.todo is None else say.say(finding.todo),
    }
