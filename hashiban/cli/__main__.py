"""``python -m hashiban.cli`` is ``hashiban``."""

import sys

from hashiban.cli import main

if __name__ == "__main__":
    sys.exit(main())
