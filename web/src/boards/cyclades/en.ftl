cyc-tab-map = Map
cyc-tab-gods = Gods
cyc-tab-cards = Cards
cyc-meter = Metropolises of the leading team
cyc-map = Map of the archipelago
cyc-drawing = The archipelago is being laid out …
cyc-nobody = nobody’s
cyc-closed = closed by a creature
cyc-suppressed = buildings without effect (Typhon)
cyc-down = face down
cyc-god-down = { $god }: face down, cannot be bid for in this cycle
cyc-god-free = { $god }: no offering yet
cyc-god-bid = { $god }: { $who } offers { $n }
cyc-offer = Offer { $n } to { $god }
cyc-apollo = free, acts last: 2 cornucopias, 2 gold
cyc-next-order = Next cycle:
cyc-creatures = Creatures
cyc-heroes = Heroes
cyc-seen = Cards you see
cyc-price = Costs { $n } gold.
cyc-reserved = Reserved for { $who }.
cyc-deck = { $n ->
    [one] { $n } creature
   *[other] { $n } creatures
} in the deck
cyc-hero-deck = { $n ->
    [one] { $n } hero
   *[other] { $n } heroes
} in the deck
cyc-discard = { $n ->
    [one] { $n } creature
   *[other] { $n } creatures
} discarded
cyc-fallen = { $n } discarded or removed
cyc-left = { $what }: { $n } in the supply
cyc-acts = { $you ->
    [yes] You act with { $god }
   *[no] { $who } acts with { $god }
}
cyc-extra_fleet = fleets
cyc-extra_troop = troops
cyc-extra_mercenary = mercenaries
cyc-extra_philosopher = philosopher
cyc-extra_priestess = priestess
cyc-recruit_hero = hero
cyc-sea_move = sea move
cyc-land_move = land move
cyc-round = round { $n }
cyc-attacks = attacks
cyc-defends = defends
cyc-strength = Units and bonuses { $force }, die { $die }, together { $sum }
cyc-serves = Serves { $god }, offering { $n }
cyc-team = with
cyc-reserve-troops = Troops in reserve
cyc-reserve-fleets = Fleets in reserve
cyc-zones = { $lands } land, { $seas } sea
cyc-n-base_troop = { $n ->
    [one] { $n } troop
   *[other] { $n } troops
}
cyc-n-mercenary = { $n ->
    [one] { $n } mercenary
   *[other] { $n } mercenaries
}
cyc-n-fleet = { $n ->
    [one] { $n } fleet
   *[other] { $n } fleets
}
cyc-n-site = { $n ->
    [one] { $n } building site
   *[other] { $n } building sites
}
cyc-n-cornucopia = { $n ->
    [one] { $n } cornucopia
   *[other] { $n } cornucopias
}
cyc-n-gold = { $n } gold
cyc-how-offer = One click on a space is your bid. Who is outbid turns to another god at once.
cyc-combat = Battle for { $where }
cyc-wins-round = { $you ->
    [yes] You win the round, { $n } to { $m }.
   *[no] { $who } wins the round, { $n } to { $m }.
}
cyc-tie-round = { $n } to { $m }: both sides lose a unit.
cyc-lost-unit = Fallen: { $what }
cyc-loses-unit = { $you ->
    [yes] You lose a unit.
   *[no] { $who } loses a unit.
}
cyc-if-on = Another round would go
cyc-odds-both = both lose 1
cyc-odds = { $who } wins { $n } %
cyc-counted = Each side counts its units and its die; fortresses and metropolises count for the defender, ports at sea.

## Several answers under one verb

verb-place_land = Take a land
verb-sea_move = Move fleets
verb-land_move = Move troops
verb-heroic_move = Heroic move
verb-recruit_hero = Recruit a hero
verb-buy_creature = Buy a creature
verb-sacrifice = Sacrifice a hero
verb-offer_god = Bid
verb-offer_value = Offer
verb-build_zone = Build
verb-move_to = Go to
verb-retreat = Retreat
