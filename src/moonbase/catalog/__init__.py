"""The games that there are, and their rules as numbered sentences."""
