"""Dolmen at the terminal: circle and dolmens, what a person reads there, how questions are put, and whole games."""

from pathlib import Path
from typing import Any

import pytest

from folkmoot.engine.position import Position
from folkmoot.engine.prompts import Prompt
from folkmoot.engine.registry import find_game
from folkmoot.games.dolmen.state import DolmenState
from folkmoot.terminal.asking import draw_question, lines, understood
from folkmoot.terminal.boards import draw
from folkmoot.terminal.boards.dolmen_slabs import free_spots
from folkmoot.terminal.play import Player, PlayerQuit
from folkmoot.terminal.session import Session
from folkmoot.terminal.watch import watch
from folkmoot.text import Words
from tests.games.dolmen.helpers import at, random_game, seen
from tests.settings import in_turn
from tests.terminal.scripted_console import ScriptedConsole, play_to_the_end, rendered, start_session, type_answers

GAME = find_game("dolmen")
NAMES = ["Lutin", "Puck", "Nixe", "Brownie"]
CIRCLE = 51
"""Columns of the circle."""


LONG = ["ov4@-2,0r2 vr2@-1,1r3", "", "tt?@-2,0 vt2@-4,0r0 vr3@-6,0r1 rr?@-8,0"]
AFTER_A_TRY = {"phase": "end-turn", "roll": 5, "circle": "1=vt6 2=- 3=ov5 5=rr6 6=- 7=ot2 9=- 14=-"}


def session(file: Path, people: list[int], players: int = 3, options: dict[str, object] | None = None) -> Session:
    return start_session(GAME, file, people, players, options)


def drawn(position: Position, eye: int | None, language: str = "en", width: int = 80) -> str:
    return rendered(draw(position.view(eye), Words(GAME, language, NAMES, eye)), width)


def rows(output: str) -> list[str]:
    """Returns what stands inside the frame, line by line."""
    return [line[2:-2].rstrip() for line in output.splitlines()[1:-1]]


def picture(output: str) -> list[str]:
    """Returns the circle, line by line."""
    return [line[2 : 2 + CIRCLE].rstrip() for line in output.splitlines()[1:16]]


def asked(position: Position, language: str = "en") -> tuple[Prompt, Words]:
    seat = position.deciders()[0]
    prompt = position.prompt(seat)
    assert prompt is not None
    return prompt, Words(GAME, language, NAMES, seat)


ANY_ROUND: dict[str, Any] = {"discard": None, "round": None}
"""The piles and the round are as the other facts need them."""


def midgame(**facts: Any) -> DolmenState:
    """Dolmens in all stages, spent crystals, known and unknown slabs, the fairy at pillar 2."""
    given: dict[str, Any] = {
        "circle": "1=vt6 2=tr4 3=ov5 5=rr6 6=- 7=ot2 9=- 10=vt? 11=tr 13=vr 14=- 15=ro",
        "peekers": {"1": [0, 1, 2], "10": [0], "7": [1], "5": [2]},
        "last_peek": [2, 5],
        "points": [2, 8, 10],
        "reserve": [1, 3, 0],
        "dolmens": ["ov4@-2,0r2 vr2@-1,1r3", "", "tt?@-2,0r0"],
        "fairy": 1,
        "top": "ov",
        "discard": 3,
        "round": 6,
    }
    return at(3, **(given | facts))


def test_the_table_fits_the_terminal(language: str) -> None:
    for width in (60, 80, 100, 120, 160):
        for eye in (0, None):
            output = drawn(midgame(), eye, language, width)
            assert max(len(line) for line in output.splitlines()) <= width
            assert "☼ 12" in output
    assert len(drawn(midgame(), 0, width=80).splitlines()) <= 24
    assert len(drawn(midgame(), 0, width=120).splitlines()) < 20


def test_the_circle_is_seen_from_above() -> None:
    assert picture(drawn(midgame(), 0)) == [
        "                         B☼8",
        "               7 •               • 9",
        "               b [● ? ■]   · · · · }{",
        "      6 • · · · ·             a}{ [▲ M ■] C 10",
        "                   }i{   →",
        "  5 •  ★ ? ★  c     2─────────3    }{ [■ ? ★] • 11",
        "                    │  A◆◆    │",
        " 4 ☼                │  C◆◆◆   │                ☼ 12",
        "                    │         │",
        "  3 • [● ? ▲]       1─────────4       [▲ ? ★] • 13",
        "",
        "      2 A [■ ? ★]                 · · · · • 14",
        "             abc [▲ 6 ■]    ★ ? ●",
        "               1 •               • 15",
        "                         ☼ 0",
    ]


def test_points_are_seen_by_those_who_have_peeked_and_nobody_else() -> None:
    known = {0: ["▲ M ■", "▲ 6 ■"], 1: ["● 2 ■", "▲ 6 ■"], 2: ["★ 6 ★", "▲ 6 ■"], None: []}
    for eye, slabs in known.items():
        output = "\n".join(picture(drawn(midgame(), eye)))
        assert [slab for slab in ("● 2 ■", "▲ M ■", "★ 6 ★", "▲ 6 ■") if slab in output] == slabs
        assert output.count("?") == 9 - len(slabs)
    forgetful = midgame(options={"memory_aid": False})
    assert "6" not in picture(drawn(forgetful, 0))[12]
    assert "abc [▲ ? ■]" in picture(drawn(forgetful, 0))[12]


def test_slabs_that_fit_the_readers_dolmen_are_framed() -> None:
    assert "[" not in "".join(picture(drawn(midgame(), None)))
    own, other = (picture(drawn(midgame(), eye)) for eye in (0, 1))
    assert ("[■ ? ★]" in own[11], "[★ ? ★]" in own[5]) == (True, False)
    assert ("[■ ? ★]" in other[11], "[★ ? ★]" in other[5]) == (True, True)


def test_the_fairy_stands_at_her_pillar_and_her_wings_mark_the_slabs_that_she_replaces_next() -> None:
    places = ("1=vt6 2=tr4 3=ov5", "5=rr6 6=vv2 7=ot2", "9=ro2 10=vt4 11=tr3", "13=vr3 14=vr4 15=ro3")
    for fairy in range(4):
        facts: dict[str, Any] = {"circle": " ".join(places), "peekers": {}, "last_peek": None} | ANY_ROUND
        output = drawn(midgame(fairy=fairy, **facts), None)
        assert f"pillar {fairy + 1} → {(fairy + 1) % 4 + 1}" in output
        circle = picture(output)
        swept = [row for row, line in enumerate(circle) if "}{" in line]
        assert swept == [[2, 3, 5], [2, 3, 5], [9, 11, 12], [9, 11, 12]][fairy]
        assert all((line.index("}{") < CIRCLE // 2) == (fairy in (0, 3)) for line in circle if "}{" in line)
        corner = [(10, 19), (4, 19), (4, 29), (10, 29)][fairy]
        assert [(row, line.index("}i{")) for row, line in enumerate(circle) if "}i{" in line] == [corner]


def test_a_korrigan_on_a_glow_leaves_it_in_sight() -> None:
    output = picture(drawn(midgame(points=[4, 12, 0], reserve=[3, 3, 3]), 0))
    assert output[7].startswith(" 4☼A")
    assert output[7].endswith("B☼12")
    assert output[14].endswith("C☼0")


def test_crystals_stand_in_reserve_and_on_the_table() -> None:
    output = drawn(midgame(), 0)
    assert "▶ A you ◆◇◇      B Puck ◆◆◆    C Nixe ◇◇◇" in output
    four = drawn(at(4, points=[1, 2, 3, 5], reserve=[0, 1, 2, 0]), None)
    assert "│A◆◆◆ B◆◆ │" in four
    assert "│C◆   D◆◆◆│" in four


def test_piles_the_latest_peek_and_the_die_stand_beside_the_circle(language: str) -> None:
    output = " ".join(drawn(midgame(**AFTER_A_TRY, discard=4), 0, language, 160).split())
    assert ("Draw pile 23 · ●▲" if language == "en" else "Pioche 23 · ●▲") in output
    assert ("Discards 4" if language == "en" else "Défausse 4") in output
    assert ("Peek C at 5" if language == "en" else "Regard C en 5") in output
    assert ("Die 5" if language == "en" else "Dé 5") in output
    assert "● ochre ▲ violet" in drawn(midgame(), 0).replace("     ", "")


def test_a_dolmen_is_a_wall_with_the_signs_of_its_edges_and_its_points() -> None:
    assert [line[:38].rstrip() for line in rows(drawn(midgame(), 0))[15:]] == [
        "▶ A you ◆◇◇      B Puck ◆◆◆    C Nixe",
        "  3 / 7  7       1 / 7  3      2 / 7",
        "   ┌──★──┐",
        "   ▲  2  ★",
        "┌──▲──▲──▲──┐  ┌──■──┐       ┌──■──┬──",
        "▲  4  ●  S  ■  ▲  S  ★       ■  M  ■",
        "└──●──┴──★──┘  └──●──┘       └──■──┴──",
    ]
    assert "2 / 7  0 + 1 × ?" in drawn(midgame(), 0)


def test_the_start_slab_is_left_out_of_the_count_if_the_option_says_so() -> None:
    assert "2 / 7  7" in drawn(midgame(options={"start_slab_counts": False}), 0)


def test_walls_are_drawn_smaller_where_that_saves_a_row() -> None:
    assert "│ ▲ 4 ● S ■  " in drawn(midgame(dolmens=LONG, **ANY_ROUND), 0, width=60)
    assert "│ ▲  4  ●  S  ■  " in drawn(midgame(dolmens=LONG, **ANY_ROUND), 0, width=80)


def test_free_spots_are_numbered_as_they_are_asked_for() -> None:
    count = 0
    for under_support in ("both", "one"):
        for played in random_game(3, 2, most=400, under_support=under_support):
            if played.phase == "lay":
                prompt, words = asked(played.before)
                starts = [line.start.split()[:2] for line in lines(prompt, words) if line.start.startswith("lay")]
                assert [["lay", f"{x},{y}"] for x, y in free_spots(seen(played.before, played.seat))] == starts
                output = drawn(played.before, played.seat)
                assert all(f"({number})" in output for number in range(1, len(starts) + 1))
                count += len(starts)
            else:
                assert free_spots(seen(played.before, played.seat)) == []
    assert count > 20


def laying() -> DolmenState:
    facts: dict[str, Any] = {"circle": "2=-", "peekers": {}, "last_peek": None} | ANY_ROUND
    return midgame(phase="lay", roll=6, hand="vr4", **facts)


def test_a_slab_to_lay_is_shown_at_its_free_spots_and_in_its_rotations(language: str) -> None:
    output = rows(drawn(laying(), 0, language))
    beside = [line[CIRCLE + 2 :] for line in output]
    heading = beside.index("Slab to lay" if language == "en" else "Dalle à poser")
    assert beside[heading + 1 : heading + 5] == [
        "  r0    r1    r2    r3",
        "┌─▲─┐ ┌─▲─┐ ┌─★─┐ ┌─★─┐",
        "▲ 4 ★ ★ 4 ▲ ★ 4 ▲ ▲ 4 ★",
        "└─★─┘ └─★─┘ └─▲─┘ └─▲─┘",
    ]
    assert "(1)" in "".join(output)


def test_slabs_to_arrange_have_the_numbers_of_their_orders() -> None:
    facts: dict[str, Any] = {"circle": "5=- 6=- 7=-", "peekers": {}} | ANY_ROUND
    position = midgame(phase="arrange", hand="ov vr tt", points=[8, 0, 10], reserve=[3, 3, 0], **facts)
    output = [line[CIRCLE + 2 :] for line in rows(drawn(position, 0))]
    at_heading = output.index("Slabs to arrange")
    assert [line.split() for line in output[at_heading + 1 : at_heading + 4]] == [
        ["1", "●", "?", "▲"],
        ["2", "▲", "?", "★", "→", "5,", "6,", "7"],
        ["3", "■", "?", "■"],
    ]


def test_at_the_end_everything_lies_open_and_the_points_are_shown(language: str) -> None:
    *_, last = random_game(4, 3)
    over = last.after
    output = drawn(over, 0, language)
    assert "?" not in "".join(picture(output))
    assert ("How the points came about" if language == "en" else "D’où viennent les points") in output
    view = seen(over, 0)
    table = [line.split() for line in rows(output)]
    for seat, player in enumerate(view.players):
        score, roll = player.score, view.mystery_roll
        product = f"{score.mysteries} × {3 + roll} = {score.mystery_points}" if score.mysteries else "0"
        name = Words(GAME, language, NAMES, 0).seat_name(seat)
        figures = [str(score.slabs), *product.split(), str(score.crystals), str(score.total)]
        assert ["ABCD"[seat], name, *figures] in table


def test_a_question_with_many_choices_has_few_lines(language: str) -> None:
    prompt, words = asked(midgame(), language)
    assert len(prompt.choices) > 15
    starts = [line.start for line in lines(prompt, words)]
    assert starts == ["move", "move", "attempt", "peek"]
    output = rendered(draw_question(prompt, words), 100)
    assert "move 2|3|5|1|15" in output
    assert "move 4|0" in output
    assert understood(prompt, words, "1 15") == "move 15"
    assert understood(prompt, words, "2 4") == "move 4"
    assert understood(prompt, words, "4 11") == "peek 11"
    assert understood(prompt, words, "3") == "attempt"


def test_a_spot_and_a_rotation_are_chosen_by_line_and_last_word() -> None:
    prompt, words = asked(laying())
    spots = [line for line in lines(prompt, words) if line.start.startswith("lay")]
    for line in spots:
        for end in line.ends:
            assert understood(prompt, words, f"{line.number} {end}") == f"{line.start} {end}"


@pytest.mark.parametrize(("players", "language"), in_turn((2, "en"), (4, "fr")))
def test_a_whole_game_is_played_and_its_record_verifies(tmp_path: Path, language: str, players: int) -> None:
    table = session(tmp_path / "game.json", [players - 1], players, {"memory_aid": players == 4})
    output = play_to_the_end(table, tmp_path / "game.json", language)
    assert ("La partie est finie" if language == "fr" else "The game is over") in output


def test_hint_why_rules_log_and_undo_answer(tmp_path: Path) -> None:
    table = session(tmp_path / "game.json", [0])
    output = type_answers(table, "hint", "why attempt", "rules dol-47", "1 3", "undo", "peek 2", "log", "undo")
    assert "Advice at the level of Sylph" in output
    assert "illegal move: attempt (DOL-47: your korrigan stands on a glow" in output
    assert "DOL-47 No attempt is possible on a glow" in output
    assert "Your korrigan goes to light point 3." in output
    assert "One move taken back." in output
    assert output.count("You peek at the slab on place 2 and see: ") == 2
    assert "Nothing can be taken back" in output


def test_people_at_one_keyboard_do_not_see_what_others_have_peeked_at(tmp_path: Path) -> None:
    table = session(tmp_path / "game.json", [0, 1], 2)
    console = ScriptedConsole(table, ["peek 5", "move 0"], clears=True)
    with pytest.raises(PlayerQuit):
        Player(table, "en", console, pace=0).run()
    first, second = console.output.rsplit("\x1b[3J", 1)
    assert "and see: " in first
    assert "and see: " not in second


def test_bots_are_watched_in_both_languages(tmp_path: Path, language: str) -> None:
    table = session(tmp_path / "game.json", [])
    console = ScriptedConsole(table, [])
    watch(table, language, console, pace=0)
    assert table.course.result() is not None
    assert ("Tour de table 1" if language == "fr" else "Round 1") in console.flat_output
    assert not any(word in console.flat_output for word in ("and see", "et voyez", "fits yours", "va chez vous"))
