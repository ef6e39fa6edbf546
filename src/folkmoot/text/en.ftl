### Words that all games share.

and = and
yes = yes
no = no
you = you
spectator = spectator

## Why a move is refused, whatever the game

not-your-turn =
    .why = it is not your turn
not-this-question =
    .why = that is not what is being asked now
game-over =
    .why = the game is over

## How a game may end outside its rules

end-resigned = { $seat } resigned
end-timed-out = the clock of { $seat } ran out
