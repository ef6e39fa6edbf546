"""The one file to run; it needs nothing but Python 3.11 or newer. `python3 dev.py --help` lists its commands."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 (this file alone is read by any Python)
    line = "dev.py: Python 3.11 or newer is needed, this is {}.{}; try: python3.11 {}"
    sys.exit(line.format(sys.version_info[0], sys.version_info[1], " ".join(sys.argv)))

from tools.commands import main

if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
