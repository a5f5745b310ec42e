"""The exact chances of a contest, by enumeration of all dice, with rerolls and goalkeeper used as well as can be.

Chances are whole numbers, in WHOLE-ths. Goal, ball kept and contest won travel together in one number, in this order
of weight, so that sums and averages of outcomes are sums and averages of numbers. The attacker wants a goal first, then
the ball; the defender wants neither. Whether the contest itself was won is only counted: nobody has a die rolled again
for that alone. Of dice that are equally good to reroll, the attacker's comes first, then the defender's, then the save.
"""

from golazo.games.tsubasa.actions import REROLL_OWN, REROLL_RIVAL, REROLL_SAVE
from golazo.games.tsubasa.rules.contest import lead_before_dice, total, wins
from golazo.games.tsubasa.rules.dice import rerolls_left
from golazo.games.tsubasa.rules.goalkeeper import best_saver, saving
from golazo.games.tsubasa.state import DEFENCE, NO_CARD, SHOT
from golazo.kernel.bits import size
from golazo.kernel.rule import rule

WHOLE = 6**7
STEP = 1 << 19  # more than WHOLE, so that the three parts do not mix
MOST_REROLLS = 2  # of one coach, in one contest
FACES = 36
SAVES = 3  # what a save die may show: caught, a corner, a goal
ALL_DICE = FACES * SAVES

# The room: for each number of the defender's rerolls the outcomes of all dice, before the save and after it, and the
# means over one die rolled again, of the attacker's dice and of the defender's.
AFTER_SAVE = (MOST_REROLLS + 1) * FACES
ATTACKS = AFTER_SAVE + (MOST_REROLLS + 1) * ALL_DICE
DEFENDS = ATTACKS + 2 * 6 * SAVES
ROOM = DEFENDS + 2 * 6 * SAVES

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
def attackers_best(first, other):
    """The outcome that the attacker prefers; the first one if they are equally good."""
    return other if other // STEP > first // STEP else first


@rule
def defenders_best(first, other):
    """The outcome that the defender prefers; the first one if they are equally good."""
    return other if other // STEP < first // STEP else first


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
    for dice in range(FACES):
        outcome += room[rival_rerolls * FACES + dice]
    return outcome // FACES


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
def fill_room(lead, action, own_rerolls, rival_rerolls, caught, corner, assured, room):
    """The outcomes of all dice with so many rerolls of the attacker's left, for none to all of the defender's.

    It goes from no rerolls up: before the outcomes with one more of the attacker's rerolls are written over those
    without it, their means are taken. Each coach does what is best for that coach.
    """
    keeper = action == SHOT and corner > 0
    for own in range(own_rerolls + 1):
        for rival in range(rival_rerolls + 1):
            if keeper:
                take_means(AFTER_SAVE + rival * ALL_DICE, SAVES, own > 0, rival > 0, room)
                for place in range(FACES):
                    fill_after_save(lead, own > 0, rival, caught, corner, assured, place, room)
            take_means(rival * FACES, 1, own > 0, rival > 0, room)
            for place in range(FACES):
                fill_before_save(lead, action, own > 0, rival, caught, corner, assured, place, room)


@rule
def take_means(first, width, attacks, defends, room):
    """The means over one contest die rolled again, by the attacker and by the defender, who has a reroll less then."""
    if attacks:
        means_of(first, width, ATTACKS, room)
    if defends:
        means_of(first - FACES * width, width, DEFENDS, room)


@rule
def means_of(first, width, into, room):
    """The means over the attacker's die, for each of the defender's, and over the defender's for each of the other."""
    for die in range(6):
        for save in range(width):
            attackers, defenders = 0, 0
            for face in range(6):
                attackers += room[first + (face * 6 + die) * width + save]
                defenders += room[first + (die * 6 + face) * width + save]
            room[into + die * width + save] = attackers // 6
            room[into + (6 + die) * width + save] = defenders // 6


@rule
def mean_save(first, caught, corner, room):
    """The mean over the save die, where the outcomes of a catch, a corner and a goal stand from `first` on."""
    return (room[first] * caught + room[first + 1] * (corner - caught) + room[first + 2] * (6 - corner)) // 6


@rule
def fill_after_save(lead, attacks, rival, caught, corner, assured, dice, room):
    """CT-DICE-2: the outcomes of two contest dice with each save: any of the three dice may be rolled again."""
    won = wins(lead, dice // 6 + 1, dice % 6 + 1, assured)
    place = AFTER_SAVE + rival * ALL_DICE + dice * SAVES
    again_attacks = mean_save(place, caught, corner, room) if attacks else LOST
    again_defends = mean_save(place - ALL_DICE, caught, corner, room) if rival > 0 else GOAL
    for save in range(SAVES):
        stands = saved(won, save)
        attacking, defending = LOST, GOAL
        if attacks:
            own_again, rival_again = again(ATTACKS, SAVES, dice, save, room)
            attacking = attackers_best(attackers_best(own_again, rival_again), again_attacks)
        if rival > 0:
            own_again, rival_again = again(DEFENDS, SAVES, dice, save, room)
            defending = defenders_best(defenders_best(own_again, rival_again), again_defends)
        room[place + save] = agreed(stands, attacking, defending, stands == GOAL)


@rule
def fill_before_save(lead, action, attacks, rival, caught, corner, assured, dice, room):
    """CT-DICE-2: the outcome of two contest dice before the save, if there is one."""
    won = wins(lead, dice // 6 + 1, dice % 6 + 1, assured)
    stands = after_dice(won, action, rival, caught, corner, dice, room)
    attacking, defending = LOST, GOAL
    if attacks:
        own_again, rival_again = again(ATTACKS, 1, dice, 0, room)
        attacking = attackers_best(own_again, rival_again)
    if rival > 0:
        own_again, rival_again = again(DEFENDS, 1, dice, 0, room)
        defending = defenders_best(own_again, rival_again)
    room[rival * FACES + dice] = agreed(stands, attacking, defending, won)


@rule
def again(means, width, dice, save, room):
    """What comes of the attacker's die rolled again, and of the defender's."""
    return room[means + dice % 6 * width + save], room[means + (6 + dice // 6) * width + save]


@rule
def saved(won, save):
    """CT-DICE-2, CT-DICE-3: the outcome when the dice lie: a save matters only against a shot that has won."""
    if not won:
        return LOST
    return CAUGHT if save == 0 else CORNER if save == 1 else GOAL


@rule
def after_dice(won, action, rival, caught, corner, dice, room):
    """The outcome when both let the contest's dice lie: lost, won, or up to the goalkeeper."""
    if not won:
        return LOST
    if action != SHOT:
        return KEPT_BY_PASS
    if corner == 0:
        return GOAL
    return mean_save(AFTER_SAVE + rival * ALL_DICE + dice * SAVES, caught, corner, room)


@rule
def agreed(stands, attacks, defends, defender_first):
    """CT-DICE-2: the losing coach is asked first, then the other; what comes out if both do their best.

    `attacks` and `defends` are the outcomes of a reroll by either coach, worst for that coach where there is none.
    """
    if defender_first:
        return defenders_best(attackers_best(stands, attacks), defends)
    return attackers_best(defenders_best(stands, defends), attacks)


@rule
def usable_rerolls(table, cards, seat):
    """How many rerolls a coach has left in this contest, as far as they are reckoned with."""
    return min(size(rerolls_left(table, cards, seat)), MOST_REROLLS)


@rule
def saving_card(table, cards):
    """The card that saves or would save best; NO_CARD where none is in play, or none may try any more."""
    if table.save_die < 0:
        return NO_CARD
    return table.save_card if table.save_card != NO_CARD else best_saver(table, cards)


@rule
def saves_of(table, cards, card):
    """How a card saves; 0 and 0 for none."""
    if card == NO_CARD:
        return 0, 0
    return saving(cards, 1 - table.attacker, card)


@rule
def chances_now(table, cards, action, own_tokens, rival_tokens, room):
    """What a shot or pass would bring the attacker with the cards now in play and so many tokens spent."""
    attacker, defender = table.attacker, 1 - table.attacker
    lead = total(table, cards, attacker, action) + own_tokens - total(table, cards, defender, DEFENCE) - rival_tokens
    caught, corner = saves_of(table, cards, saving_card(table, cards))
    own, rival = usable_rerolls(table, cards, attacker), usable_rerolls(table, cards, defender)
    return contest_chances(lead, action, own, rival, caught, corner, table.assured_success, room)


@rule
def fill_from_table(table, cards, own, rival, card, room):
    """The outcomes of all dice of the contest on the table, with so many rerolls left and a card that saves."""
    caught, corner = saves_of(table, cards, card)
    fill_room(lead_before_dice(table, cards), table.action, own, rival, caught, corner, table.assured_success, room)


@rule
def shown_by(table, cards, save_die):
    """CT-DICE-3: what a save die shows on the table of the card that saves: 0 caught, 1 a corner, 2 a goal."""
    caught, corner = saves_of(table, cards, table.save_card)
    return 0 if save_die <= caught else 1 if save_die <= corner else 2


@rule
def outcome_of(table, cards, own_die, rival_die, save_die, rival, room):
    """The outcome of some dice, in a room that was filled for a table; a save die of 0 is yet to be rolled."""
    dice = (own_die - 1) * 6 + rival_die - 1
    if save_die <= 0:
        return room[rival * FACES + dice]
    save = shown_by(table, cards, save_die)
    return room[AFTER_SAVE + rival * ALL_DICE + dice * SAVES + save]


@rule
def chances_as_they_lie(table, cards, card, room):
    """What the dice on the table bring the attacker if both let them lie; rerolls left may serve after the save.

    `card` is the one with which the defender saves, if it comes to that.
    """
    attacker, defender = table.attacker, 1 - table.attacker
    own_die, rival_die = table.dice[attacker], table.dice[defender]
    won = wins(lead_before_dice(table, cards), own_die, rival_die, table.assured_success)
    if table.save_die > 0:
        return saved(won, shown_by(table, cards, table.save_die))
    own, rival = usable_rerolls(table, cards, attacker), usable_rerolls(table, cards, defender)
    fill_from_table(table, cards, own, rival, card, room)
    caught, corner = saves_of(table, cards, card)
    return after_dice(won, table.action, rival, caught, corner, (own_die - 1) * 6 + rival_die - 1, room)


@rule
def chances_after_reroll(table, cards, seat, action, room):
    """What comes of it if `seat` has a die rolled again: REROLL_OWN, REROLL_RIVAL or REROLL_SAVE."""
    attacker, defender = table.attacker, 1 - table.attacker
    own, rival = usable_rerolls(table, cards, attacker), usable_rerolls(table, cards, defender)
    if seat == attacker:
        own -= 1
    else:
        rival -= 1
    fill_from_table(table, cards, own, rival, saving_card(table, cards), room)
    own_die, rival_die, save_die = table.dice[attacker], table.dice[defender], table.save_die
    outcome = 0
    for die in range(1, 7):
        if action == REROLL_SAVE:
            save_die = die
        elif (action == REROLL_OWN) == (seat == attacker):
            own_die = die
        else:
            rival_die = die
        outcome += outcome_of(table, cards, own_die, rival_die, save_die, rival, room)
    return outcome // 6


@rule
def best_reroll(table, cards, seat, room):
    """The die that a coach has rolled again best, and what comes of it."""
    attacks = seat == table.attacker
    best, second = (REROLL_OWN, REROLL_RIVAL) if attacks else (REROLL_RIVAL, REROLL_OWN)
    best_outcome = chances_after_reroll(table, cards, seat, best, room)
    for place in range(2 if table.save_die > 0 else 1):
        action = second if place == 0 else REROLL_SAVE
        outcome = chances_after_reroll(table, cards, seat, action, room)
        better = attackers_best(best_outcome, outcome) if attacks else defenders_best(best_outcome, outcome)
        if better // STEP != best_outcome // STEP:
            best, best_outcome = action, outcome
    return best, best_outcome


@rule
def chances_let_lie(table, cards, room):
    """CT-DICE-2: what comes of it if the coach to act lets the dice lie; the other may still have one rolled again."""
    other = 1 - table.to_act
    stands = chances_as_they_lie(table, cards, saving_card(table, cards), room)
    if table.declined[other] or rerolls_left(table, cards, other) == 0:
        return stands
    _, outcome = best_reroll(table, cards, other, room)
    return attackers_best(stands, outcome) if other == table.attacker else defenders_best(stands, outcome)
