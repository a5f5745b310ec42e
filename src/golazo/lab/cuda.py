"""Simulates a series of matches on an NVIDIA GPU."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from golazo.errors import InvalidSetting
from golazo.lab.simulate import Series, result


def simulate_cuda(series: Series, progress: Callable[[int], None] | None = None) -> dict[str, Any]:
    """Play a series on the GPU; the result equals the processor's except for the time."""
    try:
        from numba import cuda

        available = bool(cuda.is_available())
    except ImportError as error:
        raise InvalidSetting("error-no-cuda", reason=str(error)) from None
    if not available:
        raise InvalidSetting("error-no-cuda", reason="pip install golazo[cuda]")
    from golazo.kernel.cuda import play_series_cuda

    tally, seconds, threads = play_series_cuda(
        series.game, series.catalogue.record, series.record, series.games, progress
    )
    return result(series, tally, seconds, threads)
