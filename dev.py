"""The one file to run; it needs nothing but Python 3.11 or newer. `python3 dev.py --help` lists its commands."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 (this file alone is read by any Python)
    sys.exit("dev.py: Python 3.11 or newer is needed, this is {}.{}; try: python3.11 dev.py".format(*sys.version_info))

from tools.commands import main

if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
