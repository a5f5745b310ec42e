"""The words of Captain Tsubasa: text forms of actions, and messages for actions, refusals and events."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from golazo.errors import UnknownAction
from golazo.games.event_types import TRUTH, Field, NamedEvent
from golazo.games.tsubasa import actions, refusals, state
from golazo.games.tsubasa.cards.card import MOTIVATED, NO_VALUES, MotivationCard, Signing, Values, name_of
from golazo.games.tsubasa.cards.catalogue import (
    KIND_IDS,
    MATCH_CARDS,
    SIGNINGS,
    SPECIAL_DEFENCES,
    SPECIAL_SHOTS,
    SQUADS,
    Catalogue,
)
from golazo.games.tsubasa.cards.names import name, plain
from golazo.games.tsubasa.cards.sheet import cost
from golazo.games.tsubasa.events import EVENTS
from golazo.games.tsubasa.rules.contest import token_kind
from golazo.games.tsubasa.rules.piles import limit
from golazo.text.message import Message, Seat

SPECIALS = tuple(card for team in (*SPECIAL_SHOTS, *SPECIAL_DEFENCES) for card in team)
CARDS = frozenset((*KIND_IDS, *SPECIALS))


def _texts() -> list[str]:
    texts = ["attack", "defend"]
    texts += [f"draft {card}" for card in (*MATCH_CARDS, "deck")]
    texts += [f"play {card}" for card in KIND_IDS]
    texts += ["stop"]
    texts += [f"motivate {player}" for squad in SQUADS for player in squad]
    texts += [f"sign {player}" for player in SIGNINGS]
    texts += ["use 1", "use 2", "end"]
    texts += [f"gain {kind}" for kind in state.VALUES]
    texts += [f"{verb} {card}" for verb in ("remove", "discard", "send-back") for card in KIND_IDS]
    texts += [f"special {card}" for card in SPECIALS]
    texts += ["shot", "pass"]
    texts += [f"tokens {count}" for count in range(state.TOKENS + 1)]
    texts += ["reroll own", "reroll rival", "reroll save", "keep"]
    texts += [f"save {card}" for card in KIND_IDS]
    texts += ["no-save"]
    return texts


TEXTS = tuple(_texts())
IDS = {text: action for action, text in enumerate(TEXTS)}
PHASES = tuple(Message(f"phase-{phase}") for phase in state.PHASES)


def action_text(action: int) -> str:
    """The text form of an action."""
    if not 0 <= action < actions.ACTIONS:
        raise UnknownAction("error-unknown-action", "tsubasa", action=str(action))
    return TEXTS[action]


def action_id(text: str) -> int:
    """The number of an action, from its text form; spaces and capitals do not matter."""
    found = IDS.get(" ".join(text.lower().split()))
    if found is None:
        raise UnknownAction("error-unknown-action", "tsubasa", action=text[:60])
    return found


def card_of(action: int) -> str | None:
    """The card that an action is about, if it is about one; of a motivation, the player."""
    card = TEXTS[action].split()[-1]
    return card if card in CARDS else None


@lru_cache(maxsize=10_000)
def action_message(action: int, catalogue: Catalogue) -> Message:
    """An action as a choice to be read: "Play Teppei Kisugi"."""
    verb, _, rest = TEXTS[action].partition(" ")
    if verb == "special":
        verb = "special-shot" if action < actions.BLOCK else "special-defence"
    elif verb in ("draft", "use", "gain", "reroll") and card_of(action) is None:
        verb = f"{verb}-{rest}"
    return Message(f"action-{verb}", about(action, catalogue))


def about(action: int, catalogue: Catalogue) -> dict[str, Any]:
    """The card that an action is about, what it costs, and how many tokens are spent."""
    found: dict[str, Any] = {}
    card = card_of(action)
    if card is not None:
        found["card"] = named(card, catalogue)
    if actions.MOTIVATE <= action < actions.USE_1:
        paid = cost_of(action, catalogue)
        found["cost"] = Message("cost-none") if paid is None else joined(cost(paid))
    if actions.SPEND_TOKENS <= action < actions.REROLL_OWN:
        found["count"] = action - actions.SPEND_TOKENS
    return found


def named(card_id: str, catalogue: Catalogue) -> Message:
    """What a card is called in a catalogue."""
    card = catalogue.card(card_id)
    return name_of(card_id) if card is None else card.name


def cost_of(action: int, catalogue: Catalogue) -> Values | None:
    """The tokens for a motivation or a signing; nothing is known for a player without a motivation card."""
    player = card_of(action) or ""
    card = catalogue.card(player if action >= actions.SIGN else MOTIVATED + player)
    return card.cost if isinstance(card, MotivationCard | Signing) else None


def joined(parts: Sequence[Message], two: str = "list-two", three: str = "list-three") -> Message:
    """One to three messages as a list in a sentence."""
    if len(parts) == 1:
        return parts[0]
    return Message(two if len(parts) == 2 else three, dict(zip(("first", "second", "third"), parts, strict=False)))


def counted_tokens(kind: int, count: int) -> Message:
    """So many tokens of a kind."""
    return Message.of("counted-tokens", count=count, kind=Message(f"token-{state.VALUES[kind]}"))


def several_tokens(values: Values) -> Message:
    """So many tokens of each kind, in full words."""
    counted = [counted_tokens(kind, count) for kind, count in enumerate(values) if count]
    return joined(counted, "tokens-two", "tokens-three")


def refusal_rule(code: int) -> str:
    """The id of the rule behind a refusal."""
    return refusals.REFUSALS[code][0]


def refusal_message(code: int, action: int, table: Any, catalogue: Catalogue) -> Message:
    """Why an action is refused, with the figures that show it."""
    return refused(code, action, grounds(code, action, table), catalogue)


def grounds(code: int, action: int, table: Any) -> tuple[int, ...]:
    """The phase, and what of a table shows why an action is refused."""
    seen = plain(table)
    seat = seen.to_act
    if code in (refusals.LIMIT_REACHED, refusals.EXTRA_LIMIT_REACHED, refusals.SIGNING_NO_ROOM):
        return seen.phase, int(limit(table))
    if code in (refusals.MOTIVATION_TOO_DEAR, refusals.SIGNING_TOO_DEAR):
        return seen.phase, *seen.available[seat]
    if code == refusals.NOT_ON_CARD:
        return seen.phase, seen.gain_kinds
    if code == refusals.TOO_FEW_TOKENS:
        kind = int(token_kind(table))
        return seen.phase, kind, seen.available[seat][kind]
    if actions.USE_1 <= action < actions.END and seen.depth > 0:
        return seen.phase, seat, seen.open_card[seen.depth - 1]
    return (seen.phase,)


@lru_cache(maxsize=1 << 14)
def refused(code: int, action: int, shown: tuple[int, ...], catalogue: Catalogue) -> Message:
    """Why an action is refused, from its grounds."""
    phase, *figures = shown
    arguments: dict[str, Any] = {
        **action_message(action, catalogue).arguments,
        "phase": PHASES[phase],
        "most": state.TOKENS,
    }
    if code in (refusals.LIMIT_REACHED, refusals.EXTRA_LIMIT_REACHED, refusals.SIGNING_NO_ROOM):
        arguments["limit"] = figures[0]
    elif code in (refusals.MOTIVATION_TOO_DEAR, refusals.SIGNING_TOO_DEAR):
        lacking = missing(cost_of(action, catalogue) or NO_VALUES, figures)
        arguments |= {"missing": joined(cost(lacking)), "needed": several_tokens(lacking)}
    elif code == refusals.NOT_ON_CARD:
        kinds = [kind for place, kind in enumerate(state.VALUES) if figures[0] >> place & 1]
        arguments["offered"] = joined([Message(f"kind-{kind}") for kind in kinds])
    elif code == refusals.TOO_FEW_TOKENS:
        arguments["tokens"] = counted_tokens(*figures)
    elif figures:
        arguments |= {"card": named(name(figures[0], figures[1]), catalogue), "number": action - actions.USE_1 + 1}
    return Message(refusals.REFUSALS[code][1], arguments)


def missing(price: Values, available: Sequence[int]) -> Values:
    """The tokens that a coach lacks for a price."""
    shot, passing, defence = (max(0, due - there) for due, there in zip(price, available, strict=True))
    return shot, passing, defence


def yes_or_no(number: int) -> str:
    return "yes" if number else "no"


def event_message(event: NamedEvent, catalogue: Catalogue) -> Message:
    """An event as a sentence of the match report; a card that the listener may not know goes without its name."""
    key = f"event-{event.name}"
    declared = EVENTS[event.name].fields
    arguments = {
        name: argument(declared[name], value, catalogue) for name, value in event.fields.items() if value is not None
    }
    if len(event.fields) < len(declared):
        key += "-hidden"
    elif event.name == "motivated":
        arguments["card"] = named(event["card"].removeprefix(MOTIVATED), catalogue)
    elif event.name == "signed" and event["replaced"]:
        key += "-goalkeeper"
    elif event.name == "paid":
        arguments["cost"] = several_tokens((event["shot"], event["pass"], event["defence"]))
    elif event.name in ("gained", "spent"):
        arguments["tokens"] = counted_tokens(state.VALUES.index(event["kind"]), event["count"])
    elif event.name == "rolled":
        arguments["rival"] = Seat(1 - event["seat"])
    elif event.name == "rerolled":
        arguments["own"] = yes_or_no(event["seat"] == event["whose"])
    elif event.name == "match-ended" and event["seat"] is None:
        key += "-level"
    return Message(key, arguments)


def argument(field: Field, value: Any, catalogue: Catalogue) -> Any:
    """The value of an event's field as an argument of its sentence."""
    if field.word == "seat":
        return Seat(value)
    if field.word == "card":
        return named(value, catalogue)
    return yes_or_no(value) if field == TRUTH else value
