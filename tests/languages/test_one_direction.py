"""The modules of the languages stand on one another in one direction, also where an import waits for the first sentence."""

import ast
from graphlib import TopologicalSorter
from pathlib import Path

import moonbase.languages
from foundation.sources import imported

ROOM = Path(str(moonbase.languages.__file__)).parent


def test_no_module_stands_on_itself() -> None:
    modules = {path.stem: imported(ast.parse(path.read_text(encoding="utf-8"))) for path in ROOM.glob("*.py") if path.stem != "__init__"}
    below = {
        name: {other for other in modules if any(each.startswith(f"moonbase.languages.{other}.") for each in names)}
        for name, names in modules.items()
    }
    order = list(TopologicalSorter(below).static_order())
    assert order.index("speech") < order.index("phrase") < order.index("errors")
