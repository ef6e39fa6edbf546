"""What a choice does, as far as its seat knows: the rules carry it out on a copy, up to the first secret."""

from functools import cache

from folkmoot.engine.handfuls import count_of, single, size_of
from folkmoot.engine.packing import first_of, second_of, third_of, verb_of
from folkmoot.engine.prompts import Next
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans import flow, phases, scoring, stages
from folkmoot.games.korrigans import moves as verbs
from folkmoot.games.korrigans.race import Race
from folkmoot.games.korrigans.rules.arrival import exchange, must_give_goblin, opposing_korrigans_in_field
from folkmoot.games.korrigans.rules.effects import spend
from folkmoot.games.korrigans.rules.movement import can_move, is_first_use
from folkmoot.games.korrigans.rules.verdicts import eligible_field_bits
from folkmoot.games.korrigans.shown import KorrigansEffect
from folkmoot.games.korrigans.state import CARRIED_NAMES, CARRIES_ELF, NONE, KorrigansState


def effect(position: KorrigansState, seat: int, move: int) -> KorrigansEffect:
    """Returns what a legal move does."""
    verb, first = verb_of(move), first_of(move)
    if verb == verbs.MOVE:
        return _movement(position, seat, first, second_of(move), third_of(move))
    if verb == verbs.GATHER:
        return _gathering(position, seat, first)
    if verb == verbs.PLACE:
        return _placement(position, seat, first)
    if verb == verbs.GOBLIN_TO:
        return _arrival(position, position.copy(), first, NONE)
    if verb in (verbs.SUN, verbs.CLOUD):
        return _pawn(position, seat, verb, first)
    if verb == verbs.SACRIFICE:
        return _sacrifice(position, seat, first, second_of(move))
    if verb == verbs.TROLL_TO:
        ahead = position.copy()
        ahead.troll = first
        barred = box.COMPANION_NAMES[box.CROSSING_COMPANION[first]]
        return KorrigansEffect(crossing=first + 1, bars=barred, next=_after_turn(ahead, seat))
    if verb == verbs.SCREEN:
        return KorrigansEffect(uncovers=int(size_of(position.hidden[first])), next=_after_turn(position, seat))
    if verb == verbs.CAULDRON:
        ahead = position.copy()
        ahead.cauldron = first
        return KorrigansEffect(
            path=[box.FIELD_NAMES[first]], gold=_gold(position, ahead), next=_next_final(ahead, seat, 0, None)
        )
    if verb == verbs.STOP:
        return KorrigansEffect(
            forgoes=_could_reach(position, seat), next=_next_final(position, seat, int(position.turn) + 1, "turn")
        )
    if verb == verbs.REFRAIN:
        return KorrigansEffect(next=_question(seat, phases.MOVE_KORRIGAN))
    return KorrigansEffect(next=_after_turn(position, seat))


def korrigan_id(korrigan: int) -> str:
    """Returns the name of a Korrigan among all: `b2`."""
    return f"{verbs.SEAT_LETTERS[korrigan // 2]}{korrigan % 2 + 1}"


def _movement(position: KorrigansState, seat: int, own_index: int, companion: int, field: int) -> KorrigansEffect:
    ahead = position.copy()
    ahead.mover = 2 * seat + own_index
    ahead.korrigan_fields[ahead.mover] = field
    if position.stage == stages.FINAL_TURN:
        spend(ahead, seat, companion)
    return _arrival(position, ahead, NONE, companion)


def _placement(position: KorrigansState, seat: int, field: int) -> KorrigansEffect:
    ahead = position.copy()
    ahead.mover = 2 * seat + ahead.placement_lap
    ahead.korrigan_fields[ahead.mover] = field
    return _arrival(position, ahead, NONE, NONE)


def _arrival(position: KorrigansState, ahead: KorrigansState, target: int, companion: int) -> KorrigansEffect:
    """Lets the Korrigan that has come to its field on the copy meet the others; its goblin goes to the target, if any.

    NONE for a companion: it was placed, or has come here before.
    """
    mover = int(ahead.mover)
    seat, field = mover // 2, ahead.korrigan_fields[mover]
    asked = target == NONE and must_give_goblin(ahead, mover)
    goblin_to = opposing_korrigans_in_field(ahead, mover) if asked else [target] if target != NONE else []
    if not asked:
        exchange(ahead, mover, target, None)
    final = position.stage == stages.FINAL_TURN
    clovers = 0 if final else int(size_of(ahead.clovers[field]))
    name = box.COMPANION_NAMES[companion] if companion != NONE else ""
    secret = companion != NONE and not final and is_first_use(position, seat, companion) and position.has_screen(seat)
    return KorrigansEffect(
        korrigan=korrigan_id(mover),
        path=[box.FIELD_NAMES[field]] if target == NONE else [],
        crossing=0 if companion == NONE else _crossing(companion, position.korrigan_fields[mover], field),
        shows=[name] if secret else [],
        spends=[name] if final and companion != NONE else [],
        left=int(count_of(ahead.owned(seat), companion)) if final and companion != NONE else 0,
        elves=_robbed(position, ahead),
        goblin_to=[korrigan_id(other) for other in goblin_to],
        lost=_lost(position, ahead),
        clovers=clovers,
        menhirs=_signs(ahead) if clovers == 1 and ahead.signs[field] != NONE else {},
        gold=_gold(position, ahead),
        next=_question(seat, phases.CHOOSE_GOBLIN_TARGET) if asked else _after_arrival(ahead, seat, clovers),
    )


def _after_arrival(position: KorrigansState, seat: int, clovers: int) -> Next:
    if clovers:
        return _question(seat, phases.CHOOSE_CLOVER)
    if position.stage != stages.FINAL_TURN:
        return _after_turn(position, seat)
    if can_move(position, seat, position.owned(seat)):
        return _question(seat, phases.FINAL_MOVE)
    return _next_final(position, seat, int(position.turn) + 1, "turn")


@cache
def _crossing(companion: int, start: int, field: int) -> int:
    """Returns the number of the crossing that a companion uses from field to field; 0 if it uses none."""
    for crossing, ends in enumerate(box.CROSSING_ENDS):
        if box.CROSSING_COMPANION[crossing] == companion and ends in ((start, field), (field, start)):
            return crossing + 1
    return 0


def _robbed(position: KorrigansState, ahead: KorrigansState) -> list[str]:
    if position.carried == ahead.carried:
        return []
    return [
        korrigan_id(korrigan)
        for korrigan, being in enumerate(position.carried)
        if being == CARRIES_ELF and ahead.carried[korrigan] != CARRIES_ELF
    ]


def _lost(position: KorrigansState, ahead: KorrigansState) -> list[str]:
    """Returns the elves and goblins that nobody carries any more."""
    lost: list[str] = []
    if position.carried != ahead.carried:
        for being, name in enumerate(CARRIED_NAMES):
            if name:
                lost += [name] * (position.carried.count(being) - ahead.carried.count(being))
    return lost


def _signs(position: KorrigansState) -> dict[str, int]:
    """Returns the signs under the menhirs that stand; nobody knows where."""
    counts = [position.signs.count(sign) for sign in range(len(box.SIGN_NAMES))]
    return {name: count for name, count in zip(box.SIGN_NAMES, counts, strict=True) if count}


def _gold(position: KorrigansState, ahead: KorrigansState) -> list[int]:
    """Returns how the totals change by what everybody sees: elves, goblins, the cauldron."""
    if ahead.cauldron == NONE and position.carried == ahead.carried:
        return []
    seats = range(position.seats)
    changes = [scoring.total(ahead, seat) - scoring.total(position, seat) for seat in seats]
    return changes if any(changes) else []


def _gathering(position: KorrigansState, seat: int, face: int) -> KorrigansEffect:
    field = position.korrigan_fields[position.mover]
    brings_menhir = size_of(position.clovers[field]) == 1 and position.signs[field] != NONE
    return KorrigansEffect(
        takes=box.FACE_NAMES[face],
        menhirs=_signs(position) if brings_menhir else {},
        gold=_own_gold(position, seat, box.gold_in(int(single(face)))),
        next=None if brings_menhir else _after_turn(position, seat),
    )


def _sacrifice(position: KorrigansState, seat: int, face: int, side: int) -> KorrigansEffect:
    return KorrigansEffect(
        gives_up=box.FACE_NAMES[face],
        backup=box.COMPANION_NAMES[side],
        gold=_own_gold(position, seat, -box.gold_in(int(single(face)))),
        next=_question(seat, phases.MOVE_KORRIGAN),
    )


def _own_gold(position: KorrigansState, seat: int, change: int) -> list[int]:
    return [change if other == seat else 0 for other in range(position.seats)] if change else []


def _pawn(position: KorrigansState, seat: int, verb: int, line: int) -> KorrigansEffect:
    """Returns which fields drop out for the cauldron, and who moves or draws then."""
    ahead = position.copy()
    flow.put_pawn(ahead, ahead.suns if verb == verbs.SUN else ahead.clouds, line)
    gone = eligible_field_bits(position) & ~eligible_field_bits(ahead)
    chain = flow.only_draws_are_left(ahead)
    return KorrigansEffect(
        closes=[box.FIELD_NAMES[field] for field in range(box.FIELDS) if gone >> field & 1],
        next=_draw(ahead, None) if chain else _next_turn(ahead, seat, 0, None),
    )


def _could_reach(position: KorrigansState, seat: int) -> list[str]:
    """Returns the seat's Korrigans that the tokens left could still bring to the cauldron."""
    race = Race(position, seat, position.owned(seat))
    return [korrigan_id(2 * seat + own) for own in range(2) if race.reaches(own, int(position.cauldron))]


@cache
def _question(seat: int, phase: int, ends: str | None = None) -> Next:
    return Next(ends=ends, seats=[seat], question=phases.PHASES[phase])


def _after_turn(position: KorrigansState, seat: int) -> Next:
    """Returns what follows when the placement or turn in which the position stands is over."""
    turn = int(position.turn) + 1
    if position.stage == stages.ROUNDS:
        return _next_turn(position, seat, turn, "turn")
    if flow.another_is_placed(position):
        return _question(int((position.first + turn) % position.seats), phases.PLACE_KORRIGAN, "turn")
    return _draw(position, "placement")


def _next_turn(position: KorrigansState, seat: int, turn: int, ends: str | None) -> Next:
    """Returns what follows when players have had so many turns in this round."""
    while turn < position.seats:
        other = int((position.first + turn) % position.seats)
        if other != seat and flow.shows_if_able_to_move(position, other):
            # It is a secret whether they can move; if they can sacrifice, they are asked for the one or the other.
            sure = flow.question_of_turn(position, other, False) != NONE
            return Next(ends=ends, seats=[other] if sure else [])
        question = flow.question_of_turn(position, other, can_move(position, other, position.owned(other)))
        if question != NONE:
            return _question(other, question, ends)
        turn += 1
    return _draw(position, "round")


def _next_final(position: KorrigansState, seat: int, turn: int, ends: str | None) -> Next:
    """Returns what follows when players have had so many final turns."""
    while turn < position.seats:
        other = int((position.first + turn) % position.seats)
        if other != seat and flow.shows_if_able_to_move(position, other):
            return Next(ends=ends)
        if can_move(position, other, position.owned(other)):
            return _question(other, phases.FINAL_MOVE, ends)
        turn += 1
    return Next(ends="game")


def _draw(position: KorrigansState, ends: str | None) -> Next:
    """Returns what a draw from the bag may bring its holder."""
    odds: dict[str, int] = {}
    for colour, left in enumerate(position.bag):
        if left:
            question = phases.PHASES[flow.question_of_draw(position, colour)]
            odds[question] = odds.get(question, 0) + left
    return Next(ends=ends, seats=[int(position.holder)], odds=odds)
