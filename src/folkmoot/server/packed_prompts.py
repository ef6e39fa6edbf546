"""Prompts as they are sent: every part, note and next question once, and choices that point at them.

A prompt may offer hundreds of moves made of a few dozen words. Games and the Python API know `Prompt`; a client makes
that form of what it receives (`web/src/wire/prompts.ts`).
"""

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from folkmoot.engine.phrases import Phrase, Value
from folkmoot.engine.prompts import Effect, Next, Part, Prompt, Use


class PackedPart(Struct, frozen=True, gc=False, array_like=True):
    """One word of a choice; sent as a list: `["R3", "label-space", {"space": "R3"}, "space "]`."""

    id: str
    """The word as it stands in the notation."""
    key: str
    """Of its label."""
    args: dict[str, Value]
    """Of its label."""
    target: str | None
    """The board element it points at, as kind and id; an id that is the word itself is left out after the space."""


class PackedUse(Struct, frozen=True, gc=False, array_like=True):
    """Something one may want to do in a question, offered now or not; sent as a list: `[0, ["card", "space"]]`."""

    part: int
    """Index into the prompt's `parts`."""
    of: list[str]
    """The kinds of board elements that one may want to do it with, where touching one leaves that open."""


class PackedChoice(Struct, frozen=True, gc=False, array_like=True):
    """One legal move; sent as a list: `[[0, 3, 7], 1, false, 0, null]`. Its notation is the ids of its parts."""

    parts: list[int]
    """Indexes into the prompt's `parts`, in the order of the notation."""
    note: int | None
    """Index into the prompt's `choice_notes`: what it will cost or bring, if there is anything to say."""
    reveals: bool
    """It may reveal something or draw dice, and then cannot be taken back."""
    next: int | None
    """Index into the prompt's `nexts`: what comes after it, if its effect is said and that is certain."""
    warning: int | None
    """Index into the prompt's `choice_notes`: what it costs that a player would not expect; clients ask once more."""


class PackedPrompt(Struct, frozen=True, gc=False, kw_only=True):
    """What a seat is asked now."""

    id: str
    """Which question of the game this is; stable, so that clients may treat it specially."""
    seat: int
    question: Phrase
    parts: list[PackedPart]
    """The words of all choices, each once."""
    choice_notes: list[Phrase]
    """The notes and warnings of all choices, each once."""
    choices: list[PackedChoice]
    effects: list[Raw]
    """What each choice does, as the game's own struct without its tag and what comes next; empty in a long prompt."""
    nexts: list[Next]
    """What may come next, each once."""
    forced: bool
    """There is one legal move, and everybody knows which: the table may answer by itself."""
    notes: list[Phrase]
    """What the player should know before answering."""
    uses: list[PackedUse]
    """What one may want to do, always in the same order; empty if the question is not about uses."""


def pack(prompt: Prompt) -> PackedPrompt:
    """Returns the prompt as it is sent. A part or note that is the same object in several choices is sent once.

    It runs for every move: hence the plain loops, and no question about what is equal.
    """
    parts: list[PackedPart] = []
    notes: list[Phrase] = []
    choices: list[PackedChoice] = []
    effects: list[Raw] = []
    nexts: list[Next] = []
    places: dict[int, int] = {}
    for choice in prompt.choices:
        indexes = []
        for part in choice.parts:
            place = places.get(id(part))
            if place is None:
                place = places[id(part)] = len(parts)
                parts.append(_pack_part(part))
            indexes.append(place)
        for phrase in (choice.note, choice.warning):
            if phrase is not None and id(phrase) not in places:
                places[id(phrase)] = len(notes)
                notes.append(phrase)
        then = None if choice.effect is None else choice.effect.next
        if choice.effect is not None:
            effects.append(_short(choice.effect))
        if then is not None and then not in nexts:
            nexts.append(then)
        note = None if choice.note is None else places[id(choice.note)]
        warning = None if choice.warning is None else places[id(choice.warning)]
        opened = None if then is None else nexts.index(then)
        choices.append(PackedChoice(indexes, note, choice.reveals, opened, warning))
    uses = [PackedUse(_place_of(use, parts), use.of) for use in prompt.uses]
    return PackedPrompt(
        id=prompt.id,
        seat=prompt.seat,
        question=prompt.question,
        parts=parts,
        choice_notes=notes,
        choices=choices,
        effects=effects,
        nexts=nexts,
        forced=prompt.forced,
        notes=prompt.notes,
        uses=uses,
    )


def _pack_part(part: Part | Use) -> PackedPart:
    target = part.target
    if target is not None and target.endswith(f" {part.id}"):
        target = target.removesuffix(part.id)
    return PackedPart(part.id, part.label.key, part.label.args, target)


def _place_of(use: Use, parts: list[PackedPart]) -> int:
    """Returns the index of a use among the parts; one that no choice begins with is added."""
    part = _pack_part(use)
    if part not in parts:
        parts.append(part)
    return parts.index(part)


def _short(effect: Effect) -> Raw:
    """Returns an effect as JSON without what it shares with others: the game's name, and what comes next."""
    encoded = msgspec.json.encode(effect if effect.next is None else replace(effect, next=None))
    return Raw(b"{" + encoded[encoded.index(b'"', len(b'{"game":"')) + 1 :].removeprefix(b","))
