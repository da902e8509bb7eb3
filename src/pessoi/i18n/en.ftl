seat = Player { $number }
yes = yes
no = no

### The terminal
terminal-welcome = Type a number or the notation; ? explains, undo takes back, save writes the game down, quit leaves.
terminal-left = The game was left before its end.
terminal-waits = { $who } is to answer.
terminal-waits-chance = Chance is to answer.
terminal-place = place
terminal-player = player
terminal-points = points
terminal-no-number = There are answers 1 to { $last }.
terminal-no-words = That is no action. Type a number, the notation on the right, or ? for help.
terminal-not-allowed = The rules do not allow that now.
terminal-hand-over = { $who }, it is your turn: press Enter when nobody else looks.
terminal-undone = Taken back.
terminal-nothing-to-undo = You have nothing to take back.
terminal-saved = Saved; go on with pessoi play --resume, or look at it with pessoi replay:
terminal-not-saved = The game could not be saved:
terminal-help =
    Answer with a number or with the notation beside it.
    ? 3 explains the third answer, ? and a name explains the thing, ? and a number like MYT-4.3 shows the rule.
    board draws the position again, undo takes your last answer back, save FILE writes the game down, quit leaves.
terminal-no-help = There is nothing to explain under that name.

## Tables and the server

level-random = Random
level-greedy = Greedy
level-easy = Easy
level-normal = Normal
level-hard = Hard
level-expert = Expert
line-start = The game begins.
line-undo = { $who } takes the last answer back.
line-undo-asked = { $who } asks to take an answer back.
line-undo-refused = { $who } does not agree to that.
line-resign = { $who } resigns.
line-time = { $who } has run out of time.
line-away = A bot plays for { $who }.
line-back = { $who } is back.
line-rules = The rules were corrected during this game (version { $old } to { $new }). { $dropped ->
    [0] It goes on where it was.
    [one] It goes on from an earlier point: { $dropped } answer was lost.
   *[other] It goes on from an earlier point: { $dropped } answers were lost.
  }
line-over = The game is over.
line-bot-fallback = The bot of { $who } failed and answers at random.
end-forfeit = All others have given up
error-bad-request = The server did not understand this.
error-who-are-you = Give yourself a name first.
error-forbidden = You may not do that here.
error-bad-origin = This page may not use the server.
error-bad-host = The server does not go by this name.
error-not-found = There is no such thing.
error-wrong-method = This cannot be done that way.
error-conflict = That does not go now: somebody was faster, or the game is further on.
error-too-large = That is too much at once.
error-not-json = The server did not understand this.
error-bad-name = A name has 1 to { $most } characters.
error-bad-option = There is no such option.
error-bad-record = This is no record that could be replayed.
error-too-many = Too fast. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
  }.
error-internal = Something went wrong on the server.
error-stopping = The server restarts. One moment.
error-stale = The game is further on already.
error-not-your-turn = It is { $who }’s turn.
error-illegal = The rules do not allow that now.
error-no-such-action = There is no such action.
error-no-undo = There is nothing to take back.
error-not-seated = Only who sits at the table may do that.
error-not-started = The game has not started yet.
error-over = The game is over.
error-away = A bot is playing your seat. Take it back first.
error-no-hint = The bot has no advice this time.
error-reveals = This uncovers something hidden and cannot simply be taken back.
error-table-full = All seats are taken.
error-seat-taken = Somebody sits there already.
error-open-seats = There are open seats: wait, or fill them with bots.
error-not-over = That comes when the game is over.
error-started = The game has started already.
error-not-owner = Only the owner of the table may do that.
error-players = This game is not for { $players ->
    [one] one player
   *[other] { $players } players
  }.
error-clock = A clock takes { $least } to { $most } seconds.
error-figures = The game cannot be made of these figures.
error-level = There is no bot of this level.
error-given-up = Who has given up cannot come back.
error-chat = A message has 1 to { $most } characters.
error-no-wish = Nobody asks to take anything back any more.
error-no-record = The rules changed during this game: it cannot be replayed.
error-record-gone = There is no such record. Records are kept for 30 days.
error-no-figures = This server does not take figures of your own.
error-other-rules = This game was played by version { $old } of the rules; now it is { $new }.
error-private = This table is private: ask for the link.
error-token = Nobody has this key.
error-seat-token = This key is for one seat at another table.
error-no-table = There is no such table.
error-broken-table = This table is damaged and was put aside. Whoever runs the server can repair it.
error-busy = The table is very busy. Try again.
