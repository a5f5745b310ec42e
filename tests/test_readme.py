"""What the README shows works as shown."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted(ROOT.glob("docs/**/*.md")), ROOT / "CONTRIBUTING.md", ROOT / "bench" / "README.md"]


def test_python_session():
    outcome = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert outcome.attempted > 5
    assert outcome.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page):
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_commands_exist(golazo):
    commands = set(re.findall(r"^golazo (\w+)", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE))
    assert commands >= {"play", "replay", "sim", "cards"}
    for command in commands:
        assert golazo(command, "--help").returncode == 0


def test_options_exist(golazo):
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = re.findall(r"^golazo (\w+)((?: \w+)*)([^#\n]*)", readme, re.MULTILINE)
    groups = ("cards", "lab", "admin", "scenario")
    for command, words, rest in shown:
        wanted = re.findall(r"--[a-z-]+", rest)
        path = [command, words.split()[0]] if command in groups else [command]
        known = golazo(*path, "--help").stdout
        assert [option for option in wanted if option not in known] == [], (path, wanted)


def test_the_seat_of_a_team_is_the_one_that_is_named(golazo, tmp_path):
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "golazo play tsubasa --seat 0                  # you coach Nankatsu; --seat 1 is Toho" in readme
    for seat, team in enumerate(("Nankatsu", "Toho")):
        env = {"XDG_DATA_HOME": str(tmp_path)}
        assert f"ou coach {team}" in golazo("play", "tsubasa", "--seat", str(seat), env=env).stdout


def test_make_targets_exist():
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for page in PAGES:
        used = set(re.findall(r"(?:^|`)make ([a-z]+)", page.read_text(encoding="utf-8"), re.MULTILINE))
        assert used <= targets, page.name
