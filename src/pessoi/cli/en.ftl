### What Typer writes around the help

panel-arguments = Arguments
panel-options = Options
panel-commands = Commands
mark-default = [default: {"{}"}]
mark-environment = [env var: {"{}"}]
mark-required = [required]

### Results; a table's headings stand in one line

told-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}, seed { $seed }
told-seat = seat { $number }
told-players = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}
told-arena-columns = bot | wins | 95 % | rating | points | ms/decision | s/game
told-above = stands above
told-by-seat = by seat: { $seats }; decisions a game: { $decisions }; digest { $digest }
told-sample = { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
} of { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $game }
told-log-loss = log loss on games kept out: { $fitted } with the fitted weights, { $present } with the present ones, { $even } when all are even
told-gain = gained by a turn, in logits (fair: 0): { $fitted } with the fitted weights, { $present } with the present ones
told-tune-columns = term | present | fitted | ± 95 %
told-exported = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} of { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $file }
told-train-play = generation { $number }: games
told-train-learn = generation { $number }: learning
told-train-gate = generation { $number }: arena
told-train-columns = generation | played by | positions | loss by hand | by network | of priors | arena (1 is even) | taken
told-train-yes = yes
told-train-no = no
told-train-best = best network: { $file }
told-train-none = no network yet; the same command goes on from here
told-pace = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}; played now: { $played_now ->
    [one] { $played_now } game
   *[other] { $played_now } games
} in { $seconds } s, { $decisions_per_s } decisions/s, { $games_per_s } games/s
told-ladder-columns = players | level | plays as | rating | 95 % | wins against the level below | against one
told-ladder = 400 more are ten times the odds against each opponent
told-length = length: min { $min }, mean { $mean }, p95 { $p95 }, max { $max }
told-simulate-columns = {""} | games | wins | win rate | mean score
told-balance-columns = in a game | our figures | your edition | difference
told-balance-length = answers
told-balance-wins = { $seat }: wins, %
told-balance-score = { $seat }: points
told-balance-ours = ends by our figures: { $ends }
told-balance-own = ends by your edition: { $ends }
told-ends = ends: { $ends }
told-digest = digest: { $digest }
told-interpreted = interpreted
told-compiled = compiled
told-version = pessoi { $version }, { $engine ->
    [compiled] compiled engine
   *[interpreted] plain Python engine
}
told-engine-missing = The engine runs as plain Python, several times slower: `make compiled` makes the fast one.
told-engine-stale = The engine runs as plain Python, several times slower: its sources have changed since `make compiled`.
told-engine-no-compiler = The engine runs as plain Python, several times slower: there was no C compiler.
told-decisions = decisions
told-copy = copy
told-search = search
told-playouts = playouts
told-steps = steps
told-batch = batch
told-network = search by network
told-hand = by hand
told-rates-columns = in a CPU second | build | decisions | games | search
told-learning-columns = for learners | build | playouts | steps | batch
told-sizes-columns = {""} | {""} | µs/copy | bytes | view bytes | µs/view | table kB
told-games-columns = name | game | players | options | rules version
told-puzzles-columns = puzzle | rating | players | solution
told-puzzles = { $number ->
    [one] { $number } puzzle
   *[other] { $number } puzzles
} in { $file }
told-figures-columns = figure | value | source
told-figures = { $number ->
    [one] { $number } figure
   *[other] { $number } figures
}
told-gaps = { $number ->
    [one] { $number } gap
   *[other] { $number } gaps
}
told-no-gaps = no gaps: { $number ->
    [one] { $number } rule
   *[other] { $number } rules
}
told-rules-columns = rule | code | tests
told-none = none
told-unknown = unknown to the specification:
told-verified = { $answers ->
    [one] { $answers } answer holds
   *[other] { $answers } answers hold
} ({ $chance } of them chance's, all given by the revealed seed); { $checkpoints ->
    [one] { $checkpoints } checkpoint agrees
   *[other] { $checkpoints } checkpoints agree
}
told-verified-sealed = { $answers ->
    [one] { $answers } answer holds
   *[other] { $answers } answers hold
} ({ $chance } of them chance's, not checked: the seed is not revealed yet); { $checkpoints ->
    [one] { $checkpoints } checkpoint agrees
   *[other] { $checkpoints } checkpoints agree
}
told-result = the result holds
told-not-over = the game is not over
told-tables-columns = table | game | phase | entries | last change | put aside
told-fields-columns = field | value
told-table-exported = { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
} in { $file }
told-table-quarantined = { $table } is put aside
told-table-released = { $table } is released
told-table-deleted = { $table } is deleted
told-keys-rotated = private tables with a new link: { $tables }
told-people-columns = person | name | since | last seen | banned | muted
told-people-muted = muted
told-person-banned = { $name } ({ $person }) is banned
told-person-unbanned = { $name } ({ $person }) is let in again
told-person-muted = { $name } ({ $person }) may no longer chat
told-person-unmuted = { $name } ({ $person }) may chat again
told-person-revoked = { $name } ({ $person }): no sign-in is good any longer but the token { $token }
told-person-deleted = { $name } ({ $person }) is forgotten, at tables: { $tables }
told-reports-columns = report | when | reason | about | table | by | text
told-report-closed = closed: { $report }
told-backed-up = everything is in { $file }
told-replayed-columns = table | game | finding
told-replayed = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} replayed, { $findings ->
    [one] { $findings } differs
   *[other] { $findings } differ
}
told-finding-goes-on = goes on by rules version { $new } instead of { $old }; answers lost: { $dropped }
told-finding-unreadable = cannot be read: { $reason }
told-finding-unverified = is not verified: { $reason }
