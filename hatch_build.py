"""What happens while a wheel is built: the browser client is built, and the hot modules are compiled with mypyc.

`FOLKMOOT_COMPILE=0` asks for plain Python, `FOLKMOOT_COMPILE=1` makes a failed compilation an error; without the
variable a missing or failing compiler is one loud line, and the wheel holds plain Python. `FOLKMOOT_CLIENT` says the
same about the browser client, without which the server has no pages.
"""

import os
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ENGINE = ("dice", "handfuls", "packing", "playout", "position")
GAME = (
    "bot",
    "components",
    "flow",
    "invariants",
    "knowledge",
    "moves",
    "plans",
    "position",
    "race",
    "rules",
    "scoring",
    "state",
    "steps",
    "story",
    "worlds",
    "worth",
)


def hot_modules(root: Path) -> list[Path]:
    """Returns the modules that are compiled: the engine's inner ones and the same few of every game."""
    source = root / "src" / "folkmoot"
    engine = [source / "engine" / f"{name}.py" for name in ENGINE]
    games = [
        path for path in sorted(source.glob("games/*/**/*.py")) if path.stem in GAME or path.parent.name == "rules"
    ]
    return engine + games


class BuildHook(BuildHookInterface[Any]):
    """Adds the browser client and the compiled modules to a wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        self._build_client()
        wish = os.environ.get("FOLKMOOT_COMPILE", "")
        if wish == "0":
            return
        try:
            built = self._compile()
        except (Exception, SystemExit) as error:
            if wish == "1":
                raise
            print(f"folkmoot: not compiled, plain Python is installed ({error})", file=sys.stderr)
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(built)

    def _build_client(self) -> None:
        wish = os.environ.get("FOLKMOOT_CLIENT", "")
        if wish == "0":
            return
        sys.path.insert(0, self.root)
        from build_client import CannotBuild, build_client

        try:
            build_client()
        except CannotBuild as error:
            if wish == "1":
                raise
            print(f"folkmoot: the browser client is not built ({error})", file=sys.stderr)

    def _compile(self) -> dict[str, str]:
        """Returns where each compiled file lies and where it goes in the wheel."""
        from mypyc.build import mypycify
        from setuptools import Distribution

        root = Path(self.root)
        self._folder = tempfile.TemporaryDirectory(prefix="folkmoot-compile-")  # goes when the wheel is built
        work = Path(self._folder.name)
        shutil.copytree(root / "src", work / "src", ignore=shutil.ignore_patterns("__pycache__"))
        before = os.getcwd()
        os.chdir(work / "src")
        try:
            modules = [str(path.relative_to(work / "src")) for path in hot_modules(work)]
            extensions = mypycify(
                ["--strict", "--no-error-summary", *modules], opt_level="3", target_dir=str(work / "c")
            )
            distribution = Distribution({"name": "folkmoot", "ext_modules": extensions})
            command = distribution.get_command_obj("build_ext")
            command.build_lib = str(work / "lib")
            command.build_temp = str(work / "temp")
            command.ensure_finalized()
            command.run()
        finally:
            os.chdir(before)
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        files = sorted((work / "lib").rglob(f"*{suffix}"))
        if not files:
            raise RuntimeError("mypyc built nothing")
        return {str(path): str(path.relative_to(work / "lib")) for path in files}
