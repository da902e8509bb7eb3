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
hel-stack = Tiles left: { $n }
hel-pile = { $god }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
} in the pile, { $d } discarded
hel-battle = Battle for { $name }
hel-by-sea = By sea: the attacker needs one more than the defence.
hel-by-land = By land: equal strength is enough.
hel-attack = Attack { $n }, needs { $goal }
hel-defence = Defence { $n }
hel-behind = { $you ->
    [yes] You are behind.
   *[no] { $who } is behind.
}
hel-goal = { $n ->
    [one] { $n } city
   *[other] { $n } cities
} at the end of your own turn win.
hel-reserve = reserve
hel-in-reserve = { $what } in reserve: { $n }
hel-cards-of = Cards of { $god }: { $n }
hel-known = Seen in this hand:
hel-do-reinforcement = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}: a soldier, a ship or a card
hel-do-expedition = Draw a tile and lay it where your fleet is larger
hel-do-attack = Send soldiers against a connected city
hel-in-play = On the table:
hel-drawn = { $name } in hand
hel-way = Way { $n } of { $of }
hel-lay = Lay it { $where }
hel-lay-way = Lay it like this, way { $n } of { $of }
hel-turn-left = Turn it to the left
hel-turn-right = Turn it to the right
hel-choose-turn = Turn it on the map with the wheel or R, or choose here how it lies.
hel-open = { $n ->
    [0] No cell is open to the fleet.
    [one] 1 cell is open to the fleet,
   *[other] { $n } cells are open to the fleet,
} { $closed ->
    [0] none is closed.
    [one] 1 is not.
   *[other] { $closed } are not.
}
hel-land-sides = { $n ->
    [0] Land on no side
    [one] Land on 1 side
   *[other] Land on { $n } sides
}
hel-and-temple = a temple
hel-whose-sea = Who has more ships around a cell may lay a tile there.
hel-ships = Ships around: { $mine } of yours, { $theirs } of theirs.
hel-open-here = Click to lay it; the wheel or R turns it ({ $n ->
    [one] 1 way
   *[other] { $n } ways
}).
hel-sea-of = { $who }’s sea
hel-sea-even = equal fleets
hel-sea-nobody = nobody’s sea
hel-of = { $name }
hel-east = east of { $name }
hel-west = west of { $name }
hel-northeast = northeast of { $name }
hel-northwest = northwest of { $name }
hel-southeast = southeast of { $name }
hel-southwest = southwest of { $name }
hel-attack-on = Attack { $name }
hel-point = Point at a city: the number is the strength that wins, the wave says “by sea”.
hel-needed = needed
hel-takes-land = { $n ->
    [one] 1 defender; by land equal strength is enough.
   *[other] { $n } defenders; by land equal strength is enough.
}
hel-takes-sea = { $n ->
    [one] 1 defender, and 1 more because your soldiers come by sea.
   *[other] { $n } defenders, and 1 more because your soldiers come by sea.
}
hel-takes-both = { $land } if all come by land, { $sea } if anyone comes by sea.
hel-up-to = You can send up to { $n }
hel-sends = { $name }: up to { $n }
hel-can-send = can send { $n }
hel-must-stay = 1 soldier must stay
hel-may-answer = { $who } holds { $n ->
    [one] 1 card
   *[other] { $n } cards
} and may answer with one.

## Several answers under one verb

verb-play = Play a card
verb-add-soldier = Add a soldier
verb-add-ship = Add a ship
verb-draw = Draw a card
verb-take-soldier = Move a soldier
verb-take-ship = Move a ship
verb-give = Move it to
verb-place = Lay the tile
verb-turn = Turn the tile
verb-pay = Pay a ship
verb-attack = Attack
verb-send = Send soldiers
