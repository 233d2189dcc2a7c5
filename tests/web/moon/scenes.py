"""The positions that the tests of the page begin at, each named after what is special about it."""

from typing import Any

from kit.server.prepared import Plan
from moonbase.engine.game import OVER
from moonbase.server.table.log.ledger import Ledger


def view(ledger: Ledger) -> dict[str, Any]:
    """Return the view of the asked seat."""
    return ledger.game.view(ledger.line.state, max(0, ledger.waiting))


def open_to(ledger: Ledger, *before: str) -> list[str]:
    """Return the choices of the asked seat after these actions; none if another seat is asked by then or something hidden was seen."""
    game, state = ledger.game, ledger.game.clone(ledger.line.state)
    for text in before:
        action = next(each for each in game.legal(state) if game.write(state, each) == text)
        game.apply(state, action)
    same = (state.waiting, state.seal) == (ledger.waiting, ledger.line.state.seal)
    return [game.write(state, action) for action in game.legal(state)] if same else []


def seals(ledger: Ledger, *texts: str) -> bool:
    """Tell whether the last of these actions shows something hidden, or passes the question to another seat."""
    return open_to(ledger, *texts[:-1]) != [] and open_to(ledger, *texts) == []


def starts(ledger: Ledger) -> bool:
    """The first choice of a turn."""
    if ledger.waiting < 0 or view(ledger)["question"] is not None:
        return False
    steps = ledger.line.steps
    return any(text.startswith("assimilate ") for text in open_to(ledger)) and (not steps or steps[-1].seat != ledger.waiting)


def hand(ledger: Ledger) -> list[str]:
    known: list[str] = view(ledger)["seats"][ledger.waiting]["hand"]["known"]
    return known


def beginning(ledger: Ledger) -> bool:
    """A turn in the middle of an Era, with something to build and the rivals' deeds to read about."""
    return starts(ledger) and view(ledger)["round"] == 3 and sum(text.startswith("build ") for text in open_to(ledger)) >= 2


def question(ledger: Ledger) -> bool:
    return ledger.waiting >= 0 and view(ledger)["question"] is not None and sum("choose " in text for text in open_to(ledger)) >= 2


def goods_asked(ledger: Ledger) -> bool:
    return question(ledger) and {"choose water", "choose energy"} <= set(open_to(ledger))


def answerable(ledger: Ledger) -> bool:
    return goods_asked(ledger) and open_to(ledger, "choose water") != []


def cards_asked(ledger: Ledger) -> bool:
    return question(ledger) and sum(text.startswith("choose pile ") for text in open_to(ledger)) >= 3


def remedies(ledger: Ledger) -> dict[str, str]:
    """Closed cards of the hand that one parked Rover opens, and where it parks."""
    game, state, found = ledger.game, ledger.line.state, {}
    for action in game.candidates(state, ledger.waiting):
        refusal = game.why_not(state, ledger.waiting, action)
        if refusal is not None and len(refusal.steps) == 1:
            park, build = game.write(state, refusal.steps[0]), game.write(state, action)
            if park.startswith("park ") and build.startswith("build ") and build in open_to(ledger, park):
                found[build.split()[1]] = park
    return found


def helpless(ledger: Ledger) -> bool:
    return starts(ledger) and bool(remedies(ledger))


def undecided(ledger: Ledger) -> bool:
    """Something is closed, something is open, and a Rover can park in several places."""
    verbs = [text.split()[0] for text in open_to(ledger)] if helpless(ledger) else []
    return "build" in verbs and verbs.count("park") > 3


def assimilate(ledger: Ledger) -> str:
    return f"assimilate {hand(ledger)[0]}"


def several(ledger: Ledger) -> bool:
    """Three things to do one after the other, and each can be taken back: park, assimilate, and one more."""
    if not starts(ledger):
        return False
    parks = [text for text in open_to(ledger) if text.startswith("park ")]
    return (
        len(parks) == 1
        and "expedition" in open_to(ledger, parks[0], assimilate(ledger))
        and not seals(ledger, parks[0], assimilate(ledger), "expedition")
    )


def revealing(ledger: Ledger) -> bool:
    """The Expedition shows something hidden; a card can be assimilated before."""
    return starts(ledger) and "expedition" in open_to(ledger, assimilate(ledger)) and seals(ledger, assimilate(ledger), "expedition")


def last_asked(ledger: Ledger) -> bool:
    """Tell whether this is the last answer of an Era: the cards dealt after it are hidden."""
    return goods_asked(ledger) and seals(ledger, "choose water") and view(ledger)["seats"][ledger.waiting]["hand"]["count"] == 0


def unfinished(ledger: Ledger) -> bool:
    """The turn may end, and something is left to do."""
    return ledger.waiting >= 0 and "end" in open_to(ledger) and any(text.startswith("park ") for text in open_to(ledger))


def crowded(ledger: Ledger) -> bool:
    if not starts(ledger) or view(ledger)["era"] < 3 or view(ledger)["round"] < 4:
        return False
    mine = view(ledger)["seats"][ledger.waiting]
    return mine["colours"]["blue"] >= 10 and len(mine["settlement"]) >= 16


def full_hand(ledger: Ledger) -> bool:
    return starts(ledger) and view(ledger)["era"] == 3 and len(hand(ledger)) == 8


def over(ledger: Ledger) -> bool:
    return bool(ledger.waiting == OVER)


PLANS = {
    "reload": Plan(2, goods_asked),
    "reload-cards": Plan(2, cards_asked),
    "reload-selected": Plan(2, beginning),
    "since": Plan(3, beginning, alone=True),
    "own-socket": Plan(2, beginning),
    "two-tabs": Plan(2, beginning),
    "offline": Plan(2, beginning),
    "watched": Plan(2, starts),
    "undo": Plan(2, several),
    "reveal": Plan(2, revealing),
    "answered": Plan(2, answerable),
    "reveal-asked": Plan(2, last_asked),
    "reveal-asked-phone": Plan(2, last_asked),
    "unfinished": Plan(2, unfinished),
    "remedy": Plan(3, helpless),
    "remedy-phone": Plan(3, helpless),
    "undecided": Plan(3, undecided),
    "haste": Plan(3, undecided),
    "undecided-phone": Plan(3, undecided),
    "undecided-keys": Plan(3, undecided),
    "crowded": Plan(5, crowded, "greedy", alone=True, seed=56),
    "full-hand": Plan(2, full_hand, "greedy", alone=True),
    "over": Plan(2, over, "greedy", alone=True),
    "over-five": Plan(5, over, "greedy", alone=True),
}
