"""Write the part of each game's state that follows from its list of fields: copying, ``numbers``, and making a state from numbers.

    python tools/states.py            # write what is made anew
    python tools/states.py --check    # fail where it is stale

A field is declared once: in the first half of the state's ``__init__``, with its type and its value at the start of a game. A list that is
not used to its end says in its type how far its numbers count: ``Annotated[vec[i64], "discard_n"]``. One with a row for each seat names the
width of a row and the place of the count in the seat's numbers: ``Annotated[vec[i64], "HAND_MAX", "HAND_N"]``. A field of another type is
shared by all copies and is no number.
"""

import ast
import sys
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
GAMES: Final = ROOT / "src" / "moonbase" / "games"
STATES: Final = {path.relative_to(GAMES).parts[0]: path for path in sorted(GAMES.glob("*/rules/table/state.py"))}
"""The state of each game."""
COMMON: Final = ("waiting", "seal", "players")
"""The fields of every state, first in ``numbers``."""
PLAYERS: Final = COMMON.index("players")
BEGIN: Final = "# --- made by tools/states.py"
END: Final = "# --- end of what is made"
WIDTH: Final = 136


@dataclass(frozen=True)
class Field:
    """A field of a state; ``used`` is what its type says about the numbers of a list that count."""

    name: str
    type: str
    used: tuple[str, ...]

    @property
    def is_number(self) -> bool:
        return self.type in ("i64", "bool")

    @property
    def is_list(self) -> bool:
        return self.type == "vec[i64]"


def field(node: ast.AnnAssign) -> Field:
    assert isinstance(node.target, ast.Attribute)
    kind = node.annotation
    if isinstance(kind, ast.Subscript) and isinstance(kind.slice, ast.Tuple) and ast.unparse(kind.value) == "Annotated":
        inner, *used = kind.slice.elts
        return Field(node.target.attr, ast.unparse(inner), tuple(ast.literal_eval(each) for each in used))
    return Field(node.target.attr, ast.unparse(kind), ())


def state_class(source: str) -> ast.ClassDef:
    return next(
        node
        for node in ast.parse(source).body
        if isinstance(node, ast.ClassDef) and any(ast.unparse(base) == "State" for base in node.bases)
    )


def fields(state: ast.ClassDef) -> list[Field]:
    """Return the declared fields, in order."""
    init = next(node for node in state.body if isinstance(node, ast.FunctionDef) and node.name == "__init__")
    halves = next(node for node in init.body if isinstance(node, ast.If))
    return [field(node) for node in halves.body if isinstance(node, ast.AnnAssign)]


def copied(declared: list[Field]) -> list[str]:
    """Return the second half of ``__init__``, which copies every field from another state."""
    inherited = [f"self.{name} = src.{name}" for name in COMMON if name != "players"]
    return inherited + [f"self.{each.name} = src.{each.name}{'[:]' if each.is_list else ''}" for each in declared]


def wrapped(names: list[str], indent: str) -> list[str]:
    """Return names separated by commas, in lines of the full width."""
    lines = [""]
    for name in names:
        if len(indent) + len(lines[-1]) + len(name) + 2 > WIDTH:
            lines.append("")
        lines[-1] += f" {name}," if lines[-1] else f"{name},"
    return [indent + line for line in lines]


def in_order(declared: list[Field]) -> tuple[list[Field], list[Field], list[Field], list[Field]]:
    """Return the fields in the order of ``numbers``: single numbers, whole lists, lists that count from their front, lists by seat."""
    lists = [each for each in declared if each.is_list]
    return (
        [each for each in declared if each.is_number],
        [each for each in lists if not each.used],
        [each for each in lists if len(each.used) == 1],
        [each for each in lists if len(each.used) == 2],
    )


def numbers(declared: list[Field]) -> list[str]:
    single, whole, fronts, rows = in_order(declared)
    lines = [
        "def numbers(self) -> list[int]:",
        '    """Return every number, without unused room in the lists, so that it cannot tell equal positions apart."""',
        "    out: list[int] = [",
        *wrapped([f"self.{name}" for name in (*COMMON, *(each.name for each in single))], " " * 8),
        "    ]  # fmt: skip",
        *(f"    out.extend(self.{each.name})" for each in whole),
        *(f"    out.extend(self.{each.name}[: self.{each.used[0]}])" for each in fronts),
    ]
    if rows:
        lines.append("    for p in range(self.players):")
    for each in rows:
        width, count = each.used
        first = f"p * {width}"
        lines.append(f"        out.extend(self.{each.name}[{first} : {first} + self.seat[p * SEAT + {count}]])")
    return [*lines, "    return out"]


def restored(state: str, declared: list[Field]) -> list[str]:
    single, whole, fronts, rows = in_order(declared)
    lines = [
        f"def restored(columns: Columns, numbers: list[int]) -> {state}:",
        f'    """Return the state with these numbers, in the order of ``{state}.numbers``."""',
        f"    s = {state}(columns, numbers[{PLAYERS}])",
    ]
    places = [Field(name, "i64", ()) for name in COMMON] + single
    first = 0
    for kind, run in groupby(places, key=lambda each: each.type):
        names = ["_" if each.name == "players" else f"s.{each.name}" for each in run]
        piece = f"numbers[{first}:{first + len(names)}]"
        lines += ["    (", *wrapped(names, " " * 8), f"    ) = {f'(n != 0 for n in {piece})' if kind == 'bool' else piece}  # fmt: skip"]
        first += len(names)
    lines.append(f"    rest = iter(numbers[{first}:])")
    lines += [f"    fill(s.{each.name}, 0, len(s.{each.name}), rest)" for each in whole]
    for each in fronts:
        lines.append(f"    s.{each.name} = with_room(s.{each.name}, s.{each.used[0]})")
        lines.append(f"    fill(s.{each.name}, 0, s.{each.used[0]}, rest)")
    if rows:
        lines.append("    for p in range(s.players):")
    for each in rows:
        width, count = each.used
        lines.append(f"        fill(s.{each.name}, p * {width}, s.seat[p * SEAT + {count}], rest)")
    return [*lines, "    return s"]


def indented(lines: list[str], by: int) -> str:
    return "".join(f"{' ' * by}{line}\n" if line else "\n" for line in lines)


def written(source: str) -> str:
    """Return the source of a state with everything between the marks generated again."""
    state = state_class(source)
    declared = fields(state)
    made = [
        indented(copied(declared), 12),
        indented(numbers(declared), 4) + "\n",
        indented(restored(state.name, declared), 0) + "\n\n",
    ]
    out, rest = "", source
    for part in made:
        before, _, rest = rest.partition(f"{BEGIN}\n")
        indent = before[before.rfind("\n") + 1 :]
        _, _, rest = rest.partition(f"{END}\n")
        out += f"{before}{BEGIN}\n{part}{indent}{END}\n"
    return out + rest


def stale() -> list[Path]:
    """Return the states whose generated part does not fit their fields."""
    return [path for path in STATES.values() if path.read_text() != written(path.read_text())]


def main() -> int:
    old = stale()
    if "--check" in sys.argv[1:]:
        if old:
            print(f"Stale: {', '.join(str(path.relative_to(ROOT)) for path in old)}. Run python tools/states.py.")
        return 1 if old else 0
    for path in old:
        path.write_text(written(path.read_text()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
