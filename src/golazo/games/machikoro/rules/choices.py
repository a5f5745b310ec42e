"""What the player to act may do, and why not."""

from golazo.games.machikoro.actions import (
    BUILD_LARGE,
    BUILD_NOTHING,
    BUILD_PROJECT,
    GIVE_CARD,
    KEEP,
    NO_SWAP,
    ROLL_AGAIN,
    ROLL_ONE,
    ROLL_TWO,
    SWAP_FOR,
    TAKE_FROM,
)
from golazo.games.machikoro.refusals import LEGAL, MATCH_OVER, ONE_DIE_ONLY, OTHER_PHASE
from golazo.games.machikoro.rules.building import build_refusal, large_refusal, legal_builds
from golazo.games.machikoro.rules.dice import may_roll_two
from golazo.games.machikoro.rules.swapping import give_refusal, seat_refusal, swap_refusal
from golazo.games.machikoro.state import BUILD, GIVE, KINDS, OVER, REROLL, ROLL, SEATS, SWAP, TAKE
from golazo.kernel.rule import rule


@rule
def refusal(table, cards, action):
    """Why the player to act may not do this, or LEGAL. Each part names its rule."""
    if table.phase == OVER:
        return MATCH_OVER
    if table.phase != phase_of(action):
        return OTHER_PHASE
    if action == ROLL_TWO:
        return LEGAL if may_roll_two(table) else ONE_DIE_ONLY
    if TAKE_FROM <= action < NO_SWAP:
        return seat_refusal(table, action - TAKE_FROM)
    if SWAP_FOR <= action < GIVE_CARD:
        return swap_refusal(table, cards, (action - SWAP_FOR) // KINDS, (action - SWAP_FOR) % KINDS)
    if GIVE_CARD <= action < BUILD_NOTHING:
        return give_refusal(table, cards, action - GIVE_CARD, table.swap_seat, table.swap_kind)
    if BUILD_PROJECT <= action < BUILD_LARGE:
        return build_refusal(table, cards, action - BUILD_PROJECT)
    if action >= BUILD_LARGE:
        return large_refusal(table, cards, action - BUILD_LARGE)
    return LEGAL


@rule
def phase_of(action):
    """MK-TURN-1, MK-ROLL-3: the phase that an action belongs to."""
    if action <= ROLL_TWO:
        return ROLL
    if action <= ROLL_AGAIN:
        return REROLL
    if action < NO_SWAP:
        return TAKE
    if action < GIVE_CARD:
        return SWAP
    if action < BUILD_NOTHING:
        return GIVE
    return BUILD


@rule
def legal(table, cards, actions):
    """Fill `actions` with what the player to act may do, in rising order; returns how many there are.

    `actions` needs room for one more than there are actions: a candidate is written before it is counted.
    """
    if table.phase == BUILD:
        return legal_builds(table, cards, actions)
    if table.phase == ROLL:
        actions[0] = ROLL_ONE
        actions[1] = ROLL_TWO
        return 1 + may_roll_two(table)
    first, last = actions_of(table.phase)
    count = 0
    for action in range(first, last):
        actions[count] = action
        count += refusal(table, cards, action) == LEGAL
    return count


@rule
def actions_of(phase):
    """The range of actions that belong to a phase other than rolling and building."""
    if phase == REROLL:
        return KEEP, ROLL_AGAIN + 1
    if phase == TAKE:
        return TAKE_FROM, TAKE_FROM + SEATS
    if phase == SWAP:
        return NO_SWAP, GIVE_CARD
    if phase == GIVE:
        return GIVE_CARD, GIVE_CARD + KINDS
    return 0, 0
