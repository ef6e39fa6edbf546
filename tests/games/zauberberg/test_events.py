"""The events of a game: which are news, which can be taken back, and their arguments."""

import pytest

from folkmoot.engine.events import Event, Log
from folkmoot.testing import proves

from .helpers import asked, at, event_args, legal, moving, opening, play, random_game, rules
from .scenes import Given, arriving


def event(log: Log, key: str) -> Event:
    """Returns the one event of a kind."""
    (only,) = [event for event in log.events if event.public and event.public.key == key]
    return only


def flags(log: Log, key: str) -> tuple[bool, bool, bool]:
    """Returns whether an event reveals something, whether the move named it, and whether it clears the table."""
    only = event(log, key)
    return only.reveals, only.named_by_move, only.clears


@pytest.mark.parametrize(
    ("put", "tokens", "face_up", "expected"),
    [
        ("", {"L1-12": "passage"}, [], (True, False, True)),
        ("", {"L1-12": "passage"}, ["L1-12"], (False, False, True)),
        ("", {"L1-12": "passage"}, ["L1-08", "L1-18", "L1-02", "L4-14"], (True, False, True)),
        ("b1@L2-09", {"L1-12": "passage"}, [], (True, False, False)),
        ("b1@L2-09", {"L1-12": "passage"}, ["L1-12", "L1-18"], (False, False, False)),
        ("b1@L2-09", {"L1-12": "ghost"}, [], (True, False, True)),
        ("b1@L2-09", {"L1-12": "trapdoor"}, ["L1-12"], (False, False, True)),
    ],
)
@proves("ZAU-105", "ZAU-131", "ZAU-107")
def test_a_token_is_news_unless_it_lay_open_and_stays_open_only_under_a_waiting_kobold(
    put: str, tokens: dict[str, str], face_up: list[str], expected: tuple[bool, bool, bool]
) -> None:
    log = play(moving(f"a1@L1-11 {put}", "a1", "145", tokens=tokens, face_up=face_up), "walk 1 cw")
    assert flags(log, "token-shown") == expected
    assert event_args(log, "token-shown") == [{"seat": 0, "kobold": "k1", "token": tokens["L1-12"], "space": "L1-12"}]


@proves("ZAU-105", "ZAU-135")
def test_a_trapdoor_is_turned_back_unless_its_kobold_waits() -> None:
    for put, clears in (("", True), ("b1@L1-13", False)):
        log = play(arriving("L2-10", "trapdoor", put), "walk 1 cw")
        assert flags(log, "token-shown") == (True, False, clears)


@proves("ZAU-28", "ZAU-36")
def test_a_played_card_is_named_by_its_move() -> None:
    shown = (True, True, False)
    assert flags(play(at("a1@L1-13", hands="134"), "pick k1 1"), "picked") == shown
    assert flags(play(moving("a1@L1-13", "a1", "34"), "walk 3 cw"), "walked") == shown
    assert flags(play(moving("a1@nw", "a1", "34"), "enter 3 cw"), "entered") == shown
    assert flags(play(moving("b1+a1@L1-24", "a1", "34"), "climb 3 cw"), "climbed") == shown
    assert flags(play(at(hands="134"), "exchange 13"), "exchanged") == shown


@proves("ZAU-52", "ZAU-55", "ZAU-65")
def test_the_event_of_a_movement_names_its_card_its_direction_and_its_end() -> None:
    log = play(moving("b2@L1-13", "b2", "3J"), "walk J3 ccw")
    walked = {"seat": 1, "card": "J3", "kobold": "k2", "way": "ccw", "spaces": ["L1-13", "L1-10"], "space": "L1-10"}
    assert (rules(log)[0], event_args(log, "walked")) == (("walked", "ZAU-52"), [walked])
    log = play(moving("b2@ne", "b2", "3J"), "enter 3 cw")
    entered = {"seat": 1, "card": "3", "kobold": "k2", "way": "cw", "village": "ne", "space": "L1-12"}
    assert (rules(log)[0], event_args(log, "entered")) == (("entered", "ZAU-55"), [entered])
    log = play(moving("a1+b2@L1-24", "b2", "1J"), "climb 1 none")
    climbed = {"seat": 1, "card": "1", "kobold": "k2", "way": "none", "spaces": ["L1-24", "L2-19"], "space": "L2-19"}
    assert (rules(log)[0], event_args(log, "climbed")) == (("climbed", "ZAU-65"), [climbed])


@proves("ZAU-32", "ZAU-46")
def test_cards_that_come_into_a_hand_are_news() -> None:
    log = play(at(hands="134"), "exchange 13", draws="J2")
    assert flags(log, "drew") == (True, False, False)
    assert event_args(log, "drew") == [{"seat": 0, "number": 2}]
    assert event_args(log, "drew-cards", 0) == [{"seat": 0, "cards": ["2", "J"]}]
    assert event_args(log, "exchanged") == [{"seat": 0, "cards": ["1", "3"]}]


@proves("ZAU-23")
def test_the_deal_is_one_event_for_each_seat_with_three_cards() -> None:
    position, log = opening(4), Log()
    while asked(position)[1] == "place-kobold":
        log = play(position, min(legal(position)))
    assert event_args(log, "dealt") == [{"seat": seat, "number": 3} for seat in range(4)]
    assert {rule for key, rule in rules(log) if key == "dealt"} == {"ZAU-23"}
    assert "drew" not in {key for key, _ in rules(log)}


@proves("ZAU-30")
def test_a_shuffle_clears_the_table_and_tells_how_many_cards_it_was() -> None:
    pile = list("1" * 11 + "2" * 11 + "3" * 10 + "4" * 10 + "5" * 7 + "J")
    position = at(hands=["355", "455", "JJJ"], discard=pile)
    assert len(pile) + 9 + 1 == 60
    log = play(position, "exchange 35")
    assert event_args(log, "reshuffled") == [{"number": 52}]
    assert (flags(log, "reshuffled"), event(log, "reshuffled").rule) == ((False, False, True), "ZAU-30")


@proves("ZAU-116")
@pytest.mark.parametrize("face_up", [[], ["L1-12"], ["L1-02", "L2-06", "L4-14"]])
def test_a_storm_tells_how_many_tokens_it_hides_itself_included(face_up: list[str]) -> None:
    log = play(arriving("L1-12", "storm", face_up=face_up), "walk 1 cw")
    assert event_args(log, "tokens-hidden") == [{"number": len({*face_up, "L1-12"})}]


@proves("ZAU-111", "ZAU-117")
def test_what_a_ball_shows_is_news_and_a_turn_of_the_mountain_is_not() -> None:
    ball = arriving("L1-12", "crystal-ball", tokens={"L2-06": "storm"})
    log = play(ball, "walk 1 cw", "reveal L2-06")
    assert event_args(log, "revealed") == [{"seat": 0, "token": "storm", "space": "L2-06"}]
    assert flags(log, "revealed") == (True, False, False)
    log = play(arriving("L1-12", "storm"), "walk 1 cw", "turn ccw")
    assert (event_args(log, "turned"), flags(log, "turned")) == ([{"seat": 0, "way": "ccw"}], (False, False, False))


@proves("ZAU-124", "ZAU-127")
def test_the_event_of_a_raven_names_who_sent_it_to_whom() -> None:
    for owned, key in (([0, 1, 1], "raven-takes"), ([0, 1, 0], "raven-waits")):
        log = play(arriving("L1-12", "raven", owned=owned), "walk 1 cw", "raven c")
        assert event_args(log, key) == [{"seat": 0, "other": 2}]


@pytest.mark.parametrize(
    ("space", "keys"),
    [
        ("L1-06", ["no-card-fits"]),
        ("L1-07", ["may-go-on"]),
        ("L1-08", ["may-go-on"]),
        ("L1-09", []),
    ],
)
@proves("ZAU-43", "ZAU-60")
def test_whether_a_card_fits_is_an_event_where_not_every_card_would(space: str, keys: list[str]) -> None:
    """a1 holds a 3 on L1-04, between a pair on L1-02 and another."""
    log = play(moving(f"a1@L1-03 b1+c1@L1-02 b2+c2@{space}", "a1", "13"), "walk 1 cw")
    news = [key for key, rule in rules(log) if rule == "ZAU-43"]
    assert news == keys
    assert all(flags(log, key) == (True, False, False) for key in news)


def test_every_event_of_random_games_names_a_rule_of_the_game() -> None:
    for played in random_game(4, 8, most=200):
        for event in played.log.events:
            assert event.rule.startswith("ZAU-")
            assert event.reveals or not event.named_by_move


FLYING: Given = {"tokens": {"L1-12": "flying-card"}}


@proves("ZAU-119", "ZAU-121")
def test_the_event_of_an_extra_card_says_whether_it_is_for_this_turn_or_a_later_one() -> None:
    own = play(moving("a1@L1-11", "a1", "145", **FLYING), "walk 1 cw", draws="2")
    assert event_args(own, "extra-card") == [{"seat": 0}]
    other = play(moving("a1@L1-10 c2+b1@L1-11", "a1", "145", **FLYING), "walk 1 cw", draws="2")
    assert (event_args(other, "extra-card-later"), event_args(other, "extra-card")) == ([{"seat": 1}], [])
