"""Running a server, and what a host does with its database."""
