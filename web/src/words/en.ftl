# The browser client's own words. Those of the games come from the server.
emblem-owl = Owl
emblem-bull = Bull
emblem-laurel = Laurel
emblem-lyre = Lyre
emblem-sun = Sun
emblem-trident = Trident

bot-of = Bot: { $level }

pair = { $thing }: { $said }

guest = Guest
you = you
seat = Player { $number }
ok = OK
back = Back
close = Close
send = Send
copy = Copy
copied = Copied
players = Players
player = Player
points = Points
points-n = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
place = Place
language = Language
theme-dark = Dark colours
theme-light = Light colours
your-name = Your name
change-name = Change your name
online = here
offline = away
table = Table
watch = Watch
join = Join
open-mine = Open
tile-over = Over
open-seat = Free seat
your-turn = Your turn
to-move = To move
in-lobby = Not started
broken = Damaged
waiting-for = Waiting for { $who }

nav = Sections
nav-games = Games
nav-tables = Tables
nav-replays = Replays
nav-puzzles = Puzzles
nav-rules = Rules
footer = Open source · English and French · every roll and draw can be checked after the game
footer-rules = Learn the rules
footer-replay = Watch a replay
missing-title = Nothing here
missing-text = There is no such page.
missing-table = This table does not exist, or it is private: ask for the link.
missing-home = To the games
ui-offline = The server cannot be reached at the moment.
ui-server-trouble = Something went wrong ({ $status }).

home-title = Four games of ancient Greece
home-now = Sit down now, no account needed.
home-how = Bots take any empty seat; friends join by a link.
home-frieze = Two warriors at a game of pessoi
home-choose = Choose a game
home-bots = Bots
home-play = Play against bots
home-play-short = Play
home-table = Create a table
home-table-short = Table
home-mine = Your games
home-open = Open tables
home-none = Nobody is waiting for players: create a table.
home-new = Never played? A coach plays your first game with you.
home-start = Start here
home-learn = Learn in 5 minutes
home-learn-short = Learn
home-continue = Continue the lesson
home-lesson = Lesson { $n }/{ $of }
home-lesson-title = Your lesson of { $game } waits
home-lesson-at = You are at step { $n } of { $of }.
home-next-title = { $game }: your turn
home-next-with = With { $who }
home-next = Play next game
next-game = Next game: { $game }
next-game-short = Next game
home-waiting = { $n ->
    [one] One of your games waits
   *[other] { $n } of your games wait
  } for you.
tables-live = Being played
tables-over = Finished
tables-none-mine = You are not playing anywhere.
tables-none-live = No public game is being played.
tables-none-over = No finished games yet.
home-all = All your games ({ $n })
tables-ended = Your finished games ({ $n })

lobby-title = A table of { $game }
lobby-link = Send this link to your friends
lobby-seats = Seats
lobby-seat-setting = Who takes seat { $number }
lobby-free = Free this seat
lobby-terms = Terms
lobby-who = Who may come
lobby-private = Only with the link
lobby-public = Everybody: listed on the home page
lobby-start = Start
lobby-start-bots = { $open ->
    [one] Fill the free seat with a bot and start
   *[other] Fill { $open } seats with bots and start
}
lobby-wait = Waiting for { $who } to start.
lobby-leave = Leave
take-along = Take this game elsewhere
take-along-text = A file with the game as it stands. On another server, or in the page that needs none, open it under “Replays”.
go-on = Go on with it
go-on-text = A game of { $game } that is not over ({ $names }).
here-seat = At this device
here-name = Player { $number }
here-called = Who plays seat { $number }
pass-to = { $who }, it is up to you
pass-why = Everything is covered until you have the device, and nobody else looks.
pass-ready = I am { $who }
sit-down = Sit down
sit-here = Sit here
table-full = All seats are taken
clock = Clock
clock-none = No clock
clock-bank-text = { $time } each, +{ $increment } s a move
clock-move-text = { $time } a move
patience = When somebody does not come
patience-text = after { $time } the others may go on
patience-never = everybody waits
way-on-waits = { $who } has not answered for { $time }.
way-on-soon = After { $time } without an answer you may go on.
way-on-nudge = Remind
way-on-nudged = Reminded
way-on-bot = Let a bot play on
way-on-end = End the game as it stands
way-on-agreed = You would end the game; the consent of { $who } is needed, too.
way-on-wait = Keep waiting
way-on-may = You may go on now. Whoever a bot plays for may take the seat back; a game that is ended has no winner.
time-days = { $n } d
time-hours = { $n } h
time-minutes = { $n } min
time-seconds = { $n } s
time-left = { $time } left
table-paused = pause
table-holiday = on holiday
pace-of-live = Live
pace-of-relaxed = Relaxed
pace-of-day = By turns
clock-own = A clock of our own
clock-amount = How much time
clock-unit = Unit
clock-unit-60 = minutes
clock-unit-3600 = hours
clock-unit-86400 = days
clock-for = For what
clock-for-move = for each answer
clock-for-bank = for the game
pause = Pause
pause-ask = Ask for a pause
pause-on = A pause: the clocks stand. Whoever likes may answer.
pause-wished = { $who } would like a pause. Consent needed: { $missing }.
pause-end-wished = { $who } would like to go on. Consent needed: { $missing }.
pause-agree = Agree to a pause
pause-go-on = Go on
pause-withdraw = Never mind
notes = My notes
notes-how = Only you can read them. They stay with this game.
notes-kept = Kept.
notes-keeping = …
reconstructed = { $n ->
    [one] { $n } figure of this game could not be had in print and is our own reconstruction, marked as such in the rules. Owners of the box can correct it.
   *[other] { $n } figures of this game could not be had in print and are our own reconstruction, marked as such in the rules. Owners of the box can correct them.
}

bar = What you can do
bar-narrowed = { $n ->
    [one] one way left
   *[other] { $n } ways left: choose one
}
bar-watching = You are watching
bar-away = A bot is playing for you.
choose-one = Choose one
game-over = The game is over
undo = Undo
undo-ask = Ask to undo
undo-wanted = { $who } would like to take a move back.
undo-waits = Waiting for the consent of { $who }.
undo-agree = Agree
undo-refuse = Refuse
hint = Hint
hint-announced = The others read in the log that you ask.
terms-hints = Hints
hints-off = None
hints-announced = Announced in the log
hints-free = Free
thinking = Thinking …
plan = Always answer this question with “{ $action }” …
plan-sure = From the next time on, this question is answered with “{ $action }” without asking you. Now you still answer yourself.
plan-yes = Yes, always
plan-on = A standing answer is on
plan-chip = Always: { $action }
plans-n = { $n ->
    [one] { $n } standing answer
   *[other] { $n } standing answers
}
bar-more = More
bar-below = { $n } more
bar-menu = More choices
resigned-you = You gave up; a bot plays on
round-mytikas = round { $n }
round-hellas = turn { $n }
round-olympos = turn { $n }
round-cyclades = cycle { $n }
plan-forget = Stop answering “{ $action }” for me
about = About this
rule-behind = The rule
rule = Rule { $id }
log = Log
chat = Chat
help = Help
says = { $who }:
log-empty = Nothing has happened yet.
log-earlier = { $n ->
    [one] { $n } earlier turn
   *[other] { $n } earlier turns
}
board-then = The board as it was
board-now = Back to now
chat-empty = Nobody has said anything yet.
chat-say = Say something
tabs = Views
tab-board = Board
map-larger = Enlarge the map
map-smaller = Shrink the map
tab-players = Players
tab-log = Log
round = round { $n }
end-comes = The end comes at
to-home = To the home page
menu = Menu
coach = Coach
coach-text = Warns you of answers that lose much, and says after the game what would have helped.
coach-offer = Shall a coach warn you of answers that lose much?
coach-yes = Yes, please
coach-could = This could follow:
careful = Ask me again before something hidden is uncovered
doubt = This uncovers something hidden: it cannot simply be taken back.
doubt-sure = Do it
auto-pass = Answer for me when I have no choice
auto-pass-warning = Quick answers may tell the others that you had none.
sound = Sounds
notices = Notice from the system when it is my turn
bot-for-me = Let a bot play for me
take-back-seat = Play myself again
resign = Resign
resign-sure = Really resign?
leave-table = Leave the table
watchers = { $n ->
    [one] one spectator
   *[other] { $n } spectators
}
reconnecting = The connection is lost. Trying again …
help-now = Now
help-how = How to play here
help-glow = What glows can be chosen: click it on the board, or take its button in the bar below. If a thing allows several actions, choose again.
help-card = Point at anything, or press it for a while, to read what it is, which rule is about it, and why it cannot be chosen now.
help-undo = You may take back freely until something hidden is revealed or another player has acted; after that by consent.
help-keys = Keys
help-rules = All the rules
key-tab = go from one possible choice to the next
key-enter-name = Enter
key-enter = choose
key-explore = Tab visits everything, to read about it
key-escape-name = Esc
key-escape = back, close

wins-nobody = Nobody wins
wins = { $n ->
    [one] { $who } wins
   *[other] { $who } win together
}
forfeit = gave up
result = Result
chart = Scores over the game
chart-none = The chart cannot be drawn.
fair = Every draw was fixed before the first move.
fair-check = Check it
fair-ok = Checked: the seed fits the promise made before the game, and { $n ->
    [one] the draw follows from it
   *[other] all { $n } draws follow from it
}.
fair-bad = The check failed: seed and draws do not fit the promise made before the game.
seed = Seed
rematch = Rematch
to-rematch = To the rematch
replay = Replay
download = Download the record
see-board = Look at the board

review = Review
review-asked = The curve is being drawn …
review-running = Choices looked at: { $n } of { $total } …
review-done = Every step is looked at ({ $n }).
review-failed = This review could not be finished. Open it again to try once more.
review-open-cards = With open cards
review-save = Save the curve as a picture
review-save-page = Save as a page (HTML)
review-next = Next mistake
review-answer = About this answer
review-hidden = An answer that is not seen from here
review-line = How it would have gone on
review-no-stake = Little was at stake: this choice has no grade.
review-forced = The rules left no choice here.
review-not-yet = This choice has not been looked at yet.
review-steps = Steps of the game
review-the-end = The end
play-on = Play on from here
play-on-text = A table of your own begins at this moment. You know what this seat knew then; what was hidden from it is drawn anew.
play-on-seat = Your seat
play-on-level = The bots
play-on-start = Play on
analysis = Analysis board
analysis-text = Or try everything yourself: you answer for every seat, with all cards as they were, take back freely, and every position is judged.
table-analysis = Analysis
table-onward = Played on

puzzle = Puzzle
puzzles-text = Positions from games that were played where one line is clearly best. What would you do?
puzzles-mine = Your rating
puzzles-counts = solved: { $solved }, failed: { $failed }
puzzles-done = tried: { $done } of { $of }
puzzles-yours = One for you
puzzles-all = All of them, easy ones first
puzzle-today = Puzzle of the day
puzzle-solve = Solve it
puzzle-none = There are no puzzles of this game yet.
puzzle-label = Rating { $rating }, { $outcome ->
    [solved] solved
    [helped] solved with a hint
    [failed] failed
   *[new] new
}
puzzle-rating = Rating { $n }
puzzle-task-title = The task
puzzle-task = You are { $who }. One answer is clearly best: click it on the board, or take its button. What you cannot see plays no part.
puzzle-long = The line has { $n ->
    [one] { $n } answer
   *[other] { $n } answers
  }.
puzzle-wrong = There is better than: { $action }
puzzle-try = Try again.
puzzle-right = Right.
puzzle-on = Answer { $n } of { $of }
puzzle-hint = One of the marked answers is the good one.
puzzle-solution = Solution
puzzle-shown = The solution
puzzle-solved = Solved
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-chance = Chance to win: { $best }; by the next best answer: { $next }

replay-eyes = Seen by
replay-watcher = a spectator
replay-start = To the start
replay-previous = One step back
replay-next = One step on
replay-end = To the end
replay-play = Play
replay-pause = Pause
replay-slider = Step of the game
replay-loading = Step { $n } is loading …
replay-turn-before = To the turn before
replay-turn-after = To the next turn
replay-kind = Event …
replay-kind-before = The event of this kind before
replay-kind-after = The next event of this kind
replay-link = Link
replay-copied = The link to this step is copied.
samples = Sample games
samples-text = Whole games between bots, to see how a game goes before you play it.
sample-watch = Watch a sample game
replay-file = A record from a file
replay-file-text = Records are plain text: download them after a game, keep them, share them.
replay-choose = Choose a file
replay-paste = Paste a record
rules-search = Search the rules
rules-views = Views
rules-guide = How to play
rules-card = Reference card
rules-rules = All rules
rules-guide-of = How to play { $game }
rules-card-of = { $game } at a glance
rules-rules-of = { $game }: all rules
rules-ruling = Our ruling
rules-play = Play a game
rules-found = { $n ->
    [one] 1 passage
   *[other] { $n } passages
}
rules-chapters = Chapters
table-part = Table
rules-none = Nothing found.
rules-own = These pages show the figures of the table that you came from.
rules-ours = Show the usual ones
rules-foreign = This text exists in English only so far.

# The film of what others did
film-plays = { $who } plays
film-step = event { $n } of { $of }
film-more = { $n } more
film-back = The event before, again
film-pause = Pause
film-resume = Go on
film-skip = Skip
pace = Pace of others’ moves
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-instant = Instant
recap = Since your last turn
recap-again = Play again
recap-turns = { $n ->
    [one] { $who }
   *[other] { $who } ({ $n } turns)
}
volume = Volume

# Kinds of events, to jump to
kind-build = Building
kind-card = Cards
kind-end = The end
kind-fall = Falling
kind-fight = Fights
kind-gain = Gains
kind-income = Income
kind-lose = Losses
kind-move = Moves
kind-pass = Passing
kind-pay = Payments
kind-power = Powers
kind-rise = Rising
kind-start = Beginning
kind-steal = Theft
kind-tile = Tiles
kind-bid = Offerings

# -- a lesson
coach-step = Step { $n } of { $of }
coach-leave = Leave the lesson
coach-show = Show me
coach-skip = Skip this step
coach-next = Next
coach-back = Take it back
coach-not-now = That is allowed, and you will do it soon. For now, take it back and follow the glow.
coach-play-on = Play on
coach-play-on-alone = Play on without the lesson
coach-play-on-how = From here on the others play by themselves, at the easy level. I shall have an idea for each of your turns.
light-hint = An idea for this turn
light-more = More ideas
light-off = No more ideas

## My box: an owner's figures

box-title = My box: { $game }
box-pitch = You own it? Compare, correct, and play by your own figures.
box-chapters = Chapters
box-source-booklet = Booklet
box-source-public = Public
box-source-reconstructed = Reconstructed
box-source-edition = Your box
box-find = Find a figure
box-found = Found: { $n }
box-none = Nothing here.
box-to-check = To check
box-undo = Undo
box-undo-of = Undo { $name }
box-take-out = Take out { $name }
box-put-in = Another one: { $name }
box-add = Add
box-another = Another …
box-unreadable = This cannot be read. It should look like: { $like }
box-we-had = We had: { $value }.
box-bounds = From { $least } to { $most }.
box-lengths = { $least } to { $most ->
    [one] { $most } entry.
   *[other] { $most } entries.
  }
box-mine = My box
box-name = Its name
box-changes = { $n ->
    [one] { $n } change
   *[other] { $n } changes
  }
box-not-taken = This server does not take figures of your own. Save them as a file, and play at home.
box-trying = Trying it out …
box-fits = A game can be made of it.
box-ours = Nothing is changed: these are our figures.
box-play = Play with it
box-save = Save as file
box-load = Load a file
box-share = Share by link
box-link = Link to this box
box-too-long = Too many changes for a link: save them as a file.
box-forget = Back to our figures
box-kept = Kept in this browser until you save it. Records of games played with it carry it along.
box-link-to = Correct them from your box
box-views = What is shown
box-figures = Figures
box-board = Board and tiles
box-map = The map
box-space = Space
box-borders = Borders of { $name }
box-border-add = Another neighbour
box-map-hint = Press a space, then its neighbours; press it again to choose another. Yellow: they touch. Violet, dotted: you say that they do.
box-mutual = Make it mutual
box-tiles = Tiles
box-tile-ours = Back to ours
box-side = Side { $n }
box-sides = Sides, clockwise from the upper right
box-land = Land
box-water = Sea { $letter }
box-new-water = Another sea
box-city = City
box-harbour = Harbour
box-move = Drag it, or use the arrow keys.
box-temple = Temple
box-bridges = Bridges
box-tile-hint = Press a side to make it land or sea; the coast redraws itself. Sea sides have the same letter if a ship could go from one to the other.
box-drawing = drawn
box-maps = Maps
box-tile = Tile
box-tile-side = Side of the tile
box-face = Side { $name }
box-cells = Cells of the tile
box-cell = Cell { $n }: { $zone }
box-brush = Zone to give cells to
box-cells-hint = Choose a zone, then press the cells that belong to it. A zone without cells is gone.
box-torn = { $zone } is in two pieces.
box-give = Give the piece to { $zone }
box-zone = Zone
box-sites = Building sites
box-horns = Cornucopias
box-priestess = Priestess
box-map-for = { $id }: side { $side }, { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
  }
box-turn-left = Turn left
box-turn-right = Turn right
box-map-ours = Back to our map
box-place = Free place { $u }, { $v }
box-maps-hint = Press a tile to choose it: turn it, exchange it for another, or press a free place to lay it there.
edition-unnamed = Own figures
box-at-table = Played with { $name }: { $n ->
    [one] { $n } figure differs
   *[other] { $n } figures differ
  }

## One person, many devices

nav-server = With others
nav-me = Me
sign-in-title = Keep your seat
sign-in-lead-guest = You play as a guest: { $n ->
    [0] you are known
    [one] your name and your game live
   *[other] your name and your { $n } games live
  } in this browser only. Sign in to be the same everywhere. No password, ever.
sign-in-lead-new = Your name and your games, on every device of yours. No password, ever.
sign-in-lead-known = You are signed in as { $name }.
sign-in-passkey = Use a passkey
sign-in-passkey-how = Your fingerprint, face or PIN. The key never leaves your device.
sign-in-passkey-not = This browser has no passkeys here: they need a host name and a recent browser.
sign-in = Sign in
sign-in-make = Make a passkey
sign-in-recovery = A recovery code
sign-in-recovery-how = One of the codes that you wrote down. Each works once.
sign-in-mail = A link by e-mail
sign-in-mail-how = To the address where you are told of your games. It works once, within a quarter of an hour.
sign-in-mail-send = Send it
sign-in-mailed = If we know this address, a link is on its way.
sign-in-stay = Stay a guest
sign-in-new = New here? Play at once as a guest; a passkey makes it an account.
sign-in-other = On your other device
sign-in-other-how = Open Pessoi where you are signed in, go to “Me”, then “Let a device in”. Point this device at the picture there, or type its code here:
sign-in-code = Code
sign-in-link = You opened a link that signs this browser in as the person who made it.
sign-in-link-sure = Go on only if that was you.
sign-in-take = { $n ->
    [one] Take the game
   *[other] Take the { $n } games
  } of this guest along
sign-in-done = Signed in as { $name }.
passkey-cancelled = No passkey was used.
passkey-made = The passkey is made.

me-title = Me
me-nobody = You are nobody here yet. Take a name, or sign in where you are known.
me-guest = You live in this browser only
me-guest-how = If its data is cleared, your seats are lost. A passkey or recovery codes keep them.
me-name = Name
me-save = Save
me-saved = Saved.
me-let-in = Let a device in
me-let-in-how = A picture and a code for your phone, your tablet, another browser. For ten minutes, once.
me-show = Show picture and code
me-picture = QR code of the link
me-scan = Point your other device’s camera at the picture,
me-type = or type this code at { $address }
me-valid = Valid for { $time }
me-expired = This code is too old.
me-new-code = New code
me-copy-link = Copy the link
me-waits = Waiting for your other device
me-in = Your device is in: { $device }
me-passkeys = Passkeys
me-passkeys-none = None yet.
me-devices = Devices
me-device-unknown = A browser
me-here = this device
me-used = last used { $date }
me-made = made { $date }
me-log-out = Log out
me-log-out-of = Log out { $device }
me-remove = Remove
me-remove-of = Remove { $device }
me-log-out-all = Log out everywhere
me-log-out-sure = You have no other way back: your seats would be lost. Really?
me-log-out-yes = Log out all the same
me-recovery = Recovery codes
me-recovery-left = { $n ->
    [0] None yet. They let you in when every device is lost.
    [one] One is left.
   *[other] { $n } are left.
  }
me-recovery-new = Make new codes
me-recovery-keep = Write them down now: they are not shown again. Each works once; older ones are void.
me-data = What is kept about me
me-download = Download it all
me-delete = Delete me
me-delete-how = Your name and your words go, for good. Finished games keep a seat without a name; bots play on in running ones. Write your name to show that you mean it:
me-delete-yes = Delete me for good
me-deleted = You are forgotten here.
programs = My bots
programs-how = A program of yours plays under a name of its own, which ends with “(bot)”. It signs in with a token: who has the token is the bot.
programs-api = The interface, for programs
programs-token = New token
programs-token-of = New token for { $name }
programs-once = The token of { $name }. It is shown this once; those before are void.
programs-write = How to write a bot
programs-pages = For who writes a bot
programs-protocol = The protocol
programs-example = bot.py, an example
programs-example-how = With this example, and the package “websockets”, it plays at once:
programs-about = A bot account
programs-about-how = Somebody’s own program plays under this name; it is none of the bots that this server offers. It answers a challenge when it is running.
programs-about-rated = What it decides counts for nobody’s rating.
programs-about-own = A bot of your own: on your account
programs-name = Name of the bot
programs-add = Make a bot account
programs-forget-yes = Really remove it
holidays = Holidays
holidays-how = While you are away, your time stands at tables by turns. { $left ->
    [one] One day is left of { $most } in a year.
   *[other] { $left } days are left of { $most } in a year.
  }
holidays-days = { $first } to { $last }
holidays-first = First day
holidays-last = Last day
holidays-take = Be away
holidays-back = I am back
holidays-forget = Forget it
## Being told of games

notices-title = Get notified
notices-lead = A game by correspondence should neither slip your mind nor wake you up. Choose how we call you, and when we keep silent.
notices-bell = Notices
notices-bell-waiting = { $n ->
    [one] Notices: { $n } game waits for you
   *[other] Notices: { $n } games wait for you
}
notices-push = This browser
notices-push-text = { $n ->
    [0] A message appears even when Pessoi is closed.
    [one] A message appears even when Pessoi is closed. { $n } browser is registered.
   *[other] A message appears even when Pessoi is closed. { $n } browsers are registered.
  }
notices-push-none = This browser cannot show messages while Pessoi is closed.
notices-denied = Your browser does not allow notices from this page. Its settings for this site say why.
notices-mail = E-mail
notices-mail-text = A link leads straight to the table.
notices-mail-none = This server sends no mail.
notices-mail-address = Your e-mail address
notices-hook-text = For your chat server or a program of your own: a signed message for everything that happens.
notices-hook-address = Address of the webhook
notices-hook-format = Format
notices-hook-secret = Signed (HMAC-SHA256) with:
notices-add = Add
notices-change = Change
notices-try = Send a test
notices-sent = The test is on its way.
notices-state-on = in service
notices-state-unproven = follow the link in our mail
notices-state-failed = out of order
notices-fault = The last message was not taken ({ $reason }). { $n ->
    [one] One more try, then we switch it off.
   *[other] { $n } more tries, then we switch it off.
  }
notices-given-up = Nothing was taken ({ $reason }), so we switched it off.
notices-when = Tell me when …
notices-way-push = Browser
notices-way-mail = E-mail
notices-way-webhook = Webhook
notices-kind-turn = It is my turn
notices-kind-turn-text = unless I have seen it already
notices-kind-over = A game is over
notices-kind-over-text = with a link to the table
notices-kind-invited = I am invited to a table
notices-kind-invited-text = by those who may, as above
notices-kind-chat = Somebody writes at my table
notices-kind-chat-text = several messages become one
notices-digest = How often
notices-digest-0 = At once
notices-digest-15 = Every quarter of an hour
notices-digest-60 = Every hour
notices-digest-1440 = Once a day
notices-look = What it looks like
notices-now = now
notices-sample = Cyclades: your turn
notices-sample-text = Owl offers 3 to Zeus. 1 d 4 h left.
quiet = Quiet hours
quiet-on = Keep quiet hours
quiet-from = From
quiet-until = until
quiet-none = None
quiet-ring = Quiet from { $from } to { $until }
quiet-text = Nothing rings between { $from } and { $until }. Then a single message tells what happened.
quiet-urgent = Except when my time runs out
mail-verify-text = You want to be told of your games at this address.
mail-verify-yes = Yes, it is my address
mail-verify-done = From now on you are told of your games by e-mail.
mail-stop-text = No more e-mails about your games?
mail-stop-yes = Stop these e-mails
mail-stop-done = There will be no more e-mails.
mail-daily-text = One e-mail a day instead of one for each thing that happens?
mail-daily-yes = Only once a day
mail-daily-done = From now on there is one message a day at most.
mute = No notices of this game

offline-thinking = Here, bots of the level “{ $level }” think for an answer no longer than { $most }, also where a server lets them search longer: in Mytikas and Olympos with three players or more.
offline-thought = On this device they have taken { $usual } of late.
offline-loading = Setting up the games …
offline-elsewhere = The games are open in another tab. Close it to play here.
offline-failed = The games could not be set up: { $reason }
offline-new = There is a new version. Your games go on where they are.
offline-renew = Use the new version
offline-later = Later
offline-kept = What this browser keeps
offline-kept-how = Your games are kept here and nowhere else: { $size } with all that is needed to play.
offline-last = Ask the browser never to clear them by itself
offline-save = Save everything as a file
offline-bring = Bring everything from a file:
offline-bring-how = A file saved here or in another browser. Games that went on here stay as they are.
offline-bring-bad = This file holds no games of Pessoi.
offline-site = Without a network
offline-version = Version { $version }
offline-not-yet = The games are still being fetched for play without a network.
offline-all-here = Everything is here: you can play without a network.

person-since = Here since { $month }
person-bot = Bot account: a program plays
person-nothing = No finished game of theirs is for you to see.
person-hidden = Not to be seen
me-visible = My games and ratings can be seen by
me-visible-nobody = nobody
me-visible-met = people I have played with
me-visible-everybody = everybody
me-page = My page
me-page-what = games, ratings, bots beaten
ratings = Ratings
ratings-people = among people
ratings-bots = against bots
ratings-points = { NUMBER($points, useGrouping: 0) } ± { NUMBER($margin, useGrouping: 0) }
ratings-season = season { $season }
ratings-how = The band is where your strength lies, 95% sure.
ratings-marks = The marks are our bots.
ratings-start = start
ratings-provisional = provisional
ratings-earlier = Earlier seasons
ratings-none = No rating yet.
ratings-none-mine = No rating yet: it takes a game that counts. Create a table and choose “rated” among its terms; against bots alone it works, too.
ladder = Ladder
ladder-how = Rated games count, with an interval that shrinks with every one of them. Shown are bots, you, and whoever shows their page to everybody.
ladder-pool = Played
ladder-season = Season
ladder-place = Place
ladder-who = Player
ladder-points = Rating
ladder-games = Games
ladder-won = Won
ladder-none = Nobody yet this season.
rated = Rating
rated-no = a friendly game
rated-yes = rated: no hints
rated-agree-text = This game is to be rated. Hints are off, and a bot in your seat means the last place.
rated-agree = I agree
rated-asked = has not agreed yet
newcomer = Your page fills as you play
newcomer-how = No game finished yet. A coach plays the first one with you; what you win, against whom and how well, will be here.
newcomer-find = Find people to play with
played-games = { $games ->
    [one] game
   *[other] games
  }
played-count = { $games ->
    [one] 1 game
   *[other] { $games } games
  }
played-share = won
played-share-of = won: { $share }
played-accuracy = accuracy
played-longest = longest streak
played-now = streak now
played-streak = { $n ->
    [0] none
    [one] 1 win
   *[other] { $n } wins
  }
played-luck = { $games ->
    [one] Luck in 1 reviewed game
   *[other] Luck in { $games } reviewed games
  }
played-openings = Favourite openings: { $game }
played-habits = How you play
played-habits-other = How they play
played-results = Won, of all games
played-title-of = { $players ->
    [one] { $game }, 1 player
   *[other] { $game }, { $players } players
  }
played-none = No game finished yet.
played-people = Against people
played-bots = Bots: { $level }
played-won = { $won } of { $games }
played-game = Game
played-result = Place
played-against = Against
played-times = { $name } × { $n }
played-when = When
played-rivals = People you met
played-against-you = Against you
played-rival = you ahead { $ahead }, behind { $behind }
played-last = Last games
played-kind-all = All
played-kind-people = Against people
played-kind-bots = Against bots
played-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  } of { $players }
played-no-winner = no winner
played-replay = Replay
played-review = Review
medals = Bots beaten
medals-won = { $n ->
    [one] beaten once
   *[other] beaten { $n } times
  }
medals-not = not beaten yet
medals-next = Next: { $level } in { $game }.
medals-play = Play it
medals-all = Every bot is beaten.
account = Your account
account-none = none
account-notices = Turn notices
account-visible = This page is seen by
account-push = browser
account-mail = e-mail
account-webhook = webhook
account-manage = Manage the account
account-download = Download my data

# -- tournaments

tournaments = Tournaments
tournaments-text = Enter one by its link or from the list, or make one: its tables are made by themselves, round after round.
tournaments-mine = Yours
tournaments-open = Open to everybody
tournaments-live = Under way
tournaments-over = Over
tournaments-none = None.
to-tournament = Back to the tournament
tournament-new = Make a tournament
tournament-title = Title
tournament-at-table = Players at a table
tournament-format = Format
tournament-format-swiss = Swiss system
tournament-format-robin = Round robin
tournament-format-groups = Groups and finals
tournament-format-league = League
tournament-format-cup = Cup: who loses is out
tournament-rounds-label = Rounds
tournament-rounds = { $n ->
    [one] one round
   *[other] { $n } rounds
}
tournament-legs = Everybody meets everybody
tournament-once = once
tournament-twice = twice
tournament-groups-label = Groups
tournament-groups = { $n ->
    [one] one group
   *[other] { $n } groups
}
tournament-divisions-label = Divisions
tournament-divisions = { $n ->
    [one] one division
   *[other] { $n } divisions
}
tournament-seasons-label = Seasons
tournament-seasons = { $n ->
    [one] one season
   *[other] { $n } seasons
}
tournament-seats = tables of { $n }
tournament-pace = Pace
tournament-pace-live = 20 minutes each
tournament-pace-relaxed = an hour each
tournament-pace-day = a day a turn
tournament-who = Who may enter
tournament-public = Everybody: listed on this page
tournament-bots = Bots that take part
tournament-level = Level of bots
tournament-starts = Begins by itself on (or leave empty)
tournament-begins = Begins by itself: { $when }
tournament-rated = It counts for ratings, where people play without bots
tournament-rated-text = Games of people without bots count for ratings: whoever takes part agrees to it.
tournament-cross = Cross table
tournament-fill = Bots fill up tables, so that nobody sits out
tournament-enter-me = I take part myself
tournament-make = Make it
tournament-somebody = Somebody
tournament-bot = Bot { $n } ({ $level })
tournament-for = for { $who }
tournament-open = { $n ->
    [one] One entrant so far, { $most } at most
   *[other] { $n } entrants so far, { $most } at most
}
tournament-over = Over
tournament-round = Round { $n }
tournament-stage-round = { $stage }, round { $n }
tournament-final = Finals
tournament-group-stage = Groups
tournament-bracket = Bracket
tournament-cup-final = Final
tournament-cup-semi = Semi-finals
tournament-cup-quarter = Quarter-finals
tournament-cup-open = still open
tournament-cup-bye = no opponent
tournament-cup-won = wins the cup
tournament-cup-on = goes on
tournament-cup-text = Whoever loses is out; if two share the place, a lot says who goes on. Who has no opponent in the first round goes on at once.
tournament-season = Season { $n }
tournament-group = Group { $n }
tournament-division = Division { $n }
tournament-standings = Standings
tournament-entrants = { $n ->
    [one] One entrant
   *[other] { $n } entrants
}
tournament-nobody = Nobody yet.
tournament-least = { $n ->
    [one] It takes one entrant to begin.
   *[other] It takes { $n } entrants to begin.
}
tournament-opponents = Opp.
tournament-direct = Direct
tournament-wins = Wins
tournament-planned = soon
tournament-play = Play
tournament-next = Play your round
tournament-enter = Take part
tournament-wait = Wait for a place
tournament-wait-text = It has begun. You take the place of whoever leaves; in a league you enter with the next season.
tournament-waits = You are on the waiting list.
tournament-played = You have played this round. It goes on when its other tables are over.
tournament-soon = Your table is being made.
tournament-sits-out = You sit this round out. You play again in the next one.
tournament-looks-on = The tables that are under way are played without you.
tournament-out = You are out of the cup. Watch who wins it.
tournament-first = { $who } comes first
tournament-link = Send this link to whoever is to take part
tournament-begin = Begin
tournament-call-off = Call it off
tournament-leave = Leave the tournament
tournament-fair = How it works
tournament-points-text = A point for everybody at the table whom you leave behind, half a point for whoever shares your place. Who sits a round out gets what an average place brings.
tournament-equal-text = Equal points: the sum of the opponents’ points (Opp.), the direct meetings, the wins, and then a lot.
tournament-time-text = No hints. Out of time: a bot ({ $level }) plays on and the seat comes last; after two such games it takes the place for good.
tournament-seed = All lots are drawn from this seed:
tournament-missing = This tournament cannot be seen.

# finding opponents
quick = Quick match
quick-how = Play with whoever else would like to, now.
quick-bots = Bots may take empty seats after a while
quick-go = Find a game
quick-waiting =
    { $n ->
        [one] You are the first to look for this game. It begins as soon as others come.
       *[other] { $n } people are looking for this game.
    }
quick-bots-in = Bots come in { $time }.
quick-bots-now = Bots are on their way.
quick-stop = Stop looking
quick-stay = Keep this page open: the table opens by itself.
quick-leave = You may leave this page: the search goes on for a day, and the game appears on the home page.
invitations = Invitations
invitations-challenge = { $who } challenges you to { $game }
invitations-seat = { $who } has a seat for you: { $game }
invitations-accept = Accept
invitations-decline = Decline
invitations-look = Look at the table
players-n =
    { $n ->
        [one] 1 player
       *[other] { $n } players
    }
invite = Invite
invite-name = Invite somebody by name
invite-picture = QR code
invite-picture-alt = The table’s link as a QR code
invite-picture-how = Whoever points a phone’s camera at it comes to this table.
invite-asked = invited
invite-no-later = not now
invite-no-game = not this game
invite-no-terms = not on these terms
invite-no-no = does not come
table-lang = Language
table-lang-any = Any language
table-lang-en = English
table-lang-fr = French
tables-filter = Which open tables
tables-any = Any
person-actions = What you can do: { $name }
challenge = Challenge
challenge-how = A table is made for you both, and bots take the other seats. The game starts when they accept.
challenge-go = Send the challenge
block = Block
unblock = Unblock
block-whom = Whom
block-or-report = Block or report
block-how = Whoever you block cannot invite you, sit down at your tables, or chat where you sit. They are not told.
report-reason = What is wrong
report-chat = What they write
report-name = Their name
report-cheating = They cheat
report-other = Something else
report-text = What happened
report-go = Report to whoever runs this server
report-sent = Thank you: it will be read.
reachable = Who may invite me
blocked = People you have blocked
