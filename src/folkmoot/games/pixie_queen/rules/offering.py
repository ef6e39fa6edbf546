"""The offering: the demand, secret gifts, the Queen's anger (41x)."""

from typing import Final

from folkmoot.engine.events import Event, Log
from folkmoot.engine.packing import first_of, second_of, verb_of
from folkmoot.engine.phrases import Phrase
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import moves as verbs
from folkmoot.games.pixie_queen import phases, tasks
from folkmoot.games.pixie_queen.rules.goods import lots, pay
from folkmoot.games.pixie_queen.rules.tiles import use_tile
from folkmoot.games.pixie_queen.state import COMMITTED, TO_COMMIT, PixieQueenState

WRONG_FOOD_RULE: Final = "PIX-412"
REFUSAL_RULE: Final = "PIX-413"
ANGER_RULE: Final = "PIX-418"


def begin_offering(position: PixieQueenState) -> None:
    """Asks the holder of the double offering about it, before the token is turned (PIX-414)."""
    position.phase = phases.OFFERING
    position.stack.append(tasks.task(tasks.REVEAL_DEMAND))
    for seat in position.big:
        if position.holds_tile(seat, box.DOUBLE_TILE):
            position.stack.append(tasks.task(tasks.ASK_DOUBLE, seat))


def announce_double(position: PixieQueenState, seat: int, log: Log | None) -> None:
    """Announces the double offering; its tile goes home."""
    position.doubled |= 1 << seat
    use_tile(position, seat, box.DOUBLE_TILE, "announces", "PIX-414", log)


def reveal_demand(position: PixieQueenState, log: Log | None) -> None:
    """Turns the round's token and asks all living players for their offers at the same time (PIX-411)."""
    position.revealed += 1
    for seat in range(position.seats):
        position.offer_stage[seat] = first_asked(position)
    if log is not None:
        log.reveal("demand", "PIX-411", food=box.GOOD_NAMES[position.demanded()])
    position.stack.append(tasks.task(tasks.ASK_OFFER))


def first_asked(position: PixieQueenState) -> int:
    """Returns the good that an offer is asked for first."""
    return 0 if position.wrong_food else position.demanded()


def next_asked(position: PixieQueenState, good: int) -> int:
    """Returns the good that an offer is asked for after another; 5 when all were asked (PIX-411, PIX-412)."""
    return box.SILVER if good < box.FOODS and not position.wrong_food else good + 1


def goods_asked(position: PixieQueenState) -> list[int]:
    """Returns the goods that offers are asked for, in order."""
    goods = [first_asked(position)]
    while goods[-1] != TO_COMMIT:
        goods.append(next_asked(position, goods[-1]))
    return goods[:-1]


def make_offer(position: PixieQueenState, seat: int, move: int, log: Log | None) -> None:
    """One move of a secret offer; only that a seat has committed is public (PIX-411)."""
    if verb_of(move) == verbs.OFFER:
        good, amount = first_of(move), second_of(move)
        position.offers[box.GOODS * seat + good] = amount
        position.offer_stage[seat] = next_asked(position, good)
        return
    position.offer_stage[seat] = COMMITTED
    if log is not None:
        log.tell("committed", "PIX-411", seat=seat)
    if all(position.offer_stage[other] == COMMITTED for other in position.big):
        position.stack.pop()
        open_offers(position, log)


def open_offers(position: PixieQueenState, log: Log | None) -> None:
    """Shows all offers; gifts go to the stock, no gift or wrong food is punished (PIX-412 to PIX-415)."""
    demanded = position.demanded()
    position.stack.append(tasks.task(tasks.JUDGE))
    for seat in reversed(position.big):
        amounts = position.offers[box.GOODS * seat : box.GOODS * seat + box.GOODS]
        wrong = [food for food in range(box.FOODS) if food != demanded and amounts[food]]
        if not any(amounts):
            position.stack.append(tasks.task(tasks.SUFFER, seat, box.REFUSAL_PENALTY, tasks.BY_REFUSAL))
        elif wrong:
            position.stack.append(tasks.task(tasks.SUFFER, seat, box.REFUSAL_PENALTY, tasks.BY_WRONG_FOOD))
    for seat in position.big:
        amounts = position.offers[box.GOODS * seat : box.GOODS * seat + box.GOODS]
        if log is not None:
            _tell_offer(seat, amounts, log)
        for good, amount in enumerate(amounts):
            if good >= box.FOODS or good == demanded:  # PIX-412, PIX-415: wrong food comes back
                pay(position, seat, good, amount)


def judge(position: PixieQueenState, log: Log | None) -> None:
    """Rewards follow if the Queen is pleased, anger otherwise."""
    if is_pleased(position):
        position.stack.append(tasks.task(tasks.REWARD))
        return
    if log is not None:
        log.tell("anger", "PIX-417")
    position.stack.append(tasks.task(tasks.PUNISHMENTS))
    position.stack.append(tasks.task(tasks.ANGER, 0, len(position.big) - 1))


def is_pleased(position: PixieQueenState) -> bool:
    """Tells whether anybody has offered the demanded food (PIX-417)."""
    demanded = position.demanded()
    return any(position.offered(seat, demanded) for seat in range(position.seats))


def anger(position: PixieQueenState, at: int, log: Log | None) -> None:
    """From the last player to the second, the first with an active pixie is asked to demote one (PIX-418, PIX-810)."""
    while at > 0:
        seat = position.big[at]
        if position.has_active(seat):
            position.stack.append(tasks.task(tasks.ASK_DEMOTION, seat, at, tasks.BY_ANGER))
            return
        at -= 1
    if log is not None:
        log.tell("anger-ends", ANGER_RULE)


def _tell_offer(seat: int, amounts: list[int], log: Log) -> None:
    """Logs an opened offer. A refusal is `chosen`: a seat with nothing to give refuses in every world."""
    if any(amounts):
        log.reveal("offered", "PIX-415", seat=seat, lots=lots(amounts))
    else:
        log.add(Event(rule=REFUSAL_RULE, public=Phrase("refused", {"seat": seat}), reveals=True, named_by_move=True))
