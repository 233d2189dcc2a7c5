"""The form in which the engine runs: compiled or interpreted, and of which version."""
