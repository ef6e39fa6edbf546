"""Situations as files: read, written, made into positions; unknown words are answered with the known ones."""

import pytest

from folkmoot.engine.course import Course
from folkmoot.engine.dice import FastDice
from folkmoot.engine.errors import BadSituation
from folkmoot.engine.registry import find_game
from folkmoot.engine.sealed import SealedDice
from folkmoot.engine.situations import Situation, from_text, position_of, require_playable, situation_of, to_text

RAINBOWS = find_game("rainbows")
JSON = '{"game": "rainbows", "players": 3, "options": {"days": 2}, "facts": {"gold": [15, 2, 9]}, "seed": 4}'
TOML = 'game = "rainbows"\nplayers = 3\noptions = {days = 2}\nseed = 4\n[facts]\ngold = [15, 2, 9]\n'


def course() -> Course:
    return Course(RAINBOWS, 3, RAINBOWS.options_for(3, {}), SealedDice(bytes(32), ["", "", ""]))


@pytest.mark.parametrize("text", [JSON, TOML, JSON.encode(), TOML.encode()])
def test_a_situation_is_read_from_json_and_toml(text: str | bytes) -> None:
    assert from_text(text) == Situation(
        game="rainbows", players=3, options={"days": 2}, facts={"gold": [15, 2, 9]}, seed=4
    )


@pytest.mark.parametrize("text", [JSON, '{"game": "dolmen", "players": 2}'])
def test_a_file_and_its_situation_are_the_same(text: str) -> None:
    assert from_text(to_text(from_text(text))) == from_text(text)


def test_every_fact_has_a_line_in_a_file() -> None:
    text = to_text(situation_of(course(), course().position, 0))
    assert '  "gold": [15, 15, 15],\n' in text
    assert "seed" not in text


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("hello", "not a situation: expected JSON or TOML: "),
        ('{"game": ', "not a situation: expected JSON or TOML: "),
        (b"\xff", "not a situation: expected JSON or TOML: "),
        ('{"a": ' * 100_000, "not a situation: expected JSON or TOML: "),
        ("", "not a situation: Object missing required field `game`"),
        ('{"game": "rainbows"}', "not a situation: Object missing required field `players`"),
        ('{"game": 3}', "not a situation: Expected `str`, got `int` - at `game`"),
        ('{"gam": "rainbows"}', "unknown field 'gam': did you mean game\\? known: game, players, options, facts, seed"),
    ],
)
def test_what_is_no_situation_is_refused_in_one_line(text: str | bytes, message: str) -> None:
    with pytest.raises(BadSituation, match=message) as refused:
        from_text(text)
    assert "\n" not in str(refused.value)


def test_the_seed_decides_what_is_filled_in() -> None:
    made = [position_of(Situation(game="rainbows", players=3, seed=seed)).snapshot() for seed in (1, 1, 2)]
    assert made[0] == made[1] != made[2]


def test_what_an_eye_knows_makes_a_position_that_looks_the_same() -> None:
    played = course()
    played.play(0, RAINBOWS.notation(played.position.moves(0)[0]))
    made = position_of(from_text(to_text(situation_of(played, played.position, 1))))
    assert made.view(1) == played.position.view(1)


def test_a_game_that_is_over_cannot_be_played_on() -> None:
    options = RAINBOWS.options_for(3, {})
    require_playable(RAINBOWS, 3, options, {})
    position, dice = course().position, FastDice(0)
    while position.result() is None:
        seat = position.deciders()[0]
        position.play(seat, position.moves(seat)[0], dice)
    with pytest.raises(BadSituation, match="the game is over in this situation: expected one that can be played on"):
        require_playable(RAINBOWS, 3, options, RAINBOWS.facts(position, None))


@pytest.mark.parametrize(
    ("game", "facts", "message"),
    [
        (
            "rainbows",
            {"goldd": []},
            "unknown fact 'goldd': did you mean gold\\? known: market, face_up, ",
        ),
        (
            "pixie_queen",
            {"seats": [{"goods": {"appel": 1}}]},
            "'appel' in seats\\[0\\].goods: did you mean apple\\? ",
        ),
        (
            "dolmen",
            {"circle": {"1": {"colors": 1}}},
            "'colors' in circle\\[...\\]: did you mean colours\\? known: ",
        ),
        ("rainbows", {"gold": ["much"]}, r"not understood: Expected `int \| null`, got `str` - at `gold\[0\]`"),
        ("rainbows", {"gold": [1 << 70, 2, 3]}, "expected numbers up to 1000000000, got 1180591620717411303424"),
        ("rainbows", {"phase": "deal"}, "unknown phase: 'deal'; known: pick, deposit, bank, over"),
        ("rainbows", {"market": ["red-77"]}, "unknown card: 'red-77'; did you mean red-7\\? known: red-1, .*, …$"),
    ],
)
def test_what_is_not_understood_is_answered_with_what_is(game: str, facts: dict[str, object], message: str) -> None:
    with pytest.raises(BadSituation, match=message):
        position_of(Situation(game=game, players=3, facts=facts))
