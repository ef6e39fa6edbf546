"""What moves do: discs for an action, or the answer to a question."""

from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Log
from folkmoot.engine.packing import first_of, second_of, verb_of
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import flow, tasks
from folkmoot.games.pixie_queen import moves as verbs
from folkmoot.games.pixie_queen.rules.action_effects import ask_share, take_action, throw_away
from folkmoot.games.pixie_queen.rules.mining import look_in_bag, pick
from folkmoot.games.pixie_queen.rules.offering import ANGER_RULE, announce_double, make_offer
from folkmoot.games.pixie_queen.rules.pixies import demote, place_stone, remove_stone
from folkmoot.games.pixie_queen.rules.rewarding import move_neutral, promote_for
from folkmoot.games.pixie_queen.rules.stealing import take_food
from folkmoot.games.pixie_queen.rules.suffering import SYMBOL_RULE
from folkmoot.games.pixie_queen.rules.tiles import choose_skill, use_tile
from folkmoot.games.pixie_queen.rules.turns import pass_turn, place_discs
from folkmoot.games.pixie_queen.state import PixieQueenState


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
            place_discs(position, seat, verb, log)
        take_action(position, seat, move, dice, log)
    elif verb in (verbs.OFFER, verbs.COMMIT):
        make_offer(position, seat, move, log)
    elif verb == verbs.REMOVE_STONE:
        remove_stone(position, seat, first_of(move), log)
    else:
        _answer(position, seat, move, log)


def _answer(position: PixieQueenState, seat: int, move: int, log: Log | None) -> None:
    """Takes the question off the stack and carries out what was chosen."""
    verb, first, second = verb_of(move), first_of(move), second_of(move)
    question = position.stack.pop()
    left = tasks.first_of(question)
    if verb == verbs.SKILL:
        choose_skill(position, seat, first, log)
    elif verb == verbs.TAKE:
        take_food(position, seat, first, second, left, log)
    elif verb == verbs.PASS:
        pass_turn(position, seat, log)
    elif verb == verbs.GIVE:
        position.shares[first] = second
        ask_share(position, seat, left - second, first)
    elif verb == verbs.DISCARD:
        throw_away(position, seat, first, second, left, log)
    elif verb == verbs.PLACE:
        place_stone(position, seat, first, second, log)
        position.stack.append(tasks.task(tasks.ASK_PLACE, seat, left - 1))
    elif verb == verbs.USE_BAG and first == verbs.YES:
        look_in_bag(position, seat, left, log)
    elif verb == verbs.USE_BAG:
        position.stack.append(tasks.task(tasks.DRAW, seat, left))
    elif verb == verbs.PICK:
        pick(position, seat, first, left, log)
    elif verb == verbs.NEUTRAL:
        move_neutral(position, seat, first, second, log)
    elif verb == verbs.USE_DOUBLE:
        if first == verbs.YES:
            announce_double(position, seat, log)
    else:
        _promotion_answer(position, seat, move, question, log)


def _promotion_answer(position: PixieQueenState, seat: int, move: int, question: int, log: Log | None) -> None:
    """Carries out an answer about a promotion or a demotion."""
    verb, left = verb_of(move), tasks.first_of(question)
    if verb == verbs.DEMOTE:
        rule = ANGER_RULE if tasks.second_of(question) == tasks.BY_ANGER else SYMBOL_RULE
        demote(position, seat, first_of(move), rule, log)
    elif verb == verbs.USE_GRACE:
        use_tile(position, seat, box.GRACE_TILE, "grace", "PIX-623", log)
        if tasks.second_of(question) == tasks.BY_ANGER:
            position.stack.append(tasks.task(tasks.ANGER, 0, left - 1))
    elif verb == verbs.PROMOTE:
        promote_for(position, seat, question, first_of(move), second_of(move), log)
    elif verb == verbs.STOP and log is not None:
        log.tell("stopped", "PIX-502", seat=seat)
