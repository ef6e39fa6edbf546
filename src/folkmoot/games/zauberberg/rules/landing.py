"""Placing a kobold where its card leads, pushing, and what landing on stones and tokens does.

While a card is resolved, what is still to be done lies on the stack as tasks: a question that interrupts it is the task
on top.
"""

from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Event, Log
from folkmoot.engine.phrases import Phrase
from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg import phases, tasks
from folkmoot.games.zauberberg.rules.cards import draw
from folkmoot.games.zauberberg.rules.tokens import (
    LEAVING_KINDS,
    can_go,
    hidden_tokens,
    kind_under,
    leads_on,
    question_of,
    target_of,
)
from folkmoot.games.zauberberg.state import NONE, ZauberbergState, name_of, owner_of


def arrive(position: ZauberbergState, kobold: int, place: int, way: int, log: Log | None) -> None:
    """Puts the active kobold where its card leads; on a pair it pushes the upper one on, and so forth (ZAU-86, ZAU-89).

    Only the last kobold of a chain can come to stand alone and then resolves its space (ZAU-78, ZAU-88, ZAU-90). Every
    chain ends (ZAU-95). Colours do not matter (ZAU-66, ZAU-87).
    """
    leave(position, kobold)
    if place == box.SUMMIT:
        win(position, kobold, log)
        return
    first = kobold
    lower = bottom_of(position, place)
    while lower != NONE:
        upper = position.on.index(lower) if lower in position.on else NONE
        position.at[kobold] = place
        position.on[kobold] = lower
        if log is not None:
            _tell_on_top(kobold, lower, _push_rule(kobold == first, upper != NONE), log)
        if upper == NONE:  # ZAU-82, ZAU-83, ZAU-92
            return
        rule = _push_rule(kobold == first, True)
        kobold = upper
        place = box.along(place, way, 1)  # ZAU-94
        position.on[kobold] = NONE
        position.at[kobold] = NONE
        lower = bottom_of(position, place)
        if log is not None:
            _tell_space("pushed", rule, kobold, place, log)
    position.at[kobold] = place
    position.stack.append(tasks.task(tasks.LAND, kobold))


def leave(position: ZauberbergState, kobold: int) -> None:
    """Takes a kobold off its place; where it waited the token is turned face down (ZAU-132, ZAU-146).

    The kobold on which it stood stays there (ZAU-77).
    """
    if kobold in position.waiting:
        position.waiting.remove(kobold)
        turn_down(position, box.TOKEN_AT[position.at[kobold]])
    position.on[kobold] = NONE
    position.at[kobold] = NONE


def turn_down(position: ZauberbergState, token: int) -> None:
    """Turns a token face down."""
    position.face_up &= ~(1 << token)


def win(position: ZauberbergState, kobold: int, log: Log | None) -> None:
    """Puts a kobold on the summit, by a climb or a Passage (ZAU-153), and ends the game at once (ZAU-151, ZAU-155)."""
    position.at[kobold] = box.SUMMIT
    position.phase = phases.OVER
    position.stack = []
    if log is not None:
        log.reveal("won", "ZAU-151", seat=owner_of(kobold), kobold=name_of(kobold))


def land(position: ZauberbergState, kobold: int, dice: Dice, log: Log | None) -> None:
    """Resolves the space on which a kobold has come to stand alone, however it came there.

    On a plain space nothing happens (ZAU-79); a stone is taken (ZAU-80), a token activated (ZAU-81), also behind a
    Passage or a Trapdoor (ZAU-84). Nothing acts later on a kobold that stays (ZAU-85).
    """
    stone = position.stone_on(position.at[kobold])
    if stone != NONE:
        _take_stone(position, kobold, stone, dice, log)
        return
    token = token_met(position, kobold)
    if token != NONE:
        position.touched.append(box.TOKENS * kobold + token)
        _activate(position, kobold, token, dice, log)


def token_met(position: ZauberbergState, kobold: int) -> int:
    """Returns the token that a kobold activates where it has landed, none twice by the same card (ZAU-150), or NONE."""
    token = position.token_on(position.at[kobold])
    if token != NONE and box.TOKENS * kobold + token in position.touched:
        return NONE
    return token


def check_waiting(position: ZauberbergState, log: Log | None) -> None:
    """Lets the first waiting kobold go that can, and checks again when it has landed (ZAU-144, ZAU-149).

    That costs no card and changes nothing for the player whose turn it is (ZAU-147).
    """
    for kobold in position.waiting:
        if can_go(position, kobold):
            target = target_of(position, kobold)
            if log is not None:
                kind = box.KIND_NAMES[kind_under(position, kobold)]
                _tell_space("goes-at-last", "ZAU-143", kobold, target, log, token=kind)
            leave(position, kobold)
            position.at[kobold] = target
            position.stack.append(tasks.task(tasks.CHECK_WAITING))
            position.stack.append(tasks.task(tasks.LAND, kobold))  # ZAU-148
            return


def send_home(position: ZauberbergState, kobold: int, village: int, log: Log | None) -> None:
    """Puts a kobold into a village of its owner's choice (ZAU-137, ZAU-139, ZAU-140).

    That ends the turn if the kobold is the active player's own (ZAU-97, ZAU-138, ZAU-141), else not (ZAU-96).
    """
    kind = kind_under(position, kobold)
    turn_down(position, box.TOKEN_AT[position.at[kobold]])
    leave(position, kobold)
    position.at[kobold] = box.VILLAGE + village
    seat = owner_of(kobold)
    if log is not None:
        rule = "ZAU-137" if kind == box.TRAPDOOR else "ZAU-139"
        place = box.PLACE_NAMES[box.VILLAGE + village]
        log.tell("sent-home", rule, seat=seat, kobold=name_of(kobold), token=box.KIND_NAMES[kind], village=place)
    if seat == position.active:
        position.ended = True
        if log is not None:
            log.tell("turn-over", "ZAU-44", seat=seat)


def bottom_of(position: ZauberbergState, space: int) -> int:
    """Returns the kobold that stands on the space itself, or NONE."""
    for kobold, place in enumerate(position.at):
        if place == space and position.on[kobold] == NONE:
            return kobold
    return NONE


def _take_stone(position: ZauberbergState, kobold: int, stone: int, dice: Dice, log: Log | None) -> None:
    """Takes a stone (ZAU-104): it is kept, or leaves the game with a Raven or as the third (ZAU-98, ZAU-100).

    The owner of the kobold takes it, in any turn (ZAU-102); a card drawn for it can be played at once (ZAU-103).
    """
    seat = owner_of(kobold)
    space = box.SPACE_NAMES[position.at[kobold]]
    position.stones &= ~(1 << stone)
    fate = fate_of_stone(position, seat)
    if fate == "raven":
        position.ravens[seat] = position.ravens[seat] - 1
        if log is not None:
            log.tell("stone-for-raven", "ZAU-101", seat=seat, space=space)
    elif fate == "dropped":
        if log is not None:
            log.tell("stone-dropped", "ZAU-100", seat=seat, space=space)
    else:
        position.owned[seat] = position.owned[seat] + 1
        if log is not None:
            log.tell("stone-kept", "ZAU-98", seat=seat, space=space)
        _draw_one(position, seat, "ZAU-99", dice, log)


def fate_of_stone(position: ZauberbergState, seat: int) -> str:
    """Returns what becomes of a stone that a seat takes: it goes with a Raven or as the third, or is kept."""
    if position.ravens[seat]:  # ZAU-101, ZAU-128
        return "raven"
    return "dropped" if position.owned[seat] == box.MOST_STONES else "kept"  # ZAU-98, ZAU-100


def _draw_one(position: ZauberbergState, seat: int, rule: str, dice: Dice, log: Log | None) -> None:
    """Draws a card unless the seat holds five, the most there may be (ZAU-99, ZAU-121)."""
    if position.cards_held(seat) < box.MOST_CARDS:
        draw(position, seat, 1, rule, dice, log)
    elif log is not None:
        log.tell("hand-full", rule, seat=seat)


def _activate(position: ZauberbergState, kobold: int, token: int, dice: Dice, log: Log | None) -> None:
    """Turns a token up, if it does not lie open (ZAU-107), and carries it out (ZAU-105, ZAU-108).

    The owner of the kobold decides, and then the turn goes on (ZAU-110).
    """
    kind = position.tokens[token]
    bit = 1 << token
    if log is not None:
        _tell_token(position, kobold, token, log)
    position.seen |= bit
    position.face_up |= bit
    if leads_on(position, kobold):
        _change_level(position, kobold, log)
        return
    if kind == box.STORM:
        if log is not None:
            log.tell("tokens-hidden", "ZAU-116", number=int(position.face_up).bit_count())
        position.face_up = 0
    elif kind == box.FLYING_CARD:
        turn_down(position, token)
        _extra_card(position, owner_of(kobold), dice, log)
    elif kind in LEAVING_KINDS:  # ZAU-115, ZAU-129
        turn_down(position, token)
        position.gone |= bit
    question = question_of(position, kobold)
    if question == tasks.ASK_REVEAL:
        ask_reveal(position, kobold, box.TOKENS_OF_A_BALL)
    elif question != NONE:
        position.stack.append(tasks.task(question, kobold))


def ask_reveal(position: ZauberbergState, kobold: int, left: int) -> None:
    """Asks for the next token to turn up, as long as one lies face down (ZAU-113)."""
    if left and hidden_tokens(position):
        position.stack.append(tasks.task(tasks.ASK_REVEAL, kobold, left))


def _change_level(position: ZauberbergState, kobold: int, log: Log | None) -> None:
    """Moves a kobold through a Passage or Trapdoor if its end is free, else it waits (ZAU-130, ZAU-131, ZAU-135).

    From its new space the active kobold may go on with a further card (ZAU-134).
    """
    kind, target = kind_under(position, kobold), target_of(position, kobold)
    up = kind == box.PASSAGE
    if not position.is_free(target):
        position.waiting.append(kobold)
        if log is not None:
            rule = "ZAU-131" if up else "ZAU-136"
            _tell_space("waits", rule, kobold, target, log, token=box.KIND_NAMES[kind])
        return
    turn_down(position, box.TOKEN_AT[position.at[kobold]])
    leave(position, kobold)
    if log is not None:
        _tell_space("goes-up" if up else "falls", "ZAU-130" if up else "ZAU-135", kobold, target, log)
    if target == box.SUMMIT:  # ZAU-133, ZAU-154
        win(position, kobold, log)
        return
    position.at[kobold] = target
    position.stack.append(tasks.task(tasks.LAND, kobold))


def _extra_card(position: ZauberbergState, seat: int, dice: Dice, log: Log | None) -> None:
    """Gives a card at once, and one more to play, in this turn or the next own one (ZAU-119, ZAU-121).

    It is a card for the active kobold, whichever kobold has met the token (ZAU-120).
    """
    own_turn = seat == position.active
    position.credit[seat] = position.credit[seat] + 1
    if log is not None:
        log.tell("extra-card" if own_turn else "extra-card-later", "ZAU-119" if own_turn else "ZAU-121", seat=seat)
    _draw_one(position, seat, "ZAU-119" if own_turn else "ZAU-121", dice, log)


def _push_rule(by_card: bool, pair: bool) -> str:
    """Returns the rule by which a kobold comes to stand on another: by its card or pushed, on a lone one or a pair."""
    if by_card:
        return "ZAU-86" if pair else "ZAU-82"
    return "ZAU-89" if pair else "ZAU-92"


def _tell_on_top(kobold: int, lower: int, rule: str, log: Log) -> None:
    who, whom = owner_of(kobold), owner_of(lower)
    log.tell("lands-on", rule, seat=who, kobold=name_of(kobold), other=whom, below=name_of(lower))


def _tell_space(key: str, rule: str, kobold: int, place: int, log: Log, **args: str) -> None:
    log.tell(key, rule, seat=owner_of(kobold), kobold=name_of(kobold), space=box.PLACE_NAMES[place], **args)


def _tell_token(position: ZauberbergState, kobold: int, token: int, log: Log) -> None:
    """Logs that everybody sees the token: news unless it lay open, and turned down again unless the kobold waits."""
    args: dict[str, str | int | list[str | int]] = {
        "seat": owner_of(kobold),
        "kobold": name_of(kobold),
        "token": box.KIND_NAMES[kind_under(position, kobold)],
        "space": box.SPACE_NAMES[position.at[kobold]],
    }
    known = bool(position.face_up >> token & 1)
    stays = leads_on(position, kobold) and not position.is_free(target_of(position, kobold))
    log.add(Event(rule="ZAU-105", public=Phrase("token-shown", args), reveals=not known, clears=not stays))
