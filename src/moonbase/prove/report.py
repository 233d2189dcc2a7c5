"""The report of a proof: its figures, what it could not check, and the first counterexample."""

import json
import time
from dataclasses import dataclass, field
from typing import Final

Figure = int | float | str
HELD: Final = 0
BROKEN: Final = 1


class Broken(Exception):
    """A promise did not hold. The message is the counterexample, in words that a person can follow."""


@dataclass
class Report:
    proof: str
    promise: str
    figures: dict[str, Figure] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)
    """The checks that this run left out, and why."""
    broken: str | None = None
    began: float = field(default_factory=time.monotonic)

    def count(self, name: str, more: int = 1) -> None:
        before = self.figures.get(name, 0)
        assert isinstance(before, int)
        self.figures[name] = before + more

    @property
    def code(self) -> int:
        return HELD if self.broken is None else BROKEN

    def text(self) -> str:
        lines = [f"{self.proof}: {self.promise}"]
        width = max((len(name) for name in self.figures), default=0)
        lines += [f"  {name:<{width}}  {shown(value)}" for name, value in self.figures.items()]
        lines += [f"  not looked at: {note}" for note in self.notes]
        lines.append("the promise held" if self.broken is None else f"the promise did NOT hold: {self.broken}")
        return "\n".join(lines)

    def json(self) -> str:
        held = self.broken is None
        return json.dumps(
            {"proof": self.proof, "held": held, "counterexample": self.broken, "notes": self.notes, **self.figures}, ensure_ascii=False
        )

    def close(self) -> None:
        self.figures["seconds"] = round(time.monotonic() - self.began, 1)


def shown(value: Figure) -> str:
    return f"{value:,}" if isinstance(value, int) else f"{value:g}" if isinstance(value, float) else value
