"""``python -m moonbase.cli``."""

import sys

from moonbase.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
