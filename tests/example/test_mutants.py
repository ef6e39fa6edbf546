"""The kit refuses mutants of Acorns, each with one fault."""

from collections.abc import Callable
from importlib.resources.abc import Traversable

import pytest
from msgspec.structs import replace

from folkmoot.engine.dice import Dice, FastDice
from folkmoot.engine.errors import BadOption, BrokenContract
from folkmoot.engine.events import Event, Log
from folkmoot.engine.options import Options
from folkmoot.engine.phrases import Phrase
from folkmoot.engine.prompts import Choice, Next
from folkmoot.engine.terms import Term
from folkmoot.engine.verdicts import broken
from folkmoot.engine.views import View
from folkmoot.testing import Summary, conforms
from folkmoot.testing.kit import examine_reveals
from folkmoot.testing.leaks import compare_reveals
from folkmoot.testing.moment import Moment
from tests.example.acorns import GAME, Acorns, foresight, knowledge, phases, prompts, scoring, view
from tests.example.acorns import components as box
from tests.example.acorns.knowledge import EMPTY, face_of
from tests.example.acorns.moves import DIG, parts_of, verb_of
from tests.example.acorns.options import AcornsOptions
from tests.example.acorns.position import AcornsPosition
from tests.example.acorns.rules import effects, verdicts
from tests.example.acorns.situations.situation import situation
from tests.example.acorns.state import AcornsState

Patch = pytest.MonkeyPatch


class CalmAcorns(Acorns):
    """Acorns without wind and with memory aid only."""

    def text_file(self, language: str) -> Traversable:
        return GAME.text_file(language)

    def check_setup(self, seats: int, options: Options) -> None:
        if not isinstance(options, AcornsOptions) or options.wind != "calm" or not options.memory_aid:
            raise BadOption("without wind and with memory aid only")


def offers_in_every_view(patch: Patch) -> None:
    def shown(position: AcornsPosition, eye: int | None) -> View:
        return replace(_view(position, eye), pile=sum(position.offers))

    _view = view.view
    patch.setattr(view, "view", shown)


def offers_seen_by_all(patch: Patch) -> None:
    def offer(position: AcornsPosition, seat: int, good: int, amount: int, log: Log) -> None:
        position.offers[seat * len(box.GOODS) + good] = amount
        log.tell("composed", "ACO-05", good=box.GOODS[good], amount=amount)

    patch.setattr(effects, "_offer", offer)


def a_part_of_an_offer_seen_by_all(patch: Patch) -> None:
    def offer(position: AcornsPosition, seat: int, good: int, amount: int, log: Log) -> None:
        position.offers[seat * len(box.GOODS) + good] = amount
        if amount:
            log.tell("committed", "ACO-05", seat=seat)

    patch.setattr(effects, "_offer", offer)


def the_last_to_commit_goes_first(patch: Patch) -> None:
    def commit(position: AcornsPosition, seat: int, log: Log) -> None:
        _commit(position, seat, log)
        if position.phase == phases.FORAGING:
            position.first = seat

    _commit = effects._commit
    patch.setattr(effects, "_commit", commit)


def a_peek_seen_by_all(patch: Patch) -> None:
    def forms(public: str, private: str, rule: str, position: AcornsPosition, seat: int, place: int, _: bool) -> Event:
        face = box.FACES[face_of(position.places[place])]
        phrase = Phrase("saw", {"place": str(place + 1), "face": face})
        return Event(rule=rule, public=phrase, reveals=True)

    patch.setattr(effects, "_two_forms", forms)


def hidden_thorns_refused(patch: Patch) -> None:
    def answer(position: AcornsPosition, seat: int, move: int) -> int:
        if verb_of(move) == DIG and face_of(position.places[parts_of(move)[0]]) == box.THORN:
            return broken(11)
        return _answer(position, seat, move)

    _answer = verdicts.answer
    patch.setattr(verdicts, "answer", answer)


def imagine_ignores_what_is_known(patch: Patch) -> None:
    patch.setattr(knowledge, "knows", lambda token, seat: False)


def imagine_changes_the_token_counts(patch: Patch) -> None:
    def imagine(position: AcornsPosition, seat: int, dice: Dice) -> AcornsPosition:
        twin = position.copy()
        twin.pile = [dice.below(3) for _ in twin.pile]
        return twin

    patch.setattr(knowledge, "imagine", imagine)


def imagine_returns_the_true_position(patch: Patch) -> None:
    patch.setattr(knowledge, "imagine", lambda position, seat, dice: position.copy())


def imagine_keeps_the_hidden_order(patch: Patch) -> None:
    patch.setattr(knowledge, "sorted", list, raising=False)


def shared_copies(patch: Patch) -> None:
    def copy(position: AcornsPosition) -> AcornsPosition:
        twin = AcornsPosition()
        twin.__dict__.update(position.__dict__)
        return twin

    patch.setattr(AcornsPosition, "copy", copy)


def a_field_not_saved(patch: Patch) -> None:
    names = ["seats", *AcornsState.__annotations__]

    def copy(position: AcornsPosition) -> AcornsPosition:
        twin = AcornsPosition()
        for name in names:
            value = getattr(position, name)
            setattr(twin, name, value[:] if isinstance(value, list) else value)
        return twin

    patch.setattr(AcornsPosition, "last", -1, raising=False)
    patch.setattr(AcornsPosition, "copy", copy)
    patch.setattr(AcornsPosition, "fields", lambda position: [name for name in names if name != "last"])


def a_token_lost_from_the_box(patch: Patch) -> None:
    def lose(position: AcornsPosition, seat: int, number: int) -> int:
        face = _lose(position, seat, number)
        position.lost.pop()
        return face

    _lose = effects._lose
    patch.setattr(effects, "_lose", lose)


def a_result_before_the_end(patch: Patch) -> None:
    def result(position: AcornsPosition) -> object:
        return _result(position) if position.phase else "early"

    _result = scoring.result
    patch.setattr(scoring, "result", result)


def change_facts(patch: Patch, change: Callable[[AcornsPosition], dict[str, object]]) -> None:
    def facts(game: Acorns, position: AcornsPosition, seat: int | None) -> dict[str, object]:
        return _facts(game, position, seat) | change(position)

    _facts = Acorns.facts
    patch.setattr(Acorns, "facts", facts)


def facts_with_hidden_faces(patch: Patch) -> None:
    def places(position: AcornsPosition) -> list[str]:
        return ["empty" if token == EMPTY else box.FACES[face_of(token)] for token in position.places]

    change_facts(patch, lambda position: {"places": places(position)})


def facts_with_the_offers(patch: Patch) -> None:
    def offers(position: AcornsPosition) -> list[list[int]]:
        pairs = [position.offers[seat * len(box.GOODS) : (seat + 1) * len(box.GOODS)] for seat in range(position.seats)]
        return [[amount for amount in pair if amount >= 0] for pair in pairs]

    change_facts(patch, lambda position: {"offers": offers(position)} if position.phase == phases.OFFERING else {})


def facts_without_the_last_move(patch: Patch) -> None:
    change_facts(patch, lambda position: {"last": ""})


def facts_that_no_situation_understands(patch: Patch) -> None:
    change_facts(patch, lambda position: {"pile": len(position.pile)})


def facts_that_are_no_plain_data(patch: Patch) -> None:
    change_facts(patch, lambda position: {"lost": tuple(box.FACES[face] for face in position.lost)})


def a_situation_that_accepts_anything(patch: Patch) -> None:
    patch.setitem(situation.__globals__, "require_sound", lambda position: position)


def an_event_without_words(patch: Patch) -> None:
    def offer(position: AcornsPosition, seat: int, good: int, amount: int, log: Log) -> None:
        position.offers[seat * len(box.GOODS) + good] = amount
        log.add(Event(rule="ACO-05", public=None, private={seat: Phrase("scribbled", {})}))

    patch.setattr(effects, "_offer", offer)


def an_effect_with_a_hidden_face(patch: Patch) -> None:
    def seen(position: AcornsPosition, seat: int, place: int) -> dict[str, int]:
        return {box.FACES[face_of(position.places[place])]: 1}

    patch.setattr(foresight, "_faces", seen)


def an_effect_that_does_not_come(patch: Patch) -> None:
    def rosy(position: AcornsPosition, seat: int, place: int) -> dict[str, int]:
        return {"nut": 1}

    patch.setattr(foresight, "_faces", rosy)


def an_effect_that_asks_somebody_else(patch: Patch) -> None:
    def other(position: AcornsPosition, seat: int, move: int) -> Next | None:
        said = _next(position, seat, move)
        return said and replace(said, seats=[(seat + 1) % position.seats for seat in said.seats])

    _next = foresight._next
    patch.setattr(foresight, "_next", other)


def effects_in_no_prompt(patch: Patch) -> None:
    def without(position: AcornsPosition, seat: int, moves: list[int], with_effects: bool) -> list[Choice]:
        return _choices(position, seat, moves, False)

    _choices = prompts.choices
    patch.setattr(prompts, "choices", without)


def change_terms(patch: Patch, change: Callable[[AcornsPosition], list[Term]]) -> None:
    def terms(game: Acorns, position: AcornsPosition, seat: int, move: int) -> list[Term]:
        return _terms(game, position, seat, move) + change(position)

    _terms = Acorns.move_terms
    patch.setattr(Acorns, "move_terms", terms)


def terms_with_a_hidden_face(patch: Patch) -> None:
    change_terms(patch, lambda position: [Term("token", float(sum(map(face_of, position.places[:1]))))])


def a_term_without_words(patch: Patch) -> None:
    change_terms(patch, lambda position: [Term("wisdom", 1.0)])


BROKEN = [
    (offers_in_every_view, "can tell an imagined world|must keep what everybody sees"),
    (offers_seen_by_all, "tell eye"),
    (a_part_of_an_offer_seen_by_all, "tell eye"),
    (the_last_to_commit_goes_first, "must commute"),
    (a_peek_seen_by_all, "something hidden"),
    (hidden_thorns_refused, "can tell an imagined world|tells? something hidden|why_not tells"),
    (imagine_ignores_what_is_known, "can tell an imagined world"),
    (imagine_changes_the_token_counts, "must be a possible one"),
    (shared_copies, "acorns: "),
    (a_token_lost_from_the_box, "an invariant does not hold|something hidden"),
    (a_result_before_the_end, "never both"),
    (imagine_returns_the_true_position, "imagin"),
    (imagine_keeps_the_hidden_order, "with the same dice seat . imagines another world"),
    (a_field_not_saved, "saving and loading"),
    (facts_with_hidden_faces, "the facts tell seat . something hidden|the facts tell a spectator"),
    (facts_with_the_offers, "the facts tell seat . something hidden|the facts tell a spectator"),
    (facts_without_the_last_move, "make another view"),
    (facts_that_no_situation_understands, "must understand the facts"),
    (facts_that_are_no_plain_data, "must survive their file"),
    (a_situation_that_accepts_anything, "made of these facts"),
    (an_effect_with_a_hidden_face, "can tell an imagined world|the effect of '.*' tells seat . what is hidden"),
    (an_effect_that_does_not_come, "did not do what it was said to do: its face"),
    (an_effect_that_asks_somebody_else, "did not do what it was said to do: who is asked"),
    (effects_in_no_prompt, "the prompt must say the effect"),
    (terms_with_a_hidden_face, "the terms of '.*' tell seat . something hidden"),
    (a_term_without_words, "no words for 'term-wisdom'"),
    (an_event_without_words, "no words for 'event-scribbled'"),
]


def test_calm_acorns_conforms() -> None:
    assert conforms(CalmAcorns(), games=2, seed=4).games == {2: 2, 3: 2}


@pytest.mark.parametrize(("mutate", "complaint"), BROKEN, ids=[mutate.__name__ for mutate, _ in BROKEN])
def test_the_kit_refuses(mutate: Callable[[Patch], None], complaint: str, monkeypatch: Patch) -> None:
    mutate(monkeypatch)
    with pytest.raises(BrokenContract, match=complaint):
        conforms(CalmAcorns(), games=6, seed=3, players=[2])


def reveals_compared(games: int) -> Summary:
    """Plays some games and compares what each move reveals with imagined worlds."""
    summary = Summary(GAME.id, 1)
    options = GAME.options_for(3, {})
    for seed in range(games):
        dice = FastDice(seed)
        position = GAME.start(3, options, dice)
        while deciders := position.deciders():
            compare_reveals(Moment(GAME, 3, options, [], position, dice.fork(), ""), summary.reveals)
            moves = position.moves(deciders[0])
            position.play(deciders[0], moves[dice.below(len(moves))], dice)
    return summary


def test_imagined_worlds_differ_in_what_is_revealed() -> None:
    examine_reveals(reveals_compared(8))


def test_the_kit_refuses_an_imagine_that_knows_what_is_revealed_next(monkeypatch: Patch) -> None:
    imagine_returns_the_true_position(monkeypatch)
    with pytest.raises(BrokenContract, match="is the same in every imagined world: somebody peeks"):
        examine_reveals(reveals_compared(8))
