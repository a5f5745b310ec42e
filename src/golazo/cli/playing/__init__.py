"""A match before somebody at the terminal."""
