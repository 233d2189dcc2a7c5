"""Effects as data: a step names a verb with its operands, steps make a program, a program lowers to rows of integers."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from moonbase.cards.fields import Cells, Field, Schema
from moonbase.cards.place import Place, expected, unknown
from moonbase.languages.phrase import Phrase

Row = tuple[int, ...]


class Operand(NamedTuple):
    """A value beside a verb. Its cells are written into the row from ``column`` on; no column means that it is only read."""

    field: Field
    column: int | None
    about: str = ""
    default: int = 0
    needs: str = ""
    """Another operand that must be given with this one."""


class Verb(NamedTuple):
    """A word of the effect language. The value of the verb's own key is its ``main`` operand."""

    name: str
    code: int
    about: str
    main: Operand
    others: Mapping[str, Operand] = MappingProxyType({})
    special: bool = False
    """A rule made for one card rather than a word that composes."""

    def read(self, step: Mapping[str, object], at: Place, width: int) -> "Op":
        operands = {self.name: self.main, **self.others}
        before = len(at.problems)
        values: dict[str, Any] = {}
        for key, given in step.items():
            if key not in operands:
                at.wrong(unknown("key", key, operands))
                continue
            values[key] = operands[key].field.read(given, at.key(key))
            if operands[key].needs and operands[key].needs not in step:
                at.key(key).wrong(Phrase("fault.alone", "says nothing without '{needs}'", needs=operands[key].needs))
        rows = self._lower(values, width) if len(at.problems) == before else ()
        return Op(self.name, dict(step), at.path, rows, self.special)

    def schema(self) -> Schema:
        keys = {self.name: self.main.field.schema()} | {key: operand.field.schema() for key, operand in self.others.items()}
        return {"type": "object", "properties": keys, "required": [self.name], "additionalProperties": False}

    def _lower(self, values: Mapping[str, Any], width: int) -> tuple[Row, ...]:
        row = [0] * width
        row[0] = self.code
        for key, operand in self.others.items():
            if operand.column is not None:
                _write(row, operand.column, operand.field.cells(values[key])[0] if key in values else (operand.default,))
        cells: Cells = ((),) if self.main.column is None else self.main.field.cells(values[self.name])
        rows = []
        for cell in cells:
            _write(row, self.main.column or 0, cell)
            rows.append(tuple(row))
        return tuple(rows)


def _write(row: list[int], column: int, cell: tuple[int, ...]) -> None:
    row[column : column + len(cell)] = cell


class Op:
    """One step as it was written: two are equal when they say the same, regardless of their place."""

    def __init__(self, verb: str, args: Mapping[str, Any], path: str = "", rows: tuple[Row, ...] = (), special: bool = False) -> None:
        self.verb: Final = verb
        self.args: Final = args
        self.path: Final = path
        self.rows: Final = rows
        self.special: Final = special

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Op) and (self.verb, self.args) == (other.verb, other.args)

    def __repr__(self) -> str:
        return f"Op({self.verb!r}, {self.args!r})"

    @property
    def main(self) -> Any:
        return self.args[self.verb]


class Program(Field):
    """A list of steps."""

    def __init__(self, verbs: tuple[Verb, ...], width: int, most: int) -> None:
        self.verbs: Final = verbs
        self.width: Final = width
        self.most: Final = most
        """Limits the rows of a program, not the steps: one step may become several rows."""

    def read(self, value: object, at: Place) -> tuple[Op, ...]:
        if not isinstance(value, list):
            self.refuse(value, at)
            return ()
        steps = [self._step(step, at.item(index)) for index, step in enumerate(value)]
        ops = tuple(step for step in steps if step is not None)
        if sum(len(op.rows) for op in ops) > self.most:
            at.wrong(Phrase("fault.rows", "more than {most} rows; shorten the effect", most=self.most))
        return ops

    def _step(self, step: object, at: Place) -> Op | None:
        by_name = {verb.name: verb for verb in self.verbs}
        if not isinstance(step, dict) or not step:
            at.wrong(expected(Phrase("fault.step", "a step such as {{ {verb} = ... }}", verb=self.verbs[0].name), step))
            return None
        named = [key for key in step if key in by_name]
        if len(named) > 1:
            two = "two verbs in one step ('{first}' and '{second}'); make them two steps"
            at.wrong(Phrase("fault.two_verbs", two, first=named[0], second=named[1]))
        elif not named:
            at.wrong(unknown("verb", next(iter(step)), by_name))
        return by_name[named[0]].read(step, at, self.width) if len(named) == 1 else None

    def schema(self) -> Schema:
        return {"type": "array", "items": {"anyOf": [verb.schema() for verb in self.verbs]}}

    def words(self) -> Phrase:
        return Phrase("fault.steps", "a list of steps")
