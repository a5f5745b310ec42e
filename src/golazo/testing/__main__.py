"""`python -m golazo.testing GAME MATCHES SEED`: prints fingerprints of random matches, to compare execution modes."""

from __future__ import annotations

import sys

from golazo import games
from golazo.testing.speeds import fingerprints
from golazo.testing.trial import Trial


def main(name: str, matches: str, seed: str) -> None:
    """Print a line for each match."""
    for fingerprint in fingerprints(Trial(games.load(name), int(matches), int(seed))):
        sys.stdout.write(f"{fingerprint}\n")


main(*sys.argv[1:])
