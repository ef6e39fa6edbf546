"""What the heuristic sees in a move, worked out by hand from the rules; its values are counted in quarters."""

from functools import partial

import pytest

from folkmoot.games.zauberberg import GAME
from tests.games.questions import terms_in

from .helpers import at, moving, play
from .scenes import arriving

terms = partial(terms_in, GAME)


def test_a_climb_brings_a_kobold_on_a_higher_level_and_uses_the_climb_at_hand() -> None:
    """From level 1 (3, and 3 because it can climb) to level 2 (9)."""
    assert terms(moving("b1+a1@L1-24", "a1", "4"), "climb 4 ccw") == {"level": 4 * (9 - 3 - 3)}


def test_a_kobold_that_walks_off_another_loses_the_climb_at_hand() -> None:
    """Five spaces away the other one is still within one card."""
    assert terms(moving("b1+a1@L1-24", "a1", "52"), "walk 5 ccw") == pytest.approx({"climb": 4 * (0.4 - 3)})


@pytest.mark.parametrize(("other", "name", "amount"), [("b1", "block", 3.0), ("a2", "own", -3.0)])
def test_whoever_lands_on_a_kobold_blocks_it_and_may_climb_with_the_next_card(
    other: str, name: str, amount: float
) -> None:
    """From level 1 to level 2; the other kobold was within one card before, and no longer is."""
    seen = terms(moving(f"a1@L1-09 {other}@L1-11", "a1", "2"), "walk 2 cw")
    assert seen == pytest.approx({name: amount, "level": 4 * (9 - 3 - 0.4)})


def test_a_first_card_brings_what_the_cards_after_it_bring() -> None:
    picking = terms(at("a1@L1-09 b1@L1-11", hands="122"), "pick k1 1")
    assert picking == pytest.approx({"block": 3.0, "level": 4 * (9 - 3 - 0.4)})


def test_whoever_lands_on_a_pair_pushes_away_a_kobold_that_could_climb() -> None:
    assert terms(moving("a1@L1-11 c2+b1@L1-13", "a1", "2"), "walk 2 cw")["push"] == 4 * (3 + 0.5)
    assert terms(moving("a1@L1-11 c2+a3@L1-13", "a1", "2"), "walk 2 cw")["own"] == 4 * -3


def test_a_pushed_opponent_may_get_a_token() -> None:
    """b1 comes to L1-12, a Passage that all have seen, and goes up to level 2."""
    position = moving("a1@L1-09 c2+b1@L1-11", "a1", "2", tokens={"L1-12": "passage"}, seen=["L1-12"])
    assert terms(position, "walk 2 cw")["gift"] == 4 * -(9 - 3)


def test_a_stone_is_brought_by_the_card_that_lands_on_it() -> None:
    assert terms(moving("a1@L1-04", "a1", "145", stones=["L1-05", "L1-25"]), "walk 1 cw") == {"stone": 16.0}


def test_the_summit_is_the_summit() -> None:
    assert terms(moving("b1+a1@L4-03", "a1", "1"), "climb 1 none") == {"summit": 4000.0}


def test_a_joker_is_a_cost_played_or_exchanged() -> None:
    assert terms(moving("b1+a1@L1-24", "a1", "J4"), "climb J4 ccw")["joker"] == pytest.approx(4 * -1.2)
    assert terms(at(hands="34J"), "exchange 3") == pytest.approx({"cards": 4 * 1.6})
    assert terms(at(hands="34J"), "exchange 3J") == pytest.approx({"cards": 4 * 1.7, "joker": 4 * -2.4})


def test_kobolds_are_placed_where_others_are_and_apart_from_each_other() -> None:
    position = at(phase="place-kobold", places=[[village, None, None, None, None] for village in ("nw", "nw", "ne")])
    assert terms(position, "place k2 nw") == {"company": 1.0, "crowd": -4.0}
    assert terms(position, "place k2 ne") == {"company": 1.0}


def test_a_raven_takes_a_stone_or_visits_who_is_ahead() -> None:
    turn = {"phase": "move-second", "kobold": "a1", "tokens": {"L1-12": "raven"}, "owned": [0, 2, 0]}
    position = at("a1@L1-09 c1@L2-21", 3, hands=["345", None, None], **turn)
    play(position, "walk 3 cw", draws="")
    assert terms(position, "raven b") == {"raven": 4 * 3.0 * 2}
    assert terms(position, "raven c") == {"leader": 4 * 2.0}


def test_whoever_discards_for_a_raven_keeps_jokers_and_what_is_there_once() -> None:
    turn = {"phase": "move-second", "kobold": "a1", "tokens": {"L1-12": "raven"}, "owned": [0, 1, 0]}
    position = at("a1@L1-09", 3, hands=["345", "332J", None], **turn)
    play(position, "walk 3 cw", "raven b", draws="")
    assert terms(position, "discard J") == {"joker": 4 * -5.0}
    assert terms(position, "discard 3") == {"kept": 4 * 0.5 * 2}
    assert terms(position, "discard 2") == {"kept": 4 * 0.5}


def test_a_joker_that_must_follow_is_a_cost_of_the_first_card() -> None:
    assert terms(at("b1+a1@L1-24", hands="1JJ"), "pick k1 1")["joker"] <= 4 * -1.2


def test_a_crystal_ball_shows_tokens_worth_knowing_on_level_4_first() -> None:
    """a1 is on level 1, where knowing a token counts half a point more."""
    position = arriving("L1-12", "crystal-ball")
    play(position, "walk 1 cw")
    assert terms(position, "reveal L4-02") == {"known": 4 * (3.0 + 3.0)}
    assert terms(position, "reveal L1-02") == {"known": 4 * (3.0 + 0.5)}


def test_after_a_ghost_a_village_brings_climbs_where_lone_kobolds_are_near() -> None:
    """The village nw touches L1-00, near which b1 stands."""
    position = arriving("L1-12", "ghost", "b1@L1-02")
    play(position, "walk 1 cw")
    assert terms(position, "village nw") == {"climb": 4 * 1.0}
    assert terms(position, "village se") == {}


def test_a_storm_turns_lone_kobolds_towards_the_own_villages() -> None:
    """Turned clockwise, ne touches L1-00 near b1, and se L1-10 near a1; two of a's kobolds are in each village."""
    position = arriving("L1-12", "storm", "b1@L1-02 a2@ne a3@ne a4@se a5@se")
    play(position, "walk 1 cw")
    assert (terms(position, "turn cw"), terms(position, "turn ccw")) == ({"climb": 4 * 4.0}, {})


def test_a_token_that_all_have_seen_counts_by_its_kind() -> None:
    raven, ghost = (arriving("L1-12", kind, hands="155", seen=["L1-12"]) for kind in ("raven", "ghost"))
    assert terms(raven, "walk 1 cw") == {"token": 4 * 1.5}
    assert terms(ghost, "walk 1 cw") == {"token": 4 * (-3.0 - 1.0)}
