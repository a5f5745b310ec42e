"""Arguments and options shared by several commands."""
