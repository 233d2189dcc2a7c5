"""The types of a view and of a card in the gallery. The page's types are made from them, so they are not compiled."""
