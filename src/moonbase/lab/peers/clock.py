"""Work per CPU second of this process: other processes on the machine do not count."""

from collections.abc import Callable
from statistics import median
from time import process_time

RUNS = 5


def rate(work: Callable[[int], int], seconds: float) -> float:
    """Return units of work a second: the median of RUNS runs of ``seconds`` each, after one piece of work to warm up.

    ``work`` receives a new number each time and returns how many units it did.
    """
    work(0)
    rates = []
    number = 0
    for _ in range(RUNS):
        done = 0
        began = process_time()
        while process_time() - began < seconds:
            number += 1
            done += work(number)
        rates.append(done / (process_time() - began))
    return median(rates)
