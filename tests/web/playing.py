"""Somebody who plays in the page: finds what can be done in what it shows, and does it by clicks, taps or keys.

    lena = Sitter(page_of("de", PHONE), seed=1)
    lena.begin("machikoro", level="amateur")       # from the lobby, against a bot
    lena.play()                                    # to the end; `until=` ends sooner
    assert lena.heard.result

Each time it is somebody's turn the page must offer all that is legal and nothing else: parts of a board that choose or
do something are marked `data-action`, the button that does what is chosen `data-do`.
"""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, TimeoutError, expect

from web.browsing import PATIENCE, SETTLED, Visit, until
from web.tongues import say

expect.set_options(timeout=PATIENCE)
BEAT = 20  # milliseconds between two looks at the page
TRIES = 3
BRIEFLY = 2000  # milliseconds
BENCH = ("motivate", "sign")
LETTERS = {
    **{"stop": "n", "end": "n", "shot": "s", "pass": "p", "keep": "k", "no-save": "k"},
    **{"gain shot": "s", "gain pass": "p", "gain defence": "d", "reroll own": "r", "reroll rival": "t"},
    **{"attack": "1", "defend": "2", "use 1": "1", "use 2": "2", "save": "Enter"},
    **{"roll 1": "r", "roll 2": "2", "reroll": "r", "build nothing": "n", "no-swap": "n"},
}
SEEN = """(label) => {
  const reached = (one) =>
    one.checkVisibility({ visibilityProperty: true }) && !one.disabled && !one.closest('[inert]')
  const marked = (name) => [...document.querySelectorAll(`[data-${name}]`)].filter(reached)
  const again = [...document.querySelectorAll('button')].filter(reached)
  return {
    actions: [...new Set(marked('action').map((one) => one.dataset.action))].sort(),
    chosen: marked('do')[0]?.dataset.do ?? null,
    ways: marked('way').filter((one) => one.ariaPressed !== 'true').map((one) => one.dataset.way),
    playing: document.querySelector('[data-playing]') !== null,
    watching: label !== null && again.some((one) => one.textContent.trim().startsWith(label)),
    curtain: document.querySelector('[role=dialog][aria-modal=true]') !== null,
  }
}"""
POINT = """async (selector) => {
  const found = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility() && !one.disabled)
  for (const one of found) {
    const moving = document.getAnimations().filter((motion) => motion.effect?.target?.contains(one)
      && Number.isFinite(motion.effect.getComputedTiming().endTime))
    await Promise.all(moving.map((motion) => motion.finished.catch(() => null)))
    one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    const box = one.getBoundingClientRect()
    for (const down of [0.5, 0.3, 0.7, 0.15, 0.85])
      for (const right of [0.5, 0.3, 0.15, 0.7, 0.85, 0.06, 0.94]) {
        const [x, y] = [box.left + right * box.width, box.top + down * box.height]
        if (one.contains(document.elementFromPoint(x, y))) return { x, y }
      }
  }
  return found.map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    const before = document.elementFromPoint(left + width / 2, top + height / 2)
    return `at ${left}, ${top}, behind ${before?.outerHTML.slice(0, 200)}`
  })
}"""


class Heard:
    """What the page has been told of its table, and has said itself."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.read = 0
        self.seq = -1
        self.table: dict[str, Any] = {}  # the last frame that told all
        self.position: dict[str, Any] = {}
        self.steps: dict[int, dict[str, Any]] = {}
        self.decided: dict[str, str] = {}  # what the page has asked to be done, by id
        self.acknowledged: set[str] = set()
        self.answered: set[str] = set()  # acknowledged, or refused

    def listen(self) -> None:
        """Go through what has come since."""
        for frame in self.visit.frames[self.read :]:
            told = frame.content
            if frame.sent and told["type"] == "decide":
                self.decided[told["id"]] = told["action"]
            elif not frame.sent:
                self.hear(told)
        self.read = len(self.visit.frames)

    def hear(self, told: dict[str, Any]) -> None:
        match told["type"]:
            case "table":
                if self.table and told["table"]["id"] != self.table["table"]["id"]:
                    self.steps = {}
                self.table = told
                keep = told.get("keep", 0)
                self.steps = {number: step for number, step in self.steps.items() if number < keep}
                self.steps |= {step["number"]: step for step in told.get("steps", [])}
                self.seq, self.position = told["seq"], told.get("position") or {}
            case "step":
                number = told["step"]["number"]
                self.steps = {one: step for one, step in self.steps.items() if one < number}
                self.steps[number] = told["step"]
                self.seq, self.position = told["seq"], told["position"]
            case "ack":
                self.acknowledged.add(told["id"])
                self.answered.add(told["id"])
            case "refused":
                self.answered.add(told["id"])

    @property
    def id(self) -> str:
        return str(self.table["table"]["id"])

    @property
    def result(self) -> dict[str, Any] | None:
        return self.table.get("result")

    @property
    def legal(self) -> list[str]:
        """What can be decided now by whoever sits here."""
        mine = self.position.get("to_act") in self.table.get("seats", [])
        return sorted(one["action"] for one in self.position.get("legal", [])) if mine else []

    @property
    def quiet(self) -> bool:
        """Whether all that the page has asked for has been answered."""
        return self.decided.keys() <= self.answered

    @property
    def my_turn(self) -> bool:
        return bool(not self.result and self.position.get("to_act") in self.table.get("seats", []))

    @property
    def phase(self) -> str:
        return str(self.position.get("view", {}).get("phase", ""))


class Sitter:
    """Somebody who sits at a table in the page."""

    def __init__(self, visit: Visit, seed: int = 1, *, keys: bool = False, looks: Looks | None = None) -> None:
        self.visit = visit
        self.page = visit.page
        self.heard = Heard(visit)
        self.chance = random.Random(seed)
        self.keys = keys
        self.looks = looks
        self.touched = bool(visit.page.evaluate("matchMedia('(pointer: coarse)').matches"))
        self.done: list[str] = []  # what was decided by hand
        self.curtains = 0  # that were raised
        self.behind_curtain: list[Callable[[Sitter], None]] = []  # what is looked at before that

    @property
    def language(self) -> str:
        return str(self.page.evaluate("document.documentElement.lang || 'en'"))

    # Getting to a table.

    def begin(self, game: str, *, level: str = "amateur", full: bool = False, rivals: int = 1) -> str:
        """Play against a bot, as somebody does who has just come: the lobby, a game, a level. Returns the table."""
        self.visit.go("/")
        language = self.language
        title = say(language, "game-name", game)
        self.push(self.page.get_by_role("button", name=f"{say(language, 'lobby-play-now')} {title}"))
        window = self.page.get_by_role("dialog", name=say(language, "lobby-quick-title", game=title))
        self.tick(window.get_by_label(say(language, f"shell-level-{level}")))
        if full and game == "tsubasa":
            self.tick(window.get_by_role("switch"))
        if rivals > 1:
            self.tick(window.get_by_role("radio", name=str(rivals), exact=True))
        self.push(window.get_by_role("button", name=say(language, "lobby-start"), exact=True))
        return self.arrived()

    def arrived(self) -> str:
        """Wait until there is a match on the page; returns its table."""
        expect(self.page.locator("[data-game]")).to_be_visible()
        self.wait(lambda: bool(self.heard.position), "a match")
        return self.heard.id

    def push(self, button: Locator) -> None:
        """Push a button by hand, or where one only has keys with Enter."""
        if self.keys:
            self.reach(button)
            self.page.keyboard.press("Enter")
        elif self.touched:
            button.tap()
        else:
            button.click()

    def tick(self, field: Locator) -> None:
        """Choose one of several, or turn something on or off."""
        if self.keys:
            self.reach(field)
            self.page.keyboard.press("Space")
        else:
            field.evaluate("(field) => field.closest('label').scrollIntoView({ block: 'nearest' })")
            label = field.locator("xpath=ancestor::label")
            label.tap() if self.touched else label.click()

    def switch(self, within: Locator, name: str) -> None:
        """Turn something on or off."""
        self.tick(within.get_by_role("switch", name=re.compile(f"^{re.escape(name)}")))

    def reach(self, target: Locator) -> None:
        """Go with the tabulator to where the keys are to do something; radio buttons of a group are one stop."""
        expect(target).to_be_visible()
        for _ in range(200):
            if target.evaluate(
                """(one) => one === document.activeElement || (one.type === 'radio' && one.name
                  && one.name === document.activeElement?.name)"""
            ):
                break
            self.page.keyboard.press("Tab")
        else:
            raise AssertionError(f"cannot be reached by keyboard: {target}")
        for _ in range(20):
            if target.evaluate("(one) => one === document.activeElement"):
                return
            self.page.keyboard.press("ArrowDown")
        raise AssertionError(f"cannot be reached by arrows: {target}")

    # Playing.

    def play(self, until: Callable[[Sitter], object] = lambda _: False, most: int = 5000) -> None:
        """Decide whenever one is asked, until something is so or the match is over."""
        for _ in range(most):
            if not self.asked(until):
                return
            self.decide(self.choice())
        raise AssertionError(f"no end after {most} decisions")

    def asked(self, until: Callable[[Sitter], object] = lambda _: False) -> bool:
        """Wait until the page offers all that can be done; False if the match ends before, or something is so."""
        label = say(self.language, "tsubasa-back-to-match")
        deadline = time.monotonic() + PATIENCE / 1000
        known = self.heard.seq
        seen: dict[str, Any] = {}
        before: dict[str, Any] = {}
        while time.monotonic() < deadline:
            before, seen = seen, self.page.evaluate(SEEN, label)
            self.heard.listen()
            if self.heard.result or until(self):
                return False
            if self.heard.seq != known:
                known, deadline = self.heard.seq, time.monotonic() + PATIENCE / 1000
            if seen["curtain"]:
                self.raise_curtain()
            elif seen["watching"]:
                self.look()
                self.go_on(label)
            elif seen["playing"] and self.heard.legal:
                self.hurry()
            elif self.heard.legal and self.heard.quiet and seen == before and self.offers_all(seen["actions"]):
                self.look()
                return True
            self.page.wait_for_timeout(BEAT)
        raise AssertionError(f"offered {seen.get('actions')}, but can be done: {self.heard.legal}; {seen}")

    def raise_curtain(self) -> None:
        """Say that the device is in one's own hands now."""
        curtain = self.page.locator("[role=dialog][aria-modal=true]")
        self.curtains += 1
        for check in self.behind_curtain:
            check(self)
        self.push(curtain.get_by_role("button"))
        expect(curtain).to_have_count(0)

    def see_to_the_end(self) -> None:
        """What was decided is shown for a while, in front of everything else."""
        label = say(self.language, "tsubasa-back-to-match")
        if self.page.evaluate(SEEN, label)["watching"]:
            self.go_on(label)
        self.page.wait_for_timeout(250)

    def go_on(self, label: str) -> None:
        """Have seen how a contest ended; where the match has ended with it the result is in front of that."""
        if self.keys:
            self.page.keyboard.press("Escape")
            return
        button = self.page.get_by_role("button", name=label)
        with suppress(TimeoutError):
            button.tap(timeout=BRIEFLY) if self.touched else button.click(timeout=BRIEFLY)

    def offers_all(self, actions: list[str]) -> bool:
        """Whether what is offered is what is legal: also what lies behind a tap on the bench."""
        legal = self.heard.legal
        behind = [action for action in legal if verb_of(action) in BENCH and action not in actions]
        if actions == legal:
            return True
        if not behind or sorted([*actions, *behind]) != legal:
            return False
        self.open_bench()
        seen = self.page.evaluate(SEEN, None)["actions"]
        self.page.keyboard.press("Escape")
        expect(self.page.locator("dialog[open]")).to_have_count(0)
        self.heard.listen()
        assert self.heard.legal != legal or set(behind) <= set(seen), f"not on the bench: {behind}"
        return self.heard.legal == legal

    def open_bench(self) -> None:
        name = re.compile(f"^{say(self.language, 'tsubasa-bench')}")
        self.push(self.page.get_by_role("button", name=name))
        expect(self.page.locator("dialog[open] [data-place=bench]")).to_be_visible()

    def choice(self) -> str:
        """Something that can be done: at random, rather what has not been done yet, and rather what brings an end."""
        legal = self.heard.legal
        verbs = {verb_of(action) for action in self.done}
        weights = [1 + 3 * (verb_of(action) not in verbs) + liking(action) for action in legal]
        return self.chance.choices(legal, weights)[0]

    def decide(self, action: str) -> None:
        """Choose an action, do it, and wait until that has happened."""
        self.heard.listen()
        known = self.heard.seq
        self.press_once(action)
        self.wait(lambda: self.heard.seq > known, f"{action} is done")

    def press_once(self, action: str) -> None:
        """Choose an action and do it, whatever comes of that."""
        self.heard.listen()
        asked = len(self.heard.decided)
        for _ in range(TRIES):
            (self.choose_by_keys if self.keys else self.choose)(action)
            if self.waited(lambda: len(self.heard.decided) > asked or self.chosen == action, PATIENCE // TRIES):
                break
        self.done.append(action)
        if len(self.heard.decided) > asked:
            return
        assert self.chosen == action, f"{action} cannot be chosen; {self.chosen} is"
        self.plan()
        if self.keys:
            self.page.keyboard.press("Enter")
        else:
            self.press(f'[data-do="{action}"]')

    @property
    def chosen(self) -> str | None:
        found: str | None = self.page.evaluate(SEEN, None)["chosen"]
        return found

    def plan(self) -> None:
        """Choose beforehand how abilities are to be used, where the page lets one."""
        ways = self.page.evaluate(SEEN, None)["ways"]
        if ways and not self.keys and self.chance.random() < 0.4:
            self.press(f'[data-way="{self.chance.choice(ways)}"]')

    def choose(self, action: str) -> None:
        selector = f'[data-action="{action}"]'
        if verb_of(action) in BENCH and not self.page.locator(selector).count():
            self.open_bench()
        self.press(selector)

    def choose_by_keys(self, action: str) -> None:
        """By its letter or its number where it has one; else by arrows or the tabulator, and Enter."""
        verb = verb_of(action)
        if action in LETTERS:
            self.page.keyboard.press(LETTERS[action])
        elif verb == "tokens":
            self.page.keyboard.press(action.removeprefix("tokens "))
        elif verb == "take":
            self.page.keyboard.press(str(1 + self.heard.legal.index(action)))
        elif self.chance.random() < 0.5 and self.turned_to(action):
            return
        else:
            self.reach(self.page.locator(f'[data-action="{action}"]').first)
            self.page.keyboard.press("Enter")

    def turned_to(self, action: str) -> bool:
        """Go along a row of cards with an arrow, or through the projects of a number, until an action is chosen."""
        row = len(self.heard.legal)
        machikoro = self.heard.table["table"]["game"] == "machikoro"
        for key in "123456789" if machikoro else ["ArrowRight"]:
            for _ in range(row):
                self.page.keyboard.press(key)
                chosen = self.chosen
                if chosen == action:
                    return True
                if chosen is None:
                    break
        return False

    def press(self, selector: str) -> None:
        """Click or tap what is marked so, where it can be seen."""
        deadline = time.monotonic() + PATIENCE / TRIES / 1000
        while time.monotonic() < deadline:
            point = self.page.evaluate(POINT, selector)
            if isinstance(point, dict):
                self.tap(point["x"], point["y"])
                return
            self.see_to_the_end()
        raise AssertionError(f"cannot be tapped: {selector} {point}; {self.page.evaluate(SEEN, None)}")

    def tap(self, x: float, y: float) -> None:
        (self.page.touchscreen.tap if self.touched else self.page.mouse.click)(x, y)

    def hurry(self) -> None:
        """Do not wait for what is being told: a key or a tap shows at once how things stand."""
        if self.keys or self.chance.random() < 0.5:
            self.page.keyboard.press("Home")
        else:
            self.tap(self.page.evaluate("innerWidth / 2"), 5)

    def look(self) -> None:
        if self.looks:
            self.looks(self)

    def waited(self, holds: Callable[[], bool], patience: int = 3000) -> bool:
        """Whether something becomes true soon."""
        deadline = time.monotonic() + patience / 1000
        while time.monotonic() < deadline:
            self.page.wait_for_timeout(BEAT)
            self.heard.listen()
            if holds():
                return True
        return False

    def wait(self, holds: Callable[[], bool], what: str) -> None:
        """Wait until something becomes true that is heard."""
        assert self.waited(holds, PATIENCE), f"never: {what}"


def play_together(*sitters: Sitter, until: Callable[[], object] = lambda: False) -> None:
    """Have several people decide whenever one of them is asked, until something is so or the match is over."""
    while not until():
        for one in sitters:
            one.heard.listen()
        if all(one.heard.result for one in sitters):
            return
        asked = next((one for one in sitters if one.heard.my_turn), None)
        if asked and asked.asked(lambda one: not one.heard.my_turn or until()):
            asked.decide(asked.choice())
        else:
            sitters[0].page.wait_for_timeout(BEAT)


def verb_of(action: str) -> str:
    return action.partition(" ")[0]


def liking(action: str) -> float:
    """How much more often something is done than by chance: matches are to end, and to have everything in them."""
    verb, _, what = action.partition(" ")
    if verb == "build":
        return 0 if what == "nothing" else 30 if what in LARGE else 10
    return {"stop": -0.7, "use": 1, "motivate": 5, "sign": 5}.get(verb, 0)


LARGE = ("youth-academy", "stadium", "tv-studio", "football-museum")


class Looks:
    """Holds the page against what must be true of it, the first time that each phase of a match is seen."""

    def __init__(self, *checks: Callable[[Any], None], seldom: tuple[Callable[[Any], None], ...] = ()) -> None:
        self.checks = checks
        self.seldom = seldom  # every so often only: they take long
        self.seen: dict[tuple[str, bool], int] = {}

    def __call__(self, sitter: Sitter) -> None:
        moment = (sitter.heard.phase, sitter.heard.my_turn)
        if moment in self.seen:
            return
        self.seen[moment] = len(self.seen)
        until(sitter.page, SETTLED)
        for check in (*self.checks, *(self.seldom if self.seen[moment] % 4 == 0 else ())):
            check(sitter.page)
