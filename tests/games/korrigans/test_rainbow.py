"""The rainbow: draws, suns and clouds, the chain, the seventh colour."""

from collections import Counter
from fractions import Fraction
from functools import cache

import pytest

from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans import stages
from folkmoot.games.korrigans.state import KorrigansState
from folkmoot.testing import proves

from .helpers import (
    OVERVIEW,
    RAINBOW,
    Given,
    asked,
    draw,
    end_of_round,
    event_args,
    event_keys,
    fields_of,
    games,
    hidden,
    legal,
    line,
    opening,
    pawns,
    play,
    play_all,
    random_game,
    rules,
    seen,
    why,
)

PLACING = ("place-sun", "place-cloud")
TABLE: list[list[list[str]]] = [box.DATA["grid"][f"r{row}"] for row in range(1, 8)]


def open_fields(position: KorrigansState) -> set[str]:
    """Returns the fields with a part in a cell of a row and a column without pawns."""
    suns, clouds = pawns(position.suns), pawns(position.clouds)
    cells = [TABLE[row][column] for row in range(7) for column in range(7) if not suns[row] and not clouds[column]]
    return {name for cell in cells for name in cell}


def possible(position: KorrigansState) -> set[str]:
    return {field.field for field in seen(position).fields if field.possible}


@proves("KOR-24", "KOR-25")
def test_after_placement_the_first_player_draws_before_anybody_moves() -> None:
    position = opening(2, first_player=1)
    for field in ("poppies_cairn", "wheat_chapel", "poppies_calvary"):
        play_all(position, f"place {field}")
        play_all(position, sorted(legal(position))[0])
    play_all(position, "place wheat_lighthouse")
    log = play(position, 0, sorted(legal(position))[0], "green")
    assert event_keys(log)[-2:] == ["round-begins", "drawn"]
    assert event_args(log, "drawn") == [{"seat": 1, "pawn": "green"}]
    assert asked(position) == (1, "place-sun")
    assert seen(position).round == 1


@proves("KOR-24")
def test_every_round_begins_with_a_draw() -> None:
    for game in games(4):
        rounds = sorted({int(played.before.round) for played in game} - {0})
        assert rounds == list(range(1, len(rounds) + 1))
        for number in rounds:
            questions = [
                played.phase
                for played in game
                if played.before.round == number and played.before.stage == stages.ROUNDS
            ]
            assert questions[0] in (*PLACING, "place-cauldron")
            first_move = next((at for at, phase in enumerate(questions) if phase not in PLACING), len(questions))
            assert not set(PLACING) & set(questions[first_move:])


@proves("KOR-25")
def test_every_pawn_in_the_bag_is_drawn_with_equal_chances() -> None:
    position = end_of_round(suns=line("red", "blue", "violet"), clouds=line("violet"))
    drawn: Counter[str] = Counter()
    for throw in range(14 - 4):
        twin = position.copy()
        log = play(twin, 2, "gather gold1", throw)
        (event,) = event_args(log, "drawn")
        assert event["seat"] == 4 % 3
        assert seen(twin).pawn == event["pawn"]
        assert seen(twin).bag[event["pawn"]] == seen(position).bag[event["pawn"]] - 1
        drawn[event["pawn"]] += 1
    assert drawn == {"orange": 2, "yellow": 2, "green": 2, "indigo": 2, "red": 1, "blue": 1}


@proves("KOR-26")
def test_a_new_colour_goes_on_any_free_sun() -> None:
    position = end_of_round(suns=[None, "red", None, None, None, None, "blue"], clouds=line("red", "blue"))
    draw(position, "green")
    assert asked(position) == (1, "place-sun")
    assert legal(position) == {f"sun {row}" for row in (1, 3, 4, 5, 6)}
    assert why(position, "cloud 3") == "KOR-26"
    log = play(position, 1, "sun 5")
    assert pawns(position.suns) == [None, "red", None, None, "green", None, "blue"]
    assert pawns(position.clouds) == line("red", "blue")
    assert ("sun-placed", "KOR-26") in rules(log)


@proves("KOR-26")
def test_the_sixth_colour_still_goes_on_a_sun() -> None:
    position = end_of_round(suns=line(*RAINBOW[:5]))
    draw(position, "violet")
    assert legal(position) == {"sun 6", "sun 7"}


@proves("KOR-27")
def test_a_colour_drawn_before_goes_on_any_free_cloud() -> None:
    position = end_of_round(suns=line("red", "blue", "green"), clouds=[None, None, None, "red", None, None, None])
    draw(position, "green")
    assert asked(position) == (1, "place-cloud")
    assert legal(position) == {f"cloud {column}" for column in (1, 2, 3, 5, 6, 7)}
    assert why(position, "sun 4") == "KOR-27"
    log = play(position, 1, "cloud 7")
    assert pawns(position.clouds) == [None, None, None, "red", None, None, "green"]
    assert pawns(position.suns) == line("red", "blue", "green")
    assert ("cloud-placed", "KOR-27") in rules(log)


@proves("KOR-28")
def test_no_cauldron_appears_in_a_row_or_column_with_a_pawn() -> None:
    position = end_of_round()
    assert len(possible(position)) == 17
    draw(position, "red")
    play(position, 0, "sun 1")
    assert possible(position) == open_fields(position)
    assert set(OVERVIEW) - possible(position) == {"meadow_fountain"}  # all of it lies in row 1
    for game in games(3):
        for played in game:
            if played.after.cauldron < 0:
                assert possible(played.after) == open_fields(played.after)
            if played.phase == "place-cauldron":
                assert played.words[1] in open_fields(played.before)


@proves("KOR-29")
def test_a_sun_or_cloud_holds_one_pawn() -> None:
    suns = end_of_round(suns=line("red"))
    draw(suns, "blue")
    assert "sun 1" not in legal(suns)
    assert why(suns, "sun 1") == "KOR-29"
    clouds = end_of_round(suns=line("red", "blue"), clouds=line("red"))
    draw(clouds, "blue")
    assert "cloud 1" not in legal(clouds)
    assert why(clouds, "cloud 1") == "KOR-29"


@proves("KOR-29")
def test_pawns_never_move_or_leave() -> None:
    for game in games(3):
        for played in game:
            for before, after in ((played.before.suns, played.after.suns), (played.before.clouds, played.after.clouds)):
                changed = [line for line in range(7) if before[line] != after[line]]
                assert all(before[line] < 0 for line in changed)
                assert len(changed) <= 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@proves("KOR-30")
def test_the_bag_goes_to_the_left_after_each_pawn_placed(players: int) -> None:
    for seed in range(4):
        holder = None
        for played in random_game(players, seed):
            if holder is None:
                holder = int(played.before.first)
            assert seen(played.before).holder == holder
            if played.phase in PLACING:
                assert played.seat == holder
                holder = (holder + 1) % players
            assert played.after.holder == holder  # the seventh colour is not placed: the bag stays


@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize("suns", [1, 2, 3, 4])
@proves("KOR-31")
def test_movement_begins_with_the_first_player_no_matter_who_drew(first: int, suns: int) -> None:
    position = end_of_round(first_player=first, suns=line(*RAINBOW[:suns]))
    draw(position, "violet")
    drawer = (first + suns) % 3
    play(position, drawer, "sun 7")
    assert asked(position) == (first, "move")


@pytest.mark.parametrize("clouds", [0, 1, 2, 3])
@proves("KOR-31")
def test_with_four_clouds_the_round_still_goes_on(clouds: int) -> None:
    position = end_of_round(suns=line(*RAINBOW[:4]), clouds=line(*RAINBOW[:clouds]))
    draw(position, RAINBOW[clouds])
    play(position, (4 + clouds) % 3, "cloud 6")
    assert asked(position) == (0, "move")


CHAIN: Given = {"suns": line(*RAINBOW[:5]), "clouds": line(*RAINBOW[:4])}
"""Nine pawns lie: with three players the first one has the bag, and a fifth cloud may come."""


@proves("KOR-32", "KOR-33")
def test_with_the_fifth_cloud_nobody_moves_and_draws_go_on_until_the_seventh_colour() -> None:
    position = end_of_round(**CHAIN)
    draw(position, "blue")
    assert asked(position) == (0, "place-cloud")
    tokens = [hidden(position, seat) for seat in range(3)]
    fields = [fields_of(position, seat) for seat in range(3)]
    log = play(position, 0, "cloud 7", "indigo")
    assert event_keys(log) == ["cloud-placed", "chain", "drawn"]
    assert asked(position) == (1, "place-sun")
    assert legal(position) == {"sun 6", "sun 7"}
    play(position, 1, "sun 7", "indigo")
    assert asked(position) == (2, "place-cloud")
    assert legal(position) == {"cloud 5", "cloud 6"}
    play(position, 2, "cloud 5", "violet")
    assert asked(position) == (0, "place-cauldron")
    assert pawns(position.suns) == [*RAINBOW[:5], None, "indigo"]
    assert pawns(position.clouds) == [*RAINBOW[:4], "indigo", None, "blue"]
    assert seen(position).round == 10
    assert [hidden(position, seat) for seat in range(3)] == tokens
    assert [fields_of(position, seat) for seat in range(3)] == fields


@proves("KOR-32")
def test_the_chain_ends_with_the_first_draw_if_it_is_the_seventh_colour() -> None:
    position = end_of_round(suns=line(*RAINBOW[:6]), clouds=line(*RAINBOW[:4]))
    draw(position, "blue")
    log = play(position, 10 % 3, "cloud 5", "violet")
    assert asked(position) == (2, "place-cauldron")
    assert event_keys(log)[-2:] == ["drawn", "seventh"]


@proves("KOR-32", "KOR-33")
def test_once_five_clouds_are_taken_no_ordinary_movement_is_ever_asked_for() -> None:
    seen_six = 0
    for game in games(25):
        for played in game:
            clouds = 7 - played.before.clouds.count(-1)
            seen_six += clouds == 6
            if clouds >= 5:
                assert played.phase in (*PLACING, "place-cauldron", "final-move", "goblin-target")
                if played.phase in PLACING:
                    assert event_args(played.log, "drawn")
        assert 7 - game[-1].after.clouds.count(-1) <= 6
    assert seen_six > 0


@pytest.mark.parametrize("clouds", [0, 1, 2, 3, 4])
@proves("KOR-34")
def test_the_seventh_colour_is_not_placed_and_the_player_who_drew_it_places_the_cauldron(clouds: int) -> None:
    position = end_of_round(suns=[None, *RAINBOW[:6]], clouds=line(*RAINBOW[:clouds]))
    log = draw(position, "violet")
    drawer = (6 + clouds) % 3
    assert asked(position) == (drawer, "place-cauldron")
    assert event_keys(log)[-2:] == ["drawn", "seventh"]
    assert event_args(log, "seventh") == [{"seat": drawer, "pawn": "violet"}]
    assert pawns(position.suns) == [None, *RAINBOW[:6]]
    assert pawns(position.clouds) == line(*RAINBOW[:clouds])
    assert {move.split()[0] for move in legal(position)} == {"cauldron"}
    play(position, drawer, sorted(legal(position))[0])
    assert pawns(position.suns) == [None, *RAINBOW[:6]]


@proves("KOR-34", "KOR-35")
def test_when_the_cauldron_comes_six_suns_are_taken_and_never_before_the_seventh_round() -> None:
    for game in games(10):
        (played,) = [played for played in game if played.phase == "place-cauldron"]
        assert played.before.suns.count(-1) == 1
        assert len(set(pawns(played.before.suns))) == 7
        drawn = [args["pawn"] for other in game for args in event_args(other.log, "drawn")]
        assert len(set(drawn)) == 7
        assert len(set(drawn[:-1])) == 6
        assert played.before.round >= 7
        assert played.before.pawn == RAINBOW.index(drawn[-1])


@proves("KOR-36")
def test_nobody_makes_an_ordinary_movement_once_the_seventh_colour_is_drawn() -> None:
    for game in games(10):
        place = next(number for number, played in enumerate(game) if played.phase == "place-cauldron")
        assert {played.phase for played in game[place + 1 :]} <= {"final-move", "goblin-target"}
        assert not any(
            "moved" in event_keys(played.log) or "gathered" in event_keys(played.log) for played in game[place:]
        )
    position = end_of_round(suns=[None, *RAINBOW[:6]])
    draw(position, "violet")
    play(position, 0, sorted(legal(position))[0])
    assert asked(position) == (0, "final-move")


@cache
def rounds_to_come(suns: int, clouds: int) -> dict[int, Fraction]:
    """Returns the chances of the numbers of rounds of movement still to be played, every throw tried."""
    position = end_of_round(suns=line(*RAINBOW[:suns]), clouds=line(*RAINBOW[:clouds]))
    left = 14 - suns - clouds
    chances: dict[int, Fraction] = {}
    for throw in range(left):
        after = outcome(position.copy(), throw)
        rest = rounds_to_come(*after) if after else {-1: Fraction(1)}
        for rounds, chance in rest.items():
            chances[rounds + 1] = chances.get(rounds + 1, Fraction(0)) + chance / left
    return chances


def outcome(position: KorrigansState, throw: int) -> tuple[int, int] | None:
    """Returns how many suns and clouds are taken if movement follows the throw, else None."""
    play(position, 2, "gather gold1", throw)
    if asked(position)[1] == "place-cauldron":
        return None
    drawer, _ = asked(position)
    assert drawer is not None
    move = sorted(legal(position))[0]
    five = move.startswith("cloud") and position.clouds.count(-1) == 3
    play(position, drawer, move, *([0] if five else []))
    if asked(position)[1] != "move":
        return None
    return 7 - position.suns.count(-1), 7 - position.clouds.count(-1)


@proves("KOR-31", "KOR-32", "KOR-34")
def test_the_number_of_rounds_has_the_chances_that_follow_from_the_pawns() -> None:
    chances = {6: 16, 7: 48, 8: 80, 9: 105, 10: 180}
    assert rounds_to_come(0, 0) == {rounds: Fraction(count, 429) for rounds, count in chances.items()}
