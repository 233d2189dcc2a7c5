"""Turn order: set-up, legal actions, flow, the end."""
