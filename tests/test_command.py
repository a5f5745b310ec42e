"""The command as a whole: help at once, languages, clean ends."""

import os
import subprocess
import sys

import pytest

from conftest import CONSOLE_SCRIPT

WEB = ("fastapi", "uvicorn", "sqlalchemy", "msgspec", "httpx2", "websockets")
HEAVY = ("numba", "numpy", "fluent", "rich", "golazo.match", *WEB)
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


@pytest.mark.parametrize("command", ["play", "replay", "sim", "bench"])
def test_help_shows_examples(golazo, command):
    told = golazo(command, "--help").stdout
    assert "Examples:" in told
    assert f"golazo {command}" in told.split("Examples:")[1]


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
