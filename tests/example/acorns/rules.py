"""What may be decided, and what it does."""

from typing import Final

from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Event, Log
from folkmoot.engine.phrases import Phrase
from folkmoot.engine.reasons import GAME_OVER, NOT_THIS_QUESTION, NOT_YOUR_TURN, Reason
from tests.example.acorns import flow
from tests.example.acorns.components import FACES, GOODS, OFFERING, OVER, SQUIRRELS, THORN
from tests.example.acorns.knowledge import EMPTY, face_of, shown
from tests.example.acorns.moves import (
    ANY,
    BITE,
    COMMIT,
    DIG,
    HAND_ON,
    LOSE,
    OFFER,
    PEEK,
    SPOTS,
    SWAP,
    TAKE,
    completions,
    kind_of,
    parts_of,
    vocabulary,
)
from tests.example.acorns.state import AcornsState

ANSWERS: Final[dict[str, list[int]]] = {
    "offer": [OFFER],
    "commit": [COMMIT],
    "turn": [PEEK, SWAP, DIG, BITE],
    "bitten": [LOSE, HAND_ON],
    "take": [TAKE],
}
"""The kinds of move that answer each question."""


def question(position: AcornsState, seat: int) -> str:
    """Returns which question is put to a seat that decides."""
    if position.phase == OFFERING:
        return "commit" if asked_good(position, seat) == len(GOODS) else "offer"
    if position.stack:
        return "bitten" if position.stack[-2] == flow.BITTEN else "take"
    return "turn"


def asked_good(position: AcornsState, seat: int) -> int:
    """Returns which good the seat is to offer next; all of them are decided if there is none (ACO-05)."""
    mine = position.offers[seat * len(GOODS) : (seat + 1) * len(GOODS)]
    return sum(amount >= 0 for amount in mine)


def moves(position: AcornsState, seat: int) -> list[int]:
    """Returns the moves that no rule forbids."""
    if seat not in position.deciders():
        return []
    kinds = ANSWERS[question(position, seat)]
    words = [move for move in vocabulary(position.seats, position.rounds) if kind_of(move) in kinds]
    return [move for move in words if _forbids(position, seat, kind_of(move), parts_of(move)) is None]


def why_not(position: AcornsState, seat: int, move: int) -> Reason | None:
    """Returns the rule that forbids the move, or every move that begins so."""
    if position.phase == OVER:
        return GAME_OVER
    if position.phase == OFFERING and position.committed[seat]:
        return Reason("ACO-06")
    if seat not in position.deciders():
        return NOT_YOUR_TURN
    if kind_of(move) not in ANSWERS[question(position, seat)]:
        return NOT_THIS_QUESTION
    if ANY not in parts_of(move):
        return _forbids(position, seat, kind_of(move), parts_of(move))
    reasons = [_forbids(position, seat, kind_of(move), parts_of(whole)) for whole in completions(move)]
    return None if None in reasons else reasons[0]


def carry_out(position: AcornsState, seat: int, move: int, dice: Dice, log: Log) -> None:
    """Carries out one legal decision and goes on to the next question."""
    kind, parts = kind_of(move), parts_of(move)
    if kind == OFFER:
        _offer(position, seat, parts[0], parts[1], log)
    elif kind == COMMIT:
        _commit(position, seat, log)
    else:
        position.last = move
        if position.stack:  # the question on top is answered; what lies below is done afterwards
            del position.stack[-2:]
        _forage(position, seat, kind, parts, log)
        flow.go_on(position, dice, log)


def _forbids(position: AcornsState, seat: int, kind: int, parts: tuple[int, ...]) -> Reason | None:
    if kind == OFFER:
        return _forbids_offer(position, seat, parts[0], parts[1])
    if kind in (PEEK, DIG):
        return Reason(f"ACO-{'09' if kind == PEEK else '11'}") if position.places[parts[0]] == EMPTY else None
    if kind == SWAP:
        bare = EMPTY in (position.places[parts[0]], position.places[parts[1]])
        return Reason("ACO-10") if bare or parts[0] >= parts[1] else None
    row = position.row(seat)
    if kind in (LOSE, HAND_ON) and parts[0] >= len(row):
        return Reason("ACO-13", {"number": parts[0] + 1})
    if kind == HAND_ON and face_of(row[parts[0]]) != THORN:
        return Reason("ACO-14", {"number": parts[0] + 1})
    if kind in (BITE, HAND_ON) and (parts[-1] == seat or not position.row(parts[-1])):
        return Reason("ACO-12", {"squirrel": SQUIRRELS[parts[-1]]})
    return None


def _forbids_offer(position: AcornsState, seat: int, good: int, amount: int) -> Reason | None:
    asked = asked_good(position, seat)
    most = position.goods[seat * len(GOODS) + asked]
    return Reason("ACO-05", {"good": GOODS[asked], "amount": most}) if good != asked or amount > most else None


def _offer(position: AcornsState, seat: int, good: int, amount: int, log: Log) -> None:
    """ACO-05: one step of a secret offer; nobody else learns that it was taken."""
    position.offers[seat * len(GOODS) + good] = amount
    own = Phrase("composed", {"good": GOODS[good], "amount": amount})
    log.add(Event(rule="ACO-05", public=None, private={seat: own}))


def _commit(position: AcornsState, seat: int, log: Log) -> None:
    position.committed[seat] = 1
    log.tell("committed", "ACO-06", seat=seat)
    if all(position.committed):
        flow.open_offers(position, log)


def _forage(position: AcornsState, seat: int, kind: int, parts: tuple[int, ...], log: Log) -> None:
    if kind == PEEK:
        _peek(position, seat, parts[0], log)
    elif kind == SWAP:
        _swap(position, seat, parts[0], parts[1], log)
    elif kind == DIG:
        _dig(position, seat, parts[0], log)
    elif kind == BITE:
        log.tell("bitten", "ACO-12", seat=seat, seats=[parts[0]])
        position.stack += [flow.ROLL, seat, flow.BITTEN, parts[0]]
    elif kind == LOSE:
        face = FACES[_lose(position, seat, parts[0])]
        log.reveal("lost", "ACO-13", seat=seat, number=parts[0] + 1, face=face)
    elif kind == HAND_ON:
        _hand_on(position, seat, parts[0], parts[1], log)
    elif kind == TAKE:
        position.goods[seat * len(GOODS) + parts[0]] += 1
        log.tell("took", "ACO-15", seat=seat, good=GOODS[parts[0]])


def _peek(position: AcornsState, seat: int, place: int, log: Log) -> None:
    """ACO-09: all see where, one sees what; without the memory aid that one is told only once (ACO-17)."""
    position.places[place] = shown(position.places[place], seat)
    log.add(_two_forms("peeked", "saw", "ACO-09", position, seat, place, not position.memory_aid))


def _swap(position: AcornsState, seat: int, place: int, other: int, log: Log) -> None:
    """ACO-10: the tokens change places, and what is known about them goes with them."""
    position.places[place], position.places[other] = position.places[other], position.places[place]
    log.tell("swapped", "ACO-10", seat=seat, places=[SPOTS[place], SPOTS[other]])


def _dig(position: AcornsState, seat: int, place: int, log: Log) -> None:
    """ACO-11: the token joins the row, seen by its owner; the pile fills the place unseen."""
    log.add(_two_forms("dug", "found", "ACO-11", position, seat, place, False))
    position.rows.append(shown(position.places[place], seat))
    position.owners.append(seat)
    position.places[place] = position.pile.pop() if position.pile else EMPTY


def _hand_on(position: AcornsState, seat: int, number: int, target: int, log: Log) -> None:
    """ACO-14: the thorn goes, shown to all; the bite goes on, and so will the roll (ACO-15)."""
    _lose(position, seat, number)
    log.reveal("handed-on", "ACO-14", seat=seat, number=number + 1, seats=[target])
    position.stack += [flow.ROLL, seat, flow.BITTEN, target]


def _lose(position: AcornsState, seat: int, number: int) -> int:
    """Takes the token of this number out of a row and out of the game, and returns its face."""
    spot = [spot for spot, owner in enumerate(position.owners) if owner == seat][number]
    del position.owners[spot]
    face = face_of(position.rows.pop(spot))
    position.lost.append(face)
    return face


def _two_forms(
    public: str, private: str, rule: str, position: AcornsState, seat: int, place: int, fleeting: bool
) -> Event:
    face = FACES[face_of(position.places[place])]
    return Event(
        rule=rule,
        public=Phrase(public, {"seat": seat, "place": SPOTS[place]}),
        private={seat: Phrase(private, {"place": SPOTS[place], "face": face})},
        fleeting=fleeting,
        reveals=True,
    )
