"""The meaning of the signs on the table."""

from typing import Final

SIGNS: Final = {
    "12  (12)": "a choice to type; in brackets it is closed, and why 12 says why",
    "E W B M R": "Energy, Water, Bio, Metal, Rover; +1E is made in each Production phase",
    "♥": "Hearts; in the head of a Flag column what its winner scores when the Era ends",
    "Σ, score": "all Hearts if the game ended now: supply, cards, Reputations",
    "Ind Hou Tra Food Sci": "Flags: Industry, Housing, Transport, Food, Science",
    "2+1": "Rovers: two in the supply and one on own cards",
    "3 ◄+1": "three Flags, and this player would win the type by one",
    "3 ◄Rovers, ◄Rov": "this player would win the tie because of more Rovers",
    "3 tie": "a full tie: nobody would win the Hearts, they stay",
    "▸": "the player to move",
    "▲": "a Rover stands on the space before it; after a name: on the card",
    "2♥, =6♥": "after a card: two Hearts lie on it; it scores six at the end of the game",
    "0/2 Sci 3♥+1♥": "a Reputation: none of two Science Flags; worth 3 at the end, and 1 lies on it",
    "✗": "what closes a choice",
    "X": "the number that cards call X; it falls by one with each Era",
}
