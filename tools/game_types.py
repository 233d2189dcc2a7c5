"""The shapes of a game's views and cards, written for the page and for other clients."""

import json
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, Final, Literal, get_args, get_origin, is_typeddict

from moonbase.server.base.texts import TextShown, schemas
from typescript import TypeScript, literal

HEAD: Final = "/** Made by tools/wire_types.py from src/moonbase/games/{game}/shapes: change those, and run it again. */\n"
TEXT: Final = TextShown.__name__


def files(game: str) -> dict[str, str]:
    """Return the generated files by path: types for the page, a JSON Schema for other clients."""
    return {f"web/src/games/{game}/view.gen.ts": typescript(game), f"docs/reference/{game}.schema.json": schema(game)}


def typescript(game: str) -> str:
    names = named(game)
    closed = {name: get_args(value) for name, value in names.items() if get_origin(value) is Literal}
    out = TypeScript()
    out.interfaces[TEXT] = ""  # declared with the messages
    out.names.update({literal(values): name for name, values in closed.items()})
    aliases = {name: out.add(value, read=False) for name, value in names.items() if name not in closed}
    out.names.update({alias: name for name, alias in aliases.items()})
    for shape in shapes(game):
        out.add(shape, read=False)
    parts = [HEAD.format(game=game)]
    parts += [f'import type {{ {TEXT} }} from "../../wire.gen";\n'] if any(TEXT in text for text in out.interfaces.values()) else []
    parts += ["".join(listed(game, name, values) for name, values in closed.items())]
    parts += ["".join(f"export type {name} = {alias};\n" for name, alias in aliases.items())]
    parts += [out.interfaces[name] for name in sorted(out.interfaces) if out.interfaces[name]]
    return "\n".join(parts)


def named(game: str) -> dict[str, Any]:
    """Return the types that have a name of their own, those of ``shapes/names.py``."""
    if find_spec(f"moonbase.games.{game}.shapes.names") is None:
        return {}
    module = import_module(f"moonbase.games.{game}.shapes.names")
    return {name: value for name, value in vars(module).items() if get_origin(value) is not None}


def listed(game: str, name: str, values: tuple[str, ...]) -> str:
    """Return a list of names in their order, as a constant and as a type."""
    table = import_module(f"moonbase.games.{game}.rules.table.names")
    plural = next(plural for plural, found in vars(table).items() if isinstance(found, tuple | list) and tuple(found) == values)
    return f"export const {plural} = {json.dumps(list(values))} as const;\nexport type {name} = (typeof {plural})[number];\n"


def schema(game: str) -> str:
    _, parts = schemas(shapes(game), "#/$defs/{name}")
    title = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": f"Views and cards of {game}"}
    return json.dumps({**title, "$defs": parts}, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def shapes(game: str) -> list[Any]:
    """Return every typed dict that the game declares for its views and cards."""
    room = import_module(f"moonbase.games.{game}.shapes")
    modules = [import_module(f"{room.__name__}.{found.name}") for found in iter_modules(room.__path__)]
    return [shape for module in modules for shape in declared(module)]


def declared(module: ModuleType) -> list[Any]:
    return [value for value in vars(module).values() if is_typeddict(value) and value.__module__ == module.__name__]
