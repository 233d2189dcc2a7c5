"""Deals that nobody can predict or choose: each follows from a secret that was promised before, and all are as likely as the rules say."""
