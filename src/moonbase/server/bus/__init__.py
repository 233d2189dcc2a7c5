"""The bus: servers on one store wake each other with the name of a table that has changed. The log stays authoritative."""
