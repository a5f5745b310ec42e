"""Texts for people: messages as keys with arguments, and the Fluent files that say them in four languages."""
