"""Tables of Captain Tsubasa as plain data and back: positions, views, worlds."""
