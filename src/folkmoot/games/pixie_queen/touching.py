"""What touching an element of the board would mean, for "why can't I?": the beginning of a move, legal or not."""

from collections.abc import Sequence

from folkmoot.engine.errors import BadNotation
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import moves as verbs
from folkmoot.games.pixie_queen import tasks
from folkmoot.games.pixie_queen.state import TO_COMMIT, PixieQueenState

_RISES = ["promotion", "promote", "neutral"]
_PLAIN = ["pass", "commit", "stop", "done", "use_grace"]
"""Buttons that are their own move."""
_OF_GOODS = {tasks.ASK_OFFER: "offer", tasks.ASK_FOOD: "take", tasks.ASK_DISCARD: "discard"}
"""The questions in which a good alone says what is meant; in a turn it is exchanged."""


def touched(position: PixieQueenState, seat: int, element: str, chosen: Sequence[str]) -> str | None:
    """Returns the beginning of the move that touching an element would mean; None if it means nothing."""
    kind, _, word = element.partition(" ")
    picks = list(chosen)
    if kind == "space":
        return _first_known(_rise(position, word, picks), *_at_space(position, word, picks), word)
    if kind in ("castle", "own"):
        return _first_known(_up(position, seat, element, picks))
    if kind in ("good", "amount"):
        return _first_known(_of_goods(position, seat, kind, word, picks), f"tracks {word}")
    if kind in ("band", "captive"):
        return _first_known(_in_mine(position, kind, word, picks))
    if kind in ("skill", "tile", "pile", "screen"):
        return _first_known(_of_tiles(position, element, picks))
    words = {"track": f"tracks {word}", "cube": f"pick {word}"}
    return _first_known(words.get(kind) or (kind if kind in _PLAIN else None))


def _first_known(*texts: str | None) -> str | None:
    """Returns the first text that begins a move of the game."""
    for text in texts:
        try:
            verbs.NOTATION.read_prefix(text or "")
        except BadNotation:
            continue
        return text
    return None


def _asked(position: PixieQueenState) -> int | None:
    return tasks.kind_of(position.stack[-1]) if position.stack else None


def _rising(position: PixieQueenState) -> str:
    """Returns the verb with which a pixie goes up now."""
    return {tasks.ASK_NEUTRAL: "neutral", tasks.ASK_PROMOTE: "promote"}.get(_asked(position) or 0, "promotion")


def _rise(position: PixieQueenState, space: str, chosen: list[str]) -> str | None:
    """Returns the promotion from or to a space; None unless pixies go up now, or one has been chosen to."""
    begun = [word for word in chosen[:1] if word in _RISES]
    if begun:
        return " ".join([*begun, *chosen[1:2], space])
    return None if _rising(position) == "promotion" else f"{_rising(position)} {space}"


def _at_space(position: PixieQueenState, space: str, chosen: list[str]) -> list[str]:
    """Returns what a space can mean beside its action."""
    demotes = [f"demote {space}"] if _asked(position) == tasks.ASK_DEMOTION else []
    return [f"rob_pixie {space}", *demotes] if chosen[:1] == ["rob_pixie"] else demotes


def _up(position: PixieQueenState, seat: int, element: str, chosen: list[str]) -> str:
    """Returns what the castle, one's own mine or an own tile mean."""
    verb = _rising(position)
    if element == "own mine":
        return f"{verb} mine"
    if element != "castle":
        return element.replace("own", "trade_tiles", 1)
    highest = [box.SPACE_NAMES[space] for space in position.actives_of(seat) if box.LEVEL_OF[space] == box.LEVELS]
    start = [*chosen[1:2], *highest] if chosen[:1] == [verb] else highest
    return f"{verb} {[*start, 'forge_ring'][0]} castle"


def _of_goods(position: PixieQueenState, seat: int, kind: str, word: str, chosen: list[str]) -> str:
    """Returns what a good or an amount means: with an action, what is given or taken."""
    if chosen[:1] == ["exchange"] or (chosen and chosen[0] in box.SPACE_NAMES and len(chosen) == 1):
        return " ".join([*chosen, word])
    if kind == "good":
        return f"{_OF_GOODS.get(_asked(position) or 0, 'exchange')} {word}"
    stage = position.offer_stage[seat]
    if _asked(position) == tasks.ASK_OFFER and stage < TO_COMMIT:
        return f"offer {box.GOOD_NAMES[stage]} {word}"
    return " ".join([*chosen, word])


def _in_mine(position: PixieQueenState, kind: str, word: str, chosen: list[str]) -> str:
    """Returns what a band means: who gets points or a stone; and a captive, on whom a stone is laid or lies."""
    if kind == "band":
        return f"{'give' if _asked(position) == tasks.ASK_GIVE else 'place'} {word}"
    return " ".join(["place", chosen[1], word]) if chosen[:1] == ["place"] and chosen[1:] else f"remove_stone {word}"


def _of_tiles(position: PixieQueenState, element: str, chosen: list[str]) -> str:
    """Returns what a tile or a skill that is not one's own means: it is taken, or traded for one's own."""
    kind, _, word = element.partition(" ")
    if kind == "skill":
        return f"{'skill' if _asked(position) == tasks.ASK_SKILL else 'trade_tiles skill'} {word}"
    usual = {"tile": "one_use", "pile": "food"}.get(kind) or word.rpartition("-")[2]
    own = [*chosen[1:2], usual][0] if chosen[:1] == ["trade_tiles"] else usual
    return f"trade_tiles {own} {word or kind}"
