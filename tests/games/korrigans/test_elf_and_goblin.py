"""Elves and goblins: who carries them, and how they change hands (KOR-66 to KOR-81)."""

import pytest

from folkmoot.testing import proves

from .helpers import (
    Given,
    asked,
    at,
    carries,
    decider,
    event_args,
    event_keys,
    fields_of,
    games,
    legal,
    play,
    play_all,
    rules,
    seen,
)
from .scenes import ARRIVE, FAR, final, last_clover, meeting


def elves(*carried: list[str]) -> Given:
    """Returns the facts of what the Korrigans carry, seat by seat."""
    return {"carried": [list(pair) for pair in carried]}


@proves("KOR-66")
@pytest.mark.parametrize("token", ["elf", "goblin"])
def test_what_a_korrigan_carries_moves_with_it(token: str) -> None:
    position = meeting(korrigans=[["heath_fairies", FAR[0]], FAR, FAR], **elves([token, ""], ["", ""], ["", ""]))
    play_all(position, ARRIVE)
    assert fields_of(position, 0) == ["wheat_dolmen", FAR[0]]
    assert carries(position, 0) == [token, ""]
    other = meeting(korrigans=[["heath_fairies", FAR[0]], FAR, FAR], **elves(["", token], ["", ""], ["", ""]))
    play_all(other, ARRIVE)
    assert carries(other, 0) == ["", token]  # the Korrigan that did not move keeps it, where it stands


@proves("KOR-66", "KOR-67")
def test_in_any_game_a_korrigan_carries_one_token_at_most_and_none_comes_from_nowhere() -> None:
    carried_total = 0
    for game in games(12, side="plain"):
        for played in game:
            before, after = seen(played.before), seen(played.after)
            for token, supply in (("elf", "elves_left"), ("goblin", "goblins_left")):
                had = sum(korrigan.carries == token for player in before.players for korrigan in player.korrigans)
                has = sum(korrigan.carries == token for player in after.players for korrigan in player.korrigans)
                received = getattr(before, supply) - getattr(after, supply)
                lost = [args for args in event_args(played.log, "lost") if args["being"] == token]
                assert has == had + received - len(lost)
                assert 0 <= received <= 1
                carried_total += had
    assert carried_total > 100


@proves("KOR-67")
@pytest.mark.parametrize(
    ("older", "newer"), [("elf", "goblin"), ("goblin", "elf"), ("elf", "elf"), ("goblin", "goblin")]
)
def test_the_older_token_leaves_the_game_and_does_not_return_to_the_supply(older: str, newer: str) -> None:
    position = last_clover(newer, clovers={"heath_wolves": []}, **elves([older, ""], ["", ""], ["", ""]))
    before = {"elf": position.elves_left, "goblin": position.goblins_left}
    log = play_all(position, "gather gold1")
    assert carries(position, 0) == [newer, ""]
    after = {"elf": position.elves_left, "goblin": position.goblins_left}
    assert after == before | {newer: before[newer] - 1}
    assert ("lost", "KOR-67") in rules(log)
    assert [args["being"] for args in event_args(log, "lost")] == [older]


@proves("KOR-68", "KOR-69")
@pytest.mark.parametrize(
    ("carried", "gold"),
    [
        (["", ""], 5),
        (["elf", ""], 7),
        (["", "elf"], 7),
        (["elf", "elf"], 9),
        (["goblin", ""], 3),
        (["goblin", "goblin"], 1),
        (["elf", "goblin"], 5),
    ],
)
def test_an_elf_gives_its_owner_two_gold_and_a_goblin_takes_two(carried: list[str], gold: int) -> None:
    position = final(
        "village",
        2,
        turn=1,
        korrigans=[["heath_north", "heath_north"], ["wheat_mill", "wheat_mill"]],
        hidden=[["gold4", "gold1"], ["gold3"]],
        revealed=[[], ["hare"]],
        carried=[carried, ["", ""]],
    )
    play(position, 1, "stop")
    result = position.result()
    assert result is not None
    assert result.scores == [gold, 3]  # the other player neither gains nor loses


@proves("KOR-70")
def test_a_player_who_moves_into_the_field_of_an_opponents_elf_takes_it() -> None:
    position = meeting(**elves(["", ""], ["elf", ""], ["", ""]))
    log = play_all(position, ARRIVE)
    assert [carries(position, seat) for seat in range(3)] == [["elf", ""], ["", ""], ["", ""]]
    assert event_args(log, "elf-taken") == [{"seat": 0, "other": 1, "korrigan": "k1"}]
    assert asked(position) == (0, "choose-clover")


@proves("KOR-70")
def test_an_elf_elsewhere_stays_where_it_is() -> None:
    position = meeting(**elves(["", ""], ["", "elf"], ["", ""]))  # seat 1's second Korrigan is far away
    play_all(position, ARRIVE)
    assert [carries(position, seat) for seat in range(3)] == [["", ""], ["", "elf"], ["", ""]]


@proves("KOR-71")
def test_a_goblin_passes_to_the_opponent_whom_its_carrier_meets() -> None:
    position = meeting(2, **elves(["goblin", ""], ["", ""]))
    play_all(position, ARRIVE)
    assert asked(position) == (0, "goblin-target")
    assert legal(position) == {"goblin b1"}
    log = play_all(position, "goblin b1")
    assert [carries(position, seat) for seat in range(2)] == [["", ""], ["goblin", ""]]
    assert event_args(log, "goblin-given") == [{"seat": 0, "other": 1, "korrigan": "k1"}]


@proves("KOR-71")
def test_a_goblin_that_arrives_where_nobody_is_stays() -> None:
    position = meeting(korrigans=[["heath_fairies", FAR[0]], FAR, FAR], **elves(["goblin", ""], ["", ""], ["", ""]))
    play_all(position, ARRIVE)
    assert asked(position) == (0, "choose-clover")
    assert carries(position, 0) == ["goblin", ""]


@proves("KOR-72")
def test_an_elf_that_arrives_stays_and_a_goblin_that_waits_stays() -> None:
    position = meeting(**elves(["elf", ""], ["goblin", ""], ["", ""]))
    log = play_all(position, ARRIVE)
    assert [carries(position, seat) for seat in range(3)] == [["elf", ""], ["goblin", ""], ["", ""]]
    assert asked(position) == (0, "choose-clover")
    assert event_keys(log) == ["moved"]


@proves("KOR-73")
@pytest.mark.parametrize("token", ["elf", "goblin"])
def test_nothing_passes_between_korrigans_of_one_player(token: str) -> None:
    own = [["heath_fairies", "wheat_dolmen"], FAR, FAR]
    waiting = meeting(korrigans=own, **elves(["", token], ["", ""], ["", ""]))
    play_all(waiting, ARRIVE)
    assert (carries(waiting, 0), asked(waiting)) == (["", token], (0, "choose-clover"))
    arriving = meeting(korrigans=own, **elves([token, ""], ["", ""], ["", ""]))
    play_all(arriving, ARRIVE)
    assert (carries(arriving, 0), asked(arriving)) == ([token, ""], (0, "choose-clover"))


@proves("KOR-73", "KOR-74")
def test_the_owner_of_a_goblin_chooses_among_all_opponents_in_the_field_and_must_choose_one() -> None:
    korrigans = [["heath_fairies", "wheat_dolmen"], ["wheat_dolmen", "wheat_dolmen"], ["wheat_dolmen", FAR[1]]]
    for target, after in {
        "b1": [["", ""], ["goblin", ""], ["", ""]],
        "b2": [["", ""], ["", "goblin"], ["", ""]],
        "c1": [["", ""], ["", ""], ["goblin", ""]],
    }.items():
        position = meeting(korrigans=korrigans, **elves(["goblin", ""], ["", ""], ["", ""]))
        play_all(position, ARRIVE)
        assert asked(position) == (0, "goblin-target")
        assert legal(position) == {"goblin b1", "goblin b2", "goblin c1"}  # not a2, not c2, and no way round it
        play_all(position, f"goblin {target}")
        assert [carries(position, seat) for seat in range(3)] == after
        assert asked(position) == (0, "choose-clover")


@proves("KOR-75")
@pytest.mark.parametrize(
    ("target", "after"),
    [
        ("b1", [["elf", ""], ["goblin", ""], ["", ""]]),  # the elf's carrier: they swap
        ("c1", [["elf", ""], ["", ""], ["goblin", ""]]),
    ],
)
def test_elf_and_goblin_pass_at_the_same_time_and_neither_is_lost(target: str, after: list[list[str]]) -> None:
    position = meeting(**elves(["goblin", ""], ["elf", ""], ["", ""]))
    supply = (position.elves_left, position.goblins_left)
    play_all(position, ARRIVE)
    log = play_all(position, f"goblin {target}")
    assert [carries(position, seat) for seat in range(3)] == after
    assert "lost" not in event_keys(log)
    assert (position.elves_left, position.goblins_left) == supply


@proves("KOR-75")
def test_until_the_goblins_target_is_chosen_nothing_has_passed() -> None:
    position = meeting(**elves(["goblin", ""], ["elf", ""], ["", ""]))
    play_all(position, ARRIVE)
    assert [carries(position, seat) for seat in range(3)] == [["goblin", ""], ["elf", ""], ["", ""]]


@proves("KOR-76")
def test_of_two_elves_one_is_kept_and_one_leaves_the_game() -> None:
    position = meeting(**elves(["", ""], ["elf", ""], ["elf", ""]))
    log = play_all(position, ARRIVE)
    assert [carries(position, seat) for seat in range(3)] == [["elf", ""], ["", ""], ["", ""]]
    assert rules(log).count(("lost", "KOR-76")) == event_keys(log).count("lost") == 1
    assert position.elves_left == 0


@proves("KOR-76")
def test_two_elves_of_one_opponent_pass_too_also_to_a_goblins_carrier() -> None:
    both = [["heath_fairies", FAR[0]], ["wheat_dolmen", "wheat_dolmen"], FAR]
    position = meeting(korrigans=both, **elves(["goblin", ""], ["elf", "elf"], ["", ""]))
    play_all(position, ARRIVE)
    log = play_all(position, "goblin b2")
    assert [carries(position, seat) for seat in range(3)] == [["elf", ""], ["", "goblin"], ["", ""]]
    assert [args["being"] for args in event_args(log, "lost")] == ["elf"]


@proves("KOR-77")
def test_a_player_who_brings_an_elf_and_takes_another_keeps_one() -> None:
    position = meeting(**elves(["elf", ""], ["elf", ""], ["", ""]))
    log = play_all(position, ARRIVE)
    assert [carries(position, seat) for seat in range(3)] == [["elf", ""], ["", ""], ["", ""]]
    assert rules(log).count(("lost", "KOR-77")) == event_keys(log).count("lost") == 1
    assert [args["being"] for args in event_args(log, "lost")] == ["elf"]


@proves("KOR-78")
def test_a_goblin_that_meets_a_goblins_carrier_drives_the_older_one_out() -> None:
    position = meeting(2, **elves(["goblin", ""], ["goblin", ""]))
    play_all(position, ARRIVE)
    log = play_all(position, "goblin b1")
    assert [carries(position, seat) for seat in range(2)] == [["", ""], ["goblin", ""]]
    assert rules(log).count(("lost", "KOR-78")) == 1
    assert position.goblins_left == 0


@proves("KOR-79")
def test_tokens_change_hands_before_anything_is_looked_at_or_gathered() -> None:
    position = meeting(**elves(["goblin", ""], ["elf", ""], ["", ""]))
    first = play_all(position, ARRIVE)
    assert seen(position, 0).fields[1].faces is None  # Dolmen Wheat is not looked at yet
    assert "looked" not in event_keys(first, 0)
    second = play_all(position, "goblin c1")
    assert event_keys(second, 0) == ["elf-taken", "goblin-given", "looked"]
    assert asked(position) == (0, "choose-clover")
    assert carries(position, 0) == ["elf", ""]


@proves("KOR-79")
def test_an_elf_of_the_menhir_comes_after_one_that_was_taken_by_arriving() -> None:
    clovers: Given = {"wheat_dolmen": ["gold1"]} | {field: [] for field in ("heath_wolves", "poppies_ford")}
    position = meeting(clovers=clovers, signs={"wheat_dolmen": "goblin"}, **elves(["", ""], ["elf", ""], ["", ""]))
    play_all(position, ARRIVE, "gather gold1")
    assert carries(position, 0) == ["goblin", ""]  # the elf it had just taken was the older token
    assert carries(position, 1) == ["", ""]


@proves("KOR-80")
@pytest.mark.parametrize("token", ["elf", "goblin"])
def test_what_comes_from_a_menhir_passes_to_nobody_though_opponents_are_there(token: str) -> None:
    korrigans = [["meadow_oak", "meadow_oak"], ["meadow_oak", "village"], ["meadow_oak", "meadow_oak"]]
    position = last_clover(token, korrigans=korrigans)
    play_all(position, "gather gold1")
    assert [carries(position, seat) for seat in range(3)] == [[token, ""], ["", ""], ["", ""]]
    assert decider(position) == 1  # nobody was asked whom the goblin goes to


@proves("KOR-80")
def test_what_comes_from_a_menhir_goes_to_the_korrigan_that_gathered() -> None:
    position = last_clover("elf", mover=1, korrigans=[["village", "meadow_oak"], *[["heath_north"] * 2] * 2])
    play_all(position, "gather gold1")
    assert carries(position, 0) == ["", "elf"]


@proves("KOR-81")
def test_tokens_change_hands_in_a_fairy_movement() -> None:
    position = at(
        3,
        phase="fairy-move",
        mover=0,
        korrigans=[["heath_fairies", FAR[0]], ["wheat_dolmen", FAR[1]], FAR],
        carried=[["goblin", ""], ["elf", ""], ["", ""]],
        revealed=[["hare"], ["hare"], ["hare"]],
        clovers={"heath_wolves": [], "poppies_ford": []},
    )
    play_all(position, ARRIVE, "goblin b1")
    assert [carries(position, seat)[0] for seat in range(2)] == ["elf", "goblin"]


@proves("KOR-81")
def test_tokens_change_hands_in_the_final_turn() -> None:
    position = final(
        "village",
        korrigans=[["heath_fairies", FAR[0]], ["wheat_dolmen", FAR[1]], ["village", FAR[1]]],
        carried=[["goblin", ""], ["elf", ""], ["elf", ""]],
        revealed=[["hare", "hare", "mouse"], ["hare"], ["hare"]],
        hidden=[["gold1"], ["gold1"], ["gold1"]],
    )
    play_all(position, ARRIVE)
    assert asked(position) == (0, "goblin-target")
    play_all(position, "goblin b1")
    assert asked(position) == (0, "final-move")
    log = play_all(position, "move k1 hare village")
    assert [carries(position, seat)[0] for seat in range(3)] == ["elf", "goblin", ""]
    assert rules(log).count(("lost", "KOR-77")) == 1
