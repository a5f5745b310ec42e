"""The events of a match: what a decision caused, in the order in which it happened.

Each comment names the four numbers that follow the op-code; a number that an event does not use is 0. Cards are told
by their kind (`kinds.py`).
"""

(
    LAID_OUT,  # kind of a signing
    FLIPPED,  # seat that won the flip
    HALF_BEGAN,  # half, attacker
    TURNED_UP,  # kind
    ROUND_BEGAN,  # half, round, attacker, whether it is injury time
    DREW,  # seat, kind
    RESHUFFLED,  # seat, cards
    REVEALED,  # seat, kind turned up from the draw deck
    DRAFTED,  # seat, kind
    DRAFTED_UNSEEN,  # seat, kind
    PLAYED,  # seat, kind, where it came from
    STOPPED,  # seat
    USED,  # seat, kind, 1 or 2
    GAINED,  # seat, kind of token, tokens, tokens lost beyond the reserve
    REMOVED,  # seat, kind, where it came from
    DISCARDED,  # seat, kind
    INJURED,  # seat, kind lost at random
    SENT_BACK,  # seat, kind
    TIRED,  # seat
    BOOKED,  # seat, YELLOW or RED; 0: a third one, without effect
    CLEARED,  # seat
    MOTIVATED,  # seat, kind
    SIGNED,  # seat, kind, kind of the goalkeeper replaced or -1
    PAID,  # seat, shot, pass, defence tokens
    CONTROLLED,  # seat
    SPECIAL_CALLED,  # seat
    DUELLED,  # attacker, special shot, special defence, whether it was stopped
    CHOSE,  # attacker, SHOT or PASS, own total, defence total
    SPENT,  # seat, kind of token, tokens
    ROLLED,  # attacker, attacker's die, defender's die
    REROLLED,  # seat that asks, seat whose die it is, new value
    ROLLED_SAVE,  # defender, die, kind of the card that saves
    REROLLED_SAVE,  # seat that asks, new value
    ASSURED,  # seat that wins by a 6 against a 1
    CONTESTED,  # attacker, attacker's total, defender's total, SHOT or PASS
    GOAL,  # scorer, Nankatsu's goals, Toho's goals
    PASSED,  # attacker, who keeps the ball
    BALL_WON,  # defender, who takes the ball
    CAUGHT,  # defender
    CORNER,  # attacker, who keeps the ball
    HALF_ENDED,  # half, Nankatsu's goals, Toho's goals
    MATCH_ENDED,  # winner or -1, Nankatsu's goals, Toho's goals
) = range(42)

NAMES = (
    "laid-out",
    "flipped",
    "half-began",
    "turned-up",
    "round-began",
    "drew",
    "reshuffled",
    "revealed",
    "drafted",
    "drafted-unseen",
    "played",
    "stopped",
    "used",
    "gained",
    "removed",
    "discarded",
    "injured",
    "sent-back",
    "tired",
    "booked",
    "cleared",
    "motivated",
    "signed",
    "paid",
    "controlled",
    "special-called",
    "duelled",
    "chose",
    "spent",
    "rolled",
    "rerolled",
    "rolled-save",
    "rerolled-save",
    "assured",
    "contested",
    "goal",
    "passed",
    "ball-won",
    "caught",
    "corner",
    "half-ended",
    "match-ended",
)

FROM_HAND, FROM_DISCARD, FROM_DECK, FROM_AREA = range(4)

DICE = frozenset({ROLLED, REROLLED, ROLLED_SAVE, REROLLED_SAVE})
# Among people nobody may take a decision back behind these.
CHANCE = DICE | {LAID_OUT, FLIPPED, TURNED_UP, DREW, REVEALED, DRAFTED_UNSEEN, INJURED}
REVEALS = frozenset({DUELLED})  # nor behind what was secret and now lies open
UNSEEN = frozenset({DREW, DRAFTED_UNSEEN})  # only the coach who takes the card sees which it is
