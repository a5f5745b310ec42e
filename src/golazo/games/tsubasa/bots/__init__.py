"""The bots of Captain Tsubasa; compiled."""
