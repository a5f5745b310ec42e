"""The balance of Captain Tsubasa: what a survey of many matches tells, and what a good game should show."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

from golazo.games.contract import Balance, Tally
from golazo.games.tsubasa.cards.card import PlayingCard, name_of
from golazo.games.tsubasa.cards.catalogue import KIND_IDS, Catalogue
from golazo.games.tsubasa.series.survey import CAME_ON, DRAFTED_EVER, MOST_GOALS, PLAYED_EVER, SURVEY, watch_many
from golazo.games.tsubasa.state import DEFENCE, FIRST_HALF, PASS, SECOND_HALF, SHOT, TEAMS, VALUES
from golazo.reports.measure import POINTS, Measure, effect, frequency, mean, share
from golazo.reports.report import Report, Row, Table, Target
from golazo.text.message import Message

Measures = dict[str, Measure | None]
Kind = TypeVar("Kind", bound=PlayingCard)

BOUNDS: dict[str, tuple[float | None, float | None]] = {  # of a good game, by what is measured
    "nankatsu": (0.485, 0.515),
    "kick_off": (-0.02, 0.02),
    "goals": (2.2, 4.5),
    "level": (0.08, 0.25),
    "draws": (None, 0.12),
    "passes": (0.35, 0.65),
    "unfinished": (None, 0.0),
    "least_drafted": (0.03, None),
    "most_drafted": (None, 0.70),
    "least_motivated": (0.02, None),
    "least_signed": (0.02, None),
}
HALVES = {FIRST_HALF: "first_half", SECOND_HALF: "second_half"}
EVEN = 0.5  # the win rate of all coaches together, a draw being half a win
HEADS = {  # what the rows of each table are
    "teams": "column-team",
    "match": "balance-figure",
    "contests": "balance-ball",
    "scores": "balance-goals",
    "first_half": "column-card",
    "second_half": "column-card",
    "motivation": "column-player",
    "signings": "column-player",
    "initial_cards": "column-card",
}
TEAM_COLUMNS = ("decided", "wins", "goals", "kicking_off", "not_kicking_off")
CARD_COLUMNS = ("plays", "ability1", "ability2", "effect")
DRAFT_COLUMNS = ("drafted", *CARD_COLUMNS)
BENCH_COLUMNS = ("could", "used", *CARD_COLUMNS)


def report(tally: Tally, catalogue: Catalogue) -> Report:
    """Everything that is measured, and whether it is as it should be."""
    match = match_measures(tally)
    halves = [table(name, DRAFT_COLUMNS, match_card_rows(tally, catalogue, half)) for half, name in HALVES.items()]
    motivation = table("motivation", BENCH_COLUMNS, motivation_rows(tally, catalogue))
    signings = table("signings", BENCH_COLUMNS, signing_rows(tally, catalogue))
    tables = [
        table("teams", TEAM_COLUMNS, team_rows(tally)),
        table("match", ("value",), (Row(name, told(name), {"value": match[name]}) for name in match)),
        table("contests", ("per_match", "goal", "kept", "lost"), contest_rows(tally)),
        table("scores", ("goals_in_all", "margin"), score_rows(tally)),
        *halves,
        motivation,
        signings,
        table("initial_cards", CARD_COLUMNS, initial_card_rows(tally, catalogue)),
    ]
    targets = [
        *(target(name, told(name), match[name]) for name in BOUNDS if name in match),
        extreme("least_drafted", halves, "drafted"),
        extreme("most_drafted", halves, "drafted"),
        extreme("least_motivated", [motivation], "used"),
        extreme("least_signed", [signings], "used"),
    ]
    return Report([each for each in targets if each], [each for each in tables if each.columns])


def table(name: str, columns: Iterable[str], rows: Iterable[Row]) -> Table:
    """A table, with those of the columns in which something can be said."""
    rows = list(rows)
    telling = [column for column in columns if any(row.measures.get(column) for row in rows)]
    heads = {column: Message(f"balance-column-{column}") for column in telling}
    note = None if name == HALVES[SECOND_HALF] else Message.of(f"balance-note-{name}", most=MOST_GOALS)
    return Table(name, Message(f"balance-{name}"), note, Message(HEADS[name]), heads, rows)


def told(name: str) -> Message:
    return Message(f"balance-row-{name}")


def target(name: str, title: Message, measure: Measure | None, about: str | None = None) -> Target | None:
    return None if measure is None else Target(name, title, measure, *BOUNDS[name], about)


def extreme(name: str, tables: Sequence[Table], column: str) -> Target | None:
    """The bound for the card that comes closest to it."""
    rows = [row for cards in tables for row in cards.rows]
    known = [(measure.value, row) for row in rows if (measure := row.measures[column])]
    if not known:
        return None
    choose = min if name.startswith("least") else max
    _, row = choose(known, key=lambda pair: pair[0])
    return target(name, Message.of(f"balance-target-{name}", card=row.name), row.measures[column], row.id)


def finished(tally: Tally) -> int:
    """The matches that came to their end."""
    return int(tally.games - tally.unfinished)


def team_rows(tally: Tally) -> Iterator[Row]:
    """How often each team wins, and what kicking off has to do with it."""
    matches, decided = finished(tally), finished(tally) - int(tally.draws)
    for seat, team in enumerate(TEAMS):
        wins, first, won_first = (int(f[seat]) for f in (tally.seat_wins, tally.kick_offs, tally.kick_off_wins))
        measures = {
            "decided": share(wins, decided),
            "wins": share(wins, matches),
            "goals": frequency(int(tally.goals[seat]), matches),
            "kicking_off": share(won_first, first),
            "not_kicking_off": share(wins - won_first, matches - first),
        }
        yield Row(team, Message(f"team-{team}"), measures)


def match_measures(tally: Tally) -> Measures:
    """What a match is like."""
    matches, decided = finished(tally), finished(tally) - int(tally.draws)
    contests = int(tally.contests.sum())
    squares = sum(int(count) * goals**2 for goals, count in enumerate(tally.goals_of_match))
    contested = {SHOT: int(tally.contests[SHOT]), PASS: int(tally.contests[PASS]), DEFENCE: contests}
    tokens = {
        f"tokens_{VALUES[kind]}": mean(int(tally.tokens_spent[kind]), int(tally.token_squares[kind]), times)
        for kind, times in contested.items()
    }
    return {
        "nankatsu": share(int(tally.seat_wins[0]), decided),
        "kick_off": kick_off(int(tally.kick_off_wins.sum()), decided),
        "goals": mean(int(tally.goals.sum()), squares, matches),
        "level": share(int(tally.level), matches),
        "draws": share(int(tally.draws), matches),
        "unfinished": share(int(tally.unfinished), int(tally.games)),
        "rounds": frequency(int(tally.turns), int(tally.games)),
        "contests": frequency(contests, matches),
        "passes": share(contested[PASS], contests),
        **tokens,
        "unseen": share(int(tally.unseen), int(tally.drafts)),
    }


def kick_off(wins: int, decided: int) -> Measure | None:
    """By how much kicking off moves the win rate: that of coaches who do, less that of the others."""
    rate = share(wins, decided)
    return rate and Measure(POINTS, 2 * rate.value - 1, 2 * rate.low - 1, 2 * rate.high - 1, decided)


def contest_rows(tally: Tally) -> Iterator[Row]:
    """What is done with the ball, and what becomes of it."""
    outcomes = {  # what it is called, how often, goals, balls kept
        "shot": ("column-shot", tally.contests[SHOT], tally.goals_by_shot, tally.balls_kept[SHOT]),
        "pass": ("column-pass", tally.contests[PASS], 0, tally.balls_kept[PASS]),
        "special": ("column-special-shot", tally.specials, tally.goals_by_special, 0),
        "control": ("card-control-and-advance", tally.controls, 0, tally.controls),
    }
    for name, (key, *numbers) in outcomes.items():
        times, goals, kept = map(int, numbers)
        measures = {
            "per_match": frequency(times, finished(tally)),
            "goal": share(goals, times),
            "kept": share(kept, times),
            "lost": share(times - goals - kept, times),
        }
        yield Row(name, Message(key), measures)


def score_rows(tally: Tally) -> Iterator[Row]:
    """How many goals matches have in all, and by how many they are won."""
    matches = finished(tally)
    most = max((goals for goals, count in enumerate(tally.goals_of_match) if count), default=0)
    for goals in range(most + 1):
        measures = {
            "goals_in_all": share(int(tally.goals_of_match[goals]), matches),
            "margin": share(int(tally.margins[goals]), matches),
        }
        yield Row(str(goals), Message.of("figure-count", number=goals), measures)


def match_card_rows(tally: Tally, catalogue: Catalogue, half: int) -> list[Row]:
    """The match cards of a half, from the most to the least wanted."""
    rows = []
    for place, card in enumerate(catalogue.match):
        if card.half == half:
            drafted = share(int(tally.drafted[place]), int(tally.on_pitch[place]))
            wanted = drafted.value if drafted else 0.0
            rows.append((wanted, card_row(tally, card, DRAFTED_EVER, EVEN, {"drafted": drafted})))
    return [row for _, row in sorted(rows, key=lambda pair: -pair[0])]


def initial_card_rows(tally: Tally, catalogue: Catalogue) -> Iterator[Row]:
    """The teams as they are at the start."""
    return (card_row(tally, card, PLAYED_EVER, usual(tally, card.team), {}) for card in catalogue.initial)


def motivation_rows(tally: Tally, catalogue: Catalogue) -> Iterator[Row]:
    """The motivation cards, under their players' names."""
    for card in in_use(tally, catalogue.motivation):
        row = card_row(tally, card, CAME_ON, usual(tally, card.team), bench(tally, card))
        yield replace(row, name=name_of(card.player))


def signing_rows(tally: Tally, catalogue: Catalogue) -> Iterator[Row]:
    """The signings."""
    return (card_row(tally, card, CAME_ON, EVEN, bench(tally, card)) for card in in_use(tally, catalogue.signings))


def in_use(tally: Tally, cards: Sequence[Kind]) -> Sequence[Kind]:
    """These cards, unless none of them could ever come on: then the matches were played without them."""
    return cards if any(tally.could_come_on[kind_of(card)] for card in cards) else ()


def card_row(tally: Tally, card: PlayingCard, what: int, win_rate: float, own: Measures) -> Row:
    """A card: how often it is played and used, and how coaches fare who drafted it, played it or brought it on."""
    kind = kind_of(card)
    played, used = int(tally.played[kind]), tally.used[kind]
    measures = {
        **own,
        "plays": mean(played, int(tally.played_squares[kind]), finished(tally)),
        "effect": effect(int(tally.wins_with[what, kind]) / 2, int(tally.matches_with[what, kind]), win_rate),
    }
    for place, ability in enumerate(card.abilities[:2]):
        measures[f"ability{place + 1}"] = share(int(used[place]), played) if ability else None
    return Row(card.id, card.name, measures)


def bench(tally: Tally, card: PlayingCard) -> Measures:
    """In how many matches a player could come on, and in how many of these that was done."""
    could = int(tally.could_come_on[kind_of(card)])
    came = int(tally.matches_with[CAME_ON, kind_of(card)])
    return {"could": share(could, finished(tally)), "used": share(came, could)}


def kind_of(card: PlayingCard) -> int:
    return KIND_IDS.index(card.id)


def usual(tally: Tally, team: str) -> float:
    """A team's win rate in all matches."""
    halves = 2 * int(tally.seat_wins[TEAMS.index(team)]) + int(tally.draws)
    return halves / (2 * finished(tally)) if finished(tally) else EVEN


BALANCE = Balance(play_many=watch_many, tally=SURVEY, report=report)
