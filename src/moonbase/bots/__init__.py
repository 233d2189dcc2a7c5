"""Opponents: they see what their seat may know."""
