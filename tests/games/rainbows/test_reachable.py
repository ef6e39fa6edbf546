"""What no game can come to is refused with the rule that forbids it, and nothing else is filled in."""

import pytest

from folkmoot.engine.errors import BadSituation
from folkmoot.games.rainbows import components as box
from folkmoot.games.rainbows import phases
from folkmoot.games.rainbows.situations import reckoning
from folkmoot.games.rainbows.state import RainbowsState
from folkmoot.testing import proves
from tests.settings import seeds

from .helpers import Given, column, games, markers, play, player, seen, situated

NOTHING: Given = {"markers": [[], [], []], "face_up": [[], [], []]}
FULL = [column("R") + column("O"), column("Y") + column("G"), column("B") + column("V")]
BANK: Given = {"options": {"bank_accounts": True}}
LONG: Given = {"options": {"days": 2}}
LONGEST: Given = {"options": {"days": 3}}
ZERO = [[{"rainbows": 0, "singles": 0, "money": 0}] * 3]
KEPT_TEN: Given = {"face_up": [["red-10"], None, None], "markers": [[], None, None]}
BOTH: Given = {"face_up": [[], [], []], "discard_pile": ["red-1", "red-2"], "round": 1, "turn": 2}
TWO: Given = {"options": {"two_player_variant": True}}


@pytest.mark.parametrize(
    ("facts", "why"),
    [
        # Every pick was a keep, a buy or a discard.
        ({"round": 9, **NOTHING}, "RAI-22"),
        ({"round": 2, "face_up": [["red-1", "blue-2", "red-3"], None, None]}, "RAI-22"),
        ({"round": 2, "markers": [None, ["R1", "O2", "Y2"], None]}, "RAI-22"),
        ({"round": 1, "turn": 1, "face_up": [[], ["red-1"], []]}, "RAI-22"),
        ({"round": 1, "discard_pile": ["red-1"]}, "round: expected 2"),
        ({"round": 2, "discard_pile": ["red-1", "red-2", "red-3", "red-4"], **NOTHING}, "RAI-22"),
        # Gold came in with kept cards and was paid for markers.
        ({"round": 1, "gold": [14, 15, 15]}, "RAI-38"),
        ({"round": 1, "turn": 1, "gold": [26, 15, 15]}, "RAI-38"),
        ({"gold": [71, None, None]}, "RAI-38"),
        ({"gold": [15, None, None], "face_up": [["red-10"], None, None], "markers": [[], None, None]}, "RAI-30"),
        (
            {"gold": [5, None, None], "face_up": [[], None, None], "markers": [["R1", "O1"], None, None], "round": 1},
            "RAI",
        ),
        ({"gold": [71, None, None], "day": 2, "round": 1, **LONG}, "RAI-38"),
        ({"gold": [5, None, None], **KEPT_TEN, "day": 2, **LONG}, "RAI-30"),
        ({"gold": [5, None, None], **KEPT_TEN, "day": 2, **LONGEST}, "RAI-30"),
        ({"gold": [14, 14, 15], "markers": [["R1"], ["R2"], []], **BOTH}, "RAI-30"),  # one card costs 1, not two
        # Accounts hold the start, the scores and a deposit, less loans.
        ({"account": [5, 0, 0]}, "RAI-11"),
        ({"account": [-10, 0, 0]}, "RAI-11"),
        ({"account": [71, 0, 0], "day": 2, "scores": ZERO, **LONG}, "RAI-73"),
        ({"account": [49, 50, 50], **BANK}, "RAI-83"),
        ({"account": [52, 50, 50], **BANK}, "RAI-83"),
        ({"account": [-2, 50, 50], **BANK}, "RAI-83"),
        ({"account": [3, 0, 0], "day": 2, **LONGEST}, "RAI-73"),
        (
            {"account": [0, 0, 300], "day": 2, "scores": ZERO, **LONG},
            "RAI-73",
        ),
        ({"account": [40, 50, 50], "gold": [16, None, None], "face_up": [["red-1"], None, None], **BANK}, "RAI-"),
        # A day ends by the clover, a full board or the last card, and is scored then.
        ({"markers": FULL}, "RAI"),
        ({"phase": "deposit", "clover_revealed": False, "round": 3, **LONG}, "RAI-48"),
        ({"phase": "over", "clover_revealed": False, "round": 14}, "RAI-51"),
        ({"phase": "over", "markers": FULL, "scores": ZERO}, "RAI-73"),
        ({"phase": "over", "turn": 1}, "RAI-90"),
        ({"day": 2, "scores": [[{"rainbows": 30, "singles": 0, "money": 0}] * 3], **LONG}, "RAI-62"),
        ({"day": 2, "scores": [[{"rainbows": 180, "singles": 0, "money": 0}] * 3], **LONG}, "RAI-62"),
        ({"day": 2, "scores": [[{"rainbows": 160, "singles": -10, "money": 0}] * 3], **LONG}, "RAI-63"),
        ({"day": 2, "scores": [[{"rainbows": 0, "singles": 10, "money": 0}] * 3], **LONG}, "RAI-63"),
        ({"day": 2, "scores": [[{"rainbows": -20, "singles": 0, "money": 0}] * 3], **LONG}, "RAI-62"),
        ({"day": 2, "scores": [[{"rainbows": 0, "singles": 0, "money": 45}] * 3], **LONG}, "RAI-70"),
        # Ten markers each, on spaces in play.
        ({"supply": [9, None, None], "markers": [["R1", "R2"], None, None]}, "RAI-08"),
        ({"supply": [11, None, None]}, "supply: expected 0 to 10"),
        ({"supply": [-1, None, None]}, "supply: expected 0 to 10"),
        ({"markers": [["R5"], None, None]}, "RAI-05"),
        # The clover lies in one place.
        ({"clover_revealed": True, "draws": ["clover"]}, "RAI-20"),
        ({"draws": ["clover", "red-1", "clover"]}, "RAI-06"),
        ({"draws": ["clover"], "round": 5}, "RAI-15"),
        # The option says who is Priority Player first.
        ({"priority": 1, "round": 1, "options": {"first_priority": 0}}, "RAI-13"),
        ({"priority": 0, "round": 2, "options": {"first_priority": 0}}, "RAI-13"),
    ],
)
def test_what_no_game_can_come_to_is_refused(facts: Given, why: str) -> None:
    with pytest.raises(BadSituation, match=why):
        situated(**facts)


@proves("RAI-117")
def test_with_two_players_the_higher_card_has_gone() -> None:
    bought: Given = {"markers": [["R1"], ["O1"]], "face_up": [[], []], "turn": 2, "round": 1, **TWO}
    with pytest.raises(BadSituation, match="RAI-117"):
        situated(2, market=["red-9"], discard_pile=["red-1", "orange-2", "blue-8"], gold=[14, 13], **bought)
    position = situated(2, market=["red-8"], discard_pile=["red-1", "orange-2", "blue-8"], gold=[14, 13], **bought)
    assert seen(position).discard_pile == ["red-1", "orange-2", "blue-8"]


@pytest.mark.parametrize(
    ("players", "facts"),
    [
        (3, {}),
        (3, {"turn": 3}),
        (2, TWO),
        (2, {"turn": 1, **TWO}),
        (2, {"turn": 2, **TWO}),
        (2, {"turn": 2, "round": 15, **TWO}),
        (3, {"round": 9}),
        (4, {"round": 12, "turn": 4}),
        (5, {"round": 10}),
        (5, {"clover_revealed": True}),
        (3, {"gold": [15, 2, 9]}),
        (3, {"gold": [0, 0, 0], "market": ["red-7"], "turn": 3}),
        (3, {"supply": [5, None, 0]}),
        (3, {"markers": [["R1", "O1"], None, None], "gold": [4, None, None]}),
        (3, {"face_up": [None, ["red-7", "blue-8"], None]}),
        (3, {"account": [38, 50, 12], **BANK}),
        (3, {"day": 2, "account": [13, 40, -20], **LONG}),
        (3, {"day": 2, "account": [115, 40, -35], "gold": [0, 60, 3], **LONGEST}),
        (3, {"day": 2, "gold": [70, 0, None], "round": 1, **LONG}),
        (3, {"day": 2, "account": [-100, 210, 0], **LONGEST}),
        (3, {"day": 2, "account": [70, 0, 0], "scores": ZERO, **LONG}),
        (3, {"day": 2, "account": [53, 48, -31], "options": {"days": 3, "bank_accounts": True}}),
        (3, {"phase": "deposit", "turn": 1, "account": [100, None, None], **LONGEST}),
        (3, {"phase": "deposit", **LONG}),
        (3, {"phase": "deposit", "gold": [7, 0, 0], **LONG}),
        (4, {"phase": "deposit", "turn": 2, "options": {"days": 3, "bank_accounts": True}}),
        (5, {"phase": "over"}),
        (3, {"phase": "over", "round": 15}),
        (3, {"options": {"first_priority": 2}, "round": 5}),
        (3, {"options": {"first_priority": 2}, "priority": 1}),
    ],
)
@pytest.mark.parametrize("seed", seeds(8))
def test_whatever_is_said_that_is_possible_is_filled_in(players: int, facts: Given, seed: int) -> None:
    position = situated(players, seed=seed, **facts)
    assert position.faults() == []
    for name in ("gold", "account", "supply"):
        for said, came in zip(facts.get(name, []), getattr(position, name), strict=False):
            assert said in (None, came)


@proves("RAI-22", "RAI-27")
def test_every_pick_is_accounted_for_in_every_game() -> None:
    for played in games(3, bank_accounts=True, days=2):
        position = played.after
        done = [sum(count) for count in zip(reckoning.discards(position), uses(position), strict=True)]
        assert done == reckoning.picks(position)
        assert min(reckoning.discards(position)) >= 0
        assert sum(done) + len(position.market) == position.round * position.per_round


def uses(position: RainbowsState) -> list[int]:
    """Returns how many cards each seat has kept or bought this day."""
    return [position.face_up[seat].bit_count() + 10 - position.supply[seat] for seat in range(int(position.seats))]


@pytest.mark.parametrize(
    ("round_", "turn", "priority", "expected"),
    [(1, 0, 0, [0, 0, 0]), (1, 2, 1, [0, 1, 1]), (2, 0, 1, [2, 1, 1]), (3, 3, 2, [4, 4, 3]), (4, 0, 0, [4, 4, 4])],
)
@proves("RAI-21", "RAI-25")
def test_picks_are_counted_from_the_first_priority_player_of_the_day(
    round_: int, turn: int, priority: int, expected: list[int]
) -> None:
    assert reckoning.picks(situated(round=round_, turn=turn, priority=priority)) == expected


def test_markers_and_cards_are_filled_in_where_the_market_has_no_use_for_them() -> None:
    for seed in range(20):
        position = situated(market=["red-7", "blue-3"], turn=2, gold=[15, 2, 9], seed=seed)
        assert not any(space[0] in "RB" for seat in range(3) for space in markers(position, seat))
        kept = [card for seat in range(3) for card in reckoning.kept(position, seat)]
        assert not {card % box.NUMBERS + 1 for card in kept} & {3, 7}


def test_a_question_is_named_as_the_prompt_names_it() -> None:
    for name in ("deposit", "bank"):
        position = situated(phase=name, options={"days": 3})
        prompt = position.prompt(position.deciders()[0])
        assert prompt is not None
        assert (prompt.id, position.phase, position.day) == ("deposit", phases.BANK, 2)


@proves("RAI-103")
def test_at_the_bank_the_first_who_has_gold_is_asked_if_nothing_is_said() -> None:
    position = situated(phase="deposit", gold=[0, 5, 5], priority=0, options={"days": 2})
    assert (position.turn, position.deciders()) == (1, [1])


@proves("RAI-13")
def test_the_priority_player_follows_the_option_if_nothing_is_said() -> None:
    options = {"first_priority": 1}
    assert [situated(round=number, options=options).priority for number in (1, 2, 3)] == [1, 2, 0]
    assert situated(priority=0, options=options).round == 3


@proves("RAI-08")
def test_a_supply_may_be_said_without_the_spaces() -> None:
    position = situated(4, supply=[8, None, 10, 3])
    assert [player(position, seat).supply for seat in (0, 2, 3)] == [8, 10, 3]
    assert [len(markers(position, seat)) for seat in (0, 2, 3)] == [2, 0, 7]


@proves("RAI-18", "RAI-19")
def test_the_next_draws_may_be_said() -> None:
    position = situated(round=11, draws=["red-1", "clover", "red-2"])
    assert [box.CARD_OF["red-1"], box.CLOVER, box.CARD_OF["red-2"]] == position.deck[44:47]


@proves("RAI-73", "RAI-101")
def test_an_account_is_explained_by_scores_and_a_deposit() -> None:
    position = situated(day=2, account=[3, -40, 25], options={"days": 2})
    assert [sum(sum_of_days(position, seat)) for seat in range(3)] == [0, -40, 25]


def sum_of_days(position: RainbowsState, seat: int) -> list[int]:
    return [day.rainbows + day.singles + day.money for day in player(position, seat).days]


@proves("RAI-100", "RAI-102")
def test_whoever_is_asked_at_the_bank_has_not_been_there_yet() -> None:
    position = situated(phase="deposit", gold=[7, 5, 5], priority=0, options={"days": 2})
    assert [reckoning.has_been_at_the_bank(position, seat) for seat in range(3)] == [False, False, False]
    play(position, "deposit 3")
    assert [reckoning.has_been_at_the_bank(position, seat) for seat in range(3)] == [True, False, False]


@pytest.mark.parametrize(("bank_accounts", "most"), [(False, 55), (True, 155)])
def test_on_a_later_day_what_was_on_hand_at_its_start_is_open(bank_accounts: bool, most: int) -> None:
    options = {"days": 2, "bank_accounts": bank_accounts}
    position = situated(day=2, round=1, gold=[15, 15, 15], options=options)
    assert reckoning.paid_range(position, 0) == (-15, most)
