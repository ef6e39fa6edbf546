"""What actions do (PIX-309)."""

from typing import Final

from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Event, Log
from folkmoot.engine.packing import first_of, second_of, third_of, verb_of
from folkmoot.engine.phrases import Phrase, Value
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import moves as verbs
from folkmoot.games.pixie_queen import tasks
from folkmoot.games.pixie_queen.rules.goods import amounts_of, lot, lots, pay, take, take_and_tell
from folkmoot.games.pixie_queen.rules.mining import enter_mine
from folkmoot.games.pixie_queen.rules.pixies import promote
from folkmoot.games.pixie_queen.rules.rewarding import give_bonus, take_reward
from folkmoot.games.pixie_queen.rules.tiles import take_food_tile, take_one_use, trade
from folkmoot.games.pixie_queen.rules.verdicts_actions import gold_price, ring_price
from folkmoot.games.pixie_queen.state import PixieQueenState

DIE_RULE: Final = "PIX-361"
COPY_RULE: Final = "PIX-401"


def take_action(position: PixieQueenState, seat: int, move: int, dice: Dice, log: Log | None) -> None:
    """Carries out an action at once and completely (PIX-309)."""
    verb, first = verb_of(move), first_of(move)
    if verb >= box.DOUBLES:
        _outer_action(position, seat, verb, first, second_of(move), log)
    elif verb == box.STEAL_FOOD:
        take_and_tell(position, seat, amounts_of(first, 2), "steals", "PIX-321", log)
    elif verb == box.STEAL_SILVER:
        take_and_tell(position, seat, amounts_of(box.SILVER, 2), "steals", "PIX-322", log)
    elif verb == box.PROMOTION:
        promote(position, seat, first, second_of(move), "PIX-323", log)
    elif verb == box.EXCHANGE:
        _exchange(position, seat, first, second_of(move), third_of(move), log)
    elif verb == box.CONVERT:
        _convert(position, seat, first, log)
    elif verb == box.FOOD_TILE:
        take_food_tile(position, seat, log)
    elif verb == box.PUNISH:
        _roll_punishment(position, seat, dice, log)
    elif verb == box.TRACKS:
        _advance_track(position, seat, first, log)
    elif verb == box.CASINO:
        face = dice.below(len(box.CASINO_DIE))
        if log is not None:
            log.reveal("casino", "PIX-365", seat=seat, face=box.CASINO_NAMES[face])
        take_and_tell(position, seat, box.CASINO_DIE[face], "won", "PIX-365", log)
    elif verb == box.FORGE_RING:
        _forge(position, seat, log)
    elif verb == box.ROB_PIXIE:
        _rob(position, seat, first, log)
    else:
        take_one_use(position, seat, box.HOME_TILE[verb], log)


def _outer_action(position: PixieQueenState, seat: int, verb: int, first: int, second: int, log: Log | None) -> None:
    """Carries out an action beside the pyramid; the priority was taken with its discs."""
    if verb == box.MINE:
        enter_mine(position, seat, log)
    elif verb == box.TRADE_TILES:
        trade(position, seat, first, second, log)
    elif verb == box.PANTRY and first == verbs.PANTRY_DISCARD:
        position.stack.append(tasks.task(tasks.ASK_DISCARD, seat, box.DISCARD))
    elif verb == box.PANTRY:
        take_and_tell(position, seat, amounts_of(first, 1), "steals", "PIX-388", log)
    elif verb == box.COPY:
        _copy(position, seat, log)
    elif verb == box.SPECIAL_OFFERING:
        _offer_special(position, seat, first, log)
    elif verb == box.TURN_ORDER:
        _move_up(position, seat, first, log)


def _exchange(position: PixieQueenState, seat: int, give: int, got: int, amount: int, log: Log | None) -> None:
    pay(position, seat, give, amount)
    take(position, seat, got, amount)
    if log is not None:
        log.tell("exchanged", "PIX-331", seat=seat, lot=lot(give, amount), new_lot=lot(got, amount))


def _convert(position: PixieQueenState, seat: int, amount: int, log: Log | None) -> None:
    """Buys gold for silver, any number of bars in one action (PIX-341, PIX-344)."""
    cost = amount * gold_price(position, seat)
    pay(position, seat, box.SILVER, cost)
    take(position, seat, box.GOLD, amount)
    if log is not None:
        log.tell("exchanged", "PIX-341", seat=seat, lot=lot(box.SILVER, cost), new_lot=lot(box.GOLD, amount))


def _roll_punishment(position: PixieQueenState, seat: int, dice: Dice, log: Log | None) -> None:
    """Rolls the die; its points are shared out to the living opponents in the big cubes' order (PIX-361, PIX-362)."""
    roll = box.PUNISH_DIE[dice.below(len(box.PUNISH_DIE))]
    position.roll = roll
    position.shares = [0] * int(position.seats)
    if log is not None:
        log.reveal("rolled", DIE_RULE, seat=seat, number=roll)
    ask_share(position, seat, roll, box.NOBODY)


def ask_share(position: PixieQueenState, seat: int, left: int, last: int) -> None:
    """Asks how many points the next opponent gets; the last opponent gets the rest, and all are punished."""
    opponents = [other for other in position.big if other != seat]
    at = 0 if last == box.NOBODY else opponents.index(last) + 1
    if left and at < len(opponents) - 1:
        position.stack.append(tasks.task(tasks.ASK_GIVE, seat, left, opponents[at]))
        return
    if left:
        position.shares[opponents[-1]] = left
    for opponent in reversed(opponents):
        if position.shares[opponent]:
            position.stack.append(tasks.task(tasks.SUFFER, opponent, position.shares[opponent], tasks.BY_DIE))
    position.shares = []


def _advance_track(position: PixieQueenState, seat: int, track: int, log: Log | None) -> None:
    """Moves one case along a track for a bar of its metal (PIX-363)."""
    pay(position, seat, box.SILVER + track, 1)
    if track:
        position.gold_case[seat] = position.gold_case[seat] + 1
    else:
        position.silver_case[seat] = position.silver_case[seat] + 1
    if log is not None:
        log.tell("advanced", "PIX-363", seat=seat, track=box.GOOD_NAMES[box.SILVER + track], number=1)


def _forge(position: PixieQueenState, seat: int, log: Log | None) -> None:
    """Makes one ring for gold (PIX-371, PIX-372)."""
    cost = ring_price(position, seat)
    pay(position, seat, box.GOLD, cost)
    if log is not None:
        log.tell("forged", "PIX-371", seat=seat, lot=lot(box.GOLD, cost))
    take_reward(position, seat, box.RING, "PIX-371", log)
    if position.has_skill(seat, box.RING_BONUS):
        give_bonus(position, seat, box.SKILL_BONUS, "skill-bonus", "PIX-372", log)


def _rob(position: PixieQueenState, seat: int, space: int, log: Log | None) -> None:
    """Takes a food for each icon of the space from the pixie's owner, as far as they have it (PIX-381)."""
    victim = position.hands[space]
    got = [0] * box.GOODS
    for food in box.ICONS[space]:
        if position.goods[box.GOODS * victim + food]:
            position.goods[box.GOODS * victim + food] = position.goods[box.GOODS * victim + food] - 1
            position.goods[box.GOODS * seat + food] = position.goods[box.GOODS * seat + food] + 1
            got[food] = got[food] + 1
    if log is not None:
        args: dict[str, Value] = {"seat": seat, "other": victim, "space": box.SPACE_NAMES[space], "lots": lots(got)}
        log.add(
            Event(rule="PIX-381", public=Phrase("robbed", args), reveals=not position.open_stocks, named_by_move=True)
        )


def throw_away(position: PixieQueenState, seat: int, good: int, amount: int, left: int, log: Log | None) -> None:
    """Throws away a good; the next kind is asked for if more must go (PIX-388)."""
    pay(position, seat, good, amount)
    if log is not None and amount:
        log.tell("threw-away", "PIX-388", seat=seat, lot=lot(good, amount))
    if left > amount:
        position.stack.append(tasks.task(tasks.ASK_DISCARD, seat, left - amount, good + 1))


def _copy(position: PixieQueenState, seat: int, log: Log | None) -> None:
    """Punishes the copier, then asks which action to copy (PIX-401)."""
    points = box.COPY_PUNISHMENT[position.copies]
    position.copies += 1
    if log is not None:
        log.tell("copies", COPY_RULE, seat=seat)
    position.stack.append(tasks.task(tasks.ASK_COPY, seat))
    position.stack.append(tasks.task(tasks.SUFFER, seat, points, tasks.BY_COPY))


def _offer_special(position: PixieQueenState, seat: int, added: int, log: Log | None) -> None:
    """Pays the goods on the area, adds one more good to it, takes the next tile (PIX-441)."""
    for good in range(box.GOODS):
        pay(position, seat, good, position.area[good])
    if log is not None:
        log.tell("special", "PIX-441", seat=seat, lots=lots(position.area), good=box.GOOD_NAMES[added])
    position.goods[box.GOODS * seat + added] = position.goods[box.GOODS * seat + added] - 1
    position.area[added] = position.area[added] + 1
    take_reward(position, seat, box.SPECIAL, "PIX-441", log)


def _move_up(position: PixieQueenState, seat: int, places: int, log: Log | None) -> None:
    """Moves a small cube up, one place for a honey pot; big cubes stay (PIX-431, PIX-433)."""
    pay(position, seat, box.HONEY, places)
    at = position.small.index(seat)
    position.small.remove(seat)
    position.small.insert(at - places, seat)
    if log is not None:
        log.tell("moved-up", "PIX-431", seat=seat, number=places)
