"""The special shot: two secret choices, revealed together."""

from golazo.games.tsubasa import events
from golazo.games.tsubasa.refusals import LEGAL, NOT_YOUR_SPECIAL
from golazo.games.tsubasa.rules.bench import close_turn
from golazo.games.tsubasa.rules.clock import end_round
from golazo.games.tsubasa.rules.piles import discard_played
from golazo.games.tsubasa.rules.score import score
from golazo.games.tsubasa.state import NOTHING, SPECIAL_DEFENCE, SPECIAL_SHOT, SPECIALS
from golazo.kernel.journal import note
from golazo.kernel.rule import rule


@rule
def call_special_shot(table, journal):
    """CT-SPEC-1: all played cards go to their discard piles, and the attacker picks a special shot in secret."""
    note(journal, events.SPECIAL_CALLED, table.to_act, 0, 0, 0)
    discard_played(table)
    close_turn(table)
    table.phase = SPECIAL_SHOT


@rule
def special_refusal(table, place):
    """CT-SPEC-1: each coach has three special shots and three special defences of the own team."""
    return LEGAL if place // SPECIALS == table.to_act else NOT_YOUR_SPECIAL


@rule
def aim(table, shot):
    """CT-SPEC-1: the shot is picked, face down; the defender picks now."""
    table.special_shot = shot
    table.to_act = 1 - table.attacker
    table.phase = SPECIAL_DEFENCE


@rule
def block(table, cards, defence, stream, journal):
    """CT-SPEC-1, CT-SPEC-2: both are revealed; unless the defence stops this very shot it is a goal."""
    attacker, defender = table.attacker, 1 - table.attacker
    shot = table.special_shot
    table.special_shot = NOTHING
    stopped = 1 if cards.stops[defender, defence] == shot else 0
    note(journal, events.DUELLED, attacker, attacker * SPECIALS + shot, defender * SPECIALS + defence, stopped)
    if stopped:
        table.attacker = defender
        note(journal, events.BALL_WON, defender, 0, 0, 0)
    else:
        score(table, journal)
    return end_round(table, 1, stream, journal)
