"""Opponents by name, a user's own included."""
