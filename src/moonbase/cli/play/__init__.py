"""A game in the terminal, from the first seat to the last prompt."""
