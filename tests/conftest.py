"""What every test shares: the markers and the profile of the property tests."""

import os
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

MARKERS = (
    "rule(*ids): the rules of docs/rules that this test holds, for example rule('M4.3')",
    "slow: takes more than some seconds; leave out with -m 'not slow'",
)

# Machines are noisy: a slow example is not a defect. Derandomised, so that two runs of one source agree.
settings.register_profile("moonbase", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("moonbase")


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
