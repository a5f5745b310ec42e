"""The sockets of tables, what is broadcast over them, and the bus between nodes."""
