### The pages around the table.

## The top bar and what is everywhere

nav-main = Main
nav-home = Folkmoot, to the first page
nav-lobby = Open tables
nav-mine = My games
nav-waiting = { $count ->
    [one] one waits for you
   *[other] { $count } wait for you
}
menu = Menu
guest = Guest
language = Language
theme = Light or dark
theme-light = Light
theme-dark = Dark
theme-system = As the system has it
sound = Sounds
sound-on = Sounds are on
sound-off = Sounds are off
to-content = To the content
your-turn = Your turn
close = Close
labelled = { $label }: { $text }
one-moment = One moment
try-again = Try again
copy-link = Copy the link
copied = Copied.
not-copied = The browser does not let us copy; please select the text and copy it yourself.

## The keyboard

keys-title = Keyboard
key-tab = from one thing to the next
key-name-enter = Enter
key-name-esc = Esc
key-name-home = Home
key-name-end = End
key-escape = close what is open
key-map = show or hide this list
key-search = into the search box

## Who one is

who-title = What shall we call you?
who-help = A name for the table is all we need: no account, no password. This browser remembers it.
who-label = Your name
who-take = That is me
who-not-now = Not now
who-give = Tell your name
who-change = Change your name
carry-title = Carry to another device
carry-help = { $hours ->
    [one] Open this link on your other device, or photograph the code with it. It works for an hour, and your games and seats are there too.
   *[other] Open this link on your other device, or photograph the code with it. It works for { $hours } hours, and your games and seats are there too.
}
carry-only-here = This link works on this computer only. For other devices, start the server again with the command below, or open this page at the address by which they reach it.
carry-qr = The link as a code for the camera
carry-link = The personal link
carry-secret = The link is yours alone: whoever opens it plays in your name.
carry-here = Carry your games here?
carry-here-help = With this link you are the same guest on this device as on the one it comes from, with the same games and seats.
carry-here-replaces = On this device you are { $name } so far; that guest is left behind.
carry-take = Yes, carry them here
carry-none = There is no personal link in this address
carry-none-help = On the device where you play, open the menu at the top and choose “Carry to another device”; then open the link you get there.
carry-done = Welcome back, { $name }. Your games are here now.
devices-end = Sign out all other devices
    .help = In case a device or a personal link of yours is in wrong hands.
devices-ask = Sign out all other devices?
    .help = Everywhere else your name and your seats are gone, and every personal link that you made is void. This device goes on as it is.
devices-back = Back
devices-yes = Sign them out
devices-done = All other devices are signed out.
device-ended = You are no longer { $name } here
device-ended-why = This device was signed out from another device of { $name }, or by whoever hosts this server. It also happens when the server starts with new data, or when this browser’s cookies were deleted.
device-ended-help = To be { $name } here again, open the menu at the top on a device where you still have the name, choose “Carry to another device”, and open the new link here. If there is no such device, ask whoever hosts this server for a link.
device-ended-go = Go on as a stranger

## Home

home-title = Board games of the little folk
home-lead = Meet on the moor and play: with friends by a link, live or over days, and with bots that see no more than you do.
home-play = Play { $game }
home-lobby = See the open tables
home-waiting = { $count ->
    [one] A game waits for you.
   *[other] { $count } games wait for you.
}
home-waiting-go = To my games
home-games = Five games
home-open = Open a table
home-rules = Rules
home-players = { $least } to { $most } players
home-by = By { $designers }, { $publisher } { $year }
home-fidelity = How true to the book
home-scene = Little folk with lanterns on the moor at night
home-trust = What you can count on
home-trust-book = By the book
    .help = Every rule has its number. When something may not be done, the table says which rule forbids it.
home-trust-bots = Bots that do not peek
    .help = A bot plays from the same information as you, at a pace you can follow.
home-trust-fair = A deal you can check
    .help = The dice are sealed before anybody sits down. When the game is over, anybody can deal again and verify.
home-trust-kept = Nothing is lost
    .help = Every move is kept before it is answered. Close the page, lose the line, come back: the game is there.
home-credits = Credits
home-credits-line = { $title }: by { $designers }{ $artists ->
    [none] {""}
   *[other] , pictures by { $artists }
} ({ $publisher }, { $year })
home-drawn = All drawings, words and code here were made for this edition.
home-api = For people who write clients and bots: the API
home-licences = Licences of the fonts and libraries on these pages

maturity-label-draft = Draft
maturity-label-playable = Playable
maturity-label-complete = Complete

## Opening a table

create-title = A table of { $game }
create-lead = Everything can stay as it is: then you play against bots, without a clock.
create-who = Who plays?
create-players = Number of players
create-players-variant = { $count } (variant)
create-chair = Chair { $letter }
create-me = You
create-me-help = { $name ->
    [none] You will be asked for your name.
   *[other] as { $name }
}
create-kind = Who sits here
create-here = Here
create-friend = Friend
create-bot = Bot
create-here-name = Name of this player
create-here-help = Another person at this device: you pass it round, and a curtain hides what is secret.
create-friend-help = Comes by a link, which you get as soon as the table is open.
create-level = Strength of the bot
create-options = Options of the game
create-options-book = As in the basic game
create-options-changed = { $count ->
    [one] One option changed
   *[other] { $count } options changed
}
create-needs = This number of players needs the option “{ $option }”, which is therefore on.
create-clock = Clock
clock-none = No clock
    .help = Everybody takes the time they need. Good among friends.
clock-live = Live
    .help = Some minutes for the whole game, and a few seconds more for every move. Whoever runs out of time hands the seat to a bot; with two players the other one wins.
clock-days = Over days
    .help = So many days for every move; come back when you like. “My games” shows what waits for you.
create-minutes = Minutes for each player
create-increment = Seconds more for every move
create-days = Days for every move
create-around = Around the table
create-seating = Seats
seating-random = Drawn
    .help = The seats are drawn when the game begins.
seating-chosen = As we sit down
    .help = People at this device sit first, then friends as they come, bots last.
create-spectators = Spectators
spectators-welcome = Welcome
    .help = They may watch and talk.
spectators-silent = Silent
    .help = They may watch but not talk.
spectators-none = None
    .help = Only the players see the table.
create-private = Private table
    .help = It is not among the open tables: whoever has its link may come.
situation-mark = From a situation
create-situation = From a situation
create-situation-none = The game begins with the ordinary deal
create-situation-read = The game begins from a situation
create-situation-text = A copied position
    .help = “Report this position” in the menu of a table copies one; it can also be written by hand, as JSON or TOML.
create-situation-use = Use this position
create-situation-players = { $count ->
    [one] A position for one player.
   *[other] A position for { $count } players.
}
create-situation-seat = Your seat
refused-other-game = This is a position of another game: { $game }.
create-start = Open the table
create-opening = Opening the table
create-sum-bots = { $count ->
    [0] no bots
    [one] one bot
   *[other] { $count } bots
}
create-sum-friends = { $count ->
    [0] no friends by link
    [one] one friend by link
   *[other] { $count } friends by link
}
create-sum-here = { $count ->
    [one] You
   *[other] { $count } people at this device
}
create-begins = The game begins at once.
create-waits = The game begins when everybody has sat down.
create-unknown = There is no game “{ $game }” here.
create-no-name = Every player at this device needs a name.
value-random = drawn at random
value-yes = on
value-no = off

## A table on a card

card-open = free chair
card-kept = kept for somebody
card-bot = bot
card-you = you
card-private = private
card-sit = Sit down
card-watch = Watch
card-go = To the table
card-read = Read it
card-your-turn = Your turn
card-result = See the result
card-give-up = Give up
card-give-up-ask = Give up this game?
    .help = { $players ->
        [2] { $other } wins, and the game is over.
       *[other] The bots play on without you.
    } This cannot be taken back.
card-give-up-keep = Keep it
card-won = Won by { $seats }
card-no-winner = Nobody won
card-phase-waiting = Waiting for players
card-phase-playing = Being played
card-phase-paused = Paused
card-phase-over = Over
card-phase-frozen = Frozen
card-phase-closed = Given up
scores-none = The game ended before anything was counted.
card-clock-none = no clock
card-clock-live = { $increment ->
    [0] live, { $minutes } min
   *[other] live, { $minutes } min + { $increment } s
}
card-clock-days = { $days ->
    [one] a day a move
   *[other] { $days } days a move
}
card-chairs = Around the table
card-opened = opened { $when }
card-moved = last move { $when }
just-now = just now

## Open tables

lobby-title = Open tables
lobby-lead = These tables have a free chair: sit down with others. The list follows by itself.
lobby-playing = { $count ->
    [0] No game is being played at the moment.
    [one] One game is being played at the moment.
   *[other] { $count } games are being played at the moment.
}
lobby-empty = No table is open
lobby-empty-help = Be the first: open one, and it appears here for everybody. Private tables never do.
lobby-lost = The line to the server is down; the list may be old. Trying again.

## My games

mine-title = My games
mine-waiting = Waiting for you
mine-going = Being played
mine-gathering = Waiting for players
mine-frozen = Frozen by corrected rules
mine-left = Being played without you
mine-over = Finished
mine-empty = No games yet
mine-empty-help = Open a table or sit down at one: your games gather here, those that wait for you first.
mine-elsewhere = Do you play on another device? Carry your games here from its menu.

## Rules

rules-title = Rules of { $game }
rules-lead = Every rule has a number; the table cites it when something may not be done.
rules-search = Search in the rules
rules-found = { $count ->
    [0] No rule says that.
    [one] One rule
   *[other] { $count } rules
}
rules-sections = Sections
rules-to = Link to { $number }
rules-fidelity = How true to the book
rules-play = Open a table

## Not found

lost-title = There is nothing here but heather
lost-help = This address leads nowhere. The table may have been given up, or a letter of the link got lost on the way.
lost-home = To the first page

## What can go wrong on the way to the server

refused-unreachable = The server cannot be reached. Is the network there?
refused-server-error = Something went wrong at the server. Please try again.
refused-bad-request = The server did not understand this page. Please load it again.
refused-unanswered = You left the table before this was answered.
refused-mistake = Something went wrong on this page. Please load it again.
refused-unknown = The server refused this ({ $code }).
