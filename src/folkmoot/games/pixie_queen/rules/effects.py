"""What moves do: discs for an action, or the answer to a question."""

from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Log
from folkmoot.engine.packing import first_of, second_of, verb_of
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import flow, tasks
from folkmoot.games.pixie_queen import moves as verbs
from folkmoot.games.pixie_queen.rules.action_effects import amounts_of, ask_share, take_action, throw_away
from folkmoot.games.pixie_queen.rules.goods import take_and_tell
from folkmoot.games.pixie_queen.rules.offering import next_asked, open_offers
from folkmoot.games.pixie_queen.rules.pixies import demote, move_neutral, place_stone, promote, remove_stone
from folkmoot.games.pixie_queen.rules.tiles import use_tile
from folkmoot.games.pixie_queen.rules.turns import keep_cube
from folkmoot.games.pixie_queen.rules.verdicts_actions import price
from folkmoot.games.pixie_queen.state import (
    BY_ORDER,
    BY_PRIORITY,
    BY_SPECIAL,
    BY_TRADE,
    COMMITTED,
    USED_COPY,
    USED_MINE,
    USED_TRADE,
    PixieQueenState,
)


def carry_out(position: PixieQueenState, seat: int, move: int, dice: Dice, log: Log | None) -> None:
    """Applies a legal move, then carries out tasks until the next question."""
    before = position.goods[:]
    apply(position, seat, move, dice, log)
    flow.run(position, dice, log)
    secret = verb_of(move) in (verbs.OFFER, verbs.COMMIT)
    if not (secret and position.stack and tasks.kind_of(position.stack[-1]) == tasks.ASK_OFFER):
        position.last = -1 if secret else move
        position.changes = [0] * len(before)
        if position.goods != before:
            position.changes = [position.goods[at] - owned for at, owned in enumerate(before)]


def apply(position: PixieQueenState, seat: int, move: int, dice: Dice, log: Log | None) -> None:
    """Carries out what a legal move says itself; what follows from it waits on the stack."""
    verb = verb_of(move)
    if verb < verbs.SKILL:
        question = position.stack.pop()
        if tasks.kind_of(question) == tasks.ASK_MAIN:
            _place_discs(position, seat, verb)
        take_action(position, seat, move, dice, log)
    elif verb in (verbs.OFFER, verbs.COMMIT):
        _offer(position, seat, move, log)
    elif verb == verbs.REMOVE_STONE:
        remove_stone(position, seat, first_of(move), log)
    else:
        _answer(position, seat, move, log)


def _place_discs(position: PixieQueenState, seat: int, space: int) -> None:
    """Pays for an action with discs, and puts the rest of the turn on the stack (PIX-304)."""
    position.stack.append(tasks.task(tasks.NEXT_TURN))
    if space == box.PRIORITY:  # PIX-451
        position.discs[seat] = 0
        position.single_by[BY_PRIORITY] = seat
        return
    position.stack.append(tasks.task(tasks.ASK_AFTER, seat))
    cost = price(position, space) if space < box.DOUBLES else 1
    position.discs[seat] = position.discs[seat] - cost
    if space < box.DOUBLES:
        position.placed[space] = cost + 4 * seat
    elif space == box.PANTRY:
        position.pantry.append(seat)
    elif space == box.SPECIAL_OFFERING:
        position.single_by[BY_SPECIAL] = seat
    elif space == box.TURN_ORDER:
        position.single_by[BY_ORDER] = seat
    elif space == box.TRADE_TILES and not position.trade_each:
        position.single_by[BY_TRADE] = seat
    elif space == box.MINE:
        position.own_used[seat] = position.own_used[seat] | USED_MINE
    elif space == box.COPY:
        position.own_used[seat] = position.own_used[seat] | USED_COPY
    else:
        position.own_used[seat] = position.own_used[seat] | USED_TRADE


def _offer(position: PixieQueenState, seat: int, move: int, log: Log | None) -> None:
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


def _answer(position: PixieQueenState, seat: int, move: int, log: Log | None) -> None:
    """Takes the question off the stack and carries out what was chosen."""
    verb, first, second = verb_of(move), first_of(move), second_of(move)
    question = position.stack.pop()
    left = tasks.first_of(question)
    if verb == verbs.SKILL:
        position.board_skills[position.board_skills.index(first)] = box.NO_SKILL
        position.skill[seat] = first
        if log is not None:
            log.tell("chose-skill", "PIX-113", seat=seat, skill=box.SKILL_NAMES[first])
    elif verb == verbs.TAKE:
        _take_food(position, seat, first, second, left, log)
    elif verb == verbs.PASS:
        position.discs[seat] = 0
        position.stack.append(tasks.task(tasks.NEXT_TURN))
        position.stack.append(tasks.task(tasks.SUFFER, seat, box.PASS_PENALTY, tasks.BY_PASS))
        if log is not None:
            log.tell("passed", "PIX-310", seat=seat)
    elif verb == verbs.GIVE:
        position.shares[first] = second
        ask_share(position, seat, left - second, first)
    elif verb == verbs.DISCARD:
        throw_away(position, seat, first, second, left, log)
    elif verb == verbs.PLACE:
        place_stone(position, seat, first, second, log)
        position.stack.append(tasks.task(tasks.ASK_PLACE, seat, left - 1))
    elif verb in (verbs.USE_BAG, verbs.PICK):
        _look_in_bag(position, seat, move, question, log)
    elif verb == verbs.NEUTRAL:
        move_neutral(position, seat, first, second, log)
    elif verb == verbs.USE_DOUBLE:
        if first == verbs.YES:
            position.doubled |= 1 << seat
            use_tile(position, seat, box.DOUBLE_TILE, "announces", "PIX-414", log)
    else:
        _promotion_answer(position, seat, move, question, log)


def _promotion_answer(position: PixieQueenState, seat: int, move: int, question: int, log: Log | None) -> None:
    """Carries out an answer about a promotion or a demotion."""
    verb, left = verb_of(move), tasks.first_of(question)
    if verb == verbs.DEMOTE:
        rule = "PIX-418" if tasks.second_of(question) == tasks.BY_ANGER else "PIX-621"
        demote(position, seat, first_of(move), rule, log)
    elif verb == verbs.USE_GRACE:
        use_tile(position, seat, box.GRACE_TILE, "grace", "PIX-623", log)
        if tasks.second_of(question) == tasks.BY_ANGER:
            position.stack.append(tasks.task(tasks.ANGER, 0, left - 1))
    elif verb == verbs.PROMOTE:
        rule = "PIX-513" if tasks.second_of(question) == tasks.BY_SKILL else "PIX-501"
        promote(position, seat, first_of(move), second_of(move), rule, log)
        if left > 1:
            position.stack.append(tasks.task(tasks.ASK_PROMOTE, seat, left - 1, tasks.second_of(question)))
    elif verb == verbs.STOP and log is not None:
        log.tell("stopped", "PIX-502", seat=seat)


def _take_food(position: PixieQueenState, seat: int, food: int, amount: int, left: int, log: Log | None) -> None:
    """Takes food for a food tile; the next food is asked for if the tile gives more (PIX-203)."""
    if amount:
        take_and_tell(position, seat, amounts_of(food, amount), "tile-food", "PIX-203", log)
    if left > amount and food < box.BREAD:
        position.stack.append(tasks.task(tasks.ASK_FOOD, seat, left - amount, food + 1))


def _look_in_bag(position: PixieQueenState, seat: int, move: int, question: int, log: Log | None) -> None:
    """Uses the bag tile or not, or picks one of the two cubes that it lets its holder choose (PIX-386)."""
    if verb_of(move) == verbs.USE_BAG:
        draws = tasks.first_of(question)
        if first_of(move) == verbs.NO:
            position.stack.append(tasks.task(tasks.DRAW, seat, draws))
            return
        use_tile(position, seat, box.BAG_TILE, "looks", "PIX-386", log)
        picks = min(2, draws)
        if draws > picks:
            position.stack.append(tasks.task(tasks.DRAW, seat, draws - picks))
        position.stack.append(tasks.task(tasks.ASK_PICK, seat, picks))
        return
    cube = first_of(move)
    keep_cube(position, seat, cube)
    if log is not None:
        log.tell("picked", "PIX-386", seat=seat, cube=box.CUBE_NAMES[cube])
    if tasks.first_of(question) > 1:
        position.stack.append(tasks.task(tasks.ASK_PICK, seat, tasks.first_of(question) - 1))
