"""Nothing secret is in the page: not in what it is told, and not in what it shows. And it talks to its server only."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import httpx2
from audit import Account, accounts
from redaction import Checker, Kept

from golazo.server.tables.table_state import TableState
from host import Host
from web.browsing import DESKTOP, PHONE, Visit, aside, settled
from web.conftest import PageOf
from web.driving import Player
from web.knowing import Cards, Snapshot
from web.playing import BEAT, Sitter

VIOLATIONS = """
window.violations = []
const note = (one) => window.violations.push(`${one.violatedDirective} ${one.blockedURI}`)
document.addEventListener('securitypolicyviolation', note)
"""


@dataclass(frozen=True)
class Seen:
    """What a coach's page showed when the match had come to a line of its log."""

    seat: int
    seq: int
    still: bool  # nothing was on its way
    page: Snapshot
    told: frozenset[str]  # the cards that it had been told of, ever
    now: frozenset[str]  # the cards that the position mentions, or the last step
    known: frozenset[str]  # those that are surely in the rival's hand


class Watched:
    """A coach whose page is looked into whenever somebody has decided."""

    def __init__(self, coach: Sitter, cards: Cards) -> None:
        self.coach = coach
        self.cards = cards
        self.told: set[str] = set()
        self.read = 0
        self.seen: list[Seen] = []

    def look(self, *, still: bool) -> None:
        heard = self.coach.heard
        seat = heard.table["seats"][0]
        page = Snapshot.of(self.coach.page, 1 - seat)
        heard.listen()
        for frame in self.coach.visit.frames[self.read :]:
            self.told |= self.cards.told_in(frame.content)
        self.read = len(self.coach.visit.frames)
        known = frozenset(heard.position["view"].get("hands", [{}, {}])[1 - seat].get("known", ()))
        now = self.cards.told_in([heard.position, heard.steps[max(heard.steps)]])
        self.seen.append(Seen(seat, heard.seq, still, page, frozenset(self.told), now, known))


def kept_by(visit: Visit, player: str) -> Iterator[Kept]:
    """All that a page was told over the socket, as the checker of frames wants it."""
    asked: dict[str, tuple[int, str]] = {}
    seq, seat = 0, None
    for frame in visit.frames:
        told = frame.content
        if frame.sent:
            if "action" in told:
                asked[told["id"]] = seq, told["action"]
        elif told["type"] != "pong":
            by_rule = told["type"] == "because" or told.get("code", "").startswith("CT-")
            yield Kept(player, frame.text, asked=asked[told["id"]] if by_rule else None, seat=seat)
            if told["type"] in ("table", "step"):
                seq, seat = told["seq"], (told.get("position") or {}).get("seat")


def hidden_at(account: Account, cards: Cards) -> dict[tuple[int, int], frozenset[str]]:
    """By line of the log and seat: the cards in the rival's hand of which the seat knows nothing at all."""
    state = TableState(account.state.header, account.state.match.catalogue)
    notation = state.match.game.notation
    found = {}
    for line in range(len(account.entries) + 1):
        if line:
            state.add(account.entries[line - 1])
        whole = notation.given(state.match.state)
        for seat in (0, 1):
            known = cards.told_in(notation.view(state.match.state, seat))
            found[line, seat] = frozenset(whole["hand"][1 - seat]) - known
    return found


def test_no_coach_sees_the_other_hand(page_of: PageOf, host: Host) -> None:
    ana, ben = Player(host.url, "Ana"), Player(host.url, "Ben")
    table = ana.open("tsubasa", "me", "open", options={"first_match": True})
    ben.join(table)
    visits = page_of("en", DESKTOP, cookie=ana.cookie), page_of("en", PHONE, cookie=ben.cookie, reduced_motion=True)
    cards = Cards.of(ana.get(f"/api/tables/{table}/catalogue"), "en")
    coaches = []
    for number, visit in enumerate(visits):
        visit.go(f"/t/{table}")
        coaches.append(Sitter(visit, seed=20 + number))
        coaches[-1].arrived()
    watched = [Watched(coach, cards) for coach in coaches]

    while not all(one.coach.heard.result for one in watched):
        asked = next((one for one in watched if one.coach.heard.my_turn), None)
        if asked and asked.coach.asked(lambda coach: not coach.heard.my_turn):
            asked.look(still=True)
            unseen = "draft deck"  # a card that nobody else knows anything of
            asked.coach.decide(unseen if unseen in asked.coach.heard.legal else asked.coach.choice())
            next(one for one in watched if one is not asked).look(still=False)
        else:
            watched[0].coach.page.wait_for_timeout(BEAT)
            for one in watched:
                one.coach.heard.listen()
    account = aside(accounts(host.db, [table]))[table]
    players = [who.get("/api/me")["player"] for who in (ana, ben)]
    kept = [one for visit, player in zip(visits, players, strict=True) for one in kept_by(visit, player)]
    checked = Checker(account).check(kept)
    assert min(checked[kind] for kind in ("table", "step", "foreseen")) > 0

    hidden = hidden_at(account, cards)
    secrets = 0
    for one in (seen for coach in watched for seen in coach.seen if seen.seq < len(account.entries)):
        assert not cards.shown_in(one.page.all, one.told), "shows a card that it was never told of"
        secret = hidden[one.seq, one.seat]
        secrets += len(secret)
        assert not secret & cards.shown_in(one.page.all, one.told - secret)
        if one.still:
            assert not cards.shown_in(one.page.table, one.now), "shows a card that nobody could know of any more"
            assert not cards.shown_in(one.page.hand, one.known), "shows a card in the rival's hand"
    assert secrets > 0


def test_nothing_of_a_hand_is_behind_the_curtain(page_of: PageOf, host: Host) -> None:
    ana = Player(host.url, "Ana")
    table = ana.open("tsubasa", "me", "me")
    cards = Cards.of(ana.get(f"/api/tables/{table}/catalogue"), "en")
    both = Sitter(page_of(cookie=ana.cookie, reduced_motion=True))

    def nothing(sitter: Sitter) -> None:
        assert not cards.shown_in(sitter.page.evaluate("document.documentElement.outerHTML"))

    both.behind_curtain.append(nothing)
    both.visit.go(f"/t/{table}")
    both.arrived()
    both.play(until=lambda one: one.curtains >= 12)
    assert both.curtains >= 12


def test_the_page_runs_nothing_but_its_own_scripts(page_of: PageOf, host: Host) -> None:
    policy = httpx2.get(host.url).headers["content-security-policy"]
    directives = dict(one.strip().partition(" ")[::2] for one in policy.split(";"))
    assert directives["default-src"] in ("'none'", "'self'")
    assert directives["script-src"] == "'self'"
    assert "unsafe-eval" not in policy
    visit = page_of(reduced_motion=True)
    visit.context.add_init_script(VIOLATIONS)
    lena = Sitter(visit)
    for game in ("tsubasa", "machikoro"):
        table = lena.begin(game)
        lena.play(until=lambda one: len(one.done) % 5 == 4)
        lena.done.append("")
        assert visit.page.evaluate("violations") == []
        for path in (f"/rules/{game}", f"/learn/{game}", "/icons", "/archive", f"/t/{table}/fair"):
            settled(visit.go(path))
            assert visit.page.evaluate("violations") == []
    hosts = {request.url.split("/")[2] for request in visit.requests if request.url.startswith("http")}
    assert hosts == {host.url.removeprefix("http://")}
