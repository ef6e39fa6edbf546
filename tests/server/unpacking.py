"""Prompts as a client makes them of what it receives."""

from folkmoot.engine.phrases import Phrase
from folkmoot.engine.prompts import Choice, Part, Prompt, Use
from folkmoot.server.packed_prompts import PackedChoice, PackedPart, PackedPrompt


def unpack(packed: PackedPrompt) -> Prompt:
    """Returns the prompt that was packed, without effects: the inverse of `pack` for the rest."""
    parts = [_unpack_part(part) for part in packed.parts]
    return Prompt(
        id=packed.id,
        seat=packed.seat,
        question=packed.question,
        choices=[_unpack_choice(choice, parts, packed.choice_notes) for choice in packed.choices],
        forced=packed.forced,
        notes=packed.notes,
        uses=[_unpack_use(parts[use.part], use.of) for use in packed.uses],
    )


def _unpack_part(part: PackedPart) -> Part:
    target = part.target
    if target is not None and target.endswith(" "):
        target += part.id
    return Part(part.id, Phrase(part.key, part.args), target)


def _unpack_choice(choice: PackedChoice, parts: list[Part], notes: list[Phrase]) -> Choice:
    own = [parts[index] for index in choice.parts]
    return Choice(
        move=" ".join(part.id for part in own),
        parts=own,
        note=None if choice.note is None else notes[choice.note],
        reveals=choice.reveals,
        warning=None if choice.warning is None else notes[choice.warning],
    )


def _unpack_use(part: Part, of: list[str]) -> Use:
    return Use(part.id, part.label, part.target, of)
