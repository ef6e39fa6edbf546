"""The compulsory movement of a round, and the companions it needs."""

import pytest

from folkmoot.engine.handfuls import handful
from folkmoot.engine.packing import second_of
from folkmoot.engine.reasons import Reason
from folkmoot.engine.verdicts import LEGAL
from folkmoot.games.korrigans import GAME, stages
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans.rules.movement import (
    can_move,
    movement_count,
    movements,
    steps,
    useful_companions,
    way,
    ways,
)
from folkmoot.testing import proves
from tests.games.questions import reason_in

from .helpers import (
    COMPANIONS,
    RAINBOW,
    Given,
    asked,
    at,
    event_args,
    event_keys,
    fields_of,
    games,
    hidden,
    legal,
    lying,
    names,
    play,
    play_all,
    reachable_fields,
    revealed,
    seen,
    sign,
    why,
)
from .scenes import final

NORTH: Given = {"korrigans": [["heath_north", "heath_north"], ["wheat_mill", "wheat_mill"], ["village", "village"]]}
"""From North Heath lead an open border to Fountain Meadow and doors to Dolmen Wheat and Cairn Poppies."""
AWAY = ["meadow_oak", "meadow_oak"]
GOLD: Given = {"hidden": [["gold1"], None, None]}
TURN = ("move", "must-sacrifice", "offer-sacrifice")


@pytest.mark.parametrize("backup", ["blocked", "free"])
@proves("KOR-37")
def test_in_every_round_every_player_who_can_moves_once_in_turn_order(backup: str) -> None:
    for game in games(4, backup=backup):
        players, first = int(game[0].before.seats), int(game[0].before.first)
        order = [(first + number) % players for number in range(players)]
        numbers = {int(played.before.round) for played in game if played.phase in TURN}
        assert len(numbers) >= 6
        for number in numbers:
            log = [played for played in game if played.before.round == number and played.before.stage == stages.ROUNDS]
            moved = [played.seat for played in log if played.phase == "move"]
            skipped = [args["seat"] for played in log for args in event_args(played.log, "passed")]
            assert sorted([*moved, *skipped]) == sorted(order)
            assert moved == [seat for seat in order if seat in moved]


@proves("KOR-37")
def test_a_player_who_can_move_must_and_with_one_korrigan_only() -> None:
    position = at(revealed=[["hare"], ["hare"], ["hare"]], **NORTH)
    assert legal(position, 0) == {"move k1 hare meadow_fountain", "move k2 hare meadow_fountain"}
    assert why(position, "stop") == why(position, "decline") == why(position, "refrain") == "KOR-37"
    play(position, 0, "move k2 hare meadow_fountain")
    assert fields_of(position, 0) == ["heath_north", "meadow_fountain"]
    play(position, 0, sorted(legal(position))[0])
    assert asked(position) == (1, "move")
    assert legal(position, 0) == set()


@proves("KOR-38")
def test_a_movement_goes_to_another_field() -> None:
    every = [["hare", "squirrel", "bird", "mouse", "mole", "frog"], ["hare"], ["hare"]]
    for field in ("village", "heath_fairies", "meadow_dawn"):
        position = at(revealed=every, korrigans=[[field, field], ["wheat_mill", "wheat_mill"], ["village", "village"]])
        assert not [move for move in legal(position, 0) if move.endswith(f" {field}")]
        assert {why(position, f"move k1 {companion} {field}") for companion in COMPANIONS} == {"KOR-38"}
    for game in games(2):
        for played in game:
            if played.words[0] == "move":
                assert fields_of(played.before, played.seat)[int(played.words[1][1]) - 1] != played.words[3]


@proves("KOR-39")
def test_a_movement_needs_a_companion_of_ones_own_and_gold_moves_nobody() -> None:
    position = at(hidden=[["gold4", "gold4", "bird"], ["hare", "squirrel"], ["mole"]], **NORTH)
    birds = ("heath_south", "heath_fairies", "heath_wolves")
    assert legal(position, 0) == {f"move {korrigan} bird {field}" for korrigan in ("k1", "k2") for field in birds}
    assert why(position, "move k1 hare meadow_fountain") == why(position, "move k2 squirrel") == "KOR-39"
    for game in games(2):
        for played in game:
            if played.words[0] == "move":
                before = [played.before.hidden, played.before.revealed, played.before.backups]
                assert played.words[2] in [token for pile in before for token in names(pile[played.seat])]


@proves("KOR-40", "KOR-41")
def test_a_hidden_companion_may_be_used_and_is_shown_by_its_first_use() -> None:
    position = at(hidden=[["hare", "hare", "gold3"], ["hare"], ["hare"]], **NORTH)
    assert seen(position, 1).players[0].tokens is None
    log = play(position, 0, "move k1 hare meadow_fountain")
    assert (hidden(position, 0), revealed(position, 0)) == (["hare", "gold3"], ["hare"])
    for eye in (1, 2, None):
        assert event_args(log, "companion-shown", eye) == [{"seat": 0, "companion": "hare"}]
        player = seen(position, eye).players[0]
        assert (player.revealed, player.hidden, player.tokens) == (["hare"], 2, None)


@proves("KOR-41", "KOR-43")
def test_a_shown_companion_stays_and_serves_again_and_again() -> None:
    position = at(
        2,
        hidden=[["hare", "gold3"], None],
        revealed=[[], ["hare"]],
        korrigans=[["heath_north", "heath_north"], ["heath_south", "heath_south"]],
        clovers={"meadow_fountain": [], "heath_fairies": [], "meadow_oak": [], "heath_wolves": []},
    )
    ways_out = [("meadow_fountain", "meadow_oak"), ("heath_fairies", "heath_wolves"), ("meadow_fountain", "meadow_oak")]
    for number, (one, other) in enumerate(ways_out):
        play(position, 0, f"move k1 hare {one}")
        play(position, 1, f"move k1 hare {other}", RAINBOW[number])
        assert (hidden(position, 0), revealed(position, 0)) == (["gold3"], ["hare"])
        play(position, number % 2, f"sun {number + 1}")
    assert "move k1 hare heath_north" in legal(position, 0)


@proves("KOR-42")
def test_a_second_token_of_the_kind_stays_hidden() -> None:
    position = at(hidden=[["hare", "gold1"], ["hare"], ["hare"]], revealed=[["hare"], [], []], **NORTH)
    log = play(position, 0, "move k1 hare meadow_fountain")
    assert (hidden(position, 0), revealed(position, 0)) == (["hare", "gold1"], ["hare"])
    assert "companion-shown" not in event_keys(log)


@proves("KOR-42")
def test_a_backup_of_the_kind_is_used_before_a_hidden_token_is_shown() -> None:
    position = at(hidden=[["hare", "gold1"], ["hare"], ["hare"]], backups=[["hare"], [], []], **NORTH)
    log = play(position, 0, "move k1 hare meadow_fountain")
    assert (hidden(position, 0), revealed(position, 0)) == (["hare", "gold1"], [])
    assert "companion-shown" not in event_keys(log)


@proves("KOR-43")
def test_no_companion_is_spent_before_the_final_turn() -> None:
    for game in games(3):
        for played in game:
            if played.before.stage == stages.FINAL_TURN:
                continue
            assert not any(played.after.spent) or played.after.stage == stages.FINAL_TURN
            for seat in range(int(played.before.seats)):
                owned = names(played.before.revealed[seat]) + names(played.before.backups[seat])
                left = names(played.after.revealed[seat]) + names(played.after.backups[seat])
                assert all(left.count(token) >= owned.count(token) for token in COMPANIONS)


@pytest.mark.parametrize("field", ["village", "poppies_ford"])
@proves("KOR-44")
def test_a_movement_may_end_in_an_empty_field(field: str) -> None:
    position = at(
        revealed=[["frog"], ["hare"], ["hare"]],
        korrigans=[["meadow_dawn", "meadow_dusk"], ["wheat_mill", "wheat_mill"], ["heath_south", "heath_south"]],
        clovers={field: []},
    )
    before = hidden(position, 0)
    log = play(position, 0, f"move k1 frog {field}")
    assert fields_of(position, 0) == [field, "meadow_dusk"]
    assert hidden(position, 0) == before
    assert "gathered" not in event_keys(log)
    assert "menhir" not in event_keys(log)
    assert asked(position) == (1, "move")


@proves("KOR-44")
def test_the_only_movement_must_be_made_even_into_an_empty_field() -> None:
    position = at(revealed=[["hare"], ["hare"], ["hare"]], clovers={"meadow_fountain": []}, **NORTH)
    assert legal(position, 0) == {"move k1 hare meadow_fountain", "move k2 hare meadow_fountain"}


@proves("KOR-45")
def test_a_gathered_companion_serves_from_the_next_movement_on() -> None:
    position = at(
        2,
        hidden=[["hare"], None],
        revealed=[[], ["hare"]],
        korrigans=[["poppies_cairn", "poppies_cairn"], ["heath_south", "heath_south"]],
        clovers={"wheat_dolmen": ["mouse", "gold1"], "meadow_oak": []},
    )
    assert reachable_fields(position, "k1", "mouse") == set()
    play(position, 0, "move k1 hare wheat_dolmen")
    play(position, 0, "gather mouse")
    assert asked(position) == (1, "move")  # there is no second movement in this turn
    play(position, 1, "move k1 hare meadow_oak", "red")
    play(position, 0, "sun 1")
    assert reachable_fields(position, "k1", "mouse") == {"poppies_washhouse"}
    play(position, 0, "move k1 mouse poppies_washhouse")
    assert revealed(position, 0) == ["hare", "mouse"]


@proves("KOR-45")
def test_a_gathered_companion_serves_in_the_fairy_movement_of_the_same_turn() -> None:
    position = at(
        hidden=[["hare"], ["mole", "gold1"], ["hare"]],
        korrigans=[["wheat_mill", "wheat_mill"], ["heath_fairies", "village"], ["heath_south", "heath_south"]],
        turn=1,
        clovers={"meadow_oak": ["frog"]},
        signs={"meadow_oak": "fairy"},
    )
    play_all(position, "move k1 mole meadow_oak", "gather frog")
    assert sign(position, "meadow_oak") is None
    assert asked(position) == (1, "fairy-move")
    rivers = {"poppies_ford", "poppies_washhouse", "wheat_lighthouse", "wheat_chapel", "meadow_dawn", "meadow_dusk"}
    assert reachable_fields(position, "k2", "frog") == rivers
    assert reachable_fields(position, "k1", "frog") == set()
    play(position, 1, "move k2 frog wheat_chapel")
    assert revealed(position, 1) == ["mole", "frog"]
    assert legal(position, 1) == {f"gather {token}" for token in lying(position, "wheat_chapel")}


@pytest.mark.parametrize("backups", [1, 5])
@proves("KOR-55", "KOR-61")
def test_a_single_hare_that_the_troll_stops_can_still_be_sacrificed(backups: int) -> None:
    sacrificed = ["gold1", "gold1", "gold2", "gold2"][: 5 - backups]
    position = at(
        phase="place-sun",
        pawn="red",
        troll=15,
        hidden=[["hare"], None, None],
        sacrificed=[[], [], sacrificed],
        backups=[[], [], ["hare"] * len(sacrificed)],
        **NORTH,
    )
    play(position, 0, "sun 1")
    assert asked(position) == (0, "must-sacrifice")
    play_all(position, "sacrifice hare squirrel")
    assert reachable_fields(position, "k1", "squirrel") == {"wheat_dolmen", "poppies_cairn"}


@proves("KOR-38", "KOR-101", "KOR-102")
def test_the_ways_that_are_kept_for_speed_are_those_that_the_verdict_allows() -> None:
    for troll in range(-1, box.CROSSINGS):
        for companion in range(box.COMPANIONS):
            for start in range(box.FIELDS):
                judged = [field for field in range(box.FIELDS) if way(companion, start, field, troll) == LEGAL]
                assert list(ways(troll, companion, start)) == judged
                assert steps(troll, handful([companion, box.FACES - 1]))[start] == sum(1 << field for field in judged)


@proves("KOR-22", "KOR-37", "KOR-101")
def test_who_can_move_has_a_movement_by_one_of_the_companions_that_lead_out() -> None:
    """`can_move` looks the answer up for speed; it must find what `movements` does."""
    for fields in (("heath_north", "heath_north"), ("village", "heath_wolves"), ("village", None), (None, None)):
        for troll in range(-1, box.CROSSINGS):
            position = at(3)
            position.troll = troll
            position.korrigan_fields[:2] = [-1 if field is None else box.FIELD_OF[field] for field in fields]
            everything = movements(position, 0, handful(list(range(box.COMPANIONS))))
            used = [second_of(move) for move in everything]
            useful = useful_companions(position, 0)
            assert movement_count(position, 0, handful(list(range(box.COMPANIONS)))) == len(everything)
            for companion in range(box.COMPANIONS):
                assert movement_count(position, 0, handful([companion])) == used.count(companion)
                assert can_move(position, 0, handful([companion, box.FACES - 1])) == (companion in used)
                assert useful >> companion & 1 == (companion in used)


@pytest.mark.parametrize(("stage", "code"), [("rounds", "KOR-39"), ("final-turn", "KOR-113")])
@proves("KOR-39", "KOR-113")
def test_a_korrigan_that_no_companion_moves_is_refused_as_such_whatever_companion_is_named(
    stage: str, code: str
) -> None:
    facts: Given = {"korrigans": [["village", "heath_wolves"], AWAY, AWAY], "revealed": [["mole"], [], []], **GOLD}
    position = at(3, **facts) if stage == "rounds" else final("wheat_mill", **facts)
    for text in ("move k1", "move k1 hare", "move k1 hare wheat_mill"):
        assert reason_in(GAME, position, text) == Reason(code, {"companion": "none", "field": "village"})
    nowhere = Reason("KOR-50", {"field": "village", "target": "none"})
    assert reason_in(GAME, position, "move k1 mole wheat_mill") == nowhere
    missing = Reason(code, {"companion": "hare", "field": "heath_wolves"})
    assert reason_in(GAME, position, "move k2 hare wheat_mill") == missing


@proves("KOR-39", "KOR-101")
def test_the_troll_is_named_only_where_the_companion_is_that_it_stops() -> None:
    position = at(3, korrigans=[["heath_north", "village"], AWAY, AWAY], revealed=[["hare"], [], []], troll=15, **GOLD)
    assert reason_in(GAME, position, "move k1") == Reason("KOR-39", {"companion": "none", "field": "heath_north"})
    assert why(position, "move k1 hare") == "KOR-101"
