"""What the lab tells of Captain Tsubasa."""
