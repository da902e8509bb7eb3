"""Tournaments: who plays whom, what a place is worth, and tables that are made by themselves (docs/tournaments.md).

tournament  what is kept of one: a plan, who takes part, and stages of rounds of matches
points      what places are worth; who stands where, and why
matching    as many pairs as there can be, of those who may be paired
pairing     a round: who meets whom, and in which seats
course      what may be done: entering, leaving, beginning, going on
shown       as people and programs see it
duty        in the background: tables of a round, their results, the next round

The first five know no clock, no database and no table: all that is drawn is drawn from the tournament's seed.
"""
