"""The command: `python -m tools.mutants [GAME] [--sample N] [--seed S] [--json] [--jobs J] [--at FILE:LINE]`."""

import argparse
import signal
import subprocess
import sys

import msgspec

from tools.mutants import choice, equivalents, suite, trials
from tools.mutants.changes import Mutant
from tools.mutants.forks import ChildFailed
from tools.mutants.reach import BrokenTests, reach
from tools.mutants.report import Report, progress, report, text
from tools.mutants.sources import ROOT, games


def main() -> int:
    """Runs the command; returns 1 if too many mutants survive."""
    arguments = _parser().parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))  # so that children are ended too
    reports: list[Report] = []
    try:
        for game in [arguments.game] if arguments.game else games():
            reports.append(_examine(arguments) if arguments.game else _in_a_process(game))
            if not arguments.json:
                print(text(reports[-1]), flush=True)
    except (BrokenTests, ChildFailed, equivalents.BadEquivalents) as error:
        print(f"mutants: {error}", file=sys.stderr)
        return 2
    except subprocess.CalledProcessError as error:
        return int(error.returncode)
    if arguments.json:
        print(msgspec.json.format(msgspec.json.encode(reports)).decode())
    return 0 if all(outcome.passes for outcome in reports) else 1


def _parser() -> argparse.ArgumentParser:
    description = "Tries whether tests notice small changes to games."
    parser = argparse.ArgumentParser(prog="python3 dev.py mutants", description=description)
    parser.add_argument("game", nargs="?", choices=games(), metavar="GAME", help="all games without it")
    parser.add_argument("--sample", type=_positive, metavar="N", help="try N random mutants per game, not all")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="of the sample (1)")
    parser.add_argument("--at", metavar="FILE:LINE", help="try the mutants of one line, such as rules/effects.py:12")
    parser.add_argument("--jobs", type=_positive, default=2, metavar="J", help="mutants at a time (2)")
    parser.add_argument("--json", action="store_true", help="print data")
    return parser


def _positive(word: str) -> int:
    number = int(word)
    if number < 1:
        raise argparse.ArgumentTypeError("expected 1 or more")
    return number


def _in_a_process(game: str) -> Report:
    """Examines a game in a process that has imported no other game."""
    command = [sys.executable, "-m", "tools.mutants", game, "--json", *sys.argv[1:]]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as process:
        try:
            printed = process.communicate()[0]
        except BaseException:
            process.terminate()
            raise
    if process.returncode not in (0, 1):
        raise subprocess.CalledProcessError(process.returncode, command)
    return msgspec.json.decode(printed, type=list[Report])[0]


def _examine(arguments: argparse.Namespace) -> Report:
    game: str = arguments.game
    suite.prepare()
    population = choice.all_mutants(game)
    reasons = equivalents.match(population, equivalents.read(game))
    chosen = [mutant for mutant in population if arguments.at in (None, f"{mutant.file}:{mutant.line}")]
    chosen = choice.sample(chosen, arguments.sample, arguments.seed)
    tried = [mutant for mutant in chosen if mutant not in reasons]
    verdicts = _try(game, tried, arguments.jobs)
    equivalent = {mutant: reasons[mutant] for mutant in chosen if mutant in reasons}
    return report(game, arguments.seed, len(population), verdicts, equivalent)


def _try(game: str, mutants: list[Mutant], jobs: int) -> list[trials.Verdict]:
    print(f"{game}: looking up which tests reach which lines", file=sys.stderr, flush=True)
    known, killers = reach(game, jobs), choice.killers(game)
    verdicts: list[trials.Verdict] = []

    def on_verdict(verdict: trials.Verdict) -> None:
        verdicts.append(verdict)
        survived = sum(verdict.noticed_by is None for verdict in verdicts)
        progress(game, len(verdicts), len(mutants), survived)

    index = choice.Index(known)
    trials.run(game, [index.trial(mutant, killers.get(mutant.key)) for mutant in mutants], known, jobs, on_verdict)
    choice.save_killers(
        game, {verdict.trial.mutant.key: verdict.noticed_by for verdict in verdicts if verdict.noticed_by}
    )
    return verdicts


if __name__ == "__main__":
    sys.exit(main())
