"""For authors of games: the laws that every game keeps, and random games to try them on.

laws     each law as a function that checks it at one place
counting what a seat can rule out, from what it saw: for the last law
trial    a random game under all laws, and the shortest way to a failure
sweep    thousands of them, on all cores: `make laws`
engine   the digest of random play, for comparing builds
"""
