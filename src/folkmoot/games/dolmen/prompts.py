"""The prompts of Dolmen: the question put to a player, and its choices."""

from functools import cache

from folkmoot.engine.packing import first_of, second_of, verb_of
from folkmoot.engine.phrases import Phrase, Value, shared_phrase
from folkmoot.engine.prompts import Choice, Part, Question, Use
from folkmoot.games.dolmen import components as box
from folkmoot.games.dolmen import moves as verbs
from folkmoot.games.dolmen import phases
from folkmoot.games.dolmen.flow import name_of
from folkmoot.games.dolmen.foresight import Foresight
from folkmoot.games.dolmen.rules.effects import face_name
from folkmoot.games.dolmen.rules.verdicts import can_peek
from folkmoot.games.dolmen.shown import DolmenEffect
from folkmoot.games.dolmen.state import DolmenState
from folkmoot.games.dolmen.view import sees_face

_PEEK = Use("peek", Phrase("use-peek"))
_PEEK_LOST = Phrase("note-peek-lost")
"""The turn is only asked to be ended while a peek is left (DOL-36, DOL-42)."""
_USES = {
    phases.MAIN: [Use("move", Phrase("use-move")), Use("attempt", Phrase("use-attempt")), _PEEK],
    phases.ARRANGE: [Use("arrange", Phrase("use-arrange")), _PEEK],
    phases.LAY: [Use("lay", Phrase("use-lay")), _PEEK],
    phases.END_TURN: [Use("end", Phrase("use-end")), _PEEK],
}
"""What each question is about; the peek comes last in all of them."""


def question(position: DolmenState, seat: int, moves: list[int]) -> Question:
    """Returns what this seat is asked; the moves are its legal ones."""
    notes = [Phrase("note-peek-left")] if position.phase != phases.END_TURN and can_peek(position) else []
    asked = phases.PHASES[position.phase]
    return Question(id=asked, text=_text(position), public=True, notes=notes, uses=_USES[position.phase])


def choices(position: DolmenState, seat: int, moves: list[int], with_effects: bool) -> list[Choice]:
    """Returns the seat's moves as they are offered."""
    foresight = Foresight(position, seat)
    return [_choice(position, seat, move, foresight.effect(move), with_effects) for move in moves]


def _text(position: DolmenState) -> Phrase:
    args: dict[str, Value] = {}
    if position.phase == phases.ARRANGE:
        args["pillar"] = int(position.fairy)
    elif position.phase == phases.LAY:
        args["pair"] = name_of(position.hand[0])
        args["face"] = face_name(position.hand[0])
    return Phrase(f"ask-{phases.PHASES[position.phase]}", args)


def _choice(position: DolmenState, seat: int, move: int, said: DolmenEffect, with_effect: bool) -> Choice:
    return Choice(
        move=verbs.NOTATION.write(move),
        parts=_parts(position, seat, move),
        note=_PEEK_LOST if verb_of(move) == verbs.END else _note(position, seat, said),
        reveals=_may_reveal(said),
        effect=said if with_effect else None,
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
    args: dict[str, Value] = {"pairs": [*names]}
    return [use, Part(words[1], Phrase("label-order", args), f"order {words[1]}")]


@cache
def _use(word: str) -> Part:
    return Part(word, Phrase(f"use-{word}"), "attempt" if word == "attempt" else None)


@cache
def _point(word: str, point: int, kind: str) -> Part:
    return Part(word, Phrase("label-point", {"point": point, "kind": kind}), f"point {point}")


@cache
def _place(word: str, place: int, pair: str) -> Part:
    return Part(word, Phrase("label-place", {"place": place, "pair": pair}), f"place {place}")


@cache
def _spot(spot: int) -> Part:
    x, y = verbs.SPOTS[spot]
    row = "ground" if y == 0 else "roof" if y > 0 else "under"
    args: dict[str, Value] = {"row": f"{row}-{abs(y)}" if abs(y) > 1 else row, "side": _side(x)}
    name = verbs.SPOT_NAMES[spot]
    return Part(name, Phrase("label-spot", args), f"spot {name}")


def _side(x: int) -> str:
    """Returns how many slabs to the left or right of the start slab a spot lies: `left-1½`."""
    slabs, half = divmod(abs(x), 2)
    return f"{'left' if x < 0 else 'right'}-{slabs or ''}{'½' if half else ''}" if x else "middle"


@cache
def _rotation(slab: int, word: str, rotation: int) -> Part:
    edges = [box.EDGE_NAMES[colour] for colour in box.EDGES[slab][rotation]]
    args: dict[str, Value] = {"top": edges[0], "right": edges[1], "bottom": edges[2], "left": edges[3]}
    return Part(word, Phrase("label-rotation", args), f"rotation {word}")


def _note(position: DolmenState, seat: int, said: DolmenEffect) -> Phrase | None:
    if said.pillar is not None:
        return shared_phrase("note-glow", number=said.crystals, pillar=said.pillar)
    if said.wins:
        if not sees_face(position, seat, position.at[seat]):
            return Phrase("note-chance-unknown", {"reserve": position.reserve[seat]})
        wins, cases = said.wins
        (face,) = said.faces
        return Phrase("note-chance", {"face": face, "percent": round(100 * wins / cases)})
    return None


def _may_reveal(said: DolmenEffect) -> bool:
    """Tells whether the move may show something or throw the die."""
    return said.place is not None or said.draws > 0 or (said.next is not None and said.next.ends == "game")
