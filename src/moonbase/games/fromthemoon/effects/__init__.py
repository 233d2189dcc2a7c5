"""Effects of cards: a class for each verb and each kind of frame."""
