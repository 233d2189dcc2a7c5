"""Proofs that a sceptic can run: each starts a server of its own and talks to it over the wire."""
