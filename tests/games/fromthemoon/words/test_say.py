"""The notation and the sentences of actions, in positions made by hand: names, prices, surcharges and gains."""

import pytest

from moonbase.games.fromthemoon.rules.table import actions as a
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table import frames as fr
from moonbase.games.fromthemoon.rules.table import state as st
from moonbase.games.fromthemoon.rules.table.columns import Columns
from moonbase.games.fromthemoon.rules.table.frames import CHOOSE_FIRST, MINIATURE
from moonbase.games.fromthemoon.rules.table.state import new_state, push, set_own
from moonbase.games.fromthemoon.words.actions import say
from moonbase.games.fromthemoon.words.notation import write
from moonbase.languages.speech import Speech


class Desk:
    """A turn of seat 0 of two: the nine tiles in order, two missions on each ship, the display full, some laboratories placed."""

    def __init__(self, columns: Columns, english: Speech, players: int = 2) -> None:
        s = new_state(columns, players)
        self.s = s
        self.english = english
        s.phase = st.P_TURNS
        s.waiting = 0
        s.right = 1
        for tile in range(9):
            s.tile[tile * st.TILE] = tile
        s.tile[3 * st.TILE + st.T_CUBES] = 2 + st.CUBE
        for colour in range(3):
            s.common[st.TOKEN_AT + colour] = columns.token0 + colour
        for ship in range(3):
            for part in range(2):
                s.part[(ship * c.PARTS + part) * st.PART] = self.face(f"M{'ETM'[ship]}-{part + 1}")
        for place in range(6):
            s.common[st.DISPLAY_AT + place] = columns.lab0 + place
        self.own(0, metal=3, water=3, polymer=3, food=3, energy=4, battery=6)

    def face(self, id: str) -> int:
        return self.s.columns.ids.index(id)

    def own(self, seat: int, **fields: int) -> None:
        for name, n in fields.items():
            set_own(self.s, seat, getattr(c, name.upper()) if hasattr(c, name.upper()) else getattr(st, name.upper()), n)

    def frame(self, kind: int, *values: int) -> None:
        a, b, d, e, f = [*values, *[0] * (5 - len(values))]
        push(self.s, kind, a, b, d, e, f)

    def lab(self, space: int, id: str) -> None:
        self.s.lab[space] = 1 + self.face(id) - int(self.s.columns.lab0)

    def both(self, verb: int, value: int = 0) -> tuple[str, str]:
        """Return the notation of an action and its sentence."""
        action = a.action(verb, value)
        return write(self.s, action), self.english.say(say(self.s, action))


@pytest.fixture
def desk(columns: Columns, english: Speech) -> Desk:
    return Desk(columns, english)


def test_send(desk: Desk) -> None:
    set_own(desk.s, 0, st.CREW_AT + 1, (1 << 3) + (2 << 6))
    sent = "Send rover 2 (grey specialist and 2 blue astronauts) to Twin Mast (2-1), which holds 2 metal and 1 water"
    assert desk.both(a.A_SEND, 1 * a.TILE_SPAN + 3) == ("send 2 2-1", sent)
    assert desk.both(a.A_SEND, 0) == ("send 1 1-1", "Send rover 1 (grey astronaut) to Open Regolith (1-1), which holds no cubes")


def test_greenhouses(desk: Desk) -> None:
    assert desk.both(a.A_GREENHOUSE) == ("greenhouse", "Take a greenhouse for 1 water and 1 polymer")
    assert desk.both(a.A_UPGRADE) == ("upgrade", "Improve a greenhouse for 1 water")
    desk.s.right = 0
    desk.own(0, houses=1)
    stack = "Take a greenhouse from the stack for 1 water, 1 polymer and 2 energy; bonus: gain 1 food"
    assert desk.both(a.A_GREENHOUSE)[1] == stack


def test_an_effect_asks_surcharges_only(desk: Desk) -> None:
    desk.frame(fr.Effect.KIND, desk.face("T-05"), desk.s.columns.start[desk.face("T-05")] + c.WIDTH, 0, fr.PAID, -1)
    assert desk.both(a.A_GREENHOUSE)[1] == "Take a greenhouse for free"
    assert desk.both(a.A_UPGRADE)[1] == "Improve a greenhouse for free"
    assert desk.both(a.A_FOUNDATION)[1] == "Take a foundation for free"
    assert desk.both(a.A_TRAIN)[1] == "Train a grey astronaut in rover 1 for free"
    assert desk.both(a.A_LAB, 2)[1] == "Take Botany Bench (middle left) for 1 energy: improve 1 greenhouse for free or gain 1 energy"
    assert desk.both(a.A_DECLINE) == ("decline", "Take no greenhouse")
    desk.s.right = 0
    assert desk.both(a.A_GREENHOUSE)[1] == "Take a greenhouse from the stack for 2 energy"
    assert desk.both(a.A_GREENHOUSE, 1) == ("greenhouse stack", "Take a greenhouse from the stack for free")


def test_the_team(desk: Desk) -> None:
    assert desk.both(a.A_RECRUIT, 1 * a.CREW_SPAN) == ("recruit water 1", "Recruit a blue astronaut into rover 1 for 1 energy")
    set_own(desk.s, 0, st.EXPERT_AT + 2, 2)
    trained = "Train a black astronaut in rover 3 for 1 food and 2 energy; bonus: score 2 points"
    assert desk.both(a.A_TRAIN, 2 * a.CREW_SPAN + 2) == ("train polymer 3", trained)
    set_own(desk.s, 0, st.RECRUIT_AT, 2)
    set_own(desk.s, 0, st.EXTRA_AT + c.METAL, 1)
    set_own(desk.s, 0, st.EXTRA_AT + c.ENERGY, 1)
    dear = "Recruit a grey astronaut into rover 2 for 1 metal and 2 energy; bonus: gain 1 achievement"
    assert desk.both(a.A_RECRUIT, 1) == ("recruit metal 2", dear)
    desk.frame(fr.Effect.KIND, desk.face("T-08"), desk.s.columns.start[desk.face("T-08")], 0, 0, -1)
    assert desk.both(a.A_RECRUIT, 2 * a.CREW_SPAN)[1] == "Recruit a black astronaut into rover 1 for 1 metal and 1 energy"


def test_closed_actions_are_said_too(desk: Desk) -> None:
    """A player may ask why not: the board has no space for a seventh greenhouse, a fourth recruit or specialist of a colour."""
    desk.own(0, houses=6)
    set_own(desk.s, 0, st.RECRUIT_AT, 3)
    set_own(desk.s, 0, st.EXPERT_AT, 3)
    assert desk.both(a.A_GREENHOUSE)[1] == "Take a greenhouse for 1 water and 1 polymer"
    assert desk.both(a.A_RECRUIT)[1] == "Recruit a grey astronaut into rover 1 for 1 energy"
    assert desk.both(a.A_TRAIN)[1] == "Train a grey astronaut in rover 1 for 1 food and 2 energy"


def test_research(desk: Desk) -> None:
    ground = "Take a foundation for 1 metal, 1 polymer and 1 energy"
    assert desk.both(a.A_FOUNDATION) == ("foundation", ground)
    top = "Take Mess Hall (top left) for 1 polymer and 2 energy: gain 1 food or recruit 1 astronaut for free"
    assert desk.both(a.A_LAB, 4) == ("lab 5 L-05", top)
    desk.frame(fr.Research.KIND)
    assert desk.both(a.A_FOUNDATION)[1] == "Special Research: take a foundation for 2 energy"
    special = "Special Research: take Mess Hall (top left) for 2 energy: gain 1 food or recruit 1 astronaut for free"
    assert desk.both(a.A_LAB, 4)[1] == special
    assert desk.both(a.A_DECLINE)[1] == "No Special Research"


def test_buildings(desk: Desk) -> None:
    small = "Construct Skybridge (level 3) for 2 metal, 1 water and 3 energy; at each income: "
    small += "score 2 points for each pair of your buildings that are orthogonally adjacent (now 0)"
    assert desk.both(a.A_BUILD, desk.face("S-11")) == ("build S-11", small)
    large = "Construct Astronaut Institute (large) for 2 metal, 1 water, 1 polymer and 3 energy; bonus: gain 1 achievement. "
    large += "At the end of the game: score 3 points for each specialist you have"
    assert desk.both(a.A_BUILD, desk.face("G-01")) == ("build G-01", large)
    desk.own(0, less=1)
    assert "3 energy (1 energy less for each of your rovers beside it); at" in desk.both(a.A_BUILD, desk.face("S-11"))[1]


def test_building_spaces(desk: Desk) -> None:
    desk.frame(fr.Building.KIND, desk.face("S-11"), MINIATURE, -1)
    assert desk.both(a.A_POINT, 1) == ("at 1-2", "Place the building on corner 1-2, beside Open Regolith and Crater Academy")
    desk.s.frame_n = 0
    desk.own(0, less=2)
    desk.s.tile[1 * st.TILE + st.T_ROVER] = 1
    desk.frame(fr.Building.KIND, desk.face("S-11"), CHOOSE_FIRST, -1)
    dear = "Place the building on corner 1-2 for 2 metal, 1 water and 1 energy, beside Open Regolith and Crater Academy"
    assert desk.both(a.A_POINT, 1)[1] == dear
    desk.s.frame_n = 0
    desk.frame(fr.Beside.KIND, 5, 1)
    assert desk.both(a.A_USE, 4) == (
        "use 2-2",
        "Use Glasshouse Basin (2-2): pay 1 energy to take 1 greenhouse, free except for any surcharge",
    )
    assert desk.both(a.A_DECLINE)[1] == "Use no tile"
    desk.s.building_price = 0
    assert desk.both(a.A_USE, 4)[1].startswith("Use Glasshouse Basin (2-2) without its price: ")
    assert desk.both(a.A_USE, 3)[1] == "Use Twin Mast (2-1): get an approval for Europa or Mars"


def test_tasks(desk: Desk) -> None:
    desk.s.point[4] = 1
    desk.frame(fr.Tasks.KIND, 0, 0, 0, 0, 3)
    assert desk.both(a.A_TAKE, c.METAL) == ("take metal", "Take 1 metal from the tile (2 there)")
    settlers = (
        "Use the Settlers ability of a grey specialist: gain 1 food for each building of yours on a corner of the rover's tile (now 1)"
    )
    assert desk.both(a.A_ABILITY, c.METAL) == ("ability metal", settlers)
    assert desk.both(a.A_EFFECT) == ("effect", "Use Twin Mast as the last task: get an approval for Europa or Mars")
    assert desk.both(a.A_DONE) == ("done", "Finish with this rover")


def test_laboratories(desk: Desk) -> None:
    desk.lab(5, "L-01")
    desk.lab(6, "L-07")
    desk.own(0, lab_n=2)
    desk.frame(fr.Placing.KIND, desk.face("L-02"))
    assert desk.both(a.A_SPACE, 4) == ("space 2-1", "Place Algae Vat at 2-1, in line with Capacitor Bank and Peer Review")
    assert desk.both(a.A_SPACE, 8) == ("space 3-1", "Place Algae Vat at 3-1; bonus: gain 1 achievement")
    desk.frame(fr.Chain.KIND)
    assert desk.both(a.A_ACTIVATE, 10) == ("activate 2-2 first", "Activate Capacitor Bank (2-2): gain 1 energy")
    assert desk.both(a.A_ACTIVATE, 11) == ("activate 2-2 second", "Activate Capacitor Bank (2-2): gain 1 battery")
    review = "Activate Peer Review (2-3): pay 2 energy to score 1 point for each laboratory you have (now 2)"
    assert desk.both(a.A_ACTIVATE, 12) == ("activate 2-3", review)
    assert desk.both(a.A_DONE)[1] == "Activate no more laboratories"


def test_effects_ask(desk: Desk) -> None:
    face = desk.face("L-02")
    desk.frame(fr.Effect.KIND, face, desk.s.columns.start[face], fr.UNOPENED, 0, -1)
    assert desk.both(a.A_SIDE, 1) == ("side second", "Algae Vat: gain 1 energy")
    assert desk.both(a.A_DECLINE)[1] == "Do without Algae Vat"
    face = desk.face("T-09")
    desk.frame(fr.Effect.KIND, face, desk.s.columns.start[face], fr.UNOPENED, fr.FREE_OF_PRICE, -1)
    assert desk.both(a.A_SIDE, 0) == ("side first", "Levelled Ground without its price: pay 1 energy to take 1 foundation")
    assert desk.both(a.A_KIND, c.FOOD) == ("gain food", "Gain 1 food")


def test_ships(desk: Desk) -> None:
    drill = "Construct Ice Drill (Europa) for 1 water: 3 points"
    assert desk.both(a.A_PART, 0) == ("part europa 1 ME-1", drill)
    desk.s.part[1 * st.PART + st.R_OWNER] = 1
    assert desk.both(a.A_PART, 0)[1] == drill + ", and Europa launches"
    improved = "Improve part 1 of Titan for 1 polymer and 1 energy: 2 points, then a Special Research"
    assert desk.both(a.A_IMPROVE, a.PART_SPAN) == ("improve titan 1", improved)
    desk.s.part_research = 1
    assert desk.both(a.A_PART, 0)[1] == drill + ", and Europa launches, then a Special Research"
    assert desk.both(a.A_SCORE) == ("point", "Score 1 point instead of using the approval")


def test_the_last_launch_says_that_it_brings_the_end(desk: Desk, columns: Columns, english: Speech) -> None:
    for each, told in ((desk, "which triggers the last round"), (Desk(columns, english, 1), "so this is your last turn")):
        each.s.part[1 * st.PART + st.R_OWNER] = 0
        each.s.launched = 0b110
        assert each.both(a.A_PART, 0)[1].endswith(f", and Europa launches as the last ship, {told}")
        each.s.ending = True
        assert each.both(a.A_PART, 0)[1].endswith(", and Europa launches")


@pytest.mark.parametrize(
    ("tile", "verb", "words"),
    [
        ("P-01", a.A_FOUNDATION, "Take a foundation for 1 metal, 1 polymer and 1 energy, earning 1 achievement"),
        ("P-02", a.A_PART, "Construct Ice Drill (Europa) for 1 water, earning 1 achievement: 3 points"),
        ("P-04", a.A_RECRUIT, "Recruit a grey astronaut into rover 1 for 1 energy, earning 1 achievement"),
    ],
)
def test_gains_from_the_progress_track_are_said_with_the_price(desk: Desk, tile: str, verb: int, words: str) -> None:
    before = desk.both(verb)[1]
    assert before == words.replace(", earning 1 achievement", "")
    desk.s.common[st.PROGRESS_AT] = desk.face(tile)
    assert desk.both(verb)[1] == words
    desk.own(0, pawn=c.STEPS)
    assert desk.both(verb)[1] == before


def test_a_battery_says_whether_it_comes_or_an_achievement_instead(desk: Desk) -> None:
    ridge = next(tile for tile in range(9) if desk.s.tile[tile * st.TILE] == desk.face("T-03"))
    said = "Use Sunlit Ridge (1-3): gain 1 food and 1 battery"
    assert desk.both(a.A_USE, ridge)[1] == said
    desk.s.common[st.PROGRESS_AT] = next(
        face for face, when in enumerate(desk.s.columns.when) if when == c.ON_BATTERY and desk.s.columns.ids[face].startswith("P-")
    )
    assert desk.both(a.A_USE, ridge)[1] == said + " (earns 1 achievement)"
    desk.own(0, battery=c.BATTERIES)
    assert desk.both(a.A_USE, ridge)[1] == said + " (full gauge: an achievement instead)"


def test_gathering(desk: Desk) -> None:
    desk.own(0, houses=3, upgrades=1)
    assert desk.both(a.A_GATHER) == ("gather", "Gather your rovers: income, then 3 astronauts eat (you have 3 food, 7 by then)")
    assert desk.both(a.A_INCOME, fr.I_FOOD) == ("income greenhouses", "Income from your greenhouses: 4 food")
    assert desk.both(a.A_INCOME, fr.I_RECHARGE) == ("income recharge", "Recharge your batteries: energy from 4 to 6")
    canteen = desk.face("S-03") - desk.s.columns.small0 + fr.I_SMALL
    assert desk.both(a.A_INCOME, canteen) == ("income S-03", "Income from Canteen: gain 2 food")
    assert desk.both(a.A_FEED) == ("feed", "Feed your team: 3 food")
    desk.own(0, food=1)
    assert desk.both(a.A_FEED)[1] == "Feed your team: 2 astronauts go hungry, which costs you 6 points"
    desk.own(0, eats_not=1)
    assert desk.both(a.A_FEED)[1] == "Go on: your team eats nothing"
    assert desk.both(a.A_GATHER)[1] == "Gather your rovers: income, and nobody eats"


def test_hunger_alone_loses(columns: Columns, english: Speech) -> None:
    desk = Desk(columns, english, 1)
    desk.own(0, food=2)
    assert desk.both(a.A_FEED)[1] == "Feed your team: 1 astronaut goes hungry, so you lose the game"


def test_conversions(desk: Desk) -> None:
    assert desk.both(a.A_CONVERT, c.FOOD) == ("convert food", "Turn 2 energy into 1 food")
    assert desk.both(a.A_CONVERT, c.ENERGY) == ("convert energy", "Turn 2 food into 1 energy")
    desk.own(0, food_rate=1)
    assert desk.both(a.A_CONVERT, c.ENERGY)[1] == "Turn 1 food into 1 energy"


@pytest.mark.rule("F9.3")
def test_energy_that_a_full_gauge_loses_is_said(desk: Desk) -> None:
    desk.own(0, energy=6)
    assert desk.both(a.A_CONVERT, c.ENERGY)[1] == "Turn 2 food into 1 energy (full gauge: it is lost)"
    desk.lab(5, "L-01")
    desk.frame(fr.Chain.KIND)
    assert desk.both(a.A_ACTIVATE, 10)[1] == "Activate Capacitor Bank (2-2): gain 1 energy (full gauge: 1 energy is lost)"
    desk.s.frame_n = 0
    desk.s.tile[0] = desk.face("T-12")
    desk.frame(fr.Beside.KIND, 0, 1)
    assert desk.both(a.A_USE, 0)[1] == "Use Solar Flat (1-1): gain 2 energy and score 1 point (full gauge: 2 energy is lost)"
    desk.own(0, energy=5)
    assert desk.both(a.A_USE, 0)[1].endswith("(full gauge: 1 energy is lost)")
    desk.own(0, energy=4)
    assert desk.both(a.A_USE, 0)[1] == "Use Solar Flat (1-1): gain 2 energy and score 1 point"


def test_choices_of_the_set_up_and_the_end_of_a_turn(desk: Desk) -> None:
    workers = "Lead the Workers. Start with 4 charged batteries, 1 metal, 1 water, 1 polymer and 3 food. "
    workers += "Each time you improve a part of a ship: gain 1 resource of your choice"
    assert desk.both(a.A_FACTION, desk.face("C-3")) == ("faction C-3", workers)
    assert desk.both(a.A_DROP, desk.face("S-05")) == ("drop S-05", "Put back Trading Post: gain 1 resource of your choice")
    assert desk.both(a.A_END) == ("end", "End the turn")
    desk.frame(fr.Halves.KIND, fr.TEAM, 1)
    assert desk.both(a.A_DONE)[1] == "Finish the action here"


def test_nature(desk: Desk) -> None:
    desk.english = desk.english.with_names({"seat:0": "Ada"})
    assert desk.both(a.A_LEAD) == ("lead 0", "Ada starts")
    assert desk.both(a.A_DEAL, desk.face("T-05")) == ("deal T-05", "Turn up Glasshouse Basin")
    assert desk.both(a.A_CUBES, 64 + 16) == ("cubes 1 2 0", "Draw 1 metal and 2 water")
    assert desk.both(a.A_CUBES) == ("cubes 0 0 0", "Draw no cubes")
    assert desk.both(a.A_ROVER, 4) == ("rover 2-2", "A rover of the dummy goes to Glasshouse Basin (2-2)")
    assert desk.both(a.A_ZONE, 3) == ("zone 1-4", "A building of the dummy stands on corner 1-4")
