"""Building: what may be built, and what then happens."""

from golazo.games.machikoro import events
from golazo.games.machikoro.actions import BUILD_NOTHING, BUILD_PROJECT
from golazo.games.machikoro.refusals import (
    BUILT_ALREADY,
    CAP_REACHED,
    LEGAL,
    NOT_ON_OFFER,
    SPECIAL_OWNED,
    TOO_FEW_COINS,
)
from golazo.games.machikoro.state import ALL_LARGE, BUILD, KINDS, LARGE, OPEN_KINDS, OVER
from golazo.kernel.entropy import drawn
from golazo.kernel.journal import note
from golazo.kernel.rule import rule

CAP = 2  # cards of a kind under the beginner cap


@rule
def most_copies(table, cards, kind):
    """MK-BUILD-3, MK-BUILD-5: how many cards of a kind a player may own; start cards count."""
    return min(cards.most[kind], CAP) if table.beginner_cap else cards.most[kind]


@rule
def may_build(table, cards, kind):
    """MK-BUILD-2, MK-BUILD-3, MK-BUILD-5: on offer, affordable, and not one copy too many."""
    seat = table.turn
    return (
        (table.market[kind] > 0)
        & (table.coins[seat] >= cards.cost[kind])
        & (table.owned[seat, kind] < most_copies(table, cards, kind))
    )


@rule
def build_refusal(table, cards, kind):
    """MK-BUILD-2, MK-BUILD-3, MK-BUILD-5: which condition of `may_build` fails."""
    if may_build(table, cards, kind):
        return LEGAL
    if table.market[kind] == 0:
        return NOT_ON_OFFER
    if table.owned[table.turn, kind] >= most_copies(table, cards, kind):
        return SPECIAL_OWNED if cards.purple[kind] else CAP_REACHED
    return TOO_FEW_COINS


@rule
def may_build_large(table, cards, project):
    """MK-BUILD-2: each of the own large projects once, for its cost."""
    seat = table.turn
    return (((table.built[seat] >> project) & 1) == 0) & (table.coins[seat] >= cards.large_cost[project])


@rule
def large_refusal(table, cards, project):
    """MK-BUILD-2: which condition of `may_build_large` fails."""
    if may_build_large(table, cards, project):
        return LEGAL
    return BUILT_ALREADY if (table.built[table.turn] >> project) & 1 else TOO_FEW_COINS


@rule
def legal_builds(table, cards, actions):
    """MK-BUILD-2: not to build, and all that can be built.

    What can be built is gathered as bits before anything is written: for all that the compiler knows a write to
    `actions` might change the table, and it would read the table anew for every card.
    """
    buildable = 0
    for kind in range(KINDS):
        buildable |= may_build(table, cards, kind) << kind
    for project in range(LARGE):
        buildable |= may_build_large(table, cards, project) << (KINDS + project)
    actions[0] = BUILD_NOTHING
    count = 1
    for place in range(KINDS + LARGE):
        actions[count] = BUILD_PROJECT + place
        count += (buildable >> place) & 1
    return count


@rule
def open_building(table, cards, journal):
    """MK-BUILD-1: a player without coins gets one for the training ground; then building is open."""
    if table.coins[table.turn] == 0 and cards.stipend > 0:
        table.coins[table.turn] = cards.stipend
        note(journal, events.STIPEND, table.turn, cards.stipend, 0, 0)
    table.phase = BUILD


@rule
def build_project(table, cards, kind, entropy, journal):
    """MK-BUILD-2, MK-VAR-3: a card moves from the market to its builder, who pays the bank; the market is filled up."""
    table.coins[table.turn] -= cards.cost[kind]
    table.market[kind] -= 1
    table.owned[table.turn, kind] += 1
    note(journal, events.BUILT, table.turn, kind, cards.cost[kind], 0)
    if table.come_what_may and table.market[kind] == 0:
        turn_up(table, entropy, journal)


@rule
def turn_up(table, entropy, journal):
    """MK-VAR-2, MK-VAR-3: turn cards up until ten kinds lie open or the pile is empty."""
    open_kinds = 0
    left = 0
    for kind in range(KINDS):
        open_kinds += 1 if table.market[kind] > 0 else 0
        left += table.pile[kind]
    while open_kinds < OPEN_KINDS and left > 0:
        entropy, kind = drawn(entropy, table.pile, left)
        open_kinds += 1 if table.market[kind] == 0 else 0
        table.pile[kind] -= 1
        table.market[kind] += 1
        left -= 1
        note(journal, events.TURNED_UP, kind, 0, 0, 0)


@rule
def build_large(table, cards, project, journal):
    """MK-BUILD-2, MK-BUILD-4: a large project is turned over; the fourth wins the match at once."""
    table.coins[table.turn] -= cards.large_cost[project]
    table.built[table.turn] |= 1 << project
    note(journal, events.BUILT_LARGE, table.turn, project, cards.large_cost[project], 0)
    if table.built[table.turn] == ALL_LARGE:
        table.phase = OVER
        table.winner = table.turn
        note(journal, events.WON, table.turn, 0, 0, 0)
