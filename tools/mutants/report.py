"""The report of a run."""

import sys
from pathlib import PurePosixPath

import msgspec

from tools.mutants.changes import Mutant
from tools.mutants.trials import Verdict

MIN_SCORE = 0.95
"""The share of mutants that tests must notice."""
SHOWN = 3
"""Tests named beside a survivor."""


class Survivor(msgspec.Struct):
    """A mutant that no test notices."""

    place: str
    before: str
    after: str
    tests: list[str]
    """Those that reach it."""


class Known(msgspec.Struct):
    """A mutant that no test can notice."""

    place: str
    before: str
    after: str
    why: str


class Report(msgspec.Struct):
    """The outcome for one game."""

    game: str
    seed: int
    mutants: int
    """Of the whole game."""
    tried: int
    noticed: int
    score: float
    survivors: list[Survivor]
    equivalent: list[Known]

    @property
    def passes(self) -> bool:
        """Tells whether enough mutants are noticed."""
        return self.score >= MIN_SCORE


def place(game: str, mutant: Mutant) -> str:
    """Returns where a mutant is, as an editor opens it."""
    return f"{PurePosixPath('src/folkmoot/games') / game / mutant.file}:{mutant.line}"


def report(game: str, seed: int, population: int, verdicts: list[Verdict], equivalent: dict[Mutant, str]) -> Report:
    """Returns the report of a run."""
    noticed = sum(verdict.noticed_by is not None for verdict in verdicts)
    survivors = [
        Survivor(place(game, mutant), mutant.before, mutant.after, verdict.trial.tests)
        for verdict in sorted(verdicts, key=lambda verdict: (verdict.trial.mutant.file, verdict.trial.mutant.start))
        if verdict.noticed_by is None
        for mutant in [verdict.trial.mutant]
    ]
    return Report(
        game=game,
        seed=seed,
        mutants=population,
        tried=len(verdicts),
        noticed=noticed,
        score=noticed / len(verdicts) if verdicts else 1.0,
        survivors=survivors,
        equivalent=[Known(place(game, mutant), mutant.before, mutant.after, why) for mutant, why in equivalent.items()],
    )


def progress(game: str, done: int, total: int, survived: int) -> None:
    """Prints how far a run is: one line on a terminal, otherwise a line per 50 mutants."""
    line = f"{game}: {done} of {total} mutants, {survived} survived"
    if sys.stderr.isatty():
        print(f"\r{line}", end="\n" if done == total else "", file=sys.stderr, flush=True)
    elif done == total or done % 50 == 0:
        print(line, file=sys.stderr, flush=True)


def text(outcome: Report) -> str:
    """Returns the report as text."""
    lines = [f"{_shown(known)}; equivalent: {known.why}" for known in outcome.equivalent]
    lines += [f"{_shown(survivor)}; survived: {_reached(survivor)}" for survivor in outcome.survivors]
    equivalent = f", without {len(outcome.equivalent)} equivalent" if outcome.equivalent else ""
    lines.append(
        f"{outcome.game}: {outcome.noticed} of {outcome.tried} mutants noticed, {outcome.score:.1%} "
        f"(of {outcome.mutants}, seed {outcome.seed}{equivalent})"
    )
    return "\n".join(lines)


def _shown(mutant: Survivor | Known) -> str:
    return f"{mutant.place}: `{mutant.before}` -> `{mutant.after}`"


def _reached(survivor: Survivor) -> str:
    if not survivor.tests:
        return "not reached"
    names = ", ".join(test.split("/")[-1] for test in survivor.tests[:SHOWN])
    more = len(survivor.tests) - SHOWN
    return f"reached by {names}" + (f" and {more} more" if more > 0 else "")
