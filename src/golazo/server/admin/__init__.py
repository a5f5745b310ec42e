"""What looks after a server's database, whether a server runs on it meanwhile or not."""
