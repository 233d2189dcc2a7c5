"""From the Moon in the terminal."""
