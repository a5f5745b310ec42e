"""Reads card files of any game; errors name card, field and line."""
