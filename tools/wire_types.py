"""Write the wire in two other forms: TypeScript types for the page, and a JSON Schema for other clients.

    python tools/wire_types.py            # write both files
    python tools/wire_types.py --check    # fail where one of them is stale

Messages, requests and answers are declared once, as structs of the server.
"""

import ast
import inspect
import json
import sys
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from msgspec import inspect as kinds

from moonbase.server.base.texts import WRITTEN, schemas
from moonbase.server.base.wire import Incoming, Outgoing
from moonbase.server.host.app import OPERATIONS
from moonbase.server.web.endpoints.call import ErrorAnswer

ROOT: Final = Path(__file__).parents[1]
TYPES: Final = ROOT / "web" / "src" / "wire.gen.ts"
SCHEMA: Final = ROOT / "docs" / "reference" / "wire.schema.json"
WIDTH: Final = 2
PLAIN: Final[dict[type[kinds.Type], str]] = {
    kinds.StrType: "string",
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.BoolType: "boolean",
    kinds.NoneType: "null",
    kinds.AnyType: "unknown",
}


def answers() -> list[Any]:
    """The types that the server sends."""
    return [*dict.fromkeys(each.answer for each in OPERATIONS if each.answer not in (None, str)), ErrorAnswer, Outgoing]


def requests() -> list[Any]:
    """The types that the server reads."""
    return [*dict.fromkeys(each.body for each in OPERATIONS if each.body not in (None, str)), Incoming]


class TypeScript:
    """Interfaces for all structs within some types, by name."""

    def __init__(self) -> None:
        self.interfaces: Final[dict[str, str]] = {}

    def add(self, type: Any, read: bool) -> str:
        """Return the name of a type; ``read``: the server reads it, so a field with a default may be left out."""
        return self._name(kinds.type_info(type), read)

    def _name(self, found: kinds.Type, read: bool) -> str:
        plain = PLAIN.get(type(found))
        if plain is not None:
            return plain
        if isinstance(found, kinds.CustomType):
            return self.add(WRITTEN[found.cls], read)
        if isinstance(found, kinds.StructType | kinds.DataclassType):
            self._struct(found, read)
            return found.cls.__name__
        if isinstance(found, kinds.UnionType):
            return " | ".join(self._name(each, read) for each in found.types)
        if isinstance(found, kinds.ListType):
            item = self._name(found.item_type, read)
            return f"({item})[]" if "|" in item else f"{item}[]"
        if isinstance(found, kinds.TupleType):
            return f"[{', '.join(self._name(each, read) for each in found.item_types)}]"
        if isinstance(found, kinds.DictType):
            return f"Record<{self._name(found.key_type, read)}, {self._name(found.value_type, read)}>"
        if isinstance(found, kinds.LiteralType):
            return " | ".join(json.dumps(value) for value in found.values)
        raise TypeError(f"no TypeScript is known for {found}")

    def _struct(self, found: kinds.StructType | kinds.DataclassType, read: bool) -> None:
        name = found.cls.__name__
        if name in self.interfaces:
            return
        self.interfaces[name] = ""  # a struct may hold itself
        about = documented(found.cls)
        tag, omits = (found.tag, read or found.cls.__struct_config__.omit_defaults) if isinstance(found, kinds.StructType) else (None, read)
        lines = [] if tag is None else [f"type: {json.dumps(tag)};"]
        for field in found.fields:
            lines += [f"/** {about[field.name]} */"] if field.name in about else []
            kind, omitted = self._name(field.type, read), omits and not field.required
            if omitted and not read and field.default is None:
                kind = kind.removesuffix(" | null")
            lines.append(f"{field.encode_name}{'?' if omitted else ''}: {kind};")
        head = f"/** {about['']} */\n" if "" in about else ""
        body = "".join(f"{' ' * WIDTH}{line}\n" for line in lines)
        self.interfaces[name] = f"{head}export interface {name} {{\n{body}}}\n"


def documented(struct: type) -> dict[str, str]:
    """The docstrings of a struct and of its own fields, each on one line; the struct's own under the empty name."""
    found: dict[str, str] = {}
    for base in reversed(struct.__mro__):
        if base.__module__.startswith("moonbase."):
            body = class_bodies(inspect.getsourcefile(base) or "")[base.__name__].body
            for before, after in pairwise(body):
                if isinstance(before, ast.AnnAssign) and isinstance(before.target, ast.Name) and said(after):
                    found[before.target.id] = said(after)
    own = " ".join((struct.__dict__.get("__doc__") or "").split())
    return {**found, "": own} if own and not own.startswith(f"{struct.__name__}(") else found


def said(node: ast.stmt) -> str:
    constant = node.value if isinstance(node, ast.Expr) else None
    return " ".join(constant.value.split()) if isinstance(constant, ast.Constant) and isinstance(constant.value, str) else ""


@cache
def class_bodies(path: str) -> dict[str, ast.ClassDef]:
    return {node.name: node for node in ast.walk(ast.parse(Path(path).read_text())) if isinstance(node, ast.ClassDef)}


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
    """All types by name; ``ToServer`` and ``FromServer`` are the messages of a table's socket."""
    types = [*answers(), *requests()]
    shapes, parts = schemas(types, "#/$defs/{name}")
    named = dict(zip(map(repr, types), shapes, strict=False))
    ends = {"ToServer": named[repr(Incoming)], "FromServer": named[repr(Outgoing)]}
    title = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "The wire of Moonbase"}
    return json.dumps({**title, "$defs": {**parts, **ends}}, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def files() -> dict[Path, str]:
    return {TYPES: typescript(), SCHEMA: schema()}


def stale() -> list[Path]:
    """The files that are not what the structs say now."""
    return [path for path, text in files().items() if not path.exists() or path.read_text() != text]


def main() -> int:
    if "--check" in sys.argv[1:]:
        old = [str(path.relative_to(ROOT)) for path in stale()]
        if old:
            print(f"Stale: {', '.join(old)}. Run python tools/wire_types.py.")
        return 1 if old else 0
    for path, text in files().items():
        path.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
