"""A match over the network, at the terminal."""
