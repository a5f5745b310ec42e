"""What a screen shows of Machi Koro Fußball besides positions and events, as plain data."""
