"""The flow of a game: dealing, placement, the stack of tasks, turns, the end. Nothing here is a choice."""

from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Log
from folkmoot.engine.handfuls import faces_of
from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg import phases, tasks
from folkmoot.games.zauberberg.rules.cards import draw, fitting, tell_cards
from folkmoot.games.zauberberg.rules.clues import learn_fit, learn_misfit
from folkmoot.games.zauberberg.rules.landing import check_waiting, land
from folkmoot.games.zauberberg.rules.walking import longest_card, only_climbs, pairs_of
from folkmoot.games.zauberberg.state import NONE, ZauberbergState, owner_of


def deciders(position: ZauberbergState) -> list[int]:
    """Returns who must decide now."""
    return [] if position.phase == phases.OVER else [decider(position)]


def decider(position: ZauberbergState) -> int:
    """Returns the seat that decides: whose turn it is, or whose kobold has met something (ZAU-91, ZAU-109)."""
    if not position.stack:
        return int(position.active)
    question = position.stack[-1]
    if tasks.kind_of(question) == tasks.ASK_DISCARD:
        return tasks.argument_of(question)
    return owner_of(tasks.kobold_of(question))


def turns(position: ZauberbergState) -> int:
    """Returns how many turns all players together have completed."""
    return int(position.turns)


def after_placement(position: ZauberbergState, dice: Dice, log: Log | None) -> None:
    """Lets the next player place a kobold; after five rounds deals the cards, and seat 0 begins (ZAU-17, ZAU-18)."""
    position.active = (position.active + 1) % position.seats
    if NONE in position.at:
        return
    for seat in range(position.seats):  # ZAU-23
        draw(position, seat, box.HAND, "ZAU-23", dice, None)
        if log is not None:
            tell_cards("dealt", "ZAU-23", seat, faces_of(position.hands[seat]), log)
    position.phase = phases.CHOOSE_ACTION


def run(position: ZauberbergState, dice: Dice, log: Log | None) -> None:
    """Carries out the waiting tasks, the last one first, until somebody is asked or the card is done (ZAU-39)."""
    while position.phase == phases.RESOLVING:
        task = position.stack.pop()
        kind = tasks.kind_of(task)
        if kind == tasks.AFTER_CARD:
            _after_card(position, dice, log)
        elif kind == tasks.CHECK_WAITING:
            check_waiting(position, log)
        elif kind == tasks.LAND:
            land(position, tasks.kobold_of(task), dice, log)
        else:
            position.stack.append(task)
            position.phase = tasks.PHASE_OF[kind]


def end_turn(position: ZauberbergState, dice: Dice, log: Log | None) -> None:
    """Refills the hand and passes the turn on (ZAU-29, ZAU-33)."""
    seat = int(position.active)
    missing = position.hand_limit(seat) - position.cards_held(seat)
    if missing > 0:
        draw(position, seat, missing, "ZAU-29", dice, log)
    next_turn(position, log)


def next_turn(position: ZauberbergState, log: Log | None) -> None:
    """Begins the next player's turn, unless the limit of turns is reached (ZAU-33, ZAU-122)."""
    position.credit[position.active] = 0
    position.turns += 1
    position.kobold = NONE
    position.played = 0
    position.ended = False
    if limit_reached(position):
        position.phase = phases.OVER
        if log is not None:
            log.reveal("limit-reached", "ZAU-156", number=int(position.turns))
        return
    position.active = (position.active + 1) % position.seats
    position.phase = phases.CHOOSE_ACTION


def limit_reached(position: ZauberbergState) -> bool:
    """Tells whether so many turns have been completed that the game ends without a winner (ZAU-156)."""
    return 0 < position.turn_limit == position.turns


def _after_card(position: ZauberbergState, dice: Dice, log: Log | None) -> None:
    """Asks for a further card where one is allowed and possible, else ends the turn (ZAU-42 to ZAU-44, ZAU-74).

    Everybody learns whether a card fits; that is logged where not every card would (ZAU-72).
    """
    position.touched = []
    seat = int(position.active)
    if not position.ended and position.played < position.may_play() and position.hands[seat]:
        longest = longest_card(position, int(position.kobold), only_climbs(position), pairs_of(position))
        if longest and position.hands[seat] & fitting(longest):
            learn_fit(position, seat, longest)
            position.phase = phases.MOVE_EXTRA
            if log is not None and longest < box.HIGHEST:
                log.reveal("may-go-on", "ZAU-43", seat=seat)
            return
        if longest:
            learn_misfit(position, seat, longest)
            if log is not None:
                log.reveal("no-card-fits", "ZAU-43", seat=seat)
    end_turn(position, dice, log)
