"""What one eye may see of a game of Zauberberg, built up field by field."""

from folkmoot.engine.handfuls import count_of, faces_of, size_of
from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg import phases
from folkmoot.games.zauberberg.rules.tokens import asking_kobold, kind_under, target_of
from folkmoot.games.zauberberg.shown import Causer, KoboldView, PlayerView, TokenView, ZauberbergView
from folkmoot.games.zauberberg.state import NONE, ZauberbergState, owner_of


def view(position: ZauberbergState, eye: int | None) -> ZauberbergView:
    """Returns what this seat, or a spectator, may see."""
    asking = asking_kobold(position)
    over = position.phase == phases.OVER
    return ZauberbergView(
        **position.head("zauberberg", eye),
        phase=phases.PHASES[position.phase],
        turns=position.turns,
        turn_limit=position.turn_limit,
        walk_on=position.walk_on,
        memory_aid=position.memory_aid,
        rotation=position.rotation,
        active=position.active,
        kobold=0 if position.kobold == NONE else position.kobold % box.KOBOLDS + 1,
        played=position.played,
        may_play=position.may_play(),
        cause=None if asking == NONE else box.KIND_NAMES[kind_under(position, asking)],
        causer=None if asking == NONE else Causer(seat=owner_of(asking), number=asking % box.KOBOLDS + 1),
        players=[_player(position, eye, seat) for seat in range(position.seats)],
        tokens=[_token(position, token) for token in range(box.TOKENS)],
        stones=[
            box.SPACE_NAMES[box.STONE_SPACES[stone]] for stone in range(box.STONES) if position.stones >> stone & 1
        ],
        deck=int(size_of(position.deck)),
        discard=_counts(int(position.discard)),
        unseen=_counts(int(position.deck)) if over else None,
    )


def knows_token(position: ZauberbergState, token: int) -> bool:
    """Tells whether the view shows the kind of a token that is on the board."""
    remembered = position.memory_aid and position.seen >> token & 1
    return bool(position.face_up >> token & 1 or remembered) or position.phase == phases.OVER


def _counts(cards: int) -> dict[str, int]:
    return {name: int(count_of(cards, face)) for face, name in enumerate(box.FACE_NAMES)}


def _token(position: ZauberbergState, token: int) -> TokenView:
    up, gone = bool(position.face_up >> token & 1), bool(position.gone >> token & 1)
    known = gone or knows_token(position, token)
    return TokenView(
        space=box.SPACE_NAMES[box.TOKEN_SPACES[token]],
        state="gone" if gone else "up" if up else "down",
        face=box.KIND_NAMES[position.tokens[token]] if known else None,
        remembered=known and not up and not gone,
    )


def _player(position: ZauberbergState, eye: int | None, seat: int) -> PlayerView:
    hand = position.hands[seat]
    kobolds = range(box.KOBOLDS * seat, box.KOBOLDS * seat + box.KOBOLDS)
    return PlayerView(
        colour=box.COLOURS[seat],
        kobolds=[_kobold(position, kobold) for kobold in kobolds],
        cards=int(size_of(hand)),
        hand=[box.FACE_NAMES[face] for face in faces_of(hand)]
        if eye == seat or position.phase == phases.OVER
        else None,
        limit=position.hand_limit(seat),
        stones=position.owned[seat],
        ravens=position.ravens[seat],
        credit=position.credit[seat],
        level=position.highest_level(seat),
    )


def _kobold(position: ZauberbergState, kobold: int) -> KoboldView:
    place = position.at[kobold]
    stands = ""
    if 0 <= place < box.SPACES:
        stands = "upper" if position.on[kobold] != NONE else "lower" if position.is_covered(kobold) else "lone"
    return KoboldView(
        number=kobold % box.KOBOLDS + 1,
        place=box.PLACE_NAMES[place] if place != NONE else None,
        stands=stands,
        waits_for=box.SPACE_NAMES[target_of(position, kobold)] if kobold in position.waiting else None,
    )
