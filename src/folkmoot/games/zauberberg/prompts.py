"""What a player of Zauberberg is asked, and how it is put."""

from functools import cache

from msgspec.structs import replace

from folkmoot.engine.packing import first_of, second_of, verb_of
from folkmoot.engine.phrases import Phrase, Value, shared_phrase
from folkmoot.engine.prompts import Choice, Part, Question, Use
from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg import moves as verbs
from folkmoot.games.zauberberg import phases, tasks
from folkmoot.games.zauberberg.foresight import effect
from folkmoot.games.zauberberg.rules.cards import cards_in
from folkmoot.games.zauberberg.rules.tokens import kind_under
from folkmoot.games.zauberberg.rules.walking import destination, only_climbs
from folkmoot.games.zauberberg.shown import ZauberbergEffect
from folkmoot.games.zauberberg.state import NONE, ZauberbergState, name_of, owner_of

_PUBLIC_ANSWERS = (phases.PLACE_KOBOLD, phases.CHOOSE_VICTIM, phases.REVEAL_TOKEN)
"""The questions whose answers everybody can list; a single answer to them is no secret."""
_FIRST_USES = [Use("pick", Phrase("use-pick")), Use("exchange", Phrase("use-exchange"))]
_SECOND_USES = [Use("walk", Phrase("use-walk")), Use("climb", Phrase("use-climb"))]
_EXTRA_USES = [*_SECOND_USES, Use("stop", Phrase("use-stop"))]
_MOVEMENTS = (verbs.WALK, verbs.ENTER, verbs.CLIMB)
_WINS = Phrase("note-summit")
_COULD_WIN = Phrase("warning-could-win")


def question(position: ZauberbergState, seat: int, moves: list[int]) -> Question:
    """Returns what this seat is asked; the moves are its legal ones."""
    asked = phases.PHASES[position.phase]
    public = position.phase in _PUBLIC_ANSWERS
    return Question(id=asked, text=_text(position), public=public, notes=_notes(position), uses=_uses(position))


def choices(position: ZauberbergState, seat: int, moves: list[int], with_effects: bool) -> list[Choice]:
    """Returns the seat's moves as they are offered."""
    offered = [_choice(position, seat, move, with_effects) for move in moves]
    if any(choice.note == _WINS for choice in offered):
        return [replace(choice, warning=_COULD_WIN) if choice.move == "stop" else choice for choice in offered]
    return offered


def _text(position: ZauberbergState) -> Phrase:
    args: dict[str, Value] = {}
    if position.phase in (phases.MOVE_SECOND, phases.MOVE_EXTRA):
        args["kobold"] = name_of(int(position.kobold))
    elif position.stack:
        question = position.stack[-1]
        kobold = tasks.kobold_of(question)
        if position.phase == phases.DISCARD_CARD:
            args["seat"] = owner_of(kobold)
        elif position.phase == phases.REVEAL_TOKEN:
            args["number"] = box.TOKENS_OF_A_BALL - tasks.argument_of(question) + 1
        else:
            args["kobold"] = name_of(kobold)
        if position.phase == phases.CHOOSE_VILLAGE:
            args["token"] = box.KIND_NAMES[kind_under(position, kobold)]
    return Phrase(f"ask-{phases.PHASES[position.phase]}", args)


def _uses(position: ZauberbergState) -> list[Use]:
    """Returns what a turn is for: to name a kobold or exchange; then to walk or climb, later also to stop."""
    if position.phase == phases.CHOOSE_ACTION:
        return _FIRST_USES
    moving = position.phase in (phases.MOVE_SECOND, phases.MOVE_EXTRA)
    if not moving or position.at[int(position.kobold)] >= box.VILLAGE:
        return []
    return _EXTRA_USES if position.phase == phases.MOVE_EXTRA else _SECOND_USES


def _notes(position: ZauberbergState) -> list[Phrase]:
    """Returns reminders of rules that are easily forgotten, where they matter."""
    if position.phase == phases.PLACE_KOBOLD:
        return [Phrase("note-three-villages")]
    if position.phase == phases.CHOOSE_ACTION:
        return [Phrase("note-first-card")]
    if position.phase == phases.MOVE_EXTRA and only_climbs(position):
        return [Phrase("note-climb-only")]
    if position.phase == phases.MOVE_EXTRA:
        return [Phrase("note-cards-left", {"number": position.may_play() - int(position.played)})]
    return []


def _choice(position: ZauberbergState, seat: int, move: int, with_effect: bool) -> Choice:
    moves_kobold = verb_of(move) in _MOVEMENTS
    said = effect(position, seat, move) if with_effect or moves_kobold else None
    return Choice(
        move=verbs.NOTATION.write(move),
        parts=_parts(position, seat, move),
        note=_move_note(said) if moves_kobold and said is not None else None,
        warning=_gives_the_game_away(seat, said) if moves_kobold and said is not None else None,
        reveals=verb_of(move) != verbs.PLACE or position.at.count(NONE) == 1,
        effect=said if with_effect else None,
    )


def _parts(position: ZauberbergState, seat: int, move: int) -> list[Part]:
    verb, first, second = verb_of(move), first_of(move), second_of(move)
    words = verbs.NOTATION.write(move).split()
    use = _use(words[0])
    if verb == verbs.STOP:
        return [use]
    if verb in _MOVEMENTS:
        end = box.PLACE_NAMES[destination(position, int(position.kobold), verb, verbs.value_of(first), second)]
        return [use, _card(verbs.PLAYED_NAMES[first], verbs.face_of(first)), _way(words[2], box.WAY_NAMES[second], end)]
    if verb == verbs.PICK:
        return [use, _kobold(seat, first), _card(box.FACE_NAMES[second], second)]
    if verb == verbs.PLACE:
        return [use, _kobold(seat, first), _village(second)]
    return [use, _object(verb, first, words[1])]


@cache
def _use(word: str) -> Part:
    return Part(word, Phrase(f"use-{word}"))


@cache
def _way(word: str, way: str, end: str) -> Part:
    return Part(word, Phrase("label-way", {"way": way, "space": end}), f"space {end}")


@cache
def _object(verb: int, first: int, word: str) -> Part:
    if verb == verbs.EXCHANGE:
        return Part(word, Phrase("label-cards", {"cards": cards_in(verbs.EXCHANGE_CARDS[first])}), f"exchange {word}")
    if verb == verbs.TO_VILLAGE:
        return _village(first)
    if verb == verbs.TURN:
        return Part(word, Phrase("label-turn", {"way": word}), f"turn {word}")
    if verb == verbs.RAVEN_TO:
        return Part(word, Phrase("label-seat", {"seat": first}), f"seat {first}")
    if verb == verbs.DISCARD:
        return _card(word, first)
    return Part(word, Phrase("label-space", {"space": box.SPACE_NAMES[first]}), f"space {box.SPACE_NAMES[first]}")


@cache
def _card(word: str, face: int) -> Part:
    return Part(word, Phrase("label-card", {"card": word}), f"card {box.FACE_NAMES[face]}")


@cache
def _village(village: int) -> Part:
    name = box.VILLAGE_NAMES[village]
    return Part(name, Phrase("label-village", {"village": name}), f"village {name}")


@cache
def _kobold(seat: int, number: int) -> Part:
    label = Phrase("label-kobold", {"seat": seat, "kobold": f"k{number + 1}"})
    return Part(f"k{number + 1}", label, f"kobold {box.KOBOLD_NAMES[box.KOBOLDS * seat + number]}")


def _move_note(said: ZauberbergEffect) -> Phrase | None:
    """Returns what is at the end of a movement, as far as everybody can see it."""
    if said.wins:
        return _WINS
    if said.pushes:
        pushed = said.pushes[0]
        return shared_phrase("note-pushes", **_named(pushed.kobold), space=pushed.to)
    if said.lands_on is not None:
        return shared_phrase("note-lands-on", **_named(said.lands_on))
    if said.stone is not None:
        return shared_phrase("note-stone")
    if said.token is not None:
        return shared_phrase("note-known-token", token=said.token)
    return shared_phrase("note-token") if said.hidden else None


def _gives_the_game_away(seat: int, said: ZauberbergEffect) -> Phrase | None:
    """Returns a warning if the movement pushes another player's kobold into an open way to the summit (ZAU-154)."""
    if said.token != "passage" or said.lander is None or not said.pushes:
        return None
    end = box.PLACE_OF[said.pushes[-1].to]
    lander = _named(said.lander)
    return Phrase("warning-gives-away", {**lander}) if box.ABOVE[end] == box.SUMMIT and lander["seat"] != seat else None


def _named(kobold: str) -> dict[str, str | int]:
    """Returns the owner and the name of a kobold: `b3` is k3 of seat 1."""
    number = box.KOBOLD_NAMES.index(kobold)
    return {"seat": owner_of(number), "kobold": name_of(number)}
