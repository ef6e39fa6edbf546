"""placeholder"""

from folkmoot.games.zauberberg.state import ZauberbergState


def move_values(position: ZauberbergState, seat: int, offered: list[int]) -> list[float]:
    return [0.0 for _ in offered]
