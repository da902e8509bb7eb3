seat = Player { $number }
yes = yes
no = no
oneself = { $you ->
    [who] you
   *[nobody] { $who }
}
share = { $you ->
    [who] you { $count }
   *[nobody] { $who } { $count }
}
row = { $first } and { $last }

### The server
server-at = Pessoi is at { $url } (Ctrl+C ends it).

### The terminal
terminal-welcome = Type a number or the notation; ? explains, ? signs is the legend, hint gives ideas, undo takes back, save writes the game down, quit leaves.
edition-says = In this edition: { $changes }.
edition-instead = In { $name }: { $changes }{ $more ->
    [0] { "" }
   *[other] { "; " }and { $more } more
}.
edition-instead-unnamed = In this edition: { $changes }{ $more ->
    [0] { "" }
   *[other] { "; " }and { $more } more
}.
edition-here = This table plays by figures of its own
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
    ? 3 explains the third answer, ? and a name or a sign of the screen explains it (? signs: all of them),
    ? and a number like MYT-4.3 shows the rule.
    board draws the position again, hint gives ideas, undo takes your last answer back, save FILE writes the game down, quit leaves.
terminal-said = { $what }: { $text }
terminal-rule = Read on: ? { $rule }
terminal-no-help = There is nothing to explain under that name.

## Tables and the server

level-random = Random
level-greedy = Greedy
level-easy = Easy
level-program = Bot accounts
level-normal = Normal
level-hard = Hard
level-expert = Expert
line-start = The game begins.
line-undo = { $you ->
    [who] You take the last answer back.
   *[nobody] { $who } takes the last answer back.
}
line-undo-asked = { $you ->
    [who] You ask to take an answer back.
   *[nobody] { $who } asks to take an answer back.
}
line-undo-refused = { $you ->
    [who] You do not agree to that.
   *[nobody] { $who } does not agree to that.
}
line-resign = { $you ->
    [who] You resign.
   *[nobody] { $who } resigns.
}
line-time = { $you ->
    [who] You have run out of time.
   *[nobody] { $who } has run out of time.
}
line-away = { $you ->
    [who] A bot plays for you.
   *[nobody] A bot plays for { $who }.
}
line-absent = { $you ->
    [who] The others could wait no longer: a bot plays for you. You may come back.
   *[nobody] { $who } does not come: a bot plays on.
}
line-nudge = { $you ->
    [who] You remind { $other }.
    [other] { $who } reminds you: it is your turn.
   *[nobody] { $who } reminds { $other }.
}
line-end-agreed = { $you ->
    [who] You would end the game as it stands.
   *[nobody] { $who } would end the game as it stands.
}
line-ended = Everybody who is there ends the game as it stands.
line-pause-on = { $you ->
    [who] You would like a pause.
   *[nobody] { $who } would like a pause.
}
line-pause-off = { $you ->
    [who] You would like to go on.
   *[nobody] { $who } would like to go on.
}
line-paused = A pause: the clocks stand.
line-resumed = The pause is over: the clocks run on.
line-holiday = { $you ->
    [who] You are on holiday: your time stands.
   *[nobody] { $who } is on holiday: the time of this seat stands.
}
line-holiday-over = { $you ->
    [who] Your holiday is over: your time runs on.
   *[nobody] { $who } is back from a holiday.
}
line-back = { $you ->
    [who] You are back.
   *[nobody] { $who } is back.
}
line-rules = The rules were corrected during this game (version { $old } to { $new }). { $dropped ->
    [0] It goes on where it was.
    [one] It goes on from an earlier point: { $dropped } answer was lost.
   *[other] It goes on from an earlier point: { $dropped } answers were lost.
  }
line-hint = { $you ->
    [who] You ask for ideas.
   *[nobody] { $who } asks for ideas.
}
line-over = The game is over.
line-bot-fallback = The bot of { $who } failed and answers at random.
end-forfeit = All others have given up
end-agreed = Ended before its time, by agreement

## Ideas: why an answer is good, beside the other one

idea-brings = Brings you { $things }.
idea-costs = Costs you { $things }.
idea-keeps = The other idea would cost you { $things }.
idea-misses = Another answer would bring you { $things } more.
idea-takes = { $who } loses { $things }.
idea-alike = It makes little difference here.
idea-ahead = Looking further ahead, it wins more often.
idea-weaker = Possible, but the other idea is better.
idea-count = { $n ->
    [one] One good idea
    [2] Two good ideas
   *[other] Three good ideas
}
idea-prevents = Prevents:
idea-risks = But beware:
idea-reply = Likely answer:
idea-known = Judged from what you can see. Your chance to win now: { $now } %.

## The coach

coach-sure = Are you sure? That loses { $n } % of your chance to win.
coach-better = Better: { $action }.
coach-again = Type the same again to do it, or another answer.
coach-after = { $n ->
    [one] One thing that would have helped:
    [2] Two things that would have helped:
   *[other] Three things that would have helped:
}
coach-lost = { $action }: lost { $n } %.
coach-fine = No answer of yours lost much. Well played!

### Reviews of games that were played

review-title = review
review-about = { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
  }, judged by { $judge }; choices thought about like level { $level }
judge-network = the network
judge-hand = the hand-made evaluation
review-chance = Chance to win
review-turning = Turning points
review-quality = How well it was played
review-luck-skill = Luck and skill
review-luck = Dice and draws
review-own = Own choices
review-others = Others’ choices
review-start = Start
review-end = Result
review-parts = Dice and draws are measured against what could have come instead; own choices by what they gave away against the best ones. The sum leads from the start, an equal share unless the game began in the middle, to the result.
review-accuracy = Accuracy
review-phase-1 = Opening
review-phase-2 = Middle
review-phase-3 = End
review-worse = Choices worth another look
review-none = None: nobody gave much away.
review-step = step { $number }
review-played = Played
review-better = Better
review-why = A word to { $who }:
grade-best = Best
grade-good = Good
grade-slip = Slip
grade-mistake = Mistake
grade-blunder = Blunder
