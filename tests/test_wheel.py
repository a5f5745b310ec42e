"""A wheel built from the tree works where nothing else is, as the Containerfile and docs/hosting.md install it."""

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

import httpx2
import pytest

from built_page import page_in_package
from conftest import required
from containerfile import Image, admitted, steps
from golazo.testing.service import free_port

ROOT = Path(__file__).parents[1]
CONTAINERFILE = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
UV = str(Path(sys.executable).with_name("uv"))
PREPARE = "NUMBA_DISABLE_JIT=1 golazo prepare"  # compiling would take a minute
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
assert page["/third-party-notices.txt"].kind.startswith("text/plain")
print(BUILT)
"""


def run(*command, **settings):
    return subprocess.run([*command], check=True, capture_output=True, text=True, **settings)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """A wheel, built from the tree."""
    required(page_in_package)
    folder = tmp_path_factory.mktemp("dist")
    run(*BUILD, "-q", "-o", folder, ROOT)
    (built,) = folder.glob("golazo-*.whl")
    return built


@pytest.fixture(scope="module")
def image(wheel):
    """The Containerfile, carried out on this machine, where nobody can look into it; the rules are not compiled."""
    with tempfile.TemporaryDirectory() as place:
        root = Path(place)
        root.chmod(0o755)
        context = root / "context"
        for file, target in ((ROOT / "locks/host.txt", "locks/host.txt"), (wheel, f"dist/{wheel.name}")):
            assert admitted((ROOT / ".dockerignore").read_text(), target)
            (context / target).parent.mkdir(parents=True)
            shutil.copy(file, context / target)
        changes = {"8460": str(free_port()), "PIP_NO_CACHE_DIR=1 ": "", "golazo prepare": PREPARE}
        if os.geteuid() != 0:
            changes["-o 65534 -g 65534 "] = ""
        made = Image(root, context, changes)
        made.build(CONTAINERFILE)
        yield made


def test_a_wheel_holds_the_page_the_texts_and_all_licences(wheel):
    inside = zipfile.ZipFile(wheel).namelist()
    assert "golazo/games/machikoro/cards/cards.toml" in inside
    assert {f"golazo/text/{language}.ftl" for language in ("en", "de", "es", "pl")} <= set(inside)
    assert "golazo/server/web/index.html" in inside
    assert [name for name in inside if name.startswith("golazo/server/web/assets/")]
    assert {name.partition("/licenses/")[2] for name in inside if "/licenses/" in name} == {
        "LICENSE",
        "src/golazo/server/accounts/confusables.txt",
        "src/golazo/server/web/third-party-notices.txt",
    }


def test_it_is_installed_in_a_container_as_on_a_server():
    told = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    installing = next(rest[0] for word, rest in steps(CONTAINERFILE) if word == "RUN")
    commands = [" ".join(command.split()) for command in installing.split("&&")]
    assert len(commands) == 3
    assert "\n".join(commands) in told


def test_what_is_installed_plays_and_has_the_page(image):
    assert str(image.root) in image.run("python3", "-c", PLAY).stdout
    assert str(image.root) in image.run("python3", "-c", SHOW).stdout
    assert "Stadium" in image.run("golazo", "cards", "show", "machikoro").stdout
    found = json.loads(image.run("golazo", "doctor", "--json").stdout)
    assert found["healthy"]
    assert [one["key"] for one in found["findings"] if one["subject"] == "packages"] == ["doctor-packages"]


def test_the_server_of_a_container_starts_is_healthy_and_stops(image):
    assert all(os.access(volume, os.W_OK) for volume in image.volumes)
    place = image.place()
    place["env"] |= {"NUMBA_DISABLE_JIT": "1", "GOLAZO_PORT": image.changes["8460"]}
    with subprocess.Popen(image.command, **place, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        try:
            assert image.changes["8460"] in server.stdout.readline(), server.stderr.read()
            image.run(*image.check)
            url = f"http://127.0.0.1:{image.changes['8460']}"
            opened = httpx2.post(f"{url}/api/tables", json={"game": "machikoro", "seats": ["me", "random"]})
            assert opened.status_code == 201
            assert "text/html" in httpx2.get(url).headers["content-type"]
            server.send_signal(signal.SIGTERM)
            assert server.wait(60) == 0
        finally:
            server.kill()
    assert (image.root / "var/lib/golazo/tables.sqlite").stat().st_uid == (image.nobody or os.geteuid())
    with pytest.raises(AssertionError, match="Connection refused"):
        image.run(*image.check)


def test_there_is_no_wheel_without_the_page(tmp_path):
    for name in ("pyproject.toml", "README.md", "LICENSE", "scripts/page_in_wheel.py", "src/golazo/__init__.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    built = subprocess.run([*BUILD, tmp_path], capture_output=True, text=True, check=False)
    assert built.returncode != 0
    assert "its page, which has not been built: run “make page” first." in built.stderr
    assert "Traceback" not in built.stderr
