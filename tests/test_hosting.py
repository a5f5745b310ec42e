"""What the page for hosts shows: every command can be typed as it stands."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from typer.main import get_command

from golazo.cli.app import app

PAGE = (Path(__file__).parents[1] / "docs" / "hosting.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```\w*\n(.*?)```", PAGE, re.DOTALL)
COMMANDS = sorted(
    {line.partition("#")[0].strip() for block in BLOCKS for line in re.findall(r"golazo (?:serve|admin).*", block)}
)


def parse(command: str) -> None:
    """Read a command's arguments as it would itself, without carrying it out."""
    found, arguments = get_command(app), shlex.split(re.sub(r"\$\(.*?\)", "today", command))[1:]
    while hasattr(found, "commands"):
        found, arguments = found.commands[arguments[0]], arguments[1:]
    found.make_context(command, arguments)


def test_there_are_commands():
    assert len(COMMANDS) > 10


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_can_be_typed(command):
    parse(command)


def test_a_wrong_one_would_be_noticed():
    with pytest.raises(Exception, match="--forever"):
        parse("golazo admin prune --forever")


def test_options_that_are_named_exist(golazo):
    named = set(re.findall(r"`(--[a-z-]+)", PAGE))
    told = "".join(
        golazo(*command, "--help").stdout for command in (["serve"], ["admin", "restore"], ["admin", "list"])
    )
    assert named - set(re.findall(r"--[a-z-]+", told)) == set()
