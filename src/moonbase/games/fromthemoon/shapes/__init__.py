"""The types of views and of cards in the gallery. The page's types are made from them, and nothing runs them, so they are not compiled."""
