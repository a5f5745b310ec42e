"""The lab: plays many matches at once and evaluates them."""
