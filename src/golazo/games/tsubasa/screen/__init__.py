"""What a screen shows of Captain Tsubasa besides positions and events, as plain data."""
