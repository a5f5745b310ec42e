"""What an attack may still bring once a coach plays no more cards: possible worlds, played on by amateurs."""

from golazo.games.tsubasa.actions import STOP
from golazo.games.tsubasa.bots.choose import AMATEUR, choose
from golazo.games.tsubasa.odds.chances import chances_now, goal_chance, kept_chance
from golazo.games.tsubasa.rules import apply, determinise, over
from golazo.games.tsubasa.rules.piles import limit, played_cards
from golazo.games.tsubasa.state import CHOOSE, DEFENCE, PASS, SHOT
from golazo.kernel.bits import size
from golazo.kernel.entropy import derived, following, mixed
from golazo.kernel.rule import rule

SEED = 2026  # the worlds are the same every time, so that a position has one forecast
MOST_DECISIONS = 200  # more than an attack has


@rule
def cards_to_come(table, seat):
    """CT-ATK-1, CT-ATK-3: how many cards a coach may still play from the hand in this attack."""
    if table.passed[seat]:
        return 0
    return min(limit(table) - played_cards(table), size(table.hand[seat]))


@rule
def after_stopping(worlds, cards, actions, room, sums):
    """Add up the chances of a shot and of a pass where the attack has ended, if the coach to act stops at once.

    `worlds` are copies of one table: what that coach cannot know is dealt anew in each. Returns how many of them came
    to a shot or a pass; the attack of the others ended in another way.
    """
    reached = 0
    for number in range(worlds.size):
        table = worlds[number]
        stream = derived(SEED, number)
        determinise(table, table.to_act, stream)
        if end_attack_of(table, cards, mixed(stream), actions):
            reached += 1
            attacker = table.attacker
            against = table.available[1 - attacker, DEFENCE]
            shot = chances_now(table, cards, SHOT, table.available[attacker, SHOT], against, room)
            passing = chances_now(table, cards, PASS, table.available[attacker, PASS], against, room)
            sums[SHOT] += goal_chance(shot)
            sums[PASS] += kept_chance(passing)
    return reached


@rule
def end_attack_of(table, cards, stream, actions):
    """Stop, then have the attack played to its end; returns whether a shot or a pass follows."""
    rounds = table.rounds
    action = STOP
    for _ in range(MOST_DECISIONS):
        stream = following(stream)
        apply(table, cards, action, mixed(stream), None)
        if over(table) or table.rounds != rounds:
            return False
        if table.phase == CHOOSE:
            return True
        stream = following(stream)
        action = choose(AMATEUR, table, cards, mixed(stream), actions)
    return False
