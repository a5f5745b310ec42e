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

from web.browsing import PATIENCE, Visit
from web.hands import Hands
from web.hearing import Heard
from web.looks import Looks
from web.tongues import say

BEAT = 20  # milliseconds between two looks at the page
TRIES = 3
BRIEFLY = 2000  # milliseconds
BENCH = ("motivate", "sign")
LETTERS = {
    **{"stop": "n", "end": "n", "shot": "s", "pass": "p", "keep": "k", "no-save": "k"},
    **{"gain shot": "s", "gain pass": "p", "gain defence": "d"},
    **{"reroll own": "r", "reroll rival": "t", "reroll save": "g"},
    **{"attack": "1", "defend": "2", "use 1": "1", "use 2": "2"},
    **{"roll 1": "r", "roll 2": "2", "reroll": "r", "build nothing": "n", "no-swap": "n"},
}
SEEN = """(label) => {
  const reached = (one) =>
    one.checkVisibility({ visibilityProperty: true }) && !one.disabled && !one.closest('[inert]')
  const marked = (name) => [...document.querySelectorAll(`[data-${name}]`)].filter(reached)
  const says = (one) => label !== null && one.textContent.trim().startsWith(label)
  return {
    actions: [...new Set(marked('action').map((one) => one.dataset.action))].sort(),
    chosen: marked('do')[0]?.dataset.do ?? null,
    ways: marked('way').filter((one) => one.ariaPressed !== 'true').map((one) => one.dataset.way),
    playing: document.querySelector('[data-playing]') !== null,
    watching: [...document.querySelectorAll('button')].some((one) => says(one) && reached(one)),
    curtain: document.querySelector('[role=dialog][aria-modal=true]') !== null,
  }
}"""


class Sitter(Hands):
    """Somebody who sits at a table in the page."""

    def __init__(self, visit: Visit, seed: int = 1, *, keys: bool = False, looks: Looks | None = None) -> None:
        super().__init__(visit.page, keys=keys)
        self.visit = visit
        self.heard = Heard(visit)
        self.chance = random.Random(seed)
        self.looks = looks
        self.pause = 0  # milliseconds for which somebody looks at what they have chosen before they do it
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
        table = self.arrived()
        if game == "tsubasa":  # CT-SET-4: a first match is the simpler one
            options = self.heard.table["table"]["options"]
            assert options["motivation"] == options["signings"] == full
        return table

    def arrived(self) -> str:
        """Wait until there is a match on the page; returns its table."""
        expect(self.page.locator("[data-game]")).to_be_visible()
        self.wait(lambda: bool(self.heard.position), "a match")
        return self.heard.id

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
            elif seen["playing"] and self.heard.my_turn:
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
        bench = self.open_bench()
        seen = self.page.evaluate(SEEN, None)["actions"]
        self.page.keyboard.press("Escape")
        expect(bench).to_have_count(0)  # a dialog that has closed keeps what is in it for a moment
        self.heard.listen()
        assert self.heard.legal != legal or set(behind) <= set(seen), f"not on the bench: {behind}"
        return self.heard.legal == legal

    def open_bench(self) -> Locator:
        name = re.compile(f"^{say(self.language, 'tsubasa-bench')}")
        self.push(self.page.get_by_role("button", name=name))
        bench = self.page.locator("dialog [data-place=bench]")
        expect(bench).to_be_visible()
        return bench

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
        if self.pause:
            self.page.wait_for_timeout(self.pause)
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
        if verb_of(action) in BENCH and not self.page.locator(selector).filter(visible=True).count():
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
        elif verb == "save":
            several = sum(verb_of(one) == "save" for one in self.heard.legal) > 1
            self.page.keyboard.press(str(1 + self.heard.legal.index(action)) if several else "Enter")
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
            spot = self.spot(selector)
            if isinstance(spot, dict):
                self.tap(spot["x"], spot["y"])
                return
            self.see_to_the_end()
        raise AssertionError(f"cannot be tapped: {selector} {spot}; {self.page.evaluate(SEEN, None)}")

    def hurry(self) -> None:
        """Do not wait for what is being told: a key or a tap shows at once how things stand."""
        if self.keys or self.chance.random() < 0.5:
            self.page.keyboard.press("Home")
        else:
            self.tap(self.page.evaluate("innerWidth / 2"), 5)

    def look(self) -> None:
        if self.looks:
            self.looks(self.page, (self.heard.phase, self.heard.my_turn))

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
