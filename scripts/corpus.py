"""Make the corpus of finished matches anew: what tests/test_corpus.py replays with the rules of today.

python scripts/corpus.py [FOLDER]

With the same rules, cards and bots it comes out the same, byte for byte. Beside the records lie the cards that they
were played with, named by their hash: when the shipped cards change, the old matches can still be replayed.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from golazo import games
from golazo.match.dice import Dice, FairDice, SeededDice
from golazo.match.match import Match
from golazo.match.record import AGREED, CLOSED, RESIGNED, Ended, Seated

CORPUS = Path("tests/corpus")
OWN_CARDS = Path("tests/cards")
MACHI_KORO_OPTIONS = ("beginner_cap", "come_what_may")
TSUBASA_OPTIONS = {  # by which bots and with which seed, so that every event and every sort of action occurs
    "first_match": ("random", "amateur", 0),
    "assured_success": ("random", "random", 208),
    "motivation": ("random", "amateur", 7),
    "signings": ("amateur", "random", 3),
    "extra_time": ("random", "amateur", 4),
}


@dataclass(frozen=True)
class Plan:
    """A match to be played: by which bots, with what dice, and after how many decisions it ends otherwise."""

    name: str
    game: str
    bots: tuple[str, ...]
    seed: int
    options: dict[str, bool] = field(default_factory=dict)
    cards: str = ""
    fair: bool = False
    imported: int = 0  # decisions that were taken before the table was opened
    stop: int | None = None
    ended: Ended | None = None


def plans() -> Iterator[Plan]:
    """All matches of the corpus."""
    yield from machi_koro()
    yield from tsubasa()


def machi_koro() -> Iterator[Plan]:
    """Two to four players, both options, several card files, every end."""
    for players in (2, 3, 4):
        line_ups = {"random": ("random",) * 4, "amateur": ("amateur",) * 4, "mixed": ("amateur", "random") * 2}
        for seed, (kind, bots) in enumerate(line_ups.items()):
            yield Plan(f"machikoro-{players}-{kind}", "machikoro", bots[:players], 10 * players + seed)
    both = dict.fromkeys(MACHI_KORO_OPTIONS, True)
    yield Plan("machikoro-both-options", "machikoro", ("amateur", "random", "amateur"), 50, both)
    for seed, option in enumerate(MACHI_KORO_OPTIONS, 51):
        bots = ("amateur",) * (2 * seed - 100)
        yield Plan(f"machikoro-{option.replace('_', '-')}", "machikoro", bots, seed, {option: True})
    for cards in ("all-on-three", "eleven-kinds", "only-purple"):
        yield Plan(f"machikoro-{cards}", "machikoro", ("amateur", "random"), 60, cards=cards)
    yield Plan("machikoro-fair", "machikoro", ("amateur", "amateur", "random"), 70, fair=True)
    yield Plan("machikoro-imported", "machikoro", ("amateur", "random"), 71, fair=True, imported=20)
    resigned, agreed = Ended(RESIGNED, 1, (1.0, 0.0)), Ended(AGREED, 0, (0.5, 0.5))
    yield Plan("machikoro-resigned", "machikoro", ("random", "random"), 72, stop=40, ended=resigned)
    yield Plan("machikoro-agreed", "machikoro", ("random", "random"), 73, fair=True, stop=30, ended=agreed)
    yield Plan("machikoro-closed", "machikoro", ("random",) * 4, 74, fair=True, stop=25, ended=Ended(CLOSED))


def tsubasa() -> Iterator[Plan]:
    """Each option turned, all at once, own cards, every end."""
    defaults = games.load("tsubasa").options
    yield Plan("tsubasa-amateur", "tsubasa", ("amateur", "amateur"), 3)
    yield Plan("tsubasa-random", "tsubasa", ("random", "random"), 2)
    for option, (first, second, seed) in TSUBASA_OPTIONS.items():
        name, turned = option.replace("_", "-"), {option: not defaults[option]}
        yield Plan(f"tsubasa-{name}", "tsubasa", (first, second), seed, turned)
    turned = {option: not default for option, default in defaults.items()}
    yield Plan("tsubasa-all-options-turned", "tsubasa", ("amateur", "amateur"), 8, turned)
    yield Plan("tsubasa-own-cards", "tsubasa", ("amateur", "amateur"), 9, cards="tsubasa-example")
    yield Plan("tsubasa-fair", "tsubasa", ("amateur", "random"), 10, fair=True)
    yield Plan("tsubasa-imported", "tsubasa", ("amateur", "amateur"), 11, fair=True, imported=60)
    resigned, agreed = Ended(RESIGNED, 0, (0.0, 1.0)), Ended(AGREED, 1, (0.5, 0.5))
    yield Plan("tsubasa-resigned", "tsubasa", ("amateur", "amateur"), 12, fair=True, stop=90, ended=resigned)
    yield Plan("tsubasa-agreed", "tsubasa", ("amateur", "amateur"), 13, stop=50, ended=agreed)
    yield Plan("tsubasa-closed", "tsubasa", ("amateur", "amateur"), 14, fair=True, stop=20, ended=Ended(CLOSED))


def played(plan: Plan) -> Match:
    """The match of a plan, to its end."""
    game = games.load(plan.game)
    cards = str(OWN_CARDS / f"{plan.cards}.toml") if plan.cards else None
    seats = [Seated(f"{bot} {seat}", "" if plan.fair and seat else bot) for seat, bot in enumerate(plan.bots)]
    begun = Match(game, len(plan.bots), plan.seed, plan.options, cards, seats)
    while len(begun.decisions) < plan.imported:
        begun.play(begun.bot_choice(plan.bots[begun.to_act or 0]))
    match = Match(game, len(plan.bots), None, plan.options, cards, seats, dice_of(plan, begun))
    match.follow(begun.decisions)
    while not match.over and (plan.stop is None or len(match.decisions) < plan.stop):
        match.play(match.bot_choice(plan.bots[match.to_act or 0]))
    return match


def dice_of(plan: Plan, begun: Match) -> Dice:
    """The dice of a plan: its seed's, or a table's, which are told of what came before it. Bots give no seed."""
    if not plan.fair:
        return SeededDice(plan.seed)
    seeds = [f"{plan.name}-{seat}" if seat else "" for seat in range(len(plan.bots))]
    secret = hashlib.sha256(plan.name.encode()).digest()
    return FairDice(plan.name, secret, seeds, begun.entropies if plan.imported else ())


def cards_of(plan: Plan) -> str:
    """The text of the cards that a match is played with."""
    if plan.cards:
        return (OWN_CARDS / f"{plan.cards}.toml").read_text(encoding="utf-8")
    return games.load(plan.game).card_file()


def main(folder: Path) -> None:
    """Write all records and their cards, in place of those that are there."""
    for old in (*folder.glob("*.jsonl"), *folder.glob("cards/*.toml")):
        old.unlink()
    (folder / "cards").mkdir(parents=True, exist_ok=True)
    for plan in plans():
        match = played(plan)
        (folder / f"{plan.name}.jsonl").write_text(match.record(plan.ended), encoding="utf-8")
        (folder / "cards" / f"{match.catalogue.hash}.toml").write_text(cards_of(plan), encoding="utf-8")
        print(plan.name, len(match.decisions))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else CORPUS)
