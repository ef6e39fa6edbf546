"""What a player may do with a card, and what it does."""

from folkmoot.testing import proves

from .helpers import (
    TEN,
    at,
    buys,
    column,
    decider,
    discards,
    face_up,
    games,
    keeps,
    legal,
    markers,
    market,
    play,
    player,
    same_day,
    seen,
    why,
)

MARKET = ["red-7", "blue-3", "green-3", "violet-10"]


@proves("RAI-22")
def test_each_pick_takes_exactly_one_card_and_nobody_may_pass() -> None:
    for played in games(4):
        left = set(market(played.before)) - {played.words[1]}
        assert len(left) == len(played.before.market) - 1
        if played.after.turn == played.before.turn + 1:
            assert set(market(played.after)) == left
        assert played.before.moves(played.seat)


@proves("RAI-27")
def test_a_card_is_used_in_exactly_one_way() -> None:
    for played in games(6, bank_accounts=True, forced_borrowing=False):
        if not same_day(played):
            continue
        card, after = played.words[1], played.after
        placed = len(markers(after, played.seat) - markers(played.before, played.seat))
        use = (card in face_up(after, played.seat), card in seen(after).discard_pile, placed)
        assert use == {"keep": (True, False, 0), "buy": (False, True, 1), "discard": (False, True, 0)}[played.words[0]]


@proves("RAI-29")
def test_a_buy_needs_gold_a_marker_and_a_vacant_space() -> None:
    full = [[], column("R"), []]
    poor = at(market=["red-7"], turn=3, gold=[6, 0, 0])
    bare = at(market=["red-7"], turn=3, markers=[_ten_markers(), [], []])
    crowded = at(market=["red-7"], turn=3, markers=full)
    able = at(market=["red-7"], turn=3, gold=[7, 0, 0], markers=[["O1"], ["R1", "R2", "R4"], []])
    assert legal(poor) == legal(bare) == legal(crowded) == keeps("red-7")
    assert legal(able) == keeps("red-7") | buys("red-7", "3")


def _ten_markers() -> list[str]:
    """All the markers of a player, away from red and violet."""
    return column("O") + column("Y") + ["B1", "B2"]


@proves("RAI-30")
def test_a_buy_pays_the_number_places_a_marker_and_discards_the_card() -> None:
    position = at(market=MARKET, gold=[15, 4, 9])
    play(position, "buy red-7 R3")
    assert position.gold == [8, 4, 9]
    assert position.account == [0, 0, 0]
    assert [markers(position, seat) for seat in range(3)] == [{"R3"}, set(), set()]
    assert position.supply == [9, 10, 10]
    assert market(position) == ["blue-3", "green-3", "violet-10"]
    assert "red-7" in seen(position).discard_pile
    assert face_up(position, 0) == set()


@proves("RAI-31")
def test_any_vacant_space_of_the_colour_may_be_chosen_wherever_the_other_markers_are() -> None:
    position = at(market=["green-2"], turn=3, markers=[["R1", "V4"], ["G2"], []])
    assert legal(position) == keeps("green-2") | buys("green-2", "134")


@proves("RAI-32")
def test_a_space_holds_one_marker_of_any_owner() -> None:
    position = at(market=["green-2"], turn=3, markers=[["G1"], ["G2"], []])
    assert legal(position) == keeps("green-2") | buys("green-2", "34")
    assert why(position, "buy green-2 G1") == why(position, "buy green-2 G2") == "RAI-32"


@proves("RAI-32")
def test_markers_stay_where_they_are_all_day() -> None:
    for played in games(5):
        for seat in range(int(played.before.seats)):
            assert markers(played.before, seat) <= markers(played.after, seat)


@proves("RAI-33")
def test_paying_down_to_nothing_is_allowed_but_not_below() -> None:
    exact = at(market=["blue-7", "red-8"], turn=2, gold=[0, 0, 7])
    assert legal(exact) == keeps("blue-7", "red-8") | buys("blue-7")
    assert why(exact, "buy red-8 R1") == "RAI-33"
    play(exact, "buy blue-7 B4")
    assert exact.gold[2] == 0


@proves("RAI-34", "RAI-99")
def test_without_bank_accounts_an_account_pays_for_nothing_on_any_day() -> None:
    for day in (1, 2, 3):
        position = at(market=["blue-7"], turn=3, gold=[6, 0, 0], account=[500, 0, 0], day=day, options={"days": 3})
        assert legal(position) == keeps("blue-7")
        assert why(position, "buy blue-7 B1") == "RAI-33"


@proves("RAI-35")
def test_a_player_with_all_markers_on_the_board_buys_no_more() -> None:
    position = at(market=["red-1", "violet-2"], turn=2, gold=[0, 0, 50], markers=[[], [], _ten_markers()])
    assert position.supply[2] == 0
    assert legal(position) == keeps("red-1", "violet-2")
    assert why(position, "buy red-1 R1") == "RAI-35"


@proves("RAI-36")
def test_a_number_already_face_up_may_still_be_bought() -> None:
    position = at(market=["red-7"], turn=3, face_up=[["blue-7"], [], []])
    assert legal(position) == buys("red-7")


@proves("RAI-37")
def test_nobody_keeps_a_number_twice_whatever_the_colours() -> None:
    position = at(market=["red-7", "blue-6"], turn=2, gold=[0, 0, 0], face_up=[["green-6"], [], ["blue-7"]])
    assert legal(position) == keeps("blue-6")  # what others have face up does not matter
    assert why(position, "keep red-7") == "RAI-37"


@proves("RAI-38")
def test_a_kept_card_lies_face_up_and_its_number_comes_in_at_once() -> None:
    position = at(market=MARKET, gold=[1, 2, 3])
    play(position, "keep violet-10")
    assert position.gold == [11, 2, 3]
    assert [face_up(position, seat) for seat in range(3)] == [{"violet-10"}, set(), set()]
    assert market(position) == ["red-7", "blue-3", "green-3"]
    assert "violet-10" not in seen(position).discard_pile
    assert position.supply == [10, 10, 10]


@proves("RAI-39")
def test_face_up_cards_stay_all_day_and_are_ten_at_most() -> None:
    for played in games(5):
        for seat in range(int(played.before.seats)):
            assert face_up(played.before, seat) <= face_up(played.after, seat)
            assert len(face_up(played.after, seat)) <= 10
    full = at(market=["violet-9", "red-10"], turn=2, gold=[0, 0, 0], face_up=[[], [], TEN])
    assert not any(move.startswith("keep") for move in legal(full))


@proves("RAI-40")
def test_a_bought_number_may_still_be_kept() -> None:
    position = at(market=["red-3", "blue-9", "green-8", "blue-3"], gold=[3, 0, 0])
    play(position, "buy red-3 R1", "keep blue-9", "keep green-8")
    assert legal(position) == keeps("blue-3")


@proves("RAI-40")
def test_a_discarded_card_hinders_nobody() -> None:
    four = ["orange-4"]
    position = at(market=["red-4", "blue-4"], turn=2, priority=1, gold=[0, 0, 0], face_up=[four, [], []])
    play(position, "discard red-4")
    assert face_up(position, 0) == {"orange-4"}
    assert legal(position) == keeps("blue-4")


@proves("RAI-41")
def test_a_card_is_unusable_only_if_it_can_be_neither_bought_nor_kept() -> None:
    seven = [["orange-7"], [], []]
    assert legal(at(market=["red-7"], turn=3, gold=[6, 9, 9], face_up=seven)) == discards("red-7")
    assert legal(at(market=["red-7"], turn=3, gold=[7, 0, 0], face_up=seven)) == buys("red-7")
    assert legal(at(market=["red-7"], turn=3, gold=[6, 9, 9])) == keeps("red-7")
    full = at(market=["red-7"], turn=3, gold=[9, 9, 9], face_up=seven, markers=[["R1"], ["R2", "R4"], ["R3"]])
    assert legal(full) == discards("red-7")


@proves("RAI-42")
def test_a_player_who_can_use_a_card_may_neither_discard_nor_take_an_unusable_one() -> None:
    position = at(market=["red-7", "blue-2", "red-8"], turn=1, gold=[9, 1, 9], face_up=[[], TEN[1:], []])
    assert legal(position) == discards("red-7", "blue-2", "red-8")
    position.gold[1] = 2
    assert legal(position) == buys("blue-2")
    for text in ("discard red-7", "discard blue-2", "discard"):
        assert why(position, text) == "RAI-42"


@proves("RAI-43")
def test_a_player_who_can_only_buy_must_buy_even_a_single_marker() -> None:
    position = at(market=["red-7", "red-9"], turn=2, gold=[0, 0, 8], face_up=[[], [], TEN])
    assert legal(position) == buys("red-7")
    play(position, "buy red-7 R1")
    assert player(position, 2).rainbow_worth == -10


@proves("RAI-43")
def test_a_player_who_can_only_keep_must_keep() -> None:
    position = at(market=["red-7", "red-9"], turn=2, gold=[0, 0, 6], face_up=[[], [], ["blue-9"]])
    assert legal(position) == keeps("red-7")


@proves("RAI-44")
def test_if_nothing_is_usable_any_card_may_be_discarded_for_nothing() -> None:
    position = at(market=["red-7", "blue-2", "red-8"], turn=1, gold=[5, 1, 6], face_up=[[], TEN, []])
    assert legal(position) == discards("red-7", "blue-2", "red-8")
    play(position, "discard blue-2")
    assert position.gold == [5, 1, 6]
    assert position.account == [0, 0, 0]
    assert position.supply == [10, 10, 10]
    assert face_up(position, 1) == set(TEN)
    assert market(position) == ["red-7", "red-8"]
    assert "blue-2" in seen(position).discard_pile


@proves("RAI-45")
def test_among_all_buys_and_keeps_the_choice_is_free() -> None:
    position = at(market=MARKET, gold=[7, 0, 0], face_up=[["red-3"], [], []], markers=[["R1"], ["B2"], []])
    assert legal(position) == keeps("red-7", "violet-10") | buys("red-7", "234") | buys("blue-3", "134") | buys(
        "green-3"
    )


@proves("RAI-23", "RAI-46")
def test_for_the_last_pick_only_the_last_card_counts() -> None:
    choice = at(market=["red-7"], turn=3, gold=[7, 0, 0])
    assert decider(choice) == 0
    assert legal(choice) == keeps("red-7") | buys("red-7")
    forced = at(market=["red-7"], turn=3, gold=[7, 0, 0], face_up=[["blue-7"], [], []])
    assert legal(forced) == buys("red-7")
    unusable = at(market=["red-7"], turn=3, gold=[0, 0, 0], face_up=[["blue-7"], [], []])
    assert legal(unusable) == discards("red-7")


@proves("RAI-24")
def test_the_second_pick_starts_from_what_the_picks_before_it_left() -> None:
    position = at(market=["red-7", "blue-2", "red-3", "blue-7"], gold=[0, 9, 9], markers=[[], ["B4"], []])
    play(position, "keep red-7", "buy blue-2 B1", "keep red-3")
    assert decider(position) == 0
    assert legal(position) == buys("blue-7", "23")  # the seven gold of the first pick, its number, the others' markers


@proves("RAI-24")
def test_the_second_pick_counts_the_marker_of_the_first() -> None:
    nine = column("O") + column("Y") + ["G1"]
    position = at(market=["red-1", "blue-2", "red-3", "blue-1"], gold=[9, 9, 9], markers=[nine, [], []])
    play(position, "buy red-1 R1", "keep blue-2", "keep red-3")
    assert legal(position) == keeps("blue-1")
