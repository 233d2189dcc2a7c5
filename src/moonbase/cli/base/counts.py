"""Counts with their noun, in any language."""

from moonbase.languages.phrase import Phrase


def games(n: int) -> Phrase:
    return Phrase("count.game", "1 game") if n == 1 else Phrase("count.games", "{n} games", n=str(n))


def steps(n: int) -> Phrase:
    return Phrase("count.step", "1 step") if n == 1 else Phrase("count.steps", "{n} steps", n=str(n))


def findings(n: int) -> Phrase:
    if not n:
        return Phrase("count.no_finding", "no finding")
    return Phrase("count.finding", "1 finding") if n == 1 else Phrase("count.findings", "{n} findings", n=str(n))


def stopped_after(n: int, asked: int) -> Phrase:
    return Phrase("count.stopped", "Stopped after {n} of {games}.", n=str(n), games=games(asked))
