"""The page as the server hands it out: wherever it leads, kept as long as it may be, and nothing besides it."""

from __future__ import annotations

import gzip
import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

from golazo.server.rest.page import BUILT, PLACES, SAFELY
from host import CONSOLE_SCRIPT, PATIENCE, UNLIMITED, Host

ROOT = Path(__file__).parents[2]
SCRIPT = b"console.log('golazo')\n" * 100
HTML = {"Accept": "text/html,application/xhtml+xml"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page that was built, with a secret beside it."""
    outside = tmp_path_factory.mktemp("outside")
    (outside / "secret.txt").write_text("secret")
    built = outside / "page"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>Golazo</title>")
    (built / "sw.js").write_text("// the worker")
    (built / "golazo.webmanifest").write_text("{}")
    (built / "icon.svg").write_text("<svg/>")
    (built / "assets" / "main-1a2b.js").write_bytes(SCRIPT)
    (built / "assets" / "main-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    (built / "assets" / "main-1a2b.js.br").write_bytes(b"brotli")
    (built / "assets" / "en-3c4d.ftl").write_text("hello = Hello")
    (built / "assets" / "archivo-5e6f.woff2").write_bytes(b"font")
    return built


@pytest.fixture(scope="module")
def serving(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with Host(tmp_path_factory.mktemp("serving"), *UNLIMITED, "--page", str(folder)) as host:
        yield host


@pytest.fixture
def browser(serving: Host) -> Iterator[httpx2.Client]:
    with httpx2.Client(base_url=serving.url, headers={"Accept-Encoding": "identity"}) as client:
        yield client


def told(url: str, target: str) -> tuple[int, str]:
    """The status and the body of an answer to a request line that no client would send."""
    host, _, port = url.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), timeout=20) as line:
        line.sendall(f"GET {target} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n\r\n".encode())
        answer = b"".join(iter(lambda: line.recv(65536), b"")).decode(errors="replace")
    head, _, body = answer.partition("\r\n\r\n")
    return int(head.split()[1]), body


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/t/k7",
        "/t/k7/replay",
        "/t/k7/fair",
        "/learn/tsubasa",
        "/rules/machikoro",
        "/icons",
        "/archive?game=tsubasa",
        "/index.html",
    ],
)
def test_wherever_the_page_leads_is_the_page(browser: httpx2.Client, path: str) -> None:
    answer = browser.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "<title>Golazo</title>" in answer.text


def test_every_address_of_the_page_is_known_to_the_server() -> None:
    router = ROOT / "web" / "src" / "lib" / "router.svelte.ts"
    routes = re.findall(r"\[/\^\\/(\w*)", router.read_text(encoding="utf-8"))
    assert sorted(set(routes)) == sorted(["", *PLACES])


def test_a_mistyped_address_shows_the_page_to_people_and_json_to_programs(browser: httpx2.Client) -> None:
    for path in ("/nowhere", "/assets/gone-9z.js", "/tables"):
        person = browser.get(path, headers=HTML)
        assert (person.status_code, person.headers["content-type"]) == (404, "text/html; charset=utf-8")
        program = browser.get(path)
        assert (program.status_code, program.json()["code"]) == (404, "not-found")


@pytest.mark.parametrize("path", ["/api", "/api/nowhere", "/api/tables/nosuchtable", "/api/../api/nowhere"])
def test_what_is_not_there_for_programs_is_never_the_page(browser: httpx2.Client, path: str) -> None:
    answer = browser.get(path, headers=HTML)
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/json"


def test_the_other_requests_are_answered_as_ever(browser: httpx2.Client) -> None:
    assert browser.get("/docs", headers=HTML).text.startswith("<!doctype html>")
    assert browser.get("/healthz").json() == {"status": "alive"}
    described = browser.get("/openapi.json").json()
    assert all(path.startswith(("/api/", "/healthz", "/readyz", "/metrics")) for path in described["paths"])
    posted = browser.post("/", json={})
    assert (posted.status_code, posted.json()["code"]) == (404, "not-found")
    wrong = browser.get("/api/tables/k7/join", headers=HTML)
    assert wrong.status_code == 405
    head = browser.head("/assets/main-1a2b.js")
    assert (head.status_code, head.content, head.headers["content-length"]) == (200, b"", str(len(SCRIPT)))


def test_every_part_of_the_page_is_guarded(browser: httpx2.Client) -> None:
    for path in ("/", "/t/k7", "/assets/main-1a2b.js", "/sw.js"):
        headers = browser.get(path).headers
        assert {name: headers[name] for name in SAFELY} == SAFELY
        assert "server" not in headers
    policy = dict(part.split(" ", 1) for part in browser.get("/").headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == "'none'"
    assert "unsafe" not in str({kind: sources for kind, sources in policy.items() if kind != "style-src-attr"})


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/assets/main-1a2b.js", "text/javascript; charset=utf-8"),
        ("/assets/en-3c4d.ftl", "text/plain; charset=utf-8"),
        ("/assets/archivo-5e6f.woff2", "font/woff2"),
        ("/golazo.webmanifest", "application/manifest+json"),
        ("/icon.svg", "image/svg+xml"),
    ],
)
def test_files_say_what_they_are_and_how_long_they_keep(browser: httpx2.Client, path: str, kind: str) -> None:
    answer = browser.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, kind)
    immutable = path.startswith("/assets/")
    expected = "public, max-age=31536000, immutable" if immutable else "no-cache"
    assert answer.headers["cache-control"] == expected


@pytest.mark.parametrize(
    ("accepted", "sent"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("deflate", None),
        ("", None),
    ],
)
def test_the_smallest_form_that_is_understood(serving: Host, accepted: str, sent: str | None) -> None:
    with httpx2.stream("GET", f"{serving.url}/assets/main-1a2b.js", headers={"Accept-Encoding": accepted}) as answer:
        content = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == sent
    assert answer.headers["vary"] == "Accept-Encoding"
    assert (gzip.decompress(content) if sent == "gzip" else content) == (b"brotli" if sent == "br" else SCRIPT)


def test_what_has_not_changed_is_not_sent_again(browser: httpx2.Client) -> None:
    first = browser.get("/")
    again = browser.get("/t/k7", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["content-security-policy"]
    assert browser.get("/", headers={"If-None-Match": '"other"'}).status_code == 200
    zipped = browser.get("/assets/main-1a2b.js", headers={"Accept-Encoding": "gzip"})
    assert zipped.headers["etag"] != browser.get("/assets/main-1a2b.js").headers["etag"]


@pytest.mark.parametrize(
    "target",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/..%5c..%5csecret.txt",
        "//secret.txt",
        "/assets//main-1a2b.js",
        "/assets/main-1a2b.js.gz",
        "/assets/main-1a2b.js%00.html",
        "/assets/",
        "/assets",
        "/.git/config",
        "/etc/passwd",
        "/%2fetc%2fpasswd",
        "/page/index.html",
        "http://other.example/../secret.txt",
    ],
)
def test_nothing_besides_the_page_can_be_had(serving: Host, target: str) -> None:
    status, body = told(serving.url, target)
    assert status in (400, 404), body
    assert "secret" not in body
    assert "root:" not in body


def test_a_page_that_was_not_built_says_how_to_build_it(tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    with Host(tmp_path, "--page", str(empty)) as host:
        for path in ("/", "/t/k7"):
            answer = httpx2.get(f"{host.url}{path}", headers=HTML)
            assert answer.status_code == 404
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"
            assert "make page" in answer.text
            assert answer.text.count("\n") == 1
        assert httpx2.get(f"{host.url}/nowhere", headers=HTML).json()["code"] == "not-found"
        assert httpx2.get(f"{host.url}/docs").status_code == 200
    assert BUILT == ROOT / "src" / "golazo" / "server" / "web"


def noting_browser(folder: Path) -> dict[str, str]:
    """Surroundings in which the browser writes down what it is to open."""
    program = folder / "browser"
    program.write_text(f'#!/bin/sh\necho "$1" > {folder}/opened.part && mv {folder}/opened.part {folder}/opened\n')
    program.chmod(0o755)
    return {**os.environ, "BROWSER": f"{program} %s", "GOLAZO_LANG": "en"}


def opened(folder: Path) -> str:
    """What the browser was told to open, once it was."""
    deadline = time.monotonic() + PATIENCE
    while not (folder / "opened").exists():
        assert time.monotonic() < deadline
        time.sleep(0.02)
    return (folder / "opened").read_text().strip()


def test_serve_opens_the_page(tmp_path: Path) -> None:
    run = subprocess.Popen(
        [CONSOLE_SCRIPT, "serve", "--open", "--port", "0", "--db", f"sqlite:///{tmp_path / 'tables.sqlite'}"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=noting_browser(tmp_path),
        text=True,
    )
    try:
        assert run.stdout is not None
        url = run.stdout.readline().split()[-1]
        assert opened(tmp_path) == url
        assert httpx2.get(f"{url}/healthz").status_code == 200
    finally:
        run.terminate()
        run.communicate(timeout=60)


def test_serve_opens_the_page_of_the_server_that_runs_already(serving: Host, tmp_path: Path) -> None:
    run = subprocess.Popen(
        [CONSOLE_SCRIPT, "serve", "--open", "--port", str(serving.port)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=noting_browser(tmp_path),
        text=True,
    )
    said, complained = run.communicate(timeout=60)
    assert (run.returncode, complained) == (0, "")
    assert said == f"Golazo is already running at {serving.url}. Opening it in your browser.\n"
    assert opened(tmp_path) == serving.url


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a browser")
def test_without_a_browser_one_is_told_where_to_go(serving: Host) -> None:
    none = {name: value for name, value in os.environ.items() if name not in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")}
    command = [CONSOLE_SCRIPT, "serve", "--open", "--port", str(serving.port)]
    env = {**none, "GOLAZO_LANG": "en"}
    run = subprocess.run(command, capture_output=True, text=True, check=True, env=env, timeout=60)
    assert run.stdout == f"No browser found. Open {serving.url} yourself.\n"


def test_a_port_that_something_else_has_taken_is_told(golazo) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        run = golazo("serve", "--open", "--port", str(taken.getsockname()[1]))
    assert run.returncode == 2
    assert "Cannot listen on" in run.stderr
