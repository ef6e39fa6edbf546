"""A situation that was filled in can really be played to: from the start of a game, move by legal move."""

from itertools import combinations

import pytest

from folkmoot.engine.dice import Dice
from folkmoot.games.rainbows import GAME
from folkmoot.games.rainbows import components as box
from folkmoot.games.rainbows.situations import reckoning
from folkmoot.games.rainbows.state import RainbowsState
from folkmoot.testing import proves
from tests.settings import seeds

from .helpers import Given, decider, random_game, situated

Bought = dict[int, list[int]]
"""For each seat, the cards that it has bought."""


class StackedDice(Dice):
    """Gives the first priority to a seat, and the deck this order."""

    def __init__(self, first: int, deck: list[int]) -> None:
        self.draws = [first, deck.index(box.CLOVER) - (box.CARDS - box.THIRD)]
        self.cards = [card for card in deck if card != box.CLOVER]

    def below(self, n: int) -> int:
        return self.draws.pop(0)

    def shuffle(self, items: list[int]) -> None:
        items[:] = self.cards


@pytest.mark.parametrize(
    ("players", "facts"),
    [
        (3, {"turn": 2}),
        (3, {"gold": [15, 2, 9]}),
        (3, {"gold": [0, 0, 0], "turn": 1}),
        (3, {"market": ["red-7", "blue-3"], "turn": 2, "gold": [15, 2, 9]}),
        (3, {"round": 4, "face_up": [None, ["red-7", "blue-8"], None], "markers": [["R1", "O1"], None, None]}),
        (4, {"round": 4, "turn": 3}),
        (4, {"supply": [8, None, 9, None], "priority": 2}),
        (5, {"round": 3, "gold": [1, 20, None, None, 8]}),
    ],
)
@pytest.mark.parametrize("seed", seeds(4))
def test_a_situation_can_be_played_to_from_the_start(players: int, facts: Given, seed: int) -> None:
    position = situated(players, seed=seed, **facts)
    assert reckoning.discards(position) == [0] * players
    bought = purchases(position, 0, {seat: [] for seat in range(players)})
    assert bought is not None
    moves, dealt = schedule(position, bought)
    dice = StackedDice(reckoning.first_priority(position), dealt + position.deck[position.dealt :])
    played = GAME.start(players, GAME.options_for(players, {}), dice)
    for move in moves:
        legal = [GAME.notation(one) for one in played.moves(decider(played))]
        assert move in legal
        played.play(decider(played), GAME.parse(move), dice)
    assert told(played) == told(position)


def told(position: RainbowsState) -> dict[str, object]:
    """Returns the facts of a position; the order of the discard pile tells who picked when, which is open."""
    facts = GAME.facts(position, None)
    return facts | {"discard_pile": sorted(position.discard_pile())}


def purchases(position: RainbowsState, column: int, bought: Bought) -> Bought | None:
    """Returns who can have bought which card of the discard pile so that everybody's gold comes out, or None."""
    if column == box.COLUMNS:
        fits = all(reckoning.paid_range(position, seat) == (price(cards),) * 2 for seat, cards in bought.items())
        return bought if fits else None
    cards = [card for card in position.discard_pile() if card // box.NUMBERS == column]
    counts = [reckoning.placed(position, seat)[column] for seat in bought]
    for share in shares(cards, counts):
        more = {seat: bought[seat] + share[seat] for seat in bought}
        if all(price(more[seat]) <= reckoning.paid_range(position, seat)[1] for seat in more):
            found = purchases(position, column + 1, more)
            if found:
                return found
    return None


def shares(cards: list[int], counts: list[int]) -> list[list[list[int]]]:
    """Returns every way to deal cards out by these counts."""
    if not counts:
        return [[]]
    ways = []
    for first in combinations(cards, counts[0]):
        left = [card for card in cards if card not in first]
        ways += [[list(first), *rest] for rest in shares(left, counts[1:])]
    return ways


def price(cards: list[int]) -> int:
    return sum(card % box.NUMBERS + 1 for card in cards)


def schedule(position: RainbowsState, bought: Bought) -> tuple[list[str], list[int]]:
    """Returns the moves to the position, everybody's keeps before their buys, and the cards as they are dealt."""
    seats = int(position.seats)
    queues = {seat: reckoning.kept(position, seat) + cards for seat, cards in bought.items()}
    spaces = {seat: spaces_of(position, seat) for seat in bought}
    moves, dealt = [], []
    for number in range(int(position.round)):
        first = (reckoning.first_priority(position) + number) % seats
        picks = position.turn if number == position.round - 1 else seats + 1
        for turn in range(picks):
            seat = (first + turn) % seats
            card = queues[seat].pop(0)
            dealt.append(card)
            name = box.CARD_NAMES[card]
            if card in bought[seat]:
                space = next(space for space in spaces[seat] if space // box.ROWS == card // box.NUMBERS)
                spaces[seat].remove(space)
                moves.append(f"buy {name} {box.SPACE_NAMES[space]}")
            else:
                moves.append(f"keep {name}")
    return moves, dealt + position.market


def spaces_of(position: RainbowsState, seat: int) -> list[int]:
    mine = position.board[seat * box.COLUMNS : (seat + 1) * box.COLUMNS]
    return [space for space in range(len(box.SPACE_NAMES)) if mine[space // box.ROWS] >> space % box.ROWS & 1]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_any_part_of_what_is_known_of_a_real_moment_is_filled_in(players: int) -> None:
    options: Given = {"two_player_variant": True}
    for number, played in enumerate(random_game(players, 3, **options)):
        facts = GAME.facts(played.after, None)
        hidden = ("gold", "markers", "face_up", "supply")[number % 4]
        partly: Given = {name: fact for name, fact in facts.items() if name not in ("scores", "account", hidden)}
        partly["discard_pile"] = partly["discard_pile"][number % 3 :: 2]
        made = situated(players, seed=number, options=options, **partly)
        assert made.faults() == []
        assert (made.market, made.priority, made.round) == tuple(
            getattr(played.after, name) for name in ("market", "priority", "round")
        )


@proves("RAI-117")
def test_with_two_players_the_order_of_the_discard_pile_tells_nothing() -> None:
    pile = ["blue-9", "green-8", "orange-1", "yellow-2", "violet-1", "red-3"]
    facts: Given = {"markers": [["O1", "Y1"], ["V1", "R1"]], "face_up": [[], ["red-1"]], "turn": 2, "round": 2}
    position = situated(
        2, market=["orange-9"], discard_pile=pile, gold=[12, 12], options={"two_player_variant": True}, **facts
    )
    assert position.faults() == []
