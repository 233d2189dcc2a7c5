"""Write the wire in two other forms: TypeScript types for the page, and a JSON Schema for other clients.

    python tools/wire_types.py            # write all files
    python tools/wire_types.py --check    # fail where one of them is stale

Messages, requests and answers are declared once, as structs of the server; views and cards as the shapes of each game.
"""

import json
import sys
from pathlib import Path
from typing import Any, Final

import game_types
from moonbase.catalog.registry import GAMES
from moonbase.server.base.texts import schemas
from moonbase.server.base.wire import Incoming, Outgoing
from moonbase.server.host.app import OPERATIONS
from moonbase.server.web.endpoints.call import ErrorAnswer
from typescript import TypeScript

ROOT: Final = Path(__file__).parents[1]
TYPES: Final = ROOT / "web" / "src" / "wire.gen.ts"
SCHEMA: Final = ROOT / "docs" / "reference" / "wire.schema.json"


def answers() -> list[Any]:
    """Return the types that the server sends."""
    return [*dict.fromkeys(each.answer for each in OPERATIONS if each.answer not in (None, str)), ErrorAnswer, Outgoing]


def requests() -> list[Any]:
    """Return the types that the server reads."""
    return [*dict.fromkeys(each.body for each in OPERATIONS if each.body not in (None, str)), Incoming]


def typescript() -> str:
    out = TypeScript()
    for each in answers():
        out.add(each, read=False)
    for each in requests():
        out.add(each, read=True)
    unions = {"ToServer": out.add(Incoming, read=True), "FromServer": out.add(Outgoing, read=False)}
    head = "/** Made by tools/wire_types.py from the structs of the server: change those, and run it again. */\n"
    interfaces = [out.interfaces[name] for name in sorted(out.interfaces)]
    return "\n".join([head, *interfaces, *(f"export type {name} = {union};\n" for name, union in unions.items())])


def schema() -> str:
    """Return all types by name; ``ToServer`` and ``FromServer`` are the messages of a table's socket."""
    types = [*answers(), *requests()]
    shapes, parts = schemas(types, "#/$defs/{name}")
    named = dict(zip(map(repr, types), shapes, strict=False))
    ends = {"ToServer": named[repr(Incoming)], "FromServer": named[repr(Outgoing)]}
    title = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "The wire of Moonbase"}
    return json.dumps({**title, "$defs": {**parts, **ends}}, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def files() -> dict[Path, str]:
    views = {ROOT / path: text for game in GAMES for path, text in game_types.files(game).items()}
    return {TYPES: typescript(), SCHEMA: schema(), **views}


def stale() -> list[Path]:
    """Return the files that differ from what the structs say now."""
    return [path for path, text in files().items() if not path.exists() or path.read_text() != text]


def main() -> int:
    if "--check" in sys.argv[1:]:
        old = [str(path.relative_to(ROOT)) for path in stale()]
        if old:
            print(f"Stale: {', '.join(old)}. Run python tools/wire_types.py.")
        return 1 if old else 0
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
