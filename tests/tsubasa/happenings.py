"""Events of every kind with fields that they can have, the rare ones too: for whoever has words for them."""

from __future__ import annotations

from itertools import product

from golazo.games.event_types import NamedEvent
from golazo.games.tsubasa.cards.catalogue import SPECIAL_DEFENCES, SPECIAL_SHOTS
from golazo.games.tsubasa.events import EVENTS as TYPES
from golazo.games.tsubasa.state import VALUES

SEATS = (0, 1)
MATCH_CARD = ("foul",)
CARDS = ("teppei-kisugi", "toho-fans", "motivated-kojiro-hyuga", *MATCH_CARD, "fatigue")
MOTIVATED = ("motivated-tsubasa-ozora", "motivated-tsuneo-takashima")
KEEPERS = ("yuzo-morisaki", "motivated-ken-wakashimazu")
SIGNINGS = ("taro-misaki", "kazuo-and-masao-tachibana")
TRUTHS = (False, True)
ACTIONS = ("shot", "pass")
GOALS = (0, 1, 3)

FIELDS = {  # for each event, what its fields may be
    "laid-out": (SIGNINGS,),
    "flipped": (SEATS,),
    "half-began": (range(1, 5), SEATS),
    "turned-up": (MATCH_CARD,),
    "round-began": ((1, 3), (1, 6), SEATS, TRUTHS),
    "drew": (SEATS, CARDS),
    "reshuffled": (SEATS, (1, 2, 12)),
    "revealed": (SEATS, CARDS),
    "drafted": (SEATS, MATCH_CARD),
    "drafted-unseen": (SEATS, MATCH_CARD),
    "played": (SEATS, CARDS, ("hand", "discard", "deck")),
    "stopped": (SEATS,),
    "used": (SEATS, CARDS, (1, 2)),
    "gained": (SEATS, VALUES, (0, 1, 2), (0, 1, 2)),
    "removed": (SEATS, CARDS, ("hand", "discard", "area")),
    "discarded": (SEATS, CARDS),
    "injured": (SEATS, CARDS),
    "sent-back": (SEATS, CARDS),
    "tired": (SEATS,),
    "booked": (SEATS, ("none", "yellow", "red")),
    "cleared": (SEATS,),
    "motivated": (SEATS, MOTIVATED),
    "signed": (SEATS, SIGNINGS, (*KEEPERS, None)),
    "paid": (SEATS, (0, 2), (1,), (0, 5)),
    "controlled": (SEATS,),
    "special-called": (SEATS,),
    "duelled": (SEATS, SPECIAL_SHOTS[0], SPECIAL_DEFENCES[1], TRUTHS),
    "chose": (SEATS, ACTIONS, (-2, 5), (0, 7)),
    "spent": (SEATS, VALUES, (0, 1, 2, 5)),
    "rolled": (SEATS, (1, 6), (3,)),
    "rerolled": (SEATS, SEATS, (1, 6)),
    "rolled-save": (SEATS, (1, 6), KEEPERS),
    "rerolled-save": (SEATS, (1, 6)),
    "assured": (SEATS,),
    "contested": (SEATS, (-1, 10), (14,), ACTIONS),
    "goal": (SEATS, GOALS, (1, 2)),
    "passed": (SEATS,),
    "ball-won": (SEATS,),
    "caught": (SEATS,),
    "corner": (SEATS,),
    "half-ended": (range(1, 5), GOALS, GOALS),
    "match-ended": ((0, 1, None), GOALS, GOALS),
}


def of_type(name: str) -> list[NamedEvent]:
    """Events of one type, as everybody hears them who may."""
    fields = TYPES[name].fields
    whole = [NamedEvent(name, dict(zip(fields, values, strict=True))) for values in product(*FIELDS[name])]
    heard = {TYPES.heard(TYPES.noted(name, event.fields), None) for event in whole}
    return whole + [event for event in TYPES.read_all(sorted(heard)) if event not in whole]


EVENTS = [event for name in TYPES.names for event in of_type(name)]
