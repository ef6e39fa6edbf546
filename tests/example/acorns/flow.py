"""The flow of a game: offers, turns, the tasks in the middle of a turn, the end."""

from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Event, Log
from folkmoot.engine.phrases import Phrase
from tests.example.acorns import components as box
from tests.example.acorns import phases, scoring, tasks
from tests.example.acorns.knowledge import EMPTY, face_of, mixed
from tests.example.acorns.state import AcornsState


def deciders(position: AcornsState) -> list[int]:
    """Returns who has not committed (ACO-06), who is asked in the middle of a turn, or whose turn it is."""
    if position.phase == phases.OFFERING:
        return [seat for seat in range(position.seats) if not position.committed[seat]]
    if position.phase == phases.OVER:
        return []
    return [position.stack[-1] if position.stack else active(position)]


def active(position: AcornsState) -> int:
    """Returns whose turn it is: clockwise from the first player of the round (ACO-08)."""
    return (position.first + position.turn) % position.seats


def begin_round(position: AcornsState, log: Log) -> None:
    """Asks everybody for an offer (ACO-04, ACO-05)."""
    position.phase, position.turn = phases.OFFERING, 0
    position.round += 1
    position.offers = [-1] * len(position.offers)
    position.committed = [0] * position.seats
    log.tell("round-begins", "ACO-04", round=position.round, rounds=position.rounds)


def open_offers(position: AcornsState, log: Log) -> None:
    """ACO-07: every offer is shown and paid; ACO-08: the largest one goes first."""
    totals = [0] * position.seats
    for seat in range(position.seats):
        spot = seat * len(box.GOODS)
        nuts, berries = position.offers[spot : spot + 2]
        position.goods[spot] -= nuts
        position.goods[spot + 1] -= berries
        totals[seat] = nuts + berries
        log.reveal("offered", "ACO-07", seat=seat, nuts=nuts, berries=berries)
    clockwise = [(position.first + place) % position.seats for place in range(position.seats)]
    position.first = max(clockwise, key=lambda seat: totals[seat])
    position.phase = phases.FORAGING
    position.offers = [-1] * len(position.offers)
    position.committed = [0] * position.seats
    log.tell("goes-first", "ACO-08", seat=position.first)


def go_on(position: AcornsState, dice: Dice, log: Log) -> None:
    """Does the tasks on the stack up to the next question; with nothing left the turn is over (ACO-15)."""
    while position.stack:
        if position.stack[-2] != tasks.ROLL:
            return
        seat = position.stack.pop()
        position.stack.pop()
        _roll(position, seat, dice, log)
    _end_turn(position, log)


def _roll(position: AcornsState, seat: int, dice: Dice, log: Log) -> None:
    number = dice.below(6) + 1
    log.reveal("rolled", "ACO-15", seat=seat, number=number)
    if number % 2:
        position.stack += [tasks.TAKING, seat]
    elif number in list(box.WINDY.values())[position.wind]:
        _blow(position, dice, log)


def _blow(position: AcornsState, dice: Dice, log: Log) -> None:
    """ACO-16: all tokens at the places are seen by everybody, then mixed; nobody knows any of them."""
    spots = [place for place, token in enumerate(position.places) if token != EMPTY]
    faces = [face_of(position.places[place]) for place in spots]
    seen = Phrase("wind", {"faces": [box.FACES[face] for face in faces]})
    log.add(Event(rule="ACO-16", public=seen, reveals=True, clears=True))
    dice.shuffle(faces)
    position.mixings += 1
    for place, face in zip(spots, faces, strict=True):
        position.places[place] = mixed(face, position.mixings)


def _end_turn(position: AcornsState, log: Log) -> None:
    position.turn += 1
    bare = all(token == EMPTY for token in position.places)
    if bare or (position.turn == position.seats and position.round == position.rounds):  # ACO-18
        _finish(position, phases.PLACES_BARE if bare else phases.AFTER_THE_LAST_ROUND, log)
    elif position.turn == position.seats:
        begin_round(position, log)


def _finish(position: AcornsState, ended: int, log: Log) -> None:
    position.phase, position.turn, position.ended = phases.OVER, 0, ended
    for seat in range(position.seats):
        faces = [box.FACES[face_of(token)] for token in position.row(seat)]
        log.reveal("scored", "ACO-19", seat=seat, score=scoring.score(position, seat), faces=[*faces])
    outcome = scoring.result(position)
    if outcome is not None and outcome.winners:
        log.tell("won", "ACO-20", seats=[*outcome.winners])
    else:
        log.tell("nobody-won", "ACO-20")
