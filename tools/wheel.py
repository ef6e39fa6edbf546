"""Writes a wheel and an sdist into `dist`: `python -m tools.wheel`.

The wheel is built from the sdist, so that an incomplete sdist is noticed. It is compiled unless
`FOLKMOOT_COMPILE` says otherwise. Older packages of Folkmoot in `dist` are deleted.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from build_client import CannotBuild, build_client

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"


class CannotPack(Exception):
    """A package cannot be built; the message is one line."""


def write_packages(folder: Path) -> list[Path]:
    """Builds the sdist with the client, then the wheel from the sdist, and moves both into the folder."""
    build_client()
    with tempfile.TemporaryDirectory(prefix="folkmoot-dist-") as work:
        output = Path(work, "dist")
        sdist = _build("sdist", ROOT, output)
        shutil.unpack_archive(sdist, work)
        wheel = _build("wheel", Path(work, sdist.name.removesuffix(".tar.gz")), output)
        folder.mkdir(exist_ok=True)
        for old in folder.glob("folkmoot-*"):
            old.unlink()
        return [Path(shutil.move(path, folder)) for path in (wheel, sdist)]


def _build(kind: str, source: Path, folder: Path) -> Path:
    """Builds a package from a folder with the sources. Raises `CannotPack`."""
    before = set(folder.glob("*"))
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    settings = {"FOLKMOOT_COMPILE": "1", "FOLKMOOT_CLIENT": "1"} | os.environ
    run = subprocess.run(command, cwd=source, env=settings, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if run.returncode:
        print(run.stdout, file=sys.stderr, end="")
        raise CannotPack(f"the {kind} cannot be built")
    (path,) = set(folder.glob("*")) - before
    return path


if __name__ == "__main__":
    began = time.monotonic()
    try:
        for path in write_packages(DIST):
            print(f"{path.relative_to(ROOT)}  {path.stat().st_size / 1e6:.1f} MB")
    except (CannotBuild, CannotPack) as error:
        sys.exit(f"tools.wheel: {error}")
    print(f"{time.monotonic() - began:.0f} s")
