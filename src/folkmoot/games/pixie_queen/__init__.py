"""Pixie Queen, by Rudy Seuntjens (Game Brewer, 2017)."""

from folkmoot.engine.game import Credits, Functions, TypedGame
from folkmoot.engine.thinking import Thinking
from folkmoot.games.pixie_queen import bot, foretold, touching
from folkmoot.games.pixie_queen import moves as verbs
from folkmoot.games.pixie_queen.features import FEATURES, features
from folkmoot.games.pixie_queen.options import PixieQueenOptions
from folkmoot.games.pixie_queen.position import PixieQueenPosition
from folkmoot.games.pixie_queen.setup import start
from folkmoot.games.pixie_queen.situations.facts import Facts
from folkmoot.games.pixie_queen.situations.situation import facts_of, situation
from folkmoot.games.pixie_queen.taste import PixieQueenTaste


class PixieQueen(TypedGame[PixieQueenOptions, PixieQueenPosition, PixieQueenTaste]):
    """Serve a tyrannical queen with a band of pixies, and be the one she dislikes least."""

    id = "pixie_queen"
    rule_prefix = "PIX"
    rules_version = 1
    player_counts = (2, 3, 4, 5)  # PIX-101
    options_type = PixieQueenOptions
    facts_type = Facts
    move_notation = verbs.NOTATION
    maturity = "complete"
    credits = Credits(
        designers=["Rudy Seuntjens"],
        artists=["Jochem Van Gool"],
        publisher="Game Brewer",
        year=2017,
    )
    thinking = (
        Thinking(simulations=100, horizon=20),
        Thinking(simulations=500, horizon=20, candidates=8, doubt=0.7, hopeless=2.5, taste="learned"),
    )
    feature_names = FEATURES
    functions = Functions(
        position=PixieQueenPosition,
        start=start,
        situation=situation,
        facts=facts_of,
        vocabulary=verbs.vocabulary,
        taste=PixieQueenTaste,
        move_values=bot.move_values,
        move_terms=bot.move_terms,
        features=features,
        effect_faults=foretold.faults,
        touched=touching.touched,
    )


GAME = PixieQueen()
