"""Any situation of Dolmen, to and from readable facts in the words of the glossary."""

import re
from collections.abc import Mapping
from contextlib import suppress

import msgspec

from folkmoot.engine.dice import Dice
from folkmoot.engine.errors import BadSituation
from folkmoot.engine.facts import number_of, per_seat, read_facts, require_sound, within
from folkmoot.games.dolmen import components as box
from folkmoot.games.dolmen import flow, phases
from folkmoot.games.dolmen.moves import DEEP, FAR, ROTATIONS, SPOT_NUMBER
from folkmoot.games.dolmen.options import DolmenOptions
from folkmoot.games.dolmen.position import DolmenPosition
from folkmoot.games.dolmen.rules.building import fitting_looks
from folkmoot.games.dolmen.setup import prepared
from folkmoot.games.dolmen.situations import reckoning
from folkmoot.games.dolmen.situations.facts import Facts, LaidFact, SlabFact
from folkmoot.games.dolmen.situations.filling import ALL, DRAWS, HAND, REST, TRIED, Slabs, meant
from folkmoot.games.dolmen.state import DolmenState, laid_slab, rotation_of, slab_of, x_of, y_of
from folkmoot.games.dolmen.view import sees_face

_PHASE_OF = {name: phase for phase, name in enumerate(phases.PHASES)}
_PLACE_OF = {str(place): place for place in box.PLACES}
_SHORT = re.compile(
    r"(?P<a>[a-z]+)-(?P<b>[a-z]+)(?: (?P<face>\d+|mystery))?(?: (?P<x>-?\d+),(?P<y>-?\d+)(?: r(?P<r>\d+))?)?"
)


def situation(seats: int, options: DolmenOptions, given: Mapping[str, object], dice: Dice) -> DolmenPosition:
    """Returns the position the facts describe. Raises `BadSituation` if there is none."""
    facts = read_facts(given, Facts)
    try:
        return _made(seats, options, facts, dice)
    except BadSituation:
        others = [] if facts.fairy is not None else [*range(1, box.PILLARS), box.FAIRY_START]
        for pillar in others:  # it may be another one than usual that goes with the other facts
            with suppress(BadSituation):
                return _made(seats, options, msgspec.structs.replace(facts, fairy=pillar), dice)
        raise


def _made(seats: int, options: DolmenOptions, facts: Facts, dice: Dice) -> DolmenPosition:
    position = prepared(seats, options)
    if options.first_player == "seat0" and facts.first:
        raise BadSituation("first: seat 0 begins unless first_player is random (DOL-15)")
    _set_dolmens(position, facts)
    _set_turn(position, facts, dice)
    position.round = (
        position.round_limit if facts.round is None else within("round", facts.round, 1, position.round_limit)
    )
    _lay_out(position, facts, dice)
    _set_peeks(position, facts)
    _set_round(position, facts)
    return require_sound(position)


def facts_of(position: DolmenState, eye: int | None) -> dict[str, object]:
    """Returns the facts that this seat, or a spectator, knows."""
    over = position.phase == phases.OVER
    facts = Facts(
        phase=phases.PHASES[position.phase],
        active=position.active,
        first=position.first,
        round=position.round,
        peeked=position.peeked,
        peeked_at=position.peeked_at,
        last_peek=list(divmod(int(position.last_peek), box.POINTS)) if position.last_peek >= 0 else None,
        roll=position.roll,
        mystery_roll=position.mystery_roll,
        fairy=position.fairy,
        points=position.at,
        reserve=position.reserve,
        circle={
            str(place): None if slab == box.NO_SLAB else _known_fact(slab, sees_face(position, eye, place))
            for place, slab in enumerate(position.circle)
            if not box.IS_GLOW[place]
        },
        peekers={
            str(place): [seat for seat in range(position.seats) if position.has_peeked(seat, place)]
            for place in box.PLACES
            if position.peekers[place]
        },
        top=box.LOOK_NAMES[box.LOOK_OF[position.pile[-1]]] if position.pile else None,
        discard=len(position.discard),
        hand=[_known_fact(slab, position.phase == phases.LAY) for slab in position.hand],
        rest=[_known_fact(slab, True) for slab in position.pile + position.discard] if over else None,
        dolmens=[[_laid_fact(laid) for laid in position.dolmen(seat)[1:]] for seat in range(position.seats)],
    )
    data: dict[str, object] = msgspec.to_builtins(facts)
    return data


def _known_fact(slab: int, known: bool) -> SlabFact:
    colours = box.LOOK_NAMES[box.LOOK_OF[slab]]
    if not known:
        return SlabFact(colours=colours)
    return SlabFact(colours=colours, points=box.POINTS_OF[slab], mystery=box.IS_MYSTERY[slab])


def _laid_fact(laid: int) -> LaidFact:
    slab = slab_of(laid)
    return LaidFact(
        colours=box.LOOK_NAMES[box.LOOK_OF[slab]],
        points=box.POINTS_OF[slab],
        mystery=box.IS_MYSTERY[slab],
        x=x_of(laid),
        y=y_of(laid),
        rotation=rotation_of(laid),
    )


def _set_turn(position: DolmenPosition, facts: Facts, dice: Dice) -> None:
    position.phase = number_of("phase", facts.phase, _PHASE_OF)
    position.first = within("first", facts.first, 0, position.seats - 1)
    position.active = within("active", _active(position, facts), 0, position.seats - 1)
    points = per_seat(facts.points, "points", _usual_points(position, facts))
    position.at = [within("points", point, 0, box.POINTS - 1) for point in points]
    reserve = per_seat(facts.reserve, "reserve", position.reserve)
    position.reserve = [within("reserve", crystals, 0, box.CRYSTALS) for crystals in reserve]
    closing = facts.mystery_roll
    if position.phase != phases.OVER:
        position.mystery_roll = within("mystery_roll", closing or 0, 0, 0)
    else:
        closing = flow.throw_die(dice) if closing is None else closing
        position.mystery_roll = within("mystery_roll", closing, 1, box.FACES_OF_DIE)
    position.roll = within("roll", facts.roll or 0, 0, box.FACES_OF_DIE)
    if position.phase == phases.OVER and facts.roll is None and reckoning.finisher(position) >= 0:
        position.roll = _usual_roll(position)
    if facts.fairy is not None:
        position.fairy = within("fairy", facts.fairy, 0, box.PILLARS - 1)
    elif position.phase == phases.ARRANGE:
        position.fairy = 1


def _active(position: DolmenPosition, facts: Facts) -> int:
    """Returns whose turn it is: if it is not said, of seat 0, or of who finished or had the last turn."""
    if facts.active is not None:
        return facts.active
    if position.phase != phases.OVER:
        return 0
    finished = reckoning.finisher(position)
    return finished if finished >= 0 else int((position.first - 1) % position.seats)


def _usual_points(position: DolmenPosition, facts: Facts) -> list[int]:
    """Returns where korrigans stand if it is not said; who has won a slab, before the first place that may be empty."""
    points, seat = position.at[:], int(position.active)
    if position.phase == phases.LAY or (position.phase == phases.OVER and reckoning.finisher(position) >= 0):
        empty = [place for place in box.PLACES if facts.circle.get(str(place)) is None]
        points[seat] = min(empty, key=lambda place: (place - points[seat]) % box.POINTS, default=points[seat])
    return points


def _usual_roll(position: DolmenPosition) -> int:
    """Returns the lowest roll that can have won a slab for crystals that lie on the table; 0 if there is none."""
    for roll in range(1, box.FACES_OF_DIE + 1):
        position.roll = roll
        if reckoning.won_now(position) and reckoning.crystals_add_up(position, int(position.active)):
            return roll
    return 0


def _set_dolmens(position: DolmenPosition, facts: Facts) -> None:
    nothing: list[list[LaidFact | str]] = [[] for _ in range(position.seats)]
    for seat, dolmen in enumerate(per_seat(facts.dolmens, "dolmens", nothing)):
        for laid in dolmen:
            fact = _laid(laid)
            x, y = within("x", fact.x, -FAR, FAR), within("y", fact.y, -DEEP, DEEP)
            if (x, y) not in SPOT_NUMBER:
                raise BadSituation(f"dolmens: x and y are both even or both odd, got {x},{y} (DOL-88)")
            (slab,) = meant(SlabFact(colours=fact.colours, points=fact.points, mystery=fact.mystery))
            rotation = within("rotation", fact.rotation, 0, ROTATIONS - 1 if fact.colours[0] != fact.colours[1] else 0)
            position.laid.append(laid_slab(seat, slab, x, y, rotation))
    position.fits = [fitting_looks(position, seat) for seat in range(position.seats)]


def _slab(fact: SlabFact | str) -> SlabFact:
    """Returns a slab that may be written short: `ochre-violet 4`."""
    if isinstance(fact, SlabFact):
        return fact
    words = _SHORT.fullmatch(fact)
    if words is None or words["x"] is not None:
        raise BadSituation(
            f"a slab is written like `ochre-violet`, `ochre-violet 4` or `rose-rose mystery`, got {fact!r}"
        )
    points, mystery = _face(words["face"])
    return SlabFact(colours=[words["a"], words["b"]], points=points, mystery=mystery)


def _laid(fact: LaidFact | str) -> LaidFact:
    """Returns a laid slab that may be written short: `ochre-violet 4 -2,0 r2`."""
    if isinstance(fact, LaidFact):
        return fact
    words = _SHORT.fullmatch(fact)
    points, mystery = _face(words and words["face"])
    if words is None or words["x"] is None or points is None:
        raise BadSituation(f"a laid slab is written like `ochre-violet 4 -2,0 r2`, got {fact!r}")
    place = {"x": int(words["x"]), "y": int(words["y"]), "rotation": int(words["r"] or 0)}
    return LaidFact(colours=[words["a"], words["b"]], points=points, mystery=bool(mystery), **place)


def _face(word: str | None) -> tuple[int | None, bool | None]:
    """Returns the points that a word says, and whether it is a mystery; a number means a normal slab."""
    if word is None:
        return None, None
    return (box.MYSTERY, True) if word == "mystery" else (int(word), False)


def _lay_out(position: DolmenPosition, facts: Facts, dice: Dice) -> None:
    """Fills circle, hand, draw pile and discard pile."""
    slabs = Slabs(position, dice)
    named = {number_of("place", name, _PLACE_OF): slab for name, slab in facts.circle.items()}
    chosen = slabs.chosen(_wanted(position, facts, named))
    position.hand = [chosen[number] for number in sorted(chosen) if HAND <= number < DRAWS]
    if position.phase == phases.LAY and position.hand and facts.roll is None:
        position.roll = _usual_roll(position)
    for place in box.PLACES:
        position.circle[place] = chosen.get(place, box.NO_SLAB)
        if place not in named and not _is_being_replaced(position, place):
            position.circle[place] = slabs.any()
    draws = [chosen[number] for number in sorted(chosen, reverse=True) if DRAWS <= number < REST]
    rest = [chosen[number] for number in sorted(chosen) if REST <= number < TRIED]
    lost = [chosen[TRIED]] if TRIED in chosen else []
    most = len(slabs.free) + len(rest) + len(lost)
    if facts.discard is not None:
        within("discard", facts.discard, len(lost), most)
    fairy = facts.fairy if position.phase != phases.ARRANGE else int(position.fairy)
    gone = slabs.put_away(facts.discard, fairy, most, most + len(draws))
    if facts.rest is not None:
        position.pile, position.discard = rest[: len(rest) - gone], rest[len(rest) - gone :]
    else:
        position.discard = [slabs.any() for _ in range(gone - len(lost))] + lost
        position.pile = slabs.free + draws
    position.discard_known = [0] * gone
    position.discard_drawn = [0] * gone


def _wanted(position: DolmenPosition, facts: Facts, named: Mapping[int, SlabFact | str | None]) -> dict[int, list[int]]:
    """Returns for the places, the hand and the piles the slabs that the facts allow there."""
    wanted = {place: meant(_slab(slab)) for place, slab in named.items() if slab is not None}
    hand = None if facts.hand is None else [meant(_slab(slab)) for slab in facts.hand]
    if hand is None:
        lying = [slabs[0] for slabs in wanted.values() if len(slabs) == 1]
        won = [_winnable(position, facts, lying)] if position.phase == phases.LAY else []
        hand = [ALL] * box.DRAWN if position.phase == phases.ARRANGE else won
    wanted |= {HAND + at: slabs for at, slabs in enumerate(hand)}
    wanted |= {REST + at: meant(_slab(slab)) for at, slab in enumerate(facts.rest or [])}
    if facts.rest is None:
        draws = [meant(_slab(slab)) for slab in facts.draws]
        if facts.top is not None:
            top = meant(_slab(facts.top) if isinstance(facts.top, str) else SlabFact(colours=facts.top))
            draws[:1] = [[slab for slab in (draws[0] if draws else ALL) if slab in top]]
        wanted |= {DRAWS + at: slabs for at, slabs in enumerate(draws)}
    if position.phase == phases.END_TURN and reckoning.lost_now(position):
        lost = [slab for slab in ALL if reckoning.can_be_lost(position, slab)]
        wanted |= {TRIED: lost} if lost else {}
    return wanted


def _winnable(position: DolmenPosition, facts: Facts, lying: list[int]) -> list[int]:
    """Returns the slabs that the active player can have won just now, those for which nothing was lost before if any.

    If there are none, all that fit, for the invariants to say why not.
    """
    seat = int(position.active)
    fitting = [slab for slab in ALL if position.fits_dolmen(seat, slab) and slab not in lying]
    won, without_loss = [], []
    for slab in fitting:
        position.hand = [slab]
        position.roll = facts.roll or _usual_roll(position)
        if position.roll and reckoning.won_now(position) and reckoning.crystals_add_up(position, seat):
            won.append(slab)
            without_loss += [] if reckoning.must_have_lost(position, seat) else [slab]
    return without_loss or won or fitting


def _is_being_replaced(position: DolmenPosition, place: int) -> bool:
    """Tells whether a place is empty because its slab is in hand, or has just been tried."""
    if position.phase == phases.ARRANGE:
        return place in box.PILLAR_PLACES[position.fairy]
    return position.roll > 0 and place == position.at[position.active]


def _set_peeks(position: DolmenPosition, facts: Facts) -> None:
    """Notes who has peeked where; a last peek tells by itself what follows from it."""
    for name, seats in (facts.peekers or {}).items():
        for seat in seats:
            bit = 1 << within("peekers", seat, 0, position.seats - 1)
            position.peekers[number_of("place", name, _PLACE_OF)] |= bit
    now = 0
    if facts.last_peek is not None:
        if len(facts.last_peek) != 2:
            raise BadSituation(f"last_peek: expected seat and place, got {facts.last_peek}")
        seat = within("last_peek", facts.last_peek[0], 0, position.seats - 1)
        place = within("last_peek", facts.last_peek[1], 1, box.POINTS - 1)
        position.last_peek = box.POINTS * seat + place
        if facts.peekers is None and position.circle[place] != box.NO_SLAB:
            position.peekers[place] |= 1 << seat
        now = place if seat == position.active else 0
    peeked = now > 0 and (position.phase != phases.OVER or reckoning.finisher(position) >= 0)
    position.peeked = peeked if facts.peeked is None else facts.peeked
    if position.peeked and position.has_peeked(int(position.active), now):
        position.peeked_at = now
    if facts.peeked_at is not None:
        position.peeked_at = within("peeked_at", facts.peeked_at, 0, box.POINTS - 1)


def _set_round(position: DolmenPosition, facts: Facts) -> None:
    """Counts as few rounds as everything else needs, if their number was not said."""
    if facts.round is None and (position.phase != phases.OVER or reckoning.finisher(position) >= 0):
        position.round = 1
        while not _has_turns(position) and position.round < position.round_limit:
            position.round += 1


def _has_turns(position: DolmenPosition) -> bool:
    before = position.last_peek < 0 or position.last_peek // box.POINTS == position.active or flow.turns(position) > 0
    return before and reckoning.turns_suffice(position) and reckoning.peeks_suffice(position)
