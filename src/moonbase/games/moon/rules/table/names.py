"""The closed lists of names in Moon's card files, with their codes and what they mean."""

from typing import Final

from moonbase.games.moon.rules.table import codes

RESOURCES: Final = ("energy", "water", "bio", "metal")
GOODS: Final = (*RESOURCES, "rover", "heart")
FLAGS: Final = ("industry", "housing", "transport", "food", "science")
COLOURS: Final = ("blue", "yellow", "pink", "grey", "red")
REPUTATION_LEVELS: Final = ("bronze", "silver", "gold")


def codes_of(names: tuple[str, ...]) -> dict[str, int]:
    return {name: code for code, name in enumerate(names)}


WHENS: Final[dict[str, int]] = {
    "never": codes.NEVER,
    "flip": codes.FLIP,
    "end": codes.END,
    "always": codes.ALWAYS,
    "bonus": codes.BONUS,
    "claimed": codes.CLAIMED,
    "spend": codes.ON_SPEND,
    "assimilate": codes.ON_ASSIMILATE,
    "park": codes.ON_PARK,
    "flipping": codes.ON_FLIP,
    "production": codes.ON_PRODUCTION,
    "special": codes.SPECIAL,
}
WHENS_ABOUT: Final = {
    "never": "the card has no effect beside its production or Flags",
    "flip": "pink: when its owner flips it, once an Era",
    "end": "grey: at final scoring",
    "always": "a standing rule: mirror, discount, wild_flag",
    "bonus": "Expedition: an optional action, once a turn",
    "claimed": "Reputation: at once, when it is claimed",
    "spend": "for each unit of `kind` paid for a construct",
    "assimilate": "each time a card is Assimilated",
    "park": "each time a Rover is parked",
    "flipping": "each time a pink card is flipped",
    "production": "in each Production phase",
    "special": "red: the card's own rule",
}
SELECTORS: Final[dict[str, tuple[int, int]]] = {
    "resources": (codes.RESOURCES, 0),
    **{f"resource:{name}": (codes.RESOURCE, code) for code, name in enumerate(RESOURCES)},
    "scarcest": (codes.SCARCEST, 0),
    "production": (codes.PRODUCTION, 0),
    **{f"production:{name}": (codes.PRODUCTION_OF, code) for code, name in enumerate(RESOURCES)},
    "kinds": (codes.KINDS, 0),
    **{f"flag:{name}": (codes.FLAG, code) for code, name in enumerate(FLAGS)},
    "flags": (codes.ALL_FLAGS, 0),
    "flag types": (codes.FLAG_TYPES, 0),
    "most of a flag": (codes.MOST_OF_A_FLAG, 0),
    "sets": (codes.SETS, 0),
    "winning": (codes.WINNING, 0),
    **{name: (codes.COLOUR, code) for code, name in enumerate(COLOURS[:4])},
    "colours": (codes.COLOURS_HELD, 0),
    "cards": (codes.CARDS, 0),
    "rovers": (codes.ROVERS, 0),
    "reputations": (codes.REPUTATIONS, 0),
    "tokens": (codes.TOKENS, 0),
    "hearts": (codes.HEARTS, 0),
    "spent": (codes.SPENT, 0),
    "paid": (codes.PAID, 0),
    "moved": (codes.MOVED, 0),
}
SELECTORS_ABOUT: Final = {
    "resources": "Resources in your supply",
    "resource:energy": "Energy in your supply; likewise water, bio, metal",
    "scarcest": "the Resource you hold least of: how many of it",
    "production": "Resource production symbols on your cards",
    "production:energy": "Energy production symbols; likewise water, bio, metal",
    "kinds": "different Resources you produce",
    "flag:industry": "Industry Flags; likewise housing, transport, food, science",
    "flags": "all your Flags",
    "flag types": "different types of Flag you have",
    "most of a flag": "Flags of the type you have most of",
    "sets": "full sets of all five Flag types",
    "winning": "Flag types that would pay you now",
    "blue": "blue cards, your Base among them",
    "yellow": "yellow cards, your Base among them",
    "pink": "pink cards",
    "grey": "grey cards",
    "colours": "how many of blue, yellow, pink and grey you have",
    "cards": "structures, your Base not counted",
    "rovers": "Rovers, those on your own cards included",
    "reputations": "Reputation cards you have claimed",
    "tokens": "Hearts lying on your cards",
    "hearts": "Hearts in your supply",
    "spent": "Resources you have paid this turn",
    "paid": "what the `pay_up_to` before it paid",
    "moved": 'Rovers that the `special = "gather"` before it moved',
}
