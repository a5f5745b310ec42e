"""Positions as text: reading the fields of one, and writing one as TOML."""
