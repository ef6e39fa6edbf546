"""Figures of balance are those of the games, journals from elsewhere join in, and what people wrote is never lost."""

from pathlib import Path

import pytest
from msgspec import structs

from benchmarks.balance.__main__ import main
from benchmarks.balance.figures import Figures, fold, margin
from benchmarks.balance.files import figures_in, keep_figures, read_figures
from benchmarks.balance.page import BY_HAND, page, write_page
from benchmarks.balance.studies import TITLES, Detail, Study, Title, studies_of
from benchmarks.balance.tables import changes_table, seats_table, unused_lines, uses_table
from folkmoot.arena.errors import BadJournal
from folkmoot.arena.games import Decision, Played
from folkmoot.arena.journal import Journal
from folkmoot.engine.errors import FolkmootError
from folkmoot.engine.registry import all_games, find_game
from tests.arena.helpers import forfeited, game, match, task

RAINBOWS = find_game("rainbows")
TITLE = Title("pick", [], [Detail("Number kept", r"keep \w+-(\d+)")])


def picks(played: Played, *moves: tuple[int, str]) -> Played:
    """The game with these decisions, by seat."""
    return structs.replace(played, rows=[Decision(seat, "pick", move, 3) for seat, move in moves])


def folded(*games: Played) -> Figures:
    return fold(match("gnome"), task(match("gnome")).versions, TITLE, games)


def journal(path: Path, *games: Played, bots: tuple[str, ...] = ("gnome",), decisions: bool = False) -> Path:
    kept = Journal(path, task(match(*bots), decisions=decisions))
    kept.add(games)
    kept.close()
    return path


def test_seats_places_scores_and_margins_are_those_of_the_games() -> None:
    first = picks(game(0, [3, 1, 2], scores=[5, 30, 20]), (1, "keep red-7"), (2, "keep red-8"), (0, "discard red-9"))
    second = picks(game(1, [1, 1, 3], scores=[20, 20, 5]), (1, "keep red-7"), (2, "keep red-8"), (0, "keep red-9"))
    figures = folded(first, second, forfeited(2, 0, 3, "gnome"))
    assert (figures.games, figures.given_away) == (2, 1)
    assert [seat.total for seat in figures.seats] == [0.5, 1.5, 0.0]
    assert [place.total for place in figures.places] == [1.5, 0.0, 0.5]
    assert figures.scores == {5: 2, 20: 3, 30: 1}
    assert figures.margins == {0: 1, 10: 1}


def test_moves_are_counted_for_winners_and_for_the_others() -> None:
    first = picks(game(0, [1, 2, 2]), (0, "keep red-7"), (0, "keep red-7"), (1, "keep red-7"), (2, "discard red-9"))
    figures = folded(first)
    keep, discard = figures.uses["pick: keep"], figures.uses["pick: discard"]
    assert (keep.count, keep.winners, keep.others, keep.squares) == (3, 2.0, 0.5, 2.25)
    assert (discard.count, discard.winners, discard.others) == (1, 0.0, 0.5)
    assert list(figures.details["Number kept"]) == ["7"]
    assert uses_table([figures])[3] == "| pick: keep | 1.00 | +300 % |"


def test_moves_that_tell_nothing_are_only_named() -> None:
    figures = folded(picks(game(0, [1, 2, 2]), *[(seat, "keep red-7") for seat in range(3)], (0, "buy red-8 R1")))
    assert len(uses_table([figures])) == 3
    lines = unused_lines(RAINBOWS, [figures])
    assert lines == [
        "By all players equally often in every game: pick: keep.",
        "Never made without an option: discard.",
    ]


def test_answers_that_follow_from_other_moves_are_named_apart() -> None:
    figures = read_figures("pixie_queen")
    assert not [row for row in uses_table(figures) if row.startswith("| after: ")]
    assert "after: remove_stone" in unused_lines(find_game("pixie_queen"), figures)[0]


def test_the_margin_is_that_of_the_first_two_ranks() -> None:
    assert margin([1, 3, 2], [50, 10, 45]) == 5
    assert margin([1, 2, 3], [50, 50, 45]) == 0


def test_a_share_is_bold_where_its_interval_leaves_out_the_fair_one() -> None:
    games = [game(number, [2, 1, 3] if number % 3 else [1, 2, 3]) for number in range(30)]
    row = seats_table([folded(*games)])[2]
    assert row.split(" | ")[4:] == ["33.3 ± 17.2 %", "**66.7 ± 17.2 %**", "**0.0 ± 0.0 %** |"]
    assert "**" not in seats_table([folded(*games[1:])])[2]


def test_an_option_is_compared_with_the_defaults_decision_by_decision() -> None:
    usual = folded(picks(game(0, [1, 2, 3], decisions=4), (0, "keep red-7"), (1, "keep red-8")))
    longer = folded(picks(game(0, [1, 2, 3], decisions=8), *[(0, "keep red-7")] * 4, (1, "deposit 5")))
    assert "none by more" in changes_table([(usual, usual)])[2]
    assert "pick: deposit 0.00 → 0.33" in changes_table([(longer, usual)])[2]
    assert "keep" not in changes_table([(longer, usual)])[2]


def test_games_after_a_gap_do_not_count_and_none_counts_twice(tmp_path: Path) -> None:
    games = [game(number, [1, 2, 3]) for number in (0, 1, 1, 3)]
    assert figures_in(journal(tmp_path / "gap.journal", *games)).games == 2


def test_a_match_of_several_bots_says_nothing_about_balance(tmp_path: Path) -> None:
    with pytest.raises(BadJournal, match="one bot that plays against itself, got gnome, imp"):
        figures_in(journal(tmp_path / "two.journal", game(0, [1, 2, 3]), bots=("gnome", "imp")))


def test_games_from_elsewhere_join_the_page_and_what_people_wrote_stays(tmp_path: Path) -> None:
    main(["--pages", str(tmp_path), "add", str(journal(tmp_path / "one.journal", game(0, [1, 2, 3])))])
    path = tmp_path / "rainbows.md"
    assert "of stronger bots there are no figures yet" in path.read_text("utf-8")
    path.write_text(path.read_text("utf-8").replace("Nothing yet.", "The first seat is lucky."), "utf-8")
    more = [journal(tmp_path / f"{bot}.journal", game(0, [1, 2, 3]), bots=(bot,)) for bot in ("sylph", "gnome")]
    assert main(["--pages", str(tmp_path), "add", *map(str, more)]) == 0
    content = path.read_text("utf-8")
    assert "| 3 players | sylph | 1 |" in content
    assert content.count("| 3 players | gnome | 1 |") == 1
    assert content.endswith(f"{BY_HAND}\n\nThe first seat is lucky.\n")


def test_a_page_without_the_heading_is_left_alone(tmp_path: Path) -> None:
    keep_figures(folded(game(0, [1, 2, 3])), tmp_path)
    (tmp_path / "rainbows.md").write_text("words of ours", "utf-8")
    with pytest.raises(FolkmootError, match="expected the heading"):
        write_page(RAINBOWS, tmp_path)
    assert (tmp_path / "rainbows.md").read_text("utf-8") == "words of ours"


def test_a_match_is_played_and_gone_on_with(tmp_path: Path) -> None:
    words = ["--pages", str(tmp_path), "play", "rainbows", "--players", "3", "--journals", str(tmp_path / "journals")]
    assert main([*words, "--games", "2", "--option-games", "0"]) == 0
    assert main([*words, "--games", "3", "--option-games", "1"]) == 0
    assert sorted(figures.games for figures in read_figures("rainbows", tmp_path)) == [1, 1, 1, 1, 3]
    assert "pick: keep" in page(RAINBOWS, tmp_path)


def test_every_title_has_studies_that_can_be_played() -> None:
    assert set(TITLES) == set(all_games())
    for title in all_games().values():
        studies = studies_of(title)
        assert [study.players for study in studies if not study.options] == title.default_player_counts()
        assert all(title.options_for(study.players, study.options) for study in studies)
    assert Study(2, {"two_player_variant": True}) in studies_of(RAINBOWS)


@pytest.mark.parametrize("name", TITLES)
def test_the_pages_are_made_of_the_figures_that_are_kept(name: str) -> None:
    kept = Path(__file__).parents[2] / "docs" / "balance"
    content = (kept / f"{name}.md").read_text("utf-8")
    assert content == page(find_game(name), kept), "run: python -m benchmarks.balance page"
    assert "Nothing yet." not in content
