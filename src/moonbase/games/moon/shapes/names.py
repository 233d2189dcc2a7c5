"""The names that views and cards use."""

from typing import Annotated, Literal

from msgspec import Meta

Resource = Literal["energy", "water", "bio", "metal"]
Good = Literal["energy", "water", "bio", "metal", "rover", "heart"]
Flag = Literal["industry", "housing", "transport", "food", "science"]
Colour = Literal["blue", "yellow", "pink", "grey", "red"]
ReputationLevel = Literal["bronze", "silver", "gold"]

SOME = Meta(extra={"partial": True})
"""Marks a dict that has some of its keys."""
Count = int | Literal["X"]
"""``X`` is read in play."""
GoodBag = Annotated[dict[Good, Count], SOME]
FlagBag = Annotated[dict[Flag, Count], SOME]
