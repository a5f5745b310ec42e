"""Commands that the command tells its user to type work as they stand, on the path or not."""

import os
import re
import shlex
import subprocess
from pathlib import Path

import pytest

from conftest import CONSOLE_SCRIPT


def surroundings(tmp_path, path):
    return {**os.environ, "PATH": path, "GOLAZO_LANG": "en", "XDG_DATA_HOME": str(tmp_path)}


@pytest.mark.parametrize("on_the_path", [True, False])
def test_the_way_back_into_a_match(tmp_path, on_the_path):
    bare = ":".join(part for part in os.environ["PATH"].split(":") if not (Path(part) / "golazo").exists())
    env = surroundings(tmp_path, f"{CONSOLE_SCRIPT.parent}:{bare}" if on_the_path else bare)
    left = subprocess.run(
        [CONSOLE_SCRIPT, "play", "--seed", "1"], input="quit\n", env=env, capture_output=True, text=True, check=True
    )
    told = re.search(r"Continue with: (.+)", left.stdout)[1]
    assert (shlex.split(told)[0] == "golazo") == on_the_path
    back = subprocess.run(
        ["sh", "-c", told], input="quit\n", env=env, capture_output=True, text=True, cwd=Path.cwd(), check=False
    )
    assert back.returncode == 0, back.stderr
    assert "Continue with" in back.stdout


def test_the_check_of_a_new_card_file(tmp_path):
    written = subprocess.run(
        [CONSOLE_SCRIPT, "cards", "new", "machikoro", "mine.toml"],
        env=surroundings(tmp_path, "/usr/bin:/bin"),
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    told = written.stdout.strip().split("then: ")[1]
    checked = subprocess.run(["sh", "-c", told], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert checked.returncode == 1  # found, read, and not filled in yet
    assert "mine.toml: 19 values left to fill in." in checked.stdout
