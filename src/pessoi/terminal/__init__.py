"""Games in the terminal: `table` shows, `play` asks and answers, `help` explains what is on the screen.

A game's board is a package here with its name, as `board` describes it; its catalogues have what only a terminal says.
Boards fit 80 columns, and nothing on them is told by colour alone.
"""
