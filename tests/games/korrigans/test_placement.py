"""How Korrigans come onto the board."""

import pytest

from folkmoot.games.korrigans import stages
from folkmoot.games.korrigans.state import KorrigansState
from folkmoot.testing import proves

from .helpers import (
    OVERVIEW,
    STARTS,
    Given,
    asked,
    at,
    carries,
    decider,
    event_args,
    event_keys,
    fields_of,
    games,
    hidden,
    legal,
    lying,
    opening,
    play,
    play_all,
    revealed,
    seen,
    sign,
    why,
)

PLAIN: Given = {"side": "plain"}
ANYWHERE = {f"place {field}" for field in OVERVIEW}


def placing(players: int = 3, **facts: object) -> KorrigansState:
    """Returns a situation of placement on the plain side."""
    usual: Given = {"part": "placement", "phase": "place-korrigan", "options": PLAIN}
    return at(players, **(usual | facts))


@pytest.mark.parametrize("side", ["icons", "plain"])
@proves("KOR-14")
def test_placement_goes_round_twice_first_korrigans_first(side: str) -> None:
    for game in games(3, side=side):
        players, first = int(game[0].before.seats), int(game[0].before.first)
        order = [(first + number) % players for number in range(players)]
        placed = [(args["seat"], args["korrigan"]) for played in game for args in event_args(played.log, "placed")]
        assert placed == [(seat, "k1") for seat in order] + [(seat, "k2") for seat in order]
        before = [played.phase for played in game if played.before.stage == stages.PLACEMENT]
        assert {"place-sun", "place-cloud", "move", "offer-sacrifice", "must-sacrifice"}.isdisjoint(before)
        after = [played.phase for played in game if played.before.stage != stages.PLACEMENT]
        assert after[0] == "place-sun"
        assert "place-korrigan" not in after


@pytest.mark.parametrize("first", [0, 1, 3])
@proves("KOR-15")
def test_on_the_icon_side_every_player_takes_one_field_of_their_number_and_then_the_other(first: int) -> None:
    position = opening(4, first_player=first)
    order = [(first + number) % 4 for number in range(4)]
    for number, seat in enumerate(order, start=1):
        assert legal(position, seat) == {f"place {field}" for field in STARTS[number]}
        assert why(position, f"place {STARTS[number % 5 + 1][0]}") == "KOR-15"
        assert why(position, "place village") == "KOR-15"
        play_all(position, f"place {STARTS[number][number % 2]}")
        play_all(position, sorted(legal(position))[0])
    for number, seat in enumerate(order, start=1):
        other = STARTS[number][1 - number % 2]
        assert legal(position, seat) == {f"place {other}"}
        assert why(position, f"place {STARTS[number][number % 2]}") == "KOR-15"
        play_all(position, f"place {other}")
        assert fields_of(position, seat) == [STARTS[number][number % 2], other]
        play(position, seat, sorted(legal(position))[0], *(["red"] if number == 4 else []))


@proves("KOR-16")
def test_on_the_icon_side_only_the_numbers_of_the_players_are_used() -> None:
    for game in games(2):
        players = int(game[0].before.seats)
        places = [played for played in game if played.phase == "place-korrigan"]
        offered = {move for played in places for move in legal(played.before)}
        assert offered == {f"place {field}" for number in range(1, players + 1) for field in STARTS[number]}
        assert sorted(played.move for played in places) == sorted(offered)


@proves("KOR-17")
def test_on_the_plain_side_a_korrigan_may_be_put_anywhere() -> None:
    position = opening(2, side="plain", first_player=0)
    for seat in (0, 1, 0, 1):  # all in the village: occupied fields and the own first Korrigan's field are no matter
        assert legal(position, seat) == ANYWHERE
        play(position, seat, "place village")
        play(position, seat, sorted(legal(position))[0], *(["red"] if fields_of(position, 1)[1] else []))
    assert fields_of(position, 0) == fields_of(position, 1) == ["village", "village"]
    for game in games(2, side="plain"):
        assert all(legal(played.before) == ANYWHERE for played in game if played.phase == "place-korrigan")


@pytest.mark.parametrize("side", ["icons", "plain"])
@proves("KOR-18")
def test_a_player_who_places_a_korrigan_looks_at_all_tokens_there_and_keeps_one(side: str) -> None:
    position = opening(3, 5, first_player=0, side=side)
    tokens = lying(position, "poppies_cairn")
    log = play(position, 0, "place poppies_cairn")
    assert asked(position) == (0, "choose-clover")
    assert legal(position, 0) == {f"gather {token}" for token in tokens}
    assert event_args(log, "looked", 0) == [{"field": "poppies_cairn", "clovers": tokens}]
    assert "looked" not in event_keys(log, 1) + event_keys(log, None)
    faces = {eye: [field.faces for field in seen(position, eye).fields if field.faces] for eye in (0, 1, 2, None)}
    assert faces == {0: [tokens], 1: [], 2: [], None: []}
    play(position, 0, f"gather {tokens[-1]}")
    assert hidden(position, 0) == tokens[-1:]
    assert lying(position, "poppies_cairn") == tokens[:-1]
    for eye in (1, 2, None):
        table = seen(position, eye)
        assert (table.players[0].hidden, table.players[0].tokens) == (1, None)
        assert not any(field.faces for field in table.fields)
    assert asked(position) == (1, "place-korrigan")


@proves("KOR-19")
def test_taking_no_companion_in_placement_is_allowed() -> None:
    position = at(
        part="placement",
        phase="choose-clover",
        passing=1,
        mover=1,
        hidden=[["gold4"], ["hare"], ["hare"]],
        korrigans=[["poppies_cairn", "poppies_calvary"], ["wheat_chapel", None], ["meadow_dusk", None]],
        clovers={"poppies_calvary": ["hare", "gold1", "gold3"]},
    )
    assert legal(position, 0) == {"gather hare", "gather gold1", "gather gold3"}
    play(position, 0, "gather gold3")
    assert hidden(position, 0) == ["gold3", "gold4"]
    assert asked(position) == (1, "place-korrigan")


@pytest.mark.parametrize("field", ["village", "heath_fairies"])
@proves("KOR-20")
def test_on_a_field_without_tokens_nothing_is_taken(field: str) -> None:
    position = placing(clovers={field: []})
    assert f"place {field}" in legal(position, 0)
    before = [hidden(position, seat) for seat in range(3)]
    log = play(position, 0, f"place {field}")
    assert event_keys(log) == ["placed"]
    assert fields_of(position, 0) == [field, None]
    assert [hidden(position, seat) for seat in range(3)] == before
    assert seen(position).players[0].menhirs == []
    assert asked(position) == (1, "place-korrigan")


def last_token(sign_name: str, token: str = "gold1", **facts: object) -> KorrigansState:
    """Returns the situation after seat 1 has taken the last token of Fairies' Heath in placement."""
    usual: Given = {
        "turn": 1,
        "korrigans": [["heath_fairies", None], [None, None], [None, None]],
        "clovers": {"heath_fairies": [token]},
        "hidden": [["gold1"], [], []],
        "signs": {"heath_fairies": sign_name},
    }
    position = placing(**(usual | facts))
    play_all(position, "place heath_fairies", f"gather {token}")
    assert sign(position, "heath_fairies") is None
    return position


@proves("KOR-21")
def test_the_last_token_of_a_field_brings_its_menhir_in_placement_too() -> None:
    rich = last_token("gold3")
    assert seen(rich).players[1].menhirs == [3]
    assert asked(rich) == (2, "place-korrigan")
    lucky = last_token("elf")
    assert [carries(lucky, seat) for seat in range(3)] == [["", ""], ["elf", ""], ["", ""]]
    assert asked(last_token("troll")) == (1, "place-troll")
    assert asked(last_token("leprechaun")) == (1, "remove-screen")


@proves("KOR-22")
def test_a_fairy_in_placement_moves_a_korrigan_that_is_on_the_board() -> None:
    position = last_token("fairy", "mole")
    assert asked(position) == (1, "fairy-move")
    molehills = ["heath_wolves", "poppies_cairn", "poppies_calvary", "meadow_fountain", "meadow_oak"]
    assert legal(position, 1) == {"decline"} | {f"move k1 mole {field}" for field in molehills}
    assert why(position, "move k2") == "KOR-22"
    play(position, 1, "move k1 mole meadow_oak")
    assert revealed(position, 1) == ["mole"]
    assert asked(position) == (1, "choose-clover")
    token = lying(position, "meadow_oak")[0]
    play(position, 1, f"gather {token}")
    assert hidden(position, 1) == [token]
    assert fields_of(position, 1) == ["meadow_oak", None]
    assert asked(position) == (2, "place-korrigan")


@proves("KOR-22")
def test_a_fairy_in_placement_may_move_the_first_korrigan_and_without_a_companion_does_nothing() -> None:
    second: Given = {
        "passing": 1,
        "korrigans": [["village", "village"], ["village", None], ["meadow_oak", None]],
        "hidden": [["gold1", "gold1"], ["frog"], ["gold2"]],
    }
    position = last_token("fairy", "gold1", **second)
    rivers = ["poppies_ford", "poppies_washhouse", "wheat_lighthouse", "wheat_chapel", "meadow_dawn", "meadow_dusk"]
    assert legal(position, 1) == {"decline"} | {f"move k1 frog {field}" for field in rivers}
    play(position, 1, "decline")
    assert asked(position) == (2, "place-korrigan")
    stuck = last_token("fairy", "gold1")
    assert asked(stuck) == (2, "place-korrigan")
    assert fields_of(stuck, 1) == ["heath_fairies", None]


@proves("KOR-23")
def test_being_placed_in_a_field_counts_as_moving_into_it() -> None:
    elf = placing(
        turn=1,
        korrigans=[["heath_fairies", None], [None, None], [None, None]],
        carried=[["elf", ""], ["", ""], ["", ""]],
        clovers={"poppies_ford": []},
    )
    log = play(elf, decider(elf), "place heath_fairies")
    assert [carries(elf, seat) for seat in range(3)] == [["", ""], ["elf", ""], ["", ""]]
    assert event_keys(log).index("elf-taken") > event_keys(log).index("placed")
    goblin = placing(
        turn=1,
        korrigans=[["heath_fairies", None], [None, None], [None, None]],
        carried=[["goblin", ""], ["", ""], ["", ""]],
        clovers={"poppies_ford": []},
    )
    play(goblin, 1, "place heath_fairies")
    assert [carries(goblin, seat) for seat in range(3)] == [["goblin", ""], ["", ""], ["", ""]]
    assert asked(goblin) == (1, "choose-clover")
