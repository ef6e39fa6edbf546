"""Helpers of the tests of Dolmen: situations, moves and positions by the names of slabs and places.

A slab is written with the first letters of its colours and its points: "ov4" is ochre and violet with 4 points, "rr?" a
mystery all rose, "ov" any slab of ochre and violet. Which colour is named first does not matter.
"""

from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

from folkmoot.engine.dice import FastDice, ScriptedDice
from folkmoot.engine.events import Log
from folkmoot.games.dolmen import GAME, phases
from folkmoot.games.dolmen import components as box
from folkmoot.games.dolmen.shown import DolmenView, PlaceView
from folkmoot.games.dolmen.state import DolmenState, rotation_of, slab_of, x_of, y_of
from folkmoot.testing import situation
from tests.games.questions import decider as decider
from tests.games.questions import event_args as event_args
from tests.games.questions import event_keys as event_keys
from tests.games.questions import legal_in, play_in, reason_in, why_in
from tests.games.questions import rules as rules

NUMBERS = [2, 3, 4]
"""So many may play."""
EDGES = {"o": "ochre", "v": "violet", "t": "teal", "r": "rose"}
SIDES = {2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3]}
ONE_COLOUR = ["oo? oo5", "vv?", "tt? tt3", "rr? rr6"]
"""For each side the slabs of one colour that go on where its start slab ends on the left, and cost two crystals."""
ORDERS = {"arrange 123", "arrange 132", "arrange 213", "arrange 231", "arrange 312", "arrange 321"}

legal = partial(legal_in, GAME)
why = partial(why_in, GAME)
reason = partial(reason_in, GAME)


def at(players: int = 2, *, circle: str = "", hand: str = "", dolmens: Any = None, **facts: Any) -> DolmenState:
    """Returns the situation that the facts describe.

    circle="5=ov4 6=rr? 7=- *=-": slabs on places, "-" for none; the star is for all places not named, which have any
    slab without it. hand="ov4" or "ov vr tt". dolmens="ov4@-2,0r2 vr2@-1,1r3" is the dolmen of the active player, in
    the order in which it was built, without its start slab; a list of such words has one for each seat. top="ov". Who
    has spent crystals, and is not said to have built anything, has won a slab for them. The fairy is where she began.
    """
    if isinstance(dolmens, str):
        dolmens = [dolmens if seat == facts.get("active", 0) else "" for seat in range(players)]
    if dolmens is None and facts.get("phase") != "lay":
        dolmens = _paid(players, facts.get("reserve") or [], f"{circle} {hand}")
    if facts.get("phase") != "arrange":
        facts.setdefault("fairy", 0)
    facts["circle"] = _places(circle)
    if hand:
        facts["hand"] = [_fact(words) for words in hand.split()]
    if dolmens is not None:
        facts["dolmens"] = [[_laid(words) for words in slabs.split()] for slabs in dolmens]
    if isinstance(facts.get("top"), str):
        facts["top"] = [EDGES[letter] for letter in facts["top"]]
    position = situation(GAME, players=players, **facts)
    assert isinstance(position, DolmenState)
    return position


def _paid(players: int, reserve: list[int], taken: str) -> list[str] | None:
    """Returns dolmens with a slab of one colour for who has spent crystals; the same slabs fit as without it."""
    if not {1, 2} & set(reserve):
        return None
    dolmens = []
    for crystals, side in zip(reserve, SIDES[players], strict=True):
        slab = next(slab for slab in ONE_COLOUR[side].split() if slab not in taken)
        dolmens.append(f"{slab}@-2,0r0" if crystals in (1, 2) else "")
    return dolmens


def _fact(words: str) -> dict[str, Any]:
    colours = [EDGES[letter] for letter in words[:2]]
    if len(words) == 2:
        return {"colours": colours}
    mystery = words[2] == "?"
    return {"colours": colours, "points": 3 if mystery else int(words[2]), "mystery": mystery}


def _laid(words: str) -> dict[str, Any]:
    slab, _, spot = words.partition("@")
    where, _, rotation = spot.partition("r")
    x, y = where.split(",")
    return {**_fact(slab), "x": int(x), "y": int(y), "rotation": int(rotation or 0)}


def _places(circle: str) -> dict[str, Any]:
    given = dict(words.split("=") for words in circle.split())
    if "*" in given:
        rest = given.pop("*")
        given = {str(place): rest for place in box.PLACES} | given
    return {place: None if slab == "-" else _fact(slab) for place, slab in given.items()}


def opening(players: int = 2, seed: int = 0, log: Log | None = None, **options: object) -> DolmenState:
    """Returns a game just begun."""
    return GAME.start(players, GAME.options_for(players, options), FastDice(seed), log)


def play(position: DolmenState, *texts: str, rolls: str | None = None) -> Log:
    """Plays these legal moves for the seats that decide, one after the other, and returns what happened.

    With `rolls` the die shows exactly these numbers, in this order ("" if it is not thrown); without, any.
    """
    script = ScriptedDice([int(roll) - 1 for roll in rolls or ""])
    log = play_in(GAME, position, texts, FastDice(0) if rolls is None else script)
    assert script.remaining() == 0 or rolls is None
    return log


def after(position: DolmenState, *texts: str, rolls: str | None = None) -> DolmenState:
    """Returns what the position becomes by these moves; the position itself stays."""
    twin = position.copy()
    play(twin, *texts, rolls=rolls)
    return twin


def asked(position: DolmenState) -> tuple[int | None, str]:
    """Returns who is asked now, and what: (0, "main"); (None, "over") at the end."""
    deciders = position.deciders()
    return (deciders[0] if deciders else None), phases.PHASES[position.phase]


def only(position: DolmenState, kind: str) -> set[str]:
    """Returns what may be added to a kind of move: {"0", "1"} for the moves to 0 and to 1."""
    return {text.partition(" ")[2] for text in legal(position) if text.split()[0] == kind}


def name_of(slab: int) -> str:
    """Returns what a slab truly is: "ov4", "rr?"."""
    letters = "".join(colour[0] for colour in box.LOOK_NAMES[box.LOOK_OF[slab]])
    return letters + ("?" if box.IS_MYSTERY[slab] else str(box.POINTS_OF[slab]))


def circle(position: DolmenState) -> dict[int, str]:
    """Returns the slabs that lie on the circle, by their places."""
    return {place: name_of(position.circle[place]) for place in box.PLACES if position.circle[place] != box.NO_SLAB}


def pile(position: DolmenState) -> list[str]:
    """Returns the draw pile, its top first."""
    return [name_of(slab) for slab in reversed(position.pile)]


def discarded(position: DolmenState) -> list[str]:
    """Returns the discard pile, what went there last first."""
    return [name_of(slab) for slab in reversed(position.discard)]


def hand(position: DolmenState) -> list[str]:
    """Returns the slabs to be arranged or laid."""
    return [name_of(slab) for slab in position.hand]


def dolmen(position: DolmenState, seat: int) -> list[str]:
    """Returns the slabs of a seat's dolmen without the start slab: "ov4@-2,0r2"."""
    return [
        f"{name_of(slab_of(laid))}@{x_of(laid)},{y_of(laid)}r{rotation_of(laid)}" for laid in position.dolmen(seat)[1:]
    ]


def put_on_top(position: DolmenState, *slabs: str) -> DolmenState:
    """Puts slabs of the draw pile on its top, the first one uppermost."""
    drawn = [next(slab for slab in position.pile if name_of(slab) == name) for name in slabs]
    position.pile = [slab for slab in position.pile if slab not in drawn] + drawn[::-1]
    return position


def seen(position: DolmenState, eye: int | None = None) -> DolmenView:
    view = position.view(eye)
    assert isinstance(view, DolmenView)
    return view


def place(position: DolmenState, number: int, eye: int | None = None) -> PlaceView:
    """Returns a place of the circle as this seat (None: a spectator) sees it."""
    return next(place for place in seen(position, eye).places if place.place == number)


def face(position: DolmenState, number: int, eye: int | None = None) -> str | None:
    """Returns what this seat sees of the points of a slab on the circle: "4", "?", None if it does not know them."""
    known = place(position, number, eye).face
    if known is None:
        return None
    return "?" if known.mystery else str(known.points)


class Played(NamedTuple):
    """One move of a random game, with the positions before and after it."""

    before: DolmenState
    seat: int
    move: str
    after: DolmenState
    log: Log

    @property
    def phase(self) -> str:
        """What was asked."""
        return phases.PHASES[self.before.phase]


def random_game(players: int, seed: int, most: int = 1_000_000, **options: object) -> Iterator[Played]:
    """Plays a random game and yields its moves, at most so many."""
    dice = FastDice(seed)
    position = GAME.start(players, GAME.options_for(players, options), dice)
    while position.deciders() and most:
        seat = decider(position)
        moves = position.moves(seat)
        move = moves[dice.below(len(moves))]
        before, position, log = position, position.copy(), Log()
        position.play(seat, move, dice, log)
        most -= 1
        yield Played(before, seat, GAME.notation(move), position, log)
