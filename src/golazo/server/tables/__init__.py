"""Tables: their logs folded into states, and what may be asked of them."""
