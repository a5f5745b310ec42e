"""The bot of docs/writing-a-bot.md plays a whole match as it stands there, and its spectator sees it."""

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from company import guest, play, told, until

PAGE = Path(__file__).parents[2] / "docs" / "writing-a-bot.md"
LONGEST = 20


@pytest.fixture
def program(tmp_path):
    """`program(number, *arguments)` runs one of the page's programs and returns the lines that it prints."""
    programs = re.findall(r"```python\n(.+?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)

    def run(number, *arguments):
        file = tmp_path / f"program{number}.py"
        file.write_text(programs[number], encoding="utf-8")
        done = subprocess.run(
            [sys.executable, "-W", "error", file, *arguments],
            env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
            capture_output=True,
            encoding="utf-8",
            timeout=120,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout.splitlines()

    return run


def test_a_bot_in_twenty_lines(host, program):
    (line,) = program(0, host.url)
    link, how, *returns, fair = line.split()
    assert link.startswith(host.url)
    assert (how, fair) == ("rules", "True")
    assert sorted(returns) in (["0.0]", "[1.0,"], ["1.0]", "[0.0,"])


def test_the_bot_is_as_short_as_promised():
    bot = re.search(r"```python\n(.+?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[1]
    assert len([line for line in bot.splitlines() if line.strip()]) <= LONGEST


def test_a_spectator(host, program):
    async def story():
        async with guest(host.url) as lobby:
            table = await lobby.open("machikoro", seats=["me", "random"])
            async with table:
                watching = asyncio.create_task(asyncio.to_thread(program, 1, table.link, "de"))
                await until(lambda: table.presence.spectators == 1)
                await play(table)
                *steps, result = await watching
            numbers = [int(step.split()[0]) for step in steps]
            assert numbers == list(range(numbers[0], len(table.match.decisions) + 1))  # none is left out
            assert result == f"rules {table.result.returns}"
            assert any(" würfelt " in step for step in steps)

    told(story)
