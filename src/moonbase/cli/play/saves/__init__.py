"""Saved games: the autosave, save files, and the offer to resume one."""
