"""The events of a match: what a decision caused, in the order in which it happened.

In the journal a card is its place among the projects, or among the large projects.
"""

from golazo.games.event_types import COUNT, DIE, SEAT, TRUTH, EventTypes, card
from golazo.games.machikoro.cards.catalogue import LARGE, PROJECTS

PROJECT = card(*PROJECTS)
LARGE_PROJECT = card(*LARGE)

EVENTS = EventTypes()

DEALT = EVENTS.event("dealt", "A player begins with coins.", seat=SEAT, coins=COUNT)
TURNED_UP = EVENTS.draw("turned-up", "A project comes to the market.", card=PROJECT)
TURN_BEGAN = EVENTS.event("turn-began", "A turn begins; it may be a second one.", seat=SEAT, second=TRUTH)
ROLLED = EVENTS.roll("rolled", "A player rolls one die or two.", seat=SEAT, first=DIE, second=DIE.or_none(0))
ROLLED_AGAIN = EVENTS.roll(
    "rolled-again", "A player rolls again; only this roll counts.", seat=SEAT, first=DIE, second=DIE.or_none(0)
)
CLAIM_PAID = EVENTS.event(
    "claim-paid",
    "The roller pays a claim, as far as the coins go.",
    seat=SEAT,
    to=SEAT,
    coins=COUNT,
    claim=COUNT,
)
INCOME = EVENTS.event("income", "Copies of a project pay.", seat=SEAT, card=PROJECT, copies=COUNT, coins=COUNT)
TAKEN = EVENTS.event(
    "taken", "A player takes coins from another one.", seat=SEAT, from_=SEAT, coins=COUNT, card=PROJECT
)
SWAPPED = EVENTS.event("swapped", "Two players swap projects.", seat=SEAT, other=SEAT, received=PROJECT, given=PROJECT)
STIPEND = EVENTS.event("stipend", "A player without coins gets some from the training ground.", seat=SEAT, coins=COUNT)
BUILT = EVENTS.event("built", "A player builds a project.", seat=SEAT, card=PROJECT, cost=COUNT)
BUILT_LARGE = EVENTS.event("built-large", "A player builds a large project.", seat=SEAT, card=LARGE_PROJECT, cost=COUNT)
BUILT_NOTHING = EVENTS.event("built-nothing", "A player builds nothing.", seat=SEAT)
WON = EVENTS.event("won", "A player wins the match.", seat=SEAT)
