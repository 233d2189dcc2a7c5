"""The store: people, tables, seats, and the log of each table. Operations are written once, and SQLite and PostgreSQL run them."""
