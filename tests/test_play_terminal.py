"""`golazo play` on a terminal: a whole match, Ctrl-C, and a process that is killed."""

import os
import re
import signal

import pexpect
import pytest

from conftest import CONSOLE_SCRIPT, heed_ctrl_c
from sittings import actions, kept
from terminals import ended, leave

PROMPT = "> "
CODES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
NUMBER = re.compile(r"^ ?(\d+)\) ", re.MULTILINE)


@pytest.fixture
def sit(tmp_path):
    """`sit(*arguments, columns=80, rows=24, **env)` opens a terminal with `golazo play` on it."""
    opened = []

    def sit(*arguments, columns=80, rows=24, **env):
        surroundings = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS")}
        surroundings |= {"GOLAZO_LANG": "en", "XDG_DATA_HOME": str(tmp_path), "TERM": "xterm-256color", **env}
        terminal = pexpect.spawn(
            str(CONSOLE_SCRIPT),
            ["play", *map(str, arguments)],
            dimensions=(rows, columns),
            env=surroundings,
            encoding="utf-8",
            timeout=120,
            preexec_fn=heed_ctrl_c,
        )
        opened.append(terminal)
        return terminal

    yield sit
    for terminal in opened:
        leave(terminal)


def shown(terminal):
    """What was shown since the last prompt, without codes for colours."""
    return CODES.sub("", terminal.before).replace("\r", "")


def answer(terminal, line):
    terminal.expect_exact(PROMPT)
    terminal.sendline(line)


@pytest.mark.parametrize(
    ("game", "columns", "rows", "env"),
    [("machikoro", 80, 24, {"NO_COLOR": "1"}), ("machikoro", 120, 40, {}), ("tsubasa", 80, 24, {})],
)
def test_taking_the_last_choice_until_the_end(sit, tmp_path, game, columns, rows, env):
    file = tmp_path / "match.jsonl"
    terminal = sit(game, "--seed", 2, "--fast", "--record", file, columns=columns, rows=rows, **env)
    seen = ""
    while terminal.expect_exact([PROMPT, pexpect.EOF]) == 0:
        seen += terminal.before
        numbers = NUMBER.findall(shown(terminal))
        terminal.sendline(numbers[-1] if numbers else "")
    assert "golazo replay" in seen
    assert ended(terminal) == 0
    assert kept(file).over
    coloured = re.search(r"\x1b\[[0-9;]*[34]8;", seen) is not None
    assert coloured == ("NO_COLOR" not in env)


def test_the_welcome_stays_on_a_small_screen(sit):
    terminal = sit("machikoro", "--seed", 3, "--fast", "--players", 2)
    terminal.expect_exact(PROMPT)
    lines = shown(terminal).splitlines()
    assert len(lines) < 24
    assert any("four large projects" in line for line in lines)


def test_ctrl_c_ends_with_130_and_the_match_goes_on(sit, tmp_path):
    file = tmp_path / "match.jsonl"
    terminal = sit("machikoro", "--seat", 0, "--seed", 1, "--fast", "--record", file)
    answer(terminal, "")
    answer(terminal, "fan")
    terminal.expect_exact(PROMPT)
    terminal.sendintr()
    assert ended(terminal) == 130
    assert f"golazo play --resume {file}" in shown(terminal).replace("\n", "")
    assert "Traceback" not in shown(terminal)
    before = actions(file)
    assert before[:2] == ["roll 1", "build fan-shop"]
    again = sit("--resume", file, "--fast")
    answer(again, "")
    answer(again, "quit")
    assert ended(again) == 0
    assert actions(file)[: len(before) + 1] == [*before, "roll 1"]


def test_a_killed_process_loses_nothing(sit, tmp_path):
    file = tmp_path / "match.jsonl"
    terminal = sit("machikoro", "--seat", 0, "--seed", 1, "--fast", "--record", file)
    answer(terminal, "")
    answer(terminal, "fan")
    answer(terminal, "")
    terminal.expect_exact(PROMPT)
    terminal.kill(signal.SIGKILL)
    terminal.expect(pexpect.EOF)
    before = actions(file)
    assert before[-1] == "roll 1"
    again = sit("--resume", file, "--fast")
    answer(again, "nothing")
    answer(again, "quit")
    assert ended(again) == 0
    assert actions(file)[: len(before) + 1] == [*before, "build nothing"]


def test_the_end_of_the_input_leaves_like_quit(sit, tmp_path):
    file = tmp_path / "match.jsonl"
    terminal = sit("machikoro", "--seed", 1, "--fast", "--record", file)
    terminal.expect_exact(PROMPT)
    terminal.sendeof()
    assert ended(terminal) == 0
    assert "golazo play --resume" in shown(terminal)
