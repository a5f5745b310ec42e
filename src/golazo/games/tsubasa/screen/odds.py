"""The exact odds of a contest, public: what a shot or a pass brings, by enumeration of all dice."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np

from golazo.errors import InvalidSetting, UnknownAction
from golazo.games.tsubasa.actions import KEEP, NO_SAVE, SAVE_WITH
from golazo.games.tsubasa.odds import chances
from golazo.games.tsubasa.refusals import LEGAL
from golazo.games.tsubasa.rules import refusal
from golazo.games.tsubasa.rules.kinds import card_of
from golazo.games.tsubasa.state import PASS, REROLL, SAVE, SHOT, TOKENS

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
        kept = chances.chances_let_lie(table, cards, room())
        _, again = chances.best_reroll(table, cards, table.to_act, room())
        prefer = chances.attackers_best if table.to_act == table.attacker else chances.defenders_best
        return odds_of(prefer(kept, again))
    if table.phase == SAVE:
        return odds_of(chances.chances_as_they_lie(table, cards, chances.saving_card(table, cards), room()))
    attackers, defenders = pair("tokens", tokens)
    whole("tokens", attackers, 0, TOKENS)
    whole("tokens", defenders, 0, TOKENS)
    return odds_of(chances.chances_now(table, cards, chosen_action(action or "shot"), attackers, defenders, room()))


def answered(table: Any, cards: Any, action: int) -> Odds:
    """The odds after the answer of the coach to act to the dice: a reroll, `keep`, a save or `no-save`."""
    if table.phase not in (REROLL, SAVE) or refusal(table, cards, action) != LEGAL:
        raise UnknownAction("error-unknown-action", "tsubasa", action=str(action)[:60])
    if action == NO_SAVE:
        return odds_of(chances.GOAL)
    if action == KEEP:
        return odds_of(chances.chances_let_lie(table, cards, room()))
    seat = int(table.to_act)
    if action < KEEP:
        return odds_of(chances.chances_after_reroll(table, cards, seat, action, room()))
    card = card_of(seat, action - SAVE_WITH, table.area[seat])
    return odds_of(chances.chances_as_they_lie(table, cards, card, room()))


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
