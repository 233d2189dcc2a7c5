"""Compiled modules that cannot be stale.

``tools/compile.py`` compiles MODULES and puts the result into ``_native/<digest>/``, where the digest covers every source that the
compiled code was made from. On import the digest is taken again: when its folder is there, an import hook serves MODULES from it; when
it is not, because a source was edited or nothing was compiled, the sources run, slower and with the same results.
``MOONBASE_INTERPRETED=1`` runs the sources in any case.
"""

import os
import sys
from collections.abc import Sequence
from functools import cache
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
    "moonbase.bots.decision",
    "moonbase.bots.bot",
    "moonbase.bots.random",
    "moonbase.bots.greedy",
)
"""What is compiled, all of it into one library. A name whose file does not exist is left out."""

IMPORTED = (
    "moonbase.cards.card_set",
    "moonbase.cards.face",
    "moonbase.cards.fields",
    "moonbase.cards.names",
    "moonbase.cards.ops",
    "moonbase.cards.place",
    "moonbase.games.fromthemoon.card_checks",
    "moonbase.games.fromthemoon.card_effect",
    "moonbase.games.fromthemoon.card_names",
    "moonbase.games.fromthemoon.card_steps",
    "moonbase.games.fromthemoon.card_text",
    "moonbase.games.fromthemoon.gallery",
    "moonbase.games.fromthemoon.rule_text",
    "moonbase.games.moon.card_checks",
    "moonbase.games.moon.card_names",
    "moonbase.games.moon.card_steps",
    "moonbase.games.moon.card_text",
    "moonbase.games.moon.gallery",
)
"""Modules that run as they are, and that compiled ones import, directly or not: their constants and types are compiled in."""

FREE = (
    "moonbase.bots.levels",
    "moonbase.bots.own",
    "moonbase.games.fromthemoon.again",
    "moonbase.games.moon.again",
    "moonbase.games.fromthemoon.card_verbs",
    "moonbase.games.fromthemoon.playable",
    "moonbase.games.fromthemoon.reference",
    "moonbase.games.fromthemoon.rule_tables",
    "moonbase.games.fromthemoon.solo_tables",
    "moonbase.games.fromthemoon.tile_tables",
    "moonbase.games.fromthemoon.vocabulary",
    "moonbase.games.fromthemoon.words",
    "moonbase.games.moon.card_verbs",
    "moonbase.games.moon.playable",
    "moonbase.games.moon.reference",
    "moonbase.games.moon.vocabulary",
    "moonbase.games.moon.words",
)
"""Modules of the games and the bots that nothing compiled depends on: words, card tables and the like. Editing them compiles nothing.

A test asks for each module to be on one of the three lists, and follows the imports."""

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
    """Return a hash over SUFFIX and the names and bytes of all sources that the compiled code is made from."""
    total = blake2b(SUFFIX.encode(), digest_size=12)
    for module in (*MODULES, *IMPORTED):
        try:
            with open(source(module, package), "rb") as file:
                content = file.read()
        except FileNotFoundError:
            continue
        total.update(f"\n{module} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def home(package: str = PACKAGE) -> str:
    """The folder that holds one folder per digest."""
    return os.path.join(package, "_native")


def compiled() -> bool:
    """Tell whether MODULES run compiled in this process."""
    return any(isinstance(finder, _Finder) for finder in sys.meta_path)


def available() -> bool:
    """Tell whether a process that starts now would run MODULES compiled."""
    return _wanted() and os.path.isdir(os.path.join(home(), _digest_here()))


def activate() -> None:
    """Serve MODULES from the compiled folder that matches the sources, where there is one."""
    if compiled() or not _wanted():
        return
    try:
        folder = os.path.join(home(), digest())
        finder = _Finder(folder, os.listdir(folder))
    except OSError:
        return
    if not any(part in sys.modules for part in _parts()):  # a thread may have imported one while another was importing moonbase itself
        sys.meta_path.insert(0, finder)


def _parts() -> set[str]:
    """Return the packages right below moonbase that have compiled modules."""
    return {".".join(module.split(".")[:2]) for module in MODULES}


def _wanted() -> bool:
    return os.environ.get("MOONBASE_INTERPRETED") != "1" and os.path.isdir(home())


@cache
def _digest_here() -> str:
    return digest()


class _Finder:
    """Finds the compiled files of one folder, each named by its module."""

    def __init__(self, folder: str, names: list[str]) -> None:
        self.files = {name.removesuffix(SUFFIX): os.path.join(folder, name) for name in names if name.endswith(SUFFIX)}

    def find_spec(self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        file = self.files.get(name)
        if file is None:
            return None
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file))
