"""Events of every kind with numbers that they can have, the rare ones too: for whoever has words for them."""

from __future__ import annotations

from itertools import product

from golazo.games.contract import Event
from golazo.games.tsubasa import events
from golazo.games.tsubasa.cards.catalogue import KIND_IDS
from golazo.games.tsubasa.state import DEFENCE, NOT_BOOKED, PASS, RED, SHOT, YELLOW

UNKNOWN = -1
SEATS = (0, 1)
SCORES = ((0, 0), (1, 0), (2, 3))
KINDS = tuple(map(KIND_IDS.index, ("teppei-kisugi", "toho-fans", "motivated-kojiro-hyuga", "foul", "fatigue")))
MOTIVATED = tuple(map(KIND_IDS.index, ("motivated-tsubasa-ozora", "motivated-tsuneo-takashima")))
KEEPERS = tuple(map(KIND_IDS.index, ("yuzo-morisaki", "motivated-ken-wakashimazu")))
SIGNINGS = tuple(map(KIND_IDS.index, ("taro-misaki", "kazuo-and-masao-tachibana")))

NUMBERS = {  # for each op-code, what its numbers may be
    events.LAID_OUT: (SIGNINGS,),
    events.FLIPPED: (SEATS,),
    events.HALF_BEGAN: (range(1, 5), SEATS),
    events.TURNED_UP: (KINDS[3:4],),
    events.ROUND_BEGAN: ((1, 3), (1, 6), SEATS, (0, 1)),
    events.DREW: (SEATS, (*KINDS, UNKNOWN)),
    events.RESHUFFLED: (SEATS, (1, 2, 12)),
    events.REVEALED: (SEATS, KINDS),
    events.DRAFTED: (SEATS, KINDS[3:4]),
    events.DRAFTED_UNSEEN: (SEATS, (KINDS[3], UNKNOWN)),
    events.PLAYED: (SEATS, KINDS, (events.FROM_HAND, events.FROM_DISCARD, events.FROM_DECK)),
    events.STOPPED: (SEATS,),
    events.USED: (SEATS, KINDS, (1, 2)),
    events.GAINED: (SEATS, (SHOT, PASS, DEFENCE), (0, 1, 2), (0, 1, 2)),
    events.REMOVED: (SEATS, KINDS, (events.FROM_HAND, events.FROM_DISCARD, events.FROM_AREA)),
    events.DISCARDED: (SEATS, KINDS),
    events.INJURED: (SEATS, KINDS),
    events.SENT_BACK: (SEATS, KINDS),
    events.TIRED: (SEATS,),
    events.BOOKED: (SEATS, (NOT_BOOKED, YELLOW, RED)),
    events.CLEARED: (SEATS,),
    events.MOTIVATED: (SEATS, MOTIVATED),
    events.SIGNED: (SEATS, SIGNINGS, (*KEEPERS, UNKNOWN)),
    events.PAID: (SEATS, (0, 2), (1,), (0, 5)),
    events.CONTROLLED: (SEATS,),
    events.SPECIAL_CALLED: (SEATS,),
    events.DUELLED: (SEATS, range(3), range(3), (0, 1)),
    events.CHOSE: (SEATS, (SHOT, PASS), (-2, 5), (0, 7)),
    events.SPENT: (SEATS, (SHOT, PASS, DEFENCE), (0, 1, 2, 5)),
    events.ROLLED: (SEATS, (1, 6), (3,)),
    events.REROLLED: (SEATS, SEATS, (1, 6)),
    events.ROLLED_SAVE: (SEATS, (1, 6)),
    events.REROLLED_SAVE: (SEATS, (1, 6)),
    events.ASSURED: (SEATS,),
    events.CONTESTED: (SEATS, (-1, 10), (14,), (SHOT, PASS)),
    events.PASSED: (SEATS,),
    events.BALL_WON: (SEATS,),
    events.CAUGHT: (SEATS,),
    events.CORNER: (SEATS,),
}


def of_kind(op: int) -> list[Event]:
    """Events with one op-code."""
    if op in NUMBERS:
        found = product(*NUMBERS[op])
    elif op == events.GOAL:
        found = ((seat, *score) for seat in SEATS for score in SCORES[1:])
    elif op == events.HALF_ENDED:
        found = ((half, *score) for half in range(1, 5) for score in SCORES)
    else:
        found = iter([(0, 1, 0), (1, 2, 3), (UNKNOWN, 2, 2)])
    return [(op, *numbers, *[0] * (4 - len(numbers))) for numbers in found]


EVENTS = [event for op in range(len(events.NAMES)) for event in of_kind(op)]
