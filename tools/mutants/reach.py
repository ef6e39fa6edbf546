"""Which test reaches which line of a game, and how long it takes; cached by file of tests."""

import hashlib
import sys
import time
from pathlib import Path

import coverage
import msgspec
import pytest

from tools.mutants import suite
from tools.mutants.forks import in_children
from tools.mutants.sources import GAMES, ROOT

CACHE = ROOT / ".cache" / "mutants"
SOURCE = ROOT / "src" / "folkmoot"
ROOMS = ("engine", "games", "text", "testing", "bots", "table", "arena")
"""The folders whose code the tests of a game may run."""
SUFFIXES = {".py", ".toml", ".ftl"}

Lines = dict[str, list[int]]
"""For files of the game's package, the lines reached."""


class BrokenTests(Exception):
    """Tests fail without any mutant."""


class Test(msgspec.Struct):
    """A test without any mutant."""

    seconds: float
    """Of CPU time."""
    lines: Lines


class Reach(msgspec.Struct):
    """What the tests of one file reach."""

    collection: float
    """Seconds of CPU time for the collection of the tests."""
    imported: Lines
    """Lines that run before any test: imports, parameters of tests."""
    tests: dict[str, Test]


def reach(game: str, jobs: int) -> dict[Path, Reach]:
    """Returns what the tests of a game reach, by file. Raises `BrokenTests` if any of them fails."""
    caches = _caches(game)
    missing = [file for file, cache in caches.items() if not cache.exists()]
    CACHE.mkdir(parents=True, exist_ok=True)
    for file, outcome in in_children(missing, jobs, lambda file: _record(game, file)):
        if outcome.result is None:
            raise BrokenTests(f"{file.relative_to(ROOT)}: ended by signal {outcome.signal}")
        if outcome.result["failures"]:
            raise BrokenTests(f"fails without any mutant: {outcome.result['failures']}")
        _save(caches[file], outcome.result["reach"])
    return {file: msgspec.json.decode(cache.read_bytes(), type=Reach) for file, cache in caches.items()}


def _record(game: str, file: Path) -> dict[str, object]:
    watch = coverage.Coverage(data_file=None, include=[f"{GAMES / game}/*"], config_file=False, messages=False)
    watch.set_option("run:core", "ctrace")
    recorder = _Recorder(game, watch)
    watch.start()
    suite.run([file], recorder)
    watch.stop()
    return {"failures": recorder.failures, "reach": recorder.reach()}


class _Recorder(suite.Plugin):
    def __init__(self, game: str, watch: coverage.Coverage) -> None:
        super().__init__(game)
        self.watch = watch
        self.begin = time.process_time()
        self.collection = 0.0
        self.seconds: dict[str, float] = {}

    def pytest_collection_finish(self) -> None:
        self.collection = time.process_time() - self.begin

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        caches = suite.caches()
        for item in session.items:
            for cache in caches:
                cache.cache_clear()
            self.watch.switch_context(item.nodeid)
            begin = time.process_time()
            suite.run_item(item)
            self.seconds[item.nodeid] = time.process_time() - begin
            self.watch.switch_context("")
        return True

    def reach(self) -> Reach:
        """Returns what was recorded."""
        data = self.watch.get_data()
        imported: Lines = {}
        tests = {test: Test(seconds, {}) for test, seconds in self.seconds.items()}
        for path in sorted(data.measured_files()):
            file = Path(path).relative_to(GAMES / self.game).as_posix()
            for line, contexts in sorted(data.contexts_by_lineno(path).items()):
                for context in contexts:
                    lines = tests[context].lines if context else imported
                    lines.setdefault(file, []).append(line)
        return Reach(self.collection, imported, tests)


def _caches(game: str) -> dict[Path, Path]:
    """Returns the cache file by file of tests; its name changes with every source and helper."""
    tests = ROOT / "tests"
    helpers = [*tests.glob("*.py"), *(tests / "games").glob("*.py"), *suite.folder(game).rglob("*.py")]
    sources = [path for room in ROOMS for path in (SOURCE / room).rglob("*") if path.suffix in SUFFIXES]
    common = {*sources, *helpers, Path(__file__), Path(suite.__file__)} - {*suite.test_files(game)}
    base = hashlib.sha256(sys.version.encode())
    for path in sorted(common):
        base.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    caches = {}
    for file in suite.test_files(game):
        digest = base.copy()
        digest.update(file.read_bytes())
        caches[file] = CACHE / f"{game}-{file.stem}-{digest.hexdigest()[:16]}.json"
    return caches


def _save(cache: Path, result: object) -> None:
    """Writes a reach, and deletes older caches of the same file of tests."""
    for older in CACHE.glob(f"{cache.stem[:-16]}{'?' * 16}.json"):
        older.unlink()
    cache.write_bytes(msgspec.json.encode(result))
