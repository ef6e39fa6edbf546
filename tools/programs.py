"""Programs of the system that tests need: a browser and Redis. As root on Debian they are installed if missing."""

import functools
import os
import shutil
from collections.abc import Sequence

from tools.environments import IN_CI, announced
from tools.processes import CommandError, run_quietly

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first has no window and needs a third less time for the same pages."""
REDIS_SERVERS = ("redis-server", "valkey-server")
APT_SETTINGS = {"DEBIAN_FRONTEND": "noninteractive", "SYSTEMD_OFFLINE": "1"}
"""No questions, and the service of an installed server is not started: tests start their own."""


def browser() -> dict[str, str]:
    """Returns the setting with the browser's path; none, and a warning, if there is none. Raises `CommandError`."""
    return _setting("FOLKMOOT_BROWSER", "Chromium", BROWSERS, "the browser tests")


def browser_path() -> str:
    """Returns the path of the browser that the environment names, or else of one that is installed; exits without."""
    path = os.environ.get("FOLKMOOT_BROWSER") or _find(BROWSERS)
    if path is None:
        raise SystemExit(f"no Chromium found: install {BROWSERS[0]}, or set FOLKMOOT_BROWSER to its path")
    return path


def redis_server() -> dict[str, str]:
    """Returns the setting with the path of a Redis server; none, and a warning, if there is none.

    Raises `CommandError`.
    """
    return _setting("FOLKMOOT_REDIS", "Redis", REDIS_SERVERS, "the tests with Redis")


@functools.cache
def _setting(variable: str, title: str, names: Sequence[str], tests: str) -> dict[str, str]:
    """Finds or installs a program; without it CI fails, and elsewhere a warning is printed."""
    path = _find(names)
    if path is None and shutil.which("apt-get") and os.name == "posix" and os.geteuid() == 0:
        with announced(f"installing {title}"):
            run_quietly(["apt-get", "update", "-qq"], "apt-get update", APT_SETTINGS)
            install = ["apt-get", "install", "-y", "-qq", names[0]]
            run_quietly(install, " ".join(install), APT_SETTINGS)
        path = _find(names)
    if path is not None:
        return {variable: path}
    if IN_CI:
        raise CommandError(f"no {title}: {tests} cannot run")
    print(f"!! no {title} found: {tests} do NOT run (on Debian: apt-get install {names[0]})", flush=True)
    return {}


def _find(names: Sequence[str]) -> str | None:
    return next((path for name in names if (path := shutil.which(name))), None)
