"""Goods go from the stock to screens and back; the stock is limited (PIX-312)."""

from folkmoot.engine.events import Log
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen.state import PixieQueenState


def lots(amounts: list[int]) -> list[str | int]:
    """Returns amounts of the five goods as events name them: `apple-2`, `gold-1`; `none` if there are none."""
    return [f"{box.GOOD_NAMES[good]}-{amount}" for good, amount in enumerate(amounts) if amount] or ["none"]


def lot(good: int, amount: int) -> str:
    """Returns an amount of one good as events name it."""
    return f"{box.GOOD_NAMES[good]}-{amount}"


def amounts_of(good: int, amount: int) -> list[int]:
    """Returns amounts of the five goods: this much of one, nothing of the others."""
    return [amount if other == good else 0 for other in range(box.GOODS)]


def take(position: PixieQueenState, seat: int, good: int, amount: int) -> int:
    """Gives a seat goods, as far as the stock has them; returns how many (PIX-312)."""
    given = min(amount, position.stock[good])
    position.stock[good] = position.stock[good] - given
    position.goods[box.GOODS * seat + good] = position.goods[box.GOODS * seat + good] + given
    return given


def pay(position: PixieQueenState, seat: int, good: int, amount: int) -> None:
    """Puts a seat's goods into the stock."""
    position.goods[box.GOODS * seat + good] = position.goods[box.GOODS * seat + good] - amount
    position.stock[good] = position.stock[good] + amount


def take_and_tell(
    position: PixieQueenState, seat: int, amounts: list[int], key: str, rule: str, log: Log | None
) -> None:
    """Gives a seat amounts of the five goods, as far as the stock has them, and logs what it got."""
    given = [take(position, seat, good, amount) if amount else 0 for good, amount in enumerate(amounts)]
    if log is not None:
        log.tell(key, rule, seat=seat, lots=lots(given))
