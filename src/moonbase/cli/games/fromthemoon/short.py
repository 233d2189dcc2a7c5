"""A tile's effect in a few signs, made from its text: ``1E: train``, ``+1F or +1E``."""

import re
from typing import Final

from moonbase.cli.games.fromthemoon.words import GOODS

LETTERS: Final = {name: letter for name, (letter, _) in GOODS.items()}
PHRASES: Final = (
    (r"^(Activate|Income|Bonus|Construct|Improve|Once for each specialist): ", ""),
    (r"\.$", ""),
    (r"At the end: ", "end: "),
    (r"After each Develop Your (\w+) action: ", r"\1 action: "),
    (r"After each Construct a Building action: ", "Building action: "),
    (r"Each time a battery joins your gauge: ", "gain battery: "),
    (r"Each time you (\w+) an? ([^:]+): ", r"\1 \2: "),
    (r"an? (construct|improve)-only approval for any ship", r"\1 any ship"),
    (r"an? (construct|improve)-only approval for ", r"\1 "),
    (r"an approval for ", "approval "),
    (r"\bget ", ""),
    (r"(Europa|Titan|Mars) or (Europa|Titan|Mars)", r"\1/\2"),
    (r"pay ((?:\d+ \w+(?:, | and )?)+) to ", r"\1: "),
    (r"take (\d+) laboratory of the display for the surcharge alone", "laboratory"),
    (r"take 1 greenhouse for the surcharge alone", "greenhouse"),
    (r"take 1 greenhouse from the stack for free, without surcharge", "greenhouse"),
    (r"take 1 foundation", "foundation"),
    (r"improve 1 greenhouse", "improve greenhouse"),
    (r"recruit 1 astronaut", "recruit"),
    (r"train 1 specialist", "train"),
    (r"activate 1 of your laboratories", "activate 1 lab"),
    (r" for free", ""),
    (r"(\d+) resources? of your choice", r"\1any"),
    (r"score (\d+) points?", r"\1pt"),
    (r"(\d+) achievements?", r"\1★"),
    (r"(\d+) batter(?:y|ies)", r"\1bat"),
    (r"improve part of a ship", "improve ship part"),
    (r" for each part of a ship you have improved", "/improved part"),
    (r" for each pair of your buildings next to each other", "/pair of buildings"),
    (r" for each (?:other )?rover of yours on a tile next to it", "/own rover beside"),
    (r" for each rival rover on a tile next to it", "/rival rover beside"),
    (r" for each building of yours on a corner of the rover's tile", "/own building at the tile"),
    (r" for each (improved greenhouse|laboratory|specialist|building|Mission tile|battery) you have(?: constructed)?", r"/\1"),
)


def brief(text: str) -> str:
    """Shorten a text by the phrases that it contains; a text without any stays as it is."""
    for pattern, short in PHRASES:
        text = re.sub(pattern, short, text)
    text = re.sub(r"(\d+) (metal|water|polymer|food|energy)\b", lambda match: match[1] + LETTERS[match[2]], text)
    return re.sub(r"gain ((?:\d+\w*★?(?: and | or |, )?)+)", lambda match: re.sub(r"(\d+\w*★?)", r"+\1", match[1]), text).replace(
        " and ", " "
    )


def tight(text: str) -> str:
    """Still shorter, for the cells of the Moon."""
    out = brief(text)
    for long, short in (
        ("greenhouse", "greenh."),
        (": ", ":"),
        ("foundation", "found."),
        ("construct any ship", "part of any"),
        (" any ship", " any"),
    ):
        out = out.replace(long, short)
    return re.sub(r"approval (Eur|Tit|Mar)\w*/(Eur|Tit|Mar)\w*", r"appr.\1/\2", out)


def first_sentence(text: str) -> str:
    return text.split(". ")[0].rstrip(".")
