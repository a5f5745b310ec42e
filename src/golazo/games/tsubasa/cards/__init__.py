"""The cards of Captain Tsubasa: `cards.toml`, read, named and listed."""
