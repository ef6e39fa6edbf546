"""What the signs under the menhirs do (KOR-89 to KOR-104)."""

import pytest

from folkmoot.engine.dice import FastDice
from folkmoot.engine.events import Log
from folkmoot.games.korrigans import GAME
from folkmoot.games.korrigans import components as box
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
    rules,
    seen,
    why,
)
from .scenes import final, last_clover

TROLL_FACTS: Given = {"korrigans": [["wheat_dolmen", "heath_south"], ["meadow_oak"] * 2, ["meadow_oak"] * 2]}


@proves("KOR-89")
@pytest.mark.parametrize("number", [0, 1])
def test_an_elf_from_the_supply_goes_under_the_korrigan_that_gathered(number: int) -> None:
    fields = ["village", "village"]
    fields[number] = "meadow_oak"
    position = last_clover("elf", mover=number, korrigans=[fields, ["heath_north"] * 2, ["heath_north"] * 2])
    log = play_all(position, "gather gold1")
    assert carries(position, 0)[number] == "elf"
    assert carries(position, 0)[1 - number] == ""
    assert position.elves_left == 1
    assert ("elf-found", "KOR-89") in rules(log)


@proves("KOR-90")
def test_a_goblin_from_the_supply_goes_under_the_korrigan_that_gathered_without_being_asked() -> None:
    position = last_clover("goblin")
    log = play_all(position, "gather gold1")
    assert carries(position, 0) == ["goblin", ""]
    assert position.goblins_left == 1
    assert ("goblin-found", "KOR-90") in rules(log)
    assert decider(position) == 1  # the player was not asked


@proves("KOR-91")
def test_in_any_game_the_supply_has_a_token_for_every_menhir_that_needs_one() -> None:
    for game in games(3):
        for played in game:
            for name, left in (("elf", played.after.elves_left), ("goblin", played.after.goblins_left)):
                assert left == played.after.signs.count(box.SIGN_OF[name])
            assert (
                "no-effect" not in event_keys(played.log)
                or event_args(played.log, "no-effect")[0]["sign"] == "leprechaun"
            )


@proves("KOR-91")
@pytest.mark.parametrize(("sign_name", "supply"), [("elf", "elves_left"), ("goblin", "goblins_left")])
def test_should_the_supply_be_empty_the_menhir_has_no_effect(sign_name: str, supply: str) -> None:
    position = last_clover(sign_name)
    setattr(position, supply, 0)  # no game leads here
    log = Log()
    position.play(0, GAME.parse("gather gold1"), FastDice(0), log)
    assert carries(position, 0) == ["", ""]
    assert getattr(position, supply) == 0
    assert ("no-effect", "KOR-91") in rules(log)
    assert decider(position) == 1


@proves("KOR-92", "KOR-95")
def test_the_leprechaun_removes_the_screen_of_another_player_who_has_one() -> None:
    position = last_clover("leprechaun", 4, screens=[True, True, False, True])
    play_all(position, "gather gold1")
    assert asked(position) == (0, "remove-screen")
    assert legal(position) == {"screen b", "screen d"}  # not oneself, and not c, whose screen is gone
    play_all(position, "screen d")
    assert [player.screen for player in seen(position).players] == [True, True, False, False]
    assert decider(position) == 1


@proves("KOR-92")
def test_a_screen_that_is_gone_stays_gone() -> None:
    lost = 0
    for game in games(6, side="plain"):
        for played in game:
            gone = [player.screen for player in seen(played.before).players]
            for before, after in zip(gone, seen(played.after).players, strict=True):
                assert before or not after.screen
                lost += before and not after.screen
    assert lost > 5


@proves("KOR-93")
def test_without_screen_all_tokens_are_seen_also_those_gathered_later() -> None:
    position = last_clover(
        "leprechaun",
        korrigans=[["meadow_oak", "village"], ["wheat_dolmen", "heath_north"], ["heath_north"] * 2],
        hidden=[["gold1"], ["bird", "gold3"], None],
        clovers={"village": ["mole", "gold2"]},
    )
    for eye in (None, 0, 2):
        assert seen(position, eye).players[1].tokens is None
    log = play_all(position, "gather gold1", "screen b")
    for eye in (None, 0, 1, 2):
        assert seen(position, eye).players[1].tokens == ["bird", "gold3"]
        assert event_args(log, "screen-removed", eye) == [{"seat": 0, "other": 1, "clovers": ["bird", "gold3"]}]
    later = play_all(position, "move k1 hare village", "gather mole")
    for eye in (None, 0, 1, 2):
        assert seen(position, eye).players[1].tokens == ["bird", "mole", "gold3"]
        assert event_args(later, "gathered-seen", eye) == [{"seat": 1, "field": "village", "clover": "mole"}]


@proves("KOR-94")
def test_without_screen_unused_tokens_still_count_as_behind_it() -> None:
    position = at(
        3,
        korrigans=[["wheat_dolmen", "heath_north"], ["meadow_oak"] * 2, ["meadow_oak"] * 2],
        hidden=[["hare", "gold3"], None, None],
        screens=[False, True, True],
    )
    assert reachable_fields(position, "k1", "hare") == {"village", "heath_fairies", "poppies_cairn"}
    play_all(position, "move k1 hare village")
    assert (hidden(position, 0), revealed(position, 0)) == (["gold3"], ["hare"])


@proves("KOR-94")
def test_without_screen_a_sacrifice_takes_an_unused_token_not_one_in_front() -> None:
    position = at(
        3,
        phase="must-sacrifice",
        korrigans=[["village", "village"], ["meadow_oak"] * 2, ["meadow_oak"] * 2],
        hidden=[["gold3"], None, None],
        revealed=[["bird"], [], []],  # no bird leaves the village
        screens=[False, True, True],
    )
    assert legal(position) == {"sacrifice gold3 hare", "sacrifice gold3 squirrel"}
    assert why(position, "sacrifice bird hare") == "KOR-58"
    play_all(position, "sacrifice gold3 squirrel")
    assert (hidden(position, 0), revealed(position, 0), backups(position, 0)) == ([], ["bird"], ["squirrel"])


@proves("KOR-95")
def test_if_nobody_else_has_a_screen_the_leprechaun_has_no_effect() -> None:
    position = last_clover("leprechaun", 2, screens=[True, False])
    log = play_all(position, "gather gold1")
    assert ("no-effect", "KOR-95") in rules(log)
    assert [player.screen for player in seen(position).players] == [True, False]
    assert decider(position) == 1


@proves("KOR-95")
def test_a_player_without_screen_may_still_take_anothers_but_never_their_own() -> None:
    position = last_clover("leprechaun", screens=[False, True, True])
    play_all(position, "gather gold1")
    assert legal(position) == {"screen b", "screen c"}
    assert why(position, "screen a") == "KOR-95"


@proves("KOR-96")
def test_the_fairy_allows_a_second_movement_with_either_korrigan_and_any_companion() -> None:
    position = last_clover(
        "fairy",
        korrigans=[["meadow_oak", "village"], ["heath_north"] * 2, ["heath_north"] * 2],
        revealed=[["squirrel"], ["hare"], ["hare"]],
        hidden=[["frog", "gold2"], None, None],
    )
    play_all(position, "gather gold1")
    assert asked(position) == (0, "fairy-move")
    by_squirrel = {"k1": {"wheat_mill", "wheat_chapel"}, "k2": {"heath_fairies", "heath_wolves"}}
    for korrigan, fields in by_squirrel.items():
        assert reachable_fields(position, korrigan, "squirrel") == fields
    assert reachable_fields(position, "k1", "frog") == set()
    assert len(reachable_fields(position, "k2", "frog")) == 6  # hidden companions, too
    assert len(legal(position)) == 2 + 2 + 6 + 1


@proves("KOR-96")
def test_in_a_fairy_movement_a_companion_is_revealed_but_not_spent_and_arrival_counts() -> None:
    position = last_clover(
        "fairy",
        korrigans=[["meadow_oak", "village"], ["wheat_chapel", "heath_north"], ["heath_north"] * 2],
        carried=[["", ""], ["elf", ""], ["", ""]],
        hidden=[["frog", "gold2"], None, None],
        clovers={"poppies_ford": [], "wheat_chapel": ["gold4", "gold3"]},
    )
    play_all(position, "gather gold1", "move k2 frog wheat_chapel")
    assert "frog" in revealed(position, 0)
    assert fields_of(position, 0) == ["meadow_oak", "wheat_chapel"]
    assert carries(position, 0) == ["", "elf"]
    play_all(position, "gather gold4")
    assert hidden(position, 0) == ["gold1", "gold2", "gold4"]
    assert lying(position, "wheat_chapel") == ["gold3"]


@proves("KOR-97")
def test_the_fairy_may_be_declined() -> None:
    position = last_clover("fairy")
    play_all(position, "gather gold1")
    assert "decline" in legal(position)
    before = fields_of(position, 0)
    play_all(position, "decline")
    assert fields_of(position, 0) == before
    assert asked(position) == (1, "move")


@proves("KOR-97")
def test_without_a_legal_move_the_fairy_has_no_effect_and_no_sacrifice_helps() -> None:
    position = last_clover(
        "fairy",
        korrigans=[["meadow_oak", "village"], ["heath_north"] * 2, ["heath_north"] * 2],
        hidden=[["mouse", "gold2"], None, None],
        revealed=[[], ["hare"], ["hare"]],
    )
    log = play_all(position, "gather gold1")
    assert asked(position) == (1, "move")
    assert position.backups_left == 5
    assert ("fairy-gone", "KOR-97") in rules(log)


@proves("KOR-98")
def test_a_menhir_of_a_fairy_movement_is_applied_even_another_fairy() -> None:
    position = last_clover(
        "fairy",
        korrigans=[["meadow_oak", "village"], ["heath_north"] * 2, ["heath_north"] * 2],
        signs={"meadow_oak": "fairy", "wheat_dolmen": "fairy", "heath_wolves": "gold3"},
        clovers={"wheat_dolmen": ["gold2"], "heath_wolves": ["gold4"]},
    )
    play_all(position, "gather gold1", "move k2 hare wheat_dolmen", "gather gold2")
    assert asked(position) == (0, "fairy-move")  # the second fairy
    play_all(position, "move k1 hare heath_wolves", "gather gold4")
    assert seen(position).players[0].menhirs == [3]
    assert decider(position) == 1


@proves("KOR-99")
def test_the_troll_must_go_to_one_of_the_38_crossings() -> None:
    position = last_clover("troll")
    play_all(position, "gather gold1")
    assert asked(position) == (0, "place-troll")
    assert legal(position) == {f"troll {crossing}" for crossing in range(1, 39)}
    play_all(position, "troll 38")
    assert seen(position).troll == 38
    assert decider(position) == 1


@proves("KOR-99", "KOR-100")
@pytest.mark.parametrize("crossing", [6, 20, 33])  # where it is, and elsewhere; open border, door, bridge
def test_a_troll_on_the_board_is_moved_or_left_where_it_stands(crossing: int) -> None:
    position = last_clover("troll", troll=6, clovers={"heath_wolves": []})
    play_all(position, "gather gold1")
    assert "troll 6" in legal(position)
    play_all(position, f"troll {crossing}")
    assert seen(position).troll == crossing


@proves("KOR-101")
@pytest.mark.parametrize(
    ("troll", "companion", "one", "other"),
    [
        (6, "hare", "wheat_dolmen", "poppies_cairn"),
        (20, "squirrel", "wheat_dolmen", "meadow_fountain"),
        (33, "mouse", "heath_fairies", "meadow_dawn"),
    ],
)
def test_nobody_passes_the_troll_in_either_direction(troll: int, companion: str, one: str, other: str) -> None:
    for start, end in ((one, other), (other, one)):
        for seat in range(3):
            facts: Given = {
                "turn": seat,
                "korrigans": [[start, "village"] for _ in range(3)],
                "revealed": [["hare", companion] if companion != "hare" else ["hare"] for _ in range(3)],
            }
            barred, free = at(3, troll=troll, **facts), at(3, **facts)
            assert reachable_fields(free, "k1", companion) - reachable_fields(barred, "k1", companion) == {end}
            assert why(barred, f"move k1 {companion} {end}") == "KOR-101"
            assert reachable_fields(free, "k2", companion) == reachable_fields(barred, "k2", companion)


@proves("KOR-101")
def test_the_troll_bars_also_the_player_who_placed_it_until_it_moves() -> None:
    position = last_clover(
        "troll",
        2,
        korrigans=[["meadow_oak", "village"], ["heath_north"] * 2],
        clovers={"meadow_fountain": ["gold2", "gold2"]},
    )
    play_all(position, "gather gold1", "troll 11")  # between Wolves' Heath and Oak Meadow
    play(position, 1, "move k1 hare meadow_fountain")
    play(position, 1, "gather gold2", "red")
    play(position, 0, "sun 1")
    assert asked(position) == (0, "move")
    assert reachable_fields(position, "k1", "hare") == {"heath_south"}
    assert why(position, "move k1 hare heath_wolves") == "KOR-101"


@proves("KOR-102")
@pytest.mark.parametrize(
    ("troll", "companion", "start", "end"),
    [
        (9, "mole", "heath_fairies", "meadow_fountain"),  # neighbours by an open border, both with a molehill
        (35, "frog", "poppies_ford", "meadow_dawn"),  # neighbours by a bridge, both with a pontoon
        (3, "frog", "village", "poppies_ford"),
    ],
)
def test_the_troll_does_not_stop_mole_and_frog(troll: int, companion: str, start: str, end: str) -> None:
    facts: Given = {
        "korrigans": [[start, "heath_south"], ["meadow_oak"] * 2, ["meadow_oak"] * 2],
        "revealed": [[companion], [], []],
    }
    assert end in reachable_fields(at(3, troll=troll, **facts), "k1", companion)


@proves("KOR-102")
@pytest.mark.parametrize("troll", range(1, 39))
def test_no_troll_anywhere_changes_where_bird_mole_and_frog_lead(troll: int) -> None:
    facts: Given = {
        "korrigans": [["meadow_dawn", "heath_fairies"], ["meadow_oak"] * 2, ["meadow_oak"] * 2],
        "revealed": [["bird", "mole", "frog"], [], []],
    }
    assert legal(at(3, troll=troll, hidden=[["gold1"], None, None], **facts)) == legal(
        at(3, hidden=[["gold1"], None, None], **facts)
    )


@proves("KOR-103")
def test_the_troll_keeps_blocking_in_the_final_turn() -> None:
    facts: Given = TROLL_FACTS | {"revealed": [["hare", "hare"], [], []]}
    assert reachable_fields(final("poppies_cairn", troll=6, **facts), "k1", "hare") == {"village", "heath_fairies"}
    assert reachable_fields(final("poppies_cairn", **facts), "k1", "hare") == {
        "village",
        "heath_fairies",
        "poppies_cairn",
    }


@proves("KOR-104")
@pytest.mark.parametrize(("menhirs", "gold"), [([], 1), ([1], 2), ([2], 3), ([3], 4), ([1, 2, 3], 7), ([3, 3], 7)])
def test_gold_menhirs_are_worth_their_number_at_the_end(menhirs: list[int], gold: int) -> None:
    position = final(
        "village",
        2,
        turn=1,
        korrigans=[["heath_north"] * 2, ["wheat_mill"] * 2],
        hidden=[["gold1"], ["gold4"]],
        revealed=[[], ["hare"]],
        menhirs=[menhirs, []],
    )
    play(position, 1, "stop")
    result = position.result()
    assert result is not None
    assert result.scores == [gold, 4]


@proves("KOR-104")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_a_gold_menhir_counts_at_once_in_the_owners_own_sight(value: int) -> None:
    position = last_clover(f"gold{value}", hidden=[["gold2"], None, None])
    play_all(position, "gather gold1")
    assert seen(position, 0).players[0].gold == 2 + 1 + value
