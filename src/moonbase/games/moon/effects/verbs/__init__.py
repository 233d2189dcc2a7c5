"""The verbs of the cards, one file for each."""
