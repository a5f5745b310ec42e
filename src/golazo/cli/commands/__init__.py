"""The commands, one file each. Slow imports are done when a command runs."""
