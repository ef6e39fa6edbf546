"""The prompts of Dolmen: the question put to a player, and its choices."""

from functools import cache

from folkmoot.engine.packing import first_of, second_of, verb_of
from folkmoot.engine.phrases import Phrase, Value, shared_phrase
from folkmoot.engine.prompts import Choice, Part, Prompt
from folkmoot.games.dolmen import components as box
from folkmoot.games.dolmen import moves as verbs
from folkmoot.games.dolmen import phases
from folkmoot.games.dolmen.flow import name_of
from folkmoot.games.dolmen.rules.effects import face_name
from folkmoot.games.dolmen.rules.verdicts import can_peek
from folkmoot.games.dolmen.rules.walking import comes_to_glow
from folkmoot.games.dolmen.state import DolmenState
from folkmoot.games.dolmen.view import sees_face


def prompt(position: DolmenState, seat: int) -> Prompt | None:
    """Returns the question put to this seat, or None."""
    moves = position.moves(seat)
    if not moves:
        return None
    return Prompt(
        id=phases.PHASES[position.phase],
        seat=seat,
        question=_question(position),
        choices=[_choice(position, seat, move) for move in moves],
        forced=len(moves) == 1,
        notes=[Phrase("note-peek-left")] if position.phase != phases.END_TURN and can_peek(position) else [],
    )


def _question(position: DolmenState) -> Phrase:
    args: dict[str, Value] = {}
    if position.phase == phases.ARRANGE:
        args["pillar"] = int(position.fairy)
    elif position.phase == phases.LAY:
        args["slab"] = name_of(position.hand[0])
        args["face"] = face_name(position.hand[0])
    return Phrase(f"ask-{phases.PHASES[position.phase]}", args)


def _choice(position: DolmenState, seat: int, move: int) -> Choice:
    return Choice(
        move=verbs.NOTATION.write(move),
        parts=_parts(position, seat, move),
        note=_note(position, seat, move),
        reveals=_may_reveal(position, seat, move),
    )


def _parts(position: DolmenState, seat: int, move: int) -> list[Part]:
    verb, first = verb_of(move), first_of(move)
    words = verbs.NOTATION.write(move).split()
    use = _use(words[0])
    if verb in (verbs.ATTEMPT, verbs.END):
        return [use]
    if verb == verbs.LAY:
        return [use, _spot(first), _rotation(position.hand[0], words[2], second_of(move))]
    if verb == verbs.MOVE:
        where = "stay" if first == position.at[seat] else "glow" if box.IS_GLOW[first] else "slab"
        return [use, _point(words[1], first, where)]
    if verb == verbs.PEEK:
        return [use, _place(words[1], first, name_of(position.circle[first]))]
    names = [name_of(position.hand[number]) for number in verbs.ORDERS[first]]
    args: dict[str, Value] = {"slabs": [*names]}
    return [use, Part(words[1], Phrase("label-order", args), f"order {words[1]}")]


@cache
def _use(word: str) -> Part:
    return Part(word, Phrase(f"use-{word}"), "attempt" if word == "attempt" else None)


@cache
def _point(word: str, point: int, kind: str) -> Part:
    return Part(word, Phrase("label-point", {"point": point, "kind": kind}), f"point {point}")


@cache
def _place(word: str, place: int, slab: str) -> Part:
    return Part(word, Phrase("label-place", {"place": place, "slab": slab}), f"place {place}")


@cache
def _spot(spot: int) -> Part:
    y = verbs.SPOTS[spot][1]
    row = "ground" if y == 0 else "roof" if y > 0 else "under"
    name = verbs.SPOT_NAMES[spot]
    return Part(name, Phrase("label-spot", {"spot": name, "row": row}), f"spot {name}")


@cache
def _rotation(slab: int, word: str, rotation: int) -> Part:
    edges = [box.EDGE_NAMES[colour] for colour in box.EDGES[slab][rotation]]
    args: dict[str, Value] = {"top": edges[0], "right": edges[1], "bottom": edges[2], "left": edges[3]}
    return Part(word, Phrase("label-rotation", args), f"rotation {word}")


def _note(position: DolmenState, seat: int, move: int) -> Phrase | None:
    verb, first = verb_of(move), first_of(move)
    if verb == verbs.MOVE and comes_to_glow(position.at[seat], first):
        back = box.CRYSTALS - position.reserve[seat]
        return shared_phrase("note-glow", number=back, pillar=int((position.fairy + 1) % box.PILLARS))
    if verb == verbs.ATTEMPT:
        place = position.at[seat]
        if not sees_face(position, seat, place):
            return Phrase("note-chance-unknown", {"reserve": position.reserve[seat]})
        slab = position.circle[place]
        return Phrase("note-chance", {"face": face_name(slab), "percent": chance(slab, position.reserve[seat])})
    return None


def chance(slab: int, reserve: int) -> int:
    """Returns the chance to win a slab with so many crystals, in per cent."""
    enough = min(box.FACES_OF_DIE, box.FACES_OF_DIE + 1 - (box.POINTS_OF[slab] - reserve))
    return round(100 * enough / box.FACES_OF_DIE)


def _may_reveal(position: DolmenState, seat: int, move: int) -> bool:
    """Tells whether the move may show something or throw the die."""
    verb, first = verb_of(move), first_of(move)
    if verb in (verbs.PEEK, verbs.ATTEMPT):
        return True
    if verb == verbs.MOVE and comes_to_glow(position.at[seat], first):
        return True
    if verb == verbs.LAY and len(position.dolmen(seat)) + 1 == position.slabs_to_end():
        return True
    last_turn = position.round == position.round_limit and (seat + 1) % position.seats == position.first
    if not last_turn:
        return False
    return position.peeked if verb == verbs.ARRANGE else verb == verbs.END or not can_peek(position)
