"""The main board's part of the audit: laboratories, large buildings, what is laid out, stacks."""

from mypy_extensions import i64

from moonbase.games.fromthemoon.position.audit.course import dealt, kinds_open
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.frames import Placing, Reveal
from moonbase.games.fromthemoon.rules.table.state import (
    DISPLAY_AT,
    FRAME,
    GROUNDS,
    HOUSES,
    LARGE_AT,
    P_DISPLAY,
    P_LARGE,
    P_PROGRESS,
    P_TOKENS,
    PROGRESS_AT,
    TOKEN_AT,
    FromTheMoonState,
    bits,
    own,
)


def check_labs(s: FromTheMoonState, found: list[str]) -> None:
    columns = s.columns
    seen = s.stack[:]
    n: i64 = 0
    for lab in range(columns.labs):
        n += seen[lab]
    if s.labs_left != n:
        found.append("labs: the count is off")
    for place in range(c.DISPLAY):
        face = s.common[DISPLAY_AT + place]
        if face >= 0:
            seen[face - columns.lab0] += 1
        elif s.phase > P_DISPLAY and s.labs_left > 0 and not kinds_open(s, Reveal.KIND, place):
            found.append(f"display[{place}]: a laboratory is missing")
    for i in range(s.players * c.LABS):
        if s.lab[i] > 0:
            seen[s.lab[i] - 1] += 1
    for k in range(s.frame_n):
        if s.frames[k * FRAME] == Placing.KIND:
            seen[s.frames[k * FRAME + 1] - columns.lab0] += 1
    for lab in range(columns.labs):
        copies = columns.copies[columns.lab0 + lab]
        if seen[lab] != copies or s.stack[lab] < 0:
            found.append(
                f"labs: {columns.ids[columns.lab0 + lab]} lies in {seen[lab]} places and has {copies} {'copy' if copies == 1 else 'copies'}"
            )


def check_laid_out(s: FromTheMoonState, found: list[str]) -> None:
    check_row(s, TOKEN_AT, c.COLOURS, dealt(s, P_TOKENS, c.COLOURS), "tokens", True, found)
    if s.phase <= P_DISPLAY:
        check_row(s, DISPLAY_AT, c.DISPLAY, dealt(s, P_DISPLAY, c.DISPLAY), "display", False, found)
    check_row(s, PROGRESS_AT, c.STEPS, dealt(s, P_PROGRESS, c.STEPS), "progress", True, found)


def check_row(s: FromTheMoonState, first: i64, most: i64, due: i64, at: str, single: bool, found: list[str]) -> None:
    """Check tiles laid out one after the other."""
    n: i64 = 0
    gap = False
    twice = False
    for k in range(first, first + most):
        face = s.common[k]
        if face < 0:
            continue
        gap = gap or k > first + n
        n += 1
        for other in range(first, k):
            twice = twice or s.common[other] == face
    if gap or n != due:
        found.append(f"{at}: {n} are laid out instead of {due}")
    if single and twice:
        found.append(f"{at}: a tile lies in two places")


def check_large(s: FromTheMoonState, found: list[str]) -> None:
    """Check the large buildings: those of the main board are there or constructed."""
    columns = s.columns
    seen = s.market
    n = bits(s.market)
    for seat in range(s.players):
        for slot in range(c.LARGE_SLOTS):
            face = own(s, seat, LARGE_AT + slot)
            if columns.large0 <= face < columns.faction0:
                n += 1
                if (seen >> (face - columns.large0)) & 1 == 1:
                    found.append(f"seats[{seat}] > large: {columns.ids[face]} lies in two places")
                seen |= 1 << (face - columns.large0)
    due = dealt(s, P_LARGE, columns.large_shown[s.players - 1])
    if n != due or s.market >> (columns.faction0 - columns.large0) != 0:
        found.append(f"large: {n} in all instead of {due}")


def check_stock(s: FromTheMoonState, found: list[str]) -> None:
    columns = s.columns
    houses = s.right + s.left + s.houses
    grounds: i64 = 0
    for seat in range(s.players):
        houses += own(s, seat, HOUSES)
        grounds += own(s, seat, GROUNDS)
    k = 2 * (s.players - 1)
    if houses != columns.houses:
        found.append(f"greenhouses: {houses} in all, {columns.houses} are in the box")
    if not 0 <= s.right <= columns.row_filled[k] or not 0 <= s.left <= columns.row_filled[k + 1] or s.houses < 0:
        found.append("greenhouses: more or less than there is room for")
    if grounds > columns.foundations:
        found.append(f"seats: {grounds} foundations, {columns.foundations} are in the box")
