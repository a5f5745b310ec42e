"""What happens without a request: bots play, clocks run out, idle tables are unloaded."""
