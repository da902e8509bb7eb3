"""The laboratory: everything that lets bots play many games and adds up what came of them.

plan           what is played: game, options, edition, bots, seed; who sits where, and the seeds of every game
weighted_bots  bots that evaluate by weights of their own
match          a game between bots, and what is kept of it
jobs           the games of a plan on all cores, or on a Ray cluster
results        the file of games played, a line each: a run goes on where it ends
tally          what games add up to: wins with intervals, points, lengths
simulate       many games: how long they are, who wins, how fast the engine is
tournament     every order of seats, ratings and win matrix: `pessoi arena`
tune           the weights of an evaluation fitted to outcomes
export         decisions as a data set
bench          how fast the engine is; `builds` and `peers` side by side
plot           pictures of tournaments and benchmarks
"""
