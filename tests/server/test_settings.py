"""The settings of a server: each can be set by option, variable or file, and what is wrong is told with its place."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from golazo.cli import run
from golazo.cli.options.language import language
from golazo.server.config.setting import PREFIX, Declared
from golazo.server.config.settings import declared
from golazo.text.texts import LANGUAGES

Settle = Callable[..., dict[str, Any]]
LISTS = {
    "proxy": ["127.0.0.1", "10.0.0.0/8"],
    "names": ["tables.example.org", "10.0.0.1", "[::1]"],
    "origin": ["https://example.org", "http://example.com:8080"],
    "metrics": ["10.0.0.7"],
}


@pytest.fixture(autouse=True)
def _nothing_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in os.environ:
        if name.startswith(PREFIX):
            monkeypatch.delenv(name)
    monkeypatch.setenv("GOLAZO_LANG", "en")
    monkeypatch.setattr(language, "chosen", None)


@pytest.fixture
def settle(capsys: pytest.CaptureFixture[str]) -> Settle:
    """The settings that `golazo serve` would start with, as far as they are not the defaults."""

    def settled(*options: object) -> dict[str, Any]:
        code = run(["serve", "--print-config", *map(str, options)])
        told = capsys.readouterr()
        assert (code, told.err) == (0, "")
        return tomllib.loads(told.out)

    return settled


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """The one line in which a command says what is wrong."""

    def line(*arguments: object) -> str:
        assert run([*map(str, arguments)]) == 2
        told = capsys.readouterr()
        assert told.out == ""
        assert told.err.startswith("golazo: ")
        assert told.err.count("\n") == 1
        return told.err

    return line


def other_value(one: Declared, folder: Path) -> Any:
    """A value of a setting that is not its default."""
    if one.many:
        return LISTS[one.name]
    if one.choices:
        return next(choice for choice in one.choices if choice != one.default)
    if one.is_number:
        return one.kind(one.default + 1)
    return {bool: not one.default, str: f"the-{one.key}", Path: str(folder)}[one.kind]


def as_text(value: Any) -> str:
    return ",".join(value) if isinstance(value, list) else str(value).lower() if isinstance(value, bool) else str(value)


@pytest.mark.parametrize("one", declared().values(), ids=lambda one: one.key)
def test_each_can_be_set_in_a_file_by_a_variable_and_by_an_option(
    one: Declared, settle: Settle, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert settle() == {}
    value = other_value(one, tmp_path)
    option = [one.option] if value is True else [one.option, as_text(value)]
    file = tmp_path / "golazo.toml"
    as_toml = repr(value).lower() if isinstance(value, bool) else repr(value)
    file.write_text(f"{one.key} = {as_toml}\n", encoding="utf-8")
    assert settle(*option) == settle("--config", file) == {one.key: value}
    monkeypatch.setenv(one.variable, as_text(value))
    assert settle() == {one.key: value}


def test_an_option_overrides_a_variable_which_overrides_the_file(
    settle: Settle, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "golazo.toml"
    file.write_text('port = 1\nidle-days = 1\nsecure = true\nhost = "10.0.0.1"\nproxy = ["10.0.0.1"]\n')
    monkeypatch.setenv("GOLAZO_CONFIG", str(file))
    monkeypatch.setenv("GOLAZO_IDLE_DAYS", "2")
    monkeypatch.setenv("GOLAZO_PORT", "2")
    monkeypatch.setenv("GOLAZO_PROXY", "10.0.0.2, 10.0.0.3")
    monkeypatch.setenv("GOLAZO_HOST", "")  # as good as not set
    assert settle("--port", 3, "--no-secure") == {
        "port": 3,
        "idle-days": 2.0,
        "host": "10.0.0.1",
        "proxy": ["10.0.0.2", "10.0.0.3"],
    }
    assert settle("--proxy", "10.0.0.4", "--proxy", "10.0.0.5")["proxy"] == ["10.0.0.4", "10.0.0.5"]


def test_what_is_printed_is_a_file_with_the_same_settings(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    values = {one: other_value(one, tmp_path) for one in declared().values()}
    options = [
        part
        for one, value in values.items()
        for part in ([one.option] if value is True else [one.option, as_text(value)])
    ]
    assert run(["serve", "--print-config", *options]) == 0
    printed = capsys.readouterr().out
    (tmp_path / "golazo.toml").write_text(printed, encoding="utf-8")
    assert tomllib.loads(printed) == {one.key: value for one, value in values.items()}
    assert run(["serve", "--print-config", "--config", str(tmp_path / "golazo.toml")]) == 0
    assert capsys.readouterr().out == printed


def test_the_example_explains_every_setting_and_sets_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--print-config"]) == 0
    printed = capsys.readouterr().out
    assert tomllib.loads(printed) == {}
    set_all = tomllib.loads("\n".join(line.removeprefix("#") for line in printed.splitlines() if line[1:2].isalpha()))
    assert list(set_all) == [one.key for one in declared().values()]
    assert [one.key for one in declared().values() if f"# {one.about}\n#{one.key} = " not in printed] == []


@pytest.mark.parametrize(
    ("content", "line", "complaint"),
    [
        ("\nidle-day = 3", 2, "idle-day: is unknown. Did you mean “idle-days”?"),
        ("idle_days = 3", 1, "idle_days: is unknown. Did you mean “idle-days”?"),
        ("[limits]\nport = 3", 1, "limits: is unknown. Known: host, port, db,"),
        ('host = "::"\nport = "8460"', 2, 'port: must be a whole number from 0 to 65535, not "8460".'),
        ("port = 8460.0", 1, "port: must be a whole number from 0 to 65535, not 8460.0."),
        ("port = true", 1, "port: must be a whole number from 0 to 65535, not true."),
        ("port = 65536", 1, "port: must be a whole number from 0 to 65535, not 65536."),
        ("idle-days = 0", 1, "idle-days: must be a number from 0.0001 to 36500, not 0."),
        ("idle-days = nan", 1, "idle-days: must be a number from 0.0001 to 36500, not NaN."),
        ('secure = "yes"', 1, 'secure: must be true or false, not "yes".'),
        ("db = 3", 1, "db: must be text in quotes, not 3."),
        ('proxy = "127.0.0.1"', 1, 'proxy: must be a list of strings such as ["…", "…"], not "127.0.0.1".'),
        ('proxy = [\n "127.0.0.1", "my-proxy"]', 1, "proxy: “my-proxy” is not an address."),
        ('origin = ["example.org"]', 1, "origin: “example.org” is not an origin."),
        ('registration = "nobody"', 1, 'registration: must be one of open, invitation, closed, not "nobody".'),
        ('chat = "loud"', 1, 'chat: must be one of on, off, moderated, not "loud".'),
        (f'message = "{501 * "x"}"', 1, "message: has at most 500 characters"),
        ('message = "bell \\u0007"', 1, "message: has at most 500 characters, and no control characters."),
        ('log-level = "loud"', 1, 'log-level: must be one of debug, info, warning, error, not "loud".'),
        ('page = "/nowhere/at/all"', 1, "page: there is no folder /nowhere/at/all."),
        ("port = x", 1, "this is not TOML: Invalid value (column 8)"),
        ("port = 1\nport = 2", 2, "this is not TOML: Cannot overwrite a value"),
        ("prot = 1\nhots = 2", 1, "prot: is unknown. Did you mean “port”? (1 more problem in this file)"),
    ],
)
def test_what_is_wrong_in_a_file_is_told_with_its_line(
    refused: Callable[..., str], tmp_path: Path, content: str, line: int, complaint: str
) -> None:
    file = tmp_path / "golazo.toml"
    file.write_text(content, encoding="utf-8")
    for command in (["serve"], ["admin", "list"]):
        assert f"{file}, line {line}: {complaint}" in refused(*command, "--config", file)


def test_a_file_that_cannot_be_read(refused: Callable[..., str], tmp_path: Path) -> None:
    assert "No such file or directory" in refused("serve", "--config", tmp_path / "golazo.toml")
    (tmp_path / "golazo.toml").write_bytes(b"\xff\xfe")
    assert "is not a text file" in refused("serve", "--config", tmp_path / "golazo.toml")


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_complaints_are_told_in_every_language(refused: Callable[..., str], tmp_path: Path, tongue: str) -> None:
    file = tmp_path / "golazo.toml"
    file.write_text("idle-day = 3\nport = 0.5\n", encoding="utf-8")
    told = refused("--lang", tongue, "serve", "--config", file)
    assert "idle-days" in told
    assert "{" not in told
    assert ("Did you mean" in told) == (tongue == "en")


@pytest.mark.parametrize(
    ("option", "value", "complaint"),
    [
        ("--port", "65536", "0<=x<=65535"),
        ("--port", "many", "is not a valid"),
        ("--idle-days", "nan", "from 0.0001 to 36500, not NaN"),
        ("--sockets-per-address", "0", "1<=x<=1000000"),
        ("--requests-per-second", "inf", "1<=x<=1000000"),
        ("--log-level", "loud", "debug"),
        ("--origin", "example.org", "“example.org” is not an origin"),
        ("--proxy", "127.0.0.1,my-proxy", "“my-proxy” is not an address"),
        ("--names", "tables.example.org,https://example.org", "“https://example.org” is not a host name"),
        ("--names", "tables.example.org:8460", "“tables.example.org:8460” is not a host name"),
        ("--metrics", "everybody", "“everybody” is not an address"),
        ("--page", "/nowhere/at/all", "there is no folder /nowhere/at/all"),
    ],
)
def test_what_is_wrong_in_an_option_or_a_variable_is_told_with_its_name(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch, option: str, value: str, complaint: str
) -> None:
    told = refused("serve", option, value)
    assert option in told
    assert complaint in told
    monkeypatch.setenv(PREFIX + option.removeprefix("--").upper().replace("-", "_"), value)
    told = refused("serve")
    assert option in told
    assert complaint in told


def test_hosts_commands_find_the_database_in_the_file(refused: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "golazo.toml"
    file.write_text(f"db = 'sqlite:///{tmp_path / 'here.sqlite'}'\nport = 80\n")
    for command in (["list"], ["backup", tmp_path / "backup"], ["export", tmp_path / "records"], ["check"]):
        assert str(tmp_path / "here.sqlite") in refused("admin", *command, "--config", file)
        there = f"sqlite:///{tmp_path / 'there.sqlite'}"
        assert str(tmp_path / "there.sqlite") in refused("admin", *command, "--config", file, "--db", there)
