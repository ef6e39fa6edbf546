"""Secret steps: nobody else sees that, when or how often somebody decides. What is fleeting is forgotten."""

import pytest

from folkmoot.engine.course import BotTakesOver
from folkmoot.engine.dice import FastDice
from folkmoot.engine.game import Game
from folkmoot.games.dolmen import GAME as DOLMEN
from folkmoot.games.korrigans import GAME as KORRIGANS
from folkmoot.games.pixie_queen import GAME as PIXIE_QUEEN
from folkmoot.games.rainbows import GAME as RAINBOWS
from folkmoot.games.zauberberg import GAME as ZAUBERBERG
from folkmoot.table import validation
from folkmoot.table.setup import LiveClock
from tests.example.acorns import GAME as ACORNS
from tests.table.helpers import BOT, LUTIN, NIXE, NOTHING, PEOPLE, PUCK, Evening, eyes, refusal, seen, sights

OTHERS = frozenset([None, 1, 2])
"""All eyes but that of seat 0, which acts in secret."""
CLOCK = LiveClock(minutes=10, increment=10)


def of_others(evening: Evening) -> object:
    """Returns all that eyes other than seat 0's are ever sent about the game, clocks included."""
    return sights(evening.table, but=[0]), evening.left()


def test_the_public_number_stands_still_and_each_seat_counts_its_own_steps() -> None:
    evening = Evening().play("0 offer nut 1", "0 offer berry 0", "2 offer nut 0")
    table = evening.table
    assert (table.seq, [table.secret_steps(seat) for seat in range(3)]) == (0, [2, 0, 1])
    assert [table.sight(eye).secret_steps for eye in eyes(table)] == [0, 2, 0, 1]
    evening.play("0 commit", *[f"1 {move}" for move in NOTHING], "2 offer berry 0")
    assert (table.seq, [table.secret_steps(seat) for seat in range(3)]) == (0, [3, 3, 2])
    evening.play("2 commit")
    assert (table.seq, [table.secret_steps(seat) for seat in range(3)]) == (1, [0, 0, 0])


def test_others_see_no_byte_of_a_secret_step_or_of_its_undo() -> None:
    evening = Evening(clock=CLOCK)
    before = of_others(evening)
    for move in ("offer nut 1", None, "offer nut 2", "offer berry 1", None, None):
        own = seen(evening.table, 0)
        change = evening.undo(0) if move is None else evening.keep(evening.answer(0, move))
        assert (change.hidden_from, change.room) == (OTHERS, False)
        assert of_others(evening) == before
        assert seen(evening.table, 0) != own


def test_others_see_no_byte_of_it_when_the_table_does_something_meanwhile() -> None:
    secret, still = Evening(clock=CLOCK), Evening(clock=CLOCK)
    secret.play("0 offer nut 1")
    for evening in (secret, still):
        evening.keep(BotTakesOver(2, "heuristic"))
    assert of_others(secret) == of_others(still)
    secret.play("0 offer berry 1")
    assert of_others(secret) == of_others(still)
    for _ in range(2):
        assert secret.undo(0).hidden_from == OTHERS
        assert of_others(secret) == of_others(still)
    for evening in (secret, still):
        evening.pause()
        evening.keep(validation.resume(evening.table, PUCK, 1))
    assert of_others(secret) == of_others(still)


def test_that_somebody_has_committed_is_public_and_so_is_taking_that_back() -> None:
    evening = Evening().play("0 offer nut 1", "0 offer berry 0")
    before = sights(evening.table, but=[0])
    assert evening.keep(evening.answer(0, "commit")).hidden_from == frozenset()
    assert evening.table.seq == 0
    assert [evening.log_keys(eye)[-1] for eye in eyes(evening.table)] == ["committed"] * 4
    assert evening.undo(0).hidden_from == frozenset()
    assert sights(evening.table, but=[0]) == before


def test_what_was_chosen_cannot_be_read_off_before_all_have_chosen() -> None:
    evenings = [Evening(clock=CLOCK), Evening(clock=CLOCK)]
    for amount, evening in enumerate(evenings):
        evening.play(f"0 offer nut {amount}")
        if amount:
            evening.undo(0)
            evening.play("0 offer nut 2")
        evening.play(f"0 offer berry {amount}", "0 commit", *[f"1 {move}" for move in NOTHING], "2 offer nut 0")
    assert of_others(evenings[0]) == of_others(evenings[1])
    for evening in evenings:
        evening.play("2 offer berry 0", "2 commit")
    assert of_others(evenings[0]) != of_others(evenings[1])


def test_ones_own_secret_steps_are_taken_back_until_the_last_seat_commits() -> None:
    evening = Evening().play("0 offer nut 1", "1 offer nut 1", "0 offer berry 0", "0 commit")
    evening.play("1 offer berry 0", "1 commit", "2 offer nut 0", "2 offer berry 0")
    for offered in (["offer nut 1", "offer berry 0"], ["offer nut 1"], []):
        evening.undo(0)
        assert len([key for key in evening.log_keys(0) if key == "composed"]) == len(offered)
    assert refusal(evening.undo, 0) == "cannot-undo"
    assert evening.log_keys(1).count("composed") == evening.log_keys(2).count("composed") == 2
    evening.play(*[f"0 {move}" for move in NOTHING], "2 commit")
    assert [refusal(evening.undo, seat) for seat in range(3)] == ["cannot-undo"] * 3


def test_an_open_act_before_a_secret_choice_tells_nothing_of_it() -> None:
    evening = Evening().offers().play("0 swap 1 2", "1 swap 1 2", "2 swap 1 2")
    before = seen(evening.table, 2)
    evening.play("0 offer nut 0")
    assert seen(evening.table, 2) == before
    assert refusal(evening.undo, 2) == "cannot-undo"


def test_how_far_bots_are_with_a_secret_choice_is_not_told_by_an_undo() -> None:
    evening = Evening([BOT, BOT, LUTIN]).offers().play("0 swap 1 2", "1 swap 1 2", "2 swap 1 2")
    before = seen(evening.table, 2)
    evening.play("0 offer nut 0", "1 offer nut 0", "1 offer berry 0")
    assert seen(evening.table, 2) == before
    assert evening.table.sight(2).undo == 1
    evening.undo(2)
    assert evening.lines(2)[-1].phrase.args == {"seat": 2, "count": 1}
    assert evening.table.deciders() == [2]


@pytest.mark.parametrize(
    "game", [ACORNS, DOLMEN, KORRIGANS, PIXIE_QUEEN, RAINBOWS, ZAUBERBERG], ids=lambda game: game.id
)
def test_a_sight_holds_nothing_that_its_eye_does_not_know(game: Game) -> None:
    dice = FastDice(5)
    evening = Evening(game=game)
    course = evening.table.course
    assert course is not None
    while deciders := evening.table.deciders():
        seat = deciders[dice.below(len(deciders))]
        moves = course.position.lively_moves(seat)
        evening.play(f"{seat} {game.notation(moves[dice.below(len(moves))])}")
        truth, eye = course.position, dice.below(3)
        before = seen(evening.table, eye), seen(evening.table, None)
        course.position = truth.imagine(eye, dice)
        assert (seen(evening.table, eye), seen(evening.table, None)) == before
        course.position = truth


def test_the_deal_stays_secret_until_the_end() -> None:
    evening = Evening([LUTIN, PUCK]).offers()
    row = evening.table.sight(None).view.players[0].row  # type: ignore[attr-defined]
    assert {token.face for token in row} == {"hidden"}
    seed = evening.seed.hex().encode()
    assert all(seed not in sight for sight in sights(evening.table).values())


# --- fleeting lines


def peeking() -> Evening:
    """Returns a table without memory aid where seat 0 has peeked."""
    return Evening(options={"memory_aid": False}).offers().play("0 peek 1")


def fleeting(evening: Evening, eye: int | None) -> list[str]:
    return [line.phrase.key for line in evening.lines(eye) if line.fleeting]


def test_what_is_fleeting_is_kept_until_its_seat_has_noticed_it() -> None:
    evening = peeking()
    assert [fleeting(evening, eye) for eye in eyes(evening.table)] == [[], ["saw"], [], []]
    assert evening.log_keys(1)[-1] == evening.log_keys(None)[-1] == "peeked"
    evening.play("1 swap 1 2")
    assert fleeting(evening, 0) == ["saw"]
    evening.keep(validation.acknowledge(evening.table, LUTIN, 0, evening.table.seq))
    assert fleeting(evening, 0) == []
    assert "peeked" in evening.log_keys(0), "everybody still knows that the seat has looked"
    assert "face" not in str(evening.table.sight(0).lines)


def test_that_somebody_noticed_changes_nothing_for_others() -> None:
    evening = peeking()
    before = sights(evening.table, but=[0])
    change = evening.keep(validation.acknowledge(evening.table, LUTIN, 0, evening.table.seq))
    assert sights(evening.table, but=[0]) == before
    assert (change.hidden_from, change.room, change.lines_from) == (OTHERS, False, evening.table.seq)


def test_another_device_of_the_seat_forgets_it_too() -> None:
    evening = peeking()
    known, seq = evening.lines(0), evening.table.seq
    evening.keep(validation.acknowledge(evening.table, LUTIN, 0, seq))
    news = evening.table.sight(0, seq)
    assert [line for line in known if line.seq < news.lines_from] + news.lines == evening.lines(0)


def test_only_what_was_shown_by_then_is_forgotten() -> None:
    evening = peeking()
    evening.keep(validation.acknowledge(evening.table, LUTIN, 0, evening.table.seq - 1))
    assert fleeting(evening, 0) == ["saw"]
    evening.keep(validation.acknowledge(evening.table, NIXE, 2, evening.table.seq))
    assert fleeting(evening, 0) == ["saw"]
    change = evening.keep(validation.acknowledge(evening.table, PUCK, 1, 10**12))
    assert change.lines_from is None
    evening.play("1 peek 2")
    assert (fleeting(evening, 0), fleeting(evening, 1)) == (["saw"], ["saw"])


def test_whoever_has_left_the_game_still_notices() -> None:
    evening = peeking()
    evening.resign(0)
    evening.keep(validation.acknowledge(evening.table, LUTIN, 0, evening.table.seq))
    assert fleeting(evening, 0) == []


def test_with_the_memory_aid_nothing_flees() -> None:
    evening = Evening(PEOPLE).offers().play("0 peek 1")
    assert fleeting(evening, 0) == []
    assert evening.keep(validation.acknowledge(evening.table, LUTIN, 0, evening.table.seq)).lines_from is None
    assert evening.log_keys(0)[-1] == "saw"
