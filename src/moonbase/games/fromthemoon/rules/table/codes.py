"""The words of the game as numbers: every code that a state, a tile's program or an action holds."""

from typing import Final

from mypy_extensions import i64

# --- sizes
SEATS: Final[i64] = 4
RES: Final[i64] = 4  # goods 0..3 are resources
COLOURS: Final[i64] = 3  # goods 0..2 are also the colours of cubes on the map and of astronauts
PRICED: Final[i64] = 5  # goods 0..4 can be asked as a price
GOODS: Final[i64] = 7
SHIPS: Final[i64] = 3
PARTS: Final[i64] = 6  # of a ship, at most
STEPS: Final[i64] = 6  # spaces of the Progress track
GRID: Final[i64] = 4  # rows and columns of Terrain tiles, at most
ROVERS: Final[i64] = 3
ROVER_SEATS: Final[i64] = 4  # at most; how many are used is in the files
RECRUITS: Final[i64] = 3  # astronauts of a colour on the player board
MARKERS: Final[i64] = 3  # specialists of a colour
BATTERIES: Final[i64] = 9
GREENHOUSES: Final[i64] = 6  # spaces of a player
FOUNDATION_ROWS: Final[i64] = 3
FOUNDATION_COLUMNS: Final[i64] = 2
FOUNDATIONS: Final[i64] = 6
LABS_ON_FOUNDATION: Final[i64] = 2
LAB_ROWS: Final[i64] = 3
LAB_COLUMNS: Final[i64] = 4
LABS: Final[i64] = 12  # spaces of a player
DISPLAY_ROWS: Final[i64] = 3
DISPLAY_COLUMNS: Final[i64] = 2
DISPLAY: Final[i64] = 6
SMALL_SLOTS: Final[i64] = 6
LARGE_SLOTS: Final[i64] = 2
BUILDING_LEVELS: Final[i64] = 3
FACTIONS: Final[i64] = 8
TOKENS: Final[i64] = 3  # Specialist powers, one for each colour
MOST_CUBES: Final[i64] = 7  # on a tile: a state keeps three bits for each colour

# --- goods
METAL: Final[i64] = 0
WATER: Final[i64] = 1
POLYMER: Final[i64] = 2
FOOD: Final[i64] = 3
ENERGY: Final[i64] = 4
BATTERY: Final[i64] = 5
ACHIEVEMENT: Final[i64] = 6

# --- ships, and the masks of approvals
EUROPA: Final[i64] = 0
TITAN: Final[i64] = 1
MARS: Final[i64] = 2
TO_EUROPA: Final[i64] = 1
TO_TITAN: Final[i64] = 2
TO_MARS: Final[i64] = 4
TO_ANY: Final[i64] = 7

# --- factions
PIONEERS: Final[i64] = 0
CYBORGS: Final[i64] = 1
WORKERS: Final[i64] = 2
UNIFIERS: Final[i64] = 3
ARCHITECTS: Final[i64] = 4
BIOFARMERS: Final[i64] = 5
SURVIVORS: Final[i64] = 6
SCHOLARS: Final[i64] = 7

# --- when a program runs, where the kind of tile does not say it
NEVER: Final[i64] = 0
END: Final[i64] = 1  # at final scoring
ALWAYS: Final[i64] = 2  # a standing rule
ON_MISSION: Final[i64] = 3  # a Mission tile is taken
ON_IMPROVE: Final[i64] = 4  # a part of a ship is improved
ON_FOUNDATION: Final[i64] = 5  # a foundation is gained
ON_LAB: Final[i64] = 6  # a laboratory is placed
ON_RECRUIT: Final[i64] = 7
ON_TRAIN: Final[i64] = 8
ON_GREENHOUSE: Final[i64] = 9  # a greenhouse is gained
ON_UPGRADE: Final[i64] = 10  # a greenhouse is flipped
ON_BUILDING: Final[i64] = 11  # a building is constructed
ON_BATTERY: Final[i64] = 12  # a battery is added to the gauge
ON_SEND: Final[i64] = 13  # a rover is placed
ON_SEND_CORNER: Final[i64] = 14  # a rover is placed on a corner tile of the grid
ON_GREENHOUSE_ACTION: Final[i64] = 15  # Develop Your Greenhouses, once, at its end
ON_TEAM_ACTION: Final[i64] = 16  # Develop Your Team, once, at its end
ON_BUILD_ACTION: Final[i64] = 17  # Construct a Building, once, at its end
WHENS: Final[i64] = 18

# --- a program is rows of WIDTH numbers: verb, n, kind, selector, extra
WIDTH: Final[i64] = 5
AT_N: Final[i64] = 1
AT_KIND: Final[i64] = 2
AT_SEL: Final[i64] = 3
AT_EXTRA: Final[i64] = 4

# --- verbs that the shape of a program depends on; all others are named in their own files under ``effects/verbs``
OR: Final[i64] = 1  # parts the program into two sides, one of which is done
PAY: Final[i64] = 2  # n of goods `kind`; first in its side, which is skipped where nothing is paid

# --- the only work that an approval allows; 0 where it allows both
CONSTRUCT: Final[i64] = 1
IMPROVE: Final[i64] = 2

FROM_STACK: Final[i64] = 1  # as extra of GREENHOUSE

# --- selectors: what can be counted
NOTHING: Final[i64] = 0
SPECIALISTS: Final[i64] = 1  # own, on the map or at home
OWN_BATTERIES: Final[i64] = 2
OWN_LABS: Final[i64] = 3
BUILDINGS: Final[i64] = 4  # own, large ones included
LINKS: Final[i64] = 5  # pairs of own miniatures on orthogonally neighbouring points
IMPROVEMENTS: Final[i64] = 6  # own cubes on ships, launched or not
MISSIONS: Final[i64] = 7  # own Mission tiles
UPGRADED: Final[i64] = 8  # own greenhouses on the improved side
ACHIEVEMENTS: Final[i64] = 9
GROUP: Final[i64] = 10  # own miniatures in the largest orthogonally connected group
CORNER_BUILDINGS: Final[i64] = 11  # own miniatures on the four corners of the rover's tile
RIVAL_ROVERS: Final[i64] = 12  # rovers of others on orthogonally adjacent tiles
OWN_ROVERS: Final[i64] = 13  # own rovers on orthogonally adjacent tiles

# --- places of the player board whose bonus is gained once
AT_GREENHOUSE: Final[i64] = 0  # position: space, from the bottom
AT_RECRUIT: Final[i64] = 1  # position: column
AT_TRAIN: Final[i64] = 2  # position: how many specialists of the colour
AT_LAB_ROW: Final[i64] = 3  # position: row
AT_LARGE: Final[i64] = 4  # position: slot
PLACES: Final[i64] = 5

# --- what has a price that no tile shows
FOR_RECRUIT: Final[i64] = 0
FOR_TRAIN: Final[i64] = 1
FOR_GREENHOUSE: Final[i64] = 2
FOR_UPGRADE: Final[i64] = 3
FOR_FOUNDATION: Final[i64] = 4
FOR_LAB: Final[i64] = 5
FOR_RESEARCH: Final[i64] = 6
FOR_STACK: Final[i64] = 7  # surcharge of a greenhouse from the stack
FOR_ROW: Final[i64] = 8  # surcharge of the display rows, bottom, middle, top: 8, 9, 10
FOR_FOOD: Final[i64] = 11  # conversion into 1 food
FOR_ENERGY: Final[i64] = 12  # conversion into 1 energy
PRICES: Final[i64] = 13
