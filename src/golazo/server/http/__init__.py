"""HTTP below the routes: protocols with limits, addresses, error answers."""
