"""A table as plain data and back: the form of scenarios, of `state_text` and of a seat's view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from golazo.cards.card_file import shown
from golazo.errors import ScenarioError
from golazo.games.event_types import NamedEvent
from golazo.games.machikoro import state
from golazo.games.machikoro.cards.catalogue import LARGE, PROJECTS, Catalogue
from golazo.games.machikoro.events import EVENTS
from golazo.games.machikoro.refusals import LEGAL
from golazo.games.machikoro.rules.swapping import swap_refusal
from golazo.kernel.plain import plain_reader
from golazo.positions.fields import check_known, check_same, choice, flag, listed, number, per_seat, several, whole

FIELDS = (
    "players",
    "turn",
    "phase",
    "coins",
    "owned",
    "large",
    "new_large",
    "market",
    "pile",
    "dice",
    "resolving",
    "second_turn",
    "swap",
    "winner",
    "turns",
    "beginner_cap",
    "come_what_may",
)

plain = plain_reader(state.TABLE)
POSSIBLE = {"dice": range(1, 7), "draws": PROJECTS}  # what each kind of chance can bring


def given(table: Any) -> dict[str, Any]:
    """A table as plain data, complete: `table_of` makes the same table of it."""
    table = plain(table)
    players = table.players
    phase = state.PHASES[table.phase]
    data: dict[str, Any] = {
        "players": players,
        "turn": table.turn,
        "phase": phase,
        "coins": list(table.coins[:players]),
        "owned": [counted(table.owned[seat]) for seat in range(players)],
        "large": [projects(table.built[seat]) for seat in range(players)],
        "market": counted(table.market),
        "turns": table.turns,
    }
    new = [projects(table.built[seat] & ~table.active[seat]) for seat in range(players)]
    if any(new):
        data["new_large"] = new
    if table.dice[0]:
        data["dice"] = [die for die in table.dice if die]
    if table.second_turn:
        data["second_turn"] = True
    if phase in ("take", "swap", "give"):
        data["resolving"] = PROJECTS[table.resolving]
    if phase == "give":
        data["swap"] = f"{table.swap_seat} {PROJECTS[table.swap_kind]}"
    if phase == "over":
        data["winner"] = table.winner
    if table.beginner_cap:
        data["beginner_cap"] = True
    if table.come_what_may:
        data["come_what_may"] = True
        data["pile"] = counted(table.pile)
    return data


def view(table: Any, seat: int | None) -> dict[str, Any]:  # noqa: ARG001
    """MK-SET-5: what a seat, or a spectator (None), sees. All lies open; the pile's order is in no table at all."""
    return given(table)


def world(data: Mapping[str, Any], catalogue: Catalogue) -> Any:
    """MK-SET-5: the table that somebody sees, who sees all of it."""
    table = table_of(several("view", data), catalogue)
    check_same(data, given(table))
    return table


def table_of(data: Mapping[str, Any], catalogue: Catalogue) -> Any:
    """A table in the middle of a match. What is left out is as after the deal."""
    check_known(data, FIELDS)
    cards = catalogue.record
    table = np.zeros(1, state.TABLE)[0]
    table.players = players = whole(data, "players", 2, range(2, state.SEATS + 1))
    table.turn = whole(data, "turn", 0, range(players))
    table.phase = choice("phase", data.get("phase", "roll"), state.PHASES)
    table.turns = whole(data, "turns", 1, range(1, 1_000_000))
    table.second_turn = flag(data, "second_turn")
    table.beginner_cap = flag(data, "beginner_cap")
    table.come_what_may = flag(data, "come_what_may")
    table.winner = whole(data, "winner", state.NOBODY, range(players)) if "winner" in data else state.NOBODY
    start = dict.fromkeys(catalogue.start_cards, 1)
    coins = per_seat(data, "coins", players, catalogue.start_coins)
    owned = per_seat(data, "owned", players, start)
    built = per_seat(data, "large", players, [])
    new = per_seat(data, "new_large", players, [])
    for seat in range(players):
        table.coins[seat] = number("coins", coins[seat], range(1_000_000))
        for kind, copies in kinds("owned", owned[seat]).items():
            table.owned[seat, kind] = copies
        table.built[seat] = bits("large", built[seat])
        table.active[seat] = table.built[seat] & ~bits("new_large", new[seat])
    left_of_market = {PROJECTS[kind]: int(cards.stock[kind]) for kind in range(state.KINDS)}
    market = data.get("market", {} if table.come_what_may else left_of_market)
    for kind, copies in kinds("market", market).items():
        table.market[kind] = copies
    for kind, copies in kinds("pile", data.get("pile", {})).items():
        table.pile[kind] = copies
    dice = data.get("dice", [])
    if not isinstance(dice, list) or len(dice) > 2:
        raise ScenarioError("scenario-bad-value", field="dice", value=shown(dice))
    for place, die in enumerate(dice):
        table.dice[place] = number("dice", die, range(1, 7))
    if table.phase == state.GIVE and "swap" not in data:
        raise ScenarioError("scenario-missing", field="swap")
    if "swap" in data:
        table.swap_seat, table.swap_kind = asked_for(data["swap"], players)
    place_purple(table, cards, data.get("resolving"))
    if table.phase == state.GIVE and swap_refusal(table, cards, table.swap_seat, table.swap_kind) != LEGAL:
        raise ScenarioError("scenario-bad-value", field="swap", value=shown(data["swap"]))
    return table


def place_purple(table: Any, cards: Any, named: Any) -> None:
    """Find which purple card is being resolved, the one named or the first that fits, where the phase needs one."""
    wanted = {state.TAKE: (state.FROM_ONE,), state.SWAP: (state.SWAP_CARDS,), state.GIVE: (state.SWAP_CARDS,)}
    total = int(table.dice.sum())
    due = [int(kind) for kind in cards.due[state.PURPLE, total, : cards.dues[state.PURPLE, total]]]
    table.resolving = state.NOTHING
    if table.phase in wanted:
        for kind in due:
            fits = cards.effect[kind] in wanted[int(table.phase)] and table.owned[table.turn, kind]
            if fits and named in (None, PROJECTS[kind]):
                table.resolving = kind
                return
        raise ScenarioError("scenario-no-purple", "machikoro", phase=state.PHASES[table.phase])


def chance(happened: Sequence[NamedEvent]) -> dict[str, list[Any]]:
    """The dice and draws among events, in the words in which a scenario forces them."""
    found: dict[str, list[Any]] = {kind: [] for kind in POSSIBLE}
    for event in happened:
        found["dice"] += EVENTS.dice_of(event)
        if event.name == "turned-up":
            found["draws"].append(event["card"])
    return found


def counted(copies: Sequence[int]) -> dict[str, int]:
    return {card: count for card, count in zip(PROJECTS, copies, strict=True) if count}


def projects(built: int) -> list[str]:
    return [LARGE[place] for place in range(state.LARGE) if built >> place & 1] if built else []


def kinds(field: str, copies: Any) -> dict[int, int]:
    """Cards with their number of copies, by kind."""
    if not isinstance(copies, dict):
        raise ScenarioError("scenario-bad-value", field=field, value=shown(copies))
    found = {}
    for card, count in copies.items():
        found[choice(field, card, PROJECTS)] = number(f"{field}.{card}", count, range(100))
    return found


def bits(field: str, names: Any) -> int:
    places = {choice(field, name, LARGE) for name in listed(field, names)}
    return sum(1 << place for place in places)


def asked_for(value: Any, players: int) -> tuple[int, int]:
    """`2 club-house`: the seat and the card that a swap asks for."""
    seat, _, card = value.partition(" ") if isinstance(value, str) else ("", "", "")
    if seat not in map(str, range(players)) or card not in PROJECTS:
        raise ScenarioError("scenario-bad-value", field="swap", value=shown(value))
    return int(seat), PROJECTS.index(card)
