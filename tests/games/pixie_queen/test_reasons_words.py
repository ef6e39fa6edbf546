"""In random games every move that is not legal is refused with a reason, and both languages have words for it."""

import re

import pytest

from folkmoot.engine.reasons import NOT_THIS_QUESTION, NOT_YOUR_TURN, Reason
from folkmoot.games.pixie_queen import GAME
from folkmoot.games.pixie_queen.state import PixieQueenState
from folkmoot.testing import proves
from folkmoot.text import LANGUAGES, Words, rule_numbers

from .helpers import NUMBERS, asked, random_game
from .test_components import SPACES
from .test_reasons_actions import NAMES
from .test_reasons_answers import ANSWERS

EVERY = 9
"""One of this many decisions is checked."""
OF_THE_PYRAMID = ("main", "copy")
UNFINISHED = re.compile(r"[{}$]|(no|any|de|pas) (none|aucun)\b|  |[.]$")
"""What no clause has: an open variable, a good that is none, a full stop."""


def answers(question: str, kind: str) -> bool:
    """Tells whether a verb answers a question."""
    return kind in ANSWERS[question].split() or (kind in SPACES and question in OF_THE_PYRAMID)


def reasons(position: PixieQueenState, seat: int, vocabulary: list[int]) -> dict[int, Reason]:
    """Returns the reasons against the moves of the vocabulary that are not legal now."""
    legal = set(position.moves(seat))
    reasons = {move: position.why_not(seat, move) for move in vocabulary if move not in legal}
    assert all(reason is not None for reason in reasons.values())
    return {move: reason for move, reason in reasons.items() if reason is not None}


def is_right(position: PixieQueenState, seat: int, text: str, reason: Reason) -> bool:
    """Tells whether a rule is named exactly where a move answers the question."""
    question, kind = asked(position)[1], text.split()[0]
    if seat not in position.deciders():
        return reason == NOT_YOUR_TURN
    if answers(question, kind):
        elsewhere = (kind, question) == ("remove_stone", "copy") and reason == NOT_THIS_QUESTION
        return elsewhere or reason.code in rule_numbers(GAME)
    return reason == NOT_THIS_QUESTION or reason.code in ("PIX-301", "PIX-402")


@pytest.mark.parametrize("options", [{}, {"wrong_food_offers": True, "neutral_servant": True}])
@pytest.mark.parametrize("players", NUMBERS)
@proves("PIX-308")
def test_every_move_that_is_not_legal_has_a_reason_in_both_languages(players: int, options: dict[str, bool]) -> None:
    vocabulary = GAME.vocabulary(players, GAME.options_for(players, options))
    speakers = [Words(GAME, language, NAMES[:players]) for language in LANGUAGES]
    said: set[str] = set()
    for number, played in enumerate(random_game(players, players, **options)):
        if number % EVERY:
            continue
        for seat in range(players):
            for move, reason in reasons(played.before, seat, vocabulary).items():
                text = GAME.notation(move)
                assert is_right(played.before, seat, text, reason), (text, asked(played.before), reason)
                if (known := repr(reason)) not in said:
                    said.add(known)
                    for words in speakers:
                        clause = words.why(reason)
                        assert not UNFINISHED.search(clause), clause
    assert len(said) > 50
