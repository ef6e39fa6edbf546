"""What each move does."""

from typing import Final

from mypy_extensions import i64

from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Event, Log
from folkmoot.engine.packing import first_of, second_of, verb_of
from folkmoot.engine.phrases import Phrase, Value
from folkmoot.games.dolmen import components as box
from folkmoot.games.dolmen import flow, phases, scoring
from folkmoot.games.dolmen import moves as verbs
from folkmoot.games.dolmen.rules.building import fitting_looks
from folkmoot.games.dolmen.rules.walking import comes_to_glow
from folkmoot.games.dolmen.state import ALL_SEATS, DolmenState, laid_slab

LOST: Final = -1
"""What is paid for a slab that is lost."""


def carry_out(position: DolmenState, seat: int, move: int, dice: Dice, log: Log | None) -> None:
    """Carries out one legal move and goes on to the next question."""
    verb, first = verb_of(move), first_of(move)
    if verb == verbs.PEEK:
        _peek(position, seat, first, dice, log)
    elif verb == verbs.MOVE:
        _move(position, seat, first, dice, log)
    elif verb == verbs.ATTEMPT:
        _attempt(position, seat, dice, log)
    elif verb == verbs.ARRANGE:
        _arrange(position, seat, verbs.ORDERS[first], dice, log)
    elif verb == verbs.LAY:
        _lay(position, seat, first, second_of(move), dice, log)
    else:
        if log is not None:
            log.tell("ended", "DOL-36", seat=seat)
        flow.end_turn(position, dice, log)


def payment(points: i64, roll: i64, reserve: i64) -> i64:
    """Returns the crystals that win a slab of so many points with a roll: none (DOL-51), or what it lacks (DOL-52).

    LOST if there are not so many in the reserve (DOL-53).
    """
    if roll >= points:
        return 0
    if points - roll > reserve:
        return LOST
    return points - roll


def needs(slab: int, reserve: int) -> list[int | None]:
    """Returns the crystals that win a slab, for each roll from 1 on; None where it is lost."""
    paid = [int(payment(box.POINTS_OF[slab], roll, reserve)) for roll in range(1, box.FACES_OF_DIE + 1)]
    return [None if crystals == LOST else crystals for crystals in paid]


def face_name(slab: int) -> str:
    """Returns what the points side of a slab says."""
    return "mystery" if box.IS_MYSTERY[slab] else str(box.POINTS_OF[slab])


def _peek(position: DolmenState, seat: int, place: int, dice: Dice, log: Log | None) -> None:
    """The player alone learns the points of a slab; the others see where (DOL-32, DOL-39, DOL-40)."""
    position.peeked = True
    position.peeked_at = place
    position.last_peek = box.POINTS * seat + place
    position.peekers[place] = position.peekers[place] | 1 << seat
    if log is not None:
        args: dict[str, Value] = {"seat": seat, "place": place}
        known = Phrase("peeked-face", args | {"face": face_name(position.circle[place])})
        fleeting = not position.memory_aid  # DOL-45
        public = Phrase("peeked", args)
        log.add(Event(rule="DOL-40", public=public, private={seat: known}, fleeting=fleeting, reveals=True))
    if position.phase == phases.END_TURN:  # DOL-43
        flow.end_turn(position, dice, log)


def _move(position: DolmenState, seat: int, point: int, dice: Dice, log: Log | None) -> None:
    """Moves the korrigan; coming to a glow calls the fairy."""
    start = position.at[seat]
    position.at[seat] = point
    if log is not None:
        if point == start:
            log.tell("stayed", "DOL-20", seat=seat, point=point)
        else:
            log.tell("moved", "DOL-22", seat=seat, points=[start, point], point=point)
    if comes_to_glow(start, point):
        flow.visit_glow(position, seat, dice, log)
    else:
        flow.after_action(position, dice, log)


def _attempt(position: DolmenState, seat: int, dice: Dice, log: Log | None) -> None:
    """Turns the slab over, rolls, and wins or loses it; the korrigan stays (DOL-49, DOL-50, DOL-61).

    The player's own crystals (DOL-64) make up for what the roll lacks, if there are enough, without a choice (DOL-54,
    DOL-57); they then lie on the table (DOL-63). A mystery takes 3 (DOL-56); a 1 never wins alone (DOL-59).
    """
    place = position.at[seat]
    slab = flow.take_from_circle(position, place)
    if log is not None:
        args: dict[str, Value] = {"seat": seat, "place": place, "slab": flow.name_of(slab), "face": face_name(slab)}
        log.add(Event(rule="DOL-49", public=Phrase("tries", args), reveals=True, clears=True))
    position.roll = flow.throw_die(dice)
    if log is not None:
        log.tell("rolled", "DOL-49", seat=seat, roll=int(position.roll))
    paid = int(payment(box.POINTS_OF[slab], position.roll, position.reserve[seat]))
    if paid != LOST:
        position.reserve[seat] = position.reserve[seat] - paid
        position.hand = [slab]
        position.phase = phases.LAY
        if log is not None:
            log.tell("won", "DOL-52" if paid else "DOL-51", seat=seat, face=face_name(slab), paid=paid)
        return
    lost = position.reserve[seat]
    position.reserve[seat] = 0
    flow.throw_away(position, slab, place, ALL_SEATS)
    if log is not None:
        log.tell("lost", "DOL-53" if lost else "DOL-55", seat=seat, face=face_name(slab), number=lost)
    flow.after_action(position, dice, log)  # DOL-21


def _arrange(position: DolmenState, seat: int, order: list[int], dice: Dice, log: Log | None) -> None:
    """Lays the drawn slabs on the places of the fairy's pillar, where korrigans stay (DOL-74, DOL-75, DOL-79)."""
    places = box.PILLAR_PLACES[position.fairy]
    slabs = [position.hand[number] for number in order]
    for place, number in zip(places, order, strict=True):
        position.circle[place] = position.hand[number]
        position.drawn[place] = int(position.shuffles) - (1 if number < position.drawn_before else 0)
    position.hand = []
    position.drawn_before = 0
    if log is not None:
        numbers: list[str | int] = list(places)
        log.tell("arranged", "DOL-74", seat=seat, slabs=flow.names_of(slabs), places=numbers)
    flow.after_action(position, dice, log)


def _lay(position: DolmenState, seat: int, spot: int, rotation: int, dice: Dice, log: Log | None) -> None:
    """Adds the slab to the dolmen, points up for all (DOL-58, DOL-98); the last one ends the game (DOL-101)."""
    slab = position.hand[0]
    x, y = verbs.SPOTS[spot]
    position.hand = []
    position.laid.append(laid_slab(seat, slab, x, y, rotation))
    position.fits[seat] = fitting_looks(position, seat)
    if log is not None:
        name = flow.name_of(slab)
        log.tell("laid", "DOL-58", seat=seat, slab=name, face=face_name(slab), spot=verbs.SPOT_NAMES[spot])
    if not scoring.is_finished(position, seat):
        flow.after_action(position, dice, log)
        return
    if log is not None:
        rule = "DOL-101" if position.counts_start else "DOL-112"
        log.tell("finished", rule, seat=seat, number=scoring.slabs_to_end(position))
    flow.finish(position, dice, log)
