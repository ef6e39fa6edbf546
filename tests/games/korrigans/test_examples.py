"""The nine worked examples of the rules file."""

import pytest

from folkmoot.engine.dice import Dice
from folkmoot.games.korrigans import GAME
from folkmoot.games.korrigans.state import KorrigansState
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
    hidden,
    legal,
    opening,
    pawns,
    play,
    play_all,
    reachable_fields,
    revealed,
    seen,
    sign,
    throw_for,
)
from .scenes import cauldron_due, final


def bonus(position: KorrigansState, seat: int) -> int:
    """Returns the cauldron bonus in the finished game."""
    score = seen(position).players[seat].score
    assert score is not None
    return score.cauldron


TWO_HARES: Given = {
    "turn": 1,
    "korrigans": [["meadow_oak", "meadow_oak"], ["poppies_cairn", "heath_fairies"]],
}


@proves("KOR-113", "KOR-121")
def test_1_two_hare_moves_in_the_final_turn() -> None:
    position = final("wheat_dolmen", 2, revealed=[[], ["hare", "hare", "mouse"]], **TWO_HARES)
    play(position, 1, "move k1 hare wheat_dolmen")
    play(position, 1, "move k2 hare wheat_dolmen")
    assert fields_of(position, 1) == ["wheat_dolmen", "wheat_dolmen"]
    assert revealed(position, 1) == ["mouse"]
    assert seen(position).players[1].spent == ["hare", "hare"]
    play(position, 1, "stop")
    assert bonus(position, 1) == 15


@proves("KOR-113", "KOR-121")
def test_1_with_a_single_hare_only_one_korrigan_gets_there() -> None:
    position = final("wheat_dolmen", 2, revealed=[[], ["hare", "mouse"]], **TWO_HARES)
    assert reachable_fields(position, "k1", "mouse") == set()
    assert reachable_fields(position, "k2", "mouse") == {"meadow_dawn"}
    play(position, 1, "move k1 hare wheat_dolmen")
    assert legal(position) == {"stop", "move k1 mouse poppies_washhouse", "move k2 mouse meadow_dawn"}
    play(position, 1, "stop")
    assert bonus(position, 1) == 10


@proves("KOR-106", "KOR-107")
def test_2_the_cauldron_with_row_3_and_columns_5_and_6_free() -> None:
    elsewhere = [["meadow_oak", "meadow_oak"]] * 3
    position = at(
        3,
        phase="place-cloud",
        korrigans=elsewhere,
        suns=["red", "orange", None, "yellow", "green", "blue", "indigo"],
        clouds=["red", "orange", "yellow", "green", None, None, None],
        pawn="blue",
    )
    play(position, 1, "cloud 7", "violet")  # the fifth cloud: player 3 draws at once, and it is the seventh colour
    assert asked(position) == (2, "place-cauldron")
    assert legal(position) == {"cauldron village", "cauldron heath_fairies", "cauldron poppies_ford"}
    own_field = cauldron_due(3, (5, 6), korrigans=[*elsewhere[:2], ["village", "meadow_oak"]])
    assert asked(own_field) == (2, "place-cauldron")
    assert legal(own_field) == {"cauldron heath_fairies", "cauldron poppies_ford"}


@proves("KOR-101", "KOR-102")
def test_3_the_troll_next_to_a_yellow_field() -> None:
    facts: Given = {"troll": 6, "revealed": [["hare", "squirrel", "mouse", "bird"], [], []]}
    others = [["meadow_oak"] * 2, ["meadow_oak"] * 2]
    position = at(3, korrigans=[["wheat_dolmen", "heath_south"], *others], **facts)
    assert reachable_fields(position, "k1", "hare") == {"village", "heath_fairies"}
    assert reachable_fields(position, "k1", "squirrel") == {"heath_north", "meadow_fountain", "meadow_dusk"}
    assert reachable_fields(position, "k1", "mouse") == {"poppies_washhouse"}
    assert reachable_fields(position, "k1", "bird") == {"wheat_mill", "wheat_lighthouse", "wheat_chapel"}
    back = at(3, korrigans=[["poppies_cairn", "heath_south"], *others], **facts)
    assert reachable_fields(back, "k1", "hare") == {"meadow_dusk"}


class Bag(Dice):
    """Draws pawns in a given order, whatever else is played."""

    def __init__(self, colours: list[str]) -> None:
        self.colours = colours
        self.position: KorrigansState | None = None

    def below(self, n: int) -> int:
        assert self.position is not None
        return throw_for(self.position, self.colours.pop(0))


@proves("KOR-32", "KOR-33", "KOR-34")
def test_4_the_order_of_the_rainbow() -> None:
    draws = [
        "red",
        "blue",
        "red",
        "green",
        "blue",
        "violet",
        "orange",
        "green",
        "violet",
        "orange",
        "yellow",
        "yellow",
        "indigo",
    ]
    bag = Bag(draws)
    position = opening(3, first_player=0)
    bag.position = position
    drawn: list[tuple[int, str]] = []
    while len(drawn) < 10:
        seat, question = asked(position)
        assert seat is not None
        if question in ("place-sun", "place-cloud"):
            drawn.append((seat, question))
        if len(drawn) < 10:
            _play_on(position, bag)
    kinds = ["sun", "sun", "cloud", "sun", "cloud", "sun", "sun", "cloud", "cloud", "cloud"]
    assert drawn == [(number % 3, f"place-{kind}") for number, kind in enumerate(kinds)]
    assert position.round == 10  # nine rounds have been played
    assert [len([pawn for pawn in pawns(side) if pawn]) for side in (position.suns, position.clouds)] == [5, 4]
    before = position.korrigan_fields[:]
    _play_on(position, bag)  # the fifth cloud, by player 1
    assert (asked(position), seen(position).pawn) == ((1, "place-sun"), "yellow")
    _play_on(position, bag)
    assert (asked(position), seen(position).pawn) == ((2, "place-cloud"), "yellow")
    _play_on(position, bag)
    assert (asked(position), seen(position).pawn) == ((0, "place-cauldron"), "indigo")
    assert position.korrigan_fields == before  # nobody has moved
    assert pawns(position.suns).count(None) == pawns(position.clouds).count(None) == 1
    assert "indigo" not in pawns(position.suns)
    _play_on(position, bag)
    turns = []
    while position.deciders():
        turns.append(decider(position))
        play(position, decider(position), "stop")
    assert turns == sorted(turns)  # players 1, 2, 3, as far as they can move
    assert bag.colours == []


def _play_on(position: KorrigansState, bag: Bag) -> None:
    seat = decider(position)
    position.play(seat, GAME.parse(sorted(legal(position))[0]), bag)
    assert position.faults() == []


@proves("KOR-41", "KOR-42", "KOR-43")
def test_5_first_use() -> None:
    position = at(
        2,
        korrigans=[["wheat_dolmen", "heath_north"], ["heath_south", "heath_south"]],
        hidden=[["hare", "hare", "gold3"], None],
        revealed=[[], ["hare"]],
        clovers={"village": ["gold1", "gold1"], "poppies_ford": ["gold2", "gold2"], "meadow_oak": ["gold4", "gold4"]},
    )
    play(position, 0, "move k1 hare village")
    assert revealed(position, 0) == ["hare"]
    play(position, 0, "gather gold1")
    play(position, 1, "move k1 hare meadow_oak")
    play(position, 1, "gather gold4", "red")
    play(position, 0, "sun 1")
    log = play(position, 0, "move k1 hare poppies_ford")
    assert "companion-shown" not in event_keys(log)
    assert revealed(position, 0) == ["hare"]
    play(position, 0, "gather gold2")
    assert hidden(position, 0) == ["hare", "gold1", "gold2", "gold3"]
    last = cauldron_due(
        4,
        players=2,
        korrigans=[["poppies_ford", "heath_north"], ["heath_south", "heath_south"]],
        hidden=[["hare", "gold1", "gold2", "gold3"], ["gold4"]],
        revealed=[["hare"], ["hare"]],
    )
    log = play_all(last, "cauldron village")
    assert event_args(log, "companions-shown")[0] == {"seat": 0, "clovers": ["hare"]}
    play_all(last, "move k1 hare village", "move k1 hare wheat_dolmen")
    assert fields_of(last, 0) == ["wheat_dolmen", "heath_north"]
    assert decider(last) == 1


@proves("KOR-55", "KOR-57", "KOR-60")
def test_6_the_backup() -> None:
    position = at(
        4,
        phase="choose-clover",
        turn=2,
        mover=4,
        korrigans=[["meadow_oak"] * 2, ["meadow_oak"] * 2, ["village", "meadow_oak"], ["heath_north", "heath_south"]],
        clovers={"village": ["gold1", "gold2"], "wheat_dolmen": ["bird", "gold2"]},
        hidden=[None, None, None, ["gold4", "gold3"]],
    )
    play(position, 2, "gather gold1")
    assert asked(position) == (3, "must-sacrifice")
    assert legal(position) == {
        f"sacrifice {token} {side}" for token in ("gold3", "gold4") for side in ("hare", "squirrel")
    }
    log = play(position, 3, "sacrifice gold3 squirrel")
    for eye in (None, 0, 1, 2):
        assert event_args(log, "sacrificed", eye) == [{"seat": 3, "companion": "squirrel"}]
    assert all(move.split()[2] == "squirrel" for move in legal(position))  # through a door
    play(position, 3, "move k1 squirrel wheat_dolmen")
    play(position, 3, "gather bird", "red")
    assert (hidden(position, 3), backups(position, 3)) == (["bird", "gold4"], ["squirrel"])
    assert seen(position).players[3].backups == ["squirrel"]
    assert position.backups_left == 4


@proves("KOR-74", "KOR-75", "KOR-79")
@pytest.mark.parametrize(
    ("target", "after"),
    [("c1", [["", "elf"], ["", ""], ["goblin", ""]]), ("b1", [["", "elf"], ["goblin", ""], ["", ""]])],
)
def test_7_the_exchange(target: str, after: list[list[str]]) -> None:
    position = at(
        3,
        korrigans=[["heath_north", "wheat_dolmen"], ["village", "heath_south"], ["village", "heath_south"]],
        carried=[["", "goblin"], ["elf", ""], ["", ""]],
        revealed=[["hare"], [], []],
        clovers={"meadow_oak": [], "meadow_fountain": [], "village": ["gold1", "gold2"]},
    )
    log = play(position, 0, "move k2 hare village")
    assert asked(position) == (0, "goblin-target")
    assert "looked" not in event_keys(log, 0)
    log = play(position, 0, f"goblin {target}")
    assert [carries(position, seat) for seat in range(3)] == after
    assert "lost" not in event_keys(log)
    assert asked(position) == (0, "choose-clover")


@proves("KOR-45", "KOR-96")
def test_8_the_fairy() -> None:
    position = at(
        3,
        turn=1,
        korrigans=[["heath_north"] * 2, ["heath_fairies", "village"], ["heath_south"] * 2],
        hidden=[None, ["mole", "gold1"], None],
        clovers={"meadow_oak": ["frog"], "wheat_chapel": ["gold2", "gold4"]},
        signs={"meadow_oak": "fairy"},
    )
    play(position, 1, "move k1 mole meadow_oak")
    log = play(position, 1, "gather frog")
    assert event_args(log, "menhir") == [{"seat": 1, "field": "meadow_oak", "sign": "fairy"}]
    assert asked(position) == (1, "fairy-move")
    assert {" ".join(move.split()[:3]) for move in legal(position)} == {"move k1 mole", "move k2 frog", "decline"}
    play(position, 1, "move k2 frog wheat_chapel")
    assert revealed(position, 1) == ["mole", "frog"]
    play(position, 1, "gather gold4")
    assert hidden(position, 1) == ["gold1", "gold4"]
    assert sign(position, "meadow_oak") is None
    assert decider(position) == 2


@proves("KOR-120", "KOR-126", "KOR-127")
@pytest.mark.parametrize(("left", "ranks"), [([], [1, 2]), (["mole"], [2, 1])])
def test_9_scoring(left: list[str], ranks: list[int]) -> None:
    position = final(
        "village",
        2,
        turn=1,
        korrigans=[["village", "heath_north"], ["village", "wheat_dolmen"]],
        hidden=[["gold4", "gold3", "gold3", "gold1"], ["gold4", "gold4"]],
        menhirs=[[2], []],
        carried=[["goblin", "elf"], ["", ""]],
        revealed=[["bird"], ["hare", *left]],
    )
    play(position, 1, "move k2 hare village")  # B's last hare; player B comes last in turn order
    if position.deciders():
        play(position, 1, "stop")
    result = position.result()
    assert result is not None
    assert (result.scores, result.ranks) == ([23, 23], ranks)
