"""Backup companions: the rescue of a player who cannot move, and the sacrifice it costs."""

from collections import Counter

import pytest

from folkmoot.games.korrigans import GAME, stages
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans.state import KorrigansState
from folkmoot.testing import proves

from .helpers import (
    OVERVIEW,
    RAINBOW,
    Given,
    asked,
    at,
    backups,
    end_of_round,
    event_args,
    event_keys,
    fields_of,
    games,
    hidden,
    legal,
    line,
    names,
    play,
    play_all,
    revealed,
    seen,
    why,
)

FREE: Given = {"options": {"backup": "free"}}
BOTH = [["hare", "squirrel"], ["hare", "squirrel"]]
FINAL: Given = {
    "part": "final-turn",
    "phase": "final-move",
    "suns": line(*RAINBOW[:6]),
    "pawn": "violet",
    "cauldron": "wheat_dolmen",
}
SIDES = {"hare": "open", "squirrel": "door"}


def turn(own: list[str], **facts: object) -> KorrigansState:
    """Returns the beginning of the first player's turn.

    The player has these tokens behind the screen and both Korrigans in North Heath, from where an open border,
    crossing 15, leads to Fountain Meadow, and doors to Dolmen Wheat and Cairn Poppies. The others can move.
    """
    usual: Given = {
        "phase": "place-sun",
        "pawn": "red",
        "korrigans": [["heath_north", "heath_north"], ["wheat_mill", "wheat_mill"], ["village", "village"]],
        "hidden": [own, None, None],
        "revealed": [[], *BOTH],
    }
    position = at(**(usual | facts))
    play(position, 0, "sun 1")
    return position


def sacrifices(*tokens: str, sides: str = "hare squirrel") -> set[str]:
    return {f"sacrifice {token} {side}" for token in tokens for side in sides.split()}


def moves(companion: str, *fields: str) -> set[str]:
    return {f"move {korrigan} {companion} {field}" for korrigan in ("k1", "k2") for field in fields}


@proves("KOR-55")
def test_a_player_without_a_legal_move_must_sacrifice_gold_or_companion() -> None:
    golden = turn(["gold3", "gold4"])
    assert asked(golden) == (0, "must-sacrifice")
    assert legal(golden, 0) == sacrifices("gold3", "gold4")
    assert why(golden, "refrain") == why(golden, "stop") == why(golden, "move k1 hare meadow_fountain") == "KOR-55"
    useless = turn(["mouse", "frog", "frog", "gold1"])  # neither bridge nor pontoon in North Heath
    assert asked(useless) == (0, "must-sacrifice")
    assert legal(useless, 0) == sacrifices("mouse", "frog", "gold1")


@proves("KOR-55")
def test_a_troll_placed_in_the_same_round_can_make_a_sacrifice_necessary() -> None:
    position = at(
        phase="place-troll",
        mover=0,
        korrigans=[["wheat_mill", "wheat_mill"], ["heath_north", "heath_north"], ["village", "village"]],
        hidden=[None, ["hare", "gold2"], None],
    )
    free = position.copy()
    play(free, 0, "troll 16")
    assert asked(free) == (1, "move")
    play(position, 0, "troll 15")
    assert asked(position) == (1, "must-sacrifice")
    assert legal(position, 1) == sacrifices("hare", "gold2", sides="squirrel")


@proves("KOR-56")
def test_by_default_a_player_who_can_move_may_not_sacrifice() -> None:
    position = turn(["hare", "gold1"])
    assert asked(position) == (0, "move")
    assert legal(position, 0) == moves("hare", "meadow_fountain")
    assert why(position, "sacrifice gold1 squirrel") == "KOR-56"
    for game in games(3):
        assert "offer-sacrifice" not in {played.phase for played in game}
        for played in game:
            if played.words[0] == "sacrifice":
                useful = seen(played.before, played.seat).players[played.seat].useful
                owned = hidden(played.before, played.seat) + revealed(played.before, played.seat)
                assert not set(useful) & {*owned, *backups(played.before, played.seat)}


@proves("KOR-57")
def test_the_sacrificed_token_leaves_the_game_and_only_its_owner_knows_it() -> None:
    position = turn(["gold3", "gold4"])
    twin = position.copy()
    log = play(position, 0, "sacrifice gold3 hare")
    play(twin, 0, "sacrifice gold4 hare")
    assert (hidden(position, 0), hidden(twin, 0)) == (["gold4"], ["gold3"])
    for eye in (1, 2, None):
        assert seen(position, eye) == seen(twin, eye)
        assert event_args(log, "sacrificed", eye) == [{"seat": 0, "companion": "hare"}]
        assert "gold3" not in str(log.seen_by(eye))
        player = seen(position, eye).players[0]
        assert (player.hidden, player.sacrificed, player.gave_up) == (1, 1, [])
    assert event_args(log, "sacrificed-seen", 0) == [{"seat": 0, "companion": "hare", "clover": "gold3"}]
    assert seen(position, 0).players[0].gave_up == ["gold3"]
    piles = [*position.clovers, *position.hidden, *position.revealed]
    assert [token for pile in piles for token in names(pile)].count("gold3") == 6 - 1


@proves("KOR-57")
def test_what_was_sacrificed_never_comes_back() -> None:
    for game in games(3, backup="free"):
        for played in game:
            for seat in range(int(played.after.seats)):
                before, after = names(played.before.sacrificed[seat]), names(played.after.sacrificed[seat])
                sacrificed = [played.words[1]] if played.words[0] == "sacrifice" and seat == played.seat else []
                assert sorted(before + sacrificed) == sorted(after)


@proves("KOR-58")
def test_open_companions_backups_and_menhirs_cannot_be_sacrificed() -> None:
    open_facts: Given = {"revealed": [["mouse"], *BOTH], "backups": [["hare"], [], []], "menhirs": [[3], [], []]}
    position = turn(["gold1"], troll=15, clovers={"meadow_dusk": []}, **open_facts)
    assert asked(position) == (0, "must-sacrifice")
    assert legal(position, 0) == {"sacrifice gold1 squirrel"}
    for token in ("mouse", "hare", "gold3"):
        assert why(position, f"sacrifice {token}") == why(position, f"sacrifice {token} squirrel") == "KOR-58"


@proves("KOR-59", "KOR-61")
def test_the_player_chooses_the_side_and_must_then_move() -> None:
    for side, ends in {"hare": ["meadow_fountain"], "squirrel": ["wheat_dolmen", "poppies_cairn"]}.items():
        position = turn(["gold3", "gold4"])
        play(position, 0, f"sacrifice gold3 {side}")
        assert backups(position, 0) == [side]
        assert asked(position) == (0, "move")
        assert legal(position, 0) == moves(side, *ends)
        assert why(position, "stop") == why(position, "refrain") == "KOR-37"
        assert why(position, "sacrifice gold4 hare") == "KOR-56"
        play(position, 0, f"move k1 {side} {ends[0]}")
        assert asked(position) == (0, "choose-clover")


@pytest.mark.parametrize(
    ("troll", "field", "side"), [(15, "heath_north", "squirrel"), (29, "wheat_lighthouse", "hare")]
)
@proves("KOR-59")
def test_a_side_that_gives_no_move_cannot_be_chosen(troll: int, field: str, side: str) -> None:
    korrigans = [[field, field], ["wheat_mill", "wheat_mill"], ["village", "village"]]
    position = turn(["gold3"], troll=troll, korrigans=korrigans)
    (other,) = {"hare", "squirrel"} - {side}
    assert legal(position, 0) == {f"sacrifice gold3 {side}"}
    assert why(position, f"sacrifice gold3 {other}") == "KOR-59"
    apart = [[field, "poppies_ford"], ["wheat_mill", "wheat_mill"], ["village", "village"]]
    assert legal(turn(["gold3"], troll=troll, korrigans=apart), 0) == sacrifices("gold3")


@proves("KOR-59", "KOR-62")
def test_wherever_korrigans_and_troll_stand_the_sides_that_help_are_offered_and_one_does() -> None:
    crossings = [(crossing["kind"], {crossing["a"], crossing["b"]}) for crossing in box.DATA["crossing"]]
    position = turn(["gold3"])
    for troll in range(-1, 38):
        open_ways = [crossing for number, crossing in enumerate(crossings) if number != troll]
        helped = {side: set[str]().union(*(ends for way, ends in open_ways if way == SIDES[side])) for side in SIDES}
        for one in OVERVIEW:
            for other in OVERVIEW:
                position.troll = troll
                position.korrigan_fields[:2] = [box.FIELD_NAMES.index(one), box.FIELD_NAMES.index(other)]
                sides = {side for side in SIDES if {one, other} & helped[side]}
                assert sides
                assert legal(position, 0) == sacrifices("gold3", sides=" ".join(sides))


@proves("KOR-60")
def test_a_backup_is_seen_by_all_and_serves_round_after_round_on_the_same_side() -> None:
    empty: Given = {"clovers": {"wheat_dolmen": [], "heath_south": [], "meadow_oak": []}}
    others = [["heath_south", "heath_south"], ["meadow_oak", "meadow_oak"]]
    position = turn(["gold3"], korrigans=[["heath_north", "heath_north"], *others], **empty)
    play_all(position, "sacrifice gold3 squirrel", "move k1 squirrel wheat_dolmen")
    for eye in (0, 1, 2, None):
        assert (seen(position, eye).players[0].backups, seen(position, eye).backups_left) == (["squirrel"], 4)
    play(position, 1, "move k1 hare meadow_oak")
    play(position, 2, "move k1 hare heath_south", "blue")
    play(position, 1, "sun 2")
    assert legal(position, 0) == {
        *(f"move k1 squirrel {field}" for field in ("heath_north", "meadow_fountain", "meadow_dusk")),
        *(f"move k2 squirrel {field}" for field in ("wheat_dolmen", "poppies_cairn")),
    }
    play(position, 0, "move k1 squirrel heath_north")
    assert backups(position, 0) == ["squirrel"]


@proves("KOR-60")
def test_a_backup_is_never_turned_over() -> None:
    kinds = {GAME.notation(move).split()[0] for move in GAME.vocabulary(3, GAME.options_for(3, {}))}
    assert kinds == {
        *("place", "sun", "cloud", "move", "sacrifice", "refrain", "goblin", "gather"),
        *("screen", "troll", "decline", "cauldron", "stop"),
    }
    for game in games(3, backup="free"):
        for played in game:
            for seat in range(int(played.after.seats)):
                had, has = Counter(backups(played.before, seat)), Counter(backups(played.after, seat))
                taken = [played.words[2]] if played.words[0] == "sacrifice" and seat == played.seat else []
                spent = list(had - has)
                assert list(has - had) == taken
                if spent:
                    assert played.before.stage == stages.FINAL_TURN
                    assert (played.seat, [played.words[2]]) == (seat, spent)


@proves("KOR-60")
def test_a_backup_is_a_companion_in_the_final_turn() -> None:
    korrigans = [["poppies_cairn", "heath_fairies"], ["village", "village"], ["heath_south", "heath_south"]]
    position = at(korrigans=korrigans, hidden=[["gold1"], None, None], backups=[["hare"], [], []], **FINAL)
    assert legal(position, 0) == {
        "stop",
        *(f"move k1 hare {field}" for field in ("wheat_dolmen", "meadow_dusk")),
        *(f"move k2 hare {field}" for field in ("wheat_dolmen", "meadow_fountain", "wheat_lighthouse")),
    }
    play(position, 0, "move k1 hare wheat_dolmen")
    assert fields_of(position, 0) == ["wheat_dolmen", "heath_fairies"]
    assert backups(position, 0) == []
    assert legal(position, 0) == set()  # it is spent, like any other
    assert seen(position).backups_left == 4


@proves("KOR-60")
def test_a_backup_counts_in_the_tie_break() -> None:
    korrigans = [["heath_north", "heath_south"], ["village", "village"], ["heath_south", "heath_south"]]
    facts: Given = {"turn": 2, "hidden": [["gold4"], ["gold4"], None], "revealed": [[], [], ["hare"]]}
    position = at(korrigans=korrigans, backups=[["squirrel"], [], []], **(FINAL | facts))
    play(position, 2, "stop")
    result = position.result()
    assert result is not None
    assert result.scores is not None
    assert result.scores[0] == result.scores[1] == 4
    assert result.ranks[0] < result.ranks[1]
    scores = [player.score for player in seen(position).players]
    assert [score.companions for score in scores if score is not None][:2] == [1, 0]


@proves("KOR-62")
def test_a_player_who_cannot_move_without_a_hidden_token_or_when_no_backup_is_left_is_skipped() -> None:
    bare = turn([], revealed=[["mouse"], *BOTH])
    assert asked(bare) == (1, "move")
    assert fields_of(bare, 0) == ["heath_north", "heath_north"]
    assert (hidden(bare, 0), revealed(bare, 0), backups(bare, 0)) == ([], ["mouse"], [])
    late = turn(["gold3", "gold4"], backups=[[], ["hare", "hare", "squirrel"], ["hare", "squirrel"]])
    assert asked(late) == (1, "move")
    assert (hidden(late, 0), backups(late, 0)) == (["gold3", "gold4"], [])


@proves("KOR-62")
def test_if_the_last_player_is_skipped_the_next_round_begins() -> None:
    position = at(
        phase="choose-clover",
        turn=1,
        mover=2,
        korrigans=[["wheat_mill", "wheat_mill"], ["village", "wheat_mill"], ["heath_north", "heath_north"]],
        clovers={"village": ["gold1", "gold2"]},
        hidden=[None, None, []],
        revealed=[["hare"], ["hare"], ["frog"]],
    )
    log = play(position, 1, "gather gold1", "green")
    assert event_keys(log)[-3:] == ["passed", "round-begins", "drawn"]
    assert asked(position) == (0, "place-sun")


@proves("KOR-63")
def test_one_player_may_take_all_five_backups() -> None:
    position = turn(["gold1", "gold2"], backups=[["hare", "hare", "squirrel", "squirrel"], [], []], **FREE)
    assert asked(position) == (0, "offer-sacrifice")
    play(position, 0, "sacrifice gold1 hare")
    assert backups(position, 0) == ["hare", "hare", "hare", "squirrel", "squirrel"]
    assert seen(position).backups_left == 0
    play(position, 0, "move k1 hare meadow_fountain")
    play(position, 0, sorted(legal(position))[0])
    assert asked(position) == (1, "move")  # this seat has hidden tokens, but there is no backup left to offer


@proves("KOR-63")
def test_the_five_backups_are_shared() -> None:
    position = turn(
        ["gold1"],
        korrigans=[["heath_north", "heath_north"], ["heath_south", "heath_south"], ["village", "village"]],
        hidden=[["gold1"], ["gold2"], None],
        revealed=[[], [], []],
        backups=[[], [], ["hare", "hare", "squirrel", "squirrel"]],
        clovers={"meadow_fountain": []},
    )
    assert asked(position) == (0, "must-sacrifice")
    play(position, 0, "sacrifice gold1 hare")
    log = play(position, 0, "move k1 hare meadow_fountain")
    assert event_args(log, "passed") == [{"seat": 1}]
    assert asked(position) == (2, "move")


@pytest.mark.parametrize("options", [{}, {"backup": "free"}])
@proves("KOR-64")
def test_no_sacrifice_is_possible_once_the_cauldron_has_appeared(options: Given) -> None:
    korrigans = [["heath_north", "heath_north"], ["village", "village"], ["heath_south", "heath_south"]]
    facts: Given = FINAL | {"hidden": [["gold1"], None, None], "revealed": [["hare"], [], []], "options": options}
    position = at(korrigans=korrigans, **facts)
    assert legal(position, 0) == {"stop"} | moves("hare", "meadow_fountain")
    assert why(position, "sacrifice gold1 squirrel") == "KOR-64"
    suns = [*RAINBOW[:2], None, *RAINBOW[2:6]]
    blocked = end_of_round(suns=suns, hidden=[["gold1"], None, None], revealed=[[], *BOTH], options=options)
    play(blocked, 2, "gather gold1", "violet")
    play(blocked, 0, sorted(legal(blocked))[0])
    assert asked(blocked) == (1, "final-move")  # seat 0 has gold only: its final turn is over at once
    assert (hidden(blocked, 0), backups(blocked, 0)) == (["gold1"], [])


@pytest.mark.parametrize("options", [{}, {"backup": "free"}])
@proves("KOR-64")
def test_no_sacrifice_is_possible_for_a_fairy_movement(options: Given) -> None:
    facts: Given = {
        "phase": "choose-clover",
        "mover": 0,
        "korrigans": [["meadow_fountain", "heath_north"], ["wheat_mill", "wheat_mill"], ["village", "village"]],
        "clovers": {"meadow_fountain": ["gold2"]},
        "signs": {"meadow_fountain": "fairy"},
        "options": options,
    }
    able = at(hidden=[["gold1"], None, None], revealed=[["hare"], *BOTH], **facts)
    play(able, 0, "gather gold2")
    assert asked(able) == (0, "fairy-move")
    assert {move.split()[0] for move in legal(able, 0)} == {"move", "decline"}
    assert why(able, "sacrifice gold1 squirrel") == "KOR-64"
    stuck = at(hidden=[["gold1"], [], None], revealed=[["mouse"], *BOTH], **facts)
    play(stuck, 0, "gather gold2")
    assert asked(stuck) == (1, "move")
    assert backups(stuck, 0) == []


@proves("KOR-65")
def test_with_free_backups_one_sacrifice_may_be_made_before_moving() -> None:
    position = turn(["hare", "gold1", "gold1"], **FREE)
    assert asked(position) == (0, "offer-sacrifice")
    assert legal(position, 0) == {"refrain"} | sacrifices("hare", "gold1")
    twin = position.copy()
    play(twin, 0, "refrain")
    assert asked(twin) == (0, "move")
    assert legal(twin, 0) == moves("hare", "meadow_fountain")
    play(position, 0, "sacrifice gold1 squirrel")
    assert asked(position) == (0, "move")  # once in a turn
    assert legal(position, 0) == moves("hare", "meadow_fountain") | moves("squirrel", "wheat_dolmen", "poppies_cairn")
    assert why(position, "sacrifice gold1 hare") == why(twin, "sacrifice gold1 hare") == "KOR-65"
    assert (hidden(position, 0), backups(position, 0)) == (["hare", "gold1"], ["squirrel"])


@proves("KOR-65")
def test_with_free_backups_a_legal_move_must_be_left_after_the_sacrifice() -> None:
    position = turn(["squirrel", "gold1"], troll=15, **FREE)
    assert legal(position, 0) == {"refrain", "sacrifice squirrel squirrel", *sacrifices("gold1")}
    assert why(position, "sacrifice squirrel hare") == "KOR-65"


@proves("KOR-65")
def test_with_free_backups_nothing_is_offered_without_a_hidden_token_or_a_backup() -> None:
    bare = turn([], revealed=[["hare"], *BOTH], **FREE)
    assert asked(bare) == (0, "move")
    gone = turn(["hare", "gold1"], backups=[[], ["hare", "hare", "hare"], ["hare", "hare"]], **FREE)
    assert asked(gone) == (0, "move")


@proves("KOR-55", "KOR-65")
def test_with_free_backups_a_blocked_player_must_still_sacrifice() -> None:
    position = turn(["gold3"], **FREE)
    assert asked(position) == (0, "must-sacrifice")
    assert legal(position, 0) == sacrifices("gold3")
    play(position, 0, "sacrifice gold3 hare")
    assert asked(position) == (0, "move")
