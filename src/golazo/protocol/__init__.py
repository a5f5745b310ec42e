"""Everything that crosses the wire between a server and its clients."""
