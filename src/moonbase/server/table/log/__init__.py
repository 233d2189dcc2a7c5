"""The meaning of a table's log: pure, without a store, a clock or a socket."""
