"""Any situation of Acorns, to and from readable facts."""

from collections.abc import Mapping
from typing import Any

import msgspec

from folkmoot.engine.dice import Dice
from folkmoot.engine.errors import BadNotation, BadSituation
from folkmoot.engine.facts import require_sound
from tests.example.acorns import components as box
from tests.example.acorns import phases, tasks
from tests.example.acorns.knowledge import EMPTY, imagine_offer, shown
from tests.example.acorns.moves import NOTATION
from tests.example.acorns.options import AcornsOptions
from tests.example.acorns.position import AcornsPosition
from tests.example.acorns.setup import prepared
from tests.example.acorns.shown import AcornsView
from tests.example.acorns.situations.facts import Facts
from tests.example.acorns.state import AcornsState
from tests.example.acorns.view import view

HIDDEN = -2
"""A token lies here; its face is filled in."""
ROW_FACES = {"hidden": HIDDEN} | {name: face for face, name in enumerate(box.FACES)}
PLACE_FACES = {"empty": EMPTY} | ROW_FACES


def situation(seats: int, options: AcornsOptions, given: Mapping[str, Any], dice: Dice) -> AcornsPosition:
    """Returns the position the facts describe. Raises `BadSituation` if there is none."""
    try:
        facts = msgspec.convert(dict(given), Facts)
        position = prepared(seats, options)
        _check_seats(position, facts)
        _place(position, facts)
        _deal_the_rest(position, dice)
        _show(position, facts)
        _offer(position, facts, dice)
        _end(position)
    except (msgspec.ValidationError, BadNotation, ValueError, IndexError, KeyError) as error:
        raise BadSituation(f"a fact is not understood: {error}") from None
    return require_sound(position)


def facts_of(position: AcornsState, eye: int | None) -> dict[str, object]:
    """Returns the facts that the eye's view and question show, and none that it would have to remember (ACO-17)."""
    sight = view(position, eye)
    question = None if eye is None else position.prompt(eye)
    open_row = eye if question is not None and question.forced else None
    facts = Facts(
        phase=sight.phase,
        round=sight.round,
        first=sight.first,
        turn=position.turn,
        last=sight.last,
        waiting=sight.waiting,
        places=[place.face for place in sight.places],
        rows=[[token.face for token in player.row] for player in sight.players],
        seen=[_seen(sight, seat, open_row) for seat in range(position.seats)],
        lost=sight.lost,
        goods=position.goods,
        offers=[player.offer for player in sight.players] if position.phase == phases.OFFERING else [],
        committed=[seat for seat, player in enumerate(sight.players) if player.committed],
    )
    data: dict[str, object] = msgspec.to_builtins(facts)
    del data["bite"]  # `waiting` holds these tasks
    return data


def _seen(sight: AcornsView, seat: int, open_row: int | None) -> list[int | str]:
    """Returns what the eye knows a seat to have seen; a forced answer shows that all have seen the own row."""
    places: list[int | str] = [number for number, place in enumerate(sight.places, 1) if seat in place.seen_by]
    for owner, player in enumerate(sight.players):
        if owner != seat:
            places += [token.id for token in player.row if seat in token.seen_by or owner == open_row]
    return places


def _check_seats(position: AcornsPosition, facts: Facts) -> None:
    longest = max(len(facts.rows), len(facts.seen), len(facts.offers))
    if longest > position.seats or not set(facts.committed) <= set(range(position.seats)):
        raise ValueError(f"there are {position.seats} seats")


def _place(position: AcornsPosition, facts: Facts) -> None:
    position.phase = phases.PHASES.index(facts.phase)
    position.round, position.first, position.turn = facts.round, facts.first, facts.turn
    position.last = NOTATION.read(facts.last) if facts.last else -1
    biters = [f"roll {box.SQUIRRELS[seat]}" for seat in facts.bite[:-1]]
    bitten = [f"bitten {box.SQUIRRELS[seat]}" for seat in facts.bite[-1:]]
    for task in facts.waiting + biters + bitten:
        name, _, squirrel = task.partition(" ")
        position.stack += [tasks.TASKS.index(name), box.SQUIRRELS.index(squirrel)]
    position.lost = [box.FACES.index(face) for face in facts.lost]
    for seat, faces in enumerate(facts.rows):
        position.rows += [ROW_FACES[face] for face in faces]
        position.owners += [seat] * len(faces)
    position.goods = position.goods if facts.goods is None else facts.goods
    position.places = [PLACE_FACES[face] for face in facts.places]


def _deal_the_rest(position: AcornsPosition, dice: Dice) -> None:
    """Puts a token wherever one is hidden, as far as any are left, and the others into the pile."""
    named = [face for face in position.places + position.rows if face not in (EMPTY, HIDDEN)] + position.lost
    rest = [face for face, count in enumerate(box.TOKENS) for _ in range(count - named.count(face))]
    dice.shuffle(rest)
    position.places += [HIDDEN] * (box.PLACES - len(position.places))
    position.places = [rest.pop(0) if face == HIDDEN else face for face in position.places]
    position.rows = [rest.pop(0) if face == HIDDEN else face for face in position.rows]
    position.pile = rest


def _show(position: AcornsPosition, facts: Facts) -> None:
    """ACO-11: every seat knows its own row; elsewhere what the facts say."""
    position.rows = [shown(token, owner) for token, owner in zip(position.rows, position.owners, strict=True)]
    names = [f"{box.SQUIRRELS[seat]}-{at}" for seat, row in enumerate(facts.rows) for at in range(1, len(row) + 1)]
    for seat, spots in enumerate(facts.seen):
        for spot in spots:
            if isinstance(spot, int):
                place = range(1, box.PLACES + 1).index(spot)
                position.places[place] = shown(position.places[place], seat)
            else:
                token = names.index(spot)
                position.rows[token] = shown(position.rows[token], seat)


def _offer(position: AcornsPosition, facts: Facts, dice: Dice) -> None:
    if position.phase != phases.OFFERING and (facts.offers or facts.committed):
        raise ValueError(f"nobody makes an offer while the phase is {facts.phase}")
    position.committed = [int(seat in facts.committed) for seat in range(position.seats)]
    for seat, offer in enumerate(facts.offers):
        if offer is None:
            imagine_offer(position, seat, dice)
        else:
            undecided = [-1] * (len(box.GOODS) - len(offer))
            position.offers[seat * len(box.GOODS) : (seat + 1) * len(box.GOODS)] = offer + undecided


def _end(position: AcornsPosition) -> None:
    """ACO-18: finds the reason for the end in what lies on the table."""
    if position.phase == phases.OVER:
        bare = all(token == EMPTY for token in position.places)
        if not bare and position.round != position.rounds:
            raise ValueError("the game is over after the last round or when the places are bare")
        position.ended = phases.PLACES_BARE if bare else phases.AFTER_THE_LAST_ROUND
