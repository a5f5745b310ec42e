"""The table: one record that holds a whole match of Machi Koro Fußball, and the words for its numbers."""

import numpy as np

SEATS = 4
KINDS = 15
LARGE = 4
OPEN_KINDS = 10  # kinds on offer in the variant "come what may"
NOBODY = NOTHING = -1

ACADEMY, STADIUM, STUDIO, MUSEUM = range(LARGE)
ADVANTAGES = ("two-dice", "more-coins", "second-turn", "reroll")  # what the large projects give
ALL_LARGE = (1 << LARGE) - 1

ROLL, REROLL, TAKE, SWAP, GIVE, BUILD, OVER = range(7)
PHASES = ("roll", "reroll", "take", "swap", "give", "build", "over")

BEGINNER_CAP, COME_WHAT_MAY = range(2)

TABLE = np.dtype(
    (
        np.record,
        [
            ("coins", np.int64, SEATS),
            ("players", np.int64),
            ("turn", np.int64),
            ("phase", np.int64),
            ("second_turn", np.int64),
            ("resolving", np.int64),  # the purple card that waits for a choice, or NOTHING
            ("swap_seat", np.int64),  # what is asked for in a swap
            ("swap_kind", np.int64),
            ("winner", np.int64),
            ("turns", np.int64),  # dice turns begun, second turns included
            ("beginner_cap", np.int64),
            ("come_what_may", np.int64),
            ("owned", np.int8, (SEATS, KINDS)),
            ("market", np.int8, KINDS),
            ("pile", np.int8, KINDS),  # "come what may": what is not turned up yet, as a set without order
            ("built", np.int8, SEATS),  # large projects, a bit each
            ("active", np.int8, SEATS),  # those whose advantage holds already (MK-LARGE-1)
            ("dice", np.int8, 2),  # the second is 0 after a roll with one die
        ],
    )
)

CARDS = np.dtype(
    (
        np.record,
        [
            ("cost", np.int64, KINDS),
            ("stock", np.int64, KINDS),
            ("amount", np.int64, KINDS),
            ("effect", np.int64, KINDS),
            ("everybody", np.int64, KINDS),  # blue: pays in everybody's roll
            ("purple", np.int64, KINDS),
            ("most", np.int64, KINDS),  # copies that one player may own
            ("counts_icon", np.int64, KINDS),  # the icon a card pays for, or NO_ICON
            ("icon", np.int64, KINDS),
            ("stadium_bonus", np.int64, KINDS),  # coins more with the stadium (MK-INC-6)
            ("large_cost", np.int64, LARGE),
            ("start", np.int64, KINDS),  # start cards a player receives
            ("start_coins", np.int64),
            ("stipend", np.int64),  # what the training ground gives a player without coins
            ("due", np.int64, (3, 13, KINDS)),  # which kinds come up, by step of the income and number rolled
            ("dues", np.int64, (3, 13)),
        ],
    )
)

CLAIMS, BANK, PURPLE = range(3)  # the steps of the income, in order (MK-INC-5)
FROM_BANK, FROM_BANK_PER_ICON, FROM_ROLLER, FROM_EVERYONE, FROM_ONE, SWAP_CARDS = range(6)
NO_ICON = -1
