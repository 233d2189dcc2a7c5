"""The games in the terminal: each folder draws one game."""
