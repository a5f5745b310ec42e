"""The table server: people, bots and spectators at tables, and a log from which every match can be rebuilt."""
