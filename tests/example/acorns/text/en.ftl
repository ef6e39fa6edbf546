### Rules of Acorns, one sentence each.

## A. Set-up

ACO-01 = The game is for two or three players.
ACO-02 = The twelve tokens, five nuts, four berries and three thorns, are shuffled face down; one lies at each of the four places, everybody gets two for the row and may look at them, and the others are the pile.
ACO-03 = Everybody starts with three nuts and three berries in store, open to all.

## B. Offers

ACO-04 = In each round everybody first makes an offer and then takes one turn; there are as many rounds as the option Rounds says.
ACO-05 = All make their offers at the same time and in secret: first nuts, then berries, each from none to all in store.
    .why = you are asked for { $good }, from 0 to { $amount }
ACO-06 = An offer is made when it is committed, and until the last one is, nothing is known but who has committed.
    .why = you have committed your offer
ACO-07 = When all have committed, the offers are shown and leave the stores.
ACO-08 = Whoever offered most in all has the first turn, and among equals the first one clockwise from the player who went first before.

## C. Turns

ACO-09 = One may peek at the token of a place, in secret, while all see where.
    .why = no token lies there
ACO-10 = One may swap the tokens of two places without looking.
    .why = two places with tokens are swapped, the lower number named first
ACO-11 = One may dig up the token of a place, look at it and lay it face down at the end of one’s row; the top of the pile takes its place unseen.
    .why = no token lies there
ACO-12 = One may bite another player who has a token in the row.
    .why = the { $squirrel } squirrel cannot be bitten
ACO-13 = Whoever is bitten chooses a token of the own row, which is shown and lost.
    .why = your row has no token { $number }
ACO-14 = Instead one may lose a thorn of the row and hand the bite on to another player, even to the biter.
    .why = your token { $number } is no thorn
ACO-15 = When the bite has cost its token, all who bit or handed on roll the die, the last one first, and whoever rolls an odd number takes a nut or a berry into store.
ACO-16 = On the numbers that the option Wind names, all tokens at the places are shown to everybody and mixed face down.
ACO-17 = What one has seen one knows; with the option Memory Aid off it is shown only once.

## D. End

ACO-18 = The game ends after the last round, or after a turn that leaves no token at the places.
ACO-19 = Each nut in a row scores three, each berry one, each thorn nothing.
ACO-20 = The highest score wins, equals share their rank, and if nobody scores, nobody wins.

## Words: the game

game-title = Acorns
game-tagline = Offer, peek, swap, dig and bite.
game-fidelity = Made for the tests; there is no book.

## Words: options

option-rounds = Rounds
    .help = How many rounds are played.
option-wind = Wind
    .help = Calm: never; breeze: on a six; storm: on every even number.
option-memory_aid = Memory Aid
    .help = Goes on showing you the tokens that you have seen.

## Words: things

name-face = { $id ->
    [nut] a nut
    [berry] a berry
   *[thorn] a thorn
}
name-good = { $id ->
    [nut] nuts
   *[berry] berries
}
name-place = place { $id }
name-squirrel = { $id ->
    [red] red
    [grey] grey
   *[brown] brown
}

## Words: questions

ask-offer = How many { $good } of your { $amount } do you offer?
ask-commit = You offer { $nuts } nuts and { $berries } berries: commit?
ask-turn = Peek, swap, dig or bite?
ask-bitten = You are bitten: what do you lose?
ask-take = What do you take?
use-offer = Offer
use-commit = Commit
use-peek = Peek
use-swap = Swap
use-dig = Dig
use-bite = Bite
use-lose = Lose
use-hand-on = Hand on
use-take = Take
label-amount = { $amount }
label-good = { $good }
label-place = { $place }
label-seat = { $seat }
label-token = token { $number }

## Words: events

event-round-begins = Round { $round } of { $rounds } begins.
event-composed = You put { $amount } { $good } into your offer.
event-committed = { $seat } { $self ->
    [yes] have
   *[no] has
} committed an offer.
event-offered = { $seat } { $self ->
    [yes] offer
   *[no] offers
} { $nuts } nuts and { $berries } berries.
event-goes-first = { $seat } { $self ->
    [yes] go
   *[no] goes
} first.
event-peeked = { $seat } { $self ->
    [yes] peek
   *[no] peeks
} at { $place }.
event-saw = You see { $face } at { $place }.
event-swapped = { $seat } { $self ->
    [yes] swap
   *[no] swaps
} { $places }.
event-dug = { $seat } { $self ->
    [yes] dig
   *[no] digs
} at { $place }.
event-found = You find { $face } at { $place }.
event-bitten = { $seat } { $self ->
    [yes] bite
   *[no] bites
} { $seats }.
event-lost = { $seat } { $self ->
    [yes] lose
   *[no] loses
} { $face }, token { $number } of the row.
event-handed-on = { $seat } { $self ->
    [yes] lose
   *[no] loses
} token { $number }, a thorn, and { $self ->
    [yes] hand
   *[no] hands
} the bite on to { $seats }.
event-rolled = { $seat } { $self ->
    [yes] roll
   *[no] rolls
} { $number }.
event-took = { $seat } { $self ->
    [yes] take
   *[no] takes
} { $good }.
event-wind = The wind mixes { $faces }.
event-scored = { $seat } { $self ->
    [yes] score
   *[no] scores
} { $score } with { $faces }.
event-won = { $seats } { $self ->
    [yes] win
   *[no] { $count ->
        [one] wins
       *[other] win
    }
}.
event-nobody-won = Nobody wins.
end-rounds = the last round was over
end-bare = no token was left at the places

term-token = the token
term-swing = the turn of luck
