"""Moon in the terminal."""
