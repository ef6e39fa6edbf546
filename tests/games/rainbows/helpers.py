"""Helpers of the tests of Rainbows: situations, moves and positions by the names of cards and spaces."""

from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

from folkmoot.engine.dice import Dice, FastDice
from folkmoot.engine.events import Log
from folkmoot.games.rainbows import GAME
from folkmoot.games.rainbows import components as box
from folkmoot.games.rainbows.shown import PlayerView, RainbowsView
from folkmoot.games.rainbows.state import RainbowsState
from folkmoot.testing import situation
from tests.games.questions import decider as decider
from tests.games.questions import legal_in, why_in

from .scenes import scene

Given = dict[str, Any]
"""Facts of a situation, or options, by name."""
COLOURS = ["red", "orange", "yellow", "green", "blue", "violet"]
LETTERS = "ROYGBV"
DECK = {f"{colour}-{number}" for colour in COLOURS for number in range(1, 11)}
TEN = [f"{COLOURS[number % 6]}-{number}" for number in range(1, 11)]
"""Ten cards, one of each number: a player who has them face up can keep no more. Red is only the 6."""
ROWS = {2: 3, 3: 4, 4: 6, 5: 8}
"""Rows in play by number of players."""


at = scene


def situated(players: int = 3, **facts: Any) -> RainbowsState:
    """Returns the situation that the facts describe: one that a game can come to."""
    position = situation("rainbows", players=players, **facts)
    assert isinstance(position, RainbowsState)
    return position


legal = partial(legal_in, GAME)
why = partial(why_in, GAME)


def opening(players: int = 3, seed: int = 0, log: Log | None = None, **options: object) -> RainbowsState:
    """Returns a game just begun."""
    return GAME.start(players, GAME.options_for(players, options), FastDice(seed), log)


def buys(card: str, rows: str = "1234") -> set[str]:
    """Returns the buys of a card on these rows of its column: buys("red-7", "34") are R3 and R4."""
    letter = LETTERS[COLOURS.index(card.split("-")[0])]
    return {f"buy {card} {letter}{row}" for row in rows}


def keeps(*cards: str) -> set[str]:
    return {f"keep {card}" for card in cards}


def discards(*cards: str) -> set[str]:
    return {f"discard {card}" for card in cards}


def play(position: RainbowsState, *texts: str, dice: Dice | None = None) -> Log:
    """Plays these legal moves for the seats that decide, one after the other, and returns what happened."""
    log = Log()
    for text in texts:
        assert text in legal(position)
        assert why(position, text) is None
        position.play(decider(position), GAME.parse(text), dice or FastDice(0), log)
    return log


def event_keys(log: Log) -> list[str]:
    """Returns the keys of the events, in order."""
    return [event.public.key for event in log.events if event.public is not None]


class Played(NamedTuple):
    """One move of a random game, with the positions before and after it."""

    before: RainbowsState
    seat: int
    move: str
    after: RainbowsState

    @property
    def words(self) -> list[str]:
        return self.move.split()


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
        position.play(seat, move, dice)
        yield Played(before, seat, GAME.notation(move), position)


def games(count: int, **options: object) -> Iterator[Played]:
    """Plays so many random games with 3, with 4 and with 5 players and yields all moves."""
    for players in (3, 4, 5):
        for seed in range(count):
            yield from random_game(players, seed, **options)


def same_day(played: Played) -> bool:
    """Tells whether the move was not the last of its day."""
    return played.after.day == played.before.day and played.after.phase == played.before.phase


def named(cards: list[int]) -> list[str]:
    return ["clover" if card == box.CLOVER else box.CARD_NAMES[card] for card in cards]


def market(position: RainbowsState) -> list[str]:
    return named(position.market)


def rest(position: RainbowsState) -> list[str]:
    """Returns the cards still in the deck, from the top, `clover` among them."""
    return named(position.deck[position.dealt :])


def face_up(position: RainbowsState, seat: int) -> set[str]:
    return {name for name, card in box.CARD_OF.items() if position.face_up[seat] >> card & 1}


def markers(position: RainbowsState, seat: int) -> set[str]:
    """Returns the spaces that carry the seat's markers."""
    return {name for name, space in box.SPACE_OF.items() if position.board[seat * 6 + space // 8] >> space % 8 & 1}


def columns(spaces: str) -> list[int]:
    """Returns the six columns of a player's markers, as scoring reads them, from `R1 O2 Y2`."""
    board = [0] * 6
    for space in spaces.split():
        board[LETTERS.index(space[0])] |= 1 << int(space[1]) - 1
    return board


def spaces_of(chain: list[int]) -> str:
    return " ".join(box.SPACE_NAMES[space] for space in chain)


def seen(position: RainbowsState, eye: int | None = None) -> RainbowsView:
    view = position.view(eye)
    assert isinstance(view, RainbowsView)
    return view


def player(position: RainbowsState, seat: int) -> PlayerView:
    """Returns what a spectator sees before a player."""
    return seen(position).players[seat]


def last_pick(players: int = 3, **facts: Any) -> RainbowsState:
    """Returns the situation before the last pick of a day that the clover ends; the Priority Player is seat 0."""
    return at(players, **({"turn": players, "clover_revealed": True} | facts))


def column(letter: str, rows: str = "1234") -> list[str]:
    """Returns spaces of one column."""
    return [f"{letter}{row}" for row in rows]
