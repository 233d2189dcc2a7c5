"""The rules of the games, one folder for each."""
