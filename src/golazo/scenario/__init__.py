"""Scenarios: given/when/then files, read and run, the same way for each game. `docs/scenarios.md` has the format."""

from golazo.scenario.file import Deal, Scenario, Step, find, load, parse
from golazo.scenario.run import Difference, Result, run

__all__ = ["Deal", "Difference", "Result", "Scenario", "Step", "find", "load", "parse", "run"]
