"""The words of a card file as Markdown tables, made from the declarations that read it."""

from collections.abc import Iterable, Sequence

from moonbase.cards.names import Choice
from moonbase.cards.ops import Verb
from moonbase.cards.table import REQUIRED, Table


def field_table(table: Table) -> str:
    rows = [(f"`{key}`", slot.field.words(), slot.about, "yes" if slot.default is REQUIRED else "") for key, slot in table.slots.items()]
    if table.program:
        rows.append(("`do`", table.program.words(), "what it does, step by step", ""))
    return markdown(("key", "value", "meaning", "needed"), rows)


def verb_table(verbs: Iterable[Verb]) -> str:
    rows = []
    for verb in verbs:
        beside = "; ".join(f"`{key}`: {operand.about} ({operand.field.words()})" for key, operand in verb.others.items())
        rows.append((f"`{verb.name}`", verb.main.field.words(), verb.about, beside))
    return markdown(("verb", "value", "meaning", "beside it"), rows)


def choice_table(choice: Choice) -> str:
    """Names with a meaning; families such as ``a:b`` are explained once."""
    return markdown((choice.what, "meaning"), [(f"`{name}`", about) for name, about in choice.about.items()])


def markdown(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
