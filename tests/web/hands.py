"""Somebody's hands on a page: a mouse, a finger, or keys alone."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

SPOT = """async (selector) => {
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


class Hands:
    """How somebody touches a page."""

    def __init__(self, page: Page, *, keys: bool = False) -> None:
        self.page = page
        self.keys = keys
        self.touched = bool(page.evaluate("matchMedia('(pointer: coarse)').matches"))

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

    def tap(self, x: float, y: float) -> None:
        (self.page.touchscreen.tap if self.touched else self.page.mouse.click)(x, y)

    def spot(self, selector: str) -> Any:
        """Where what is marked so can be pressed, once it has come to rest; if nowhere, what is in front of it."""
        return self.page.evaluate(SPOT, selector)
