"""What the view shows in rare moments: before placement, with elves, trolls and backups, and when the game is over."""

from typing import Any

import pytest

from folkmoot.games.korrigans.shown import Score
from folkmoot.testing import proves

from .helpers import OVERVIEW, RAINBOW, Given, at, legal, line, opening, play, play_all, seen
from .scenes import CELLS, cauldron_due, final, last_clover, rainbow

AWAY = ["meadow_oak", "meadow_oak"]


def possible(position: Any) -> set[str]:
    """Returns the fields where the cauldron may still appear."""
    return {field.field for field in seen(position).fields if field.possible}


@proves("KOR-106")
def test_the_cauldron_may_appear_wherever_row_and_column_are_free_and_once_it_stands_only_there() -> None:
    assert possible(opening(3)) == set(OVERVIEW)
    assert possible(cauldron_due(3, (5, 6))) == {"village", "heath_fairies", "poppies_ford"}
    suns = line(*RAINBOW[:5])
    free = {name for name, cells in CELLS.items() if any(row > 5 and column > 1 for row, column in cells)}
    assert possible(at(3, suns=suns, clouds=line("red"))) == free
    for name in ("village", "meadow_dusk"):
        assert possible(final(name, korrigans=[["heath_north"] * 2, AWAY, AWAY], revealed=[["hare"], [], []])) == {name}


@proves("KOR-11", "KOR-13")
def test_at_the_beginning_nobody_is_anywhere_and_nothing_stands_on_a_crossing() -> None:
    position = opening(3, first_player=2)
    view = seen(position)
    assert position.screens == 0b111  # one bit a seat
    assert (view.part, view.phase, view.round, view.mover) == ("placement", "place-korrigan", 0, -1)
    assert (view.troll, view.cauldron, view.pawn, view.deciders) == (0, None, None, [2])
    assert (view.backups_left, view.elves_left, view.goblins_left) == (5, 2, 2)
    assert [[(korrigan.field, korrigan.carries) for korrigan in player.korrigans] for player in view.players] == [
        [(None, "")] * 2
    ] * 3
    assert [player.useful for player in view.players] == [[], [], []]
    assert [player.number for player in view.players] == [2, 3, 1]


@proves("KOR-46", "KOR-101")
def test_the_companions_that_would_move_a_player_are_shown() -> None:
    facts: Given = {"revealed": [["hare", "squirrel"], [], []]}
    position = at(3, korrigans=[["village", "heath_north"], ["heath_north"] * 2, ["poppies_cairn"] * 2], **facts)
    assert [player.useful for player in seen(position).players] == [
        ["hare", "squirrel", "bird", "frog"],
        ["hare", "squirrel", "bird"],
        ["hare", "squirrel", "bird", "mole"],
    ]
    barred = at(3, korrigans=[["village", "village"], ["heath_north"] * 2, ["meadow_dawn"] * 2], troll=15, **facts)
    assert [player.useful for player in seen(barred).players] == [
        ["hare", "squirrel", "frog"],
        ["squirrel", "bird"],
        ["hare", "squirrel", "bird", "mouse", "frog"],
    ]


@proves("KOR-22")
def test_in_placement_a_first_korrigan_alone_has_its_ways() -> None:
    korrigans = [["poppies_cairn", None], ["wheat_lighthouse", None], [None, None]]
    position = at(3, part="placement", phase="place-korrigan", round=0, turn=2, korrigans=korrigans)
    assert [player.useful for player in seen(position).players] == [
        ["hare", "squirrel", "bird", "mole"],
        ["hare", "squirrel", "bird", "mouse", "frog"],
        [],
    ]


def test_everything_that_lies_open_is_seen() -> None:
    position = at(
        3,
        turn=1,
        mover=1,
        round=4,
        first_player=1,
        korrigans=[["village", "heath_north"], ["meadow_oak", "wheat_mill"], AWAY],
        carried=[["", "goblin"], ["elf", ""], ["", ""]],
        suns=line("red", "orange"),
        clouds=[None, "red", *[None] * 5],
        troll=38,
        clovers={"heath_wolves": 0, "poppies_ford": 0, "poppies_washhouse": 0, "heath_fairies": 0},
        hidden=[["gold1"], ["gold2", "bird"], ["gold3"]],
        revealed=[["mole"], [], ["hare", "frog"]],
        backups=[["hare"], [], ["squirrel"]],
        sacrificed=[["gold1"], [], ["gold4"]],
        menhirs=[[], [2], []],
    )
    view = seen(position, 1)
    assert (view.eye, view.seats, view.deciders, view.result) == (1, 3, [2], None)
    assert (view.part, view.phase, view.round, view.mover, view.first_player) == ("rounds", "move", 4, 1, 1)
    assert (view.holder, view.troll, view.backups_left) == ((1 + 3) % 3, 38, 3)
    assert view.suns == ["red", "orange", *[None] * 5]
    assert view.clouds == [None, "red", *[None] * 5]
    assert view.bag == dict.fromkeys(RAINBOW, 2) | {"red": 0, "orange": 1}
    assert (view.elves_left, view.goblins_left) == (view.standing.count("elf"), view.standing.count("goblin"))
    assert (view.elves_left <= 1, view.goblins_left <= 1, len(view.standing)) == (True, True, 12)
    assert [[korrigan.carries for korrigan in player.korrigans] for player in view.players] == [
        ["", "goblin"],
        ["elf", ""],
        ["", ""],
    ]
    assert [(player.revealed, player.backups, player.sacrificed, player.menhirs) for player in view.players] == [
        (["mole"], ["hare"], 1, []),
        ([], [], 0, [2]),
        (["hare", "frog"], ["squirrel"], 1, []),
    ]
    assert [player.gave_up for player in view.players] == [[], [], []]
    assert [player.gold for player in view.players] == [None, 2 + 2 + 2, None]  # a 2, a menhir, an elf
    assert [field.menhir for field in view.fields] == [
        field.clovers > 0 and n > 0 for n, field in enumerate(view.fields)
    ]


@pytest.mark.parametrize(("menhirs"), [[1], [2], [3], [1, 1], [1, 2, 3], [2, 3, 3]])
@proves("KOR-87", "KOR-104")
def test_gold_menhirs_are_seen_with_their_values(menhirs: list[int]) -> None:
    emptied = ["heath_wolves", "poppies_ford", "heath_fairies"][: len(menhirs)]
    position = at(3, menhirs=[[], menhirs, []], clovers=dict.fromkeys(emptied, 0))
    assert seen(position).players[1].menhirs == menhirs
    assert seen(position, 1).players[1].gold == sum(menhirs) + sum(
        int(token[-1]) for token in seen(position, 1).players[1].tokens or [] if token.startswith("gold")
    )


@proves("KOR-120", "KOR-126")
def test_when_the_game_is_over_all_eyes_see_how_the_totals_came_about() -> None:
    position = final(
        "village",
        2,
        turn=1,
        korrigans=[["heath_north", "village"], ["village", "village"]],
        hidden=[["gold1", "gold4"], ["gold3"]],
        revealed=[["bird", "hare"], ["hare"]],
        carried=[["goblin", ""], ["", "elf"]],
        menhirs=[[], [3]],
        backups=[[], ["hare"]],
        sacrificed=[[], ["gold2"]],
    )
    assert [(player.score, player.gold) for player in seen(position).players] == [(None, None)] * 2
    play(position, 1, "stop")
    for eye in (None, 0, 1):
        view = seen(position, eye)
        first, second = view.players
        assert first.score == Score(clovers=5, menhirs=0, elves=0, goblins=-2, cauldron=10, total=13, companions=2)
        assert second.score == Score(clovers=3, menhirs=3, elves=2, goblins=0, cauldron=15, total=23, companions=2)
        assert (first.gold, second.gold) == (13, 23)
        assert (second.gave_up, second.tokens) == (["gold2"], ["gold3"])
        assert (view.phase, view.deciders, view.cauldron) == ("over", [], "village")
        assert view.result is not None
        assert (view.result.ranks, view.result.scores) == ([2, 1], [13, 23])
        village = view.fields[0]
        assert (len(village.faces or []), village.sign, village.memory) == (village.clovers, None, None)
        assert all((field.sign is not None) == field.menhir for field in view.fields)


@proves("KOR-34")
def test_the_pawn_that_was_drawn_is_seen_until_it_is_placed() -> None:
    position = at(3, phase="place-sun", pawn="yellow", revealed=[["hare"]] * 3)
    assert seen(position).pawn == "yellow"
    play_all(position, "sun 3")
    assert (seen(position).pawn, seen(position).suns[2]) == (None, "yellow")
    due = at(3, phase="place-cauldron", **rainbow(4))
    assert seen(due).pawn == "violet"


@proves("KOR-99")
def test_the_troll_is_seen_on_the_crossing_where_it_was_put() -> None:
    for crossing in (1, 38):
        position = last_clover("troll")
        play_all(position, "gather gold1")
        assert f"troll {crossing}" in legal(position)
        play_all(position, f"troll {crossing}")
        assert seen(position).troll == crossing
