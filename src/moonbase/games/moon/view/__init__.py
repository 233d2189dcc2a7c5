"""The view of a seat, and what it may know."""
