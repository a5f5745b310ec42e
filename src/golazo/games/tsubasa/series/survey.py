"""Whole matches between bots, watched closely: which cards are drafted, played and used, and what becomes of it."""

import numpy as np

from golazo.games.tsubasa import effects
from golazo.games.tsubasa.actions import (
    ACTIONS,
    DRAFT_CARD,
    DRAFT_DECK,
    KEEP,
    MOTIVATE,
    NO_SAVE,
    REROLL_OWN,
    SAVE_WITH,
    SHOOT,
    SIGN,
    SPEND_TOKENS,
    USE_1,
    USE_2,
)
from golazo.games.tsubasa.bots.choose import choose
from golazo.games.tsubasa.rules import apply, deal, legal, over
from golazo.games.tsubasa.rules.clock import winner
from golazo.games.tsubasa.rules.contest import token_kind
from golazo.games.tsubasa.rules.dice import rerolls_left
from golazo.games.tsubasa.rules.kinds import MATCH_KIND, MOTIVATED_KIND, SIGNING_KIND, card_of, kind_of
from golazo.games.tsubasa.state import (
    CHOOSE,
    DRAFT,
    EXTRA_FIRST,
    KINDS,
    MATCH,
    MATCH_CARDS,
    NOBODY,
    PASS,
    SHOT,
    TABLE,
)
from golazo.kernel.batch import tally_of
from golazo.kernel.bits import has, lowest, without_lowest
from golazo.kernel.entropy import derived, following, mixed, opened
from golazo.kernel.rule import rule

MOST_GOALS = 16  # a match with more counts as one with so many
DRAFTED_EVER, PLAYED_EVER, COULD_COME_ON, CAME_ON = range(4)  # of a coach in a match

SURVEY = tally_of(
    ("kick_off_wins", np.int64, 2),  # by the team that kicked off: wins of that team
    ("kick_offs", np.int64, 2),
    ("level", np.int64),  # after two halves
    ("goals", np.int64, 2),
    ("goals_of_match", np.int64, MOST_GOALS + 1),
    ("margins", np.int64, MOST_GOALS + 1),
    ("contests", np.int64, 2),  # shots and passes
    ("goals_by_shot", np.int64),
    ("balls_kept", np.int64, 2),  # after shots (corners) and after passes
    ("tokens_spent", np.int64, 3),
    ("token_squares", np.int64, 3),  # of how many in a contest
    ("specials", np.int64),
    ("goals_by_special", np.int64),
    ("controls", np.int64),
    ("on_pitch", np.int64, MATCH_CARDS),  # rounds in which a match card lay on the pitch
    ("drafted", np.int64, MATCH_CARDS),  # of these, rounds in which it was taken
    ("unseen", np.int64),  # cards taken from the match deck
    ("drafts", np.int64),
    ("played", np.int64, KINDS),  # into a play area, wherever it came from
    ("played_squares", np.int64, KINDS),  # of how often in a match
    ("used", np.int64, (KINDS, 2)),
    ("could_come_on", np.int64, KINDS),  # matches in which either coach could bring it on
    ("matches_with", np.int64, (4, KINDS)),  # coaches' matches: drafted, played, could come on, came on
    ("wins_with", np.int64, (4, KINDS)),  # of these, won; a draw is half a win, counted in halves
)


@rule
def watch_many(cards, series, first, count, tally):
    """Play matches `first` to `first + count - 1` of a series and add what was seen to the tally."""
    tables = np.zeros(1, TABLE)
    actions = np.zeros(ACTIONS + 1, np.int64)
    seen = np.zeros((2, 4, KINDS), np.int64)
    for number in range(first, first + count):
        seen[:] = 0
        watch(tables[0], cards, series, number, actions, seen, tally)


@rule
def watch(table, cards, series, number, actions, seen, tally):
    """One match, the same that `playout` would play."""
    seed = derived(series.seed, number)
    stream = opened(seed)
    thoughts = mixed(seed)
    deal(table, cards, series.players, series.options, mixed(stream), None)
    shift = number % 2 if series.rotate else 0
    decisions = 0
    kicked_off = NOBODY
    while not over(table) and decisions < series.longest:
        watch_bench(table, cards, actions, seen)
        thoughts = following(thoughts)
        action = choose(series.bots[table.to_act ^ shift], table, cards, thoughts, actions)
        watch_decision(table, cards, action, seen, tally)
        seat, area = table.to_act, table.area[table.to_act]
        attacker, contested = table.attacker, table.action
        half, rounds, goals = table.half, table.rounds, table.goals[0] + table.goals[1]
        special = table.special_shot
        stream = following(stream)
        apply(table, cards, action, mixed(stream), None)
        watch_area(table, seat, area, seen)
        if table.rounds != rounds or over(table):
            scored = table.goals[0] + table.goals[1] > goals
            kept = table.half == half and table.attacker == attacker
            contested = contested if contested >= 0 else action - SHOOT
            watch_outcome(contested, special, scored, kept, tally)
        if kicked_off == NOBODY:
            kicked_off = table.kicked_off
        decisions += 1
    tally.games += 1
    tally.decisions += decisions
    tally.turns += table.rounds
    if over(table):
        watch_end(table, shift, kicked_off, seen, tally)
    else:
        tally.unfinished += 1


@rule
def watch_bench(table, cards, actions, seen):
    """Whom the coach to act could bring on."""
    for place in range(legal(table, cards, actions)):
        if MOTIVATE <= actions[place] < SIGN:
            seen[table.to_act, COULD_COME_ON, MOTIVATED_KIND + actions[place] - MOTIVATE] = 1
        elif SIGN <= actions[place] < USE_1:
            seen[table.to_act, COULD_COME_ON, SIGNING_KIND + actions[place] - SIGN] = 1


@rule
def watch_decision(table, cards, action, seen, tally):
    """What is drafted, used, brought on, chosen or spent."""
    seat = table.to_act
    if table.phase == DRAFT:
        watch_draft(table, action, seen, tally)
    elif MOTIVATE <= action < SIGN:
        seen[seat, CAME_ON, MOTIVATED_KIND + action - MOTIVATE] = 1
    elif SIGN <= action < USE_1:
        seen[seat, CAME_ON, SIGNING_KIND + action - SIGN] = 1
    elif USE_1 <= action <= USE_2:
        card = table.open_card[table.depth - 1]
        tally.used[kind_of(seat, card), action - USE_1] += 1
        tally.controls += cards.effect[seat, card, action - USE_1] == effects.CONTROL_AND_ADVANCE
        tally.specials += cards.effect[seat, card, action - USE_1] == effects.SHOOT_SPECIAL
    elif REROLL_OWN <= action < KEEP:
        watch_late_use(cards, seat, lowest(rerolls_left(table, cards, seat)), effects.REROLL_DIE, tally)
    elif SAVE_WITH <= action < NO_SAVE:
        watch_late_use(cards, seat, card_of(seat, action - SAVE_WITH, table.area[seat]), effects.SAVE_SHOT, tally)
    elif table.phase == CHOOSE:
        tally.contests[action - SHOOT] += 1
    elif SPEND_TOKENS <= action < REROLL_OWN:
        kind = token_kind(table)
        tally.tokens_spent[kind] += action - SPEND_TOKENS
        tally.token_squares[kind] += (action - SPEND_TOKENS) ** 2


@rule
def watch_late_use(cards, seat, card, effect, tally):
    """A reroll or a save, which are used after the attack."""
    ability = 0 if cards.effect[seat, card, 0] == effect else 1
    tally.used[kind_of(seat, card), ability] += 1


@rule
def watch_area(table, seat, area, seen):
    """Which cards have come into the play area of the coach who acted."""
    new = table.area[seat] & ~area
    while new:
        seen[seat, PLAYED_EVER, kind_of(seat, lowest(new))] += 1
        new = without_lowest(new)


@rule
def watch_draft(table, action, seen, tally):
    """Which match cards lie on the pitch before the defender takes one, and which are taken."""
    if table.to_act != table.attacker:
        for place in range(MATCH_CARDS):
            tally.on_pitch[place] += has(table.pitch, MATCH + place)
    tally.drafts += 1
    if action == DRAFT_DECK:
        tally.unseen += 1
    else:
        tally.drafted[action - DRAFT_CARD] += 1
        seen[table.to_act, DRAFTED_EVER, MATCH_KIND + action - DRAFT_CARD] = 1


@rule
def watch_outcome(action, special, scored, kept, tally):
    """How a round ended."""
    if special >= 0:
        tally.goals_by_special += scored
    elif action == SHOT:
        tally.goals_by_shot += scored
        tally.balls_kept[SHOT] += kept
    elif action == PASS:
        tally.balls_kept[PASS] += kept


@rule
def watch_end(table, shift, kicked_off, seen, tally):
    """How the match ended, and for whom."""
    best = winner(table)
    total = table.goals[0] + table.goals[1]
    tally.level += table.half >= EXTRA_FIRST or (best == NOBODY)
    tally.goals_of_match[min(total, MOST_GOALS)] += 1
    tally.margins[min(abs(table.goals[0] - table.goals[1]), MOST_GOALS)] += 1
    tally.kick_offs[kicked_off] += 1
    if best == NOBODY:
        tally.draws += 1
    else:
        tally.seat_wins[best] += 1
        tally.entrant_wins[best ^ shift] += 1
        tally.kick_off_wins[kicked_off] += best == kicked_off
    for kind in range(KINDS):
        played = seen[0, PLAYED_EVER, kind] + seen[1, PLAYED_EVER, kind]
        tally.played[kind] += played
        tally.played_squares[kind] += played * played
        tally.could_come_on[kind] += seen[0, COULD_COME_ON, kind] | seen[1, COULD_COME_ON, kind]
    for seat in range(2):
        tally.goals[seat] += table.goals[seat]
        halves = 1 if best == NOBODY else 2 if best == seat else 0
        for what in range(4):
            for kind in range(KINDS):
                if seen[seat, what, kind]:
                    tally.matches_with[what, kind] += 1
                    tally.wins_with[what, kind] += halves
