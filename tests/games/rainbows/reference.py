"""The rules of Rainbows once more, transcribed from the state machine of the rules file, slow and plain.

Nothing here looks at the program's code: cards and spaces are names, piles are sets. The order of each day's deck is
its only input.
"""

from dataclasses import dataclass, field

LETTERS = {"red": "R", "orange": "O", "yellow": "Y", "green": "G", "blue": "B", "violet": "V"}
RAINBOW_GOLD = {1: -10, 2: 20, 3: 40, 4: 60, 5: 80, 6: 100}
MONEY_GOLD = {1: 0, 2: 0, 3: 5, 4: 10, 5: 15, 6: 20, 7: 25, 8: 30, 9: 40, 10: 50}


def number(card: str) -> int:
    return int(card.split("-")[1])


@dataclass
class Reference:
    """One game, as the rules file describes it."""

    players: int
    rows: int
    per_round: int
    bank_accounts: bool
    forced_borrowing: bool
    days: int
    priority: int
    deck: list[str]
    gold: list[int] = field(default_factory=list)
    account: list[int] = field(default_factory=list)
    day: int = 1
    phase: str = "pick"

    def __post_init__(self) -> None:
        self.gold = [15] * self.players
        self.account = [50 if self.bank_accounts else 0] * self.players
        self.new_day(self.deck)

    def new_day(self, deck: list[str]) -> None:
        self.deck = deck[:]
        self.board: dict[str, int] = {}
        self.face_up: list[list[str]] = [[] for _ in range(self.players)]
        self.discard_pile: set[str] = set()
        self.clover_revealed = False
        self.round = 0
        self.deal()

    def deal(self) -> None:
        self.round += 1
        self.phase = "pick"
        self.turn = 0
        self.market: list[str] = []
        while len(self.market) < self.per_round:
            card = self.deck.pop(0)
            if card == "clover":
                self.clover_revealed = True
            else:
                self.market.append(card)

    def decider(self) -> int:
        return (self.priority + self.turn) % self.players

    def supply(self, seat: int) -> int:
        return 10 - sum(owner == seat for owner in self.board.values())

    def shortfall(self, seat: int, card: str) -> int:
        return max(0, number(card) - self.gold[seat])

    def vacant(self, card: str) -> list[str]:
        letter = LETTERS[card.split("-")[0]]
        return [f"{letter}{row}" for row in range(1, self.rows + 1) if f"{letter}{row}" not in self.board]

    def can_keep(self, seat: int, card: str) -> bool:
        return number(card) not in {number(kept) for kept in self.face_up[seat]}

    def can_pay(self, seat: int, card: str) -> bool:
        missing = self.shortfall(seat, card)
        return missing == 0 or (self.bank_accounts and self.account[seat] >= 2 * missing)

    def legal(self) -> list[str]:
        seat = self.decider()
        if self.phase == "bank":
            return [f"deposit {amount}" for amount in range(self.gold[seat] + 1)]
        acts: list[str] = []
        unaided = False
        for card in self.market:
            if self.can_keep(seat, card):
                acts.append(f"keep {card}")
                unaided = True
            if self.can_pay(seat, card) and self.supply(seat) > 0:
                acts += [f"buy {card} {space}" for space in self.vacant(card)]
                unaided = unaided or (self.shortfall(seat, card) == 0 and bool(self.vacant(card)))
        if not acts or (self.bank_accounts and not self.forced_borrowing and not unaided):
            acts += [f"discard {card}" for card in self.market]
        return acts

    def play(self, move: str, next_deck: list[str]) -> None:
        """Plays a move; `next_deck` is the deck of the next day, should one begin."""
        seat = self.decider()
        words = move.split()
        if words[0] == "deposit":
            self.gold[seat] -= int(words[1])
            self.account[seat] += int(words[1])
        else:
            self.use(seat, words)
        self.turn += 1
        if self.phase == "bank":
            self.next_at_the_bank(next_deck)
        else:
            if self.players == 2 and self.turn == 2:
                first, second = self.market
                self.throw(first if number(first) >= number(second) else second)
            if self.turn == self.players + 1:
                self.end_round(next_deck)

    def use(self, seat: int, words: list[str]) -> None:
        card = words[1]
        if words[0] == "keep":
            self.market.remove(card)
            self.face_up[seat].append(card)
            self.gold[seat] += number(card)
            return
        if words[0] == "buy":
            missing = self.shortfall(seat, card)
            self.gold[seat] -= number(card) - missing
            self.account[seat] -= 2 * missing
            self.board[words[2]] = seat
        self.throw(card)

    def throw(self, card: str) -> None:
        self.market.remove(card)
        self.discard_pile.add(card)

    def end_round(self, next_deck: list[str]) -> None:
        self.priority = (self.priority + 1) % self.players
        full = len(self.board) == 6 * self.rows
        exhausted = set(self.deck) <= {"clover"}
        if not (full or self.clover_revealed or exhausted):
            self.deal()
            return
        for seat in range(self.players):
            mine = frozenset(space for space, owner in self.board.items() if owner == seat)
            self.account[seat] += best_total(mine) + money({number(card) for card in self.face_up[seat]})
        if self.day == self.days:
            self.phase = "over"
        elif self.day == self.days - 1:
            self.phase, self.turn, self.market = "bank", 0, []
            self.next_at_the_bank(next_deck)
        else:
            self.day += 1
            self.new_day(next_deck)

    def next_at_the_bank(self, next_deck: list[str]) -> None:
        while self.turn < self.players and self.gold[self.decider()] == 0:
            self.turn += 1
        if self.turn == self.players:
            self.day += 1
            self.new_day(next_deck)


def linked(one: str, other: str) -> bool:
    """RAI-56: neighbouring columns, rows equal or differing by one."""
    columns = abs("ROYGBV".index(one[0]) - "ROYGBV".index(other[0]))
    return columns == 1 and abs(int(one[1]) - int(other[1])) <= 1


def chains_from(space: str, spaces: frozenset[str]) -> list[tuple[str, ...]]:
    """Returns every chain to the right that begins on a space, the space alone included."""
    onward = [other for other in spaces if linked(space, other) and "ROYGBV".index(other[0]) > "ROYGBV".index(space[0])]
    return [(space,)] + [(space, *tail) for other in sorted(onward) for tail in chains_from(other, spaces)]


def best_total(spaces: frozenset[str], known: dict[frozenset[str], int] | None = None) -> int:
    """Returns the best total by trying every split into explicit chains."""
    known = {} if known is None else known
    if not spaces:
        return 0
    if spaces not in known:
        first = min(spaces, key=lambda space: ("ROYGBV".index(space[0]), space[1]))
        known[spaces] = max(
            RAINBOW_GOLD[len(chain)] + best_total(spaces - set(chain), known) for chain in chains_from(first, spaces)
        )
    return known[spaces]


def longest_first(spaces: frozenset[str]) -> int:
    """Returns what the wrong way pays: always taking the longest chain that is left."""
    total = 0
    while spaces:
        chain = max((chain for space in sorted(spaces) for chain in chains_from(space, spaces)), key=len)
        total += RAINBOW_GOLD[len(chain)]
        spaces -= set(chain)
    return total


def matchings(left: list[int], right: list[int]) -> list[tuple[tuple[int, int], ...]]:
    """Returns every matching between the rows of two neighbouring columns, the empty one included."""
    if not left:
        return [()]
    all_matchings = matchings(left[1:], right)
    for other in right:
        if abs(left[0] - other) <= 1:
            remaining = [row for row in right if row != other]
            all_matchings += [((left[0], other), *links) for links in matchings(left[1:], remaining)]
    return all_matchings


def dynamic(spaces: frozenset[str]) -> int:
    """Returns the best total by the reference algorithm of the rules file, column by column."""
    rows = [sorted(int(space[1]) for space in spaces if space[0] == letter) for letter in "ROYGBV"] + [[]]
    best: dict[frozenset[int], int] = {frozenset(): 0}
    for at in range(6):
        after: dict[frozenset[int], int] = {}
        for linked_left, value in best.items():
            for matching in matchings(rows[at], rows[at + 1]):
                singles = set(rows[at]) - linked_left - {row for row, _ in matching}
                total = value + 20 * len(matching) - 10 * len(singles)
                key = frozenset(other for _, other in matching)
                after[key] = max(after.get(key, -(10**9)), total)
        best = after
    return max(best.values())


def money(numbers: set[int]) -> int:
    """Returns what the maximal runs among the numbers pay."""
    line = "".join("x" if number in numbers else " " for number in range(1, 11))
    return sum(MONEY_GOLD[len(run)] for run in line.split())
