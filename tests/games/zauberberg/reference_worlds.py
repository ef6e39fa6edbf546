"""All worlds that fit what a seat has been shown, by brute force: the reference for `imagine`.

Nothing here asks `imagine`: every deal of the unseen cards is tried, and every card that others may have drawn, and a
world is given up when a move is not legal in it or looks otherwise to the seat than it really did.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import comb
from typing import Any

from folkmoot.engine.dice import Dice, FastDice
from folkmoot.engine.events import Log, SeenEvent
from folkmoot.engine.handfuls import count_of, handful
from folkmoot.games.zauberberg import GAME
from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg.state import ZauberbergState

from .helpers import at, cards, hand, seen
from .scenes import TOKEN_SPACES

Key = tuple[str, ...]
"""The hands of all seats."""
PACK = "1" * 11 + "2" * 11 + "3" * 11 + "4" * 11 + "5" * 11 + "J" * 5


class Impossible(Exception):
    """A card that should be drawn is not there."""


class Draws(Dice):
    """Draws the faces of a plan; for None any face, branching over those in the draw pile."""

    def __init__(self, position: ZauberbergState, plan: list[str | None], choices: list[int]) -> None:
        self.position = position
        self.plan = plan
        self.choices = choices
        self.drawn: list[str] = []
        self.branches: list[int] = []
        """For each draw without plan, how many faces there were to choose from."""

    def below(self, n: int) -> int:
        deck = cards(int(self.position.deck))
        assert n == len(deck)
        if len(self.drawn) == len(self.plan):
            raise Impossible
        face = self.plan[len(self.drawn)]
        if face is None:
            faces = sorted(set(deck))
            number = self.choices[len(self.branches)] if len(self.branches) < len(self.choices) else 0
            self.branches.append(len(faces))
            face = faces[number]
        if face not in deck:
            raise Impossible
        self.drawn.append(face)
        return deck.index(face)


class PossibleWorlds:
    """Follows a game from a situation, with the eyes of one seat that knows all tokens."""

    def __init__(self, eye: int, hands: list[str], deck: str, put: str = "", **facts: Any) -> None:
        gone = Counter(PACK) - Counter(deck + "".join(hands))
        usual = {"discard": list(gone.elements()), "hands": hands, "seen": TOKEN_SPACES}
        self.eye = eye
        self.truth = at(put, len(hands), **(usual | facts))
        assert cards(int(self.truth.deck)) == "".join(sorted(deck))
        self.worlds = {key(world): world for world in beginnings(self.truth, eye)}

    def play(self, text: str, draws: str = "", seat: int | None = None) -> None:
        """Plays what really happens, drawing these cards, and in all worlds whatever looks the same."""
        seat = self.truth.deciders()[0] if seat is None else seat
        dice = Draws(self.truth, list(draws), [])
        self._play(seat, GAME.parse(text), dice)
        assert dice.drawn == list(draws), f"{text}: {dice.drawn} is drawn"

    def play_thrown(self, seat: int, move: int, dice: FastDice) -> None:
        """The same, with cards drawn by these dice."""
        self._play(seat, move, Thrown(self.truth, dice))

    def _play(self, seat: int, move: int, dice: "Draws | Thrown") -> None:
        assert move in self.truth.moves(seat)
        log = Log()
        self.truth.play(seat, move, dice, log)
        heard, sight = log.seen_by(self.eye), seen(self.truth, self.eye)
        plan = self._plan(log, dice.drawn)
        worlds: dict[Key, ZauberbergState] = {}
        for world in self.worlds.values():
            if move in world.moves(seat):
                for after, events in outcomes(world, seat, move, plan, self.eye):
                    if key(after) not in worlds and events == heard and seen(after, self.eye) == sight:
                        worlds[key(after)] = after
        self.worlds = worlds
        assert key(self.truth) in worlds

    def _plan(self, log: Log, drawn: list[str]) -> list[str | None]:
        """Returns the cards drawn as the seat saw them: its own in full, others as unknown."""
        owners = [
            event.public.args["seat"]
            for event in log.events
            if event.public is not None and event.public.key == "drew"
            for _ in range(int(str(event.public.args["number"])))
        ]
        return [face if owner == self.eye else None for owner, face in zip(owners, drawn, strict=True)]

    def imagined(self, draws: int, seed: int = 7, source: ZauberbergState | None = None) -> set[Key]:
        """Returns the different deals among so many that the seat imagines."""
        dice, position = FastDice(seed), source or self.truth
        keys = set()
        for _ in range(draws):
            world = position.imagine(self.eye, dice)
            assert isinstance(world, ZauberbergState)
            assert world.faults() == []
            keys.add(key(world))
        return keys

    def ways(self) -> int:
        """Returns in how many ways the unseen cards can be dealt, if all cards are different."""
        sizes = [len(held) for seat, held in enumerate(key(self.truth)) if seat != self.eye]
        left, ways = len(cards(int(self.truth.deck))) + sum(sizes), 1
        for size in sizes:
            ways *= comb(left, size)
            left -= size
        return ways

    def hands(self, seat: int) -> set[str]:
        """Returns what the seat may hold."""
        return {hands[seat] for hands in self.worlds}


class Thrown(Dice):
    """Draws by other dice and notes what is drawn."""

    def __init__(self, position: ZauberbergState, dice: Dice) -> None:
        self.position = position
        self.dice = dice
        self.drawn: list[str] = []

    def below(self, n: int) -> int:
        thrown = self.dice.below(n)
        self.drawn.append(cards(int(self.position.deck))[thrown])
        return thrown


def key(position: ZauberbergState) -> Key:
    return tuple(hand(position, seat) for seat in range(int(position.seats)))


def outcomes(
    world: ZauberbergState, seat: int, move: int, plan: list[str | None], eye: int
) -> Iterator[tuple[ZauberbergState, list[SeenEvent]]]:
    """Yields what may come of a move: once for every way in which cards without plan may be drawn."""
    choices: list[int] = []
    while True:
        after, log = world.copy(), Log()
        dice = Draws(after, plan, choices)
        try:
            after.play(seat, move, dice, log)
        except Impossible:
            pass
        else:
            if len(dice.drawn) == len(plan):
                yield after, log.seen_by(eye)
        choices = [*choices, *[0] * (len(dice.branches) - len(choices))][: len(dice.branches)]
        while choices and choices[-1] + 1 >= dice.branches[len(choices) - 1]:
            choices.pop()
        if not choices:
            return
        choices[-1] += 1


def beginnings(truth: ZauberbergState, eye: int) -> Iterator[ZauberbergState]:
    """Yields every deal of the unseen cards, when nothing but the own hand and the discard pile has been seen."""
    others = [seat for seat in range(int(truth.seats)) if seat != eye]
    unseen = "".join(sorted(cards(int(truth.deck)) + "".join(hand(truth, seat) for seat in others)))
    for deal in deals(unseen, [len(hand(truth, seat)) for seat in others]):
        world = truth.copy()
        for seat, faces in zip(others, deal, strict=False):
            world.hands[seat] = packed(faces)
        world.deck = packed(deal[-1])
        assert all(count_of(world.deck, face) >= 0 for face in range(6))
        yield world


def packed(faces: str) -> int:
    return handful([box.FACE_NAMES.index(face) for face in faces])


def deals(faces: str, sizes: list[int]) -> Iterator[list[str]]:
    """Yields every different way to deal sorted faces into hands of these sizes; what is left comes last."""
    if not sizes:
        yield [faces]
        return
    for chosen in sorted(set(combinations(faces, sizes[0]))):
        rest = Counter(faces) - Counter(chosen)
        for others in deals("".join(sorted(rest.elements())), sizes[1:]):
            yield ["".join(chosen), *others]
