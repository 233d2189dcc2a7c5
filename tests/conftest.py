"""What every test shares: the markers, the profile of the property tests and a data folder that is no person's."""

import os
from collections.abc import Generator, Iterator
from itertools import count
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

MARKERS = (
    "rule(*ids): the rules of docs/rules that this test holds, for example rule('M4.3')",
    "slow: takes more than some seconds; leave out with -m 'not slow'",
)

# Machines are noisy: a slow example is not a defect. Derandomised, so that two runs of one source agree.
settings.register_profile("moonbase", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("moonbase")

NUMBERS = count(1)


@pytest.fixture(scope="session", autouse=True)
def data_folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Where programs keep their data while tests run, also for what several tests share: never in the home of a person."""
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("data")
        patch.setenv("XDG_DATA_HOME", str(folder / "shared"))
        yield folder


@pytest.fixture(autouse=True)
def data_folder(data_folders: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test has a data folder of its own, which is made when something is kept there."""
    monkeypatch.setenv("XDG_DATA_HOME", str(data_folders / str(next(NUMBERS))))


def pytest_configure(config: pytest.Config) -> None:
    for marker in MARKERS:
        config.addinivalue_line("markers", marker)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Where everything must run (MOONBASE_ALL=1, as in .ci/run), what would be skipped by name fails by that name."""
    report = yield
    if report.skipped and os.environ.get("MOONBASE_ALL") == "1":
        report.outcome = "failed"
    return report
