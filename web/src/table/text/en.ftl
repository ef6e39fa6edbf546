### The table: what is said there whatever the game.

## Opening the table

table-at = At the table
table-loading = Finding the table…
table-unknown = There is no such table
    .help = The link may be incomplete, or the table was given up and cleared away.
table-no-spectators = This table wants no spectators
    .help = Only those who hold a seat may look on. Ask the host for the next game.
table-removed = You may not watch this table any more
    .help = The host has decided so. Other tables are open to you. When you may watch again, the page notices by itself.
table-gone = The server cannot be reached
    .help = Nothing is lost: every move that was confirmed is kept. The page tries again by itself.
table-frozen = This game is frozen
table-frozen-again = A new table for us
table-frozen-new = Open a new table
table-frozen-record = To the record
table-closed = The host has given up this table
    .help = The game never began, so nothing was lost.
table-no-board = This game cannot be shown here yet
    .help = The page knows no board for it.
table-outdated = Folkmoot has been renewed; please load this page again.
table-reload = Load again
table-to-lobby = To the open tables

## Connection

table-reconnecting = The connection is lost; trying again…
table-connecting = Connecting…

## The question

table-prompt = What is asked
table-you-choose = So far: { $parts }
table-confirm = Confirm
table-back = Back
table-no-more = Nothing more
table-why = why?
table-all-choices = Show all { $number } choices
table-more-below = { $count } choices, more below
table-more-above = { $count } choices, more above
table-notes = What there is to know
table-irrevocable = This cannot be taken back
table-forced = There is nothing else to do: it is done for you
table-amount = How many
table-less = one less
table-more = one more
table-hinted = Advised
table-sending = Sending…
table-showing = The board shows your move.
table-wait-one = { $seat } is to move.
table-wait-many = Waiting for { $seats }.
table-wait-table = The table is about to go on…
table-paused = The game is paused.
table-watching = You are watching.
table-asked-of = { $name }: { $question }
table-chosen-secretly = Your choice is made; it is shown when everybody has chosen.
table-over = The game is over.
table-status-over = The game is over
table-legal = That would be allowed, though not from what you have chosen so far.
table-no-use = Nothing can be done with this now.
table-fleeting = Only you see this, and only now
table-fleeting-seen = I have seen it
table-rule = Rule { $number }

## The seats

table-seats = Around the table
table-seat-sign = Seat { $letter }
table-you-mark = you
table-seat-turn = { $self ->
    [yes] your turn
   *[no] on turn
}
table-seat-thinking = thinking…
table-seat-away = away for { $time }
table-seat-offline = not connected
table-seat-resigned = { $bot ->
    [yes] resigned; a bot plays on
   *[no] resigned
}
table-seat-timed-out = { $bot ->
    [yes] out of time; a bot plays on
   *[no] out of time
}
table-seat-bot-plays = away; a bot plays meanwhile
table-seat-replace = Let a bot play
table-seat-replace-soon = A bot may take over in { $seconds } s
table-clock-left = Time left: { $time }
table-time-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}{ $hours ->
    [0] {""}
   *[other] {" "}{ $hours } h
}
table-time-hours = { $hours } h { $minutes } min
table-time-minutes = { $minutes } min
table-time-moment = a moment
table-time-clock = { $time }
table-spectators = { $count ->
    [0] Nobody else is watching
    [one] 1 spectator
   *[other] { $count } spectators
}
table-order = Spectators
    .help = Who is watching, and who may no longer watch or talk
table-order-help = Spectators without a name are only counted.
table-order-here = is watching
table-order-away = is not here
table-order-silenced = may not talk
table-order-removed = may not watch
table-order-both = may neither watch nor talk
table-order-silence = Silence
table-order-unsilence = Let talk again
table-order-remove = Remove
table-order-unremove = Let watch again

## Log and chat

table-log = What happened
table-log-short = Log
table-log-empty = Nothing has happened yet.
table-log-keys = The arrow keys lead from rule to rule, Enter shows it.
table-chat = Chat
table-chat-empty = Nothing has been said yet.
table-chat-alone = Nobody else is here to read it.
table-chat-open = Open the chat all the same
table-chat-say = Say something
table-chat-send = Send
table-chat-silent = Spectators may watch here, but not talk.
table-chat-mute = Stop reading { $name }
table-chat-unmute = Read { $name } again
table-chat-muted = { $name } is muted.
table-chat-order = Silence or remove { $name }
table-chat-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
table-things = My things
table-things-of = { $self ->
    [yes] What you have
   *[no] What { $seat } has
}
table-players = Players
table-board = Board
table-rules = Rules
table-rules-page = Open the rules on their own page
table-news = News

## Since you last looked

table-since = Since you last looked
table-since-step = { $at } of { $count }
table-since-next = Next
table-since-previous = Previous
table-since-all = Show all
table-since-skip = Skip

## What one may do

table-menu = At the table
table-undo-count = { $count ->
    [one] Take back 1 move
   *[other] Take back { $count } moves
}
table-undo-late = Too late to take that back: the game has gone on.
table-undo-nothing = There is nothing that you could take back.
table-hint = Hint
table-skip = Skip the bots’ thinking
table-pause = Wish for a pause
table-pause-unwish = Withdraw the wish for a pause
table-resume = Go on playing
table-replace = Let a bot play for { $name }
table-replace-unwish = Wait for { $name } after all
table-wish-pause = { $seats } { $count ->
    [one] { $self ->
        [yes] wish
       *[no] wishes
    }
   *[other] wish
} for a pause.
table-wish-replace = { $seats } { $count ->
    [one] { $self ->
        [yes] wish
       *[no] wishes
    }
   *[other] wish
} for a bot in place of { $name }.
table-wish-needs = Still to agree: { $seats }.
table-wish-agree = Agree
table-resign = Resign
table-resign-ask = Do you really want to resign?
    .help = { $players ->
        [2] { $other } wins, and the game is over.
       *[other] A bot plays on in your seat.
    } This cannot be taken back.
table-leave = Leave the table
table-leave-ask = Leave the table?
    .help = Your seat stays yours: come back whenever you like, by “My games” or this link.
table-open-position = Open this position
    .help = Opens a table of your own from here, with you in this seat and bots in the others. What you may not see is dealt anew.
table-report = Report this position
    .help = Copies the position as readable facts, for a bug report or a puzzle. What you may not see is left out.
table-report-copied = The position is copied. What is hidden from you was left out.
table-keys = Keyboard
table-settings = Settings at the table
table-set-warn = Ask before acts that cannot be undone
table-set-letters = Keys for single letters and numbers
table-set-sounds = Sounds
table-set-notify = Tell me when it is my turn
    .help = A message of the browser while this page is hidden.
table-notify-denied = The browser does not allow messages from this page; its settings can change that.

## The keyboard

table-key-choose = choose an answer by its number
table-key-focus = move among the answers
table-key-confirm = confirm
table-key-back = take back the last part chosen
table-key-undo = undo the last move
table-key-hint = ask for a hint
table-key-skip = skip the bots’ thinking
table-key-log = to the log
table-key-marks = in the log: from rule to rule; Enter shows it
table-key-chat = to the chat
table-key-rules = to the rules

## Several people at one device

table-curtain = Give the device to { $name }
table-curtain-help = It is { $name }’s turn. Nobody else should look now.
table-curtain-lift = I am { $name }: show the table
table-curtain-stay = Not yet: back to { $name }
table-curtain-hand = Hand over to { $name }

## Before the game begins

table-waiting = The table is being set
table-waiting-for = { $count ->
    [one] One chair is still free. The game begins when it is taken.
   *[other] { $count } chairs are still free. The game begins when all are taken.
}
table-waiting-kept = { $count ->
    [one] One chair is kept for a player of the last game.
   *[other] { $count } chairs are kept for players of the last game.
}
table-waiting-full = Everybody is here. The game begins.
table-chair-open = Free chair
table-chair-kept = Kept for { $name }
table-chair-sit = Sit down here
table-chair-sit-kept = Take my chair
table-chair-bot = Put a bot here
table-chair-free = Free this chair
table-chair-up = Get up
table-chair-host = host
table-chair-another = Seat somebody here
table-fill = Fill the table with bots
table-fill-with = Which bot
table-invite = Invite others
    .help = Whoever opens this link can take a free chair or watch.
table-invite-share = Share…
table-invite-code = The invitation as a code for the camera
table-invite-only-here = This address works on this computer only. For phones in the house, start the server with --lan and open the address it prints.
table-invite-text = Come and play { $title } with me.
table-close-ask = Give up this table?
    .help = It disappears for everybody who sits here.
table-close-table = Give up the table
table-seating-random = Who sits where is drawn when the game begins.
table-seating-chosen = Everybody keeps the seat they took.
table-private = By link only
table-public = Open to everybody in the lobby
table-fair = Fair dice
table-fair-help = The server has already promised its dice ({ $promise }). Your browser has noted the promise and can check it after the game.

## The browser’s message

table-notify-title = Your turn
table-notify-body = { $title }: the others are waiting for you.

## The result

result-ended = The end of the game: { $end }.
result-see = See the result
result-you-win = You win!
result-you-share = You share the victory!
result-wins = { $seats } { $count ->
    [one] wins
   *[other] share the victory
}.
result-nobody = Nobody wins.
result-kind-won = Well played! Tonight the little folk dance around the stone.
result-kind-lost = Bravely played. There is always another game.
result-kind-resigned = To stop in time is an art, too. The next game begins from scratch for everybody.
result-kind-timed-out = The clock was faster this time, nobody else was: the next game begins from scratch.
result-kind-nobody = The stone stays empty today. It will wait.
result-kind-applause = Applause for { $seats }, and for all who played!
result-place = { $rank }.
result-tied = tied
result-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
result-ranking = The ranking
result-rematch = Play again
result-rematch-go = To the next table
result-replay = Replay the game
result-download = Download the record
result-board = The final board
result-verify = Verify the deal
    .help = Checks that everything drawn and dealt is what was promised before the game, and that every move was legal.
result-verifying = Checking every move…
result-fair = The deal was fair
result-fair-acts = { $count ->
    [one] 1 act
   *[other] { $count } acts
} checked: every move was legal.
result-same-story = It was played under version { $version } of the rules; today’s version { $here } tells the same story.
result-same-result = It was played under version { $version } of the rules; under today’s version { $here } the result is the same.
result-other-rules = It was played under version { $version } of the rules, and would have gone differently under today’s. A Folkmoot that has version { $version } can check its moves.
result-unfair = The record does not hold: { $fault }
result-promise-same = The promise is the one your browser noted before the game.
result-promise-other = The promise is not the one your browser noted before the game!
result-promise-unknown = Your browser did not see this table before the end, so it cannot compare the promise itself.
result-seed-opens = Your browser worked it out again: the opened seed fits the promise.
result-seed-fails = The opened seed does not fit the promise!
result-promise = Promise
result-seed = Seed

## The replay

replay-title = Replay of { $title }
replay-loading = Opening the record…
replay-none = There is no such record
    .help = A replay exists once a game is over.
replay-other-rules = The rules of { $title } were corrected after this game: it was played under version { $version }, and would have gone differently under today’s. The board cannot be shown here; these are its moves as they were made.
    .help = A Folkmoot that has that version of the rules shows the whole game and verifies it. The record is kept as it is.
replay-moves = The moves
replay-step = Step { $at } of { $last }
replay-deal = The deal
replay-first = To the beginning
replay-previous = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-scrub = Where in the game
replay-speed = Speed
replay-speed-times = { $speed }×
replay-eye = Whose eyes
replay-eye-spectator = A spectator’s
replay-below = Below the board
replay-link = Copy a link to this turn
replay-link-copied = The link to this turn is copied.
replay-nothing = Nothing that these eyes could see.
replay-key-lines = in the list: from line to line
replay-lines-keys = The arrow keys Up and Down lead through the list.
replay-to-result = To the result
replay-things = Things
replay-whose = Whose things
replay-more = More
replay-controls = Walk through the game
