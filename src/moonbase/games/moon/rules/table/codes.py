"""The words of the game as numbers: every code that a state, a card program or an action holds."""

from typing import Final

from mypy_extensions import i64

# --- sizes
SEATS: Final[i64] = 5
ERAS: Final[i64] = 3
RES: Final[i64] = 4  # goods 0..3 are Resources
GOODS: Final[i64] = 6
FLAGS: Final[i64] = 5  # no rule singles one out: they are numbered as `names.py` lists them
COLOURS: Final[i64] = 5
REPUTATION_LEVELS: Final[i64] = 3

# --- goods
ENERGY: Final[i64] = 0
WATER: Final[i64] = 1
BIO: Final[i64] = 2
METAL: Final[i64] = 3
ROVER: Final[i64] = 4
HEART: Final[i64] = 5

# --- colours of structures; a Base is both blue and yellow
BLUE: Final[i64] = 0
YELLOW: Final[i64] = 1
PINK: Final[i64] = 2
GREY: Final[i64] = 3
RED: Final[i64] = 4
BASE: Final[i64] = 5

# --- when a card's program runs
NEVER: Final[i64] = 0
FLIP: Final[i64] = 1  # pink: once an Era
END: Final[i64] = 2  # at final scoring
ALWAYS: Final[i64] = 3  # a standing rule: mirror, discount, wild flag
BONUS: Final[i64] = 4  # Expedition: once a turn
CLAIMED: Final[i64] = 5  # Reputation: when claimed
ON_SPEND: Final[i64] = 6  # for each unit of `kind` paid for a construct
ON_ASSIMILATE: Final[i64] = 7
ON_PARK: Final[i64] = 8
ON_FLIP: Final[i64] = 9
ON_PRODUCTION: Final[i64] = 10
SPECIAL: Final[i64] = 11  # the rule is the card's own (Obelisk)
WHENS: Final[i64] = 12

# --- a program is rows of WIDTH numbers: verb, n, kind, selector, selector argument, cap, extra
WIDTH: Final[i64] = 7
AT_N: Final[i64] = 1
AT_KIND: Final[i64] = 2
AT_SEL: Final[i64] = 3
AT_ARG: Final[i64] = 4
AT_CAP: Final[i64] = 5  # 0: no cap
AT_EXTRA: Final[i64] = 6
X_HEARTS: Final[i64] = -1  # as n (or as assimilation Hearts): as many as the Hearts on the X space

# --- verbs: each has its code in effects/verbs, and 0 ends a program
SCORE: Final[i64] = 7  # the verb of final scoring

# --- places for `put`
THIS: Final[i64] = 0
ANY_GREY: Final[i64] = 1
EMPTY_GREY: Final[i64] = 2

# --- sources for `build` and `swap`
STACK: Final[i64] = 0
DISCARD: Final[i64] = 1
PREVIOUS: Final[i64] = 2
TOP_3: Final[i64] = 3
DISCARD_TOP: Final[i64] = 4
HAND: Final[i64] = 5

ANY_COLOUR: Final[i64] = 6  # as kind of `discount`

# --- selectors: what can be counted
NOTHING: Final[i64] = 0
RESOURCES: Final[i64] = 1  # in the supply
RESOURCE: Final[i64] = 2  # of kind arg in the supply
SCARCEST: Final[i64] = 3  # the least held of the four
PRODUCTION: Final[i64] = 4  # Resource production symbols
PRODUCTION_OF: Final[i64] = 5  # of kind arg
KINDS: Final[i64] = 6  # different Resources produced
FLAG: Final[i64] = 7  # flags of type arg
ALL_FLAGS: Final[i64] = 8
FLAG_TYPES: Final[i64] = 9
MOST_OF_A_FLAG: Final[i64] = 10
SETS: Final[i64] = 11  # full sets of five types
WINNING: Final[i64] = 12  # flag types that would pay this seat now
COLOUR: Final[i64] = 13  # cards of colour arg; the Base is blue and yellow
COLOURS_HELD: Final[i64] = 14  # of blue, yellow, pink, grey
CARDS: Final[i64] = 15  # structures without the Base
ROVERS: Final[i64] = 16  # those on own cards included
REPUTATIONS: Final[i64] = 17
TOKENS: Final[i64] = 18  # Hearts lying on own cards, mirrors included
HEARTS: Final[i64] = 19  # in the supply
SPENT: Final[i64] = 20  # Resources paid this turn
PAID: Final[i64] = 21  # by this effect
MOVED: Final[i64] = 22  # Rovers moved by this effect
