"""Table sockets, broadcast to their connections, and the bus between nodes."""
