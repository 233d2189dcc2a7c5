"""Cards and rules, looked up for a reader."""
