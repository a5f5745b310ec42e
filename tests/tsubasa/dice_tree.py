"""A contest as a tree: every die, every question, and both coaches at their best. Plain Python, slow and sure."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache, cached_property

ATTACKER, DEFENDER = range(2)
NOT_ROLLED, NOT_TRIED = 0, -1
FACES = range(1, 7)

Chances = tuple[Fraction, Fraction, Fraction]  # of a goal, which weighs most, of the ball kept, of the contest won
GOAL = (Fraction(1), Fraction(0), Fraction(1))
KEPT = (Fraction(0), Fraction(1), Fraction(1))
CAUGHT = (Fraction(0), Fraction(0), Fraction(1))
LOST = (Fraction(0), Fraction(0), Fraction(0))


def mean(outcomes: Iterable[Chances]) -> Chances:
    """What equally likely outcomes come to."""
    goal, kept, won = (sum(parts, Fraction(0)) / 6 for parts in zip(*outcomes, strict=True))
    return goal, kept, won


def preferred(options: Iterable[Chances], by: int) -> Chances:
    """What a coach likes best: goal and ball count, the contest itself does not; of equally good ones the first."""
    return (max if by == ATTACKER else min)(options, key=lambda chances: chances[:2])


@dataclass(frozen=True)
class Contest:
    """A contest after the dice were rolled: what lies on the table, and who may still do what."""

    lead: int
    shot: bool
    save: tuple[int, int] | None  # the highest dice that catch, and that give a corner, of the card that saves
    assured: bool
    dice: tuple[int, int]
    rerolls: tuple[int, int]
    declined: tuple[bool, bool] = (False, False)
    save_die: int = NOT_ROLLED

    @cached_property
    def won(self) -> bool:
        """CT-SHOT-3, CT-DICE-4."""
        if self.assured and sorted(self.dice) == [1, 6]:
            return self.dice == (6, 1)
        return self.lead + self.dice[ATTACKER] >= self.dice[DEFENDER]

    @property
    def losing(self) -> int:
        """CT-DICE-2: the coach who is worse off if nothing more happens."""
        if self.won and self.save_die > 0:
            return DEFENDER if self.save_die > self.save[1] else ATTACKER
        return DEFENDER if self.won else ATTACKER

    @property
    def asked(self) -> int | None:
        """CT-DICE-2: who is asked for a reroll now, the losing coach first."""
        for coach in (self.losing, 1 - self.losing):
            if self.rerolls[coach] and not self.declined[coach]:
                return coach
        return None

    @property
    def may_save(self) -> bool:
        """CT-DICE-3: whether it is up to the goalkeeper."""
        return self.asked is None and self.won and self.shot and self.save is not None and not self.save_die

    def kept_lying(self) -> Contest:
        """The coach who is asked declines."""
        coach = self.asked
        return replace(self, declined=tuple(self.declined[who] or who == coach for who in range(2)))

    def again(self, whose: int | None) -> Chances:
        """The coach who is asked has the die of one coach, or the save die (None), rolled again."""
        left = tuple(self.rerolls[who] - (who == self.asked) for who in range(2))
        after = replace(self, rerolls=left, declined=(False, False))
        if whose is None:
            return mean(value(replace(after, save_die=die)) for die in FACES)
        dice = [(die, self.dice[1]) if whose == ATTACKER else (self.dice[0], die) for die in FACES]
        return mean(value(replace(after, dice=rolled)) for rolled in dice)

    def options(self) -> dict[str, Chances]:
        """What the coach who is asked may answer, and what comes of it: any die of the round may be rolled again."""
        if self.may_save:
            tried = mean(value(replace(self, save_die=die, declined=(False, False))) for die in FACES)
            return {"save": tried, "no-save": value(replace(self, save_die=NOT_TRIED))}
        found = {"keep": value(self.kept_lying())}
        found |= {f"reroll {'own' if whose == self.asked else 'rival'}": self.again(whose) for whose in range(2)}
        if self.save_die > 0:
            found["reroll save"] = self.again(None)
        return found

    def best(self) -> str:
        """The best answer of the coach who is asked; of equally good ones the first."""
        options = self.options()
        ours = not self.may_save and self.asked == ATTACKER
        return (max if ours else min)(options, key=lambda answer: options[answer][:2])


@cache
def value(contest: Contest) -> Chances:
    """What a contest comes to."""
    if contest.asked is not None or contest.may_save:
        return preferred(contest.options().values(), DEFENDER if contest.may_save else contest.asked)
    if not contest.won:
        return LOST
    if not contest.shot:
        return KEPT
    if contest.save_die > 0:
        caught, corner = contest.save
        return CAUGHT if contest.save_die <= caught else KEPT if contest.save_die <= corner else GOAL
    return GOAL


def before_the_dice(
    lead: int, shot: bool, save: tuple[int, int] | None, assured: bool, rerolls: tuple[int, int]
) -> Chances:
    """What a contest comes to before the dice are rolled."""
    return mean(
        mean(value(Contest(lead, shot, save, assured, (own, rival), rerolls)) for rival in FACES) for own in FACES
    )
