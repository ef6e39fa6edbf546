"""What happens while a wheel is built: the browser client is built, and modules are compiled, both at the same time.

Wheels and sdists that hold the client hold the licences of what it is built from.

`FOLKMOOT_COMPILE=0` asks for plain Python, `FOLKMOOT_COMPILE=1` makes a failed compilation an error; without the
variable a missing or failing compiler is one loud line, and the wheel holds plain Python. `FOLKMOOT_CLIENT` says the
same about the browser client, without which the server has no pages. What is compiled: `tools/compiling.py`.
"""

import os
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LICENCES = "src/folkmoot/server/client/licences.txt"


def part(root: str, setting: str, lack: str, *words: str) -> bool:
    """Runs Python on a part of the build and returns whether it is there; what it prints is shown if it fails."""
    wish = os.environ.get(setting, "")
    if wish == "0":
        return False
    command = [sys.executable, *words]
    run = subprocess.run(command, cwd=root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if run.returncode == 0:
        return True
    *lines, reason = run.stdout.splitlines() or ["no reason is given"]
    for line in lines:
        print(line, file=sys.stderr)
    if wish == "1":
        raise RuntimeError(f"{setting}=1, but {lack}: {reason}")
    print(f"folkmoot: {lack} ({reason})", file=sys.stderr)
    return False


class BuildHook(BuildHookInterface[Any]):
    """Adds the browser client, its licences and the compiled modules to a wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel" and version != "editable":
            self._build(build_data)
        licences = self.metadata.core.license_files  # as they were before the client was built
        if LICENCES not in licences and Path(self.root, LICENCES).exists():
            licences.append(LICENCES)

    def _build(self, build_data: dict[str, Any]) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="folkmoot-libraries-")  # goes when the wheel is built
        compiling = ("-m", "tools.compiling", self._folder.name)
        with ThreadPoolExecutor() as pool:
            client = pool.submit(
                part, self.root, "FOLKMOOT_CLIENT", "the browser client is not built", "build_client.py"
            )
            modules = pool.submit(part, self.root, "FOLKMOOT_COMPILE", "the modules stay plain Python", *compiling)
        client.result()
        if modules.result():
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"].update(self._libraries())

    def _libraries(self) -> dict[str, str]:
        """Returns where each library lies and where it goes in the wheel."""
        folder = Path(self._folder.name)
        files = sorted(folder.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"))
        return {str(path): str(path.relative_to(folder)) for path in files}
