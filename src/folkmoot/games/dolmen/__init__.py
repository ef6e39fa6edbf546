"""Dolmen, by William Aubert (Vermicelle Éditions, 2011); its own title is lost."""

from folkmoot.engine.game import Credits, Functions, TypedGame
from folkmoot.engine.thinking import Thinking
from folkmoot.games.dolmen import bot, flow, foretold, touching
from folkmoot.games.dolmen import moves as verbs
from folkmoot.games.dolmen.features import FEATURES, features
from folkmoot.games.dolmen.options import DolmenOptions
from folkmoot.games.dolmen.position import DolmenPosition
from folkmoot.games.dolmen.setup import start
from folkmoot.games.dolmen.situations.facts import Facts
from folkmoot.games.dolmen.situations.situation import facts_of, situation
from folkmoot.games.dolmen.taste import DolmenTaste


class Dolmen(TypedGame[DolmenOptions, DolmenPosition, DolmenTaste]):
    """Walk round a circle of lights, peek at slabs, carry them home with die and crystals, build the finest dolmen."""

    id = "dolmen"
    rule_prefix = "DOL"
    rules_version = 1
    player_counts = (2, 3, 4)  # DOL-01
    options_type = DolmenOptions
    facts_type = Facts
    move_notation = verbs.NOTATION
    maturity = "complete"
    judgements = ("fits", "ends")
    credits = Credits(
        designers=["William Aubert"],
        artists=["William Aubert"],
        publisher="Vermicelle Éditions",
        year=2011,
    )
    thinking = (
        Thinking(simulations=1500, horizon=20),
        Thinking(simulations=4000, horizon=20, candidates=8, doubt=0.7, hopeless=2.5, taste="learned"),
    )
    fair = 0.75
    feature_names = FEATURES
    functions = Functions(
        position=DolmenPosition,
        start=start,
        situation=situation,
        facts=facts_of,
        vocabulary=verbs.vocabulary,
        taste=DolmenTaste,
        move_values=bot.move_values,
        move_terms=bot.move_terms,
        features=features,
        turns=flow.turns,
        effect_faults=foretold.faults,
        touched=touching.touched,
    )


GAME = Dolmen()
