"""Whole matches of Machi Koro Fußball inside compiled code."""
