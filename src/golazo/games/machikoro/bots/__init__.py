"""The bots of Machi Koro Fußball; compiled."""
