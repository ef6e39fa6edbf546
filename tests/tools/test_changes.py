"""What counts as one small change of a source."""

from textwrap import dedent

import pytest

from tools.mutants.changes import Mutant, mutants


def changed(source: str) -> list[str]:
    return [mutant.after for mutant in mutants("rules.py", source)]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("x = a + b", ["x = a - b"]),
        ("x = a // b % c", ["x = a // b // c", "x = a * b % c"]),
        ("x = a << b & c", ["x = a << b | c", "x = a >> b & c"]),
        ("x += y", ["x -= y"]),
        ("x = a < b", ["x = a <= b", "x = a >= b"]),
        ("x = a <= b == c", ["x = a < b == c", "x = a > b == c", "x = a <= b != c"]),
        ("x = a is not b", ["x = a is b"]),
        ("x = a  not  in b", ["x = a  in b"]),
        ("x = (a) in (b)", ["x = (a) not in (b)"]),
        ("x = a and b or c", ["x = a and b and c", "x = a or b or c"]),
        ("x = not a", ["x = a"]),
        ("x = not 0 < a", ["x = 0 < a", "x = not 0 <= a", "x = not 0 >= a", "x = not 1 < a", "x = not -1 < a"]),
        ("x = -a", ["x = +a"]),
        ("x = ~a", ["x = a"]),
        ("x = True", ["x = False"]),
        ("x = 7", ["x = 8", "x = 6"]),
        ("x = 0.5", ["x = 1.5", "x = -0.5"]),
        ("x = a if b else c", ["x = a if not (b) else c"]),
        ("x = [a for a in b if a.c]", ["x = [a for a in b if not (a.c)]"]),
        ("while a.b: pass", ["while not (a.b): pass"]),
    ],
)
def test_every_operator_comparison_condition_and_constant_is_changed(source: str, expected: list[str]) -> None:
    assert changed(source + "\n") == expected


@pytest.mark.parametrize(
    "source",
    [
        '"""Words, 3 of them."""',
        "x: Final[Literal[1]]",
        "def f(a: Annotated[int, 3]) -> Literal[2]: ...",
        'x = "text" + a',
        'x = f"{a + 1} < {b}"',
        "raise Error(a + 1)",
        '__all__ = ["a"]',
        "Move = Card | Space | None",
        "class A(Struct, frozen=True, gc=False, kw_only=True): ...",
        "@lru_cache(maxsize=64)\ndef f(): ...",
        "for a in zip(b, c, strict=True): ...",
        "def __repr__(self): return a + 1",
        "if TYPE_CHECKING: import a",
    ],
)
def test_texts_types_and_declarations_are_left_alone(source: str) -> None:
    assert changed(source + "\n") == []


def test_a_comparison_in_a_condition_is_negated_once() -> None:
    assert changed("if a == b and c: pass\n") == [
        "if a == b and not (c): pass",
        "if a == b or c: pass",
        "if a != b and c: pass",
    ]


SOURCE = dedent(
    '''
    SIZE = 4


    class Board:
        """The board, «größer» than before."""

        @property
        def width(self) -> int:
            größe = (
                self.size
                - 2
            )
            return größe
    '''
)


def mutant_to(after: str) -> Mutant:
    return next(mutant for mutant in mutants("board.py", SOURCE) if mutant.after == after)


def test_code_that_runs_at_import_belongs_to_no_function() -> None:
    assert mutant_to("SIZE = 5").function is None


def test_a_mutant_knows_its_function_from_the_first_decorator_on() -> None:
    function = mutant_to("+ 2").function
    assert function is not None
    assert (function.name, SOURCE.splitlines()[function.first_line - 1].strip()) == ("Board.width", "@property")


def test_a_change_is_made_in_the_text_and_nowhere_else() -> None:
    mutant = mutant_to("+ 2")
    assert mutant.applied(SOURCE) == SOURCE.replace("- 2", "+ 2")
    assert (mutant.before, SOURCE.splitlines()[mutant.line - 1].strip()) == ("- 2", "- 2")


def test_a_change_may_reach_over_lines() -> None:
    source = "if f(\n    a,\n):\n    pass\n"
    (mutant,) = mutants("rules.py", source)
    assert mutant.after == "if not (f("
    assert mutant.applied(source) == "if not (f(\n    a,\n)):\n    pass\n"
    assert (list(mutant.lines), list(mutant.statement)) == ([1, 2, 3], [1, 2, 3])
