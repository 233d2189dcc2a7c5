"""The outermost room: it opens the parts of a server, runs it, and closes them again."""
