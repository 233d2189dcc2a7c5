"""The report of ``moonbase sim`` in words and columns, for a terminal of 80 columns."""

from typing import Any, Final

from moonbase.cli.base.counts import games, stopped_after
from moonbase.languages.files import ENGLISH
from moonbase.languages.phrase import Phrase

Row = dict[str, Any]

NONE: Final = "-"
OPPONENT: Final = Phrase("sim.opponent", "opponent")
SEAT: Final = Phrase("sim.seat", "seat")
DIFFERENCE: Final = Phrase("sim.difference", "difference")
WINS: Final = Phrase("sim.wins", "wins %")
SCORE: Final = Phrase("sim.score", "mean score")
INTERVAL: Final = Phrase("sim.interval", "95 % interval")
KEPT_SEATS: Final = Phrase("sim.kept_seats", "Nobody changed seats: these figures are of opponent and seat together.")
NO_INTERVAL: Final = Phrase("sim.no_interval", "Intervals need two rounds.")
NO_GAME: Final = Phrase("sim.no_game", "Stopped before a game had ended.")
DECIMAL: Final = Phrase("sim.decimal", ".")
THOUSANDS: Final = Phrase("sim.thousands", ",")
ENDINGS: Final = {
    "bronze": Phrase("sim.bronze", "bronze"),
    "silver": Phrase("sim.silver", "silver"),
    "gold": Phrase("sim.gold", "gold"),
    "hunger": Phrase("sim.hunger", "hunger"),
    "too late": Phrase("sim.too_late", "too late"),
    "unmet": Phrase("sim.unmet", "unmet"),
}
"""The endings of a game for one, by their words in the data."""


def lines(found: Row, saved: str | None, results: str | None, language: str = ENGLISH) -> list[str]:
    """Return the report; ``saved`` and ``results`` name where the games are kept."""
    if not found["games"]:
        return [NO_GAME.said(language)]
    return _Report(found, language).lines(saved, results)


class _Report:
    def __init__(self, found: Row, language: str) -> None:
        self.found, self.language = found, language
        self.marks = str.maketrans({".": DECIMAL.said(language), ",": THOUSANDS.said(language)})
        self.difference = DIFFERENCE.said(language)
        self.width = max(len(OPPONENT.said(language)), len(self.difference), *(3 + len(level) for level in found["bots"]))
        """The width of the first column of both tables."""

    def lines(self, saved: str | None, results: str | None) -> list[str]:
        parts = [self._heading(), self._opponents(), self._seats(), self._together(), self._afterwards(saved, results)]
        said: list[str] = []
        for part in parts:
            if part and said:
                said.append("")
            said += [line.said(self.language) if isinstance(line, Phrase) else line for line in part]
        return said

    def _number(self, figure: str) -> str:
        """Return a figure with the marks that the language has for decimals and thousands."""
        return figure.translate(self.marks)

    def _heading(self) -> list[str]:
        found = self.found
        many, game, seed = games(found["games"]), found["game"], str(found["seed"])
        if "alone" in found:
            said = [Phrase("sim.alone", "{games} of {game} for one, seed {seed}", games=many, game=game, seed=seed)]
        else:
            players = found["players"]
            head = "{games} of {game} with {players} players, seed {seed}"
            said = [Phrase("sim.head", head, games=many, game=game, players=players, seed=seed)]
        if found["stopped"]:
            said.insert(0, stopped_after(found["games"], found["asked"]))
        length, full, rest = found["round_games"], found["rounds"], found["incomplete_rounds"]
        if length > 1 and full == 1:
            said.append(Phrase("sim.round", "1 round of {n} games on the same deals, every opponent once at each seat", n=str(length)))
        elif length > 1 and full:
            rounds = "{rounds} rounds of {n} games on the same deals, every opponent once at each seat"
            said.append(Phrase("sim.rounds", rounds, rounds=str(full), n=str(length)))
        if rest and full:
            left = games(found["games"] - full * length)
            if rest == 1:
                said.append(Phrase("sim.rest", "and {games} of an incomplete round", games=left))
            else:
                said.append(Phrase("sim.rests", "and {games} of {n} incomplete rounds", games=left, n=str(rest)))
        elif rest:
            said.append(Phrase("sim.no_round", "no complete round of {n} games on the same deals", n=str(length)))
        return list(said)

    def _opponents(self) -> list[str]:
        found = self.found
        rows = {row["opponent"]: row for row in found["opponents"]}
        if found["difference"]:
            rows |= {self.difference: found["difference"]}
        said = self._table(OPPONENT, rows)
        if len(rows) > 1:
            share = self._number(f"{100 / found['players']:.1f}")
            said.append(Phrase("sim.share", "Wins are those of one seat: an even share is {share} %.", share=share))
            if found["round_games"] == 1:
                said.append(KEPT_SEATS)
        if found["rounds"] + found["incomplete_rounds"] < 2:
            said.append(NO_INTERVAL)
        return said

    def _seats(self) -> list[str]:
        """Return the table by seat, unless it would say the same as the table by opponent."""
        found = self.found
        kept = found["round_games"] == 1
        if kept and len(found["opponents"]) == found["players"]:
            return []
        names = found["bots"] if kept and len(found["opponents"]) > 1 else [""] * found["players"]
        return self._table(SEAT, {f"{row['seat']}  {name}".rstrip(): row for row, name in zip(found["seats"], names, strict=True)})

    def _table(self, title: Phrase, rows: dict[str, Row]) -> list[str]:
        name, wins, score, interval = (head.said(self.language) for head in (title, WINS, SCORE, INTERVAL))
        said = [f"{name:<{self.width}}  {wins:>6}  {interval:>16}  {score:>10}  {interval:>16}"]
        return said + [f"{name:<{self.width}}  {self._cells(row, '+' if name == self.difference else '')}" for name, row in rows.items()]

    def _cells(self, row: Row, sign: str) -> str:
        """Return the figures of a row; ``sign`` "+" shows which way a difference goes."""
        wins = self._between([100 * each for each in row["win_interval"] or []], sign)
        scores = self._between(row["score_interval"] or [], sign)
        share, score = (self._number(f"{each:{sign}.1f}") for each in (100 * row["win_share"], row["mean_score"]))
        return f"{share:>6}  {wins:>16}  {score:>10}  {scores:>16}"

    def _between(self, interval: list[float], sign: str) -> str:
        if not interval:
            return NONE
        low, high = (self._number(f"{each:{sign}.1f}") for each in interval)
        return Phrase("sim.between", "{low} to {high}", low=low, high=high).said(self.language)

    def _together(self) -> list[str]:
        found = self.found
        if "alone" in found:
            ended = self._alone()
        else:
            score, margin = (self._number(f"{found[key]:g}") for key in ("winner_median", "margin_median"))
            ended = Phrase("sim.medians", "winner's score {score}, margin {margin} (medians)", score=score, margin=margin)
        seconds = found["cpu_seconds"]
        rate = self._number(f"{found['decisions'] / max(seconds, 0.001):,.0f}")
        decisions, cpu = self._number(f"{found['decisions']:,}"), self._number(f"{seconds:.2f}")
        return [ended, Phrase("sim.rate", "{n} decisions in {cpu} CPU seconds ({rate} a second)", n=decisions, cpu=cpu, rate=rate)]

    def _alone(self) -> str:
        """Return ``2 won (1 bronze, 1 gold; median score 170), 8 lost (7 hunger, 1 too late)``."""
        ended = self.found["alone"]
        won = Phrase("sim.won", "{n} won", n=str(ended["won"])).said(self.language)
        lost = Phrase("sim.lost", "{n} lost", n=str(self.found["games"] - ended["won"])).said(self.language)
        if ended["won"]:
            score = Phrase("sim.median", "median score {score}", score=self._number(f"{self.found['winner_median']:g}")).said(self.language)
            won += f" ({'; '.join(part for part in (self._counts(ended['medals'].items()), score) if part)})"
        if ended["lost"]:
            lost += f" ({self._counts(sorted(ended['lost'].items()))})"
        return f"{won}, {lost}"

    def _counts(self, endings: Any) -> str:
        named = ((count, ENDINGS[name].said(self.language) if name in ENDINGS else name) for name, count in endings)
        return ", ".join(f"{count} {name}" for count, name in named)

    def _afterwards(self, saved: str | None, results: str | None) -> list[str]:
        said = [Phrase("sim.records", "The records are in {folder}.", folder=saved)] if saved else []
        if results and self.found["stopped"]:
            more = "The same command plays the other {games}: {file} holds these."
            said.append(Phrase("sim.more", more, games=games(self.found["asked"] - self.found["games"]), file=results))
        return list(said)
