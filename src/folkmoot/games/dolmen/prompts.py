"""The prompts of Dolmen: the question put to a player, and its choices."""

from folkmoot.engine.packing import first_of, second_of, verb_of
from folkmoot.engine.phrases import Phrase, Value
from folkmoot.engine.prompts import Choice, Part, Prompt
from folkmoot.games.dolmen import components as box
from folkmoot.games.dolmen import moves as verbs
from folkmoot.games.dolmen import phases
from folkmoot.games.dolmen.flow import name_of
from folkmoot.games.dolmen.rules.choices import asks_again
from folkmoot.games.dolmen.rules.effects import face_name
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
        notes=[Phrase("note-peek-left")] if position.phase != phases.END_TURN and asks_again(position) else [],
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
    use = Part(words[0], Phrase(f"use-{words[0]}"), "attempt" if verb == verbs.ATTEMPT else None)
    if verb in (verbs.ATTEMPT, verbs.END):
        return [use]
    if verb == verbs.LAY:
        return [use, _spot(first), _rotation(position, words[2], second_of(move))]
    if verb == verbs.MOVE:
        where = "stay" if first == position.at[seat] else "glow" if box.IS_GLOW[first] else "slab"
        return [use, Part(words[1], Phrase("label-point", {"point": first, "kind": where}), f"point {first}")]
    if verb == verbs.PEEK:
        slab = name_of(position.circle[first])
        return [use, Part(words[1], Phrase("label-place", {"place": first, "slab": slab}), f"place {first}")]
    names = [name_of(position.hand[number]) for number in verbs.ORDERS[first]]
    args: dict[str, Value] = {"slabs": [*names]}
    return [use, Part(words[1], Phrase("label-order", args), f"order {words[1]}")]


def _spot(spot: int) -> Part:
    y = verbs.SPOTS[spot][1]
    row = "ground" if y == 0 else "roof" if y > 0 else "under"
    name = verbs.SPOT_NAMES[spot]
    return Part(name, Phrase("label-spot", {"spot": name, "row": row}), f"spot {name}")


def _rotation(position: DolmenState, word: str, rotation: int) -> Part:
    edges = [box.EDGE_NAMES[colour] for colour in box.EDGES[position.hand[0]][rotation]]
    args: dict[str, Value] = {"top": edges[0], "right": edges[1], "bottom": edges[2], "left": edges[3]}
    return Part(word, Phrase("label-rotation", args), f"rotation {word}")


def _note(position: DolmenState, seat: int, move: int) -> Phrase | None:
    verb, first = verb_of(move), first_of(move)
    if verb == verbs.MOVE and box.IS_GLOW[first] and first != position.at[seat]:
        back = box.CRYSTALS - position.reserve[seat]
        return Phrase("note-glow", {"number": back, "pillar": int((position.fairy + 1) % box.PILLARS)})
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
    if verb == verbs.MOVE and box.IS_GLOW[first] and first != position.at[seat]:
        return True
    if verb == verbs.LAY and len(position.dolmen(seat)) + 1 == position.slabs_to_end():
        return True
    last_turn = position.round == position.round_limit and (seat + 1) % position.seats == position.first
    asked_again = verb != verbs.END and (verb == verbs.ARRANGE or position.some_slab_lies()) and not position.peeked
    return last_turn and not asked_again
