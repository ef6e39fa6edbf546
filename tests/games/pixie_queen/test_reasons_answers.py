"""Every reason against an answer or an action beside the pyramid is true, as checked from outside in random games."""

from folkmoot.engine.reasons import NOT_THIS_QUESTION, Reason
from folkmoot.games.pixie_queen import GAME
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen.state import PixieQueenState
from folkmoot.testing import proves

from .helpers import asked, legal, own_view, random_game, reason, seen, stock
from .test_components import SPACES
from .test_reasons_true import CLAIMS as OF_ACTIONS
from .test_reasons_true import Claim, amount, level, meant, pixie

ANSWERS = {
    "skill": "skill",
    "tile-food": "take",
    "main": "mine trade_tiles pantry copy special_offering turn_order priority pass remove_stone",
    "after": "remove_stone done",
    "give": "give",
    "bag": "use_bag",
    "pick": "pick",
    "place": "place",
    "discard": "discard",
    "copy": "remove_stone",
    "demotion": "demote use_grace",
    "double": "use_double",
    "offer": "offer commit",
    "promote": "promote stop remove_stone",
    "neutral": "neutral",
}
"""The verbs that answer each question, without those of the pyramid."""


def number(words: list[str]) -> int:
    """Returns the number at the end of a move, 1 if it is still open."""
    return int(words[-1]) if words[-1].isdecimal() else 1


def demanded(position: PixieQueenState) -> str | None:
    return [token for token in seen(position).demand if token][-1]


def used_up(position: PixieQueenState, seat: int, words: list[str]) -> bool:
    view = seen(position)
    by = {"special_offering": view.special_by, "turn_order": view.order_by}
    return len(view.pantry) == 3 if words[0] == "pantry" else by[words[0]] is not None


def no_pantry(position: PixieQueenState, seat: int, words: list[str]) -> bool:
    """The food is not there, or fewer than three goods; or the amount to throw away is not possible."""
    goods = own_view(position, seat).goods or []
    if words[0] == "discard":
        return asked(position)[1] == "discard"
    return sum(goods) < 3 if words[1] == "discard" else stock(position, words[1]) == 0


def no_special(position: PixieQueenState, seat: int, words: list[str]) -> bool:
    left = [have - need for have, need in zip(own_view(position, seat).goods or [], seen(position).area, strict=True)]
    if min(left) < 0 or sum(left) == 0:
        return True
    return len(words) == 2 and left[box.GOOD_NAMES.index(words[1])] == 0


def no_stone(position: PixieQueenState, seat: int, words: list[str]) -> bool:
    no_bread = amount(position, seat, "bread") == 0 and own_view(position, seat).skill != "free_unchain"
    return no_bread or seen(position).bands[seat].stones == [0, 0]


def other_captive(position: PixieQueenState, seat: int, words: list[str]) -> bool:
    """The second of two captives with the same number of stones, or one without any to be removed."""
    band = seat if words[0] == "remove_stone" else box.COLOURS.index(words[1])
    one, two = seen(position).bands[band].stones
    return words[-1] == "1" and (one == two or (words[0] == "remove_stone" and two == 0))


def no_captive(position: PixieQueenState, seat: int, words: list[str]) -> bool:
    band = box.COLOURS.index(words[1])
    bands = seen(position).bands
    return band >= len(bands) or bands[band].captives <= (int(words[2]) if len(words) == 3 else 0)


def full_captive(position: PixieQueenState, seat: int, words: list[str]) -> bool:
    one = seen(position).bands[box.COLOURS.index(words[1])]
    places = [int(words[2])] if len(words) == 3 else range(min(2, one.captives))
    return all(one.stones[place] == 3 for place in places)


def wrong_offer(position: PixieQueenState, seat: int, words: list[str]) -> bool:
    """It is not complete yet, or is already; another good is asked for, or the player does not have that much of it, or
    has offered as many kinds as they may.
    """
    one = own_view(position, seat)
    if len(words) == 1:
        return (one.asked == "commit") == (words == ["offer"])
    if one.asked != words[1]:
        return True
    kinds = sum(given > 0 for given in one.offer or [])
    most = (2 if position.seats == 2 else 1) + one.doubled
    return kinds == most or number(words) > amount(position, seat, words[1])


CLAIMS: dict[str, Claim] = {
    "PIX-113": lambda position, seat, words: words[1] not in seen(position).board_skills,
    "PIX-203": lambda position, seat, words: asked(position)[1] == "tile-food",
    "PIX-305": lambda position, seat, words: words[0] in own_view(position, seat).used,
    "PIX-306": used_up,
    "PIX-307": lambda position, seat, words: seen(position).priority_by is not None,
    "PIX-361": lambda position, seat, words: asked(position)[1] == "give",
    "PIX-385": lambda position, seat, words: seen(position).bag == 0,
    "PIX-386": lambda position, seat, words: position.bag[["silver", "gold", "stone"].index(words[1])] == 0,
    "PIX-388": no_pantry,
    "PIX-390": lambda position, seat, words: "trade_tiles" in own_view(position, seat).used,
    "PIX-391": lambda position, seat, words: "trade_tiles" not in own_view(position, seat).used,
    "PIX-404": lambda position, seat, words: (
        own_view(position, seat).skill != "copy_any" and "copy" not in own_view(position, seat).used
    ),
    "PIX-411": wrong_offer,
    "PIX-412": lambda position, seat, words: words[1] in set(box.GOOD_NAMES[:3]) - {demanded(position)},
    "PIX-418": lambda position, seat, words: pixie(position, words[1]) != seat,
    "PIX-431": lambda position, seat, words: amount(position, seat, "honey") < number(words) or number(words) == 0,
    "PIX-432": lambda position, seat, words: seen(position).small.index(seat) < number(words),
    "PIX-442": no_special,
    "PIX-443": lambda position, seat, words: seen(position).rows[2].taken == 7,
    "PIX-503": OF_ACTIONS["PIX-503"],
    "PIX-504": OF_ACTIONS["PIX-504"],
    "PIX-505": OF_ACTIONS["PIX-505"],
    "PIX-507": OF_ACTIONS["PIX-507"],
    "PIX-511": lambda position, seat, words: level(words[1]) == 4 and not seen(position).castle_open,
    "PIX-603": full_captive,
    "PIX-604": other_captive,
    "PIX-607": no_captive,
    "PIX-613": no_stone,
    "PIX-621": lambda position, seat, words: pixie(position, words[1]) != seat,
    "PIX-622": lambda position, seat, words: (
        "grace_tile" not in (own_view(position, seat).one_use, own_view(position, seat).on_skill)
    ),
    "PIX-804": lambda position, seat, words: asked(position)[1] == "neutral",
}
"""What must hold if a rule is the reason against a move, or its beginning, given in words."""


def beginnings(players: int) -> dict[str, list[str]]:
    """Returns by verb all moves that are no action of the pyramid, and all their beginnings."""
    beginnings: dict[str, dict[str, None]] = {}
    for move in GAME.vocabulary(players, GAME.options_for(players, {})):
        words = GAME.notation(move).split()
        if words[0] not in SPACES:
            for count in range(1, len(words) + 1):
                beginnings.setdefault(words[0], {})[" ".join(words[:count])] = None
    return {kind: list(texts) for kind, texts in beginnings.items()}


def judged(position: PixieQueenState, seat: int, texts: dict[str, list[str]]) -> list[str]:
    """Returns the reasons that are not true, and the moves wrongly refused or accepted."""
    offered = legal(position, seat)
    question = asked(position)[1]
    wrong = []
    for kind, beginnings in texts.items():
        fits = kind in ANSWERS[question].split()
        for text in beginnings:
            refusal = reason(position, text, seat)
            begins = any(f"{move} ".startswith(f"{text} ") for move in offered)
            if (refusal is None) != begins:
                wrong.append(f"{text}: {refusal}")
            elif refusal is not None and not _true(position, seat, fits, text, refusal):
                wrong.append(f"{question}: {text}: {refusal.code}")
    return wrong


def _true(position: PixieQueenState, seat: int, fits: bool, text: str, refusal: Reason) -> bool:
    words, code = text.split(), refusal.code
    if not fits:
        return code == NOT_THIS_QUESTION.code or (code, asked(position)[1]) in (
            ("PIX-301", "after"),
            ("PIX-402", "copy"),
        )
    if code == NOT_THIS_QUESTION.code:
        return words[0] == "offer" and own_view(position, seat).asked not in words[1:]
    return any(CLAIMS[code](position, seat, words) for words in meant(text, refusal))


@proves("PIX-308")
def test_every_reason_against_an_answer_is_true() -> None:
    asked_for: dict[str, int] = {}
    for players in (2, 3, 4, 5):
        texts = beginnings(players)
        for seed in range(3):
            for played in random_game(players, 30 + seed):
                question = asked(played.before)[1]
                asked_for[question] = asked_for.get(question, 0) + 1
                if asked_for[question] % (29 if question in ("main", "offer", "promote") else 7) == 1:
                    assert judged(played.before, played.seat, texts) == []
    assert set(asked_for) == set(ANSWERS)
