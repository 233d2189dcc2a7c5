"""Counts and gauges as Prometheus reads them."""

from collections import Counter, defaultdict
from collections.abc import Callable
from typing import Final


class Metrics:
    def __init__(self) -> None:
        self._counts: Final[Counter[str]] = Counter()
        self._sums: Final[defaultdict[str, float]] = defaultdict(float)
        self._gauges: Final[dict[str, Callable[[], float]]] = {}

    def count(self, name: str, n: int = 1) -> None:
        """``name`` may carry labels: ``requests_total{status="200"}``."""
        self._counts[name] += n

    def spent(self, name: str, seconds: float) -> None:
        self._sums[f"{name}_seconds_sum"] += seconds
        self._counts[f"{name}_seconds_count"] += 1

    def gauge(self, name: str, read: Callable[[], float]) -> None:
        self._gauges[name] = read

    def text(self) -> str:
        lines: list[str] = []
        for name, read in sorted(self._gauges.items()):
            lines += [f"# TYPE moonbase_{name} gauge", f"moonbase_{name} {read():g}"]
        seen: set[str] = set()
        for name, value in sorted([*self._counts.items(), *self._sums.items()]):
            base = name.partition("{")[0]
            if base not in seen:
                seen.add(base)
                lines.append(f"# TYPE moonbase_{base} counter")
            lines.append(f"moonbase_{name} {value:g}")
        return "\n".join(lines) + "\n"
