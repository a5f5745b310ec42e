"""Somebody who clicks everything: each link and each button of a page, what these open, and Back after each of them.

    crawler = Crawler(page_of("de", PHONE, cookie=anna.cookie))
    crawler.crawl("lobby", lambda: "/")
    assert crawler.clicked["lobby"] > 10

After each click the page must be whole: something is shown, nothing is on its way, and nobody has complained. Controls
are told apart by role, name and the dialog that they stand in. Of those that only differ in what they are about (cards,
rows of a list, rules in a list of contents) only the first ones are clicked. The language stays. What stands on a page
and cannot be clicked is noted in `unreached`, unless it has just gone.

A page may change by itself while it is read: a bot plays on, or Back has to load another page. So what was there a
moment ago is looked for again where it is gone now. What only one step of a replay or of a lesson shows is looked for
at the address that the page had then, which names the step.
"""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Callable
from typing import Any, TypeVar
from urllib.parse import urlsplit

from playwright.sync_api import Error

from web.browsing import PATIENCE, SETTLED, SLOWER, Visit
from web.hands import Hands
from web.looks import no_missing_text

DEEP = 2  # clicks from the page itself, at most, unless said otherwise
ALIKE = 2  # links that lead to pages of a kind and are followed
TRIES = 3  # how often something is looked for that a bot takes away by playing
CONTROLS = """() => {
  const SOME = 'a[href], button, summary, label, input[type=range], [role=button], [role=tab]'
  const OUTWARD = 'a[download], a[target], a[href^="/api"], a[href^="/docs"], a[href^="/third-party-notices"]'
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
    const row = one.closest('main li, [data-scroll] li')
    if (row && !card) {
      const within = [...row.querySelectorAll(SOME)].indexOf(one)
      const list = [...document.querySelectorAll('ol, ul')].indexOf(row.parentElement)
      return `${within} of a row of ${row.closest('[data-scroll]') ? 'the log' : `list ${list}`}`
    }
    return card ? `card ${place(one)}` : `${one.localName} ${name(one).replace(/\\d+/g, '#')}`
  }
  // A panel over the whole page is no dialog of the browser's, yet nothing under it can be clicked.
  const panels = [...document.querySelectorAll('[role=dialog]:not(dialog, [data-coach])')]
  const over = panels.filter((one) => one.checkVisibility())
  const modal = [...document.querySelectorAll('dialog[open], [popover]:popover-open')].at(-1) ?? over.at(-1)
  const standsIn = modal ? ` in ${modal.getAttribute('aria-label')?.replace(/\\d+/g, '#')}` : ''
  // What the coach of a lesson stands before is clicked once the coach has moved; news of a rematch can be closed.
  const coach = document.querySelector('[role=dialog][data-coach], [data-call]')
  const isBehindCoach = (one) => {
    if (!coach || coach.contains(one)) return false
    const { left, top, width, height } = one.getBoundingClientRect()
    const spots = [0.5, 0.2, 0.8].flatMap((down) => [0.5, 0.2, 0.8, 0.06, 0.94].map((right) => [right, down]))
    const found = spots.map(([right, down]) => document.elementFromPoint(left + right * width, top + down * height))
    return found.some((other) => coach.contains(other)) && !found.some((other) => one.contains(other))
  }
  const usable = (one) => {
    if (modal && !modal.contains(one)) return false
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('[inert]')) return false
    const control = field(one)
    if (LANGUAGES.includes(name(one))) return false
    if (!control || control.disabled || (one.matches('label') && !['radio', 'checkbox'].includes(control.type)))
      return false
    return !isBehindCoach(one)
  }
  return [...document.querySelectorAll(SOME)].filter(usable).map((element) => ({
    element,
    kind: kind(element) + standsIn,
    name: name(element).slice(0, 80),
    dialog: modal?.getAttribute('aria-label') ?? '',
    outward: element.matches(OUTWARD) ? element.href : '',
    address: location.pathname + location.search,
  }))
}"""
LISTED = f"""() =>
  ({CONTROLS})().map(({{ kind, name, dialog, outward, address }}) => ({{ kind, name, dialog, outward, address }}))"""
SPOT = f"""([kind, name]) => {{
  const alike = (text) => text.replace(/\\d+/g, '#') // what is counted may have changed, matches for instance
  const all = ({CONTROLS})().filter((one) => one.kind === kind)
  const same = all.filter((one) => one.name === name)
  for (const one of same.length ? same : all.filter((one) => alike(one.name) === alike(name))) {{
    const found = one.element
    found.scrollIntoView({{ block: 'nearest', inline: 'nearest', behavior: 'instant' }})
    const box = found.getBoundingClientRect()
    for (const down of [0.5, 0.2, 0.8])
      for (const right of [0.5, 0.2, 0.8, 0.06, 0.94]) {{
        const [x, y] = [box.left + right * box.width, box.top + down * box.height]
        if (found.contains(document.elementFromPoint(x, y))) return {{ x, y }}
      }}
  }}
  return null
}}"""
WHOLE = f"""async () => {{
  const places = location.pathname.startsWith('/learn/') ? [] : ['main'] // a lesson's coach has to have spoken
  const shown = [...document.querySelectorAll([...places, 'dialog[open]', '[role=dialog]'])]
  const speaks = (one) => one.checkVisibility({{ visibilityProperty: true }}) && one.innerText.trim().length > 20
  return shown.some(speaks) && await ({SETTLED})()
}}"""
# What Back leads to. The length of the history does not tell, as it ends at 50.
BEFORE = "navigation.entries()[navigation.currentEntry.index - 1]?.key"

Found = TypeVar("Found")
Control = tuple[str, str]  # its kind, with the dialog that it stands in, and its name
Chain = tuple[Control, ...]  # what is clicked, one after the other


class Crawler:
    """Clicks through pages as one visitor."""

    def __init__(self, visit: Visit, share: int = 0, shares: int = 1, apart: str = "") -> None:
        """Of what stands on a page itself, one in `shares` controls is clicked: other crawlers have the others. Buttons
        are clicked by all of them, as they open dialogs, and links where `links` is set. What is in the dialog `apart`,
        which is the same on all pages, is clicked where it is crawled by itself, and nothing is shared there."""
        self.visit = visit
        self.share, self.shares = share, shares
        self.page = visit.page
        self.hands = Hands(visit.page)
        self.clicked: Counter[str] = Counter()  # by the name of the page
        self.crawled: list[str] = []  # the names of pages
        self.story: list[str] = []  # what has been done, for whoever has to find out what went wrong
        self.deep, self.links, self.shared = DEEP, False, True
        self.unreached: list[tuple[str, Control]] = []  # the page, and what could not be clicked there
        self.numbers: Counter[str] = Counter()  # of controls that stand on a page itself
        self.done: defaultdict[str, set[int]] = defaultdict(set)  # which of them were clicked
        self.through: Chain = ()
        self.known: Counter[str] = Counter()  # how many of each kind were clicked on this page
        self.tried: set[Control] = set()
        self.ways: defaultdict[Control, list[Chain]] = defaultdict(list)  # to what has been seen
        self.addresses: dict[Control, str] = {}  # at which it was seen first
        self.apart = apart
        self.name = self.path = self.awaited = ""
        self.visitor: Callable[[], str] | None = None

    def crawl(
        self,
        name: str,
        opened: Callable[[], str],
        *,
        deep: int = DEEP,
        links: bool = False,
        shared: bool = True,
        through: str = "",
        shows: str = "",
        stays: bool = False,
        forgive: tuple[str, ...] = (),
        visitor: Callable[[], str] | None = None,
    ) -> None:
        """Click this crawler's share of a page, or all of it if it is not `shared`, and everything that this opens.
        `opened` makes a new page, as some clicks end what is there; `through` is how the name of the button begins that
        is clicked first: only what it opens is crawled. `shows` is a selector of what the page must show, at each visit
        if it `stays`. `forgive` is what may be complained of here and nowhere else. `visitor` is the cookie of somebody
        else who comes here; it is a new one for each new page, as some clicks sign out."""
        self.name, self.opened, self.links, self.shared = name, opened, links, shared
        self.visitor, usual = visitor, self.visit.cookie if visitor else ""
        self.through, self.deep = (), deep
        self.awaited = shows if stays else ""
        self.crawled.append(name)
        self.known.clear()
        self.tried.clear()
        self.ways.clear()
        self.addresses.clear()
        forgiven = [*self.visit.forgiven]
        self.visit.forgive(*forgive)
        self.arrive(self.new_page())
        if shows:
            self.page.wait_for_selector(shows)
        if through:
            self.go_through(through)
        self.explore(self.through)
        self.whole()
        self.visit.complaints.clear()
        self.visit.forgiven[:] = forgiven
        if visitor:
            self.visit.become(usual)

    def new_page(self) -> str:
        if self.visitor:
            self.visit.become(self.visitor())
        return self.opened()

    def go_through(self, beginning: str) -> None:
        """Click the button whose name begins so; what stood there before is not crawled."""
        before = [(one["kind"], one["name"]) for one in self.seen(())]
        button = next(one for one in before if one[1].startswith(beginning))
        assert self.press(button), self.story
        self.through, self.deep = (button,), self.deep + 1

    def arrive(self, path: str) -> None:
        self.path = path
        self.story = [f"{self.name}: {self.path}"]
        self.ask("() => { try { localStorage.clear() } catch {} }")
        self.page.goto(f"{self.visit.url}{self.path}")
        self.whole()
        if self.awaited:
            self.page.wait_for_selector(self.awaited)
            self.whole()

    def explore(self, chain: Chain) -> None:
        """Click all that can be clicked here and was not seen before, then what these clicks brought."""
        self.all_texts()
        number, begun = 0, chain == self.through
        for one in self.seen(chain):
            control, is_link = (one["kind"], one["name"]), one["kind"].startswith("link")
            if self.apart and one["dialog"] == self.apart and self.shared:
                continue
            if self.ways[control][-1] != chain or control in self.tried:
                continue
            if self.known[one["kind"]] >= (ALIKE if is_link else 1):
                continue
            self.tried.add(control)
            self.known[one["kind"]] += 1
            number += 1
            own = not self.shared or not begun or number % self.shares == self.share
            if begun:
                self.numbers[self.name] = number
            if not own and not one["kind"].startswith("button ") and not (is_link and self.links):
                continue
            if one["outward"]:
                answer = self.page.request.get(one["outward"])
                assert answer.ok, f"{answer.status} {one['outward']}"
            elif not self.click(control):
                self.unreached.append((self.name, control))
                continue
            elif own and len(chain) + 1 < self.deep and self.is_here():
                self.explore((*chain, control))
            else:
                self.all_texts()
                self.seen((*chain, control))
            if begun:
                self.done[self.name].add(number)

    def seen(self, chain: Chain) -> list[dict[str, str]]:
        """What can be clicked now. What is new belongs to the last click of a chain, and is explored after it only:
        it may stay while others are explored. What came too deep to be explored is explored where it comes again."""
        found: list[dict[str, str]] = self.ask(LISTED) if self.is_here() else []
        for one in found:
            control = (one["kind"], one["name"])
            self.addresses.setdefault(control, one["address"])
            ways = self.ways[control]
            if not ways or len(chain) < self.deep <= len(ways[-1]):
                ways.append(chain)
        return found

    def click(self, control: Control) -> bool:
        """Click something, wherever it is; once more if it goes just before it is clicked."""
        ways = self.ways[control][::-1]
        return any(self.reached(way, control) and self.press(control) for _ in range(TRIES) for way in ways)

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

    def reached(self, chain: Chain, control: Control) -> bool:
        """Come to where something can be clicked: it is here, or behind what is open, or on the page as it was, or at
        the step at which it was seen."""
        if self.there(control):
            return True
        self.page.keyboard.press("Escape")
        self.whole()
        if self.there(control):
            return True
        if self.found_behind(chain, control):
            return True
        for path in (lambda: self.path, lambda: self.step_of(control), self.new_page):
            self.arrive(path())
            if self.found_behind(chain, control):
                return True
        return False

    def step_of(self, control: Control) -> str:
        """The address of this page at which something was seen; that of the page itself if it was seen on another."""
        seen = self.addresses[control]
        return seen if urlsplit(seen).path == urlsplit(self.path).path else self.path

    def found_behind(self, chain: Chain, control: Control) -> bool:
        """Click what leads to something, as far as that is there; whether it is there then."""
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
            if self.ask(WHOLE) and self.visit.traffic.quiet:
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"an empty page after {self.story}: {self.page.evaluate('document.body.innerText')}")
