"""Match, and what it is made of: settings, course, dice, undo, records, verification."""
