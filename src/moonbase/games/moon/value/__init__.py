"""The worth of a position to a seat."""
