"""What a seat cannot know: tokens that lie face down, and offers that others are making.

All goods and tiles change hands openly, so a player who forgets nothing knows every screen and the contents of the
bag. The view shows less than that.
"""

from folkmoot.engine.dice import Dice
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import phases, tasks
from folkmoot.games.pixie_queen.rules.offering import first_asked, next_asked
from folkmoot.games.pixie_queen.rules.verdicts_answers import may_add_kind
from folkmoot.games.pixie_queen.state import COMMITTED, TO_COMMIT, PixieQueenState


def imagine(position: PixieQueenState, seat: int, dice: Dice) -> PixieQueenState:
    """Returns a random position that this seat cannot tell from the true one."""
    world = position.copy()
    if position.phase == phases.OVER:
        return world
    world.coming = 0
    hidden = sorted(world.demand[world.revealed :])
    dice.shuffle(hidden)
    world.demand = world.demand[: world.revealed] + hidden
    if tasks.kind_of(world.stack[-1]) == tasks.ASK_OFFER:
        for other in world.big:
            if other != seat:
                imagine_offer(world, other, dice)
    return world


def imagine_offer(position: PixieQueenState, seat: int, dice: Dice) -> None:
    """Draws the offer of a seat, and how far it has come with it if it has not committed."""
    committed = position.offer_stage[seat] == COMMITTED
    for good in range(box.GOODS):
        position.offers[box.GOODS * seat + good] = 0
    stage = first_asked(position)
    while stage != TO_COMMIT and (committed or dice.below(4)):
        room = may_add_kind(position, seat)
        most = position.owned(seat, stage) if room else 0
        position.offers[box.GOODS * seat + stage] = dice.below(most + 1)
        stage = next_asked(position, stage)
    position.offer_stage[seat] = COMMITTED if committed else stage
