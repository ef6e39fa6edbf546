"""An update and the messages before it hold all lines, in order."""

import pytest

from folkmoot.engine.phrases import Phrase
from folkmoot.engine.views import View
from folkmoot.server.updates import LINES_OF_STORY, LINES_OF_UPDATE, stories_of, update_of
from folkmoot.table.sight import Line, Sight


@pytest.mark.parametrize(
    ("count", "stories"),
    [
        (0, 0),
        (LINES_OF_UPDATE, 0),
        (LINES_OF_UPDATE + 1, 1),
        (LINES_OF_UPDATE + LINES_OF_STORY, 1),
        (LINES_OF_UPDATE + 3 * LINES_OF_STORY + 1, 4),
    ],
)
def test_lines_that_an_update_has_no_room_for_come_before_it(count: int, stories: int) -> None:
    lines = [Line(seq=number, phrase=Phrase("kept")) for number in range(count)]
    view = View(game="acorns", eye=0, seats=2, deciders=[1], result=None)
    sight = Sight(seq=count, secret_steps=0, view=view, prompt=None, undo=0, lines_from=0, lines=lines, result=None)
    before, update = stories_of(0, sight), update_of(0, sight, None, secrets=True)
    assert [line for story in before for line in story.lines] + update.lines == lines
    assert len(before) == stories
    assert all(len(story.lines) <= LINES_OF_STORY for story in before)
    assert len(update.lines) <= LINES_OF_UPDATE
