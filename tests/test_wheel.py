"""A wheel built from the tree works in an empty environment, and shows the page."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from built_page import page_in_package
from conftest import required

ROOT = Path(__file__).parents[1]
UV = str(Path(sys.executable).with_name("uv"))
BUILD = (UV, "build", "--wheel", "--no-build-isolation", "--python", sys.executable)
PLAY = """
import golazo
match = golazo.new_match("machikoro", players=2, seed=1)
while not match.over:
    match.play(match.bot_choice("amateur"))
assert golazo.Match.from_record(match.record()).outcome == match.outcome
print(golazo.__file__)
"""
SHOW = """
from golazo.server.rest.page import BUILT, INDEX, leaves
page = dict(leaves(BUILT))
assert {"br", "gzip"} <= set(page[INDEX].bodies)
assert b"/assets/" in page[INDEX].bodies[""]
assert {"/sw.js", "/golazo.webmanifest", "/offline.html", "/icon-512.png"} <= set(page)
print(BUILT)
"""


def run(*command, **settings):
    return subprocess.run([*command], check=True, capture_output=True, text=True, **settings)


def test_wheel_installs_and_runs(tmp_path):
    required(page_in_package)
    run(*BUILD, "-q", "-o", tmp_path, ROOT)
    (wheel,) = tmp_path.glob("golazo-*.whl")
    inside = zipfile.ZipFile(wheel).namelist()
    assert "golazo/games/machikoro/cards.toml" in inside
    assert {f"golazo/text/{language}.ftl" for language in ("en", "de", "es", "pl")} <= set(inside)
    assert "golazo/server/web/index.html" in inside
    assert [name for name in inside if name.startswith("golazo/server/web/assets/")]
    home = tmp_path / "home"
    run(UV, "venv", "-q", "--python", sys.executable, home)
    python = home / "bin" / "python"
    run(UV, "pip", "install", "-q", "--python", python, "--require-hashes", "-r", ROOT / "locks/play.txt")
    run(UV, "pip", "install", "-q", "--python", python, "--no-deps", wheel)
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "NUMBA"))}
    played = run(python, "-c", PLAY, cwd=tmp_path, env=environment)
    assert str(home) in played.stdout
    assert str(home) in run(python, "-c", SHOW, cwd=tmp_path, env=environment).stdout
    shown = run(home / "bin" / "golazo", "cards", "show", "machikoro", cwd=tmp_path)
    assert "Stadium" in shown.stdout


def test_there_is_no_wheel_without_the_page(tmp_path):
    for name in ("pyproject.toml", "README.md", "LICENSE", "scripts/page_in_wheel.py", "src/golazo/__init__.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    built = subprocess.run([*BUILD, tmp_path], capture_output=True, text=True, check=False)
    assert built.returncode != 0
    assert "its page, which has not been built: run “make page” first." in built.stderr
    assert "Traceback" not in built.stderr
