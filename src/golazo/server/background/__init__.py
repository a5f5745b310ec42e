"""What happens without anybody asking: bots think, clocks run out, idle tables are put away."""
