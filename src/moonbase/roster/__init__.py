"""Opponents by name, including a user's own."""
