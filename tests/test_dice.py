"""Dice: the same from the same seed, and a table's as anybody can reckon them afterwards."""

from __future__ import annotations

import hashlib
import hmac
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golazo import games
from golazo.errors import GolazoError, InvalidSetting
from golazo.kernel.entropy import derived, mixed
from golazo.match.dice import FairDice, PartialDice, SeededDice, commitment_of
from golazo.match.match import Match
from matches import fair_dice, fair_match, random_match

SOME = settings(max_examples=100, deadline=None, derandomize=True, database=None)
SECRET = bytes(range(32))
COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
ENTROPIES = ["b8b4c2977eabce45", "a65305fd338ec8fe", "bec7417b15ba619a"]
THOUGHTS = ["bc5c680bc83c6952", "edbffbd62e8fa50e"]
FAIR_ENTROPIES = ["fa4fb6ba823693cf", "c95855a8af46e074"]
FAIR_THOUGHTS = "45d2dacd4dc951e6"
NAME = st.text("ABCXYZabcxyz0189_-", min_size=1, max_size=64)
SEEDS = st.lists(st.text("ABCXYZabcxyz0189_-", max_size=64), min_size=2, max_size=4).map(tuple)


class TestSeeded:
    @SOME
    @given(st.integers(0, 2**64 - 1), st.integers(0, 100_000))
    def test_as_simulations_have_them(self, seed: int, number: int) -> None:
        dice = SeededDice(seed)
        assert dice.entropy(number) == int(derived(np.uint64(seed), number))
        assert dice.thoughts(number) == int(derived(np.uint64(mixed(np.uint64(seed))), number))

    def test_a_seed_means_the_same_for_ever(self) -> None:
        dice = SeededDice(7)
        assert [f"{dice.entropy(number):016x}" for number in (0, 1, 317)] == ENTROPIES
        assert [f"{dice.thoughts(number):016x}" for number in (0, 1)] == THOUGHTS

    def test_a_header_tells_the_seed(self) -> None:
        assert SeededDice(255).as_json() == {"seed": "00000000000000ff"}


class TestFair:
    def test_the_very_bits(self) -> None:
        dice = FairDice("kick-off_1", SECRET, ("Ann", "", "0_-z"))
        assert dice.commitment == commitment_of(SECRET) == COMMITMENT
        assert [f"{dice.entropy(number):016x}" for number in (0, 1)] == FAIR_ENTROPIES
        assert f"{dice.thoughts(1):016x}" == FAIR_THOUGHTS

    @SOME
    @given(NAME, st.binary(min_size=32, max_size=32), SEEDS, st.integers(0, 10_000))
    def test_reckoned_by_hand(self, table: str, secret: bytes, seeds: tuple[str, ...], number: int) -> None:
        dice = FairDice(table, secret, seeds)
        message = table.encode() + b"|" + b",".join(seed.encode() for seed in seeds) + b"|" + b"%d" % number
        drawn = hmac.new(secret, message, hashlib.sha256).digest()
        assert dice.entropy(number).to_bytes(8, "big") == drawn[:8]
        assert dice.commitment == hashlib.sha256(secret).hexdigest()
        assert dice.thoughts(number) != dice.entropy(number)

    @SOME
    @given(NAME, SEEDS, NAME, SEEDS)
    def test_other_names_or_seeds_are_other_dice(
        self, table: str, seeds: tuple[str, ...], other: str, others: tuple[str, ...]
    ) -> None:
        same = (table, seeds) == (other, others)
        assert (FairDice(table, SECRET, seeds).entropy(1) == FairDice(other, SECRET, others).entropy(1)) == same

    def test_what_was_told_comes_first(self) -> None:
        dice, reckoned = fair_dice(told=(11, 22)), fair_dice()
        assert [dice.entropy(number) for number in range(4)] == [11, 22, reckoned.entropy(2), reckoned.entropy(3)]
        assert dice.thoughts(1) == reckoned.thoughts(1)

    def test_the_secret_is_told_only_when_revealed(self) -> None:
        dice = fair_dice(told=(11, 22))
        public = {"table": "kick-off_1", "commitment": COMMITMENT, "seeds": ["Ann", ""], "deal": f"{11:016x}"}
        public["told"] = [f"{11:016x}", f"{22:016x}"]
        assert dice.as_json() == public
        assert dice.as_json(reveal=True) == public | {"secret": SECRET.hex()}

    @pytest.mark.parametrize(
        ("table", "secret", "seeds"),
        [
            ("", SECRET, ("a", "b")),
            ("a" * 65, SECRET, ("a", "b")),
            ("a|b", SECRET, ("a", "b")),
            ("tisch ä", SECRET, ("a", "b")),
            ("t\n", SECRET, ("a", "b")),
            (7, SECRET, ("a", "b")),
            ("t", b"short", ("a", "b")),
            ("t", SECRET * 2, ("a", "b")),
            ("t", SECRET.hex(), ("a", "b")),
            ("t", SECRET, ("a,b", "c")),
            ("t", SECRET, ("a|", "c")),
            ("t", SECRET, ("a" * 65, "c")),
            ("t", SECRET, ("a\n", "c")),
            ("t", SECRET, ("٣", "c")),
            ("t", SECRET, (10**5000, "c")),
        ],
    )
    def test_what_could_be_read_in_two_ways_is_refused(self, table: Any, secret: Any, seeds: Any) -> None:
        with pytest.raises(InvalidSetting) as refused:
            FairDice(table, secret, seeds)
        assert str(refused.value)


class TestTold:
    def test_nothing_is_known_beyond_what_was_drawn(self) -> None:
        dice = PartialDice("t", COMMITMENT, ("a", ""), (), (1, 2, 3))
        assert [dice.entropy(number) for number in range(3)] == [1, 2, 3]
        for ask in (dice.entropy, dice.thoughts):
            with pytest.raises(GolazoError, match="secret has not been revealed"):
                ask(3)


class TestMatch:
    def test_dice_instead_of_a_seed(self) -> None:
        match = fair_match(40)
        assert match.seed is None
        assert match.entropies == [fair_dice().entropy(number) for number in range(41)]
        assert [decision.entropy for decision in match.decisions] == match.entropies[1:]
        assert repr(match).startswith("<golazo.Match 'machikoro', players=2")
        assert "kick-off_1" in repr(match)
        assert SECRET.hex() not in repr(match)

    def test_the_same_dice_give_the_same_match(self) -> None:
        assert fair_match().record() == fair_match().record()

    def test_every_seat_gives_a_seed_if_only_an_empty_one(self) -> None:
        with pytest.raises(InvalidSetting, match="3 seats"):
            Match(games.load("machikoro"), 3, dice=fair_dice(2))

    def test_an_imported_match_goes_on_with_the_dice_of_its_table(self) -> None:
        begun = random_match(30)
        dice = fair_dice(told=begun.entropies)
        match = Match(begun.game, 2, dice=dice)
        match.follow(begun.decisions)
        assert match.state.tobytes() == begun.state.tobytes()
        match.play(match.legal_actions[0])
        assert match.decisions[-1].entropy == fair_dice().entropy(31)

    def test_bots_think_with_bits_of_their_own(self) -> None:
        match = fair_match(10)
        assert match.bot_choice("random") in match.legal_actions
        assert match.bot_choice("random") == fair_match(10).bot_choice("random")
