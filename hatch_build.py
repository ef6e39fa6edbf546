"""The build hook of the wheel: builds the browser client and compiles modules, both at the same time.

Wheels and sdists with the client contain the licences of its packages.

`FOLKMOOT_COMPILE=0` builds plain Python, `FOLKMOOT_COMPILE=1` makes a failed compilation an error; without the
variable a missing or failing compiler prints one line, and the wheel contains plain Python. `FOLKMOOT_CLIENT` does the
same for the browser client, without which the server has no pages. What is compiled: `tools/compiling.py`.
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


def build_part(root: str, variable: str, failure: str, *words: str) -> bool:
    """Runs Python for one part of the build; returns whether it was built. Its output is printed if it fails."""
    setting = os.environ.get(variable, "")
    if setting == "0":
        return False
    command = [sys.executable, *words]
    run = subprocess.run(command, cwd=root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if run.returncode == 0:
        return True
    *lines, reason = run.stdout.splitlines() or ["no reason is given"]
    for line in lines:
        print(line, file=sys.stderr)
    if setting == "1":
        raise RuntimeError(f"{variable}=1, but {failure}: {reason}")
    print(f"folkmoot: {failure} ({reason})", file=sys.stderr)
    return False


class BuildHook(BuildHookInterface[Any]):
    """Adds the browser client, its licences and the compiled modules to a wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel" and version != "editable":
            self._build(build_data)
        licences = self.metadata.core.license_files  # collected before the client was built
        if LICENCES not in licences and Path(self.root, LICENCES).exists():
            licences.append(LICENCES)

    def _build(self, build_data: dict[str, Any]) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="folkmoot-libraries-")  # deleted when the wheel is built
        compiling = ("-m", "tools.compiling", self._folder.name)
        with ThreadPoolExecutor() as pool:
            client = pool.submit(
                build_part, self.root, "FOLKMOOT_CLIENT", "the browser client is not built", "build_client.py"
            )
            modules = pool.submit(
                build_part, self.root, "FOLKMOOT_COMPILE", "the modules stay plain Python", *compiling
            )
        client.result()
        if modules.result():
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"].update(self._libraries())

    def _libraries(self) -> dict[str, str]:
        """Returns the path of every library and its path in the wheel."""
        folder = Path(self._folder.name)
        files = sorted(folder.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"))
        return {str(path): str(path.relative_to(folder)) for path in files}
