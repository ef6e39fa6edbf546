### Words that all games share.

and = and
yes = yes
no = no
because = { $rule }: { $clause }
you = you
unofficial = This is an unofficial fan edition, not connected with the designers or publishers.
decisions = Decisions and reconstructed data

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

## The catalogue

heading-game = game
heading-title = title
heading-players = players
heading-maturity = maturity
heading-by = by
maturity-draft = draft
maturity-playable = playable
maturity-complete = complete
default = default: { $value }
more-on-games = One game with its options: folkmoot games GAME

## The terminal

player = Player { $number }
score = Score
promise = The dice are sealed: { $promise }
command-line = A line’s number, a move such as those on the right, or: help, why MOVE, hint, undo, rules, log, save, quit
command-help = help
command-why = why
command-hint = hint
command-undo = undo
command-rules = rules
command-log = log
command-save = save
command-quit = quit
help-move = Type the number of a line (and the last word where there are several: 2 R3), or the whole move.
help-help = this list (also ?)
help-why = why MOVE: whether a move is legal, and the rule if not
help-hint = what the heuristic bot would play
help-undo = take back your last move, as far as nothing new has been revealed
help-rules = all rules, or one: rules NUMBER
help-log = everything that has happened
help-save = save, or save FILE; the game is also kept after every move
help-quit = leave; the game is kept
hint = A bot would play: { $move }
legal = legal: { $move }
illegal = illegal move: { $move } ({ $why })
not-understood = Not understood: { $text }. Type a line’s number or a move like: { $move }
which = Which one? { $ends }
no-way-back = This move may turn up something new; then it cannot be taken back.
unknown-rule = There is no rule { $number }; a number looks like { $example }.
file-taken = { $file } exists already; choose a new name.
cannot-save = Cannot save to { $file }: { $why }
cannot-undo = Nothing can be taken back: something new has been revealed since, or another person has moved.
undone = { $count ->
    [one] One move taken back.
   *[other] { $count } moves taken back.
}
saved = Saved in { $file }
left = the game is kept: { $command } play { $game } --resume { $file }
kept-record = The record is kept. Check it with: { $command } verify { $file }
verified = Verified: { $game }, { $count ->
    [one] 1 act
   *[other] { $count } acts
}; the deal is the promised one, every move is legal. Won by { $winners }.
verified-unfinished = the record verifies so far ({ $count ->
    [one] 1 act
   *[other] { $count } acts
}), but the game is not finished
