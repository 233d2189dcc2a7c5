"""The rules of Moon."""
