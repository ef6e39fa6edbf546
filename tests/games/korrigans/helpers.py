"""Small helpers for the tests of Korrigans."""

from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

from folkmoot.engine.dice import FastDice, ScriptedDice
from folkmoot.engine.events import Log
from folkmoot.engine.handfuls import faces_of
from folkmoot.games.korrigans import GAME, phases
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans.shown import KorrigansView
from folkmoot.games.korrigans.situations.situation import arranged
from folkmoot.games.korrigans.state import CARRIED_NAMES, KorrigansState
from folkmoot.testing import situation
from tests.games.questions import decider as decider
from tests.games.questions import event_args as event_args
from tests.games.questions import event_keys as event_keys
from tests.games.questions import legal_in, why_in
from tests.games.questions import rules as rules

Given = dict[str, Any]
"""Facts of a situation, or options, by name."""
COMPANIONS = ["hare", "squirrel", "bird", "mouse", "mole", "frog"]
GOLD = ["gold1", "gold2", "gold3", "gold4"]
BEINGS = ["elf", "goblin", "leprechaun", "fairy", "troll"]
RAINBOW = ["red", "orange", "yellow", "green", "blue", "indigo", "violet"]
STARTS = {
    1: ["poppies_cairn", "poppies_calvary"],
    2: ["wheat_lighthouse", "wheat_chapel"],
    3: ["meadow_dawn", "meadow_dusk"],
    4: ["heath_north", "heath_south"],
    5: ["meadow_fountain", "meadow_oak"],
}
"""By start number: its two fields."""


class Field(NamedTuple):
    """A field in the overview of the rules."""

    colour: str
    clovers: int
    start: int
    molehill: bool
    pontoon: bool
    hare: set[str]
    """Neighbours with an open border between."""
    squirrel: set[str]
    """Neighbours with a door between."""
    mouse: set[str]
    """Neighbours with a bridge between."""


_PRINTED = """
village grey 4 0 pontoon
wheat_dolmen yellow 3 0
wheat_mill yellow 3 0
heath_fairies purple 2 0 molehill
heath_wolves purple 2 0 molehill
poppies_ford red 2 0 pontoon
poppies_washhouse red 2 0 pontoon
poppies_cairn red 3 1 molehill
poppies_calvary red 3 1 molehill
heath_north purple 3 4
heath_south purple 3 4
meadow_fountain green 3 5 molehill
meadow_oak green 3 5 molehill
wheat_lighthouse yellow 3 2 pontoon
wheat_chapel yellow 3 2 pontoon
meadow_dawn green 3 3 pontoon
meadow_dusk green 3 3 pontoon
"""
"""Colour, clover number, start number, and what else is there."""
_NEIGHBOURS = """
village: wheat_dolmen wheat_mill poppies_ford poppies_washhouse | heath_fairies heath_wolves |
wheat_dolmen: village heath_fairies poppies_cairn | heath_north meadow_fountain meadow_dusk | poppies_washhouse
wheat_mill: village heath_wolves poppies_calvary | heath_south meadow_oak meadow_dawn | poppies_ford
heath_fairies: wheat_dolmen meadow_fountain wheat_lighthouse | village poppies_ford | meadow_dawn
heath_wolves: wheat_mill meadow_oak wheat_chapel | village poppies_washhouse | meadow_dusk
poppies_ford: village | heath_fairies | wheat_mill meadow_dawn
poppies_washhouse: village | heath_wolves | wheat_dolmen meadow_dusk
poppies_cairn: wheat_dolmen meadow_dusk | heath_north |
poppies_calvary: wheat_mill meadow_dawn | heath_south |
heath_north: meadow_fountain | wheat_dolmen poppies_cairn |
heath_south: meadow_oak | wheat_mill poppies_calvary |
meadow_fountain: heath_fairies heath_north | wheat_dolmen wheat_lighthouse |
meadow_oak: heath_wolves heath_south | wheat_mill wheat_chapel |
wheat_lighthouse: heath_fairies | meadow_fountain | meadow_dawn
wheat_chapel: heath_wolves | meadow_oak | meadow_dusk
meadow_dawn: poppies_calvary | wheat_mill | heath_fairies poppies_ford wheat_lighthouse
meadow_dusk: poppies_cairn | wheat_dolmen | heath_wolves poppies_washhouse wheat_chapel
"""
"""Open borders | doors | bridges."""


def _overview() -> dict[str, Field]:
    fields = {}
    for printed, neighbours in zip(_PRINTED.split("\n")[1:-1], _NEIGHBOURS.split("\n")[1:-1], strict=True):
        name, colour, clovers, start, *features = printed.split()
        _, borders = neighbours.split(":")
        hare, squirrel, mouse = (set(part.split()) for part in borders.split("|"))
        equipment = ("molehill" in features, "pontoon" in features)
        fields[name] = Field(colour, int(clovers), int(start), *equipment, hare, squirrel, mouse)
    return fields


OVERVIEW = _overview()
"""The map in the rules' overview: a copy of the tests' own, with which the game's data is compared."""


def at(players: int = 3, options: Given | None = None, seed: int = 0, **facts: Any) -> KorrigansState:
    """Returns the position that the facts describe, whether a game comes to it or not.

    If nothing is said of pawns and round, it is the first, and no pawn is placed.
    """
    if not {"suns", "clouds", "round"} & facts.keys():
        facts |= {"suns": line(), "round": 1}
    chosen = GAME.own_options(GAME.options_for(players, options or {}))
    return arranged(players, chosen, facts, FastDice(seed))


def reached(players: int = 3, **facts: Any) -> KorrigansState:
    """Returns the situation that the facts describe, as users make it."""
    position = situation("korrigans", players=players, **facts)
    assert isinstance(position, KorrigansState)
    return position


legal = partial(legal_in, GAME)
why = partial(why_in, GAME)


def opening(players: int = 3, seed: int = 0, log: Log | None = None, **options: object) -> KorrigansState:
    """Returns a game just begun."""
    return GAME.start(players, GAME.options_for(players, options), FastDice(seed), log)


def asked(position: KorrigansState) -> tuple[int | None, str]:
    """Returns who is asked now, and what: (0, "move"); (None, "over") at the end."""
    deciders = position.deciders()
    return (deciders[0] if deciders else None), phases.PHASES[position.phase]


def play(position: KorrigansState, seat: int, text: str, *throws: int | str) -> Log:
    """Lets the seat play a legal move and returns what happened.

    Every throw must be used. The name of a colour throws the dice so that a pawn of this colour is drawn from the bag.
    """
    assert text in legal(position, seat)
    assert why(position, text, seat) is None
    dice = ScriptedDice([throw if isinstance(throw, int) else throw_for(position, throw) for throw in throws])
    log = Log()
    position.play(seat, GAME.parse(text), dice, log)
    assert dice.remaining() == 0
    assert position.faults() == []
    return log


def play_all(position: KorrigansState, *texts: str) -> Log:
    """Lets the seat that decides play these moves, one after the other; no pawn is drawn."""
    log = Log()
    for text in texts:
        log.events += play(position, decider(position), text).events
    return log


def throw_for(position: KorrigansState, colour: str) -> int:
    """Returns the throw that draws a pawn of this colour."""
    number = RAINBOW.index(colour)
    assert position.bag[number] > 0
    return sum(position.bag[:number])


def end_of_round(players: int = 3, **facts: Any) -> KorrigansState:
    """Returns the end of a round: the last player has only to gather in the village, and everybody can move.

    The first player is seat 0 unless given; `draw` begins the next round.
    """
    last = (facts.get("first_player", 0) + players - 1) % players
    korrigans: list[list[str]] = [list(STARTS[seat + 1]) for seat in range(players)]
    korrigans[last][0] = "village"
    usual: Given = {
        "phase": "choose-clover",
        "turn": players - 1,
        "mover": 2 * last,
        "korrigans": korrigans,
        "clovers": {"village": ["gold1", "gold2"]},
        "revealed": [["hare", "squirrel"] for _ in range(players)],
    }
    return at(players, **(usual | facts))


def draw(position: KorrigansState, colour: str) -> Log:
    """Ends the round of `end_of_round`; the holder of the bag draws this colour."""
    return play(position, decider(position), "gather gold1", colour)


def names(tokens: int) -> list[str]:
    """Returns the tokens of a handful, companions first."""
    return [box.FACE_NAMES[face] for face in faces_of(tokens)]


def hidden(position: KorrigansState, seat: int) -> list[str]:
    return names(position.hidden[seat])


def revealed(position: KorrigansState, seat: int) -> list[str]:
    return names(position.revealed[seat])


def backups(position: KorrigansState, seat: int) -> list[str]:
    return names(position.backups[seat])


def lying(position: KorrigansState, field: str) -> list[str]:
    """Returns the tokens in a field."""
    return names(position.clovers[box.FIELD_OF[field]])


def sign(position: KorrigansState, field: str) -> str | None:
    """Returns what is under the menhir in a field, None if none stands there."""
    number = position.signs[box.FIELD_OF[field]]
    return None if number < 0 else box.SIGN_NAMES[number]


def fields_of(position: KorrigansState, seat: int) -> list[str | None]:
    """Returns the fields of the seat's two Korrigans, None for one not placed yet."""
    fields = position.korrigan_fields[2 * seat : 2 * seat + 2]
    return [None if field < 0 else box.FIELD_NAMES[field] for field in fields]


def carries(position: KorrigansState, seat: int) -> list[str]:
    """Returns what the seat's two Korrigans carry: `elf`, `goblin` or nothing."""
    return [CARRIED_NAMES[token] for token in position.carried[2 * seat : 2 * seat + 2]]


def pawns(line: list[int]) -> list[str | None]:
    """Returns the colours on the suns or on the clouds."""
    return [None if colour < 0 else box.PAWN_COLOURS[colour] for colour in line]


def line(*colours: str) -> list[str | None]:
    """Returns suns or clouds of which the first carry these colours: for the facts of a situation."""
    return [*colours, *([None] * (7 - len(colours)))]


def seen(position: KorrigansState, eye: int | None = None) -> KorrigansView:
    view = position.view(eye)
    assert isinstance(view, KorrigansView)
    return view


def reachable_fields(position: KorrigansState, korrigan: str, companion: str, seat: int | None = None) -> set[str]:
    """Returns the fields to which a companion may take a Korrigan (k1, k2) of the seat, or of the one that decides."""
    assert companion in box.COMPANION_NAMES
    return {move.split()[3] for move in legal(position, seat) if move.startswith(f"move {korrigan} {companion} ")}


class Played(NamedTuple):
    """One move of a random game, with the positions before and after it and its log."""

    before: KorrigansState
    seat: int
    move: str
    after: KorrigansState
    log: Log

    @property
    def words(self) -> list[str]:
        return self.move.split()

    @property
    def phase(self) -> str:
        """What was asked."""
        return phases.PHASES[self.before.phase]


def random_game(players: int, seed: int, **options: object) -> Iterator[Played]:
    """Plays a random game and yields its moves."""
    dice = FastDice(seed)
    position = GAME.start(players, GAME.options_for(players, options), dice)
    while position.deciders():
        seat = decider(position)
        moves = position.moves(seat)
        move = moves[dice.below(len(moves))]
        before = position
        position = position.copy()
        log = Log()
        position.play(seat, move, dice, log)
        yield Played(before, seat, GAME.notation(move), position, log)


def games(count: int, **options: object) -> Iterator[list[Played]]:
    """Plays so many random games with 2, 3, 4 and 5 players."""
    for players in (2, 3, 4, 5):
        for seed in range(count):
            yield list(random_game(players, seed, **options))
