### Faults: one sentence each, without a full stop

## Bots and their weights

error-no-bot = there is no bot { $name }; there are: { $known }, and search:ITERATIONS
error-too-many-bots = { $seats } seats take at most { $seats } bots, not { $number }
error-weights-none = { $file } holds no weights: { $reason }
error-weights-unknown = { $file } holds weights of { $game }; there are: { $known }
error-weights-terms = { $file } must name these terms, and no others: { $terms }
error-weights-game = these weights are for { $game }, not { $other }
error-no-terms = { $game } has no evaluation of named terms

## Running games

error-ray-address = a Ray cluster is given as HOST:PORT, ray://HOST:PORT, auto or local, not { $word }
error-no-ray = there is no Ray at { $address }: { $reason }
error-ray-start = Ray ({ $address }) does not start: { $reason }
error-other-run = { $file } holds another run: { $found }; asked for: { $wanted }
error-results-line = { $file }, line { $line }: { $reason }
error-tune-few = it takes { $number } games at least: one of { $number } is kept to judge by
error-tune-nothing = { $games } games of { $game } gave no positions
error-formats = the formats are { $known }, not { $name }

## Files

error-cannot-read = { $file } cannot be read: { $reason }
error-cannot-write = { $file } cannot be written: { $reason }
error-cannot-use = { $file } cannot be used: { $reason }

reason-no-file = no such file or directory
reason-permission = permission denied
reason-directory = is a directory
reason-no-directory = not a directory
reason-no-space = no space left
reason-refused = connection refused
reason-time = no answer in time
