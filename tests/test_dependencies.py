"""What we build on the inside of has an upper bound: a new version could change it without a word."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NEEDED = {one.name: one for one in map(Requirement, PROJECT["dependencies"])}
FORMS = {"msgspec"}  # whose classes are made to be subclassed
BELOW = {"uvicorn": {"httptools", "websockets"}}  # whose parsers its protocols, and so ours, are called by


def imported(tree: ast.Module) -> dict[str, str]:
    """The module that each imported name comes from."""
    names = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            names |= {alias.asname or alias.name: node.module for alias in node.names}
        elif isinstance(node, ast.Import):
            names |= {(alias.asname or alias.name).partition(".")[0]: alias.name for alias in node.names}
    return names


def built_on(tree: ast.Module) -> Iterator[str]:
    """The modules whose classes are subclassed, and those that are private."""
    names = imported(tree)
    for node in ast.walk(tree):
        for base in node.bases if isinstance(node, ast.ClassDef) else ():
            name = ast.unparse(base).partition("[")[0].partition(".")[0]
            yield names.get(name, "")
    yield from (module for module in names.values() if "._" in module)


def inner() -> set[str]:
    """The packages that we build on the inside of."""
    packages = metadata.packages_distributions()
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in (ROOT / "src").rglob("*.py")]
    modules = {module.partition(".")[0] for tree in trees for module in built_on(tree)}
    found = {packages[module][0] for module in modules - {"golazo"} if module in packages} - FORMS
    return found.union(*(BELOW.get(name, set()) for name in found))


def test_they_are_known() -> None:
    assert inner() == {"fluent.runtime", "httptools", "itsdangerous", "starlette", "typer", "uvicorn", "websockets"}


@pytest.mark.parametrize("name", sorted(inner()))
def test_they_have_an_upper_bound_that_the_locked_version_keeps(name: str) -> None:
    assert any(part.operator in ("<", "<=", "==", "~=") for part in NEEDED[name].specifier), NEEDED[name]
    for lock in ("host", "play", "dev"):
        locked = re.search(rf"^{name}==(\S+)", (ROOT / "locks" / f"{lock}.txt").read_text(), re.MULTILINE)
        assert locked is not None
        assert NEEDED[name].specifier.contains(locked[1])
