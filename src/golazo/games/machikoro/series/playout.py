"""Whole matches inside compiled code: between bots, with what is counted of them, or from decisions taken before."""

import numpy as np

from golazo.games.machikoro.actions import ACTIONS
from golazo.games.machikoro.bots.choose import choose
from golazo.games.machikoro.cards.catalogue import LARGE as LARGE_IDS
from golazo.games.machikoro.cards.catalogue import PROJECTS
from golazo.games.machikoro.rules import apply, deal, legal, over, refusal, to_act
from golazo.games.machikoro.state import KINDS, LARGE, SEATS, TABLE
from golazo.kernel.batch import tally_of
from golazo.kernel.entropy import derived, following, mixed, opened
from golazo.kernel.rule import rule

TALLY = tally_of(
    ("winners_owned", np.int64, KINDS),
    ("losers_owned", np.int64, KINDS),
    ("winners_coins", np.int64),
    ("losers_coins", np.int64),
    ("losers_built", np.int64, LARGE),
)


@rule
def play_many(cards, series, first, count, tally):
    """Play matches `first` to `first + count - 1` of a series and add them to the tally."""
    tables = np.zeros(1, TABLE)
    actions = np.zeros(ACTIONS + 1, np.int64)
    for number in range(first, first + count):
        play_out(tables[0], cards, series, number, actions, tally)


@rule
def play_out(table, cards, series, number, actions, tally):
    """One match. Its decisions get the entropy that a Match with the same seed would give them."""
    seed = derived(series.seed, number)
    stream = opened(seed)
    thoughts = mixed(seed)  # what bots leave to chance is apart from what the match does
    deal(table, cards, series.players, series.options, mixed(stream), None)
    shift = number % series.players if series.rotate else 0
    decisions = 0
    while not over(table) and decisions < series.longest:
        bot = series.bots[entrant(series, shift, table.turn)]
        thoughts = following(thoughts)
        action = choose(bot, table, cards, thoughts, actions)
        stream = following(stream)
        apply(table, cards, action, mixed(stream), None)
        decisions += 1
    tally.games += 1
    tally.decisions += decisions
    tally.turns += table.turns
    if over(table):
        tally.seat_wins[table.winner] += 1
        tally.entrant_wins[entrant(series, shift, table.winner)] += 1
        count_cards(table, tally)
    else:
        tally.unfinished += 1


@rule
def entrant(series, shift, seat):
    """Who sits on a seat: entrants move on by one seat from match to match, unless the series keeps them."""
    place = seat + shift
    return place if place < series.players else place - series.players


@rule
def count_cards(table, tally):
    """What winners and losers owned in the end."""
    for seat in range(SEATS):
        if seat == table.winner:
            tally.winners_coins += table.coins[seat]
            for kind in range(KINDS):
                tally.winners_owned[kind] += table.owned[seat, kind]
        else:
            tally.losers_coins += table.coins[seat]
            for kind in range(KINDS):
                tally.losers_owned[kind] += table.owned[seat, kind]
            for project in range(LARGE):
                tally.losers_built[project] += (table.built[seat] >> project) & 1


@rule
def follow(tables, cards, seats, actions, entropies, journal, ends):
    """Carry out decisions of a match in order, as far as the seats are right and the rules allow; returns how many.

    A seat of -1 is anybody's; who decided is written there, and behind the last one who decides next, -1 at the end of
    the match. `ends` gets the number of events that stood in the journal after each decision.
    """
    table = tables[0]
    done = 0
    while done < actions.size:
        seat = to_act(table)
        if (seats[done] != -1 and seats[done] != seat) or refusal(table, cards[0], actions[done]) != 0:
            break
        apply(table, cards[0], actions[done], entropies[done], journal)
        seats[done] = seat
        ends[done] = journal[0, 0]
        done += 1
    seats[done] = -1 if over(table) else to_act(table)
    return done


@rule
def refusals(tables, cards, actions, codes):
    """Which of some actions the rules refuse, and why: a code for each, 0 where it is legal."""
    for place in range(actions.size):
        codes[place] = refusal(tables[0], cards[0], actions[place])


@rule
def choices(tables, cards, actions):
    """The legal actions; returns how many there are."""
    return legal(tables[0], cards[0], actions)


def figures(tally):
    """Machi Koro's own figures of a series: what winners and losers owned in the end, on average."""
    matches = max(int(tally.seat_wins.sum()), 1)
    return {
        "winner_owned": {card: round(tally.winners_owned[kind] / matches, 4) for kind, card in enumerate(PROJECTS)},
        "losers_owned": {card: round(tally.losers_owned[kind] / matches, 4) for kind, card in enumerate(PROJECTS)},
        "winner_coins": round(tally.winners_coins / matches, 4),
        "losers_coins": round(tally.losers_coins / matches, 4),
        "losers_built": {card: round(tally.losers_built[place] / matches, 4) for place, card in enumerate(LARGE_IDS)},
    }
