"""The flow of a game: dealing, placement, rainbow, turns, the final turn, the end. No choice is made here."""

from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Event, Log
from folkmoot.engine.handfuls import faces_of, handful
from folkmoot.engine.phrases import Phrase
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans import history, phases, scoring, stages
from folkmoot.games.korrigans.rules.movement import can_move, useful_companions
from folkmoot.games.korrigans.state import NONE, KorrigansState


def deciders(position: KorrigansState) -> list[int]:
    """Returns who must decide now."""
    return [] if position.phase == phases.OVER else [decider(position)]


def decider(position: KorrigansState) -> int:
    """Returns the seat that decides: the holder of the bag for pawns and cauldron, else the seat on turn."""
    if position.phase in (phases.PLACE_SUN, phases.PLACE_CLOUD, phases.PLACE_CAULDRON):
        return int(position.holder)
    return position.seat_on_turn()


def deal(position: KorrigansState, dice: Dice) -> None:
    """Lays tokens and menhirs at random, face down (KOR-09)."""
    faces = [face for face, count in enumerate(box.clovers_in_play(int(position.seats))) for _ in range(count)]
    dice.shuffle(faces)
    dealt = 0
    for field in range(box.FIELDS):
        count = box.clovers_on(field, int(position.seats))
        position.clovers[field] = handful(faces[dealt : dealt + count])
        dealt += count
    signs = box.MENHIR_SIGNS[:]
    dice.shuffle(signs)
    for field in range(box.FIELDS):
        position.signs[field] = signs.pop() if box.HAS_MENHIR[field] else NONE


def end_turn(position: KorrigansState, dice: Dice, log: Log | None) -> None:
    """Ends a placement or an ordinary turn, with everything that it brought, and goes on to the next question."""
    placing = position.stage == stages.PLACEMENT
    places_again = placing and another_is_placed(position)
    position.turn += 1
    all_had_it = position.turn == position.seats
    if all_had_it:
        position.turn = 0
        position.placement_lap += 1 if placing else 0
    if places_again:
        position.phase = phases.PLACE_KORRIGAN
    elif all_had_it:
        _begin_round(position, dice, log)
    else:
        begin_turn(position, dice, log)


def another_is_placed(position: KorrigansState) -> bool:
    """Tells whether another placement comes: all place their first Korrigan, then all the second (KOR-14)."""
    return position.turn + 1 < position.seats or position.placement_lap == 0


def place_pawn(position: KorrigansState, seat: int, line: int, dice: Dice, log: Log | None) -> None:
    """Puts a pawn of a new colour on a sun (KOR-26), else on a cloud (KOR-27).

    With five clouds goes on drawing, else movement begins (KOR-31, KOR-32, KOR-33).
    """
    pawn = box.PAWN_COLOURS[position.pawn]
    if position.phase == phases.PLACE_SUN:
        put_pawn(position, position.suns, line)
        if log is not None:
            log.tell("sun-placed", "KOR-26", seat=seat, pawn=pawn, row=line + 1)
    else:
        put_pawn(position, position.clouds, line)
        if log is not None:
            log.tell("cloud-placed", "KOR-27", seat=seat, pawn=pawn, column=line + 1)
    if only_draws_are_left(position):
        if log is not None:
            log.tell("chain", "KOR-32", seat=int(position.holder))
        _draw_pawn(position, dice, log)
    else:
        position.turn = 0  # KOR-31: player 1 begins, no matter who drew
        begin_turn(position, dice, log)


def put_pawn(position: KorrigansState, lines: list[int], line: int) -> None:
    """Puts the pawn on one of the suns or clouds, for good (KOR-29), and passes the bag to the left (KOR-30)."""
    lines[line] = int(position.pawn)
    position.pawn = NONE
    position.holder = (position.holder + 1) % position.seats


def only_draws_are_left(position: KorrigansState) -> bool:
    """Tells whether nobody moves any more before the cauldron appears: five clouds are occupied (KOR-32)."""
    return box.GRID_SIZE - position.clouds.count(NONE) >= box.CHAIN_FROM_CLOUDS


def begin_turn(position: KorrigansState, dice: Dice, log: Log | None) -> None:
    """Asks the player on turn for the one compulsory movement (KOR-37).

    If no movement is possible, asks for a sacrifice (KOR-55) or skips the turn (KOR-62).
    """
    seat = position.seat_on_turn()
    able = can_move(position, seat, position.owned(seat))
    remember_if_able_to_move(position, seat, able)
    if log is not None and shows_if_able_to_move(position, seat):
        _tell_if_able_to_move(seat, able, log)
    question = question_of_turn(position, seat, able)
    if question != NONE:
        position.phase = question
        return
    if log is not None:
        log.tell("passed", "KOR-62", seat=seat)
    end_turn(position, dice, log)


def question_of_turn(position: KorrigansState, seat: int, able: bool) -> int:
    """Returns what a player who is or is not able to move is asked in a turn; NONE if it is skipped (KOR-62)."""
    may_sacrifice = position.hidden[seat] > 0 and position.backups_left > 0
    if able:
        # KOR-65: some side of a backup always allows a movement: every field has an open border and a door, and the
        # troll blocks only one crossing.
        return phases.OFFER_SACRIFICE if position.free_backup and may_sacrifice else phases.MOVE_KORRIGAN
    return phases.MUST_SACRIFICE if may_sacrifice else NONE


def begin_final_stage(position: KorrigansState, log: Log | None) -> None:
    """Begins the last stage, when the cauldron stands: every player has a final turn, from player 1 (KOR-110)."""
    position.stage = stages.FINAL_TURN
    position.turn = 0
    _begin_final_turn(position, log)


def ask_final_move(position: KorrigansState, log: Log | None) -> None:
    """Asks for the next movement of a final turn, or ends it when none is possible (KOR-112).

    The board is as earlier players left it (KOR-119); the cauldron's field may be passed and left again (KOR-117).
    """
    seat = position.seat_on_turn()
    if can_move(position, seat, position.owned(seat)):
        position.phase = phases.FINAL_MOVE
    else:
        end_final_turn(position, log)


def end_final_turn(position: KorrigansState, log: Log | None) -> None:
    """Ends one player's final turn, by choice or because no movement is left; the event is the same (KOR-115)."""
    if log is not None:
        log.tell("final-over", "KOR-115", seat=position.seat_on_turn())
    position.turn += 1
    if position.turn < position.seats:
        _begin_final_turn(position, log)
    else:
        position.phase = phases.OVER
        if log is not None:
            _tell_scores(position, log)


def _begin_round(position: KorrigansState, dice: Dice, log: Log | None) -> None:
    """Begins a round, with a draw from the bag (KOR-24)."""
    position.stage = stages.ROUNDS
    position.round += 1
    if log is not None:
        log.tell("round-begins", "KOR-24", round=int(position.round))
    _draw_pawn(position, dice, log)


def _draw_pawn(position: KorrigansState, dice: Dice, log: Log | None) -> None:
    """Draws a pawn for the holder of the bag (KOR-25).

    The seventh colour is not placed and ends the ordinary movements (KOR-36); one row is free then (KOR-35).
    """
    if position.coming:
        colour = position.coming[0]
        position.coming = position.coming[1:]
    else:
        pawn_index = dice.below(sum(position.bag))
        colour = 0
        while pawn_index >= position.bag[colour]:
            pawn_index -= position.bag[colour]
            colour += 1
    question = question_of_draw(position, colour)
    position.bag[colour] = position.bag[colour] - 1
    position.pawn = colour
    position.phase = question
    if log is not None:
        log.tell("drawn", "KOR-25", seat=int(position.holder), pawn=box.PAWN_COLOURS[colour])
        if question == phases.PLACE_CAULDRON:
            log.tell("seventh", "KOR-34", seat=int(position.holder), pawn=box.PAWN_COLOURS[colour])


def question_of_draw(position: KorrigansState, colour: int) -> int:
    """Returns what is asked when a pawn of this colour is drawn from the bag (KOR-26, KOR-27, KOR-34)."""
    if colour in position.suns:
        return phases.PLACE_CLOUD
    colours_drawn = box.GRID_SIZE - position.suns.count(NONE)
    return phases.PLACE_CAULDRON if colours_drawn + 1 == box.COLOURS_TO_CAULDRON else phases.PLACE_SUN


def _tell_if_able_to_move(seat: int, able: bool, log: Log) -> None:
    """Tells all players whether a hidden companion moves the player on turn, where the open ones do not show it."""
    args: dict[str, str | int | list[str | int]] = {"seat": seat, "able": "yes" if able else "no"}
    rule = "KOR-40" if able else "KOR-55"
    log.add(Event(rule=rule, public=Phrase("turn-opens", args), reveals=True))


def remember_if_able_to_move(position: KorrigansState, seat: int, able: bool) -> None:
    """Writes into the history what others learn of the seat's hidden companions from whether it can move."""
    if able and not shows_if_able_to_move(position, seat):
        return
    kind = history.ABLE if able else history.STUCK
    history.remember(position, history.companions_observation(kind, seat, useful_companions(position, seat)))


def shows_if_able_to_move(position: KorrigansState, seat: int) -> bool:
    """Tells whether others learn of hidden companions from whether the seat can move: its open ones do not move it."""
    if not position.has_screen(seat) or position.hidden[seat] == 0:
        return False
    return not can_move(position, seat, position.revealed[seat] + position.backups[seat])


def _begin_final_turn(position: KorrigansState, log: Log | None) -> None:
    """Begins one player's final turn: all their companions are revealed, gold stays hidden (KOR-111)."""
    seat = position.seat_on_turn()
    shown = position.hidden[seat] & box.COMPANION_MASK
    secret = position.has_screen(seat) and position.hidden[seat] > 0
    position.hidden[seat] = position.hidden[seat] - shown
    position.revealed[seat] = position.revealed[seat] + shown
    for companion in range(box.COMPANIONS):
        for _ in range(shown >> 4 * companion & 15):
            history.remember(position, history.token_observation(history.REVEALED, seat, 0, companion))
    history.remember(position, history.token_observation(history.ALL_SHOWN, seat))
    if log is not None:
        log.tell("final-begins", "KOR-110", seat=seat)
        if secret:
            names: list[str | int] = [box.COMPANION_NAMES[face] for face in faces_of(shown)]
            key = "companions-shown" if names else "no-companions-shown"
            log.add(Event(rule="KOR-111", public=Phrase(key, {"seat": seat, "clovers": names}), reveals=True))
    ask_final_move(position, log)


def _tell_scores(position: KorrigansState, log: Log) -> None:
    for seat in range(position.seats):
        log.reveal(
            "scored",
            "KOR-120",
            seat=seat,
            clovers=[box.FACE_NAMES[face] for face in faces_of(position.hidden[seat]) if face >= box.COMPANIONS],
            gold=scoring.clover_gold(position, seat),
            **scoring.parts(position, seat),
        )
    winner = scoring.ranks(position).index(1)
    log.tell("game-over", "KOR-125", seat=winner, total=scoring.total(position, winner))
