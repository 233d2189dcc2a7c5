"""Exit codes that shells know."""

from typing import Final

INTERRUPTED: Final = 130
"""Ctrl-C."""
SIGNALLED: Final = 128
"""Shells add the number of the signal to this."""
