"""Markers, the choice of long tests, the profile of the property tests, and a data folder of the tests' own."""

import os
from collections.abc import Generator, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

MARKERS = (
    "rule(*ids): the rules of docs/rules that this test holds, for example rule('M4.3')",
    "long: long by nature (whole proofs, whole games in a browser, sweeps); runs when it is named, and with MOONBASE_ALL=1",
)

# Machines are noisy: a slow example is not a defect. Derandomised, so that two runs of one source agree.
settings.register_profile("moonbase", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("moonbase")

EVERYTHING = os.environ.get("MOONBASE_ALL") == "1"
LEFT_OUT = pytest.StashKey[int]()
NUMBERS = count(1)


@pytest.fixture(scope="session", autouse=True)
def data_folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Keep the programs' data in a temporary folder, also what several tests share: never in somebody's home folder."""
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("data")
        patch.setenv("XDG_DATA_HOME", str(folder / "shared"))
        yield folder


@pytest.fixture(autouse=True)
def data_folder(data_folders: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give each test a separate data folder, which is created when something is stored there."""
    monkeypatch.setenv("XDG_DATA_HOME", str(data_folders / str(next(NUMBERS))))


def pytest_configure(config: pytest.Config) -> None:
    for marker in MARKERS:
        config.addinivalue_line("markers", marker)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the long tests, except those that the command line names by file, by node id, or with -k or -m."""
    if EVERYTHING or config.option.keyword or config.option.markexpr:
        return
    left_out = [item for item in items if item.get_closest_marker("long") and not is_named(item, config)]
    if left_out:
        config.stash[LEFT_OUT] = len(left_out)
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in set(left_out)]


def is_named(item: pytest.Item, config: pytest.Config) -> bool:
    """Tell whether an argument is the file of a test or a node id in it; a folder names no test."""
    files = [Path(config.invocation_params.dir, argument.partition("::")[0]) for argument in config.args]
    return any(file.suffix == ".py" and file.resolve() == item.path for file in files)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A process of pytest-xdist tells the first one how many tests it left out."""
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["left_out"] = session.config.stash.get(LEFT_OUT, 0)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    node.config.stash[LEFT_OUT] = getattr(node, "workeroutput", {}).get("left_out", 0)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    left_out = config.stash.get(LEFT_OUT, 0)
    if left_out:
        terminalreporter.write_line(f"{left_out} long tests were left out; make test-all runs everything.")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One process more than there are cores: many tests wait for a server, a browser or a clock."""
    return (os.cpu_count() or 1) + 1


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Fail a test that is skipped where everything must run (MOONBASE_ALL=1, as in .ci/run)."""
    report = yield
    if report.skipped and EVERYTHING:
        report.outcome = "failed"
    return report
