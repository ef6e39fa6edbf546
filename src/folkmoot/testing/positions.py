"""Generates a game's `position.py` from its `state.py`: the contract's methods, the copy, the list of fields.

python -m folkmoot.testing.positions PACKAGE ...            writes the files
python -m folkmoot.testing.positions PACKAGE ... --check    fails if one of them is out of date

A package is named as in an import: `folkmoot.games.dolmen`. Each field is declared once, with a type of
`folkmoot.engine.state`; a copy that is written out is five times as fast as one by reflection.
"""

import argparse
import ast
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from folkmoot.engine.errors import FolkmootError

BLANK = {
    "Number": "0",
    "Bits": "0",
    "Handful": "0",
    "bool": "False",
    "str": '""',
    "PerSeat": "[0] * seats",
    "Numbers": "[]",
    "Shared": "[]",
}
"""For every type of a field what a blank position holds."""
COPIED_BY_SLICE = ("PerSeat", "Numbers")

TEMPLATE = '''"""A position of {title}: its state, and the contract that every position keeps.

Generated from `state.py` by `python -m folkmoot.testing.positions {package}`; do not edit.
"""

from folkmoot.engine import judging
from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Log
from folkmoot.engine.prompts import Choice, Question
from folkmoot.engine.reasons import Reason
from folkmoot.engine.results import Result
from folkmoot.engine.state import Eye, Move, Seat
{imports}


class {name}Position({name}State):
    """Implements the contract; each method calls the module in charge."""

    def deciders(self) -> list[Seat]:
        return flow.deciders(self)

    def moves(self, seat: Seat) -> list[Move]:
        return choices.legal_moves(self, seat)
{lively}
    def play(self, seat: Seat, move: Move, dice: Dice, log: Log | None = None) -> None:
        effects.carry_out(self, seat, move, dice, log)

    def why_not(self, seat: Seat, move: Move) -> Reason | None:
        return judging.why_not(self, NOTATION, seat, move)

    def verdict(self, seat: Seat, move: Move) -> int:
        return int(verdicts.verdict(self, seat, move))

    def reason(self, seat: Seat, move: Move, verdict: int) -> Reason:
        return reasons.reason(self, seat, move, verdict)
{out_of_turn}
    def result(self) -> Result | None:
        return scoring.result(self)

    def copy(self) -> "{name}Position":
        twin = {name}Position()
{copies}
        return twin

    def imagine(self, seat: Seat, dice: Dice) -> {name}State:
        return knowledge.imagine(self, seat, dice)

    def view(self, eye: Eye) -> {view}:
        return view.view(self, eye)

    def question(self, seat: Seat, moves: list[Move]) -> Question:
        return prompts.question(self, seat, moves)

    def choices(self, seat: Seat, moves: list[Move], with_effects: bool) -> list[Choice]:
        return prompts.choices(self, seat, moves, with_effects)

    def effect(self, seat: Seat, move: Move) -> {name}Effect:
        return foresight.effect(self, seat, move)

    def faults(self) -> list[str]:
        return invariants.faults(self)

    def fields(self) -> list[str]:
        return [
{fields}
        ]


def blank(seats: int) -> {name}Position:
    """Returns a position with nothing in it: numbers 0, lists empty or 0 for every seat."""
    position = {name}Position()
{blanks}
    return position
'''
LIVELY = """
    def lively_moves(self, seat: Seat) -> list[Move]:
        return choices.lively_moves(self, seat)
"""
OUT_OF_TURN = """
    def out_of_turn(self, seat: Seat, move: Move) -> int:
        return int(verdicts.out_of_turn(self, seat, move))
"""


class BadState(FolkmootError):
    """A `state.py` from which no position can be generated; the message says where and why."""


class State(NamedTuple):
    """What a `state.py` declares."""

    name: str
    """Of the game, as its classes are called: `PixieQueen`."""
    fields: dict[str, str]
    """The type of every field, in order; the first is `seats`, which every position has."""


def main(arguments: list[str] | None = None) -> int:
    """Writes or checks the files; returns the exit status."""
    parser = argparse.ArgumentParser(prog="positions", description="Generates position.py of a game from its state.py.")
    parser.add_argument("packages", nargs="+", metavar="PACKAGE", help="as in an import: folkmoot.games.dolmen")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is out of date")
    given = parser.parse_args(arguments)
    try:
        stale = [package for package in given.packages if not _update(package, given.check)]
    except BadState as error:
        print(error, file=sys.stderr)
        return 1
    for package in stale:
        print(f"{package}/position.py is out of date: python -m folkmoot.testing.positions {package}", file=sys.stderr)
    return 1 if stale else 0


def _update(package: str, only_check: bool) -> bool:
    """Writes a package's file unless it is only checked; tells whether the file is right then."""
    folder, text = folder_of(package), position_source(package)
    path = folder / "position.py"
    if not only_check:
        path.write_text(text, "utf-8")
    return path.exists() and path.read_text("utf-8") == text


def folder_of(package: str) -> Path:
    """Returns where a package lies. Raises `BadState` if there is none."""
    try:
        spec = find_spec(package)
    except ModuleNotFoundError:
        spec = None
    if spec is None or spec.origin is None:
        raise BadState(f"no package is called {package}")
    return Path(spec.origin).parent


def position_source(package: str) -> str:
    """Returns the text of a package's `position.py`. Raises `BadState`."""
    folder = folder_of(package)
    state = read_state(folder / "state.py")
    view = _return_type(folder / "view.py", "view")
    rules = folder / "rules"
    imports = [
        f"from {package} import flow, foresight, invariants, knowledge, prompts, scoring, view",
        f"from {package}.moves import NOTATION",
        f"from {package}.rules import choices, effects, reasons, verdicts",
        f"from {package}.shown import {state.name}Effect, {view}",
        f"from {package}.state import {state.name}State",
    ]
    copies = [f"twin.{field} = self.{field}{'[:]' * (kind in COPIED_BY_SLICE)}" for field, kind in state.fields.items()]
    blanks = [f"position.{field} = {BLANK[kind]}" for field, kind in state.fields.items()]
    blanks[0] = "position.seats = seats"
    return TEMPLATE.format(
        title=" ".join(word.capitalize() for word in package.rpartition(".")[2].split("_")),
        package=package,
        imports="\n".join(imports),
        name=state.name,
        out_of_turn=OUT_OF_TURN * _has(rules / "verdicts.py", "out_of_turn"),
        lively=LIVELY * _has(rules / "choices.py", "lively_moves"),
        copies="\n".join(f"        {line}" for line in copies),
        view=view,
        fields="\n".join(f'            "{field}",' for field in state.fields),
        blanks="\n".join(f"    {line}" for line in blanks),
    )


def read_state(path: Path) -> State:
    """Returns what a `state.py` declares. Raises `BadState`."""
    classes = [node for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.ClassDef)]
    states = [node for node in classes if [ast.unparse(base) for base in node.bases] == ["Position"]]
    if len(states) != 1 or not states[0].name.endswith("State"):
        raise BadState(f"{path}: expected one class GameState(Position)")
    fields = {"seats": "Number"} | {
        ast.unparse(node.target): ast.unparse(node.annotation)
        for node in states[0].body
        if isinstance(node, ast.AnnAssign)
    }
    for field, kind in fields.items():
        if kind not in BLANK:
            raise BadState(f"{path}: {field}: expected one of {', '.join(BLANK)}; got {kind}")
    return State(states[0].name.removesuffix("State"), fields)


def _has(path: Path, function: str) -> bool:
    """Tells whether a module has a function."""
    nodes = ast.parse(path.read_text("utf-8")).body
    return any(isinstance(node, ast.FunctionDef) and node.name == function for node in nodes)


def _return_type(path: Path, function: str) -> str:
    """Returns the return type of a module's function. Raises `BadState` if there is none."""
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef) and node.name == function and node.returns is not None:
            return ast.unparse(node.returns)
    raise BadState(f"{path}: expected a typed function {function}")


if __name__ == "__main__":
    raise SystemExit(main())
