"""Situations: what no game can reach is refused with its rule, and what is filled in can be reached."""

from random import Random

import pytest

from folkmoot.engine.dice import FastDice
from folkmoot.engine.errors import BadSituation
from folkmoot.games.zauberberg import GAME
from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg.state import ZauberbergState
from folkmoot.testing import proves

from .helpers import asked, at, discarded, hand, kind, opening, play, random_game, seen, where
from .scenes import KINDS, STONE_SPACES, TOKEN_SPACES, Given, lying_open
from .test_situation import PACK, asking


def gone_tokens(position: ZauberbergState) -> list[str]:
    """Returns the kinds of the tokens that have left the game, in the order of the alphabet."""
    return sorted(str(token.face) for token in seen(position).tokens if token.state == "gone")


@pytest.mark.parametrize(
    ("space", "face", "rule"),
    [
        ("L1-12", "ghost", "ZAU-139"),
        ("L1-12", "raven", "ZAU-129"),
        ("L1-12", "crystal-ball", "ZAU-115"),
        ("L1-12", "trapdoor", "ZAU-135"),
        ("L2-10", "trapdoor", "ZAU-135"),
        ("L1-12", "passage", "ZAU-130"),
        ("L4-06", "passage", "ZAU-130"),
    ],
)
@proves("ZAU-106", "ZAU-130", "ZAU-139")
def test_no_kobold_stays_on_a_token_that_lets_nobody_stay(space: str, face: str, rule: str) -> None:
    for kobolds in (f"a1@{space}", f"a1+b2@{space}"):
        with pytest.raises(BadSituation) as refused:
            at(kobolds, tokens={space: face})
        assert rule in str(refused.value)
    assert where(at(f"b2@{space}", tokens={space: "storm"}), "b2") == space


def test_every_kind_is_refused_or_lets_a_kobold_stay() -> None:
    stays = []
    for face in KINDS:
        try:
            at("a1@L1-12", tokens={"L1-12": face})
        except BadSituation:
            continue
        stays.append(face)
    assert stays == ["storm", "flying-card"]


def test_a_lone_kobold_always_gets_a_token_on_which_it_can_stay() -> None:
    for seed in range(200):
        space = TOKEN_SPACES[seed % 20]
        position = at(f"b3@{space}", 2 + seed % 4, seed=seed)
        assert position.faults() == []
        assert kind(position, space) in ("storm", "flying-card")
        assert gone_tokens(position) == []


def scattered(seed: int) -> Given:
    """Returns few facts, all possible together: kobolds alone and in pairs anywhere, open tokens, stones, Ravens."""
    chance = Random(seed)
    players = chance.randint(2, 5)
    names = [f"{seat}{number}" for seat in "abcde"[:players] for number in range(1, 6)]
    spaces = [*box.SPACE_NAMES[:96], "L4-02"]  # on level 4 a Passage must find room
    chance.shuffle(names)
    chance.shuffle(spaces)
    put = [f"{names.pop()}@{spaces.pop()}" for _ in range(chance.randint(0, 4))]
    put += [f"{names.pop()}+{names.pop()}@{spaces.pop()}" for _ in range(chance.randint(0, 2))]
    facts: Given = {"put": " ".join(put), "players": players, "seed": seed, "rotation": chance.randint(0, 3)}
    facts["face_up"] = [space for space in spaces if space in TOKEN_SPACES][: chance.randint(0, 4)]
    facts["owned"] = [chance.randint(0, 2), *[0] * (players - 1)]
    facts["ravens"] = [0, chance.randint(0, 3), *[0] * (players - 2)]
    return facts


def test_whatever_few_facts_leave_open_is_filled_in_as_a_game_can_reach_it() -> None:
    for seed in range(200):
        facts = scattered(seed)
        position = at(**facts)
        assert position.faults() == []
        assert set(facts["face_up"]) == set(lying_open(position))
        assert play(position, sorted(GAME.notation(move) for move in position.moves(int(position.active)))[0])


@pytest.mark.parametrize(
    ("facts", "kinds"),
    [
        ({"put": "a1@L1-08 b1@L2-07", "waiting": ["a1"]}, {"passage"}),
        ({"put": "a1@L2-10 b1@L1-13", "waiting": ["a1"]}, {"trapdoor"}),
        ({"put": "a1@L2-10 b1@L1-13 b2@L3-07", "waiting": ["a1"]}, {"passage", "trapdoor"}),
        ({"put": "a1+c1@L2-10 b1@L1-13", "waiting": ["a1"]}, {"passage", "trapdoor"}),
        ({"put": "a1@L1-08 b1@L1-12", "waiting": ["a1"], "phase": "choose-village", "kobold": "b1"}, {"passage"}),
        ({"put": "a1@L2-10 b1@SUMMIT", "waiting": ["a1"], "phase": "over"}, {"passage", "trapdoor"}),
        ({"put": "a1@L1-12", "phase": "choose-village", "kobold": "a1"}, {"ghost", "trapdoor"}),
        ({"put": "a1@L2-10", "phase": "choose-village", "kobold": "a1"}, {"ghost"}),
        ({"put": "a1@L2-10", "phase": "choose-rotation", "kobold": "a1"}, {"storm"}),
        ({"put": "a1@L2-10", "phase": "choose-raven-victim", "kobold": "a1"}, {"raven"}),
        ({"put": "a1@L2-10", "phase": "discard-card", "kobold": "a1", "victim": 1}, {"raven"}),
        ({"put": "a1@L2-10", "phase": "reveal-token", "kobold": "a1"}, {"crystal-ball"}),
        ({"put": "a1@L1-12", "phase": "reveal-token", "kobold": "a1", "gone": ["L1-12"]}, {"crystal-ball"}),
        ({"put": "a1@L1-12", "gone": ["L1-12"]}, {"raven", "crystal-ball"}),
    ],
)
@proves("ZAU-109", "ZAU-142")
def test_under_a_kobold_lies_what_explains_that_it_is_there(facts: Given, kinds: set[str]) -> None:
    space = str(where(at(**facts), "a1"))
    assert {kind(at(**facts, seed=seed), space) for seed in range(40)} == kinds


CROWD = "a1@L1-02 a2@L1-08 a3@L1-12 b1@L1-18 b2@L1-22 c1@L1-28"


def test_when_no_token_is_left_that_lets_a_kobold_stay_one_is_gone() -> None:
    """Three Storms and two Flying Cards let five stay; a question that needs one of them gets it first."""
    position = at(CROWD)
    assert (len(gone_tokens(position)), position.faults()) == (1, [])
    with pytest.raises(BadSituation, match="no token is left that could lie under a kobold"):
        at(CROWD, gone=[])
    for seed in range(20):
        position = at(CROWD, phase="choose-rotation", kobold="a1", seed=seed)
        assert (kind(position, "L1-02"), len(gone_tokens(position))) == ("storm", 1)
    with pytest.raises(BadSituation, match="no token is left that could lie under a kobold"):
        at("a1@L1-02", phase="choose-rotation", kobold="a1", tokens=dict.fromkeys(TOKEN_SPACES[1:4], "storm"))


def test_who_waits_needs_a_token_that_leads_on_and_a_kobold_in_its_way() -> None:
    for put in ("a1@L1-08", "a1@L4-06 b1@L3-08"):
        with pytest.raises(BadSituation, match="waits where nothing bars its way"):
            at(put, waiting=["a1"])


@proves("ZAU-106", "ZAU-111", "ZAU-127")
def test_as_few_tokens_are_gone_as_the_other_facts_need() -> None:
    balls, ravens = ["crystal-ball"] * 3, ["raven"] * 3
    for seed in range(10):
        assert gone_tokens(at(seed=seed)) == []
        for count, needed in ((1, 1), (3, 1), (4, 2), (9, 3)):
            assert gone_tokens(at(face_up=TOKEN_SPACES[:count], seed=seed)) == balls[:needed]
        assert gone_tokens(at(ravens=[1, 0, 2], seed=seed)) == ravens
        assert gone_tokens(at(ravens=[1, 0, 0], face_up=["L1-02"], seed=seed)) == ["crystal-ball", "raven"]
        question = at("a1@L1-12", phase="reveal-token", kobold="a1", face_up=["L1-02"], seed=seed)
        assert gone_tokens(question) == balls[:2]
        later = at("a1@L1-12", phase="reveal-token", kobold="a1", face_up=["L1-02"], reveals_left=2, seed=seed)
        assert gone_tokens(later) == balls[:1]
        sent = at("a1@L1-12", phase="choose-raven-victim", kobold="a1", ravens=[0, 1, 0], seed=seed)
        assert gone_tokens(sent) == ravens[:2]


def test_of_what_kind_gone_tokens_were_follows_from_the_rest() -> None:
    for seed in range(10):
        two = ["L1-12", "L4-06"]
        assert gone_tokens(at(gone=two, stones=STONE_SPACES, seed=seed)) == ["crystal-ball"] * 2
        assert gone_tokens(at(gone=two, ravens=[1, 1, 0], seed=seed)) == ["raven"] * 2
        assert gone_tokens(at(gone=two, face_up=TOKEN_SPACES[:1], ravens=[0, 0, 1], seed=seed)) == [
            "crystal-ball",
            "raven",
        ]
        discard = asking("raven", "discard-card", victim=1, gone=two, ravens=[0, 0, 1], seed=seed)
        assert gone_tokens(at(**discard)) == ["raven"] * 2
        lost = at(gone=TOKEN_SPACES[:4], stones=STONE_SPACES[:8], seed=seed)
        assert gone_tokens(lost) == ["crystal-ball"] * 3 + ["raven"]
        assert seen(lost).stones == STONE_SPACES[:8]


@pytest.mark.parametrize(
    ("facts", "turns"),
    [
        ({}, 0),
        ({"active": 2}, 2),
        ({"put": "a1@L1-13"}, 3),
        ({"put": "a1@L1-13", "active": 1}, 1),
        ({"put": "a1@L1-13 a2@L2-13", "active": 1}, 4),
        ({"put": "c1@L1-13"}, 3),
        ({"put": "c1@L1-13", "active": 2}, 5),
        ({"put": "a1@L1-13", "phase": "move-second", "kobold": "a1"}, 3),
        ({"put": "a1@L1-13", "phase": "move-extra", "kobold": "a1"}, 0),
        ({"put": "a1@L1-13 a2@L1-14", "phase": "move-extra", "kobold": "a1"}, 3),
        ({"put": "b1@SUMMIT", "phase": "over", "kobold": "b1"}, 1),
        ({"put": "b1@SUMMIT", "phase": "over", "active": 1}, 4),
        ({"rotation": 1}, 3),
        ({"rotation": 1, "active": 1}, 1),
        ({"stones": STONE_SPACES[1:]}, 3),
        ({"owned": [0, 0, 1]}, 3),
        ({"ravens": [0, 0, 1]}, 3),
        ({"credit": [0, 0, 1]}, 3),
        ({"seen": ["L1-02"]}, 3),
        ({"hands": [3, 4, 3]}, 3),
        ({"phase": "over", "options": {"turn_limit": 30}}, 30),
        ({"phase": "place-kobold"}, 0),
    ],
)
@proves("ZAU-33", "ZAU-36")
def test_there_were_as_few_turns_as_everything_else_needs(facts: Given, turns: int) -> None:
    assert seen(at(**facts)).turns == turns


@pytest.mark.parametrize(
    ("facts", "active"),
    [
        ({}, 0),
        ({"turns": 5}, 2),
        ({"put": "b2@L1-13", "phase": "move-second", "kobold": "b2"}, 1),
        ({"put": "c2@L1-12", "phase": "choose-rotation", "asked": "c2"}, 2),
        ({"phase": "over", "turns": 12, "options": {"turn_limit": 12}}, 2),
        ({"phase": "over", "options": {"turn_limit": 11}}, 1),
        ({"put": "b1@SUMMIT", "phase": "over", "kobold": "b1", "options": {"turn_limit": 12}}, 1),
        ({"put": "b1@SUMMIT", "phase": "over", "turns": 9, "options": {"turn_limit": 12}}, 0),
        ({"phase": "place-kobold"}, 0),
        ({"phase": "place-kobold", "put": "a1@nw b1@ne"}, 2),
        ({"phase": "place-kobold", "put": "a1@nw b1@ne c3@sw a2@nw"}, 1),
    ],
)
@proves("ZAU-18", "ZAU-33")
def test_whose_turn_it_is_follows_from_the_rest(facts: Given, active: int) -> None:
    assert at(**facts).active == active


def test_the_kobold_of_the_turn_and_the_one_that_is_asked_stand_for_one_another() -> None:
    said: list[Given] = [{"kobold": "a1"}, {"asked": "a1"}, {"kobold": "k1"}, {"asked": "k1", "kobold": "a1"}]
    for names in said:
        position = at("a1@L1-12", phase="choose-rotation", **names)
        assert (asked(position), seen(position).kobold, seen(position).played) == ((0, "choose-rotation"), 1, 2)
    assert seen(at("a1@L1-13", phase="move-second", kobold="k1")).played == 1
    assert at(asked="a1").kobold == -1


@pytest.mark.parametrize(
    ("kobolds", "kobold"),
    [
        ("c2+a3@L1-11 b1@L1-12", "a3"),
        ("c2+a3@L1-13 b1@L1-12", "a3"),
        ("c2+a3@L1-10 c3+a1@L1-11 b1@L1-12", "a3"),
        ("c2+a3@L1-14 c3+a1@L1-13 b1@L1-12", "a3"),
        ("b1@L1-12", "b1"),
    ],
)
@proves("ZAU-86", "ZAU-89", "ZAU-91")
def test_who_is_asked_was_brought_or_pushed_to_the_token(kobolds: str, kobold: str) -> None:
    position = at(kobolds, phase="choose-rotation", kobold=kobold, asked="b1")
    assert asked(position) == (1, "choose-rotation")


@pytest.mark.parametrize(
    "kobolds",
    [
        "c2+a3@L1-10 b1@L1-12",  # a gap
        "c2+a3@L1-10 c3@L1-11 b1@L1-12",  # nobody was pushed on
        "a3+c2@L1-11 b1@L1-12",  # a3 is below
        "a3@L1-11 b1@L1-12",  # a3 is alone
        "c2+a3@L2-09 b1@L1-12",  # another level
        "a3@nw b1@L1-12",
    ],
)
@proves("ZAU-89")
def test_who_was_not_brought_to_a_token_is_not_asked(kobolds: str) -> None:
    with pytest.raises(BadSituation, match="ZAU-89"):
        at(kobolds, phase="choose-rotation", kobold="a3", asked="b1")


CROWDED = "a1+a2@L1-01 b1+b2@L1-03 c1+c2@L1-04 d1+d2@L1-06 e1+e2@L1-07 a3+a4@L1-09 b3+b4@L1-10 c3+c4@L1-11"


@pytest.mark.parametrize(
    ("facts", "players"),
    [
        ({"hands": ["111", "JJJ"], "discard": [*PACK.elements()][3:-3], "turns": 40}, 2),  # the draw pile is empty
        ({"put": f"{CROWDED} d3+d4@L1-13 e3+e4@L1-14 a5+b5@L1-16 c5+d5@L1-17 e5@L1-19"}, 5),
        ({"put": "a1@sw a2@sw a3@sw a4@sw a5@sw", "turns": 60}, 2),  # Ghosts have sent all to one village
        ({"put": "a1@L1-08 b1@L2-07 c1@L2-10 a2@L1-13", "waiting": ["c1", "a1"]}, 3),
        ({"put": "b1@SUMMIT c2+a3@L4-05", "phase": "over", "kobold": "a3", "active": 0}, 3),  # it was pushed up
        ({"put": "a2+a1@L1-11 b4@L1-12", "phase": "discard-card", "kobold": "a1", "asked": "b4", "victim": 0}, 2),
        ({"put": "b1+a1@L1-11 a2@L1-12", "phase": "choose-village", "kobold": "a1", "asked": "a2"}, 4),
        ({"put": "b1+a1@L1-10", "phase": "move-extra", "kobold": "a1", "options": {"walk_on_after_kobold": True}}, 3),
        ({"put": "a1@L1-13", "phase": "move-extra", "kobold": "a1", "played": 4, "credit": [2, 0], "hands": "3"}, 2),
        ({"owned": [2, 2, 2, 2, 1], "stones": []}, 5),
        ({"ravens": [0, 0, 0, 1, 2]}, 5),
        ({"put": "a1@L1-08 b1@L2-07", "waiting": ["a1"], "rotation": 1}, 3),  # a Storm has turned its token down
        ({"put": "c2+a3@L1-13 b1@L1-12", "phase": "choose-raven-victim", "kobold": "a3", "asked": "b1"}, 3),
        ({"turns": 9_999, "options": {"turn_limit": 10_000}}, 3),
    ],
)
def test_strange_positions_that_a_game_can_come_to_are_taken(facts: Given, players: int) -> None:
    assert at(**facts, players=players).faults() == []


@pytest.mark.parametrize(
    ("facts", "sizes"),
    [
        ({"owned": [1, 0, 2]}, [4, 3, 5]),
        (asking("raven", "discard-card", victim=1), [1, 4, 3]),
        (asking("raven", "discard-card", victim=1, owned=[0, 1, 0]), [1, 5, 3]),
        (asking("raven", "choose-raven-victim", owned=[2, 1, 0]), [3, 4, 3]),
        ({"phase": "place-kobold"}, [0, 0, 0]),
    ],
)
@proves("ZAU-25", "ZAU-29", "ZAU-124")
def test_who_is_said_nothing_of_holds_as_few_cards_as_can_be(facts: Given, sizes: list[int]) -> None:
    assert [player.cards for player in seen(at(**facts)).players] == sizes


@proves("ZAU-24")
def test_the_next_draws_come_in_their_order() -> None:
    position = at(hands=["134", "245", "J12"], draws="5J2")
    play(position, "exchange 13")
    assert hand(position, 0) == "45J"
    play(position, "exchange 45")
    assert hand(position, 1)[:2] == "22"
    for seed in range(30):
        position = at(players=5, owned=[2, 2, 2, 1, 1], draws=["J"] * 5 + ["1"] * 11, seed=seed)
        assert "J" not in "".join(hand(position, seat) for seat in range(5))
        assert (position.faults(), discarded(position)) == ([], "")
    assert "draws" not in {name for name, fact in GAME.facts(at(), None).items() if fact}


@proves("ZAU-23")
def test_the_first_draws_are_the_deal() -> None:
    position = at(phase="place-kobold", players=2, draws="111222J")
    for number, village in enumerate(["nw", "ne", "se", "nw", "ne"], 1):
        play(position, *[f"place k{number} {village}"] * 2)
    assert (hand(position, 0), hand(position, 1)) == ("111", "222")
    play(position, "exchange 1")
    assert hand(position, 0) == "11J"


def test_nobody_is_told_the_next_draws() -> None:
    known = at(hands="134", draws="5J2")
    blind = known.copy()
    blind.coming = []
    for eye in (None, 0, 1, 2):
        assert GAME.facts(known, eye)["draws"] == []
        assert (known.view(eye), GAME.facts(known, eye)) == (blind.view(eye), GAME.facts(blind, eye))
    for seat in range(3):
        drawn = set()
        for seed in range(20):
            world = known.imagine(seat, FastDice(seed))
            assert world.faults() == []
            world.play(0, GAME.parse("exchange 134"), FastDice(seed))
            drawn.add(hand(world, 0))
        assert len(drawn) > 5
    assert known.prompt(0) == blind.prompt(0)
    known.coming = known.coming + [5] * 6
    assert known.faults() == ["the cards drawn next are in the draw pile (ZAU-24)"]


def test_the_facts_of_any_moment_are_sound_when_they_are_made_again() -> None:
    for number, played in enumerate(random_game(4, 13)):
        if number % 11 == 0:
            for eye in (None, 0, 3):
                again = GAME.situation(4, GAME.options_for(4, {}), GAME.facts(played.after, eye), FastDice(number))
                assert again.faults() == []
                assert again.view(eye) == played.after.view(eye)


def test_kobolds_may_be_written_short_or_place_by_place() -> None:
    short = at("a3@L1-09 c2+b1@L1-11 a1@sw", seed=3)
    usual = ["nw", "ne", "se", "nw", "ne"]
    places = [["sw", "ne", "L1-09", "nw", "ne"], ["L1-11", *usual[1:]], ["nw", "L1-11", *usual[2:]]]
    long = at(places=places, on_top=["b1"], seed=3)
    assert short.snapshot() == long.snapshot()
    assert opening(3).at == at(phase="place-kobold").at
