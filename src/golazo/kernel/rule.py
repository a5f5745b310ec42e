"""The decorator that every rule carries: plain Python in the debugger, machine code everywhere else."""

import numpy as np
from numba import config, njit

from golazo.kernel.cache import keep_compiled_rules

keep_compiled_rules()


def rule(function):
    """Compile a rule: cached on disk, without the GIL. Under NUMBA_DISABLE_JIT=1 it stays the function it is."""
    return njit(cache=True, nogil=True)(function)


def wrapping_rule(function):
    """A rule whose 64-bit arithmetic is meant to wrap around; interpreted NumPy would warn about it."""
    if config.DISABLE_JIT:
        return np.errstate(over="ignore")(function)
    return rule(function)
