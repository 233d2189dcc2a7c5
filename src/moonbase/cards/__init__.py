"""Cards as data: TOML files, read strictly, become op trees and programs of integers. An error names its place.

A game passes its vocabulary in (tables, fields, verbs); no code here knows a word of any game.
"""

from moonbase.cards.card_set import CardSet
from moonbase.cards.errors import CardError
from moonbase.cards.face import Face
from moonbase.cards.ops import Op

__all__ = ["CardError", "CardSet", "Face", "Op"]
