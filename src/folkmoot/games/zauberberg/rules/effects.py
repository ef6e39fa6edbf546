"""What the moves do."""

from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Log
from folkmoot.engine.handfuls import faces_of
from folkmoot.engine.packing import first_of, second_of, verb_of
from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg import flow, phases, tasks
from folkmoot.games.zauberberg import moves as verbs
from folkmoot.games.zauberberg.rules.cards import cards_in, draw, show_cards, throw_away
from folkmoot.games.zauberberg.rules.clues import learn_fit
from folkmoot.games.zauberberg.rules.landing import arrive, ask_reveal, send_home
from folkmoot.games.zauberberg.rules.walking import destination, longest_card, pairs_of, tell_movement
from folkmoot.games.zauberberg.state import ZauberbergState, owner_of


def carry_out(position: ZauberbergState, seat: int, move: int, dice: Dice, log: Log | None) -> None:
    """Carries out one legal decision and goes on to the next question."""
    verb = verb_of(move)
    if verb == verbs.PICK:
        _pick(position, seat, first_of(move), second_of(move), log)
    elif verb in (verbs.WALK, verbs.ENTER, verbs.CLIMB):
        _move(position, seat, move, log)
        flow.run(position, dice, log)
    elif verb == verbs.STOP:
        if log is not None:
            log.tell("stopped", "ZAU-42", seat=seat)
        flow.end_turn(position, dice, log)
    elif verb == verbs.EXCHANGE:
        _exchange(position, seat, verbs.EXCHANGE_CARDS[first_of(move)], dice, log)
    elif verb == verbs.PLACE:
        _place(position, seat, first_of(move), second_of(move), dice, log)
    else:
        position.phase = phases.RESOLVING
        answer(position, seat, verb, first_of(move), log)
        flow.run(position, dice, log)


def _place(position: ZauberbergState, seat: int, number: int, village: int, dice: Dice, log: Log | None) -> None:
    """Places one kobold in a village (ZAU-19), where there is room for all (ZAU-07)."""
    position.at[box.KOBOLDS * seat + number] = box.VILLAGE + village
    if log is not None:
        log.tell("placed", "ZAU-19", seat=seat, kobold=f"k{number + 1}", village=box.VILLAGE_NAMES[village])
    flow.after_placement(position, dice, log)


def _pick(position: ZauberbergState, seat: int, number: int, face: int, log: Log | None) -> None:
    """Plays the first card, which names the kobold; everybody learns that another card moves it (ZAU-41)."""
    throw_away(position, seat, face)
    position.kobold = box.KOBOLDS * seat + number
    position.played = 1
    position.phase = phases.MOVE_SECOND
    learn_fit(position, seat, longest_card(position, int(position.kobold), False, pairs_of(position)))
    if log is not None:
        show_cards("picked", "ZAU-36", {"seat": seat, "card": box.FACE_NAMES[face], "kobold": f"k{number + 1}"}, log)


def _move(position: ZauberbergState, seat: int, move: int, log: Log | None) -> None:
    """Plays a movement card: the kobold goes where it leads, then the stack takes over."""
    verb, played, way = verb_of(move), first_of(move), second_of(move)
    kobold = int(position.kobold)
    place = destination(position, kobold, verb, verbs.value_of(played), way)
    throw_away(position, seat, verbs.face_of(played))
    position.played += 1
    position.phase = phases.RESOLVING
    position.stack.append(tasks.task(tasks.AFTER_CARD))
    position.stack.append(tasks.task(tasks.CHECK_WAITING))
    if log is not None:
        tell_movement(position, seat, move, place, log)
    arrive(position, kobold, place, way, log)


def _exchange(position: ZauberbergState, seat: int, cards: int, dice: Dice, log: Log | None) -> None:
    """Throws cards away, draws as many, and ends the turn without a refill (ZAU-45, ZAU-46, ZAU-48)."""
    faces = faces_of(cards)
    for face in faces:
        throw_away(position, seat, face)
    if log is not None:
        show_cards("exchanged", "ZAU-46", {"seat": seat, "cards": cards_in(cards)}, log)
    draw(position, seat, len(faces), "ZAU-46", dice, log)
    flow.next_turn(position, log)


def answer(position: ZauberbergState, seat: int, verb: int, first: int, log: Log | None) -> None:
    """Takes the question off the stack and carries out what was chosen."""
    question = position.stack.pop()
    kobold = tasks.kobold_of(question)
    if verb == verbs.TO_VILLAGE:
        send_home(position, kobold, first, log)
    elif verb == verbs.TURN:
        _turn(position, seat, first, log)
    elif verb == verbs.RAVEN_TO:
        _send_raven(position, kobold, first, log)
    elif verb == verbs.DISCARD:
        throw_away(position, seat, first)
        if log is not None:
            show_cards("discarded", "ZAU-124", {"seat": seat, "card": box.FACE_NAMES[first]}, log)
    else:
        _reveal(position, kobold, first, tasks.argument_of(question), log)


def _turn(position: ZauberbergState, seat: int, way: int, log: Log | None) -> None:
    """Turns the mountain a quarter; everything keeps its space, and the villages stay (ZAU-09, ZAU-117, ZAU-118)."""
    position.rotation = box.turned(int(position.rotation), way)
    if log is not None:
        log.tell("turned", "ZAU-117", seat=seat, way=box.WAY_NAMES[way])


def _send_raven(position: ZauberbergState, kobold: int, victim: int, log: Log | None) -> None:
    """Sends a Raven, which costs the victim a stone and a card, or waits for a stone (ZAU-123)."""
    seat = owner_of(kobold)
    if position.owned[victim] == 0:
        position.ravens[victim] = position.ravens[victim] + 1
        if log is not None:
            log.tell("raven-waits", "ZAU-127", seat=seat, other=victim)
        return
    position.owned[victim] = position.owned[victim] - 1
    if log is not None:
        log.tell("raven-takes", "ZAU-124", seat=seat, other=victim)
    if position.hands[victim]:  # ZAU-125, ZAU-126
        position.stack.append(tasks.task(tasks.ASK_DISCARD, kobold, victim))


def _reveal(position: ZauberbergState, kobold: int, space: int, left: int, log: Log | None) -> None:
    """Turns a token up for all to see, until it is activated or a Storm comes (ZAU-114)."""
    token = box.TOKEN_AT[space]
    position.face_up |= 1 << token
    position.seen |= 1 << token
    if log is not None:
        name = box.KIND_NAMES[position.tokens[token]]
        log.reveal("revealed", "ZAU-111", seat=owner_of(kobold), token=name, space=box.SPACE_NAMES[space])
    ask_reveal(position, kobold, left - 1)
