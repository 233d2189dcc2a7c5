"""``python -m moonbase``."""

import sys

from moonbase.cli.dispatch import main

if __name__ == "__main__":
    sys.exit(main())
