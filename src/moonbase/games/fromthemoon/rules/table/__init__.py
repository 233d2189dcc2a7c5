"""The state of the table, and the names of all numbers in it."""
