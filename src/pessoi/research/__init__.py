"""For bot writers and researchers: the games behind the interfaces that learning libraries know.

session     a seeded game that answers chance by itself: what all of these stand on
pettingzoo  all seats as agents
gymnasium   one seat against bots
openspiel   the game tree with explicit chance
batch       many games at once, with numpy arrays
"""
