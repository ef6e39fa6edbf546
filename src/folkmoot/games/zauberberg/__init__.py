"""Zauberberg (Magic Hill), by Rüdiger Dorn (Ravensburger, 2001)."""

from folkmoot.engine.game import Credits, Functions, TypedGame
from folkmoot.engine.thinking import Thinking
from folkmoot.games.zauberberg import bot, flow, foretold, touching
from folkmoot.games.zauberberg import moves as verbs
from folkmoot.games.zauberberg.features import FEATURES, features
from folkmoot.games.zauberberg.options import ZauberbergOptions
from folkmoot.games.zauberberg.position import ZauberbergPosition
from folkmoot.games.zauberberg.setup import start
from folkmoot.games.zauberberg.situations.facts import Facts
from folkmoot.games.zauberberg.situations.situation import facts_of, situation
from folkmoot.games.zauberberg.taste import ZauberbergTaste


class Zauberberg(TypedGame[ZauberbergOptions, ZauberbergPosition, ZauberbergTaste]):
    """Send numbered kobolds up a stepped mountain, climbing on each other's heads, and reach the tower first."""

    id = "zauberberg"
    rule_prefix = "ZAU"
    rules_version = 1
    player_counts = (2, 3, 4, 5)  # ZAU-12
    options_type = ZauberbergOptions
    facts_type = Facts
    move_notation = verbs.NOTATION
    maturity = "complete"
    credits = Credits(
        designers=["Rüdiger Dorn"],
        artists=["Graham Howells"],
        publisher="Ravensburger",
        year=2001,
    )
    thinking = (
        Thinking(simulations=800, horizon=12),
        Thinking(simulations=2000, horizon=24, candidates=8, doubt=0.7, hopeless=1.5),
    )
    feature_names = FEATURES
    functions = Functions(
        position=ZauberbergPosition,
        start=start,
        situation=situation,
        facts=facts_of,
        vocabulary=verbs.vocabulary,
        taste=ZauberbergTaste,
        move_values=bot.move_values,
        move_terms=bot.move_terms,
        features=features,
        turns=flow.turns,
        effect_faults=foretold.faults,
        touched=touching.touched,
    )


GAME = Zauberberg()
