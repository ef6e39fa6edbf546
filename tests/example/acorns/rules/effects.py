"""What each move does."""

from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Event, Log
from folkmoot.engine.phrases import Phrase
from tests.example.acorns import components as box
from tests.example.acorns import flow, tasks
from tests.example.acorns import moves as verbs
from tests.example.acorns.knowledge import EMPTY, face_of, shown
from tests.example.acorns.state import AcornsState


def carry_out(position: AcornsState, seat: int, move: int, dice: Dice, log: Log | None) -> None:
    """Carries out one legal move and goes on to the next question."""
    told = log or Log()
    verb, parts = verbs.verb_of(move), verbs.parts_of(move)
    if verb == verbs.OFFER:
        _offer(position, seat, parts[0], parts[1], told)
    elif verb == verbs.COMMIT:
        _commit(position, seat, told)
    else:
        position.last = move
        if position.stack:  # the question on top is answered; what lies below is done afterwards
            del position.stack[-2:]
        _forage(position, seat, verb, parts, told)
        flow.go_on(position, dice, told)


def _offer(position: AcornsState, seat: int, good: int, amount: int, log: Log) -> None:
    """ACO-05: one part of a secret offer; nobody else learns of it."""
    position.offers[seat * len(box.GOODS) + good] = amount
    own = Phrase("composed", {"good": box.GOODS[good], "amount": amount})
    log.add(Event(rule="ACO-05", public=None, private={seat: own}))


def _commit(position: AcornsState, seat: int, log: Log) -> None:
    position.committed[seat] = 1
    log.tell("committed", "ACO-06", seat=seat)
    if all(position.committed):
        flow.open_offers(position, log)


def _forage(position: AcornsState, seat: int, verb: int, parts: tuple[int, ...], log: Log) -> None:
    if verb == verbs.PEEK:
        _peek(position, seat, parts[0], log)
    elif verb == verbs.SWAP:
        _swap(position, seat, parts[0], parts[1], log)
    elif verb == verbs.DIG:
        _dig(position, seat, parts[0], log)
    elif verb == verbs.BITE:
        log.tell("bitten", "ACO-12", seat=seat, seats=[parts[0]])
        position.stack += [tasks.ROLL, seat, tasks.BITTEN, parts[0]]
    elif verb == verbs.LOSE:
        face = box.FACES[_lose(position, seat, parts[0])]
        log.reveal("lost", "ACO-13", seat=seat, number=parts[0] + 1, face=face)
    elif verb == verbs.HAND_ON:
        _hand_on(position, seat, parts[0], parts[1], log)
    elif verb == verbs.TAKE:
        position.goods[seat * len(box.GOODS) + parts[0]] += 1
        log.tell("took", "ACO-15", seat=seat, good=box.GOODS[parts[0]])


def _peek(position: AcornsState, seat: int, place: int, log: Log) -> None:
    """ACO-09: all see where, one sees what; without the memory aid the private event is fleeting (ACO-17)."""
    position.places[place] = shown(position.places[place], seat)
    log.add(_two_forms("peeked", "saw", "ACO-09", position, seat, place, not position.memory_aid))


def _swap(position: AcornsState, seat: int, place: int, other: int, log: Log) -> None:
    """ACO-10: the tokens change places, and what is known about them goes with them."""
    position.places[place], position.places[other] = position.places[other], position.places[place]
    log.tell("swapped", "ACO-10", seat=seat, places=[verbs.SPOTS[place], verbs.SPOTS[other]])


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
    position.stack += [tasks.ROLL, seat, tasks.BITTEN, target]


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
    face = box.FACES[face_of(position.places[place])]
    return Event(
        rule=rule,
        public=Phrase(public, {"seat": seat, "place": verbs.SPOTS[place]}),
        private={seat: Phrase(private, {"place": verbs.SPOTS[place], "face": face})},
        fleeting=fleeting,
        reveals=True,
    )
