"""What a server keeps: the database, its schema, the log of decisions, and lists of tables."""
