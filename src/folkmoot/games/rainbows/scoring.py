"""What markers and face-up cards are worth, Rainbows (chart 1) and Money Rainbows (chart 2), and the result.

A Rainbow is a chain of a player's own linked markers through neighbouring columns (RAI-55); other players' markers do
not matter (RAI-59), nor do markers in supply (RAI-66), and the board does not wrap (RAI-57).

A player's markers are six numbers, one for each column, whose bits are the rows. A split into Rainbows is nothing but
one matching between each two neighbouring columns (RAI-58, RAI-65), so the best one is found column by column.
"""

from typing import Final

from mypy_extensions import i64

from folkmoot.engine.phrases import Phrase
from folkmoot.engine.results import Result, ranks_by_score
from folkmoot.games.rainbows import components as box
from folkmoot.games.rainbows import phases
from folkmoot.games.rainbows.state import RainbowsState

LINK_GOLD: Final[int] = box.RAINBOW_GOLD[3] - box.RAINBOW_GOLD[2]


def result(position: RainbowsState) -> Result | None:
    """Returns the ranks by account when the game is over (RAI-77, RAI-78, RAI-79).

    Gold on hand counts nothing (RAI-76); all that is in the account counts (RAI-89).
    """
    if position.phase != phases.OVER:
        return None
    return Result(
        ranks=ranks_by_score(position.account),
        scores=position.account[:],
        end=Phrase(f"end-{phases.ENDS[int(position.ended_by)]}"),
    )


def marker_score(board: list[int], first: int) -> int:
    """Returns the best total of Rainbows and single markers (RAI-61, RAI-62, RAI-63, RAI-64, RAI-65).

    `board[first]` to `board[first + 5]` are the player's columns. The most links between each two columns and the
    fewest singles in each column can always be had together (Mendelsohn and Dulmage), so each is counted alone.
    """
    return link_count(board, first) * LINK_GOLD + single_count(board, first) * box.SINGLE_GOLD


def link_count(board: list[int], first: int) -> int:
    """Returns the number of links in a best split: 20 gold each (RAI-62)."""
    links: i64 = 0
    for at in range(first, first + box.COLUMNS - 1):
        links += _count(_cover(board[at], 0, board[at + 1]))
    return links


def single_count(board: list[int], first: int) -> int:
    """Returns the number of markers that are in no Rainbow of a best split (RAI-63)."""
    singles: i64 = 0
    left: i64 = 0
    middle: i64 = board[first]
    for col in range(1, box.COLUMNS + 1):
        right: i64 = board[first + col] if col < box.COLUMNS else 0
        singles += _count(middle) - _count(_cover(middle, left, right))
        left = middle
        middle = right
    return singles


def best_split(board: list[int], first: int) -> list[list[int]]:
    """Returns one best split: every marker once (RAI-60), each chain from left to right as spaces (column * 8 + row).

    Chains of 2 to 6 are the Rainbows, chains of one the single markers. The same markers always give the same split
    (RAI-67).
    """
    follower = [-1] * (box.COLUMNS * box.ROWS)
    followed = [False] * (box.COLUMNS * box.ROWS)
    for col in range(box.COLUMNS - 1):
        for row, right_row in _links_between(board, first, col):
            follower[col * box.ROWS + row] = (col + 1) * box.ROWS + right_row
            followed[(col + 1) * box.ROWS + right_row] = True
    return [
        _chain_from(col * box.ROWS + row, follower)
        for col in range(box.COLUMNS)
        for row in range(box.ROWS)
        if board[first + col] >> row & 1 and not followed[col * box.ROWS + row]
    ]


def money_score(numbers: int) -> int:
    """Returns what the runs of at least three among the face-up numbers pay (RAI-68, RAI-70, RAI-71, RAI-72).

    Bit k of `numbers` is set if number k + 1 lies face up.
    """
    gold = 0
    run = 0
    for number in range(box.NUMBERS + 1):
        if numbers >> number & 1:
            run += 1
        else:
            gold += box.MONEY_GOLD[run]
            run = 0
    return gold


def chain_gold(markers: int) -> int:
    """Returns what a chain of so many markers pays, or costs as a single marker (RAI-62, RAI-63)."""
    return box.SINGLE_GOLD if markers == 1 else box.RAINBOW_GOLD[markers]


def money_runs(numbers: int) -> list[tuple[int, int, int]]:
    """Returns the runs that pay, lowest first: their first and last number, and the gold (RAI-68, RAI-70)."""
    runs: list[tuple[int, int, int]] = []
    length = 0
    for number in range(box.NUMBERS + 1):
        if numbers >> number & 1:
            length += 1
        else:
            if box.MONEY_GOLD[length]:
                runs.append((number - length + 1, number, box.MONEY_GOLD[length]))
            length = 0
    return runs


def numbers_of(face_up: int) -> int:
    """Returns the numbers among face-up cards (bits 0 to 59), as bits 0 to 9, whatever their colours (RAI-69)."""
    numbers = 0
    for colour in range(box.COLUMNS):
        numbers |= face_up >> (colour * box.NUMBERS)
    return numbers & ((1 << box.NUMBERS) - 1)


def _cover(rows: i64, left: i64, right: i64) -> i64:
    """Returns which rows of a column are linked to its left (bits 0 to 7) and right (bits 8 to 15) neighbours, as many
    as can be at once, each partner used once.

    From the top, each row takes the highest partner still free within one row of it: nothing better is possible,
    because what a row can reach moves down with the row.
    """
    cover: i64 = 0
    while rows:
        row: i64 = rows & -rows
        rows ^= row
        reach: i64 = row << 1 | row | row >> 1
        on_left: i64 = left & reach
        on_right: i64 = right & reach
        on_left &= -on_left
        on_right &= -on_right
        if on_left and (not on_right or on_left <= on_right):
            left ^= on_left
            cover |= row
        elif on_right:
            right ^= on_right
            cover |= row << box.ROWS
    return cover


def _count(rows: i64) -> i64:
    count: i64 = 0
    while rows:
        rows &= rows - 1
        count += 1
    return count


def _links_between(board: list[int], first: int, col: int) -> list[tuple[int, int]]:
    """Returns the links between columns col and col + 1 in a best split, as pairs of rows.

    Among the largest matchings it is one that covers every marker which `_cover`, asked about the marker's own column,
    links to the other. Links need never cross, so the choice is an alignment of the two columns from top to bottom.
    """
    left, right = board[first + col], board[first + col + 1]
    before = board[first + col - 1] if col else 0
    beyond = board[first + col + 2] if col + 2 < box.COLUMNS else 0
    want_right = int(_cover(left, before, right)) >> box.ROWS
    want_left = int(_cover(right, left, beyond))
    left_rows, right_rows = _rows(left), _rows(right)
    # best[lefts][rights]: the best value of the first so many rows on the left with the first so many on the right.
    best = [[0] * (len(right_rows) + 1) for _ in range(len(left_rows) + 1)]
    for lefts, left_row in enumerate(left_rows):
        for rights, right_row in enumerate(right_rows):
            value = max(best[lefts][rights + 1], best[lefts + 1][rights])
            if -1 <= left_row - right_row <= 1:  # RAI-56
                # A link outweighs all wants together, so that the matching stays a largest one.
                worth = 4 * box.ROWS + (want_right >> left_row & 1) + (want_left >> right_row & 1)
                value = max(value, best[lefts][rights] + worth)
            best[lefts + 1][rights + 1] = value
    return _traced(best, left_rows, right_rows)


def _rows(mask: int) -> list[int]:
    return [row for row in range(box.ROWS) if mask >> row & 1]


def _traced(best: list[list[int]], left_rows: list[int], right_rows: list[int]) -> list[tuple[int, int]]:
    """Returns the links of the best alignment, read back from its table of values, from bottom to top."""
    links: list[tuple[int, int]] = []
    lefts, rights = len(left_rows), len(right_rows)
    while lefts and rights:
        if best[lefts][rights] == best[lefts - 1][rights]:
            lefts -= 1
        elif best[lefts][rights] == best[lefts][rights - 1]:
            rights -= 1
        else:
            lefts, rights = lefts - 1, rights - 1
            links.append((left_rows[lefts], right_rows[rights]))
    return links


def _chain_from(space: int, follower: list[int]) -> list[int]:
    chain = [space]
    while follower[chain[-1]] >= 0:
        chain.append(follower[chain[-1]])
    return chain
