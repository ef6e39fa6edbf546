"""What a player of Dolmen is asked, and how it is put."""

from folkmoot.engine.packing import first_of, kind_of, second_of
from folkmoot.engine.phrases import Phrase, Value
from folkmoot.engine.prompts import Choice, Part, Prompt
from folkmoot.games.dolmen import moves
from folkmoot.games.dolmen.components import (
    CRYSTALS,
    EDGE_NAMES,
    EDGES,
    FACES_OF_DIE,
    IS_GLOW,
    PILLARS,
    POINTS_OF,
)
from folkmoot.games.dolmen.flow import name_of
from folkmoot.games.dolmen.moves import NOTATION, ORDERS, SPOT_NAMES, SPOTS
from folkmoot.games.dolmen.rules.acts import face_name
from folkmoot.games.dolmen.rules.choices import asks_again
from folkmoot.games.dolmen.state import ARRANGE, END_TURN, LAY, DolmenState
from folkmoot.games.dolmen.view import PHASES, sees_face


def prompt(position: DolmenState, seat: int) -> Prompt | None:
    """Returns the question put to this seat, or None."""
    offered = position.moves(seat)
    if not offered:
        return None
    return Prompt(
        id=PHASES[position.phase],
        seat=seat,
        question=_question(position),
        choices=[_choice(position, seat, move) for move in offered],
        forced=len(offered) == 1,
        notes=[Phrase("note-peek-left")] if position.phase != END_TURN and asks_again(position) else [],
    )


def _question(position: DolmenState) -> Phrase:
    args: dict[str, Value] = {}
    if position.phase == ARRANGE:
        args["pillar"] = int(position.fairy)
    elif position.phase == LAY:
        args["slab"] = name_of(position.hand[0])
        args["face"] = face_name(position.hand[0])
    return Phrase(f"ask-{PHASES[position.phase]}", args)


def _choice(position: DolmenState, seat: int, move: int) -> Choice:
    return Choice(
        move=NOTATION.write(move),
        parts=_parts(position, seat, move),
        note=_note(position, seat, move),
        reveals=_may_reveal(position, seat, move),
    )


def _parts(position: DolmenState, seat: int, move: int) -> list[Part]:
    kind, first = kind_of(move), first_of(move)
    words = NOTATION.write(move).split()
    use = Part(words[0], Phrase(f"use-{words[0]}"), "attempt" if kind == moves.ATTEMPT else None)
    if kind in (moves.ATTEMPT, moves.END):
        return [use]
    if kind == moves.LAY:
        return [use, _spot(first), _rotation(position, words[2], second_of(move))]
    if kind == moves.MOVE:
        where = "stay" if first == position.at[seat] else "glow" if IS_GLOW[first] else "slab"
        return [use, Part(words[1], Phrase("label-point", {"point": first, "kind": where}), f"point {first}")]
    if kind == moves.PEEK:
        slab = name_of(position.circle[first])
        return [use, Part(words[1], Phrase("label-place", {"place": first, "slab": slab}), f"place {first}")]
    names = [name_of(position.hand[number]) for number in ORDERS[first]]
    args: dict[str, Value] = {"slabs": [*names]}
    return [use, Part(words[1], Phrase("label-order", args), f"order {words[1]}")]


def _spot(spot: int) -> Part:
    y = SPOTS[spot][1]
    row = "ground" if y == 0 else "roof" if y > 0 else "under"
    name = SPOT_NAMES[spot]
    return Part(name, Phrase("label-spot", {"spot": name, "row": row}), f"spot {name}")


def _rotation(position: DolmenState, word: str, rotation: int) -> Part:
    edges = [EDGE_NAMES[colour] for colour in EDGES[position.hand[0]][rotation]]
    args: dict[str, Value] = {"top": edges[0], "right": edges[1], "bottom": edges[2], "left": edges[3]}
    return Part(word, Phrase("label-rotation", args), f"rotation {word}")


def _note(position: DolmenState, seat: int, move: int) -> Phrase | None:
    kind, first = kind_of(move), first_of(move)
    if kind == moves.MOVE and IS_GLOW[first] and first != position.at[seat]:
        back = CRYSTALS - position.reserve[seat]
        return Phrase("note-glow", {"number": back, "pillar": int((position.fairy + 1) % PILLARS)})
    if kind == moves.ATTEMPT:
        place = position.at[seat]
        if not sees_face(position, seat, place):
            return Phrase("note-chance-unknown", {"reserve": position.reserve[seat]})
        slab = position.circle[place]
        return Phrase("note-chance", {"face": face_name(slab), "percent": chance(slab, position.reserve[seat])})
    return None


def chance(slab: int, reserve: int) -> int:
    """Returns the chance to win a slab with so many crystals, in per cent."""
    enough = min(FACES_OF_DIE, FACES_OF_DIE + 1 - (POINTS_OF[slab] - reserve))
    return round(100 * enough / FACES_OF_DIE)


def _may_reveal(position: DolmenState, seat: int, move: int) -> bool:
    """Tells whether the move may show something or throw the die."""
    kind, first = kind_of(move), first_of(move)
    if kind in (moves.PEEK, moves.ATTEMPT):
        return True
    if kind == moves.MOVE and IS_GLOW[first] and first != position.at[seat]:
        return True
    if kind == moves.LAY and len(position.dolmen(seat)) + 1 == position.slabs_to_end():
        return True
    last_turn = position.round == position.round_limit and (seat + 1) % position.seats == position.first
    asked_again = kind != moves.END and (kind == moves.ARRANGE or position.some_slab_lies()) and not position.peeked
    return last_turn and not asked_again
