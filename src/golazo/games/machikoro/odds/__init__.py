"""What the dice may bring in Machi Koro Fußball; compiled."""
