"""Who plays on a server: guests, accounts, sessions, names, bans."""
