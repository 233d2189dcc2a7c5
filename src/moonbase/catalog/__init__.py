"""The list of games, and their rules as numbered sentences."""
