"""The table server: friends, bots and spectators at one table, and a log from which every match can be rebuilt."""
