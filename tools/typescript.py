"""Python types as TypeScript: structs and typed dicts become interfaces, with their docstrings."""

import ast
import inspect
import json
from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from msgspec import inspect as kinds

from moonbase.server.base.texts import WRITTEN

WIDTH: Final = 2
PLAIN: Final[dict[type[kinds.Type], str]] = {
    kinds.StrType: "string",
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.BoolType: "boolean",
    kinds.NoneType: "null",
    kinds.AnyType: "unknown",
}


class TypeScript:
    """Interfaces for all structs and typed dicts within some types, by name."""

    def __init__(self) -> None:
        self.interfaces: Final[dict[str, str]] = {}
        self.names: Final[dict[str, str]] = {}
        """Types that have a name of their own, as they would be written without it."""

    def add(self, type: Any, read: bool) -> str:
        """Return the name of a type; ``read``: the server reads it, so a field with a default may be left out."""
        return self._name(kinds.type_info(type), read)

    def _name(self, found: kinds.Type, read: bool) -> str:
        written = self._written(found, read)
        return self.names.get(written, written)

    def _written(self, found: kinds.Type, read: bool) -> str:
        plain = PLAIN.get(type(found))
        if plain is not None:
            return plain
        if isinstance(found, kinds.CustomType):
            return self.add(WRITTEN[found.cls], read)
        if isinstance(found, kinds.StructType | kinds.DataclassType):
            self._struct(found, read)
            return found.cls.__name__
        if isinstance(found, kinds.TypedDictType):
            self._typed_dict(found, read)
            return found.cls.__name__
        if isinstance(found, kinds.Metadata):
            inner = self._name(found.type, read)
            return f"Partial<{inner}>" if (found.extra or {}).get("partial") else inner
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
            return literal(found.values)
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
        self.interfaces[name] = interface(name, about.get("", ""), lines)

    def _typed_dict(self, found: kinds.TypedDictType, read: bool) -> None:
        name = found.cls.__name__
        if name in self.interfaces:
            return
        self.interfaces[name] = ""
        about = documented_dict(found.cls)
        fields = {field.name: field for field in found.fields}
        lines: list[str] = []
        for key in found.cls.__annotations__:
            lines += [f"/** {about[key]} */"] if key in about else []
            lines.append(f"{key}{'' if fields[key].required else '?'}: {self._name(fields[key].type, read)};")
        self.interfaces[name] = interface(name, about.get("", ""), lines)


def interface(name: str, about: str, lines: list[str]) -> str:
    head = f"/** {about} */\n" if about else ""
    body = "".join(f"{' ' * WIDTH}{line}\n" for line in lines)
    return f"{head}export interface {name} {{\n{body}}}\n"


def literal(values: Iterable[str | int | None]) -> str:
    return " | ".join(json.dumps(value) for value in sorted(values, key=str))


def documented(struct: type) -> dict[str, str]:
    """Return the docstrings of a struct and of its own fields, each on one line; the struct's own under the empty name."""
    found: dict[str, str] = {}
    for base in reversed(struct.__mro__):
        if base.__module__.startswith("moonbase."):
            found |= fields_documented(base)
    own = " ".join((struct.__dict__.get("__doc__") or "").split())
    return {**found, "": own} if own and not own.startswith(f"{struct.__name__}(") else found


def documented_dict(typed: type) -> dict[str, str]:
    """Return the same for a typed dict, which at runtime knows nothing of its bases."""
    own = " ".join((typed.__doc__ or "").split())
    return fields_documented(typed) | ({"": own} if own else {})


def fields_documented(found: type) -> dict[str, str]:
    body = class_bodies(inspect.getsourcefile(found) or "").get(found.__name__)
    pairs = pairwise(body.body) if body is not None else ()
    return {
        before.target.id: said(after)
        for before, after in pairs
        if isinstance(before, ast.AnnAssign) and isinstance(before.target, ast.Name) and said(after)
    }


def said(node: ast.stmt) -> str:
    constant = node.value if isinstance(node, ast.Expr) else None
    return " ".join(constant.value.split()) if isinstance(constant, ast.Constant) and isinstance(constant.value, str) else ""


@cache
def class_bodies(path: str) -> dict[str, ast.ClassDef]:
    return {node.name: node for node in ast.walk(ast.parse(Path(path).read_text())) if isinstance(node, ast.ClassDef)}
