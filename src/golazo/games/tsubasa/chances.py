"""The exact chances of a contest, by enumeration of all dice, with rerolls and goalkeeper used as well as can be.

Chances are whole numbers, in WHOLE-ths. Goal, ball kept and contest won travel together in one number, in this order
of weight, so that sums and averages of outcomes are sums and averages of numbers, and the attacker's best outcome is
simply the greatest: a goal first, then the ball. The defender wants the least.
"""

from golazo.games.tsubasa.rules.contest import lead_before_dice, total, wins
from golazo.games.tsubasa.rules.dice import rerolls_left
from golazo.games.tsubasa.rules.goalkeeper import saving
from golazo.games.tsubasa.rules.piles import goalkeeper_in_play
from golazo.games.tsubasa.state import DEFENCE, NO_CARD, SHOT
from golazo.kernel.bits import size
from golazo.kernel.rule import rule

WHOLE = 6**7
STEP = 1 << 19  # more than WHOLE, so that the three parts do not mix
MOST_REROLLS = 2  # of one coach, in one contest
FACES = 36
SAVES = (MOST_REROLLS + 1) * (MOST_REROLLS + 1) * FACES  # where the chances of the save die begin in the room
ROOM = SAVES + (MOST_REROLLS + 1) * (MOST_REROLLS + 1) * 6

GOAL = WHOLE * (STEP * STEP + 1)
KEPT_BY_PASS = WHOLE * (STEP + 1)
CORNER = WHOLE * (STEP + 1)
CAUGHT = WHOLE
LOST = 0


@rule
def goal_chance(outcome):
    """The chance of a goal in an outcome."""
    return outcome // (STEP * STEP)


@rule
def kept_chance(outcome):
    """The chance that the attacker keeps the ball."""
    return outcome // STEP % STEP


@rule
def won_chance(outcome):
    """The chance that the attacker wins the contest, whatever the goalkeeper does then."""
    return outcome % STEP


@rule
def contest_chances(lead, action, own_rerolls, rival_rerolls, caught, corner, assured, room):
    """What a contest brings the attacker, who leads by so much before the dice.

    `own_rerolls` are the attacker's. With a goalkeeper, `caught` and `corner` are the highest dice that catch and that
    give a corner; without one both are 0. `room` has space for ROOM numbers.
    """
    if own_rerolls == 0 and rival_rerolls == 0:
        return without_rerolls(lead, action, caught, corner, assured)
    fill_room(lead, action, own_rerolls, rival_rerolls, caught, corner, assured, room)
    outcome = 0
    first = place_of(own_rerolls, rival_rerolls) * FACES
    for dice in range(FACES):
        outcome += room[first + dice]
    return outcome // FACES


@rule
def chances_of_dice(lead, action, own_rerolls, rival_rerolls, caught, corner, assured, own_die, rival_die, room):
    """The same, with the dice on the table and the rerolls still to come."""
    fill_room(lead, action, own_rerolls, rival_rerolls, caught, corner, assured, room)
    return room[place_of(own_rerolls, rival_rerolls) * FACES + (own_die - 1) * 6 + rival_die - 1]


@rule
def chances_of_save(own_rerolls, rival_rerolls, caught, corner, die, room):
    """What comes of a save die on the table, with the rerolls still to come; `own_rerolls` are the attacker's."""
    fill_saves(own_rerolls, rival_rerolls, caught, corner, room)
    return room[SAVES + place_of(own_rerolls, rival_rerolls) * 6 + die - 1]


@rule
def ways_to_win(lead, assured):
    """CT-SHOT-3, CT-DICE-4: in how many of the 36 rolls the attacker wins, who leads by so much before the dice."""
    if lead >= 5:
        ways = FACES
    elif lead >= 0:
        ways = FACES - (5 - lead) * (6 - lead) // 2
    elif lead >= -5:
        ways = (6 + lead) * (7 + lead) // 2
    else:
        ways = 0
    if assured and lead < -5:
        return ways + 1
    return ways - 1 if assured and lead >= 5 else ways


@rule
def without_rerolls(lead, action, caught, corner, assured):
    """The outcome where no die is rolled twice."""
    won = WHOLE // FACES * ways_to_win(lead, assured)
    if action != SHOT:
        return won * (STEP + 1)
    goal = won // 6 * (6 - corner)
    kept = won // 6 * (corner - caught)
    return (goal * STEP + kept) * STEP + won


@rule
def place_of(own_rerolls, rival_rerolls):
    """Where in the room the chances with so many rerolls stand."""
    return own_rerolls * (MOST_REROLLS + 1) + rival_rerolls


@rule
def after_dice(lead, action, own, rival, own_die, rival_die, corner, assured, room):
    """The outcome when both let the contest's dice lie: lost, won, or up to the goalkeeper."""
    if not wins(lead, own_die, rival_die, assured):
        return LOST
    if action != SHOT:
        return KEPT_BY_PASS
    if corner == 0:
        return GOAL
    outcome = 0
    for die in range(6):
        outcome += room[SAVES + place_of(own, rival) * 6 + die]
    return min(outcome // 6, GOAL)


@rule
def fill_room(lead, action, own_rerolls, rival_rerolls, caught, corner, assured, room):
    """The outcomes of all dice and all rerolls left, from none up: each coach does what is best for that coach."""
    fill_saves(own_rerolls, rival_rerolls, caught, corner, room)
    for own in range(own_rerolls + 1):
        for rival in range(rival_rerolls + 1):
            for dice in range(FACES):
                own_die, rival_die = dice // 6 + 1, dice % 6 + 1
                stands = after_dice(lead, action, own, rival, own_die, rival_die, corner, assured, room)
                attacks = best_reroll(own - 1, rival, dice, 1, room) if own > 0 else LOST
                defends = best_reroll(own, rival - 1, dice, -1, room) if rival > 0 else GOAL
                room[place_of(own, rival) * FACES + dice] = agreed(stands, attacks, defends, stands > LOST)


@rule
def best_reroll(own, rival, dice, sign, room):
    """The better of rolling the attacker's die again and rolling the defender's; `sign` is -1 for the defender."""
    first = place_of(own, rival) * FACES
    own_again, rival_again = 0, 0
    for face in range(6):
        own_again += room[first + face * 6 + dice % 6]
        rival_again += room[first + dice // 6 * 6 + face]
    return sign * max(sign * (own_again // 6), sign * (rival_again // 6))


@rule
def agreed(stands, attacks, defends, defender_first):
    """CT-DICE-2: the losing coach is asked first, then the other; what comes out if both do their best.

    `attacks` and `defends` are the outcomes of a reroll by either coach, worst for that coach where there is none.
    """
    if defender_first:
        return min(defends, max(stands, attacks))
    return max(attacks, min(stands, defends))


@rule
def fill_saves(own_rerolls, rival_rerolls, caught, corner, room):
    """The outcomes of the save die: a goal, a corner or a catch, unless somebody has it rolled again."""
    for own in range(own_rerolls + 1):
        for rival in range(rival_rerolls + 1):
            for die in range(1, 7):
                stands = CAUGHT if die <= caught else CORNER if die <= corner else GOAL
                attacks = mean_save(own - 1, rival, room) if own > 0 else LOST
                defends = mean_save(own, rival - 1, room) if rival > 0 else GOAL
                room[SAVES + place_of(own, rival) * 6 + die - 1] = agreed(stands, attacks, defends, die > corner)


@rule
def mean_save(own, rival, room):
    """The outcome of a save die that is yet to be rolled."""
    outcome = 0
    for die in range(6):
        outcome += room[SAVES + place_of(own, rival) * 6 + die]
    return outcome // 6


@rule
def usable_rerolls(table, cards, seat):
    """How many rerolls a coach has left in this contest, as far as they are reckoned with."""
    return min(size(rerolls_left(table, cards, seat)), MOST_REROLLS)


@rule
def keeper_saves(table, cards):
    """How the defender's goalkeeper saves; 0 and 0 where none is in play, or none may try any more."""
    defender = 1 - table.attacker
    keeper = goalkeeper_in_play(table, cards, defender)
    if keeper == NO_CARD or table.save_die < 0:
        return 0, 0
    return saving(cards, defender, keeper)


@rule
def chances_now(table, cards, action, own_tokens, rival_tokens, room):
    """What a shot or pass would bring the attacker with the cards now in play and so many tokens spent."""
    attacker, defender = table.attacker, 1 - table.attacker
    lead = total(table, cards, attacker, action) + own_tokens - total(table, cards, defender, DEFENCE) - rival_tokens
    caught, corner = keeper_saves(table, cards)
    own, rival = usable_rerolls(table, cards, attacker), usable_rerolls(table, cards, defender)
    return contest_chances(lead, action, own, rival, caught, corner, table.assured_success, room)


@rule
def chances_on_the_table(table, cards, room):
    """What the dice that lie on the table bring the attacker, with the rerolls still to come."""
    attacker, defender = table.attacker, 1 - table.attacker
    caught, corner = keeper_saves(table, cards)
    own, rival = usable_rerolls(table, cards, attacker), usable_rerolls(table, cards, defender)
    if table.save_die > 0:
        return chances_of_save(own, rival, caught, corner, table.save_die, room)
    lead = lead_before_dice(table, cards)
    own_die, rival_die = table.dice[attacker], table.dice[defender]
    assured = table.assured_success
    return chances_of_dice(lead, table.action, own, rival, caught, corner, assured, own_die, rival_die, room)


@rule
def chances_as_they_lie(table, cards, room):
    """What the dice on the table bring the attacker if nobody has one rolled again."""
    caught, corner = keeper_saves(table, cards)
    if table.save_die > 0:
        return chances_of_save(0, 0, caught, corner, table.save_die, room)
    own_die, rival_die = table.dice[table.attacker], table.dice[1 - table.attacker]
    lead = lead_before_dice(table, cards)
    return chances_of_dice(lead, table.action, 0, 0, caught, corner, table.assured_success, own_die, rival_die, room)


@rule
def chances_after_reroll(table, cards, seat, whose, room):
    """What comes of it if `seat` has the die of `whose` rolled again, or the save die where one was rolled."""
    attacker, defender = table.attacker, 1 - table.attacker
    caught, corner = keeper_saves(table, cards)
    own, rival = usable_rerolls(table, cards, attacker), usable_rerolls(table, cards, defender)
    if seat == attacker:
        own -= 1
    else:
        rival -= 1
    outcome = 0
    if table.save_die > 0:
        for die in range(1, 7):
            outcome += chances_of_save(own, rival, caught, corner, die, room)
        return outcome // 6
    lead = lead_before_dice(table, cards)
    assured = table.assured_success
    own_die, rival_die = table.dice[attacker], table.dice[defender]
    for die in range(1, 7):
        if whose == attacker:
            own_die = die
        else:
            rival_die = die
        outcome += chances_of_dice(lead, table.action, own, rival, caught, corner, assured, own_die, rival_die, room)
    return outcome // 6
