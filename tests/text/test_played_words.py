"""Whatever happens in random games has words in every language for every eye: events, questions, ends, refusals."""

from collections.abc import Iterator

from folkmoot.engine.dice import FastDice
from folkmoot.engine.events import Log
from folkmoot.engine.game import Game
from folkmoot.engine.phrases import Phrase
from folkmoot.engine.position import Position
from folkmoot.engine.prompts import Prompt
from folkmoot.engine.reasons import Reason
from folkmoot.testing.random_game import random_options
from folkmoot.text import LANGUAGES, Words, rule_numbers
from tests.text.test_words import NAMES, every_game, is_complete


def words_of(game: Game) -> list[Words]:
    """Returns the words of a game in every language for every eye."""
    eyes = [*range(max(game.player_counts)), None]
    return [Words(game, language, NAMES, eye) for language in LANGUAGES for eye in eyes]


def moments(game: Game) -> Iterator[tuple[Position, list[int], Log]]:
    """Plays a random game for every number of players and yields every position with what led to it."""
    for seats in game.player_counts:
        dice = FastDice(100 * seats)
        options = random_options(game, seats, dice)
        vocabulary = game.vocabulary(seats, options)
        log = Log()
        position = game.start(seats, options, dice, log)
        yield position, vocabulary, log
        while deciders := position.deciders():
            seat = deciders[dice.below(len(deciders))]
            moves = position.lively_moves(seat)
            log = Log()
            position.play(seat, moves[dice.below(len(moves))], dice, log)
            yield position, vocabulary, log


def phrases_of(prompt: Prompt) -> list[Phrase]:
    """Returns every phrase of a prompt."""
    parts = [part.label for choice in prompt.choices for part in choice.parts]
    return [prompt.question, *prompt.notes, *parts, *[choice.note for choice in prompt.choices if choice.note]]


@every_game
def test_every_event_has_words_for_every_eye_and_cites_a_rule(game: Game) -> None:
    rules, all_words = set(rule_numbers(game)), words_of(game)
    checked: set[str] = set()
    for _, _, log in moments(game):
        for event in log.events:
            assert event.rule in rules
            for words in all_words:
                seen = event.seen_by(words.eye)
                if seen is not None and f"{seen} {words.language} {words.eye}" not in checked:
                    checked.add(f"{seen} {words.language} {words.eye}")
                    assert is_complete(words.event(seen)), seen
    assert len(checked) > 100


@every_game
def test_every_prompt_and_end_has_words(game: Game) -> None:
    checked: set[str] = set()
    for position, _, _ in moments(game):
        result = position.result()
        phrases = [] if result is None else [result.end]
        for seat in position.deciders():
            prompt = position.prompt(seat)
            phrases += [] if prompt is None else phrases_of(prompt)
        for phrase in phrases:
            if str(phrase) not in checked:
                checked.add(str(phrase))
                for words in words_of(game):
                    assert is_complete(words.phrase(phrase)), phrase
    assert len(checked) > 20


@every_game
def test_every_refusal_is_explained(game: Game) -> None:
    reasons: dict[str, Reason] = {}
    dice = FastDice(1)
    for position, vocabulary, _ in moments(game):
        for _ in range(40):
            parts = game.notation(vocabulary[dice.below(len(vocabulary))]).split()
            move = game.parse_prefix(" ".join(parts[: 1 + dice.below(len(parts))]))
            for seat in position.deciders() or [0]:
                reason = position.why_not(seat, move)
                if reason is not None:
                    reasons[str(reason)] = reason
    for reason in reasons.values():
        for words in words_of(game):
            assert is_complete(words.why(reason))
    codes = {reason.code for reason in reasons.values()}
    assert codes - {"not-your-turn", "not-this-question", "game-over"} <= set(rule_numbers(game))
    assert len(codes) > 5
