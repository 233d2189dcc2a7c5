"""How servers on one store wake each other: with the name of a table that has moved. The log stays the truth."""
