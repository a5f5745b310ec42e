"""`golazo join` on terminals: two people at one table, who talk, agree, lose their server, and leave with Ctrl-C."""

import asyncio
import os
import re

import pexpect
import pytest

from conftest import CONSOLE_SCRIPT, heed_ctrl_c
from golazo.client import connect
from terminals import ended, leave

CODES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


class Seat:
    """Somebody at a terminal."""

    def __init__(self, folder, *arguments):
        surroundings = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS")}
        surroundings |= {"GOLAZO_LANG": "en", "XDG_DATA_HOME": str(folder), "TERM": "xterm-256color"}
        self.terminal = pexpect.spawn(
            str(CONSOLE_SCRIPT),
            ["join", *map(str, arguments)],
            dimensions=(60, 200),
            env=surroundings,
            encoding="utf-8",
            timeout=60,
            preexec_fn=heed_ctrl_c,
        )

    def sees(self, text):
        """Wait for a text to appear; returns what was shown before it."""
        self.terminal.expect_exact(text)
        return CODES.sub("", self.terminal.before).replace("\r", "")

    def types(self, line):
        self.terminal.sendline(line)

    def ended(self):
        """The exit code, and what was shown last."""
        code = ended(self.terminal)
        return code, CODES.sub("", self.terminal.before)


@pytest.fixture
def sit(tmp_path):
    """`sit(name, *arguments)` opens a terminal with `golazo join` on it, as somebody."""
    seats = []

    def sit(name, *arguments):
        seats.append(Seat(tmp_path / name, *arguments, "--name", name, "--fast"))
        return seats[-1]

    yield sit
    for seat in seats:
        leave(seat.terminal)


def test_two_people_at_one_table(fragile_host, sit):
    anna = sit("Anna", fragile_host.url, "--open", "machikoro", "--seats", "me,open")
    anna.sees("Share this link: ")
    anna.sees("\n")
    link = re.search(r"http\S+", CODES.sub("", anna.terminal.before))[0]
    anna.sees("Waiting for one more player.")
    ben = sit("Ben", link)
    anna.sees("Ben sits down.")
    anna.sees("Press Enter to roll one die.")
    anna.sees("> ")
    ben.sees("Anna is thinking.")

    ben.types("1")
    ben.sees("It is not your turn.")
    ben.types("say Good luck!")
    anna.sees("Ben: “Good luck!”")
    anna.sees("Press Enter to roll one die.")
    anna.types("")
    anna.sees("You roll ")
    ben.sees("Anna rolls ")
    anna.types("nothing")
    anna.sees("You build nothing.")
    ben.sees("Anna builds nothing.")
    ben.sees("Press Enter to roll one die.")

    anna.types("undo")
    ben.sees("Anna asks to take back the last move.")
    ben.sees("Do you agree? yes or no")
    ben.types("yes")
    anna.sees("Taken back: the match continues after 1 move.")
    anna.sees("What will you build?")
    ben.sees("Taken back: the match continues after 1 move.")

    fragile_host.kill()
    anna.sees("Connection lost. Reconnecting …")
    ben.sees("Connection lost. Reconnecting …")
    anna.types("nothing")
    fragile_host.start()
    anna.sees("Reconnected.")
    anna.sees("You build nothing.")
    ben.sees("Reconnected.")
    ben.sees("Press Enter to roll one die.")

    ben.types("pause")
    anna.sees("Ben asks for a pause.")
    anna.types("no")
    ben.sees("Anna declines the pause.")
    anna.sees("You decline the pause.")

    anna.terminal.sendintr()
    code, last = anna.ended()
    assert code == 130
    assert re.search(rf"golazo: You keep your seat\. Come back with: \S*golazo join {link}\s*$", last)
    ben.sees("Anna has left.")
    anna = sit("Anna", link)
    anna.sees("The match continues after 2 moves.")
    ben.sees("Anna is here.")
    anna.sees("Ben is thinking.")

    anna.types("draw")
    ben.sees("Anna offers a draw.")
    ben.types("yes")
    for seat in (anna, ben):
        seat.sees("The match ended in a draw by agreement.")
        seat.sees("It is a draw.")
        seat.sees("Dice checked")
        seat.sees("Press Enter to leave.")
    ben.types("")
    assert ben.ended()[0] == 0
    sit("Ben", link, "--again")
    anna.sees("Someone at this table wants a rematch. Join with: ")
    code, last = anna.ended()
    assert code == 0
    assert f"join {link} --again" in last


def test_a_clock_that_runs_out(host, sit, tmp_path):
    """A bot plays for who does not decide in time, until they press Enter."""

    async def story():
        async with connect(host.url, cookies=None) as lobby:
            table = await lobby.open("machikoro", seats=["open", "open"], per_move=1)
            links.append((table.link, await lobby.join(table.id, seat=1)))

    links = []
    asyncio.run(story())
    anna = sit("Anna", links[0][0])
    anna.sees("Your time is up; a bot plays for you until you are back.")
    anna.sees("Press Enter to play on yourself.")
    anna.types("")
    anna.sees("You are playing again.")
    anna.types("resign")
    anna.sees("Do you really want to resign?")
    anna.types("yes")
    anna.sees("You have resigned.")
    anna.sees("Press Enter to leave.")
    anna.types("")
    assert anna.ended()[0] == 0


def test_a_spectator_sees_no_hands_and_can_leave(host, sit):
    anna = sit("Anna", host.url, "--open", "tsubasa", "--seats", "me,amateur")
    anna.sees("> ")
    anna.types("save")
    anna.sees("Come back with: ")
    anna.sees("\n")
    link = re.search(r"http\S+", CODES.sub("", anna.terminal.before))[0]
    carla = sit("Carla", link, "--watch")
    carla.sees("Anna is thinking.")
    carla.types("why")
    carla.sees("It is not your turn.")
    carla.types("table")
    carla.types("odds")
    carla.types("log")
    carla.types("quit")
    seen = carla.sees("Watch the replay with: ")
    assert "Nankatsu" in seen
    assert "Your hand" not in seen
    code, last = carla.ended()
    assert code == 0
    assert f"join {link} --watch" in last
