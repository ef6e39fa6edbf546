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
from tests.terminal.scripted_console import ScriptedConsole, first_move, start_session

KORRIGANS = find_game("korrigans")
ZAUBERBERG = find_game("zauberberg")
ENTER = {"en": "press Enter when only you look", "fr": "appuyez sur Entrée quand personne d’autre ne regarde"}


def screens(table: Session, *answers: str, language: str = "en", play_on: bool = False) -> list[str]:
    """Types the answers at a terminal and returns what was on its screen between one clearing and the next."""
    console = ScriptedConsole(table, list(answers), play_on, clears=True)
    player = Player(table, language, console, pace=0)
    if play_on:
        player.run()
    else:
        with pytest.raises(PlayerQuit):
            player.run()
    return [_unstyled(screen) for screen in console.output.split(FORGET_SCROLLED)]


def _unstyled(screen: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", screen)


def first_seat_begins(file: Path, people: list[int]) -> Session:
    return start_session(KORRIGANS, file, people, 2, {"first_player": 0})


@pytest.mark.parametrize(
    ("game", "expected"),
    [(find_game("rainbows"), False), (KORRIGANS, True), (ZAUBERBERG, True), (ACORNS, True)],
    ids=["rainbows", "korrigans", "zauberberg", "acorns"],
)
def test_only_games_with_secrets_have_a_curtain(game: Game, expected: bool) -> None:
    for seats in game.default_player_counts():
        assert keeps_secrets(game, seats, game.options_for(seats, {})) == expected


def test_an_open_game_and_a_single_person_need_no_curtain(tmp_path: Path) -> None:
    rainbows = start_session(find_game("rainbows"), tmp_path / "open.json", [0, 1, 2], 3)
    alone = first_seat_begins(tmp_path / "alone.json", [0])
    for table in (rainbows, alone):
        shown = screens(table, first_move(table))
        assert len(shown) == 1
        assert ENTER["en"] not in shown[0]


@pytest.mark.parametrize("language", in_turn("en", "fr"))
@pytest.mark.parametrize("game", [KORRIGANS, ZAUBERBERG, ACORNS], ids=["korrigans", "zauberberg", "acorns"])
def test_nothing_that_only_one_person_may_know_is_shown_to_another(tmp_path: Path, game: Game, language: str) -> None:
    table = start_session(game, tmp_path / "game.json", [0, 1], 3)
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
    return {words.event(event) for event in seen if event is not None}


def test_a_person_reads_what_has_happened_since_they_last_looked(tmp_path: Path) -> None:
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


def test_a_person_who_resumes_a_saved_game_reads_what_followed_their_last_move(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    screens(first_seat_begins(file, [0, 1]), "1", "1", "1", "1")
    resumed = resume_session(saves.read(file), KORRIGANS, BOTS["random"], file)
    shown = screens(resumed)
    assert "you see" not in " ".join(shown)
    assert "Since you last looked:\n  Seat 1’s first Korrigan starts in" in shown[1]


def test_a_person_who_quits_leaves_nothing_on_the_screen(tmp_path: Path) -> None:
    table = first_seat_begins(tmp_path / "game.json", [0, 1])
    assert screens(table, "1", "quit")[-1].strip() == ""
    assert screens(table, "1")[-1].strip() == ""


def test_an_event_that_was_taken_back_is_shown_again_when_it_happens_again(tmp_path: Path) -> None:
    table = start_session(KORRIGANS, tmp_path / "game.json", [0, 1], 2, {"backup": "free"})
    while first_move(table) != "refrain":
        table.play(table.course.position.deciders()[0], first_move(table))
    seat = table.course.position.deciders()[0]
    sacrifice = KORRIGANS.notation(table.course.position.moves(seat)[1])
    output = " ".join(" ".join(screens(table, sacrifice, "undo", sacrifice)).split())
    assert "One move taken back." in output
    assert output.count("You sacrifice ") == 2


def test_where_a_screen_cannot_be_cleared_it_scrolls_away(tmp_path: Path) -> None:
    table = first_seat_begins(tmp_path / "game.json", [0, 1])
    console = ScriptedConsole(table, ["1", "1"])
    with pytest.raises(PlayerQuit):
        Player(table, "en", console, pace=0).run()
    assert "\n" * console.height + "Seat 1, press Enter when only you look." in console.output
