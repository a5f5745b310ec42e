"""A match at a table over the network, at the terminal."""
