"""The rules of From the Moon."""
