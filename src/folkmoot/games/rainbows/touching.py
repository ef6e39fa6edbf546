"""What touching an element of the board means: the beginning of a move, so that the page can say why it is barred."""

from collections.abc import Sequence

from folkmoot.engine.verdicts import LEGAL
from folkmoot.games.rainbows import components as box
from folkmoot.games.rainbows.rules.paying import means
from folkmoot.games.rainbows.rules.verdicts import buy, keep
from folkmoot.games.rainbows.state import RainbowsState

_USES = ("keep", "buy", "discard")


def touched(position: RainbowsState, seat: int, element: str, chosen: Sequence[str]) -> str | None:
    """Returns the move that touching a card or a space would begin, legal or not; None for anything else."""
    kind, _, name = element.partition(" ")
    if kind == "card" and name in box.CARD_NAMES:
        return f"{_use(position, seat, box.CARD_NAMES.index(name), chosen)} {name}"
    if kind == "space" and name in box.SPACE_NAMES:
        card = _card(position, seat, box.SPACE_NAMES.index(name) // box.ROWS, chosen)
        return f"buy {box.CARD_NAMES[card]} {name}"
    return None


def _use(position: RainbowsState, seat: int, card: int, chosen: Sequence[str]) -> str:
    """Returns the use that is chosen; else the one that cannot be done, since that is what needs explaining."""
    for part in chosen:
        if part in _USES:
            return part
    kept = keep(position.face_up[seat], card % box.NUMBERS + 1) != LEGAL
    return "keep" if kept and _can_buy(position, seat, card) else "buy"


def _card(position: RainbowsState, seat: int, colour: int, chosen: Sequence[str]) -> int:
    """Returns the card of the market that is chosen; else one that could light a space of this colour; else one that
    is missing there, as it is still in the deck or gone.
    """
    for card in position.market:
        if box.CARD_NAMES[card] in chosen:
            return card
    fitting = [card for card in position.market if card // box.NUMBERS == colour]
    affordable = [card for card in fitting if _can_buy(position, seat, card)]
    return (affordable or fitting or [colour * box.NUMBERS])[0]


def _can_buy(position: RainbowsState, seat: int, card: int) -> bool:
    vacant = position.vacant[card // box.NUMBERS]
    number = card % box.NUMBERS + 1
    return bool(buy(position, position.supply[seat], vacant, number, means(position, seat)) == LEGAL)
