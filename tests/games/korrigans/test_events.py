"""The events of a game: their figures, their rules, and whether they can be taken back."""

from typing import Any

import pytest

from folkmoot.engine.events import Event, Log
from folkmoot.testing import proves

from .helpers import (
    RAINBOW,
    Given,
    at,
    draw,
    end_of_round,
    event_args,
    legal,
    line,
    opening,
    play,
    play_all,
)
from .scenes import ARRIVE, FAR, cauldron_due, final, last_clover, meeting

ELSEWHERE = [["meadow_oak"] * 2, ["meadow_oak"] * 2]


def figures(log: Log, key: str) -> list[dict[str, Any]]:
    """Returns the public arguments of the events of a kind, with their rules."""
    return [
        {**event.public.args, "rule": event.rule} for event in log.events if event.public and event.public.key == key
    ]


def event(log: Log, key: str) -> Event:
    """Returns the one event of a kind, in its public form or in a private one."""
    (only,) = [
        event
        for event in log.events
        if key in [phrase.key for phrase in (event.public, *event.private.values()) if phrase]
    ]
    return only


@pytest.mark.parametrize("first", [0, 2])
@proves("KOR-03")
def test_the_beginning_names_the_first_player(first: int) -> None:
    log = Log()
    opening(3, log=log, first_player=first)
    assert figures(log, "begins") == [{"seat": first, "rule": "KOR-03"}]


@pytest.mark.parametrize(("side", "rule"), [("icons", "KOR-15"), ("plain", "KOR-17")])
@proves("KOR-15", "KOR-17", "KOR-18")
def test_a_placement_is_told_with_the_rule_of_the_boards_side(side: str, rule: str) -> None:
    position = opening(2, side=side, first_player=1)
    log = play_all(position, "place poppies_cairn")
    assert figures(log, "placed") == [{"seat": 1, "korrigan": "k1", "field": "poppies_cairn", "rule": rule}]
    assert (event(log, "looked").rule, event(log, "looked").reveals) == ("KOR-18", True)
    placing = at(2, part="placement", phase="place-korrigan", passing=1, round=0, turn=1)
    (again,) = figures(play_all(placing, "place wheat_chapel"), "placed")
    assert (again["seat"], again["korrigan"]) == (1, "k2")


@proves("KOR-24", "KOR-25")
def test_a_round_is_told_with_its_number_and_the_pawn_that_was_drawn() -> None:
    log = draw(end_of_round(round=1, suns=line("red")), "green")
    assert figures(log, "round-begins") == [{"round": 2, "rule": "KOR-24"}]
    assert figures(log, "drawn") == [{"seat": 1, "pawn": "green", "rule": "KOR-25"}]
    assert figures(log, "seventh") == []


@pytest.mark.parametrize("number", [1, 7])
@proves("KOR-26", "KOR-27")
def test_a_pawn_is_told_with_its_row_or_column(number: int) -> None:
    sun = at(3, phase="place-sun", pawn="yellow", revealed=[["hare"]] * 3)
    args = {"seat": 0, "pawn": "yellow"}
    assert figures(play_all(sun, f"sun {number}"), "sun-placed") == [args | {"row": number, "rule": "KOR-26"}]
    cloud = at(3, phase="place-cloud", pawn="red", suns=line("red"), revealed=[["hare"]] * 3)
    args = {"seat": 1, "pawn": "red"}
    assert figures(play_all(cloud, f"cloud {number}"), "cloud-placed") == [args | {"column": number, "rule": "KOR-27"}]


@proves("KOR-32", "KOR-34")
def test_the_chain_of_draws_and_the_seventh_colour_are_told_with_the_player_who_draws() -> None:
    position = at(3, phase="place-cloud", pawn="blue", suns=line(*RAINBOW[:6]), clouds=line(*RAINBOW[:4]))
    log = play(position, 1, "cloud 6", "violet")
    assert figures(log, "chain") == [{"seat": 2, "rule": "KOR-32"}]
    assert figures(log, "seventh") == [{"seat": 2, "pawn": "violet", "rule": "KOR-34"}]
    fourth = at(3, phase="place-cloud", pawn="green", suns=line(*RAINBOW[:6]), clouds=line(*RAINBOW[:3]))
    assert figures(play_all(fourth, "cloud 6"), "chain") == []


@proves("KOR-39", "KOR-41")
def test_a_movement_is_told_with_both_fields_and_a_first_use_with_the_companion() -> None:
    position = at(
        3,
        turn=1,
        korrigans=[["meadow_oak"] * 2, ["heath_north", "village"], ["meadow_oak"] * 2],
        hidden=[None, ["squirrel"], None],
        revealed=[["hare"], ["hare"], ["hare"]],
    )
    log = play_all(position, "move k2 squirrel heath_fairies")
    (moved,) = figures(log, "moved")
    assert moved.pop("rule") == "KOR-39"
    assert moved == {
        "seat": 1,
        "korrigan": "k2",
        "companion": "squirrel",
        "field": "heath_fairies",
        "fields": ["village", "heath_fairies"],
    }
    assert figures(log, "companion-shown") == [{"seat": 1, "companion": "squirrel", "rule": "KOR-41"}]
    shown, looked = event(log, "companion-shown"), event(log, "looked")
    assert (shown.reveals, shown.named_by_move) == (True, True)
    assert (looked.rule, looked.reveals, looked.named_by_move) == ("KOR-82", True, False)


@proves("KOR-41", "KOR-94")
def test_without_screen_a_first_use_shows_nothing_new() -> None:
    position = at(3, korrigans=[["village"] * 2, *ELSEWHERE], hidden=[["hare"], 2, 2], screens=[False, True, True])
    assert figures(play_all(position, "move k1 hare wheat_mill"), "companion-shown") == []


@proves("KOR-82", "KOR-93")
def test_a_token_that_all_see_cannot_be_put_back() -> None:
    for screen in (True, False):
        position = last_clover("gold1", clovers={"meadow_oak": ["gold1", "hare"]}, screens=[screen, True, True])
        taken = event(play_all(position, "gather gold1"), "gathered-seen")
        assert (taken.rule, taken.reveals, taken.named_by_move) == ("KOR-82", not screen, not screen)


@proves("KOR-18")
def test_a_token_taken_in_placement_is_told_by_the_rule_of_placement() -> None:
    position = opening(3, first_player=0)
    play_all(position, "place poppies_cairn")
    log = play_all(position, min(legal(position)))
    assert event(log, "gathered").rule == "KOR-18"


@pytest.mark.parametrize(("sign", "gold"), [("gold1", 1), ("gold2", 2), ("gold3", 3)])
@proves("KOR-85", "KOR-104")
def test_a_gold_menhir_is_told_with_its_gold(sign: str, gold: int) -> None:
    log = play_all(last_clover(sign), "gather gold1")
    assert figures(log, "menhir") == [{"seat": 0, "field": "meadow_oak", "sign": sign, "rule": "KOR-85"}]
    assert figures(log, "menhir-kept") == [{"seat": 0, "gold": gold, "rule": "KOR-104"}]


@pytest.mark.parametrize(("sign", "rule"), [("elf", "KOR-89"), ("goblin", "KOR-90")])
@pytest.mark.parametrize("number", [1, 2])
@proves("KOR-89", "KOR-90")
def test_a_being_is_told_with_the_korrigan_that_found_it(sign: str, rule: str, number: int) -> None:
    fields = ["village", "village"]
    fields[number - 1] = "meadow_oak"
    position = last_clover(
        sign, turn=1, mover=1 + number, korrigans=[["heath_north"] * 2, fields, ["wheat_lighthouse"] * 2]
    )
    log = play_all(position, "gather gold1")
    assert figures(log, f"{sign}-found") == [{"seat": 1, "korrigan": f"k{number}", "rule": rule}]
    assert figures(log, "lost") == []


@proves("KOR-92")
def test_a_lost_screen_is_told_with_what_was_behind_it() -> None:
    for pile, key in ((["bird", "gold3"], "screen-removed"), ([], "empty-screen-removed")):
        position = last_clover("leprechaun", hidden=[["gold1"], None, pile])
        play_all(position, "gather gold1")
        log = play_all(position, "screen c")
        assert figures(log, key) == [{"seat": 0, "other": 2, "clovers": pile, "rule": "KOR-92"}]
        assert event(log, key).reveals == bool(pile)


@proves("KOR-99")
def test_the_troll_is_told_with_both_ends_of_its_crossing() -> None:
    position = last_clover("troll")
    play_all(position, "gather gold1")
    assert figures(play_all(position, "troll 38"), "troll-placed") == [
        {"seat": 0, "fields": ["wheat_chapel", "meadow_dusk"], "rule": "KOR-99"}
    ]


@proves("KOR-97")
def test_a_fairy_without_movement_is_told_alike_by_choice_or_not() -> None:
    declined = last_clover("fairy")
    play_all(declined, "gather gold1")
    helpless = last_clover("fairy", revealed=[[], ["hare"], ["hare"]], hidden=[["gold2"], None, None])
    for log in (play_all(declined, "decline"), play_all(helpless, "gather gold1")):
        assert figures(log, "fairy-gone") == [{"seat": 0, "rule": "KOR-97"}]


@pytest.mark.parametrize("number", [1, 2])
@proves("KOR-70", "KOR-71")
def test_what_changes_hands_is_told_with_both_players_and_the_korrigan(number: int) -> None:
    mine, theirs = [FAR[0], FAR[0]], [FAR[1], FAR[1]]
    mine[number - 1], theirs[number - 1] = "heath_fairies", "wheat_dolmen"
    elf = ["elf" if place == number - 1 else "" for place in range(2)]
    goblin = ["goblin" if place == number - 1 else "" for place in range(2)]
    arrive = ARRIVE.replace("k1", f"k{number}")
    korrigans = [[FAR[0]] * 2, mine, theirs]
    taking = meeting(turn=1, korrigans=korrigans, carried=[["", ""], ["", ""], elf])
    log = play_all(taking, arrive)
    assert figures(log, "elf-taken") == [{"seat": 1, "other": 2, "korrigan": f"k{number}", "rule": "KOR-70"}]
    giving = meeting(turn=1, korrigans=korrigans, carried=[["", ""], goblin, ["", ""]])
    log = play_all(giving, arrive, f"goblin c{number}")
    assert figures(log, "goblin-given") == [{"seat": 1, "other": 2, "korrigan": f"k{number}", "rule": "KOR-71"}]
    assert figures(log, "lost") == []


@proves("KOR-62")
def test_a_turn_that_is_skipped_is_told() -> None:
    position = at(
        3,
        korrigans=[["heath_north", "village"], ["village"] * 2, ["heath_north"] * 2],
        hidden=[["gold1"], [], ["gold1"]],
        revealed=[["hare"], ["bird"], ["hare"]],
        clovers={"meadow_fountain": []},
    )
    log = play_all(position, "move k1 hare meadow_fountain")
    assert figures(log, "passed") == [{"seat": 1, "rule": "KOR-62"}]
    assert figures(log, "turn-opens") == []  # nothing is behind the screen


@pytest.mark.parametrize(("tokens", "able"), [(["frog"], "yes"), (["hare"], "yes"), (["gold1"], "no")])
@proves("KOR-40", "KOR-55")
def test_whether_a_hidden_companion_moves_somebody_is_told_where_it_is_in_doubt(tokens: list[str], able: str) -> None:
    facts: Given = {"korrigans": [["heath_north", "village"], ["village"] * 2, ["heath_north"] * 2]}
    for shown, screens, doubtful in (
        ([], [True] * 3, True),
        (["hare"], [True] * 3, False),
        ([], [True, False, True], False),
    ):
        position = at(
            3,
            hidden=[["gold1"], tokens, ["gold1"]],
            revealed=[["hare"], shown, ["hare"]],
            clovers={"meadow_fountain": []},
            screens=screens,
            **facts,
        )
        log = play_all(position, "move k1 hare meadow_fountain")
        rule = "KOR-40" if able == "yes" else "KOR-55"
        wanted = [{"seat": 1, "able": able, "rule": rule}] if doubtful else []
        assert figures(log, "turn-opens") == wanted
        assert not doubtful or event(log, "turn-opens").reveals


@proves("KOR-57")
def test_a_sacrifice_is_told_with_the_side_and_to_its_owner_with_the_token() -> None:
    position = at(3, phase="must-sacrifice", korrigans=[["village"] * 2, *ELSEWHERE], hidden=[["gold3"], None, None])
    log = play_all(position, "sacrifice gold3 squirrel")
    assert figures(log, "sacrificed") == [{"seat": 0, "companion": "squirrel", "rule": "KOR-57"}]
    assert event_args(log, "sacrificed-seen", 0) == [{"seat": 0, "companion": "squirrel", "clover": "gold3"}]


LAST: Given = {
    "players": 2,
    "korrigans": [["heath_north", "village"], ["wheat_dolmen", "meadow_oak"]],
    "hidden": [["gold1", "gold4"], ["gold3", "gold3", "bird"]],
    "revealed": [["hare"], ["hare"]],
}


@proves("KOR-105", "KOR-110", "KOR-111")
def test_the_cauldron_and_every_final_turn_are_told() -> None:
    position = cauldron_due(4, **(LAST | {"hidden": [["gold1"], ["frog", "gold3", "bird"]]}))
    log = play_all(position, "cauldron poppies_ford")
    assert figures(log, "cauldron") == [{"seat": 0, "field": "poppies_ford", "rule": "KOR-105"}]
    assert figures(log, "final-begins") == [{"seat": 0, "rule": "KOR-110"}]
    assert figures(log, "no-companions-shown") == [{"seat": 0, "clovers": [], "rule": "KOR-111"}]
    assert event(log, "no-companions-shown").reveals
    log = play_all(position, "stop")
    assert figures(log, "final-over") == [{"seat": 0, "rule": "KOR-115"}]
    assert figures(log, "final-begins") == [{"seat": 1, "rule": "KOR-110"}]
    assert figures(log, "companions-shown") == [{"seat": 1, "clovers": ["bird", "frog"], "rule": "KOR-111"}]
    assert event(log, "companions-shown").reveals


@proves("KOR-111")
def test_a_single_hare_behind_a_screen_is_shown_in_the_final_turn() -> None:
    position = cauldron_due(4, **(LAST | {"hidden": [["hare"], ["gold3"]]}))
    log = play_all(position, "cauldron poppies_ford")
    assert figures(log, "companions-shown") == [{"seat": 0, "clovers": ["hare"], "rule": "KOR-111"}]


@pytest.mark.parametrize(("pile", "screen"), [([], True), (["bird"], False)])
@proves("KOR-93", "KOR-111")
def test_a_player_who_hides_nothing_shows_nothing_in_the_final_turn(pile: list[str], screen: bool) -> None:
    position = cauldron_due(4, screens=[screen, True], **(LAST | {"hidden": [pile, ["gold3"]]}))
    log = play_all(position, "cauldron poppies_ford")
    assert figures(log, "companions-shown") == figures(log, "no-companions-shown") == []


@proves("KOR-113")
def test_a_companion_spent_is_told_with_both_fields() -> None:
    position = final("village", **LAST)
    (spent,) = figures(play_all(position, "move k1 hare meadow_fountain"), "spent")
    assert (spent["rule"], spent["fields"]) == ("KOR-113", ["heath_north", "meadow_fountain"])


@proves("KOR-120", "KOR-125")
def test_the_end_tells_how_every_total_came_about_and_who_wins() -> None:
    position = final(
        "village",
        2,
        turn=1,
        korrigans=[["heath_north", "village"], ["village", "village"]],
        hidden=[["gold1", "gold4", "gold4", "gold4", "gold4"], ["gold3"]],
        revealed=[["bird", "hare"], ["hare"]],
        carried=[["goblin", ""], ["", "elf"]],
        menhirs=[[], [3]],
        backups=[[], ["hare"]],
    )
    log = play_all(position, "stop")
    common = {"rule": "KOR-120"}
    first, second = figures(log, "scored")
    assert first == common | {
        "seat": 0,
        "clovers": ["gold1", "gold4", "gold4", "gold4", "gold4"],
        "gold": 17,
        "menhirs": 0,
        "elves": 0,
        "goblins": -2,
        "cauldron": 10,
        "total": 25,
        "companions": 2,
    }
    assert second == common | {
        "seat": 1,
        "clovers": ["gold3"],
        "gold": 3,
        "menhirs": 3,
        "elves": 2,
        "goblins": 0,
        "cauldron": 15,
        "total": 23,
        "companions": 2,
    }
    assert figures(log, "game-over") == [{"seat": 0, "total": 25, "rule": "KOR-125"}]
    assert all(line.reveals for line in log.events if line.public and line.public.key == "scored")
