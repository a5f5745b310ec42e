"""The decorator of every rule: plain Python in the debugger, machine code everywhere else."""

import numpy as np
from numba import config, njit
from numba.core.types import unliteral

from golazo.kernel.cache import keep_compiled_rules

keep_compiled_rules()


def rule(function):
    """Compile a rule, cached on disk, without the GIL. Under NUMBA_DISABLE_JIT=1 returns the function unchanged."""
    compiled = njit(cache=True, nogil=True)(function)
    return compiled if config.DISABLE_JIT else blind_to_literals(compiled)


def blind_to_literals(compiled):
    """Compile a rule once for integers, not again for each literal that another rule passes.

    The optimiser still sees the literals of inlined rules.
    """
    by_type = compiled.get_call_template

    def get_call_template(arguments, keywords):
        plain = {name: unliteral(argument) for name, argument in keywords.items()}
        return by_type(tuple(unliteral(argument) for argument in arguments), plain)

    compiled.get_call_template = get_call_template
    return compiled


def wrapping_rule(function):
    """Compile a rule whose 64-bit arithmetic wraps around; interpreted NumPy would warn about it."""
    if config.DISABLE_JIT:
        return np.errstate(over="ignore")(function)
    return rule(function)
