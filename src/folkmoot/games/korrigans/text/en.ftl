### Rules of Korrigans, one sentence each.

## A. General

KOR-01 = The game is for two, three, four or five players.
KOR-02 = Every player leads two Korrigans of one colour and has one screen of that colour.
KOR-03 = The first player, drawn at random unless the option First Player names a seat, is player 1, and the others are numbered clockwise from there; placement, every round and the final turn follow this turn order.
KOR-04 = The same person stays first player for the whole game.
KOR-05 = A field has room for any number of Korrigans, whoever they belong to.
KOR-06 = Once placed, a Korrigan always stands in exactly one field, for nobody can stop on the river, on a border or on a crossing.

## B. Setup

KOR-07 = The 48 basic clover tokens are always used, and the 17 additional ones only with four or five players, which makes 65.
KOR-08 = Each field begins with as many tokens as the number printed on it, and with one more if there are four or five players; either way every token finds its place.
KOR-09 = The tokens are shuffled and laid face down.
KOR-10 = Each of the 16 fields around the village begins with a menhir whose sign nobody knows; the village itself has none.
KOR-11 = Beside the board lie 5 backup companions, 2 elves, 2 goblins, the troll and the cauldron, so that at first the troll bars no crossing.
KOR-12 = The bag, which the first player holds at the start, contains all 14 rainbow pawns, two of each of the seven colours.
KOR-13 = Nobody owns any token before the Korrigans are placed.

## C. Placement

KOR-14 = Placement goes twice around the table in turn order: all players place their first Korrigan, then all of them their second.
KOR-15 = On the side with icons a player’s first Korrigan goes to either of the two fields that bear their number in turn order, and their second to the other one.
    .why = { $fault ->
        [used] your first Korrigan is already in this field, and your second goes to the other one with the number { $number }
       *[number] your start number is { $number }, and this field does not bear it
    }
KOR-16 = On the side with icons the start numbers above the number of players are not used.
KOR-17 = On the plain side a Korrigan may be placed in any of the 17 fields, be it the village, an occupied field or the one where the player’s other Korrigan already stands.
KOR-18 = Whoever has placed a Korrigan looks secretly at all tokens of that field, keeps one behind their screen and leaves the rest face down.
KOR-19 = A player may take gold both times in placement and so begin without a companion.
KOR-20 = A Korrigan placed where no token is left, which can happen only on the plain side, gathers nothing.
KOR-21 = Whoever takes the last token of a field during placement, which can happen only on the plain side, takes the menhir too and applies it as usual.
KOR-22 = A fairy found during placement can move only a Korrigan that is already on the board, provided its owner has a companion for it.
    .why = this Korrigan is not on the board yet
KOR-23 = For elves and goblins, being placed in a field is the same as moving into it.

## D. Rainbow

KOR-24 = Each round begins with the draw of a rainbow pawn, before player 1 moves.
KOR-25 = Whoever holds the bag, in the first round player 1, draws one pawn at random.
KOR-26 = A pawn of a colour that is new, but not the seventh, is put on a free sun of the drawer’s choice; every row has one sun.
    .why = this colour is drawn for the first time, so the pawn goes on a sun
KOR-27 = A pawn of a colour that has been drawn before is put on a free cloud of the drawer’s choice; every column has one cloud.
    .why = this colour has been drawn before, so the pawn goes on a cloud
KOR-28 = A row whose sun bears a pawn is closed to the cauldron, and so is a column whose cloud bears one.
KOR-29 = There is room for one pawn only on each sun and cloud, and a pawn that is placed stays there.
    .why = { $line ->
        [sun] the sun of row { $number } already bears a pawn
       *[cloud] the cloud of column { $number } already bears a pawn
    }
KOR-30 = Each time a pawn has been placed, the bag passes to the player on the left of whoever drew it.
KOR-31 = As long as fewer than five clouds are occupied once the pawn is placed, the round goes on with a movement of every player, player 1 first, whoever drew.
KOR-32 = When a pawn occupies the fifth cloud, nobody moves any more: the next player draws at once, and so on from player to player until the seventh colour turns up.
KOR-33 = In the chain of draws after the fifth cloud, too, new colours go on suns and repeated ones on clouds, so that even a sixth cloud may be occupied.
KOR-34 = When the seventh different colour is drawn, at the start of the seventh round or a later one or in a chain of draws, its pawn is not placed, and the drawer places the cauldron instead.
KOR-35 = When the seventh colour turns up, six suns are occupied, so that exactly one row is free.
KOR-36 = There is no ordinary movement in the round in which the seventh colour turns up.

## E. Movement

KOR-37 = In every round each player in turn order makes exactly one movement with one of their Korrigans, and nobody who can move may pass.
    .why = you can move, so you must
KOR-38 = A movement always ends in a field other than the one where it began.
    .why = the Korrigan is already in { $field }
KOR-39 = Each movement uses one kind of companion that the player owns; gold moves nobody.
    .why = { $companion ->
        [none] no companion of yours leads this Korrigan out of { $field }
       *[other] you have no { $companion } for the Korrigan in { $field }
    }
KOR-40 = Companions that are still hidden behind the screen can be used as well.
KOR-41 = The first time a player uses a kind of companion, they put one token of it in front of their screen, where it stays in sight and can serve again in any later turn as often as they like.
KOR-42 = Whoever already has a token of that kind in front of their screen, be it a backup companion, reveals nothing more.
KOR-43 = Using a companion in an ordinary round does not spend it.
KOR-44 = A Korrigan may move to a field where no clover is left.
KOR-45 = A token gathered in a turn can be used from the next movement on, and so already for a fairy movement in the same turn.

## F. Companions

KOR-46 = The hare leads across an open border, one without door or bridge, into the neighbouring field.
    .why = { $target ->
        [none] no open border leads out of { $field }
       *[other] no open border lies between { $field } and { $target }
    }
KOR-47 = The squirrel leads through a door into the field behind it.
    .why = { $target ->
        [none] no door leads out of { $field }
       *[other] there is no door between { $field } and { $target }
    }
KOR-48 = The mouse leads over a bridge into the field on the other bank.
    .why = { $target ->
        [none] no bridge leads out of { $field }
       *[other] there is no bridge between { $field } and { $target }
    }
KOR-49 = The bird leads to any other field that has the colour of the one it leaves, however far away.
    .why = { $target ->
        [none] no other field has the colour of { $field }
       *[other] { $field } and { $target } are not of the same colour
    }
KOR-50 = The mole leads from a field with a molehill to any other field that has one.
    .why = { $target ->
        [none] there is no molehill in { $field }
       *[other] { $field } and { $target } do not both have a molehill
    }
KOR-51 = The frog leads from a field with a pontoon to any other field that has one.
    .why = { $target ->
        [none] there is no pontoon in { $field }
       *[other] { $field } and { $target } do not both have a pontoon
    }
KOR-52 = Bird, mole and frog heed neither borders, doors and bridges nor the troll.
KOR-53 = The village is the only grey field, so that no bird leads into it or out of it.
KOR-54 = Between two fields there is at most one crossing, of one kind, and none at all if they share no border.

## G. Backup companions

KOR-55 = A player who cannot move when their ordinary movement is due must sacrifice a token from behind their screen, gold or companion, for a backup companion, provided that they have a token there, that a backup is left and that it would let them move.
    .why = you cannot move: first sacrifice a token for a backup companion
KOR-56 = Unless the option Backup Companions says otherwise, nobody who can move may make a sacrifice.
    .why = you can move, so you may not sacrifice a token
KOR-57 = The owner chooses which token to sacrifice, and it leaves the game without being shown.
KOR-58 = Only tokens behind the screen can be sacrificed, never revealed companions, backups or gold menhirs.
    .why = you do not have { $clover } behind your screen
KOR-59 = Whoever takes a backup decides at once between its hare side and its squirrel side, and if only one of them lets them move, it must be that one.
    .why = even with a { $companion } you could not move
KOR-60 = A backup is never turned over, is always in sight and counts as a companion of its side in every way: for repeated use, in the final turn and in the tie-break.
KOR-61 = Whoever has made a sacrifice must then make their movement.
KOR-62 = If a player cannot move and no backup helps them, for want of a hidden token, of a backup or of a side that leads anywhere, their turn is skipped.
KOR-63 = The five backups are there for all, and one player may take any number of them.
KOR-64 = Nothing can be sacrificed for a fairy movement, nor after the cauldron has appeared.
    .why = no sacrifice is possible for a fairy movement, nor after the cauldron has appeared
KOR-65 = With the option Backup Companions set to “also by choice”, a player who can move may make one sacrifice in their turn before moving, for either side, as long as they can still move after it.
    .why = a sacrifice by choice is possible once a turn, before the movement, with a token behind the screen and a backup left, and only if you can still move after it

## H. Elf and goblin

KOR-66 = An elf or goblin token always lies under one Korrigan and goes wherever it goes.
KOR-67 = A Korrigan carries one such token at most; when it gets another, the older one leaves the game and does not return to the supply.
KOR-68 = At the end each elf brings 2 gold to the owner of the Korrigan that carries it.
KOR-69 = At the end each goblin costs the owner of the Korrigan that carries it 2 gold.
KOR-70 = When a Korrigan moves into a field where an opponent’s Korrigan carries an elf, it takes that elf at once.
KOR-71 = When a Korrigan with a goblin moves into a field where an opponent’s Korrigan stands, the goblin passes at once to that Korrigan.
KOR-72 = A Korrigan that brings an elf to opponents keeps it, and one that comes to an opponent with a goblin does not get the goblin.
KOR-73 = Elves and goblins never pass between the two Korrigans of one player.
    .why = a goblin never passes between your own Korrigans
KOR-74 = When a goblin arrives among several opposing Korrigans, its owner chooses which of them gets it, and one of them must.
    .why = the goblin must go to an opponent’s Korrigan in the field where it arrives
KOR-75 = If a Korrigan with a goblin arrives where an opponent carries an elf, both pass at the same moment, the elf to the Korrigan that arrives and the goblin to the opponent’s Korrigan chosen for it, and neither is lost.
KOR-76 = If opposing Korrigans in the field carry two elves, both pass to the Korrigan that arrives, which keeps one while the other leaves the game.
KOR-77 = If a Korrigan that already carries an elf takes another by arriving, one of the two leaves the game.
KOR-78 = If a goblin passes to a Korrigan that carries one already, the older goblin leaves the game.
KOR-79 = Elves and goblins change hands before the gathering.
KOR-80 = An elf or goblin from a menhir goes under the Korrigan that gathered and passes to nobody at that moment, even if opponents are in the field.
KOR-81 = Elves and goblins also change hands in fairy movements and in the final turn.

## I. Gathering

KOR-82 = After an ordinary or fairy movement the player looks secretly at all tokens of the field they have reached, must keep one behind their screen and puts the rest back face down.
    .why = you must take one of the tokens that lie in this field
KOR-83 = The player looks only at the field where the moved Korrigan has arrived, and their other Korrigan gathers nothing.
KOR-84 = Where no token lies nothing is gathered, and no menhir can be taken.
KOR-85 = Whoever takes the last token of a field also takes its menhir, shows the sign to all and applies it at once.
KOR-86 = No menhir comes with the last token of the village.
KOR-87 = A gold menhir stays with its owner, in sight of all; any other menhir leaves the game once it has been applied.
KOR-88 = A field that has been emptied stays empty.

## J. Menhirs

KOR-89 = Elf: the player puts an elf from the supply under the Korrigan that gathered.
KOR-90 = Goblin: the player must put a goblin from the supply under the Korrigan that gathered.
KOR-91 = There are as many elves and goblins as menhirs that bring them, but if ever none were left, such a menhir would have no effect.
KOR-92 = Leprechaun: the player chooses another player who still has a screen, and that screen is taken away for the rest of the game.
    .why = { $self ->
        [yes] your screen is gone already
       *[no] the screen of { $seat } is gone already
    }
KOR-93 = All tokens of a player without a screen are open to everybody, and so is every token they gather later.
KOR-94 = Losing the screen changes nothing except what others see: tokens not yet used still count as lying behind it when companions are revealed or tokens sacrificed.
KOR-95 = Nobody can choose themselves for the leprechaun, and if no other player has a screen left, it has no effect.
    .why = the leprechaun takes away another player’s screen, never your own
KOR-96 = Fairy: the player may at once make a second movement, with either Korrigan and any companion they own, with the usual effects of arrival and a gathering.
KOR-97 = The fairy’s movement is voluntary, and if none is possible nothing happens.
KOR-98 = A menhir taken in a fairy movement works as usual, even if it is another fairy.
KOR-99 = Troll: the player must put the troll on one of the 38 crossings, be it an open border, a door or a bridge, taking it from where it stands if it is already on the board.
KOR-100 = By choosing the crossing where the troll stands already, the player may leave it there.
KOR-101 = As long as the troll stands on a crossing no Korrigan can pass there in either direction, not even one of the player who put it there.
    .why = the troll bars the way between { $fields }
KOR-102 = The troll does not hinder bird, mole or frog, even between the two fields that it parts.
KOR-103 = The troll goes on barring its crossing in the final turn.
KOR-104 = Gold: the menhir is worth 1, 2 or 3 gold at the end.

## K. Cauldron

KOR-105 = Whoever draws the seventh colour places the cauldron at once.
KOR-106 = The cauldron can appear in a field that has a part in a cell of the grid whose row and whose column are both free of pawns.
    .why = no part of { $field } lies in a cell whose row and column are both free of pawns
KOR-107 = Among the possible fields the drawer must choose one where no Korrigan of their own stands, and only if there is none may they choose any of them.
    .why = a Korrigan of yours stands in { $field }, and there is a possible field without one
KOR-108 = The Korrigans of other players do not matter for the choice of the cauldron’s field, and the village may be chosen too.
KOR-109 = The cauldron stays where it is and hinders nobody’s movement.

## L. Final turn

KOR-110 = Once the cauldron has appeared each player, in turn order from player 1, has one final turn, and then the game is over.
KOR-111 = At the start of their final turn a player reveals every companion still behind their screen, while their gold stays hidden.
KOR-112 = In the final turn a player may make as many movements as they have companion tokens, in any order and with either Korrigan.
KOR-113 = Each movement of the final turn spends one token of the companion used, so that two movements by hare need two hares, and a backup of that kind is spent before a clover token.
    .why = { $companion ->
        [none] no companion that you have left leads this Korrigan out of { $field }
       *[other] you have no { $companion } left for the Korrigan in { $field }
    }
KOR-114 = One token moves one Korrigan only; even two Korrigans of one player that stand in the same field need a token each.
KOR-115 = A player may end their final turn at any time, even without having moved.
KOR-116 = In the final turn nobody gathers a clover or takes a menhir, so that nobody comes by a token they did not own before.
KOR-117 = A Korrigan may pass through the cauldron’s field or leave it, and one that is already there need not move.
KOR-118 = A token that has been spent, even a backup, no longer counts for anything.
KOR-119 = Later players move on the board as earlier players have left it, elves, goblins and troll included.

## M. Scoring

KOR-120 = A player’s total is the gold on their clover tokens and on their menhirs, plus 2 for each elf and minus 2 for each goblin that their Korrigans carry, plus the bonus of the cauldron.
KOR-121 = The bonus of the cauldron is 10 gold for one Korrigan in its field at the end, and 15 in all for both.
KOR-122 = Every player with Korrigans there gets the full bonus, which is neither shared nor kept for whoever came first.
KOR-123 = Companions that have not been spent are worth no gold.
KOR-124 = A total may be below zero.
KOR-125 = The player with the highest total wins.
KOR-126 = Of players with equal totals, the one with more unspent companions after the final turn, backups included, is ahead.
KOR-127 = If totals and unspent companions are both equal, the player who comes later in turn order is ahead.

## N. Information

KOR-128 = How many tokens lie in a field or behind a screen is open to all, but what they show is not.
KOR-129 = Nobody may look at the tokens of a field except while gathering there.
KOR-130 = The program shows each player, person or bot, only what that player is entitled to know.

## Words: the game

game-title = Korrigans
game-tagline = Ride animal companions from field to field, keep clovers in secret, and bring your Korrigans to the cauldron at the end of the rainbow.
game-fidelity = Rules by the book; its pictures are lost, so the map, the mix of clover tokens and the number of menhirs of each sign are our reconstruction, fitted to every count and example in the book.

## Words: options

option-side = Side of the board
    .help = With icons: start fields by number, and the companions drawn at the crossings, for first games. Plain: Korrigans are placed wherever one likes, and no icons help; the map is the same.
value-side = { $value ->
   *[icons] with icons
    [plain] plain
}
option-first_player = First Player
    .help = Drawn at random, or the seat that begins; it stays the same for the whole game.
value-first_player = { $value ->
   *[random] drawn at random
    [0] seat A
    [1] seat B
    [2] seat C
    [3] seat D
    [4] seat E
}
option-backup = Backup Companions
    .help = Only when blocked: a hidden token is sacrificed for a hare or squirrel when no movement is possible, and then it must be. Also by choice: besides that, once in one’s turn before moving.
value-backup = { $value ->
   *[blocked] only when blocked
    [free] also by choice
}
option-memory_aid = Memory Aid
    .help = Shows everybody what they themselves last saw in a field, and who has taken a token there since.

## Words: things

name-field = { $id ->
   *[village] the Village
    [wheat_dolmen] Dolmen Wheat
    [wheat_mill] Mill Wheat
    [heath_fairies] Fairies’ Heath
    [heath_wolves] Wolves’ Heath
    [poppies_ford] Ford Poppies
    [poppies_washhouse] Washhouse Poppies
    [poppies_cairn] Cairn Poppies
    [poppies_calvary] Calvary Poppies
    [heath_north] North Heath
    [heath_south] South Heath
    [meadow_fountain] Fountain Meadow
    [meadow_oak] Oak Meadow
    [wheat_lighthouse] Lighthouse Wheat
    [wheat_chapel] Chapel Wheat
    [meadow_dawn] Dawn Meadow
    [meadow_dusk] Dusk Meadow
}
# The same, where it may be that none is meant: the sentences choose by the word `none`, which is never shown.
name-target = { $id ->
    [none] none
   *[other] { name-field }
}
# A field’s name as a title: on the map, at the head of a panel.
name-place = { $id ->
    [village] The Village
   *[other] { name-field }
}
# A field’s name on a small map, whose ground shows the rest: Dolmen for Dolmen Wheat.
name-landmark = { $id ->
   *[village] Village
    [wheat_dolmen] Dolmen
    [wheat_mill] Mill
    [heath_fairies] Fairies
    [heath_wolves] Wolves
    [poppies_ford] Ford
    [poppies_washhouse] Washhouse
    [poppies_cairn] Cairn
    [poppies_calvary] Calvary
    [heath_north] North
    [heath_south] South
    [meadow_fountain] Fountain
    [meadow_oak] Oak
    [wheat_lighthouse] Lighthouse
    [wheat_chapel] Chapel
    [meadow_dawn] Dawn
    [meadow_dusk] Dusk
}
name-ground = { $id ->
   *[grey] grey village
    [yellow] yellow wheat
    [purple] purple heath
    [red] red poppies
    [green] green meadow
}
name-companion = { $id ->
   *[none] none
    [hare] hare
    [squirrel] squirrel
    [bird] bird
    [mouse] mouse
    [mole] mole
    [frog] frog
}
name-clover = { $id ->
    [hare] a hare
    [squirrel] a squirrel
    [bird] a bird
    [mouse] a mouse
    [mole] a mole
    [frog] a frog
   *[other] { name-token }
}
# A token by itself: under its picture, in a list of what is where.
name-token = { $id ->
    [gold1] 1 gold
    [gold2] 2 gold
    [gold3] 3 gold
    [gold4] 4 gold
   *[other] { name-companion }
}
name-korrigan = { $id ->
   *[k1] first Korrigan
    [k2] second Korrigan
}
name-pawn = { $id ->
   *[red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
    [indigo] indigo
    [violet] violet
}
name-sign = { $id ->
    [elf] an elf
    [goblin] a goblin
    [leprechaun] a leprechaun
    [fairy] a fairy
    [troll] a troll
   *[other] { name-token }
}
# A sign by itself.
name-being = { $id ->
    [elf] elf
    [goblin] goblin
    [leprechaun] leprechaun
    [fairy] fairy
    [troll] troll
   *[other] { name-token }
}
name-crossing = { $id ->
   *[open] open border
    [door] door
    [bridge] bridge
}
name-colour = { $id ->
   *[blue] blue
    [green] green
    [violet] violet
    [pink] pink
    [yellow] yellow
}

## Words: questions

ask-place-korrigan = Where do you place your { $korrigan }?
ask-place-sun = A new colour, { $pawn }: which row do you close?
ask-place-cloud = Another { $pawn } pawn: which column do you close?
ask-offer-sacrifice = Do you sacrifice a hidden token for a backup companion before you move?
ask-move = Move one of your Korrigans.
ask-must-sacrifice = Which hidden token do you sacrifice, and for which backup companion?
ask-goblin-target = Which Korrigan gets the goblin?
ask-choose-clover = You have come to { $field }: which token do you keep?
ask-remove-screen = The leprechaun is yours: whose screen does it take away?
ask-place-troll = Where do you put the troll?
ask-fairy-move = The fairy gives you a second movement. Do you make it?
ask-place-cauldron = The seventh colour, { $pawn }: where does the cauldron appear?
ask-final-move = Your final turn: on to the cauldron!
note-take-a-companion = Then you keep one of the tokens there. Two gold tokens leave you without a companion: one of them would soon have to be sacrificed.
note-blocked = No companion of yours can move a Korrigan. The token leaves the game, and the backup is a hare or a squirrel for good: it is never turned over.
note-own-field = Your own Korrigans bar { $fields }, since another field is possible.
note-fifth-cloud = This is the fifth cloud: nobody moves any more, and drawing goes on until the seventh colour.
note-clovers-left = { $number ->
    [one] The other token stays in the field.
   *[other] The other { $number } tokens stay in the field.
}
note-last-clover = It is the last token: you take the menhir too.
note-last-of-village = It is the last token of the village, where no menhir stands.
note-final = The cauldron is in { $field }. { $number ->
    [one] You have 1 companion left; a movement spends it.
   *[other] You have { $number } companions left; each movement spends one.
}
note-spends = { $number ->
    [0] spends your last { $companion }
   *[other] spends a { $companion }; { $number } left
}
note-shows = shows everybody your { $companion }
note-fields-out = rules out { $fields } for the cauldron
note-no-field-out = rules out no field for the cauldron
warning-could-reach = A Korrigan of yours could still reach the cauldron.
use-place = Place the Korrigan
use-sun = Pawn on a sun
use-cloud = Pawn on a cloud
use-move = Move
use-sacrifice = Sacrifice
use-refrain = Sacrifice nothing
use-goblin = Pass the goblin
use-gather = Keep
use-screen = Take away the screen
use-troll = Place the troll
use-decline = Do not move
use-cauldron = Place the cauldron
use-stop = Stop here
label-field = { $field }
label-companion = { $companion }
label-clover = { $clover }
label-korrigan = { $self ->
    [yes] your { $korrigan }
   *[no] { $seat }’s { $korrigan }
}
label-seat = { $seat }
label-crossing = { $crossing } between { $fields }
label-sun = row { $number }
label-cloud = column { $number }

## Words: events

event-begins = { $seat } { $self ->
    [yes] are
   *[no] is
} first player for the whole game.
event-placed = { $self ->
    [yes] Your
   *[no] { $seat }’s
} { $korrigan } starts in { $field }.
event-round-begins = Round { $round } begins.
event-drawn = { $seat } { $self ->
    [yes] draw
   *[no] draws
} { $pawn ->
    [orange] an
    [indigo] an
   *[other] a
} { $pawn } pawn.
event-sun-placed = { $seat } { $self ->
    [yes] put
   *[no] puts
} the { $pawn } pawn on a sun: row { $row } is closed to the cauldron.
event-cloud-placed = { $seat } { $self ->
    [yes] put
   *[no] puts
} the { $pawn } pawn on a cloud: column { $column } is closed to the cauldron.
event-chain = Nobody moves any more: { $seat } { $self ->
    [yes] draw
   *[no] draws
} the next pawn at once.
event-seventh = The rainbow is whole: { $pawn } is the seventh colour, and { $seat } { $self ->
    [yes] place
   *[no] places
} the cauldron.
event-turn-opens = { $able ->
    [yes] { $self ->
        [yes] You can move only with a companion from behind your screen.
       *[no] { $seat } can move only with a companion from behind the screen.
    }
   *[no] { $self ->
        [yes] No companion of yours can move a Korrigan.
       *[no] { $seat } has no companion that can move a Korrigan.
    }
}
event-passed = { $seat } cannot move, and no backup helps: the turn is skipped.
event-companion-shown = { $seat } { $self ->
    [yes] reveal
   *[no] reveals
} a { $companion }.
event-moved = { $self ->
    [yes] Your
   *[no] { $seat }’s
} { $korrigan } rides the { $companion } to { $field }.
event-spent = { $self ->
    [yes] Your
   *[no] { $seat }’s
} { $korrigan } rides the { $companion } to { $field }; the token is spent.
event-sacrificed = { $seat } { $self ->
    [yes] sacrifice
   *[no] sacrifices
} a hidden token for a backup companion, a { $companion }.
event-sacrificed-seen = { $seat } { $self ->
    [yes] sacrifice
   *[no] sacrifices
} { $clover } for a backup companion, a { $companion }.
event-elf-taken = { $self ->
    [yes] Your
   *[no] { $seat }’s
} { $korrigan } takes the elf from { $other_self ->
    [yes] you
   *[no] { $other }
}.
event-goblin-given = { $seat } { $self ->
    [yes] pass
   *[no] passes
} the goblin to { $other_self ->
    [yes] your
   *[no] { $other }’s
} { $korrigan }.
event-lost = One { $being } leaves the game.
event-looked = In { $field } you see { $clovers }.
event-gathered = { $seat } { $self ->
    [yes] gather
   *[no] gathers
} a clover in { $field }.
event-gathered-seen = In { $field } { $seat } { $self ->
    [yes] keep
   *[no] keeps
} { $clover }.
event-menhir = The menhir rises in { $field }: { $seat } { $self ->
    [yes] find
   *[no] finds
} { $sign }.
event-menhir-kept = { $seat } { $self ->
    [yes] keep
   *[no] keeps
} the menhir: { $gold } gold at the end.
event-elf-found = An elf joins { $self ->
    [yes] your
   *[no] { $seat }’s
} { $korrigan }: 2 gold at the end for whoever keeps it.
event-goblin-found = A goblin joins { $self ->
    [yes] your
   *[no] { $seat }’s
} { $korrigan }: it costs 2 gold at the end, unless it is passed on.
event-no-effect = The menhir has no effect ({ $sign }).
event-screen-removed = { $seat } { $self ->
    [yes] take
   *[no] takes
} away { $other_self ->
    [yes] your
   *[no] { $other }’s
} screen; behind it: { $clovers }.
event-empty-screen-removed = { $seat } { $self ->
    [yes] take
   *[no] takes
} away { $other_self ->
    [yes] your
   *[no] { $other }’s
} screen; nothing is behind it.
event-troll-placed = { $seat } { $self ->
    [yes] put
   *[no] puts
} the troll between { $fields }.
event-fairy-gone = The fairy flies off: no second movement for { $seat }.
event-cauldron = The cauldron of gold appears in { $field }, where { $seat } { $self ->
    [yes] place
   *[no] places
} it.
event-final-begins = { $self ->
    [yes] Your
   *[no] { $seat }’s
} final turn begins.
event-companions-shown = { $seat } { $self ->
    [yes] reveal
   *[no] reveals
} { $clovers }.
event-no-companions-shown = { $seat } { $self ->
    [yes] have
   *[no] has
} no companion left to reveal.
event-final-over = { $self ->
    [yes] Your
   *[no] { $seat }’s
} final turn is over.
event-scored = { $seat }: { $gold ->
    [0] no gold on clovers
   *[other] clovers { $gold } ({ $clovers })
}{ $menhirs ->
    [0] {""}
   *[other] , menhirs +{ $menhirs }
}{ $elves ->
    [0] {""}
    [2] , elf +2
   *[other] , elves +{ $elves }
}{ $goblins ->
    [0] {""}
    [-2] , goblin −2
   *[other] , goblins −4
}{ $cauldron ->
    [0] {""}
   *[other] , cauldron +{ $cauldron }
}; { $total ->
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] { $total }
} gold in all, { $companions ->
    [0] no companion
    [one] 1 companion
   *[other] { $companions } companions
} left.
event-game-over = { $seat } { $self ->
    [yes] win
   *[no] wins
} with { $total ->
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] { $total }
} gold.
end-final-turn = every tribe has had its final turn

## Words: the screen

screen-score = { $count } gold
screen-placement = Placing the Korrigans
screen-round = Round { $round }
screen-chain = The last draws
screen-cauldron-appears = The cauldron appears
screen-final-turn = The final turn
screen-over = The game is over
screen-map = The map
screen-field = { $place }: { $ground }, { $clovers ->
    [0] no clover
    [one] 1 clover
   *[other] { $clovers } clovers
}{ $menhir ->
    [yes] , menhir
   *[no] {""}
}{ $molehill ->
    [yes] , molehill
   *[no] {""}
}{ $pontoon ->
    [yes] , pontoon
   *[no] {""}
}{ $start ->
    [0] {""}
   *[other] , start number { $start }
}
screen-standing = { $self ->
    [yes] your { $korrigan }
   *[no] { $seat }’s { $korrigan }
}{ $carries ->
    [elf] {" "}with an elf
    [goblin] {" "}with a goblin
   *[none] {""}
}
screen-clovers-here = { $number ->
    [0] No clover left
    [one] 1 clover
   *[other] { $number } clovers
}
screen-cauldron-here = The cauldron is here
screen-possible = Cauldron may still appear here
screen-impossible = Cauldron cannot appear here any more
screen-possible-count = { $number ->
    [one] 1 field is left for the cauldron
   *[other] { $number } fields are left for the cauldron
}
screen-row-closed = Row { $number }: closed by the { $pawn } pawn
screen-row-free = Row { $number }: free
screen-column-closed = Column { $number }: closed by the { $pawn } pawn
screen-column-free = Column { $number }: free
screen-crossing = { $kind ->
   *[open] Open border (hare)
    [door] Door (squirrel)
    [bridge] Bridge (mouse)
} between { $fields }{ $troll ->
    [yes] , barred by the troll
   *[no] {""}
}
screen-troll-here = The troll bars the way between { $fields }
screen-troll-away = The troll is not on the map
screen-borders = { $crossing } to { $fields }
screen-own = Behind your screen
screen-behind = Behind the screen
screen-front = In front
screen-nothing = nothing
screen-tokens = { $number ->
    [0] nothing behind the screen
    [one] 1 token behind the screen
   *[other] { $number } tokens behind the screen
}
screen-no-screen = No screen: everybody sees
screen-backups = Backup companions
screen-backup-mark = { $companion }, a backup companion
screen-backups-left = { $number ->
    [0] No backup companion left
    [one] 1 backup companion left
   *[other] { $number } backup companions left
}
screen-menhirs = Gold menhirs
screen-sacrificed = { $number ->
    [one] 1 token sacrificed
   *[other] { $number } tokens sacrificed
}
screen-spent = Spent in the final turn
screen-gold-so-far = Your gold so far
screen-gold-open = Gold so far
screen-memory = What you remember
screen-saw = You saw here: { $clovers }
screen-saw-nothing-left = You left nothing here
screen-since = since then { $number ->
    [one] 1 token was
   *[other] { $number } tokens were
} taken unseen, by { $seats }
screen-looking = Only you see these tokens
screen-bag = In the bag
screen-bag-pawns = { $pawn }: { $number }
screen-bag-count = { $number ->
    [one] 1 pawn in the bag
   *[other] { $number } pawns in the bag
}
screen-has-bag = { $self ->
    [yes] You have the bag
   *[no] { $seat } has the bag
}
screen-bag-mark = Has the bag
screen-pawn-drawn = Drawn: the { $pawn } pawn
screen-colours = { $number } of 7 colours drawn
screen-clouds = { $number } of 7 clouds taken; from the fifth on nobody moves
screen-first-player = First player
screen-legend = The companions
screen-way = { $kind ->
   *[hare] hare: across an open border
    [squirrel] squirrel: through a door
    [bird] bird: to any field of the same colour
    [mouse] mouse: over a bridge
    [mole] mole: from molehill to molehill
    [frog] frog: from pontoon to pontoon
}
screen-signs = Signs still under the menhirs
screen-no-signs = No menhir stands any more
screen-sign-means = { $kind ->
   *[elf] elf: +2 gold at the end; whoever arrives takes it
    [goblin] goblin: −2 gold at the end; passes to an opponent where it arrives
    [leprechaun] leprechaun: takes away a screen
    [fairy] fairy: a second movement
    [troll] troll: bars a crossing to hare, squirrel and mouse
    [gold] gold: 1 to 3 gold at the end
}
screen-scoring = How the gold came about
screen-clovers = Clovers
screen-elves = Elves
screen-goblins = Goblins
screen-cauldron = Cauldron
screen-total = Total
screen-companions-left = Companions left
screen-rank = Rank
screen-score-menhirs = Menhirs
screen-tie = Equal gold: more companions left is ahead, then the later in turn order.
screen-race = The race to the cauldron
screen-idle = leads nowhere now
screen-companions-stay = In the rounds a companion serves again and again; in the final turn each token serves once.
screen-order = Turn order
screen-comes-by = Reached now by { $companions }
screen-your-companions = Your companions
screen-none-owned = you have none
screen-some-owned = you have { $number }
screen-known = everybody knows it
screen-screens = The screens
screen-tokens-of = Tokens: { $place }
screen-race-left = Left to spend: each movement costs one

## Words: the terminal

screen-short-cauldron = Cauldron
screen-short-hidden = Hidden
screen-short-front = In front
screen-short-backups = Backups
screen-short-menhirs = Menhirs
screen-short-gold = Gold
screen-short-suns = Suns
screen-short-clouds = Clouds
screen-short-bag = Bag
screen-short-troll = Troll
name-shade = { $id ->
   *[grey] grey
    [yellow] yellow
    [purple] purple
    [red] red
    [green] green
}
name-chip = { $id ->
   *[other] { name-token }
}
screen-short-lying = here: { $list }
screen-short-saw = seen: { $list }
screen-short-since = ; { $number } taken since ({ $by })
screen-short-free = free
screen-short-open = no screen
screen-short-sacrificed = sacrificed: { $list }
screen-short-spent = spent: { $list }
screen-short-legend = ♣ clovers  ▲ menhir  ∩ molehill  ≈ pontoon  ○ the cauldron may appear

## Words: what a hint names

term-clovers = clovers to gather
term-menhir = a menhir
term-elf = an elf taken
term-goblin = the goblin given away
term-risk = risk of losing the elf
term-reveal = a companion revealed
term-nearness = nearness to where the cauldron may appear
term-ways = ways to move on
term-gold = gold
term-companion = a companion
term-same = a companion you already have
term-sacrifice = a clover sacrificed
term-rich = harm to a rich opponent
term-barred = ways barred to opponents
term-own-way = a way barred to you
term-others-far = opponents far from the cauldron
term-others-gold = gold for an opponent
term-end = gold by the end
