"""A package brings the page along, and the compiled engine where it was asked for: an installation needs neither Node nor a compiler."""

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

from moonbase.native import binary

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "web" / "dist" / "index.html"

pytestmark = [
    pytest.mark.skipif(not PAGE.is_file(), reason="the page is not built: make page"),
    pytest.mark.xdist_group("wheel"),
]


def built(kind: str, source: Path, folder: Path, **env: str) -> Path:
    """Build a distribution as a person would, but with the packages that are here."""
    kept = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "MOONBASE_COMPILE")}
    command = [
        sys.executable,
        "-m",
        "uv",
        "build",
        "-q",
        kind,
        "--no-build-isolation",
        "--python",
        sys.executable,
        "--out-dir",
        str(folder),
    ]
    subprocess.run([*command, str(source)], env=kept | env, check=True, timeout=600)
    (path,) = (each for each in folder.iterdir() if each.suffix in (".whl", ".gz"))
    return path


class Installed:
    """A wheel in an environment of its own, which sees the other packages of this one and nothing of this folder."""

    def __init__(self, wheel: Path, folder: Path) -> None:
        self.bin = folder / "bin"
        venv.create(folder)
        uv = [sys.executable, "-m", "uv", "pip", "install", "-q", "--no-deps", "--no-index"]
        subprocess.run([*uv, "--python", str(self.bin / "python"), str(wheel)], check=True, timeout=300)
        self.site = Path(sysconfig.get_path("purelib", vars={"base": str(folder), "platbase": str(folder)}))
        (self.site / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n")

    def smoke(self, form: str) -> str:
        command = [str(self.bin / "python"), "-P", str(ROOT / "tools" / "smoke.py"), form]
        done = subprocess.run(command, timeout=300, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built("--sdist", ROOT, tmp_path_factory.mktemp("sdist"))


@pytest.mark.long
def test_the_source_distribution_plays_where_there_is_neither_compiler_nor_node(source: Path, tmp_path: Path) -> None:
    wheel = built("--wheel", source, tmp_path / "dist", PATH=str(Path(sys.executable).parent))
    assert wheel.name.endswith("-py3-none-any.whl")
    installed = Installed(wheel, tmp_path / "there")
    assert "it plays in the terminal and serves the page" in installed.smoke("interpreted")
    page = installed.site / "moonbase" / "page"
    assert sorted(path.relative_to(page) for path in page.rglob("*")) == sorted(
        path.relative_to(PAGE.parent) for path in PAGE.parent.rglob("*")
    )
    assert (installed.site / "moonbase" / "py.typed").is_file()


@pytest.mark.skipif(not (Path(binary.home()) / binary.digest()).is_dir(), reason="nothing is compiled here: there is no C compiler")
def test_a_compiled_wheel_runs_compiled(tmp_path: Path) -> None:
    wheel = built("--wheel", ROOT, tmp_path / "dist", MOONBASE_COMPILE="once")
    assert sysconfig.get_platform().replace("-", "_") in wheel.name
    assert "compiled" in Installed(wheel, tmp_path / "there").smoke("compiled")


def test_a_way_to_compile_that_there_is_not_is_refused(tmp_path: Path) -> None:
    env = {**os.environ, "MOONBASE_COMPILE": "twice"}
    command = [
        sys.executable,
        "-m",
        "uv",
        "build",
        "--wheel",
        "--no-build-isolation",
        "--python",
        sys.executable,
        "--out-dir",
        str(tmp_path),
    ]
    done = subprocess.run([*command, str(ROOT)], env=env, capture_output=True, text=True)
    assert done.returncode
    assert "MOONBASE_COMPILE is one of once, profiled, not 'twice'." in done.stderr
