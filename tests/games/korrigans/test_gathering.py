"""Gathering: what is looked at, kept and left, and when a menhir rises (KOR-82 to KOR-88)."""

import itertools

import pytest

from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans import phases, stages
from folkmoot.games.korrigans.state import KorrigansState
from folkmoot.testing import proves

from .helpers import (
    asked,
    at,
    decider,
    event_args,
    event_keys,
    fields_of,
    games,
    hidden,
    legal,
    lying,
    play,
    play_all,
    seen,
    sign,
    why,
)
from .scenes import last_clover


@proves("KOR-82")
def test_after_moving_one_looks_at_all_tokens_keeps_one_and_leaves_the_others() -> None:
    position = at(
        3,
        korrigans=[["wheat_dolmen", "heath_north"], ["heath_south"] * 2, ["meadow_oak"] * 2],
        revealed=[["hare"], ["hare"], ["hare"]],
        hidden=[["gold1"], None, None],
        clovers={"village": ["mole", "gold2", "gold2", "gold4"]},
    )
    log = play_all(position, "move k1 hare village")
    assert asked(position) == (0, "choose-clover")
    assert event_args(log, "looked", 0) == [{"field": "village", "clovers": ["mole", "gold2", "gold2", "gold4"]}]
    assert legal(position) == {"gather mole", "gather gold2", "gather gold4"}  # equal tokens are offered once
    play_all(position, "gather gold2")
    assert hidden(position, 0) == ["gold1", "gold2"]
    assert lying(position, "village") == ["mole", "gold2", "gold4"]
    assert seen(position).players[0].tokens is None  # it went behind the screen


@proves("KOR-82")
def test_one_must_take_a_token() -> None:
    position = last_clover("gold1", clovers={"meadow_oak": ["gold1", "gold1"]})
    assert legal(position) == {"gather gold1"}
    assert why(position, "decline") == why(position, "stop") == "KOR-82"


@proves("KOR-82", "KOR-96")
def test_a_fairy_movement_is_followed_by_a_gathering() -> None:
    position = last_clover("fairy", clovers={"wheat_dolmen": ["frog", "gold3"]}, hidden=[["gold1"], None, None])
    play_all(position, "gather gold1", "move k2 hare wheat_dolmen")
    assert asked(position) == (0, "choose-clover")
    assert legal(position) == {"gather frog", "gather gold3"}
    play_all(position, "gather gold3")
    assert hidden(position, 0) == ["gold1", "gold1", "gold3"]
    assert decider(position) == 1


@proves("KOR-83", "KOR-129")
def test_only_the_field_of_arrival_is_looked_at() -> None:
    position = at(
        3,
        korrigans=[["wheat_dolmen", "heath_north"], ["heath_south"] * 2, ["meadow_oak"] * 2],
        revealed=[["hare"], ["hare"], ["hare"]],
    )
    before = {name: lying(position, name) for name in box.FIELD_NAMES}
    play_all(position, "move k1 hare village")
    assert [field.field for field in seen(position, 0).fields if field.faces is not None] == ["village"]
    assert {move.split()[1] for move in legal(position)} == set(before["village"])
    play_all(position, sorted(legal(position))[0])
    changed = [name for name in box.FIELD_NAMES if lying(position, name) != before[name]]
    assert changed == ["village"]  # nothing is gathered in North Heath, where the other Korrigan stands
    assert fields_of(position, 0) == ["village", "heath_north"]


@proves("KOR-83", "KOR-84")
def test_in_any_game_each_movement_brings_one_token_of_the_field_of_arrival_or_none_if_it_is_empty() -> None:
    empty = 0
    for game in games(3):
        for played, following in itertools.pairwise(game):
            if played.words[0] != "move" or played.before.stage == stages.FINAL_TURN:
                continue
            field = played.words[3]
            if played.after.phase == phases.CHOOSE_GOBLIN_TARGET:  # the goblin's target is asked first
                continue
            if lying(played.before, field):
                assert following.phase == "choose-clover"
                assert following.seat == played.seat
                taken = following.words[1]
                assert sorted([*lying(following.after, field), taken]) == sorted(lying(played.before, field))
                assert sorted(hidden(following.after, played.seat)) == sorted(
                    [*hidden(played.after, played.seat), taken]
                )
            else:
                empty += 1
                assert following.phase != "choose-clover"
                assert sign(played.after, field) is None
    assert empty > 5


@proves("KOR-84")
def test_in_an_empty_field_nothing_is_gathered_and_no_menhir_taken() -> None:
    position = at(
        3,
        korrigans=[["village", "heath_north"], ["heath_south"] * 2, ["meadow_oak"] * 2],
        revealed=[["hare"], ["hare"], ["hare"]],
        hidden=[["gold1"], None, None],
        clovers={"poppies_ford": []},
    )
    log = play_all(position, "move k1 hare poppies_ford")
    assert event_keys(log, 0) == ["moved"]
    assert asked(position) == (1, "move")
    assert hidden(position, 0) == ["gold1"]


@proves("KOR-85")
@pytest.mark.parametrize("sign_name", ["elf", "goblin", "leprechaun", "fairy", "troll", "gold1", "gold2", "gold3"])
def test_the_last_token_brings_the_menhir_whose_sign_is_shown_to_all(sign_name: str) -> None:
    position = last_clover(sign_name)
    log = play_all(position, "gather gold1")
    for eye in (None, 0, 1, 2):
        assert event_args(log, "menhir", eye) == [{"seat": 0, "field": "meadow_oak", "sign": sign_name}]
    assert sign(position, "meadow_oak") is None
    assert not next(field for field in seen(position).fields if field.field == "meadow_oak").menhir


@proves("KOR-85")
def test_the_menhir_stays_as_long_as_a_token_lies_there() -> None:
    position = last_clover("gold3", clovers={"meadow_oak": ["gold1", "gold2"]})
    log = play_all(position, "gather gold2")
    assert "menhir" not in event_keys(log)
    assert sign(position, "meadow_oak") == "gold3"
    assert seen(position).players[0].menhirs == []


@proves("KOR-85")
def test_the_sign_is_applied_at_once_before_the_next_player_moves() -> None:
    assert asked(_after_last("troll")) == (0, "place-troll")
    assert asked(_after_last("leprechaun")) == (0, "remove-screen")
    assert asked(_after_last("fairy")) == (0, "fairy-move")
    assert asked(_after_last("gold2")) == (1, "move")


def _after_last(sign_name: str) -> KorrigansState:
    position = last_clover(sign_name)
    play_all(position, "gather gold1")
    return position


@proves("KOR-86")
def test_the_last_token_of_the_village_brings_no_menhir() -> None:
    position = at(
        3,
        phase="choose-clover",
        mover=0,
        korrigans=[["village", "heath_north"], ["heath_south"] * 2, ["meadow_oak"] * 2],
        revealed=[["hare"], ["hare"], ["hare"]],
        clovers={"village": ["gold4"]},
    )
    before = [sign(position, name) for name in box.FIELD_NAMES]
    assert sign(position, "village") is None
    log = play_all(position, "gather gold4")
    assert event_keys(log) == ["gathered"]
    assert [sign(position, name) for name in box.FIELD_NAMES] == before
    assert asked(position) == (1, "move")


@proves("KOR-87")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_a_gold_menhir_stays_with_its_owner_in_sight_of_all(value: int) -> None:
    position = last_clover(f"gold{value}")
    standing = seen(position).standing
    play_all(position, "gather gold1")
    for eye in (None, 0, 1, 2):
        assert [player.menhirs for player in seen(position, eye).players] == [[value], [], []]
    assert sorted([*seen(position).standing, f"gold{value}"]) == sorted(standing)


@proves("KOR-87")
@pytest.mark.parametrize(
    ("sign_name", "answer"),
    [("elf", None), ("goblin", None), ("leprechaun", "screen b"), ("fairy", "decline"), ("troll", "troll 9")],
)
def test_a_menhir_without_gold_leaves_the_game(sign_name: str, answer: str | None) -> None:
    position = last_clover(sign_name)
    standing = seen(position).standing
    play_all(position, *["gather gold1", *([answer] if answer else [])])
    assert [player.menhirs for player in seen(position).players] == [[], [], []]
    assert sorted([*seen(position).standing, sign_name]) == sorted(standing)
    assert decider(position) == 1


@proves("KOR-87", "KOR-88")
def test_in_any_game_no_menhir_comes_back_and_no_field_is_refilled() -> None:
    emptied = 0
    for game in games(4, side="plain"):
        for played in game:
            for name in box.FIELD_NAMES:
                before, after = lying(played.before, name), lying(played.after, name)
                assert len(after) == len(before) - (played.words[0] == "gather" and before != after)
                assert set(after) <= set(before)
                assert sign(played.after, name) in (sign(played.before, name), None)
                emptied += not before
    assert emptied > 1000


@proves("KOR-88")
def test_an_emptied_field_stays_empty_no_matter_who_comes() -> None:
    position = last_clover(
        "gold1", korrigans=[["meadow_oak", "village"], ["heath_wolves", "village"], ["heath_north"] * 2]
    )
    play(position, 0, "gather gold1")
    play(position, 1, "move k1 hare meadow_oak")
    assert lying(position, "meadow_oak") == []
    assert asked(position) == (2, "move")
