"""Secret steps are hidden from all other eyes, with their time and number; fleeting lines go once acknowledged."""

import pytest

from folkmoot.engine.acts import BotTakesOver
from folkmoot.engine.dice import FastDice
from folkmoot.engine.game import Game
from folkmoot.games.dolmen import GAME as DOLMEN
from folkmoot.games.korrigans import GAME as KORRIGANS
from folkmoot.games.pixie_queen import GAME as PIXIE_QUEEN
from folkmoot.games.rainbows import GAME as RAINBOWS
from folkmoot.games.zauberberg import GAME as ZAUBERBERG
from folkmoot.table import validation
from folkmoot.table.entries import Acknowledges
from folkmoot.table.setup import LiveClock
from tests.example.acorns import GAME as ACORNS
from tests.table.helpers import BOT, LUTIN, NIXE, PEOPLE, PUCK, SMALLEST_OFFER, SampleTable, eyes, refusal, seen, sights

OTHERS = frozenset([None, 1, 2])
"""All eyes but that of seat 0, which acts in secret."""
CLOCK = LiveClock(minutes=10, increment=10)


def sights_of_others(sample: SampleTable) -> object:
    """Returns all that eyes other than seat 0's are ever sent about the game, clocks included."""
    return sights(sample.table, without=[0]), sample.seconds_left()


def test_secret_steps_are_counted_by_seat_and_do_not_change_the_public_number() -> None:
    sample = SampleTable().play("0 offer nut 1", "0 offer berry 0", "2 offer nut 0")
    table = sample.table
    assert (table.seq, [table.secret_steps(seat) for seat in range(3)]) == (0, [2, 0, 1])
    assert [table.sight(eye).secret_steps for eye in eyes(table)] == [0, 2, 0, 1]
    sample.play("0 commit", *[f"1 {move}" for move in SMALLEST_OFFER], "2 offer berry 0")
    assert (table.seq, [table.secret_steps(seat) for seat in range(3)]) == (0, [3, 3, 2])
    sample.play("2 commit")
    assert (table.seq, [table.secret_steps(seat) for seat in range(3)]) == (1, [0, 0, 0])


def test_others_see_no_byte_of_a_secret_step_or_of_its_undo() -> None:
    sample = SampleTable(clock=CLOCK)
    before = sights_of_others(sample)
    for move in ("offer nut 1", None, "offer nut 2", "offer berry 1", None, None):
        own = seen(sample.table, 0)
        change = sample.undo(0) if move is None else sample.store(sample.answer(0, move))
        assert (change.hidden_from, change.room_changed) == (OTHERS, False)
        assert sights_of_others(sample) == before
        assert seen(sample.table, 0) != own


def test_others_see_no_byte_of_a_secret_step_when_the_table_changes_meanwhile() -> None:
    secret, idle = SampleTable(clock=CLOCK), SampleTable(clock=CLOCK)
    secret.play("0 offer nut 1")
    for sample in (secret, idle):
        sample.store(BotTakesOver(2, "heuristic"))
    assert sights_of_others(secret) == sights_of_others(idle)
    secret.play("0 offer berry 1")
    assert sights_of_others(secret) == sights_of_others(idle)
    for _ in range(2):
        assert secret.undo(0).hidden_from == OTHERS
        assert sights_of_others(secret) == sights_of_others(idle)
    for sample in (secret, idle):
        sample.pause()
        sample.store(validation.resume(sample.table, PUCK, 1))
    assert sights_of_others(secret) == sights_of_others(idle)


def test_a_commit_move_and_its_undo_are_public() -> None:
    sample = SampleTable().play("0 offer nut 1", "0 offer berry 0")
    before = sights(sample.table, without=[0])
    assert sample.store(sample.answer(0, "commit")).hidden_from == frozenset()
    assert sample.table.seq == 0
    assert [sample.log_keys(eye)[-1] for eye in eyes(sample.table)] == ["committed"] * 4
    assert sample.undo(0).hidden_from == frozenset()
    assert sights(sample.table, without=[0]) == before


def test_others_cannot_tell_secret_choices_apart_before_all_have_chosen() -> None:
    samples = [SampleTable(clock=CLOCK), SampleTable(clock=CLOCK)]
    for amount, sample in enumerate(samples):
        sample.play(f"0 offer nut {amount}")
        if amount:
            sample.undo(0)
            sample.play("0 offer nut 2")
        sample.play(f"0 offer berry {amount}", "0 commit", *[f"1 {move}" for move in SMALLEST_OFFER], "2 offer nut 0")
    assert sights_of_others(samples[0]) == sights_of_others(samples[1])
    for sample in samples:
        sample.play("2 offer berry 0", "2 commit")
    assert sights_of_others(samples[0]) != sights_of_others(samples[1])


def test_ones_own_secret_steps_are_taken_back_until_the_last_seat_commits() -> None:
    sample = SampleTable().play("0 offer nut 1", "1 offer nut 1", "0 offer berry 0", "0 commit")
    sample.play("1 offer berry 0", "1 commit", "2 offer nut 0", "2 offer berry 0")
    for offered in (["offer nut 1", "offer berry 0"], ["offer nut 1"], []):
        sample.undo(0)
        assert len([key for key in sample.log_keys(0) if key == "composed"]) == len(offered)
    assert refusal(sample.undo, 0) == "cannot-undo"
    assert sample.log_keys(1).count("composed") == sample.log_keys(2).count("composed") == 2
    sample.play(*[f"0 {move}" for move in SMALLEST_OFFER], "2 commit")
    assert [refusal(sample.undo, seat) for seat in range(3)] == ["cannot-undo"] * 3


def test_the_undo_of_an_open_move_does_not_show_whether_a_secret_choice_has_begun() -> None:
    sample = SampleTable().offers().play("0 swap 1 2", "1 swap 1 2", "2 swap 1 2")
    before = seen(sample.table, 2)
    sample.play("0 offer nut 0")
    assert seen(sample.table, 2) == before
    assert refusal(sample.undo, 2) == "cannot-undo"


def test_the_undo_of_an_open_move_does_not_show_how_far_bots_are_with_a_secret_choice() -> None:
    sample = SampleTable([BOT, BOT, LUTIN]).offers().play("0 swap 1 2", "1 swap 1 2", "2 swap 1 2")
    before = seen(sample.table, 2)
    sample.play("0 offer nut 0", "1 offer nut 0", "1 offer berry 0")
    assert seen(sample.table, 2) == before
    assert sample.table.sight(2).undo == 1
    sample.undo(2)
    assert sample.lines(2)[-1].phrase.args == {"seat": 2, "count": 1}
    assert sample.table.deciders() == [2]


@pytest.mark.parametrize(
    "game", [ACORNS, DOLMEN, KORRIGANS, PIXIE_QUEEN, RAINBOWS, ZAUBERBERG], ids=lambda game: game.id
)
def test_a_sight_holds_nothing_that_its_eye_does_not_know(game: Game) -> None:
    dice = FastDice(5)
    sample = SampleTable(game=game)
    course = sample.table.course
    assert course is not None
    while deciders := sample.table.deciders():
        seat = deciders[dice.below(len(deciders))]
        moves = course.position.lively_moves(seat)
        sample.play(f"{seat} {game.notation(moves[dice.below(len(moves))])}")
        truth, eye = course.position, dice.below(3)
        before = seen(sample.table, eye), seen(sample.table, None)
        course.position = truth.imagine(eye, dice)
        assert (seen(sample.table, eye), seen(sample.table, None)) == before
        course.position = truth


def test_the_deal_stays_secret_until_the_end() -> None:
    sample = SampleTable([LUTIN, PUCK]).offers()
    row = sample.table.sight(None).view.players[0].row  # type: ignore[attr-defined]
    assert {token.face for token in row} == {"hidden"}
    seed = sample.seed.hex().encode()
    assert all(seed not in sight for sight in sights(sample.table).values())


# --- fleeting lines


def peeking() -> SampleTable:
    """Returns a table without memory aid where seat 0 has peeked."""
    return SampleTable(options={"memory_aid": False}).offers().play("0 peek 1")


def fleeting(sample: SampleTable, eye: int | None) -> list[str]:
    return [line.phrase.key for line in sample.lines(eye) if line.fleeting]


def test_a_fleeting_line_is_kept_until_its_seat_has_acknowledged_it() -> None:
    sample = peeking()
    assert [fleeting(sample, eye) for eye in eyes(sample.table)] == [[], ["saw"], [], []]
    assert sample.log_keys(1)[-1] == sample.log_keys(None)[-1] == "peeked"
    sample.play("1 swap 1 2")
    assert fleeting(sample, 0) == ["saw"]
    sample.store(validation.acknowledge(sample.table, LUTIN, 0, sample.table.seq))
    assert fleeting(sample, 0) == []
    assert "peeked" in sample.log_keys(0), "everybody still knows that the seat has looked"
    assert "face" not in str(sample.table.sight(0).lines)


def test_an_acknowledgement_changes_nothing_for_others() -> None:
    sample = peeking()
    before = sights(sample.table, without=[0])
    change = sample.store(validation.acknowledge(sample.table, LUTIN, 0, sample.table.seq))
    assert sights(sample.table, without=[0]) == before
    assert (change.hidden_from, change.room_changed, change.lines_from) == (OTHERS, False, sample.table.seq)


def test_another_device_of_the_seat_drops_the_line_too() -> None:
    sample = peeking()
    known, seq = sample.lines(0), sample.table.seq
    sample.store(validation.acknowledge(sample.table, LUTIN, 0, seq))
    news = sample.table.sight(0, seq)
    assert [line for line in known if line.seq < news.lines_from] + news.lines == sample.lines(0)


def test_only_lines_up_to_the_acknowledged_number_are_dropped() -> None:
    sample = peeking()
    sample.store(Acknowledges(0, sample.table.seq - 1))
    assert fleeting(sample, 0) == ["saw"]
    sample.play("1 peek 2")
    sample.store(validation.acknowledge(sample.table, PUCK, 1, sample.table.seq))
    assert (fleeting(sample, 0), fleeting(sample, 1)) == (["saw"], [])


def test_an_acknowledgement_that_changes_nothing_is_refused() -> None:
    sample = peeking()
    for guest, seat, seq in ((LUTIN, 0, sample.table.seq - 1), (NIXE, 2, sample.table.seq), (PUCK, 1, 10**12)):
        assert refusal(validation.acknowledge, sample.table, guest, seat, seq) == "no-change"
    sample.store(validation.acknowledge(sample.table, LUTIN, 0, sample.table.seq))
    assert refusal(validation.acknowledge, sample.table, LUTIN, 0, sample.table.seq) == "no-change"


def test_a_player_who_has_resigned_can_still_acknowledge() -> None:
    sample = peeking()
    sample.resign(0)
    sample.store(validation.acknowledge(sample.table, LUTIN, 0, sample.table.seq))
    assert fleeting(sample, 0) == []


def test_with_the_memory_aid_no_line_is_fleeting() -> None:
    sample = SampleTable(PEOPLE).offers().play("0 peek 1")
    assert fleeting(sample, 0) == []
    assert refusal(validation.acknowledge, sample.table, LUTIN, 0, sample.table.seq) == "no-change"
    assert sample.log_keys(0)[-1] == "saw"
