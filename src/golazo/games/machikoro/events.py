"""The events of a match: what a decision caused, in the order in which it happened.

Each comment names the four numbers that follow the op-code; a number that an event does not use is 0.
"""

(
    DEALT,  # seat, coins
    TURNED_UP,  # kind
    TURN_BEGAN,  # seat, whether it is a second turn
    ROLLED,  # seat, first die, second die (0: one die)
    ROLLED_AGAIN,  # seat, first die, second die
    CLAIM_PAID,  # roller, claimant, coins paid, coins claimed
    INCOME,  # seat, kind, copies, coins
    TAKEN,  # taker, payer, coins, kind of the card
    SWAPPED,  # roller, other seat, kind received, kind given
    STIPEND,  # seat, coins
    BUILT,  # seat, kind, cost
    BUILT_LARGE,  # seat, large project, cost
    BUILT_NOTHING,  # seat
    WON,  # seat
) = range(14)

NAMES = (
    "dealt",
    "turned-up",
    "turn-began",
    "rolled",
    "rolled-again",
    "claim-paid",
    "income",
    "taken",
    "swapped",
    "stipend",
    "built",
    "built-large",
    "built-nothing",
    "won",
)

DICE = frozenset({ROLLED, ROLLED_AGAIN})
CHANCE = DICE | {TURNED_UP}  # behind these nobody may take a decision back
