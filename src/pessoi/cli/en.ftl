### What Typer writes around the help

panel-arguments = Arguments
panel-options = Options
panel-commands = Commands
mark-default = [default: {"{}"}]
mark-environment = [env var: {"{}"}]
mark-required = [required]

### Results; a table's headings stand in one line

told-games = { $games } games of { $game }, { $players } players, seed { $seed }
told-seat = seat { $number }
told-players = { $game }, { $players } players
told-arena-columns = bot | wins | 95 % | rating | points | ms/decision | s/game
told-above = stands above
told-by-seat = by seat: { $seats }; { $decisions } decisions a game; digest { $digest }
told-sample = { $positions } positions of { $games } games of { $game }
told-surprise = surprise at games kept out: { $fitted } with the fitted weights, { $present } with the present ones, { $even } when all are even
told-gain = gained by a string of answers, in logits (fair: 0): { $fitted } with the fitted weights, { $present } with the present ones
told-tune-columns = term | present | fitted | ± 95 %
told-exported = { $decisions } decisions of { $games } games in { $file }
told-pace = { $decisions } decisions; played now: { $played_now } games in { $seconds } s, { $decisions_per_s } decisions/s, { $games_per_s } games/s
told-length = length: min { $min }, mean { $mean }, p95 { $p95 }, max { $max }
told-simulate-columns = {""} | games | wins | win rate | mean score
told-ends = ends: { $ends }
told-digest = digest: { $digest }
told-interpreted = interpreted
told-compiled = compiled
told-decisions = decisions
told-copy = copy
told-search = search
told-rates-columns = in a CPU second | build | decisions | games | search | batch
told-sizes-columns = {""} | {""} | µs/copy | bytes | view bytes | µs/view | table kB
told-games-columns = name | game | players | options | rules version
told-figures-columns = figure | value | source
told-figures = { $number } figures
told-gaps = { $number } gaps
told-no-gaps = no gaps: { $number } rules
told-rules-columns = rule | code | tests
told-none = none
told-unknown = unknown to the specification:
told-verified = { $answers } answers hold ({ $chance } of them chance's, all given by the revealed seed); { $checkpoints } checkpoints agree
told-verified-sealed = { $answers } answers hold ({ $chance } of them chance's, not checked: the seed is not revealed yet); { $checkpoints } checkpoints agree
told-result = the result holds
told-not-over = the game is not over
told-quarantined-columns = table | game | reason
told-table-exported = { $entries } entries in { $file }
told-table-released = { $table } is released

### Complaints: these patterns recognise them, in this order

error-extra = this needs { $module }, which comes with pip install { $package }
error-no-language = there is no language { $name }; there are: { $known }
error-no-game = there is no game { $name }; there are: { $known }
error-weights-none = { $file } holds no weights: { $reason }
error-weights-unknown = { $file } holds weights of { $game }; there are: { $known }
error-weights-terms = { $file } must name these terms, and no others: { $terms }
error-weights-game = weights of { $game } serve no game of { $other }
error-no-terms = { $game } has no evaluation of named terms
error-no-bot = there is no bot { $name }; there are: { $known }, and search:ITERATIONS
error-no-source = there is no source { $name }; there are: { $known }
error-no-rule = there is no rule { $name }; ids look like { $example }
error-no-rulebook = there is no specification of { $name }; there are: { $known }
error-no-checkout = the rule ledger reads code and tests: it needs a source checkout, not an installed package
error-players = { $game } is played by { $counts }, not by { $number }
error-no-option = { $game } has no option { $name }; it has: { $known }
error-option-value = option { $name } takes { $known }, not { $value }
error-option-form = an option is given as NAME=VALUE, not as { $word }
error-too-many-bots = { $seats } seats take at most { $most } bots, not { $number }
error-which-game = say which game: pessoi play GAME (pessoi games lists them)
error-empty-seat = seats are given like me,greedy,greedy; one of them is empty
error-formats = the formats are { $known }, not { $name }
error-teams = teams=yes is for 4 players; 2 and 6 play in teams anyway, 3 and 5 never do
error-goal = goal=4 is for games in teams
error-map-side = a recommended map has side=a or side=b; side=random goes with map=random
error-ray-address = a Ray cluster is given as HOST:PORT, ray://HOST:PORT, auto or local, not { $word }
error-no-ray = there is no Ray at { $address }: { $fault }
error-ray-start = Ray ({ $address }) does not start: { $fault }
error-tune-few = it takes { $number } games at least: every { $each }th is kept to judge by
error-tune-terms = { $game } has no evaluation of named terms
error-other-run = { $file } holds another run: { $found }; asked for: { $wanted }

error-edition-read = the edition { $file } cannot be read: { $fault }
error-edition-toml = the edition { $file } is no valid TOML: { $fault }
error-no-figure = there is no figure { $name }; there are: { $known }
error-no-row = { $table } has no row { $name }; name one by { $keys }: { $known }
error-figure-kind = { $where } takes { $kind } like { $example }, not { $other } ({ $value })
error-figure-length = { $where } has { $number } entries, not { $other }
error-figure-range = { $where } takes { $kind } from { $least } to { $most }, not { $value }
error-edition-text = a text of an edition has at most { $most } characters, not { $number }
error-edition-values = an edition has at most { $most } values
error-edition-depth = an edition has at most { $most } tables and lists within each other
error-edition-type = an edition holds numbers, texts, lists and tables only

error-tables-what = tables are { $known }, not { $what }
error-tables-id = { $what } takes the id of a table
error-tables-none = { $what } takes no table
error-no-table = there is no table { $table }
error-table-unreadable = the table { $table } still cannot be read: { $fault }
error-database = the database is sqlite:///FILE or postgresql://…, not { $name }
error-cannot-read = { $file } cannot be read: { $fault }
error-cannot-write = { $file } cannot be written: { $fault }
error-cannot-use = { $file } cannot be used: { $fault }
error-no-text = { $file } is no text: byte { $number } is not UTF-8
error-too-large = { $file } is larger than any record
error-record-length = the record has { $number } answers, not { $wanted }
error-record-seats = there are seats 1 to { $last }, not { $number }
error-no-seed = { $file } does not reveal its seed, so chance cannot go on
error-finished = { $file } is a finished game; look at it with: { $command }

error-record-ends = the record ends here; expected { $expected }
error-record-header = the header has no “{ $key }”
error-record-twice = “{ $key }” stands twice
error-record-game = this is a record of { $game }, not of { $other }
error-record-seal = the seal does not fit what stands above it: the file was changed or damaged
error-record-seed = the seed is not the one that was committed to
error-record-chance = answer { $number } of chance is “{ $given }”; the seed gives “{ $right }”
error-record-digest = the position after answer { $number } has digest { $found }, not { $digest }
error-record-result = the result is “{ $right }”, not “{ $given }”
error-record-early = a result is given, but the game is not over
error-record-late = “{ $action }” comes after the end of the game
error-record-number = expected a whole number, not { $text }
error-record-count = expected answer { $number }, not { $other }
error-record-hex = expected { $number } hexadecimal digits, not { $text }
error-record-expected = expected { $expected }, not { $text }
error-no-action-verb = { $text } is no action; { $verb } is used as in { $example }
error-no-action = { $text } is no action; known verbs: { $known }
error-illegal-rule = “{ $action }” is not allowed at “{ $decision }” ({ $rule }); seat { $seat } may answer: { $known }
error-illegal = “{ $action }” is not allowed at “{ $decision }”; seat { $seat } may answer: { $known }
error-illegal-chance = “{ $action }” is not allowed at “{ $decision }”; chance may answer: { $known }

error-no-command = No such command { $name }.
error-no-command-similar = No such command { $name }. Did you mean { $known }?
error-no-flag-similar = No such option: { $name } (Possible options: { $known })
error-no-flag = No such option: { $name }
error-missing-argument = Missing argument { $name }.
error-flag-value = Option { $name } does not take a value.
error-flag-needs = Option { $name } requires an argument.
error-surplus = Got unexpected extra argument(s) ({ $words })
error-value = Invalid value for { $name }: { $fault }
error-integer = Input should be a valid integer, unable to parse string as an integer
error-at-least = Input should be greater than or equal to { $number }
error-at-most = Input should be less than or equal to { $number }

error-no-file = No such file or directory
error-permission = Permission denied
error-directory = Is a directory
error-refused = [Errno 111] Connection refused

error-line = line { $line }: { $fault }
error-file = { $file }, { $fault }
