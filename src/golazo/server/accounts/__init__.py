"""Players of a server: guests, accounts, sessions, names, bans."""
