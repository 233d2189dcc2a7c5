"""A wheel brings the page and the compiled engine along: an installation needs neither Node nor a C compiler."""

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from urllib.request import urlopen

import pytest

from moonbase import native

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "web" / "dist" / "index.html"

pytestmark = [
    pytest.mark.skipif(not PAGE.is_file(), reason="the page is not built: make page, with Node 20 or newer"),
    pytest.mark.xdist_group("wheel"),
]


class Installed:
    """The wheel in an environment of its own, which sees the other packages of this one and nothing of this folder."""

    def __init__(self, wheel: Path, folder: Path) -> None:
        self.folder = folder
        self.bin = folder / "bin"
        venv.create(folder)
        uv = [sys.executable, "-m", "uv", "pip", "install", "-q", "--no-deps", "--no-index"]
        subprocess.run([*uv, "--python", str(self.bin / "python"), str(wheel)], check=True, timeout=60)
        site = Path(sysconfig.get_path("purelib", vars={"base": str(folder), "platbase": str(folder)}))
        (site / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n")

    @property
    def env(self) -> dict[str, str]:
        """No PATH but its own: there is no Node, no compiler and no make."""
        return {"PATH": str(self.bin), "HOME": str(self.folder), "PYTHONIOENCODING": "utf-8"}

    def run(self, *arguments: str) -> str:
        command = [str(self.bin / "moonbase"), *arguments]
        return subprocess.run(command, env=self.env, cwd=self.folder, check=True, timeout=60, capture_output=True, text=True).stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    folder = tmp_path_factory.mktemp("wheel")
    env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    build = [sys.executable, "-m", "uv", "build", "-q", "--wheel", "--no-build-isolation", "--python", sys.executable]
    subprocess.run([*build, "--out-dir", str(folder), str(ROOT)], env=env, check=True, timeout=120)
    (wheel,) = folder.glob("*.whl")
    return Installed(wheel, folder / "there")


def test_it_serves_the_page(installed: Installed) -> None:
    command = [str(installed.bin / "moonbase"), "serve", "--no-open", "--port", "0"]
    with subprocess.Popen(command, env=installed.env, cwd=installed.folder, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        assert str(installed.folder / ".local" / "share" / "moonbase" / "tables.sqlite") in said
        address = said.split()[3]
        assert urlopen(address).read() == PAGE.read_bytes()
        script = next((PAGE.parent / "assets").glob("index-*.js"))
        assert urlopen(f"{address}assets/{script.name}").read() == script.read_bytes()
        assert len(urlopen(f"{address}api/games/moon/rules").read()) > 10_000
        process.terminate()
        assert process.wait(30) == 0


def test_the_engine_is_as_compiled_as_it_was_here(installed: Installed) -> None:
    here = (Path(native.home()) / native.digest()).is_dir()
    assert installed.run("--version").strip().endswith(", compiled" if here else ", interpreted")


def test_it_plays_in_the_terminal(installed: Installed) -> None:
    assert "the game is over" in installed.run("play", "moon")
