"""Real table messages from the engine, written as JSON for work on the page without a server.

    .venv/bin/python web/dev/fixtures.py

Each file under web/dev/fixtures holds one table message with what the server would answer to it: previews, reasons and the
message after each choice. None of this is shipped.
"""

import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from moonbase.bots.decision import Decision
from moonbase.catalog.registry import GAMES, game, sources_of
from moonbase.engine.events import Event, visible
from moonbase.engine.game import CHANCE, OVER, PUBLIC, Game, State
from moonbase.engine.rng import Rng
from moonbase.engine.text import Lexicon
from moonbase.roster.levels import LEVELS, opponent

HERE = Path(__file__).parent / "fixtures"
NAMES = ["Mara", "Bea", "Tomo", "Astra", "Ines"]
Json = dict[str, Any]


class Table:
    def __init__(self, players: int, seed: int) -> None:
        self.game: Game = game("moon")
        self.players = players
        self.state = self.game.new(players)
        self.rng = Rng(seed)
        self.bots = [opponent("greedy", self.game, Rng(seed + k + 1)) for k in range(players)]
        self.log: list[tuple[int, str, list[Event]]] = []
        names = {f"card:{card['id']}": f"[card:{card['id']}|{card['name']}]" for card in self.game.gallery()}
        names |= {f"seat:{k}": f"[seat:{k}|{NAMES[k]}]" for k in range(players)}
        self.words: Lexicon = self.game.lexicon.with_names(names)

    def step(self) -> None:
        g, s = self.game, self.state
        seat = int(s.waiting)
        action = g.sample(s, self.rng) if seat == CHANCE else self.bots[seat].choose(Decision(g, s))
        events: list[Event] = []
        text = g.write(s, action)
        g.apply(s, action, events)
        self.log.append((seat, text, events))

    def until(self, done: Callable[[State, Json], bool]) -> "Table":
        while self.state.waiting != OVER:
            if self.state.waiting != CHANCE and done(self.state, self.game.view(self.state, 0)):
                break
            self.step()
        return self

    def message(self, you: int, state: State | None = None, extra: list[tuple[int, str, list[Event]]] | None = None) -> Json:
        g = self.game
        s = self.state if state is None else state
        log = self.log + (extra or [])
        mine = s.waiting == you
        legal = g.legal(s) if mine else []
        closed = [a for a in g.candidates(s, you) if a not in legal] if mine else []
        viewer = you if you >= 0 else PUBLIC
        over = s.waiting == OVER
        places = g.ranking(s) if over else []
        return {
            "type": "table",
            "sequence": len(log),
            "you": you if you >= 0 else None,
            "game": g.name,
            "title": g.title,
            "set": None,
            "cards": g.card_set,
            "names": NAMES[: self.players],
            "seats": [self.chair(k) for k in range(self.players)],
            "view": g.view(s, viewer),
            "choices": [self.entry(s, a) for a in legal],
            "closed": [self.entry(s, a) for a in closed],
            "events": self.told(log, you, viewer),
            "undo": mine and bool(log) and log[-1][0] == you,
            "redo": False,
            "takeback": None,
            "replace": None,
            "clock": None,
            "scores": [{"seat": k, "score": g.scores(s)[k], "place": places[k]} for k in range(self.players)] if over else None,
            "over": over,
        }

    def chair(self, k: int) -> Json:
        if k < 2:
            return {"name": NAMES[k], "kind": "person", "here": True}
        return {"name": NAMES[k], "kind": "bot", "level": "greedy"}

    def told(self, log: list[tuple[int, str, list[Event]]], you: int, viewer: int) -> list[Json]:
        """The last events; an action's text is for the seat that acted."""
        found: list[Json] = []
        for i, (seat, text, events) in enumerate(log):
            lines = self.lines(events, viewer)
            if i >= len(log) - 80 and (seat >= 0 or lines):
                own = text if seat == you else None
                found.append({"sequence": i + 1, "kind": "act", "seat": seat if seat >= 0 else None, "action": own, "lines": lines})
        return found

    def entry(self, s: State, action: int) -> Json:
        text = self.game.write(s, action)
        return {"action": text, "verb": text.split()[0], "words": self.words.plain(self.game.say(s, action))}

    def lines(self, events: list[Event], viewer: int) -> list[str]:
        return [self.words.plain(text) for text in visible(events, viewer)]

    def fixture(self, you: int = 0) -> Json:
        g, s = self.game, self.state
        out: Json = {"table": self.message(you), "why": {}, "preview": {}, "after": {}}
        if s.waiting != you:
            return out
        why, preview, after = {}, {}, {}
        legal = g.legal(s)
        for action in g.candidates(s, you):
            text = g.write(s, action)
            if action not in legal:
                no = g.why_not(s, you, action)
                assert no is not None
                world = g.clone(s)
                steps = []
                for step in no.steps:
                    steps.append(g.write(world, step))
                    g.step(world, step)
                why[text] = {
                    "type": "why",
                    "action": text,
                    "rule": no.rule,
                    "reason": self.words.plain(no.reason),
                    "repair": self.words.plain(no.repair) if no.repair else None,
                    "steps": steps,
                }
                continue
            world = g.clone(s)
            events: list[Event] = []
            g.apply(world, action, events)
            if world.seal == s.seal:
                preview[text] = {"type": "preview", "action": text, "view": g.view(world, you), "lines": self.lines(events, you)}
            after[text] = self.message(you, world, [(you, text, events)])
        return {**out, "why": why, "preview": preview, "after": after}


def mine(era: int, round_: int) -> Callable[[State, Json], bool]:
    def done(s: State, view: Json) -> bool:
        fresh = not view["this_turn"]["main"] and view["question"] is None
        return bool((view["era"], view["round"], s.waiting) == (era, round_, 0) and fresh)

    return done


def write(name: str, value: object) -> None:
    HERE.mkdir(exist_ok=True)
    path = HERE / f"{name}.json"
    path.write_text(json.dumps(value, separators=(",", ":"), ensure_ascii=False) + "\n")
    print(f"{path.relative_to(HERE.parent)}: {path.stat().st_size} bytes")


def games() -> list[Json]:
    out = []
    for name in GAMES:
        g = game(name)
        switches = [{"name": w.name, "rule": w.rule, "default": w.default, "values": list(w.values), "about": w.about} for w in g.switches]
        known = {"own": [], "set": None, "sources": asdict(sources_of(g))}
        out.append(
            {"name": g.name, "title": g.title, "least": g.least, "most": g.most, "levels": list(LEVELS), "switches": switches, **known}
        )
    return out


def main() -> None:
    write("start", Table(3, 11).until(mine(1, 1)).fixture())
    write("mid", Table(4, 5).until(mine(2, 3)).fixture())
    write("crowded", Table(5, 8).until(mine(2, 1)).fixture())
    write("late", Table(3, 21).until(mine(3, 6)).fixture())
    write("two", Table(2, 3).until(mine(3, 1)).fixture())
    write("asked", Table(4, 7).until(lambda s, v: s.waiting == 0 and v["question"] is not None and v["era"] >= 2).fixture())
    write("other", Table(4, 9).until(lambda s, v: v["era"] == 2 and v["round"] == 4 and s.waiting == 2).fixture())
    write("watch", Table(4, 9).until(lambda s, v: v["era"] == 2 and v["round"] == 5).fixture(-1))
    write("over", Table(4, 13).until(lambda s, v: False).fixture())
    write("gallery", {"fingerprint": game("moon").card_set, "sources": asdict(sources_of(game("moon"))), "cards": game("moon").gallery()})
    write("games", games())


if __name__ == "__main__":
    main()
