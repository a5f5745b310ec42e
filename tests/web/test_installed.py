"""The page as an installed app: its manifest and icons, and what one reads while the server is away."""

from __future__ import annotations

import json
import re
import struct
from hashlib import sha256
from pathlib import Path

from playwright.sync_api import expect

from host import Host
from web.browsing import until
from web.looks import axe, no_overflow

PUBLIC = Path(__file__).parents[2] / "web" / "public"
HALF_TIME = {"en": "Half-time", "de": "Halbzeit", "es": "Descanso", "pl": "Przerwa"}


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def test_the_icons_are_what_the_manifest_says() -> None:
    manifest = json.loads((PUBLIC / "golazo.webmanifest").read_text(encoding="utf-8"))
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    for icon in manifest["icons"]:
        content = (PUBLIC / icon["src"].removeprefix("/")).read_bytes()
        if icon["type"] == "image/png":
            width, height = size_of(content)
            assert icon["sizes"] == f"{width}x{height}"
    assert [icon["sizes"] for icon in manifest["icons"] if icon.get("purpose") == "maskable"] == ["512x512"]


def test_the_worker_knows_the_edition_of_what_it_keeps() -> None:
    worker = (PUBLIC / "sw.js").read_text(encoding="utf-8")
    names = re.search(r"OFFLINE = \[(.*)\]", worker)
    assert names
    kept = [PUBLIC / name for name in re.findall(r"'/(.*?)'", names[1])]
    edition = sha256(b"".join(file.read_bytes() for file in kept)).hexdigest()[:12]
    assert f"EDITION = '{edition}'" in worker


def test_while_the_server_is_away_one_reads_why_and_then_is_back(page_of, fragile_host: Host) -> None:
    visits = {language: page_of(language, worker=True, url=fragile_host.url) for language in HALF_TIME}
    for visit in visits.values():
        until(visit.go("/"), "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)")
        visit.forgive("ERR_CONNECTION_REFUSED", "ERR_FAILED", "ERR_ABORTED")
    fragile_host.stop()
    for language, visit in visits.items():
        page = visit.page
        page.goto(f"{fragile_host.url}/icons")
        expect(page.get_by_role("heading")).to_have_text(HALF_TIME[language])
        assert page.evaluate("document.documentElement.lang") == language
        axe(page)
        no_overflow(page)
    fragile_host.start()
    for language, visit in visits.items():
        expect(visit.page.get_by_text(HALF_TIME[language])).to_have_count(0)


def test_the_worker_keeps_files_but_nothing_that_the_server_says(page_of, fragile_host: Host) -> None:
    visit = page_of(worker=True, url=fragile_host.url)
    visit.forgive("ERR_ABORTED")  # what was on its way when the page was loaded anew
    page = visit.go("/")
    until(page, "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)")
    page.reload()
    until(page, "caches.open('golazo-assets').then(cache => cache.keys()).then(keys => keys.length > 0)")
    page.evaluate("fetch('/api/games')")
    kept = page.evaluate(
        """async () => {
          const urls = []
          for (const name of await caches.keys())
            for (const request of await (await caches.open(name)).keys()) urls.push(new URL(request.url).pathname)
          return urls
        }"""
    )
    assert any(path.startswith("/assets/") for path in kept)
    assert [path for path in kept if not path.startswith(("/assets/", "/offline.", "/icon.svg"))] == []
