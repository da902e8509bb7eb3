hel-tab-map = Map
hel-tab-cards = Cards
hel-tab-table = Table
hel-meter-cities = most cities
hel-meter-tiles = tiles left
hel-map = The coast
hel-table = Piles and battle
hel-hand = My god cards
hel-no-cards = You hold no god card.
hel-watching = Hands are hidden from spectators.
hel-locked = not playable before the turn ends
hel-city = { $name }: { $who }, { $soldiers ->
    [one] 1 soldier
   *[other] { $soldiers } soldiers
}, { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}
hel-cell = Open sea, ships { $mine } to { $theirs }, { $n ->
    [one] 1 way to turn the tile
   *[other] { $n } ways to turn the tile
}
hel-stack = Tiles left: { $n }
hel-pile = { $god }: { $n } cards in the pile, { $d } discarded
hel-battle = Battle for { $name }
hel-by-sea = By sea: the attacker needs one more than the defence.
hel-by-land = By land: equal strength is enough.
hel-attack = Attack { $n }, needs { $goal }
hel-defence = Defence { $n }
hel-behind = { $who } is behind.
hel-drawn = { $name } is drawn
hel-turn = Turned { $n } steps
hel-choose-turn = Choose how it lies.
hel-open = Cells open to the active fleet: { $n }
hel-goal = { $n } cities at the end of your own turn win.
hel-reserve = reserve
hel-in-reserve = { $what } in reserve: { $n }
hel-cards-of = Cards of { $god }: { $n }
hel-known = Seen in this hand:
hel-do-reinforcement = { $n } times a soldier, a ship or a card
hel-do-expedition = Draw a tile and lay it where your fleet is larger
hel-do-attack = Send soldiers against a connected city
hel-in-play = On the table:
