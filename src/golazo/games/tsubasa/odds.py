"""The exact odds of a contest, public: what a shot or a pass brings, by enumeration of all dice."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np

from golazo.errors import InvalidSetting, UnknownAction
from golazo.games.tsubasa import chances
from golazo.games.tsubasa.rules.contest import lead_before_dice
from golazo.games.tsubasa.rules.dice import rerolls_left
from golazo.games.tsubasa.state import PASS, REROLL, SAVE, SEATS, SHOT, TOKENS

ACTIONS = {"shot": SHOT, "pass": PASS}
MOST_LEAD = 1000


@dataclass(frozen=True)
class Odds:
    """Chances of the attacker: to win the contest, to score, to keep the ball without a goal; else it is lost."""

    won: Fraction
    goal: Fraction
    kept: Fraction

    @property
    def lost(self) -> Fraction:
        """The chance that the defender takes the ball without a goal."""
        return 1 - self.goal - self.kept


def contest(
    lead: int,
    action: str = "shot",
    *,
    attacker_rerolls: int = 0,
    defender_rerolls: int = 0,
    save: tuple[int, int] | None = None,
    assured_success: bool = False,
) -> Odds:
    """The odds of a shot or pass whose attacker leads by so much before the dice, tokens included.

    `save` is a goalkeeper's table, the highest dice that catch and that give a corner, such as `(1, 3)`. Rerolls and
    the save are used as well as can be by either coach: a goal counts before the ball.

    >>> contest(0).goal
    Fraction(7, 12)
    >>> contest(5, save=(1, 3)).goal
    Fraction(1, 2)
    """
    chosen = chosen_action(action)
    whole("lead", lead, -MOST_LEAD, MOST_LEAD)
    whole("attacker_rerolls", attacker_rerolls, 0, chances.MOST_REROLLS)
    whole("defender_rerolls", defender_rerolls, 0, chances.MOST_REROLLS)
    caught, corner = (0, 0) if save is None else pair("save", save)
    whole("save", caught, 0, 6)
    whole("save", corner, caught, 6)
    rerolls = attacker_rerolls, defender_rerolls
    return odds_of(chances.contest_chances(lead, chosen, *rerolls, caught, corner, int(assured_success), room()))


def now(table: Any, cards: Any, action: str | None = None, tokens: tuple[int, int] = (0, 0)) -> Odds:
    """The odds as a table stands: of an action with the cards in play, or of the dice once they are rolled.

    `tokens` are the attacker's and the defender's, spent or imagined. Takes a match's state and a catalogue's record.
    """
    if table.phase == REROLL:
        seat = int(table.to_act)
        return odds_of(best_for(seat, table, [let_lie(table, cards), *rerolls_of(seat, table, cards)]))
    if table.phase == SAVE:
        return odds_of(as_they_lie(table, cards))
    attackers, defenders = pair("tokens", tokens)
    whole("tokens", attackers, 0, TOKENS)
    whole("tokens", defenders, 0, TOKENS)
    return odds_of(chances.chances_now(table, cards, chosen_action(action or "shot"), attackers, defenders, room()))


def rerolled(table: Any, cards: Any, own: bool) -> Odds:
    """The odds after the coach to act has had a die rolled again, the own one or the rival's."""
    seat = int(table.to_act)
    return odds_of(chances.chances_after_reroll(table, cards, seat, seat if own else 1 - seat, room()))


def left_lying(table: Any, cards: Any) -> Odds:
    """The odds if the coach to act lets the dice lie; the other one may still have a die rolled again."""
    return odds_of(let_lie(table, cards))


def let_lie(table: Any, cards: Any) -> int:
    """CT-DICE-2: what comes of it if the coach to act lets the dice lie."""
    outcomes = [as_they_lie(table, cards)]
    other = 1 - int(table.to_act)
    if table.phase == REROLL and not table.declined[other] and rerolls_left(table, cards, other):
        outcomes += rerolls_of(other, table, cards)
    return best_for(other, table, outcomes)


def rerolls_of(seat: int, table: Any, cards: Any) -> list[int]:
    """What comes of a coach's having either die rolled again."""
    return [int(chances.chances_after_reroll(table, cards, seat, whose, room())) for whose in SEATS]


def best_for(seat: int, table: Any, outcomes: list[int]) -> int:
    """The outcome that a coach likes best."""
    return max(outcomes) if seat == table.attacker else min(outcomes)


def as_they_lie(table: Any, cards: Any) -> int:
    """What the dice on the table bring; rerolls not used yet may still serve for the save die."""
    attacker = int(table.attacker)
    caught, corner = chances.keeper_saves(table, cards)
    if table.save_die > 0:
        return int(chances.chances_of_save(0, 0, caught, corner, table.save_die, room()))
    own, rival = (chances.usable_rerolls(table, cards, seat) for seat in (attacker, 1 - attacker))
    dice = table.dice[attacker], table.dice[1 - attacker]
    lead = lead_before_dice(table, cards)
    space = room()
    chances.fill_saves(own, rival, caught, corner, space)
    return int(chances.after_dice(lead, table.action, own, rival, *dice, corner, table.assured_success, space))


def odds_of(outcome: int) -> Odds:
    """An outcome, which packs three chances into one number, as odds."""
    parts = (chances.won_chance(outcome), chances.goal_chance(outcome), chances.kept_chance(outcome))
    return Odds(*(Fraction(int(part), chances.WHOLE) for part in parts))


def room() -> np.ndarray[Any, Any]:
    """Space to reckon in."""
    return np.zeros(chances.ROOM, np.int64)


def chosen_action(action: str) -> int:
    """What is to be done with the ball."""
    if not isinstance(action, str) or action not in ACTIONS:
        raise UnknownAction("error-unknown-action", "tsubasa", action=str(action)[:60])
    return ACTIONS[action]


def pair(name: str, value: Any) -> tuple[Any, Any]:
    """Two numbers."""
    if not isinstance(value, (tuple, list)) or len(value) != 2:
        raise InvalidSetting("error-pair", name=name, value=str(value)[:60])
    return value[0], value[1]


def whole(name: str, value: int, low: int, high: int) -> None:
    """A whole number within bounds."""
    if isinstance(value, bool) or not isinstance(value, (int, np.integer)) or not low <= value <= high:
        raise InvalidSetting("error-count", name=name, low=low, high=high, value=str(value)[:60])
