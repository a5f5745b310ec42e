"""Texts for people: messages as keys with arguments, and Fluent files in four languages."""
