"""The end: the summit, and what leads there (ZAU-151 to ZAU-156)."""

import pytest

from folkmoot.testing import proves

from .helpers import (
    asked,
    at,
    event_args,
    event_keys,
    hand,
    legal,
    moving,
    opening,
    play,
    random_game,
    rules,
    seen,
    stack,
    where,
    why,
)
from .scenes import arriving, spaces, waiting

LEVEL_4 = spaces([], [], [], list(range(16)))
CORNERS = ["L4-00", "L4-04", "L4-08", "L4-12"]


@pytest.mark.parametrize("space", [space for space in LEVEL_4 if space not in CORNERS])
@proves("ZAU-151")
def test_a_player_who_climbs_to_the_summit_has_won(space: str) -> None:
    position = moving(f"c1+b2@{space}", "b2", "245")
    log = play(position, "climb 4 none", draws="")
    assert rules(log) == [("climbed", "ZAU-65"), ("won", "ZAU-151")]
    assert event_args(log, "won") == [{"seat": 1, "kobold": "k2"}]
    assert (where(position, "b2"), stack(position, space)) == ("SUMMIT", ["c1"])
    result = position.result()
    assert result is not None
    assert (result.ranks, result.winners, result.scores) == ([2, 1, 2], [1], None)
    assert (result.end.key, result.end.args) == ("end-summit", {"seat": 1})


@proves("ZAU-151")
def test_after_a_win_nobody_is_asked_anything() -> None:
    position = moving("c1+b2@L4-03", "b2", "245")
    play(position, "climb 4 none")
    assert asked(position) == (None, "over")
    assert [legal(position, seat) for seat in range(3)] == [set()] * 3
    assert why(position, "stop", 1) == "game-over"
    assert all(position.prompt(seat) is None for seat in range(3))


@proves("ZAU-151")
def test_one_kobold_on_the_summit_is_enough() -> None:
    others = "b1@L4-01 b3@L4-02 b4@L4-05 b5@L4-07"
    position = moving(f"c1+a2@L4-03 {others}", "a2", "12", tokens={"L4-14": "passage"})
    assert position.result() is None
    play(position, "climb 1 none")
    assert [player.level for player in seen(position).players] == [5, 4, 4]


@pytest.mark.parametrize("card", ["1", "2", "3", "4", "5"])
@proves("ZAU-152")
def test_any_card_is_enough_for_the_summit(card: str) -> None:
    position = moving("c1+a2@L4-03", "a2", f"{card}{card}")
    assert {move for move in legal(position) if move.startswith("climb")} == {f"climb {card} none"}
    play(position, f"climb {card} none")
    assert where(position, "a2") == "SUMMIT"


@proves("ZAU-152")
def test_a_joker_is_enough_too() -> None:
    position = moving("c1+a2@L4-03", "a2", "J5")
    assert {move for move in legal(position) if move.startswith("climb")} == {"climb J1 none", "climb 5 none"}
    play(position, "climb J1 none")
    assert where(position, "a2") == "SUMMIT"


def summit_moves(put: str, kobold: str) -> set[str]:
    """Returns the movements that end on the summit, as the prompt shows them."""
    position = moving(put, kobold, "1234J")
    prompt = position.prompt(position.deciders()[0])
    assert prompt is not None
    return {choice.move for choice in prompt.choices if choice.parts[-1].target == "space SUMMIT"}


@pytest.mark.parametrize("space", LEVEL_4)
@proves("ZAU-153")
def test_cards_lead_to_the_summit_from_the_upper_place_of_a_pair_off_the_corners_of_level_four(space: str) -> None:
    climbs = {f"climb {card} none" for card in ("1", "2", "3", "4", "J1")}
    assert summit_moves(f"c1+a2@{space}", "a2") == (set() if space in CORNERS else climbs)
    assert summit_moves(f"a2@{space}", "a2") == set()


@pytest.mark.parametrize("place", [*spaces(list(range(40)), list(range(32)), list(range(24))), "nw", "ne", "se", "sw"])
@proves("ZAU-153")
def test_from_below_level_four_no_card_leads_to_the_summit(place: str) -> None:
    assert summit_moves(f"a2@{place}", "a2") == set()
    if place[0] == "L":
        assert summit_moves(f"c1+a2@{place}", "a2") == set()


@proves("ZAU-153", "ZAU-151")
def test_in_any_game_the_summit_is_reached_by_a_climb_or_a_passage_only() -> None:
    ways = set()
    for seed in range(30):
        *_, last = random_game(2 + seed % 4, seed)
        (won,) = event_args(last.log, "won")
        name = f"{'abcde'[won['seat']]}{won['kobold'][1]}"
        keys = event_keys(last.log)
        assert keys[-1] == "won"
        ways.add(keys[-2])
        if keys[-2] == "climbed":
            space = str(where(last.before, name))
            assert space in LEVEL_4
            assert space not in CORNERS
            assert stack(last.before, space)[1] == name
        else:
            assert event_args(last.log, "token-shown")[-1]["token"] == "passage"
            assert event_args(last.log, "token-shown")[-1]["space"] in ("L4-02", "L4-06", "L4-14")
            assert keys[-2] == "goes-up"
    assert ways == {"climbed", "goes-up"}


@proves("ZAU-154")
def test_a_pushed_kobold_can_win_on_the_turn_of_another() -> None:
    position = moving("a3@L4-03 c2+b1@L4-05", "a3", "213", tokens={"L4-06": "passage"})
    log = play(position, "walk 2 cw", draws="")
    assert event_keys(log) == ["walked", "lands-on", "pushed", "token-shown", "goes-up", "won"]
    assert (where(position, "b1"), stack(position, "L4-05")) == ("SUMMIT", ["c2", "a3"])
    result = position.result()
    assert result is not None
    assert (result.ranks, position.active) == ([2, 1, 2], 0)


@proves("ZAU-155")
def test_after_the_arrival_nobody_refills_and_nobody_who_waits_goes() -> None:
    tokens = {"L4-06": "passage", "L3-08": "passage"}
    position = arriving("L4-06", "passage", "b1@L3-08", "14", tokens=tokens, waiting=["b1"], face_up=["L3-08"])
    turns = position.turns
    log = play(position, "walk 1 cw", draws="")
    assert event_keys(log)[-1] == "won"
    assert (where(position, "b1"), waiting(position)) == ("L3-08", {"b1": "L4-05"})  # a1 has left L4-05
    assert (hand(position, 0), position.turns) == ("4", turns)


@proves("ZAU-155")
def test_even_the_pusher_is_not_asked_any_more() -> None:
    limit = {"turn_limit": 4}
    position = moving("a3@L4-03 c2+b1@L4-05", "a3", "213", tokens={"L4-06": "passage"}, turns=3, options=limit)
    log = play(position, "walk 2 cw", draws="")
    assert (asked(position), hand(position, 0)) == ((None, "over"), "13")
    assert "limit-reached" not in event_keys(log)


@proves("ZAU-156")
def test_a_game_without_limit_goes_on_until_somebody_has_won() -> None:
    position = at(turns=999_999, hands="145")
    play(position, "exchange 1")
    assert (position.result(), asked(position)) == (None, (1, "choose-action"))
    for seed in range(3):
        *_, last = random_game(3, seed)
        result = last.after.result()
        assert result is not None
        assert len(result.winners) == 1


@pytest.mark.parametrize("players", [2, 3, 5])
@proves("ZAU-156")
def test_with_a_limit_a_game_without_winner_ends_as_a_draw(players: int) -> None:
    position = at("", players, turns=11, active=11 % players, hands="145", options={"turn_limit": 12})
    log = play(position, "exchange 14", draws="23")
    assert rules(log)[-1] == ("limit-reached", "ZAU-156")
    result = position.result()
    assert result is not None
    assert (result.ranks, result.winners, result.scores) == ([2] * players, [], None)
    assert (result.end.key, result.end.args) == ("end-limit", {"number": 12})
    assert asked(position) == (None, "over")


@proves("ZAU-156")
def test_the_turn_at_the_limit_is_played_to_its_end_and_may_still_win() -> None:
    limit = {"turn_limit": 13}
    position = at("c1+a2@L4-03", turns=12, hands="245", options=limit)
    play(position, "pick k2 2", "climb 4 none")
    result = position.result()
    assert result is not None
    assert result.winners == [0]
    position = at("a2@L1-13", turns=12, hands="245", options=limit)
    play(position, "pick k2 2", "walk 4 cw", "stop", draws="31")
    assert (asked(position), hand(position, 0)) == ((None, "over"), "135")


@proves("ZAU-156")
def test_exchanges_and_moves_of_all_players_count_placements_do_not() -> None:
    position = opening(2, turn_limit=3)
    turns = 0
    while position.deciders():
        turns += asked(position)[1] == "choose-action"
        play(position, sorted(legal(position))[0])
    assert turns == 3
