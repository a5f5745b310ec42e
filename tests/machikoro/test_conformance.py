"""Machi Koro Fußball passes the conformance suite; its journal is enough to keep everybody's coins and cards."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numba
import pytest

from golazo.games.machikoro import GAME
from golazo.games.machikoro.cards.catalogue import LARGE
from golazo.match.match import Event, Match
from golazo.testing import Check, Trial, conformance
from golazo.testing.trial import positions

INTERPRETED = bool(numba.config.DISABLE_JIT)
MATCHES = 1 if INTERPRETED else 16
POSITIONS = 24 if INTERPRETED else 600
TOO_SLOW_INTERPRETED = {"bots_choose_legal_actions", "threads_make_no_difference"}
BOXED = {2: 2, 3: 1, 4: 0}  # copies of each purple kind that "come what may" leaves in the box


class Holdings:
    """Coins, cards, market and pile, kept from the events."""

    def __init__(self, match: Match) -> None:
        catalogue = match.catalogue
        stock = Counter({p.id: p.stock - boxed(match, p.colour) for p in catalogue.projects})
        self.variant = match.options["come_what_may"]
        self.coins = [0] * match.players
        self.owned = [Counter(catalogue.start_cards) for _ in range(match.players)]
        self.large: list[set[str]] = [set() for _ in range(match.players)]
        self.market, self.pile = (Counter(), stock) if self.variant else (stock, Counter())

    def hear(self, event: Event) -> None:
        fields = event.fields
        seat, card, coins = (fields.get(name) for name in ("seat", "card", "coins"))
        match event.name:
            case "dealt":
                self.coins[seat] = coins
            case "turned-up":
                self.pile[card] -= 1
                self.market[card] += 1
            case "claim-paid":
                self.coins[seat] -= coins
                self.coins[fields["to"]] += coins
            case "income" | "stipend":
                self.coins[seat] += coins
            case "taken":
                self.coins[seat] += coins
                self.coins[fields["from"]] -= coins
            case "swapped":
                received, given = Counter([fields["received"]]), Counter([fields["given"]])
                self.owned[seat] += received
                self.owned[fields["other"]] += given
                self.owned[seat] -= given
                self.owned[fields["other"]] -= received
            case "built":
                self.coins[seat] -= fields["cost"]
                self.market[card] -= 1
                self.owned[seat][card] += 1
            case "built-large":
                self.coins[seat] -= fields["cost"]
                self.large[seat].add(card)

    def holdings(self) -> dict[str, Any]:
        held = {
            "coins": self.coins,
            "owned": [dict(+cards) for cards in self.owned],
            "large": [[project for project in LARGE if project in built] for built in self.large],
            "market": dict(+self.market),
        }
        return held | ({"pile": dict(+self.pile)} if self.variant else {})


def boxed(match: Match, colour: str) -> int:
    return BOXED[match.players] if colour == "purple" and match.options["come_what_may"] else 0


@pytest.mark.parametrize("check", conformance(GAME, MATCHES, 11, Holdings, POSITIONS), ids=str)
def test_conformance(check: Check) -> None:
    if INTERPRETED and str(check) in TOO_SLOW_INTERPRETED:
        pytest.skip("interpreted bots think too long for it")
    check()


def test_ten_kinds_lie_open_in_come_what_may() -> None:
    for match in Trial(GAME, max(1, MATCHES // 5), seed=13).new_matches():
        if match.options["come_what_may"]:
            for _ in positions(match):
                open_kinds = (match.state.market > 0).sum()
                assert open_kinds == 10 or (open_kinds < 10 and match.state.pile.sum() == 0), match


def test_everything_lies_open() -> None:
    for match in Trial(GAME, 1, seed=14).new_matches():
        for _ in positions(match):
            assert all(match.view(seat) == match.view(None) for seat in range(match.players))


def test_the_winner_is_who_built_all_four() -> None:
    for match in Trial(GAME, max(1, MATCHES // 5), seed=15).new_matches():
        for action in positions(match):
            complete = [seat for seat in range(match.players) if len(match.view(None)["large"][seat]) == 4]
            assert complete == ([] if action is not None else [match.outcome.winner])
