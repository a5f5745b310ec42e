"""The harness itself: what is wrong with a page is seen, and what is right is let pass."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from host import UNLIMITED, Host
from web.browsing import PHONE, SIDEWAYS, Visit, aside, until
from web.looks import axe, no_missing_text, no_overflow

PAGE = """<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Golazo</title><link rel="icon" href="data:,"><script type="module" src="/assets/main.js"></script>
<link rel="stylesheet" href="/assets/main.css"><main><h1>Golazo</h1><p id="place"></p></main></html>"""
STYLE = "main { width: 200px } .cut { width: 60px; overflow: hidden; white-space: nowrap }"
SCRIPT = """
window.sit = async () => {
  await fetch('/api/me')
  const send = async (method, address, body) => {
    const headers = { 'Content-Type': 'application/json' }
    return (await fetch(address, { method, headers, body: JSON.stringify(body) })).json()
  }
  const table = await send('POST', '/api/tables', { game: 'machikoro', seats: ['me', 'random'] })
  await send('PUT', `/api/tables/${table.id}/seed`, { seed: 'lena', commitment: table.commitment })
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table.id}/socket`)
  socket.addEventListener('message', () => socket.send(JSON.stringify({ type: 'ping' })), { once: true })
}
window.dawdle = () => setTimeout(() => { const begun = performance.now(); while (performance.now() - begun < 200); })
"""


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server with a page of a few lines."""
    folder: Path = tmp_path_factory.mktemp("page")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(PAGE)
    (folder / "assets" / "main.js").write_text(SCRIPT)
    (folder / "assets" / "main.css").write_text(STYLE)
    with Host(tmp_path_factory.mktemp("server"), *UNLIMITED, "--page", str(folder)) as started:
        yield started


@pytest.fixture
def lena(page_of) -> Visit:
    visit: Visit = page_of("de", PHONE)
    visit.go("/")
    return visit


def put(visit: Visit, html: str) -> None:
    visit.page.evaluate("html => { document.getElementById('place').innerHTML = html }", html)


def waiting(visit: Visit, true: Callable[[], bool]) -> None:
    """Wait until something is written down."""
    for _ in range(500):
        if true():
            return
        visit.page.wait_for_timeout(20)
    raise AssertionError(visit)


def test_a_page_without_fault_passes(lena: Visit) -> None:
    put(lena, "Das Spiel beginnt.")
    axe(lena.page)
    no_overflow(lena.page)
    no_missing_text(lena.page)
    assert lena.page.evaluate("[navigator.language, innerWidth, matchMedia('(pointer: coarse)').matches]") == [
        "de-DE",
        390,
        True,
    ]


def test_what_axe_finds_is_told(lena: Visit) -> None:
    put(lena, "<button></button>")
    with pytest.raises(AssertionError, match="button-name"):
        axe(lena.page)


@pytest.mark.parametrize(
    ("html", "complaint"),
    [
        ('<span class="cut" style="display: block">Alles, was nicht hineinpasst</span>', "cut off sideways: “Alles"),
        ('<b style="position: absolute; left: 380px">Hinausgeschoben</b>', "scrolls sideways|beside the page"),
        ('<b style="position: fixed; left: 380px">Hinausgeschoben</b>', "beside the page: “Hinausgeschoben"),
        ('<b style="display: block; height: 20px; overflow: clip">eins<br>zwei<br>drei</b>', "cut off: “drei"),
        ('<svg width="60" height="20"><text y="15">Ein langer Name</text></svg>', "cut off sideways: “Ein langer"),
    ],
)
def test_what_is_cut_off_is_told(lena: Visit, html: str, complaint: str) -> None:
    put(lena, html)
    with pytest.raises(AssertionError, match=complaint):
        no_overflow(lena.page)


@pytest.mark.parametrize(
    "html",
    [
        '<span class="cut" style="display: block" data-cut>Mit Absicht abgeschnitten</span>',
        '<span class="cut" style="display: block" aria-hidden="true">Nur zur Zierde da</span>',
        '<span class="cut" style="display: block; overflow: auto">Lässt sich zur Seite schieben</span>',
        '<span class="cut" style="position: absolute; width: 1px; height: 1px">Nur gesprochen</span>',
        '<span class="cut" style="display: none">Gar nicht zu sehen</span>',
    ],
)
def test_what_may_be_cut_off_is_let_pass(lena: Visit, html: str) -> None:
    put(lena, html)
    no_overflow(lena.page)


@pytest.mark.parametrize(
    ("html", "complaint"),
    [
        ("server-no-such-thing", "a key: server-no-such-thing"),
        ("Noch { $number } Karten", "not filled in"),
        ("undefined Punkte", "not filled in"),
        ("The match is over.", "English: The match is over."),
        ('<img alt="card-nobody" src="data:,">', "a key: card-nobody"),
    ],
)
def test_what_is_missing_is_told(lena: Visit, html: str, complaint: str) -> None:
    put(lena, html)
    with pytest.raises(AssertionError, match=complaint):
        no_missing_text(lena.page)


def test_what_somebody_typed_is_theirs(lena: Visit) -> None:
    put(lena, "<span data-typed>The match is over. { $x }</span>")
    no_missing_text(lena.page)


def test_frames_requests_and_long_tasks_are_written_down(lena: Visit) -> None:
    lena.page.evaluate("sit()")
    waiting(lena, lambda: bool(lena.frames_of("pong")))
    assert lena.frames_of("table")[0]["position"]["to_act"] == 0
    assert [frame.content for frame in lena.frames if frame.sent] == [{"type": "ping"}]
    assert [request.url for request in lena.requests if "/api/" in request.url]
    lena.page.evaluate("dawdle()")
    waiting(lena, lambda: any(duration >= 200 for duration, _ in lena.long_tasks))


def test_two_windows_are_the_same_person(lena: Visit, page_of, host: Host) -> None:
    lena.page.evaluate("fetch('/api/me')")
    until(lena.page, "fetch('/api/me').then(answer => answer.ok)")
    same = page_of("pl", SIDEWAYS, cookie=lena.cookie)
    who = "fetch('/api/me').then(answer => answer.json()).then(me => me.player)"
    assert same.go("/").evaluate(who) == lena.page.evaluate(who)


def test_complaints_are_told(lena: Visit) -> None:
    page = lena.page
    page.evaluate("console.error('ouch')")
    page.evaluate("setTimeout(() => { throw new Error('nobody caught me') })")
    page.evaluate("fetch('https://golazo.example/').catch(() => 0)")
    page.evaluate("fetch('/api/nowhere')")
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<img src=\"https://golazo.example/spy.png\">')")
    missing = f"404 (Not Found) ({lena.url}/api/nowhere)"
    wanted = ("console: ouch", "nobody caught me", missing, "violates the following Content Security Policy directive")
    waiting(lena, lambda: all(any(part in wrong for wrong in lena.wrongs) for part in wanted))
    lena.forgive("ouch", "nobody caught me", "404", "Content Security Policy", "golazo.example")
    assert lena.wrongs == []


def test_coroutines_run_aside() -> None:
    async def story() -> int:
        return 7

    assert aside(story()) == 7
