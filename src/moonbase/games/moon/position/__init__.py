"""Positions as plain data: dump, load, audit."""
