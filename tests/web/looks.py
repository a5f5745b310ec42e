"""What must hold of whatever the page shows: everybody can use it, nothing is cut off, no text is missing."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from playwright.sync_api import Page

from web.browsing import SETTLED, until

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
TOO_MUCH = re.compile(r"\{[^{}]*\}|\bundefined\b|\bNaN\b|\[object \w+\]|^null$")
KEY = re.compile(r"(?<![\w-])([a-z][a-z0-9]*)(-[a-z0-9_]+)+(?![\w-])")
VIOLATIONS = """async () => {
  let found = []
  for (let tries = 0; tries < 3; tries++) { // what changes meanwhile is seen half before and half after
    let changed = false
    const watch = new MutationObserver(() => { changed = true })
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    found = (await axe.run(document)).violations
    watch.disconnect()
    if (!changed || !found.length) break
  }
  return found
}"""
SPOKEN = """() => {
  const attributes = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']
  const said = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node = walk.currentNode; node; node = walk.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) {
      const parent = node.parentElement
      const text = node.data.trim().replace(/\\s+/g, ' ')
      if (text && !parent.closest('script, style, noscript, [data-typed]') && parent.checkVisibility()) said.push(text)
    } else {
      for (const name of attributes) if (node.getAttribute(name)) said.push(node.getAttribute(name).trim())
    }
  }
  return [document.title, ...said]
}"""
CUT_OFF = """() => {
  const found = []
  const root = document.documentElement
  if (root.scrollWidth > root.clientWidth + 1)
    found.push(`the page scrolls sideways: ${root.scrollWidth} > ${root.clientWidth}`)
  const hides = (value) => value === 'hidden' || value === 'clip'
  const scrolls = (value) => value === 'auto' || value === 'scroll'
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const parent = node.parentElement
    const text = node.data.trim()
    if (!text || parent.closest('script, style, noscript, title, desc, [data-cut]')) continue
    if (parent.closest('[aria-hidden="true"]') && !parent.closest('[data-seen]')) continue
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.width < 2 || box.height < 2) continue
    const size = parseFloat(getComputedStyle(parent).fontSize)
    const slack = Math.max(3, size * 0.35) // a line may be lower than its letters' box
    let sideways = true
    let down = true
    let hidden = false
    for (let around = parent; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around)
      const edge = around.getBoundingClientRect()
      if (hides(style.overflowX) && edge.width <= 2) hidden = true // only spoken
      if (sideways && hides(style.overflowX) && (box.right > edge.right + 1.5 || box.left < edge.left - 1.5)) {
        found.push(`cut off sideways: “${text}” in ${around.tagName}.${around.getAttribute('class') ?? ''}`)
        break
      }
      if (down && hides(style.overflowY) && (box.bottom > edge.bottom + slack || box.top < edge.top - slack)) {
        found.push(`cut off: “${text}” in ${around.tagName}.${around.getAttribute('class') ?? ''}`)
        break
      }
      if (scrolls(style.overflowX)) sideways = false
      if (scrolls(style.overflowY)) down = false
      if (style.position === 'fixed') break
    }
    if (hidden) {
      if (found.at(-1)?.includes(`“${text}”`)) found.pop()
      continue
    }
    if (sideways && (box.left < -1.5 || box.right > innerWidth + 1.5)) found.push(`beside the page: “${text}”`)
  }
  return [...new Set(found)]
}"""


def axe(page: Page) -> None:
    """No violation of serious or critical kind, as axe-core sees it."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(VIOLATIONS)
    grave = [
        f"{one['id']}: {one['help']}: {node['html'][:200]} {node['failureSummary'][:300]}"
        for one in found
        for node in one["nodes"][:4]
        if one["impact"] in GRAVE
    ]
    assert grave == [], "\n".join(grave)


def no_overflow(page: Page) -> None:
    """No text is cut off or beside the page, and the page does not scroll sideways. What is meant to be cut, such as
    ornament, is `aria-hidden` or marked `data-cut`; what is `aria-hidden` because it is said in other words, but has to
    be seen whole, is marked `data-seen`."""
    found: list[str] = page.evaluate(CUT_OFF)
    assert found == [], "\n".join(found)


def spoken(page: Page) -> list[str]:
    """All that the page says, to eyes and to screen readers."""
    said: list[str] = page.evaluate(SPOKEN)
    return said


def no_missing_text(page: Page) -> None:
    """No key instead of its text, nothing left to fill in, and no English in another language. What people have typed
    themselves is marked `data-typed`."""
    language = page.evaluate("document.documentElement.lang")
    wrong = [f"{language}: {problem}" for text in spoken(page) for problem in problems(text, language)]
    assert wrong == [], "\n".join(wrong)


def problems(text: str, language: str) -> Iterator[str]:
    """What is wrong with a text that somebody sees."""
    if TOO_MUCH.search(text):
        yield f"not filled in: {text}"
    for match in KEY.finditer(text):
        if match[1] in beginnings() and match[0] not in words(language):
            yield f"a key: {match[0]}"
    if text in english() and text not in sentences(language) and " " in text:
        yield f"English: {text}"


def files(language: str) -> list[Path]:
    """The texts of a language: the page's own, the server's, the games'."""
    shared = [path for path in (ROOT / "src" / "golazo").rglob(f"{language}.ftl") if path.parent.name == "text"]
    games = (ROOT / "web" / "src" / "games").glob(f"*/text/{language}/*.ftl")
    return [*shared, *(ROOT / "web" / "text" / language).glob("*.ftl"), *games]


@cache
def messages(language: str) -> list[tuple[str, ftl.Pattern]]:
    parsed = [parse(file.read_text(encoding="utf-8")) for file in files(language)]
    found = [entry for resource in parsed for entry in resource.body if isinstance(entry, ftl.Message)]
    return [(entry.id.name, entry.value) for entry in found if entry.value is not None]


def said(language: str, key: str) -> str:
    """A text, to find things by what they are called: `page.get_by_role("button", name=said("de", "lobby-play"))`."""
    found = dict(messages(language))[key].elements
    assert len(found) == 1, f"{key} has something to fill in"
    assert isinstance(found[0], ftl.TextElement), f"{key} has something to fill in"
    return " ".join(found[0].value.split())


@cache
def beginnings() -> frozenset[str]:
    """How keys begin."""
    return frozenset(key.partition("-")[0] for key, _ in messages("en") if "-" in key)


@cache
def sentences(language: str) -> frozenset[str]:
    """The texts with nothing to fill in."""
    patterns = (pattern.elements for _, pattern in messages(language))
    return frozenset(
        " ".join(elements[0].value.split())
        for elements in patterns
        if len(elements) == 1 and isinstance(elements[0], ftl.TextElement)
    )


def english() -> frozenset[str]:
    return sentences("en")


@cache
def words(language: str) -> frozenset[str]:
    """Words that look like keys, and are used in texts."""
    written = " ".join(file.read_text(encoding="utf-8") for file in files(language))
    texts = re.sub(r"^[\w-]+ =|\{[^{}]*\}", " ", written, flags=re.MULTILINE)
    return frozenset(match[0] for match in KEY.finditer(texts))


class Looks:
    """Holds the page against what must be true of it, the first time that each phase of a match is seen."""

    def __init__(self, *checks: Callable[[Any], None], seldom: tuple[Callable[[Any], None], ...] = ()) -> None:
        self.checks = checks
        self.seldom = seldom  # every so often only: they take long
        self.seen: dict[tuple[str, bool], int] = {}

    def __call__(self, page: Page, moment: tuple[str, bool]) -> None:
        if moment in self.seen:
            return
        self.seen[moment] = len(self.seen)
        until(page, SETTLED)
        for check in (*self.checks, *(self.seldom if self.seen[moment] % 4 == 0 else ())):
            check(page)
