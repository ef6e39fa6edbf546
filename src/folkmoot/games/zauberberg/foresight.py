"""What a choice does, as far as everybody is shown it: the rules carry it out on a copy, up to the first secret."""

from folkmoot.engine.dice import FastDice
from folkmoot.engine.handfuls import faces_of
from folkmoot.engine.packing import first_of, second_of, verb_of
from folkmoot.engine.prompts import Next
from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg import moves as verbs
from folkmoot.games.zauberberg import phases, tasks
from folkmoot.games.zauberberg.flow import decider
from folkmoot.games.zauberberg.rules.effects import answer, carry_out
from folkmoot.games.zauberberg.rules.landing import arrive, fate_of_stone, token_met
from folkmoot.games.zauberberg.rules.tokens import asking_kobold, can_go, target_of
from folkmoot.games.zauberberg.rules.walking import begins_at, destination
from folkmoot.games.zauberberg.shown import Going, ZauberbergEffect
from folkmoot.games.zauberberg.state import NONE, ZauberbergState, owner_of
from folkmoot.games.zauberberg.view import knows_token


def effect(position: ZauberbergState, seat: int, move: int) -> ZauberbergEffect:
    """Returns what a legal move does."""
    verb, first, second = verb_of(move), first_of(move), second_of(move)
    if verbs.WALK <= verb <= verbs.CLIMB:
        return _movement(position, seat, move)
    if position.stack:
        return _answer(position, seat, move)
    then = _next(position, _after(position, seat, move))
    if verb == verbs.PICK:
        kobold, cards = box.KOBOLD_NAMES[box.KOBOLDS * seat + first], [box.FACE_NAMES[second]]
        return ZauberbergEffect(kobold=kobold, spends=cards, next=then)
    if verb == verbs.PLACE:
        kobold = box.KOBOLD_NAMES[box.KOBOLDS * seat + first]
        return ZauberbergEffect(kobold=kobold, path=[box.VILLAGE_NAMES[second]], next=then)
    if verb == verbs.EXCHANGE:
        cards = [box.FACE_NAMES[face] for face in faces_of(verbs.EXCHANGE_CARDS[first])]
        return ZauberbergEffect(spends=cards, draws=len(cards), next=then)
    return ZauberbergEffect(next=then)


def _answer(position: ZauberbergState, seat: int, move: int) -> ZauberbergEffect:
    """Returns what the answer to a token's question does, and which waiting kobold goes on then."""
    verb, first = verb_of(move), first_of(move)
    ahead = position.copy()
    answer(ahead, seat, verb, first, None)
    goes_on = _goes_on(ahead) if tasks.kind_of(ahead.stack[-1]) == tasks.CHECK_WAITING else None
    then = None if goes_on is not None else _after_answer(position, seat, move)
    if verb == verbs.TO_VILLAGE:
        kobold = box.KOBOLD_NAMES[asking_kobold(position)]
        return ZauberbergEffect(kobold=kobold, path=[box.VILLAGE_NAMES[first]], goes_on=goes_on, next=then)
    if verb == verbs.TURN:
        rotation = box.turned(int(position.rotation), first)
        return ZauberbergEffect(rotation=rotation, goes_on=goes_on, next=then)
    if verb == verbs.RAVEN_TO:
        robbed = position.owned[first] - ahead.owned[first]
        card = tasks.kind_of(ahead.stack[-1]) == tasks.ASK_DISCARD
        return ZauberbergEffect(stones=robbed, card=card, goes_on=goes_on, next=then)
    if verb == verbs.DISCARD:
        return ZauberbergEffect(spends=[box.FACE_NAMES[first]], goes_on=goes_on, next=then)
    token = box.TOKEN_AT[first]
    kind, hidden = _kind_shown(position, token), _kinds_hidden(position, token)
    return ZauberbergEffect(token=kind, hidden=hidden, goes_on=goes_on, next=then)


def _movement(position: ZauberbergState, seat: int, move: int) -> ZauberbergEffect:
    """Carries the movement out on a copy up to where a stone or token takes effect."""
    verb, played, way = verb_of(move), first_of(move), second_of(move)
    kobold = int(position.kobold)
    path = _path(position, kobold, verb, verbs.value_of(played), way)
    end = path[-1]
    ahead = position.copy()
    arrive(ahead, kobold, end, way, None)
    lander = tasks.kobold_of(ahead.stack[-1]) if ahead.stack else NONE
    stone = NONE if lander == NONE else ahead.stone_on(ahead.at[lander])
    token = NONE if lander == NONE else token_met(ahead, lander)
    stopped = end == box.SUMMIT or token != NONE
    goes_on = None if stopped else _goes_on(ahead)
    return ZauberbergEffect(
        spends=[box.FACE_NAMES[verbs.face_of(played)]],
        kobold=box.KOBOLD_NAMES[kobold],
        path=[box.PLACE_NAMES[place] for place in path],
        passes=[box.KOBOLD_NAMES[other] for place in path[:-1] for other in _standing(position, place, kobold)],
        lands_on=None if ahead.on[kobold] == NONE else box.KOBOLD_NAMES[ahead.on[kobold]],
        pushes=_pushes(position, ahead, kobold, end, way),
        lander=None if stone == token == NONE else box.KOBOLD_NAMES[lander],
        stone=None if stone == NONE else fate_of_stone(ahead, owner_of(lander)),
        token=None if token == NONE else _kind_shown(ahead, token),
        hidden={} if token == NONE else _kinds_hidden(ahead, token),
        goes_on=goes_on,
        wins=end == box.SUMMIT,
        next=None if goes_on is not None else _after_movement(position, ahead, seat, move, token),
    )


def _after(position: ZauberbergState, seat: int, move: int) -> ZauberbergState:
    """Returns the position after a move. What the dice show is not read."""
    after = position.copy()
    carry_out(after, seat, move, FastDice(0), None)
    return after


def _after_movement(position: ZauberbergState, ahead: ZauberbergState, seat: int, move: int, token: int) -> Next | None:
    """Returns what comes after a movement that has come to its end on the copy.

    None if the token there is hidden, or asks nothing itself.
    """
    if token == NONE:
        return _next(position, _after(position, seat, move))
    if not knows_token(ahead, token):
        return None
    after = _after(position, seat, move)
    lander = tasks.kobold_of(ahead.stack[-1])
    return _next(position, after) if after.stack and asking_kobold(after) == lander else None


def _after_answer(position: ZauberbergState, seat: int, move: int) -> Next | None:
    """Returns what comes after an answer: the same token's next question, or where nothing else goes on, the turn.

    None if another kobold comes to a space first, or if the cards of another player decide whether the turn goes on.
    """
    after = _after(position, seat, move)
    if after.waiting != position.waiting:
        return None
    if after.stack:
        return _next(position, after) if asking_kobold(after) == asking_kobold(position) else None
    others_land = any(tasks.kind_of(task) == tasks.LAND for task in position.stack)
    return None if others_land or seat != position.active else _next(position, after)


def _next(position: ZauberbergState, after: ZauberbergState) -> Next:
    if after.phase == phases.OVER:
        return Next(ends="game")
    ends = "turn" if after.turns > position.turns else None
    return Next(ends=ends, seats=[decider(after)], question=phases.PHASES[after.phase])


def _path(position: ZauberbergState, kobold: int, verb: int, value: int, way: int) -> list[int]:
    """Returns the places where a kobold treads, its end last."""
    end = destination(position, kobold, verb, value, way)
    place = begins_at(position, kobold, verb)
    path = [] if verb == verbs.WALK else [place]
    while place != end:
        place = box.along(place, way, 1)
        path.append(place)
    return path


def _standing(position: ZauberbergState, place: int, but: int) -> list[int]:
    return [other for other, at in enumerate(position.at) if at == place and other != but]


def _pushes(position: ZauberbergState, ahead: ZauberbergState, kobold: int, place: int, way: int) -> list[Going]:
    """Returns the kobolds that were pushed from space to space, in order."""
    pushes: list[Going] = []
    while True:
        pushed = [other for other in _standing(position, place, kobold) if ahead.at[other] != place]
        if not pushed:
            return pushes
        place = box.along(place, way, 1)
        pushes.append(Going(kobold=box.KOBOLD_NAMES[pushed[0]], to=box.SPACE_NAMES[place]))


def _kind_shown(position: ZauberbergState, token: int) -> str | None:
    return box.KIND_NAMES[position.tokens[token]] if knows_token(position, token) else None


def _kinds_hidden(position: ZauberbergState, token: int) -> dict[str, int]:
    """Returns what a token that nobody is shown may be, with the numbers of those that lie hidden."""
    if knows_token(position, token):
        return {}
    counts = box.KIND_COUNTS[:]
    for other in range(box.TOKENS):
        if position.gone >> other & 1 or knows_token(position, other):
            counts[position.tokens[other]] -= 1
    return {name: count for name, count in zip(box.KIND_NAMES, counts, strict=True) if count}


def _goes_on(position: ZauberbergState) -> Going | None:
    """Returns the first kobold that has waited and can go now (ZAU-144)."""
    for kobold in position.waiting:
        if can_go(position, kobold):
            return Going(kobold=box.KOBOLD_NAMES[kobold], to=box.PLACE_NAMES[target_of(position, kobold)])
    return None
