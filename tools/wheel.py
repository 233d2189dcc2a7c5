"""The hook of the build backend: it adds the page and the compiled engine to distributions.

The page: a source distribution and every wheel have it. It is built first where it is missing, with the Node of the machine or one that
comes as a package, so that an installation from a checkout has it as well.

The compiled engine: only where MOONBASE_COMPILE says so, ``once`` or ``profiled`` (two passes, about a quarter faster). Such a wheel
fits one Python and one platform; a wheel without it runs everywhere, interpreted.
"""

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

TOOLS: Final = str(Path(__file__).resolve().parent)
WAYS: Final = ("once", "profiled")


class Contents(BuildHookInterface[BuilderConfig]):
    def dependencies(self) -> list[str]:
        page, node = _tool("page"), _tool("node")
        builder = [] if page.built() or node.find() else [node.PACKAGE]
        return builder + (["mypy[mypyc]>=2.4.1", "setuptools>=80", "tomli>=2.4"] if self._way() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # the sources find page and engine where they were built
            return
        root = Path(self.root)
        if _tool("page").main([]):
            raise SystemExit("A distribution without the page would be of little use.")
        place = "web/dist" if self.target_name == "sdist" else "moonbase/page"
        build_data["force_include"][str(root / "web" / "dist")] = place
        way = self._way()
        if way:
            self._take_engine(root, way, build_data)

    def _way(self) -> str:
        way = os.environ.get("MOONBASE_COMPILE", "") if self.target_name == "wheel" else ""
        if way not in ("", *WAYS):
            raise SystemExit(f"MOONBASE_COMPILE is one of {', '.join(WAYS)}, not '{way}'.")
        return way

    def _take_engine(self, root: Path, way: str, build_data: dict[str, Any]) -> None:
        compiler = _tool("compile")
        lack = compiler.missing()
        if lack:
            raise SystemExit(f"The engine cannot be compiled: {lack}.")
        profiled = way == "profiled" and compiler.can_profile()
        if way == "profiled" and not profiled:
            print("The engine is compiled in one pass: profiles are read by gcc alone.", flush=True)
        subprocess.run([sys.executable, str(Path(TOOLS) / "compile.py"), *(["--profiled"] if profiled else [])], check=True)
        package = str(root / "src" / "moonbase")
        digest = compiler.binary.digest(package)
        build_data["force_include"][str(Path(compiler.binary.home(package)) / digest)] = f"moonbase/_native/{digest}"
        build_data["pure_python"], build_data["infer_tag"] = False, True


def _tool(name: str) -> Any:
    """Import a module beside this one; the backend loads this file alone."""
    sys.path.insert(0, TOOLS)
    try:
        return import_module(name)
    finally:
        sys.path.remove(TOOLS)
