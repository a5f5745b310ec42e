"""Somebody who clicks everything: each link and each button of a page, what these open, and Back after each of them.

    crawler = Crawler(page_of("de", PHONE, cookie=anna.cookie))
    crawler.crawl("lobby", lambda: "/")
    assert crawler.clicked["lobby"] > 10

After each click the page must be whole: something is shown, nothing is on its way, and nobody has complained. Controls
are told apart by role and name. Of those that only differ in what they are about (cards, rows of a list, rules in a
list of contents) only the first ones are clicked. The language stays.

A page may change by itself while it is read: a bot plays on, or Back has to load another page. So what was there a
moment ago is looked for again where it is gone now.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import Any, TypeVar
from urllib.parse import urlsplit

from playwright.sync_api import Error, Request

from web.browsing import PATIENCE, SETTLED, SLOWER, Visit
from web.hands import Hands
from web.looks import no_missing_text

DEEP = 2  # clicks from the page itself, at most, unless said otherwise
ALIKE = 2  # links that lead to pages of a kind and are followed
TRIES = 3  # how often something is looked for that a bot takes away by playing
CONTROLS = """() => {
  const SOME = 'a[href], button, summary, label, input[type=range], [role=button], [role=tab]'
  const LANGUAGES = ['English', 'Deutsch', 'Español', 'Polski']
  const field = (one) => one.matches('label') ? one.control : one
  const name = (one) =>
    (one.getAttribute('aria-label') ?? (one.textContent || one.title || '')).trim().replace(/\\s+/g, ' ')
  const place = (one) => one.closest('[data-place]')?.dataset.place ?? ''
  const kind = (one) => {
    if (one.matches('a[href]')) {
      const url = new URL(one.href)
      const where = url.pathname.replace(/^[/]t[/][0-9a-z]+/, '/t/*')
      return url.pathname === location.pathname && url.hash ? 'link within the page' : `link to ${where}`
    }
    if (one.dataset.action) return `action ${one.dataset.action.split(' ')[0]}`
    const card = one.closest('[data-card]')
    const row = one.closest('main li')
    if (row && !card) {
      const within = [...row.querySelectorAll(SOME)].indexOf(one)
      return `${within} of a row of list ${[...document.querySelectorAll('ol, ul')].indexOf(row.parentElement)}`
    }
    return card ? `card ${place(one)}` : `${one.localName} ${name(one).replace(/\\d+/g, '#')}`
  }
  const modal = [...document.querySelectorAll('dialog[open], [popover]:popover-open')].at(-1)
  const usable = (one) => {
    if (modal && !modal.contains(one)) return false
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('[inert]')) return false
    const control = field(one)
    if (LANGUAGES.includes(name(one))) return false
    if (!control || control.disabled || (one.matches('label') && !['radio', 'checkbox'].includes(control.type)))
      return false
    return true
  }
  return [...document.querySelectorAll(SOME)].filter(usable).map((element) => ({
    element,
    kind: kind(element),
    name: name(element).slice(0, 80),
    dialog: modal?.getAttribute('aria-label') ?? '',
    outward: element.matches('a[download], a[target], a[href^="/api"], a[href^="/docs"]') ? element.href : '',
  }))
}"""
LISTED = f"""() =>
  ({CONTROLS})().map(({{ kind, name, dialog, outward }}) => ({{ kind, name, dialog, outward }}))"""
SPOT = f"""([kind, name]) => {{
  const found = ({CONTROLS})().find((one) => one.kind === kind && one.name === name)?.element
  if (!found) return null
  found.scrollIntoView({{ block: 'nearest', inline: 'nearest', behavior: 'instant' }})
  const box = found.getBoundingClientRect()
  for (const down of [0.5, 0.2, 0.8])
    for (const right of [0.5, 0.2, 0.8, 0.06, 0.94]) {{
      const [x, y] = [box.left + right * box.width, box.top + down * box.height]
      if (found.contains(document.elementFromPoint(x, y))) return {{ x, y }}
    }}
  return null
}}"""
WHOLE = f"""async () => {{
  const shown = [...document.querySelectorAll('main, dialog[open], [role=dialog]')]
  const speaks = (one) => one.checkVisibility() && one.innerText.trim().length > 20
  return shown.some(speaks) && await ({SETTLED})()
}}"""
# What Back leads to. The length of the history does not tell, as it ends at 50.
BEFORE = "navigation.entries()[navigation.currentEntry.index - 1]?.key"

Found = TypeVar("Found")
Control = tuple[str, str]  # its kind and its name


class Crawler:
    """Clicks through pages as one visitor."""

    def __init__(self, visit: Visit, share: int = 0, shares: int = 1, once: str = "") -> None:
        """Of what stands on a page itself, one in `shares` controls is clicked: other crawlers have the others. What is
        in the dialog `once`, which is the same on all pages, is clicked on one of them."""
        self.visit = visit
        self.share, self.shares = share, shares
        self.page = visit.page
        self.hands = Hands(visit.page)
        self.clicked: Counter[str] = Counter()  # by the name of the page
        self.crawled: list[str] = []  # the names of pages
        self.on_the_way = 0  # requests
        self.story: list[str] = []  # what has been done, for whoever has to find out what went wrong
        self.deep, self.always = DEEP, ""
        self.known: Counter[str] = Counter()  # how many of each kind were clicked on this page
        self.tried: set[Control] = set()
        self.once, self.tried_once = once, set[Control]()
        self.name = self.path = ""
        visit.context.on("request", lambda _: self.count(1))
        for event in ("requestfinished", "requestfailed"):
            visit.context.on(event, self.ended)  # type: ignore[call-overload]

    def count(self, more: int) -> None:
        self.on_the_way += more

    def ended(self, _: Request) -> None:
        self.count(-1)

    def crawl(self, name: str, opened: Callable[[], str], *, deep: int = DEEP, always: str = "") -> None:
        """Click this crawler's share of a page, and everything that this opens. `opened` makes a new page, as some
        clicks end what is there. `always` is the name of a button that does not wait for its crawler, as then links
        do not either."""
        self.name, self.opened, self.deep, self.always = name, opened, deep, always
        self.crawled.append(name)
        self.known.clear()
        self.tried.clear()
        self.arrive(opened())
        self.explore(())

    def arrive(self, path: str) -> None:
        self.path = path
        self.story = [f"{self.name}: {self.path}"]
        self.ask("() => { try { localStorage.clear() } catch {} }")
        self.page.goto(f"{self.visit.url}{self.path}")
        self.whole()

    def explore(self, chain: tuple[Control, ...]) -> None:
        """Click all that can be clicked and was not yet, then what these clicks brought."""
        self.all_texts()
        number = 0
        for one in self.ask(LISTED):
            control, is_link = (one["kind"], one["name"]), one["kind"].startswith("link")
            if one["dialog"] == self.once and self.once:
                if control in self.tried_once:
                    continue
                self.tried_once.add(control)
            if control in self.tried or self.known[one["kind"]] >= (ALIKE if is_link else 1):
                continue
            self.tried.add(control)
            self.known[one["kind"]] += 1
            number += 1
            urgent = self.always and (is_link or one["name"] == self.always)
            if not chain and number % self.shares != self.share and not urgent:
                continue
            if one["outward"]:
                answer = self.page.request.get(one["outward"])
                assert answer.ok, f"{answer.status} {one['outward']}"
            elif self.click(chain, control) and len(chain) + 1 < self.deep and self.is_here():
                self.explore((*chain, control))

    def click(self, chain: tuple[Control, ...], control: Control) -> bool:
        """Click something, wherever it is; once more if it goes just before it is clicked."""
        for _ in range(TRIES):
            if not self.reached(chain, control):
                return False
            if self.press(control):
                return True
        return False

    def press(self, control: Control) -> bool:
        """Click something, and if that leads to another page, come back from there. Not if it has just gone."""
        before = self.address()
        spot = self.ask(SPOT, control)
        if not spot:
            return False
        self.story.append(" ".join(control))
        self.clicked[self.name] += 1
        entry = self.ask("navigation.currentEntry.key")
        self.hands.tap(spot["x"], spot["y"])
        self.whole()
        if self.address() != before:
            self.all_texts()
            if self.ask(BEFORE) == entry:
                self.story.append("Back")
                self.page.go_back()
                self.whole()
                assert self.address() == before, f"Back leads to {self.address()}: {self.story}"
        return True

    def reached(self, chain: tuple[Control, ...], control: Control) -> bool:
        """Come to where something can be clicked: it is here, or behind what is open, or on the page as it was."""
        if self.there(control):
            return True
        self.page.keyboard.press("Escape")
        self.whole()
        if self.there(control):
            return True
        return self.found_at(self.path, chain, control) or self.found_at(self.opened(), chain, control)

    def found_at(self, path: str, chain: tuple[Control, ...], control: Control) -> bool:
        """Open a page, and click what leads to something; whether it is there then."""
        self.arrive(path)
        for step in chain:
            if self.there(step):
                self.press(step)
        return self.there(control)

    def there(self, control: Control) -> bool:
        return self.is_here() and bool(self.ask(SPOT, control))

    def is_here(self) -> bool:
        """Whether this is the page that is being crawled."""
        return self.address() == urlsplit(self.path).path

    def ask(self, expression: str, argument: Any = None) -> Any:
        return self.patiently(lambda: self.page.evaluate(expression, argument))

    def all_texts(self) -> None:
        self.patiently(lambda: no_missing_text(self.page))

    def patiently(self, look: Callable[[], Found]) -> Found:
        """Look at the page; at the next one if this one is just being left."""
        for _ in range(TRIES):
            try:
                return look()
            except Error as error:
                if "context was destroyed" not in error.message:
                    raise
                self.page.wait_for_load_state()
        raise AssertionError(f"one page after another: {self.story}")

    def address(self) -> str:
        return urlsplit(self.page.url).path

    def whole(self) -> None:
        """Wait until the page shows something and nothing is on its way; nobody must have complained."""
        deadline = time.monotonic() + PATIENCE * SLOWER / 1000
        while time.monotonic() < deadline:
            assert self.visit.wrongs == [], f"{self.visit.wrongs} after {self.story}"
            if self.ask(WHOLE) and self.on_the_way <= 0:
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"an empty page after {self.story}: {self.page.evaluate('document.body.innerText')}")
