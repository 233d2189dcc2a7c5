"""State and supply of the table, and the work done on it: prices, counts, scoring."""
