"""Card files of any game: reading them with complaints that name card, field and line."""
