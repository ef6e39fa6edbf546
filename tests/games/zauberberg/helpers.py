"""Helpers of the tests of Zauberberg: situations, moves, and what is seen of a position."""

from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

from folkmoot.engine.dice import Dice, FastDice
from folkmoot.engine.events import Log
from folkmoot.engine.handfuls import count_of, faces_of, size_of
from folkmoot.games.zauberberg import GAME, phases
from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg.shown import KoboldView, TokenView, ZauberbergView
from folkmoot.games.zauberberg.state import ZauberbergState
from folkmoot.testing import situation
from tests.games.questions import decider as decider
from tests.games.questions import event_args as event_args
from tests.games.questions import event_keys as event_keys
from tests.games.questions import legal_in, play_in, reason_in, why_in
from tests.games.questions import rules as rules


def at(put: str = "", players: int = 3, **facts: Any) -> ZauberbergState:
    """Returns the situation that the facts describe, with some kobolds put on places, all others in the villages.

    One word alone is the hand of the active player: hands="34J", besides hands=["342", None, 4].
    """
    if isinstance(facts.get("hands"), str):
        hands: list[object] = [None] * players
        hands[facts.get("active", 0)] = facts["hands"]
        facts["hands"] = hands
    position = situation("zauberberg", players=players, kobolds=put, **facts)
    assert isinstance(position, ZauberbergState)
    return position


legal = partial(legal_in, GAME)
why = partial(why_in, GAME)
reason = partial(reason_in, GAME)


def moving(put: str, kobold: str, hands: str, *, players: int = 3, **facts: Any) -> ZauberbergState:
    """Returns the moment after a first card has named this kobold; its owner holds these cards.

    Two cards at least are left of three (ZAU-29): a single one is there more than once, which makes one choice
    (ZAU-157).
    """
    active = "abcde".index(kobold[0])
    hands = hands * (2 + facts.get("owned", [0] * players)[active]) if len(hands) == 1 else hands
    return at(put, players, phase="move-second", kobold=kobold, active=active, hands=hands, **facts)


def opening(players: int = 3, seed: int = 0, log: Log | None = None, **options: object) -> ZauberbergState:
    """Returns a game just begun: the first kobold is to be placed."""
    return GAME.start(players, GAME.options_for(players, options), FastDice(seed), log)


class Drawn(Dice):
    """Dice that draw the given cards, one after the other, from the draw pile of a position."""

    def __init__(self, position: ZauberbergState, cards: str) -> None:
        self._position = position
        self._cards = list(cards)

    def below(self, n: int) -> int:
        assert self._cards, "one more card is drawn"
        deck, face = int(self._position.deck), box.FACE_NAMES.index(self._cards.pop(0))
        assert n == size_of(deck)
        assert count_of(deck, face) > 0
        return sum([int(count_of(deck, lower)) for lower in range(face)])

    def remaining(self) -> int:
        return len(self._cards)


def play(position: ZauberbergState, *texts: str, draws: str | None = None) -> Log:
    """Lets the deciding seat play these legal moves, one after the other, and returns what happened.

    With `draws` exactly these cards are drawn in all, in this order ("" for none); without, any.
    """
    drawn = Drawn(position, draws or "")
    log = play_in(GAME, position, texts, FastDice(0) if draws is None else drawn)
    assert drawn.remaining() == 0 or draws is None
    return log


def play_unreachable(position: ZauberbergState, *texts: str) -> Log:
    """Lets the deciding seat play legal moves where a test has changed a position as no game of ours can."""
    log = Log()
    for text in texts:
        assert text in legal(position)
        position.play(decider(position), GAME.parse(text), FastDice(0), log)
    return log


def after(position: ZauberbergState, *texts: str, draws: str | None = None) -> ZauberbergState:
    """Returns what the position becomes by these moves; the position itself stays."""
    twin = position.copy()
    play(twin, *texts, draws=draws)
    return twin


def asked(position: ZauberbergState) -> tuple[int | None, str]:
    """Returns who is asked now, and what: (0, "choose-action"); (None, "over") at the end."""
    deciders = position.deciders()
    return (deciders[0] if deciders else None), phases.PHASES[position.phase]


def where(position: ZauberbergState, kobold: str) -> str | None:
    """Returns the place of a kobold: "L1-32", "nw", "SUMMIT"; None before it is placed."""
    place = position.at[number_of(kobold)]
    return None if place < 0 else box.PLACE_NAMES[place]


def number_of(kobold: str) -> int:
    """Returns the number of a kobold in a position: 2 for a3."""
    return 5 * "abcde".index(kobold[0]) + int(kobold[1]) - 1


def stack(position: ZauberbergState, place: str) -> list[str]:
    """Returns who is on a space, the lower one first, or in a village, by seat and number."""
    there = [kobold for kobold, at in enumerate(position.at) if at >= 0 and box.PLACE_NAMES[at] == place]
    there.sort(key=lambda kobold: position.on[kobold] >= 0)
    return [f"{'abcde'[kobold // 5]}{kobold % 5 + 1}" for kobold in there]


def hand(position: ZauberbergState, seat: int) -> str:
    """Returns the cards of a seat as one word: "13J"."""
    return cards(position.hands[seat])


def discarded(position: ZauberbergState) -> str:
    """Returns the cards of the discard pile as one word."""
    return cards(int(position.discard))


def cards(handful: int) -> str:
    return "".join(box.FACE_NAMES[face] for face in faces_of(handful))


def kind(position: ZauberbergState, space: str) -> str:
    """Returns the true kind of the token that lies on a space, or lay there."""
    return box.KIND_NAMES[position.tokens[box.TOKEN_SPACES.index(box.PLACE_NAMES.index(space))]]


def seen(position: ZauberbergState, eye: int | None = None) -> ZauberbergView:
    view = position.view(eye)
    assert isinstance(view, ZauberbergView)
    return view


def token(position: ZauberbergState, space: str) -> TokenView:
    """Returns a token as everybody sees it."""
    return next(token for token in seen(position).tokens if token.space == space)


def kobold(position: ZauberbergState, name: str) -> KoboldView:
    """Returns a kobold as everybody sees it."""
    return seen(position).players["abcde".index(name[0])].kobolds[int(name[1]) - 1]


class Played(NamedTuple):
    """One move of a random game."""

    before: ZauberbergState
    seat: int
    move: str
    after: ZauberbergState
    log: Log

    @property
    def words(self) -> list[str]:
        return self.move.split()

    @property
    def phase(self) -> str:
        """What was asked."""
        return phases.PHASES[self.before.phase]


def random_game(players: int, seed: int, most: int = 1_000_000, **options: object) -> Iterator[Played]:
    """Plays a random game, exchanging only when forced, and yields its decisions, at most so many."""
    dice = FastDice(seed)
    position = GAME.start(players, GAME.options_for(players, options), dice)
    while position.deciders() and most:
        seat = decider(position)
        moves = position.lively_moves(seat)
        move = moves[dice.below(len(moves))]
        before = position
        position = position.copy()
        log = Log()
        position.play(seat, move, dice, log)
        most -= 1
        yield Played(before, seat, GAME.notation(move), position, log)
