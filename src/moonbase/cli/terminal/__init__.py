"""The terminal itself: window, letters, prompts, progress and signals."""
