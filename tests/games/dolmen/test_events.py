"""The events of a game: which of them reveal something, and their arguments when it ends."""

from folkmoot.engine.events import Event, Log
from folkmoot.testing import proves

from .helpers import after, at, event_args, play, seen
from .reference import laying
from .test_end import lay, row


def event(log: Log, key: str) -> Event:
    """Returns the one event of a kind."""
    (only_one,) = [event for event in log.events if event.public and event.public.key == key]
    return only_one


def showing(log: Log) -> list[str]:
    """Returns the keys of the events that show somebody what cannot be unlearned."""
    return [event.public.key for event in log.events if event.public and event.reveals]


@proves("DOL-49")
def test_an_attempt_shows_a_slab_for_good_and_clears_its_place() -> None:
    log = play(at(points=[3, 8], circle="3=ov4"), "attempt", rolls="4")
    assert showing(log) == ["tries"]
    assert [event.clears for event in log.events] == [True, False, False]


@proves("DOL-32", "DOL-40")
def test_a_peek_shows_a_slab_for_good_and_clears_nothing() -> None:
    log = play(at(3, active=2, circle="5=ov4"), "peek 5")
    assert showing(log) == ["peeked"]
    peek = event(log, "peeked")
    assert (peek.clears, list(peek.private), peek.rule) == (False, [2], "DOL-40")


def test_a_walk_and_a_slab_laid_show_nothing() -> None:
    assert showing(play(at(points=[3, 8]), "move 5", "end")) == []
    assert showing(play(laying("ov4"), "lay -2,0 r1", "end")) == []


@proves("DOL-73", "DOL-81")
def test_a_glow_shows_the_colours_that_are_drawn_and_that_the_pile_was_shuffled() -> None:
    assert showing(play(at(points=[3, 8]), "move 4", "arrange 123")) == ["drew"]
    assert showing(play(at(points=[3, 8], discard=24), "move 4")) == ["reshuffled", "drew"]


@proves("DOL-74")
def test_the_event_of_arranging_has_the_slab_of_every_place() -> None:
    position = after(at(points=[7, 8], fairy=1), "move 4")
    names = ["-".join(slab.colours) for slab in seen(position).hand]
    (arranged,) = event_args(play(position, "arrange 231"), "arranged")
    assert arranged == {"seat": 0, "slabs": [names[1], names[2], names[0]], "places": [9, 10, 11]}


@proves("DOL-103", "DOL-109")
def test_the_event_of_a_score_has_every_figure() -> None:
    slab, move = lay(0, 5)
    position = laying(slab, [row(0, 5), "oo?@2,0r0 oo5@4,0r0"])
    log = play(position, move, rolls="4")
    assert showing(log) == ["mystery-roll"]
    figures = {"seat": 1, "slab_points": 5, "mysteries": 1, "mystery_points": 7, "crystals": 3, "total": 15}
    assert event_args(log, "scored")[1] == figures
    assert [line["seat"] for line in event_args(log, "scored")] == [0, 1]
