"""What is still to happen in a game of Pixie Queen, in words: `next-turn`, `main 1`, `demotion 2 0 1`."""

from typing import Final

from folkmoot.engine.errors import BadSituation
from folkmoot.engine.facts import number_of, within
from folkmoot.games.pixie_queen.steps import QUESTION_NAMES, step, step_first, step_kind, step_seat, step_second

STEP_NAMES: Final[list[str]] = [
    *QUESTION_NAMES,
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
"""The questions and steps, by their numbers."""
_STEP_NUMBER: Final = {name: number for number, name in enumerate(STEP_NAMES)}
MOST: Final = 63
"""The largest number that a step carries."""


def read_step(line: str, seats: int) -> int:
    """Returns the step that a line tells: a name, whom it concerns, and two numbers. Raises `BadSituation`."""
    name, *words = line.split() or [""]
    kind = number_of("step", name, _STEP_NUMBER)
    if len(words) > 3 or not all(word.isdecimal() and len(word) < 3 for word in words):
        raise BadSituation(f"a step is a name and up to three small numbers: {line!r}")
    seat, first, second = [*[int(word) for word in words], 0, 0, 0][:3]
    numbers = [within("number", number, 0, MOST) for number in (first, second)]
    return step(kind, within("seat", seat, 0, seats - 1), *numbers)


def write_step(packed: int) -> str:
    """Returns the line that tells a step."""
    numbers = [step_seat(packed), step_first(packed), step_second(packed)]
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return " ".join([STEP_NAMES[step_kind(packed)], *[str(number) for number in numbers]])
