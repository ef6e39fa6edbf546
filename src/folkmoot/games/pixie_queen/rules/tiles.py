"""Tiles on screens: food tiles, one-use tiles, skills, and trading them (PIX-351 to PIX-356, PIX-392 to PIX-397).

Nothing here throws a tile away: one leaves a screen only when it is used, traded or its owner out (PIX-354).
"""

from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Event, Log
from folkmoot.engine.phrases import Phrase
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import moves as verbs
from folkmoot.games.pixie_queen.state import PixieQueenState


def at_home(position: PixieQueenState, tile: int) -> bool:
    """Tells whether a one-use tile lies on its home space (PIX-353)."""
    return tile not in position.one_slot and position.extra_tile != tile


def is_food(tile: int) -> bool:
    """Tells whether a tile is a food tile."""
    return box.NO_TILE < tile < box.DOUBLE_TILE


def lay_out_skills(position: PixieQueenState, dice: Dice) -> None:
    """Lays six skills out of which everybody will choose one; the others are not in the game (PIX-113)."""
    skills = list(range(box.SKILLS))
    dice.shuffle(skills)
    position.board_skills = skills[: box.SKILLS_ON_BOARD]


def choose_skill(position: PixieQueenState, seat: int, skill: int, log: Log | None) -> None:
    """Takes a skill from the board."""
    position.board_skills[position.board_skills.index(skill)] = box.NO_SKILL
    position.skill[seat] = skill
    if log is not None:
        log.tell("chose-skill", "PIX-113", seat=seat, skill=box.SKILL_NAMES[skill])


def take_food_tile(position: PixieQueenState, seat: int, log: Log | None) -> None:
    """Takes the top food tile, which gives from the next steal phase on (PIX-351, PIX-352)."""
    tile = position.food_pile.pop()
    if position.food_slot[seat] == box.NO_TILE:  # PIX-356
        position.food_slot[seat] = tile
    else:
        position.extra_tile = tile
    _tell_taken(seat, tile, "PIX-351", log)


def take_one_use(position: PixieQueenState, seat: int, tile: int, log: Log | None) -> None:
    """Takes a one-use tile from its home space (PIX-353)."""
    if position.one_slot[seat] == box.NO_TILE:
        position.one_slot[seat] = tile
    else:
        position.extra_tile = tile
    _tell_taken(seat, tile, "PIX-353", log)


def _tell_taken(seat: int, tile: int, rule: str, log: Log | None) -> None:
    if log is not None:
        log.tell("took-tile", rule, seat=seat, tile=box.TILE_NAMES[tile])


def use_tile(position: PixieQueenState, seat: int, tile: int, key: str, rule: str, log: Log | None) -> None:
    """Uses a one-use tile, which goes home at once (PIX-355)."""
    if position.one_slot[seat] == tile:
        position.one_slot[seat] = box.NO_TILE
    else:
        position.extra_tile = box.NO_TILE
    if log is not None:
        phrase = Phrase(key, {"seat": seat, "tile": box.TILE_NAMES[tile]})
        shows = tile == box.BAG_TILE and not position.show_bag
        log.add(Event(rule=rule, public=phrase, reveals=shows, named_by_move=True))


def tile_at(position: PixieQueenState, seat: int, place: int) -> int:
    """Returns the food tile or one-use tile on a place of a seat's screen."""
    if place == verbs.FOOD_PLACE:
        return position.food_slot[seat]
    if place == verbs.ONE_USE_PLACE:
        return position.one_slot[seat]
    return int(position.extra_tile) if position.has_skill(seat, box.EXTRA_SLOT) else box.NO_TILE


def food_tiles(position: PixieQueenState, seat: int) -> list[int]:
    """Returns the food tiles of a seat, the one on `extra_slot` last."""
    tiles = [tile_at(position, seat, place) for place in (verbs.FOOD_PLACE, verbs.EXTRA_PLACE)]
    return [tile for tile in tiles if is_food(tile)]


def trade(position: PixieQueenState, seat: int, place: int, target: int, log: Log | None) -> None:
    """Swaps two tiles of one type, place for place (PIX-397); the owner of the other cannot refuse (PIX-392)."""
    if place == verbs.SKILL_PLACE:
        _trade_skill(position, seat, target, log)
        return
    own = tile_at(position, seat, place)
    if target >= verbs.FIRST_SCREEN:
        other, their_place = divmod(target - verbs.FIRST_SCREEN, verbs.PLACES)
        got = tile_at(position, other, their_place)
        _put(position, other, their_place, own)
        if log is not None:
            names = {"tile": box.TILE_NAMES[own], "new_tile": box.TILE_NAMES[got]}
            log.tell("traded-with", "PIX-392", seat=seat, other=other, **names)
    else:
        got = position.food_pile.pop() if target == verbs.THE_PILE else box.ONE_USE[target - verbs.FIRST_HOME]
        if target == verbs.THE_PILE:
            position.food_pile.append(own)
        if log is not None:
            rule = "PIX-393" if target == verbs.THE_PILE else "PIX-394"
            log.tell("traded", rule, seat=seat, tile=box.TILE_NAMES[own], new_tile=box.TILE_NAMES[got])
    _put(position, seat, place, got)


def _trade_skill(position: PixieQueenState, seat: int, target: int, log: Log | None) -> None:
    """Swaps two skills; the tile on `extra_slot` goes with it (PIX-395, PIX-396)."""
    own, other = position.skill[seat], (target - verbs.FIRST_SCREEN) // verbs.PLACES
    if other >= 0:
        got = position.skill[other]
        position.skill[other] = own
        if log is not None:
            names = {"tile": box.SKILL_NAMES[own], "new_tile": box.SKILL_NAMES[got]}
            log.tell("traded-with", "PIX-392", seat=seat, other=other, **names)
    else:
        got = target - verbs.FIRST_SKILL
        position.board_skills[position.board_skills.index(got)] = own
        if log is not None:
            log.tell("traded", "PIX-395", seat=seat, tile=box.SKILL_NAMES[own], new_tile=box.SKILL_NAMES[got])
    position.skill[seat] = got


def _put(position: PixieQueenState, seat: int, place: int, tile: int) -> None:
    if place == verbs.FOOD_PLACE:
        position.food_slot[seat] = tile
    elif place == verbs.ONE_USE_PLACE:
        position.one_slot[seat] = tile
    else:
        position.extra_tile = tile
