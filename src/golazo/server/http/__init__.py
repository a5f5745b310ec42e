"""HTTP under a server: protocols with their limits, addresses, and how errors are answered."""
