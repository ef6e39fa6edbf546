"""The questions that a player of Pixie Queen is asked, and their choices."""

from folkmoot.engine.dice import FastDice
from folkmoot.engine.events import Log
from folkmoot.engine.packing import first_of, second_of, verb_of
from folkmoot.engine.phrases import Phrase, Value
from folkmoot.engine.prompts import Choice, Part, Prompt
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import moves as verbs
from folkmoot.games.pixie_queen import tasks
from folkmoot.games.pixie_queen.rules.actions import price
from folkmoot.games.pixie_queen.rules.tiles import tile_at
from folkmoot.games.pixie_queen.state import PixieQueenState


def prompt(position: PixieQueenState, seat: int) -> Prompt | None:
    """Returns what this seat is asked, or None."""
    offered = position.moves(seat)
    if not offered:
        return None
    kind = tasks.kind_of(position.stack[-1])
    return Prompt(
        id=tasks.QUESTION_NAMES[kind],
        seat=seat,
        question=_question(position, seat, kind),
        choices=[_choice(position, seat, kind, move) for move in offered],
        forced=len(offered) == 1 and kind != tasks.ASK_OFFER,
        notes=[Phrase("note-wasted"), Phrase("note-refusal")] if kind == tasks.ASK_OFFER else [],
    )


def _question(position: PixieQueenState, seat: int, kind: int) -> Phrase:
    top = position.stack[-1]
    args: dict[str, Value] = {}
    name = tasks.QUESTION_NAMES[kind]
    if kind in (tasks.ASK_FOOD, tasks.ASK_GIVE, tasks.ASK_PICK, tasks.ASK_PLACE, tasks.ASK_DISCARD, tasks.ASK_PROMOTE):
        args["number"] = tasks.first_of(top)
    if kind in (tasks.ASK_FOOD, tasks.ASK_DISCARD):
        args["good"] = box.GOOD_NAMES[tasks.second_of(top)]
    if kind == tasks.ASK_FOOD:  # PIX-205
        args["number"] = min(tasks.first_of(top), sum(position.stock[tasks.second_of(top) : box.FOODS]))
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


def _choice(position: PixieQueenState, seat: int, question: int, move: int) -> Choice:
    return Choice(
        move=verbs.NOTATION.write(move),
        parts=_parts(position, seat, move),
        note=_note(position, seat, question, move),
        reveals=_may_reveal(position, seat, move),
    )


def _parts(position: PixieQueenState, seat: int, move: int) -> list[Part]:
    verb = verb_of(move)
    words = verbs.NOTATION.write(move).split()
    target = f"space {words[0]}" if verb < verbs.SKILL else words[0] if len(words) == 1 else None
    return [Part(words[0], Phrase(f"use-{words[0]}"), target), *_arguments(position, seat, verb, move, words[1:])]


def _arguments(position: PixieQueenState, seat: int, verb: int, move: int, words: list[str]) -> list[Part]:
    name = verbs.VERB_NAMES[verb]
    if name == "trade_tiles":
        return [_own_tile(position, seat, words[0], first_of(move)), _traded_for(words[1], second_of(move), position)]
    if name in ("promotion", "promote", "neutral"):
        mine = f"band {box.COLOURS[position.seats]}" if name == "neutral" else "own mine"
        return [_place("label-from", words[0], mine), _place("label-to", words[1], mine)]
    if name == "exchange":
        return [_good("label-give", words[0]), _good("label-get", words[1]), _amount(words[2])]
    if name in ("give", "place"):
        band = Part(words[0], Phrase("label-colour", {"colour": words[0]}), f"band {words[0]}")
        return [band, _captive(words[1]) if name == "place" else _amount(words[1])]
    if name in ("take", "discard", "offer"):
        return [_good("label-good", words[0]), _amount(words[1])]
    return [_word(name, word) for word in words]


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


def _place(key: str, word: str, mine: str | None) -> Part:
    target = word if word == "castle" else mine if word == "mine" else f"space {word}"
    return Part(word, Phrase(key, {"place": word}), target)


def _good(key: str, word: str) -> Part:
    return Part(word, Phrase(key, {"good": word}), f"good {word}")


def _amount(word: str) -> Part:
    return Part(word, Phrase("label-amount", {"number": int(word)}), f"amount {word}")


def _captive(word: str) -> Part:
    return Part(word, Phrase("label-captive", {"number": int(word) + 1}), f"captive {word}")


def _own_tile(position: PixieQueenState, seat: int, word: str, place: int) -> Part:
    if place == verbs.SKILL_PLACE:
        return Part(word, Phrase("label-own-skill", {"skill": box.SKILL_NAMES[position.skill[seat]]}), f"own {word}")
    tile = box.TILE_NAMES[tile_at(position, seat, place)]
    return Part(word, Phrase("label-own-tile", {"tile": tile}), f"own {word}")


def _traded_for(word: str, target: int, position: PixieQueenState) -> Part:
    if target >= verbs.FIRST_SCREEN:
        other, place = divmod(target - verbs.FIRST_SCREEN, verbs.PLACES)
        colour = box.COLOURS[other]
        if place == verbs.SKILL_PLACE:
            skill = box.SKILL_NAMES[position.skill[other]]
            return Part(word, Phrase("label-skill-of", {"skill": skill, "colour": colour}), f"screen {word}")
        tile = box.TILE_NAMES[tile_at(position, other, place)]
        return Part(word, Phrase("label-tile-of", {"tile": tile, "colour": colour}), f"screen {word}")
    if word == "pile":
        return Part(word, Phrase("label-tile", {"tile": box.TILE_NAMES[position.food_pile[-1]]}), "pile")
    if word in box.SKILL_NAMES:
        return Part(word, Phrase("label-skill", {"skill": word}), f"skill {word}")
    return Part(word, Phrase("label-tile", {"tile": word}), f"tile {word}")


def _note(position: PixieQueenState, seat: int, question: int, move: int) -> Phrase | None:
    """Returns what a move costs, where its words do not say so."""
    verb = verb_of(move)
    discs = _discs(position, question, verb)
    if verb in (box.PROMOTION, verbs.PROMOTE) and second_of(move) != verbs.TO_CASTLE:
        other = position.hands[second_of(move)]
        if other != box.NOBODY:
            apples = 0 if position.has_skill(seat, box.FREE_DEMOTION) else 1  # PIX-505
            return Phrase("note-displaces", {"colour": box.COLOURS[other], "number": apples, "discs": discs})
    if verb == box.COPY:
        return Phrase("note-copy", {"number": box.COPY_PUNISHMENT[position.copies], "discs": discs})
    if verb == box.PRIORITY:
        return Phrase("note-all-discs")
    if verb == verbs.PASS:
        return Phrase("note-pass", {"number": box.PASS_PENALTY})
    if verb == verbs.REMOVE_STONE:  # PIX-613
        return Phrase("note-unchain", {"number": 0 if position.has_skill(seat, box.FREE_UNCHAIN) else 1})
    return Phrase("note-discs", {"number": discs}) if discs else None


def _discs(position: PixieQueenState, question: int, verb: int) -> int:
    """Returns the discs that a move costs: none if it is no action, or a copied one."""
    if question != tasks.ASK_MAIN or verb >= verbs.SKILL:
        return 0
    return price(position, verb) if verb < box.DOUBLES else 1


def _may_reveal(position: PixieQueenState, seat: int, move: int) -> bool:
    """Tells whether the move shows something hidden or throws dice. It is tried on a twin: what follows is public."""
    twin, log = position.copy(), Log()
    twin.play(seat, move, FastDice(0), log)
    return any(event.reveals for event in log.events)
