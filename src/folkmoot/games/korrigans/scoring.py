"""Gold at the end, ranks and the result."""

from folkmoot.engine.handfuls import size_of
from folkmoot.engine.phrases import Phrase
from folkmoot.engine.results import Result
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans import phases
from folkmoot.games.korrigans.state import CARRIES_ELF, CARRIES_GOBLIN, KorrigansState


def clover_gold(position: KorrigansState, seat: int) -> int:
    """Returns the gold on the seat's clover tokens (KOR-120)."""
    return box.gold_in(position.hidden[seat])


def menhir_gold(position: KorrigansState, seat: int) -> int:
    """Returns the gold of the seat's menhirs (KOR-104)."""
    counts = position.gold_menhirs[seat]
    return (counts & 15) + 2 * (counts >> 4 & 15) + 3 * (counts >> 8 & 15)


def elf_gold(position: KorrigansState, seat: int) -> int:
    """Returns 2 for each elf that the seat's Korrigans carry (KOR-68)."""
    return box.ELF_GOLD * position.carried[2 * seat : 2 * seat + 2].count(CARRIES_ELF)


def goblin_gold(position: KorrigansState, seat: int) -> int:
    """Returns -2 for each goblin that the seat's Korrigans carry (KOR-69)."""
    return box.GOBLIN_GOLD * position.carried[2 * seat : 2 * seat + 2].count(CARRIES_GOBLIN)


def cauldron_gold(position: KorrigansState, seat: int) -> int:
    """Returns 0, 10 or 15 for the seat's Korrigans at the cauldron; the bonus is not shared (KOR-121, KOR-122)."""
    own_fields = position.korrigan_fields[2 * seat : 2 * seat + 2]
    arrived = own_fields.count(position.cauldron) if position.cauldron >= 0 else 0
    return box.CAULDRON_GOLD[arrived]


def total(position: KorrigansState, seat: int) -> int:
    """Returns everything together; it may be negative (KOR-120, KOR-124). Companions are worth none (KOR-123)."""
    kept = clover_gold(position, seat) + menhir_gold(position, seat)
    return kept + elf_gold(position, seat) + goblin_gold(position, seat) + cauldron_gold(position, seat)


def parts(position: KorrigansState, seat: int) -> dict[str, int]:
    """Returns how the total comes about, by the words of the final score, beside the gold on clovers."""
    return {
        "menhirs": menhir_gold(position, seat),
        "elves": elf_gold(position, seat),
        "goblins": goblin_gold(position, seat),
        "cauldron": cauldron_gold(position, seat),
        "total": total(position, seat),
        "companions": companions_left(position, seat),
    }


def companions_left(position: KorrigansState, seat: int) -> int:
    """Returns the unspent companions, backups included (KOR-118, KOR-126)."""
    return int(size_of(position.owned(seat) & box.COMPANION_MASK))


def ranks(position: KorrigansState) -> list[int]:
    """Returns each seat's rank: by gold, then by unspent companions, then the later in turn order (KOR-125 to KOR-127).

    No two seats are ever equal.
    """
    seats = int(position.seats)
    keys = [(total(position, seat), companions_left(position, seat), position.number_of(seat)) for seat in range(seats)]
    return [1 + sum([other > key for other in keys]) for key in keys]


def result(position: KorrigansState) -> Result | None:
    """Returns the ranks when the game is over (KOR-125 to KOR-127)."""
    if position.phase != phases.OVER:
        return None
    scores = [total(position, seat) for seat in range(position.seats)]
    return Result(ranks=ranks(position), scores=scores, end=Phrase("end-final-turn"))
