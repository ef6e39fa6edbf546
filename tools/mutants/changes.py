"""All mutants of a source text: changes of the text, one at a time.

Not changed are texts (documentation, f-strings, errors that are raised), annotations, decorators, and declarations that
change no behaviour of a game (`frozen`, `gc`, `kw_only`, `strict` of `zip`). The same text gives the same mutants in
the same order under every Python.
"""

import ast
import io
import tokenize
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from dataclasses import dataclass

BINARY = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.FloorDiv: ("//", "*"),
    ast.Div: ("/", "*"),
    ast.Mod: ("%", "//"),
    ast.Pow: ("**", "*"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.BitXor: ("^", "&"),
}
COMPARISONS = {
    ast.Lt: ("<", ("<=", ">=")),
    ast.LtE: ("<=", ("<", ">")),
    ast.Gt: (">", (">=", "<=")),
    ast.GtE: (">=", (">", "<")),
    ast.Eq: ("==", ("!=",)),
    ast.NotEq: ("!=", ("==",)),
    ast.Is: ("is", ("is not",)),
    ast.IsNot: ("is not", ("is",)),
    ast.In: ("in", ("not in",)),
    ast.NotIn: ("not in", ("in",)),
}
DECLARATIONS = {"frozen", "gc", "kw_only", "strict"}
WORDS = {"__repr__", "__str__"}
LITERALS = (ast.JoinedStr, ast.List, ast.Tuple, ast.ListComp)


@dataclass(frozen=True)
class Function:
    """A function or method, with everything inside it."""

    name: str
    """Qualified, without the module."""
    first_line: int
    """Of its decorators, if it has some."""


@dataclass(frozen=True)
class Mutant:
    """One change of one file."""

    file: str
    """Within the game's package."""
    line: int
    before: str
    """The line on which the change begins."""
    after: str
    """The same line with the change."""
    start: int
    end: int
    text: str
    """Replaces the source from `start` to `end`."""
    function: Function | None
    """The outermost function around it; None for what runs when the module is imported."""
    lines: range
    """The lines of the changed expression."""
    statement: range
    """The lines of the statement around it, of a compound one those of its head."""

    @property
    def key(self) -> str:
        """An identity that stays the same while other parts of the file change."""
        return "\n".join((self.file, self.function.name if self.function else "", self.before, self.after))

    def applied(self, source: str) -> str:
        """Returns the source with the change."""
        return source[: self.start] + self.text + source[self.end :]


def mutants(file: str, source: str) -> list[Mutant]:
    """Returns all mutants of a module."""
    finder = _Finder(file, source)
    finder.visit(ast.parse(source))
    return finder.mutants


class _Finder(ast.NodeVisitor):
    def __init__(self, file: str, source: str) -> None:
        self.file = file
        self.source = source
        self.mutants: list[Mutant] = []
        self.rows = source.splitlines(keepends=True)
        self.offsets = [0]
        for row in self.rows:
            self.offsets.append(self.offsets[-1] + len(row))
        readline = io.StringIO(source).readline
        self.tokens = [
            (self.offsets[token.start[0] - 1] + token.start[1], token.string)
            for token in tokenize.generate_tokens(readline)
            if token.type in (tokenize.OP, tokenize.NAME, tokenize.NUMBER)
        ]
        self.function: Function | None = None
        self.scope: list[str] = []
        self.statement = range(0)

    def visit(self, node: ast.AST) -> None:
        if isinstance(node, ast.stmt):
            self.statement = _head(node)
        super().visit(node)

    # Not changed.

    def visit_Raise(self, node: ast.Raise) -> None:
        """Errors are texts."""

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Texts; before Python 3.12 their parts have no positions."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value:
            self.visit(node.value)

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg not in DECLARATIONS:
            self.visit(node.value)

    def visit_arg(self, node: ast.arg) -> None:
        """A parameter is a name and an annotation."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.visit(node.args)
        if node.name in WORDS:
            return
        outermost = self.function is None
        self.scope.append(node.name)
        if outermost:
            first_line = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            self.function = Function(".".join(self.scope), first_line)
        for statement in node.body:
            self.visit(statement)
        if outermost:
            self.function = None
        self.scope.pop()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for keyword in node.keywords:
            self.visit(keyword)
        self.scope.append(node.name)
        for statement in node.body:
            self.visit(statement)
        self.scope.pop()

    # Operators.

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if not _is_of_texts_or_types(node):
            old, new = BINARY[type(node.op)]
            self._replace_between(node, node.left, node.right, old, new)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if not isinstance(node.value, LITERALS):
            old, new = BINARY[type(node.op)]
            self._replace_between(node, node.target, node.value, f"{old}=", f"{new}=")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        start = self._start(node)
        if isinstance(node.op, ast.Not):
            operand = self.tokens[bisect_left(self.tokens, (start, "")) + 1]
            self._add(node, start, operand[0], "")
        elif isinstance(node.op, ast.USub):
            self._add(node, start, start + 1, "+")
        elif isinstance(node.op, ast.Invert):
            self._add(node, start, start + 1, "")
        self.generic_visit(node)

    # Comparisons and conditions.

    def visit_Compare(self, node: ast.Compare) -> None:
        left = node.left
        for operator, right in zip(node.ops, node.comparators, strict=True):
            old, others = COMPARISONS[type(operator)]
            for new in others:
                self._replace_between(node, left, right, old, new)
            left = right
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            self._replace_between(node, left, right, old, new)
        self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        if not (isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"):
            self._negate(node.test)
            self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for condition in node.ifs:
            self._negate(condition)
        self.generic_visit(node)

    def _negate(self, node: ast.expr) -> None:
        """Negates a condition, unless a comparison or a `not` in it is changed anyway."""
        if isinstance(node, ast.BoolOp):
            for value in node.values:
                self._negate(value)
        elif not isinstance(node, (ast.Compare, ast.Constant)) and not (
            isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)
        ):
            start, end = self._start(node), self._end(node)
            self._add(node, start, end, f"not ({self.source[start:end]})")

    # Constants.

    def visit_Constant(self, node: ast.Constant) -> None:
        for text in _other_constants(node.value):
            self._add(node, self._start(node), self._end(node), text)

    # Positions.

    def _start(self, node: ast.expr | ast.stmt) -> int:
        return self._offset(node.lineno, node.col_offset)

    def _end(self, node: ast.expr | ast.stmt) -> int:
        return self._offset(node.end_lineno or 0, node.end_col_offset or 0)

    def _offset(self, line: int, column: int) -> int:
        """Returns the offset of a character from its line and its column in bytes."""
        return self.offsets[line - 1] + len(self.rows[line - 1].encode()[:column].decode())

    def _replace_between(self, node: ast.expr | ast.stmt, left: ast.expr, right: ast.expr, old: str, new: str) -> None:
        """Replaces the operator that stands between two expressions."""
        words = old.split()
        start, end = self._end(left), self._start(right)
        between = self.tokens[bisect_left(self.tokens, (start, "")) : bisect_left(self.tokens, (end, ""))]
        at = next(index for index, (_, string) in enumerate(between) if string == words[0])
        last, string = between[at + len(words) - 1]
        self._add(node, between[at][0], last + len(string), new)

    def _add(self, node: ast.expr | ast.stmt, start: int, end: int, text: str) -> None:
        line = bisect_right(self.offsets, start)
        row, column = self.rows[line - 1], start - self.offsets[line - 1]
        rest = self.source[end : self.source.find("\n", end)]
        self.mutants.append(
            Mutant(
                file=self.file,
                line=line,
                before=row.strip(),
                after=(row[:column] + text + rest).strip().splitlines()[0],
                start=start,
                end=end,
                text=text,
                function=self.function,
                lines=range(node.lineno, (node.end_lineno or node.lineno) + 1),
                statement=self.statement,
            )
        )


def _other_constants(value: object) -> Iterator[str]:
    if isinstance(value, bool):
        yield str(not value)
    elif isinstance(value, (int, float)):
        yield repr(value + 1)
        yield repr(value - 1)


def _is_of_texts_or_types(node: ast.BinOp) -> bool:
    """Tells whether an operator joins texts or lists as they are written, or types."""
    return any(_is_written(side) or _is_type(side) for side in (node.left, node.right))


def _is_written(node: ast.expr) -> bool:
    return isinstance(node, LITERALS) or (isinstance(node, ast.Constant) and not isinstance(node.value, (int, float)))


def _is_type(node: ast.expr) -> bool:
    """Tells whether this is a name in the form of a class: `Card`, neither `CARD` nor `card`."""
    return isinstance(node, ast.Name) and node.id[0].isupper() and not node.id.isupper()


def _head(node: ast.stmt) -> range:
    """Returns the lines of a statement before its body."""
    body = getattr(node, "body", None)
    end = body[0].lineno - 1 if body else node.end_lineno or node.lineno
    return range(node.lineno, max(end, node.lineno) + 1)
