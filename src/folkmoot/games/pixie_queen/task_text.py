"""Tasks of Pixie Queen as the facts of a situation write them: `next-turn`, `main 1`, `demotion 2 0 1`."""

from typing import Final

from folkmoot.engine.errors import BadSituation
from folkmoot.engine.facts import number_of, within
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import tasks

TASK_NAMES: Final[list[str]] = [
    *tasks.QUESTION_NAMES,
    "round",
    "steal",
    "skill-silver",
    "actions",
    "next-turn",
    "actions-end",
    "suffer",
    "draw",
    "offering",
    "reveal-demand",
    "judge",
    "anger",
    "reward",
    "castle",
    "punishments",
    "captives",
    "tracks-of",
    "round-end",
]
"""The tasks, by their numbers."""
_TASK_NUMBER: Final = {name: number for number, name in enumerate(TASK_NAMES)}
STAGES: Final[list[str]] = [*box.GOOD_NAMES, "commit", "committed"]
"""The stages of an offer, by their numbers."""
MOST: Final = 63
"""The largest number that a task carries."""


def read_task(line: str, seats: int) -> int:
    """Returns the task that a line names: its kind, its seat and two numbers. Raises `BadSituation`."""
    name, *words = line.split() or [""]
    kind = number_of("task", name, _TASK_NUMBER)
    if len(words) > 3 or not all(word.isdecimal() and len(word) < 3 for word in words):
        raise BadSituation(f"a task is a name and up to three small numbers: {line!r}")
    seat, first, second = [*[int(word) for word in words], 0, 0, 0][:3]
    numbers = [within("number", number, 0, MOST) for number in (first, second)]
    return tasks.task(kind, within("seat", seat, 0, seats - 1), *numbers)


def write_task(task: int) -> str:
    """Returns the line for a task."""
    numbers = [tasks.seat_of(task), tasks.first_of(task), tasks.second_of(task)]
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return " ".join([TASK_NAMES[tasks.kind_of(task)], *[str(number) for number in numbers]])
