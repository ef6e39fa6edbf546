"""Who plays, and how a game begins."""

from collections import Counter

import pytest

from folkmoot.engine.errors import BadPlayers
from folkmoot.engine.events import Log
from folkmoot.games.korrigans import GAME, stages
from folkmoot.games.korrigans import components as box
from folkmoot.testing import proves

from .helpers import (
    BEINGS,
    COMPANIONS,
    GOLD,
    OVERVIEW,
    RAINBOW,
    at,
    backups,
    carries,
    event_args,
    fields_of,
    games,
    hidden,
    legal,
    lying,
    opening,
    pawns,
    play,
    random_game,
    revealed,
    seen,
    sign,
)

NUMBERS = [2, 3, 4, 5]
GAMES = 2_000
"""How many games are dealt where chances are counted."""


@proves("KOR-01")
def test_two_to_five_may_play() -> None:
    for players in NUMBERS:
        *_, last = random_game(players, 1)
        assert last.after.result() is not None
    for players in (-1, 0, 1, 6, 7, 10):
        with pytest.raises(BadPlayers):
            GAME.options_for(players, {})


@pytest.mark.parametrize("players", NUMBERS)
@proves("KOR-02")
def test_every_player_has_two_korrigans_of_a_colour_of_their_own_and_a_screen(players: int) -> None:
    table = seen(opening(players))
    assert [len(player.korrigans) for player in table.players] == [2] * players
    assert [player.screen for player in table.players] == [True] * players
    assert [player.colour for player in table.players] == ["blue", "green", "violet", "pink", "yellow"][:players]
    for played in random_game(players, 3):
        assert len(played.after.korrigan_fields) == 2 * players


@pytest.mark.parametrize("players", NUMBERS)
@proves("KOR-03")
def test_placement_rounds_and_final_turn_go_clockwise_from_the_first_player(players: int) -> None:
    for seed in range(4):
        game = list(random_game(players, seed, side="plain"))
        first = int(game[0].before.first)
        order = [(first + number) % players for number in range(players)]
        assert [seen(game[0].before).players[seat].number for seat in order] == list(range(1, players + 1))
        assert [played.seat for played in game if played.phase == "place-korrigan"] == order * 2
        for number in {int(played.before.round) for played in game if played.phase == "move"}:
            moved = [played.seat for played in game if played.phase == "move" and played.before.round == number]
            assert moved == [seat for seat in order if seat in moved]
        begun = [args["seat"] for played in game for args in event_args(played.log, "final-begins")]
        assert begun == order
        spending = [played.seat for played in game if played.phase == "final-move"]
        assert spending == sorted(spending, key=order.index)


@proves("KOR-03")
def test_the_first_player_is_drawn_with_equal_chances_unless_a_seat_is_named() -> None:
    for players in NUMBERS:
        drawn = Counter(int(opening(players, seed).first) for seed in range(300 * players))
        assert set(drawn) == set(range(players))
        assert all(230 < count < 370 for count in drawn.values())
        for seat in range(players):
            log = Log()
            assert {int(opening(players, seed, log, first_player=seat).first) for seed in range(10)} == {seat}
            assert {args["seat"] for args in event_args(log, "begins")} == {seat}


@proves("KOR-04")
def test_the_first_player_stays_the_same_although_the_bag_goes_round() -> None:
    for game in games(3):
        assert len({int(played.after.first) for played in game}) == 1
        assert len({seen(played.after).first_player for played in game}) == 1
        assert {int(played.after.holder) for played in game} == set(range(int(game[0].after.seats)))


@proves("KOR-05")
def test_any_number_of_korrigans_of_anybody_may_be_in_a_field() -> None:
    position = at(
        5,
        korrigans=[["village", "village"]] * 5,
        revealed=[["hare"]] * 5,
        clovers={"wheat_dolmen": []},
    )
    for seat in range(5):
        assert fields_of(position, seat) == ["village", "village"]
        assert "move k2 hare wheat_dolmen" in legal(position, seat)
        play(position, seat, "move k1 hare wheat_dolmen", *(["red"] if seat == 4 else []))
    assert [fields_of(position, seat) for seat in range(5)] == [["wheat_dolmen", "village"]] * 5
    play(position, 0, "sun 1")
    play(position, 0, "move k2 hare wheat_dolmen")
    assert fields_of(position, 0) == ["wheat_dolmen", "wheat_dolmen"]


@pytest.mark.parametrize("side", ["icons", "plain"])
@proves("KOR-06")
def test_a_korrigan_is_in_one_field_from_its_placement_on_and_leaves_it_only_by_moving(side: str) -> None:
    for game in games(2, side=side):
        for played in game:
            before = played.before.korrigan_fields
            changed = [number for number, field in enumerate(played.after.korrigan_fields) if field != before[number]]
            assert len(changed) == (1 if played.words[0] in ("place", "move") else 0)
            for korrigan in changed:
                assert korrigan // 2 == played.seat
                assert fields_of(played.after, played.seat)[korrigan % 2] == played.words[-1]
            shown = [korrigan.field for player in seen(played.after).players for korrigan in player.korrigans]
            assert shown == [
                field for seat in range(int(played.after.seats)) for field in fields_of(played.after, seat)
            ]
            assert None not in shown or played.after.stage == stages.PLACEMENT
            assert set(shown) <= {*box.FIELD_NAMES, None}


@pytest.mark.parametrize("players", NUMBERS)
@proves("KOR-07", "KOR-08")
def test_each_field_has_its_number_of_tokens_one_more_with_four_or_five_and_none_is_left_over(players: int) -> None:
    for seed in range(5):
        position = opening(players, seed)
        extra = 1 if players >= 4 else 0
        counts = {name: len(lying(position, name)) for name in OVERVIEW}
        assert counts == {name: field.clovers + extra for name, field in OVERVIEW.items()}
        tokens = Counter(token for name in OVERVIEW for token in lying(position, name))
        if players < 4:
            assert tokens == dict.fromkeys(COMPANIONS, 4) | dict.fromkeys(GOLD, 6)
        else:
            assert tokens == dict.fromkeys(COMPANIONS, 5) | {"gold1": 9, "gold2": 9, "gold3": 9, "gold4": 8}
        assert tokens.total() == (65 if extra else 48)


@proves("KOR-09")
def test_every_token_may_lie_in_every_field_in_proportion() -> None:
    counts = Counter(
        (name, token)
        for seed in range(GAMES)
        for position in [opening(2, seed)]
        for name in OVERVIEW
        for token in lying(position, name)
    )
    for name, field in OVERVIEW.items():
        for token in [*COMPANIONS, *GOLD]:
            expected = GAMES * field.clovers * (4 if token in COMPANIONS else 6) / 48
            assert 0.7 * expected < counts[name, token] < 1.3 * expected  # more than five standard deviations


@pytest.mark.parametrize("players", NUMBERS)
@proves("KOR-09", "KOR-10")
def test_tokens_lie_face_down_and_nobody_knows_the_signs(players: int) -> None:
    position = opening(players, 7)
    for eye in [*range(players), None]:
        for field in seen(position, eye).fields:
            assert (field.faces, field.sign, field.memory) == (None, None, None)
            assert field.menhir == (field.field != "village")
            assert field.clovers == len(lying(position, field.field))


@proves("KOR-10")
def test_one_menhir_stands_in_each_field_but_the_village_and_any_sign_may_be_under_it() -> None:
    counts: Counter[tuple[str, str | None]] = Counter()
    for seed in range(GAMES):
        position = opening(2, seed)
        signs = {name: sign(position, name) for name in OVERVIEW}
        assert signs.pop("village") is None
        assert Counter(signs.values()) == dict.fromkeys([*BEINGS, "gold1", "gold2", "gold3"], 2)
        counts.update(signs.items())
    assert len(counts) == 16 * 8
    assert all(0.7 * GAMES / 8 < count < 1.3 * GAMES / 8 for count in counts.values())


@pytest.mark.parametrize("players", NUMBERS)
@proves("KOR-11")
def test_the_supply_lies_beside_the_board(players: int) -> None:
    position = opening(players)
    table = seen(position)
    assert (table.backups_left, table.elves_left, table.goblins_left) == (5, 2, 2)
    assert (table.troll, table.cauldron) == (0, None)
    assert [carries(position, seat) for seat in range(players)] == [["", ""]] * players


@pytest.mark.parametrize("players", NUMBERS)
@proves("KOR-12")
def test_all_fourteen_pawns_are_in_the_bag_of_the_first_player(players: int) -> None:
    for seed in range(5):
        position = opening(players, seed)
        table = seen(position)
        assert table.bag == dict.fromkeys(RAINBOW, 2)
        assert table.holder == table.first_player == position.first
        assert pawns(position.suns) == pawns(position.clouds) == [None] * 7
        assert table.pawn is None


@pytest.mark.parametrize("players", NUMBERS)
@proves("KOR-13")
def test_nobody_owns_a_token_before_placement(players: int) -> None:
    position = opening(players, 2)
    for seat in range(players):
        assert hidden(position, seat) == revealed(position, seat) == backups(position, seat) == []
        player = seen(position, seat).players[seat]
        assert (player.hidden, player.tokens, player.menhirs, player.gold) == (0, [], [], 0)
        assert fields_of(position, seat) == [None, None]
