"""The turn: roll, income, build, and whose turn is next."""

from golazo.games.machikoro import events
from golazo.games.machikoro.actions import (
    BUILD_LARGE,
    BUILD_NOTHING,
    BUILD_PROJECT,
    GIVE_CARD,
    NO_SWAP,
    ROLL_AGAIN,
    ROLL_ONE,
    SWAP_FOR,
    TAKE_FROM,
)
from golazo.games.machikoro.rules.building import build_large, build_project
from golazo.games.machikoro.rules.dice import has, roll
from golazo.games.machikoro.rules.income import pay_from_bank, settle_claims
from golazo.games.machikoro.rules.purple import purple_done, resolve_purple, take_coins
from golazo.games.machikoro.rules.swapping import swap
from golazo.games.machikoro.state import BUILD, GIVE, KINDS, MUSEUM, NOTHING, OVER, REROLL, ROLL, STUDIO, SWAP, TAKE
from golazo.kernel.journal import note
from golazo.kernel.rule import rule


@rule
def begin_turn(table, seat, second, journal):
    """MK-TURN-1, MK-LARGE-1: a turn starts with the roll; what was built before it holds its advantage from now on."""
    table.turn = seat
    table.second_turn = second
    table.phase = ROLL
    table.active[seat] = table.built[seat]
    table.dice[0] = 0
    table.dice[1] = 0
    table.resolving = NOTHING
    table.turns += 1
    note(journal, events.TURN_BEGAN, seat, second, 0, 0)


@rule
def end_turn(table, journal):
    """MK-ROLL-3, MK-ROLL-4: a double that counts, with the studio, gives one second turn; else the next seat is on."""
    double = table.dice[0] == table.dice[1]
    if double and table.second_turn == 0 and has(table, table.turn, STUDIO):
        begin_turn(table, table.turn, 1, journal)
    else:
        begin_turn(table, table.turn + 1 if table.turn + 1 < table.players else 0, 0, journal)


@rule
def apply(table, cards, action, entropy, journal):
    """MK-TURN-1: carry out a legal decision of the player to act, up to the next decision."""
    if table.phase == BUILD:
        apply_build(table, cards, action, entropy, journal)
    elif table.phase == ROLL:
        roll(table, 1 + action - ROLL_ONE, entropy, events.ROLLED, journal)
        if has(table, table.turn, MUSEUM):
            table.phase = REROLL
        else:
            receive_income(table, cards, journal)
    elif table.phase == REROLL:
        apply_reroll(table, cards, action, entropy, journal)
    elif table.phase == TAKE:
        take_coins(table, cards, action - TAKE_FROM, table.resolving, journal)
        purple_done(table, cards, journal)
    elif action == NO_SWAP:
        purple_done(table, cards, journal)
    elif table.phase == SWAP:
        table.swap_seat = (action - SWAP_FOR) // KINDS
        table.swap_kind = (action - SWAP_FOR) % KINDS
        table.phase = GIVE
    else:
        swap(table, action - GIVE_CARD, journal)
        purple_done(table, cards, journal)


@rule
def apply_reroll(table, cards, action, entropy, journal):
    """MK-ROLL-3: the museum's second roll, with as many dice as the first; only its result counts."""
    if action == ROLL_AGAIN:
        roll(table, 1 if table.dice[1] == 0 else 2, entropy, events.ROLLED_AGAIN, journal)
    receive_income(table, cards, journal)


@rule
def apply_build(table, cards, action, entropy, journal):
    """MK-BUILD-2: at most one build, then the turn ends."""
    if action == BUILD_NOTHING:
        note(journal, events.BUILT_NOTHING, table.turn, 0, 0, 0)
    elif action < BUILD_LARGE:
        build_project(table, cards, action - BUILD_PROJECT, entropy, journal)
    else:
        build_large(table, cards, action - BUILD_LARGE, journal)
    if table.phase != OVER:
        end_turn(table, journal)


@rule
def receive_income(table, cards, journal):
    """MK-INC-1, MK-INC-5: red claims first, then blue and green from the bank, then purple; building follows."""
    settle_claims(table, cards, journal)
    pay_from_bank(table, cards, journal)
    resolve_purple(table, cards, 0, journal)


@rule
def to_act(table):
    """MK-TURN-1: whose decision it is."""
    return table.turn


@rule
def over(table):
    """MK-BUILD-4: whether the match has ended."""
    return table.phase == OVER


@rule
def returns(table, seat):
    """MK-BUILD-4: 1 for the winner, 0 for everybody else and while the match goes on."""
    return 1.0 if table.phase == OVER and table.winner == seat else 0.0
