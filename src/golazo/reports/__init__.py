"""Tables, and figures with confidence intervals, for any screen."""
