"""What an eye may see: every line of the rules' table of hidden information."""

from typing import Any

import msgspec
import pytest

from folkmoot.engine.course import Course
from folkmoot.engine.errors import CannotUndo
from folkmoot.engine.sealed import SealedDice
from folkmoot.games.pixie_queen import GAME
from folkmoot.games.pixie_queen.state import PixieQueenState
from folkmoot.testing import proves
from folkmoot.text import LANGUAGES, Words

from .helpers import (
    NUMBERS,
    STILL,
    Seat,
    answer,
    asked,
    at,
    drawing,
    legal,
    offer,
    offering,
    own_view,
    owned,
    play,
    promoting,
    punished,
    random_game,
    seen,
    words_of,
)
from .test_situation import Given, made

EYES = (None, 0, 1, 2)
NAMES = ["Lutin", "Puck", "Nixe", "Farfadet", "Brownie"]
OWN = ("goods", "rewards", "tiles", "bonus", "offer", "asked")
"""What only the player's own eye sees, until the end."""
OPEN = {"open_stocks": True, "show_bag_contents": True}


def bare(position: PixieQueenState, eye: int | None) -> dict[str, Any]:
    """Returns a view without what only one eye may see."""
    data: dict[str, Any] = msgspec.to_builtins(seen(position, eye))
    data["eye"] = None
    for player in data["players"]:
        for name in OWN:
            player[name] = None
    if asked(position)[1] == "pick":
        data["bag_contents"] = None
    return data


@pytest.mark.parametrize("players", NUMBERS)
def test_all_eyes_see_the_same_but_for_what_is_behind_their_own_screen(players: int) -> None:
    for played in random_game(players, 1, most=250):
        public = bare(played.before, None)
        for eye in range(players):
            assert bare(played.before, eye) == public


@pytest.mark.parametrize("players", NUMBERS)
def test_goods_and_rewards_are_seen_by_their_owner_only(players: int) -> None:
    for played in random_game(players, 3, most=250):
        if not played.after.deciders():
            break
        for eye in (None, *range(players)):
            for seat, player in enumerate(seen(played.after, eye).players):
                if seat == eye:
                    assert words_of(player.goods or []) == owned(played.after, seat)
                    assert player.rewards == sum(tile.points for tile in player.tiles or []) + (player.bonus or 0)
                else:
                    assert (player.goods, player.rewards, player.tiles, player.bonus) == (None, None, None, None)


@pytest.mark.parametrize("players", NUMBERS)
def test_at_the_end_all_is_open(players: int) -> None:
    *_, last = random_game(players, 5)
    views = [msgspec.to_builtins(seen(last.after, eye)) for eye in (None, *range(players))]
    for view in views:
        view["eye"] = None
        assert view == views[0]
        assert None not in view["demand"]
        assert len(view["unused_demand"]) == 2
        assert all(player["goods"] is not None and player["tiles"] is not None for player in view["players"])
        assert view["bag_contents"] == last.after.bag


@pytest.mark.parametrize("players", NUMBERS)
def test_every_event_is_the_same_for_all_eyes(players: int) -> None:
    for played in random_game(players, 2):
        public = played.log.seen_by(None)
        assert all(played.log.seen_by(eye) == public for eye in range(players))


@proves("PIX-107")
def test_tokens_are_seen_once_they_were_turned_and_the_two_unused_never_before_the_end() -> None:
    position = at(3, demand=["honey", "bread"], round=3)
    for eye in EYES:
        view = seen(position, eye)
        assert view.demand == ["honey", "bread", None, None, None, None, None]
        assert view.unused_demand is None


def test_all_count_the_bag_and_only_the_user_of_the_tile_sees_into_it_while_choosing() -> None:
    bag = [20, 6, 9]
    position = at(3, {"one_use": "bag_tile"}, bag_contents=bag)
    for text, looks in (("mine", False), ("use_bag yes", True), ("pick gold", True)):
        play(position, text)
        for eye in EYES:
            contents = seen(position, eye).bag_contents
            assert contents == (position.bag if looks and eye == 0 else None)
            assert seen(position, eye).bag == sum(position.bag)
    play(position, "pick gold", throws=drawing([20, 4, 9], "silver silver silver"))
    for eye in EYES:
        assert (seen(position, eye).bag, seen(position, eye).bag_contents) == (30, None)


def test_pixies_tracks_tiles_and_order_are_seen_by_all() -> None:
    first: Seat = {"punishment": 12, "silver_case": 4, "gold_case": 2, "food_tile": 2, "discs": 3}
    second: Seat = {"one_use": "grace_tile", "stones": [2, 1], "on": "casino", "skill": "extra_slot", "used": ["copy"]}
    facts: dict[str, Any] = {"extra_tile": "food-4", "small": [2, 1, 0], "big": [1, 0, 2], "round": 3}
    position = at(3, first, second, taken=[0, 2, 1], discs_on={"punish": [2, 2]}, pantry=[2], **facts)
    for eye in EYES:
        view = seen(position, eye)
        one, two, _ = view.players
        assert (one.suffered, one.silver_case, one.gold_case, one.food_tile, one.discs) == (12, 4, 2, "food-2", 3)
        assert (two.one_use, two.skill, two.on_skill) == ("grace_tile", "extra_slot", "food-4")
        assert (view.bands[1].captives, view.bands[1].stones) == (4, [2, 1])
        assert (view.small, view.big, view.favourite, view.round) == ([2, 1, 0], [1, 0, 2], 1, 3)
        assert [row.taken for row in view.rows] == [0, 2, 1]
        assert (view.pantry, view.copies, view.home) == ([2], 1, ["double_tile", "bag_tile"])
        assert view.food_pile == [3, 4]
        spaces = {space.space: space for space in view.spaces}
        assert (spaces["casino"].pixie, spaces["casino"].price, spaces["casino"].discs) == (1, 1, 0)
        assert (spaces["punish"].discs, spaces["punish"].discs_of, spaces["punish"].price) == (2, 2, 2)
        assert (view.stock, view.area) == (position.stock, [2, 1, 1, 1, 0])
        assert (view.phase, view.active, view.deciders, view.eye) == ("actions", 0, [0], eye)


@proves("PIX-341", "PIX-371", "PIX-342")
def test_the_view_has_the_prices_of_every_player() -> None:
    cases = [4, 3, 3, 2, 2, 1, 1]
    for case, cost in enumerate(cases):
        seats: list[Seat] = [
            {"silver_case": case + 1, "gold_case": 7 - case},
            {"silver_case": case + 1, "skill": "cheap_gold"},
        ]
        one, two, _ = seen(at(3, *seats)).players
        assert (one.gold_price, one.ring_price, two.gold_price) == (cost, cases[6 - case], max(1, cost - 1))


@proves("PIX-711", "PIX-712")
def test_the_view_has_the_next_punishment_of_every_player() -> None:
    seats: list[Seat] = [
        {"silver_case": 2, "gold_case": 5, "on": "casino", "skill": "light_captives"},
        {"silver_case": 6, "gold_case": 7, "on": "punish tracks grace food_tile", "skill": "copy_any"},
        {"skill": "free_unchain"},
    ]
    expected = [[1, 2, 1], [1, 0, 0], [2, 3, 3]]
    position = promoting(3, *seats)
    assert [player.expected for player in seen(position).players] == expected
    after, _ = punished(3, *seats)
    assert [player.suffered for player in seen(after).players] == [sum(points) for points in expected]


@proves("PIX-722")
def test_nothing_is_to_be_expected_in_the_dungeon() -> None:
    assert seen(at(3, {}, {"out": 1})).players[1].expected == [0, 0, 0]


@proves("PIX-621")
def test_the_view_has_the_distance_to_the_next_mine_symbol() -> None:
    for points, left in ((0, 10), (9, 1), (10, 10), (47, 3), (49, 1), (50, None), (59, None)):
        assert seen(at(3, {"punishment": points})).players[0].to_symbol == left


def test_what_the_last_move_gave_and_took_is_seen_by_all() -> None:
    position = at(3, {"goods": "2a 3s"}, {"on": "punish", "goods": "1a 1b 5g"})
    play(position, "exchange apple silver 2")
    for eye in EYES:
        assert [player.changed for player in seen(position, eye).players] == [[-2, 0, 0, 2, 0], [0] * 5, [0] * 5]
    robbing = at(3, {"goods": ""}, {"on": "punish", "goods": "1a 1b 5g"})
    play(robbing, "rob_pixie punish")
    for eye in EYES:
        changes = [player.changed for player in seen(robbing, eye).players]
        assert changes == [[1, 0, 1, 0, 0], [-1, 0, -1, 0, 0], [0] * 5]


def test_offers_of_nothing_change_nothing() -> None:
    position = at(3, {"goods": "", "discs": 1}, STILL | {"goods": ""}, STILL | {"goods": ""})
    play(position, "pantry apple")
    assert own_view(position, 0).changed == [1, 0, 0, 0, 0]
    offer(position, "", "", "")
    assert (asked(position), [player.changed for player in seen(position).players]) == ((0, "main"), [[0] * 5] * 3)


def test_the_last_move_is_seen_unless_it_is_an_offer() -> None:
    position = at(3, {"goods": "", "discs": 1}, STILL | {"goods": ""}, STILL | {"goods": ""})
    play(position, "pantry apple")
    assert [seen(position, eye).last for eye in EYES] == ["pantry apple"] * len(EYES)
    offer(position, "", "", "")
    assert [seen(position, eye).last for eye in EYES] == [None] * len(EYES)


@proves("PIX-411")
def test_moves_of_an_offer_change_nothing_for_others_and_offers_are_open_afterwards() -> None:
    position = offering(3)
    before = {eye: seen(position, eye) for eye in (None, 1, 2)}
    answer(position, 0, "offer apple 2", "offer silver 0")
    for eye, view in before.items():
        assert seen(position, eye) == view
    me = own_view(position, 0)
    assert (me.offer, me.asked, me.committed) == ([2, 0, 0, 0, 0], "gold", False)
    answer(position, 0, "offer gold 0")
    assert own_view(position, 0).asked == "commit"
    answer(position, 0, "commit")
    for eye in EYES:
        assert [player.committed for player in seen(position, eye).players] == [True, False, False]
        assert seen(position, eye).players[0].offer == ([2, 0, 0, 0, 0] if eye == 0 else None)
    rest = offering(3)
    offer(rest, "2a", "1s", "")
    for eye in EYES:
        assert [words_of(player.offer or []) for player in seen(rest, eye).players] == ["2a", "1s", ""]


ROBBED: Given = {"seats": [{"skill": "copy_any"}, {"on": ["forge_ring"]}, {}]}


def course(position: PixieQueenState) -> Course:
    """Returns a table at this moment; the position has open stocks, so that its facts hold all but the tokens."""
    facts = GAME.facts(position, 0)
    return Course(GAME, 3, GAME.options_for(3, OPEN), SealedDice(bytes(32), []), facts)


@pytest.mark.parametrize("text", ["mine", "punish", "casino"])
def test_what_was_rolled_or_drawn_cannot_be_undone(text: str) -> None:
    played = course(made(3, ROBBED, **OPEN))
    assert played.play(0, text).closes_undo
    with pytest.raises(CannotUndo):
        played.undo(0, [1])


@pytest.mark.parametrize(
    "text", ["steal_food apple", "rob_pixie forge_ring", "special_offering gold", "promotion mine convert", "pass"]
)
def test_what_hid_nothing_can_be_undone(text: str) -> None:
    played = course(made(3, ROBBED, **OPEN))
    before = played.position.snapshot()
    assert not played.play(0, text).closes_undo
    played.undo(0, [1])
    assert played.position.snapshot() == before


@proves("PIX-411")
def test_a_move_that_leads_to_the_demand_cannot_be_undone_and_says_so() -> None:
    position = made(3, {"seats": [{"discs": 1}, STILL, STILL]}, **OPEN)
    prompt = position.prompt(0)
    assert prompt is not None
    assert {choice.move for choice in prompt.choices if not choice.reveals} == {"pantry discard"}  # a question follows
    played = course(position)
    assert played.play(0, "pantry apple").closes_undo
    plain = at(3).prompt(0)
    assert plain is not None
    reveals = {choice.move.split()[0] for choice in plain.choices if choice.reveals}
    assert reveals == {"mine", "punish", "casino"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_every_event_and_question_for_every_eye(language: str) -> None:
    for players, options in ((2, {"wrong_food_offers": True}), (4, {})):
        words = Words(GAME, language, NAMES[:players], None)
        for played in random_game(players, 4, **options):
            assert all(words.event(heard) for heard in played.log.seen_by(None))
            prompt = played.before.prompt(played.seat)
            assert prompt is not None
            assert {choice.move for choice in prompt.choices} == legal(played.before, played.seat)
            said = [prompt.question, *prompt.notes, *[choice.note for choice in prompt.choices if choice.note]]
            said += [part.label for choice in prompt.choices[:8] for part in choice.parts]
            assert all(words.phrase(phrase) for phrase in said)
