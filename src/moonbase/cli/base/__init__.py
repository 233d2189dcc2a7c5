"""Files and words that every command uses."""
