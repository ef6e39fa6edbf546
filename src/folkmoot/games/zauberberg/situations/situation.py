"""Any situation of Zauberberg, to and from readable facts in the words of the glossary."""

from collections.abc import Iterable, Mapping

import msgspec

from folkmoot.engine.dice import Dice
from folkmoot.engine.errors import BadSituation
from folkmoot.engine.facts import number_of, numbers_of, per_seat, read_facts, require_sound, within
from folkmoot.engine.handfuls import count_of, faces_of, handful, single
from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg import history, phases, tasks
from folkmoot.games.zauberberg.knowledge import deal_hands
from folkmoot.games.zauberberg.options import ZauberbergOptions
from folkmoot.games.zauberberg.position import ZauberbergPosition
from folkmoot.games.zauberberg.rules.clues import learn_fit
from folkmoot.games.zauberberg.rules.walking import longest_card, only_climbs, pairs_of
from folkmoot.games.zauberberg.setup import prepared
from folkmoot.games.zauberberg.situations.facts import Facts
from folkmoot.games.zauberberg.situations.filling import Layout, standing_on_tokens
from folkmoot.games.zauberberg.situations.reckoning import has_enough_turns, least_held, stones_lost_to_ravens
from folkmoot.games.zauberberg.state import NONE, ZauberbergState
from folkmoot.games.zauberberg.view import knows_token

_QUESTIONS = [phases.PHASES[phase] for phase in tasks.PHASE_OF.values()]
"""The questions that tokens ask."""
_TOKEN_NAMES = [box.SPACE_NAMES[space] for space in box.TOKEN_SPACES]
_STONE_NAMES = [box.SPACE_NAMES[space] for space in box.STONE_SPACES]
_TOKEN_OF = {name: token for token, name in enumerate(_TOKEN_NAMES)}
_STONE_OF = {name: stone for stone, name in enumerate(_STONE_NAMES)}


def situation(seats: int, options: ZauberbergOptions, given: Mapping[str, object], dice: Dice) -> ZauberbergPosition:
    """Returns the position the facts describe. Raises `BadSituation` if there is none."""
    facts = read_facts(given, Facts)
    position = prepared(seats, options)
    _set_turn(position, facts)
    _set_kobolds(position, facts)
    _set_question(position, facts)
    _set_belongings(position, facts)
    _set_tokens(position, facts, dice)
    _set_stones(position, facts)
    _set_cards(position, facts, dice)
    _set_turns(position, facts)
    return require_sound(position)


def facts_of(position: ZauberbergState, eye: int | None) -> dict[str, object]:
    """Returns the facts that this seat, or a spectator, knows."""
    over = position.phase == phases.OVER
    asked = position.stack[-1] if position.stack else NONE
    seats = range(position.seats)
    shown_by = position.waiting + ([] if asked == NONE else [tasks.kobold_of(asked)])
    under_kobolds = [box.TOKEN_AT[position.at[kobold]] for kobold in shown_by]
    shown = [
        token
        for token in range(box.TOKENS)
        if position.gone >> token & 1 or knows_token(position, token) or token in under_kobolds
    ]
    facts = Facts(
        phase=phases.PHASES[position.phase],
        active=position.active,
        kobold=None if position.kobold == NONE else box.KOBOLD_NAMES[position.kobold],
        played=position.played,
        turns=position.turns,
        rotation=position.rotation,
        places=[[_place(position.at[box.KOBOLDS * seat + number]) for number in range(box.KOBOLDS)] for seat in seats],
        on_top=[box.KOBOLD_NAMES[kobold] for kobold, below in enumerate(position.on) if below != NONE],
        waiting=[box.KOBOLD_NAMES[kobold] for kobold in position.waiting],
        asked=None if asked == NONE else box.KOBOLD_NAMES[tasks.kobold_of(asked)],
        victim=tasks.argument_of(asked) if position.phase == phases.DISCARD_CARD else None,
        reveals_left=tasks.argument_of(asked) if position.phase == phases.REVEAL_TOKEN else box.TOKENS_OF_A_BALL,
        tokens={_TOKEN_NAMES[token]: box.KIND_NAMES[position.tokens[token]] for token in shown},
        face_up=_spaces(int(position.face_up), _TOKEN_NAMES),
        gone=_spaces(int(position.gone), _TOKEN_NAMES),
        seen=_spaces(int(position.seen), _TOKEN_NAMES) if position.memory_aid else [],
        stones=_spaces(int(position.stones), _STONE_NAMES),
        owned=position.owned,
        ravens=position.ravens,
        credit=position.credit,
        hands=[_cards(hand) if over or eye == seat else len(_cards(hand)) for seat, hand in enumerate(position.hands)],
        discard=_cards(int(position.discard)),
    )
    data: dict[str, object] = msgspec.to_builtins(facts)
    return data


def _place(place: int) -> str | None:
    return None if place == NONE else box.PLACE_NAMES[place]


def _spaces(bits: int, names: list[str]) -> list[str]:
    return [name for at, name in enumerate(names) if bits >> at & 1]


def _cards(cards: int) -> list[str]:
    return [box.FACE_NAMES[face] for face in faces_of(cards)]


def _bits(what: str, names: Iterable[str], known: Mapping[str, int]) -> int:
    bits = 0
    for number in numbers_of(what, names, known):
        bits |= 1 << number
    return bits


def _kobold(position: ZauberbergPosition, name: str) -> int:
    """Returns the kobold that a fact names: `a3`, or `k3` for the active player's own."""
    names = box.KOBOLD_NAMES[: box.KOBOLDS * position.seats]
    known = {name: kobold for kobold, name in enumerate(names)}
    own = {f"k{number + 1}": box.KOBOLDS * int(position.active) + number for number in range(box.KOBOLDS)}
    return own[name] if name in own else number_of("kobold", name, known)


def _set_turn(position: ZauberbergPosition, facts: Facts) -> None:
    if facts.phase not in phases.PHASES:
        raise BadSituation(f"phase: expected one of {', '.join(phases.PHASES)}, got {facts.phase!r}")
    position.phase = phases.PHASES.index(facts.phase)
    position.active = within("active", _active(position, facts), 0, position.seats - 1)
    position.played = within("played", facts.played, 0, box.CARDS)
    position.rotation = within("rotation", facts.rotation, 0, 3)
    named = _named(facts)
    if named is not None:
        position.kobold = _kobold(position, named)
        if facts.played == 0:
            position.played = 1 if facts.phase == "move-second" else 2


def _named(facts: Facts) -> str | None:
    """Returns the kobold of the turn: as said, or the one whose token asks."""
    return facts.kobold or (facts.asked if facts.phase in _QUESTIONS else None)


def _active(position: ZauberbergPosition, facts: Facts) -> int:
    """Returns whose turn it is: as said, or as the other facts tell."""
    if facts.active is not None:
        return facts.active
    letter = (_named(facts) or "k")[0]
    if letter in box.SEAT_LETTERS[: position.seats]:
        return box.SEAT_LETTERS.index(letter)
    limit = int(position.turn_limit) if facts.phase == "over" else 0
    turns = limit if facts.turns is None else facts.turns
    return (turns - (1 if 0 < limit == turns else 0)) % int(position.seats)  # the last turn of a draw


def _set_turns(position: ZauberbergPosition, facts: Facts) -> None:
    """Counts as many turns as were said, or as everything else needs."""
    if facts.turns is not None:
        position.turns = within("turns", facts.turns, 0, 1_000_000)
    elif position.phase == phases.OVER and position.turn_limit and box.SUMMIT not in position.at:
        position.turns = position.turn_limit
    elif position.phase != phases.PLACE_KOBOLD:
        position.turns = position.active
        while not has_enough_turns(position):
            position.turns += position.seats


def _set_kobolds(position: ZauberbergPosition, facts: Facts) -> None:
    """Puts the kobolds on their places; where nothing is said they stand in three villages."""
    usual = [box.VILLAGE + number % box.VILLAGES_TO_USE for number in range(box.KOBOLDS)]
    if position.phase == phases.PLACE_KOBOLD:
        usual = [NONE] * box.KOBOLDS
    unsaid: list[list[str | None]] = [[] for _ in range(position.seats)]
    places_of_seats = per_seat(facts.places, "places", unsaid)
    for seat, places in enumerate(places_of_seats):
        if places and len(places) != box.KOBOLDS:
            raise BadSituation(f"places: expected five for each seat, got {len(places)} (ZAU-12)")
        for number, name in enumerate(places):
            place = NONE if name is None else number_of("place", name, box.PLACE_OF)
            position.at[box.KOBOLDS * seat + number] = place
        if not places:
            position.at[box.KOBOLDS * seat : box.KOBOLDS * seat + box.KOBOLDS] = usual
    on_top = [*facts.on_top, *_put(position, facts.kobolds)]
    for name in on_top:
        kobold = _kobold(position, name)
        below = [other for other, at in enumerate(position.at) if at == position.at[kobold] and other != kobold]
        if len(below) != 1:
            raise BadSituation(f"on_top: {name} must share its space with one other kobold (ZAU-06)")
        position.on[kobold] = below[0]
    position.waiting = [_kobold(position, name) for name in facts.waiting]
    if position.phase == phases.PLACE_KOBOLD and facts.active is None:
        position.active = (len(position.at) - position.at.count(NONE)) % position.seats


def _put(position: ZauberbergPosition, kobolds: str) -> list[str]:
    """Puts kobolds on places as they are written, and returns those that stand on another."""
    upper: list[str] = []
    for words in kobolds.split():
        names, _, place = words.partition("@")
        for name in names.split("+"):
            position.at[_kobold(position, name)] = number_of("place", place, box.PLACE_OF)
        upper += names.split("+")[1:]
    return upper


def _set_tokens(position: ZauberbergPosition, facts: Facts, dice: Dice) -> None:
    """Lays the tokens that the facts name, the others at random."""
    given = dict(
        zip(
            numbers_of("token space", facts.tokens, _TOKEN_OF),
            numbers_of("token", facts.tokens.values(), box.KIND_OF),
            strict=True,
        )
    )
    position.face_up = _bits("token space", facts.face_up, _TOKEN_OF)
    position.gone = _bits("token space", facts.gone or [], _TOKEN_OF)
    if position.stack and tasks.kind_of(position.stack[-1]) == tasks.ASK_VILLAGE:
        position.face_up |= 1 << box.TOKEN_AT[position.at[tasks.kobold_of(position.stack[-1])]]
    there = int(position.stones).bit_count() if facts.stones is not None else 0
    Layout(position, given, dice).fill(facts.gone is not None, box.STONES - sum(position.owned) - there)
    position.seen = _bits("token space", facts.seen, _TOKEN_OF) | position.face_up | position.gone
    for kobold in standing_on_tokens(position):
        position.seen |= 1 << box.TOKEN_AT[position.at[kobold]]


def _set_belongings(position: ZauberbergPosition, facts: Facts) -> None:
    nothing = [0] * position.seats
    position.owned = [within("owned", count, 0, box.MOST_STONES) for count in per_seat(facts.owned, "owned", nothing)]
    position.ravens = [within("ravens", count, 0, 3) for count in per_seat(facts.ravens, "ravens", nothing)]
    position.credit = [within("credit", count, 0, box.CARDS) for count in per_seat(facts.credit, "credit", nothing)]
    position.stones = _bits("stone space", facts.stones or [], _STONE_OF)


def _set_stones(position: ZauberbergPosition, facts: Facts) -> None:
    """Where it is not said, a stone lies on every space without a kobold, as far as nobody has taken it."""
    if facts.stones is None:
        left = [stone for stone in range(box.STONES) if box.STONE_SPACES[stone] not in position.at]
        there = box.STONES - sum(position.owned) - stones_lost_to_ravens(position)
        position.stones = sum(1 << stone for stone in left[: max(0, there)])


def _set_question(position: ZauberbergPosition, facts: Facts) -> None:
    """Puts the question on the stack, with what comes after it."""
    kinds = [kind for kind, phase in tasks.PHASE_OF.items() if phase == position.phase]
    if not kinds:
        return
    if position.kobold == NONE:
        raise BadSituation(f"{facts.phase}: expected the kobold of the turn, or in `asked` the one whose token asks")
    kobold, argument = int(position.kobold) if facts.asked is None else _kobold(position, facts.asked), 0
    if position.at[kobold] not in box.TOKEN_SPACES:
        raise BadSituation(f"asked: {box.KOBOLD_NAMES[kobold]} does not stand on a token (ZAU-81)")
    if kinds[0] == tasks.ASK_DISCARD:
        argument = within("victim", facts.victim if facts.victim is not None else -1, 0, position.seats - 1)
    elif kinds[0] == tasks.ASK_REVEAL:
        argument = within("reveals_left", facts.reveals_left, 1, box.TOKENS_OF_A_BALL)
    position.touched = [box.TOKENS * kobold + box.TOKEN_AT[position.at[kobold]]]
    question = tasks.task(kinds[0], kobold, argument)
    position.stack = [tasks.task(tasks.AFTER_CARD), tasks.task(tasks.CHECK_WAITING), question]


def _set_cards(position: ZauberbergPosition, facts: Facts, dice: Dice) -> None:
    """Deals the sixty cards to hands, discard pile and draw pile so that all facts hold."""
    draws = numbers_of("card", facts.draws, box.FACE_OF)
    position.discard, free = _taken(box.ALL_CARDS, numbers_of("card", facts.discard or [], box.FACE_OF))
    _, free = _taken(free, draws)
    usual: list[list[str] | str | int | None] = [0 if position.phase == phases.PLACE_KOBOLD else None] * position.seats
    hands = [list(hand) if isinstance(hand, str) else hand for hand in per_seat(facts.hands, "hands", usual)]
    known = []
    for seat, hand in enumerate(hands):
        if isinstance(hand, list):
            within("hands", len(hand), 0, box.MOST_CARDS)
            position.hands[seat], free = _taken(free, numbers_of("card", hand, box.FACE_OF))
            known.append(seat)
    rest = faces_of(free)
    dice.shuffle(rest)
    for seat, hand in enumerate(hands):
        if not isinstance(hand, list):
            least = max(1, least_held(position, seat))  # who is asked for a card has one
            count = least if hand is None else within("hands", hand, 0, box.MOST_CARDS)
            position.hands[seat] = sum(single(rest.pop()) for _ in range(min(count, len(rest))))
    position.deck = handful(rest)
    position.history = _history(position)
    _show_fit(position)
    _deal(position, known, draws, dice)


def _taken(cards: int, faces: list[int]) -> tuple[int, int]:
    """Returns the handful of these faces, and the cards without it. Raises `BadSituation` if they do not hold it."""
    if any(faces.count(face) > count_of(cards, face) for face in range(box.FACES)):
        raise BadSituation("impossible situation: more cards of a face are given than exist (ZAU-24)")
    part = handful(faces)
    return part, cards - part


def _deal(position: ZauberbergPosition, known: list[int], draws: list[int], dice: Dice) -> None:
    """Deals the hands of all but these seats, without the cards that lie on top of the draw pile."""
    position.deck_at_shuffle = box.ALL_CARDS - handful(draws)
    deal_hands(position, known, dice)
    position.deck_at_shuffle = box.ALL_CARDS
    position.deck += handful(draws)
    position.coming = draws[::-1]


def _history(position: ZauberbergPosition) -> str:
    """Returns how the hands may have come about: everybody drew, and the active player threw the rest away."""
    gone = faces_of(int(position.discard))
    drawn = [history.entry(seat, history.DREW) * position.cards_held(seat) for seat in range(position.seats)]
    seat = int(position.active)
    drawn.append(history.entry(seat, history.DREW) * len(gone))
    return "".join([*drawn, *[history.entry(seat, face) for face in gone]])


def _show_fit(position: ZauberbergPosition) -> None:
    """Who is asked for a movement card has one that fits."""
    if position.kobold == NONE or position.phase not in (phases.MOVE_SECOND, phases.MOVE_EXTRA):
        return
    longest = longest_card(position, int(position.kobold), only_climbs(position), pairs_of(position))
    if longest:
        learn_fit(position, int(position.active), longest)
