"""`Match` and its parts: settings, course, dice, undo, records, verification."""
