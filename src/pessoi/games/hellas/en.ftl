# Hellas in English

game-hellas = Hellas
    .pitch = A duel for a coast that grows tile by tile.
    .length = 45–60 min

white = White
red = Red
a-soldier = a soldier
a-ship = a ship
by-land = by land
by-sea = by sea

# Actions

do-announce = { $action }
do-play = Play { $card }
do-add = Add { $kind } in { $tile }
do-draw = Draw a card of { $god }
do-take = Move { $kind } from { $tile }
do-give = to { $tile }
do-stop = Done
do-draw_tile = Draw the tile
do-place = Place it on ({ $q }, { $r })
do-turn = Rotation { $number }
do-give_up = Give up
do-pay = Pay a ship of { $tile }
do-yes = Yes
do-no = No
do-attack = Attack { $tile }
do-abandon = Call the attack off
do-send = { $number ->
    [0] Send nobody
    [one] Send { $number } soldier
   *[other] Send { $number } soldiers
}
do-concede = Concede
do-pass = Pass
do-choose = { $tile }
do-exchange = { $number ->
    [one] Exchange { $number } ship
   *[other] Exchange { $number } ships
}
do-donor = from { $tile }
do-recall = Take { $card }
do-end = End the turn
do-card = Card: { $card }
do-tile = Tile: { $tile }
do-steal = Stolen card: { $card }

# Questions

ask-deal = The god cards are dealt.
ask-draw = A card is drawn face down.
ask-tile = A tile is drawn.
ask-steal = A card of the opponent’s hand is taken at random.
ask-open_cell = Choose a cell for { $tile }.
ask-open_rot = Turn { $tile } as you like.
ask-main = Announce an action, or play a god card first.
ask-reinf = Reinforce: a soldier, a ship or a god card. You may play a card before.
ask-reorg_src = Reorganise: choose a piece to move, or be done.
ask-reorg_dst = Choose the city that receives { $kind } from { $tile }.
ask-reorg_into = { $number ->
    [1] Move pieces into { $tile }, or be done.
   *[other] Move pieces into your new cities, or be done.
}
ask-exp_prep = Draw a tile, or play a card before.
ask-exp_cell = Place { $tile } on an open cell, play a card, or give up.
ask-exp_rot = Turn { $tile } as you like.
ask-exp_pay = Choose the city that pays a ship.
ask-exp_again = Make another expedition?
ask-exp_over = The expedition is over. Play a card, or be done.
ask-att_over = The attack is over. Play a card, or be done.
ask-att = Choose the city to attack, or play a card before.
ask-commit = How many soldiers does { $tile } send against { $to }? With them the attack is { $way } and needs { $needed } in all.
ask-battle = You are behind at { $tile }: { $attack } against { $defence } + { $margin } { $way }. Play a card or concede.
ask-plunder = The city is yours. Plunder the opponent’s hand?
ask-cancel = { $who } plays { $card }. Cancel it?
ask-keep = { $number ->
    [1] Take { $card } back into your hand?
   *[other] Take one of your cards of this play back into your hand?
}
ask-keep_which = Choose the card to take back.
ask-city = { $card }: choose a city.
ask-exch = How many ships of { $tile } become soldiers?
ask-donor = Your reserve is empty: which city gives { $kind } to { $tile }?
ask-recall = Choose a card from the discards.
ask-end = End your turn, or play a god card before.

# Details

detail-garrison = soldiers: { $soldiers }, ships: { $ships }
detail-fleets = fleets: { $mine } against { $theirs }
detail-steps = { $number ->
    [one] { $number } step
   *[other] { $number } steps
}
detail-sent = { $number } in all, { $needed } needed { $way }

# Events

event-looks = { $who } gets { $card }
event-draws_tile = { $who } draws { $tile }
event-sets_aside = { $tile } is set aside
event-opens = { $who } places { $tile } on ({ $q }, { $r })
event-opening_ends = The first coast is complete
event-turn = Turn { $number }: { $who }
event-extra_turn = { $who } plays another turn
event-announces = { $who } announces: { $action }
event-adds = { $who } adds { $kind } in { $tile }
event-draws = { $who } draws a card of { $god }
event-reshuffles = The discard of { $god } becomes the new pile
event-moves = { $who } moves { $kind } from { $tile } to { $to }
event-disbands = { $number ->
    [one] { $number } soldier of { $who } beyond three leaves { $tile }
   *[other] { $number } soldiers of { $who } beyond three leave { $tile }
}
event-gathers_soldiers = { $number ->
    [one] { $number } soldier of { $who } comes to { $tile }
   *[other] { $number } soldiers of { $who } come to { $tile }
}
event-gathers_ships = { $number ->
    [one] { $number } ship of { $who } comes to { $tile }
   *[other] { $number } ships of { $who } come to { $tile }
}
event-fails = { $who } turns back: { $tile } goes under the stack
event-discovers = { $who } discovers { $tile } on ({ $q }, { $r })
event-pays = { $who } pays a ship of { $tile }
event-plays = { $who } plays { $card }
event-cancelled = { $card } of { $who } is cancelled
event-keeps = { $who } takes { $card } back
event-exchanges = { $number ->
    [one] { $who } exchanges { $number } ship in { $tile }
   *[other] { $who } exchanges { $number } ships in { $tile }
}
event-puts_under = { $who } puts { $tile } under the stack
event-storm = { $number ->
    [one] A storm takes { $number } ship of { $other } in { $tile }
   *[other] A storm takes { $number } ships of { $other } in { $tile }
}
event-swaps = { $who } gives { $tile } for { $to }
event-steals = { $who } steals { $card } from { $other }
event-steals_in_vain = { $who } finds { $card } with { $other }, cannot hold it and discards it
event-recalls = { $who } takes { $card } from the discard
event-strikes = { $number ->
    [one] The thunderbolt strikes { $number } soldier of { $other } in { $tile }
   *[other] The thunderbolt strikes { $number } soldiers of { $other } in { $tile }
}
event-attacks = { $who } attacks { $tile }
event-sends = { $number ->
    [one] { $who } sends { $number } soldier from { $tile }
   *[other] { $who } sends { $number } soldiers from { $tile }
}
event-abandons = { $who } calls the attack off
event-conquers = { $who } conquers { $tile }, { $attack } against { $defence }
event-repelled = { $other } holds { $tile }, { $defence } against { $attack }
event-retreats = { $who } retreats from { $tile }
event-wins = { $who } wins
event-draw = The game is drawn

# The end

end-cities = Cities enough at the end of a turn
end-no-city-left = The opponent has no city left
end-turns-played = All turns are played
score-plain_cities = Cities without temple
score-temple_cities = Cities with temple

# Gods, pieces, actions

ares = Ares
    .text = God of war: his cards help in attack and defence.
poseidon = Poseidon
    .text = God of the sea: his cards help ships and expeditions.
zeus = Zeus
    .text = Father of the gods: his cards turn special situations.
soldier = Soldier
    .text = Holds a city and fights. { FIGURE("limits.soldiers_per_city_min") } to { FIGURE("limits.soldiers_per_city_max") } per city.
ship = Ship
    .text = Carries expeditions; the larger fleet decides. Up to { FIGURE("limits.ships_per_city_max") } per city.
temple = Temple
    .text = Holding more temple cities gives { FIGURE("limits.reinforcement_actions_with_temple_majority", one: "reinforcement step", other: "reinforcement steps") } instead of { FIGURE("limits.reinforcement_actions") }.
reinforcement = Reinforcement
    .text = Take { FIGURE("limits.reinforcement_actions", one: "step", other: "steps") } ({ FIGURE("limits.reinforcement_actions_with_temple_majority") } with more temples): soldier, ship or god card.
expedition = Expedition
    .text = Draw a tile and place it where your fleet is larger, for { FIGURE("limits.expedition_ships_paid", one: "ship", other: "ships") }.
attack = Attack
    .text = Send soldiers against a connected enemy city: { FIGURE("limits.land_attack_margin") ->
        [0] equal
       *[other] { FIGURE("limits.land_attack_margin") } more
    } by land, { FIGURE("limits.sea_attack_margin") ->
        [0] equal
       *[other] { FIGURE("limits.sea_attack_margin") } more
    } by sea.
reorganisation = Reorganisation
    .text = Move your own pieces after a successful action.

# God cards

ares_extra_soldier = One More Hoplite
    .text = In a battle, attacking or defending, your side counts { FIGURE("card.ares_extra_soldier.strength", one: "soldier", other: "soldiers") } more. Copies add up.
    .short = +{ FIGURE("card.ares_extra_soldier.strength") } strength in this battle
ares_sea_parity = Beachhead
    .text = Your attack by sea succeeds with strength equal to the defence.
    .short = By sea, equal strength wins
ares_far_attack = Long March
    .text = In your next attack of this turn, one of your cities that is not connected to the target may send soldiers too; they count as coming by sea.
    .short = A distant city may send too
ares_double_attack = Two Fronts
    .text = After this attack you may make one more attack, on another city.
    .short = One more attack this turn
ares_ships_to_soldiers = Crews to Arms
    .text = Before attacking, replace any number of ships in one of your cities by soldiers.
    .short = Ships of a city turn soldiers
ares_levy = Last Man Marches
    .text = In your next attack of this turn one source city may send all its soldiers; a soldier from your reserve, or from another city if it is empty, garrisons it at once.
    .short = A city may send everyone
ares_retreat = Ordered Retreat
    .text = Break off your losing attack: your soldiers go back to the cities they came from instead of to your reserve.
    .short = Your soldiers go home
ares_plunder = Plunder
    .text = After conquering a city, take { FIGURE("card.ares_plunder.cards", one: "random god card", other: "random god cards") } from the opponent’s hand.
    .short = After a conquest, steal a card
poseidon_ships_defend = Floating Wall
    .text = Every ship in your attacked city counts as one soldier in defence.
    .short = Ships defend the city
poseidon_ships_to_soldiers = Sailors Ashore
    .text = Replace any number of ships by soldiers: in your attacked city during a battle, or in any of your cities in your own turn.
    .short = Ships of a city turn soldiers
poseidon_even_fleet = Calm Sea
    .text = For this expedition as many ships as the opponent are enough; you still need at least one.
    .short = An equal fleet is enough
poseidon_double_expedition = Two Voyages
    .text = After this expedition you may make one more.
    .short = One more expedition
poseidon_free_passage = Safe Return
    .text = You do not pay a ship for your successful expedition.
    .short = Pay no ship
poseidon_fair_wind = Change of Course
    .text = Put the drawn tile under the stack and draw the next one.
    .short = Bury this tile, draw the next
poseidon_storm = Storm
    .text = Return { FIGURE("card.poseidon_storm.ships_removed", one: "ship", other: "ships") } (or all that there are) from one enemy city to the opponent’s reserve.
    .short = { FIGURE("card.poseidon_storm.ships_removed", one: "enemy ship leaves", other: "enemy ships leave") }
poseidon_new_ships = Shipwrights
    .text = Place up to { FIGURE("card.poseidon_new_ships.ships", one: "ship", other: "ships") } in your cities.
    .short = Place up to { FIGURE("card.poseidon_new_ships.ships", one: "ship", other: "ships") }
zeus_cancel = Veto
    .text = Cancel the god card that the opponent has just played.
    .short = Cancel the card just played
zeus_keep = Divine Memory
    .text = Take the god card that you have just used back into your hand.
    .short = Take back the card just used
zeus_double_turn = Second Dawn
    .text = Play another whole turn right after this one.
    .short = Another turn after this one
zeus_swap_city = Exchange of Cities
    .text = Exchange one of your cities with one of the opponent’s: the garrisons and ships of the two tiles trade places.
    .short = Trade a city for a city
zeus_new_soldiers = Sown Men
    .text = Place up to { FIGURE("card.zeus_new_soldiers.soldiers", one: "soldier", other: "soldiers") } in your cities.
    .short = Place up to { FIGURE("card.zeus_new_soldiers.soldiers", one: "soldier", other: "soldiers") }
zeus_theft = Stolen Favour
    .text = Take { FIGURE("card.zeus_theft.cards", one: "random god card", other: "random god cards") } from the opponent’s hand.
    .short = Steal a random card
zeus_recall = Answered Prayer
    .text = Take { FIGURE("card.zeus_recall.cards", one: "god card", other: "god cards") } of your choice from the discard piles.
    .short = Take a card from the discards
zeus_thunderbolt = Thunderbolt
    .text = Remove { FIGURE("card.zeus_thunderbolt.soldiers_removed", one: "soldier", other: "soldiers") } from an enemy city; its last ones stay.
    .short = { FIGURE("card.zeus_thunderbolt.soldiers_removed", one: "enemy soldier leaves", other: "enemy soldiers leave") }

# Tiles

tile_dolphin = Dolphin
    .text = Start tile: open sea. Attacks by sea jump across it.
tile_naxos = Naxos
    .text = Island, sea all round.
tile_samos = Samos
    .text = Island, sea all round.
tile_sounion = Sounion
    .text = Cape, land on one side.
tile_malea = Malea
    .text = Cape, land on one side.
tile_tainaron = Tainaron
    .text = Cape, land on one side.
tile_mykale = Mykale
    .text = Cape, land on one side.
tile_chalkis = Chalkis
    .text = Strait with bridge, land on two sides.
tile_leukas = Leukas
    .text = Strait with bridge, land on two sides.
tile_abydos = Abydos
    .text = Strait with bridge, land on two sides.
tile_sestos = Sestos
    .text = Strait with bridge, land on two sides.
tile_rhion = Rhion
    .text = Strait with bridge, land on two sides.
tile_salamis = Salamis
    .text = Strait with bridge, land on opposite sides.
tile_byzantion = Byzantion
    .text = Strait with bridge, land on opposite sides.
tile_lampsakos = Lampsakos
    .text = Strait with bridge, land on opposite sides.
tile_potidaia = Potidaia
    .text = Three headlands joined by bridges.
tile_halikarnassos = Halikarnassos
    .text = Three headlands joined by bridges.
tile_ephesos = Ephesos
    .text = Coast, land on two sides, temple.
tile_athens = Athens
    .text = Coast, land on three sides, temple.
tile_delphi = Delphi
    .text = Coast, land on three sides, temple.
tile_corinth = Corinth
    .text = Isthmus between two waters, land on three sides, temple.
tile_megara = Megara
    .text = Isthmus between two waters, land on opposite sides, temple.
tile_olympia = Olympia
    .text = Gulf, land on four sides, temple.
tile_eleusis = Eleusis
    .text = Strait with bridge, land on four sides, temple.

## The story

story-setup = The first coast
story-turn = { $you ->
    [who] Turn { $number } · You
   *[nobody] Turn { $number } · { $who }
}
story-turn-at = { $you ->
    [who] Turn { $number } · You · { $action }
   *[nobody] Turn { $number } · { $who } · { $action }
}
story-looks = { $you ->
    [who] You draw { $things }
   *[nobody] { $who } draws { $things }
}
story-draws = { $you ->
    [who] You draw { $things }
   *[nobody] { $who } draws { $things }
}
story-draws_tile = { $you ->
    [who] You draw the tile { $tile }
   *[nobody] { $who } draws the tile { $tile }
}
story-sets_aside = { $tile } fits nowhere: it is set aside
story-opens = { $you ->
    [who] You place { $tile }
   *[nobody] { $who } places { $tile }
}
story-opening_ends = The first coast is complete
story-extra_turn = { $you ->
    [who] You play another turn
   *[nobody] { $who } plays another turn
}
story-announces = { $you ->
    [who] You announce: { $action }
   *[nobody] { $who } announces: { $action }
}
story-adds = { $you ->
    [who] You add { $things } in { $tile }
   *[nobody] { $who } adds { $things } in { $tile }
}
story-reshuffles = The discards become the new pile: { $god }
story-moves = { $you ->
    [who] You bring { $things } to { $to }
   *[nobody] { $who } brings { $things } to { $to }
}
story-disbands = { $you ->
    [who] You lose { $number ->
        [one] { $number } soldier
       *[other] { $number } soldiers
    } too many in { $tile }
   *[nobody] { $who } loses { $number ->
        [one] { $number } soldier
       *[other] { $number } soldiers
    } too many in { $tile }
}
story-gathers = { $you ->
    [who] You place { $things } in { $tile }
   *[nobody] { $who } places { $things } in { $tile }
}
story-fails = { $you ->
    [who] You give the expedition up: { $tile } goes under the stack
   *[nobody] { $who } gives the expedition up: { $tile } goes under the stack
}
story-fails-nowhere = { $you ->
    [who] You find no open cell: { $tile } goes under the stack
   *[nobody] { $who } finds no open cell: { $tile } goes under the stack
}
story-discovers = { $you ->
    [who] You discover { $tile }
   *[nobody] { $who } discovers { $tile }
}
story-discovers-with = { $you ->
    [who] You discover { $tile } and settle { $things }
   *[nobody] { $who } discovers { $tile } and settles { $things }
}
story-discovers-for = { $you ->
    [who] You discover { $tile } with { $things } for 1 ship of { $source }
   *[nobody] { $who } discovers { $tile } with { $things } for 1 ship of { $source }
}
story-pays = { $you ->
    [who] You pay 1 ship of { $tile }
   *[nobody] { $who } pays 1 ship of { $tile }
}
story-plays = { $you ->
    [who] You play { $card }
   *[nobody] { $who } plays { $card }
}
story-cancelled = { $you ->
    [who] { $other } cancels your card: { $card }
    [other] You cancel a card of { $who }: { $card }
   *[nobody] { $other } cancels a card of { $who }: { $card }
}
story-keeps = { $you ->
    [who] You take back the card { $card }
   *[nobody] { $who } takes back the card { $card }
}
story-exchanges = { $you ->
    [who] You exchange { $number ->
        [one] { $number } ship for a soldier
       *[other] { $number } ships for soldiers
    } in { $tile }
   *[nobody] { $who } exchanges { $number ->
        [one] { $number } ship for a soldier
       *[other] { $number } ships for soldiers
    } in { $tile }
}
story-puts_under = { $you ->
    [who] You put { $tile } under the stack
   *[nobody] { $who } puts { $tile } under the stack
}
story-storm = { $you ->
    [who] Your storm sinks { $number ->
        [one] { $number } ship
       *[other] { $number } ships
    } of { $other } in { $tile }
    [other] The storm of { $who } sinks { $number ->
        [one] { $number } ship
       *[other] { $number } ships
    } of yours in { $tile }
   *[nobody] The storm of { $who } sinks { $number ->
        [one] { $number } ship
       *[other] { $number } ships
    } of { $other } in { $tile }
}
story-swaps = { $you ->
    [who] You give { $other } { $tile } and take { $to }
    [other] { $who } gives you { $tile } and takes { $to }
   *[nobody] { $who } gives { $other } { $tile } and takes { $to }
}
story-steals = { $you ->
    [who] You steal { $card } from { $other }
    [other] { $who } steals { $card } from you
   *[nobody] { $who } steals { $card } from { $other }
}
story-steals_in_vain = { $you ->
    [who] You find { $card } with { $other }, cannot hold it and discard it
    [other] { $who } finds { $card } with you, cannot hold it and discards it
   *[nobody] { $who } finds { $card } with { $other }, cannot hold it and discards it
}
story-recalls = { $you ->
    [who] You take { $card } from the discards
   *[nobody] { $who } takes { $card } from the discards
}
story-strikes = { $you ->
    [who] Your thunderbolt kills { $number ->
        [one] { $number } soldier
       *[other] { $number } soldiers
    } of { $other } in { $tile }
    [other] The thunderbolt of { $who } kills { $number ->
        [one] { $number } soldier
       *[other] { $number } soldiers
    } of yours in { $tile }
   *[nobody] The thunderbolt of { $who } kills { $number ->
        [one] { $number } soldier
       *[other] { $number } soldiers
    } of { $other } in { $tile }
}
story-attacks = { $you ->
    [who] You attack { $tile }
   *[nobody] { $who } attacks { $tile }
}
story-attacks-with = { $you ->
    [who] You attack { $tile } with { $things }
   *[nobody] { $who } attacks { $tile } with { $things }
}
story-sends = { $you ->
    [who] You send { $number ->
        [one] { $number } soldier
       *[other] { $number } soldiers
    } from { $tile }
   *[nobody] { $who } sends { $number ->
        [one] { $number } soldier
       *[other] { $number } soldiers
    } from { $tile }
}
story-abandons = { $you ->
    [who] You call the attack off
   *[nobody] { $who } calls the attack off
}
story-conquers = { $you ->
    [who] You conquer { $tile }, { $attack } against { $defence }
   *[nobody] { $who } conquers { $tile }, { $attack } against { $defence }
}
story-repelled = { $you ->
    [who] You fail at { $tile }, { $attack } against { $defence }
   *[nobody] { $who } fails at { $tile }, { $attack } against { $defence }
}
story-repelled-sea = { $you ->
    [who] You fail at { $tile }, { $attack } against { $defence }: by sea that is too few
   *[nobody] { $who } fails at { $tile }, { $attack } against { $defence }: by sea that is too few
}
story-retreats = { $you ->
    [who] You retreat from { $tile }
   *[nobody] { $who } retreats from { $tile }
}
story-wins = { $you ->
    [who] You win the game
   *[nobody] { $who } wins the game
}
story-draw = The game is drawn
n-soldier = { $count ->
        [one] { $count } soldier
       *[other] { $count } soldiers
    }
n-ship = { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
n-card-ares = { $count ->
        [one] { $count } Ares card
       *[other] { $count } Ares cards
    }
n-card-poseidon = { $count ->
        [one] { $count } Poseidon card
       *[other] { $count } Poseidon cards
    }
n-card-zeus = { $count ->
        [one] { $count } Zeus card
       *[other] { $count } Zeus cards
    }

## Why not

why-2-13 = No cards are played while the first coast is laid
why-3-9 = The tile does not fit there: land to land, sea to sea
    .more = A new tile touches the dolphin or at least two tiles, and its water joins the sea.
why-4-3 = You announce one action, and keep to it
why-4-4 = The action comes first
why-4-5 = This card has its moment outside this action
why-4-6 = None of your cities can attack: one soldier stays in each
why-5-3 = New soldiers go to your cities with fewer than 3
why-5-4 = New ships go to your cities with fewer than 3
why-5-5 = Your hand is full: 3 cards of a god, 7 in all
why-full-god = Cards of this god in your hand: { $count }, as many as may be
why-full = Cards in your hand: { $count }, as many as may be
why-5-7 = Your reserve is out of these
why-5-8 = You must use every step that you can
why-6-1 = First draw a tile for the expedition
why-6-3 = Your fleet there is too small: { $mine } against { $theirs }
    .more = Ships count on tiles beside the cell, by sea; you need more than the other player.
why-6-4 = Place the tile in your hand, or give up
why-6-8 = The ship must come from a tile of yours beside the new one
why-6-12 = A second expedition needs its card
why-7-1 = Choose the city that you attack, or call it off
why-7-2 = None of your cities can send a soldier there
    .more = Attack neighbours, or across the dolphin; one soldier stays in every city.
why-own = That city is yours already
why-7-5 = One soldier must stay in the city
why-7-11 = Who is behind plays a card for the battle, or concedes
why-7-14 = Only cards for a conquest are played now
why-8-1 = You move pieces between your own cities only
why-8-2 = You move your own pieces; one soldier stays, 3 of a kind at most
why-8-3 = Pieces go only into the new city now
why-8-4 = A city cannot both give and receive the same kind
why-9-2 = This is not the moment for this card
why-9-5 = Only a card that cancels can be played now
why-9-8 = This card is played in your own turn only
why-9-9 = You gained this card in this turn: it must wait
why-9-10 = You begin, so you play no card in the first turn
why-9-12 = Choose a city of yours with a piece to spare
why-10 = This card would have no effect now
why-not-held = You do not have this card
why-do-chance = Chance decides that
why-do-announce = You announce an action at the start of your turn
why-do-play = This is not the moment for cards
why-do-add = Pieces are added in a reinforcement
why-do-draw = Cards are drawn in a reinforcement
why-do-take = Pieces move when you reorganise, after the action
why-do-stop = There is something else to decide first
why-do-draw_tile = Tiles are drawn in an expedition
why-do-place = Tiles are placed in an expedition
why-do-turn = You turn a tile when you place it
why-do-pay = You pay a ship after a discovery
why-do-attack = You attack cities with the action Attack
why-do-send = You send soldiers when you attack
why-do-choose = Only a card asks for a city now and then

## Ideas: what their reasons name

n-city = { $count ->
        [one] { $count } city
       *[other] { $count } cities
    }
n-card = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
idea-enough = You would have enough cities to win.
idea-enough-not = You would not have enough cities to win.
idea-temples = You have more temples: one more step whenever you reinforce.
idea-temples-not = You do not have more temples than your opponent.
idea-exposed = Your cities are safer.
idea-exposed-not = One of your cities could be taken.
idea-battle = The battle or card on the table is likely to go your way.
idea-battle-not = The battle or card on the table is likely to go against you.

## Options

option-opening = Opening
option-opening-usual = You lay the coast
option-opening-ready = For beginners: a coast that is built
