"""Games played again from their logs: for viewers, and to check a database."""
