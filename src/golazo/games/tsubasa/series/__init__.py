"""Whole matches of Captain Tsubasa inside compiled code."""
