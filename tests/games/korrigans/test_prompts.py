"""What players are asked, as prompts."""

from collections.abc import Callable

import pytest

from folkmoot.games.korrigans import GAME, phases
from folkmoot.games.korrigans.state import KorrigansState
from folkmoot.testing import proves
from folkmoot.text import LANGUAGES, Words
from tests.games.questions import choice, prompt_of

from .helpers import RAINBOW, Given, at, games, legal, line, play_all, random_game
from .scenes import ARRIVE, CELLS, cauldron_due, final, last_clover, meeting

ELSEWHERE = [["meadow_oak"] * 2, ["meadow_oak"] * 2]


def notes(position: KorrigansState) -> list[tuple[str, dict[str, object]]]:
    return [(note.key, dict(note.args)) for note in prompt_of(position).notes]


def note(position: KorrigansState, move: str) -> tuple[str, dict[str, object]] | None:
    phrase = choice(position, move).note
    return None if phrase is None else (phrase.key, dict(phrase.args))


def warning(position: KorrigansState, move: str) -> str | None:
    phrase = choice(position, move).warning
    return None if phrase is None else phrase.key


def test_the_choices_are_the_legal_moves_part_by_part() -> None:
    for played in random_game(3, 2, side="plain", backup="free"):
        prompt = prompt_of(played.before)
        offered = [GAME.notation(move) for move in played.before.moves(played.seat)]
        assert [choice.move for choice in prompt.choices] == offered
        assert all(" ".join(part.id for part in choice.parts) == choice.move for choice in prompt.choices)
        assert (prompt.seat, prompt.id) == (played.seat, played.phase)
        others = [played.before.prompt(seat) for seat in range(3) if seat != played.seat]
        assert others == [None, None]


def test_every_question_of_the_game_comes_up() -> None:
    asked_phases = {
        played.phase
        for options in ({}, {"side": "plain", "backup": "free"})
        for game in games(8, **options)
        for played in game
    }
    assert asked_phases == set(phases.PHASES) - {"over"}


@pytest.mark.parametrize(
    ("position", "move", "targets"),
    [
        (
            lambda: at(3, korrigans=[["village", "heath_north"], *ELSEWHERE], revealed=[["hare"], [], []]),
            "move k1 hare wheat_mill",
            [None, "korrigan a1", "companion hare", "field wheat_mill"],
        ),
        (lambda: last_clover("troll"), "gather gold1", [None, "clover gold1"]),
        (lambda: _after(last_clover("troll"), "gather gold1"), "troll 6", [None, "crossing 6"]),
        (lambda: _after(last_clover("leprechaun"), "gather gold1"), "screen c", [None, "seat 2"]),
        (lambda: _after(_goblin(), ARRIVE), "goblin c1", [None, "korrigan c1"]),
        (lambda: at(3, phase="place-sun", pawn="red"), "sun 3", [None, "sun 3"]),
        (lambda: at(3, phase="place-cloud", pawn="red", suns=line("red")), "cloud 5", [None, "cloud 5"]),
        (lambda: _blocked(), "sacrifice gold3 squirrel", [None, "token gold3", "companion squirrel"]),
        (lambda: cauldron_due(3, (5, 6)), "cauldron village", [None, "field village"]),
    ],
)
def test_the_parts_point_at_what_can_be_touched(
    position: Callable[[], KorrigansState], move: str, targets: list[str | None]
) -> None:
    assert [part.target for part in choice(position(), move).parts] == targets


def _after(position: KorrigansState, *texts: str) -> KorrigansState:
    play_all(position, *texts)
    return position


def _goblin() -> KorrigansState:
    return meeting(carried=[["goblin", ""], ["", ""], ["", ""]])


def _blocked(**facts: object) -> KorrigansState:
    usual: Given = {"korrigans": [["village"] * 2, *ELSEWHERE], "hidden": [["mouse", "gold3"], None, None]}
    return at(3, phase="must-sacrifice", **(usual | facts))


@proves("KOR-41")
def test_the_first_use_of_a_companion_is_announced_as_shown_to_all() -> None:
    facts: Given = {
        "korrigans": [["village", "heath_north"], *ELSEWHERE],
        "hidden": [["squirrel", "hare"], None, None],
        "revealed": [["hare"], [], []],
    }
    position = at(3, **facts)
    assert note(position, "move k1 squirrel heath_wolves") == ("note-shows", {"companion": "squirrel"})
    assert note(position, "move k1 hare wheat_mill") is None
    assert note(at(3, screens=[False, True, True], **facts), "move k1 squirrel heath_wolves") is None


@proves("KOR-82", "KOR-85", "KOR-86")
def test_a_gatherer_is_told_how_many_tokens_are_left_and_what_the_last_brings() -> None:
    def gathering(field: str, tokens: list[str]) -> KorrigansState:
        korrigans = [[field, "heath_north"], *ELSEWHERE]
        return at(3, phase="choose-clover", mover=0, korrigans=korrigans, clovers={field: tokens})

    assert notes(gathering("wheat_mill", ["gold1", "gold1", "hare"])) == [("note-clovers-left", {"number": 2})]
    assert notes(gathering("wheat_mill", ["gold1"])) == [("note-last-clover", {})]
    assert notes(gathering("village", ["gold1"])) == [("note-last-of-village", {})]


@proves("KOR-28")
@pytest.mark.parametrize("kind", ["sun", "cloud"])
def test_placing_a_pawn_tells_which_fields_drop_out(kind: str) -> None:
    suns, clouds = line("red", "orange", "yellow", "green"), line("red", "orange", "yellow")
    pawn = "blue" if kind == "sun" else "green"
    position = at(3, phase=f"place-{kind}", pawn=pawn, suns=suns, clouds=clouds)
    rows, columns = [5, 6, 7], [4, 5, 6, 7]
    for taken in rows if kind == "sun" else columns:
        left = [
            {
                name
                for name, cells in CELLS.items()
                if any(row in free_rows and column in free_columns for row, column in cells)
            }
            for free_rows, free_columns in (
                (rows, columns),
                (
                    [row for row in rows if row != taken or kind == "cloud"],
                    [column for column in columns if column != taken or kind == "sun"],
                ),
            )
        ]
        shown = note(position, f"{kind} {taken}")
        assert shown is not None
        key, args = shown
        gone = args.get("fields")
        assert isinstance(gone, list)
        assert set(gone) == left[0] - left[1]
        assert key == ("note-fields-out" if gone else "note-no-field-out")


@proves("KOR-32")
def test_the_fifth_cloud_is_announced() -> None:
    for clouds, announced in ((3, False), (4, True)):
        position = at(
            3, phase="place-cloud", pawn=RAINBOW[clouds], suns=line(*RAINBOW[:5]), clouds=line(*RAINBOW[:clouds])
        )
        assert (notes(position) == [("note-fifth-cloud", {})]) == announced


@proves("KOR-107")
def test_the_drawer_is_told_which_possible_fields_their_own_korrigans_bar() -> None:
    def drawer_at(*own: str) -> KorrigansState:
        return cauldron_due(3, (5, 6), korrigans=[*ELSEWHERE, list(own)], first_player=0)

    assert notes(drawer_at("village", "poppies_ford")) == [("note-own-field", {"fields": ["village", "poppies_ford"]})]
    assert notes(drawer_at("village", "village")) == [("note-own-field", {"fields": ["village"]})]
    assert notes(drawer_at("heath_south", "wheat_chapel")) == []


@proves("KOR-55")
def test_a_player_who_is_blocked_is_told_so_and_one_who_places_a_korrigan_is_advised_to_take_a_companion() -> None:
    assert notes(_blocked()) == [("note-blocked", {})]
    placing = at(3, part="placement", phase="place-korrigan", round=0)
    assert notes(placing) == [("note-take-a-companion", {})]


@proves("KOR-112", "KOR-113", "KOR-115")
def test_the_final_turn_tells_what_is_left_what_is_spent_and_warns_before_stopping() -> None:
    facts: Given = {
        "korrigans": [["poppies_cairn", "heath_north"], *ELSEWHERE],
        "hidden": [["gold1"], None, None],
        "revealed": [["hare", "hare", "mole"], [], []],
    }
    position = final("wheat_dolmen", **facts)
    assert notes(position) == [("note-final", {"number": 3, "field": "wheat_dolmen"})]
    assert note(position, "move k1 hare wheat_dolmen") == ("note-spends", {"companion": "hare", "number": 1})
    assert note(position, "move k1 mole meadow_oak") == ("note-spends", {"companion": "mole", "number": 0})
    assert warning(position, "stop") == "warning-could-reach"
    assert note(position, "stop") is None
    play_all(position, "move k1 hare wheat_dolmen")
    # A hare takes the other Korrigan to Fountain Meadow only, and from there the mole does not lead to Dolmen Wheat.
    assert warning(position, "stop") is None


@proves("KOR-115")
def test_stopping_is_not_warned_against_where_no_korrigan_can_reach_the_cauldron() -> None:
    position = final(
        "heath_south", korrigans=[["poppies_cairn", "poppies_cairn"], *ELSEWHERE], revealed=[["hare"], [], []]
    )
    assert warning(position, "stop") is None
    arrived = final("village", korrigans=[["village", "village"], *ELSEWHERE], revealed=[["hare"], [], []])
    assert warning(arrived, "stop") is None
    two_rides = final(
        "village", korrigans=[["poppies_cairn", "village"], *ELSEWHERE], revealed=[["hare", "hare"], [], []]
    )
    assert warning(two_rides, "stop") == "warning-could-reach"


def test_a_single_answer_is_still_asked_and_forced_only_if_everybody_knows_it() -> None:
    alone = _after(meeting(2, carried=[["goblin", ""], ["", ""]]), ARRIVE)
    assert legal(alone) == {"goblin b1"}
    assert prompt_of(alone).forced
    second = at(
        3,
        part="placement",
        phase="place-korrigan",
        passing=1,
        round=0,
        korrigans=[["poppies_cairn", None], *[["meadow_oak", None]] * 2],
    )
    assert legal(second) == {"place poppies_calvary"}
    assert prompt_of(second).forced
    twins = last_clover("troll", clovers={"meadow_oak": ["gold1", "gold1"]})
    assert legal(twins) == {"gather gold1"}
    assert not prompt_of(twins).forced  # that both tokens are alike is a secret


@proves("KOR-129")
def test_a_choice_that_shows_something_or_draws_says_so() -> None:
    facts: Given = {
        "korrigans": [["village", "heath_north"], *ELSEWHERE],
        "hidden": [["squirrel"], None, None],
        "revealed": [["hare"], ["hare"], ["hare"]],
        "clovers": {"wheat_mill": [], "heath_wolves": [], "wheat_dolmen": ["gold1", "gold1"]},
    }
    position = at(3, **facts)
    assert choice(position, "move k1 hare wheat_dolmen").reveals  # a look
    assert not choice(position, "move k1 hare wheat_mill").reveals  # nothing lies there
    assert choice(position, "move k1 squirrel heath_wolves").reveals  # the squirrel is shown
    play_all(position, "move k1 hare wheat_dolmen")
    assert not choice(position, "gather gold1").reveals
    last = at(3, turn=2, **(facts | {"korrigans": [*ELSEWHERE, ["village", "heath_north"]]}))
    assert choice(last, "move k1 hare wheat_mill").reveals  # a pawn is drawn
    assert choice(last_clover("gold1"), "gather gold1").reveals  # the menhir


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_can_be_put_into_words(language: str) -> None:
    words = Words(GAME, language, ["Lutin", "Puck", "Nixe", "Brownie", "Farfadet"], 0)
    for game in games(1, side="plain", backup="free"):
        for played in game:
            prompt = prompt_of(played.before)
            phrases = [prompt.question, *prompt.notes]
            for offered in prompt.choices:
                phrases += [part.label for part in offered.parts] + ([offered.note] if offered.note else [])
            assert all(words.phrase(phrase) for phrase in phrases)
