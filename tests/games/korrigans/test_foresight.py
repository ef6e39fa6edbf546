"""What a choice is said to do before it is played: where it leads, what changes hands, what follows."""

from folkmoot.engine.prompts import Next
from folkmoot.games.korrigans.shown import KorrigansEffect
from folkmoot.games.korrigans.state import KorrigansState
from folkmoot.testing import proves
from tests.games.questions import choice

from .helpers import RAINBOW, Given, at, decider, legal, line, play_all, seen
from .scenes import ARRIVE, cauldron_due, final, last_clover, meeting

ELSEWHERE = [["meadow_oak"] * 2, ["meadow_oak"] * 2]
ALL_HARES: Given = {"revealed": [["hare"], ["hare"], ["hare"]]}
"""Everybody sees that everybody can move."""


def foreseen(position: KorrigansState, text: str) -> KorrigansEffect:
    """Returns the effect that the prompt says of a move."""
    said = choice(position, text).effect
    assert isinstance(said, KorrigansEffect)
    return said


@proves("KOR-113", "KOR-121")
def test_the_books_two_hares_bring_ten_gold_and_five_more() -> None:
    facts: Given = {"hidden": [["gold1"], None, None], "revealed": [["hare", "hare", "mouse"], [], []]}
    position = final("wheat_dolmen", korrigans=[["poppies_cairn", "heath_fairies"], *ELSEWHERE], **facts)
    assert foreseen(position, "move k1 hare wheat_dolmen") == KorrigansEffect(
        korrigan="a1",
        path=["wheat_dolmen"],
        crossing=6,
        spends=["hare"],
        left=1,
        gold=[10, 0, 0],
        next=Next(seats=[0], question="final-move"),
    )
    play_all(position, "move k1 hare wheat_dolmen")
    second = foreseen(position, "move k2 hare wheat_dolmen")
    assert (second.crossing, second.spends, second.left, second.gold) == (5, ["hare"], 0, [5, 0, 0])
    assert foreseen(position, "stop").forgoes == ["a2"]
    play_all(position, "move k2 hare wheat_dolmen")
    assert foreseen(position, "stop").forgoes == []
    assert foreseen(position, "move k1 mouse poppies_washhouse").gold == [-5, 0, 0]


@proves("KOR-74", "KOR-75")
def test_the_exchange_of_the_book_is_said_for_either_target() -> None:
    position = meeting(carried=[["goblin", ""], ["elf", ""], ["", ""]])
    arriving = foreseen(position, ARRIVE)
    assert (arriving.goblin_to, arriving.elves, arriving.gold, arriving.clovers) == (["b1", "c1"], [], [], 3)
    assert arriving.next == Next(seats=[0], question="goblin-target")
    play_all(position, ARRIVE)
    third = foreseen(position, "goblin c1")
    assert (third.korrigan, third.path, third.goblin_to, third.elves) == ("a1", [], ["c1"], ["b1"])
    assert (third.gold, third.lost, third.next) == ([4, -2, -2], [], Next(seats=[0], question="choose-clover"))
    second = foreseen(position, "goblin b1")
    assert (second.goblin_to, second.elves, second.gold) == (["b1"], ["b1"], [4, -4, 0])


@proves("KOR-76", "KOR-78")
def test_what_leaves_the_game_is_said() -> None:
    two_elves = foreseen(meeting(carried=[["", ""], ["elf", ""], ["elf", ""]]), ARRIVE)
    assert (two_elves.elves, two_elves.lost, two_elves.gold) == (["b1", "c1"], ["elf"], [2, -2, -2])
    two_goblins = meeting(carried=[["goblin", ""], ["goblin", ""], ["", ""]])
    play_all(two_goblins, ARRIVE)
    said = foreseen(two_goblins, "goblin b1")
    assert (said.lost, said.gold) == (["goblin"], [2, 0, 0])


@proves("KOR-41", "KOR-82")
def test_a_movement_says_what_it_shows_and_how_many_tokens_lie_there() -> None:
    facts: Given = {
        "hidden": [["squirrel", "frog"], None, None],
        "clovers": {"heath_wolves": [], "meadow_dawn": 1, "wheat_mill": 3},
    }
    position = at(3, korrigans=[["village", "heath_north"], *ELSEWHERE], **(ALL_HARES | facts))
    assert foreseen(position, "move k1 squirrel heath_wolves") == KorrigansEffect(
        korrigan="a1",
        path=["heath_wolves"],
        crossing=18,
        shows=["squirrel"],
        next=Next(ends="turn", seats=[1], question="move"),
    )
    ridden = foreseen(position, "move k1 frog meadow_dawn")
    assert (ridden.crossing, ridden.shows, ridden.clovers) == (0, ["frog"], 1)
    assert sum(ridden.menhirs.values()) == len(seen(position).standing)  # one of them comes with the last token
    known = foreseen(position, "move k1 hare wheat_mill")
    assert (known.shows, known.clovers, known.menhirs) == ([], 3, {})
    assert known.next == Next(seats=[0], question="choose-clover")
    open_hand = at(3, korrigans=[["village"] * 2, *ELSEWHERE], screens=[False, True, True], **(ALL_HARES | facts))
    assert foreseen(open_hand, "move k1 squirrel heath_wolves").shows == []


@proves("KOR-85", "KOR-104")
def test_the_last_token_brings_one_of_the_signs_that_stand() -> None:
    position = last_clover("fairy")
    said = foreseen(position, "gather gold1")
    assert (said.takes, said.gold, said.next) == ("gold1", [1, 0, 0], None)
    signs = ("elf", "goblin", "leprechaun", "fairy", "troll", "gold1", "gold2", "gold3")
    assert said.menhirs == dict.fromkeys(signs, 2)
    more = last_clover("fairy", clovers={"meadow_oak": ["gold1", "hare"]})
    assert foreseen(more, "gather hare") == KorrigansEffect(
        takes="hare", next=Next(ends="turn", seats=[1], question="move")
    )


@proves("KOR-57", "KOR-61")
def test_a_sacrifice_says_what_it_costs() -> None:
    position = at(
        3,
        phase="must-sacrifice",
        korrigans=[["village", "village"], *ELSEWHERE],
        hidden=[["gold4", "gold3"], None, None],
    )
    assert foreseen(position, "sacrifice gold3 squirrel") == KorrigansEffect(
        gives_up="gold3", backup="squirrel", gold=[-3, 0, 0], next=Next(seats=[0], question="move")
    )


@proves("KOR-28", "KOR-32", "KOR-34")
def test_a_pawn_says_what_it_closes_and_the_fifth_cloud_who_draws_with_what_odds() -> None:
    suns, clouds = line(*RAINBOW[:6]), line(*RAINBOW[:4])
    position = at(3, phase="place-cloud", pawn="blue", suns=suns, clouds=clouds, round=11, **ALL_HARES)
    said = foreseen(position, "cloud 5")
    # One indigo pawn and the two violet ones are left in the bag; the bag has been passed on ten times before.
    assert said.next == Next(seats=[2], odds={"place-cloud": 1, "place-cauldron": 2})
    assert said.closes == []  # its fields have parts in columns 6 and 7
    before = at(3, phase="place-cloud", pawn="green", suns=suns, clouds=line(*RAINBOW[:3]), round=10, **ALL_HARES)
    said = foreseen(before, "cloud 4")
    assert (said.closes, said.next) == (["meadow_oak"], Next(seats=[0], question="move"))


@proves("KOR-24", "KOR-37", "KOR-55")
def test_what_follows_is_said_up_to_the_first_secret() -> None:
    facts: Given = {"korrigans": [["village"] * 2] * 3, "clovers": {"wheat_mill": []}, "hidden": [["gold1"], 2, 2]}
    move = "move k1 hare wheat_mill"
    sure = at(3, **(facts | ALL_HARES))
    assert foreseen(sure, move).next == Next(ends="turn", seats=[1], question="move")
    secret = at(3, revealed=[["hare"], [], []], **facts)
    assert foreseen(secret, move).next == Next(ends="turn", seats=[1])  # to move or to sacrifice
    without = at(3, revealed=[["hare"], [], []], backups=[[], [], ["hare"] * 5], **facts)
    assert foreseen(without, move).next == Next(ends="turn")  # perhaps they are skipped
    last = at(3, turn=2, suns=line("red"), **(facts | ALL_HARES))
    odds = {"place-sun": 12, "place-cloud": 1}
    assert foreseen(last, move).next == Next(ends="round", seats=[1], odds=odds)


@proves("KOR-92", "KOR-99")
def test_troll_and_screen_say_what_they_do() -> None:
    troll = last_clover("troll")
    play_all(troll, "gather gold1")
    said = foreseen(troll, "troll 6")
    assert (said.crossing, said.bars) == (6, "hare")
    assert foreseen(troll, "troll 17").bars == "squirrel"
    assert foreseen(troll, "troll 31").bars == "mouse"
    screen = last_clover("leprechaun", hidden=[1, 3, 2])
    play_all(screen, "gather gold1")
    assert foreseen(screen, "screen b").uncovers == 3


@proves("KOR-106", "KOR-121")
def test_the_cauldron_says_who_is_there_already_and_whose_turn_comes() -> None:
    position = cauldron_due(
        3, (5, 6), korrigans=[["village", "poppies_ford"], ["poppies_ford"] * 2, ["meadow_oak"] * 2]
    )
    holder = decider(position)
    assert legal(position) == {"cauldron village", "cauldron heath_fairies", "cauldron poppies_ford"}
    assert holder == 2
    assert foreseen(position, "cauldron poppies_ford").gold == [10, 15, 0]
    assert foreseen(position, "cauldron heath_fairies").gold == []
    sure = cauldron_due(3, (5, 6), korrigans=[["village"] * 2] * 3, **ALL_HARES)
    said = foreseen(sure, "cauldron heath_fairies")
    assert (said.path, said.next) == (["heath_fairies"], Next(seats=[0], question="final-move"))


@proves("KOR-110", "KOR-115")
def test_the_last_player_to_stop_ends_the_game() -> None:
    position = final("village", turn=2, korrigans=[["village"] * 2] * 3, revealed=[[], [], ["hare"]])
    assert foreseen(position, "stop").next == Next(ends="game")
    earlier = final("village", turn=1, korrigans=[["village"] * 2] * 3, revealed=[[], ["hare"], []])
    assert foreseen(earlier, "stop").next == Next(ends="turn")  # what the last has is a secret


@proves("KOR-14", "KOR-22")
def test_the_rounds_of_placement_are_said() -> None:
    placing: Given = {"part": "placement", "phase": "choose-clover", "round": 0}
    korrigans = [["poppies_cairn", None], ["wheat_chapel", None], ["meadow_dawn", None]]
    first = at(3, turn=2, mover=4, korrigans=korrigans, clovers={"meadow_dawn": ["hare", "mole"]}, **placing)
    assert foreseen(first, "gather mole").next == Next(ends="turn", seats=[0], question="place-korrigan")
    both = [["poppies_cairn", "poppies_calvary"], ["wheat_chapel", "wheat_lighthouse"], ["meadow_dawn", "meadow_dusk"]]
    last = at(3, turn=2, passing=1, mover=5, korrigans=both, clovers={"meadow_dusk": ["hare", "mole"]}, **placing)
    assert foreseen(last, "gather mole").next == Next(ends="placement", seats=[0], odds={"place-sun": 14})
