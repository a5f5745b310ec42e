"""Moments of matches, each the same every time: bots have played until what is wanted lies on the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import golazo
from golazo.match.match import Match

View = dict[str, Any]


@dataclass(frozen=True)
class Scene:
    """A match that has reached, after so many decisions, a moment of a seat in which something is so.

    `offers` is the beginning of what can be done then. A seat that hoards plays no card that it need not play.
    """

    game: str
    seed: int
    decisions: int
    wanted: Callable[[View], bool]
    players: int = 2
    offers: str = ""
    seat: int = 0
    hoards: bool = False
    bot: str = "amateur"

    def reached(self, match: Match) -> bool:
        if len(match.decisions) < self.decisions or match.to_act != self.seat or not self.wanted(match.view(self.seat)):
            return False
        return any(action.text.startswith(self.offers) for action in match.legal_actions)

    def record(self) -> str:
        """The record of the match until then."""
        match = golazo.new_match(self.game, players=self.players, seed=self.seed)
        while not self.reached(match):
            assert not match.over, f"there is no such moment: {self}"
            match.play(self.decision(match))
        return match.record()

    def decision(self, match: Match) -> str:
        """What is done next."""
        stops = self.hoards and match.to_act == self.seat and any(one.text == "stop" for one in match.legal_actions)
        return "stop" if stops else match.bot_choice(self.bot).text


def phase(*names: str) -> Callable[[View], bool]:
    """Whether the match is in a phase."""
    return lambda seen: seen["phase"] in names


def many_cards(seen: View) -> bool:
    """An attack with cards on both sides, and a choice."""
    return seen["phase"] == "attack" and min(map(len, seen["area"])) >= 2 and len(seen["hand"]) >= 3


def a_hand(count: int, attacker: int) -> Callable[[View], bool]:
    """An attack of a coach, with so many cards in hand."""
    return lambda seen: seen["phase"] == "attack" and seen["attacker"] == attacker and len(seen["hand"]) == count


def a_shot(seen: View) -> bool:
    """Our own shot, with tokens to spend."""
    return seen["phase"] == "tokens" and seen["attacker"] == 0 and seen["available"][0]["shot"] > 0


def shot_at_a_keeper(seen: View) -> bool:
    """Our own shot, its dice lie, the rival's first goalkeeper is still to come, and a die may be rolled again."""
    shoots = seen["phase"] == "reroll" and seen["attacker"] == 0 and seen["action"] == "shot"
    return shoots and not seen["save_die"] and "ken-wakashimazu" in seen["area"][1]


def after_save(seen: View) -> bool:
    """Our own save has failed, and a die may be rolled again."""
    return seen["phase"] == "reroll" and seen["attacker"] == 1 and seen["save_die"] > 0


def booked(seat: int) -> Callable[[View], bool]:
    """Whether a coach has been booked."""
    return lambda seen: bool(seen["booked"][seat] != "none")


def much_to_build(seen: View) -> bool:
    return seen["phase"] == "build" and seen["coins"][0] >= 8


SCENES = {
    "tsubasa-draft": Scene("tsubasa", 16, 60, phase("draft")),
    "tsubasa-attack": Scene("tsubasa", 16, 60, many_cards),
    "tsubasa-choice": Scene("tsubasa", 16, 60, phase("shot-or-pass")),
    "tsubasa-shot": Scene("tsubasa", 16, 60, a_shot),
    "tsubasa-reroll": Scene("tsubasa", 16, 30, phase("reroll")),
    "tsubasa-reroll-shot": Scene("tsubasa", 2, 70, shot_at_a_keeper),
    "tsubasa-reroll-save": Scene("tsubasa", 41, 30, after_save),
    "tsubasa-save": Scene("tsubasa", 16, 30, phase("save")),
    "tsubasa-special": Scene("tsubasa", 15, 60, phase("special-shot", "special-defence")),
    "tsubasa-bench": Scene("tsubasa", 16, 30, lambda _: True, offers="motivate "),
    "tsubasa-bench-first": Scene("tsubasa", 39, 123, phase("attack"), offers="motivate "),
    "tsubasa-booked": Scene("tsubasa", 4, 10, booked(0)),
    "tsubasa-rival-booked": Scene("tsubasa", 9, 10, booked(1)),
    "tsubasa-hand-5": Scene("tsubasa", 1, 40, a_hand(5, attacker=1)),
    "tsubasa-hand-6": Scene("tsubasa", 3, 0, a_hand(6, attacker=0), hoards=True),
    "tsubasa-attacks-5": Scene("tsubasa", 1, 3, a_hand(5, attacker=0), hoards=True),
    "tsubasa-attacks-6": Scene("tsubasa", 1, 129, a_hand(6, attacker=0), hoards=True),
    "tsubasa-attacks-7": Scene("tsubasa", 1, 39, a_hand(7, attacker=0), hoards=True),
    "tsubasa-attacks-8": Scene("tsubasa", 2, 102, a_hand(8, attacker=0), hoards=True),
    "tsubasa-defends-5": Scene("tsubasa", 1, 109, a_hand(5, attacker=1), hoards=True),
    "tsubasa-defends-6": Scene("tsubasa", 1, 20, a_hand(6, attacker=1), hoards=True),
    "tsubasa-defends-7": Scene("tsubasa", 2, 48, a_hand(7, attacker=1), hoards=True),
    "tsubasa-defends-8": Scene("tsubasa", 3, 84, a_hand(8, attacker=1), hoards=True),
    "tsubasa-full": Scene("tsubasa", 22, 174, phase("attack")),
    "tsubasa-send-back": Scene("tsubasa", 2, 13, phase("send-back")),
    "tsubasa-sent-back": Scene("tsubasa", 1, 50, phase("send-back"), seat=1),
    "tsubasa-remove": Scene("tsubasa", 1, 47, phase("remove-from-discard")),
    "tsubasa-discard": Scene("tsubasa", 3, 281, phase("discard")),
    "tsubasa-remove-hand": Scene("tsubasa", 1, 110, phase("remove-from-hand")),
    "tsubasa-play-discard": Scene("tsubasa", 1, 53, phase("play-from-discard")),
    "tsubasa-keeper": Scene("tsubasa", 12, 64, phase("attack"), offers="sign taichi-nakanishi"),
    "tsubasa-late": Scene("tsubasa", 16, 350, phase("attack")),
    "tsubasa-booking": Scene("tsubasa", 2, 182, phase("abilities"), offers="use 1", seat=1),
    "tsubasa-reroll-rival": Scene("tsubasa", 1, 60, phase("reroll"), offers="reroll own", seat=1),
    "tsubasa-injuring": Scene("tsubasa", 4, 6, phase("abilities"), offers="use 1", seat=1),
    "tsubasa-tiring": Scene("tsubasa", 26, 6, phase("abilities"), offers="use 1", seat=1),
    "tsubasa-stopping": Scene("tsubasa", 29, 9, phase("special-defence"), seat=1),
    "tsubasa-taking-special": Scene("tsubasa", 52, 2, phase("draft"), offers="draft special-shot-of-nankatsu", seat=1),
    "machikoro-swap": Scene("machikoro", 75, 47, phase("swap"), players=3, offers="swap 0", seat=2, bot="random"),
    "machikoro-take": Scene("machikoro", 22, 53, phase("take"), players=3, offers="take 0", seat=2),
    "machikoro-roll": Scene("machikoro", 22, 48, phase("roll"), players=3),
    "machikoro-roll-alone": Scene("machikoro", 22, 24, phase("roll")),
    "machikoro-build": Scene("machikoro", 22, 48, much_to_build, players=3),
    "machikoro-four": Scene("machikoro", 5, 60, phase("roll"), players=4, offers="roll 2"),
    "machikoro-late": Scene("machikoro", 22, 84, phase("roll", "build"), players=3),
}
