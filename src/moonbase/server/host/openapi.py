"""The OpenAPI description of the HTTP edge, made from its declarations."""

import re
from typing import Any

from moonbase.native.version import __version__
from moonbase.server.base.texts import schemas
from moonbase.server.web.endpoints.call import ErrorAnswer, Operation

Json = dict[str, Any]


def describe(operations: list[Operation]) -> Json:
    types = [kind for each in operations for kind in (each.answer, each.body) if kind not in (None, str)]
    shapes, parts = schemas([*types, ErrorAnswer], "#/components/schemas/{name}")
    named = dict(zip(map(repr, [*types, ErrorAnswer]), shapes, strict=False))
    paths: dict[str, Json] = {}
    for each in operations:
        paths.setdefault(each.path, {})[each.method.lower()] = _operation(each, named)
    info = {"title": "Moonbase", "version": __version__, "description": "The sockets of tables are told in docs/reference/wire.md."}
    return {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": parts}}


def _operation(each: Operation, named: Json) -> Json:
    parameters: list[Json] = [_parameter(name, "path") for name in re.findall(r"\{(\w+)\}", each.path)]
    parameters += [_parameter(name, "query") for name in each.query]
    found: Json = {"summary": each.about, "parameters": parameters, "responses": _responses(each, named)}
    if each.body is not None:
        found["requestBody"] = {"required": True, "content": _content(each.body, named)}
    return found


def _parameter(name: str, place: str) -> Json:
    kind = "integer" if name in ("step", "seat") else "string"
    return {"name": name, "in": place, "required": place == "path", "schema": {"type": kind}}


def _responses(each: Operation, named: Json) -> Json:
    good: Json = {"description": "Done", "content": _content(each.answer or str, named)}
    return {"200": good, "default": {"description": "Refused", "content": _content(ErrorAnswer, named)}}


def _content(kind: Any, named: Json) -> Json:
    if kind is str:
        return {"text/plain": {"schema": {"type": "string"}}}
    return {"application/json": {"schema": named[repr(kind)]}}
