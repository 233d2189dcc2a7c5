"""The audit of a position: whether play could have led to it."""
