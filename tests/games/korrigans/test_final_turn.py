"""The final turn: companions are shown, spent, and nothing is gathered (KOR-110 to KOR-119)."""

import pytest

from folkmoot.games.korrigans import stages
from folkmoot.testing import proves

from .helpers import (
    Given,
    asked,
    at,
    backups,
    carries,
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
    reachable_fields,
    revealed,
    seen,
    why,
)
from .scenes import cauldron_due, final

OTHERS = [["meadow_oak", "meadow_oak"], ["meadow_oak", "meadow_oak"]]


@proves("KOR-110")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_everybody_has_one_final_turn_from_player_1_on_no_matter_who_drew(first: int) -> None:
    position = cauldron_due(
        3,
        (5, 6),
        first_player=first,
        korrigans=[["heath_north", "heath_south"]] * 3,
        revealed=[["hare"], ["hare"], ["hare"]],
    )
    assert decider(position) == (first + 11) % 3  # who drew
    play_all(position, "cauldron village")
    order = []
    while position.deciders():
        assert asked(position)[1] == "final-move"
        order.append(decider(position))
        play_all(position, "stop")
    assert order == [first, (first + 1) % 3, (first + 2) % 3]
    assert position.result() is not None


@proves("KOR-110")
def test_in_any_game_nothing_comes_after_the_final_turns() -> None:
    for game in games(3):
        finals = [played.seat for played in game if played.before.stage == stages.FINAL_TURN]
        turns = [seat for at_, seat in enumerate(finals) if at_ == 0 or finals[at_ - 1] != seat]
        first, players = int(game[0].before.first), int(game[0].before.seats)
        order = [(first + number) % players for number in range(players)]
        assert turns == [seat for seat in order if seat in turns]  # who cannot move at all is not asked
        questions = {played.phase for played in game if played.before.stage == stages.FINAL_TURN}
        assert questions <= {"final-move", "goblin-target"}


@proves("KOR-111")
def test_at_the_start_of_a_final_turn_companions_are_shown_but_gold_is_not() -> None:
    position = cauldron_due(
        3,
        korrigans=[["heath_north", "heath_south"]] * 3,
        hidden=[["hare", "mole", "gold3", "gold4"], ["bird", "bird", "gold1"], ["gold2"]],
        revealed=[["hare"], [], ["hare"]],
    )
    log = play_all(position, "cauldron village")
    assert asked(position) == (0, "final-move")
    assert (hidden(position, 0), revealed(position, 0)) == (["gold3", "gold4"], ["hare", "hare", "mole"])
    assert event_args(log, "companions-shown") == [{"seat": 0, "clovers": ["hare", "mole"]}]
    spectator = seen(position).players
    assert spectator[0].revealed == ["hare", "hare", "mole"]
    assert (spectator[0].tokens, spectator[0].hidden) == (None, 2)
    assert (spectator[1].revealed, spectator[1].hidden) == ([], 3)  # the second player's turn has not begun
    play_all(position, "stop")
    assert (hidden(position, 1), revealed(position, 1)) == (["gold1"], ["bird", "bird"])
    assert hidden(position, 2) == ["gold2"]


@proves("KOR-112")
def test_there_are_as_many_movements_as_companion_tokens_in_any_order_with_either_korrigan() -> None:
    position = final(
        "village",
        korrigans=[["heath_north", "heath_south"], *OTHERS],
        revealed=[["hare", "squirrel", "squirrel", "mole"], ["hare"], ["hare"]],
        hidden=[["gold1"], ["gold1"], ["gold1"]],
    )
    play_all(
        position,
        "move k1 squirrel wheat_dolmen",
        "move k2 squirrel wheat_mill",
        "move k1 hare heath_fairies",
        "move k1 mole meadow_oak",
    )
    assert fields_of(position, 0) == ["meadow_oak", "wheat_mill"]
    assert decider(position) == 1  # no token is left, so the turn is over


@proves("KOR-112")
def test_the_turn_is_over_when_no_token_left_leads_anywhere() -> None:
    position = final(
        "village",
        korrigans=[["heath_north", "heath_south"], *OTHERS],
        revealed=[["squirrel", "frog"], ["hare"], ["hare"]],
    )
    log = play_all(position, "move k1 squirrel wheat_dolmen")  # no pontoon there or in South Heath
    assert event_keys(log)[:2] == ["spent", "final-over"]
    assert decider(position) == 1
    assert revealed(position, 0) == ["frog"]


@proves("KOR-113")
def test_each_movement_spends_a_token_of_its_kind() -> None:
    position = final(
        "village",
        korrigans=[["poppies_cairn", "heath_fairies"], *OTHERS],
        revealed=[["hare", "hare", "mouse"], ["hare"], ["hare"]],
    )
    play_all(position, "move k1 hare wheat_dolmen")
    assert (revealed(position, 0), seen(position).players[0].spent) == (["hare", "mouse"], ["hare"])
    play_all(position, "move k2 hare wheat_dolmen")
    assert (revealed(position, 0), seen(position).players[0].spent) == (["mouse"], ["hare", "hare"])
    assert reachable_fields(position, "k1", "hare") == reachable_fields(position, "k2", "hare") == set()
    assert why(position, "move k1 hare village") == "KOR-113"
    assert reachable_fields(position, "k1", "mouse") == {"poppies_washhouse"}


@proves("KOR-60", "KOR-113", "KOR-118")
def test_of_a_backup_and_a_clover_token_the_backup_is_spent_first() -> None:
    position = final(
        "village",
        korrigans=[["poppies_cairn", "heath_fairies"], *OTHERS],
        revealed=[["hare"], ["hare"], ["hare"]],
        backups=[["hare"], [], []],
        sacrificed=[["gold1"], [], []],
    )
    play_all(position, "move k1 hare wheat_dolmen")
    assert (revealed(position, 0), backups(position, 0)) == (["hare"], [])
    assert position.backups_left == 4  # it does not return to the supply
    play_all(position, "move k2 hare wheat_dolmen")
    assert (revealed(position, 0), backups(position, 0)) == ([], [])
    assert decider(position) == 1


@proves("KOR-114")
def test_a_token_moves_one_korrigan_even_if_both_stand_in_one_field() -> None:
    position = final(
        "village", korrigans=[["wheat_dolmen", "wheat_dolmen"], *OTHERS], revealed=[["hare"], ["hare"], ["hare"]]
    )
    play_all(position, "move k1 hare village")
    assert fields_of(position, 0) == ["village", "wheat_dolmen"]
    assert decider(position) == 1
    both = final(
        "village", korrigans=[["wheat_dolmen", "wheat_dolmen"], *OTHERS], revealed=[["hare"] * 2, ["hare"], ["hare"]]
    )
    play_all(both, "move k1 hare village", "move k2 hare village")
    assert fields_of(both, 0) == ["village", "village"]


@proves("KOR-115")
@pytest.mark.parametrize(
    "moved", [[], ["move k1 hare wheat_dolmen"], ["move k1 hare wheat_dolmen", "move k1 hare village"]]
)
def test_a_player_may_stop_at_any_time_even_without_moving(moved: list[str]) -> None:
    position = final(
        "village",
        korrigans=[["poppies_cairn", "heath_fairies"], *OTHERS],
        revealed=[["hare", "hare", "mole"], ["hare"], []],
    )
    play_all(position, *moved)
    assert "stop" in legal(position)
    play_all(position, "stop")
    assert decider(position) == 1
    assert len(revealed(position, 0)) == 3 - len(moved)


@proves("KOR-116")
def test_nothing_is_gathered_and_no_menhir_taken_in_the_final_turn() -> None:
    position = final(
        "village",
        korrigans=[["poppies_cairn", "heath_fairies"], *OTHERS],
        revealed=[["hare", "hare"], ["hare"], ["hare"]],
        hidden=[["gold1"], None, None],
        clovers={"wheat_dolmen": ["frog"]},
        signs={"wheat_dolmen": "gold3"},
    )
    log = play_all(position, "move k1 hare wheat_dolmen")
    assert asked(position) == (0, "final-move")
    assert event_keys(log, 0) == ["spent"]
    assert lying(position, "wheat_dolmen") == ["frog"]
    assert (hidden(position, 0), revealed(position, 0)) == (["gold1"], ["hare"])
    assert seen(position).players[0].menhirs == []


@proves("KOR-116")
def test_in_any_game_nobody_gains_a_token_in_the_final_turn() -> None:
    for game in games(2):
        for played in game:
            if played.before.stage != stages.FINAL_TURN or played.after.stage != stages.FINAL_TURN:
                continue
            assert played.after.clovers == played.before.clovers
            assert played.after.signs == played.before.signs
            assert played.after.gold_menhirs == played.before.gold_menhirs
            for seat in range(int(played.before.seats)):
                before = sorted(hidden(played.before, seat) + revealed(played.before, seat))
                after = sorted(hidden(played.after, seat) + revealed(played.after, seat))
                assert len(after) <= len(before)
                assert all(after.count(token) <= before.count(token) for token in after)


@proves("KOR-117")
def test_a_korrigan_may_pass_through_the_cauldrons_field_or_leave_it_or_stay() -> None:
    facts: Given = {
        "korrigans": [["wheat_dolmen", "village"], *OTHERS],
        "revealed": [["hare", "hare", "hare"], [], []],
    }
    through = final("village", **facts)
    play_all(through, "move k1 hare village", "move k1 hare poppies_ford", "move k2 hare wheat_mill")
    assert fields_of(through, 0) == ["poppies_ford", "wheat_mill"]
    staying = final("village", **facts)
    play_all(staying, "stop")
    assert fields_of(staying, 0) == ["wheat_dolmen", "village"]


@proves("KOR-118")
def test_spent_tokens_count_for_nothing_any_more() -> None:
    facts: Given = {
        "korrigans": [["wheat_dolmen", "heath_north"], ["wheat_mill", "heath_south"]],
        "hidden": [["gold4"], ["gold4"]],
        "turn": 1,
    }
    kept = final("poppies_calvary", 2, revealed=[["hare"], ["hare", "squirrel"]], **facts)
    play(kept, 1, "stop")
    spent = final("poppies_calvary", 2, revealed=[["hare"], ["hare", "squirrel"]], **facts)
    play_all(spent, "move k1 hare village", "move k2 squirrel wheat_mill")
    results = [kept.result(), spent.result()]
    assert [result.scores for result in results if result] == [[4, 4], [4, 4]]
    assert [result.ranks for result in results if result] == [
        [2, 1],
        [1, 2],
    ]  # 1 against 2 companions, then 1 against 0


@proves("KOR-119")
def test_later_players_find_the_board_as_earlier_players_left_it() -> None:
    position = final(
        "village",
        2,
        korrigans=[["heath_fairies", "heath_north"], ["poppies_cairn", "heath_south"]],
        carried=[["elf", ""], ["", ""]],
        hidden=[["gold1"], ["gold1"]],
        revealed=[["hare"], ["hare", "hare"]],
        troll=1,  # between the village and Dolmen Wheat
    )
    play(position, 0, "move k1 hare wheat_dolmen")
    assert decider(position) == 1
    play(position, 1, "move k1 hare wheat_dolmen")
    assert [carries(position, seat) for seat in range(2)] == [["", ""], ["elf", ""]]
    assert why(position, "move k1 hare village") == "KOR-101"  # the troll still stands there
    play(position, 1, "move k1 hare heath_fairies")
    result = position.result()
    assert result is not None
    assert result.scores == [1, 3]


@proves("KOR-119")
def test_a_goblin_given_in_the_final_turn_can_be_passed_on_by_a_later_player() -> None:
    position = final(
        "village",
        korrigans=[["heath_fairies", "heath_north"], ["wheat_dolmen", "heath_north"], ["poppies_cairn", "heath_south"]],
        carried=[["goblin", ""], ["", ""], ["", ""]],
        hidden=[["gold1"], ["gold1"], ["gold1"]],
        revealed=[["hare"], ["hare"], ["hare"]],
    )
    play_all(position, "move k1 hare wheat_dolmen", "goblin b1", "move k1 hare poppies_cairn", "goblin c1")
    assert [carries(position, seat)[0] for seat in range(3)] == ["", "", "goblin"]


def test_a_situation_of_the_final_turn_shows_only_gold_behind_screens_of_those_whose_turn_has_come() -> None:
    position = at(
        3,
        part="final-turn",
        phase="final-move",
        cauldron="village",
        turn=1,
        suns=["red", "orange", None, "yellow", "green", "blue", "indigo"],
        pawn="violet",
        revealed=[[], ["hare"], []],
        hidden=[3, 3, 3],
    )
    assert all(token.startswith("gold") for seat in (0, 1) for token in hidden(position, seat))
