"""The words of Machi Koro Fußball: text forms of actions, and messages for actions, refusals and events."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from golazo.errors import UnknownAction
from golazo.games.contract import Event
from golazo.games.machikoro import actions, events, refusals, state
from golazo.games.machikoro.cards.catalogue import LARGE, PROJECTS, Catalogue
from golazo.games.machikoro.notation.notation import plain
from golazo.games.machikoro.rules.choices import phase_of
from golazo.text.message import Message, Seat


def _texts() -> list[str]:
    texts = ["roll 1", "roll 2", "keep", "reroll"]
    texts += [f"take {seat}" for seat in range(state.SEATS)]
    texts += ["no-swap"]
    texts += [f"swap {seat} {card}" for seat in range(state.SEATS) for card in PROJECTS]
    texts += [f"give {card}" for card in PROJECTS]
    texts += ["build nothing"]
    texts += [f"build {card}" for card in PROJECTS + LARGE]
    return texts


TEXTS = tuple(_texts())
IDS = {text: action for action, text in enumerate(TEXTS)}
PHASES = tuple(Message(f"phase-{phase}") for phase in state.PHASES)


def action_text(action: int) -> str:
    """The text form of an action."""
    if not 0 <= action < actions.ACTIONS:
        raise UnknownAction("error-unknown-action", "machikoro", action=str(action))
    return TEXTS[action]


def action_id(text: str) -> int:
    """The number of an action, from its text form; spaces and capitals do not matter."""
    found = IDS.get(" ".join(text.lower().split()))
    if found is None:
        raise UnknownAction("error-unknown-action", "machikoro", action=text[:60])
    return found


def card_of(action: int) -> str | None:
    """The card that an action is about, if it is about one."""
    if actions.SWAP_FOR <= action < actions.GIVE_CARD:
        return PROJECTS[(action - actions.SWAP_FOR) % state.KINDS]
    if actions.GIVE_CARD <= action < actions.BUILD_NOTHING:
        return PROJECTS[action - actions.GIVE_CARD]
    if action >= actions.BUILD_PROJECT:
        return (PROJECTS + LARGE)[action - actions.BUILD_PROJECT]
    return None


def seat_of(action: int) -> int | None:
    """The seat that an action is about, if it is about one."""
    if actions.TAKE_FROM <= action < actions.NO_SWAP:
        return action - actions.TAKE_FROM
    if actions.SWAP_FOR <= action < actions.GIVE_CARD:
        return (action - actions.SWAP_FOR) // state.KINDS
    return None


@lru_cache(maxsize=10_000)
def action_message(action: int, catalogue: Catalogue) -> Message:
    """An action as a choice to be read: "Build Fan Shop"."""
    found = about(action, catalogue)
    return Message(f"action-{TEXTS[action].split()[0] if found else TEXTS[action].replace(' ', '-')}", found)


def about(action: int, catalogue: Catalogue) -> dict[str, Any]:
    """The card, its cost and the seat that an action is about."""
    found: dict[str, Any] = {}
    card, seat = card_of(action), seat_of(action)
    if card is not None:
        found["card"] = Message(f"card-{card}")
        described = catalogue.card(card)
        found["cost"] = described.cost if described else 0
    if seat is not None:
        found["seat"] = Seat(seat)
    return found


def shown(table: Any, catalogue: Catalogue) -> Sequence[int]:  # noqa: ARG001
    """The actions of the phase; those about another player's card, or to give one, where there is such a card."""
    phase = int(table["phase"])
    if phase not in (state.TAKE, state.SWAP, state.GIVE):
        return of_phase(phase)
    turn, players, owned = int(table["turn"]), int(table["players"]), table["owned"].tolist()
    if phase == state.GIVE:
        return [action for action, copies in zip(of_phase(phase), owned[turn], strict=True) if copies]
    others = [seat for seat in range(players) if seat != turn]
    if phase == state.TAKE:
        return [actions.TAKE_FROM + seat for seat in others]
    cards = [(seat, kind) for seat in others for kind in range(state.KINDS) if owned[seat][kind]]
    return [actions.NO_SWAP, *(actions.SWAP_FOR + seat * state.KINDS + kind for seat, kind in cards)]


@lru_cache
def of_phase(phase: int) -> tuple[int, ...]:
    """The actions that belong to a phase."""
    return tuple(action for action in range(actions.ACTIONS) if phase_of(action) == phase)


def refusal_rule(code: int) -> str:
    """The id of the rule behind a refusal."""
    return refusals.REFUSALS[code][0]


def refusal_message(code: int, action: int, table: Any, catalogue: Catalogue) -> Message:
    """Why an action is refused, with the figures that show it."""
    seen = plain(table)
    return refused(code, action, (seen.phase, seen.players, seen.coins[seen.turn]), catalogue)


@lru_cache(maxsize=1 << 14)
def refused(code: int, action: int, shown: tuple[int, int, int], catalogue: Catalogue) -> Message:
    """Why an action is refused, from what of a table shows it: the phase, the players, and the coins there are."""
    phase, players, coins = shown
    known = action_message(action, catalogue).arguments
    short = known.get("cost", 0) - coins
    arguments = {**known, "coins": coins, "short": short, "players": players, "phase": PHASES[phase]}
    return Message(refusals.REFUSALS[code][1], arguments)


def event_message(event: Event, catalogue: Catalogue) -> Message:  # noqa: ARG001
    """An event as a sentence of the log."""
    op, first, second, third, fourth = event
    card = Message(f"card-{PROJECTS[second]}") if op in (events.INCOME, events.BUILT) else None
    arguments: dict[str, Any] = {"seat": Seat(first)}
    if op == events.DEALT:
        arguments |= {"coins": second}
    elif op == events.TURNED_UP:
        arguments = {"card": Message(f"card-{PROJECTS[first]}")}
    elif op == events.TURN_BEGAN:
        arguments |= {"second": "yes" if second else "no"}
    elif op in (events.ROLLED, events.ROLLED_AGAIN):
        arguments |= {"first": second, "second": third, "sum": second + third, "dice": 2 if third else 1}
    elif op == events.CLAIM_PAID:
        arguments |= {"to": Seat(second), "coins": third, "lapsed": fourth - third}
    elif op == events.INCOME:
        arguments |= {"card": card, "copies": third, "coins": fourth}
    elif op == events.TAKEN:
        arguments |= {"from": Seat(second), "coins": third, "card": Message(f"card-{PROJECTS[fourth]}")}
    elif op == events.SWAPPED:
        received, given = Message(f"card-{PROJECTS[third]}"), Message(f"card-{PROJECTS[fourth]}")
        arguments |= {"other": Seat(second), "received": received, "given": given}
    elif op == events.STIPEND:
        arguments |= {"coins": second}
    elif op == events.BUILT:
        arguments |= {"card": card, "cost": third}
    elif op == events.BUILT_LARGE:
        arguments |= {"card": Message(f"card-{LARGE[second]}"), "cost": third}
    return Message(f"event-{events.NAMES[op]}", arguments)
