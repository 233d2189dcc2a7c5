"""Words of every language as Project Fluent files, and the sentences made of them. The page reads the same files."""
