"""Tables of Machi Koro Fußball as plain data and back."""
