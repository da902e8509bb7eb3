# Olympos in English

## The game
game-olympos = Olympos
    .pitch = Settle, discover, and let Zeus count the hours.
    .length = 75–90 min
end-all-finished = All players have finished.

## Points
score-time = Time track
score-prestige = Prestige
score-territories = Territories
score-discoveries = Discoveries
score-powers = Powers of discoveries
score-wonders = Wonders
score-destiny = Destiny cards
score-keres = Keres

## Things
medicine = Medicine
    .text = New settlers cost { FIGURE("discovery.medicine.new_settler_cost", one: "action point", other: "action points") } instead of { FIGURE("action_costs.new_settler") }.
cavalry = Cavalry
    .text = Gain { FIGURE("discovery.cavalry.gain_hourglasses", one: "hourglass", other: "hourglasses") }. Each unbroken stretch of land in a move costs only { FIGURE("discovery.cavalry.land_run_cost", one: "point", other: "points") }.
astronomy = Astronomy
    .text = Entering a sea zone costs { FIGURE("discovery.astronomy.sea_discount", one: "point", other: "points") } less (adds up with Map-making).
metallurgy = Metallurgy
    .text = { FIGURE("discovery.metallurgy.swords", one: "sword", other: "swords") }.
religion = Religion
    .text = { FIGURE("discovery.religion.zeus", one: "Zeus symbol", other: "Zeus symbols") }.
money = Money
    .text = Discoveries that name the resource of this tile cost { FIGURE("discovery.money.discovery_discount", one: "point", other: "points") } less (adds up with Agriculture).
oracle = Oracle
    .text = When you draw a Destiny card, look at { FIGURE("discovery.oracle.destiny_draw") } and keep one.
map_making = Map-making
    .text = Entering a sea zone costs { FIGURE("discovery.map_making.sea_discount", one: "point", other: "points") } less (adds up with Astronomy).
hoplite = Hoplite
    .text = { FIGURE("discovery.hoplite.swords", one: "sword", other: "swords") }.
polytheism = Polytheism
    .text = { FIGURE("discovery.polytheism.zeus", one: "Zeus symbol", other: "Zeus symbols") }.
commerce = Commerce
    .text = Gain { FIGURE("discovery.commerce.gain_cubes_of_choice", one: "cube", other: "cubes") } of your choice.
democracy = Democracy
    .text = You win all ties: swords, Olympos cards, Destiny majorities.
poetry = Poetry
    .text = { FIGURE("discovery.poetry.end_points", one: "extra point", other: "extra points") } at the end.
phalanx = Phalanx
    .text = { FIGURE("discovery.phalanx.swords", one: "sword", other: "swords") }. Draw { FIGURE("discovery.phalanx.gain_destiny_cards", one: "Destiny card", other: "Destiny cards") }.
hellenism = Hellenism
    .text = { FIGURE("discovery.hellenism.zeus", one: "Zeus symbol", other: "Zeus symbols") }. Draw { FIGURE("discovery.hellenism.gain_destiny_cards", one: "Destiny card", other: "Destiny cards") }.
agriculture = Agriculture
    .text = Discoveries that name the resource of this tile cost { FIGURE("discovery.agriculture.discovery_discount", one: "point", other: "points") } less (adds up with Money).
surgery = Surgery
    .text = Add { FIGURE("discovery.surgery.gain_settlers", one: "settler", other: "settlers") } to your stock.
architecture = Architecture
    .text = { FIGURE("discovery.architecture.stars", one: "star", other: "stars") }. Wonders cost { FIGURE("discovery.architecture.wonder_discount", one: "point", other: "points") } less.
strategy = Strategy
    .text = { FIGURE("discovery.strategy.swords", one: "sword", other: "swords") }.
art = Art
    .text = { FIGURE("discovery.art.zeus", one: "Zeus symbol", other: "Zeus symbols") }.
philosophy = Philosophy
    .text = { FIGURE("discovery.philosophy.end_points", one: "extra point", other: "extra points") } at the end.
science = Science
    .text = End: { FIGURE("discovery.science.end_points_per_discovery", one: "point", other: "points") } per discovery you own.
city = City
    .text = End: { FIGURE("discovery.city.end_points_per_settler_on_map", one: "point", other: "points") } per settler of yours on the map, conquered ones too.
absolutism = Absolutism
    .text = End: { FIGURE("discovery.absolutism.end_points_per_discovery_sword", one: "point", other: "points") } per sword on your discoveries.
engineering = Engineering
    .text = { FIGURE("discovery.engineering.stars", one: "star", other: "stars") }. End: { FIGURE("discovery.engineering.end_points_per_star_token", one: "point", other: "points") } per Star token.
lion_gate = Lion Gate
    .text = Needs { FIGURE("wonder.lion_gate.stars", one: "star", other: "stars") }; worth { FIGURE("wonder.lion_gate.points", one: "point", other: "points") }.
stadium = Stadium
    .text = Needs { FIGURE("wonder.stadium.stars", one: "star", other: "stars") }; worth { FIGURE("wonder.stadium.points", one: "point", other: "points") }.
parthenon = Parthenon
    .text = Needs { FIGURE("wonder.parthenon.stars", one: "star", other: "stars") }; worth { FIGURE("wonder.parthenon.points", one: "point", other: "points") }.
statue_of_zeus = Statue of Zeus
    .text = Needs { FIGURE("wonder.statue_of_zeus.stars", one: "star", other: "stars") }; worth { FIGURE("wonder.statue_of_zeus.points", one: "point", other: "points") }.
colossus = Colossus
    .text = Needs { FIGURE("wonder.colossus.stars", one: "star", other: "stars") }; worth { FIGURE("wonder.colossus.points", one: "point", other: "points") }.
zeus = Zeus
    .text = Most Zeus symbols: { FIGURE("olympos_card.zeus.prestige") } prestige.
hecate = Hecate
    .text = Most Zeus symbols: { FIGURE("olympos_card.hecate.settlers_to_stock", one: "settler", other: "settlers") } to the stock.
artemis = Artemis
    .text = Most Zeus symbols: { FIGURE("olympos_card.artemis.cubes_of_choice", one: "cube", other: "cubes") } of choice.
athena = Athena
    .text = Most Zeus symbols: { FIGURE("olympos_card.athena.one_shot_stars", one: "star", other: "stars") } for one wonder.
ares = Ares
    .text = Most Zeus symbols: { FIGURE("olympos_card.ares.swords", one: "sword", other: "swords") } until the next Olympos card.
erinyes = Erinyes
    .text = Fewest Zeus symbols: the next action costs { FIGURE("olympos_card.erinyes.next_action_extra_cost", one: "point", other: "points") } more.
hades = Hades
    .text = Fewest Zeus symbols: { FIGURE("olympos_card.hades.settlers_lost", one: "settler goes", other: "settlers go") } from the map back to the stock.
keres = Keres
    .text = Fewest Zeus symbols: { FIGURE("olympos_card.keres.end_points", one: "point", other: "points") } at the end.
siren = Siren
    .text = Fewest Zeus symbols: no sea travel until the next Olympos card.
nemesis = Nemesis
    .text = Fewest Zeus symbols: discard all Destiny cards.
gift_grain = Gift of Grain
    .text = Gain { FIGURE("destiny_card.gift_grain.amount", one: "grain cube", other: "grain cubes") }.
gift_stone = Gift of Stone
    .text = Gain { FIGURE("destiny_card.gift_stone.amount", one: "stone cube", other: "stone cubes") }.
gift_wood = Gift of Wood
    .text = Gain { FIGURE("destiny_card.gift_wood.amount", one: "wood cube", other: "wood cubes") }.
gift_gold = Gift of Gold
    .text = Gain { FIGURE("destiny_card.gift_gold.amount", one: "gold cube", other: "gold cubes") }.
renown_grain = Renown of Grain
    .text = { FIGURE("destiny_card.renown_grain.amount") } prestige per grain territory you control.
renown_stone = Renown of Stone
    .text = { FIGURE("destiny_card.renown_stone.amount") } prestige per stone territory you control.
renown_wood = Renown of Wood
    .text = { FIGURE("destiny_card.renown_wood.amount") } prestige per wood territory you control.
renown_gold = Renown of Gold
    .text = { FIGURE("destiny_card.renown_gold.amount") } prestige per gold territory you control.
season_grain = Season of Grain
    .text = { FIGURE("destiny_card.season_grain.amount", one: "hourglass", other: "hourglasses") } per grain territory you control.
season_stone = Season of Stone
    .text = { FIGURE("destiny_card.season_stone.amount", one: "hourglass", other: "hourglasses") } per stone territory you control.
season_wood = Season of Wood
    .text = { FIGURE("destiny_card.season_wood.amount", one: "hourglass", other: "hourglasses") } per wood territory you control.
season_gold = Season of Gold
    .text = { FIGURE("destiny_card.season_gold.amount", one: "hourglass", other: "hourglasses") } per gold territory you control.
mastery_grain = Mastery of Grain
    .text = { FIGURE("destiny_card.mastery_grain.amount", one: "hourglass", other: "hourglasses") } if you control more grain territories than anyone else.
mastery_stone = Mastery of Stone
    .text = { FIGURE("destiny_card.mastery_stone.amount", one: "hourglass", other: "hourglasses") } if you control more stone territories than anyone else.
mastery_wood = Mastery of Wood
    .text = { FIGURE("destiny_card.mastery_wood.amount", one: "hourglass", other: "hourglasses") } if you control more wood territories than anyone else.
mastery_gold = Mastery of Gold
    .text = { FIGURE("destiny_card.mastery_gold.amount", one: "hourglass", other: "hourglasses") } if you control more gold territories than anyone else.
harmony = Harmony
    .text = { FIGURE("destiny_card.harmony.amount") } prestige if you control a territory of every resource.
inspiration = Inspiration
    .text = Discard while building a wonder: { FIGURE("destiny_card.inspiration.amount", one: "star", other: "stars") }.
favour = Favour of Zeus
    .text = Discard after an Olympos card is revealed: { FIGURE("destiny_card.favour.amount", one: "Zeus symbol", other: "Zeus symbols") }.
settler = New settler
    .text = Add { FIGURE("bonus_kind.settler.amount", one: "settler", other: "settlers") } to your stock.
hourglass2 = 2 hourglasses
    .text = Gain { FIGURE("bonus_kind.hourglass2.amount", one: "hourglass", other: "hourglasses") }.
prestige2 = 2 prestige
    .text = Gain { FIGURE("bonus_kind.prestige2.amount") } prestige.
cube_grain = 1 Grain cube
    .text = Gain { FIGURE("bonus_kind.cube_grain.amount", one: "grain cube", other: "grain cubes") }.
cube_stone = 1 Stone cube
    .text = Gain { FIGURE("bonus_kind.cube_stone.amount", one: "stone cube", other: "stone cubes") }.
cube_wood = 1 Wood cube
    .text = Gain { FIGURE("bonus_kind.cube_wood.amount", one: "wood cube", other: "wood cubes") }.
cube_gold = 1 Gold cube
    .text = Gain { FIGURE("bonus_kind.cube_gold.amount", one: "gold cube", other: "gold cubes") }.
hourglass = Hourglass
    .text = Pays { FIGURE("action_costs.hourglass_value", one: "action point", other: "action points") }; must be spent first.
tribe = Tribe
    .text = Defends its territory with { FIGURE("action_costs.tribe_swords", one: "sword", other: "swords") }; becomes a Star token.
star_token = Star token
    .text = 1 star while you control its territory.
zeus_token = Zeus token
    .text = 1 Zeus symbol for the controller of Olympos.
barbarian = Barbarians
    .text = Neutral piece with { FIGURE("action_costs.barbarian_swords", one: "sword", other: "swords") } that never leaves its territory.
condemned = Condemned territory
    .text = May be crossed, never occupied.
northern_zone = Northern zone
    .text = New settlers may enter the map here.
atlantis = Atlantis
    .text = Worth { FIGURE("scoring.atlantis_territory", one: "point", other: "points") } at the end instead of { FIGURE("scoring.territory") }.

## Resources and colours
grain = grain
stone = stone
wood = wood
gold = gold
short-grain = G
short-stone = S
short-wood = W
short-gold = O
white = White
red = Red
green = Green
blue = Blue
black = Black
yellow = Yellow
purple = Purple

## Words of the board
action_points = Action points
time_track = Time track
zeus_single = Zeus space
zeus_double = Double Zeus space
cross_space = Cross space
stock = Stock
reserve = Reserve
cubes = Cubes
territory_tokens = Territory tokens
prestige = Prestige
development_board = Development board
discoveries = Discoveries
wonders = Wonders
destiny_cards = Destiny cards
olympos_cards = Olympos cards
swords = Swords
zeus_symbols = Zeus symbols
stars = Stars
finished = finished
grey_bonus = Grey bonus
deck = Deck
discard = Discard pile
hand = Hand
score = Score

## Map
illyria = Illyria
paeonia = Paeonia
macedonia = Macedonia
thrace = Thrace
epirus = Epirus
olympos = Olympos
chalcidice = Chalcidice
thessaly = Thessaly
aetolia = Aetolia
boeotia = Boeotia
attica = Attica
achaea = Achaea
argolis = Argolis
messenia = Messenia
laconia = Laconia
corcyra = Corcyra
euboea = Euboea
troad = Troad
mysia = Mysia
lydia = Lydia
ionia = Ionia
caria = Caria
lesbos = Lesbos
naxos = Naxos
rhodes = Rhodes
crete = Crete
atlas = Atlas
gadeira = Gadeira
mestor = Mestor
azaes = Azaes
ampheres = Ampheres
elasippos = Elasippos
adriatic_sea = Adriatic Sea
ionian_sea = Ionian Sea
gulf_of_corinth = Gulf of Corinth
thermaic_gulf = Thermaic Gulf
thracian_sea = Thracian Sea
propontis = Propontis
aegean_sea = Aegean Sea
euboean_gulf = Euboean Gulf
sea_of_lesbos = Sea of Lesbos
myrtoan_sea = Myrtoan Sea
icarian_sea = Icarian Sea
cretan_sea = Cretan Sea
messenian_sea = Messenian Sea
libyan_sea = Libyan Sea
carpathian_sea = Carpathian Sea
lycian_sea = Lycian Sea

## Actions

do-lay = { $what } is laid out
do-stack = { $who } goes on the stack
do-fifth = The fifth cube: { $what }
do-deal = A { $what } cube is dealt
do-draw = Draw { $what }
do-reveal = Reveal { $what }
do-condemn = Condemn { $what }
do-barbarian = Barbarians on { $what }
do-card = Play { $what }
do-new = New settler: { $what }
do-move = Move a settler from { $what }
do-settler = Settler no. { $number } from the bottom
do-discover = Discover { $what }
do-build = Build: { $what }
do-pass = Pass and finish
do-idle = Wait
do-to = To { $what }
do-detour = Detour to { $what }
do-cost = For { $ap } AP
do-pay = { $total ->
    [0] Pay no cube
   *[other] Pay { cubes-listed }
}
do-variant = The { $what } tile
do-bonus = Bonus: { $what }
do-cube = A { $what } cube
do-keep = Keep { $what }
do-star = Spend the star of { $what }
do-done = Done
do-surrender = Give up a settler in { $what }

## Lists of cubes: a comma between those that there are

cubes-listed = { some-grain }{ $stone ->
    [0] {""}
   *[other] { after-grain }{ some-stone }
}{ $wood ->
    [0] {""}
   *[other] { after-stone }{ some-wood }
}{ $gold ->
    [0] {""}
   *[other] { after-wood }{ some-gold }
}
some-grain = { $grain ->
    [0] {""}
   *[other] { $grain } grain
}
some-stone = { $stone } stone
some-wood = { $wood } wood
some-gold = { $gold } gold
after-grain = { $grain ->
    [0] {""}
   *[other] ,{" "}
}
after-stone = { $stone ->
    [0] { after-grain }
   *[other] ,{" "}
}
after-wood = { $wood ->
    [0] { after-stone }
   *[other] ,{" "}
}

## What an action costs or brings

detail-ap = { $ap } AP
detail-build = { $ap } AP, stars: { $stars } of { $needed }
detail-card = gives { $count }
detail-to = { $ap } AP: { $new ->
    [0] {""}
   *[other] { $new } new +{" "}
}{ $way } way{ $fight ->
    [0] {""}
   *[other] {" "}+ { $fight } fight
}{ $erinyes ->
    [0] {""}
   *[other] {" "}+ { $erinyes } Erinyes
}

detail-detour = { $least } to { $most } AP
detail-cost = space { $space }{ $zeus ->
    [0] {""}
    [one] , 1 Olympos card
   *[other] , { $zeus } Olympos cards
}{ $tokens ->
    [0] {""}
    [one] , on top of { $who }
   *[other] , on top of { $tokens } tokens, { $who } the uppermost
}

## Questions

ask-lay_tiles = Tiles are laid out at random.
ask-stack_tokens = The time tokens are stacked at random.
ask-fifth_cube = The fifth cube is drawn.
ask-deal_cubes = Cubes are dealt.
ask-destiny_draw = A Destiny card is drawn.
ask-olympos_reveal = An Olympos card is revealed.
ask-condemn = Condemn a territory of { $what } ({ $count } to go).
ask-place_barbarian = Put the barbarians on a free territory of { $what }.
ask-turn_menu = Your turn: expand, discover or build. Destiny cards may come first.
ask-final_turn = Your final turn: one last action, or pass.
ask-settler = Which settler in { $where }?
ask-destination = New settler, { $where }: where does it go?
ask-destination-move = Settler from { $where }: where does it go?
ask-detour_cost = A detour to { $where }: how many action points shall it take?
ask-payment_window = { $ap } AP to pay, with { $hourglasses ->
    [0] no hourglass
    [one] 1 hourglass
   *[other] { $hourglasses } hourglasses
}: play Destiny cards first, or pay.
ask-cube_payment = Which cubes pay for { $what }?
ask-variant = { $what }: which resource shall cost less from now on?
ask-bonus = { $what }: choose a bonus.
ask-commerce_cube = Commerce: choose a cube.
ask-oracle_keep = Oracle: which card do you keep?
ask-one_shot_star = Which star do you spend?
ask-end_window = Play Destiny cards, or end your turn.
ask-favour = { $card } is revealed: add a Zeus symbol?
ask-artemis_cube = Artemis: choose a cube.
ask-hades_settler = Hades: which settler leaves the map?

## Events

event-stacked = { $who } is at the bottom of the stack and condemns territories.
event-condemns = { $who } condemns { $where }.
event-barbarians = Barbarians settle in { $where }.
event-dealt = { $who } starts with a { $what } cube.
event-turn = Turn { $count }: { $who }
event-pays = { $who } pays { $cost } AP{ $hourglasses ->
    [0] {""}
    [one] {" "}(1 hourglass)
   *[other] {" "}({ $hourglasses } hourglasses)
}: space { $space }.
event-idles = { $who } waits: space { $count }.
event-finishes = { $who } has finished on space { $count }.
event-creates = { $who } creates a settler: { $where }.
event-leaves = { $who } moves a settler from { $where }.
event-takes = { $who } takes { $where }.
event-beats_tribe = { $who } beats the tribe of { $where } and takes its star.
event-beats_barbarians = { $who } beats the barbarians in { $where }.
event-attacks = { $who } attacks { $rival } in { $where }; { $rival } gains an hourglass.
event-detours = { $who } takes a detour of { $count } AP.
event-spends_cubes = { $who } discards cubes: { cubes-listed }.
event-discovers = { $who } discovers { $what }.
event-variant = { $who } takes the { $what } tile.
event-bonus = { $who } chooses the bonus: { $what }.
event-recruits = { $who } adds { $count ->
    [one] 1 settler
   *[other] { $count } settlers
} to the stock.
event-hourglasses = { $who } gains { $count ->
    [one] 1 hourglass
   *[other] { $count } hourglasses
}.
event-prestige = { $who } gains { $count } prestige.
event-cube = { $who } gains { $count ->
    [one] a { $what } cube
   *[other] { $count } { $what } cubes
}.
event-spends_athena = { $who } spends Athena’s star.
event-plays = { $who } plays { $card }.
event-builds = { $who } builds: { $what }.
event-reshuffled = The Destiny discard pile becomes the new deck.
event-draws = { $who } draws { $card }.
event-no_card = There is no Destiny card left to draw.
event-gets_card = { $who } takes a Destiny card ({ $count } in hand).
event-discards = { $who } discards { $card }.
event-revealed = Space { $space }: { $card } is revealed.
event-nobody = { $card } concerns nobody.
event-favours = { $card } favours { $who }.
event-strikes = { $card } strikes { $who }.
event-loses_settler = { $who } takes a settler back from { $where }.

## The story

story-setup = Set-up
story-turn = { $you ->
    [who] Your turn
   *[nobody] Turn of { $who }
}
story-turn-at = { $you ->
    [who] You · { $what }
   *[nobody] { $who } · { $what }
}
story-stacked = { $you ->
    [who] You stand at the bottom of the pile and condemn territories
   *[nobody] { $who } stands at the bottom of the pile and condemns territories
}
story-condemns = { $you ->
    [who] You condemn { $things }
   *[nobody] { $who } condemns { $things }
}
story-barbarians = Barbarians settle in { $things }
story-dealt = { $you ->
    [who] You start with { $things }
   *[nobody] { $who } starts with { $things }
}
story-pays = { $you ->
    [who] You pay { $cost ->
        [one] { $cost } action point
       *[other] { $cost } action points
    }{ $hourglasses ->
        [0] {""}
        [one] {" "}(1 hourglass)
       *[other] {" "}({ $hourglasses } hourglasses)
    } and reach space { $space }
   *[nobody] { $who } pays { $cost ->
        [one] { $cost } action point
       *[other] { $cost } action points
    }{ $hourglasses ->
        [0] {""}
        [one] {" "}(1 hourglass)
       *[other] {" "}({ $hourglasses } hourglasses)
    } and reaches space { $space }
}
story-idles = { $you ->
    [who] You wait and reach space { $count }
   *[nobody] { $who } waits and reaches space { $count }
}
story-finishes = { $you ->
    [who] You finish on space { $count }
   *[nobody] { $who } finishes on space { $count }
}
story-creates = { $you ->
    [who] You create a settler in { $where }
   *[nobody] { $who } creates a settler in { $where }
}
story-leaves = { $you ->
    [who] You move a settler from { $where }
   *[nobody] { $who } moves a settler from { $where }
}
story-creates-takes = { $you ->
    [who] You send a new settler: { $from } → { $where }
   *[nobody] { $who } sends a new settler: { $from } → { $where }
}
story-creates-beats_tribe = { $you ->
    [who] You send a new settler: { $from } → { $where }, beat the tribe, gain a star
   *[nobody] { $who } sends a new settler: { $from } → { $where }, beats the tribe, gains a star
}
story-creates-beats_barbarians = { $you ->
    [who] You send a new settler: { $from } → { $where }, beat the barbarians
   *[nobody] { $who } sends a new settler: { $from } → { $where }, beats the barbarians
}
story-creates-attacks = { $you ->
    [who] You send a new settler: { $from } → { $where }, beat { $rival }, who gains 1 hourglass
    [rival] { $who } sends a new settler: { $from } → { $where }, beats you; you gain 1 hourglass
   *[nobody] { $who } sends a new settler: { $from } → { $where }, beats { $rival }, who gains 1 hourglass
}
story-leaves-takes = { $you ->
    [who] You move a settler: { $from } → { $where }
   *[nobody] { $who } moves a settler: { $from } → { $where }
}
story-leaves-beats_tribe = { $you ->
    [who] You move a settler: { $from } → { $where }, beat the tribe, gain a star
   *[nobody] { $who } moves a settler: { $from } → { $where }, beats the tribe, gains a star
}
story-leaves-beats_barbarians = { $you ->
    [who] You move a settler: { $from } → { $where }, beat the barbarians
   *[nobody] { $who } moves a settler: { $from } → { $where }, beats the barbarians
}
story-leaves-attacks = { $you ->
    [who] You move a settler: { $from } → { $where }, beat { $rival }, who gains 1 hourglass
    [rival] { $who } moves a settler: { $from } → { $where }, beats you; you gain 1 hourglass
   *[nobody] { $who } moves a settler: { $from } → { $where }, beats { $rival }, who gains 1 hourglass
}
story-takes = { $you ->
    [who] You take { $where }
   *[nobody] { $who } takes { $where }
}
story-beats_tribe = { $you ->
    [who] You beat the tribe of { $where } and gain a star
   *[nobody] { $who } beats the tribe of { $where } and gains a star
}
story-beats_barbarians = { $you ->
    [who] You beat the barbarians in { $where }
   *[nobody] { $who } beats the barbarians in { $where }
}
story-attacks = { $you ->
    [who] You beat { $rival } in { $where }; { $rival } gains 1 hourglass
    [rival] { $who } beats you in { $where }; you gain 1 hourglass
   *[nobody] { $who } beats { $rival } in { $where }; { $rival } gains 1 hourglass
}
story-detours = { $you ->
    [who] You take a detour of { $count ->
        [one] { $count } action point
       *[other] { $count } action points
    }
   *[nobody] { $who } takes a detour of { $count ->
        [one] { $count } action point
       *[other] { $count } action points
    }
}
story-spends = { $you ->
    [who] You spend { $things }
   *[nobody] { $who } spends { $things }
}
story-discovers = { $you ->
    [who] You discover { $what }
   *[nobody] { $who } discovers { $what }
}
story-discovers-for = { $you ->
    [who] You discover { $what } for { $things }
   *[nobody] { $who } discovers { $what } for { $things }
}
story-variant = { $you ->
    [who] You choose the discount on { $what }
   *[nobody] { $who } chooses the discount on { $what }
}
story-bonus = { $you ->
    [who] You choose the bonus: { $what }
   *[nobody] { $who } chooses the bonus: { $what }
}
story-spends_athena = { $you ->
    [who] You spend Athena’s star
   *[nobody] { $who } spends Athena’s star
}
story-builds = { $you ->
    [who] You build { $what }
   *[nobody] { $who } builds { $what }
}
story-gains = { $you ->
    [who] You gain { $things }
   *[nobody] { $who } gains { $things }
}
story-reshuffled = The Destiny discards become the new deck
story-draws = { $you ->
    [who] You draw { $things }
   *[nobody] { $who } draws { $things }
}
story-no_card = There is no Destiny card left to draw
story-gets_card = { $you ->
    [who] You take 1 Destiny card ({ $count } in hand)
   *[nobody] { $who } takes 1 Destiny card ({ $count } in hand)
}
story-plays = { $you ->
    [who] You play { $things }
   *[nobody] { $who } plays { $things }
}
story-discards = { $you ->
    [who] You discard { $things }
   *[nobody] { $who } discards { $things }
}
story-revealed = Space { $space } reveals { $card }
story-nobody = { $card } concerns nobody
story-favours = { $card } favours { $things }
story-strikes = { $card } strikes { $things }
story-loses_settler = { $you ->
    [who] You lose 1 settler in { $where }
   *[nobody] { $who } loses 1 settler in { $where }
}
n-settler = { $count ->
        [one] { $count } settler
       *[other] { $count } settlers
    }
n-hourglass = { $count ->
        [one] { $count } hourglass
       *[other] { $count } hourglasses
    }
n-prestige = { $count } prestige
n-grain = { $count } grain
n-stone = { $count } stone
n-wood = { $count } wood
n-gold = { $count } gold
n-territory = { $count ->
        [one] { $count } territory
       *[other] { $count } territories
    }

## Why not

why-3-7 = Choose a territory of the resource that is asked for
why-3-8 = The other starred territory of this resource must stay
why-4-7 = One action a turn: first finish this one
why-4-8 = That takes too long: you have { $count ->
        [one] { $count } action point
       *[other] { $count } action points
    } left
    .more = Spaces before the cross count, and your hourglasses.
why-takes = That takes { $cost ->
        [one] { $cost } action point
       *[other] { $cost } action points
    }, and you have { $count } left
    .more = Spaces before the cross count, and your hourglasses.
why-4-9 = You pass only in your last turn, after the last Zeus space
why-5-1 = You have no settler there to move
why-5-2 = You have no settler left in your stock
    .more = Some bonuses, Surgery and Hecate bring more; or move one that is on the map.
why-5-3 = New settlers start in the north or on your own territory
why-5-4 = Your settler there is beaten: nobody new can start
why-5-10 = A settler cannot stay there: yours already, or condemned
why-yours = It is yours already: take another territory
why-condemned = It is condemned: walk through, but do not stay
why-5-12 = There is no longer way that you could pay
why-6-1 = The last tile has been taken
why-lacks = You need { $things } more for that
    .more = It asks for { $cost }, and you have { $have }. Territories and cubes both count.
why-6-2 = You have this discovery already
why-6-10 = This bonus is not printed there
why-6-11 = This bonus is taken for the rest of the game
why-7-1 = You need { $missing ->
        [one] { $missing } star
       *[other] { $missing } stars
    } more: { $count } of { $needed }
    .more = Stars come from starred territories, bonuses in this column, Architecture, Engineering, Athena, Inspiration.
why-7-7 = This wonder is built already, and there is only one
why-8-5 = Inspiration serves wonders, Favour of Zeus the gods’ cards
why-8-6 = This card would bring you nothing now
    .more = Keep it: it may pay later, and is worth 1 point at the end.
why-9-8 = A god is revealed: only Favour of Zeus can be played
why-12-8 = Barbarians go to a free territory without a star
why-do-chance = Chance decides that
why-do-condemn = Territories are condemned before the game
why-do-barbarian = Barbarians are placed before the game
why-do-card = This is not the moment for Destiny cards
why-do-new = A new settler is an action at the start of your turn
why-do-move = You choose a settler at the start of your turn
why-do-settler = You choose a settler when you move one
why-do-discover = A discovery is an action at the start of your turn
why-do-build = A wonder is an action at the start of your turn
why-do-pass = There is something else to decide first
why-do-to = First choose the settler that shall go there
why-do-pay = Cubes are paid for a discovery
why-do-variant = You choose the resource when you take the tile
why-do-bonus = You choose a bonus when you take a discovery
why-do-cube = You choose a cube when something brings one
why-do-keep = You keep a card when you draw one
why-do-star = Stars are spent when you build a wonder
why-do-surrender = Nobody asks you to give a settler up

## Ideas: what their reasons name

n-time = { $count ->
        [one] { $count } action point
       *[other] { $count } action points
    }
n-cube = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
n-sword = { $count ->
        [one] { $count } sword
       *[other] { $count } swords
    }
n-symbol = { $count ->
        [one] { $count } Zeus symbol
       *[other] { $count } Zeus symbols
    }
idea-wonder = A wonder comes nearer.
idea-wonder-not = A wonder stays further off.
idea-erinyes = Your next action does not cost more.
idea-erinyes-not = Your next action costs more.
idea-creation = New settlers cost you less.
idea-creation-not = New settlers cost you no less.
idea-cavalry = Your settlers go further by land for the same price.
idea-cavalry-not = Your settlers go no further by land.
idea-democracy = You win all ties.
idea-democracy-not = You do not win ties.
idea-seafaring = The sea costs you less.
idea-seafaring-not = The sea costs you more.

## Options

option-opening = Opening
option-opening-usual = A player condemns territories
option-opening-ready = For beginners: territories condemned already
