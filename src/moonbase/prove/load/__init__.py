"""Honest players beside all sorts of others: they do not notice."""
