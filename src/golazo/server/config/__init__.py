"""The settings of a server and its configuration file."""
