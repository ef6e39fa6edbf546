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

end-resigned = { $self ->
    [yes] you resigned
   *[no] { $seat } resigned
}
end-timed-out = { $self ->
    [yes] your time ran out
   *[no] the clock of { $seat } ran out
}

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
from-situation = This game began from a situation, not with the ordinary deal.
command-line = A line’s number, a move such as those on the right, or: help, why MOVE, hint, undo, rules, log, report, save, quit
command-help = help
command-why = why
command-hint = hint
command-undo = undo
command-rules = rules
command-log = log
command-report = report
command-save = save
command-quit = quit
help-move = Type the number of a line (with the last word, or a piece of it, where a line ends in several ways: 2 R3), or the whole move.
help-help = this list (also ?)
help-why = why MOVE: whether a move is legal, and the rule if not
help-hint = the best moves as a Sylph sees them, who looks ahead and knows what you know, and why
help-undo = take back your last move, as far as nothing new has been revealed
help-rules = all rules, or one: rules NUMBER
help-log = everything that has happened
help-report = the position as data, without what you may not know: for puzzles and bug reports
help-save = save, or save FILE; the game is also kept after every move
help-quit = leave; the game is kept
bots = Bots: { $bots } ({ $level }). { $line }
legal = legal: { $move }
illegal = illegal move: { $move } ({ $why })
not-understood = Not understood: { $text }. Type a line’s number or a move like: { $move }
go-back = Press Enter to choose something else.
which = Which one? { $ends }
no-way-back = This move may turn up something new; then it cannot be taken back.
unknown-rule = There is no rule { $number }; a number looks like { $example }.
file-taken = { $file } exists already; choose a new name.
cannot-save = Cannot save to { $file }: { $why }
cannot-undo = Nothing can be taken back: something new has been revealed since, or somebody else has moved.
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
verified-same-story = It was played under version { $version } of the rules; today’s version { $here } tells the same story.
verified-same-result = It was played under version { $version } of the rules; under today’s version { $here } every move is legal and the result is the same.
labelled = { $what }: { $which }
curtain-close = { $seat }, press Enter when you have seen enough: the screen is then cleared for { $other }.
curtain-open = { $seat }, press Enter when only you look.
curtain-since = Since you last looked:
curtain-over = { $seat }, press Enter when you have seen enough: everybody may look then.

## The strengths of bots

name-level = { $id ->
    [wisp] Wisp
    [imp] Imp
    [gnome] Gnome
    [heuristic] Gnome
    [sylph] Sylph
    [elder] Elder
    [random] Random
   *[other] { $id }
}
level-wisp = Often errs: for a first game.
level-imp = Errs now and then, never badly.
level-gnome = Knows what is good, but does not look ahead.
level-sylph = Looks a little ahead.
level-elder = The strongest: thinks every move through.
thinks = { $seat } ({ $level }) is thinking…

## Hints

hint-title = Advice at the level of { $level }
hint-thinks = Looking for good moves…
hint-count = { $count ->
    [one] There is one move.
   *[other] { $count } moves, the best first.
}
hint-share = { $percent ->
    [0] hardly any chance of winning
    [100] almost sure to win
   *[other] about { $percent }% chance of winning
}
hint-brings = Brings: { $terms }
hint-costs = Costs: { $terms }
hint-avoids = Others cost: { $terms }
hint-estimate = Estimates: small differences may be chance.

## Why a game cannot go on under the rules of the server

frozen-move = The rules of { $title } were corrected after this game began, and under the corrected rules move { $move } would have gone differently. It stays as it was: it can be read, but not played on.
frozen-deal = The rules of { $title } were corrected after this game began, and under the corrected rules it would have been dealt differently. It stays as it was, but cannot be shown or played on here.
frozen-setup = The rules of { $title } were corrected, and this table cannot be played so any more: its number of players or its options are no longer possible.
frozen-newer = This game follows newer rules of { $title } (version { $follows }) than this server has (version { $here }). It can go on once Folkmoot is updated here again.
frozen-unknown = The rules of { $title } were corrected after this game began, before Folkmoot kept what is needed to compare them. It stays as it was, but cannot be shown or played on here.
frozen-finished = The rules of { $title } were corrected after this game was over, and it would have gone differently under them. Its result and its moves are in its record.

## What happens at a table, around the game

event-bot-sits = { $self ->
    [yes] A bot plays for you.
   *[no] A bot plays for { $seat }.
}
event-bot-replaced = The bot in the place of { $seat } cannot go on; a Gnome plays there from now on.
event-returns = { $self ->
    [yes] You are back.
   *[no] { $seat } is back.
}
event-resigns = { $self ->
    [yes] You resign.
   *[no] { $seat } resigns.
}
event-times-out = { $self ->
    [yes] Your time has run out.
   *[no] The time of { $seat } has run out.
}
event-pauses = The game pauses.
event-resumes = { $self ->
    [yes] You go on with the game.
   *[no] { $seat } goes on with the game.
}
event-rules-corrected = The rules were corrected; nothing in this game changes so far.
event-goes-on = The game goes on as it was.
event-undone = { $count ->
    [one] { $self ->
        [yes] You take a move back.
       *[no] { $seat } takes a move back.
    }
   *[other] { $self ->
        [yes] You take { $count } moves back.
       *[no] { $seat } takes { $count } moves back.
    }
}

## Why a table refuses something

refused-illegal = That is against the rules.
refused-bad-notation = That is not a move: { $move }
refused-stale = Somebody was faster: look again, then decide.
refused-future = Your page was ahead of the table; it has been brought up to date.
refused-cannot-undo = Nothing can be taken back: something new has been revealed since, or somebody else has moved.
refused-not-your-turn = It is not your turn.
refused-not-your-seat = That seat is not yours.
refused-left = You have left this game; a bot plays on in your seat.
refused-chair-taken = Somebody sits there already.
refused-chair-open = Nobody sits there.
refused-no-chair = There is no such chair.
refused-not-host = Only whoever opened the table can do that.
refused-not-player = Only those who played can do that.
refused-already-begun = The game has begun already.
refused-already-moved-on = The group has gone on to the next table already.
refused-too-many-mutes = You cannot mute more people at this table.
refused-too-many-restrictions = You cannot silence or remove more people at this table.
refused-no-change = That is so already.
refused-not-begun = The game has not begun yet.
refused-paused = The game is paused.
refused-not-paused = The game is not paused.
refused-over = The game is over.
refused-not-over = The game is not over yet.
refused-closed = This table was closed.
refused-not-away = That player is here, or has left only a moment ago.
refused-not-alone = Only whoever plays alone against bots can hurry them.
refused-no-bot = There is no such bot.
refused-no-hint = No hint can be given now.
refused-no-game = There is no such game.
refused-no-name = Tell your name first.
refused-bad-link = This personal link does not work: it is too old or not whole, or all devices were signed out since it was made. Make a new one on a device where you still have your name.
refused-device-ended = This device was signed out, from another one or by whoever hosts this server.
refused-bad-setup = The table cannot be opened like this: { $detail }
refused-bad-situation = The situation cannot be played: { $detail }
refused-too-many = There is room for { $count ->
    [one] one person
   *[other] { $count } people
} only.
refused-unknown-table = There is no such table.
refused-no-record = There is no such game, or it is not finished.
refused-no-moment = The game has no such moment.
refused-no-spectators = Nobody may watch this table.
refused-full = Too many people are looking at this table.
refused-muted-chat = Only the players may talk at this table.
refused-silenced = You may not talk at this table any more.
refused-removed = You may not watch this table any more.
refused-not-spectator = They play at this table: only spectators can be silenced or removed.
refused-too-fast = That was too much at once. Wait a moment.
refused-bad-method = This address does not accept that kind of request.
refused-too-big = That message is too big.
refused-malformed = The server did not understand that.
refused-forbidden = The server does not allow that. Load the page anew.
refused-not-found = There is nothing here.
refused-failed = Something went wrong here, and has been noted. Try again in a moment.
refused-damaged = The server’s database is damaged. Tell whoever hosts it.
refused-cannot-store = The server cannot store anything now: your move was not made. Try again in a moment.
refused-shutdown = The server restarts. Your game is kept; you will be back in a moment.
refused-frozen = The rules of this game were corrected: it can be read here, but not played on.
refused-old-rules = The rules of this game were corrected later: only a Folkmoot with version { $version } of them can replay it.
refused-bad-record = This game cannot be replayed here: { $detail }
refused-no-people = At least one person must sit at the table.
refused-too-many-tables = You hold { $count } tables open already; finish or close one first.
