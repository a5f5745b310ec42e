"""Tables: states folded from logs, and the operations on them."""
