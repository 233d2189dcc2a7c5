"""Counts with their noun."""


def plural(count: int, one: str, many: str = "") -> str:
    """``1 game``, ``2 games``."""
    return f"{count} {one if count == 1 else many or one + 's'}"
