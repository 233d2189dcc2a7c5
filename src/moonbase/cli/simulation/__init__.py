"""``moonbase sim``: matches between opponents, their results and their report."""
