"""Putting a question to a person: choices by number, by notation, or part by part."""

from dataclasses import dataclass

from rich.table import Table
from rich.text import Text

from folkmoot.engine.prompts import Choice, Prompt
from folkmoot.text import Words

SHOWN = 12
"""How many ways to end a line are listed before the rest is only counted."""


@dataclass(frozen=True)
class Line:
    """Choices that differ only in their last word, offered on one numbered line."""

    start: str
    """Their common words; the whole notation if the line has one choice."""
    choices: list[Choice]

    @property
    def ends(self) -> list[str]:
        """The last words to choose from; empty if there is nothing to choose."""
        return [choice.parts[-1].id for choice in self.choices] if len(self.choices) > 1 else []


def lines(prompt: Prompt) -> list[Line]:
    """Returns the choices of a prompt as numbered lines, in the order of the moves."""
    grouped: dict[str, list[Choice]] = {}
    for choice in prompt.choices:
        alone = len(choice.parts) < 3 and not choice.parts[-1].id.isdecimal()
        start = choice.move if alone else choice.move.rpartition(" ")[0]
        grouped.setdefault(start, []).append(choice)
    return [Line(choices[0].move if len(choices) == 1 else start, choices) for start, choices in grouped.items()]


def draw_question(prompt: Prompt, words: Words) -> Table:
    """Returns the question with its numbered lines."""
    table = Table(box=None, padding=(0, 1), show_header=False)
    for number, line in enumerate(lines(prompt), 1):
        table.add_row(
            Text(str(number), style="bold"), _label(line, words), _note(line, words), Text(_typed(line), style="dim")
        )
    return table


def understood(prompt: Prompt, answer: str) -> str:
    """Returns the notation that an answer means.

    It is itself a notation; or, where there is only one line, its last word; or a line's number, with the last word
    where one is needed.
    """
    first, _, rest = answer.partition(" ")
    offered = lines(prompt)
    if len(offered) == 1 and _end(offered[0], answer) in offered[0].ends:
        return f"{offered[0].start} {_end(offered[0], answer)}"
    if first.isdecimal() and len(first) < 5 and 1 <= int(first) <= len(offered):
        line = offered[int(first) - 1]
        return f"{line.start} {_end(line, rest.strip())}".strip() if line.ends else line.start
    return answer


def _end(line: Line, word: str) -> str:
    same = [end for end in line.ends if end.lower() == word.lower()]
    return same[0] if same else word


def _label(line: Line, words: Words) -> Text:
    parts = line.choices[0].parts
    shown = parts if len(line.choices) == 1 else parts[:-1]
    return Text(" ".join(words.phrase(part.label) for part in shown))


def _note(line: Line, words: Words) -> Text:
    note = line.choices[0].note
    return Text(words.phrase(note) if note else "", style="italic")


def _typed(line: Line) -> str:
    if not line.ends:
        return line.start
    ends = line.ends if len(line.ends) <= SHOWN else [line.ends[0], "…", line.ends[-1]]
    return f"{line.start} {'|'.join(ends)}"
