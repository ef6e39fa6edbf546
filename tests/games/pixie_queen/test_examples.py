"""Worked examples of the rules file, as fixtures: actions, offers, anger, the mine, the final scoring."""

from folkmoot.testing import proves

from .helpers import (
    Seat,
    active,
    after,
    area,
    asked,
    at,
    discs,
    drawing,
    event_args,
    event_keys,
    legal,
    offer,
    offering,
    only,
    opening,
    own_view,
    owned,
    phase,
    play,
    promoting,
    rewards,
    seen,
    stock,
    stones,
    verbs_of,
    why,
)

FULL = "steal_food steal_silver promotion exchange convert"


@proves("PIX-701", "PIX-501")
def test_example_6_track_offers() -> None:
    """A and B offer three silver, C one; D offers two apples, which were demanded."""
    seats = [{"goods": "3s"}, {"goods": "3s"}, {"goods": "1s"}, {"goods": "2a"}]
    position = offering(4, *seats, demand="apple")
    log = offer(position, "3s", "3s", "1s", "2a")
    assert [player.silver_case for player in seen(position).players] == [2, 2, 2, 1]
    assert event_args(log, "advanced") == [{"seat": seat, "track": "silver", "number": 1} for seat in range(3)]
    assert asked(position) == (3, "promote")
    play(position, "promote mine steal_food")
    assert asked(position) == (3, "promote")
    play(position, "promote steal_food grace")
    assert (active(position, 3), seen(position).round) == ({"grace"}, 2)
    less = offering(4, *seats, demand="apple")
    offer(less, "3s", "2s", "1s", "2a")
    assert [player.silver_case for player in seen(less).players] == [3, 2, 2, 1]


@proves("PIX-417", "PIX-418", "PIX-415")
def test_example_7_furious_queen() -> None:
    """Nobody offers honey. The order is C, A, B; B has no active pixie, A holds grace, C is the favourite."""
    a = {"goods": "2g", "on": "food_tile", "one_use": "grace_tile", "skill": "free_promotion"}
    b = {"goods": "1s"}
    c = {"goods": "1s", "on": "punish", "skill": "copy_any"}
    position = offering(3, a, b, c, demand="honey", big=[2, 0, 1], small=[0, 1, 2])
    silver, gold = stock(position, "silver"), stock(position, "gold")
    log = offer(position, "2g", "1s", "1s")
    assert "anger" in event_keys(log)
    assert [owned(position, seat) for seat in range(3)] == ["", "", ""]
    assert (stock(position, "silver"), stock(position, "gold")) == (silver + 2, gold + 2)
    assert asked(position) == (0, "demotion")
    assert legal(position) == {"demote food_tile", "use_grace"}
    log = play(position, "use_grace")
    assert "demoted" not in event_keys(log)
    assert "promoted" not in event_keys(log)
    assert [(player.silver_case, player.gold_case) for player in seen(position).players] == [(1, 1)] * 3
    assert {args["cause"] for args in event_args(log, "suffered")} == {"captives", "silver", "gold"}
    assert (active(position, 0), active(position, 2)) == ({"food_tile"}, {"punish"})
    assert seen(position).round == 2


@proves("PIX-384", "PIX-607", "PIX-603")
def test_example_11_mine() -> None:
    """A draws silver and two stones; B's only captive has two stones, C has no captive."""
    bag = [25, 5, 10]
    a = {"goods": "", "captives": 3, "on": "punish casino"}
    b = {"captives": 1, "stones": [2, 0], "on": "food_tile grace tracks look_in_bag"}
    position = at(3, a, b, {"on": FULL}, bag_contents=bag)
    assert seen(position).bag == 40
    play(position, "mine", throws=drawing(bag, "silver stone stone"))
    assert owned(position, 0) == "1s"
    assert only(position, "place") == {"red 0", "blue 0"}
    play(position, "place red 0")
    assert stones(position, 1) == [3, 0]
    assert legal(position) == {"place blue 0"}
    play(position, "place blue 0")
    assert stones(position, 0) == [1, 0]
    assert asked(position) == (1, "main")


@proves("PIX-504", "PIX-613", "PIX-602")
def test_example_12_leaving_the_mine() -> None:
    me: Seat = {"goods": "2b", "captives": 3, "stones": [2, 0], "on": "punish casino"}
    position = promoting(3, me, number=4)
    play(position, "promote mine steal_food", "promote mine steal_silver")
    assert (seen(position).bands[0].captives, stones(position, 0)) == (1, [2, 0])
    assert why(position, "promote mine convert") == "PIX-504"
    play(position, "remove_stone 0")
    assert why(position, "promote mine convert") == "PIX-504"
    play(position, "remove_stone 0")
    assert owned(position, 0) == ""
    play(position, "promote mine convert")
    assert seen(position).bands[0].captives == 0


@proves("PIX-903", "PIX-904")
def test_example_13_final_scoring() -> None:
    seats: list[Seat] = [
        {"punishment": 31, "rewards": ["ring-10-1", "ring-7-4"], "stones": [2, 0], "goods": "2a 1b 3s"},
        {"punishment": 28, "rewards": ["special-4-1"], "bonus": 10, "goods": "2a 1h 2b 1s 1g"},
        {"punishment": 40, "rewards": ["ring-9-2", "ring-8-3"], "bonus": 7, "goods": "1h 3s"},
    ]
    pending = ["round-end", "castle", "promote 0 1"]
    position = promoting(3, *seats, taken=[0, 4, 1], round=7, pending=pending)
    assert [own_view(position, seat).rewards for seat in range(3)] == [17, 14, 24]
    log = play(position, "stop")
    assert event_args(log, "stone-removed") == [{"seat": 0}]
    finals = [player.final for player in seen(position).players]
    assert [final.majorities for final in finals if final] == [
        ["apple", "silver"],
        ["apple", "honey", "bread", "gold"],
        ["honey", "silver"],
    ]
    assert [final.stones for final in finals if final] == [1, 0, 0]
    result = position.result()
    assert result is not None
    assert (result.scores, result.winners) == ([-21, -26, -22], [0])


@proves("PIX-331", "PIX-332")
def test_example_1_exchange() -> None:
    position = at(3, {"goods": "5a"}, {"goods": ""}, stock="20s")
    apples = stock(position, "apple")
    play(position, "exchange apple silver 5", throws=[])
    assert owned(position, 0) == "5s"
    assert (stock(position, "apple"), stock(position, "silver")) == (apples + 5, 15)


@proves("PIX-341", "PIX-342")
def test_example_2_convert() -> None:
    """The silver disc is on case 4, counted from 1."""
    klaus = {"goods": "6s", "silver_case": 4}
    position = at(3, klaus)
    assert only(position, "convert") == {"1", "2", "3"}
    assert owned(after(position, "convert 3", throws=[]), 0) == "3g"
    cheap = at(3, {**klaus, "skill": "cheap_gold"})
    assert owned(after(cheap, "convert 3", throws=[]), 0) == "3s 3g"


@proves("PIX-361", "PIX-621", "PIX-625")
def test_example_3_punishment() -> None:
    """The thrower is seat 0; seat 2 had 8 points, is not the favourite, and its disc comes to the symbol at 10."""
    used = {"steal_silver": [1, 0], "double_offering": [1, 1]}
    position = at(3, {}, {}, {"punishment": 8, "on": "steal_silver double_offering"}, discs_on=used)
    log = play(position, "punish", "give red 1", throws=[3])
    assert event_args(log, "rolled") == [{"seat": 0, "number": 3}]
    assert [one.suffered for one in seen(position).players] == [0, 1, 10]
    assert asked(position) == (2, "demotion")
    assert legal(position) == {"demote steal_silver", "demote double_offering"}
    for space, kept in (("steal_silver", "double_offering"), ("double_offering", "steal_silver")):
        demoted = after(position, f"demote {space}", throws=[])
        assert active(demoted, 2) == {kept}
        assert seen(demoted).bands[2].captives == 4
        assert discs(demoted) == {"steal_silver": (1, 0), "double_offering": (1, 1), "punish": (2, 0)}


@proves("PIX-371")
def test_example_4_ring() -> None:
    """The gold disc is on case 4, counted from 1."""
    position = at(3, {"goods": "4g", "gold_case": 4})
    play(position, "forge_ring", throws=[])
    assert owned(position, 0) == "2g"
    assert rewards(position, 0) == ["ring-10"]
    assert asked(position) == (1, "main"), "no second ring"


@proves("PIX-206", "PIX-207")
def test_example_5_first_steal_phase() -> None:
    silver_income_chosen = False
    for seed in range(6):
        position = opening(3, seed)
        goods = [owned(position, seat) for seat in range(3)]
        while phase(position) == "setup":
            skills = sorted(only(position, "skill"), key=lambda skill: skill != "silver_income")
            log = play(position, f"skill {skills[0]}", throws=[])
        for seat in range(3):
            if own_view(position, seat).skill == "silver_income":
                silver_income_chosen = True
                goods[seat] = goods[seat].replace("2s", "3s")
                assert event_args(log, "skill-silver") == [{"seat": seat, "lots": ["silver-1"]}]
        assert [owned(position, seat) for seat in range(3)] == goods
    assert silver_income_chosen


@proves("PIX-505", "PIX-506", "PIX-509")
def test_example_8_displacement() -> None:
    """Red offers three loaves, so that after two promotions one is left; what happens later does not matter here."""
    blue = {"on": "steal_food grace", "goods": "1s"}
    red = {"on": "promotion", "goods": "2a 3b"}
    position = at(3, blue, red, {"goods": "1s"}, phase="offering", demand=["bread"], pending=["offer"])
    offer(position, "1s", "3b", "1s")
    assert (asked(position), owned(position, 1)) == ((1, "promote"), "2a")
    log = play(position, "promote mine steal_food", throws=[])
    assert event_args(log, "displaced") == [{"seat": 1, "colour": "blue", "space": "steal_food", "place": "mine"}]
    assert (active(position, 0), active(position, 1)) == ({"grace"}, {"promotion", "steal_food"})
    assert [seen(position).bands[band].captives for band in (0, 1)] == [4, 3]
    assert owned(position, 1) == "1a"
    log = play(position, "promote promotion grace", throws=[])
    assert event_args(log, "displaced") == [{"seat": 1, "colour": "blue", "space": "grace", "place": "promotion"}]
    assert (active(position, 0), active(position, 1)) == ({"promotion"}, {"grace", "steal_food"})
    assert [seen(position).bands[band].captives for band in (0, 1)] == [4, 3]
    assert owned(position, 1) == ""
    assert asked(position) == (1, "promote")


@proves("PIX-302", "PIX-303", "PIX-324")
def test_example_9_disc_count() -> None:
    """Green is seat 3; the pixie on space 12 is red's, and yellow moves in by copying the promotion."""
    position = at(4, {}, {"on": "casino"}, {"on": "grace"}, active=3)
    play(position, "casino", throws=[2])
    assert own_view(position, 3).discs == 3
    assert discs(position) == {"casino": (1, 3)}
    play(position, "pantry apple", "promotion casino rob_pixie", throws=[])
    casino = next(space for space in seen(position).spaces if space.space == "casino")
    assert (casino.pixie, casino.discs) == (None, 1)
    assert "casino" not in verbs_of(position)
    play(position, "copy", "promotion grace casino", throws=[])
    assert active(position, 2) == {"casino"}
    assert discs(position) == {"casino": (1, 3), "promotion": (2, 1)}
    for _ in range(3):
        assert "casino" not in verbs_of(position)
        play(position, "pass")


@proves("PIX-401", "PIX-402", "PIX-621")
def test_example_10_copy() -> None:
    position = at(
        3,
        {"punishment": 18, "on": "punish grace", "goods": ""},
        *[{"used": ["copy"]}] * 2,
        small=[1, 2, 0],
        discs_on={"casino": [2, 1]},
    )
    log = play(position, "copy", throws=[])
    assert event_keys(log) == ["copies", "suffered"]
    assert event_args(log, "suffered") == [{"seat": 0, "number": 2, "total": 20, "cause": "copy"}]
    assert asked(position) == (0, "demotion")
    play(position, "demote punish", throws=[])
    assert asked(position) == (0, "copy")
    assert legal(position) == {"casino"}
    play(position, "casino", throws=[4])
    assert (owned(position, 0), active(position, 0)) == ("1g", {"grace"})
    assert discs(position) == {"casino": (2, 1)}


@proves("PIX-441", "PIX-108", "PIX-106")
def test_example_14_special_offering() -> None:
    position = at(3, {"goods": "2a 1h 1b 1s"})
    assert area(position) == "1a 1h 1b 1s"
    before = {good: stock(position, good) for good in ("apple", "honey", "bread", "silver", "gold")}
    assert only(position, "special_offering") == {"apple"}
    log = play(position, "special_offering apple", throws=[])
    assert owned(position, 0) == ""
    assert area(position) == "2a 1h 1b 1s"
    paid = {"apple": 1, "honey": 1, "bread": 1, "silver": 1, "gold": 0}
    assert {good: stock(position, good) - before[good] for good in before} == paid
    assert rewards(position, 0) == ["special-4"]
    assert event_args(log, "reward") == [{"seat": 0, "number": 4, "series": "special"}]
