"""Compiled modules that cannot be stale.

``tools/compile.py`` compiles MODULES and puts the result into ``_native/<digest>/``, where the digest covers every source that the
compiled code was made from. On import the digest is taken again: when its folder is there, an import hook serves MODULES from it; when
it is not, because a source was edited or nothing was compiled, the sources run, slower and with the same results.
``MOONBASE_INTERPRETED=1`` runs the sources in any case.
"""

import os
import sys
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from types import ModuleType

MODULES = (
    "moonbase.engine.chance",
    "moonbase.engine.rng",
    "moonbase.engine.stream",
    "moonbase.engine.text",
    "moonbase.engine.events",
    "moonbase.engine.game",
    "moonbase.engine.notation",
    "moonbase.engine.alike",
    "moonbase.engine.reader",
    "moonbase.engine.titles",
    "moonbase.engine.repair",
    "moonbase.engine.position",
    "moonbase.engine.laws",
    "moonbase.cards.columns",
    "moonbase.games.moon.codes",
    "moonbase.games.moon.actions",
    "moonbase.games.moon.table",
    "moonbase.games.moon.state",
    "moonbase.games.moon.zones",
    "moonbase.games.moon.tell",
    "moonbase.games.moon.supply",
    "moonbase.games.moon.majority",
    "moonbase.games.moon.count",
    "moonbase.games.moon.price",
    "moonbase.games.moon.triggers",
    "moonbase.games.moon.construct",
    "moonbase.games.moon.ops",
    "moonbase.games.moon.choices",
    "moonbase.games.moon.answers",
    "moonbase.games.moon.nature",
    "moonbase.games.moon.settle",
    "moonbase.games.moon.score",
    "moonbase.games.moon.turns",
    "moonbase.games.moon.setup",
    "moonbase.games.moon.flow",
    "moonbase.games.moon.legal",
    "moonbase.games.moon.play",
    "moonbase.games.moon.estimate",
    "moonbase.games.moon.knowledge",
    "moonbase.games.moon.view",
    "moonbase.games.moon.why",
    "moonbase.games.moon.wonder",
    "moonbase.games.moon.write",
    "moonbase.games.moon.say",
    "moonbase.games.moon.position",
    "moonbase.games.moon.audit_course",
    "moonbase.games.moon.audit",
    "moonbase.games.moon.reopen",
    "moonbase.games.moon.restore",
    "moonbase.games.moon.game",
    "moonbase.games.fromthemoon.codes",
    "moonbase.games.fromthemoon.actions",
    "moonbase.games.fromthemoon.board",
    "moonbase.games.fromthemoon.weights",
    "moonbase.games.fromthemoon.table",
    "moonbase.games.fromthemoon.state",
    "moonbase.games.fromthemoon.tell",
    "moonbase.games.fromthemoon.ending",
    "moonbase.games.fromthemoon.supply",
    "moonbase.games.fromthemoon.count",
    "moonbase.games.fromthemoon.price",
    "moonbase.games.fromthemoon.triggers",
    "moonbase.games.fromthemoon.usable",
    "moonbase.games.fromthemoon.develop",
    "moonbase.games.fromthemoon.research",
    "moonbase.games.fromthemoon.solo",
    "moonbase.games.fromthemoon.ships",
    "moonbase.games.fromthemoon.score",
    "moonbase.games.fromthemoon.construct",
    "moonbase.games.fromthemoon.send",
    "moonbase.games.fromthemoon.passed",
    "moonbase.games.fromthemoon.gather",
    "moonbase.games.fromthemoon.ops",
    "moonbase.games.fromthemoon.choices",
    "moonbase.games.fromthemoon.answers",
    "moonbase.games.fromthemoon.nature",
    "moonbase.games.fromthemoon.setup",
    "moonbase.games.fromthemoon.settle",
    "moonbase.games.fromthemoon.flow",
    "moonbase.games.fromthemoon.legal",
    "moonbase.games.fromthemoon.play",
    "moonbase.games.fromthemoon.estimate",
    "moonbase.games.fromthemoon.knowledge",
    "moonbase.games.fromthemoon.view_words",
    "moonbase.games.fromthemoon.view_question",
    "moonbase.games.fromthemoon.view_research",
    "moonbase.games.fromthemoon.view_prices",
    "moonbase.games.fromthemoon.view_income",
    "moonbase.games.fromthemoon.view_majority",
    "moonbase.games.fromthemoon.view_end",
    "moonbase.games.fromthemoon.view_progress",
    "moonbase.games.fromthemoon.view_around",
    "moonbase.games.fromthemoon.view_seat",
    "moonbase.games.fromthemoon.view",
    "moonbase.games.fromthemoon.bills",
    "moonbase.games.fromthemoon.wonder",
    "moonbase.games.fromthemoon.why_effect",
    "moonbase.games.fromthemoon.why",
    "moonbase.games.fromthemoon.remedy",
    "moonbase.games.fromthemoon.write",
    "moonbase.games.fromthemoon.say_progress",
    "moonbase.games.fromthemoon.say",
    "moonbase.games.fromthemoon.position",
    "moonbase.games.fromthemoon.read_places",
    "moonbase.games.fromthemoon.read_seat",
    "moonbase.games.fromthemoon.reopen",
    "moonbase.games.fromthemoon.audit_frames",
    "moonbase.games.fromthemoon.audit_seat",
    "moonbase.games.fromthemoon.audit_course",
    "moonbase.games.fromthemoon.audit_moon",
    "moonbase.games.fromthemoon.audit_ships",
    "moonbase.games.fromthemoon.audit_tiles",
    "moonbase.games.fromthemoon.audit",
    "moonbase.games.fromthemoon.restore",
    "moonbase.games.fromthemoon.game",
    "moonbase.bots.bot",
    "moonbase.bots.random",
    "moonbase.bots.greedy",
)
"""What is compiled, all of it into one library. A name whose file does not exist is left out."""

INTERPRETED = (
    "moonbase.bots.levels",
    "moonbase.games.fromthemoon.card_checks",
    "moonbase.games.fromthemoon.card_effect",
    "moonbase.games.fromthemoon.card_names",
    "moonbase.games.fromthemoon.card_steps",
    "moonbase.games.fromthemoon.card_text",
    "moonbase.games.fromthemoon.card_verbs",
    "moonbase.games.fromthemoon.gallery",
    "moonbase.games.fromthemoon.playable",
    "moonbase.games.fromthemoon.rule_tables",
    "moonbase.games.fromthemoon.rule_text",
    "moonbase.games.fromthemoon.solo_tables",
    "moonbase.games.fromthemoon.tile_tables",
    "moonbase.games.fromthemoon.vocabulary",
    "moonbase.games.fromthemoon.words",
    "moonbase.games.moon.card_checks",
    "moonbase.games.moon.card_names",
    "moonbase.games.moon.card_steps",
    "moonbase.games.moon.card_text",
    "moonbase.games.moon.card_verbs",
    "moonbase.games.moon.gallery",
    "moonbase.games.moon.playable",
    "moonbase.games.moon.vocabulary",
    "moonbase.games.moon.words",
)
"""Modules of the games and the bots that are left to run as they are; a test asks for one of the two lists."""

READ = ("engine", "cards", "games", "bots")
"""The folders whose sources make the digest: the compiled modules and all they may import, since constants are compiled in."""

SUFFIX = EXTENSION_SUFFIXES[0]
"""Names the Python version and the platform too, so a folder of another Python does not match."""

PACKAGE = os.path.dirname(os.path.abspath(__file__))


def source(module: str, package: str = PACKAGE) -> str:
    """The path of a module's source."""
    return os.path.join(package, *module.split(".")[1:]) + ".py"


def present(package: str = PACKAGE) -> list[str]:
    """MODULES without those that have no source."""
    return [module for module in MODULES if os.path.isfile(source(module, package))]


def digest(package: str = PACKAGE) -> str:
    """A hash over MODULES, the names and bytes of all sources in READ, and SUFFIX."""
    total = blake2b("\n".join((SUFFIX, *present(package))).encode(), digest_size=12)
    for path in _sources(package):
        with open(path, "rb") as file:
            content = file.read()
        total.update(f"\n{os.path.relpath(path, package)} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def home(package: str = PACKAGE) -> str:
    """The folder that holds one folder per digest."""
    return os.path.join(package, "_native")


def compiled() -> bool:
    """Whether MODULES run compiled in this process."""
    return any(isinstance(finder, _Finder) for finder in sys.meta_path)


def activate() -> None:
    """Serve MODULES from the compiled folder that matches the sources, where there is one."""
    if compiled() or os.environ.get("MOONBASE_INTERPRETED") == "1" or not os.path.isdir(home()):
        return
    try:
        folder = os.path.join(home(), digest())
        finder = _Finder(folder, os.listdir(folder))
    except OSError:
        return
    sys.meta_path.insert(0, finder)


def _sources(package: str) -> Iterator[str]:
    for part in READ:
        for folder, inner, names in os.walk(os.path.join(package, part)):
            inner.sort()
            for name in sorted(names):
                if name.endswith(".py"):
                    yield os.path.join(folder, name)


class _Finder:
    """Finds the compiled files of one folder, each named by its module."""

    def __init__(self, folder: str, names: list[str]) -> None:
        self.files = {name.removesuffix(SUFFIX): os.path.join(folder, name) for name in names if name.endswith(SUFFIX)}

    def find_spec(self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        file = self.files.get(name)
        if file is None:
            return None
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file))
