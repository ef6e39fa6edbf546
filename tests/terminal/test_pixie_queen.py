"""Pixie Queen at the terminal: the hill, everybody's things, questions asked by space, and whole games."""

import re
from pathlib import Path
from typing import Any

import pytest

from folkmoot.engine.acts import Plays
from folkmoot.engine.position import Position
from folkmoot.engine.prompts import Prompt
from folkmoot.games.pixie_queen import GAME
from folkmoot.games.pixie_queen.state import PixieQueenState
from folkmoot.terminal.asking import draw_question, lines, narrowed, understood
from folkmoot.terminal.boards import draw
from folkmoot.terminal.play import Player, PlayerQuit
from folkmoot.terminal.session import Session
from folkmoot.terminal.watch import watch
from folkmoot.text import Words
from tests.games.pixie_queen.helpers import at, offering, opening, promoting, random_game, seen
from tests.settings import in_turn
from tests.terminal.scripted_console import (
    ScriptedConsole,
    bot_move,
    play_to_the_end,
    rendered,
    start_session,
    type_answers,
)

NAMES = ["Lutin", "Puck", "Nixe", "Brownie", "Farfadet"]
HILL = 16
"""Lines of the hill."""


def session(file: Path, people: list[int], players: int = 3, options: dict[str, object] | None = None) -> Session:
    return start_session(GAME, file, people, players, options)


def drawn(position: Position, eye: int | None, language: str = "en", width: int = 80) -> str:
    return rendered(draw(position.view(eye), Words(GAME, language, NAMES, eye)), width)


def rows(drawing: str) -> list[str]:
    """Returns the lines inside the frame."""
    return [line[2:-2].rstrip() for line in drawing.splitlines()[1:-1]]


def asked(position: Position, language: str = "en") -> tuple[Prompt, Words]:
    seat = position.deciders()[0]
    prompt = position.prompt(seat)
    assert prompt is not None
    return prompt, Words(GAME, language, NAMES, seat)


def midgame(**facts: Any) -> PixieQueenState:
    """Returns round 3 in the action phase: discs, tiles, stones, servants, a demand that has come twice."""
    first = {
        "goods": "5a 3h 2b 6s",
        "on": "casino steal_food",
        "stones": [2, 0],
        "discs": 3,
        "food_tile": 3,
        "one_use": "grace_tile",
        "punishment": 12,
        "silver_case": 3,
        "used": ["mine"],
    }
    second = {"on": "exchange rob_pixie", "discs": 0, "servants": 1, "punishment": 53, "gold_case": 7, "used": ["copy"]}
    third = {"discs": 2}
    given: dict[str, Any] = {
        "round": 3,
        "demand": ["honey", "honey"],
        "small": [1, 0, 2],
        "big": [2, 0, 1],
        "discs_on": {"tracks": [2, 1]},
        "taken": [1, 0, 1],
        "pantry": [1, 2],
        "special_by": 2,
        "board_skills": ["cheap_gold", None, "extra_slot", None, None, "copy_any"],
    }
    return at(3, first, second, third, **(given | facts))


def test_the_table_fits_the_terminal(language: str) -> None:
    for position in (opening(5), midgame(), at(2), offering(5), promoting(4)):
        for width in (60, 80, 100, 120, 160, 200):
            for eye in (0, None):
                drawing = drawn(position, eye, language, width)
                assert max(len(line) for line in drawing.splitlines()) <= width
    for number in (2, 3, 4, 5):
        assert len(drawn(at(number), 0, language).splitlines()) <= 38
    assert len(drawn(midgame(), 0, language, 160).splitlines()) <= 24


def test_the_hill_shows_levels_pixies_discs_prices_and_tiles() -> None:
    assert rows(drawn(midgame(), 0))[:HILL] == [
        "Order ★C A B                  ┌──────────────┐                        Demand",
        "Next   B A C                  │    Castle    │               Ho Ho ? ? ? ? ?",
        "★ Favourite                   │     open     │           left 3 Ap 1 Ho 3 Br",
        "Stock                 ┌───────┴──────┬───────┴──────┐           Special area",
        "29 Ap 32 Ho 33 Br     │13 Forge a Ri…│14 Rob a Pixie│         2 Ap 1 Ho 1 Br",
        "19 Si 16 Go           │ApApHoBr · ○○ │ApHoBrBr B ○  │                   1 Si",
        "               ┌──────┴───────┬──────┴───────┬──────┴───────┐",
        "Bag 53         │10 Punishment │11 Silver and…│12 Casino     │     Food tiles",
        "               │ApApBr   · ○○ │BrBrHo   · ●●B│HoHoAp   A ○  │          2 4 4",
        "       ┌───────┴──────┬───────┴──────┬───────┴──────┬───────┴──────┐",
        "       │6 Food Tile   │7 Double Offe…│8 Look in the…│9 Grace       │",
        "       │ApBr[2]  · ○○ │ApHo[•]  · ○○ │HoBr[•]  · ○○ │HoHo[ ]  · ○○ │",
        "┌──────┴───────┬──────┴───────┬──────┴───────┬──────┴───────┬──────┴───────┐",
        "│1 Steal Food  │2 Steal Silver│3 Promotion   │4 Exchange    │5 Silver into…│",
        "│Ap       A ○  │Br       · ○○ │Ho       · ○○ │Br       B ○  │Ap       · ○○ │",
        "└──────────────┴──────────────┴──────────────┴──────────────┴──────────────┘",
    ]


def test_spaces_beside_the_hill_show_who_has_used_them_and_whether_others_still_may() -> None:
    assert [line.rstrip() for line in rows(drawn(midgame(), 0))[HILL : HILL + 3]] == [
        "15 The Mine ●A ○            16 Trade Tiles ○         17 Pantry ●B●C ○",
        "18 Copy an Action ●B ○ −2   19 Special Offering ●C   20 Turn Order ○",
        "21 Priority ○",
    ]
    all_used = midgame(pantry=[1, 2, 2], special_by=2, order_by=2, active=0)
    assert "17 Pantry ●B●C●C   " in drawn(all_used, 0)
    assert "20 Turn Order ●C" in drawn(all_used, 0)


def test_reward_rows_skills_and_the_demand_of_the_round_are_drawn(language: str) -> None:
    drawing = drawn(midgame(), 0, language)
    servants, rings, specials = (
        ("Servants", "Rings", "Specials") if language == "en" else ("Servants", "Anneaux", "Spéciales")
    )
    assert f"{servants} 9 8 7 6·5 4   {rings} 10 9 8 7 6·5 4   {specials} 5 6 7 8·9 10" in drawing
    assert ("Cheap Gold · Extra Place · Free Copying" if language == "en" else "Or à bon compte · Place") in drawing
    assert ("[Ho]" if language == "en" else "[Mi]") in drawn(offering(3, demand="honey"), 0, language)
    carried = midgame(extra_tile="bag_tile")
    assert "Extra Place (Look in the Bag tile)" in drawn(carried, 0)


def test_skills_are_explained_while_they_are_chosen(language: str) -> None:
    position = opening(3)
    drawing = " ".join(drawn(position, position.deciders()[0], language).replace("│", " ").split())
    words = Words(GAME, language)
    for skill in seen(position).board_skills:
        assert f"{words.name('skill', str(skill))} {words.name('tells', str(skill))}" in drawing


def test_every_player_has_a_line_of_figures_and_their_things_below_it() -> None:
    assert rows(drawn(midgame(), 0))[-8:] == [
        "          Points  To mine  Punishment  Silver    Gold      Captives  Discs",
        "▶ A you   12      8        7 = 2+2+3   3 (3 Si)  1 (4 Go)  3 ■2      ●●●",
        "    blue · Servant Bonus · 3-food tile · Grace tile",
        "    5 Ap 3 Ho 2 Br 6 Si   Rewards 0",
        "  B Puck  53      –        5 = 2+3+0   1 (4 Si)  7 (1 Go)  2         –",
        "    red · Ring Bonus · 1 servant",
        "  C Nixe  0       10       7 = 1+3+3   1 (4 Si)  1 (4 Go)  5         ●●",
        "    yellow · Mild Captivity",
    ]


def test_goods_and_rewards_are_seen_by_their_owner_by_all_where_stocks_are_open_and_at_the_end() -> None:
    hidden = at(3, {"rewards": ["ring-10-1", "ring-9-2"], "goods": "4a 1g"}, taken=[0, 2, 0], round=3)
    assert "4 Ap 1 Go   Rewards 19 = 10+9" in drawn(hidden, 0)
    assert "4 Ap 1 Go" not in drawn(hidden, 1)
    assert "Rewards" not in drawn(hidden, None)
    assert drawn(at(3, options={"open_stocks": True}), None).count("2 Ap 2 Ho 2 Br 2 Si 2 Go") == 3


def test_an_offer_is_seen_by_its_owner_and_by_all_once_it_is_open() -> None:
    composed = offering(3, {"offer": "2a", "stage": "commit"}, {"offer": "1s", "stage": "committed"})
    assert "Offer 2 Ap" in drawn(composed, 0)
    assert "Offer" not in drawn(composed, 1).replace("Offer 1 Si", "").replace("Offering", "")
    assert "Offer 2 Ap" not in drawn(composed, 1)
    assert [line[0] for line in rows(drawn(composed, 0)) if line[2:3] in ("A", "B", "C")] == ["▶", " ", "▶"]
    opened = promoting(3, {"offer": "2a"}, {"offer": "1s"})
    assert "Offer 2 Ap" in drawn(opened, 2)
    assert "Offer 1 Si" in drawn(opened, 2)


def test_the_neutral_band_and_the_dungeon_have_their_lines(language: str) -> None:
    two = rows(drawn(at(2, neutral={"on": "grace", "stones": [1, 0]}), 0, language))
    neutral = ["C", "Neutral", "yellow", "4", "■1"] if language == "en" else ["C", "Neutre", "jaune", "4", "■1"]
    assert neutral in [line.split() for line in two]
    drawing = drawn(at(3, {}, {"out": 1, "punishment": 60}), 0, language)
    assert ("B Puck  in the dungeon" if language == "en" else "B Puck  aux oubliettes") in drawing


def test_the_contents_of_the_bag_are_drawn_for_eyes_that_may_see_them() -> None:
    assert "30Si 10Go 15■" in drawn(at(3, options={"show_bag_contents": True}), 1)
    assert "15■" not in drawn(at(3), 0)


def test_a_pixie_in_the_castle_is_seen() -> None:
    inside = rows(drawn(promoting(3, {"on": "grace"}, castle=1, castle_open=False), 0))
    assert inside[1][31:45].strip() == "Castle"
    assert inside[2][31:45].strip() == "B"


def test_wide_terminals_have_full_names_or_the_players_beside_the_hill() -> None:
    assert "│5 Silver into Gold    │" in drawn(midgame(), 0, width=120)
    beside = drawn(midgame(), 0, width=160).splitlines()
    assert "Castle" in beside[2]
    assert "▶ A you" in beside[2]


def test_at_the_end_the_points_are_explained(language: str) -> None:
    *_, last = random_game(3, 4)
    drawing = drawn(last.after, 0, language)
    assert ("How the points came about" if language == "en" else "D’où viennent les points") in drawing
    assert ("Demanded in no round" if language == "en" else "Exigés dans aucune manche") in drawing
    for seat, player in enumerate(seen(last.after, 0).players):
        final, name = player.final, Words(GAME, language, NAMES, 0).seat_name(seat)
        assert final is not None
        total = str(final.total).replace("-", "−")
        assert any(line.split()[1:2] == [name] and line.endswith(f" {total}") for line in rows(drawing))


def test_an_action_is_chosen_by_the_number_of_its_space_and_its_choices_are_asked_next(language: str) -> None:
    prompt, words = asked(midgame(), language)
    assert len(prompt.choices) > 50
    offered = lines(prompt, words)
    assert [line.number for line in offered] == [1, 2, 3, 4, 5, 10, 12, 14, 16, 17, 18, 20, 21, 24, 25]
    assert len(rendered(draw_question(prompt, words), 80).splitlines()) <= len(offered) + 3
    assert understood(prompt, words, "12") == "casino"
    assert understood(prompt, words, "1 honey") == "steal_food honey"
    assert understood(prompt, words, "4 apple silver 5") == "exchange apple silver 5"
    exchange = narrowed(prompt, words, "4")
    assert exchange is not None
    assert {choice.parts[0].id for choice in exchange.choices} == {"exchange"}
    assert understood(exchange, words, "3 2") == "exchange apple silver 2"
    assert narrowed(exchange, words, "3") is None
    assert narrowed(prompt, words, "12") is None


def test_few_choices_are_listed_one_by_one_under_what_they_have_in_common() -> None:
    prompt, words = asked(midgame())
    promotion = narrowed(prompt, words, "promotion")
    assert promotion is not None
    listed = [line.strip() for line in rendered(draw_question(promotion, words), 120).splitlines()]
    assert listed.count("Promotion: from the mine") == listed.count("Promotion: from Casino") == 1
    starts = [line.start for line in lines(promotion, words)]
    assert starts == [choice.move for choice in promotion.choices]
    assert (
        understood(promotion, words, str(starts.index("promotion casino forge_ring") + 1))
        == "promotion casino forge_ring"
    )
    amounts = narrowed(*asked(at(3, {"goods": "9s", "silver_case": 4})), "5")
    assert amounts is not None
    assert [line.number for line in lines(amounts, words)] == [1, 2, 3, 4]


def test_the_name_of_an_action_never_means_a_space_where_something_else_ends() -> None:
    position = at(3, {"goods": ""}, {"on": "convert"})
    prompt, words = asked(position)
    assert "rob_pixie convert" in [choice.move for choice in prompt.choices]
    assert understood(prompt, words, "convert") == "convert"
    assert understood(prompt, words, "rob a pixie") == "rob_pixie convert"
    french = Words(GAME, "fr", NAMES, 0)
    assert understood(prompt, french, "vol d'un pixie") == "rob_pixie convert"
    assert understood(prompt, french, "voler de l'argent") == "steal_silver"


def test_the_number_of_a_space_that_cannot_be_used_is_answered_with_the_reason(tmp_path: Path) -> None:
    table = session(tmp_path / "game.json", [0, 1, 2])
    for _ in range(3):
        seat = table.course.position.deciders()[0]
        table.play(seat, bot_move(table, seat))
    output = type_answers(table, "13", "5", "14", "why exchange")
    assert "illegal move: forge_ring (PIX-371: " in output
    assert "illegal move: convert (PIX-341: " in output
    assert "illegal move: rob_pixie (PIX-382: " in output
    assert "legal: exchange" in output


def test_enter_goes_back_to_the_whole_question(tmp_path: Path, language: str) -> None:
    table = session(tmp_path / "game.json", [0, 1, 2])
    for _ in range(3):
        seat = table.course.position.deciders()[0]
        table.play(seat, bot_move(table, seat))
    output = type_answers(table, "1", "", "1", "2", language=language)
    back = (
        "Press Enter to choose something else." if language == "en" else "Appuyez sur Entrée pour choisir autre chose."
    )
    assert output.count(back) == 2
    assert output.count("steal_food …") == 2
    assert table.course.acts[3:] == [Plays(seat=table.course.played[-1].seat, move="steal_food honey")]


@pytest.mark.parametrize(("players", "language"), in_turn((2, "en"), (5, "fr")))
def test_a_whole_game_is_played_and_its_record_verifies(tmp_path: Path, language: str, players: int) -> None:
    table = session(tmp_path / "game.json", [players - 1], players)
    output = play_to_the_end(table, tmp_path / "game.json", language)
    assert ("La partie est finie" if language == "fr" else "The game is over") in output


def test_a_secret_offer_is_asked_for_step_by_step_below_one_drawing(tmp_path: Path) -> None:
    table = session(tmp_path / "game.json", [0])
    console = ScriptedConsole(table, [], play_on=True)
    Player(table, "en", console, pace=0).run()
    asked_for = console.flat_output.split("do you hand over what you have chosen?")
    assert len(asked_for) > 3
    for before in asked_for[:-1]:
        last_drawing = before.rsplit("○ price", 1)[1]
        assert last_drawing.count("The Queen demands") >= 3


def test_people_at_one_keyboard_do_not_see_each_others_goods(tmp_path: Path) -> None:
    table = session(tmp_path / "game.json", [0, 1], 2)
    console = ScriptedConsole(table, ["1", "1"], clears=True)
    with pytest.raises(PlayerQuit):
        Player(table, "en", console, pace=0).run()
    screens = [re.sub(r"\x1b\[[\d;]*m", "", screen) for screen in console.output.split("\x1b[3J")]
    readers = [re.findall(r"([AB]) you ", screen) for screen in screens]
    assert {reader for reading in readers for reader in reading} == {"A", "B"}
    assert all(len(set(reading)) <= 1 for reading in readers)
    assert [screen.count("Rewards") for screen in screens] == [len(reading) for reading in readers]


def test_bots_are_watched_in_both_languages(tmp_path: Path, language: str) -> None:
    table = session(tmp_path / "game.json", [])
    console = ScriptedConsole(table, [])
    watch(table, language, console, pace=0)
    assert table.course.result() is not None
    assert ("Manche 1 sur 7" if language == "fr" else "Round 1 of 7") in console.flat_output
