### Rules of Rainbows, one sentence each.

## A. Players, board, pieces

RAI-01 = The game is for three, four or five players; two may play only with the Two-Player Variant, and no other number ever.
RAI-02 = The board has 6 columns and 8 rows, 48 spaces in all; the spaces of one column all have the same colour, and each of the six colours has exactly one column.
RAI-03 = From left to right the columns are red, orange, yellow, green, blue and violet.
RAI-04 = With three players only the top 4 rows are in play (24 spaces), with four players the top 6 (36 spaces), and with five players all 8 (48 spaces).
RAI-05 = A space outside the rows in play can never receive a marker, and every rule ignores it, whether about vacant spaces, the full board or Rainbows.
    .why = the space { $space } is outside the rows in play
RAI-06 = There are 60 Luckychaun cards, exactly one for each of the six colours and each number from 1 to 10.
RAI-07 = There are two Four Leaf Clover cards: one is shuffled into the deck and the other is the token of the Priority Player; a clover has no colour and no number, is never in the market and is never taken by anyone.
RAI-08 = Each player has exactly 10 markers of their own colour and symbol, and those in the supply and those on the board make 10 together at all times.
RAI-09 = Each player starts the game with 15 gold on hand.
RAI-10 = Gold is counted in whole numbers; the common stock of gold never runs out, and making change has no effect on the game.
RAI-11 = Each player has a Bank Account, separate from their gold on hand, which starts at 0 in the basic game.
RAI-12 = Seats are numbered clockwise, and the player on someone’s left is the one in the next seat, the first seat following the last.
RAI-13 = The first Priority Player of the game is drawn at random with equal chances for all, unless the option First Priority Player names one.
RAI-14 = The program does the Banker’s work, so no player takes that part.

## B. Deck

RAI-15 = To build the deck, the 60 Luckychaun cards are shuffled and cut into three thirds of 20, one clover is shuffled into one third (21 cards), and the two other thirds are put on top of it, so that 40 to 60 Luckychaun cards lie above the clover, each of these 21 numbers being equally likely.
RAI-16 = Nobody knows the order of the deck, but the number of cards left in it is known to all.
RAI-17 = Cards bought or discarded go to one open discard pile and do not come back during the day.

## C. The round

RAI-18 = At the start of a round, Luckychaun cards are turned up from the top of the deck into the market until it holds one more than there are players.
RAI-19 = If the clover turns up meanwhile, it is laid face up beside the market and does not count: one more card is turned up, so that there is always one Luckychaun card more than there are players.
RAI-20 = If the clover is the top card of the deck once the market is complete, it is not drawn in this round but comes first in the next.
RAI-21 = A round has exactly one pick more than there are players: first the Priority Player, then each other player once in clockwise order, then the Priority Player a second time.
RAI-22 = Each pick takes exactly one card out of the market, and nobody may pass.
    .why = the card needed for this is not in the market
RAI-23 = The last pick of a round is the one card that remains, but the Priority Player still chooses among its legal uses.
RAI-24 = Each pick is carried out completely (gold, marker, card) before the next, so that the Priority Player makes the second pick with their gold, markers and face-up cards as they stand after their first pick and the picks of the others.
RAI-25 = After the last pick of a round the Priority Player passes the clover token to the player on their left, who is the Priority Player of the next round.
RAI-26 = The token is passed after every round, even after the last round of a day.

## D. Using a card

RAI-27 = A picked card is used in exactly one way: the player buys it (and places a marker), keeps it (and lays it face up) or discards it, the last only if no card of the market is usable or, with the option Forced Borrowing off, if none can be used without a loan.
RAI-28 = The card, its use and, for a buy, the space are chosen together as one action.
RAI-29 = A player may buy a card only if they can pay the number on it and have at least one marker in their supply, and if at least one space in play of the card’s colour is vacant.
    .why = the { $card } cannot be bought, since no space of its colour is vacant
RAI-30 = Buying a card costs gold equal to its number, places one marker from the player’s supply on the chosen space and sends the card to the discard pile.
RAI-31 = Any vacant space in play of the card’s colour may be chosen; it need not touch the player’s other markers.
    .why = the space { $space } is not of the colour of the { $card }
RAI-32 = A space holds at most one marker, and markers are never moved, exchanged or taken back during a day.
    .why = the space { $space } is taken
RAI-33 = In the basic game a player may buy a card only if their gold on hand is at least its number; paying down to exactly 0 is allowed, below 0 never.
    .why = { $gold ->
        [0] the card costs { $number } gold and you have none on hand
       *[other] the card costs { $number } gold and you have only { $gold } on hand
    }
RAI-34 = In the basic game nobody can borrow, and the Bank Account cannot be used to pay.
RAI-35 = A player whose 10 markers are all on the board cannot buy any more cards that day.
    .why = no marker is left in your supply
RAI-36 = Buying does not depend on the player’s face-up cards: a number that already lies face up may still be bought.
RAI-37 = A player may keep a card only if they have no face-up card of the same number, whatever its colour.
    .why = you already have a card of number { $number } face up
RAI-38 = A kept card lies face up in front of the player, who at once receives gold equal to its number.
RAI-39 = Face-up cards stay until the end of the day and cannot be removed, sold or replaced, so that a player keeps at most 10 cards a day.
RAI-40 = Bought or discarded cards never lie in front of a player and never hinder the keeping of their number.

## E. Unusable cards

RAI-41 = A card is unusable for a player who at that moment can neither buy it nor keep it.
RAI-42 = If the market contains at least one card which the picking player can use, they must pick a usable card and buy or keep it, and may not discard.
    .why = you can use a card of the market, so you may not discard
RAI-43 = A player whose only legal uses are buys must buy, even if the marker will be single and cost them 10, and a player whose only legal uses are keeps must keep.
RAI-44 = If no card in the market is usable for the picking player, they pick any one card of the market, of their choice, and discard it: no gold is paid or received and no marker is placed.
RAI-45 = Among all legal buys and keeps the choice is free; there is no duty to prefer one kind or one card.
RAI-46 = For the last pick of the round the market is a single card, and the rules on usable and unusable cards apply to that card alone.

## F. End of a day (the end of the game when it lasts one day)

RAI-47 = The day ends at the end of the round at whose start the clover was drawn.
RAI-48 = The day ends at the end of a round if every space in play holds a marker.
RAI-49 = A drawn clover or a full board ends the day only at the end of a round, and a round that has begun is always played to its last pick.
RAI-50 = If the board becomes full during a round, the remaining picks of that round can only be keeps or discards.
RAI-51 = If at the end of a round no Luckychaun card is left in the deck, the clover being its very last card or already drawn, the day ends, and no round without cards is played.
RAI-52 = The deal is never short of cards, because with three, four or five players 60 is a multiple of the 4, 5 or 6 cards dealt in a round.
RAI-53 = Nothing else ends a day: players without markers, without gold or without usable cards go on picking.
RAI-54 = A day has at most 15 rounds with three players, 12 with four and 10 with five, and when the clover or the exhausted deck ends it, its last round is at the earliest round 11, 9 or 7 respectively, though a full board can end it sooner.

## G. Rainbows

RAI-55 = A Rainbow is a chain of 2 to 6 markers of one player in which consecutive markers lie on linked spaces and no two lie on the same colour.
RAI-56 = Two spaces are linked if their columns are neighbours and their rows are the same (side by side) or differ by one (diagonally).
RAI-57 = Spaces above one another are not linked, and the board does not wrap around at any edge.
RAI-58 = A Rainbow therefore runs through neighbouring columns, one marker per column, without gaps and without branches, and in it a marker has at most one link to the column on its left and one to the column on its right.
RAI-59 = Markers of other players do not interrupt a link, so that two diagonal links of different players may even cross.
RAI-60 = Each marker belongs to at most one Rainbow.
RAI-61 = There is no limit to the number of Rainbows a player may score.
RAI-62 = A Rainbow of 2, 3, 4, 5 or 6 markers pays 20, 40, 60, 80 or 100 gold.
RAI-63 = Every marker on the board that is in no Rainbow is single and costs its owner 10 gold.
RAI-64 = The program splits each player’s markers into Rainbows and single markers in the way that makes the gold of the Rainbows less the cost of the single markers as high as possible.
RAI-65 = The total of a player’s Rainbows and single markers is the highest value of 20 for each link used less 10 for each single marker, over all ways of linking these markers so that none has more than one link to the column on its left or more than one to the column on its right.
RAI-66 = Markers in the supply neither pay nor cost anything.
RAI-67 = If several splits reach the highest total, any of them may be shown, but always the same one for the same position.

## H. Money Rainbows

RAI-68 = A Money Rainbow is a run of at least three consecutive numbers among a player’s face-up cards, always taken at its full length.
RAI-69 = Colours do not matter for a Money Rainbow, and 10 and 1 are not consecutive.
RAI-70 = A run of 3, 4, 5, 6, 7, 8, 9 or 10 cards pays 5, 10, 15, 20, 25, 30, 40 or 50 gold.
RAI-71 = Each separate run of three or more cards pays, and each card counts in one run only.
RAI-72 = Face-up cards outside the runs of three or more pay nothing and cost nothing.

## I. Account and winner

RAI-73 = At the end of a day each player’s account gains the gold of their Rainbows and Money Rainbows and loses 10 for each of their single markers.
RAI-74 = Scoring never changes gold on hand.
RAI-75 = The account may become negative through single markers.
RAI-76 = When the game is over, gold still on hand adds nothing to the result, unlike gold in the account.
RAI-77 = The player with the highest account at the end of the game wins.
RAI-78 = Players are ranked by account, highest first, and equal accounts have equal rank (1, 1, 3 and so on).
RAI-79 = If several players share the highest account, they all win, and gold on hand does not break the tie.

## J. Option Bank Accounts

RAI-80 = The option Bank Accounts is off by default; when it is on, each account starts the game with 50 gold.
RAI-81 = A player can borrow only in the act of buying a card, and only if their gold on hand is less than its number.
RAI-82 = The amount borrowed is exactly the number of the card less the gold on hand, and all the gold on hand is spent, leaving 0.
RAI-83 = The account is reduced by twice the amount borrowed.
RAI-84 = A card may be bought with a loan only if the account is at least twice the missing amount; borrowing may bring it down to exactly 0 but never below.
    .why = the card costs { $number } gold, too dear even with a loan: with { $gold } on hand, your account of { $account } cannot cover twice what is missing
RAI-85 = There is no limit to how often a player may borrow.
RAI-86 = A player with enough gold on hand must pay with it and cannot borrow to save it.
RAI-87 = A card that can be bought only with borrowed gold counts as usable, so that a player who can do nothing else must buy it, unless the option Forced Borrowing, which is on by default, is turned off.
RAI-88 = A player whose account is below 2, or even negative, cannot borrow.
RAI-89 = What is left in the account counts fully in the final result, and nothing is paid back.
RAI-120 = With the option Forced Borrowing off (it is on by default), a picking player who can keep no card and buy none with their gold on hand alone is free, as an exception, to choose between the buys with a loan, if any, and discarding any one card of the market; in every other situation the legal actions are the same as with the option on.
    .why = you can use a card of the market without a loan, so you may not discard

## K. Option Number of Days

RAI-90 = The game lasts 1, 2 or 3 days, and 1 by default.
RAI-91 = Each day is played, ended and scored by the same rules, and the scores add up in the accounts.
RAI-92 = At the start of days 2 and 3 all markers return to their owners, so that the board is empty and each player has 10 markers.
RAI-93 = At the start of days 2 and 3 all 60 Luckychaun cards (the rest of the deck, the discard pile and the face-up cards) are gathered, and a new deck with one clover is built as on the first day.
RAI-94 = Hence each player starts a new day with no face-up cards and may keep every number again.
RAI-95 = Gold on hand is carried over from day to day, and the 15 gold of the start are not given again.
RAI-96 = Accounts are carried over, and the 50 gold of the option Bank Accounts are given only once.
RAI-97 = The Priority Player of the first round of a new day is the left neighbour of the Priority Player of the last round played; this is the ordinary passing of the token, not a second one.
RAI-98 = With the option Bank Accounts everything in the account (the sum at the start, the scores of earlier days and the deposits) can be borrowed against.
RAI-99 = Without the option Bank Accounts the account cannot be used to pay on any day.

## L. Deposits (only with 2 or 3 days)

RAI-100 = The bank opens once in a game of 2 days, after the scoring of day 1, and once in a game of 3 days, after the scoring of day 2, but never in a game of 1 day and never after the last day.
RAI-101 = When the bank opens, each player may move any whole amount, from 0 to all of their gold on hand, into their account, one for one.
    .why = { $gold ->
        [0] you cannot deposit { $amount }, since you have no gold on hand
       *[other] you cannot deposit { $amount }, only from 0 to the { $gold } gold you have on hand
    }
RAI-102 = Players decide on their deposits one after the other, openly and clockwise, beginning with the Priority Player of the coming day.
RAI-103 = A player with 0 gold on hand is skipped.
RAI-104 = The deposits take place whether or not the option Bank Accounts is on.
RAI-105 = Gold cannot be withdrawn from the account; it can only be borrowed, with the option Bank Accounts.
RAI-106 = A deposit does not change whose turn it is or who has priority.
RAI-107 = In a game of 3 days there is no deposit after day 1, although the scores of day 1 are paid in as usual.
RAI-108 = The scoring of the day comes before the deposits.

## M. Information and program behaviour

RAI-109 = Gold on hand, accounts, face-up cards, supplies, the board and the discard pile are open to all.
RAI-110 = A clover that is drawn is seen by all before the first pick of that round, so that everybody knows it is the last round of the day.
RAI-111 = A pick with only one legal action is still a decision of the player, although the screen may confirm it automatically.
RAI-112 = At every moment the deck, the market, the discard pile and the face-up cards together contain each of the 60 Luckychaun cards exactly once, nobody has less than 0 gold on hand, and each player’s markers number 10 in all.
RAI-113 = An illegal action is refused and leaves the game unchanged.
RAI-114 = Players cannot give, lend or trade gold, cards or markers among themselves.

## N. Option Two-Player Variant (not in the book, off by default)

RAI-115 = With the Two-Player Variant two players may play, and the top 3 rows are in play (18 spaces for 20 markers, 2 to spare).
RAI-116 = In the Two-Player Variant four cards are dealt each round, so that there are 15 rounds at most, and if the clover turns up it is laid beside the market and one more card is turned up, as usual.
RAI-117 = In the Two-Player Variant the Priority Player picks, then the other player picks, then of the two cards left the one with the higher number (with equal numbers, the one drawn first) goes to the discard pile by itself, and the Priority Player picks the last card.
RAI-118 = In the Two-Player Variant the clover token passes to the other player after each round.
RAI-119 = All other rules are unchanged in the Two-Player Variant, and the options Bank Accounts and Number of Days may be combined with it.

## Words: the game

game-title = Rainbows
game-tagline = Catch Luckychauns, chain your markers across the colours, keep runs of numbers, and fill your bank account.
game-fidelity = Rules and charts by the book; the board’s column order and the row count come from public descriptions, the markers’ colours and symbols are our reconstruction, and the game for two is a variant of ours.

## Words: options

option-bank_accounts = Bank Accounts
    .help = Everybody starts with 50 in the account and may borrow what is missing for a card; each gold borrowed costs two from the account.
option-forced_borrowing = Forced Borrowing
    .help = With Bank Accounts: if nothing can be used without a loan, a card that a loan could pay must be bought; when off, one may discard instead.
option-days = Number of Days
    .help = One day is the book’s basic game; with two or three the accounts add up, and the bank opens once for deposits.
option-first_priority = First Priority Player
    .help = Drawn at random, or the seat that begins.
value-first_priority = { $value ->
   *[random] drawn at random
    [0] seat A
    [1] seat B
    [2] seat C
    [3] seat D
    [4] seat E
}
option-two_player_variant = Two-Player Variant
    .help = Lets two people play: three rows, four cards a round, one of them removed. Not in the book; no effect with more players.

## Words: things

name-card = { $first ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[violet] violet
} { $second }
gold = Gold
account = Account
supply-short = Mark.
rainbows-short = Rainbows
money-short = Money R.
face-up = Face up
rainbows = Rainbows
singles = Single markers
total = Total
day = Day
market = Market
deck = Deck
discard-pile = Discard pile
round-of-day = Round { $round }, day { $day } of { $days }
last-round = The clover is out: this is the last round of the day.
board-full = The board is full: the day ends with this round.
too-dear = too dear
no-space = no vacant space
no-marker = no marker left
have-number = you have a { $number }

## Words: questions

ask-pick = Take a card: keep it or buy it.
ask-keep = Take a card and keep it.
ask-buy = Take a card and buy it.
ask-discard = Take a card and discard it.
ask-loan = Take a card: buy it with a loan, or discard it.
ask-last-pick = The last card of the round is yours: what do you do with it?
ask-deposit = The bank is open. How much of your { $gold } gold do you deposit?
note-nothing-usable = { $number ->
    [one] You can neither keep nor buy the card, so it is discarded.
   *[other] You can neither keep nor buy any card; the choice is yours.
}
note-must-buy = You can keep none of the cards, so you must buy.
note-must-keep = You can buy none of the cards, so you must keep one.
note-loan-or-discard = Nothing can be used without a loan: borrow for a card, or discard one.
note-only-deposit = This is the only chance in the game to deposit, and gold on hand is worth nothing at the end.
note-keep = +{ $number } gold
note-buy = costs { $number } gold
note-borrow = costs { $number }: { $gold } from hand, { $amount } borrowed (account −{ $cost })
use-keep = Keep
use-buy = Buy
use-discard = Discard
use-deposit = Deposit
label-card = { $card }
label-space = space { $space }
label-amount = { $amount } gold

## Words: events

event-day-begins = { $days ->
    [one] The game begins; { $seat } { $self ->
        [yes] are
       *[no] is
    } Priority Player.
   *[other] Day { $day } of { $days } begins; { $seat } { $self ->
        [yes] are
       *[no] is
    } Priority Player.
}
event-dealt = Round { $round }: { $cards }.
event-clover = The clover is out! This is the last round of the day.
event-kept = { $seat } { $self ->
    [yes] keep
   *[no] keeps
} the { $card }: +{ $number } gold.
event-borrowed = { $seat } { $self ->
    [yes] borrow
   *[no] borrows
} { $amount } gold; the account pays { $cost }.
event-bought = { $seat } { $self ->
    [yes] buy
   *[no] buys
} the { $card } for { $number } gold and { $self ->
    [yes] place
   *[no] places
} a marker on { $space }.
event-discarded = { $seat } { $self ->
    [yes] discard
   *[no] discards
} the { $card }.
event-removed = The { $card } goes to the discard pile.
event-priority = The clover token passes to { $seat }, now Priority Player.
event-day-ends-clover = The round of the clover is over: the day ends.
event-day-ends-full = Every space is filled: the day ends.
event-day-ends-exhausted = No Luckychaun is left in the deck: the day ends.
event-scored = { $seat }: Rainbows { $rainbows }{ $rainbows ->
    [0] {""}
   *[other] {" "}({ $chains })
}, single markers { $singles }{ $singles ->
    [0] {""}
   *[other] {" "}({ $spaces })
}, Money Rainbows { $money }; { $total } in all, account now { $account }.
event-bank-opens = The bank opens for deposits, { $seat } first.
event-deposited = { $seat } { $self ->
    [yes] deposit
   *[no] deposits
} { $amount } gold.
event-game-over = { $count ->
    [one] { $seats } { $self ->
        [yes] win
       *[no] wins
    } with { $account } gold in the account.
   *[other] { $seats } share the victory with { $account } gold each.
}
end-clover = the clover ended the last day
end-full = a full board ended the last day
end-exhausted = the empty deck ended the last day

## Words: the screen

name-colour = { $id ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[violet] violet
}
name-symbol = { $id ->
    [star] star
    [hat] hat
    [pot] pot
    [horseshoe] horseshoe
   *[harp] harp
}
screen-score = { $count } in the account
screen-round = Round { $round }
screen-bank = The bank is open
screen-over = The game is over
screen-order = Order of picks
screen-bank-order = At the bank
screen-clover-token = Clover token: Priority Player, first and last pick
screen-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
screen-clover = The clover
screen-loan = account −{ $cost }
screen-space-vacant = Space { $space }, { $colour }, vacant
screen-space-yours = Space { $space }, { $colour }, your marker
screen-space-theirs = Space { $space }, { $colour }, marker of { $seat }
screen-in-rainbow = in a Rainbow of { $number }, worth { $gold }
screen-single = single, costs { $gold }
screen-board = The board
screen-purse = Your purse
screen-becomes = { $before } becomes { $after }
screen-chart-rainbows = Rainbows pay
screen-chart-money = Money Rainbows pay
screen-markers = { $number ->
    [one] 1 marker left
   *[other] { $number } markers left
}
screen-markers-of = Markers: { $symbol }
screen-kept = Kept cards
screen-kept-number = { $number }: kept, { $colour }
screen-not-kept = { $number }: not yet kept
screen-run = { $from } to { $to } pay { $gold }
screen-no-run = Three numbers in a row begin to pay.
screen-worth = If the day ended now
screen-gold-left = Gold on hand is worth nothing at the end.
screen-unseen = Cards still in the deck
screen-unseen-none = Every card has been seen.
screen-day = Day { $day }
screen-rank = Rank
screen-money-rainbows = Money Rainbows
screen-beside = Start, loans, deposits
screen-scoring = How the accounts came about
screen-last-chains = The Rainbows of the last day

## Words: what a hint names

term-rainbows = gold of Rainbows
term-single = a single marker
term-openings = vacant spaces linked to it
term-paid = gold paid
term-loan = a loan
term-money = gold of Money Rainbows
term-neighbours = numbers in sequence
term-gold = gold on hand
term-short = too little gold for the next day
term-idle = gold that lies idle
