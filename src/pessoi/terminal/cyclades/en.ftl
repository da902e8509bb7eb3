# Cyclades in the terminal

## Letters of the factions

letter-purple = P
letter-yellow = Y
letter-blue = B
letter-black = K
letter-red = R
letter-green = G

## What words of the game mean on the board

about-cycle = A round of the game: income, offerings, upkeep, actions.
about-setup = The map is laid out and the factions take their first zones.
about-init = New creatures and heroes appear, and the gods take their places.
about-income = Every faction collects 1 gold for each cornucopia in its zones.
about-offerings = The factions bid for the gods, in turn order; each god is served by one faction. Higher offerings drive lower ones away.
about-upkeep = Offerings are paid; then each creature figure is kept with a priestess, or leaves.
about-actions = The factions act with their gods, in the order of the offering board.
about-cycle_end = If a team has enough metropolises now, the game ends.
about-metropolises = The team that has enough of them at the end of a cycle wins.
about-turn_order = Who bids first, and who next. Whoever acts last in this cycle bids first in the next.
about-reserve = Troops, then fleets, that the faction has not yet on the map.
about-troops = Base troops of a faction; with mercenaries they hold and take land zones.
about-fleets = Ships of a faction; whoever has fleets in a sea zone controls it.
about-heroes = Each has a power in combat, and can be sacrificed for another one.
about-creatures = Figures that this faction controls; each needs a priestess at every upkeep.
about-buildings = Four base types; one of each becomes a metropolis.
about-strength = Units and bonuses, then the die; the higher sum wins the round.
about-creature_discard = Creatures played or discarded; the Chimera brings them back.
about-mark-unspent = Its reduction can still be used in this cycle.
about-mark-spent = Its reduction was used in this cycle.
about-no-site = There is no empty site, so it cannot be placed.
label-tiles = Tiles:
    .text = On the map, 1l2 is the second land zone and 1s2 the second sea zone of tile 1.
label-next-order = Next cycle:
    .text = The order in which the factions will bid in the next cycle.
label-seen = Only you see:
    .text = A card that Zeus or the Sphinx shows to you alone.
label-deck = Deck:
    .text = Cards left to draw.
label-discard = discarded:
    .text = Cards on the discard pile; they are shuffled when the deck runs out.
label-removed = Out of the game:
    .text = Heroes that were sacrificed do not come back.
label-zones = zones
    .text = Land zones, then sea zones, that the faction controls.
label-reductions = reductions
    .text = Temples and metropolises not yet used in this cycle: each takes 1 gold off a creature.
label-on-card = On the card of
    .text = A metropolis on a hero’s card can never be taken.
label-trophies = Under Heracles:
    .text = Creatures that Heracles has slain; two of them let him build a metropolis.
label-free = Nobody’s zones
    .text = What stands in zones that nobody controls.
label-supply = Supply
    .text = Pieces and cards that can still be gained.
label-tokens = Bonuses to draw:
    .text = Metropolis tokens left; one is drawn for each new metropolis.
label-attacks = attacks
    .text = The units that have just arrived.
label-defends = defends
    .text = The units that were there before.
label-walls = fortresses
    .text = Fortresses and metropolises add 1 each to the defence of their land zone.
label-ports = ports
    .text = Ports and metropolises that open onto the sea zone add 1 each.
label-extra_fleet = fleets
    .text = More fleets in this turn, at these costs one after the other.
label-extra_troop = troops
    .text = More base troops in this turn, at these costs one after the other.
label-extra_mercenary = mercenaries
    .text = More mercenaries in this turn, at these costs one after the other.
label-extra_philosopher = philosopher
    .text = A second philosopher, at this cost.
label-extra_priestess = priestess
    .text = A second priestess, at this cost.
label-recruit_hero = hero
    .text = One hero of those for hire, at this cost.
label-hero-moves = heroic moves made
    .text = Each heroic move of a hero costs 1 gold more than the one before in the same turn.
label-sea_move = sea move
    .text = Fleets of one zone move to a neighbouring one, for this cost each time.
label-land_move = land move
    .text = Troops and heroes of one zone move to an accessible one, for this cost each time.

## Sentences

told-aim = Bid for a god each cycle, act with it, and hold enough metropolises at the end of a cycle.
told-onward = (the same map, further east)
told-drawing = The archipelago is being laid out.
told-acts = { $who } acts with { $god }.
told-battle = Combat: { $where } · round { $n }
told-plays = { $who } plays { $factions }.
told-faction = Metropolises: { $metropolises } of { $goal }; { $lands } land and { $seas } sea zones, { $income } gold of income; priestesses { $priestesses }, philosophers { $philosophers }.
told-eliminated = This faction is eliminated.
told-land = Land zone { $label }. Building sites: { $sites }; printed cornucopias: { $cornucopia }{ $priestess ->
    [0] {""}
   *[other] ; a priestess icon
}.
told-sea = Sea zone { $label }. Printed cornucopias: { $cornucopia }.
told-owner = { $who } controls it, with troops { $troops }, mercenaries { $mercenaries }, fleets { $fleets }.
told-nobody = Nobody controls it.
told-stands = There: { $things }.
told-tokens = Cornucopia tokens: { $n }.
told-is-closed = It is closed by a creature.
told-is-suppressed = Its buildings have no effect while Typhon is near.
told-near = It borders on: { $zones }.
told-tile = An island tile; its zones on the map: { $zones }.
told-god-down = Face down: nobody can bid for this god in this cycle.
told-god-free = No offering yet.
told-god-bid = { $who } has the marker there, offering { $n }.
told-price = It is for sale at { $n } gold, before temples.
told-for-hire = For hire with Hera, for { $n } gold.
told-belongs = { $who } controls it: { $zones }.
told-discarded = It lies on the discard pile.
told-removed = Out of the game.
told-supply = In the supply: { $n }.

## Signs

sign-faction = { $what }.
sign-border = A border between zones.
sign-sea = Sea.
sign-closed = A zone that a creature closes: nothing may enter.
sign-site = A building site; what stands on it is listed with its faction.
sign-cornucopia = A printed cornucopia: 1 gold of income.
sign-priestess = The priestess icon: whoever takes the zone takes a priestess.
sign-creature = A creature; the letter in parentheses tells whose.
sign-hero = A hero.
sign-both = A creature and a hero.
sign-land-label = The second land zone of tile 1.
sign-sea-label = The second sea zone of tile 1.
sign-garrison = Whose zone it is, how many troops or fleets, and after + the mercenaries. After gold, + tells the income; after zones, the sea zones.
sign-opens = The direction in which a port or metropolis opens, and the sea zone there.
sign-spent = The reduction of this temple or metropolis was used in this cycle.
sign-suppressed = A building without effect while Typhon is near.
sign-down = A god face down: no bids in this cycle.
sign-acted = This faction has acted in this cycle.
sign-silenced = This faction’s heroes cannot act in this cycle.
sign-eliminated = This faction is eliminated.
sign-times = So many of it.
sign-of = So many of so many; after the reserve: troops, then fleets.
sign-strength = Together.
sign-hidden = Not known to you: gold is hidden behind the screens.
sign-nothing = Nothing.
sign-nobody = Nobody yet; between words it only parts them.
