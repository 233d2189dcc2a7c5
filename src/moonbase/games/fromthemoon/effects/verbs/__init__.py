"""The verbs of the tiles, one file for each."""
