"""What every test shares: the profile of the property tests."""

from hypothesis import HealthCheck, settings

# Machines are noisy: a slow example is not a defect. Derandomised, so that two runs of one source agree.
settings.register_profile("moonbase", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("moonbase")
