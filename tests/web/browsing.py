"""A visit to the page in a real Chromium: what was shown, asked, heard and complained of while it lasted."""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar
from urllib.parse import urlsplit
from weakref import WeakKeyDictionary

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    WebSocket,
    expect,
    sync_playwright,
)

from golazo.testing.programs import find_chromium

Found = TypeVar("Found")
Size = tuple[int, int]
DESKTOP: Size = (1440, 900)
PHONE: Size = (390, 844)
SIDEWAYS: Size = (844, 390)
PATIENCE = 30_000  # milliseconds; what has not happened by then will not
expect.set_options(timeout=PATIENCE)
SLOWER = float(os.environ.get("GOLAZO_SLOWER", "1"))  # how many times slower than it is the browser is made
LATENCY = 150  # milliseconds that each request takes more for each of those times
TAGS = {"en": "en-GB", "de": "de-DE", "es": "es-ES", "pl": "pl-PL"}
SWITCHES = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
NOTE_LONG_TASKS = """
new PerformanceObserver((list) => {
  for (const task of list.getEntries()) window.golazoLongTask(Math.round(task.duration), Math.round(task.startTime))
}).observe({ type: 'longtask', buffered: true })
"""

# What changes a page, a new size of the window for instance, is drawn only with the next frame; movements begin there.
SETTLED = """async () => {
  await document.fonts.ready
  const frame = () => new Promise((drawn) => { requestAnimationFrame(drawn); setTimeout(drawn, 500) })
  await frame()
  await frame()
  const moving = document.getAnimations().filter((one) => one.playState === 'running')
  const ends = (one) => Number.isFinite(one.effect?.getComputedTiming().endTime)
  return !document.querySelector('[aria-busy="true"]') && !moving.some(ends)
}"""


@contextmanager
def chromium() -> Iterator[Browser]:
    """A Chromium without a window."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=[*SWITCHES])
        try:
            yield browser
        finally:
            browser.close()


def aside(story: Coroutine[Any, Any, Found]) -> Found:
    """Let something happen that is told in coroutines, such as a guest's doings; the browser's own way is to wait."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, story).result()


def until(page: Page, condition: str, patience: int = PATIENCE) -> None:
    """Wait until an expression is true on the page. Playwright's `wait_for_function` would need `eval`, which the
    Content-Security-Policy does not allow; `expect` does without."""
    deadline = time.monotonic() + patience / 1000
    while not page.evaluate(condition):
        assert time.monotonic() < deadline, f"never true: {condition}"
        page.wait_for_timeout(50)


@dataclass
class Traffic:
    """What a profile has asked its server and has no answer to yet."""

    begun: int = 0  # requests and sockets so far
    requests: set[Request] = field(default_factory=set)
    left: set[Request] = field(default_factory=set)  # those under way when their page was left: a browser ends them
    asked: dict[WebSocket, set[str]] = field(default_factory=dict)  # ids of questions; "" until the server greets

    @property
    def quiet(self) -> bool:
        return not self.requests and not any(self.asked.values())

    def watch(self, context: BrowserContext) -> None:
        context.on("request", self.ask)
        context.on("requestfinished", self.answered)
        context.on("requestfailed", self.answered)

    def ask(self, request: Request) -> None:
        if request.is_navigation_request():  # sockets go with the page that opened them, and nobody hears of it
            self.asked.clear()
            self.left |= self.requests
        self.begun += 1
        self.requests.add(request)

    def answered(self, request: Request) -> None:
        self.requests.discard(request)

    def listen(self, socket: WebSocket) -> None:
        """A question over a socket has an id, and its answer the same; a table greets whoever comes."""
        self.begun += 1
        asked = self.asked[socket] = {""}

        def hear(text: str | bytes) -> None:
            asked.difference_update(("", json.loads(text).get("id")))

        socket.on("framesent", lambda text: asked.update({json.loads(text).get("id")} - {None}))
        socket.on("framereceived", hear)
        socket.on("close", lambda _: self.asked.pop(socket, None))


TRAFFIC: WeakKeyDictionary[BrowserContext, Traffic] = WeakKeyDictionary()


def settled(page: Page) -> None:
    """Wait until a page has shown what it has to show: nothing is on its way, the fonts are there, nothing moves."""
    traffic = TRAFFIC[page.context]
    deadline = time.monotonic() + PATIENCE * SLOWER / 1000
    while True:
        begun = traffic.begun
        if traffic.quiet and page.evaluate(SETTLED) and traffic.quiet and traffic.begun == begun:
            return
        assert time.monotonic() < deadline, f"never comes to rest: {page.url}, {traffic}"
        page.wait_for_timeout(20)


@dataclass
class Frame:
    """What went over a socket."""

    sent: bool  # by the page; else by the server
    text: str

    @property
    def content(self) -> Any:
        return json.loads(self.text)


@dataclass
class Visit:
    """Somebody who looks at the page, in a browser profile of their own.

    `complaints` are errors on the console, errors that nothing caught, requests that failed and requests that left the
    origin; whoever expects one says so with `forgive`.
    """

    url: str
    context: BrowserContext
    page: Page
    requests: list[Request] = field(default_factory=list)
    frames: list[Frame] = field(default_factory=list)
    long_tasks: list[tuple[int, int]] = field(default_factory=list)  # duration and start, in milliseconds
    complaints: list[str] = field(default_factory=list)
    forgiven: list[str] = field(default_factory=lambda: ["Service Worker registration blocked by Playwright"])
    traffic: Traffic = field(default_factory=Traffic)

    def go(self, path: str = "/") -> Page:
        """Open an address of the page, and wait until it shows something."""
        self.page.goto(f"{self.url}{path}")
        self.page.wait_for_selector("main, [role=dialog][aria-modal=true]")  # a curtain hides all
        return self.page

    def forgive(self, *parts: str) -> None:
        """Expect complaints with these words in them."""
        self.forgiven += parts

    @property
    def wrongs(self) -> list[str]:
        """What went wrong and was not expected."""
        return [one for one in self.complaints if not any(part in one for part in self.forgiven)]

    def frames_of(self, *types: str) -> list[dict[str, Any]]:
        """What the server said over the socket, of some types."""
        return [one.content for one in self.frames if not one.sent and one.content["type"] in types]

    @property
    def cookie(self) -> str:
        """The token that the server knows this visitor by."""
        return next(str(one.get("value")) for one in self.context.cookies() if one.get("name") == "golazo")

    def become(self, cookie: str) -> None:
        """Be somebody whom the server knows by a token."""
        token = cookie.removeprefix("golazo=")
        self.context.add_cookies(
            [{"name": "golazo", "value": token, "url": self.url, "httpOnly": True, "sameSite": "Lax"}]
        )

    def note(self, request: Request) -> None:
        self.requests.append(request)
        if not request.url.startswith(("data:", "blob:")) and urlsplit(request.url).netloc != urlsplit(self.url).netloc:
            self.complaints.append(f"left the origin: {request.url}")

    def fail(self, request: Request) -> None:
        if request not in self.traffic.left or request.failure != "net::ERR_ABORTED":
            self.complaints.append(f"failed: {request.url} {request.failure}")

    def heed(self, said: ConsoleMessage) -> None:
        """Note what the console complains of, and the address that this is about."""
        if said.type in ("error", "warning"):
            self.complaints.append(f"console: {said.text} ({said.location['url']})")

    def listen(self, socket: WebSocket) -> None:
        if urlsplit(socket.url).netloc != urlsplit(self.url).netloc:
            self.complaints.append(f"left the origin: {socket.url}")
        self.traffic.listen(socket)
        socket.on("framereceived", lambda text: self.frames.append(Frame(False, str(text))))
        socket.on("framesent", lambda text: self.frames.append(Frame(True, str(text))))

    def watch(self, page: Page) -> None:
        """Write down what happens on a page."""
        page.set_default_timeout(PATIENCE)
        page.on("websocket", self.listen)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error.stack or error}"))
        page.on("crash", lambda _: self.complaints.append("the page has crashed"))


def visit(
    browser: Browser,
    url: str,
    language: str = "en",
    viewport: Size = DESKTOP,
    *,
    touch: bool | None = None,
    reduced_motion: bool = False,
    dark: bool = False,
    cookie: str | None = None,
    worker: bool = False,
    scale: float = 1,
) -> Visit:
    """Come to a server with a new profile. Small screens are touched unless said otherwise; `worker` lets the page have
    its service worker, `cookie` (of `Guest.cookie`, or of another visit) makes one somebody whom the server knows."""
    touched = min(viewport) < 600 if touch is None else touch
    width, height = viewport
    context = browser.new_context(
        base_url=url,
        locale=TAGS[language],
        viewport={"width": width, "height": height},
        device_scale_factor=scale,
        has_touch=touched,
        is_mobile=touched,
        reduced_motion="reduce" if reduced_motion else "no-preference",
        color_scheme="dark" if dark else "light",
        service_workers="allow" if worker else "block",
        timezone_id="Europe/Berlin",
    )
    here = Visit(url, context, context.new_page())
    if cookie:
        here.become(cookie)
    context.expose_binding("golazoLongTask", lambda _, duration, start: here.long_tasks.append((duration, start)))
    context.add_init_script(NOTE_LONG_TASKS)
    TRAFFIC[context] = here.traffic
    here.traffic.watch(context)
    context.on("request", here.note)
    context.on("requestfailed", here.fail)
    context.on("console", here.heed)
    context.on("page", here.watch)
    here.watch(here.page)
    if SLOWER > 1:
        slow_down(here.page)
    return here


def slow_down(page: Page) -> None:
    """Give a page a slow processor and a far server, as people have them."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    far = {"offline": False, "latency": LATENCY * SLOWER, "downloadThroughput": -1, "uploadThroughput": -1}
    devtools.send("Network.emulateNetworkConditions", far)
