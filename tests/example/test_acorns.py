"""Every rule of Acorns is proved, and Acorns conforms to the contract."""

from pathlib import Path
from typing import Any

import pytest

from folkmoot.engine.dice import FastDice
from folkmoot.engine.errors import BadOption, BadPlayers, BadSituation
from folkmoot.engine.playout import play_out
from folkmoot.testing import conforms, proves, unproved
from tests.example.acorns import GAME
from tests.example.acorns import components as box
from tests.example.acorns.knowledge import face_of
from tests.example.helpers import asked, at, choices, event_keys, faces, opening, play, refusal, seen

PLACES = ["nut", "berry", "berry", "thorn"]


def test_every_rule_is_proved() -> None:
    assert unproved(GAME, Path(__file__).parent) == []


def test_acorns_conforms() -> None:
    summary = conforms(GAME, games=6, seed=5)
    assert summary.games == {2: 6, 3: 6}
    assert summary.records == 2


@proves("ACO-01")
def test_two_or_three_play() -> None:
    for players in (1, 4):
        with pytest.raises(BadPlayers):
            GAME.options_for(players, {})
    assert [len(opening(players).deciders()) for players in GAME.player_counts] == [2, 3]


@proves("ACO-02", "ACO-03")
def test_the_deal_is_five_nuts_four_berries_three_thorns() -> None:
    position = opening(3, seed=8)
    dealt = [face_of(token) for token in position.places + position.pile + position.rows]
    assert [dealt.count(face) for face in range(3)] == [5, 4, 3]
    assert [len(tokens) for tokens in (position.places, position.pile, position.rows)] == [4, 2, 6]
    assert position.owners == [0, 0, 1, 1, 2, 2]
    assert "hidden" not in [token.face for token in seen(position, 0).players[0].row]
    assert [token.face for token in seen(position, 1).players[0].row] == ["hidden", "hidden"]
    assert position.goods == [box.START_GOODS] * 3 * len(box.GOODS)
    assert len({tuple(opening(2, seed=seed).places) for seed in range(30)}) > 20


@proves("ACO-04")
def test_a_round_is_an_offer_and_a_turn_each() -> None:
    position = opening(2, rounds=2)
    for _ in range(2):
        for seat in (0, 1):
            play(position, seat, "offer nut 0", "offer berry 0", "commit")
        play(position, 0, "swap 1 2")
        play(position, 1, "swap 1 2")
    assert position.deciders() == []
    for rounds in (0, 6):
        with pytest.raises(BadOption):
            GAME.options_for(2, {"rounds": rounds})


@proves("ACO-05")
def test_offers_are_asked_for_nuts_then_berries_up_to_the_store() -> None:
    position = at(phase="offering", goods=[2, 1, 3, 3])
    assert position.deciders() == [0, 1]
    assert choices(position, 0) == ["offer nut 0", "offer nut 1", "offer nut 2"]
    assert refusal(position, 0, "offer nut 3") == "ACO-05"
    assert refusal(position, 0, "offer berry 1") == "ACO-05"
    assert refusal(position, 0, "offer berry") == "ACO-05"
    assert refusal(position, 0, "offer") is None
    assert refusal(position, 0, "commit") == "not-this-question"
    play(position, 0, "offer nut 2")
    assert choices(position, 0) == ["offer berry 0", "offer berry 1"]
    assert choices(position, 1)[0] == "offer nut 0"


@proves("ACO-06")
def test_only_who_has_committed_is_known() -> None:
    position = opening(3)
    before = [position.view(eye) for eye in (1, 2, None)]
    log = play(position, 0, "offer nut 2", "offer berry 1")
    assert [position.view(eye) for eye in (1, 2, None)] == before
    assert [event_keys(log, eye) for eye in (0, 1, 2, None)] == [["composed", "composed"], [], [], []]
    assert seen(position, 0).players[0].offer == [2, 1]
    log = play(position, 0, "commit")
    assert [event_keys(log, eye) for eye in (0, 1, None)] == [["committed"]] * 3
    assert [seen(position, 1).players[seat].committed for seat in range(3)] == [True, False, False]
    assert (position.deciders(), position.moves(0)) == ([1, 2], [])
    assert refusal(position, 0, "offer nut 1") == "ACO-06"


@proves("ACO-07")
def test_the_last_commit_opens_and_pays_all_offers() -> None:
    position = opening(2)
    play(position, 0, "offer nut 2", "offer berry 1", "commit")
    log = play(position, 1, "offer nut 0", "offer berry 0", "commit")
    assert event_keys(log, None) == ["committed", "offered", "offered", "goes-first"]
    assert [event.reveals for event in log.events][-3:] == [True, True, False]
    assert position.goods == [1, 2, 3, 3]


@proves("ACO-08")
def test_the_largest_offer_goes_first_and_equals_go_clockwise() -> None:
    for first, nuts, expected in [(0, [0, 1, 2], 2), (0, [1, 2, 2], 1), (2, [2, 2, 1], 0), (1, [0, 0, 0], 1)]:
        position = at(3, phase="offering", first=first)
        for seat, amount in enumerate(nuts):
            play(position, seat, f"offer nut {amount}", "offer berry 0", "commit")
        assert position.deciders() == [expected]


@proves("ACO-09")
def test_a_peek_shows_all_where_and_one_what() -> None:
    position = at(3, places=PLACES)
    log = play(position, 0, "peek 3")
    assert [event_keys(log, eye) for eye in (0, 1, None)] == [["saw"], ["peeked"], ["peeked"]]
    assert log.events[0].reveals
    assert faces(position, 0) == ["hidden", "hidden", "berry", "hidden"]
    assert faces(position, 1) == faces(position, None) == ["hidden"] * 4
    bare = at(places=["empty"] * 3 + ["nut"], lost=["nut"] * 4 + ["berry"] * 4 + ["thorn"] * 3)
    assert [refusal(bare, 0, text) for text in ("peek 1", "dig 1", "swap 1 4")] == ["ACO-09", "ACO-11", "ACO-10"]


@proves("ACO-10")
def test_what_is_known_goes_with_a_swapped_token() -> None:
    position = at(places=PLACES, seen=[[3], [1]])
    log = play(position, 0, "swap 1 3")
    assert faces(position, 0)[:3] == ["berry", "hidden", "hidden"]
    assert faces(position, 1)[:3] == ["hidden", "hidden", "nut"]
    assert not any(event.reveals for event in log.events)
    assert [refusal(position, 1, text) for text in ("swap 3 3", "swap 3 2", "swap 4")] == ["ACO-10"] * 3


@proves("ACO-11")
def test_a_token_dug_up_joins_the_row_and_the_pile_fills_its_place_unseen() -> None:
    position = at(places=PLACES, seen=[[], [4]])
    top = position.pile[-1]
    log = play(position, 0, "dig 4")
    assert [event_keys(log, eye) for eye in (0, 1, None)] == [["found"], ["dug"], ["dug"]]
    rows = [[token.face for token in seen(position, eye).players[0].row] for eye in (0, 1, None)]
    assert rows == [["thorn"], ["thorn"], ["hidden"]]
    assert (position.places[3], len(position.pile)) == (top, 7)
    assert faces(position, 1)[3] == "hidden"


@proves("ACO-12")
def test_only_others_with_a_row_can_be_bitten() -> None:
    position = at(3, rows=[["nut"], ["berry"], []])
    reasons = [refusal(position, 0, f"bite {squirrel}") for squirrel in ("red", "grey", "brown")]
    assert reasons == ["ACO-12", None, "ACO-12"]
    play(position, 0, "bite grey")
    assert position.deciders() == [1]
    assert refusal(position, 0, "lose 1") == "not-your-turn"
    assert refusal(position, 1, "dig 1") == "not-this-question"


@proves("ACO-13")
def test_the_bitten_player_chooses_what_is_lost() -> None:
    position = at(rows=[[], ["nut", "berry"]], bite=[0, 1])
    assert choices(position, 1) == ["lose 1", "lose 2"]
    assert refusal(position, 1, "lose 3") == "ACO-13"
    play(position, 1, "lose 2", draws=[1])
    assert seen(position, None).lost == ["berry"]
    assert [token.face for token in seen(position, 1).players[1].row] == ["nut"]


@proves("ACO-14")
def test_a_thorn_hands_the_bite_on_even_to_the_biter() -> None:
    position = at(3, rows=[["nut"], ["nut", "thorn"], []], bite=[0, 1])
    assert choices(position, 1) == ["lose 1", "lose 2", "hand-on 2 red"]
    assert [refusal(position, 1, text) for text in ("hand-on 1", "hand-on 2 brown")] == ["ACO-14", "ACO-12"]
    play(position, 1, "hand-on 2 red")
    assert seen(position, None).lost == ["thorn"]
    assert seen(position, None).waiting == ["roll red", "roll grey", "bitten red"]
    assert choices(position, 0) == ["lose 1"]


@proves("ACO-15")
def test_all_who_bit_roll_when_the_token_is_lost_the_last_one_first() -> None:
    position = at(3, rows=[["nut"], ["thorn"], ["berry"]], bite=[0, 1])
    play(position, 1, "hand-on 1 brown")
    log = play(position, 2, "lose 1", draws=[2])
    assert event_keys(log, None) == ["lost", "rolled"]
    assert (position.deciders(), choices(position, 1)) == ([1], ["take nut", "take berry"])
    log = play(position, 1, "take berry", draws=[0])
    assert event_keys(log, None) == ["took", "rolled"]
    assert (position.deciders(), seen(position, None).waiting) == ([0], ["take red"])
    play(position, 0, "take nut")
    assert position.goods == [4, 3, 3, 4, 3, 3]
    assert position.deciders() == [1]


@proves("ACO-16")
def test_the_wind_shows_all_places_and_mixes_them() -> None:
    for wind, blows in [("calm", []), ("breeze", [6]), ("storm", [2, 4, 6])]:
        for number in (2, 4, 6):
            position = at(options={"wind": wind}, places=PLACES, rows=[[], ["nut"]], seen=[[1], [2]], bite=[0, 1])
            draws = [number - 1] + ([0] * 3 if number in blows else [])
            log = play(position, 1, "lose 1", draws=draws)
            assert ("wind" in event_keys(log, None)) == (number in blows)
            assert (faces(position, 0)[0] == "nut") == (number not in blows)
    wind_event = log.events[-1]
    assert wind_event.public is not None
    assert wind_event.public.args == {"faces": PLACES}
    assert [face_of(token) for token in position.places] == [1, 1, 2, 0]


@proves("ACO-17")
def test_without_the_memory_aid_a_peek_is_fleeting_and_known_all_the_same() -> None:
    position = at(options={"memory_aid": False}, places=PLACES)
    seen = play(position, 0, "peek 3").seen_by(0)[0]
    assert (seen.phrase.key, seen.fleeting) == ("saw", True)
    assert faces(position, 0) == ["hidden"] * 4
    worlds = [position.imagine(0, FastDice(seed)) for seed in range(30)]
    assert {face_of(world.places[2]) for world in worlds} == {1}
    assert not play(at(places=PLACES), 0, "peek 3").seen_by(0)[0].fleeting


@proves("ACO-18")
def test_the_game_ends_after_the_last_round_or_when_the_places_are_bare() -> None:
    last_turn = at(round=3, turn=1)
    play(last_turn, 1, "swap 1 2")
    result = last_turn.result()
    assert result is not None
    assert result.end.key == "end-rounds"
    out = ["nut"] * 4 + ["berry"] * 4 + ["thorn"] * 3
    bare = at(places=["nut"] + ["empty"] * 3, lost=out)
    play(bare, 0, "dig 1")
    result = bare.result()
    assert result is not None
    assert result.end.key == "end-bare"
    assert faces(bare, None) == ["empty"] * 4


@proves("ACO-19")
def test_nuts_score_three_berries_one_thorns_nothing() -> None:
    position = at(3, rows=[["nut", "nut", "thorn"], ["berry", "berry"], ["thorn"]], round=3, turn=2)
    play(position, 2, "swap 1 2")
    result = position.result()
    assert result is not None
    assert (result.scores, result.ranks, result.winners) == ([6, 2, 0], [1, 2, 3], [0])


@proves("ACO-20")
def test_equals_share_their_rank_and_without_a_score_nobody_wins() -> None:
    for rows, ranks in [([["nut"], ["nut"], []], [1, 1, 3]), ([["thorn"], [], []], [2, 2, 2])]:
        position = at(3, rows=rows, round=3, turn=2)
        log = play(position, 2, "swap 1 2")
        result = position.result()
        assert result is not None
        assert result.ranks == ranks
        assert event_keys(log, None)[-1] == ("won" if 1 in ranks else "nobody-won")


def test_a_single_answer_is_publicly_forced_only_if_all_know_the_token() -> None:
    unseen = at(places=PLACES)
    play(unseen, 0, "dig 1")
    play(unseen, 1, "bite red")
    seen = at(places=PLACES, seen=[[], [1]])
    play(seen, 0, "dig 1")
    play(seen, 1, "bite red")
    assert choices(unseen, 0) == choices(seen, 0) == ["lose 1"]
    assert not asked(unseen, 0).forced
    assert asked(seen, 0).forced


def test_a_commit_is_the_only_answer_but_never_publicly_forced() -> None:
    position = opening()
    play(position, 0, "offer nut 0", "offer berry 0")
    assert choices(position, 0) == ["commit"]
    assert not asked(position, 0).forced
    assert not asked(position, 0).choices[0].reveals
    play(position, 0, "commit")
    play(position, 1, "offer nut 0", "offer berry 0")
    assert asked(position, 1).choices[0].reveals


@pytest.mark.parametrize(
    "facts",
    [
        {"rows": [["nut"] * 6, []]},
        {"rows": [["acorn"], []]},
        {"weather": "fine"},
        {"phase": "night"},
        {"goods": [-1, 0, 0, 0]},
        {"round": 4},
        {"seen": [[9], []]},
        {"goods": [1]},
        {"bite": [0, 2]},
        {"rows": [[], [], ["nut"]]},
        {"rows": [["empty"], []]},
        {"seen": [["grey-1"], []]},
        {"seen": [[0], []]},
        {"seen": [[], [], [1]]},
        {"waiting": ["roll red"]},
        {"waiting": ["sleep red"]},
        {"last": "dig"},
        {"phase": "over"},
        {"committed": [0]},
        {"phase": "offering", "committed": [0]},
        {"phase": "offering", "committed": [2]},
        {"phase": "offering", "offers": [[9], None]},
        {"phase": "offering", "offers": [[1, 1, 1], None]},
    ],
)
def test_an_impossible_situation_is_refused(facts: dict[str, Any]) -> None:
    with pytest.raises(BadSituation):
        at(**facts)


def test_random_games_end() -> None:
    for seed in range(20):
        position = opening(2 + seed % 2, seed, rounds=5)
        assert 0 < play_out(position, FastDice(seed)) < 200
        assert position.result() is not None


def test_the_heuristic_values_every_move() -> None:
    position = at(places=PLACES, seen=[[1, 4], []])
    values = GAME.move_values(position.imagine(0, FastDice(1)), 0, position.moves(0))
    by_choice = dict(zip(choices(position, 0), values, strict=True))
    assert by_choice["dig 1"] > by_choice["dig 2"] > by_choice["dig 4"]
