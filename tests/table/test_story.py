"""The story of a table: numbers, lines, and the lines that a client has missed."""

from folkmoot.engine.events import Event
from folkmoot.engine.phrases import Phrase
from folkmoot.table.sight import Line
from folkmoot.table.story import Story

OPENING = [Event(rule="R-1", public=Phrase("dealt"))]


def public(key: str) -> list[Event]:
    return [Event(rule="R-2", public=Phrase(key))]


def private(key: str, seat: int, fleeting: bool = False) -> list[Event]:
    return [Event(rule="R-3", public=None, private={seat: Phrase(key)}, fleeting=fleeting)]


def lines_of(story: Story, eye: int | None = None, first: int = 0) -> list[tuple[int, str]]:
    return [(line.seq, line.phrase.key) for line in story.lines(eye, first)]


def test_the_story_begins_with_the_deal() -> None:
    story = Story(OPENING)
    assert (story.seq, story.lines(None)) == (0, [Line(seq=0, phrase=Phrase("dealt"), rule="R-1")])


def test_every_public_change_has_its_own_number() -> None:
    story = Story(OPENING)
    assert story.add_public(public("a"), 1) == 1
    assert story.add_table_line("pauses") == 2
    assert story.add_public(public("b"), 2) == story.seq == 3
    assert lines_of(story) == [(0, "dealt"), (1, "a"), (2, "pauses"), (3, "b")]
    assert story.lines(None)[2].rule is None
    assert lines_of(story, first=2) == [(2, "pauses"), (3, "b")]


def test_a_secret_step_has_the_number_of_the_next_public_change() -> None:
    story = Story(OPENING)
    assert (story.add_secret(private("mine", 0), 1), story.seq) == (1, 0)
    story.add_table_line("pauses")
    assert (story.add_secret(private("more", 0), 2), story.seq) == (2, 1)
    story.add_public(public("opened"), 3)
    assert lines_of(story, 0) == [(0, "dealt"), (1, "mine"), (1, "pauses"), (2, "more"), (2, "opened")]
    assert lines_of(story, 1) == lines_of(story) == [(0, "dealt"), (1, "pauses"), (2, "opened")]


def test_a_client_that_missed_nothing_gets_nothing() -> None:
    story = Story(OPENING)
    story.add_public(public("a"), 1)
    assert (story.changed_since(1, None), lines_of(story, None, 2)) == (2, [])
    assert story.changed_since(0, None) == 1


def test_a_client_that_gives_no_valid_number_gets_everything() -> None:
    story = Story(OPENING)
    story.add_public(public("a"), 1)
    assert [story.changed_since(since, None) for since in (None, -1, -5, 2, 10**9)] == [0] * 5


def test_an_undo_rewrites_the_story_for_a_client_that_knew_the_move() -> None:
    story = Story(OPENING)
    story.add_public(public("a"), 1)
    story.add_public(public("b"), 2)
    assert story.undo([2], 0) == 2
    assert lines_of(story) == [(0, "dealt"), (1, "a"), (3, "undone")]
    assert [story.changed_since(since, None) for since in (0, 1, 2, 3)] == [1, 2, 2, 4]


def test_the_undo_of_a_secret_step_rewrites_the_story_for_its_seat_alone() -> None:
    story = Story(OPENING)
    story.add_secret(private("mine", 0), 1)
    story.add_table_line("pauses")
    assert (story.undo([1], 0), story.seq) == (1, 1)
    assert [story.changed_since(1, eye) for eye in (0, 1, None)] == [1, 2, 2]
    assert lines_of(story, 0) == [(0, "dealt"), (1, "pauses")]


def test_the_undo_of_a_commit_move_rewrites_the_story_for_everybody() -> None:
    story = Story(OPENING)
    story.add_secret(public("committed"), 1)
    story.add_table_line("pauses")
    story.undo([1], 0)
    assert [story.changed_since(1, eye) for eye in (0, 1, None)] == [1, 1, 1]


def test_an_acknowledgement_drops_earlier_lines_and_no_later_ones_of_the_same_number() -> None:
    story = Story(OPENING)
    story.add_secret(private("glimpse", 0, fleeting=True), 1)
    assert story.acknowledge(0, 1) == 1
    story.add_secret(private("another", 0, fleeting=True), 2)
    assert lines_of(story, 0) == [(0, "dealt"), (1, "another")]
    assert (story.acknowledge(0, 1), story.acknowledge(0, 1)) == (1, None)
    assert story.changed_since(0, 0) == 1
