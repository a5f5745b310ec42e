"""Tables to read, and figures with their intervals, for any screen."""
