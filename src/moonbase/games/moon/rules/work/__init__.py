"""The work that is done on the state: pay, gain, build, score."""
