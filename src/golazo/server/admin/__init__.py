"""Maintenance of a server's database, while a server uses it or not."""
