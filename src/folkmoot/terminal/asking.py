"""Putting a question to a person: choices by number, by notation, or part by part."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from unicodedata import combining, normalize

from msgspec.structs import replace
from rich.table import Table
from rich.text import Text

from folkmoot.engine.errors import BadNotation
from folkmoot.engine.prompts import Choice, Prompt
from folkmoot.text import Words

SHOWN = 12
"""How many ways to end a line are listed before the rest is only counted."""

SHORT = 5
"""Last words of no more letters are listed as they are typed, as far as there is room."""

ROOM = 36
"""How many columns they may take together; beside longer labels there is no room for a column of notes."""

MANY = 6
"""If there are more choices than these, all ways to do one thing whose last words need no explanation share a line."""

LONG = 4
"""Moves of so many words are listed under their first two."""

BRIEF = 24
"""How many columns the next question's choices may take."""


@dataclass(frozen=True)
class Line:
    """Choices that differ only in their last word, or that begin at one place, offered on one numbered line."""

    number: int
    start: str
    """Their common words; the whole notation if the line has one choice."""
    choices: list[Choice]
    opens: bool = False
    """Choosing it leads to a further question, about the rest of the move."""

    @property
    def ends(self) -> list[str]:
        """The last words to choose from; empty if there is nothing to choose."""
        return [_last(choice) for choice in self.choices] if len(self.choices) > 1 and not self.opens else []


def lines(prompt: Prompt, words: Words) -> list[Line]:
    """Returns the choices of a prompt as numbered lines, in the order of the moves."""
    if _is_put_by_places(prompt):
        return _lines_by_places(prompt, words)
    amounts = _are_amounts(prompt, words)
    together = _uses_on_one_line(prompt, words)
    one_by_one = _begins_at_a_place(prompt) and len(prompt.choices) <= SHOWN
    grouped: dict[tuple[str, str], list[Choice]] = {}
    for choice in prompt.choices:
        one_of_several = len(choice.parts) > 2 or (amounts and _last(choice).isdecimal()) or _start(choice) in together
        shared = one_of_several and not one_by_one
        key = (_start(choice), _note(choice, words)) if shared else (choice.move, "")
        grouped.setdefault(key, []).append(choice)
    offered = [(choices[0].move if len(choices) == 1 else start, choices) for (start, _), choices in grouped.items()]
    own = _own_numbers(prompt) if one_by_one or not (amounts or together) else []
    return [Line(own[at] if own else at + 1, start, choices) for at, (start, choices) in enumerate(offered)]


def draw_question(prompt: Prompt, words: Words) -> Table:
    """Returns the question with its numbered lines; those of long moves stand under what they have in common."""
    table = Table(box=None, padding=(0, 1), show_header=False)
    table.add_column(justify="right", no_wrap=True, style="bold")
    table.add_column()
    table.add_column(style="italic")
    table.add_column(style="dim", overflow="fold")
    long = _headed_from(prompt)
    labelled = [(line, *_labels(line, words, long)) for line in lines(prompt, words)]
    crowded = any(len(line.choices[0].parts) > 2 and len(label + ends) > ROOM for line, _, label, ends in labelled)
    notes_follow = crowded or any(line.opens or heading for line, heading, _, _ in labelled)
    above, ends_above = "", ""
    for line, heading, label, ends in labelled:
        if heading not in ("", above):
            table.add_row("", heading)
        again = not heading and ends == ends_above and len(line.ends) > 2
        above, ends_above = heading, ends
        note = _shared_note(line, words)
        text = Text(f"{label} → {'″' if again else ends}" if ends else label)
        text.append(f" · {note}" if note and notes_follow else "", style="italic")
        table.add_row(str(line.number), text, "" if notes_follow else note, _typed(line, words))
    return table


def understood(prompt: Prompt, words: Words, answer: str) -> str:
    """Returns the notation that an answer means.

    It is itself a notation; or the last word of the only choice that ends so; or a line's number, with the last word
    where one is needed. A last word may be a piece of the word meant, or of what it is called in the reader's language.
    Where a question is put by places, their names mean what is done there.
    """
    by_places = _is_put_by_places(prompt)
    named = [choice for choice in prompt.choices if _is_called(choice, words, answer)]
    if len(named) == 1 and not (by_places and _begins_a_move(words, answer)):
        return named[0].move
    first, _, rest = answer.partition(" ")
    offered = lines(prompt, words)
    if len(offered) == 1 and answer in offered[0].ends:
        return f"{offered[0].start} {answer}"
    for line in offered:
        place = line.choices[0].parts[0]
        if by_places and plain(answer) in (plain(place.id), plain(words.phrase(place.label))):
            return line.start
        if str(line.number) == first:
            start = line.start if len(line.choices) > 1 else _start(line.choices[0])
            return _ended(line.choices, words, f"{start} {rest}") if rest else line.start
    return _ended(prompt.choices, words, _place_numbered(prompt, words, first) or answer)


def narrowed(prompt: Prompt, words: Words, answer: str) -> Prompt | None:
    """Returns what is asked next if an answer only tells where a move begins; None if it tells anything else.

    A note that all remaining choices share has been shown by then, and is dropped.
    """
    if not _is_put_by_places(prompt):
        return None
    begun = understood(prompt, words, answer).lower()
    left = [choice for choice in prompt.choices if choice.move.startswith(f"{begun} ")]
    if all(choice.note == left[0].note for choice in left):
        left = [replace(choice, note=None) for choice in left]
    return replace(prompt, choices=left, notes=[]) if left else None


def may_mean(prompt: Prompt, words: Words, text: str) -> list[Choice]:
    """Returns the choices that an unfinished move may mean."""
    begun = [choice for choice in prompt.choices if choice.move.startswith(f"{text.lower()} ")]
    return begun or _alike(prompt.choices, words, text)


def plain(word: str) -> str:
    """Returns a word without accents and capitals: règles, regles; apostrophes as keyboards have them."""
    letters = normalize("NFD", word.lower().replace("’", "'"))
    return "".join(letter for letter in letters if not combining(letter))


def _is_put_by_places(prompt: Prompt) -> bool:
    """Tells whether there are several first words, and they are places on the board: `casino` is `space casino`."""
    return _begins_at_a_place(prompt) and len({choice.parts[0].id for choice in prompt.choices}) > 1


def _begins_at_a_place(prompt: Prompt) -> bool:
    firsts = [choice.parts[0] for choice in prompt.choices]
    return any(first.target is not None and first.target.endswith(f" {first.id}") for first in firsts)


def _lines_by_places(prompt: Prompt, words: Words) -> list[Line]:
    """Returns one line for each first word, with the number that it always has: its place in the notation."""
    uses: dict[str, list[Choice]] = {}
    for choice in prompt.choices:
        uses.setdefault(choice.parts[0].id, []).append(choice)
    numbers = words.game.move_notation.verbs if words.game else list(uses)
    offered = [
        Line(numbers.index(use) + 1, use if len(ways) > 1 else ways[0].move, ways, opens=len(ways) > 1)
        for use, ways in uses.items()
    ]
    return sorted(offered, key=lambda line: line.number)


def _headed_from(prompt: Prompt) -> int:
    """Returns how many words a move must have to stand under a heading; none has where first words have their line."""
    if _is_put_by_places(prompt):
        return max(len(choice.parts) for choice in prompt.choices) + 1
    return LONG - 1 if _begins_at_a_place(prompt) else LONG


def _place_numbered(prompt: Prompt, words: Words, number: str) -> str:
    """Returns the place of a number where nothing can be done now, so that choosing it explains why."""
    verbs = words.game.move_notation.verbs if words.game and _is_put_by_places(prompt) else []
    return verbs[int(number) - 1] if number.isdecimal() and 0 < int(number) <= len(verbs) else ""


def _begins_a_move(words: Words, text: str) -> bool:
    try:
        return words.game is not None and words.game.parse_prefix(text) >= 0
    except BadNotation:
        return False


def _start(choice: Choice) -> str:
    return choice.move.rpartition(" ")[0]


def _last(choice: Choice) -> str:
    return choice.parts[-1].id


def _is_called(choice: Choice, words: Words, answer: str) -> bool:
    """Tells whether the answer is the last word of a choice, or its name; bare numbers are the numbers of lines."""
    label = words.phrase(choice.parts[-1].label)
    return plain(answer) in (plain(_last(choice)), plain(label)) and not answer.isdecimal()


def _ended(choices: Iterable[Choice], words: Words, text: str) -> str:
    """Returns the move that the text means, if it is none itself and its last word can only mean one."""
    alike = [] if _is_notation(words, text) else _alike(choices, words, text)
    return alike[0].move if len(alike) == 1 else text


def _is_notation(words: Words, text: str) -> bool:
    """Tells whether the text is a move as it stands, be it legal or not."""
    try:
        return words.game is not None and words.game.parse(text) >= 0
    except BadNotation:
        return False


def _alike(choices: Iterable[Choice], words: Words, text: str) -> list[Choice]:
    """Returns the choices that begin like the text and end in something that contains its last words.

    The letters of a handful may come in any order, with or without spaces.
    """
    begun = [(choice, plain(text[len(_start(choice)) + 1 :])) for choice in choices if _begins(choice, text)]
    return [choice for choice, end in begun if end in _names(choice, words) or _letters(end) == _letters(_last(choice))]


def _letters(word: str) -> list[str]:
    return sorted(letter for letter in plain(word) if letter.isalnum())


def _begins(choice: Choice, text: str) -> bool:
    return len(choice.parts) > 1 and text.lower().startswith(f"{_start(choice).lower()} ")


def _names(choice: Choice, words: Words) -> str:
    return plain(f"{_last(choice)} {words.phrase(choice.parts[-1].label)}")


def _are_amounts(prompt: Prompt, words: Words) -> bool:
    """Tells whether the choices that end in numbers need nothing else, so that one line is enough for them."""
    counted = [choice for choice in prompt.choices if _last(choice).isdecimal()]
    notes = {_note(choice, words) for choice in counted}
    starts = {_start(choice) for choice in counted}
    only_numbers = all(_last(choice).isdecimal() for choice in prompt.choices if _start(choice) in starts)
    return len(notes) == 1 and only_numbers and all(_is_self_explanatory(choice, words) for choice in counted)


def _uses_on_one_line(prompt: Prompt, words: Words) -> set[str]:
    """Returns the first words of moves of two words that are not listed one by one."""
    uses: dict[str, list[Choice]] = {}
    for choice in prompt.choices:
        if len(choice.parts) == 2:
            uses.setdefault(_start(choice), []).append(choice)
    crowded = len(prompt.choices) > MANY and not _own_numbers(prompt)
    return {
        use
        for use, ways in uses.items()
        if _are_handfuls(ways, words) or (crowded and _are_self_explanatory(ways, words))
    }


def _are_handfuls(choices: list[Choice], words: Words) -> bool:
    """Tells whether the last words are sets of things of one letter each, in their order: 1, 3, J, 13, 1J, 3J, 13J."""
    single = [_last(choice) for choice in choices if len(_last(choice)) == 1]
    several = [choice for choice in choices if len(_last(choice)) > 1]
    ordered = all(
        set(_last(choice)) <= set(single) and sorted(_last(choice), key=single.index) == list(_last(choice))
        for choice in several
    )
    return bool(several) and ordered and not any(_is_self_explanatory(choice, words) for choice in several)


def _are_self_explanatory(choices: list[Choice], words: Words) -> bool:
    """Tells whether all last words can be read from what they are called: R3 for space R3."""
    return all(_is_self_explanatory(one, words) for one in choices)


def _own_numbers(prompt: Prompt) -> list[int]:
    """Returns the numbers in which all choices end, so that line 6 is row 6; empty if they do not."""
    numbered = all(_last(choice).isdecimal() and len(choice.parts) == 2 for choice in prompt.choices)
    alike = {_start(choice) for choice in prompt.choices}
    return [int(_last(choice)) for choice in prompt.choices] if numbered and len(alike) == 1 else []


def _is_self_explanatory(choice: Choice, words: Words) -> bool:
    """Tells whether what the last word stands for can be read from the word: R3 for space R3, L1-02 for space 02 of
    level 1."""
    label = words.phrase(choice.parts[-1].label)
    numbers = re.findall(r"\d+", _last(choice))
    numbered = len(numbers) > 1 and set(numbers) <= set(re.findall(r"\d+", label))
    return numbered or plain(_last(choice)) in plain(label)


def _labels(line: Line, words: Words, long: int) -> tuple[str, str, str]:
    """Returns the heading of a line, if it is long, what it offers, and how it may end, if that is shown.

    `Keep: a hare`; `Move: your first Korrigan`, `hare`, `the Village, Mill Wheat`.
    """
    *labels, last = [words.phrase(part.label) for part in line.choices[0].parts]
    if line.opens:
        nexts = ", ".join(dict.fromkeys(words.phrase(choice.parts[1].label) for choice in line.choices))
        return "", labels[0], nexts if len(nexts) <= BRIEF else ""
    labels_of_ends = ", ".join(_end_labels(line, words))
    ends = "" if line.ends and _is_short(line, words) else labels_of_ends
    if len(labels) + 1 >= long and len(labels) > 2:
        return _joined(labels[:2], words), " · ".join(labels[2:]), ends
    if len(labels) + 1 >= long and not line.ends:
        return _joined(labels, words), last, ""
    if not line.ends:
        return "", _joined([*labels, last], words), ""
    return "", _joined(labels, words), ends


def label_of(choice: Choice, words: Words) -> str:
    """Returns what a whole move is called: `Buy: the red 7 · space R3`."""
    return _joined([words.phrase(part.label) for part in choice.parts], words)


def _joined(labels: list[str], words: Words) -> str:
    verb, others = "".join(labels[:1]), " · ".join(labels[1:])
    return words.say("labelled", what=verb, which=others) if others else verb


def _end_labels(line: Line, words: Words) -> list[str]:
    """Returns what the last words stand for; of handfuls, only the things they are made of."""
    handfuls = _are_handfuls(line.choices, words)
    named = [choice for choice in line.choices if not handfuls or len(_last(choice)) == 1]
    return [words.phrase(choice.parts[-1].label) for choice in named]


def _is_short(line: Line, words: Words) -> bool:
    """Tells whether the last words of a line are listed only as they are typed, because they need no explanation."""
    amounts = all(end.isdecimal() for end in line.ends)
    there_is_room = amounts or len("|".join(line.ends)) <= ROOM
    short = there_is_room and (amounts or len(line.choices[0].parts) < LONG)
    return short and all(_is_self_explanatory(choice, words) for choice in line.choices)


def _note(choice: Choice, words: Words) -> str:
    return words.phrase(choice.note) if choice.note else ""


def _shared_note(line: Line, words: Words) -> str:
    """Returns the note of all choices of a line, if they have one."""
    notes = {_note(choice, words) for choice in line.choices}
    return notes.pop() if len(notes) == 1 else ""


def _typed(line: Line, words: Words) -> str:
    if line.opens:
        return f"{line.start} …"
    if not line.ends:
        return line.start
    if not _is_short(line, words) and any(len(end) > SHORT for end in line.ends):
        return f"{line.start} …"
    all_shown = len(line.ends) <= SHOWN and len("|".join(line.ends)) <= ROOM
    return f"{line.start} {'|'.join(line.ends if all_shown else [line.ends[0], '…', line.ends[-1]])}"
