"""Measures moments on screens, and says what does not fit."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from tests.browser.fit.moments import Moment
from tests.browser.fit.show import Screen
from tests.browser.fit.sizes import Size

MOST_PICKS = 3
REST = 300
"""Milliseconds for what moves or is fetched to come to rest: what does not fit counts only if it stays so."""
NAMED = 5
"""So many elements are named in a line; the rest are counted."""


@dataclass(frozen=True)
class Fault:
    """Something that does not fit: which kind of fault, where, and the figures."""

    game: str
    question: str
    size: str
    kind: str
    element: str
    what: str
    picks: int
    """After how many picks it was seen first."""


def measured(screen: Screen, moment: Moment, sizes: Sequence[Size]) -> list[Fault]:
    """Shows a moment at each size, before and after each pick of its longest answer; returns each fault once.

    After a pick the sizes come in the opposite order: the page has the first of them already.
    """
    screen.show(moment)
    faults: dict[tuple[str, str, str], Fault] = {}
    boards: dict[Size, Any] = {}
    for picks in range(MOST_PICKS + 1):
        if picks and screen.page.evaluate("(parts) => fit.pick(parts)", list(moment.parts)) is None:
            break
        for size in reversed(sizes) if picks % 2 else sizes:
            found = _measure(screen, moment, size, picks)
            first = boards.setdefault(size, found["board"])
            for kind, element, what in (*_listed(found["faults"]), *_grown(first, found["board"])):
                fault = Fault(moment.place.game, moment.name, str(size), kind, element, what, picks)
                faults.setdefault((str(size), kind, element), fault)
    return list(faults.values())


def _measure(screen: Screen, moment: Moment, size: Size, picks: int) -> dict[str, Any]:
    screen.resize(size)
    asked = {"targets": [] if picks else list(moment.targets), "small": size.small, "begun": picks > 0}
    found: dict[str, Any] = screen.page.evaluate("(asked) => fit.measure(asked)", asked)
    if found["faults"]:
        screen.page.wait_for_timeout(REST)
        found = screen.page.evaluate("(asked) => fit.measure(asked)", asked)
    return found


def _listed(faults: Iterable[dict[str, str]]) -> Iterator[tuple[str, str, str]]:
    return ((fault["kind"], fault["element"], fault["what"]) for fault in faults)


def _grown(first: Any, now: Any) -> Iterator[tuple[str, str, str]]:
    """Yields what has another size than when the question was asked."""
    for name, before, after in zip(("board", "drawing"), first, now, strict=True):
        if any(abs(one - other) > 1 for one, other in zip(before, after, strict=True)):
            yield "board", name, f"was {before[0]}x{before[1]}, is {after[0]}x{after[1]}"


def listing(faults: Iterable[Fault]) -> str:
    """Returns faults for people: a line for each kind at each question and size."""
    ordered = sorted(faults, key=_place)
    return "\n".join(_line(*place, list(group)) for place, group in groupby(ordered, key=_place))


def _place(fault: Fault) -> tuple[str, str, str, str]:
    return fault.game, fault.question, fault.size, fault.kind


def _line(game: str, question: str, size: str, kind: str, faults: list[Fault]) -> str:
    named = [f"{fault.element}{_after(fault.picks)}: {fault.what}" for fault in faults[:NAMED]]
    more = f"; and {len(faults) - NAMED} more" if len(faults) > NAMED else ""
    return f"{game} · {question} · {size} · {kind} · {'; '.join(named)}{more}"


def _after(picks: int) -> str:
    return f" (after {picks} pick{'s' if picks > 1 else ''})" if picks else ""
