"""People at one keyboard do not see each other's secrets."""

import re
from pathlib import Path

import pytest

from folkmoot.bots import BOTS
from folkmoot.engine.game import Game
from folkmoot.engine.registry import find_game
from folkmoot.terminal import saves
from folkmoot.terminal.curtain import FORGET_SCROLLED, keeps_secrets
from folkmoot.terminal.play import Player, PlayerQuit
from folkmoot.terminal.session import Session, resume_session
from folkmoot.text import Words
from tests.example.acorns import GAME as ACORNS
from tests.settings import in_turn
from tests.terminal.keyboard import Keyboard, first_move, sit

KORRIGANS = find_game("korrigans")
ZAUBERBERG = find_game("zauberberg")
ENTER = {"en": "press Enter when only you look", "fr": "appuyez sur Entrée quand personne d’autre ne regarde"}


def screens(table: Session, *answers: str, language: str = "en", play_on: bool = False) -> list[str]:
    """Types the answers at a terminal and returns what was on its screen between one clearing and the next."""
    keyboard = Keyboard(table, list(answers), play_on, clears=True)
    player = Player(table, language, keyboard, pace=0)
    if play_on:
        player.run()
    else:
        with pytest.raises(PlayerQuit):
            player.run()
    return [_unstyled(screen) for screen in keyboard.shown.split(FORGET_SCROLLED)]


def _unstyled(screen: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", screen)


def first_seat_begins(file: Path, people: list[int]) -> Session:
    return sit(KORRIGANS, file, people, 2, {"first_player": 0})


@pytest.mark.parametrize(
    ("game", "expected"),
    [(find_game("rainbows"), False), (KORRIGANS, True), (ZAUBERBERG, True), (ACORNS, True)],
    ids=["rainbows", "korrigans", "zauberberg", "acorns"],
)
def test_only_games_with_secrets_have_a_curtain(game: Game, expected: bool) -> None:
    for seats in game.default_player_counts():
        assert keeps_secrets(game, seats, game.options_for(seats, {})) == expected


def test_an_open_game_and_a_single_person_need_no_curtain(tmp_path: Path) -> None:
    rainbows = sit(find_game("rainbows"), tmp_path / "open.json", [0, 1, 2], 3)
    alone = first_seat_begins(tmp_path / "alone.json", [0])
    for table in (rainbows, alone):
        shown = screens(table, first_move(table))
        assert len(shown) == 1
        assert ENTER["en"] not in shown[0]


@pytest.mark.parametrize("language", in_turn("en", "fr"))
@pytest.mark.parametrize("game", [KORRIGANS, ZAUBERBERG, ACORNS], ids=["korrigans", "zauberberg", "acorns"])
def test_nothing_that_only_one_person_may_know_is_shown_to_another(tmp_path: Path, game: Game, language: str) -> None:
    table = sit(game, tmp_path / "game.json", [0, 1], 3)
    shown = screens(table, language=language, play_on=True)
    assert table.course.result() is not None
    own = [_sentences(table, seat, language, private=True) for seat in (0, 1)]
    known = [_sentences(table, seat, language, private=False) for seat in (0, 1)]
    for screen in shown[1:-1]:
        asked = {int(sign) for sign in range(2) if f"\n{'AB'[sign]}> " in screen}
        assert len(asked) == 1
        reader = asked.pop()
        assert ENTER[language] in screen
        secrets = {" ".join(sentence.split()) for sentence in own[1 - reader] - known[reader]}
        assert [sentence for sentence in secrets if sentence in " ".join(screen.split())] == []
    assert ENTER[language] not in shown[-1]


def _sentences(table: Session, seat: int, language: str, private: bool) -> set[str]:
    """Returns all sentences that a seat was shown, or only those that the others were not."""
    words = Words(table.course.game, language, table.names, seat)
    seen = [event.seen_by(seat) for event in table.course.events() if seat in event.private or not private]
    return {words.event(one) for one in seen if one is not None}


def test_each_person_is_told_what_has_happened_since_he_last_looked(tmp_path: Path) -> None:
    table = first_seat_begins(tmp_path / "game.json", [0, 1])
    shown = screens(table, "1", "1", "1", "1", "log")
    assert "Seat 0, press Enter when you have seen enough: the screen is then cleared for Seat 1." in shown[1]
    assert "Since you last looked" not in shown[1] + shown[2]
    second, third = (" ".join(screen.split()) for screen in shown[2:4])
    assert "Seat 0’s first Korrigan starts in" in second
    assert "Seat 0 gathers a clover in" in second
    assert "Since you last looked: Seat 1’s first Korrigan starts in" in third
    assert third.count("You are first player for the whole game.") == 1  # in the log
    assert third.count("Seat 1 gathers a clover in") == 2
    assert "you see" in third.partition("A> ")[2]


def test_a_person_who_goes_on_with_a_kept_game_is_told_what_followed_his_own_last_move(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    screens(first_seat_begins(file, [0, 1]), "1", "1", "1", "1")
    again = resume_session(saves.read(file), KORRIGANS, BOTS["random"], file)
    shown = screens(again)
    assert "you see" not in " ".join(shown)
    assert "Since you last looked:\n  Seat 1’s first Korrigan starts in" in shown[1]


def test_whoever_leaves_leaves_nothing_on_the_screen(tmp_path: Path) -> None:
    table = first_seat_begins(tmp_path / "game.json", [0, 1])
    assert screens(table, "1", "quit")[-1].strip() == ""
    assert screens(table, "1")[-1].strip() == ""


def test_what_was_taken_back_is_told_anew_when_it_happens_again(tmp_path: Path) -> None:
    table = sit(KORRIGANS, tmp_path / "game.json", [0, 1], 2, {"backup": "free"})
    while first_move(table) != "refrain":
        table.play(table.course.position.deciders()[0], first_move(table))
    seat = table.course.position.deciders()[0]
    given_up = KORRIGANS.notation(table.course.position.moves(seat)[1])
    said = " ".join(" ".join(screens(table, given_up, "undo", given_up)).split())
    assert "One move taken back." in said
    assert said.count("You sacrifice ") == 2


def test_where_a_screen_cannot_be_cleared_it_scrolls_away(tmp_path: Path) -> None:
    table = first_seat_begins(tmp_path / "game.json", [0, 1])
    keyboard = Keyboard(table, ["1", "1"])
    with pytest.raises(PlayerQuit):
        Player(table, "en", keyboard, pace=0).run()
    assert "\n" * keyboard.height + "Seat 1, press Enter when only you look." in keyboard.shown
