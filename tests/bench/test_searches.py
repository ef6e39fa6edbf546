"""Simulations are counted as they are made: ours world by world, those of OpenSpiel by the search."""

from collections.abc import Callable
from types import SimpleNamespace

import pytest

from folkmoot.bench import anchors
from folkmoot.bench.searches import Thought, depth_of, measure_search, middle_choice, nearest_count
from folkmoot.bots.heuristic import best_move
from folkmoot.bots.levels import Sylph
from folkmoot.engine.dice import FastDice
from folkmoot.engine.game import Game
from folkmoot.engine.position import Position, Snapshot
from folkmoot.engine.thinking import Manner, Thinking
from tests.example.acorns import GAME as ACORNS
from tests.example.acorns import Acorns


class Looking(Acorns):
    """Acorns with a horizon, the same value for all, and few simulations."""

    thinking = (Thinking(horizon=4, simulations=20, hopeless=1e9), Thinking())

    def value(self, position: Position, manner: Manner = "usual") -> list[float]:
        seats = int(position.seats)
        return [1.0 / seats] * seats


class Turning(Looking):
    """The same, with turns that are counted."""

    def turns(self, position: Position) -> int | None:
        return 0


class Couple(Acorns):
    """Acorns for two alone."""

    def default_player_counts(self) -> list[int]:
        return [2]


def choices_of(game: Game, players: int, dice: FastDice) -> list[tuple[Snapshot, int]]:
    """Returns every choice of a game of the heuristic."""
    position = game.start(players, game.options_for(players, {}), dice)
    choices = []
    while deciders := position.deciders():
        seat = deciders[0]
        if len(position.moves(seat)) > 1:
            choices.append((position.snapshot(), seat))
        position.play(seat, best_move(game, position.imagine(seat, dice), seat, dice), dice)
    return choices


def test_the_middle_is_a_choice_half_way_through_a_game_of_the_heuristic() -> None:
    for seed in range(5):
        position, seat = middle_choice(ACORNS, 3, FastDice(seed))
        choices = choices_of(ACORNS, 3, FastDice(seed))
        assert (position.snapshot(), seat) == choices[len(choices) // 2]


def test_a_world_counts_as_many_simulations_as_candidates_are_tried() -> None:
    position, seat = middle_choice(ACORNS, 3, FastDice(2))
    thought = Thought(Looking(), position, seat, FastDice(1))
    for _ in range(3):
        before = [candidate.worlds for candidate in thought.search.candidates]
        tried = thought.go_on()
        after = [candidate.worlds for candidate in thought.search.candidates]
        assert tried == sum(after) - sum(before) == len(after) > 1


def test_a_thought_begins_anew_when_a_sylph_would_be_done() -> None:
    game = Looking()
    position, seat = middle_choice(game, 3, FastDice(2))
    thought = Thought(game, position, seat, FastDice(1))
    searches = []
    for _ in range(30):
        assert thought.go_on() > 0
        made = sum(candidate.worlds for candidate in thought.search.candidates)
        assert made <= Sylph().thinking(game).simulations
        if thought.search not in searches:
            searches.append(thought.search)
    assert len(searches) > 3


@pytest.mark.parametrize(
    ("game", "depth", "leaf"),
    [
        (ACORNS, "to the end", "result"),
        (Looking(), "4 decisions", "learned value"),
        (Turning(), "4 decisions, then to the end of the turn", "learned value"),
    ],
)
def test_a_search_says_what_its_simulations_are(game: Game, depth: str, leaf: str) -> None:
    measure = measure_search(game, 0.0, 1)
    assert (measure.name, measure.depth, measure.leaf) == ("acorns, 3 players", depth, leaf)
    assert measure.simulations_per_s > 0
    assert depth_of(game, 2) == depth


def test_three_play_or_as_many_as_can() -> None:
    assert nearest_count(ACORNS) == 3
    assert nearest_count(Couple()) == 2


def test_without_openspiel_the_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(anchors, "import_module", missing)
    with pytest.raises(anchors.MissingAnchor, match=r"pip install 'folkmoot\[bench\]'"):
        anchors.measure_search_anchor(0.0, 1)


class Matches:
    """A game in OpenSpiel's words: of nine matches two players take one by turns, or two if their number is even."""

    def __init__(self, taken: tuple[int, ...] = ()) -> None:
        self.taken = list(taken)

    def current_player(self) -> int:
        return anchors.SPIEL_OVER if sum(self.taken) == 9 else len(self.taken) % 2

    def legal_actions(self) -> list[int]:
        return [1] if sum(self.taken) % 2 == 0 else [1, 2]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return []

    def apply_action(self, action: int) -> None:
        self.taken.append(action)

    def full_history(self) -> list[SimpleNamespace]:
        return [SimpleNamespace(player=at % 2, action=action) for at, action in enumerate(self.taken)]

    def clone(self) -> "Matches":
        return Matches(tuple(self.taken))


def spiel_of(searched: list[tuple[Matches, int]]) -> Callable[[str], SimpleNamespace]:
    """Returns what imports a stand-in for OpenSpiel, whose search notes the state and its simulations."""

    def search(seed: int, _evaluator: str, _exploration: float, simulations: int) -> SimpleNamespace:
        return SimpleNamespace(step=lambda state: searched.append((state, simulations)))

    return lambda name: SimpleNamespace(
        load_game=lambda title: SimpleNamespace(new_initial_state=Matches),
        RandomRolloutEvaluator=lambda _roll_outs, seed: "random",
        ISMCTSBot=search,
    )


def test_openspiel_searches_several_choices_and_all_simulations_count(monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[tuple[Matches, int]] = []
    units: list[int] = []

    def run_once(seconds: float, chunk: Callable[[], int]) -> tuple[int, float]:
        units.append(chunk())
        return units[0], 2.0

    monkeypatch.setattr(anchors, "import_module", spiel_of(searched))
    monkeypatch.setattr(anchors, "run_for", run_once)
    measure = anchors.measure_search_anchor(1.0, 1)
    assert units == [sum(simulations for _, simulations in searched)]
    assert measure.simulations_per_s == units[0] / 2.0
    assert (measure.depth, measure.leaf) == ("to the end", "random roll-out")
    assert len(searched) == anchors.SEARCHED_POSITIONS
    assert all(len(state.legal_actions()) > 1 and state.taken for state, _ in searched)


def test_openspiels_own_search_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyspiel", reason="!! NOT TESTED: the extra bench is not installed")
    monkeypatch.setattr(anchors, "SIMULATIONS_PER_SEARCH", 5)
    assert anchors.measure_search_anchor(0.0, 1).simulations_per_s > 0
