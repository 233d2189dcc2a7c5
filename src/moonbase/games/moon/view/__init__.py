"""What a seat may see and know."""
