"""Scenarios: reads and runs given/when/then files of any game. The format: `docs/scenarios.md`."""

from golazo.scenario.file import Deal, Scenario, Step, find, load, parse
from golazo.scenario.run import Difference, Result, run

__all__ = ["Deal", "Difference", "Result", "Scenario", "Step", "find", "load", "parse", "run"]
