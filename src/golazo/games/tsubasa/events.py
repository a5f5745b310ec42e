"""The events of a match: what a decision caused, in the order in which it happened.

In the journal a card is its kind (`kinds.py`), a special card its place among those of both teams.
"""

from golazo.games.event_types import COUNT, DIE, SEAT, TRUTH, EventTypes, card, choice
from golazo.games.tsubasa.cards.catalogue import BOOKINGS, KIND_IDS, SPECIAL_DEFENCES, SPECIAL_SHOTS
from golazo.games.tsubasa.state import VALUES

CARD = card(*KIND_IDS)
SPECIAL_SHOT = card(*(shot for shots in SPECIAL_SHOTS for shot in shots))
SPECIAL_DEFENCE = card(*(defence for defences in SPECIAL_DEFENCES for defence in defences))
KIND = choice(*VALUES)
ACTION = choice("shot", "pass")
COLOUR = choice("none", *BOOKINGS)
SOURCE = choice("hand", "discard", "deck", "area")
FROM_HAND, FROM_DISCARD, FROM_DECK, FROM_AREA = range(4)

EVENTS = EventTypes()

LAID_OUT = EVENTS.draw("laid-out", "A player is up for signing.", card=CARD)
FLIPPED = EVENTS.draw("flipped", "A coach wins the toss.", seat=SEAT)
HALF_BEGAN = EVENTS.event("half-began", "A half begins; the coach attacks first.", half=COUNT, seat=SEAT)
TURNED_UP = EVENTS.draw("turned-up", "A match card comes to the pitch.", card=CARD)
ROUND_BEGAN = EVENTS.event(
    "round-began", "A round begins; the coach attacks.", half=COUNT, round=COUNT, seat=SEAT, injury=TRUTH
)
DREW = EVENTS.draw("drew", "A coach draws a card.", seat=SEAT, card=CARD.known_to("seat"))
RESHUFFLED = EVENTS.event("reshuffled", "A discard pile becomes the draw deck.", seat=SEAT, cards=COUNT)
REVEALED = EVENTS.draw("revealed", "A card is turned up from the draw deck.", seat=SEAT, card=CARD)
DRAFTED = EVENTS.event("drafted", "A coach takes a match card from the pitch.", seat=SEAT, card=CARD)
DRAFTED_UNSEEN = EVENTS.draw(
    "drafted-unseen", "A coach takes a match card from the deck.", seat=SEAT, card=CARD.known_to("seat")
)
PLAYED = EVENTS.event("played", "A card comes to the play area.", seat=SEAT, card=CARD, source=SOURCE)
STOPPED = EVENTS.event("stopped", "A coach plays no more cards.", seat=SEAT)
USED = EVENTS.event("used", "A coach uses ability 1 or 2 of a card.", seat=SEAT, card=CARD, ability=COUNT)
GAINED = EVENTS.event(
    "gained",
    "A coach gains tokens; some are lost if the reserve is empty.",
    seat=SEAT,
    kind=KIND,
    count=COUNT,
    lost=COUNT,
)
REMOVED = EVENTS.event("removed", "A card leaves the match.", seat=SEAT, card=CARD, source=SOURCE)
DISCARDED = EVENTS.event("discarded", "A coach discards a card.", seat=SEAT, card=CARD)
INJURED = EVENTS.draw("injured", "A coach loses a random card from the hand.", seat=SEAT, card=CARD)
SENT_BACK = EVENTS.event(
    "sent-back", "A card goes from the play area to its coach's discard pile.", seat=SEAT, card=CARD
)
TIRED = EVENTS.event("tired", "A fatigue card goes to a coach's discard pile.", seat=SEAT)
BOOKED = EVENTS.event("booked", "A coach is booked; `none` is a third card, without effect.", seat=SEAT, colour=COLOUR)
CLEARED = EVENTS.event("cleared", "A coach's yellow card is removed.", seat=SEAT)
MOTIVATED = EVENTS.event("motivated", "A motivation card comes on for its player.", seat=SEAT, card=CARD)
SIGNED = EVENTS.event(
    "signed", "A player is signed, and may replace a goalkeeper.", seat=SEAT, card=CARD, replaced=CARD.or_none()
)
PAID = EVENTS.event("paid", "A coach pays with tokens.", seat=SEAT, shot=COUNT, pass_=COUNT, defence=COUNT)
CONTROLLED = EVENTS.event("controlled", "A coach dribbles on and keeps the ball; the round ends.", seat=SEAT)
SPECIAL_CALLED = EVENTS.event("special-called", "A coach calls a special shot.", seat=SEAT)
DUELLED = EVENTS.reveal(
    "duelled",
    "The attacker's special shot meets the special defence.",
    seat=SEAT,
    shot=SPECIAL_SHOT,
    defence=SPECIAL_DEFENCE,
    stopped=TRUTH,
)
CHOSE = EVENTS.event(
    "chose",
    "The attacker chooses; both totals are without tokens.",
    seat=SEAT,
    action=ACTION,
    total=COUNT,
    defence=COUNT,
)
SPENT = EVENTS.event("spent", "A coach spends tokens on the contest.", seat=SEAT, kind=KIND, count=COUNT)
ROLLED = EVENTS.roll("rolled", "The attacker and the defender roll a die each.", seat=SEAT, die=DIE, rival_die=DIE)
REROLLED = EVENTS.roll(
    "rerolled", "A coach has a die rolled again, the own or the rival's.", seat=SEAT, whose=SEAT, die=DIE
)
ROLLED_SAVE = EVENTS.roll("rolled-save", "The defender rolls for a card that saves.", seat=SEAT, die=DIE, card=CARD)
REROLLED_SAVE = EVENTS.roll("rerolled-save", "A coach has the die of the save rolled again.", seat=SEAT, die=DIE)
ASSURED = EVENTS.event("assured", "A coach wins the contest with a 6 against a 1.", seat=SEAT)
CONTESTED = EVENTS.event(
    "contested", "The attacker's total meets the defender's.", seat=SEAT, total=COUNT, defence=COUNT, action=ACTION
)
GOAL = EVENTS.event("goal", "A coach scores; the score is as it stands then.", seat=SEAT, nankatsu=COUNT, toho=COUNT)
PASSED = EVENTS.event("passed", "The attacker keeps the ball with a pass.", seat=SEAT)
BALL_WON = EVENTS.event("ball-won", "The defender takes the ball.", seat=SEAT)
CAUGHT = EVENTS.event("caught", "The defender's goalkeeper catches the ball.", seat=SEAT)
CORNER = EVENTS.event("corner", "The goalkeeper saves; the attacker keeps the ball.", seat=SEAT)
HALF_ENDED = EVENTS.event("half-ended", "A half ends with this score.", half=COUNT, nankatsu=COUNT, toho=COUNT)
MATCH_ENDED = EVENTS.event(
    "match-ended", "The match ends; the coach wins.", seat=SEAT.or_none(), nankatsu=COUNT, toho=COUNT
)
