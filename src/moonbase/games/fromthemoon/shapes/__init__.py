"""What a view and a card of the gallery are made of. The types of the page are made from these, so they are not compiled."""
