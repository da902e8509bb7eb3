"""Tournaments between bots: every seat order in turn, ratings with intervals, results that can be continued.

lineups   who sits where in which game
entrants  the bots, and bots with weights of their own
results   the file of games played, one line a game
run       playing them on all cores
tally     what they add up to
plot      the picture of it
"""
