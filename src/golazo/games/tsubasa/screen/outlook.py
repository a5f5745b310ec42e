"""What actions would bring, before they are taken: sums and exact odds, from what everybody may know.

An outlook has the sums of the cards in play and the tokens that are counted with them: all that are available, or as
many as were spent. Chances are the attacker's. Once shot or pass is chosen, only that contest is told of, as its
`kind`; before, both are. What hangs on a draw, or ends the round, has no outlook.

While an attack is on, `to_come` says how many cards each coach may still play from the hand. `stop` also has an
`expected`: the mean chances of shot and pass at the end of the attack, over many worlds that the coach may be in. A
signing that replaces a goalkeeper names that card as `replaces`.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any

import numpy as np

from golazo.games.answers import Event
from golazo.games.event_types import NamedEvent
from golazo.games.tsubasa import rules, state
from golazo.games.tsubasa.actions import ACTIONS, DRAFT_DECK, REROLL_OWN, SHOOT, SIGN, SPEND_TOKENS, STOP, USE_1
from golazo.games.tsubasa.cards.catalogue import Catalogue
from golazo.games.tsubasa.events import EVENTS
from golazo.games.tsubasa.notation.words import TEXTS
from golazo.games.tsubasa.odds import forecast
from golazo.games.tsubasa.odds.chances import WHOLE
from golazo.games.tsubasa.rules.contest import total
from golazo.games.tsubasa.screen import odds
from golazo.games.tsubasa.state import DEFENCE, NOTHING, PASS, SEATS, SHOT, VALUES
from golazo.kernel.journal import new_journal, taken

WITHOUT_BALL = (state.KICK_OFF, state.SPECIAL_SHOT, state.SPECIAL_DEFENCE, state.OVER)
AFTER_DICE = (state.REROLL, state.SAVE)
UNKNOWABLE = frozenset({"revealed", "rolled"})  # what may change sums by chance
NO_ENTROPY = np.uint64(0)  # draws that come of it change no sum
PLACES = 4  # of a chance, behind the point
WORLDS = 128  # that a forecast is the mean of


def outlook(world: Any, catalogue: Catalogue, actions: Sequence[int]) -> dict[str, Any]:
    """CT-SHOT-1, CT-SHOT-2: how things stand in a world that the viewer may be in, and after each of some actions."""
    found = {TEXTS[action]: after(world, catalogue.record, action) for action in actions}
    if STOP in actions and forecast.cards_to_come(world, 1 - int(world.to_act)):
        found[TEXTS[STOP]] = {**found[TEXTS[STOP]], "expected": expected(catalogue, world.tobytes())}
    return {"now": now(world, catalogue.record), "actions": {text: then for text, then in found.items() if then}}


@lru_cache(maxsize=5_000)
def expected(catalogue: Catalogue, world: bytes) -> dict[str, float]:
    """The mean chances of a shot and of a pass if the coach to act stops; nothing where neither would follow."""
    worlds = np.frombuffer(world * WORLDS, state.TABLE).copy()
    sums = np.zeros(len(VALUES), np.int64)
    actions = np.zeros(ACTIONS + 1, np.int64)
    reached = int(forecast.after_stopping(worlds, catalogue.record, actions, odds.room(), sums))
    return {VALUES[kind]: rounded(Fraction(int(sums[kind]), reached * WHOLE)) for kind in (SHOT, PASS) if reached}


def promised(match: Any, number: int, happened: Sequence[Event]) -> dict[str, Any] | None:
    """CT-SHOT-2: the contest of a step as it stood before its dice, with the tokens that were spent; None without."""
    told = {event.name: event for event in happened}
    if "rolled" not in told:
        return None
    before = match.state_at(number - 1)  # the last decision before the dice plays no card
    spent = [int(count) for count in before.spent]
    if "spent" in told:
        spent[told["spent"]["seat"]] = told["spent"]["count"]
    kind = VALUES.index(told["chose"]["action"]) if "chose" in told else int(before.action)
    attacker = int(before.attacker)
    return contest(before, match.catalogue.record, kind, spent[attacker], spent[1 - attacker])


def now(table: Any, cards: Any) -> dict[str, Any]:
    """How things stand; nothing where no ball is played for."""
    if table.phase in WITHOUT_BALL:
        return {}
    if table.phase in AFTER_DICE:
        return with_dice(table, cards, odds.now(table, cards))
    if table.action != NOTHING:
        return contest(table, cards, int(table.action), *tokens(table))
    to_come = [int(forecast.cards_to_come(table, seat)) for seat in SEATS]
    return {**told(table, cards, SHOT), **told(table, cards, PASS), "to_come": to_come}


def after(table: Any, cards: Any, action: int) -> dict[str, Any]:
    """How things would stand after an action; nothing where that cannot be said."""
    if action <= DRAFT_DECK:
        return {}
    if table.phase in AFTER_DICE:
        return with_dice(table, cards, odds.answered(table, cards, action))
    if SHOOT <= action < SPEND_TOKENS:
        kind = action - SHOOT
        return contest(table, cards, kind, available(table, kind), available(table, DEFENCE))
    if SPEND_TOKENS <= action < REROLL_OWN:
        own, rivals = tokens(table)
        spent = action - SPEND_TOKENS
        both = (spent, rivals) if table.to_act == table.attacker else (own, spent)
        return contest(table, cards, int(table.action), *both)
    return imagined(table, cards, action)


def imagined(table: Any, cards: Any, action: int) -> dict[str, Any]:
    """How things stand on a copy of the table on which an action was taken."""
    then, journal = table.copy(), new_journal()
    rules.apply(then, cards, action, NO_ENTROPY, journal)
    happened = EVENTS.read_all(taken(journal))
    if then.rounds != table.rounds or not UNKNOWABLE.isdisjoint(event.name for event in happened):
        return {}
    return {**now(then, cards), **replaced(action, happened)}


def replaced(action: int, happened: Sequence[NamedEvent]) -> dict[str, str]:
    """CT-SIGN-1: the goalkeeper who would make way for a signing."""
    if not SIGN <= action < USE_1:
        return {}
    replaced = next(event["replaced"] for event in happened if event.name == "signed")
    return {"replaces": replaced} if replaced else {}


def available(table: Any, kind: int) -> int:
    """The tokens of a kind that the coach has whom they serve."""
    seat = 1 - table.attacker if kind == DEFENCE else table.attacker
    return int(table.available[seat, kind])


def tokens(table: Any) -> tuple[int, int]:
    """The tokens of both in a contest before the dice: what the attacker has spent or may spend, and the defender."""
    attacks = table.to_act == table.attacker
    own = available(table, int(table.action)) if attacks else int(table.spent[table.attacker])
    return own, available(table, DEFENCE)


def told(table: Any, cards: Any, kind: int) -> dict[str, Any]:
    """A shot or a pass, with all tokens that there are on either side."""
    return outcome(table, cards, kind, available(table, kind), available(table, DEFENCE))


def contest(table: Any, cards: Any, kind: int, own: int, rivals: int) -> dict[str, Any]:
    """The contest that is under way, or about to be, with so many tokens."""
    return {"kind": VALUES[kind], **outcome(table, cards, kind, own, rivals)}


def outcome(table: Any, cards: Any, kind: int, own: int, rivals: int) -> dict[str, Any]:
    chances = odds.now(table, cards, VALUES[kind], (own, rivals))
    return sums(table, cards, kind, own, rivals, chances)


def with_dice(table: Any, cards: Any, chances: odds.Odds) -> dict[str, Any]:
    """The contest with its dice on the table."""
    kind, attacker = int(table.action), int(table.attacker)
    spent = int(table.spent[attacker]), int(table.spent[1 - attacker])
    return {"kind": VALUES[kind], **sums(table, cards, kind, *spent, chances)}


def sums(table: Any, cards: Any, kind: int, own: int, rivals: int, chances: odds.Odds) -> dict[str, Any]:
    """Both sums, the tokens with them, and what comes of it."""
    attacker = int(table.attacker)
    goal = {"won": rounded(chances.won), "goal": rounded(chances.goal)} if kind == SHOT else {}
    attacks = {"total": int(total(table, cards, attacker, kind)), "tokens": own, **goal, "kept": rounded(chances.kept)}
    defends = {"total": int(total(table, cards, 1 - attacker, DEFENCE)), "tokens": rivals}
    return {VALUES[kind]: attacks, VALUES[DEFENCE]: defends}


def rounded(chance: Fraction) -> float:
    return round(float(chance), PLACES)
