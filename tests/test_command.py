"""The command as a whole: help at once, languages, clean ends."""

import os
import subprocess
import sys

import pytest
from typer.main import get_command

from conftest import CONSOLE_SCRIPT
from golazo.cli import run
from golazo.cli.app import app

WEB = ("fastapi", "uvicorn", "sqlalchemy", "msgspec", "httpx2", "websockets")
HEAVY = ("numba", "numpy", "fluent", "rich", "golazo.match.match", *WEB)
LOADED = """
import sys
from golazo.cli import run
run(sys.argv[1:])
print(*sys.modules, file=sys.stderr)
"""
COMMANDS = ["play", "replay", "serve", "admin", "sim", "cards", "scenario", "bench"]


@pytest.mark.parametrize("command", [[], *([name] for name in COMMANDS)])
def test_help_loads_nothing_heavy(command):
    arguments = [sys.executable, "-c", LOADED, *command, "--help"]
    run = subprocess.run(arguments, capture_output=True, text=True, check=True)
    assert not set(HEAVY) & set(run.stderr.split())


@pytest.mark.parametrize(("command", "head"), [("replay", "Examples:"), ("sim", "Example:"), ("bench", "Examples:")])
def test_help_shows_examples(golazo, command, head):
    told = golazo(command, "--help").stdout
    assert f"golazo {command}" in told.split(head)[1]


def commands(group, *before):
    """Every command and group under one, as typed."""
    yield before
    for name, command in getattr(group, "commands", {}).items():
        yield from commands(command, *before, name)


def test_every_help_fits_a_small_terminal(capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    rows = {}
    for arguments in commands(get_command(app)):
        assert run([*arguments, "--help"]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert max(map(len, lines)) <= 80, lines
        listed = lines[lines.index("Commands:") :] if "Commands:" in lines else []
        assert not [line for line in listed if line.endswith("...")], arguments
        rows[arguments] = len(lines)
    assert len(rows) > 20
    assert {command: count for command, count in rows.items() if count >= 24} == {}, "a row is left for the prompt"


def test_completion_can_be_installed_though_help_does_not_list_it(golazo):
    shown = golazo("--show-completion", "bash")
    assert shown.returncode == 0
    assert "_GOLAZO_COMPLETE" in shown.stdout


def test_version(golazo):
    assert golazo("--version").stdout.startswith("golazo 0.")


def test_no_arguments_show_help(golazo):
    run = golazo()
    assert run.returncode == 0
    assert all(command in run.stdout for command in COMMANDS)


def test_errors_speak_the_language_of_the_environment(golazo):
    german = golazo("sim", "schach", env={"LANG": "de_DE.UTF-8"})
    assert german.returncode == 2
    assert "Spiel" in german.stderr
    assert "Spiel" in golazo("--lang", "de", "sim", "schach").stderr


def test_unknown_language(golazo):
    run = golazo("--lang", "fr", "cards", "show", "machikoro")
    assert run.returncode == 2
    assert "en, de, es, pl" in run.stderr


def test_a_closed_pipe_is_no_error():
    shell = f"{CONSOLE_SCRIPT} cards show machikoro --json | head -n 1"
    run = subprocess.run(
        ["bash", "-o", "pipefail", "-c", shell], capture_output=True, text=True, env=os.environ, check=False
    )
    assert run.returncode == 0
    assert run.stderr == ""
