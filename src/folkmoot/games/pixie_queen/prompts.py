"""The questions that a player of Pixie Queen is asked, and their choices."""

from functools import cache

from msgspec.structs import replace

from folkmoot.engine.packing import first_of, second_of, verb_of
from folkmoot.engine.phrases import Phrase, Value, shared_phrase
from folkmoot.engine.prompts import Choice, Part, Question, Use
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import moves as verbs
from folkmoot.games.pixie_queen import tasks
from folkmoot.games.pixie_queen.foresight import foresee
from folkmoot.games.pixie_queen.rules.stealing import food_due
from folkmoot.games.pixie_queen.rules.tiles import tile_at
from folkmoot.games.pixie_queen.shown import PixieQueenEffect
from folkmoot.games.pixie_queen.state import PixieQueenState

_ACTIONS = [Use(space, Phrase(f"use-{space}"), f"space {space}") for space in box.SPACE_NAMES]
"""In the order of the book, so that a number key is the number of an action."""
_PASS = Use("pass", Phrase("use-pass"), "pass")
_REMOVE_STONE = Use("remove_stone", Phrase("use-remove_stone"))


def question(position: PixieQueenState, seat: int, moves: list[int]) -> Question:
    """Returns what this seat is asked; the moves are its legal ones."""
    kind = tasks.kind_of(position.stack[-1])
    secret = kind == tasks.ASK_OFFER
    return Question(
        id=tasks.QUESTION_NAMES[kind],
        text=_text(position, seat, kind),
        public=not secret,
        notes=[Phrase("note-wasted"), Phrase("note-refusal")] if secret else [],
        uses=_uses(position, seat) if kind == tasks.ASK_MAIN else [],
    )


def choices(position: PixieQueenState, seat: int, moves: list[int], with_effects: bool) -> list[Choice]:
    """Returns the seat's moves as they are offered."""
    offered = [_choice(position, seat, move, with_effects) for move in moves]
    return [_warned(position, choice) for choice in offered] if len(moves) > 1 else offered


def _uses(position: PixieQueenState, seat: int) -> list[Use]:
    """Returns what one may want to do in a turn: any action, to pass, and with chained captives to remove a stone."""
    return [*_ACTIONS, _PASS, _REMOVE_STONE] if position.chained(seat) else [*_ACTIONS, _PASS]


def _text(position: PixieQueenState, seat: int, kind: int) -> Phrase:
    top = position.stack[-1]
    args: dict[str, Value] = {}
    name = tasks.QUESTION_NAMES[kind]
    if kind in (tasks.ASK_FOOD, tasks.ASK_GIVE, tasks.ASK_PICK, tasks.ASK_PLACE, tasks.ASK_DISCARD, tasks.ASK_PROMOTE):
        args["number"] = tasks.first_of(top)
    if kind in (tasks.ASK_FOOD, tasks.ASK_DISCARD):
        args["good"] = box.GOOD_NAMES[tasks.second_of(top)]
    if kind == tasks.ASK_FOOD:
        args["number"] = food_due(position, tasks.first_of(top), tasks.second_of(top))
    elif kind == tasks.ASK_GIVE:
        args["other"] = tasks.second_of(top)
    elif kind == tasks.ASK_DEMOTION:
        name = "demotion-anger" if tasks.second_of(top) == tasks.BY_ANGER else "demotion"
    elif kind == tasks.ASK_PROMOTE and tasks.second_of(top) == tasks.BY_SKILL:
        name = "promote-free"
    elif kind == tasks.ASK_OFFER:
        args["food"] = box.GOOD_NAMES[position.demanded()]
        stage = position.offer_stage[seat]
        name = f"offer-{[*box.GOOD_NAMES, 'commit'][stage]}" if stage <= box.GOODS else "offer-commit"
    elif kind == tasks.ASK_MAIN:
        args["number"] = position.discs[seat]
    return Phrase(f"ask-{name}", args)


def _choice(position: PixieQueenState, seat: int, move: int, with_effect: bool) -> Choice:
    said, reveals = foresee(position, seat, move)
    return Choice(
        move=verbs.NOTATION.write(move),
        parts=_parts(position, seat, move),
        note=_note(verb_of(move), said),
        reveals=reveals,
        effect=said if with_effect else None,
    )


def _warned(position: PixieQueenState, choice: Choice) -> Choice:
    """Returns a choice with what it gives away; what else is offered would not."""
    if choice.move == "pass":
        return replace(choice, warning=choice.note)
    left = tasks.first_of(position.stack[-1])
    return replace(choice, warning=Phrase("warn-stop", {"number": left})) if choice.move == "stop" else choice


def _parts(position: PixieQueenState, seat: int, move: int) -> list[Part]:
    verb = verb_of(move)
    if verb == box.TRADE_TILES:
        use, own, other = verbs.NOTATION.write(move).split()
        traded = _own_tile(position, seat, own, first_of(move)), _traded_for(other, second_of(move), position)
        return [_use(use, f"space {use}"), *traded]
    neutral = f"band {box.COLOURS[position.seats]}" if verb == verbs.NEUTRAL else None
    return _usual_parts(move, neutral)


@cache
def _usual_parts(move: int, neutral: str | None) -> list[Part]:
    """Returns the words of a move that are the same whenever it is offered; `neutral` is the neutral band, if moved."""
    verb = verb_of(move)
    words = verbs.NOTATION.write(move).split()
    target = f"space {words[0]}" if verb < verbs.SKILL else words[0] if len(words) == 1 else None
    return [_use(words[0], target), *_arguments(verbs.VERB_NAMES[verb], words[1:], neutral or "own mine")]


@cache
def _use(word: str, target: str | None) -> Part:
    return Part(word, Phrase(f"use-{word}"), target)


def _arguments(name: str, words: list[str], mine: str) -> list[Part]:
    if name in ("promotion", "promote", "neutral"):
        return [_place("label-from", words[0], mine), _place("label-to", words[1], mine)]
    if name == "exchange":
        return [_good("label-give", words[0]), _good("label-get", words[1]), _amount(words[2])]
    if name in ("give", "place"):
        return [_band(words[0]), _captive(words[1]) if name == "place" else _amount(words[1])]
    if name in ("take", "discard", "offer"):
        return [_good("label-counted", words[0]), _amount(words[1])]
    return [_word(name, word) for word in words]


@cache
def _band(colour: str) -> Part:
    return Part(colour, Phrase("label-colour", {"colour": colour}), f"band {colour}")


@cache
def _word(name: str, word: str) -> Part:
    """Returns the only argument of a verb."""
    if name in ("convert", "turn_order"):
        return _amount(word)
    if name == "remove_stone":
        return _captive(word)
    if name in ("rob_pixie", "demote"):
        return _place("label-space", word, None)
    if name == "tracks":
        return Part(word, Phrase("label-track", {"track": word}), f"track {word}")
    if name == "skill":
        return Part(word, Phrase("label-skill", {"skill": word}), f"skill {word}")
    if name == "pick":
        return Part(word, Phrase("label-cube", {"cube": word}), f"cube {word}")
    if name in ("use_bag", "use_double"):
        return Part(word, Phrase(f"label-{word}"))
    if word == "discard":
        return Part(word, Phrase("label-discard"))
    return _good({"pantry": "label-piece", "special_offering": "label-add"}.get(name, "label-good"), word)


@cache
def _place(key: str, word: str, mine: str | None) -> Part:
    target = word if word == "castle" else mine if word == "mine" else f"space {word}"
    return Part(word, Phrase(key, {"place": word}), target)


@cache
def _good(key: str, word: str) -> Part:
    return Part(word, Phrase(key, {"good": word}), f"good {word}")


@cache
def _amount(word: str) -> Part:
    return Part(word, Phrase("label-amount", {"number": int(word)}), f"amount {word}")


@cache
def _captive(word: str) -> Part:
    return Part(word, Phrase("label-captive", {"number": int(word) + 1}), f"captive {word}")


def _own_tile(position: PixieQueenState, seat: int, word: str, place: int) -> Part:
    if place == verbs.SKILL_PLACE:
        return _tile("label-own-skill", word, f"own {word}", skill=box.SKILL_NAMES[position.skill[seat]])
    return _tile("label-own-tile", word, f"own {word}", tile=box.TILE_NAMES[tile_at(position, seat, place)])


def _traded_for(word: str, target: int, position: PixieQueenState) -> Part:
    if target >= verbs.FIRST_SCREEN:
        other, place = divmod(target - verbs.FIRST_SCREEN, verbs.PLACES)
        if place == verbs.SKILL_PLACE:
            skill = box.SKILL_NAMES[position.skill[other]]
            return _tile("label-skill-of", word, f"screen {word}", skill=skill, other=other)
        tile = box.TILE_NAMES[tile_at(position, other, place)]
        return _tile("label-tile-of", word, f"screen {word}", tile=tile, other=other)
    if word == "pile":
        return _tile("label-tile", word, "pile", tile=box.TILE_NAMES[position.food_pile[-1]])
    if word in box.SKILL_NAMES:
        return _tile("label-skill", word, f"skill {word}", skill=word)
    return _tile("label-tile", word, f"tile {word}", tile=word)


@cache
def _tile(key: str, word: str, target: str, **args: Value) -> Part:
    return Part(word, Phrase(key, {**args}), target)


def _note(verb: int, said: PixieQueenEffect) -> Phrase | None:
    """Returns what a move costs, where its words do not say so."""
    discs = said.discs
    if len(said.pixies) > 1:
        colour, apples = said.pixies[1].colour, said.pays.get("apple", 0)
        return shared_phrase("note-displaces", colour=colour, number=apples, discs=discs)
    if verb == box.COPY:
        return shared_phrase("note-copy", number=said.suffers[0].points, discs=discs)
    if verb == box.PRIORITY:
        return shared_phrase("note-all-discs")
    if verb == verbs.PASS:
        return shared_phrase("note-pass", number=said.suffers[0].points)
    if verb == verbs.REMOVE_STONE:
        return shared_phrase("note-unchain", number=said.pays.get("bread", 0))
    return shared_phrase("note-discs", number=discs) if discs else None
