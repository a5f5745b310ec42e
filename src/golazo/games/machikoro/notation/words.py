"""The words of Machi Koro Fußball: text forms of actions, and messages for actions, refusals and events."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from golazo.errors import UnknownAction
from golazo.games.event_types import TRUTH, Field, NamedEvent
from golazo.games.machikoro import actions, refusals, state
from golazo.games.machikoro.cards.catalogue import LARGE, PROJECTS, Catalogue
from golazo.games.machikoro.events import EVENTS
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


def event_message(event: NamedEvent, catalogue: Catalogue) -> Message:  # noqa: ARG001
    """An event as a sentence of the log."""
    arguments = {name: argument(EVENTS[event.name].fields[name], value) for name, value in event.fields.items()}
    if event.name in ("rolled", "rolled-again"):
        first, second = event["first"], event["second"] or 0
        arguments |= {"second": second, "sum": first + second, "dice": 2 if second else 1}
    elif event.name == "claim-paid":
        arguments["lapsed"] = event["claim"] - event["coins"]
    return Message(f"event-{event.name}", arguments)


def argument(field: Field, value: Any) -> Any:
    """The value of an event's field as an argument of its sentence."""
    if field.word == "seat":
        return Seat(value)
    if field.word == "card":
        return Message(f"card-{value}")
    return ("yes" if value else "no") if field == TRUTH else value
