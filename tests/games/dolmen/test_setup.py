"""Who plays, how the circle is laid out, how a game begins."""

from collections import Counter
from math import sqrt

import pytest

from folkmoot.engine.errors import BadPlayers
from folkmoot.engine.events import Log
from folkmoot.games.dolmen import GAME
from folkmoot.games.dolmen import components as box
from folkmoot.testing import proves

from .helpers import (
    NUMBERS,
    asked,
    circle,
    event_args,
    hand,
    legal,
    only,
    opening,
    pile,
    play,
    random_game,
    rules,
    seen,
)
from .reference import BOX as SLABS
from .reference import PAIRS, SIDES, STARTS
from .test_components import PLACES

BEGUN = 1_500


def near(count: int, chance: float) -> bool:
    """Tells whether something happened about as often as it should: within five standard deviations."""
    return abs(count - BEGUN * chance) < 5 * sqrt(BEGUN * chance * (1 - chance))


@proves("DOL-01")
def test_two_to_four_play_with_a_korrigan_three_crystals_and_a_start_slab_each() -> None:
    for players in NUMBERS:
        view = seen(opening(players))
        assert len(view.players) == view.seats == players
        for player in view.players:
            assert player.reserve + player.table == 3
            assert [laid.start for laid in player.dolmen] == [True]
        assert len({player.point for player in view.players}) == players
        *_, last = random_game(players, 1)
        assert last.after.result() is not None
    for players in (-1, 0, 1, 5, 6):
        with pytest.raises(BadPlayers):
            GAME.options_for(players, {})


@pytest.mark.parametrize("players", NUMBERS)
@proves("DOL-05")
def test_each_start_slab_lies_unturned_at_the_origin(players: int) -> None:
    for player, side in zip(seen(opening(players)).players, SIDES[players], strict=True):
        (start,) = player.dolmen
        assert (start.x, start.y, start.rotation) == (0, 0, 0)
        assert [colour[0] for colour in start.edges] == list(STARTS[side])
        assert (start.points, start.mystery) == (0, False)


@pytest.mark.parametrize("players", NUMBERS)
@proves("DOL-05")
def test_start_slabs_never_lie_on_the_circle_and_are_never_drawn(players: int) -> None:
    for played in random_game(players, 3):
        position = played.after
        others = position.circle + position.pile + position.hand + position.discard
        assert max(others) < box.FIRST_START
        for player in seen(position).players:
            assert [laid.start for laid in player.dolmen] == [True] + [False] * (len(player.dolmen) - 1)
            assert (player.dolmen[0].x, player.dolmen[0].y) == (0, 0)


@pytest.mark.parametrize("players", NUMBERS)
@proves("DOL-07")
def test_one_slab_lies_on_each_place_with_its_colours_up(players: int) -> None:
    position = opening(players, seed=players)
    assert list(circle(position)) == PLACES
    for eye in (None, *range(players)):
        places = seen(position, eye).places
        assert [place.place for place in places] == PLACES
        for place in places:
            assert place.colours is not None
            assert "".join(colour[0] for colour in place.colours) == circle(position)[place.place][:2]
            assert (place.face, place.peekers) == (None, [])


@proves("DOL-07")
def test_the_slabs_are_shuffled() -> None:
    lying, tops = Counter[tuple[int, str]](), Counter[str]()
    for seed in range(BEGUN):
        position = opening(2, seed)
        lying.update(circle(position).items())
        tops[pile(position)[0]] += 1
    assert all(near(lying[place, slab], 1 / 38) for place in PLACES for slab in SLABS)
    assert all(near(tops[slab], 1 / 38) for slab in SLABS)


@pytest.mark.parametrize("players", NUMBERS)
@proves("DOL-08")
def test_26_slabs_are_the_draw_pile_and_none_is_put_away(players: int) -> None:
    position = opening(players, seed=players)
    assert sorted([*circle(position).values(), *pile(position)]) == sorted(SLABS)
    assert len(pile(position)) == 38 - 12 == 26
    for eye in (None, *range(players)):
        view = seen(position, eye)
        assert (view.pile, view.discard, view.hand) == (26, 0, [])
        assert view.top is not None
        assert "".join(colour[0] for colour in view.top) == pile(position)[0][:2]
        assert "".join(colour[0] for colour in view.top) in PAIRS, "colours only"


@pytest.mark.parametrize("players", NUMBERS)
@proves("DOL-09", "DOL-10")
def test_every_korrigan_stands_on_the_glow_of_its_side(players: int) -> None:
    for seed in range(5):
        view = seen(opening(players, seed))
        assert [player.side for player in view.players] == SIDES[players]
        assert [player.point for player in view.players] == [4 * side for side in SIDES[players]]


@pytest.mark.parametrize("players", NUMBERS)
@proves("DOL-11", "DOL-12")
def test_crystals_are_in_reserve_and_the_fairy_is_at_her_first_pillar(players: int) -> None:
    view = seen(opening(players))
    assert [(player.reserve, player.table) for player in view.players] == [(3, 0)] * players
    assert (view.fairy, view.next_pillar) == (0, 1)


@pytest.mark.parametrize("players", NUMBERS)
@proves("DOL-13")
def test_standing_on_a_glow_at_the_beginning_triggers_nothing(players: int) -> None:
    log = Log()
    position = opening(players, log=log)
    assert rules(log) == [("begins", "DOL-15")]
    for seat in range(players):
        assert asked(position) == (seat, "main")
        log = play(position, f"move {seen(position).players[seat].point}", "end", rolls="")
        assert rules(log) == [("stayed", "DOL-20"), ("ended", "DOL-36")]
        assert (int(position.fairy), hand(position), len(pile(position))) == (0, [], 26)
    assert seen(position).round == 2


@proves("DOL-14")
def test_colours_go_with_seats_and_not_with_sides() -> None:
    for players in NUMBERS:
        for first in ("seat0", "random"):
            colours = [player.colour for player in seen(opening(players, first_player=first)).players]
            assert colours == ["yellow", "red", "green", "blue"][:players]
    two, three = seen(opening(2)).players[1], seen(opening(3)).players[1]
    assert (two.colour, three.colour) == ("red", "red")
    assert (two.side, three.side) == (2, 1)
    assert two.dolmen[0].edges != three.dolmen[0].edges


@pytest.mark.parametrize("players", NUMBERS)
@proves("DOL-15")
def test_seat_0_begins(players: int) -> None:
    for seed in range(30):
        log = Log()
        position = opening(players, seed, log)
        assert event_args(log, "begins") == [{"seat": 0}]
        assert asked(position) == (0, "main")
        view = seen(position)
        assert (view.first, view.active, view.round, view.peeked) == (0, 0, 1, False)


@pytest.mark.parametrize("players", NUMBERS)
@proves("DOL-15")
def test_with_the_option_the_beginner_is_drawn(players: int) -> None:
    first = Counter[int]()
    for seed in range(BEGUN):
        log = Log()
        position = opening(players, seed, log, first_player="random")
        beginner = int(position.first)
        assert asked(position) == (beginner, "main")
        assert event_args(log, "begins") == [{"seat": beginner}]
        first[beginner] += 1
    assert all(near(first[seat], 1 / players) for seat in range(players))


@pytest.mark.parametrize("players", NUMBERS)
@proves("DOL-16")
def test_turns_go_round_clockwise(players: int) -> None:
    for first_player in ("seat0", "random"):
        position = opening(players, seed=7, first_player=first_player)
        first = seen(position).first
        for turn in range(3 * players):
            seat = (first + turn) % players
            assert asked(position) == (seat, "main")
            assert seen(position).round == 1 + turn // players
            assert all(legal(position, other) == set() for other in range(players) if other != seat)
            stay = seen(position).players[seat].point
            assert str(stay) in only(position, "move")
            play(position, f"move {stay}", "end")
    for played in random_game(players, 5):
        if played.after.deciders() and played.before.active != played.after.active:
            assert played.after.active == (played.before.active + 1) % players
