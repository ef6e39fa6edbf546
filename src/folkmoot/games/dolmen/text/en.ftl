### Rules of Dolmen, one sentence each.

## A. Material and setup

DOL-01 = The game is for two, three or four players, each of whom owns a korrigan, three crystals and a start slab.
DOL-02 = Of the 42 slabs, 4 are start slabs, which leaves 38 others.
DOL-03 = The 38 others are always the same: 30 normal slabs, six of each value from 2 to 6 points, and 8 mystery slabs.
DOL-04 = Each of the six pairs of different colours is on five of these 38 slabs, and each of the four colours is on two slabs alone.
DOL-05 = A start slab never lies on the circle and is never drawn; before the game it is laid, without being turned, at spot 0,0 of its owner’s dolmen.
DOL-06 = The circle has 16 light points, numbered clockwise from 0; points 0, 4, 8 and 12 are glows, and in front of each of the others is one slab place, which bears the same number; places 1 to 3 face pillar 1 of the stone table, 5 to 7 pillar 2, 9 to 11 pillar 3, and 13 to 15 pillar 4.
DOL-07 = After shuffling, one of the 38 slabs goes to each of the 12 places, so that its points are hidden and its colours can be seen.
DOL-08 = The other 26 slabs, points hidden too, are the draw pile, and the discard pile is empty at first.
DOL-09 = Two players use the sides of the board at glows 0 and 8, three the sides at glows 0, 4 and 8, and four all sides.
DOL-10 = A korrigan’s first light point is the glow of its player’s side.
DOL-11 = All three crystals of a player are in the reserve at the start.
DOL-12 = Pillar 1 of the stone table is where the fairy starts.
DOL-13 = No glow is triggered by the korrigans that stand there at the beginning.
DOL-14 = The seats have the colours yellow, red, green and blue, in this order; colours have no effect on play and are not tied to sides or start slabs.
DOL-15 = The first seat, which takes the part of the youngest player, has the first turn, unless the option First Player has the beginner drawn.
DOL-16 = After each turn it is the turn of the next seat clockwise.

## B. The turn

DOL-17 = The main action of a turn is either a move or an attempt, and every turn has exactly one.
    .why = you have done your main action of this turn
DOL-18 = Nobody can make both a move and an attempt in the same turn.
    .why = a move and an attempt exclude each other in the same turn
DOL-19 = Besides the main action, a player may peek once in a turn of their own.
DOL-20 = The main action cannot be skipped, but a move of 0 steps is one, so that it is possible to do nothing.
    .why = first comes your main action; a move of 0 steps is enough
DOL-21 = A failed attempt is a main action too, and no move follows it.

## C. Moving

DOL-22 = The die plays no part in a move, which is one of three steps, two, one or none.
    .why = { told-point } is too far away: a move has three steps at most
DOL-23 = It is up to the player to go round the circle clockwise or counter-clockwise.
DOL-24 = There is room for one korrigan only on each light point.
    .why = another korrigan stands on { told-point }
DOL-25 = With each step a korrigan goes on to the nearest free point in the chosen direction, so that jumping over another one and landing behind it make one step.
DOL-26 = However many korrigans stand on adjacent points, they are jumped over all at once, and it is still a single step.
DOL-27 = A move does not change its direction between one step and the next.
DOL-28 = Hence seven points are always within reach: three on either side, and the one where the korrigan stands.
DOL-29 = Every glow is open to every korrigan, to jump over or to stop on, no matter at whose side it is.
DOL-30 = It does not matter whether a slab lies on the place in front of which a korrigan stops.
DOL-31 = Nothing happens to a korrigan that is jumped over.
DOL-118 = With the option Jumps set to “every point counts”, a korrigan can reach its own point and the free ones among the next three in each direction, since a jump costs one step for each korrigan jumped over and one for the landing; DOL-25, DOL-26 and DOL-28 do not apply then.
    .why = { told-point } is too far away: a move goes three points at most, and those jumped over count too

## D. Peeking

DOL-32 = A peek shows the active player, and nobody else, what is on the points side of one slab of the circle: its points, and whether it is a mystery.
DOL-33 = The slab may lie anywhere on the circle, wherever the player’s korrigan stands.
DOL-34 = Nobody peeks more than once in a turn.
    .why = you have used your peek of this turn
DOL-35 = The peek is possible at any time of the player’s own turn, before the main action, after it, and when slabs are to be arranged or a slab is to be laid; only between the turning of a slab and the roll, and between the arrival on a glow and the drawing of slabs, is there no pause for it.
DOL-36 = Nobody has to peek, and a peek that is not used by the end of the turn is lost and cannot be saved for later.
DOL-37 = A peek belongs to the player’s own turn and cannot be made in that of another.
    .why = you can peek only in your own turn
DOL-38 = Only slabs on the circle can be peeked at, not those in the draw pile or the discard pile and not drawn ones that are still to be arranged.
    .why = { $place ->
        [glow] there is no slab place at a glow
       *[other] no slab lies on place { $place }
    }
DOL-39 = Whoever has not used their peek may use it on the new slabs in the very turn in which the fairy’s move has brought them.
DOL-40 = All players see who peeks and at which place, but not what is seen there.
DOL-41 = It is allowed to peek at a slab that one knows already.
DOL-42 = Whoever has done the main action without having peeked gets a last question, whether to peek or to end the turn; if the circle has no slab left, the turn ends without it.
DOL-43 = A peek in answer to the last question of a turn ends it.
DOL-44 = What a player knows of a slab is tied to that slab, and no more is kept of it once the slab has left the circle.
DOL-45 = With the option Memory Aid off, players see what they have peeked at only until the end of that turn, and nothing shown or logged later contains it, not even for themselves; a peek that ends the turn is told by its private message alone.

## E. Attempts

DOL-46 = Only the slab that lies on the place in front of a player’s own korrigan can be tried for.
DOL-47 = No attempt is possible on a glow or in front of an empty place.
    .why = { $reason ->
        [glow] your korrigan stands on a glow, where there is no slab
       *[empty] the place in front of your korrigan is empty
    }
DOL-48 = An attempt is allowed only if the slab has a colour that an end of the player’s own dolmen calls for, that is, if it fits one or more open spots in one or more rotations.
    .why = the slab in front of your korrigan, { $slab }, fits nowhere in your dolmen
DOL-49 = Whoever makes an attempt declares it, turns the slab over for all to see its points, and then rolls the die.
DOL-50 = There is no way back from an attempt once it is declared, whatever the slab turns out to be.
DOL-51 = Case 1: if the roll is at least as high as the points, the slab is won and costs no crystal.
DOL-52 = Case 2: if the roll is lower, but there are enough crystals in reserve to make up the difference, the slab is won, and exactly as many crystals as were missing go from the reserve to the stone table.
DOL-53 = Case 3: if the roll is lower, and there are not enough crystals in reserve to make up the difference, the slab goes to the discard pile, and all crystals of the reserve go to the stone table.
DOL-54 = Payment in case 2 happens by itself: the player can neither refuse the slab nor pay more crystals or fewer.
DOL-55 = If the reserve is empty in case 3, nothing but the slab is lost.
DOL-56 = In an attempt, a mystery is taken for a slab of 3 points.
DOL-57 = The time for crystals is after the roll, and the active player can use none but their own.
DOL-58 = A slab that was won must be laid in its winner’s dolmen at once, and the winner chooses among all spots and rotations in which it fits.
    .why = first lay the slab that you have won
DOL-59 = A roll of 1 never wins a slab without crystals, because every slab has at least 2 points.
DOL-60 = Where a slab has been won or lost, nothing lies until the fairy brings new ones.
DOL-61 = An attempt does not move the korrigan, whatever comes of it.

## F. Crystals

DOL-62 = Every player has exactly three crystals, counting those in reserve together with those on the stone table.
DOL-63 = Crystals that were spent or lost lie in the centre of the stone table, where nobody can use them.
DOL-64 = Crystals serve the player of their colour alone, and no other can take them.
DOL-65 = There is no way to get crystals back except by going to a glow.

## G. Glows and the fairy

DOL-66 = A korrigan triggers a glow by ending a move of at least one step on it; to pass over a glow has no effect.
DOL-67 = To stay on a glow, which is a move of 0 steps, does not trigger it.
DOL-68 = Whoever triggers a glow gets back into the reserve every crystal that they have on the stone table.
DOL-69 = The fairy is sent on after that, to the next pillar clockwise, and from pillar 4 to pillar 1 again.
DOL-70 = The player can leave out neither the taking back of crystals nor the fairy’s move.
DOL-71 = The fairy goes on even for a player whose crystals were all in reserve.
DOL-72 = Whatever still lies on the three places that face the fairy’s new pillar is discarded, and nobody gets to see its points.
DOL-73 = The first three slabs of the draw pile then come to the places at the fairy’s new pillar, points hidden.
DOL-74 = The player who triggered the glow sees the colours of the three slabs, but not their points, and decides which of them goes to which of the three places.
    .why = first arrange the three new slabs
DOL-75 = When a place is refilled, a korrigan in front of it stays and has a new slab before it.
DOL-76 = Nothing changes on the places at other pillars, and those that are empty remain empty.
DOL-77 = The fairy keeps to her own round from pillar to pillar, no matter from which glow she was sent on.
DOL-78 = As going to a glow brings back all crystals and none can be lost there, nobody whose korrigan is on a glow has fewer than three crystals in reserve.
DOL-79 = All that a glow triggers is part of the move, and an unused peek is still possible after it.

## H. Draw pile and discard pile

DOL-80 = The slabs at the fairy’s new pillar are discarded before any are drawn.
DOL-81 = Should a slab be needed when the draw pile is empty, the discard pile is shuffled to make a new one, from which the drawing goes on.
DOL-82 = A shuffle of the discard pile includes the slabs just discarded because of the same move of the fairy.
DOL-83 = A draw pile that has run out is not replaced before the next slab is needed.
DOL-84 = There are always three slabs to draw: at most 5 won slabs in each of 4 dolmens and at most 9 slabs on the other places leave 38 − 20 − 9 = 9 for the two piles, and still 38 − 24 − 9 = 5 with the option Start Slab Counts off.
DOL-85 = No slab gets lost: the circle, the dolmens apart from their start slabs, the draw pile, the discard pile and the hand, where slabs wait to be arranged or laid, hold 38 together at all times.

## I. Building

DOL-86 = Building begins at the start slab, which is part of the dolmen but has no value.
DOL-87 = Building goes on in all directions, to either side, upwards and downwards.
DOL-88 = The spots of a dolmen form rows, each shifted by half a slab against the next, and a spot is named by two numbers that are both even or both odd: how many half slabs it lies to the right of the start slab, and how many rows above it, less than 0 meaning to the left or below.
DOL-89 = In the ground row, the row of the start slab, a spot is open when a slab lies on its left or on its right.
    .why = no slab lies beside this spot in the ground row
DOL-90 = A roof spot, which is any spot above the ground row, is open only when slabs lie on both spots just below it, half a slab to each side.
    .why = this is a roof spot, and two slabs below have to carry it
DOL-91 = An under spot, which is any spot below the ground row, is open only when slabs lie on both spots just above it, half a slab to each side, unless the option Support Below says otherwise.
    .why = this spot is below the ground row, and two slabs above have to hold it
DOL-92 = Outside the ground row, a slab at the side of a spot is not enough to open it.
DOL-93 = Edges that touch must have the same colour, and a slab must match every neighbour in this way.
    .why = the slab’s edges do not match those of its neighbours at this spot
DOL-94 = A roof therefore needs two slabs below it whose top edges have the same colour, and a bottom edge of that colour too.
DOL-95 = Before laying a slab, a player may give it as many quarter turns as they like, but its points side stays up.
    .why = this slab has the same colour all round, and turning it makes no difference: lay it as it is
DOL-96 = What has been laid stays: nobody moves, turns or takes away a slab of a dolmen.
    .why = a slab lies at this spot already
DOL-97 = A roof is never required, and there is no limit to the length of the ground row.
DOL-98 = The points of the slabs in a dolmen are in sight of all.
DOL-99 = Players can build on their own dolmen only.
DOL-100 = Whether a slab fits depends only on colours, which are always in sight, and never on points.
DOL-119 = With the option Support Below set to “one slab”, an under spot is open when a slab lies on at least one of the two spots just above it; a slab at its side alone still opens nothing, and edges have to match with every neighbour, so that a free end of the ground row, too, may have a slab below it to match.
    .why = this spot is below the ground row, and at least one slab above has to hold it

## J. End and scoring

DOL-101 = The game ends at once when a dolmen has seven slabs, of which the start slab is one unless the option Start Slab Counts is off.
DOL-102 = The round is not played to its end, even if some have had one turn fewer than others.
DOL-103 = Whoever has finished their dolmen rolls the die once for the mystery slabs of all players, and each of these slabs gains the result.
DOL-104 = The mystery roll is made even if there is no mystery slab in any dolmen.
DOL-105 = A mystery slab scores 3 points and the result of the mystery roll on top.
DOL-106 = Normal slabs count their points, and a start slab counts 0.
DOL-107 = Every crystal in reserve is worth 1 point more, while those on the stone table are worth nothing.
DOL-108 = Unfinished dolmens score in the same way as a finished one, for which there is no bonus, nor is there a penalty for them.
DOL-109 = Whoever has the highest total wins.
DOL-110 = If several players have the highest total, they all win together.
DOL-111 = If no dolmen is finished after as many rounds as the option Round Limit says, in each of which every player has one turn, the game ends after the last turn of the last round, and the player of that turn makes the mystery roll.
DOL-112 = With the option Start Slab Counts off, it takes seven slabs besides the start slab to end the game.

## K. Information

DOL-113 = Nobody but those who have peeked at a slab of the circle knows its points.
DOL-114 = A player who does not know the points of a slab is shown nothing from which they could be worked out, such as a number of that slab.
DOL-115 = The colours of the top slab of the draw pile are in sight of all.
DOL-116 = Everybody may count the piles, but nobody may look through the discard pile.
DOL-117 = A shuffle of the discard pile makes an end of all that was known of its slabs: from then on everybody knows the colours of the draw pile’s top slab and no more of it.

## Words: the game

game-title = Dolmen
game-tagline = On midsummer night, walk the ring of lights, peek under the slabs, win them with a die and a few crystals, and build the most beautiful dolmen on the moor.
game-fidelity = Rules by the book; its pictures are lost and so is the title, so the size of the circle, the points and colours of the slabs and the form of a dolmen are our reconstruction, fitted to every count and example in the book.

## Words: options

option-first_player = First Player
    .help = The first seat begins, in place of the youngest player, or the beginner is drawn at random.
value-first_player = { $value ->
   *[seat0] the first seat
    [random] drawn at random
}
option-start_slab_counts = Start Slab Counts
    .help = On: the game ends at seven slabs including the start slab, so six are to be won. Off: seven are to be won.
option-memory_aid = Memory Aid
    .help = On: you go on seeing what you have peeked at as long as the slab lies there. Off: only until the end of that turn; then you have to remember it.
option-jump_counts = Jumps
    .help = One step: a jump over korrigans and the landing behind them are one step. Every point counts: the points that one jumps over are steps as well.
value-jump_counts = { $value ->
   *[one] one step
    [points] every point counts
}
option-under_support = Support Below
    .help = How many slabs of the row above must hold a slab below the ground row. A roof always needs two to carry it.
value-under_support = { $value ->
   *[both] two slabs
    [one] one slab
}
option-round_limit = Round Limit
    .help = If nobody has finished a dolmen after so many rounds, the game ends and the points are counted.
value-round_limit = { $value ->
    [one] 1 round
   *[other] { $value } rounds
}

## Words: things

name-point = light point { $id }
# A point inside a sentence: as a number it also tells a glow from the others.
told-point = { $point ->
    [0] glow 0
    [4] glow 4
    [8] glow 8
    [12] glow 12
    [one] light point { $point }
    [other] light point { $point }
   *[named] { $point }
}
# Pillars are counted from 0 inside and from 1 by people; always given as a number.
told-pillar = { $pillar ->
    [0] pillar 1
    [1] pillar 2
    [2] pillar 3
    [3] pillar 4
   *[named] { $pillar }
}
name-colour = { $id ->
   *[ochre] ochre
    [violet] violet
    [teal] teal
    [rose] rose
    [yellow] yellow
    [red] red
    [green] green
    [blue] blue
}
# The edges of a slab as it would lie.
name-top = { name-colour }
name-right = { name-colour }
name-bottom = { name-colour }
name-left = { name-colour }
# A slab by its colours, which everybody sees.
name-slab = { $id ->
   *[ochre-ochre] an ochre slab
    [violet-violet] a violet slab
    [teal-teal] a teal slab
    [rose-rose] a rose slab
    [ochre-violet] an ochre and violet slab
    [ochre-teal] an ochre and teal slab
    [violet-teal] a violet and teal slab
    [violet-rose] a violet and rose slab
    [teal-rose] a teal and rose slab
    [rose-ochre] a rose and ochre slab
}
# The colours of a slab by themselves: under its picture, in a list of what goes where.
name-pair = { $id ->
   *[ochre-ochre] ochre
    [violet-violet] violet
    [teal-teal] teal
    [rose-rose] rose
    [ochre-violet] ochre/violet
    [ochre-teal] ochre/teal
    [violet-teal] violet/teal
    [violet-rose] violet/rose
    [teal-rose] teal/rose
    [rose-ochre] rose/ochre
}
name-face = { $id ->
    [mystery] mystery, 3 points
   *[other] { $id } points
}
# Where a spot is in its dolmen: its row, and how many slabs to the side of the start slab it lies.
name-row = { $id ->
   *[ground] ground row
    [roof] roof
    [roof-2] upper roof
    [under] under row
    [under-2] under row 2
    [under-3] under row 3
    [under-4] under row 4
    [under-5] under row 5
    [under-6] under row 6
    [under-7] under row 7
}
name-side = { $first ->
   *[middle] in the middle
    [left] { $second } to the left
    [right] { $second } to the right
}

## Words: questions

ask-main = What does your korrigan do?
ask-arrange = The fairy is at { told-pillar }: which slab goes where?
ask-lay = Won: { $pair } ({ $face }). Where do you lay it?
ask-end-turn = Do you peek before your turn ends?
note-peek-left = You may still peek at a slab in this turn.
note-peek-lost = without the peek of this turn
note-chance = { $face }: { $percent }% chance
note-chance-unknown = unknown points; { $reserve ->
    [0] no crystal helps
    [one] 1 crystal helps
   *[other] { $reserve } crystals help
}
note-glow = { $number ->
        [0] all your crystals are with you; the fairy goes to { told-pillar }
        [one] you take back a crystal, and the fairy goes to { told-pillar }
       *[other] you take back { $number } crystals, and the fairy goes to { told-pillar }
    }
use-move = Move
use-attempt = Try for the slab
use-peek = Peek
use-arrange = Arrange the slabs
use-lay = Lay the slab
use-end = End the turn
label-point = { $kind ->
    [stay] stay on { told-point }
   *[other] to { told-point }
}
label-place = place { $place } ({ $pair })
label-order = { $pairs }
label-spot = { $row }, { $side }
label-rotation = top { $top }, left { $left }

## Words: events

event-begins = { $seat } { $self ->
    [yes] have
   *[no] has
} the first turn.
event-moved = { $self ->
    [yes] Your
   *[no] { $seat }’s
} korrigan goes to { told-point }.
event-stayed = { $self ->
    [yes] Your
   *[no] { $seat }’s
} korrigan stays on { told-point }.
event-crystals-back = { $number ->
    [one] { $seat } { $self ->
        [yes] take
       *[no] takes
    } back 1 crystal from the stone table.
   *[other] { $seat } { $self ->
        [yes] take
       *[no] takes
    } back { $number } crystals from the stone table.
}
event-fairy-goes = { $seat } { $self ->
    [yes] send
   *[no] sends
} the fairy on to { told-pillar }.
event-swept = { $number ->
    [0] No slab was left at { told-pillar }.
    [one] The slab left at { told-pillar } goes to the discard pile, unseen.
   *[other] The { $number } slabs left at { told-pillar } go to the discard pile, unseen.
}
event-drew = { $seat } { $self ->
    [yes] draw
   *[no] draws
} { $slabs }.
event-reshuffled = The discard pile is shuffled and becomes the draw pile: { $number ->
    [one] 1 slab
   *[other] { $number } slabs
}.
event-arranged = { $seat } { $self ->
    [yes] arrange
   *[no] arranges
} the new slabs: { $slabs } on places { $places }.
event-peeked = { $seat } { $self ->
    [yes] peek
   *[no] peeks
} at the slab on place { $place }.
event-peeked-face = { $seat } { $self ->
    [yes] peek
   *[no] peeks
} at the slab on place { $place } and { $self ->
    [yes] see
   *[no] sees
}: { $face }.
event-tries = { $seat } { $self ->
    [yes] try
   *[no] tries
} for { $slab } on place { $place }; turned over, it shows: { $face }.
event-rolled = { $seat } { $self ->
    [yes] roll
   *[no] rolls
} a { $roll }.
event-won = { $seat } { $self ->
    [yes] win
   *[no] wins
} the slab ({ $face }){ $paid ->
    [0] {""}
    [one] {" "}with the help of 1 crystal
   *[other] {" "}with the help of { $paid } crystals
}.
event-lost = { $self ->
    [yes] You do
   *[no] { $seat } does
} not win the slab ({ $face }): it is discarded{ $number ->
    [0] {""}
    [one] , and 1 crystal goes to the stone table
   *[other] , and { $number } crystals go to the stone table
}.
event-laid = { $seat } { $self ->
    [yes] lay
   *[no] lays
} { $slab } ({ $face }) in { $self ->
    [yes] your
   *[no] their
} dolmen.
event-ended = { $seat } { $self ->
    [yes] end your
   *[no] ends the
} turn without a peek.
event-finished = { $self ->
    [yes] Your
   *[no] { $seat }’s
} dolmen is finished with { $number } slabs: the game is over.
event-limit = { $number ->
    [one] 1 round has been played, and no dolmen is finished
   *[other] { $number } rounds have been played, and no dolmen is finished
}: the game is over.
event-mystery-roll = { $seat } { $self ->
    [yes] roll
   *[no] rolls
} { $roll } for the mysteries: each mystery slab scores 3 + { $roll } points.
event-scored = { $seat }: slabs { $slab_points }{ $mysteries ->
    [0] {""}
    [one] , 1 mystery slab +{ $mystery_points }
   *[other] , { $mysteries } mystery slabs +{ $mystery_points }
}{ $crystals ->
    [0] {""}
    [one] , 1 crystal +1
   *[other] , { $crystals } crystals +{ $crystals }
}; { $total ->
    [one] 1 point
   *[other] { $total } points
} in all.
event-game-over = { $count ->
    [one] { $seats } { $self ->
        [yes] win
       *[no] wins
    } with { $total ->
        [one] 1 point
       *[other] { $total } points
    }.
   *[other] { $seats } share the victory with { $total ->
        [one] 1 point
       *[other] { $total } points
    } each.
}
end-seven = { $self ->
    [yes] you have finished your dolmen
   *[no] { $seat } has finished a dolmen
}
end-limit = nobody finished a dolmen in { $number ->
    [one] 1 round
   *[other] { $number } rounds
}

## Words: the screen

screen-round = Round { $number }
screen-round-of = Round { $number } of { $most }
screen-over = The game is over
screen-circle = The circle of lights
screen-table = The stone table
screen-place = Place { $place }: { $slab }
screen-place-empty = Place { $place }: empty until the fairy comes
screen-standing = { $self ->
    [yes] your korrigan
   *[no] { $seat }’s korrigan
}
screen-korrigan-on = { $self ->
    [yes] Your korrigan is on { told-point }
   *[no] { $seat }’s korrigan is on { told-point }
}
screen-known = You know it: { $face }
screen-unknown = You do not know its points
screen-fits = Fits your dolmen
screen-fits-not = Fits nowhere in your dolmen
screen-peekers = Peeked at by { $seats }
screen-glow-means = Whoever comes here takes back their crystals and sends the fairy on
screen-fairy = The fairy is at { told-pillar }
screen-fairy-next = Next the fairy goes to { told-pillar } and replaces the slabs on places { $places }
screen-in-front = The slab in front
screen-nothing-in-front = No slab lies in front of your korrigan
screen-chance = Chance of success: { $percent }
screen-needs = { $crystals ->
    [0] Roll { $roll }: no crystal needed
    [one] Roll { $roll }: 1 crystal needed
   *[other] Roll { $roll }: { $crystals } crystals needed
}
screen-fails = Roll { $roll }: the slab and all crystals are lost
screen-steps = { $number ->
    [one] 1 step
   *[other] { $number } steps
}
screen-memory = What I know
screen-memory-off = This table shows what you peeked at only until the end of that turn: remember it.
screen-only-you = Only you see this
screen-dolmen = { $self ->
    [yes] Your dolmen
   *[no] { $seat }’s dolmen
}
screen-slabs-of = { $number } of { $most } slabs
screen-laid = { label-spot }: { $face }; top { $top }, right { $right }, bottom { $bottom }, left { $left }
screen-start-slab = Start slab; top { $top }, right { $right }, bottom { $bottom }, left { $left }
screen-turn-slab = Turn the slab
screen-reserve = { $number ->
    [0] no crystal in reserve
    [one] 1 crystal in reserve
   *[other] { $number } crystals in reserve
}
screen-on-table = { $number ->
    [0] no crystal on the table
    [one] 1 crystal on the table
   *[other] { $number } crystals on the table
}
screen-crystals-on-table = { $self ->
    [yes] Your crystals on the stone table: { $number }
   *[no] { $seat }’s crystals on the stone table: { $number }
}
screen-crystals-help = Crystals make up what the roll lacks; those on the table come back at a glow.
screen-hand-arrange = Slabs to arrange
screen-hand-lay = Slab to lay
screen-pile = { $number ->
    [0] The draw pile is empty
    [one] 1 slab in the draw pile
   *[other] { $number } slabs in the draw pile
}
screen-pile-top = On top: { $slab }
screen-discard = { $number ->
    [0] The discard pile is empty
    [one] 1 slab in the discard pile
   *[other] { $number } slabs in the discard pile
}
screen-piles = The piles
screen-die = The die
screen-rolled = Rolled: { $roll }
screen-so-far = { $mysteries ->
    [0] { $number }
   *[other] { $number } + { $mysteries } × ?
}
screen-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
screen-so-far-help = Points so far; each ? is a mystery slab, worth 3 and the mystery roll at the end.
screen-mystery-roll = Mystery roll { $roll }: each mystery slab scores 3 + { $roll }
screen-scoring = How the points came about
screen-slabs = Slabs
screen-mysteries = Mystery slabs
screen-crystals = Crystals
screen-total = Total
screen-rank = Rank
screen-tie = Equal totals share the victory.

## Words: the terminal

screen-short-fairy = Fairy
screen-short-pile = Draw pile
screen-short-discard = Discards
screen-short-peek = Peek
screen-short-roll = Die
screen-short-way = pillar { $here } → { $there }
screen-short-at = { $sign } at { $place }
screen-short-peeked = have peeked
screen-short-swept = soon replaced
screen-short-legend = ☼ glow  ? unknown points  M mystery  S start slab

## Screen, panels

screen-fits-short = fits yours
screen-arrange-take = Tap a slab, then the place it goes to
screen-arrange-put = Now the place it goes to
screen-arrange-place = { $what ->
    [none] Place { $place }: empty
   *[other] Place { $place }: { $what }
}
screen-orders = All orders
screen-panes = Parts of the board
screen-pane-circle = Circle
screen-pane-dolmens = Dolmens
screen-dolmens = The dolmens
screen-rest = What was left in the piles
screen-memory-none = No slab on the circle whose points you know
screen-signs = Colours and their signs
screen-known-place = place { $place }

## Words: what a hint names

term-points = points of the slab
term-progress = one more slab for the dolmen
term-crystals = crystals spent
term-lost = crystals at risk
term-later = a slab to try next turn
term-back = crystals taken back
term-fresh = new slabs from the fairy
term-peek = knowledge of a slab that fits
term-room = more slabs that fit later
term-near = slabs that fit near your korrigan
