"""A wheel built from the tree works in an empty environment."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
PLAY = """
import golazo
match = golazo.new_match("machikoro", players=2, seed=1)
while not match.over:
    match.play(match.bot_choice("amateur"))
assert golazo.Match.from_record(match.record()).outcome == match.outcome
print(golazo.__file__)
"""


def run(*command, **settings):
    return subprocess.run([*command], check=True, capture_output=True, text=True, **settings)


def test_wheel_installs_and_runs(tmp_path):
    uv = str(Path(sys.executable).with_name("uv"))
    run(uv, "build", "--wheel", "--no-build-isolation", "-q", "-o", tmp_path, ROOT)
    (wheel,) = tmp_path.glob("golazo-*.whl")
    inside = zipfile.ZipFile(wheel).namelist()
    assert "golazo/games/machikoro/cards.toml" in inside
    assert {f"golazo/text/{language}.ftl" for language in ("en", "de", "es", "pl")} <= set(inside)
    home = tmp_path / "home"
    run(uv, "venv", "-q", "--python", sys.executable, home)
    python = home / "bin" / "python"
    run(uv, "pip", "install", "-q", "--python", python, "--require-hashes", "-r", ROOT / "locks/play.txt")
    run(uv, "pip", "install", "-q", "--python", python, "--no-deps", wheel)
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "NUMBA"))}
    played = run(python, "-c", PLAY, cwd=tmp_path, env=environment)
    assert str(home) in played.stdout
    shown = run(home / "bin" / "golazo", "cards", "show", "machikoro", cwd=tmp_path)
    assert "Stadium" in shown.stdout
