### Cyclades Legendary Edition: words in English. Things stand under their identifier, with an explanation in .text.

game-cyclades = Cyclades
    .pitch = Bid for a god, raise a metropolis, mind the Kraken.
    .length = 90 min

option-opening = Opening
option-opening-usual = Zones are chosen
option-opening-ready = For beginners: zones given out
option-teams = Teams
option-teams-no = Each for themselves
option-teams-yes = In teams of two
option-map = Map
option-map-recommended = Recommended
option-map-random = Random
option-map-custom = As assembled
option-side = Side of the tiles
option-side-a = A: many small islands
option-side-b = B: larger islands
option-side-random = Random (random maps only)
option-goal = Metropolises to win
option-goal-3 = Three
option-goal-4 = Four (longer, teams only)

end-metropolises = A team holds enough metropolises.
end-elimination = A faction has lost its last land zone.
end-cycles = The last cycle has been played.

score-metropolises = Metropolises
score-gold = Gold

setup = Set-up
init = Initialisation
income = Income
offerings = Offerings
upkeep = Upkeep
actions = Actions
cycle_end = End of the cycle

side-a = Side A
side-b = Side B
gold = Gold
    .text = Paid for offerings, recruits, moves and creatures; hidden behind the screens.
land = Land zone
    .text = Holds troops, heroes and buildings.
sea = Sea zone
    .text = Holds fleets; controlled by whoever has fleets there.
turn_order = Turn order
creature_track = Creatures for sale
    .text = The cheapest card is discarded each cycle; temples take 1 gold off.
hero_track = Heroes for hire
    .text = With Hera, { FIGURE("gods.hera.hero_max", one: "hero", other: "heroes") } for { FIGURE("gods.hera.hero_cost") } gold.
creature_discard = Discarded creatures
reserve = Reserve
metropolises = Metropolises
site = Building site
    .text = Room for one building or one metropolis.
troops = Troops
fleets = Fleets
heroes = Heroes
creatures = Creatures
buildings = Buildings
battle = Combat
cycle = Cycle
strength = Strength

## Factions

purple = Purple
yellow = Yellow
blue = Blue
black = Black
red = Red
green = Green

## Gods

athena = Athena
    .text = Build a University and take a Philosopher; may buy { FIGURE("gods.athena.extra_philosopher_max", one: "more Philosopher", other: "more Philosophers") } for { FIGURE("gods.athena.extra_philosopher_cost") } gold.
zeus = Zeus
    .text = Build a Temple and take a Priestess; may buy { FIGURE("gods.zeus.extra_priestess_max", one: "more Priestess", other: "more Priestesses") } for { FIGURE("gods.zeus.extra_priestess_cost") } gold and may look at the top creature and play it for { FIGURE("gods.zeus.peek_play_cost") } gold.
poseidon = Poseidon
    .text = Build a Port and place a Fleet; may buy up to { FIGURE("gods.poseidon.extra_fleet_costs", form: "count", one: "more Fleet", other: "more Fleets") } ({ FIGURE("gods.poseidon.extra_fleet_costs") } gold) and move Fleets for { FIGURE("gods.poseidon.sea_move_cost") } gold per move.
ares = Ares
    .text = Build a Fortress and place a Troop; may buy up to { FIGURE("gods.ares.extra_troop_costs", form: "count", one: "more Troop", other: "more Troops") } ({ FIGURE("gods.ares.extra_troop_costs") } gold) and move Troops and Heroes for { FIGURE("gods.ares.land_move_cost") } gold per move.
hera = Hera
    .text = Build any base building you lack and place a Mercenary; may buy up to { FIGURE("gods.hera.extra_mercenary_costs", form: "count", one: "more Mercenary", other: "more Mercenaries") } ({ FIGURE("gods.hera.extra_mercenary_costs") } gold) and { FIGURE("gods.hera.hero_max", one: "Hero", other: "Heroes") } for { FIGURE("gods.hera.hero_cost") } gold.
apollo = Apollo
    .text = Free and always last: place one Cornucopia on land and one at sea and gain { FIGURE("gods.apollo.gold") } gold. No creatures, no heroes.

## Buildings and metropolis bonuses

university = University
    .text = No effect of its own; one of the four types needed for a metropolis.
temple = Temple
    .text = Once per cycle, 1 gold off a creature bought from the track.
port = Port
    .text = +{ FIGURE("combat.port_bonus") } for your fleets in the sea zone it opens onto.
fortress = Fortress
    .text = +{ FIGURE("combat.fortress_bonus") } when you defend its land zone.
metropolis = Metropolis
    .text = Counts towards victory; acts as a Port, a Fortress and a Temple.
mark-unspent = not yet used in this cycle
mark-spent = already used in this cycle
bonus-two_troops = Two Troops
    .text = Place { FIGURE("metropolis_bonuses.two_troops.troops", one: "base troop", other: "base troops") } on land zones you control.
bonus-cornucopia = Cornucopia
    .text = Place { FIGURE("metropolis_bonuses.cornucopia.cornucopias", one: "Cornucopia token", other: "Cornucopia tokens") } on a zone you control.
bonus-priestess = Priestess
    .text = Take { FIGURE("metropolis_bonuses.priestess.priestesses", one: "Priestess card", other: "Priestess cards") }.
bonus-three_gold = Three gold
    .text = Take { FIGURE("metropolis_bonuses.three_gold.gold") } gold.
bonus-two_fleets = Two Fleets
    .text = Place { FIGURE("metropolis_bonuses.two_fleets.fleets", one: "fleet", other: "fleets") } in sea zones you already control.
bonus-reserve_creature = Reserve a creature
    .text = Mark { FIGURE("metropolis_bonuses.reserve_creature.reservations", one: "creature", other: "creatures") } on the track: only you may buy what you marked while it stays there.
bonus-base_building = Base building
    .text = Build { FIGURE("metropolis_bonuses.base_building.buildings", one: "base building", other: "base buildings") } of any type on empty sites of yours.
bonus-troop_and_fleet = Troop and Fleet
    .text = Place { FIGURE("metropolis_bonuses.troop_and_fleet.troops", one: "base troop", other: "base troops") } and { FIGURE("metropolis_bonuses.troop_and_fleet.fleets", one: "fleet", other: "fleets") } in zones you already control.

## Creatures

charon = Charon
    .text = Swap one of your heroes on the map for a hero on the hero track; the newcomer cannot be sacrificed this cycle.
chimera = Chimera
    .text = Play a creature from the discard for free. Whenever the Chimera is discarded, deck and discard are shuffled together.
cyclops = Cyclops
    .text = Replace one of your base buildings by one of another type from the supply.
dryad = Dryad
    .text = Steal a Priestess card.
echidna = Echidna
    .text = Steal an opponent’s creature figure; you may move it to any suitable zone.
empusa = Empusa
    .text = Carry out your god’s free mandatory actions again.
giant = Giant
    .text = Steal all the mercenaries of one land zone and place them on your own land zones.
griffin = Griffin
    .text = Steal { FIGURE("creatures.griffin.steal_fraction", form: "fraction") } of another player’s gold, rounded down.
harpy = Harpy
    .text = Destroy one base troop or mercenary anywhere; never a hero.
hippalectryon = Hippalectryon
    .text = Turn { FIGURE("creatures.hippalectryon.mercenaries_per_exchange", one: "of your mercenaries", other: "of your mercenaries") } into a Cornucopia, a Priestess or a Philosopher, as often as you can.
hippocamp = Hippocamp
    .text = Turn all your fleets in one sea zone into as many mercenaries on your land zones.
manticore = Manticore
    .text = Destroy one creature figure or one hero on the map.
erinyes = The Erinyes
    .text = Move one Cornucopia token from any zone to any other zone.
graeae = The Graeae
    .text = Collect your income again, as it stands now.
pegasus = Pegasus
    .text = Move any of your troops and heroes from one land zone to any other land zone, for free.
satyr = Satyr
    .text = Steal a Philosopher card.
sphinx = Sphinx
    .text = Draw { FIGURE("creatures.sphinx.draw", one: "creature", other: "creatures") }, play one for free and discard the rest.
sylph = Sylph
    .text = Swap the fleets of any two sea zones.
triton = Triton
    .text = Steal another player’s base building and set it on one of your sites.
cerberus = Cerberus
    .text = You collect its zone’s income instead of the zone’s controller.
charybdis_scylla = Charybdis and Scylla
    .text = The two sea zones they stand in are neighbours for your fleets.
chiron = Chiron
    .text = Nothing in its zone can be chosen by a creature’s effect.
geryon = Geryon
    .text = Each troop, mercenary or fleet destroyed anywhere puts { FIGURE("creatures.geryon.gold_per_destroyed_unit") } gold on its zone, collected with the zone’s next income.
hydra = Hydra
    .text = Its zone’s income counts { FIGURE("creatures.hydra.income_multiplier", one: "time", other: "times") }. On arrival and at each upkeep it devours a nearby troop or fleet and adds { FIGURE("creatures.hydra.cornucopias", one: "Cornucopia", other: "Cornucopias") } to its zone.
kraken = Kraken
    .text = Destroys every fleet where it arrives; no fleet may enter its zone.
medusa = Medusa
    .text = No troop or hero may enter or leave its zone.
minotaur = Minotaur
    .text = A defender of strength { FIGURE("creatures.minotaur.strength") } on a zone you control; it never retreats.
nereid = Nereid
    .text = You collect its sea zone’s income instead of the zone’s controller.
polyphemus = Polyphemus
    .text = Drives all fleets out of the sea zones around it and closes them.
calydonian_boar = Calydonian Boar
    .text = Drives all units out of its zone and closes it.
typhon = Typhon
    .text = Buildings on the land zones around it have no effect and cannot serve for a metropolis.

## Heroes

achilles = Achilles
    .text = Military: An enemy who loses a round must retreat at once or be destroyed. Sacrifice: Build { FIGURE("heroes.achilles.sacrifice_buildings", one: "base building", other: "base buildings") } of your choice in one land zone.
    .military = An enemy who loses a round must retreat at once or be destroyed.
    .sacrifice = Build two base buildings of your choice in one land zone.
ajax = Ajax
    .text = Military: Strength { FIGURE("heroes.ajax.strength") } in combat. Sacrifice: If you control { FIGURE("heroes.ajax.sacrifice_land_zones", one: "land zone", other: "land zones") }, build a metropolis.
    .military = Strength 2 in combat.
    .sacrifice = If you control 7 land zones, build a metropolis.
antigone = Antigone
    .text = Military: Your die counts { FIGURE("heroes.antigone.die_to") } when it shows { FIGURE("heroes.antigone.die_from") }. Sacrifice: Discard { FIGURE("heroes.antigone.sacrifice_cornucopias") } of your Cornucopia tokens to build a metropolis.
    .military = Your die counts 3 when it shows 0.
    .sacrifice = Discard 3 of your Cornucopia tokens to build a metropolis.
croesus = Croesus
    .text = Military: Pay { FIGURE("heroes.croesus.reroll_cost") } gold to reroll your die, as often as you like. Sacrifice: Spend { FIGURE("heroes.croesus.sacrifice_gold") } gold to build a metropolis.
    .military = Pay 1 gold to reroll your die, as often as you like.
    .sacrifice = Spend 15 gold to build a metropolis.
hector = Hector
    .text = Military: Kills { FIGURE("heroes.hector.kills", one: "invading troop", other: "invading troops") } before the combat. Sacrifice: Turn { FIGURE("heroes.hector.sacrifice_priestesses", one: "Priestess", other: "Priestesses") } into { FIGURE("heroes.hector.sacrifice_philosophers", one: "Philosopher", other: "Philosophers") }, as often as you like.
    .military = Kills one invading troop before the combat.
    .sacrifice = Turn 2 Priestesses into 1 Philosopher, as often as you like.
helen = Helen
    .text = Military: Your die always counts { FIGURE("heroes.helen.die_fixed") }. Sacrifice: Destroy { FIGURE("heroes.helen.sacrifice_pairs", one: "pair", other: "pairs") } of base buildings of different types to build a metropolis.
    .military = Your die always counts 2.
    .sacrifice = Destroy two pairs of base buildings of different types to build a metropolis.
heracles = Heracles
    .text = Military: Destroys every creature in the zones he moves through and keeps its card. Sacrifice: With { FIGURE("heroes.heracles.sacrifice_creature_cards", one: "creature card", other: "creature cards") } under his card, build a metropolis.
    .military = Destroys every creature in the zones he moves through and keeps its card.
    .sacrifice = With 2 creature cards under his card, build a metropolis.
hippolyta = Hippolyta
    .text = Military: Your Ports and Fortresses in her zone count as both in combat. Sacrifice: If you control { FIGURE("heroes.hippolyta.sacrifice_other_heroes", one: "other hero", other: "other heroes") }, build a metropolis.
    .military = Your Ports and Fortresses in her zone count as both in combat.
    .sacrifice = If you control 2 other heroes, build a metropolis.
penthesilea = Penthesilea
    .text = Military: You win ties. Sacrifice: Put a metropolis you build on this card: it can never be taken.
    .military = You win ties.
    .sacrifice = Put a metropolis you build on this card: it can never be taken.
jason = Jason
    .text = Military: His heroic moves may use anyone’s fleets. Sacrifice: With { FIGURE("heroes.jason.sacrifice_fleets") } of your fleets in play, build a metropolis.
    .military = His heroic moves may use anyone’s fleets.
    .sacrifice = With all 8 of your fleets in play, build a metropolis.
pericles = Pericles
    .text = Military: Each of his heroic moves costs { FIGURE("heroes.pericles.heroic_move_cost") } gold. Sacrifice: With { FIGURE("heroes.pericles.sacrifice_troops") } of your base troops in play, build a metropolis.
    .military = Each of his heroic moves costs 1 gold.
    .sacrifice = With all 8 of your base troops in play, build a metropolis.
leto = Leto
    .text = Military: May move heroically and be sacrificed even with Apollo. Sacrifice: If you control { FIGURE("heroes.leto.sacrifice_creature_figures", one: "creature figure", other: "creature figures") }, build a metropolis.
    .military = May move heroically and be sacrificed even with Apollo.
    .sacrifice = If you control 2 creature figures, build a metropolis.
perseus = Perseus
    .text = Military: Troops with him that would die may retreat instead. Sacrifice: Move any of your units from one land zone to any other.
    .military = Troops with him that would die may retreat instead.
    .sacrifice = Move any of your units from one land zone to any other.
pandora = Pandora
    .text = Military: Enemy mercenaries in her combat join you. Sacrifice: Use the sacrifice power of a hero on the hero track.
    .military = Enemy mercenaries in her combat join you.
    .sacrifice = Use the sacrifice power of a hero on the hero track.
ulysses = Ulysses
    .text = Military: When attacking, ignores enemy Fortresses. Sacrifice: Destroy { FIGURE("heroes.ulysses.sacrifice_same_type", one: "base building", other: "base buildings") } of one type to build a metropolis.
    .military = When attacking, ignores enemy Fortresses.
    .sacrifice = Destroy three base buildings of one type to build a metropolis.
penelope = Penelope
    .text = Military: +{ FIGURE("heroes.penelope.sea_bonus") } in your naval combats next to her zone. Sacrifice: If you control { FIGURE("heroes.penelope.sacrifice_sea_zones", one: "sea zone", other: "sea zones") }, build a metropolis.
    .military = +2 in your naval combats next to her zone.
    .sacrifice = If you control 6 sea zones, build a metropolis.

## Pieces and cards

philosopher = Philosopher
    .text = Four philosophers build a metropolis.
priestess = Priestess
    .text = 1 gold off each offering; discard one at upkeep to keep a creature figure.
mercenary = Mercenary
    .text = Land unit of strength { FIGURE("combat.unit_strength") } from the common supply.
fleet = Fleet
    .text = Sea unit of strength { FIGURE("combat.unit_strength") }; carries land moves between islands.
cornucopia = Cornucopia
    .text = 1 gold of income for the zone’s controller.
priestess_icon = Priestess icon
    .text = Take a priestess when you take control of this zone.
base_troop = Base troop
    .text = Land unit of strength { FIGURE("combat.unit_strength") }.

## Tiles and zones

t01 = Naxos
t01_l1 = Naxos 1
t01_l2 = Naxos 2
t01_l3 = Naxos 3
t01_s1 = Naxos sea 1
t01_s2 = Naxos sea 2
t01_s3 = Naxos sea 3
t02 = Paros
t02_l1 = Paros 1
t02_l2 = Paros 2
t02_l3 = Paros 3
t02_s1 = Paros sea 1
t02_s2 = Paros sea 2
t02_s3 = Paros sea 3
t03 = Mykonos
t03_l1 = Mykonos 1
t03_l2 = Mykonos 2
t03_l3 = Mykonos 3
t03_s1 = Mykonos sea 1
t03_s2 = Mykonos sea 2
t03_s3 = Mykonos sea 3
t04 = Delos
t04_l1 = Delos 1
t04_l2 = Delos 2
t04_l3 = Delos 3
t04_s1 = Delos sea 1
t04_s2 = Delos sea 2
t04_s3 = Delos sea 3
t05 = Andros
t05_l1 = Andros 1
t05_l2 = Andros 2
t05_l3 = Andros 3
t05_s1 = Andros sea 1
t05_s2 = Andros sea 2
t05_s3 = Andros sea 3
t06 = Tinos
t06_l1 = Tinos 1
t06_l2 = Tinos 2
t06_l3 = Tinos 3
t06_s1 = Tinos sea 1
t06_s2 = Tinos sea 2
t06_s3 = Tinos sea 3
t07 = Syros
t07_l1 = Syros 1
t07_l2 = Syros 2
t07_l3 = Syros 3
t07_s1 = Syros sea 1
t07_s2 = Syros sea 2
t07_s3 = Syros sea 3
t08 = Kea
t08_l1 = Kea 1
t08_l2 = Kea 2
t08_l3 = Kea 3
t08_s1 = Kea sea 1
t08_s2 = Kea sea 2
t08_s3 = Kea sea 3
t09 = Milos
t09_l1 = Milos 1
t09_l2 = Milos 2
t09_l3 = Milos 3
t09_s1 = Milos sea 1
t09_s2 = Milos sea 2
t09_s3 = Milos sea 3
t10 = Thera
t10_l1 = Thera 1
t10_l2 = Thera 2
t10_l3 = Thera 3
t10_s1 = Thera sea 1
t10_s2 = Thera sea 2
t10_s3 = Thera sea 3
t11 = Ios
t11_l1 = Ios 1
t11_l2 = Ios 2
t11_l3 = Ios 3
t11_s1 = Ios sea 1
t11_s2 = Ios sea 2
t11_s3 = Ios sea 3
t12 = Amorgos
t12_l1 = Amorgos 1
t12_l2 = Amorgos 2
t12_l3 = Amorgos 3
t12_s1 = Amorgos sea 1
t12_s2 = Amorgos sea 2
t12_s3 = Amorgos sea 3

## Actions

do-draw_side = { $side }
do-draw_tile = Tile { $tile }
do-draw_rotation = { $number ->
    [0] Not turned
    [one] Turned by a sixth
   *[other] Turned by { $number } sixths
}
do-draw_god = { $god } is drawn
do-draw_creature = { $creature } is drawn
do-draw_hero = { $hero } is drawn
do-draw_first = { $faction } is drawn
do-draw_bonus = Metropolis bonus: { $bonus }
do-roll = The die shows { $number }
do-place_land = Take { $zone }
do-place_fleet = Fleet in { $zone }
do-place_start_troop = Troop in { $zone }
do-offer_god = Bid on { $god }
do-offer_value = Offer { $number }
do-upkeep_pick = Decide about { $creature }
do-keep_creature = Discard a priestess and keep it
do-release_creature = Let it go
do-upkeep_move = Move it to { $zone }
do-hydra_victim = Devour: { $unit }, { $zone }
do-push_pick = Push a fleet out of { $zone }
do-push_unit = Push: { $loss }
do-push_to = Push to { $zone }
do-build_zone = Build in { $zone }
do-renounce = Do not build
do-replace_building = Remove the { $building } of { $zone } and build there
do-build_type = { $building }
do-open_onto = Open onto { $zone }
do-spend_temple = Use { $building }: { $zone }
do-spend_card = Use the metropolis on { $hero }’s card
do-which_temple = The one that is { $mark }
do-which_port = The one that opens onto { $zone }
do-place_unit = Place in { $zone }
do-place_cornucopia = Cornucopia in { $zone }
do-end_turn = End the turn
do-extra_philosopher = Buy a second philosopher
do-extra_priestess = Buy a second priestess
do-peek = Look at the top creature
do-extra_fleet = Buy a fleet
do-extra_troop = Buy a troop
do-extra_mercenary = Buy a mercenary
do-sea_move = Move fleets from { $zone }
do-land_move = Move troops from { $zone }
do-heroic_move = Heroic move of { $hero }
do-recruit_hero = Recruit { $hero }
do-buy_creature = Buy { $creature }
do-sacrifice = Sacrifice { $hero }
do-go_on = Go on
do-move_to = To { $zone }
do-move_from = From { $zone }
do-move_troops = { $number ->
    [0] No base troop
    [one] { $number } base troop
   *[other] { $number } base troops
}
do-move_mercenaries = { $number ->
    [0] No mercenary
    [one] { $number } mercenary
   *[other] { $number } mercenaries
}
do-hero_goes = { $hero } goes along
do-hero_stays = { $hero } stays
do-move_fleets = { $number ->
    [one] { $number } fleet
   *[other] { $number } fleets
}
do-cross = Cross the zone of { $creature }
do-avoid = Avoid the zone of { $creature }
do-hector_kill = Hector destroys: { $unit }
do-reroll = Pay to reroll the die
do-keep_die = Keep the die
do-combat_loss = Lose: { $loss }
do-destroy = Let it be destroyed
do-perseus_rescue = Save it: to { $zone }
do-retreat = Retreat to { $zone }
do-stay = Stay
do-use_types = Use two { $building } and two { $other }
do-use_type = Use { $building }
do-use_building = Take the one in { $zone }
do-on_card = On the hero’s card
do-on_site = On a building site
do-metropolis_zone = Metropolis in { $zone }
do-reserve = Reserve { $creature }
do-play_card = Pay and play it
do-put_back = Put it back
do-charon_give = Give { $hero }
do-charon_take = Take { $hero }
do-chimera_pick = Play { $creature }
do-cyclops_pick = Replace the { $building } of { $zone }
do-steal_from = Steal from { $faction }
do-echidna_pick = Steal { $creature }
do-echidna_move = Move it to { $zone }
do-giant_zone = Steal the mercenaries of { $zone }
do-harpy_pick = Destroy: { $unit }, { $zone }
do-hippalectryon_gain = Two mercenaries for: { $gain }
do-give_mercenary = Give up a mercenary of { $zone }
do-stop = Stop
do-hippocamp_zone = Turn the fleets of { $zone }
do-manticore_pick = Destroy { $prey }
do-erinyes_from = Take a cornucopia from { $zone }
do-erinyes_to = Put it on { $zone }
do-sphinx_pick = Play { $creature }
do-sylph_first = Swap the fleets of { $zone }
do-sylph_second = With those of { $zone }
do-triton_pick = Steal the { $building } of { $zone }
do-figure_zone = Place it in { $zone }
do-achilles_zone = Build two in { $zone }
do-antigone_zone = Discard a cornucopia of { $zone }
do-again = Once more
do-pandora_copy = Use the power of { $hero }

## Questions

ask-as = { $faction }: { $question }
ask-about = { $question } ({ $thing })
ask-as-about = { $faction }: { $question } ({ $thing })
no-site = no room: it is lost
cost = { $number } gold
ask-draw_side = Which side is played is drawn.
ask-draw_tile = A tile is drawn.
ask-draw_rotation = The tile is turned.
ask-draw_god = The order of the gods is drawn.
ask-draw_creature = A creature is drawn.
ask-draw_hero = A hero is drawn.
ask-draw_first = The first turn order is drawn.
ask-draw_bonus = A metropolis token is drawn.
ask-roll = The die is rolled.
ask-place_land = Choose a land zone to start from.
ask-place_fleet = Choose a sea zone for the fleet beside it.
ask-place_start_troop = Choose a land zone for a starting troop.
ask-offer_god = Whose favour do you bid for?
ask-offer_value = How much do you offer?
ask-upkeep_pick = Which creature do you decide about first?
ask-upkeep_keep = Keep the creature by discarding a priestess, or let it go?
ask-upkeep_move = Move the creature to a neighbouring zone?
ask-hydra_victim = Whom does the Hydra devour?
ask-push_pick = Where does Polyphemus push a fleet next?
ask-push_unit = Which unit does the Boar push next?
ask-push_to = Where is the unit pushed?
ask-build_zone = Where do you build?
ask-build_type = Which building do you build?
ask-open_onto = Onto which sea zone does it open?
ask-spend_temple = Whose reduction do you use?
ask-which_building = Which one?
ask-place_unit = Where do you place the unit?
ask-place_cornucopia = Where do you place the cornucopia?
ask-turn_menu = Your turn: choose an action, or end the turn.
ask-move_to = Where do they move?
ask-move_from = From which land zone do you move?
ask-move_troops = How many base troops move?
ask-move_mercenaries = How many mercenaries move?
ask-move_hero = Does the hero go along?
ask-move_fleets = How many fleets move?
ask-heracles_chain = Which way does Heracles take?
ask-hector_kill = Which invader does Hector destroy?
ask-croesus_reroll = Pay to reroll your die?
ask-combat_loss = Which unit do you lose?
ask-perseus_rescue = Save the troop by a retreat?
ask-retreat_defender = You defend: retreat, or fight on?
ask-retreat_attacker = You attack: retreat, or fight on?
ask-retreat_forced = Achilles drives you away: where do you retreat?
ask-metropolis_use = Which buildings do you use up?
ask-metropolis_on_card = Put the metropolis on the hero’s card?
ask-metropolis_zone = Where do you build the metropolis?
ask-reserve = Which creature do you reserve?
ask-peek_play = Play this creature, or put it back?
ask-charon_swap = Which heroes change places?
ask-chimera_pick = Which discarded creature do you play?
ask-cyclops_pick = Which building do you replace?
ask-steal_from = From whom do you steal?
ask-echidna_pick = Which creature do you steal?
ask-echidna_move = Move the stolen creature?
ask-giant_zone = Whose mercenaries do you steal?
ask-harpy_pick = Whom does the Harpy destroy?
ask-hippalectryon = What do you turn two mercenaries into?
ask-give_mercenary = Which zone gives up a mercenary?
ask-hippocamp_zone = Which fleets become mercenaries?
ask-manticore_pick = What does the Manticore destroy?
ask-erinyes_from = From which zone do you take a cornucopia?
ask-erinyes_to = On which zone do you put it?
ask-sphinx_pick = Which of the drawn creatures do you play?
ask-sylph_first = Which fleets change places?
ask-sylph_second = With which fleets?
ask-triton_pick = Which building do you steal?
ask-figure_zone = Where do you place the creature?
ask-achilles_zone = Where do you build two buildings?
ask-antigone_zone = Which cornucopia do you discard?
ask-hector_convert = Turn two more priestesses into a philosopher?
ask-pandora_copy = Whose power do you use?
ask-early_sacrifice = Sacrifice a hero before your god’s actions?

## Events

event-cycle_starts = Cycle { $number } begins.
event-god_placed = { $god } takes slot { $number }.
event-order_placed = { $faction } is number { $number } in turn order.
event-creature_revealed = { $creature } appears for { $number } gold.
event-creature_discarded = { $creature } is discarded.
event-hero_revealed = { $hero } is for hire.
event-creatures_shuffled = Creature deck and discard are shuffled together.
event-income = { $faction } collects { $number } gold.
event-bids = { $faction } offers { $number } to { $god }.
event-bids_apollo = { $faction } turns to Apollo.
event-outbid = { $faction } is driven from { $god }.
event-pays_offering = { $faction } pays { $number } to { $god }.
event-keeps_creature = { $faction } discards a priestess and keeps { $creature }.
event-loses_creature = { $faction } loses { $creature }.
event-creature_placed = { $faction } places { $creature }: { $zone }.
event-creature_moves = { $faction } moves { $creature }: { $zone }.
event-fleet_pushed = A fleet of { $faction } is pushed: { $zone } → { $to }.
event-fleets_pushed = Fleets of { $faction } are pushed: { $zone } → { $to }.
event-unit_pushed = { $loss } of { $faction } is pushed: { $zone } → { $to }.
event-units_pushed = Units of { $faction } are pushed: { $zone } → { $to }.
event-turn_starts = { $faction } acts with { $god }.
event-turn_ends = { $faction } ends the turn.
event-builds = { $faction } builds: { $building }, { $zone }.
event-renounces = { $faction } does not build.
event-building_removed = { $faction } removes: { $building }, { $zone }.
event-opens_onto = { $zone } opens onto { $to }.
event-places = { $faction } places: { $unit }, { $zone }.
event-places_hero = { $faction } places { $hero }: { $zone }.
event-places_cornucopia = { $faction } places a cornucopia: { $zone }.
event-gains_gold = { $faction } gains { $number } gold.
event-gains_priestess = { $faction } gains { $number ->
    [one] a priestess
   *[other] { $number } priestesses
}.
event-gains_philosopher = { $faction } gains { $number ->
    [one] a philosopher
   *[other] { $number } philosophers
}.
event-pays = { $faction } pays { $number } gold.
event-buys_creature = { $faction } buys { $creature } for { $number } gold.
event-peeks = { $faction } looks at the top creature.
event-sees_card = { $faction } sees { $creature }.
event-puts_back = { $faction } puts the card back.
event-recruits = { $faction } recruits { $hero } for { $number } gold.
event-fleets_move = { $faction } moves { $number ->
    [one] 1 fleet
   *[other] { $number } fleets
}: { $zone } → { $to }.
event-troops_move = { $faction } moves { $number ->
    [one] 1 troop
   *[other] { $number } troops
}: { $zone } → { $to }.
event-hero_moves = { $hero } ({ $faction }) moves: { $zone } → { $to }.
event-takes_zone = { $faction } takes { $zone }.
event-combat_starts = { $faction } attacks { $defender }: { $zone }.
event-combat_round = Round { $number }.
event-rolls = { $faction } rolls { $number }.
event-strength = { $faction } has strength { $number }.
event-round_lost = { $faction } loses the round.
event-round_tied = A tie: both sides lose the round.
event-retreats = { $faction } retreats: { $zone } → { $to }.
event-combat_won = { $faction } wins the combat: { $zone }.
event-combat_undecided = Nobody is left: { $zone }.
event-destroyed = { $faction } loses { $number } × { $unit }: { $zone }.
event-hero_dies = { $hero } ({ $faction }) falls.
event-minotaur_dies = The Minotaur of { $faction } falls: { $zone }.
event-eliminated = { $faction } is eliminated.
event-metropolis = { $faction } builds a metropolis: { $zone }.
event-metropolis_on_card = { $faction } builds a metropolis on a card: { $hero }.
event-metropolis_lost = { $faction } has no room: the metropolis is lost.
event-four_buildings = { $faction } has all four buildings.
event-four_philosophers = { $faction } has four philosophers.
event-bonus = { $faction } receives: { $bonus }.
event-reserves = { $faction } reserves { $creature }.
event-plays_creature = { $faction } plays { $creature }.
event-no_effect = { $creature } has no effect for { $faction }.
event-swaps_heroes = { $faction } gives { $hero } and takes { $to }.
event-steals_priestess = { $faction } steals a priestess from { $victim }.
event-steals_philosopher = { $faction } steals a philosopher from { $victim }.
event-steals_half = { $faction } steals half of the gold of { $victim }.
event-steals_gold = { $faction } gets { $number } gold from { $victim }.
event-steals_creature = { $faction } steals { $creature } from { $victim }.
event-steals_building = { $faction } steals from { $victim }: { $building }, { $zone }.
event-steals_mercenaries = { $faction } steals { $number ->
    [one] 1 mercenary
   *[other] { $number } mercenaries
} from { $victim }: { $zone }.
event-gives_mercenary = { $faction } gives up a mercenary: { $zone }.
event-moves_cornucopia = { $faction } moves a cornucopia: { $zone } → { $to }.
event-swaps_fleets = { $faction } swaps the fleets: { $zone } ↔ { $to }.
event-sacrifices = { $faction } sacrifices { $hero }.
event-copies = Pandora uses the power of { $hero } for { $faction }.
event-converts = { $faction } turns { $priestesses ->
    [one] { $priestesses } priestess
   *[other] { $priestesses } priestesses
} into { $number ->
    [one] 1 philosopher
   *[other] { $number } philosophers
}.
event-discards_cornucopia = { $faction } discards a cornucopia: { $zone }.
event-hector_kills = Hector destroys an invader of { $faction }: { $unit }.
event-pandora_takes = { $number ->
    [one] 1 mercenary joins
   *[other] { $number } mercenaries join
} Pandora and { $faction }.
event-heracles_slays = Heracles ({ $faction }) slays { $creature }.
event-saves_troop = Perseus saves a troop of { $faction }: { $to }.

## The story

story-setup = Set-up
story-cycle = Cycle { $number }
story-offerings = Offerings
story-turn = { $you ->
    [who] You · { $god }
   *[nobody] { $who } · { $god }
}
story-gods = The gods take their places: { $things }
story-order = The order of play is { $things }
story-creatures = New creatures appear: { $things }
story-creature_discarded = { $creature } is discarded
story-heroes = New heroes can be recruited: { $things }
story-creatures_shuffled = The creature deck and its discards are shuffled together
story-income = Everybody collects gold: { $things }
story-collects = { $you ->
    [who] You collect { $number } gold
   *[nobody] { $who } collects { $number } gold
}
story-bids = { $you ->
    [who] You bid { $number } on { $god }
   *[nobody] { $who } bids { $number } on { $god }
}
story-bids-over = { $you ->
    [who] You bid { $number } on { $god }; { $victim } is outbid
    [victim] { $who } bids { $number } on { $god }; you are outbid
   *[nobody] { $who } bids { $number } on { $god }; { $victim } is outbid
}
story-bids_apollo = { $you ->
    [who] You choose Apollo
   *[nobody] { $who } chooses Apollo
}
story-outbid = { $you ->
    [who] You lose your place at { $god }
   *[nobody] { $who } loses the place at { $god }
}
story-offered = The gods are paid: { $things }
story-keeps_creature = { $you ->
    [who] You discard a priestess and keep { $creature }
   *[nobody] { $who } discards a priestess and keeps { $creature }
}
story-loses_creature = { $you ->
    [who] You lose { $creature }
   *[nobody] { $who } loses { $creature }
}
story-creature_placed = { $you ->
    [who] You place { $creature }: { $zone }
   *[nobody] { $who } places { $creature }: { $zone }
}
story-creature_moves = { $you ->
    [who] You move { $creature } to { $zone }
   *[nobody] { $who } moves { $creature } to { $zone }
}
story-pushed = { $you ->
    [who] You are pushed back ({ $things }): { $zone } → { $to }
   *[nobody] { $things } of { $who } are pushed: { $zone } → { $to }
}
story-fleets_pushed = { $you ->
    [who] Your fleets are pushed: { $zone } → { $to }
   *[nobody] The fleets of { $who } are pushed: { $zone } → { $to }
}
story-units_pushed = { $you ->
    [who] Your units are pushed: { $zone } → { $to }
   *[nobody] The units of { $who } are pushed: { $zone } → { $to }
}
story-turn_ends = { $you ->
    [who] You end the turn
   *[nobody] { $who } ends the turn
}
story-builds = { $you ->
    [who] You build on { $zone }: { $building }
   *[nobody] { $who } builds on { $zone }: { $building }
}
story-renounces = { $you ->
    [who] You do not build
   *[nobody] { $who } does not build
}
story-building_removed = { $you ->
    [who] You remove from { $zone }: { $building }
   *[nobody] { $who } removes from { $zone }: { $building }
}
story-opens_onto = The port of { $zone } opens onto { $to }
story-places = { $you ->
    [who] You place { $things } on { $zone }
   *[nobody] { $who } places { $things } on { $zone }
}
story-places_hero = { $you ->
    [who] You place { $hero } on { $zone }
   *[nobody] { $who } places { $hero } on { $zone }
}
story-cornucopias = { $you ->
    [who] You lay cornucopias on { $things }
   *[nobody] { $who } lays cornucopias on { $things }
}
story-gains = { $you ->
    [who] You gain { $things }
   *[nobody] { $who } gains { $things }
}
story-pays = { $you ->
    [who] You pay { $number } gold
   *[nobody] { $who } pays { $number } gold
}
story-buys_creature = { $you ->
    [who] You buy { $creature } for { $number } gold
   *[nobody] { $who } buys { $creature } for { $number } gold
}
story-plays-for = { $you ->
    [who] You play { $creature } for { $number } gold
   *[nobody] { $who } plays { $creature } for { $number } gold
}
story-peeks = { $you ->
    [who] You look at the top creature
   *[nobody] { $who } looks at the top creature
}
story-sees_card = { $you ->
    [who] You see { $creature }
   *[nobody] { $who } sees { $creature }
}
story-puts_back = { $you ->
    [who] You put the card back
   *[nobody] { $who } puts the card back
}
story-recruits = { $you ->
    [who] You recruit { $hero } for { $number } gold
   *[nobody] { $who } recruits { $hero } for { $number } gold
}
story-recruits-at = { $you ->
    [who] You recruit { $hero } for { $number } gold on { $zone }
   *[nobody] { $who } recruits { $hero } for { $number } gold on { $zone }
}
story-sails = { $you ->
    [who] You sail { $things }: { $zone } → { $to }
   *[nobody] { $who } sails { $things }: { $zone } → { $to }
}
story-marches = { $you ->
    [who] You march { $things }: { $zone } → { $to }
   *[nobody] { $who } marches { $things }: { $zone } → { $to }
}
story-marches-takes = { $you ->
    [who] You march { $things }: { $zone } → { $to }, and take it
   *[nobody] { $who } marches { $things }: { $zone } → { $to }, and takes it
}
story-takes_zone = { $you ->
    [who] You take { $things }
   *[nobody] { $who } takes { $things }
}
story-combat_starts = { $you ->
    [who] You attack { $victim } on { $zone }
    [victim] { $who } attacks you on { $zone }
   *[nobody] { $who } attacks { $victim } on { $zone }
}
story-combat-round = { $you ->
    [who] You attack { $victim } on { $zone }, { $attack } against { $defence }
    [victim] { $who } attacks you on { $zone }, { $attack } against { $defence }
   *[nobody] { $who } attacks { $victim } on { $zone }, { $attack } against { $defence }
}
story-combat-won = { $you ->
    [who] You beat { $victim } on { $zone }, { $attack } against { $defence }
    [victim] { $who } beats you on { $zone }, { $attack } against { $defence }
   *[nobody] { $who } beats { $victim } on { $zone }, { $attack } against { $defence }
}
story-combat-takes = { $you ->
    [who] You beat { $victim }, { $attack } against { $defence }, and take { $zone }
    [victim] { $who } beats you, { $attack } against { $defence }, and takes { $zone }
   *[nobody] { $who } beats { $victim }, { $attack } against { $defence }, and takes { $zone }
}
story-combat-lost = { $you ->
    [who] { $victim } beats you back from { $zone }, { $defence } against { $attack }
    [victim] You beat { $who } back from { $zone }, { $defence } against { $attack }
   *[nobody] { $victim } beats { $who } back from { $zone }, { $defence } against { $attack }
}
story-combat-won-late = { $you ->
    [who] You beat { $victim } on { $zone } in the end
    [victim] { $who } beats you on { $zone } in the end
   *[nobody] { $who } beats { $victim } on { $zone } in the end
}
story-combat-takes-late = { $you ->
    [who] You beat { $victim } in the end and take { $zone }
    [victim] { $who } beats you in the end and takes { $zone }
   *[nobody] { $who } beats { $victim } in the end and takes { $zone }
}
story-combat-lost-late = { $you ->
    [who] { $victim } beats you back from { $zone } in the end
    [victim] You beat { $who } back from { $zone } in the end
   *[nobody] { $victim } beats { $who } back from { $zone } in the end
}
story-combat-undecided = { $you ->
    [who] You and { $victim } destroy each other on { $zone }, { $attack } against { $defence }
    [victim] { $who } and you destroy each other on { $zone }, { $attack } against { $defence }
   *[nobody] { $who } and { $victim } destroy each other on { $zone }, { $attack } against { $defence }
}
story-combat-short = { $you ->
    [who] You attack { $victim } on { $zone }; it is over before a die is cast
    [victim] { $who } attacks you on { $zone }; it is over before a die is cast
   *[nobody] { $who } attacks { $victim } on { $zone }; it is over before a die is cast
}
story-retreats = { $you ->
    [who] You retreat: { $zone } → { $to }
   *[nobody] { $who } retreats: { $zone } → { $to }
}
story-destroyed = { $you ->
    [who] You lose { $things } on { $zone }
   *[nobody] { $who } loses { $things } on { $zone }
}
story-hero_dies = { $you ->
    [who] You lose { $hero }
   *[nobody] { $who } loses { $hero }
}
story-minotaur_dies = { $you ->
    [who] You lose the Minotaur on { $zone }
   *[nobody] { $who } loses the Minotaur on { $zone }
}
story-eliminated = { $you ->
    [who] You are eliminated
   *[nobody] { $who } is eliminated
}
story-metropolis = { $you ->
    [who] You build a metropolis on { $zone }
   *[nobody] { $who } builds a metropolis on { $zone }
}
story-metropolis_on_card = { $you ->
    [who] You build a metropolis with { $hero }
   *[nobody] { $who } builds a metropolis with { $hero }
}
story-metropolis_lost = { $you ->
    [who] You have no room: the metropolis is lost
   *[nobody] { $who } has no room: the metropolis is lost
}
story-four_buildings = { $you ->
    [who] You have all four buildings
   *[nobody] { $who } has all four buildings
}
story-four_philosophers = { $you ->
    [who] You have four philosophers
   *[nobody] { $who } has four philosophers
}
story-bonus = { $you ->
    [who] You receive a bonus: { $bonus }
   *[nobody] { $who } receives a bonus: { $bonus }
}
story-reserves = { $you ->
    [who] You reserve { $creature }
   *[nobody] { $who } reserves { $creature }
}
story-plays_creature = { $you ->
    [who] You play { $creature }
   *[nobody] { $who } plays { $creature }
}
story-no_effect = { $you ->
    [who] { $creature } has no effect for you
   *[nobody] { $creature } has no effect for { $who }
}
story-swaps_heroes = { $you ->
    [who] You give { $hero } and take { $to }
   *[nobody] { $who } gives { $hero } and takes { $to }
}
story-steals_priestess = { $you ->
    [who] You take a priestess from { $victim }
    [victim] { $who } takes a priestess from you
   *[nobody] { $who } takes a priestess from { $victim }
}
story-steals_philosopher = { $you ->
    [who] You take a philosopher from { $victim }
    [victim] { $who } takes a philosopher from you
   *[nobody] { $who } takes a philosopher from { $victim }
}
story-steals_half = { $you ->
    [who] You take half of the gold from { $victim }
    [victim] { $who } takes half of your gold
   *[nobody] { $who } takes half of the gold from { $victim }
}
story-steals_gold = { $you ->
    [who] You take { $number } gold from { $victim }
    [victim] { $who } takes { $number } gold from you
   *[nobody] { $who } takes { $number } gold from { $victim }
}
story-steals_creature = { $you ->
    [who] You take { $creature } from { $victim }
    [victim] { $who } takes { $creature } from you
   *[nobody] { $who } takes { $creature } from { $victim }
}
story-steals_building = { $you ->
    [who] You take a building from { $victim }: { $building }, { $zone }
    [victim] { $who } takes a building from you: { $building }, { $zone }
   *[nobody] { $who } takes a building from { $victim }: { $building }, { $zone }
}
story-steals_mercenaries = { $you ->
    [who] You take { $number ->
        [one] { $number } mercenary
       *[other] { $number } mercenaries
    } from { $victim } on { $zone }
    [victim] { $who } takes { $number ->
        [one] { $number } mercenary
       *[other] { $number } mercenaries
    } from you on { $zone }
   *[nobody] { $who } takes { $number ->
        [one] { $number } mercenary
       *[other] { $number } mercenaries
    } from { $victim } on { $zone }
}
story-gives_mercenary = { $you ->
    [who] You give up a mercenary on { $zone }
   *[nobody] { $who } gives up a mercenary on { $zone }
}
story-moves_cornucopia = { $you ->
    [who] You move a cornucopia: { $zone } → { $to }
   *[nobody] { $who } moves a cornucopia: { $zone } → { $to }
}
story-swaps_fleets = { $you ->
    [who] You swap the fleets of { $zone } and { $to }
   *[nobody] { $who } swaps the fleets of { $zone } and { $to }
}
story-sacrifices = { $you ->
    [who] You sacrifice { $hero }
   *[nobody] { $who } sacrifices { $hero }
}
story-copies = { $you ->
    [who] You use the power of { $hero } with Pandora
   *[nobody] { $who } uses the power of { $hero } with Pandora
}
story-converts = { $you ->
    [who] You turn { $priestesses ->
        [one] { $priestesses } priestess
       *[other] { $priestesses } priestesses
    } into { $number ->
        [one] { $number } philosopher
       *[other] { $number } philosophers
    }
   *[nobody] { $who } turns { $priestesses ->
        [one] { $priestesses } priestess
       *[other] { $priestesses } priestesses
    } into { $number ->
        [one] { $number } philosopher
       *[other] { $number } philosophers
    }
}
story-discards_cornucopia = { $you ->
    [who] You discard a cornucopia on { $zone }
   *[nobody] { $who } discards a cornucopia on { $zone }
}
story-hector_kills = { $you ->
    [who] Hector destroys a unit of yours: { $unit }
   *[nobody] Hector destroys a unit of { $who }: { $unit }
}
story-pandora_takes = { $you ->
    [who] Pandora brings you { $number ->
        [one] { $number } mercenary
       *[other] { $number } mercenaries
    }
   *[nobody] Pandora brings { $who } { $number ->
        [one] { $number } mercenary
       *[other] { $number } mercenaries
    }
}
story-heracles_slays = { $you ->
    [who] Heracles slays { $creature } for you
   *[nobody] Heracles slays { $creature } for { $who }
}
story-saves_troop = { $you ->
    [who] Perseus saves a troop for you: { $to }
   *[nobody] Perseus saves a troop for { $who }: { $to }
}
n-base_troop = { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    }
n-mercenary = { $count ->
        [one] { $count } mercenary
       *[other] { $count } mercenaries
    }
n-fleet = { $count ->
        [one] { $count } fleet
       *[other] { $count } fleets
    }
n-gold = { $count } gold
n-priestess = { $count ->
        [one] { $count } priestess
       *[other] { $count } priestesses
    }
n-philosopher = { $count ->
        [one] { $count } philosopher
       *[other] { $count } philosophers
    }

## Why not

why-5-1 = Choose a free land; your first two lie on two islands
why-5-2 = The fleet goes to an empty sea beside the land you chose
why-5-3 = Somebody holds this land already
why-5-6 = Your teammate is on this island
why-5-8 = No sea beside it is left for a fleet
why-9-1 = This god is face down in this cycle
why-9-3 = { $count } is offered there: yours must be higher
why-9-4 = You were just outbid there: go to another god first
why-9-7 = Somebody is with Apollo, and cannot be driven out
why-9-8 = 25 is the highest offering
why-9-10 = You need { $missing } gold more for that offering
    .more = You have { $gold } gold; every priestess takes 1 off.
why-10-1 = You keep the creature for a priestess, or lose it
why-10-2 = It moves to a neighbouring zone without a creature
why-11-2 = First do what your god demands
why-11-4 = First do what your god demands
why-11-7 = You need { $missing } gold more: it costs { $price }
why-12-2 = Philosophers come with Athena, one more for 4 gold
why-12-4 = Priestesses come with Zeus, one more for 4 gold
why-12-5 = Only Zeus shows the top creature, once a cycle
why-12-6 = A fleet goes beside your land, to a sea without other fleets
why-12-7 = Fleets come with Poseidon, at most 3 more a turn
why-12-8 = Fleets sail with Poseidon, for 1 gold a move
why-12-10 = Troops come with Ares, at most 3 more a turn
why-12-11 = Troops march with Ares, for 1 gold a move
why-12-14 = Mercenaries come with Hera, at most 3 more a turn
why-12-15 = Heroes come with Hera, one a turn, for 4 gold
why-12-17 = Cornucopias go on zones of yours: a land, then a sea
why-12-18 = With Apollo you do nothing else
why-12-19 = New units go to zones that you control
why-13-1 = Fleets go to a neighbouring sea
why-13-4 = That sea is your teammate’s
why-13-5 = A creature bars that sea
why-13-9 = Your fleets make no way to that land
    .more = On an island you go from land to land; between islands every sea needs a fleet of yours.
why-13-12 = That land is your teammate’s
why-13-13 = A creature bars that land
why-13-20 = This hero cannot lead troops now
    .more = Heroes rest with Apollo, march with the troops of Ares, and need gold to lead.
why-14-13 = Fleets retreat to a neighbouring sea, empty or yours
why-14-14 = Troops retreat to a land within reach, free or yours
why-15-6 = It is a last land: attack it only to win the game
why-16-2 = You build on an empty site of a land of yours
why-16-3 = You can build now, so you must
why-16-7 = This temple has served in this cycle
why-16-14 = The metropolis goes on an empty site of a land of yours
why-17-1 = Creatures are bought in your turn, not with Apollo
why-17-2 = Somebody has reserved this creature
why-17-7 = It needs a zone of its kind without a creature
why-17-11 = Chiron protects that zone from creatures
why-17-23 = Only a creature that an opponent holds on the map
why-17-24 = It needs a zone of its kind without a creature
why-17-52 = Fleets are pushed to a neighbouring sea, empty or theirs
why-17-53 = Units are pushed to a neighbouring land without enemies
why-18-3 = This hero cannot be sacrificed now
    .more = Only from the cycle after it joined, in your own turn, and if its condition holds.
why-18-4 = This hero cannot be sacrificed now
why-18-5 = This hero has just joined: wait for the next cycle
why-18-13 = Achilles needs a land of yours with two sites
why-18-16 = Antigone needs 3 cornucopia tokens of yours
why-18-37 = This hero cannot be sacrificed now
why-do-chance = Chance decides that
why-do-place_land = Lands are chosen before the first cycle
why-do-place_fleet = First fleets are placed before the first cycle
why-do-offer_god = You bid for gods in the offerings phase
why-do-build_zone = You build when your god lets you
why-do-place_unit = Units are placed when you recruit them
why-do-place_cornucopia = Apollo lays cornucopias: not now
why-do-end_turn = Your turn cannot end yet
why-do-act = You do that in your turn, after what your god demands
why-do-move_to = First choose the units that shall go there
why-do-combat = That belongs to a combat
why-do-metropolis = That belongs to building a metropolis
why-do-creature = Only a creature or a hero asks for that, when in play
why-do-card = Only this card asks for that: { $thing }
why-do-upkeep = Creatures are kept or lost after the offerings
why-do-figure = A figure is placed when you buy its card
why-do-push = Only Polyphemus and the Boar push units
why-do-steal = Only some creatures steal: not now
why-do-reserve = A bonus of a metropolis reserves a creature
why-do-peek = Zeus shows the top creature: not now
why-do-spend = That belongs to a price that is being paid

## Ideas: what their reasons name

n-metropolis = { $count ->
        [one] { $count } metropolis
       *[other] { $count } metropolises
    }
n-type = { $count ->
        [one] { $count } type of building
       *[other] { $count } types of building
    }
n-income = { $count } gold of income each cycle
n-land = { $count ->
        [one] { $count } land zone
       *[other] { $count } land zones
    }
n-sea = { $count ->
        [one] { $count } sea zone
       *[other] { $count } sea zones
    }
n-troop = { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    }
n-hero = { $count ->
        [one] { $count } hero
       *[other] { $count } heroes
    }
n-creature = { $count ->
        [one] { $count } creature on the map
       *[other] { $count } creatures on the map
    }
idea-enough = You would have enough metropolises to win.
idea-enough-not = You would no longer have enough metropolises to win.
idea-guards = Your metropolises are better guarded.
idea-guards-not = Your metropolises are less well guarded.
idea-favour = This god brings what you need most.
idea-favour-not = Another god would bring you more.
