"""The table: one record that holds a whole match of Captain Tsubasa, and the words for its numbers.

A coach's cards are numbered from 0 to 61, and every pile is a set of them in one whole number, a bit each:

| numbers | cards |
|---|---|
| 0-10 | the team's players |
| 11 | the team's fans |
| 12-22 | the motivated players, in the same order |
| 24-49 | the match cards |
| 50-57 | the signings |
| 58-61 | the team's fatigue cards |
"""

import numpy as np

SEATS = NANKATSU, TOHO = range(2)
TEAMS = ("nankatsu", "toho")

SQUAD = 12  # initial cards of a team
FANS = 11
MOTIVATED = 12  # a motivated player's number is the player's and this
MATCH = 24
MATCH_CARDS = 26
SIGNING = MATCH + MATCH_CARDS
SIGNINGS = 8
FATIGUE = SIGNING + SIGNINGS
FATIGUES = 4
CARDS_OF_A_COACH = FATIGUE + FATIGUES

ALL_SQUAD = (1 << SQUAD) - 1
ALL_MATCH = ((1 << MATCH_CARDS) - 1) << MATCH
ALL_SIGNINGS = ((1 << SIGNINGS) - 1) << SIGNING
ALL_FATIGUE = ((1 << FATIGUES) - 1) << FATIGUE

KINDS = 2 * SQUAD + 2 * SQUAD + MATCH_CARDS + SIGNINGS + 1  # cards that can be told apart, see `kinds.py`

SHOT, PASS, DEFENCE = range(3)
VALUES = ("shot", "pass", "defence")
TOKENS = 5  # of each kind, for each coach (CT-SET-2)
SPECIALS = 3  # special shots, and as many special defences, of each team

(
    KICK_OFF,
    DRAFT,
    ATTACK,
    ABILITIES,
    GAIN,
    PLAY_FROM_HAND,
    PLAY_FROM_DISCARD,
    REMOVE_FROM_HAND,
    REMOVE_FROM_DISCARD,
    DISCARD,
    SEND_BACK,
    SPECIAL_SHOT,
    SPECIAL_DEFENCE,
    CHOOSE,
    SPEND,
    REROLL,
    SAVE,
    OVER,
) = range(18)
PHASES = (
    "kick-off",
    "draft",
    "attack",
    "abilities",
    "gain",
    "play-from-hand",
    "play-from-discard",
    "remove-from-hand",
    "remove-from-discard",
    "discard",
    "send-back",
    "special-shot",
    "special-defence",
    "shot-or-pass",
    "tokens",
    "reroll",
    "save",
    "over",
)
# Steps between decisions, which the rules take by themselves.
BEGIN_ROUND, BEGIN_ATTACK, NEXT_TURN, RESUME, END_ATTACK, CONTEST, RESULT = range(32, 39)

FIRST_MATCH, ASSURED_SUCCESS, MOTIVATION, WITH_SIGNINGS, EXTRA_TIME = range(5)
FIRST_HALF, SECOND_HALF, EXTRA_FIRST, EXTRA_SECOND = range(1, 5)
NOBODY = NOTHING = NO_CARD = -1
NOT_BOOKED, YELLOW, RED = range(3)
MOST_OPEN = 9  # cards of one turn whose abilities are being used: all lie in a play area

ABILITY_1, ABILITY_2, MANDATORY = range(3)  # the places of effects on a card

TABLE = np.dtype(
    (
        np.record,
        [
            ("hand", np.int64, 2),
            ("draw_deck", np.int64, 2),
            ("discard_pile", np.int64, 2),
            ("area", np.int64, 2),
            ("removed", np.int64, 2),
            ("bench", np.int64, 2),  # motivated players to be had, and the fatigue cards in stock
            ("held", np.int64, 2),  # cards of the hand of which the rival knows that they are there
            ("secret", np.int64, 2),  # cards taken unseen which the rival has never seen
            ("rerolled", np.int64, 2),  # cards whose reroll was used this round
            ("pitch", np.int64),
            ("match_deck", np.int64),  # not turned up yet; one of them stays in the box (CT-SET-1)
            ("second_deck", np.int64),  # the second half's, waiting
            ("first_half", np.int64),  # which match cards are the first half's
            ("boxed", np.int64),  # the first half's match card that nobody ever saw
            ("signings", np.int64),  # laid out and not signed yet
            ("phase", np.int64),
            ("to_act", np.int64),
            ("attacker", np.int64),
            ("kicked_off", np.int64),  # who kicked off the match
            ("half", np.int64),
            ("this_round", np.int64),  # of the half
            ("rounds", np.int64),  # of the whole match
            ("injury_time", np.int64),
            ("played", np.int64),  # whether the turn's card was played
            ("depth", np.int64),  # cards whose abilities are being used; the last one is on
            ("due", np.int64),  # whether its mandatory action is still to come
            ("gains", np.int64),  # tokens still to be chosen
            ("gain_kinds", np.int64),  # among these kinds, a bit each
            ("back", np.int64),  # where the match goes on after abilities
            ("action", np.int64),  # SHOT or PASS, once chosen
            ("special_shot", np.int64),  # chosen in secret
            ("save_die", np.int64),
            ("save_card", np.int64),  # the card with which the save was rolled
            ("assured_success", np.int64),
            ("extra_time", np.int64),
            ("goals", np.int64, 2),
            ("passed", np.int8, 2),
            ("booked", np.int8, 2),
            ("available", np.int8, (2, 3)),
            ("spent", np.int8, 2),
            ("dice", np.int8, 2),
            ("declined", np.int8, 2),  # rerolls, since the last one
            ("open_card", np.int64, MOST_OPEN),
            ("open_used", np.int8, MOST_OPEN),
        ],
    )
)

CARDS = np.dtype(
    (
        np.record,
        [
            ("value", np.int64, (2, CARDS_OF_A_COACH, 3)),  # shot, pass and defence, by coach and card
            ("effect", np.int64, (2, CARDS_OF_A_COACH, 3)),  # of `effects.py`: ability 1, ability 2, mandatory action
            ("amount", np.int64, (2, CARDS_OF_A_COACH, 3)),  # how many; a special shot's team; a save's catches
            ("tokens", np.int64, (2, CARDS_OF_A_COACH, 3)),  # kinds of token, a bit each; a save's last corner
            ("cost", np.int64, (2, CARDS_OF_A_COACH, 3)),  # tokens of each kind, for motivation and signing
            ("rerolls", np.int64, 2),  # cards with a reroll
            ("savers", np.int64, 2),  # cards with a save
            ("goalkeepers", np.int64, 2),  # players, motivated or not, and signings who keep the goal
            ("motivated", np.int64, 2),  # which players have a motivation card
            ("penalty", np.int64, (3, 3)),  # by booking and value
            ("stops", np.int64, (2, SPECIALS)),  # which of the rival's special shots each defence stops
            ("first_half", np.int64),
            ("starred", np.int64),
            ("fatigues", np.int64),  # fatigue cards of a team
        ],
    )
)
