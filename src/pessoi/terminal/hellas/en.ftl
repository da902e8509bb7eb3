# Hellas in the terminal

## Labels of the board

label-reserve = in reserve
    .text = Soldiers and ships that are not on the map; a reinforcement places them.
label-hand = Your hand
    .text = Your god cards. Only you see them; the others see how many you hold of each god.
label-temples = temples
    .text = Cities with a temple. Whoever has more of them takes four steps in a reinforcement.
label-cities = cities
    .text = Cities held, of those that win at the end of one’s own turn.
label-drawn = Tile in hand
    .text = The tile just drawn. It goes on an open cell where its sides fit: land to land, sea to sea.
label-card-locked = locked
    .text = This card cannot be played before the turn ends.
label-steps = steps
    .text = Steps that a reinforcement would have now: a soldier, a ship or a god card each.
label-cards = God cards:
    .text = Cards in that player’s hand, by god.
label-locked = Locked:
    .text = Cards that cannot be played before the turn ends.
label-face-down = Face down:
    .text = Cards drawn in this reinforcement, not yet looked at.
label-known = Seen:
    .text = Cards of this hand that the opponent knows.
label-piles = Piles
    .text = The stack of tiles, the piles of god cards and what is discarded.
label-stack = Tiles left:
    .text = Tiles in the stack, for expeditions.
label-bottom = Under the stack:
    .text = Tiles of failed expeditions; they come last, in this order.
label-aside = Set aside:
    .text = Tiles that did not fit in the opening.
label-discard = discarded:
    .text = God cards played before; they become the new pile when the pile runs out.
label-in-play = On the table:
    .text = God cards that were just played and still count.
label-goals = Cities to attack
    .text = What each attack would take, and who could go.
label-sent = Sent:
    .text = Soldiers sent into this battle, by city.

## Sentences

told-aim = Hold enough cities at the end of your own turn. Each turn is one action: reinforcement, expedition or attack.
told-onward = (the same map, further east)
told-turn = { $n ->
    [0] Opening
   *[other] Turn { $n } of at most { $limit }
}
told-goal = { $n ->
    [one] { $n } city
   *[other] { $n } cities
} at the end of your own turn: you win.
told-extra-turn = Another turn of the same player follows.
told-no-cell = It fits on no open cell.
told-cell = { $cell }: rotations { $turns }; ships { $mine } to { $theirs }
told-even_fleet = In this expedition an equal fleet is enough.
told-free_passage = In this expedition no ship is paid.
told-goal-city = { $where }: defence { $defence }, at most { $most } against it ({ $senders }).
told-wins-by-land = It succeeds with { $n } by land.
told-wins-by-sea = It succeeds with { $n } if anybody comes by sea.
told-extra-attack = { $n ->
    [one] One more attack
   *[other] { $n } more attacks
} may follow.
told-extra-expedition = { $n ->
    [one] One more expedition
   *[other] { $n } more expeditions
} may follow.
told-far = A city that is not connected may send soldiers, too.
told-levy = A city may send its last soldier, too.
told-left = In the stack, in no known order: { $tiles }.
told-battle = Battle for { $where }
told-by-sea = The attack comes by sea and must exceed the defence by { $margin }.
told-by-land = { $margin ->
    [0] The attack comes by land: equal strength is enough.
   *[other] The attack comes by land and must exceed the defence by { $margin }.
}
told-strengths = Attack { $attack }, { $needed } needed; defence { $defence } with { $soldiers ->
    [one] 1 soldier
   *[other] { $soldiers } soldiers
}.
told-behind = { $who } is behind.
told-attack_bonus = Cards add { $n } to the attack.
told-defence_bonus = Cards add { $n } to the defence.
told-ships_defend = { $n ->
    [one] 1 ship counts
   *[other] { $n } ships count
} in the defence.
told-plays = { $who } plays this colour.
told-seat = Cities: { $cities } of { $to_win } to win, { $temples } with a temple. In reserve: soldiers { $soldiers }, ships { $ships }. A reinforcement has { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}.
told-city = { $who } holds it with { $soldiers ->
    [one] 1 soldier
   *[other] { $soldiers } soldiers
} and { $ships ->
    [0] no ship
    [one] 1 ship
   *[other] { $ships } ships
}.
told-by_land = Connected by land: { $cities }.
told-by_sea = Connected by sea: { $cities }.
told-by-land-rule = All soldiers sent come from cities connected by land: equal strength is enough.
told-by-sea-rule = As soon as one soldier comes by sea, the attack needs one more than the defence.
told-in-hand = It is the tile in hand.
told-aside = It was set aside in the opening.
told-at-bottom = An expedition with it has failed: it lies under the stack.
told-in-stack = It is still in the stack.
told-empty-cell = An empty cell: ships beside it, white { $mine }, red { $theirs }. The larger fleet may place a tile there.
told-pile = { $n ->
    [one] 1 card
   *[other] { $n } cards
} in the pile. Discarded: { $discard }.
told-copies = A card of { $god }; there are { $n }. In your hand: { $mine }; discarded: { $discarded }.
told-anytime = It may be played in the opponent’s turn.

## Signs

sign-seat = { $who }: cities and fleets of this colour begin with this letter.
sign-soldier = A soldier.
sign-ship = A ship.
sign-temple = A temple.
sign-land = On the rim of a tile: land on this side.
sign-sea = On the rim of a tile: sea on this side.
sign-second = Sea, too, but another water than the one where the ships of this city lie.
sign-cell = A cell by its coordinates; type them to place a tile.
sign-fleets = An empty cell: ships beside it, white to red.
sign-open = The tile in hand may be placed here.
sign-anytime = A card that may be played in the opponent’s turn.
sign-active = This player is in turn.
sign-times = So many of it.
sign-of = So many of so many.
sign-nothing = Nothing.
sign-dot = Only parts words.
