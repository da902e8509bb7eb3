"""Games in the terminal: `table` draws, `play` asks and answers, and each game brings its own drawing.

A game's drawing is a module here with its name and a function `draw(shown, say)`, which makes something that Rich can
print, 100 columns wide, of what `Game.show` gives; `say` translates a key.
"""
