"""The decorator that every rule carries: plain Python in the debugger, machine code everywhere else."""

import numpy as np
from numba import config, njit
from numba.core.types import unliteral

from golazo.kernel.cache import keep_compiled_rules

keep_compiled_rules()


def rule(function):
    """Compile a rule: cached on disk, without the GIL. Under NUMBA_DISABLE_JIT=1 it stays the function it is."""
    compiled = njit(cache=True, nogil=True)(function)
    return compiled if config.DISABLE_JIT else blind_to_literals(compiled)


def blind_to_literals(compiled):
    """Have a rule compiled once for whole numbers, and not again for each literal that another rule calls it with.

    The optimiser sees the literals all the same where it inlines.
    """
    by_type = compiled.get_call_template

    def get_call_template(arguments, keywords):
        plain = {name: unliteral(argument) for name, argument in keywords.items()}
        return by_type(tuple(unliteral(argument) for argument in arguments), plain)

    compiled.get_call_template = get_call_template
    return compiled


def wrapping_rule(function):
    """A rule whose 64-bit arithmetic is meant to wrap around; interpreted NumPy would warn about it."""
    if config.DISABLE_JIT:
        return np.errstate(over="ignore")(function)
    return rule(function)
