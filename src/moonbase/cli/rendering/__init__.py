"""Parts that the renderers of all games share."""
