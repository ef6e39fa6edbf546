"""Who plays, how the mountain is laid out, how a game begins."""

from collections import Counter
from math import sqrt

import pytest

from folkmoot.engine.errors import BadPlayers
from folkmoot.engine.events import Log
from folkmoot.games.zauberberg import GAME
from folkmoot.testing import proves

from .helpers import asked, decider, event_args, hand, kind, legal, opening, play, random_game, rules, seen
from .test_components import ALL_STONES, ALL_TOKENS, TOKENS

NUMBERS = [2, 3, 4, 5]
BEGUN = 3_000
KINDS = {"passage": 4, "ghost": 3, "raven": 3, "crystal-ball": 3, "storm": 3, "flying-card": 2, "trapdoor": 2}


def place_all(players: int = 3, seed: int = 0, draws: str | None = None) -> tuple[Log, list[int]]:
    """Places all kobolds, those of every player in nw, nw, nw, ne, se. Returns the last log and who placed."""
    position, log, placers = opening(players, seed), Log(), []
    for number, village in enumerate(["nw", "nw", "nw", "ne", "se"], 1):
        for _ in range(players):
            placers.append(decider(position))
            last = len(placers) == 5 * players
            log = play(position, f"place k{number} {village}", draws=draws if last else "")
    return log, placers


def near(count: int, chance: float, of: int = BEGUN) -> bool:
    """Tells whether something happened about as often as it should: within five standard deviations."""
    return abs(count - of * chance) < 5 * sqrt(of * chance * (1 - chance))


@proves("ZAU-12")
def test_two_to_five_may_play() -> None:
    for players in NUMBERS:
        position = opening(players)
        assert [len(player.kobolds) for player in seen(position).players] == [5] * players
        for player in seen(position).players:
            assert [(kobold.number, kobold.place) for kobold in player.kobolds] == [(n, None) for n in range(1, 6)]
        *_, last = random_game(players, 1)
        assert last.after.result() is not None
    for players in (-1, 0, 1, 6, 7, 10):
        with pytest.raises(BadPlayers):
            GAME.options_for(players, {})


def test_players_have_different_colours() -> None:
    colours = [player.colour for player in seen(opening(5)).players]
    assert colours == ["red", "blue", "yellow", "purple", "orange"]


@pytest.mark.parametrize("players", NUMBERS)
@proves("ZAU-13", "ZAU-14")
def test_twenty_tokens_lie_face_down_and_nobody_knows_them(players: int) -> None:
    position = opening(players, seed=players)
    assert Counter(kind(position, space) for space in ALL_TOKENS) == KINDS
    for eye in (None, *range(players)):
        shown = [(token.space, token.state, token.face) for token in seen(position, eye).tokens]
        assert shown == [(space, "down", None) for space in ALL_TOKENS]


@proves("ZAU-13", "ZAU-14")
def test_tokens_are_shuffled_with_one_passage_kept_for_level_4() -> None:
    """19 tokens are shuffled, 3 of them Passages; 2 of these 19 go to level 4 with the fourth Passage."""
    lower, upper, passages = Counter[tuple[str, str]](), Counter[tuple[str, str]](), Counter[int]()
    for seed in range(BEGUN):
        position = opening(2, seed)
        top = [kind(position, space) for space in TOKENS[4]]
        passages[top.count("passage")] += 1
        upper.update(zip(TOKENS[4], top, strict=True))
        lower.update((space, kind(position, space)) for space in ALL_TOKENS[:17])
    assert passages[0] == 0
    assert near(passages[1], 16 * 15 / (19 * 18))
    assert near(passages[2], 2 * 3 * 16 / (19 * 18))
    assert near(passages[3], 3 * 2 / (19 * 18))
    for name, count in KINDS.items():
        shuffled = count - 1 if name == "passage" else count
        assert all(near(lower[space, name], shuffled / 19) for space in ALL_TOKENS[:17])
        kept = 1 / 3 if name == "passage" else 0
        assert all(near(upper[space, name], kept + 2 / 3 * shuffled / 19) for space in TOKENS[4])


@proves("ZAU-15")
def test_a_stone_lies_on_each_stone_space_and_nobody_is_on_the_summit() -> None:
    for players in NUMBERS:
        view = seen(opening(players))
        assert view.stones == ALL_STONES
        assert [player.stones for player in view.players] == [0] * players
        assert all(kobold.place != "SUMMIT" for player in view.players for kobold in player.kobolds)


@proves("ZAU-16")
def test_the_mountain_is_not_turned() -> None:
    for players in NUMBERS:
        for seed in range(20):
            assert seen(opening(players, seed)).rotation == 0


@pytest.mark.parametrize("players", NUMBERS)
@proves("ZAU-17", "ZAU-18")
def test_seat_0_places_first_then_clockwise_in_five_rounds_and_seat_0_has_the_first_turn(players: int) -> None:
    begun = Log()
    position = opening(players, log=begun)
    assert rules(begun) == [("begins", "ZAU-17")]
    assert event_args(begun, "begins") == [{"seat": 0}]
    assert asked(position) == (0, "place-kobold")
    _, placers = place_all(players)
    assert placers == list(range(players)) * 5
    for played in random_game(players, 4, most=5 * players):
        assert played.phase == "place-kobold"
    assert asked(played.after) == (0, "choose-action")


@pytest.mark.parametrize("players", NUMBERS)
@proves("ZAU-23")
def test_three_cards_for_each_when_all_kobolds_are_placed(players: int) -> None:
    for played in random_game(players, 9, most=5 * players):
        view = seen(played.before)
        assert [player.cards for player in view.players] == [0] * players
        assert view.deck == 60
    view = seen(played.after)
    assert [player.cards for player in view.players] == [3] * players
    assert (view.deck, sum(view.discard.values())) == (60 - 3 * players, 0)
    for seat in range(players):
        assert event_args(played.log, "dealt-cards", seat) == [{"seat": seat, "cards": list(hand(played.after, seat))}]
        others = [other for other in range(players) if other != seat]
        assert event_args(played.log, "dealt", seat) == [{"seat": other, "number": 3} for other in others]
        assert seen(played.after, seat).players[seat].hand == list(hand(played.after, seat))
        assert all(seen(played.after, seat).players[other].hand is None for other in others)


@proves("ZAU-23")
def test_the_dealt_cards_come_from_the_shuffled_pack() -> None:
    log, _ = place_all(2, draws="55J11J")
    assert [args["cards"] for seat in (0, 1) for args in event_args(log, "dealt-cards", seat)] == [
        ["5", "5", "J"],
        ["1", "1", "J"],
    ]
    faces = Counter[str]()
    for seed in range(500):
        *_, last = random_game(2, seed, most=10)
        faces.update(hand(last.after, 0) + hand(last.after, 1))
    assert all(near(faces[face], 11 / 60, of=3_000) for face in "12345")
    assert near(faces["J"], 5 / 60, of=3_000)


@proves("ZAU-18")
def test_no_card_is_played_before_all_kobolds_are_placed() -> None:
    position = opening(3)
    assert {move.split()[0] for move in legal(position)} == {"place"}
