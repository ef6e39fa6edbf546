"""Bare scenes for the tests of rules: only what is named lies on the table, however it came there.

A rule does not ask how a player came by gold or cards, so its test says what it needs and no more. What a game can
really come to is a situation; `test_situation.py` and `test_reachable.py` are about those.
"""

from typing import Any

from folkmoot.engine.dice import Dice, FastDice
from folkmoot.games.rainbows import GAME, phases
from folkmoot.games.rainbows import components as box
from folkmoot.games.rainbows.flow import clear_board, what_ends_the_day
from folkmoot.games.rainbows.position import RainbowsPosition
from folkmoot.games.rainbows.setup import prepared
from folkmoot.games.rainbows.situations import reckoning
from folkmoot.games.rainbows.situations.filling import put_marker

NAMED = {**box.CARD_OF, "clover": box.CLOVER}


def scene(players: int = 3, *, options: dict[str, Any] | None = None, seed: int = 0, **facts: Any) -> RainbowsPosition:
    """Returns a position by the facts of a situation; gold and accounts are those of the start if they are not said."""
    position = prepared(players, GAME.own_options(GAME.options_for(players, options or {})))
    position.phase = phases.PHASES.index(facts.pop("phase", "pick"))
    position.day, position.priority, position.turn = (facts.pop(name, usual) for name, usual in FLOW)
    position.clover_revealed = facts.pop("clover_revealed", False)
    position.gold = [*facts.pop("gold", position.gold)]
    position.account = [*facts.pop("account", position.account)]
    position.scored = [0] * (3 * players * (position.day - (position.phase == phases.PICK)))
    clear_board(position)
    for seat, spaces in enumerate(facts.pop("markers", [])):
        for space in spaces:
            put_marker(position, seat, box.SPACE_OF[space])
    for seat, cards in enumerate(facts.pop("face_up", [])):
        position.face_up[seat] = sum(1 << card for card in numbers(cards))
    lay_cards(position, facts, FastDice(seed))
    assert not facts, f"a scene knows nothing of {', '.join(facts)}"
    if position.phase == phases.OVER:
        position.ended_by = what_ends_the_day(position)
    return position


FLOW = (("day", 1), ("priority", 0), ("turn", 0))


def numbers(cards: list[str]) -> list[int]:
    return [NAMED[card] for card in cards]


def lay_cards(position: RainbowsPosition, facts: dict[str, Any], dice: Dice) -> None:
    """Deals as few rounds as the cards on the table need; cards of which nothing is said lie in the discard pile."""
    kept = [card for card in range(box.CARDS) if any(cards >> card & 1 for cards in position.face_up)]
    market, draws, gone = (numbers(facts.pop(name, [])) for name in ("market", "draws", "discard_pile"))
    free = [card for card in range(box.CARDS) if card not in {*kept, *market, *draws, *gone}]
    dice.shuffle(free)
    for column in range(box.COLUMNS):
        bought = sum(rows.bit_count() for rows in position.board[column :: box.COLUMNS])
        missing = bought - sum(card // box.NUMBERS == column for card in gone)
        gone += [card for card in free if card // box.NUMBERS == column][: max(0, missing)]
        free = [card for card in free if card not in gone]
    market = market or [free.pop() for _ in range(reckoning.market_size(position))]
    least = -(-len(kept + market + gone) // position.per_round)
    if position.clover_revealed:
        least = max(least, box.ABOVE_CLOVER // position.per_round + 1)
    position.round = facts.pop("round", max(1, least))
    gone += [free.pop() for _ in range(position.round * position.per_round - len(kept + market + gone))]
    position.market = market
    position.dealt = len(kept + gone + market) + position.clover_revealed
    position.deck = kept + gone + market + draws + free
    if box.CLOVER not in draws:
        after = (position.round - 1) * position.per_round if position.clover_revealed else position.dealt + len(draws)
        position.deck.insert(max(box.ABOVE_CLOVER, after), box.CLOVER)
