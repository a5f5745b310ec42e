"""`golazo doctor`: what is well, what is not, and what to do about it. Everything that it looks at is real."""

from __future__ import annotations

import asyncio
import json
import resource
import sqlite3
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from email.utils import formatdate
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from proxy import FORWARDED, Passing, proxy
from sqlalchemy import text

from conftest import Golazo
from golazo.cli import run
from golazo.cli.options.language import language
from golazo.server.now import now
from golazo.server.storage.database import Database
from golazo.server.storage.migrate import migrate, revisions, upgrade
from golazo.testing.services import Redis
from host import CONSOLE_SCRIPT, Host

Found = dict[str, dict[str, Any]]  # by the key of what was found


def read(code: int, out: str, err: str) -> Found:
    """What the doctor has found. Whether it calls the server healthy must fit, and be its exit code."""
    assert err == ""
    told = json.loads(out)
    problems = [one for one in told["findings"] if one["state"] == "bad"]
    assert told["healthy"] == (not problems) == (code == 0)
    assert [one for one in problems if not one["todo"]] == []
    return {one["key"]: one for one in told["findings"]}


@pytest.fixture
def doctor(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., Found]:
    """What the doctor finds, in this process: loading everything anew each time would take minutes."""
    monkeypatch.setattr(language, "chosen", None)
    monkeypatch.setenv("GOLAZO_LANG", "en")
    monkeypatch.delenv("GOLAZO_PAGE", raising=False)
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").touch()

    def found(*options: object, **env: str) -> Found:
        with monkeypatch.context() as surroundings:
            for name, value in env.items():
                surroundings.setenv(name, value)
            capsys.readouterr()  # what the test itself has said
            code = run(["doctor", "--json", "--page", str(tmp_path / "page"), *map(str, options)])
        told = capsys.readouterr()
        return read(code, told.out, told.err)

    return found


@pytest.fixture
def doctor_anew(golazo: Golazo) -> Callable[..., Found]:
    """What the doctor finds in a process of its own."""

    def found(*options: object, **env: str) -> Found:
        ended = golazo("doctor", "--json", *map(str, options), env=env)
        return read(ended.returncode, ended.stdout, ended.stderr)

    return found


def at(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"


def write(db: str, *statements: str) -> None:
    """Bring a database up to date, and do something to it that no server would do."""

    async def do() -> None:
        database = Database(db)
        await migrate(database)
        async with database.writing() as connection:
            for statement in statements:
                await connection.execute(text(statement))
        await database.close()

    asyncio.run(do())


def state(found: Found, key: str) -> str:
    """How the doctor calls a finding; "" where there is none."""
    return str(found[key]["state"]) if key in found else ""


def test_a_server_that_is_well(doctor: Callable[..., Found], tmp_path: Path) -> None:
    with Host(tmp_path) as host:
        found = doctor("--db", host.db, "--url", host.url, "--node", host.url)
    assert {one["subject"] for one in found.values()} >= {
        *("python", "packages", "rules", "files", "page", "database", "disk", "clock", "site", "sockets")
    }
    assert state(found, "doctor-database") == state(found, "doctor-site") == state(found, "doctor-clock") == "good"
    assert state(found, "doctor-plain") == "note"
    assert [one["key"] for one in found.values() if one["state"] == "bad"] == []


def test_it_speaks_to_people_in_their_language_and_in_80_columns(golazo: Golazo, tmp_path: Path) -> None:
    for tongue, summary in (("en", "No problems found"), ("de", "Keine Probleme gefunden")):
        ended = golazo("doctor", "--db", at(tmp_path), env={"GOLAZO_LANG": tongue, "COLUMNS": "80"})
        assert ended.returncode == 0
        lines = ended.stdout.splitlines()
        assert summary in lines[-1]
        assert max(map(len, lines)) <= 80
        assert "→ " in ended.stdout


def test_a_database_that_is_not_there_yet_is_not_made(doctor: Callable[..., Found], tmp_path: Path) -> None:
    found = doctor("--db", at(tmp_path))
    assert state(found, "doctor-database-none") == "note"
    assert not (tmp_path / "tables.sqlite").exists()


def test_a_folder_in_which_nothing_can_be_written(doctor: Callable[..., Found]) -> None:
    assert state(doctor("--db", "sqlite:////proc/golazo/tables.sqlite"), "doctor-folder") == "bad"


def test_databases_that_are_empty_old_newer_or_none(doctor: Callable[..., Found], tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").touch()
    assert state(doctor("--db", at(tmp_path)), "doctor-database-empty") == "note"

    async def begin() -> None:
        database = Database(at(tmp_path))
        async with database.writing() as connection:
            await connection.run_sync(upgrade, revisions()[0])
        await database.close()

    asyncio.run(begin())
    assert state(doctor("--db", at(tmp_path)), "doctor-database-old") == "note"
    write(at(tmp_path), "UPDATE alembic_version SET version_num = '9999'")
    assert state(doctor("--db", at(tmp_path)), "error-database-newer") == "bad"
    (tmp_path / "diary.txt").write_text("Dear diary, " * 100)
    assert state(doctor("--db", f"sqlite:///{tmp_path / 'diary.txt'}"), "error-database") == "bad"
    assert state(doctor("--db", "mysql://db/golazo"), "error-database-url") == "bad"


def test_nothing_is_left_in_the_database(doctor: Callable[..., Found], tmp_path: Path) -> None:
    write(at(tmp_path))
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
        before = list(connection.iterdump())
        doctor("--db", at(tmp_path))
        assert list(connection.iterdump()) == before


def test_a_file_of_another_user(doctor: Callable[..., Found], tmp_path: Path) -> None:
    write(at(tmp_path))
    file = tmp_path / "tables.sqlite"
    try:
        subprocess.run(["chown", "nobody", file], check=True, capture_output=True)
    except subprocess.CalledProcessError:
        pytest.skip("only root can give files away")
    found = doctor("--db", at(tmp_path))
    assert "sudo -u nobody" in found["doctor-owner"]["todo"]


def test_a_postgresql_that_is_well_read_only_or_away(doctor: Callable[..., Found], fresh_postgres: str) -> None:
    assert state(doctor("--db", fresh_postgres), "doctor-database-empty") == "note"
    write(fresh_postgres)
    found = doctor("--db", fresh_postgres)
    assert state(found, "doctor-database") == state(found, "doctor-clock") == "good"
    assert state(found, "doctor-disk-elsewhere") == "good"
    name = fresh_postgres.rpartition("/")[2]
    write(fresh_postgres, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    assert "read-only" in doctor("--db", fresh_postgres)["doctor-database-unwritable"]["text"]
    away = doctor("--db", "postgresql://anna:hush@127.0.0.1:1/golazo")
    assert state(away, "error-database") == "bad"
    assert "hush" not in json.dumps(away)


def test_a_bus_that_is_well_or_away(
    doctor: Callable[..., Found], fresh_postgres: str, redis_server: Redis, tmp_path: Path
) -> None:
    found = doctor("--db", fresh_postgres, "--bus", redis_server.url)
    assert state(found, "doctor-bus") == "good"
    assert state(doctor("--db", at(tmp_path), "--bus", redis_server.url), "doctor-bus-useless") == "note"
    away = doctor("--db", fresh_postgres, "--bus", "redis://anna:hush@127.0.0.1:1")
    assert state(away, "doctor-bus-away") == "bad"
    assert "hush" not in json.dumps(away)
    assert state(doctor("--db", fresh_postgres, "--bus", "http://cache"), "error-bus-url") == "bad"


@pytest.mark.parametrize(("seconds", "said"), [(20, "note"), (3600, "bad"), (-3600, "")])
def test_times_in_the_future(doctor: Callable[..., Found], tmp_path: Path, seconds: int, said: str) -> None:
    columns = {
        **dict.fromkeys(("id", "game", "cards", "host", "secret"), "'a'"),
        **dict.fromkeys(("rules_version", "players", "seconds", "absence", "seq", "created"), "0"),
        **dict.fromkeys(("own_cards", "public", "chat"), "false"),
        **{"options": "'{}'", "clock": "'none'", "status": "'closed'", "updated": str(now() + seconds * 1000)},
    }
    write(at(tmp_path), f"INSERT INTO tables ({', '.join(columns)}) VALUES ({', '.join(columns.values())})")
    found = doctor("--db", at(tmp_path))
    assert state(found, "doctor-clock-off") == said


@contextmanager
def other_node(seconds: float, version: str) -> Iterator[str]:
    """Something that answers as a node does whose clock is off, or whose version is another."""

    class Answers(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(json.dumps({"info": {"version": version}}).encode())

        def date_time_string(self, timestamp: float | None = None) -> str:
            return formatdate(now() / 1000 + seconds, usegmt=True)

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    with HTTPServer(("127.0.0.1", 0), Answers) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            thread.join()


@pytest.mark.parametrize(("seconds", "said"), [(0, ""), (-20, "note"), (20, "note"), (300, "bad"), (-300, "bad")])
def test_nodes_whose_clocks_differ(doctor: Callable[..., Found], tmp_path: Path, seconds: float, said: str) -> None:
    with other_node(seconds, "0.0.1") as url:
        found = doctor("--db", at(tmp_path), "--node", url)
    assert state(found, "doctor-clock-off") == said
    assert state(found, "doctor-clock") == ("" if said else "good")
    assert state(found, "doctor-site-version") == "note"


def test_an_address_at_which_nobody_or_somebody_else_answers(doctor: Callable[..., Found], tmp_path: Path) -> None:
    assert state(doctor("--db", at(tmp_path), "--url", "http://127.0.0.1:1"), "doctor-site-away") == "bad"
    with Host(tmp_path) as host, proxy(host.port, tmp_path, Passing(hidden=("/openapi.json",))) as front:
        found = doctor("--db", host.db, "--url", front.url, SSL_CERT_FILE=str(front.authority))
        assert state(found, "doctor-site-other") == "bad"


def test_few_files(tmp_path: Path) -> None:
    ended = subprocess.run(
        [CONSOLE_SCRIPT, "doctor", "--json", "--db", at(tmp_path)],
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256)),
        capture_output=True,
        check=True,
    )
    assert b"doctor-files-few" in ended.stdout


def test_a_page_that_is_not_built(doctor: Callable[..., Found], tmp_path: Path) -> None:
    (tmp_path / "page" / "index.html").unlink()
    assert state(doctor("--db", at(tmp_path)), "doctor-page-none") == "bad"


def test_compiled_rules_that_are_kept_nowhere_or_not_for_long(
    doctor_anew: Callable[..., Found], tmp_path: Path
) -> None:
    nowhere = doctor_anew("--db", at(tmp_path), NUMBA_CACHE_DIR="/proc/golazo")
    assert state(nowhere, "doctor-rules-nowhere") == "bad"
    temporary = doctor_anew("--db", at(tmp_path), XDG_CACHE_HOME="/proc/golazo", TMPDIR=str(tmp_path))
    assert str(tmp_path) in temporary["doctor-rules-temporary"]["text"]
    fresh = doctor_anew("--db", at(tmp_path), XDG_CACHE_HOME=str(tmp_path / "cache"), TMPDIR="/var/tmp")
    assert state(fresh, "doctor-rules-none") == "note"


def test_packages_that_do_not_fit(doctor_anew: Callable[..., Found], tmp_path: Path) -> None:
    other = tmp_path / "rich-1.0.dist-info"
    other.mkdir()
    (other / "METADATA").write_text("Metadata-Version: 2.1\nName: rich\nVersion: 1.0\n")
    found = doctor_anew("--db", at(tmp_path), PYTHONPATH=str(tmp_path))
    assert "rich has version 1.0" in found["doctor-package"]["text"]
    assert state(found, "doctor-packages") == ""


def test_variables_that_set_nothing(doctor: Callable[..., Found], tmp_path: Path) -> None:
    found = doctor("--db", at(tmp_path), GOLAZO_IDLE_DAY="3", GOLAZO_IDLE_DAYS="3", GOLAZO_LANG="en")
    assert "GOLAZO_IDLE_DAY " in found["doctor-variable"]["text"]
    assert "GOLAZO_IDLE_DAYS" in found["doctor-variable"]["todo"]


def test_a_password_that_everybody_can_read(doctor: Callable[..., Found], tmp_path: Path) -> None:
    file = tmp_path / "golazo.toml"
    file.write_text('db = "postgresql://golazo:hush@127.0.0.1:1/golazo"\n')
    file.chmod(0o644)
    found = doctor("--config", file)
    assert state(found, "doctor-config-open") == "bad"
    assert "hush" not in json.dumps(found)
    file.chmod(0o640)
    assert state(doctor("--config", file), "doctor-config-open") == ""


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server that is set up to be behind a proxy, and to show its figures to all."""
    settings = ("--proxy", "127.0.0.1", "--secure", "--metrics", "0.0.0.0/0")
    with Host(tmp_path_factory.mktemp("behind"), *settings) as host:
        yield host


WELL = {"doctor-proxy": "good", "doctor-cookies": "good", "doctor-sockets": "good", "doctor-metrics": ""}


@pytest.mark.parametrize(
    ("passing", "wrong"),
    [
        (Passing(), {}),
        (Passing(added={}), {"doctor-proxy-silent": "bad"}),
        (Passing(added={"X-Forwarded-For": "203.0.113.7"}), {"doctor-proxy-scheme": "bad"}),
        (Passing(host="127.0.0.1"), {"doctor-proxy-host": "bad", "doctor-sockets-origin": "bad"}),
        (Passing(sockets=False), {"doctor-sockets-none": "bad"}),
        (Passing(hidden=()), {"doctor-metrics": "note"}),
    ],
    ids=["well", "silent", "scheme", "host", "sockets", "metrics"],
)
def test_what_a_proxy_passes_on(
    doctor: Callable[..., Found], behind: Host, tmp_path: Path, passing: Passing, wrong: dict[str, str]
) -> None:
    with proxy(behind.port, tmp_path, passing) as front:
        found = doctor("--db", behind.db, "--url", front.url, SSL_CERT_FILE=str(front.authority))
    subjects = {key.split("-")[1] for key in wrong}
    expected = {key: said for key, said in WELL.items() if key.split("-")[1] not in subjects} | wrong
    assert {key: state(found, key) for key in expected} == expected
    assert {key for key, one in found.items() if one["state"] == "bad"} == {
        key for key, said in wrong.items() if said == "bad"
    }


def test_names_that_the_server_does_not_know(doctor: Callable[..., Found], tmp_path: Path) -> None:
    names = ("--names", "tables.example.org")
    with Host(tmp_path, *names) as host:
        found = doctor("--db", host.db, "--url", host.url)
        assert state(found, "doctor-host-refused") == "bad"
        found = doctor("--db", host.db, "--node", host.url, *names)
        assert (state(found, "doctor-site"), state(found, "doctor-names")) == ("good", "good")
    assert state(doctor("--db", host.db, "--host", "0.0.0.0"), "doctor-names-none") == "note"
    assert state(doctor("--db", host.db, "--proxy", "127.0.0.1"), "doctor-names-none") == "note"
    assert state(doctor("--db", host.db), "doctor-names-none") == ""


def test_figures_that_a_proxy_does_not_hide_are_hidden_by_the_server(
    doctor: Callable[..., Found], tmp_path: Path
) -> None:
    with Host(tmp_path, "--proxy", "127.0.0.1", "--secure") as host:
        with proxy(host.port, tmp_path, Passing(hidden=())) as front:
            found = doctor("--db", host.db, "--url", front.url, SSL_CERT_FILE=str(front.authority))
        assert state(found, "doctor-metrics") == ""
        assert state(doctor("--db", host.db, "--url", host.url), "doctor-metrics") == ""


def test_a_proxy_that_is_not_trusted_and_cookies_that_go_in_the_open(
    doctor: Callable[..., Found], tmp_path: Path
) -> None:
    with Host(tmp_path) as host, proxy(host.port, tmp_path, Passing()) as front:
        found = doctor("--db", host.db, "--url", front.url, SSL_CERT_FILE=str(front.authority))
    assert "--proxy 127.0.0.1" in found["doctor-proxy-ignored"]["todo"]
    assert "--secure" in found["doctor-cookies-open"]["todo"]


def test_an_address_with_a_port_from_the_proxy_is_used(
    doctor: Callable[..., Found], behind: Host, tmp_path: Path
) -> None:
    passing = Passing(added={**FORWARDED, "X-Forwarded-For": "203.0.113.7:4711"})
    with proxy(behind.port, tmp_path, passing) as front:
        found = doctor("--db", behind.db, "--url", front.url, SSL_CERT_FILE=str(front.authority))
    assert "203.0.113.7" in found["doctor-proxy"]["text"]


def test_a_certificate_that_nobody_vouches_for(doctor: Callable[..., Found], behind: Host, tmp_path: Path) -> None:
    with proxy(behind.port, tmp_path, Passing()) as front:
        found = doctor("--db", behind.db, "--url", front.url)
    assert "CERTIFICATE_VERIFY_FAILED" in found["doctor-site-away"]["text"]
