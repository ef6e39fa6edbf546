"""All worlds that fit what a seat has been shown, by brute force: the reference for `imagine`.

Nothing here asks `imagine`, `view` or the history: what a seat observes is written down from the table of hidden
information, every deal of the unseen tokens is tried, and every secret choice of others.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations, permutations
from random import Random
from typing import Any

from folkmoot.engine.dice import Dice, FastDice, ScriptedDice
from folkmoot.engine.errors import BadSituation
from folkmoot.engine.events import Log, SeenEvent
from folkmoot.engine.handfuls import size_of
from folkmoot.games.korrigans import GAME
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans.state import KorrigansState

from .helpers import COMPANIONS, Given, asked, at, hidden, legal, line, lying, names, sign, throw_for

Key = tuple[object, ...]
ScriptedMove = tuple[int, str] | tuple[int, str, str]
"""A seat, its move and, where a pawn is drawn, the colour."""


def observed(position: KorrigansState, eye: int) -> Key:
    """Returns what the table of hidden information lets a seat see of a position."""
    seats = range(int(position.seats))
    open_to_eye = [seat == eye or not position.has_screen(seat) for seat in seats]
    looking = asked(position) == (eye, "choose-clover")
    return (
        asked(position),
        (position.stage, position.round, position.placement_lap, position.turn, position.mover, position.first),
        (position.holder, position.pawn, *position.bag, *position.suns, *position.clouds),
        (*position.korrigan_fields, *position.carried, position.troll, position.cauldron, position.screens),
        (*position.revealed, *position.backups, *position.spent, *position.gold_menhirs),
        (position.backups_left, position.backups_spent, position.elves_left, position.goblins_left),
        tuple(int(size_of(tokens)) for tokens in position.clovers),
        tuple(int(size_of(tokens)) for tokens in position.sacrificed),
        tuple(hidden(position, seat) if open_to_eye[seat] else len(hidden(position, seat)) for seat in seats),
        tuple(names(position.clovers[position.korrigan_fields[position.mover]])) if looking else None,
        (sorted(position.signs), tuple(number >= 0 for number in position.signs)),
    )


def key(position: KorrigansState, begun: int) -> Key:
    """Returns all that is hidden in a position, and its history from the observation `begun` on."""
    secret = (tuple(position.clovers), tuple(position.hidden), tuple(position.sacrificed), tuple(position.signs))
    return (*secret, position.history[begun:])


class World:
    """A position that may be the true one, and the events that the eye has seen on the way there."""

    def __init__(self, position: KorrigansState, seen_events: list[SeenEvent]) -> None:
        self.position = position
        self.seen_events = seen_events


class PossibleWorlds:
    """Follows a game from a situation as one seat sees it; the facts must name all piles and clovers."""

    def __init__(self, eye: int, facts: Given) -> None:
        self.eye = eye
        self.truth = World(at(**facts), [])
        self.begun = len(self.truth.position.history)
        self.worlds = [World(position, []) for position in beginnings(self.truth.position, eye, facts)]

    def keys(self) -> set[Key]:
        return {key(world.position, self.begun) for world in self.worlds}

    def imagined(self, draws: int, seed: int = 7, source: KorrigansState | None = None) -> set[Key]:
        """Returns the different worlds among so many that the seat imagines."""
        dice, position = FastDice(seed), source or self.truth.position
        return {key(position.imagine(self.eye, dice), self.begun) for _ in range(draws)}

    def play(self, *moves: ScriptedMove) -> None:
        """Plays these moves in the true position, and in every world all moves that look the same to the eye."""
        for seat, text, *colours in moves:
            throws = [throw_for(self.truth.position, colour) for colour in colours]
            self._play(seat, text, partial(ScriptedDice, throws))

    def play_thrown(self, seat: int, text: str, seed: int) -> None:
        """Plays likewise, with a pawn drawn by these dice if one is due: the bag is no secret."""
        self._play(seat, text, partial(FastDice, seed))

    def _play(self, seat: int, text: str, dice: Callable[[], Dice]) -> None:
        before = self.truth.position
        secret = seat != self.eye and before.has_screen(seat)
        self.truth = _after(self.truth, seat, text, dice(), self.eye)
        sight = observed(self.truth.position, self.eye)
        worlds: dict[Key, World] = {}
        for world in self.worlds:
            for move in indistinguishable_moves(world.position, seat, text) if secret else [text]:
                if move in legal(world.position, seat):
                    after = _after(world, seat, move, dice(), self.eye)
                    if observed(after.position, self.eye) == sight:
                        worlds[key(after.position, 0)] = after
        self.worlds = list(worlds.values())


def _after(world: World, seat: int, text: str, dice: Dice, eye: int) -> World:
    position, log = world.position.copy(), Log()
    position.play(seat, GAME.parse(text), dice, log)
    return World(position, world.seen_events + log.seen_by(eye))


def indistinguishable_moves(position: KorrigansState, seat: int, text: str) -> list[str]:
    """Returns the legal moves that look like this one to others, as the token taken or sacrificed is hidden."""
    words = text.split()
    if words[0] == "gather":
        return [move for move in legal(position, seat) if move.startswith("gather")]
    if words[0] == "sacrifice":
        return [move for move in legal(position, seat) if move.startswith("sacrifice") and move.endswith(words[2])]
    return [text]


def beginnings(truth: KorrigansState, eye: int, facts: Given) -> Iterator[KorrigansState]:
    """Yields every position that looks to the seat like a situation about which it remembers nothing."""
    fields = [name for name in box.FIELD_NAMES if lying(truth, name)]
    looking = box.FIELD_NAMES[truth.korrigan_fields[truth.mover]] if asked(truth) == (eye, "choose-clover") else None
    unseen = [name for name in fields if name != looking]
    secret = [seat for seat in range(int(truth.seats)) if seat != eye and truth.has_screen(seat)]
    sizes = [len(lying(truth, name)) for name in unseen] + [len(hidden(truth, seat)) for seat in secret]
    pool = [token for name in unseen for token in lying(truth, name)]
    pool += [token for seat in secret for token in hidden(truth, seat)]
    standing = [name for name in fields if sign(truth, name) is not None]
    signs = set(permutations(str(sign(truth, name)) for name in standing))
    sight = observed(truth, eye)
    for deal in deals(sorted(pool), sizes):
        piles = [hidden(truth, seat) for seat in range(int(truth.seats))]
        for seat, pile in zip(secret, deal[len(unseen) :], strict=True):
            piles[seat] = list(pile)
        clovers: dict[str, list[str]] = {name: [] for name in box.FIELD_NAMES}
        clovers |= {name: lying(truth, name) for name in fields}
        clovers |= {name: list(tokens) for name, tokens in zip(unseen, deal, strict=False)}
        for order in signs:
            deal_facts = {"hidden": piles, "clovers": clovers, "signs": dict(zip(standing, order, strict=True))}
            try:
                position = at(**(facts | deal_facts))
            except BadSituation:
                continue  # the player who is asked to move could not
            if observed(position, eye) == sight:
                yield position


def deals(pool: Sequence[str], sizes: Sequence[int]) -> Iterator[list[tuple[str, ...]]]:
    """Yields every different way to deal tokens, sorted by name, into handfuls of these sizes."""
    if not sizes:
        yield []
        return
    for first in sorted(set(combinations(pool, sizes[0]))):
        rest = list(pool)
        for token in first:
            rest.remove(token)
        for others in deals(rest, sizes[1:]):
            yield [first, *others]


def everything_else(players: int, *groups: Sequence[str]) -> list[str]:
    """Returns the tokens of the box that are in none of these groups."""
    left = dict.fromkeys(["hare", "squirrel", "bird", "mouse", "mole", "frog"], 4 if players < 4 else 5)
    left |= dict(zip(["gold1", "gold2", "gold3", "gold4"], [6, 6, 6, 6] if players < 4 else [9, 9, 9, 8], strict=True))
    for tokens in groups:
        for token in tokens:
            left[token] -= 1
    return [token for token, count in left.items() for _ in range(count)]


def empty_but(**clovers: list[str]) -> dict[str, list[str]]:
    """Returns the facts of a map where only these fields have tokens."""
    return {name: clovers.get(name, []) for name in box.FIELD_OF}


def small_table_facts(clovers: dict[str, list[str]], piles: list[list[str]], eye: int, **facts: Any) -> Given:
    """Returns the facts of a table where only these tokens are unseen by a seat: all others are in its own pile.

    It also has all gold menhirs; the menhirs still standing are trolls and fairies unless given.
    """
    players = len(piles)
    standing = [name for name in clovers if name != "village"]
    shown = [pile for name in ("revealed", "sacrificed") for pile in facts.get(name, [])]
    rest = everything_else(players, *clovers.values(), *piles, *shown)
    usual: Given = {
        "players": players,
        "clovers": empty_but(**clovers),
        "hidden": [sorted([*pile, *rest]) if seat == eye else pile for seat, pile in enumerate(piles)],
        "menhirs": [[1, 1, 2, 2, 3, 3] if seat == eye else [] for seat in range(players)],
        "signs": dict(zip(standing, ["troll", "troll", "fairy", "fairy"], strict=False)),
        "carried": [["", ""] for _ in piles],
        "screens": [True for _ in piles],
        "troll": 0,
    }
    usual |= facts
    return {"standing": [*usual["signs"].values()]} | usual


def random_table(dice: Random, eye: int) -> Given:
    """Returns a table with few unseen tokens, somewhere in a round, near the middle of the map."""
    kinds = dice.sample([*COMPANIONS, "gold1", "gold4"], 3)
    fields = dice.sample(["village", "wheat_dolmen", "heath_fairies", "poppies_ford", "meadow_dawn"], 2)
    clovers = {name: [dice.choice(kinds) for _ in range(dice.choice([1, 2]))] for name in fields}
    piles = [[dice.choice(kinds) for _ in range(dice.choice([1, 2]))] for _ in range(2)] + [[]]
    near = [*fields, "village", "wheat_mill", "heath_fairies"]
    facts: Given = {
        "korrigans": [[dice.choice(near), dice.choice(near)] for _ in range(3)],
        "revealed": [[], dice.choice([[], ["hare"]]) if "hare" not in kinds else [], []],
        "phase": "choose-clover",
        "turn": 2,
        "options": {"backup": dice.choice(["blocked", "free"])},
        "signs": dict(zip([name for name in fields if name != "village"], ["leprechaun", "fairy"], strict=False)),
        "troll": dice.choice([0, dice.randint(1, 38)]),
        "clouds": line("red", "orange", "yellow"),
        "suns": line("red", "orange", "yellow", "green"),
    }
    mover = dice.choice([4, 5])
    facts["korrigans"][2][mover - 4] = fields[0]
    return small_table_facts(clovers, piles, eye, mover=mover, **facts)
