### Rules of Zauberberg, one sentence each.

## A. Board

ZAU-01 = The mountain has four levels, which are closed paths of 40, 32, 24 and 16 spaces with 11, 9, 7 and 5 on each side; above level 4 lies the summit, a single goal, and around level 1 lie four villages.
ZAU-02 = Every level is a ring: going clockwise, the last space is followed by the first, and the other way round.
ZAU-03 = Each level has four corner spaces, where its sides meet.
ZAU-04 = Directly above each space of levels 1 to 3 that is no corner lies exactly one space of the next level, and above each such space of level 4 lies the summit; above a corner space there is nothing.
ZAU-05 = Directly below each space of levels 2 to 4 that is no corner lies exactly one space, which in turn has it directly above.
ZAU-06 = A space of a level has room for two kobolds at most, which are then a pair, one standing on top of the other.
ZAU-07 = A village has room for any number of kobolds of all colours, which stand side by side and block nobody.
ZAU-08 = Every village touches one corner of level 1: at the start the north-west village touches its space 00, the north-east one space 10, the south-east one space 20 and the south-west one space 30, and each clockwise quarter turn of the mountain brings to each village the next corner counter-clockwise, each counter-clockwise quarter turn the next corner clockwise.
ZAU-09 = A turn of the mountain takes everything on it along, so that kobolds, tokens and stones are on the same spaces as before, while whoever is in a village stays there.
ZAU-10 = The 20 token spaces and the 9 stone spaces are marked on the board; none of them is a corner space, and none is both.
ZAU-11 = A space whose stone has been taken or whose token has been removed is a plain space from then on.

## B. Setup

ZAU-12 = The game is for two, three, four or five players, each of whom has five kobolds with the numbers 1 to 5.
ZAU-13 = All tokens but one Secret Passage, 19 in number, are shuffled, and each of the 17 token spaces on levels 1 to 3 gets one of them, face down.
ZAU-14 = The two tokens left over are shuffled with the Secret Passage that was kept back, and these three go face down on the token spaces of level 4.
ZAU-15 = Each of the 9 stone spaces begins with a magic stone, and the summit bears the tower.
ZAU-16 = The mountain has not been turned when the game begins.
ZAU-17 = The first seat, which takes the part of the oldest player, places the first kobold and has the first turn.
ZAU-18 = Kobolds are placed clockwise around the table, each player placing one at a time, until after five rounds all are placed.
    .why = this is { $seat }’s kobold: everybody places their own
ZAU-19 = Whoever places a kobold freely decides which of those still to be placed it is, and which village it goes to.
    .why = your { $kobold } has been placed already
ZAU-20 = Once all are placed, every player has kobolds in exactly three of the four villages.
    .why = kobolds are placed in villages, not on the mountain
ZAU-21 = A village that a player already uses is open to another of their kobolds only if enough remain to be placed after it to bring the number of villages to three, and a village they do not use yet only if they use fewer than three.
    .why = { $reason ->
        [three] you use three villages already, and { $village } is not one of them
       *[needed] with one more kobold in { $village } too few would be left for three villages
    }
ZAU-22 = A village is open to any number of players.
ZAU-23 = When all kobolds have been placed, the cards are shuffled and each player is dealt three, face down; the rest lie face down as the draw pile.

## C. Cards and hands

ZAU-24 = There are 60 cards: eleven of each number from 1 to 5, and five jokers.
ZAU-25 = A player’s hand limit is three cards and one more for every magic stone they own, so three, four or five.
ZAU-26 = A joker can take the place of any card, the first one or a movement card, and counts as the number from 1 to 5 that is named when it is played; a player may play several in one turn.
ZAU-27 = A joker may be played even by someone who holds the card it takes the place of.
ZAU-28 = As soon as a card is played it lies face up on the discard pile.
ZAU-29 = After a turn in which they played cards, players draw up to their hand limit; whoever holds that many or more already neither draws nor discards.
ZAU-30 = When a card is to be drawn and the draw pile is empty, the discard pile is shuffled and becomes the draw pile; since no more than 25 of the 60 cards can be in hands, the two are never empty together.
ZAU-31 = Magic stones enlarge the hand only and never entitle anybody to a fourth card in a turn.
ZAU-32 = What a hand contains is hidden from the other players, but how many cards it has is open to all.

## D. Turn

ZAU-33 = The turn passes to the next seat clockwise.
ZAU-34 = In their turn players either move one of their kobolds by playing two or three cards, one after another, or exchange cards.
    .why = this card is not in your hand: { $card }
ZAU-35 = A player does one of these two things, never both and never neither.
    .why = { $reason ->
        [begun] you are playing cards in this turn, so you cannot exchange any
       *[pass] you cannot pass: play cards or exchange some
    }
ZAU-36 = The number of the first card says which of the player’s own kobolds will move in this turn: the active kobold.
    .why = { $reason ->
        [first] the first card only names a kobold; the next one moves it
        [foreign] this is { $seat }’s kobold: you move one of your own
       *[other] { $card } does not name { $kobold }
    }
ZAU-37 = All further cards of the turn are movement cards for the active kobold.
    .why = the kobold of this turn has been named: the next card moves it
ZAU-38 = The first card must be followed by at least one movement card.
    .why = you cannot stop before you have played a movement card
ZAU-39 = Each card is carried out with everything that follows from it before the next one is chosen, and cards drawn in the meantime may be played.
ZAU-40 = A player may play three cards in a turn, and one more for each extra card that a Flying Card has granted them.
ZAU-41 = A first card may only be played for a kobold that is not blocked and that can then legally be moved with at least one other card of the hand.
    .why = no other card in your hand could then move your { $kobold }
ZAU-42 = Nobody is obliged to play a third card.
ZAU-43 = When none of the cards left in hand can legally move the active kobold after the second card or a later one, the turn ends without a question.
ZAU-44 = A turn is over when the player stops, has played all the cards allowed or has no legal move left, and when a Ghost or a Trapdoor on level 1 has sent one of that player’s own kobolds to a village.
ZAU-45 = Cards may be exchanged even by someone who could play.
ZAU-46 = In an exchange a player discards one or more cards, up to the whole hand, and draws as many, which ends the turn.
ZAU-47 = An exchange of no card at all is not allowed.
ZAU-48 = The cards given up in an exchange are put face up on the discard pile before the new ones are drawn.
ZAU-157 = Equal cards in a hand make one choice, not several, but a joker that stands for a number, be it that of a kobold or of steps, is another choice than the card of that number.

## E. Moving along a level

ZAU-49 = A movement card moves the kobold by exactly as many steps as its number, never by fewer, unless it climbs to the summit.
    .why = none of your cards leads your { $kobold } to { $space }
ZAU-50 = For each movement card the player chooses clockwise or counter-clockwise, and all steps of that card go the same way.
    .why = choose a direction, clockwise or counter-clockwise
ZAU-51 = A later card may lead in another direction than the one before it.
ZAU-52 = Walking: a kobold that stands on a level goes as many spaces along that level as the number of the card.
    .why = your { $kobold } is in a village: it has to enter the mountain
ZAU-53 = No kobold changes its level by walking.
ZAU-54 = No card moves a kobold into a village or to a lower level.
    .why = no card leads your { $kobold } down or into a village
ZAU-55 = Entering: for a kobold in a village the first step leads to the corner of level 1 that the village touches at this moment, and the others go on along level 1 in the chosen direction.
    .why = your { $kobold } is on the mountain and cannot enter it again
ZAU-56 = From a village no level but the first can be reached.
    .why = your { $kobold } is in a village, from where only level 1 can be reached
ZAU-57 = A kobold on which another one stands is blocked, and no card can move it.
    .why = another kobold stands on your { $kobold } and blocks it
ZAU-58 = The lower kobold is no longer blocked as soon as the upper one is gone.
ZAU-59 = Kobolds may pass over lone kobolds of any colour, over stones and over tokens, and passing changes nothing.
ZAU-60 = Nobody may pass over a pair, so that two kobolds on a space between start and destination bar the way; the corner where a kobold enters is such a space too, unless it stops there.
    .why = a pair bars the way on { $space }
ZAU-61 = A pair on the space where the movement starts does not bar the way, even if the moving kobold is its upper one.
ZAU-62 = A movement may end on a free space, on a lone kobold or on a pair, whatever their colours.
ZAU-63 = Where both directions lead to the same result, none is named: entering with 1 unless a pair stands on the corner, climbing with 1, and climbing to the summit, where a joker simply counts as 1.
    .why = { $reason ->
        [summit] on the way to the summit no direction is named, and a joker counts as 1
       *[same] both directions come to the same here, so none is named
    }
ZAU-64 = Whoever enters with 1 and lands on a pair does choose a direction, the one in which to push.
    .why = choose a direction: a kobold will be pushed that way

## F. Climbing on another kobold

ZAU-65 = Climbing: with a movement card the upper kobold of a pair may go up, one step to the space directly above and the rest along the new level, in whichever direction the player chooses.
    .why = your { $kobold } does not stand on another kobold, so it cannot climb
ZAU-66 = Whose kobold carries the climber does not matter, and it may be the player’s own.
ZAU-67 = No kobold can climb from a corner space.
    .why = { $space } is a corner space, with nothing above it
ZAU-68 = No kobold can climb while another one stands on the space directly above, even if it would not stop there.
    .why = a kobold stands on { $space }, the space directly above
ZAU-69 = A climb with 1 ends on the space directly above, where a stone or token takes effect.
ZAU-70 = One card leads up one level at most.
    .why = no card leads your { $kobold } up more than one level
ZAU-71 = If a card of this turn has left the active kobold on top of another kobold, the next card of the turn can only make it climb and not walk, unless the option Walking On from a Kobold is on.
    .why = your { $kobold } has landed on another kobold in this turn, so it can only climb now
ZAU-72 = If only climbing is allowed and it is impossible, because of the corner, of a kobold above or for lack of a card that leads to a legal climb, the turn ends.
ZAU-73 = A kobold that stood on another one when the turn began may walk or climb with the first movement card.
ZAU-74 = A kobold that comes to stand on another one with the last card allowed has to wait for a later turn to climb.
ZAU-75 = Two climbs in a turn are possible: a kobold that begins the turn on top of another climbs with the second card and, having landed on a kobold up there, again with the third.
ZAU-76 = A climb from level 4 leads to the summit with any number, and the steps left over are lost.
ZAU-77 = When the upper kobold climbs, the lower one stays in its place.

## G. Landing

ZAU-78 = Only the space on which the movement of a card ends takes effect.
ZAU-79 = On a free space without a stone or token nothing happens.
ZAU-80 = If there is a stone where a kobold lands alone, the kobold’s owner takes it.
ZAU-81 = When a kobold lands alone on a token, that token is activated.
ZAU-82 = Landing on a lone kobold means to stand on top of it and to block it.
ZAU-83 = A token under a lone kobold does nothing and is not turned when another kobold lands there.
ZAU-84 = Coming to a space by a Secret Passage or a Trapdoor is also a landing, so that a stone or token there takes effect.
ZAU-85 = A token acts only at the moment of landing, and a kobold that stays on it does not activate it anew, although it may be waiting there.

## H. Pushing

ZAU-86 = Landing on a pair means to take the upper place, from which the former upper kobold is pushed away, one space onwards in the direction of the movement.
ZAU-87 = Kobolds of every colour are pushed, one’s own as well as those of others.
ZAU-88 = A pushed kobold lands on its new space like any other, whether that is plain or has a stone, a token or a lone kobold on it.
ZAU-89 = Where the pushed kobold finds another pair, it pushes that one’s upper kobold in turn, one space onwards in the same direction, and so it may continue.
ZAU-90 = In a chain of pushes no kobold but the last can end up alone and meet a stone or token, since all the others come to stand on a lower kobold.
ZAU-91 = What a pushed kobold meets takes effect at once, before the active player goes on, and the stone, the cards drawn and every choice are for its owner.
ZAU-92 = If a pushed kobold comes to a lone kobold it stands on it, and that is all: no climbing follows.
ZAU-93 = After a push the active kobold stands on the lower kobold of the pair, and the active player may go on with a further card as after landing on a lone kobold.
ZAU-94 = Pushed kobolds stay on the ring of their level and are pushed around its corners too.
ZAU-95 = Every chain of pushes ends, since 25 kobolds make no more than 12 pairs and every level has at least 16 spaces.
ZAU-96 = The active player’s turn goes on, whatever befalls a pushed kobold of an opponent, as long as the game is not won by it.
ZAU-97 = If active players push a kobold of their own, and a Ghost or a Trapdoor on level 1 sends it to a village, their turn ends.

## I. Magic stones

ZAU-98 = A player who owns fewer than two stones and has no parked Raven keeps the stone, and their hand limit is one higher at once.
ZAU-99 = Whoever keeps a stone draws a card immediately, unless they hold five already.
ZAU-100 = A player who owns two stones must take a further one all the same, but it leaves the game, and no card is drawn.
ZAU-101 = When a player with a parked Raven takes a stone, the stone and one Raven leave the game, no card is drawn, and the hand limit stays as it was.
ZAU-102 = It is always the owner of the kobold that lands who takes the stone, even when it is not their turn.
ZAU-103 = If the second card has won a stone, the card drawn for it may already be the third one played.
ZAU-104 = Nobody may leave a stone where it is, and stones that have left the game never come back.

## J. Tokens

ZAU-105 = To activate a token means to turn it face up, to carry out what it says, and to turn it face down again where it lies.
ZAU-106 = A Crystal Ball or a Raven does not stay but is removed from the board.
ZAU-107 = It makes no difference for its effect if the token was face up before a kobold landed alone on it; afterwards it is face down or gone.
ZAU-108 = The effect of a token cannot be declined.
ZAU-109 = Whatever there is to choose is chosen by the owner of the kobold that activated the token.
ZAU-110 = Unless the effect has ended the turn, the active player goes on with it afterwards.
ZAU-111 = Crystal Ball: the owner must turn three face-down tokens face up, choosing them one after another.
ZAU-112 = Any token that lies face down may be chosen, on any level and even under kobolds, to which nothing happens.
    .why = { $reason ->
        [open] the token on { $space } lies face up already
       *[none] no token lies on { $space }
    }
ZAU-113 = If fewer than three tokens lie face down, the Crystal Ball shows them all.
ZAU-114 = What a Crystal Ball has shown remains face up, each token until a kobold activates it, and all of them only until the next Storm.
ZAU-115 = The Crystal Ball leaves the game.
ZAU-116 = Storm: all tokens that lie face up on the board are turned face down, the Storm itself among them.
ZAU-117 = The owner then turns the mountain a quarter turn, clockwise or counter-clockwise, and cannot leave it as it is.
    .why = the mountain must turn, clockwise or counter-clockwise
ZAU-118 = The mountain turns alone, without the villages and the kobolds in them.
ZAU-119 = Flying Card: an owner whose turn it is draws a card at once and may play one card more in this turn, which makes four, or five with a second Flying Card, and so on.
ZAU-120 = The extra card may be the one drawn or any other in hand, and it moves the active kobold like every further card, even if the token was activated by another kobold of the player’s that was pushed.
ZAU-121 = An owner whose turn it is not draws a card at once unless they hold five, and may play one card more in their own next turn.
ZAU-122 = The right to that extra card is lost at the end of the owner’s next turn, used or not, even if they exchange cards in it.
ZAU-123 = Raven: the owner sends it to an opponent of their choice, who may have stones or none.
    .why = you cannot send the Raven to yourself
ZAU-124 = An opponent who owns a stone loses one, which leaves the game as the Raven does, and must discard at once a card of their own choice.
ZAU-125 = If that opponent has no card in hand, the stone is all they lose.
ZAU-126 = If it is the active player whom the Raven visits, they discard one of the cards they still hold, no matter how many these are.
ZAU-127 = With an opponent who owns no stone the Raven stays parked until a stone does away with it.
ZAU-128 = Several Ravens may be parked with the same player, and every stone does away with one.
ZAU-129 = The Raven is taken off the board at once, whether it finds a stone or is parked.
ZAU-130 = Secret Passage: it takes the kobold at once to the space directly above, provided that no kobold stands there.
ZAU-131 = If a kobold stands on the space directly above, the Secret Passage is blocked, and the kobold stays on the token and waits.
ZAU-132 = Cards can still move a kobold that waits there along its level, in the same turn or in a later one.
ZAU-133 = From a Secret Passage on level 4 the way leads to the summit, which is never occupied, so that the owner wins at once.
ZAU-134 = Nobody needs another kobold or a step for a Secret Passage, and a further card may lead the active kobold on from where it has arrived.
ZAU-135 = Trapdoor: it drops the kobold at once to the space directly below, provided that no kobold stands there.
ZAU-136 = If a kobold stands on the space directly below, the kobold on the Trapdoor stays and waits, and cards can move it away.
ZAU-137 = A Trapdoor on level 1 sends the kobold to a village that its owner chooses.
ZAU-138 = The turn ends when a Trapdoor on level 1 catches a kobold of the active player, but not when a kobold falls from a higher level.
ZAU-139 = Ghost: the kobold goes to a village at once, whatever level it is on.
ZAU-140 = The owner chooses among all four villages, including one not used in the setup.
ZAU-141 = A Ghost ends the turn if the kobold is the active player’s.

## K. Waiting kobolds

ZAU-142 = A kobold that activates a Secret Passage on levels 1 to 3 or a Trapdoor on levels 2 to 4 while a kobold stands on the space it leads to is waiting until it leaves the token, covered by another kobold or not; one that stands on another kobold never waits.
ZAU-143 = As soon as the space it waits for is free and no kobold stands on it, the waiting kobold goes there by itself, whoever’s turn it is and without a choice.
ZAU-144 = Whether a waiting kobold can go is looked at each time a card has been carried out completely, with movement, pushes and landing, and again until none moves.
ZAU-145 = A waiting kobold on which another one stands stays and goes on waiting, and it goes once it is uncovered and the space it waits for is free.
ZAU-146 = As long as a kobold waits, the token under it lies face up, until the kobold leaves it in whatever way or a Storm turns it, which does not end the waiting.
ZAU-147 = No card is spent on the way of a waiting kobold, and the active player’s turn is neither ended nor changed by it.
ZAU-148 = A waiting kobold that has gone lands on its new space, where a stone or token takes effect.
ZAU-149 = Should two kobolds wait for the same space, the one that has waited longer would go first, but on this board that cannot happen.
ZAU-150 = While one card is carried out, a kobold activates the same token only once, and if it came there again the space would count as plain, but on this board that cannot happen.

## L. End

ZAU-151 = The player who is first to bring a kobold to the summit wins at once and takes the tower.
ZAU-152 = The summit need not be reached with an exact number.
ZAU-153 = Only two ways lead to the summit: climbing from the upper place of a pair on a space of level 4 that is no corner, and a Secret Passage on level 4.
ZAU-154 = Players can win in somebody else’s turn, when their kobold is pushed onto a Secret Passage on level 4.
ZAU-155 = Nothing is carried out any more after the arrival that wins the game.
ZAU-156 = The game ends in no other way, except without a winner after as many turns as the option Turn Limit says.

## Words: the game

game-title = Zauberberg
game-tagline = Lead your numbered kobolds from four villages up the Magic Hill, past ghosts and storms and on each other’s shoulders, and be first at the tower.
game-fidelity = Rules by the book; its pictures are lost, so the lengths of the paths, the places of tokens and stones and the players’ colours are our reconstruction, fitted to every count and example in the book.

## Words: options

option-walk_on_after_kobold = Walking On from a Kobold
    .help = Off: after landing on a kobold, the next card of the turn can only be used to climb. On: it may also be used to walk along the same level.
option-memory_aid = Memory Aid
    .help = Shows what lies on a face-down token once everybody has seen it in this game. At a table one has to remember it.
option-turn_limit = Turn Limit
    .help = After so many turns of all players together, exchanges included, the game ends without a winner; 0 means no limit.
value-turn_limit = { $value ->
    [0] no limit
    [one] 1 turn
   *[other] { $value } turns
}

## Words: things

# Where no kobold in particular is meant, the sentences choose by the word `any`, which is never shown.
name-kobold = { $id ->
    [any] any
   *[k1] kobold 1
    [k2] kobold 2
    [k3] kobold 3
    [k4] kobold 4
    [k5] kobold 5
}
# A kobold that stands under another.
name-below = { name-kobold }
name-village = { $id ->
   *[nw] the north-west village
    [ne] the north-east village
    [se] the south-east village
    [sw] the south-west village
}
name-card = { $id ->
    [J] a joker
    [J1] a joker as 1
    [J2] a joker as 2
    [J3] a joker as 3
    [J4] a joker as 4
    [J5] a joker as 5
   *[other] a { $id }
}
# A card by itself: under its picture, in a list of what is where.
name-face = { $id ->
    [J] joker
   *[other] { $id }
}
# Its level, and its number along it, as both stand on the board.
name-space = { $first ->
   *[SUMMIT] the summit
    [L1] space { $second } of level 1
    [L2] space { $second } of level 2
    [L3] space { $second } of level 3
    [L4] space { $second } of level 4
}
# Where a kobold can be, as a title: on the map, at the head of a panel.
name-place = { $first ->
    [nw] North-west village
    [ne] North-east village
    [se] South-east village
    [sw] South-west village
   *[SUMMIT] Summit
    [L1] Level 1, space { $second }
    [L2] Level 2, space { $second }
    [L3] Level 3, space { $second }
    [L4] Level 4, space { $second }
}
name-token = { $id ->
   *[passage] Secret Passage
    [ghost] Ghost
    [raven] Raven
    [crystal-ball] Crystal Ball
    [storm] Storm
    [flying-card] Flying Card
    [trapdoor] Trapdoor
}
# Sentences choose by these words; `none` is never shown.
name-way = { $id ->
   *[none] none
    [cw] clockwise
    [ccw] counter-clockwise
}
name-colour = { $id ->
   *[red] red
    [blue] blue
    [yellow] yellow
    [purple] purple
    [orange] orange
}

## Words: questions

ask-place-kobold = Which kobold do you place, and in which village?
ask-choose-action = Which kobold does your first card name? Or do you exchange cards?
ask-move-second = How far does your { $kobold } go, and which way?
ask-move-extra = Another card for your { $kobold }, or do you stop?
ask-choose-village = { $token ->
    [Ghost] A Ghost drives your { $kobold } off the mountain: to which village?
   *[other] Your { $kobold } has fallen through a { $token }: to which village?
}
ask-choose-rotation = Your { $kobold } has raised a Storm: which way does the mountain turn?
ask-choose-raven-victim = Your { $kobold } has woken a Raven: whom does it visit?
ask-discard-card = { $self ->
    [yes] Your Raven
   *[no] The Raven of { $seat }
} has taken one of your magic stones: which card do you discard?
ask-reveal-token = The Crystal Ball shows token { $number } of 3: which one?
note-first-card = The first card only names the kobold; the next ones move it.
note-climb-only = Your kobold has landed on another one in this turn: now it can only climb.
note-three-villages = Your five kobolds must end up in exactly three villages.
note-cards-left = { $number ->
    [one] You may play 1 more card in this turn.
   *[other] You may play { $number } more cards in this turn.
}
note-lands-on = onto { $self ->
    [yes] your
   *[no] { $seat }’s
} { $kobold }
note-pushes = pushes { $self ->
    [yes] your
   *[no] { $seat }’s
} { $kobold } to { $space }
note-stone = a magic stone lies there
note-token = a face-down token lies there
note-known-token = a { $token } lies there
note-summit = reaches the summit and wins
warning-could-win = You hold a card that takes your kobold to the summit and wins the game.
warning-gives-away = This pushes { $seat }’s { $kobold } into a Secret Passage to the summit: { $seat } wins the game.
use-place = Place
use-pick = Move a kobold
use-walk = Walk
use-enter = Enter the mountain
use-climb = Climb
use-stop = Stop here
use-exchange = Exchange cards
use-village = To a village
use-turn = Turn the mountain
use-raven = Send the Raven
use-discard = Discard
use-reveal = Reveal a token
label-kobold = { $self ->
    [yes] your { $kobold }
   *[no] { $seat }’s { $kobold }
}
label-village = { $village }
label-card = { $card }
label-way = { $way ->
    [none] to { $space }
   *[other] { $way } to { $space }
}
label-cards = { $cards }
label-turn = { $way }
label-seat = { $seat }
label-space = { $space }

## Words: events

event-begins = { $seat } { $self ->
    [yes] place the first kobold and have
   *[no] places the first kobold and has
} the first turn.
event-placed = { $seat } { $self ->
    [yes] place
   *[no] places
} { $kobold } in { $village }.
event-dealt = { $seat } { $self ->
    [yes] are
   *[no] is
} dealt { $number ->
    [one] 1 card
   *[other] { $number } cards
}.
event-dealt-cards = { $seat } { $self ->
    [yes] are
   *[no] is
} dealt { $cards }.
event-picked = { $seat } { $self ->
    [yes] play
   *[no] plays
} { $card }: { $kobold } is to move.
event-walked = { $seat } { $self ->
    [yes] play
   *[no] plays
} { $card }: { $kobold } walks { $way } to { $space }.
event-entered = { $seat } { $self ->
    [yes] play
   *[no] plays
} { $card }: { $kobold } leaves { $village } and enters the mountain { $way ->
    [none] on
   *[other] { $way } to
} { $space }.
event-climbed = { $seat } { $self ->
    [yes] play
   *[no] plays
} { $card }: { $kobold } climbs { $way ->
    [none] to
   *[other] and goes on { $way } to
} { $space }.
event-lands-on = { $self ->
    [yes] Your
   *[no] { $seat }’s
} { $kobold } now stands on { $other_self ->
    [yes] your
   *[no] { $other }’s
} { $below } and blocks it.
event-pushed = { $self ->
    [yes] Your
   *[no] { $seat }’s
} { $kobold } is pushed to { $space }.
event-stone-kept = { $seat } { $self ->
    [yes] take
   *[no] takes
} the magic stone of { $space } and may hold one card more from now on.
event-stone-dropped = { $seat } { $self ->
    [yes] own
   *[no] owns
} two magic stones already: the one of { $space } leaves the game.
event-stone-for-raven = { $seat } { $self ->
    [yes] take
   *[no] takes
} the magic stone of { $space } and at once { $self ->
    [yes] give
   *[no] gives
} it up to a parked Raven; both leave the game.
event-drew = { $seat } { $self ->
    [yes] draw
   *[no] draws
} { $number ->
    [one] 1 card
   *[other] { $number } cards
}.
event-drew-cards = { $seat } { $self ->
    [yes] draw
   *[no] draws
} { $cards }.
event-hand-full = { $seat } { $self ->
    [yes] hold five cards already and draw
   *[no] holds five cards already and draws
} none.
event-reshuffled = The discard pile is shuffled and becomes the draw pile: { $number ->
    [one] 1 card
   *[other] { $number } cards
}.
event-token-shown = { $self ->
    [yes] Your
   *[no] { $seat }’s
} { $kobold } meets a { $token } on { $space }.
event-revealed = { $seat } { $self ->
    [yes] look
   *[no] looks
} into the Crystal Ball: a { $token } lies on { $space }.
event-tokens-hidden = { $number ->
    [0] No token lies face up any more.
    [one] The Storm turns 1 token face down.
   *[other] The Storm turns { $number } tokens face down.
}
event-turned = { $seat } { $self ->
    [yes] turn
   *[no] turns
} the mountain a quarter turn { $way }.
event-extra-card = { $seat } may play one card more in this turn.
event-extra-card-later = { $seat } may play one card more in { $self ->
    [yes] your
   *[no] their
} next turn.
event-raven-takes = { $seat } { $self ->
    [yes] send
   *[no] sends
} the Raven to { $other }, and it carries off { $other_self ->
    [yes] one of your magic stones
   *[no] a magic stone
}.
event-raven-waits = { $seat } { $self ->
    [yes] send
   *[no] sends
} the Raven to { $other }, and there it waits for { $other_self ->
    [yes] your next
   *[no] a
} magic stone.
event-discarded = { $seat } { $self ->
    [yes] discard
   *[no] discards
} { $card }.
event-goes-up = { $self ->
    [yes] Your
   *[no] { $seat }’s
} { $kobold } goes up through the Secret Passage to { $space }.
event-falls = { $self ->
    [yes] Your
   *[no] { $seat }’s
} { $kobold } falls through the Trapdoor to { $space }.
event-waits = A kobold stands on { $space }: { $self ->
    [yes] your
   *[no] { $seat }’s
} { $kobold } waits on the { $token }.
event-goes-at-last = The way is free: { $self ->
    [yes] your
   *[no] { $seat }’s
} { $kobold } { $token ->
    [Trapdoor] falls through the Trapdoor
   *[other] goes up through the { $token }
} to { $space } after all.
event-sent-home = { $token ->
    [Ghost] The Ghost drives
   *[other] The { $token } sends
} { $self ->
    [yes] your
   *[no] { $seat }’s
} { $kobold } to { $village }.
event-may-go-on = { $seat } { $self ->
    [yes] hold
   *[no] holds
} a card that fits, and may go on.
event-no-card-fits = { $seat } { $self ->
    [yes] hold
   *[no] holds
} no card that fits: the turn ends.
event-stopped = { $seat } { $self ->
    [yes] stop
   *[no] stops
} here.
event-exchanged = { $seat } { $self ->
    [yes] exchange
   *[no] exchanges
} { $cards }.
event-turn-over = { $self ->
    [yes] Your
   *[no] { $seat }’s
} turn is over.
event-won = { $self ->
    [yes] Your { $kobold } is first on the summit: you win and take the tower!
   *[no] { $seat }’s { $kobold } is first on the summit: { $seat } wins and takes the tower.
}
event-limit-reached = { $number ->
    [one] 1 turn has been played, and nobody has
   *[other] { $number } turns have been played, and nobody has
} reached the summit: the game ends without a winner.
end-summit = { $self ->
    [yes] your kobold
   *[no] a kobold of { $seat }
} has reached the summit
end-limit = nobody reached the summit in { $number ->
    [one] 1 turn
   *[other] { $number } turns
}

## Words: the screen

screen-placement = Placing the kobolds
screen-turn = Turn { $number }
screen-turn-of = Turn { $number } of { $most }
screen-over = The game is over
screen-mountain = The mountain
screen-whole = The whole mountain
screen-level = Level { $number }
screen-summit = Summit with the tower
screen-space = { $place }{ $corner ->
    [yes] , corner space
   *[no] {""}
}{ $mark ->
    [stone] , magic stone
    [down] , face-down token
   *[none] {""}
}
screen-token-open = { $token }, face up
screen-token-remembered = { $token }, seen before and face down again
screen-standing = { $self ->
    [yes] your { $kobold }
   *[no] { $seat }’s { $kobold }
}{ $stands ->
    [lower] , blocked
    [upper] , on top
   *[lone] {""}
}
screen-waits-for = waits for { $space }
screen-not-placed = still to be placed
screen-village = { $place }, at the corner { $space }
screen-above = Directly above: { $space }
screen-below = Directly below: { $space }
screen-nothing-above = Corner space: nothing above, no climbing
screen-below-village = Directly below: a village
screen-hand = Your hand
screen-cards = { $number ->
    [0] no card
    [one] 1 card
   *[other] { $number } cards
}
screen-stones = { $number ->
    [0] no magic stone
    [one] 1 magic stone
   *[other] { $number } magic stones
}
screen-ravens = { $number ->
    [0] no parked Raven
    [one] 1 parked Raven
   *[other] { $number } parked Ravens
}
screen-credit = { $number ->
    [0] no extra card
    [one] 1 extra card
   *[other] { $number } extra cards
}
screen-deck = { $number ->
    [0] The draw pile is empty
    [one] 1 card in the draw pile
   *[other] { $number } cards in the draw pile
}
screen-discard = Discard pile
screen-active = { $self ->
    [yes] Your { $kobold } is moving
   *[no] { $seat }’s { $kobold } is moving
}
screen-played = Cards played: { $number } of { $most }
screen-choose-cards = Choose the cards to exchange
screen-exchange = { $number ->
    [one] Exchange 1 card
   *[other] Exchange { $number } cards
}
screen-tokens = The tokens
screen-token-means = { $kind ->
   *[passage] Secret Passage: up to the space directly above, on level 4 to the summit
    [ghost] Ghost: back to a village, and the turn ends
    [raven] Raven: costs an opponent a magic stone and a card, or waits for their next stone
    [crystal-ball] Crystal Ball: three face-down tokens are shown to all
    [storm] Storm: all tokens face down, and the mountain turns a quarter
    [flying-card] Flying Card: one card drawn, one more to play
    [trapdoor] Trapdoor: down to the space directly below, from level 1 to a village
}
screen-winner = { $self ->
    [yes] The tower is yours
   *[no] { $seat } has the tower
}

## Words: the terminal

screen-short-cards = Cards
screen-short-stones = Stones
screen-short-ravens = Ravens
screen-short-extra = Extra
screen-short-kobolds = Kobolds
screen-short-tokens = Face up
screen-short-deck = Draw pile
screen-short-discard = Discards
screen-short-waits = waits for { $space }
screen-short-hand = Hand
screen-short-legend = ? face-down token  ◆ magic stone  ▲ tower

## Screen, panels

screen-cards-held = Cards in hand
screen-cards-of = { $number } of { $most }
screen-names = Names kobold { $number }: { $where }
screen-names-any = Names whichever of your kobolds you like
screen-names-none = Names no kobold that could move now
screen-exchange-ends = You draw as many, and your turn is over.
screen-keep = Keep them
screen-piles = The cards
screen-stones-help = Each stone makes the hand one card larger; two are the most.
screen-ravens-help = The Raven takes the next stone, and both leave the game.
screen-credit-help = To be played on top of the usual three, up to the end of the own turn.
screen-kobolds = Kobolds
screen-things = Stones and Ravens
screen-left = { $number ->
    [0] none left
   *[other] { $number } left
}
screen-piece = { $kobold } ({ $seat })
screen-upper = stands on { $self ->
    [yes] your { $kobold }
   *[no] { $seat }’s { $kobold }
}
screen-lower = blocked by { $self ->
    [yes] your { $kobold }
   *[no] { $seat }’s { $kobold }
}
screen-turning = Turning the mountain
screen-victims = Whom the Raven may visit
screen-scoring = How far everybody came
screen-villages = Villages
screen-highest = { $level ->
    [0] still in the villages
    [5] the summit
   *[other] level { $level }
}

## Terminal

screen-short-nw = North-west village (nw)
screen-short-ne = North-east village (ne)
screen-short-se = South-east village (se)
screen-short-sw = South-west village (sw)
screen-short-pair = A3/B4 A3 on B4
screen-short-turn = This turn
screen-short-unknown = Face down
screen-short-seen = Seen

## Screen, mountain

screen-bench = Kobolds still to be placed
screen-comes-by = reached with { $cards }
screen-zoom = Look closer
screen-levels = Level

## Words: what a hint names

term-level = a kobold on a higher level
term-climb = a climb in reach
term-summit = the summit
term-block = an opponent’s kobold blocked
term-own = one of your kobolds hindered
term-push = an opponent pushed away
term-gift = a token for an opponent
term-stone = a magic stone
term-token = what the token may do
term-joker = a joker
term-cards = new cards
term-company = others’ kobolds to climb on
term-crowd = your kobolds all in one place
term-raven = a stone taken from an opponent
term-leader = a Raven for an opponent ahead
term-kept = the more useful cards kept
term-known = a token worth knowing
