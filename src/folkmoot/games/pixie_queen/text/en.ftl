### Rules of Pixie Queen, one or two sentences each.

## A. Setup

PIX-101 = The game is for two, three, four or five players, each of whom leads a band of pixies in the service of the Queen.
PIX-102 = At first every score disc is on 0, and every player’s silver disc and gold disc are on case 1, the first of the seven cases of their track.
PIX-103 = The turn order is drawn at random: the small cubes show it, and the big cubes stand in the same order. Whoever has the first big cube is the Queen’s favourite.
PIX-104 = The pile of food tiles is, from the top down, 2, 3, 4 with two players, 2, 3, 4, 4 with three, 2, 3, 3, 4, 4 with four, and 2, 2, 3, 3, 4, 4 with five.
PIX-105 = Each of the three one-use tiles starts on its home space: Double Offering, Look in the Bag and Grace on the spaces of those names (actions 7 to 9).
PIX-106 = There are three series of seven reward tiles, each taken from left to right: the tiles for special offerings rise from 4 to 10 points, those for faithful servants and for gold rings fall from 10 to 4.
PIX-107 = The nine demand tokens, three for each food, are shuffled, and seven are laid in a row face down, one for each round. Nobody sees the other two before the game is over.
PIX-108 = An apple, a honey pot, a loaf of bread and a silver bar lie on the special area at the start.
PIX-109 = The mine bag starts with 30 silver bars, 10 gold bars, and 10 stones for two players, 15 for three, or 20 for four or five.
PIX-110 = Every player begins with two apples, two loaves of bread, two silver bars and two gold bars, and all but the favourite with two honey pots as well.
PIX-111 = All other goods are the stock, which is limited: what has run out cannot be had.
PIX-112 = Each band has five pixies with two or three players, four with four, and three with five, and all of them begin as captives in their own mine.
PIX-113 = Six of the ten permanent skills, drawn at random, lie face up. Each player takes one of them, the last in turn order first and the favourite last; those left over stay on the board, and the other four are out of the game.
    .why = this skill is not on the board
PIX-114 = A screen has room for one food tile, one one-use tile and one skill.

## B. Phase I: steal

PIX-201 = A round begins by putting the big cubes in the order of the small ones, which ends any priority of the round before.
PIX-202 = Every active pixie brings its owner the foods that are shown on its space, no more and no less. Captives and servants bring nothing.
PIX-203 = A food tile gives its owner two, three or four foods, as many as it says, in any mixture that the stock allows.
    .why = { $fault ->
        [other] you are being asked about { told-about } now
        [none] the stock has no { told-of } left
        [exact] you have to take { $lot } now
       *[amount] you can take { $least } to { $lot } now
    }
PIX-204 = Nobody can refuse what the steal phase brings, not even in the last round.
PIX-205 = Players are served in turn order, the favourite first, and each of them gets the foods of the pixies, then those of food tiles, then the silver of a skill. What the stock cannot give is lost.
PIX-206 = The skill Silver Income gives a silver bar in every steal phase, that of the first round included.
PIX-207 = In the first round all pixies are still captives and nobody has a food tile, so that nothing but Silver Income gives anything.

## C. Phase II: actions

PIX-301 = Everybody has four action discs in a round. In turn order, the favourite first, each player carries out one action at a time, and players without discs are skipped.
    .why = you have had your action of this turn
PIX-302 = A double space, that is, one of the pyramid (actions 1 to 14), costs one disc if a pixie of any colour, even a neutral one, stands on its hand, and two if none does.
    .why = no pixie helps at { $space }, so it costs two discs, and you have only one
PIX-303 = A double space with a disc on it is taken until the end of the phase, even if the pixie that helped there has left.
    .why = { $space } is taken in this round
PIX-304 = Two discs cover the hand of a double space and the place beside it; a single disc covers only the place beside it.
PIX-305 = For The Mine and Copy an Action (actions 15 and 18) every colour has a circle of its own, which its player can use once a round with one disc.
    .why = you have already used { $space } in this round
PIX-306 = Special Offering and Turn Order (actions 19 and 20) have one circle each, for one disc of one player in a round, and Pantry (action 17) has three circles, whoever uses them; Trade Tiles (action 16) is open to each player once a round.
    .why = { $space } is used up in this round
PIX-307 = Priority (action 21) takes all the discs that a player has left, one at least, and only one player in a round can use it.
    .why = somebody has taken priority in this round
PIX-308 = An action can be chosen only if it can be carried out at that moment; only Priority (action 21) is always possible as long as nobody has used it.
PIX-309 = What has been chosen is carried out at once and in full.
PIX-310 = Instead of acting, a player may pass: that brings five punishment points, and the player’s remaining discs and turns of this phase are lost.
PIX-311 = The phase is over when nobody has discs left. Then the big cube of whoever took priority goes to the front, and all discs are taken back before the offering.
PIX-312 = Where the stock has less than is due, the player takes what there is, and an action that takes goods is possible as long as it can take at least one.

## D. Actions 1 to 5

PIX-321 = Steal Food (action 1): the player takes two foods of one kind, or one if no more is left.
    .why = { $good ->
        [none] the stock has no food left
       *[other] the stock has no { told-of } left
    }
PIX-322 = Steal Silver (action 2): the player takes two silver bars, or one if no more is left.
    .why = the stock has no silver left
PIX-323 = Promotion (action 3): one of the player’s pixies goes one level up by the rules of promotion, but never into the castle.
    .why = this action never leads into the castle
PIX-324 = During the action phase a hand is free if no pixie stands on it and there are not two discs on its space. A single disc beside an empty hand does not matter.
PIX-325 = If Promotion (action 3) was paid for with two discs, they cover its own hand, and no pixie can go there by this action; if it was paid for with one, the pixie that helped may itself be promoted.
    .why = the two discs for this action will cover the hand of { $space }
PIX-326 = Whoever has no pixie that could go to a free hand, or displace another, cannot choose Promotion (action 3).
PIX-331 = Exchange (action 4): the player gives one to seven goods of a kind and takes as many of another; gold can be neither given nor taken.
    .why = { $fault ->
        [own] { $good ->
            [none] you have nothing that you could exchange
           *[other] you have no { told-of } to give
        }
        [same] goods are exchanged for goods of another kind
       *[amount] you can exchange one to seven goods, and no more than you have
    }
PIX-332 = No more can be taken in exchange than the stock has.
    .why = { $good ->
        [none] the stock has nothing to give for it
        [apples] the stock does not have that many apples
       *[other] the stock does not have that much { told-of }
    }
PIX-341 = Silver into Gold (action 5): for each gold bar the player pays as much silver as their case of the silver track says, and may take one or several in the same action.
    .why = a gold bar costs you { $number ->
        [one] 1 silver bar
       *[other] { $number } silver bars
    }, and you do not have enough
PIX-342 = With the skill Cheap Gold each gold bar costs one silver bar less, but never less than one.
PIX-343 = Silver can be turned into gold only as long as the stock has gold.
    .why = the stock does not have that much gold
PIX-344 = Space 5 is used once a round like any other: several gold bars are to be had within one action, not by several.

## E. Actions 6 to 9: tiles

PIX-351 = Food Tile (action 6): the player takes the top tile of the pile. This needs a tile in the pile and a place for it on the player’s screen.
    .why = { $fault ->
        [pile] no food tile is left
       *[place] you have no place for another food tile
    }
PIX-352 = A food tile gives food from the next steal phase on.
PIX-353 = Double Offering, Look in the Bag and Grace (actions 7 to 9): the player takes the one-use tile of that space. It must be at home, and the player needs a place for it.
    .why = { $fault ->
        [home] the tile is not at home
       *[place] you have no place for another one-use tile
    }
PIX-354 = Nobody can throw a tile away.
PIX-355 = A one-use tile goes home as soon as it has been used, and can be taken again, even in the same round, if its space is unused or by copying.
PIX-356 = With the skill Extra Place one more food tile or one-use tile can lie on the skill. A new tile goes to its usual place if that is empty and on the skill otherwise, and it stays where it lies.

## F. Actions 10 to 14

PIX-361 = Punishment (action 10): the player rolls the punishment die (1, 2, 2, 3, 3 or 4) and deals out all its points to opponents who are not in the dungeon, in whatever shares.
    .why = { $number ->
        [one] you have 1 point
       *[other] you have { $number } points
    } left to deal out, and say now how many { $other } gets
PIX-362 = The points of the punishment die are marked in the order of the big cubes, each opponent’s share with all that follows from it before the next.
PIX-363 = Silver and Gold Tracks (action 11): the player pays a silver bar for one case on the silver track, or a gold bar for one case on the gold track, and only once.
    .why = { $good ->
        [none] you have no bar that would pay for a case
       *[other] you have no { told-of } to pay for it
    }
PIX-364 = A disc that is on the last case of its track cannot be moved on by Silver and Gold Tracks (action 11).
    .why = { $fault ->
        [both] both your discs are already on the last case
       *[one] your disc is already on the last case
    }
PIX-365 = Casino (action 12): the casino die, each side twice, gives an apple, a honey pot and a loaf of bread, or two silver bars, or a gold bar, as far as the stock has them. Only if the stock has nothing at all is the action impossible.
    .why = the stock is quite empty
PIX-371 = Forge a Ring (action 13): the player pays as much gold as their case of the gold track says and takes the next reward tile for gold rings. There is only one ring in an action.
    .why = a ring costs you { $number ->
        [one] 1 gold bar
       *[other] { $number } gold bars
    }, and you do not have enough
PIX-372 = No ring can be forged once all tiles for rings are taken. The skill Ring Bonus adds two reward points to every ring.
    .why = no reward tile for a ring is left
PIX-381 = Rob a Pixie (action 14): the player names a space with an opponent’s pixie, and its owner hands over one good for each food shown there, as far as the owner has them.
    .why = no opponent’s pixie stands on { $space }
PIX-382 = Nobody can rob while no opponent has an active pixie; neutral pixies own nothing and cannot be robbed.
    .why = { $fault ->
        [neutral] a neutral pixie stands on { $space }, and it owns nothing
       *[nobody] no opponent has an active pixie
    }
PIX-383 = A pixie may be robbed even if its owner has none of those foods, for the goods behind a screen are hidden.

## G. Actions 15 to 17: mine, tiles and pantry

PIX-384 = The Mine (action 15): the player draws as many cubes from the bag as they have captives, chained or not, and one if they have none. Silver and gold are theirs, and stones are put on captives.
PIX-385 = If the bag holds fewer cubes than are due, all of them are drawn; if it is empty, there is nothing to be done in the mine.
    .why = the bag is empty
PIX-386 = Whoever holds Look in the Bag may use it before drawing, and then chooses the first two cubes, or the only one if just one is due, and draws the others blindly.
    .why = there is no such cube in the bag
PIX-387 = Everybody sees what is drawn, and the stones are placed one by one when all cubes are drawn.
PIX-388 = Pantry (action 17): the player either takes an apple, a honey pot or a loaf of bread, or puts exactly three goods of their own, in any mixture, back into the stock.
    .why = { $fault ->
        [other] you are being asked about { told-about } now
        [stock] the stock has no { told-of } left
        [goods] you do not have three goods to throw away
        [both] the stock has no food left, and you do not have three goods to throw away
        [none] you have no { told-of } to throw away
        [exact] you have to throw away { $lot } now
       *[amount] you can throw away { $least } to { $lot } now
    }
PIX-390 = Trade Tiles (action 16) is open once a round to each player, or with the option Trade for Each Player off to whoever comes first.
    .why = { $fault ->
        [own] you have already traded tiles in this round
       *[all] the trade of this round has been made
    }
PIX-391 = Trade Tiles (action 16) swaps one of the player’s own tiles for another of the same type: food tile for food tile, one-use tile for one-use tile, skill for skill.
    .why = { $fault ->
        [own] you have no such tile to give
       *[other] there is no tile of the same type that you could get there
    }
PIX-392 = In a trade with an opponent the two tiles change places, and the opponent cannot refuse.
PIX-393 = Whoever trades a food tile with the board takes the top tile of the pile, if there is one, and puts their own on top instead.
PIX-394 = Whoever trades a one-use tile with the board takes any one that is at home, and their own goes to its own home space.
PIX-395 = Whoever trades a skill with the board takes one that lies face up, and their own is put in its place.
PIX-396 = What lies on the skill Extra Place goes with that skill, to an opponent or to the board, and whoever takes the skill from there gets it too.
PIX-397 = The tile on Extra Place can be traded like the others, and a tile that comes by trade takes the very place of the one that went.
PIX-398 = It is allowed to trade for a tile that is just like one’s own.

## H. Action 18: copying

PIX-401 = Copy an Action (action 18): the player puts a disc on their own copy circle and gets punishment points at once, one if they are the first to copy in this round, two as second or third, three as fourth or fifth.
PIX-402 = After that the player chooses a double space that has a disc of any player on it in this round and whose action they can carry out, and carries it out by all its rules.
    .why = { $fault ->
        [outside] only double spaces can be copied, and { $space } is none
       *[unused] you cannot copy { $space }: nobody has used it in this round
    }
PIX-403 = With the skill Free Copying a player may copy double spaces without a disc as well. A copy puts no disc on the space that is copied.
PIX-404 = Copying can be chosen only if, before the punishment, there is an action that the player can copy. Should the punishment take it away, nothing more happens.
    .why = there is no action that you could copy now
PIX-405 = A player whom the punishment for copying throws into the dungeon copies nothing.
PIX-406 = The action of a tile can be copied only if the tile is there.

## I. Phase III: offering

PIX-411 = When the demand token has been turned, all players decide in secret and at the same time what they offer: goods of one kind, which is the food in demand, silver or gold, and at least one of it.
    .why = { $fault ->
        [other] you are being asked about { told-about } now
        [late] you have said how much you offer of everything: hand it over
        [kinds] your offer already has as many kinds as it may have
        [none] you have no { told-of }
       *[amount] you have only { $lot }
    }
PIX-412 = Food that is not in demand cannot be offered. With the option Wrong Food Offers it can: it comes back to its owner, who gets five punishment points at once, and only once, while the rest of that offer counts as usual.
    .why = the Queen does not demand { told-of } in this round
PIX-413 = Whoever offers nothing, for whatever reason, gets five punishment points at once.
PIX-414 = The holder of Double Offering may announce it before the demand token is turned; the tile goes home, and the holder may offer goods of two kinds, though one is enough.
PIX-415 = All gifts go to the stock, whatever comes of them.
PIX-416 = Silver and gold can be offered even by a player whose disc is at the end of that track.
PIX-417 = One player who offers the food in demand is enough for the rewards to take place. If nobody does, the Queen is furious, and there are no rewards in this round.
PIX-418 = When the Queen is furious, the last player in the order of the big cubes has to send an active pixie of their choice to the mine; whoever has none or asks for grace leaves it to the player before. The favourite is never touched.
    .why = none of your pixies stands on { $space }

## J. Actions 19 to 21

PIX-431 = Turn Order (action 20): for each honey pot that the player pays, their small cube goes forward one place.
    .why = each place costs a honey pot, and you do not have enough
PIX-432 = Nobody can pay for more places than there are in front of their small cube, and whoever is first cannot choose Turn Order (action 20).
    .why = { $number ->
        [0] your small cube is already first
        [one] there is only 1 place in front of your small cube
       *[other] there are only { $number } places in front of your small cube
    }
PIX-433 = The big cubes stay as they are until the next steal phase.
PIX-441 = Special Offering (action 19): the player pays the same goods as lie on the special area, then lays one more good of any kind there, and takes the next reward tile for special offerings.
PIX-442 = Special Offering (action 19) needs all goods of the special area and one good besides, the one to be added.
    .why = { $fault ->
        [area] you do not have all the goods that lie on the special area
        [more] you need one good more than those of the special area, to add it
       *[good] you would have no { told-of } left to add
    }
PIX-443 = No special offering can be made once all its reward tiles are taken.
    .why = no reward tile for a special offering is left
PIX-451 = Priority (action 21): the player puts all remaining discs there and takes no more turns in this phase; the others go on in the same order.
PIX-452 = Even whoever is first already may take priority.
PIX-453 = At the end of the action phase the big cube of whoever took priority goes to the front, and that player is the favourite from that moment until the next steal phase. The other big cubes keep their order, and the small ones do not move.
PIX-454 = If whoever took priority is in the dungeon by then, nothing happens.

## K. Promotion

PIX-501 = In the reward phase each player, in the order of the big cubes, has as many promotions as foods they offered, and makes all of them before the next player begins.
PIX-502 = The same pixie may be promoted several times. A player may stop before all promotions are made, and nothing is given back for those left.
PIX-503 = A promotion moves an own pixie up by exactly one level: from the mine to level 1, from each level to any space of the next, and from level 4 into the castle.
    .why = { $fault ->
        [whose] none of your pixies stands on { $place }
       *[level] a promotion leads exactly one level up
    }
PIX-504 = A captive can leave the mine only if it is not chained, so that a band needs more captives than chained ones for it.
    .why = you have no captive without chains
PIX-505 = The hand to which a pixie goes must be free, or another band’s pixie there is displaced, which costs an apple from the player’s own goods unless they have the skill Free Displacement.
    .why = a { $colour } pixie stands on { $space }, and you have no apple to displace it
PIX-506 = The displaced pixie takes the place from which the promoted one came; but from level 1 it goes to its own mine.
PIX-507 = Nobody displaces an own pixie, the pixie in the castle or a servant, and there is no displacement without a promotion.
    .why = your own pixie stands on { $space }
PIX-508 = A pixie may be displaced even if there are free hands, by Promotion (action 3) as well as in the reward phase. Neither grace nor the Queen’s favour helps against it.
PIX-509 = The offered food pays for the promotion, and the apple for a displacement comes on top.
PIX-510 = By Promotion (action 3) no pixie can go to a space with two discs, but it can go where there are a pixie and one disc.
    .why = two discs cover the hand of { $space }
PIX-511 = Only one pixie a round can enter the castle, and it stays there in sight until the reward phase is over.
    .why = a pixie has entered the castle in this round
PIX-512 = At the end of the reward phase the pixie in the castle becomes a faithful servant for good, and its owner takes the next reward tile for servants, plus two points with the skill Servant Bonus. A servant steals nothing, helps nobody, cannot be demoted, and is neither active nor captive.
PIX-513 = Whoever has the skill Free Promotion gets one more promotion, for nothing, when all others have made theirs, with the castle and displacement allowed as usual, but only in a round with rewards.
PIX-514 = The free promotion comes before the neutral pixie’s move in a game for two, and before the tile for the servant is taken.

## L. Mines, stones and demotion

PIX-601 = A pixie in the mine is a captive, and a pixie on a hand of the pyramid is active.
PIX-602 = Captives fill the two places of the lower row first and the upper row after that, and the upper row is the first to be left.
PIX-603 = Only captives of the lower row can be chained, so at most two of each band, with three stones each at most.
    .why = { $fault ->
        [band] the captives of the { told-band } cannot carry more stones
       *[captive] captive { $number } of the { told-band } already carries three stones
    }
PIX-604 = Of the two captives in the lower row, captive 1 is the one with more stones; if both have the same number, it makes no difference which is meant, and only captive 1 can be named.
    .why = { $fault ->
        [bare] captive 2 carries no stone: name captive 1
       *[same] both captives carry the same number of stones: name captive 1
    }
PIX-605 = Stones do not keep a pixie from coming into the mine.
PIX-607 = Whoever draws a stone puts it on any captive with room for it, an opponent’s, an own or a neutral one.
    .why = the { told-band } have no such captive
PIX-608 = If no captives but their own have room, the player has to chain those, and a stone for which no captive has room leaves the game.
PIX-609 = No stone goes back into the bag: those removed are put aside.
PIX-613 = For a loaf of bread each, or for nothing with the skill Chain Breaker, players may remove stones from their own captives, at any time in their turns of the action phase, when they make promotions, and in the final scoring. A pass or Priority (action 21) leaves no time for it afterwards.
    .why = { $fault ->
        [bare] no stone lies on your captives
       *[bread] you have no bread to remove it
    }
PIX-621 = Whenever a score disc comes to a mine symbol, at 10, 20, 30, 40 and 50 punishment points, or passes it, its owner at once sends an active pixie of their choice to the mine, one for each symbol.
    .why = none of your pixies stands on { $space }
PIX-622 = Nobody is demoted who has no active pixie, who is the favourite at that moment, or who gives back the Grace tile.
    .why = you do not hold the Grace tile
PIX-623 = Nobody has to use the Grace tile; used, it goes home.
PIX-624 = A demotion that did not take place is not made up for later.
PIX-625 = Whatever its level, a demoted pixie goes straight to the mine, while the discs on its space stay.

## M. Tracks, punishment and dungeon

PIX-701 = At the start of the reward phase everybody who offered silver goes one case up on the silver track, and whoever offered more than all others one case further. If several offered the most, nobody goes further; who is alone in offering silver goes two cases up.
PIX-702 = It is the same with gold on the gold track.
PIX-703 = No disc goes beyond the last case, but the offer of a player who is there still counts when the largest is looked for.
PIX-711 = The first step of phase V brings one punishment point for a single captive and two for two or more, but never more than one to whoever has the skill Mild Captivity.
PIX-712 = The second step brings the punishment of the player’s case on the silver track, then of that on the gold track: 3 points on case 1, 2 on cases 2 and 3, 1 on cases 4 and 5, none after that.
PIX-713 = On the last case of a track there is no punishment, but a bonus point in every phase V, for each of the tracks.
PIX-714 = In both steps the order is that of the big cubes, and the first step is done for all before the second begins.
PIX-715 = Captives are counted when it is their owner’s turn in the first step, and those who come later in the phase do not count.
PIX-721 = Punishment points are never taken away during the game, and reward points are added only at its end.
PIX-722 = A player with 60 punishment points is thrown into the dungeon and is out at once. With the option Dungeon off, nobody is: punishment just ends at 60.
PIX-723 = The pixies of a player in the dungeon, the stones on the captives and the cubes are taken away, the goods go to the stock, one-use tiles home, food tiles onto the pile with the lowest on top, and the skill out of the game. Reward tiles taken stay taken, and discs already placed stay until the end of the action phase.
PIX-724 = When all players but one are in the dungeon, the game ends at once, and that one wins.

## N. Two players

PIX-801 = With two players a third colour has five neutral pixies in a mine of its own, but neither goods nor discs nor cubes, neither points nor turns.
PIX-802 = With two players there are three food tiles, 2, 3 and 4, and 10 stones in the bag.
PIX-803 = With two players everybody may offer up to two different kinds, and three with Double Offering; one is enough not to be punished.
PIX-804 = With two players, at the end of the promotions of each round, the favourite has to move a neutral pixie one level up to a free hand, if that is possible, and displaces nobody.
    .why = { $fault ->
        [whose] no neutral pixie stands on { $place }
        [level] a neutral pixie goes exactly one level up
       *[hand] the hand of { $place } is not free
    }
PIX-805 = A neutral pixie does not go into the castle, unless the option Neutral Servant is on; it takes no tile there, but nobody else can enter in that round.
    .why = a neutral pixie does not go into the castle
PIX-806 = Without a reward phase no neutral pixie moves.
PIX-807 = Neutral pixies can be displaced like those of an opponent, and from level 1 they go to the neutral mine.
PIX-808 = A neutral pixie on a hand helps like any other, so that its space costs one disc.
PIX-809 = Neutral captives can be chained, and nobody can free them; with too many chains none of them can leave the mine.
    .why = no neutral captive is without chains
PIX-810 = With two players a furious Queen can punish only the one who is not the favourite.

## O. End

PIX-901 = The game ends with the seventh round.
PIX-902 = If the golden tiles, which are the first five of each of the three series, have all been taken, the round is played to its end, phase V included, and is the last. With one servant a round this takes five rounds at least.
PIX-903 = Stones are removed first, as far as bread or a skill allows; then a player’s score is their reward points, less their punishment points, less one for each stone left on their captives, less what their goods cost. Players in the dungeon score nothing but their punishment.
PIX-904 = For each of the five goods, whoever has the most of it, and at least one, loses three points; if several have the most, each of them does.
PIX-905 = The highest score wins. A tie goes to whoever has more faithful servants, then to whoever had the first one earlier, and is shared if there is none; players in the dungeon rank behind all others, the last to get there first.
PIX-906 = There is no limit to bonus points from the ends of tracks and from skills.
PIX-907 = The sixth and seventh tile of a series can be taken as long as the game goes on.

## Words: the game

game-title = Pixie Queen
game-tagline = Lead your band of pixies from the mine up to the castle, steal, dig and forge for a tyrannical queen, and be the one whom she dislikes least.
game-fidelity = Rules by the book; its pictures are lost, so the shape of the pyramid, its foods, the tracks, the mine symbols, the values of the reward tiles and the sides of the dice are our reconstruction, fitted to every count and example in the book.

## Words: options

option-wrong_food_offers = Wrong Food Offers
    .help = Off: only the food in demand, silver and gold can be offered. On: other food can be offered too; it comes back, and its owner gets 5 punishment points, as many as for offering nothing.
option-trade_per_player = Trade for Each Player
    .help = On: every player may trade tiles once a round. Off: only one player a round can, whoever comes first.
option-neutral_servant = Neutral Servant
    .help = With two players only. On: the favourite may move a neutral pixie into the castle, so that nobody else can enter in that round.
option-show_bag_contents = Open Bag
    .help = Shows to everybody what is in the mine bag. At a table one has to remember what was drawn.
option-open_stocks = Open Stocks
    .help = Shows everybody’s goods and reward points. At a table they are behind screens, and one has to remember them.
option-dungeon = Dungeon
    .help = On: whoever has 60 punishment points is out of the game. Off: punishment ends at 60, and everybody plays on.

## Words: the actions, each with what it does

action-steal_food = Steal Food
    .help = Take 2 apples, 2 honey pots or 2 loaves of bread from the stock.
action-steal_silver = Steal Silver
    .help = Take 2 silver bars from the stock.
action-promotion = Promotion
    .help = Move one of your pixies one level up to a free hand, or displace another for an apple; not into the castle.
action-exchange = Exchange
    .help = Give 1 to 7 goods of one kind for as many of another: apples, honey, bread or silver, but no gold.
action-convert = Silver into Gold
    .help = Turn silver into gold, as many bars as you like; your case of the silver track says what one costs.
action-food_tile = Food Tile
    .help = Take the top food tile; from the next round on it gives you 2, 3 or 4 foods of your choice in every steal phase.
action-double_offering = Double Offering
    .help = Take the tile that once lets you offer goods of one kind more.
action-look_in_bag = Look in the Bag
    .help = Take the tile that once lets you choose the first 2 cubes in the mine.
action-grace = Grace
    .help = Take the tile that once saves a pixie of yours from being sent to the mine.
action-punish = Punishment
    .help = Roll the punishment die and deal out its 1 to 4 points to your opponents.
action-tracks = Silver and Gold Tracks
    .help = Pay 1 silver bar to go up one case on the silver track, or 1 gold bar to go up one on the gold track.
action-casino = Casino
    .help = Roll the casino die: an apple, a honey pot and a loaf of bread, or 2 silver bars, or 1 gold bar.
action-forge_ring = Forge a Ring
    .help = Pay gold for a ring and take the next reward tile; your case of the gold track says how much.
action-rob_pixie = Rob a Pixie
    .help = Name a space with an opponent’s pixie: its owner gives you the foods shown there, as far as possible.
action-mine = The Mine
    .help = Draw as many cubes from the bag as you have captives, at least 1: keep silver and gold, and chain captives with stones.
action-trade_tiles = Trade Tiles
    .help = Swap a food tile, a one-use tile or your skill for another of that type, from the board or from an opponent.
action-pantry = Pantry
    .help = Take 1 apple, 1 honey pot or 1 loaf of bread, or throw away 3 of your goods.
action-copy = Copy an Action
    .help = Get 1 to 3 punishment points, then carry out the action of a double space that has been used in this round.
action-special_offering = Special Offering
    .help = Pay the goods that lie on the special area, add one more to them, and take the next reward tile.
action-turn_order = Turn Order
    .help = Pay honey: for each pot you come one place further forward in the next round.
action-priority = Priority
    .help = Put all your remaining discs here: at the end of the action phase you become the Queen’s favourite until the next round.

## Words: skills and tiles, each with what it does

skill-cheap_gold = Cheap Gold
    .help = Each gold bar costs you 1 silver bar less when you turn silver into gold, but never less than 1.
skill-servant_bonus = Servant Bonus
    .help = 2 reward points more whenever a pixie of yours becomes a faithful servant.
skill-ring_bonus = Ring Bonus
    .help = 2 reward points more whenever you forge a gold ring.
skill-silver_income = Silver Income
    .help = 1 silver bar from the stock in every steal phase.
skill-free_promotion = Free Promotion
    .help = One promotion for nothing after all others, in every round with rewards.
skill-free_demotion = Free Displacement
    .help = You displace other pixies without paying an apple.
skill-free_unchain = Chain Breaker
    .help = You remove stones from your captives without paying bread.
skill-extra_slot = Extra Place
    .help = Room for one more food tile or one-use tile, on top of this skill.
skill-copy_any = Free Copying
    .help = You may also copy actions that nobody has used in this round.
skill-light_captives = Mild Captivity
    .help = At most 1 punishment point for captives in each punishment phase.
tile-food = Food tile
    .help = Gives as many foods as it says in every steal phase; you choose which.
tile-double_tile = Double Offering
    .help = Announce it before the demand is known, and offer goods of one kind more; then the tile goes home.
tile-bag_tile = Look in the Bag
    .help = In the mine, choose the first 2 cubes yourself; then the tile goes home.
tile-grace_tile = Grace
    .help = When the Queen demotes a pixie of yours, give back this tile instead.

## Words: the phases, each with what happens

phase-setup = Choosing skills
    .help = Each player takes a permanent skill, the last in turn order first.
phase-steal = I. Steal
    .help = Active pixies, food tiles and a skill bring goods.
phase-actions = II. Actions
    .help = In turn, everybody carries out actions with four discs.
phase-offering = III. Offering
    .help = The Queen demands a food, and all decide in secret what they offer.
phase-rewards = IV. Rewards
    .help = Silver and gold move discs up their tracks, and the right food promotes pixies.
phase-punishments = V. Punishments
    .help = Captives and low places on the tracks bring punishment points.
phase-over = The game is over
    .help = Punishments, rewards, stones and goods are counted.

## Words: things

# Sentences choose by these words; `none` is never shown where a good is named.
name-good = { $id ->
    [none] none
   *[apple] apples
    [honey] honey
    [bread] bread
    [silver] silver
    [gold] gold
}
name-food = { name-good }
# One piece of a good, as sentences need it.
told-piece = { $good ->
    [apples] an apple
    [honey] a honey pot
    [bread] a loaf of bread
    [silver] a silver bar
   *[gold] a gold bar
}
# A good after a negation or an amount.
told-of = { $good }
# A good that is talked about.
told-about = { $good }
# What the Queen demands.
told-food = { $food }
name-lot = { $first ->
    [none] nothing
   *[apple] { $id ->
        [apple-1] 1 apple
       *[other] { $second } apples
    }
    [honey] { $id ->
        [honey-1] 1 honey pot
       *[other] { $second } honey pots
    }
    [bread] { $id ->
        [bread-1] 1 loaf of bread
       *[other] { $second } loaves of bread
    }
    [silver] { $id ->
        [silver-1] 1 silver bar
       *[other] { $second } silver bars
    }
    [gold] { $id ->
        [gold-1] 1 gold bar
       *[other] { $second } gold bars
    }
    [stone] { $id ->
        [stone-1] 1 stone
       *[other] { $second } stones
    }
}
name-new_lot = { name-lot }
name-space = { $id ->
    [castle] the castle
   *[steal_food] { action-steal_food }
    [steal_silver] { action-steal_silver }
    [promotion] { action-promotion }
    [exchange] { action-exchange }
    [convert] { action-convert }
    [food_tile] { action-food_tile }
    [double_offering] { action-double_offering }
    [look_in_bag] { action-look_in_bag }
    [grace] { action-grace }
    [punish] { action-punish }
    [tracks] { action-tracks }
    [casino] { action-casino }
    [forge_ring] { action-forge_ring }
    [rob_pixie] { action-rob_pixie }
    [mine] { action-mine }
    [trade_tiles] { action-trade_tiles }
    [pantry] { action-pantry }
    [copy] { action-copy }
    [special_offering] { action-special_offering }
    [turn_order] { action-turn_order }
    [priority] { action-priority }
}
# Where a pixie can be: here `mine` is not the action but the place.
name-place = { $id ->
    [mine] the mine
   *[other] { name-space }
}
name-colour = { $id ->
   *[blue] blue
    [red] red
    [yellow] yellow
    [green] green
    [grey] grey
}
# A whole band by its colour.
told-band = { $colour } pixies
name-skill = { $id ->
   *[cheap_gold] { skill-cheap_gold }
    [servant_bonus] { skill-servant_bonus }
    [ring_bonus] { skill-ring_bonus }
    [silver_income] { skill-silver_income }
    [free_promotion] { skill-free_promotion }
    [free_demotion] { skill-free_demotion }
    [free_unchain] { skill-free_unchain }
    [extra_slot] { skill-extra_slot }
    [copy_any] { skill-copy_any }
    [light_captives] { skill-light_captives }
}
# Any tile that can be taken or traded, skills too.
name-tile = { $id ->
    [food-2] 2-food tile
    [food-3] 3-food tile
    [food-4] 4-food tile
    [double_tile] { tile-double_tile } tile
    [bag_tile] { tile-bag_tile } tile
    [grace_tile] { tile-grace_tile } tile
   *[other] { name-skill } skill
}
name-new_tile = { name-tile }
name-track = { $id ->
   *[silver] silver track
    [gold] gold track
}
name-cube = { $id ->
   *[silver] a silver bar
    [gold] a gold bar
    [stone] a stone
}
name-face = { $id ->
   *[food] one food of each kind
    [silver] silver
    [gold] gold
}
name-series = { $id ->
   *[servant] a faithful servant
    [ring] a gold ring
    [special] a special offering
}
name-cause = { $id ->
   *[pass] for passing
    [copy] for copying
    [refusal] for offering nothing
    [wrong-food] for offering the wrong food
    [die] by the punishment die
    [captives] for captives
    [silver] for the silver track
    [gold] for the gold track
}
name-phase = { $id ->
   *[setup] { phase-setup }
    [steal] { phase-steal }
    [actions] { phase-actions }
    [offering] { phase-offering }
    [rewards] { phase-rewards }
    [punishments] { phase-punishments }
    [over] { phase-over }
}
# What an action, a skill, a tile, a track or the castle is for, in one sentence.
name-tells = { $id ->
    [steal_food] { action-steal_food.help }
    [steal_silver] { action-steal_silver.help }
    [promotion] { action-promotion.help }
    [exchange] { action-exchange.help }
    [convert] { action-convert.help }
    [food_tile] { action-food_tile.help }
    [double_offering] { action-double_offering.help }
    [look_in_bag] { action-look_in_bag.help }
    [grace] { action-grace.help }
    [punish] { action-punish.help }
    [tracks] { action-tracks.help }
    [casino] { action-casino.help }
    [forge_ring] { action-forge_ring.help }
    [rob_pixie] { action-rob_pixie.help }
    [mine] { action-mine.help }
    [trade_tiles] { action-trade_tiles.help }
    [pantry] { action-pantry.help }
    [copy] { action-copy.help }
    [special_offering] { action-special_offering.help }
    [turn_order] { action-turn_order.help }
    [priority] { action-priority.help }
    [cheap_gold] { skill-cheap_gold.help }
    [servant_bonus] { skill-servant_bonus.help }
    [ring_bonus] { skill-ring_bonus.help }
    [silver_income] { skill-silver_income.help }
    [free_promotion] { skill-free_promotion.help }
    [free_demotion] { skill-free_demotion.help }
    [free_unchain] { skill-free_unchain.help }
    [extra_slot] { skill-extra_slot.help }
    [copy_any] { skill-copy_any.help }
    [light_captives] { skill-light_captives.help }
    [double_tile] { tile-double_tile.help }
    [bag_tile] { tile-bag_tile.help }
    [grace_tile] { tile-grace_tile.help }
    [food_2] { tile-food.help }
    [food_3] { tile-food.help }
    [food_4] { tile-food.help }
    [track_silver] The further up, the cheaper gold bars get and the milder the Queen’s punishment in every round.
    [track_gold] The further up, the cheaper rings get and the milder the Queen’s punishment in every round.
    [castle] One pixie a round may enter: it becomes a faithful servant and brings the next reward tile for servants.
   *[other] { $id }
}
name-pane = { $id ->
    [question] Question
    [hill] Hill
    [mines] Mines
    [tracks] Tracks
   *[players] Screens
}

## Words: questions

ask-skill = Which skill do you choose?
ask-tile-food = Your food tile gives you { $number ->
    [one] 1 food
   *[other] { $number } foods
}: { $good ->
    [apples] how many apples
    [honey] how many honey pots
   *[bread] how many loaves of bread
} do you take?
ask-main = You have { $number ->
    [one] 1 disc
   *[other] { $number } discs
} left: what do you do?
ask-after = Do you remove a stone before your turn ends?
ask-give = { $number ->
    [one] You have 1 point to deal out: 1 or 0 for { $other }?
   *[other] You have { $number } points to deal out: how many does { $other } get?
}
ask-bag = Do you use your Look in the Bag tile?
ask-pick = Which cube do you take from the bag? You may choose { $number ->
    [one] 1 more
   *[other] { $number }
}.
ask-place = { $number ->
    [one] You have 1 stone to place: on whose captive does it go?
   *[other] You have { $number } stones to place: on whose captive does the next one go?
}
ask-discard = You have { $number ->
    [one] 1 good
   *[other] { $number } goods
} to throw away: how many { $good ->
    [apples] apples
    [honey] honey pots
    [bread] loaves of bread
    [silver] silver bars
   *[gold] gold bars
}?
ask-copy = Which action do you copy?
ask-demotion = Your score disc has come to a mine symbol: which pixie goes to the mine?
ask-demotion-anger = The Queen is furious: which of your pixies goes to the mine?
ask-double = Do you announce your Double Offering, before the Queen tells what she demands?
ask-offer-apple = { $food ->
    [apples] The Queen demands apples: how many do you offer?
   *[other] The Queen demands { told-food } and no apples: how many apples do you offer nevertheless?
}
ask-offer-honey = { $food ->
    [honey] The Queen demands honey: how many pots do you offer?
   *[other] The Queen demands { told-food } and no honey: how many honey pots do you offer nevertheless?
}
ask-offer-bread = { $food ->
    [bread] The Queen demands bread: how many loaves do you offer?
   *[other] The Queen demands { told-food } and no bread: how many loaves do you offer nevertheless?
}
ask-offer-silver = The Queen demands { told-food } and always likes silver: how many silver bars do you offer?
ask-offer-gold = The Queen demands { told-food } and always likes gold: how many gold bars do you offer?
ask-offer-commit = The Queen demands { told-food }: do you hand over what you have chosen?
ask-promote = You have { $number ->
    [one] 1 promotion
   *[other] { $number } promotions
}: which pixie goes up, and where?
ask-promote-free = Your skill gives you { $number ->
    [one] 1 free promotion
   *[other] { $number } free promotions
}: which pixie goes up, and where?
ask-neutral = As the favourite you move a neutral pixie: which one, and where?
note-displaces = { $discs ->
    [0] {""}
    [one] 1 disc,{" "}
   *[other] { $discs } discs,{" "}
}{ $number ->
    [0] displaces the { $colour } pixie for nothing
   *[other] displaces the { $colour } pixie for an apple
}
note-copy = { $discs ->
    [one] 1 disc
   *[other] { $discs } discs
}, { $number ->
    [one] 1 punishment point at once
   *[other] { $number } punishment points at once
}
note-unchain = { $number ->
    [0] for nothing
   *[other] for a loaf of bread
}
note-pass = { $number ->
    [one] 1 punishment point, and your discs of this round are lost
   *[other] { $number } punishment points, and your discs of this round are lost
}
note-discs = { $number ->
    [one] 1 disc
   *[other] { $number } discs
}
note-all-discs = all your remaining discs
note-wasted = If nobody brings the food that she demands, all gifts are wasted and there are no rewards.
note-refusal = Whoever offers nothing gets 5 punishment points.
warn-stop = { $number ->
    [one] One promotion that you may still make is lost
   *[other] { $number } promotions that you may still make are lost
}
use-steal_food = { action-steal_food }
use-steal_silver = { action-steal_silver }
use-promotion = { action-promotion }
use-exchange = { action-exchange }
use-convert = { action-convert }
use-food_tile = { action-food_tile }
use-double_offering = { action-double_offering }
use-look_in_bag = { action-look_in_bag }
use-grace = { action-grace }
use-punish = { action-punish }
use-tracks = { action-tracks }
use-casino = { action-casino }
use-forge_ring = { action-forge_ring }
use-rob_pixie = { action-rob_pixie }
use-mine = { action-mine }
use-trade_tiles = { action-trade_tiles }
use-pantry = { action-pantry }
use-copy = { action-copy }
use-special_offering = { action-special_offering }
use-turn_order = { action-turn_order }
use-priority = { action-priority }
use-skill = Choose a skill
use-take = Take
use-pass = Pass
use-remove_stone = Remove a stone
use-done = End the turn
use-give = Give points
use-use_bag = Use the tile
use-pick = Take a cube
use-place = Place a stone
use-discard = Throw away
use-demote = Send to the mine
use-use_grace = Ask for grace
use-use_double = Announce it
use-offer = Offer
use-commit = Hand over the offer
use-promote = Promote
use-stop = Stop promoting
use-neutral = Move a neutral pixie
label-good = { $good }
label-counted = { $good }:
label-piece = { told-piece }
label-add = add { told-piece }
label-give = give { $good }
label-get = for { $good }
label-amount = { $number }
label-from = from { $place }
label-to = to { $place }
label-space = the pixie on { $place }
label-colour = the { told-band }
label-captive = captive { $number }
label-track = { $track }
label-skill = { $skill }
label-cube = { $cube }
label-yes = yes
label-no = no
label-discard = throw away three goods
label-own-skill = your { $skill } skill
label-own-tile = your { $tile }
label-skill-of = { $other }’s { $skill } skill
label-tile-of = { $other }’s { $tile }
label-tile = the { $tile }

## Words: events

event-begins = The turn order is { $seats }; the first of them is the Queen’s favourite, and the last chooses a skill first.
event-chose-skill = { $seat } { $self ->
    [yes] choose
   *[no] chooses
} the skill { $skill }.
event-round = Round { $number } begins, in the order { $seats }.
event-stole = { $self ->
    [yes] Your
   *[no] { $seat }’s
} pixies steal { $lots }.
event-skill-silver = { $self ->
    [yes] Your
   *[no] { $seat }’s
} skill brings { $lots }.
event-tile-food = { $self ->
    [yes] Your
   *[no] { $seat }’s
} food tile brings { $lots }.
event-steals = { $seat } { $self ->
    [yes] take
   *[no] takes
} { $lots } from the stock.
event-promoted = { $seat } { $self ->
    [yes] promote
   *[no] promotes
} a pixie from { $place } to { $space }.
event-displaced = { $seat } { $self ->
    [yes] displace
   *[no] displaces
} the { $colour } pixie on { $space }, which goes to { $place }.
event-neutral-moved = { $seat } { $self ->
    [yes] move
   *[no] moves
} a neutral pixie from { $place } to { $space }.
event-demoted = { $self ->
    [yes] Your
   *[no] { $seat }’s
} pixie on { $space } is sent to the mine.
event-grace = { $seat } { $self ->
    [yes] ask for grace and give
   *[no] asks for grace and gives
} back the { $tile }: no pixie is sent to the mine.
event-spared = { $self ->
    [yes] You come to the mine symbol at −{ $number }, but the Queen spares you, her favourite.
   *[no] { $seat } comes to the mine symbol at −{ $number }, but the Queen spares her favourite.
}
event-suffered = { $seat } { $self ->
    [yes] get
   *[no] gets
} { $number ->
    [one] 1 punishment point
   *[other] { $number } punishment points
} { $cause }: now { $total }.
event-dungeon = { $self ->
    [yes] You are thrown into the dungeon: the game is over for you.
   *[no] { $seat } is thrown into the dungeon and is out of the game.
}
event-exchanged = { $seat } { $self ->
    [yes] give
   *[no] gives
} { $lot } for { $new_lot }.
event-took-tile = { $seat } { $self ->
    [yes] take
   *[no] takes
} the { $tile }.
event-traded = { $seat } { $self ->
    [yes] swap
   *[no] swaps
} the { $tile } for the { $new_tile } from the board.
event-traded-with = { $seat } { $self ->
    [yes] swap
   *[no] swaps
} the { $tile } for { $other_self ->
    [yes] your
   *[no] { $other }’s
} { $new_tile }.
event-rolled = { $seat } { $self ->
    [yes] roll
   *[no] rolls
} the punishment die: { $number ->
    [one] 1 point
   *[other] { $number } points
} to deal out.
event-casino = { $seat } { $self ->
    [yes] roll
   *[no] rolls
} the casino die: { $face }.
event-won = { $seat } { $self ->
    [yes] win
   *[no] wins
} { $lots }.
event-advanced = { $seat } { $self ->
    [yes] go
   *[no] goes
} up { $number ->
    [one] 1 case
   *[other] { $number } cases
} on the { $track }.
event-forged = { $seat } { $self ->
    [yes] forge
   *[no] forges
} a ring from { $lot } for the Queen.
event-reward = { $seat } { $self ->
    [yes] take
   *[no] takes
} the reward tile of { $number } points for { $series }.
event-robbed = { $seat } { $self ->
    [yes] rob
   *[no] robs
} { $other_self ->
    [yes] your
   *[no] { $other }’s
} pixie on { $space } and { $self ->
    [yes] get
   *[no] gets
} { $lots }.
event-mines = { $seat } { $self ->
    [yes] go
   *[no] goes
} to the mine for { $number ->
    [one] 1 cube
   *[other] { $number } cubes
}.
event-looks = { $seat } { $self ->
    [yes] look
   *[no] looks
} into the bag; the { $tile } goes home.
event-picked = { $seat } { $self ->
    [yes] choose
   *[no] chooses
} { $cube } from the bag.
event-drew = { $seat } { $self ->
    [yes] draw
   *[no] draws
} { $lots } from the bag.
event-stone-placed = { $seat } { $self ->
    [yes] put
   *[no] puts
} a stone on a { $colour } captive.
event-stone-removed = { $seat } { $self ->
    [yes] remove
   *[no] removes
} a stone from a captive.
event-stones-lost = { $number ->
    [one] There is no room on any captive for 1 stone: it leaves the game.
   *[other] There is no room on any captive for { $number } stones: they leave the game.
}
event-copies = { $seat } { $self ->
    [yes] copy
   *[no] copies
} an action.
event-copies-nothing = After that there is nothing left that { $self ->
    [yes] you could copy
   *[no] { $seat } could copy
}.
event-passed = { $seat } { $self ->
    [yes] pass and lose your
   *[no] passes and loses their
} remaining discs.
event-threw-away = { $seat } { $self ->
    [yes] throw
   *[no] throws
} away { $lot }.
event-special = { $seat } { $self ->
    [yes] make
   *[no] makes
} a special offering of { $lots } and { $self ->
    [yes] add
   *[no] adds
} { told-piece } to the special area.
event-moved-up = { $seat } { $self ->
    [yes] pay honey, and your
   *[no] pays honey, and their
} small cube goes forward { $number ->
    [one] 1 place
   *[other] { $number } places
}.
event-priority = { $seat } { $self ->
    [yes] take priority with all your
   *[no] takes priority with all their
} remaining discs.
event-priority-works = { $self ->
    [yes] Your big cube goes to the front: you are the Queen’s favourite until the next round.
   *[no] { $seat }’s big cube goes to the front: { $seat } is the Queen’s favourite until the next round.
}
event-announces = { $seat } { $self ->
    [yes] announce
   *[no] announces
} a double offering; the { $tile } goes home.
event-demand = The Queen demands { told-food }!
event-committed = { $seat } { $self ->
    [yes] have
   *[no] has
} decided.
event-offered = { $seat } { $self ->
    [yes] offer
   *[no] offers
} { $lots }.
event-refused = { $seat } { $self ->
    [yes] offer
   *[no] offers
} nothing.
event-anger = Nobody has brought what the Queen demanded: she is furious, and there are no rewards.
event-anger-ends = The Queen finds nobody whose pixie she could send to the mine.
event-stopped = { $seat } { $self ->
    [yes] stop
   *[no] stops
} promoting.
event-bonus = { $seat } { $self ->
    [yes] get
   *[no] gets
} { $number ->
    [one] 1 bonus point at the end of a track
   *[other] { $number } bonus points at the ends of both tracks
}.
event-skill-bonus = { $self ->
    [yes] Your
   *[no] { $seat }’s
} skill brings { $number ->
    [one] 1 bonus point
   *[other] { $number } bonus points
}.
event-scored = { $seat }: punishment { $suffered ->
    [0] 0
   *[other] −{ $suffered }
}, rewards { $rewards ->
    [0] 0
   *[other] +{ $rewards }
}{ $stones ->
    [0] {""}
   *[other] , stones −{ $stones }
}{ $goods ->
    [none] {""}
   *[other] , 3 less for each of the largest stocks: { $goods }
}; { $total ->
    [one] { $total } point
   *[other] { $total } points
} in all.
event-game-over = { $count ->
    [one] { $self ->
        [yes] You win: the Queen dislikes you least.
       *[no] { $seats } wins: the Queen dislikes nobody less.
    }
   *[other] { $seats } share the victory.
}
end-alone = { $self ->
    [yes] all others are in the dungeon, and only you are left
   *[no] all others are in the dungeon, and only { $seat } is left
}
end-rounds = { $number } rounds have been played
end-golden = all golden reward tiles have been taken

## Words: the screen

screen-round = Round { $number } of { $most }
screen-setup = Choosing skills
screen-over = The game is over
screen-hill = The Queen’s hill
screen-panes = Parts of the board
screen-now = Now

## Screen, the pyramid and the castle

screen-price = { $number ->
    [one] 1 disc
   *[other] { $number } discs
}
screen-pixie-of = a { $colour } pixie helps
screen-taken-by = { $self ->
    [yes] you took it
   *[no] taken by { $seat }
}
screen-uses-left = { $number ->
    [0] used up in this round
    [one] once more in this round
   *[other] { $number } times more in this round
}
screen-copy-price = { $number ->
    [one] the next copy costs 1 punishment point
   *[other] the next copy costs { $number } punishment points
}
screen-draws = { $number ->
    [one] the player whose turn it is would draw 1 cube
   *[other] the player whose turn it is would draw { $number } cubes
}
screen-area = The special area: { $number ->
    [one] 1 good
   *[other] { $number } goods
}
screen-area-price = Costs { $lots } and one more good
screen-castle = The castle
screen-castle-taken = The castle, already entered in this round
screen-queen-waits = The Queen watches how you work.
screen-queen-demands = { $food ->
    [apples] Apples! Bring me apples!
    [honey] Honey! Bring me honey!
   *[bread] Bread! Bring me bread!
}
screen-queen-content = The Queen has what she wanted.
screen-queen-furious = The Queen is furious!

## Screen, order and demand

screen-order = Turn order: { $seats }
screen-next-round = next
screen-this-round = now
screen-favourite = The Queen’s favourite
screen-demands = The Queen has demanded: { $foods }
screen-may-come = may still come
screen-unused-demand = Demanded in no round (two tokens had stayed hidden)

## Screen, mines and bag

screen-mine = The { $colour } mine, captives: { $captives }, stones: { $stones }
screen-captive = Captive { $number }
screen-stones-help = A chained captive cannot leave the mine; each stone costs 1 bread to remove, or 1 point at the end.
screen-bag = { $number ->
    [0] The bag is empty
    [one] 1 cube in the bag
   *[other] { $number } cubes in the bag
}
screen-servants = { $number ->
    [0] no servant
    [one] 1 servant
   *[other] { $number } servants
}

## Screen, tracks, punishment and rewards

screen-track = The { $track }
screen-silver-ladder = Silver track
screen-gold-ladder = Gold track
screen-price-gold = { $number } silver for a gold bar
screen-price-ring = { $number } gold for a ring
screen-score-track = Punishment points
screen-suffered = { $number ->
    [one] 1 punishment point
   *[other] { $number } punishment points
}
screen-to-symbol = { $number } to the next mine symbol
screen-no-symbol = no mine symbol left
screen-next-short = next −{ $number }
screen-next-punishment = next punishment −{ $number }
screen-next-help = The next punishment as things stand: captives, silver track, gold track
screen-punishment = The Queen’s punishment
screen-captives = Captives
screen-row = Tiles for { $series }: { $number } left, the next worth { $points }
screen-stock = Stock

## Screen, a player’s things

screen-goods = { $self ->
    [yes] Your goods
   *[no] { $seat }’s goods
}
screen-goods-hidden = behind the screen
screen-board-tiles = On the board
screen-discs = { $number ->
    [0] no disc left
    [one] 1 disc left
   *[other] { $number } discs left
}
screen-out = in the dungeon
screen-committed = has decided
screen-thinks = is thinking
screen-doubled = may offer one kind more
screen-own-tile = Your { $tile }
screen-own-skill = Your skill: { $skill }
screen-tile-of = { $self ->
    [yes] your { $tile }
   *[no] { $seat }’s { $tile }
}
screen-skill-of = { $self ->
    [yes] your skill { $skill }
   *[no] { $seat }’s skill { $skill }
}
screen-reward-tiles = Reward tiles
screen-no-rewards = No reward tile yet.
screen-so-far = So far
screen-so-far-help = Rewards less punishments; stones and goods are counted at the end.

## Screen, questions

screen-skills = A skill for the whole game
screen-offer = Your offering
screen-offer-demand = The Queen demands { told-food }
screen-offer-always = Silver and gold are always welcome: you go up that track, two cases if you alone give most.
screen-offer-food = { $good ->
    [apples] Each apple
    [honey] Each honey pot
   *[bread] Each loaf of bread
} that you offer is a promotion.
screen-offer-kinds = { $number ->
    [one] You may offer one kind.
   *[other] You may offer { $number } kinds.
}
screen-offer-give = Offer { $lots }
screen-offer-refuse = Offer nothing (−{ $number })
screen-offer-opens = All offers are opened then: it cannot be taken back
screen-offer-of = of { $number }
screen-more = Add { told-piece }
screen-less = Take back { told-piece }
screen-offer-sent = Your offering lies behind your hand. The others are still thinking.
screen-offered = { $self ->
    [yes] You: { $lots }
   *[no] { $seat }: { $lots }
}

## Screen, the final scoring

screen-scoring = How the points came about
screen-punishments = Punishments
screen-rewards = Rewards
screen-bonus = Bonus points
screen-stones-left = Stones
screen-most = Most of a good
screen-total = Total
screen-rank = Rank
screen-dungeon = in the dungeon
screen-tie-servants = Equal totals: whoever has more servants wins, then whoever had the first one earlier.

## Words: the terminal

screen-short-demand = Demand
screen-short-order = Order
screen-short-next = Next
screen-short-favourite = Favourite
screen-short-castle = Castle
screen-short-stock = Stock
screen-short-bag = Bag
screen-short-area = Special area
screen-short-servants = Servants
screen-short-rings = Rings
screen-short-specials = Specials
screen-short-skills = Skills
screen-short-pile = Food tiles
screen-short-discs = Discs
screen-short-punishment = Punishment
screen-short-silver = Silver
screen-short-gold = Gold
screen-short-captives = Captives
screen-short-rewards = Rewards
screen-short-offer = Offer
screen-short-neutral = Neutral
screen-short-points = Points
screen-short-symbol = To mine
screen-short-left = left
screen-short-open = open
screen-short-closed = closed
screen-short-apple = Ap
screen-short-honey = Ho
screen-short-bread = Br
screen-short-silver-bar = Si
screen-short-gold-bar = Go
screen-short-legend = Ap apple  Ho honey  Br bread  Si silver  Go gold  ● disc  ○ price
screen-demotion = One of your pixies goes to the mine
screen-demotion-anger = Nobody brought what the Queen demanded, and you are the last who has a pixie at work.
screen-demotion-symbol = At { $number } points your disc has come to a mine symbol.
screen-next-sum = next: { $sum }

## Words: what a hint names

term-rewards = reward points
term-punishment = punishment points
term-spared = less danger of the mine
term-tracks = silver or gold track
term-captives = captives
term-freed = fewer captives to answer for
term-goods = goods
term-majority = risk of a majority
term-fewer = less risk of a majority
term-pixies = places in the pyramid
term-demotion = risk of a demotion
term-tiles = tiles
term-stones = stones on your captives
term-unchained = fewer stones
term-order = place in the turn order
term-dungeon = the dungeon
term-discs = action discs
term-harm = harm to an opponent
term-skill = a strong skill
