"""The search for leaks: two tables that differ only in what a viewer cannot know must send this viewer the same."""
