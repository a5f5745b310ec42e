"""The commands, a file each. What is heavy is imported when a command runs."""
