"""What is packed into a task comes out as it went in."""

from itertools import product

from folkmoot.games.zauberberg import tasks


def test_a_task_keeps_its_kind_its_kobold_and_its_argument() -> None:
    for kind, kobold, argument in product(range(tasks.AFTER_CARD, tasks.ASK_REVEAL + 1), range(25), range(5)):
        packed = tasks.task(kind, kobold, argument)
        assert (tasks.kind_of(packed), tasks.kobold_of(packed), tasks.argument_of(packed)) == (kind, kobold, argument)


def test_a_task_without_a_kobold_or_an_argument_has_zero_for_them() -> None:
    assert tasks.task(tasks.LAND) == tasks.task(tasks.LAND, 0) == tasks.task(tasks.LAND, 0, 0)
    assert (tasks.kobold_of(tasks.task(tasks.LAND)), tasks.argument_of(tasks.task(tasks.ASK_DISCARD, 7))) == (0, 0)
