"""Every reason against an action of the pyramid is true, as checked from outside in random games."""

from collections.abc import Callable, Iterator

from folkmoot.engine.reasons import Reason
from folkmoot.games.pixie_queen import GAME
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen.state import PixieQueenState
from folkmoot.testing import proves

from .helpers import asked, at, legal, own_view, random_game, reason, seen, stock
from .test_components import SPACES

TILES = {"double_offering": "double_tile", "look_in_bag": "bag_tile", "grace": "grace_tile"}
Claim = Callable[[PixieQueenState, int, list[str]], bool]


def level(place: str) -> int:
    """Returns the level of a space, 0 for the mine, 5 for the castle."""
    return {"mine": 0, "castle": 5, **{space: len(icons) for space, icons in SPACES.items()}}[place]


def amount(position: PixieQueenState, seat: int, good: str) -> int:
    return (own_view(position, seat).goods or [])[box.GOOD_NAMES.index(good)]


def pixie(position: PixieQueenState, space: str) -> int | None:
    return next(there.pixie for there in seen(position).spaces if there.space == space)


def laid(position: PixieQueenState, space: str) -> int:
    return next(there.discs for there in seen(position).spaces if there.space == space)


def may_displace(position: PixieQueenState, seat: int) -> bool:
    return amount(position, seat, "apple") > 0 or own_view(position, seat).skill == "free_demotion"


def no_room(position: PixieQueenState, seat: int, own: str | None) -> bool:
    one = own_view(position, seat)
    return own is not None and not (one.skill == "extra_slot" and one.on_skill is None)


def not_one_level_up(position: PixieQueenState, seat: int, words: list[str]) -> bool:
    start, *to = words[1:]
    if start != "mine" and pixie(position, start) != seat:
        return True
    return bool(to) and level(to[0]) != level(start) + 1


def no_hand(position: PixieQueenState, seat: int, words: list[str]) -> bool:
    if may_displace(position, seat) or level(words[1]) == 4:
        return False
    return pixie(position, words[2]) not in (None, seat)


def bad_exchange(position: PixieQueenState, seat: int, words: list[str]) -> bool:
    if len(words) == 1:
        return not any(amount(position, seat, good) for good in box.GOOD_NAMES[:4])
    owned = amount(position, seat, words[1])
    return owned == 0 or (len(words) == 4 and (words[1] == words[2] or not 0 < int(words[3]) <= min(7, owned)))


def too_little_left(position: PixieQueenState, seat: int, words: list[str]) -> bool:
    """Without a kind to take: nothing is left of any other kind."""
    if len(words) > 2:
        return stock(position, words[2]) < int([*words, "1"][3])
    return not any(stock(position, good) for good in box.GOOD_NAMES[:4] if good not in words)


def no_step(position: PixieQueenState, seat: int, words: list[str], last: bool) -> bool:
    one = own_view(position, seat)
    cases = {"silver": one.silver_case, "gold": one.gold_case}
    if last:
        return all(cases[track] == 6 for track in words[1:] or cases)
    return all(cases[track] == 6 or amount(position, seat, track) == 0 for track in words[1:] or cases)


def no_prey(position: PixieQueenState, seat: int, words: list[str]) -> bool:
    """A neutral pixie stands there, or no opponent has one anywhere."""
    if words[1:] and pixie(position, words[1]) == position.seats:
        return True
    return all(space.pixie in (None, seat, position.seats) for space in seen(position).spaces)


CLAIMS: dict[str, Claim] = {
    "PIX-302": lambda position, seat, words: (
        laid(position, words[0]) == 0 and pixie(position, words[0]) is None and own_view(position, seat).discs == 1
    ),
    "PIX-303": lambda position, seat, words: laid(position, words[0]) > 0,
    "PIX-321": lambda position, seat, words: not any(stock(position, good) for good in words[1:] or box.GOOD_NAMES[:3]),
    "PIX-322": lambda position, seat, words: stock(position, "silver") == 0,
    "PIX-323": lambda position, seat, words: level(words[1]) == 4 and words[2:] in ([], ["castle"]),
    "PIX-325": lambda position, seat, words: pixie(position, "promotion") is None and words[2] == "promotion",
    "PIX-331": bad_exchange,
    "PIX-332": too_little_left,
    "PIX-341": lambda position, seat, words: (
        amount(position, seat, "silver") < own_view(position, seat).gold_price * int([*words, "1"][1])
    ),
    "PIX-343": lambda position, seat, words: stock(position, "gold") < int([*words, "1"][1]),
    "PIX-351": lambda position, seat, words: (
        not seen(position).food_pile or no_room(position, seat, own_view(position, seat).food_tile)
    ),
    "PIX-353": lambda position, seat, words: (
        TILES[words[0]] not in seen(position).home or no_room(position, seat, own_view(position, seat).one_use)
    ),
    "PIX-363": lambda position, seat, words: no_step(position, seat, words, False),
    "PIX-364": lambda position, seat, words: no_step(position, seat, words, True),
    "PIX-365": lambda position, seat, words: not any(seen(position).stock),
    "PIX-371": lambda position, seat, words: amount(position, seat, "gold") < own_view(position, seat).ring_price,
    "PIX-372": lambda position, seat, words: seen(position).rows[1].taken == 7,
    "PIX-381": lambda position, seat, words: pixie(position, words[1]) in (None, seat),
    "PIX-382": no_prey,
    "PIX-503": not_one_level_up,
    "PIX-504": lambda position, seat, words: (
        words[1] == "mine" and position.captives[seat] <= sum(stone > 0 for stone in seen(position).bands[seat].stones)
    ),
    "PIX-505": no_hand,
    "PIX-507": lambda position, seat, words: pixie(position, words[2]) == seat,
    "PIX-510": lambda position, seat, words: laid(position, words[2]) == 2,
}
"""What must hold if a rule is the reason against a move, or its beginning, given in words."""


def meant(text: str, refusal: Reason) -> list[list[str]]:
    """Returns the words of a move; for the beginning of a promotion, all promotions that its reason may explain."""
    words = text.split()
    if words[0] not in ("promotion", "promote") or len(words) == 3:
        return [words]
    starts = words[1:] or ["mine", *SPACES]
    ways = [(start, to) for start in starts for to in [*SPACES, "castle"] if level(to) == level(start) + 1]
    return [[words[0], start, to] for start, to in ways if refusal.args.get("space", to) in (to, words[0])]


def beginnings(players: int) -> Iterator[str]:
    """Returns all actions of the pyramid, and all their beginnings."""
    beginnings: dict[str, None] = {}
    for move in GAME.vocabulary(players, GAME.options_for(players, {})):
        words = GAME.notation(move).split()
        if words[0] in SPACES:
            beginnings.update(dict.fromkeys(" ".join(words[:count]) for count in range(1, len(words) + 1)))
    return iter(beginnings)


def judged(position: PixieQueenState, seat: int) -> list[str]:
    """Returns the reasons against actions that are not true, and the actions wrongly refused or accepted."""
    offered = legal(position)
    wrong = []
    for text in beginnings(position.seats):
        refusal = reason(position, text)
        begins = any(f"{move} ".startswith(f"{text} ") for move in offered)
        if (refusal is None) != begins:
            wrong.append(f"{text}: {refusal}")
        elif refusal is not None:
            claim = CLAIMS[refusal.code]
            if not any(claim(position, seat, words) for words in meant(text, refusal)):
                wrong.append(f"{text}: {refusal.code}")
    return wrong


@proves("PIX-308")
def test_every_reason_against_an_action_is_true() -> None:
    for players in (2, 3, 4, 5):
        turns = [played.before for played in random_game(players, players) if asked(played.before)[1] == "main"]
        for position in turns[:: max(1, len(turns) // 8)]:
            assert judged(position, position.active) == []


@proves("PIX-504", "PIX-507", "PIX-510")
def test_every_reason_against_a_promotion_is_true_where_apples_do_not_help() -> None:
    """Level 1 is covered by discs or held by the player's own pixies; they have apples, but nobody to displace."""
    seat = {"goods": "9a", "on": "steal_food convert"}
    position = at(3, seat, discs_on={"steal_silver": [2, 1], "exchange": [2, 1]})
    assert judged(position, 0) == []


@proves("PIX-308")
def test_every_reason_is_true_where_there_is_little_left() -> None:
    poor = {"goods": "1a 2b", "on": "grace punish", "stones": [1, 1], "food_tile": 2, "one_use": "bag_tile"}
    rival = {"on": "casino tracks forge_ring rob_pixie"}
    for discs in (1, 2):
        for words in ("0a 0h 0b 0s 0g", "1a 1h 0b 0s 1g"):
            position = at(
                3, {**poor, "discs": discs}, rival, stock=words, taken=[0, 7, 0], discs_on={"convert": [2, 1]}
            )
            assert judged(position, 0) == []
