### What can go wrong, and where it was found. Faults are one line without a full stop; what a table or the server
### refuses is said to players, in sentences.

## Where

error-line = line { $line }: { $fault }
error-file = { $file }, { $fault }
error-map = { $path } cannot be played on: { $fault }

## Names and options

known-none = none
error-no-language = there is no language { $name }; there are: { $known }
error-no-game = there is no game { $name }; there are: { $known }
error-player-count = { $game } is played by { $counts }, not by { $number }
error-no-option = { $game } has no option { $name }; it has: { $known }
error-option-value = option { $name } takes { $known }, not { $value }
error-teams = teams=yes is for 4 players; 2 and 6 play in teams anyway, 3 and 5 never do
error-coast = the ready-made coast does not fit these tiles; take opening=usual
error-goal = goal=4 is for games in teams
error-map-side = a recommended map has side=a or side=b; side=random goes with map=random
error-custom-side = a custom map has side=a or side=b; side=random goes with map=random
error-custom-form = a tile of a custom map is written like t05@1,-1/3 (tile, position, rotation), not { $text }
error-custom-tile = there is no tile { $tile }; there are: { $known }
error-custom-twice = tile { $tile } stands twice in the custom map
error-custom-place = tiles { $tile } and { $other } lie on one position of the custom map
error-custom-rotation = tile { $tile } is turned by { $number ->
    [1] { $number } sixth
   *[other] { $number } sixths
  }; rotations are 0 to 5
error-custom-count = the custom map has { $number ->
    [one] one tile
   *[other] { $number } tiles
  }; this game is played with { $needed }
error-custom-apart = tile { $tile } does not touch the rest of the custom map

## Rules and answers

error-no-rulebook = there is no specification of { $name }; there are: { $known }
error-no-checkout = the rule ledger reads code and tests: it needs a source checkout, not an installed package
error-no-action = { $text } is no action; known verbs: { $known }
error-action-use = { $text } is no action; { $verb } is used as in { $example }
error-not-allowed = “{ $action }” is not allowed at “{ $decision }”; { $seat ->
    [0] chance
   *[other] seat { $seat }
  } may answer: { $known }
error-not-allowed-rule = “{ $action }” is not allowed at “{ $decision }” ({ $rule }); { $seat ->
    [0] chance
   *[other] seat { $seat }
  } may answer: { $known }

## Bots and their weights

error-no-bot = there is no bot { $name }; there are: { $known }, search:ITERATIONS and look:TEMPERATURE
error-too-many-bots = { $seats ->
    [one] { $seats } seat takes at most { $seats } bot
   *[other] { $seats } seats take at most { $seats } bots
  }, not { $number }
error-weights-none = { $file } holds no weights: { $reason }
error-weights-unknown = { $file } holds weights of { $game }; there are: { $known }
error-weights-terms = { $file } must name these terms, and no others: { $terms }
error-weights-game = these weights are for { $game }, not { $other }
error-network-file = this is no network of ours: { $reason }
error-network-fit = the network is for another game: its { $what } is { $found }, not { $wanted }
error-network-changed = { $file } is not the network any more that this run began with
error-bot-judges-not = { $name }: only net, greedy, search:N, normal, hard and expert can judge by a network
error-no-terms = { $game } has no evaluation of named terms

## Running games

error-ray-address = a Ray cluster is given as HOST:PORT, ray://HOST:PORT, auto or local, not { $word }
error-no-ray = there is no Ray at { $address }: { $reason }
error-ray-start = Ray ({ $address }) does not start: { $reason }
error-other-run = { $file } holds another run: { $found }; asked for: { $wanted }
error-results-line = { $file }, line { $line }: { $reason }
error-tune-few = it takes { $number ->
    [one] { $number } game at least
   *[other] { $number } games at least
  }: one of { $number } is kept to judge by
error-tune-nothing = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } of { $game } gave no positions
error-formats = the formats are { $known }, not { $name }
error-train-state = { $file } says nothing of a run: { $reason }
error-train-other = { $file } holds a run with other settings: { $found }
error-train-players = players are numbers with commas, like 2,4, not { $word }
error-no-ladder = the strength of { $game }’s levels has not been measured by today’s rules: --games 200 does it

## Files

error-cannot-read = { $file } cannot be read: { $reason }
error-cannot-write = { $file } cannot be written: { $reason }
error-cannot-use = { $file } cannot be used: { $reason }
error-no-text = { $file } is no text: byte { $number } is not UTF-8
error-file-large = { $file } is larger than any record

reason-no-file = no such file or directory
reason-permission = permission denied
reason-directory = is a directory
reason-no-directory = not a directory
reason-no-space = no space left
reason-refused = connection refused
reason-time = no answer in time

## Records

error-player-name = a player's name is printable text, not { $name }
error-player-kind = a player's kind is a word or two, not { $kind }
error-record-length = the record has { $number ->
    [one] { $number } answer
   *[other] { $number } answers
  }, not { $wanted }
error-replay-seat = there are seats 1 to { $last }, not { $number }
error-no-seed = { $file } does not reveal its seed, so chance cannot go on
error-finished = { $file } is a finished game; look at it with: pessoi replay { $file }
error-record-ends = the record ends here; expected { $expected }
error-record-expected = expected { $expected }, not { $text }
error-record-key = expected “key: value” with { $known } or seat1, seat2 …, not { $text }
error-record-twice = “{ $key }” is duplicated
error-record-header = the header has no “{ $key }”
error-record-seats = { $count ->
    [one] { $count } player needs
   *[other] { $count } players need
  } seat1 to seat{ $count }; there are: { $known }
error-record-digest-place = a digest after { $number ->
    [one] { $number } answer
   *[other] { $number } answers
  } stands after { $answers }
error-record-number = expected answer { $number }, not { $other }
error-record-no-seat = there is no { $who }; there are { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }
error-record-hex = expected { $number ->
    [one] { $number } hexadecimal digit
   *[other] { $number } hexadecimal digits
  }, not { $text }
error-record-players = the options do not say how many players: “players=3”
error-record-json = no valid JSON: { $reason }
error-record-object = expected a JSON object, not empty
error-record-start = the game cannot have started from this position
error-record-change = the game could not have gone on by rules version { $version } from here
error-record-edition = the edition is { $right }, not { $given }
error-record-seal = the seal does not fit what stands above it: the file was changed or damaged
error-record-game = this is a record of { $game }, not of { $other }
error-record-rules = played by rules version { $old }; this is version { $new } of { $game }
error-review-rules = This game was played by version { $old } of the rules; now it is { $new }. It can be replayed, but nobody judges by the old ones.
error-review-level = a review needs a level that searches: normal, hard, expert or search:N, not { $name }
error-no-records = there is no record in { $folder } (files that end in .txt or .pessoi)
error-record-digest = the position after answer { $number } has digest { $found }, not { $digest }
error-record-late = “{ $action }” comes after the end of the game
error-record-seat = “{ $decision }” is asked of { $who }, not of { $other }
error-record-early = a result is given, but the game is not over
error-record-result = the result is “{ $right }”, not “{ $given }”
error-record-seed = the seed is not the one that was committed to
error-record-chance = answer { $number } of chance is “{ $given }”; the seed gives “{ $right }”

record-header-line = a header line or an empty one
record-player = “name (kind)”
record-answer-or-end = an answer, “result: …”, “seed: …” or “seal: …”
record-result = “result: reason place:points …”
record-seed-or-seal = “seed: …” or “seal: …”
record-seal = “seal: …”
record-line = an answer like “7 seat1 …”, a digest, a result, the seed or the seal
record-options = options like “players=3 name=value”, each once

## The command line

error-extra = this needs { $module }, which comes with pip install { $package }
error-no-source = there is no source { $name }; there are: { $known }
error-no-rule = there is no rule { $name }; ids look like { $example }
error-option-form = an option is given as NAME=VALUE, not as { $word }
error-option-file = option { $name }: { $file } cannot be read: { $reason }
error-coach = the coach is for one person alone against bots
error-which-game = say which game: pessoi play GAME (pessoi games lists them)
error-empty-seat = seats are given like me,greedy,greedy; one of them is empty
error-admin-topic = what to see to is { $known }, not { $name }
error-admin-action = { $topic } are seen to by { $known }, not { $name }
error-admin-subject = { $what } takes a table, a person or a file
error-admin-none = { $what } takes nothing more
error-admin-list = lists of tables are { $known }, not { $name }
error-admin-sure = this cannot be undone: say --yes if it is to be done
error-unknown-table = there is no table { $table }
error-unknown-person = there is no person { $person }
error-unknown-report = there is no report { $report }
error-table-unreadable = the table { $table } still cannot be read: { $reason }
error-file-exists = { $file } is there already; nothing is written over
error-backup = this did not work: { $reason }
error-backup-damaged = { $file } is damaged: { $reason }
error-backup-foreign = { $file } is no backup of this program, or of a newer version
error-program = this needs { $program }, which comes with PostgreSQL
error-database = the database is sqlite:///FILE or postgresql://…, not { $name }
error-cannot-serve = the server cannot start: { $reason }
error-database-silent = the database { $database } does not answer: { $reason }
error-other-server = another server uses { $file }; several processes need a postgresql:// database
error-no-command = No such command { $name }.
error-no-command-similar = No such command { $name }. Did you mean { $known }?
error-no-flag = No such option: { $name }
error-no-flag-similar = No such option: { $name } (Possible options: { $known })
error-missing-argument = Missing argument { $name }.
error-missing-flag = Missing option { $name }.
error-flag-value = Option { $name } does not take a value.
error-flag-needs = Option { $name } requires an argument.
error-surplus = Got unexpected extra argument(s) ({ $words })
error-value = Invalid value for { $name }: { $reason }
error-usage = { $text }

reason-integer = Input should be a valid integer, unable to parse string as an integer
reason-number = Input should be a valid number, unable to parse string as a number

error-at-least = Invalid value for { $name }: Input should be greater than or equal to { $least }
error-at-most = Invalid value for { $name }: Input should be less than or equal to { $most }

## Editions

error-figure-source = { $path } has no source; expected one of { $known }
error-edition-read = the edition { $file } cannot be read: { $reason }
error-edition-toml = the edition { $file } is no valid TOML: { $reason }
error-edition-text = a text of an edition has at most { $most ->
    [one] { $most } character
   *[other] { $most } characters
  }, not { $number }
error-edition-values = an edition has at most { $most ->
    [one] { $most } value
   *[other] { $most } values
  }
error-edition-depth = an edition has at most { $most ->
    [one] { $most } table or list
   *[other] { $most } tables and lists
  } within each other
error-edition-type = an edition holds numbers, texts, lists and tables only
error-no-figure = there is no figure { $path }; there are: { $known }
error-no-row = { $path } has no row { $name }, or has it twice; name one by id, seat, index or zone: { $known }
error-edition-name = the table edition holds the edition’s name alone, a text of at most { $most ->
    [one] { $most } character
   *[other] { $most } characters
  }
error-figure-missing = { $path } lacks the figure { $name }
error-figure-unread = nothing reads { $path }; what is read there: { $known }
error-figure-retired = { $path } has no effect on the game and is no longer taken: leave it out
error-figure-lengths = { $path } has { $least } to { $most ->
    [one] { $most } entry
   *[other] { $most } entries
  }, not { $number }
error-figure-kind = { $path } takes { $kind } like { $example }, not { $other } ({ $value })
error-figure-length = { $path } has { $number ->
    [one] { $number } entry
   *[other] { $number } entries
  }, not { $other }
error-figure-range = { $path } must be { $least } to { $most }, not { $value }
error-negative = { $path } must not be negative
error-price = { $path } must be at least 1, not { $number }
error-sum = { $path } add up to { $number }, not to { $other }
error-order = { $table } must be, in this order: { $known }
error-rows = { $table } has the rows { $rows }; the rules know { $known }
error-no-name = there is no { $table } { $name }; there are: { $known }
error-disagree = { $what }: { $number }, but the other figures say { $other }
error-disagree-of = { $what } of { $kind }: { $number }, but the other figures say { $other }

kind-truth = yes or no
kind-whole = a whole number
kind-number = a number
kind-text = a text
kind-list = a list
kind-table = a table

## Editions of Olympos

error-no-track-space = end of the time track: { $number } is no space of the track
error-border = { $space } borders { $other }, but { $other } does not border { $space }
error-neighbour = { $space } borders { $other }, which is not on the map
error-own-border = { $space } borders itself
error-end-points = end of the time track: every position has its points, and no more
error-one-card = Destiny cards: the effect { $effect } is that of one card, no more and no less
error-track-drawn = drawing of the time track: every space up to the cross ({ $number }) has its place on the board
error-one-zeus = map: exactly one territory carries Zeus, not { $number }
error-one-north = map: exactly one space is the northern zone, not { $number }
error-cell-resources = { $path } asks for more kinds of resource than there are
error-no-cell = development board: row { $row } has no column { $column }
error-cell-spaces = { $path } has fewer bonus spaces than tiles
error-zeus-spaces = time track: Zeus spaces must ascend and end on the last one, not beyond the cross
error-detour = a detour takes at least 0 more, not { $number }
error-zeus-cards = time track: a Zeus space has one or two Olympos cards
error-entering = costs: entering land costs at least 1, and the sea cannot cost less than nothing
error-discounts = costs: discounts leave a discovery or a wonder without a cost
error-hourglass = an hourglass is worth 1 by the rules, not { $number }
error-variants = { $path }: its variants share a resource with another tile

box-discoveries = discovery tiles
box-wonders = wonders
box-destiny = Destiny cards
box-olympos = Olympos cards
box-zeus = Olympos cards at the Zeus spaces
box-territories = territories
box-starred = starred territories

## Editions of Hellas

error-tile-edges = tile { $tile }: edges are six letters L or S, not { $edges }
error-tile-sea-edge = tile { $tile }: every sea edge belongs to exactly one body of water
error-tile-same-water = tile { $tile }: sea edges next to each other belong to the same body of water
error-tile-cover = tile { $tile }: the bodies of water must cover the sea edges and nothing else
error-tile-harbour = tile { $tile }: its harbour is one of its bodies of water, counted from 0
error-white-red = the players are White in seat 0, who starts, and Red in seat 1
error-god-cards = the god cards are not those of the rules
error-card-god = card { $card } belongs to { $god }, not to { $other }
error-card-windows = card { $card }: the count is at least 0 and windows are of: { $known }
error-free-passage = Poseidon’s free passage costs 0 ships: none is paid at all
error-god-copies = the cards of { $god } make { $copies ->
    [one] { $copies } copy
   *[other] { $copies } copies
  }: the size of the deck ({ $size }) and the box’s number of cards for a god must both say so
error-god-deck = the deck of { $god } must be larger than what two hands can hold
error-tile-count = there are { $number ->
    [one] { $number } tile
   *[other] { $number } tiles
  }: the list ({ $other }) and the box’s total must both say so
error-dolphin-tile = the first tile is the dolphin tile: sea all round, no city
error-tile-city = every landscape tile has a city
error-temples = { $number ->
    [one] { $number } tile has
   *[other] { $number } tiles have
  } a temple, the box says { $other }
error-grid = the grid's directions and radius cannot be changed
error-garrison = a city holds at least 1 soldier: a garrison of another size is another game
error-opening-wins = there is at least one turn, and the opening does not win the game
error-few-soldiers = { $player } has too few soldiers for the opening
error-few-ships = { $player } has too few ships for the opening

## Editions of Mytikas

error-power = { $path } is { $known }: a card’s power has its own rules
error-tiers = { $path } must ascend, not { $value }
error-piece-slots = { $building } has { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
  }, but { $slots ->
    [one] { $slots } slot
   *[other] { $slots } slots
  }
error-home-level = the home city stands on a level from 1 to { $most }, not { $number }
error-level-tokens = { $path }: level { $level } has { $number ->
    [one] { $number } token
   *[other] { $number } tokens
  }; the box has fewer
error-god-favors = { $path }: { $number ->
    [one] { $number } favor
   *[other] { $number } favors
  } of { $god }; from 1 to what the box has
error-lock-count = { $path }: { $locks ->
    [one] { $locks } lock
   *[other] { $locks } locks
  } for { $cards ->
    [one] { $cards } face-down card
   *[other] { $cards } face-down cards
  } and the deck
error-lock-values = { $path }: lock values must ascend and exceed the first offering, not { $value }
error-deity-cards = { $path }: hands and river need more than the { $number ->
    [one] { $number } deity card
   *[other] { $number } deity cards
  }
error-draft-cards = one is dealt at least as many deity cards as one keeps, and keeps at least 1
error-start-least = a starting offering and the limit of rounds: at least 1; the starting reserve: at least 0

## Editions of Cyclades

error-team-faction = { $path } names faction { $faction }; there are { $number }
error-team-once = { $path } must name each of the { $number ->
    [one] { $number } faction
   *[other] { $number } factions
  } once
error-seat-faction = { $path } must give each of the { $number ->
    [one] { $number } seat
   *[other] { $number } seats
  } a faction
error-tile-cells = the cells of a tile must list { $number ->
    [one] { $number } different cell
   *[other] { $number } different cells
  }
error-zone = { $path } has a zone { $zone }; zones are land l1 to l3 and sea s1 to s3
error-zone-kind = { $path }: zones l1 to l3 are land, s1 to s3 are sea
error-zone-cells = { $path } must give each of the cells 0 to { $last } to one zone
error-zone-priestess = { $path }: only land zones have the icon
error-offering-spaces = the offering scale must rise from at least 1 to at most { $most }, not { $value }
error-terrain = { $path } must be none for instant creatures, and only for them
error-gods-open = { $mode }: with so many gods face down not every faction finds a god (factions: { $number })
error-no-layout = there is no arrangement of { $number ->
    [one] { $number } tile
   *[other] { $number } tiles
  } for { $mode }
error-no-map = there is no map { $map } for { $mode }
error-map-tiles = { $path } must have { $number ->
    [one] { $number } tile
   *[other] { $number } tiles
  }
error-map-sea = the sea is not in one piece
error-map-islands = it has { $number ->
    [one] { $number } island
   *[other] { $number } islands
  }, { $least } are needed
error-map-island = an island has { $number } land zones, { $most } are allowed
error-map-coast = a land zone has no coast
error-assembly = an assembly is a side (0 or 1), then tile, u, v and rotation of each tile
error-assembly-tiles = an assembly takes each of the tiles 0 to { $last } at most once, not { $value }
error-assembly-place = an assembly puts two tiles on one place
error-assembly-rotation = a rotation is a number of sixths from 0 to 5

## Tables and the server

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
error-bad-name = A name has 1 to { $most ->
    [one] { $most } character
   *[other] { $most } characters
  } that can be seen.
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
error-hints-off = At this table nobody asks for hints.
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
error-clock = A clock takes { $least } to { $most ->
    [one] { $most } second
   *[other] { $most } seconds
  }.
error-figures = The game cannot be made of these figures.
error-level = There is no bot of this level.
error-given-up = Who has given up cannot come back.
error-chat = A message has 1 to { $most ->
    [one] { $most } character
   *[other] { $most } characters
  }.
error-nobody-waited-for = Nobody keeps you waiting.
error-no-patience = At this table one waits for everybody.
error-too-early = Not yet: { $hours ->
    [one] another hour
   *[other] another { $hours } hours
  }.
error-no-wish = Nobody asks to take anything back any more.
error-no-review = Nobody has asked for this review yet, or it could not be made.
error-no-step = There is no such step in this game.
error-record-gone = There is no such record. Records are kept for 30 days.
error-boxes = No more than { $most ->
    [one] { $most } box is
   *[other] { $most } boxes are
  } kept here. Save yours as a file.
error-box-gone = There is no such box. A shared box is kept for a year after somebody last opened it.
error-no-figures = This server does not take figures of your own.
error-other-rules = This game was played by version { $old } of the rules; now it is { $new }.
error-private = This table is private: ask for the link.
error-token = Nobody has this key.
error-seat-token = This key is for one seat at another table.
error-no-table = There is no such table.
error-no-lesson = There is no lesson here.
error-no-puzzle = There is no such puzzle.
error-broken-table = This table was put aside: it is damaged, or being looked at. Whoever runs the server can bring it back.
error-busy = The table is very busy. Try again.
error-shows = You have { $most ->
    [one] { $most } table
   *[other] { $most } tables
  } in play where bots are among themselves. Watch one to its end first.
error-removed = The owner of the table has taken your seat away.
error-name-taken = Somebody at this table goes by that name. Take another one.
error-plans = { $most ->
    [one] There is { $most } plan
   *[other] There are { $most } plans
  } already. Forget one first.
error-banned = Whoever runs this server no longer lets you in.
error-muted = Whoever runs this server has taken the word from you: you may play, but not chat.
error-ticket = This link or code is wrong, was used already, or is too old. Ask for a new one.
error-passkey = This passkey is not known here, or it took too long. Try again.
error-passkey-name = Passkeys need a host name: open this page by its name (or as localhost) instead of an address of numbers.
error-passkeys = That would be too many passkeys (at most: { $most }). Remove one first.
error-no-device = There is none like that any more.
error-not-your-name = Write your name exactly as it is, to show that you mean it.
error-read-only = The server cannot keep anything at the moment. The game stays as it is, and clocks do not count; it tries again by itself.
error-not-alone = Only who plays among bots may take a game elsewhere.
error-stays-here = Games that count, lessons and analyses stay where they are.
error-not-unfinished = This game cannot be gone on with: it is over, or the seed of its draws is not told.
error-needs-server = This needs a server with people on it. Here the game runs in your browser alone.
error-writable-again = The server keeps everything again. Go on.

## Notices

error-mail-address = a mail server is given as smtp://NAME:PASSWORD@HOST:587 or smtps://…, together with a sender (--mail-from)
error-time-zone = There is no time zone { $zone }.
error-push-keys = These are no keys of a browser.
error-no-mail = This server sends no mail.
error-mail-box = This is no mail address.
error-old-link = This link is too old, or was used before.
error-target = We cannot send anything there: https addresses of the public net only.
error-not-taken = It was not taken: { $reason }.
error-no-channel = This way to reach you is no longer there.
error-unproven = Follow the link in our mail first.
error-strangers = You can invite people whom you have played with; give others the link.
error-bot-name = A name that ends like this is a bot account's.
error-no-programs = A bot account makes no bot accounts.
error-not-program = Events are for bot accounts; people have notices.
error-programs =
    { $most ->
        [one] You have one bot account already: remove it first.
       *[other] You have { $most } bot accounts already: remove one first.
    }
error-rated-programs = Games with bot accounts do not count for ratings.
error-yourself = That is you.
error-not-welcome = You cannot sit down at this table.
error-not-heard = Somebody at this table does not want to hear you.
error-blocks =
    { $most ->
        [one] You have blocked one person already, and cannot block more.
       *[other] You have blocked { $most } people already: let one of them go first.
    }
error-reports =
    { $most ->
        [one] One report of yours waits to be read.
       *[other] { $most } reports of yours wait to be read already.
    }
error-not-invited = There is no such invitation any longer.
error-declined = They have said no to this table.
error-invitations =
    { $most ->
        [one] One invitation waits for an answer already.
       *[other] { $most } invitations wait for an answer already.
    }

## Games by turns

error-days = A holiday begins today or later, within a year, and ends after that.
error-days-taken = You are away on some of these days already.
error-days-left = { $left ->
    [0] You have no days left: { $most } in a year is the most.
    [one] You have one day left: { $most } in a year is the most.
   *[other] You have { $left } days left: { $most } in a year is the most.
  }
error-no-holiday = There is no such holiday any more.

## Games that count

error-rated-terms = Only games by our own figures, played from their beginning, can be rated.
error-not-agreed = Not everybody has agreed that this game is rated.
error-undo-rated = In a rated game this cannot be taken back: it told you something.
error-no-person = Nobody of that name can be seen, or several people can: open the page from a table where you met.
error-no-tournament = There is no such tournament.
error-tournament-over = This tournament is over.
error-tournament-begun = This tournament has begun already.
error-tournament-full = All places of this tournament are taken.
error-tournament-few = { $least ->
    [one] It takes one entrant to begin.
   *[other] It takes { $least } entrants to begin.
}
error-tournament-people = Bots alone hold no tournament: at least one person has to take part.
error-tournament-terms = Beyond the limits of a tournament (entrants: { $entrants }, bots: { $bots }, rounds: { $rounds }, seasons: { $seasons }; everybody meets everybody once or twice).
error-tournament-date = It begins later than now, and within { $most ->
    [one] one day
   *[other] { $most } days
}.
error-tournament-private = This tournament is private: ask for its link.
error-tournament-owner = Only whoever made the tournament can do that.
error-tournaments = { $most ->
    [one] One tournament at a time is enough: wait until it is over.
   *[other] { $most } tournaments at a time are enough: wait until one is over.
}
