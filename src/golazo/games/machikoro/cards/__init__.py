"""The cards of Machi Koro Fußball: `cards.toml`, read, explained and listed."""
