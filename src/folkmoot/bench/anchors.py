"""Anchors: known engines at random play, measured in the same run beside our own games.

OpenSpiel is played as its documentation shows, chance sampled from `chance_outcomes()` with its probabilities. Hearts
is also measured by a loop that knows that all deals are equally likely, which OpenSpiel does not promise: it is the
fastest a Python user can get, and stands beside for honesty. OpenSpiel's search is its own in C++, called from Python.
"""

from collections.abc import Callable
from importlib import import_module
from random import Random
from types import ModuleType
from typing import Final, Protocol

from folkmoot.bench.measure import Measure, SearchMeasure, run_for
from folkmoot.engine.errors import FolkmootError

ANCHORS: Final[tuple[str, ...]] = (
    "open_spiel hearts",
    "open_spiel hearts, deal known uniform",
    "open_spiel gin_rummy",
    "open_spiel backgammon",
    "catanatron",
)
SEARCH_ANCHOR: Final = "open_spiel gin_rummy, information-set MCTS"

SPIEL_OVER: Final = -4
SPIEL_SEEDS: Final = 1 << 31
UNIFORM: Final = ", deal known uniform"
COPIES_PER_CHUNK: Final = 100
SEARCHED_POSITIONS: Final = 5
SIMULATIONS_PER_SEARCH: Final = 200
ROLL_OUTS: Final = 1
"""Of a simulation."""
EXPLORATION: Final = 2.0
"""The constant of UCT."""


class MissingAnchor(FolkmootError):
    """The package of an anchor is not installed."""


class UnknownAnchor(FolkmootError):
    """No anchor has this name."""


class _SpielAct(Protocol):
    player: int
    action: int


class _SpielState(Protocol):
    def current_player(self) -> int: ...
    def legal_actions(self) -> list[int]: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def apply_action(self, action: int, /) -> None: ...
    def full_history(self) -> list[_SpielAct]: ...
    def clone(self) -> object: ...


class _SpielGame(Protocol):
    def new_initial_state(self) -> _SpielState: ...


class _SpielBot(Protocol):
    def step(self, state: _SpielState, /) -> int: ...


class _CatanState(Protocol):
    num_turns: int


class _CatanGame(Protocol):
    state: _CatanState

    def winning_color(self) -> object: ...
    def play_tick(self) -> object: ...
    def copy(self) -> object: ...


def measure_anchor(name: str, seconds: float, seed: int) -> Measure:
    """Returns what the anchor does in that many CPU seconds of random play, and in as many again of copying.

    Raises `UnknownAnchor`, and `MissingAnchor` without the extra `bench`.
    """
    if name not in ANCHORS:
        raise UnknownAnchor(f"unknown anchor: expected {', '.join(ANCHORS)}; got {name!r}")
    if name == "catanatron":
        return _measure_catan(name, seconds, Random(seed))
    return _measure_spiel(name, seconds, Random(seed))


def measure_search_anchor(seconds: float, seed: int) -> SearchMeasure:
    """Returns how fast OpenSpiel searches gin rummy in that many CPU seconds, in the middle of random games.

    Every simulation is in an imagined world of its own. Raises `MissingAnchor` without the extra `bench`.
    """
    spiel = _load("pyspiel")
    game: _SpielGame = spiel.load_game("gin_rummy")
    rng = Random(seed)
    states = [_spiel_middle_choice(game, rng) for _ in range(SEARCHED_POSITIONS)]
    evaluator = spiel.RandomRolloutEvaluator(ROLL_OUTS, rng.randrange(SPIEL_SEEDS))
    bot: _SpielBot = spiel.ISMCTSBot(rng.randrange(SPIEL_SEEDS), evaluator, EXPLORATION, SIMULATIONS_PER_SEARCH)

    def search_all() -> int:
        for state in states:
            bot.step(state)
        return len(states) * SIMULATIONS_PER_SEARCH

    simulations, spent = run_for(seconds, search_all)
    return SearchMeasure(
        name=SEARCH_ANCHOR, simulations_per_s=simulations / spent, depth="to the end", leaf="random roll-out"
    )


def _load(module: str) -> ModuleType:
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        raise MissingAnchor("anchors need the extra 'bench': pip install 'folkmoot[bench]'") from missing


def _measure(name: str, seconds: float, play: Callable[[], int], copy: Callable[[], object]) -> Measure:
    """Measures `play`, which plays a game and returns its decisions, and `copy`, which copies a position."""
    lengths: list[int] = []

    def one_game() -> int:
        lengths.append(play())
        return 1

    def some_copies() -> int:
        for _ in range(COPIES_PER_CHUNK):
            copy()
        return COPIES_PER_CHUNK

    games, playing = run_for(seconds, one_game)
    copies, copying = run_for(seconds, some_copies)
    return Measure(
        name=name,
        decisions_per_s=sum(lengths[-games:]) / playing,
        games_per_s=games / playing,
        copies_per_s=copies / copying,
    )


def _measure_spiel(name: str, seconds: float, rng: Random) -> Measure:
    title = name.removeprefix("open_spiel ").removesuffix(UNIFORM)
    game: _SpielGame = _load("pyspiel").load_game(title)
    middle = _spiel_middle(game, rng)
    play = _play_spiel_uniform if name.endswith(UNIFORM) else _play_spiel
    return _measure(name, seconds, lambda: play(game.new_initial_state(), rng), middle.clone)


def _play_spiel(state: _SpielState, rng: Random) -> int:
    """Plays the state to its end and returns the decisions; what chance does is not counted."""
    current, legal, apply, draw = state.current_player, state.legal_actions, state.apply_action, rng.random
    chance, choices = state.chance_outcomes, rng.choices
    decisions = 0
    while (player := current()) != SPIEL_OVER:
        if player >= 0:
            actions = legal()
            apply(actions[int(draw() * len(actions))])
            decisions += 1
        else:
            outcomes, weights = zip(*chance(), strict=True)
            apply(choices(outcomes, weights)[0])
    return decisions


def _play_spiel_uniform(state: _SpielState, rng: Random) -> int:
    """Plays like `_play_spiel` where every outcome of chance is equally likely: its legal actions are the outcomes."""
    current, legal, apply, draw = state.current_player, state.legal_actions, state.apply_action, rng.random
    decisions = 0
    while (player := current()) != SPIEL_OVER:
        actions = legal()
        apply(actions[int(draw() * len(actions))])
        if player >= 0:
            decisions += 1
    return decisions


def _spiel_middle(game: _SpielGame, rng: Random) -> _SpielState:
    """Returns a state before the middle decision of a random game."""
    played = game.new_initial_state()
    _play_spiel(played, rng)
    acts = played.full_history()
    decisions = [at for at, act in enumerate(acts) if act.player >= 0]
    state = game.new_initial_state()
    for act in acts[: decisions[len(decisions) // 2]]:
        state.apply_action(act.action)
    return state


def _spiel_middle_choice(game: _SpielGame, rng: Random) -> _SpielState:
    """Returns a state in the middle of a random game in which several actions are legal."""
    state = _spiel_middle(game, rng)
    while len(state.legal_actions()) < 2:
        state = _spiel_middle(game, rng)
    return state


def _measure_catan(name: str, seconds: float, rng: Random) -> Measure:
    catan = _load("catanatron")
    limit: int = catan.game.TURNS_LIMIT
    middle = _catan_middle(catan, limit, _catan_seed(rng))

    def play() -> int:
        return _play_catan(_new_catan(catan, _catan_seed(rng)), limit)

    return _measure(name, seconds, play, middle.copy)


def _catan_seed(rng: Random) -> int:
    return rng.randrange(1, 2**32)  # catanatron takes 0 for no seed


def _new_catan(catan: ModuleType, seed: int) -> _CatanGame:
    """Returns a new game of four random players; catanatron seeds Python's global generator with the seed."""
    players = [catan.RandomPlayer(color) for color in catan.Color]
    game: _CatanGame = catan.Game(players, seed=seed)
    return game


def _play_catan(game: _CatanGame, limit: int) -> int:
    """Plays the game to its end, or to catanatron's own limit of turns, and returns the decisions."""
    tick, winner, state = game.play_tick, game.winning_color, game.state
    decisions = 0
    while winner() is None and state.num_turns < limit:
        tick()
        decisions += 1
    return decisions


def _catan_middle(catan: ModuleType, limit: int, seed: int) -> _CatanGame:
    """Returns a game before its middle decision: played once to know its length, then again to the half."""
    decisions = _play_catan(_new_catan(catan, seed), limit)
    game = _new_catan(catan, seed)
    for _ in range(decisions // 2):
        game.play_tick()
    return game
