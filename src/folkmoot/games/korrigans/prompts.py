"""What players of Korrigans are asked, as prompts."""

from functools import cache, lru_cache

from folkmoot.engine.handfuls import size_of
from folkmoot.engine.packing import first_of, second_of, third_of, verb_of
from folkmoot.engine.phrases import Phrase, Value, shared_phrase
from folkmoot.engine.prompts import Choice, Part, Question
from folkmoot.engine.verdicts import rule_of
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans import moves as verbs
from folkmoot.games.korrigans import phases, stages
from folkmoot.games.korrigans.foresight import effect
from folkmoot.games.korrigans.rules.movement import can_move
from folkmoot.games.korrigans.rules.verdicts import cauldron
from folkmoot.games.korrigans.shown import KorrigansEffect
from folkmoot.games.korrigans.state import NONE, KorrigansState

_PUBLIC_ANSWERS = (
    phases.PLACE_KORRIGAN,
    phases.PLACE_SUN,
    phases.PLACE_CLOUD,
    phases.CHOOSE_GOBLIN_TARGET,
    phases.REMOVE_SCREEN,
    phases.PLACE_CAULDRON,
)
"""The questions whose answers everybody can list; a single answer to them is no secret."""


def question(position: KorrigansState, seat: int, moves: list[int]) -> Question:
    """Returns what this seat is asked; the moves are its legal ones."""
    asked = phases.PHASES[position.phase]
    public = position.phase in _PUBLIC_ANSWERS
    return Question(id=asked, text=_text(position), public=public, notes=_notes(position, seat))


def choices(position: KorrigansState, seat: int, moves: list[int], with_effects: bool) -> list[Choice]:
    """Returns the seat's moves as they are offered."""
    return [_choice(position, seat, move, with_effects) for move in moves]


def _text(position: KorrigansState) -> Phrase:
    args: dict[str, Value] = {}
    if position.phase == phases.PLACE_KORRIGAN:
        args["korrigan"] = f"k{position.placement_lap + 1}"
    elif position.phase in (phases.PLACE_SUN, phases.PLACE_CLOUD, phases.PLACE_CAULDRON):
        args["pawn"] = box.PAWN_COLOURS[position.pawn]
    elif position.phase == phases.CHOOSE_CLOVER:
        args["field"] = box.FIELD_NAMES[position.korrigan_fields[position.mover]]
    return Phrase(f"ask-{phases.PHASES[position.phase]}", args)


def _notes(position: KorrigansState, seat: int) -> list[Phrase]:
    """Returns reminders of what players often forget."""
    if position.phase == phases.PLACE_KORRIGAN:
        return [Phrase("note-take-a-companion")]
    if position.phase == phases.MUST_SACRIFICE:
        return [Phrase("note-blocked")]
    if position.phase == phases.PLACE_CAULDRON:
        return _cauldron_notes(position, seat)
    filled = box.GRID_SIZE - position.clouds.count(NONE)
    if position.phase == phases.PLACE_CLOUD and filled + 1 == box.CHAIN_FROM_CLOUDS:
        return [Phrase("note-fifth-cloud")]
    if position.phase == phases.CHOOSE_CLOVER:
        return _gather_notes(position)
    if position.phase == phases.FINAL_MOVE:
        left = int(size_of(position.owned(seat) & box.COMPANION_MASK))
        return [Phrase("note-final", {"number": left, "field": box.FIELD_NAMES[position.cauldron]})]
    return []


def _cauldron_notes(position: KorrigansState, seat: int) -> list[Phrase]:
    """Returns which of the fields still possible are barred by the seat's own Korrigans (KOR-107)."""
    own = sorted(set(position.korrigan_fields[2 * seat : 2 * seat + 2]))
    barred = [box.FIELD_NAMES[field] for field in own if rule_of(cauldron(position, field)) == 107]
    return [Phrase("note-own-field", {"fields": list(barred)})] if barred else []


def _gather_notes(position: KorrigansState) -> list[Phrase]:
    field = position.korrigan_fields[position.mover]
    left = int(size_of(position.clovers[field]))
    if left > 1:
        return [Phrase("note-clovers-left", {"number": left - 1})]
    return [Phrase("note-last-clover" if position.signs[field] != NONE else "note-last-of-village")]


def _choice(position: KorrigansState, seat: int, move: int, with_effect: bool) -> Choice:
    said = effect(position, seat, move)
    return Choice(
        move=verbs.NOTATION.write(move),
        parts=_parts(seat, move),
        note=_note(verb_of(move), said),
        reveals=_may_reveal(position, seat, move, said),
        warning=shared_phrase("warning-could-reach") if said.forgoes else None,
        effect=said if with_effect else None,
    )


@cache
def _parts(seat: int, move: int) -> list[Part]:
    """Returns the words of a move, the same whenever the seat may make it."""
    verb, first = verb_of(move), first_of(move)
    first_part = _use(verbs.NOTATION.write(move).split()[0])
    if verb == verbs.MOVE:
        return [
            first_part,
            _korrigan(seat, first, f"k{first + 1}"),
            _companion(second_of(move)),
            _field(third_of(move)),
        ]
    if verb == verbs.SACRIFICE:
        return [first_part, _clover(first, f"token {box.FACE_NAMES[first]}"), _companion(second_of(move))]
    if verb in (verbs.REFRAIN, verbs.DECLINE, verbs.STOP):
        return [first_part]
    return [first_part, _argument_part(verb, first, verbs.NOTATION.write(move).split()[1])]


@cache
def _use(word: str) -> Part:
    return Part(word, Phrase(f"use-{word}"))


def _argument_part(verb: int, first: int, word: str) -> Part:
    if verb in (verbs.PLACE, verbs.CAULDRON):
        return _field(first)
    if verb == verbs.GATHER:
        return _clover(first, f"clover {box.FACE_NAMES[first]}")
    if verb == verbs.GOBLIN_TO:
        return _korrigan(first // 2, first % 2, word)
    if verb == verbs.SCREEN:
        return Part(word, Phrase("label-seat", {"seat": first}), f"seat {first}")
    if verb == verbs.TROLL_TO:
        one, other = box.CROSSING_ENDS[first]
        args: dict[str, Value] = {"fields": [box.FIELD_NAMES[one], box.FIELD_NAMES[other]]}
        args["crossing"] = box.CROSSING_KINDS[first]
        return Part(word, Phrase("label-crossing", args), f"crossing {first + 1}")
    target = "sun" if verb == verbs.SUN else "cloud"
    return Part(word, Phrase(f"label-{target}", {"number": first + 1}), f"{target} {first + 1}")


@cache
def _field(field: int) -> Part:
    name = box.FIELD_NAMES[field]
    return Part(name, Phrase("label-field", {"field": name}), f"field {name}")


@cache
def _companion(companion: int) -> Part:
    name = box.COMPANION_NAMES[companion]
    return Part(name, Phrase("label-companion", {"companion": name}), f"companion {name}")


@cache
def _clover(face: int, target: str) -> Part:
    return Part(box.FACE_NAMES[face], Phrase("label-clover", {"clover": box.FACE_NAMES[face]}), target)


@cache
def _korrigan(seat: int, own_index: int, word: str) -> Part:
    label = Phrase("label-korrigan", {"seat": seat, "korrigan": f"k{own_index + 1}"})
    return Part(word, label, f"korrigan {verbs.SEAT_LETTERS[seat]}{own_index + 1}")


def _note(verb: int, said: KorrigansEffect) -> Phrase | None:
    if verb in (verbs.SUN, verbs.CLOUD):
        return _fields_out(*said.closes)
    if said.spends:
        return shared_phrase("note-spends", companion=said.spends[0], number=said.left)
    if said.shows:
        return shared_phrase("note-shows", companion=said.shows[0])
    return None


@lru_cache(maxsize=1024)
def _fields_out(*names: str | int) -> Phrase:
    """Returns which fields drop out for the cauldron."""
    return Phrase("note-fields-out" if names else "note-no-field-out", {"fields": list(names)})


def _may_reveal(position: KorrigansState, seat: int, move: int, said: KorrigansEffect) -> bool:
    """Tells whether the move may show something or draw a pawn, from what everybody knows (undo stops there)."""
    verb = verb_of(move)
    if verb in (verbs.SCREEN, verbs.CAULDRON) or said.shows or said.clovers or said.menhirs:
        return True
    if verb in (verbs.SACRIFICE, verbs.REFRAIN):
        return False
    if verb in (verbs.SUN, verbs.CLOUD):
        return bool(said.next and said.next.odds) or _may_be_stuck(position, 0)
    if verb == verbs.GATHER and not position.has_screen(seat):
        return True
    if verb == verbs.TROLL_TO:
        position = position.copy()
        position.troll = first_of(move)
    return _turn_end_may_reveal(position)


def _turn_end_may_reveal(position: KorrigansState) -> bool:
    """Tells whether the end of this turn may show something: a pawn is drawn, or the next player's ability is seen."""
    last = position.turn + 1 == position.seats
    if position.stage == stages.FINAL_TURN:
        return True
    if position.stage == stages.PLACEMENT:
        return last and position.placement_lap == 1
    return last or _may_be_stuck(position, int(position.turn) + 1)


def _may_be_stuck(position: KorrigansState, turn: int) -> bool:
    """Tells whether the player of a turn cannot move with open companions alone: all learn if a hidden one helps."""
    seat = (position.first + turn) % position.seats
    return not can_move(position, seat, position.revealed[seat] + position.backups[seat])
