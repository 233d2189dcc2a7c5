"""Killed at any moment, the server comes back with everything that anyone was told, and with nothing else."""
