"""The exact chances of contests in Captain Tsubasa; compiled."""
