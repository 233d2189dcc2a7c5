"""The table people sit at: a server that commits before it tells."""
