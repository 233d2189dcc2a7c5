"""Opponents of a user's own for tests, written into a folder as a user would write them."""

from pathlib import Path

SOUND = """
from moonbase import Bot, Decision


class First(Bot):
    def choose(self, decision: Decision) -> int:
        return decision.actions()[0]


class Cautious(Bot):
    def choose(self, decision: Decision) -> int:
        return max(decision.actions(), key=lambda action: self.worth(decision, action))

    def worth(self, decision: Decision, action: int) -> int:
        world = decision.world(self.rng)
        self.game.step(world, action)
        return int(self.game.estimate(world, decision.seat))
"""

BROKEN = """
import sys
from moonbase import Bot, Decision, Game, Rng

NUMBER = 7


class Stranger:
    pass


class Silent(Bot):
    pass


class Unmade(Bot):
    def __init__(self, game: Game, rng: Rng) -> None:
        raise RuntimeError("no\\nweights")

    def choose(self, decision: Decision) -> int:
        return decision.actions()[0]


class Careless(Bot):
    def choose(self, decision: Decision) -> int:
        return {}["hand"]


class Illegal(Bot):
    def choose(self, decision: Decision) -> int:
        return -5


class Nothing(Bot):
    def choose(self, decision: Decision) -> int:
        pass


class Unbound(Bot):
    def __init__(self, game: Game, rng: Rng) -> None:
        self.mine = game

    def choose(self, decision: Decision) -> int:
        return decision.actions()[-1]


class Hanging(Bot):
    def choose(self, decision: Decision) -> int:
        while True:
            pass


class Leaving(Bot):
    def choose(self, decision: Decision) -> int:
        import os

        os._exit(3)


class Chatty(Bot):
    def choose(self, decision: Decision) -> int:
        print("I think so", flush=True)
        assert sys.stdin.read() == ""
        return decision.actions()[0]
"""


def written(folder: Path) -> Path:
    """Write the modules ``sound_bots``, ``broken_bots`` and a few that cannot be imported."""
    (folder / "sound_bots.py").write_text(SOUND)
    (folder / "broken_bots.py").write_text(BROKEN)
    (folder / "unfinished_bots.py").write_text("class Half(\n")
    (folder / "needy_bots.py").write_text("import a_module_that_is_not_there\n")
    (folder / "raising_bots.py").write_text("answer = 1 / 0\n")
    (folder / "leaving_bots.py").write_text("raise SystemExit(4)\n")
    package = folder / "a_package"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "deep.py").write_text(SOUND)
    return folder


def package_installed(site: Path, **bots: str) -> Path:
    """Lay a package's metadata into a folder: it offers these opponents by name."""
    info = site / "some_bots-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: some-bots\nVersion: 1.0\n")
    lines = [f"{name} = {place}" for name, place in bots.items()]
    (info / "entry_points.txt").write_text("\n".join(["[moonbase.bots]", *lines, ""]))
    return site
