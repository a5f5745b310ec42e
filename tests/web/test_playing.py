"""Who plays in these tests waits for the page, however slow it is."""

from __future__ import annotations

from host import Host
from web.browsing import PHONE
from web.conftest import PageOf
from web.driving import Player
from web.playing import BENCH, Sitter, verb_of
from web.scenes import SCENES

LATE = """addEventListener('close', (closed) => {
  if (!closed.isTrusted) return
  closed.stopImmediatePropagation()
  setTimeout(() => closed.target.dispatchEvent(new Event('close')), 300)
}, true)"""


def test_somebody_is_brought_on_though_dialogs_are_slow_to_close(page_of: PageOf, host: Host) -> None:
    anna = Player(host.url, "Anna")
    table = anna.bring(SCENES["tsubasa-bench"], "me", "amateur")
    visit = page_of("de", PHONE, reduced_motion=True, cookie=anna.cookie)
    visit.context.add_init_script(LATE)
    visit.go(f"/t/{table}")
    lena = Sitter(visit)
    assert lena.asked()
    last = max(lena.heard.steps)
    lena.decide(next(action for action in lena.heard.legal if verb_of(action) in BENCH))
    assert lena.heard.steps[last + 1]["seat"] == 0
