"""The contract of a game, and what any game needs."""
