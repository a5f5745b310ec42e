"""Persistence: database, schema, the log of decisions, and table rows."""
