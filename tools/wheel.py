"""What a wheel takes along besides the sources: the built page, so that an installation needs no Node, and the compiled engine.

The build backend calls this. Without a built page the wheel plays in the terminal; without a compiled engine it runs on every platform,
interpreted. ``make wheel`` makes both first.
"""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.builders.wheel import WheelBuilderConfig


class Contents(BuildHookInterface[WheelBuilderConfig]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # the sources find page and engine where they were built
            return
        root = Path(self.root)
        page = root / "web" / "dist"
        if (page / "index.html").is_file():
            build_data["force_include"][str(page)] = "moonbase/page"
        package = root / "src" / "moonbase"
        native = native_of(package)
        digest = native.digest(str(package))
        engine = Path(native.home(str(package))) / digest
        if engine.is_dir():
            build_data["force_include"][str(engine)] = f"moonbase/_native/{digest}"
            build_data["pure_python"], build_data["infer_tag"] = False, True


def native_of(package: Path) -> ModuleType:
    """The file alone: importing the package would need all that it depends on."""
    spec = spec_from_file_location("native", package / "native.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
