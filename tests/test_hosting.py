"""The page for hosts: its commands can be typed as they stand, its files work where nothing else is set."""

from __future__ import annotations

import os
import re
import runpy
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
import pytest
import yaml
from numba.misc.appdirs import user_cache_dir
from typer.main import get_command

from conftest import Golazo
from containerfile import steps
from golazo.cli.app import app
from golazo.server.config.settings import declared
from golazo.server.http.admission import RESERVED
from golazo.testing.service import free_port

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```\w*\n(.*?)```", PAGE, re.DOTALL)
FILES = dict(re.findall(r"```\w*\n# (/\S+)\n(.*?)```", PAGE, re.DOTALL))
COMMANDS = sorted(
    {
        line.partition("#")[0].strip()
        for block in BLOCKS
        for line in re.findall(r"\bgolazo (?:serve|admin|doctor)\b[^'\n]*", block)
    }
)
COMPOSE = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8"))
CONTAINER = dict(steps((ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")))
NAME = "tables.example.org"
PATIENCE = 120  # seconds
MONTH = 31 * 86_400
MOST_EXPOSED = 25  # of 100, as systemd rates a service; above 50 is for those that need much


def parse(command: str) -> None:
    """Read a command's arguments as it would itself, without carrying it out."""
    plain = re.sub(r"\$+\(.*?\)", "today", command).partition(" > ")[0]
    found, arguments = get_command(app), shlex.split(plain)[1:]
    while hasattr(found, "commands"):
        found, arguments = found.commands[arguments[0]], arguments[1:]
    found.make_context(command, arguments)


def test_there_are_commands():
    assert len(COMMANDS) > 10


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_can_be_typed(command, monkeypatch):
    monkeypatch.setattr("golazo.server.config.config_file.read_config", lambda _: {})
    parse(command)


def test_a_wrong_one_would_be_noticed():
    with pytest.raises(Exception, match="--forever"):
        parse("golazo admin prune --forever")


def test_every_setting_is_told_as_it_is_declared():
    table = runpy.run_path(str(ROOT / "scripts" / "settings_table.py"))
    assert table["with_table"](PAGE) == PAGE, "run scripts/settings_table.py"


def test_options_that_are_named_exist(golazo):
    named = set(re.findall(r"`(--[a-z-]+)", PAGE))
    told = "".join(
        golazo(*command, "--help").stdout
        for command in (["serve"], ["doctor"], ["admin", "restore"], ["admin", "list"])
    )
    assert named - set(re.findall(r"--[a-z-]+", told)) - {one.option for one in declared().values()} == set()


def test_settings_that_help_does_not_list_are_options_all_the_same(golazo):
    told = golazo("serve", "--help").stdout
    assert "--print-config" in told
    assert "docs/hosting.md" in told
    unlisted = [one for one in declared().values() if one.option not in told]
    assert len(unlisted) > 5
    printed = golazo("serve", "--print-config", "--idle-days", "3", "--tables-per-player", "7", "--secure").stdout
    assert {"idle-days = 3.0", "tables-per-player = 7", "secure = true"} <= set(printed.splitlines())
    assert [one.key for one in unlisted if one.key not in printed] == []
    assert [one.option for one in unlisted if f"| `{one.key}` |" not in PAGE] == []


class Server:
    """A machine set up as the page says, below a folder that stands for its root; what is installed is this tree."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for folder in ("opt", "etc/golazo", "var/lib/golazo", "var/cache", "var/backups/golazo"):
            (root / folder).mkdir(parents=True)
        (root / "opt" / "golazo").symlink_to(Path(sys.executable).parents[1])
        (root / "var/cache/golazo").symlink_to(user_cache_dir("golazo"))  # the rules are compiled already
        self.port = free_port()
        config = self.inside(FILES["/etc/golazo/golazo.toml"])
        (root / "etc/golazo/golazo.toml").write_text(f"{config}port = {self.port}\n")

    def inside(self, text: str) -> str:
        """A text with its paths as they are below the root."""
        return re.sub(r"(?<![\w.])/(?=(?:opt|etc|var)/)", f"{self.root}/", text)

    def unit(self, name: str, key: str) -> list[str]:
        """What a systemd unit says under a key, with its own signs undone."""
        text = self.inside(FILES[f"/etc/systemd/system/{name}"])
        return [
            value.replace("%%", "%").replace("$$", "$") for value in re.findall(rf"^{key}=(.*)$", text, re.MULTILINE)
        ]

    def run(self, command: list[str], *variables: str) -> str:
        """Run a command where nothing is set but these variables."""
        bare = ["env", "-i", *variables, *command]
        ended = subprocess.run(bare, cwd="/", capture_output=True, text=True, check=False, timeout=PATIENCE)
        assert ended.returncode == 0, (command, ended.stdout, ended.stderr)
        return ended.stdout

    @contextmanager
    def serving(self) -> Iterator[httpx2.Client]:
        """The service, running as the unit starts it."""
        (start,) = self.unit("golazo.service", "ExecStart")
        command = ["env", "-i", *self.unit("golazo.service", "Environment"), *shlex.split(start)]
        with (
            subprocess.Popen(command, cwd="/", stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as service,
            httpx2.Client(base_url=f"http://127.0.0.1:{self.port}", headers={"Host": NAME}) as http,
        ):
            try:
                assert str(self.port) in service.stdout.readline(), service.stderr.read()
                yield http
                service.send_signal(signal.SIGTERM)
                assert service.wait(PATIENCE) == 0
            finally:
                service.kill()

    def backups(self) -> list[Path]:
        return list((self.root / "var/backups/golazo").iterdir())


def test_service_and_backups_share_their_settings_where_nothing_else_is_set(tmp_path):
    server = Server(tmp_path)
    with server.serving() as http:
        opened = http.post("/api/tables", json={"game": "machikoro", "seats": ["me", "open"]})
        assert opened.status_code == 201
        assert "secure" in opened.headers["set-cookie"].lower()
        table = opened.json()["id"]
        assert (tmp_path / "var/lib/golazo/tables.sqlite").is_file()

        old = tmp_path / "var/backups/golazo/long-ago.golazo"
        old.touch()
        os.utime(old, (time.time() - MONTH,) * 2)
        for command in server.unit("golazo-backup.service", "ExecStart(?:Post)?"):
            server.run(shlex.split(command))
        (by_systemd,) = server.backups()
        kept = by_systemd.read_bytes()
        by_systemd.unlink()

        *_, user, command = server.inside(FILES["/etc/cron.d/golazo"]).split(maxsplit=6)
        assert user == "golazo"
        server.run(["/bin/sh", "-c", command.replace(r"\%", "%")], "HOME=/", "PATH=/usr/bin:/bin", "SHELL=/bin/sh")
        (by_cron,) = server.backups()

        golazo, config = f"{tmp_path}/opt/golazo/bin/golazo", f"{tmp_path}/etc/golazo/golazo.toml"
        variables = server.unit("golazo.service", "Environment")
        server.run([golazo, "doctor", "--config", config, "--node", str(http.base_url)], *variables)
    for number, backup in enumerate((kept, by_cron.read_bytes())):
        file, db = tmp_path / f"{number}.golazo", f"sqlite:///{tmp_path / str(number)}.sqlite"
        file.write_bytes(backup)
        server.run([golazo, "admin", "restore", str(file), "--db", db])
        assert table in server.run([golazo, "admin", "list", "--db", db])


def test_systemd_takes_the_units(tmp_path):
    if shutil.which("systemd-analyze") is None:
        pytest.skip("there is no systemd-analyze")
    server = Server(tmp_path / "root")
    units = [path for path in FILES if path.startswith("/etc/systemd/system/")]
    assert len(units) == 3
    for path in units:
        (tmp_path / Path(path).name).write_text(server.inside(FILES[path]))
    checked = subprocess.run(
        ["systemd-analyze", "verify", *(tmp_path / Path(path).name for path in units)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (checked.returncode, checked.stderr) == (0, "")


def test_the_service_may_open_as_many_files_as_it_lets_connections_in():
    needed = declared()["connections"].default + RESERVED
    (files,) = re.findall(r"^LimitNOFILE=(\d+)$", FILES["/etc/systemd/system/golazo.service"], re.MULTILINE)
    assert int(files) >= needed
    assert COMPOSE["services"]["golazo"]["ulimits"]["nofile"] >= needed


def test_the_service_can_do_little_else_on_its_machine(tmp_path):
    if shutil.which("systemd-analyze") is None:
        pytest.skip("there is no systemd-analyze")
    (tmp_path / "golazo.service").write_text(FILES["/etc/systemd/system/golazo.service"])
    rated = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", f"--threshold={MOST_EXPOSED}", tmp_path / "golazo.service"],
        capture_output=True,
        text=True,
        check=False,
    )
    if "unrecognized option" in rated.stderr:
        pytest.skip("systemd-analyze is too old")
    assert rated.returncode == 0, rated.stdout


def filled_in(text: str) -> str:
    """A value of the compose file, with what stands in the file of variables beside it."""
    return re.sub(
        r"\$\{(\w+):\?[^}]*\}",
        lambda found: {"GOLAZO_DB_PASSWORD": "hush", "GOLAZO_SITE": NAME}.get(found[1], ""),
        text,
    )


def test_the_compose_file_sets_what_is_a_setting(golazo: Golazo):
    server = COMPOSE["services"]["golazo"]
    env = {name: filled_in(value) for name, value in server["environment"].items()}
    image = dict(pair.split("=", 1) for pair in CONTAINER["ENV"] if pair.startswith("GOLAZO_"))
    told = golazo("serve", "--print-config", env={**image, **env}).stdout
    assert set(re.findall(r"^([a-z-]+) = ", told, re.MULTILINE)) == {
        name.removeprefix("GOLAZO_").lower().replace("_", "-") for name in (*env, *image)
    }
    assert 'db = "postgresql://golazo:hush@postgres/golazo"' in told
    (network,) = COMPOSE["networks"]["default"]["ipam"]["config"]
    assert f'proxy = ["{network["subnet"]}"]' in told
    assert 'host = "0.0.0.0"' in told
    assert f'names = ["{NAME}"]' in told


def test_the_parts_of_the_compose_file_find_each_other():
    services = COMPOSE["services"]
    (volume,) = (volume for volume in services["caddy"]["volumes"] if volume.startswith("./"))
    proxy = (ROOT / "deploy" / volume.partition(":")[0]).read_text()
    assert f"reverse_proxy golazo:{CONTAINER['EXPOSE'][0]}" in proxy
    assert set(re.findall(r"\{\$(\w+)\}", proxy)) <= set(services["caddy"]["environment"])
    assert {"postgres", "valkey"} == set(services["golazo"]["depends_on"])
    env = services["golazo"]["environment"]
    assert (env["GOLAZO_DB"].rpartition("@")[2], env["GOLAZO_BUS"]) == ("postgres/golazo", "redis://valkey")
    kept = {volume.split(":")[1] for volume in services["golazo"]["volumes"]}
    assert kept == set(CONTAINER["VOLUME"])
    asked = set(re.findall(r"\$\{(\w+):\?", (ROOT / "deploy" / "compose.yaml").read_text()))
    assert asked == set(re.findall(r'^echo "(\w+)=', PAGE, re.MULTILINE))


@pytest.mark.parametrize(
    ("program", "told"), [("", "needs podman or docker"), ("false", "false is installed, but does not answer")]
)
def test_make_container_says_what_is_missing(program, told):
    made = subprocess.run(
        ["make", "--no-print-directory", "-C", ROOT, "container", f"CONTAINERS={program}"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert made.returncode != 0
    assert told in made.stderr
