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
