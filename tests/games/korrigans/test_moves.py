"""Moves: their notation, and no words for what no player may do."""

import pytest

from folkmoot.engine.errors import BadNotation
from folkmoot.games.korrigans import GAME
from folkmoot.testing import proves

from .helpers import COMPANIONS, GOLD, OVERVIEW, asked, at, games, legal, opening, play, random_game, why

TOKENS = [*COMPANIONS, *GOLD]


def vocabulary(players: int) -> list[str]:
    return [GAME.notation(move) for move in GAME.vocabulary(players, GAME.options_for(players, {}))]


def expected(players: int) -> set[str]:
    """Returns every move of the game's decisions."""
    seats = "abcde"[:players]
    return {
        *(f"{kind} {field}" for kind in ("place", "cauldron") for field in OVERVIEW),
        *(f"{kind} {number}" for kind in ("sun", "cloud") for number in range(1, 8)),
        *(f"move {korrigan} {by} {field}" for korrigan in ("k1", "k2") for by in COMPANIONS for field in OVERVIEW),
        *(f"sacrifice {token} {side}" for token in TOKENS for side in ("hare", "squirrel")),
        *(f"gather {token}" for token in TOKENS),
        *(f"goblin {seat}{number}" for seat in seats for number in (1, 2)),
        *(f"screen {seat}" for seat in seats),
        *(f"troll {crossing}" for crossing in range(1, 39)),
        *("refrain", "decline", "stop"),
    }


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@proves("KOR-06", "KOR-39")
def test_there_are_moves_for_every_decision_and_for_nothing_else(players: int) -> None:
    words = vocabulary(players)
    assert len(set(words)) == len(words)
    assert set(words) == expected(players)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_notation_and_parse_are_inverse(players: int) -> None:
    for move in GAME.vocabulary(players, GAME.options_for(players, {})):
        text = GAME.notation(move)
        assert GAME.parse(text) == move == GAME.parse_prefix(text)
        assert GAME.parse(text.upper()) == GAME.parse(f"  {text.replace(' ', '   ')} ") == move


def test_every_legal_move_is_in_the_vocabulary() -> None:
    known = {players: set(vocabulary(players)) for players in (2, 3, 4, 5)}
    for options in ({"side": "icons", "backup": "free"}, {"side": "plain"}):
        for game in games(3, **options):
            for played in game:
                assert legal(played.before) <= known[int(played.before.seats)]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "a move begins with place, sun, cloud, move, sacrifice, .* or stop: got ''"),
        ("pass", "a move begins with .*: got 'pass'"),
        ("flip hare", "a move begins with .*: got 'flip hare'"),
        ("look village", "a move begins with .*: got 'look village'"),
        ("place", "the move is not complete: expected place FIELD, got 'place'"),
        ("move k1", "the move is not complete: expected move KORRIGAN COMPANION FIELD, got 'move k1'"),
        ("move k1 hare", "the move is not complete: expected move KORRIGAN COMPANION FIELD"),
        ("sacrifice gold3", "the move is not complete: expected sacrifice TOKEN SIDE"),
        ("troll", "the move is not complete: expected troll CROSSING"),
        ("stop now", "too many words: expected stop, got 'stop now'"),
        ("gather gold1 gold2", "too many words: expected gather TOKEN, got 'gather gold1 gold2'"),
        ("place river", "FIELD is village, wheat_dolmen, .* or meadow_dusk: got 'river'"),
        ("cauldron 3", "FIELD is village, wheat_dolmen, .* or meadow_dusk: got '3'"),
        ("sun 0", "ROW is 1, 2, 3, 4, 5, 6 or 7: got '0'"),
        ("sun 8", "ROW is 1, 2, 3, 4, 5, 6 or 7: got '8'"),
        ("cloud 07", "COLUMN is 1, 2, 3, 4, 5, 6 or 7: got '07'"),
        ("move k3 hare village", "KORRIGAN is k1 or k2: got 'k3'"),
        ("move k1 gold1 village", "COMPANION is hare, squirrel, bird, mouse, mole or frog: got 'gold1'"),
        ("move k1 hare sea", "FIELD is .*: got 'sea'"),
        ("sacrifice gold5 hare", "TOKEN is hare, .* or gold4: got 'gold5'"),
        ("sacrifice gold1 bird", "SIDE is hare or squirrel: got 'bird'"),
        ("gather menhir", "TOKEN is .*: got 'menhir'"),
        ("goblin f1", "KORRIGAN is a1, a2, b1, .* or e2: got 'f1'"),
        ("goblin a3", "KORRIGAN is .*: got 'a3'"),
        ("screen f", "SEAT is a, b, c, d or e: got 'f'"),
        ("troll 0", "CROSSING is .*: got '0'"),
        ("troll 39", "CROSSING is .*: got '39'"),
    ],
)
def test_what_is_no_move_is_refused_with_a_word_of_help(text: str, message: str) -> None:
    with pytest.raises(BadNotation, match=f"^{message}"):
        GAME.parse(text)


def test_the_beginning_of_a_move_is_understood_and_wrong_beginnings_are_not() -> None:
    position = at(
        hidden=[["hare", "gold1"], None, None],
        revealed=[[], ["hare"], ["hare"]],
        korrigans=[["heath_north", "village"], ["wheat_mill", "wheat_mill"], ["village", "village"]],
    )
    for prefix in ("move", "move k1", "move k2 hare", "move k2 hare wheat_mill"):
        assert why(position, prefix) is None
    assert why(position, "move k1 bird") == "KOR-39"
    for text in ("walk", "move k9", "move k1 gold1", "stop it"):
        with pytest.raises(BadNotation):
            GAME.parse_prefix(text)


def test_a_player_who_is_not_in_the_game_cannot_be_named() -> None:
    position = at(2, phase="remove-screen", mover=0)
    assert legal(position, 0) == {"screen b"}
    assert why(position, "screen c") == "not-this-question"
    assert why(position, "screen a") == "KOR-95"


def test_tokens_of_the_same_face_are_offered_once() -> None:
    clovers = {"village": ["hare", "gold2", "gold2", "gold2"]}
    gathering = at(phase="choose-clover", mover=0, korrigans=[["village", "village"]] * 3, clovers=clovers)
    assert sorted(GAME.notation(move) for move in gathering.moves(0)) == ["gather gold2", "gather hare"]


def test_a_decision_with_one_legal_move_is_still_a_decision() -> None:
    position = opening(2, first_player=0)
    for seat, field in ((0, "poppies_cairn"), (1, "wheat_chapel")):
        play(position, seat, f"place {field}")
        play(position, seat, sorted(legal(position))[0])
    assert asked(position) == (0, "place-korrigan")
    assert legal(position) == {"place poppies_calvary"}
    single = [played for played in random_game(3, 2) if len(legal(played.before)) == 1]
    assert single
    assert all(played.log.events for played in single)
