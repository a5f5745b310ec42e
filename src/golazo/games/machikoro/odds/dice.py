"""How likely the numbers are that dice can show."""

from golazo.kernel.rule import rule

WHOLE = 36  # ways in which two dice can fall


@rule
def chance(dice, number):
    """MK-ROLL-2: how likely a number is with one or two dice, in 36ths."""
    if dice == 1:
        return 6 if number <= 6 else 0
    return 6 - abs(number - 7) if number >= 2 else 0
