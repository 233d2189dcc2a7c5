"""Nobody is told what they may not know: two tables that differ only in what a viewer cannot know say the same to this viewer."""
