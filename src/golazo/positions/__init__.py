"""Positions as text: reads fields, writes TOML."""
