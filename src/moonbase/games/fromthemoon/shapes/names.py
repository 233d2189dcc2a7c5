"""The names that views and tiles use."""

from typing import Annotated, Literal

from msgspec import Meta

Colour = Literal["metal", "water", "polymer"]
Resource = Literal["metal", "water", "polymer", "food"]
Priced = Literal["metal", "water", "polymer", "food", "energy"]
Good = Literal["metal", "water", "polymer", "food", "energy", "battery", "achievement"]
Ship = Literal["europa", "titan", "mars"]
Loss = Literal["no", "hunger", "too late", "unmet"]
Majority = Literal["achievements", "improvements"]

SOME = Meta(extra={"partial": True})
"""Marks a dict that has some of its keys."""
Bag = Annotated[dict[Good, int], SOME]
Price = Annotated[dict[Priced, int], SOME]
Owner = int | Literal["dummy"]
"""A seat, or the dummy of a game for one."""
