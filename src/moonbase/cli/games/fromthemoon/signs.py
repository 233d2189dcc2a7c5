"""The meaning of the signs on the table."""

from typing import Final

SIGNS: Final = {
    "12  (12)": "a choice to type; in brackets it is closed, and why 12 says why",
    "M W P F E": "metal, water, polymer, food, energy; M is also a grey astronaut, W a blue one, P a black one",
    "★  pt  bat": "achievement, point, battery; any: a resource of your choice",
    "A B C D  ×": "the players, by seat; × is the dummy of a game for one",
    "▲A2": "rover 2 of player A on a tile",
    "■A": "a building of player A, on the corner where tiles meet; ○ is a free space",
    "MMP": "the cubes on a tile: two metal, one polymer",
    "→ 1 10 19": "on a tile: the numbers to send rover 1, 2 and 3 there; – for a rover that is out",
    "W*": "a specialist: two tasks, and the ability of its colour",
    "1E: train": "what a tile does: here it costs 1 energy to train a specialist",
    "Europa A Ab ·": "parts of a ship: built by A; built by A and improved by B; not built yet",
    "7:MWF": "a part for sale: seven points for a metal, a water and a food",
    "launch 10/5: A10": "what the launch pays to most and second most parts, and who would get it now",
    "Σ, if ended": "the score if the game ended now",
    "3/5": "energy 3 of 5 batteries; of laboratories: 3 on 5 spaces; of the pawn: its space of six",
    "4 1*   2 1↑": "four astronauts, one a specialist; two greenhouses, one of them improved",
    "✗": "what closes a choice",
    "▸": "the player to move",
}
