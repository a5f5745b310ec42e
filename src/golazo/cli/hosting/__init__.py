"""Runs a server, and hosts' commands on its database."""
