"""The licences of what others have written: all of it that is in the built page is told, in full, in page and wheel."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest

from built_page import page_in_package
from conftest import required

ROOT = Path(__file__).parents[1]
MODULES = ROOT / "web" / "node_modules"
NOTICES = "third-party-notices.txt"
PACKAGE = re.compile(r".*node_modules/((?:@[^/]+/)?[^/]+)/")


class Built(NamedTuple):
    """A page, built with maps that tell where each line of its code comes from."""

    folder: Path
    told: dict[str, tuple[str, str]]  # licence and text, by package


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    required(page_in_package)
    folder = tmp_path_factory.mktemp("page")
    options = ("--logLevel", "warn", "--sourcemap", "--outDir", str(folder))
    subprocess.run(["sh", ROOT / "scripts/npm.sh", "run", "--silent", "build", "--", *options], check=True, timeout=300)
    return Built(folder, notices((folder / NOTICES).read_text(encoding="utf-8")))


def notices(text: str) -> dict[str, tuple[str, str]]:
    """Which licence each package has, and its text."""
    parts = re.split(r"^-{80}\n", text, flags=re.MULTILINE)[1:]
    heads = [re.fullmatch(r"(\S+) \d\S*\nLicense: ([^\n]+)\n\n(.*)", part, re.DOTALL) for part in parts]
    return {head[1]: (head[2], head[3]) for head in heads}


def in_code(folder: Path) -> set[str]:
    """The packages that the code of a page comes from."""
    sources = [source for file in folder.rglob("*.map") for source in json.loads(file.read_bytes())["sources"]]
    return {found[1] for source in sources if (found := PACKAGE.match(source))}


def in_fonts(folder: Path) -> set[str]:
    """The packages that the fonts of a page come from."""
    packed = {file.read_bytes() for file in folder.rglob("*.woff2")}
    fonts = [(file, file.read_bytes()) for file in MODULES.rglob("*.woff2")]
    assert packed <= {content for _, content in fonts}
    return {PACKAGE.match(str(file))[1] for file, content in fonts if content in packed}


def test_everything_in_the_page_has_its_licence_and_nothing_else(built: Built) -> None:
    code, fonts = in_code(built.folder), in_fonts(built.folder)
    assert {"svelte", "@fluent/bundle", "uqr"} <= code
    assert fonts == {"@fontsource-variable/archivo"}
    assert any(b"vite:preloadError" in file.read_bytes() for file in built.folder.rglob("*.js"))
    assert set(built.told) == {*code, *fonts, "vite"}


def test_licences_are_told_in_full(built: Built) -> None:
    least = {
        "MIT": ("Copyright", "Permission is hereby granted", "THE SOFTWARE IS PROVIDED"),
        "Apache-2.0": ("TERMS AND CONDITIONS", "END OF TERMS AND CONDITIONS"),
        "OFL-1.1": ("The Archivo Project Authors", "SIL OPEN FONT LICENSE Version 1.1", "THE FONT SOFTWARE IS"),
    }
    for name, (licence, text) in built.told.items():
        assert [part for part in least[licence] if part not in text] == [], name


def test_the_wheel_names_the_licences_of_all_that_is_in_it(built: Built) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    others = {"Apache-2.0", "Unicode-DFS-2016", *(licence for licence, _ in built.told.values())}
    assert set(project["license"].split(" AND ")) == others
    assert f"src/golazo/server/web/{NOTICES}" in project["license-files"]
    assert "src/golazo/server/accounts/confusables.txt" in project["license-files"]
    told = (ROOT / "src/golazo/server/accounts/confusables.txt").read_text(encoding="utf-8")
    assert "Copyright © 1991-2022 Unicode, Inc." in told
    assert "Permission is hereby granted" in told
