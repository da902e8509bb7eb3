# Mytikas in English. Names of things stand under their identifier; fr.ftl has the same keys.

game-mytikas = Mytikas
    .pitch = Carry stone uphill; build nearest the gods.
    .length = 30–60 min
option-opening = Opening
option-opening-usual = Favors are chosen
option-opening-ready = For beginners: one favor each, given
option-draft = Divinity draft
    .text = Each player receives { FIGURE("setup.draft_deity_cards", one: "deity card", other: "deity cards") } and keeps one.
option-draft-no = One card each
option-draft-yes = Keep one of two

## Things

stone = Stone
    .text = Common resource, mostly for cities.
marble = Marble
    .text = Fine resource, for cities and temples.
gold = Gold
    .text = Rare resource, for temples.
zeus = Zeus
    .text = Day: harvest of the cities. Night: raise a temple.
demeter = Demeter
    .text = Day: harvest at the foot. Night: found a city.
poseidon = Poseidon
    .text = Day: temple gifts. Night: win a favor.
hades = Hades
    .text = Day: great ascent. Night: altar.
zeus_day = Zeus Day
    .text = Harvest of the cities; bonus: win a favor.
zeus_night = Zeus Night
    .text = Raise a temple; bonus: altar.
demeter_day = Demeter Day
    .text = Harvest at the foot; bonus: ascent.
demeter_night = Demeter Night
    .text = Found a city; bonus: altar.
poseidon_day = Poseidon Day
    .text = Temple gifts; bonus: soaring.
poseidon_night = Poseidon Night
    .text = Win a favor; bonus: quarry.
hades_day = Hades Day
    .text = Great ascent; bonus: ascent.
hades_night = Hades Night
    .text = Altar; bonus: win a favor.
produce_cities = Harvest of the cities
    .text = For each of your cities, pick one of the { FIGURE("action.produce_cities.combos", form: "count") } batches; it appears on that city’s level.
build_temple = Raise a temple
    .text = Build one small or large temple.
produce_base = Harvest at the foot
    .text = Pick one of the { FIGURE("action.produce_base.combos", form: "count") } batches once; it appears on your level { FIGURE("action.produce_base.level") }.
build_city = Found a city
    .text = Build one small or large city.
collect_offerings = Temple gifts
    .text = Gain { FIGURE("action.collect_offerings.base", one: "offering", other: "offerings") }, +{ FIGURE("action.collect_offerings.per_small_temple") } per small temple you built, +{ FIGURE("action.collect_offerings.per_large_temple") } if your large temple stands.
take_favor = Win a favor
    .text = Take { FIGURE("action.take_favor.count", one: "favor token", other: "favor tokens") } of any god; from an opponent only if that god’s stack is empty.
raise_three = Great ascent
    .text = Up to { FIGURE("action.raise_three.steps", one: "time", other: "times") }, lift one resource by one level.
raise_two = Ascent
    .text = Up to { FIGURE("action.raise_two.steps", one: "time", other: "times") }, lift one resource by one level.
raise_to_any = Soaring
    .text = Lift { FIGURE("action.raise_to_any.count", one: "resource", other: "resources") } to any higher level.
offering_choice = Altar
    .text = Gain { FIGURE("action.offering_choice.gain", one: "offering", other: "offerings") }, or make one offering to a deity card.
quarry_two_stone = Quarry
    .text = Gain { FIGURE("action.quarry_two_stone.gain.stone") } stone on level { FIGURE("action.quarry_two_stone.level") }.
small_city = Small city
    .text = Worth its level × { FIGURE("building.small_city.multiplier") }. Produces on its level with Zeus Day.
small_temple = Small temple
    .text = Worth its level × { FIGURE("building.small_temple.multiplier") }. +{ FIGURE("action.collect_offerings.per_small_temple", one: "offering", other: "offerings") } with Poseidon Day.
large_city = Large city
    .text = Worth its level × { FIGURE("building.large_city.multiplier") }. Produces on its level with Zeus Day.
large_temple = Large temple
    .text = Worth its level × { FIGURE("building.large_temple.multiplier") }. +{ FIGURE("action.collect_offerings.per_large_temple", one: "offering", other: "offerings") } with Poseidon Day. First tie-breaker.
effect_move_two = Free carriage
    .text = Move up to { FIGURE("effect.effect_move_two.moves", one: "resource", other: "resources") }, each to any level (up or down).
effect_favor = Blessing
    .text = Take { FIGURE("effect.effect_favor.favors", one: "favor token", other: "favor tokens") } of your choice.
effect_two_offerings = Votive gifts
    .text = Gain { FIGURE("effect.effect_two_offerings.offerings", one: "offering", other: "offerings") }.
effect_offering_and_move = Procession
    .text = Gain { FIGURE("effect.effect_offering_and_move.offerings", one: "offering", other: "offerings") }, then you may move { FIGURE("effect.effect_offering_and_move.moves", one: "resource", other: "resources") } to any level.
effect_gold_here = City treasure
    .text = Gain { FIGURE("effect.effect_gold_here.gold_here") } gold on the level of the large city just built.
effect_two_favors = Double blessing
    .text = Take { FIGURE("effect.effect_two_favors.favors", one: "favor token", other: "favor tokens") } of your choice, one after the other.
small_city_home = Home city
    .text = Your first small city, on level { FIGURE("setup.home_city_level") } from the start.
small_city_a = Small city, slot A
    .text = Its effect: free carriage.
small_city_b = Small city, slot B
    .text = Its effect: a blessing.
small_temple_a = Small temple, slot A
    .text = Its effect: votive gifts.
small_temple_b = Small temple, slot B
    .text = Its effect: a procession.
large_city_a = Large city, slot A
    .text = Its effect: the city treasure.
large_city_b = Large city, slot B
    .text = Its effect: the city treasure.
large_temple_a = Large temple, slot A
    .text = Its effect: a double blessing.
lock_low = Low lock
    .text = Costs { FIGURE("lock.lock_low.value", one: "offering", other: "offerings") } on one card.
lock_mid = Middle lock
    .text = Costs { FIGURE("lock.lock_mid.value", one: "offering", other: "offerings") } on one card.
lock_high = High lock
    .text = Costs { FIGURE("lock.lock_high.value", one: "offering", other: "offerings") } on one card.
deity_zeus = Zeus
    .text = You may pay { FIGURE("deity.deity_zeus.power.offerings", one: "offering", other: "offerings") } from your reserve, instead of a favor, to follow. End: { FIGURE("deity.deity_zeus.score.base", one: "point", other: "points") }, { FIGURE("deity.deity_zeus.score.base", "deity.deity_zeus.score.bonus") } with two favors of one god.
deity_poseidon = Poseidon
    .text = You may follow with a favor of any god. End: { FIGURE("deity.deity_poseidon.score.base", one: "point", other: "points") }, { FIGURE("deity.deity_poseidon.score.base", "deity.deity_poseidon.score.bonus") } with favors of two different gods.
deity_demeter = Demeter
    .text = Once, before placing: turn { FIGURE("deity.deity_demeter.power.options.0.stone_in") } stone into 1 marble or { FIGURE("deity.deity_demeter.power.options.1.stone_in") } stone into 1 gold on one level. End: by stone owned ({ FIGURE("deity.deity_demeter.score.tiers", form: "tiers") }).
deity_hades = Hades
    .text = Once, before placing: give up { FIGURE("deity.deity_hades.power.options.0.resources_in", one: "resource", other: "resources") } for { FIGURE("deity.deity_hades.power.options.0.offerings_out", one: "offering", other: "offerings") } or { FIGURE("deity.deity_hades.power.options.1.resources_in") } for { FIGURE("deity.deity_hades.power.options.1.offerings_out") }. End: by locks owned ({ FIGURE("deity.deity_hades.score.tiers", form: "tiers") }).
deity_hera = Hera
    .text = On your turn at Zeus you may take the bonus without his favor. End: { FIGURE("deity.deity_hera.score.base", one: "point", other: "points") }, { FIGURE("deity.deity_hera.score.base", "deity.deity_hera.score.bonus") } with a Zeus favor.
deity_apollo = Apollo
    .text = With Zeus Day, after producing, lift up to { FIGURE("deity.deity_apollo.power.steps", one: "step", other: "steps") }. End: by gold owned ({ FIGURE("deity.deity_apollo.score.tiers", form: "tiers") }).
deity_athena = Athena
    .text = With Zeus Night, temples cost { FIGURE("deity.deity_athena.power.amount") } gold less. End: { FIGURE("deity.deity_athena.score.points", one: "point", other: "points") } per temple you built.
deity_dionysus = Dionysus
    .text = On your turn at Demeter you may take the bonus without her favor. End: { FIGURE("deity.deity_dionysus.score.base", one: "point", other: "points") }, { FIGURE("deity.deity_dionysus.score.base", "deity.deity_dionysus.score.bonus") } with a Demeter favor.
deity_pan = Pan
    .text = With Demeter Day, gain { FIGURE("deity.deity_pan.power.amount", one: "more resource", other: "more resources") } of a kind just produced. End: by marble owned ({ FIGURE("deity.deity_pan.score.tiers", form: "tiers") }).
deity_artemis = Artemis
    .text = With Demeter Night, cities cost { FIGURE("deity.deity_artemis.power.amount") } marble less. End: { FIGURE("deity.deity_artemis.score.points", one: "point", other: "points") } per city you have.
deity_aphrodite = Aphrodite
    .text = On your turn at Poseidon you may take the bonus without his favor. End: { FIGURE("deity.deity_aphrodite.score.base", one: "point", other: "points") }, { FIGURE("deity.deity_aphrodite.score.base", "deity.deity_aphrodite.score.bonus") } with a Poseidon favor.
deity_ares = Ares
    .text = With Poseidon Day, gain { FIGURE("deity.deity_ares.power.amount", one: "more offering", other: "more offerings") }. End: by offerings in reserve and on your cards ({ FIGURE("deity.deity_ares.score.tiers", form: "tiers") }).
deity_hephaestus = Hephaestus
    .text = With Poseidon Night, you may pay { FIGURE("deity.deity_hephaestus.power.amount") } marble for { FIGURE("deity.deity_hephaestus.power.favors", one: "more favor", other: "more favors") }. End: by favors owned ({ FIGURE("deity.deity_hephaestus.score.tiers", form: "tiers") }).
deity_persephone = Persephone
    .text = On your turn at Hades you may take the bonus without his favor. End: { FIGURE("deity.deity_persephone.score.base", one: "point", other: "points") }, { FIGURE("deity.deity_persephone.score.base", "deity.deity_persephone.score.bonus") } with a Hades favor.
deity_hestia = Hestia
    .text = With Hades Day, one lifted stone becomes marble, or one lifted marble becomes gold. End: by kinds of resource on your level 4 ({ FIGURE("deity.deity_hestia.score.tiers", form: "tiers") }).
deity_hermes = Hermes
    .text = With Hades Night, gain { FIGURE("action.offering_choice.gain", one: "offering", other: "offerings") } and also make an offering. End: by deity cards owned ({ FIGURE("deity.deity_hermes.score.tiers", form: "tiers") }).
favor = Favor
    .text = Shown for a bonus action, paid to follow.
offering = Offering
    .text = Placed on deity cards to claim, protect or steal them.
lock = Lock
    .text = Secures a deity card for good; costs the offerings shown. The last one ends the game.
level_token = Level token
    .text = Permit to build on a level; kept on the slot to mark the level.
tumble = Tumble
    .text = On your turn, drop your resources to lower levels for free.
follow = Follow
    .text = Pay a matching favor to perform the active player’s main action.
builder = Builder
    .text = Your only worker; it must move every turn.
blue = Blue
red = Red
white = White
black = Black
mountain = Mount Olympus
    .text = Four levels. A level token is the permit to build there.
action_board = Action board
    .text = Eight spaces, two for each god.
player_board = Player board
    .text = Resources lie on four levels; eight slots hold the pieces.
river = River
    .text = Deity cards to claim. Taking a lock turns up the card under it.
deck = Deck
    .text = Its cards never enter play; its lock is the last one.
secured = Secured
    .text = A card with a lock can no longer be stolen.
bonus_action = Bonus action
    .text = Allowed if you hold a favor of the god, or a card that stands for it.
one-stone = 1 stone
one-marble = 1 marble
one-gold = 1 gold
favor-zeus = Zeus favor
favor-demeter = Demeter favor
favor-poseidon = Poseidon favor
favor-hades = Hades favor
a-small_city = a small city
a-small_temple = a small temple
a-large_city = a large city
a-large_temple = a large temple
roman-1 = I
roman-2 = II
roman-3 = III
roman-4 = IV

## Answers

do-first = { $who } begins
do-deal = Turn up { $deity }
do-keep = Keep { $deity }
do-favor = Take a { $favor }
do-favor-from = Take a { $favor } from { $who }
do-place = Go to { $space }
do-refine = Turn { $count } stone into { $resource } on { $level }
do-burn = Give up { $count ->
    [one] { $count } resource
   *[other] { $count } resources
    } for { $offerings ->
    [one] 1 offering
   *[other] { $offerings } offerings
}
do-tumble = Drop { $resource } from { $from } to { $to }
do-give = Give up { $resource } from { $level }
do-main = Main action
do-skip = Skip the main action
do-batch = Batch { $number }
do-extra = { $resource } more
do-raise = Raise { $resource } from { $from } to { $to }
do-raise_refine = Raise { $resource } from { $from } to { $to } as { $better }
do-stop = Stop here
do-lift = Lift { $resource } from { $from } to { $to }
do-build = Build on { $level }: { $slot }
do-move = Move { $resource } from { $from } to { $to }
do-pay_marble = Pay { $count } marble from { $level } for a favor
do-decline = No, thank you
do-gain = Gain an offering
do-offer = Make an offering
do-target = Offer to { $deity }
do-amount = { $count ->
    [one] 1 offering
   *[other] { $count } offerings
}
do-bonus = Bonus action
do-end_turn = End the turn
do-pass = Do not follow
do-follow = Follow at { $space }, paying a { $favor }
do-follow-offering = Follow at { $space }, paying an offering

detail-both = { $main }, then { $bonus }
detail-main-only = { $main }
detail-bonus-only = only { $bonus }
detail-action = { $action }
detail-goods = { goods }
detail-build = { $points ->
    [one] 1 point
   *[other] { $points } points
} for { goods }
detail-secures = takes the lock of { $count }
detail-river = in the river
detail-held = { $who }, { $count ->
    [one] 1 offering
   *[other] { $count } offerings
} on it, worth { $points ->
    [one] 1 point
   *[other] { $points } points
} there

## Lists of resources: a comma between those that there are

goods = { some-stone }{ $marble ->
    [0] { "" }
   *[other] { after-stone }{ some-marble }
}{ $gold ->
    [0] { "" }
   *[other] { after-marble }{ some-gold }
}
some-stone = { $stone ->
    [0] { "" }
   *[other] { $stone } stone
}
some-marble = { $marble } marble
some-gold = { $gold } gold
after-stone = { $stone ->
    [0] { "" }
   *[other] ,{ " " }
}
after-marble = { $marble ->
    [0] { after-stone }
   *[other] ,{ " " }
}

## Questions

ask-first_player = The first player is drawn.
ask-deal = A deity card is turned up.
ask-draft_keep = Keep one of your two deity cards.
ask-setup_favor = Take a favor to begin with.
ask-turn_start = Place your builder; before that you may let resources tumble.
ask-sacrifice = Choose a resource to give up; { $count } to go.
ask-main_or_skip = Perform the main action, or skip it?
ask-city_batch = Choose what your city on { $level } produces ({ $city }).
ask-base_batch = Choose what you gather at the foot of the mountain.
ask-pan_extra = Pan gives one more resource: which?
ask-raise_step = Raise a resource by one level; { $count ->
    [one] one step is
   *[other] { $count } steps are
} left.
ask-raise_any = Lift one resource to any higher level.
ask-build = Choose what to build, and on which level.
ask-effect_move = You may move { $count ->
    [one] a resource
   *[other] { $count } resources
} to any level.
ask-take_favor = Take a favor token.
ask-hephaestus = Pay marble to Hephaestus for one more favor?
ask-offering_choice = Gain an offering, or make one?
ask-hermes_offer = Hermes also lets you make an offering.
ask-offering_target = Choose the deity to make an offering to.
ask-offering_amount = How many offerings for { $deity }?
ask-bonus_or_decline = Perform the bonus action?
ask-turn_end = Let resources tumble, or end your turn.
ask-last_tumble = The others have followed or not: let resources tumble a last time, or end your turn.
ask-follow = { $who } went to { $space }: pay to follow, or let it pass.

## Events

event-first = { $who } begins.
event-dealt = { $who } receives { $deity }.
event-keeps = { $who } keeps { $deity }.
event-turned-up = { $deity } is turned up in the river.
event-turn = Turn { $count }: { $who }
event-takes-favor = { $who } takes a { $favor }.
event-wins-favor = { $who } takes a { $favor } from { $loser }.
event-places = { $who } goes to { $space }.
event-refines = { $who } turns { $count } stone into { $resource } on { $level }.
event-burns = { $who } gives up { $count ->
    [one] { $count } resource
   *[other] { $count } resources
    } to Hades.
event-gives = { $who } gives up { $resource } from { $level }.
event-tumbles = { $who } drops { $resource } from { $from } to { $to }.
event-skips-main = { $who } skips the main action ({ $action }).
event-uses-bonus = { $who } performs the bonus action: { $action }.
event-gains-stone = { $who } gains { $count } stone on { $level }.
event-gains-marble = { $who } gains { $count } marble on { $level }.
event-gains-gold = { $who } gains { $count } gold on { $level }.
event-raises = { $who } raises { $resource } from { $from } to { $to }.
event-raises-refined = { $who } raises { $resource } from { $from } to { $to }, where it becomes { $better }.
event-lifts = { $who } lifts { $resource } from { $from } to { $to }.
event-moves = { $who } moves { $resource } from { $from } to { $to }.
event-spends = { $who } pays { $stone } stone, { $marble } marble, { $gold } gold on { $level }.
event-builds = { $who } builds { $building } on { $level }.
event-receives = { $who } receives { $count ->
    [one] 1 offering
   *[other] { $count } offerings
}.
event-buys-favor = { $who } pays { $count } marble from { $level } for one more favor.
event-protects = { $who } adds { $count ->
    [one] 1 offering
   *[other] { $count } offerings
} to { $deity }.
event-claims = { $who } claims { $deity } with { $count ->
    [one] 1 offering
   *[other] { $count } offerings
}.
event-steals = { $who } wins { $deity } from { $loser } with { $count ->
    [one] 1 offering
   *[other] { $count } offerings
}.
event-secures = { $who } secures { $deity } ({ $lock }).
event-follows = { $who } follows at { $space }, paying a { $favor }.
event-follows-offering = { $who } follows at { $space }, paying an offering.
event-last-turn = The last turn: { $reason }.

## The end

end-levels = three levels are fully built
end-locks = the last lock is taken
end-pieces = all eight pieces of a player stand on the mountain
end-cap = the game has lasted long enough
score-small_city = Small cities
score-small_temple = Small temples
score-large_city = Large cities
score-large_temple = Large temple
score-deities = Deities
trigger-levels = Levels emptied
trigger-locks = Locks taken
trigger-pieces = Most pieces built
trigger-turns = Turns

## The story

story-setup = Set-up
story-turn = { $you ->
    [who] Turn { $count } · You
   *[nobody] Turn { $count } · { $who }
}
story-turn-at = { $you ->
    [who] Turn { $count } · You · { $space }
   *[nobody] Turn { $count } · { $who } · { $space }
}
story-first = { $you ->
    [who] You begin
   *[nobody] { $who } begins
}
story-dealt = { $you ->
    [who] You receive { $deity }
   *[nobody] { $who } receives { $deity }
}
story-keeps = { $you ->
    [who] You keep { $deity }
   *[nobody] { $who } keeps { $deity }
}
story-turned-up = { $deity } is turned up in the river
story-last-turn = The end of the game is triggered: { $reason }
story-places = { $you ->
    [who] You go to { $space }
   *[nobody] { $who } goes to { $space }
}
story-skips-main = { $you ->
    [who] You skip the main action ({ $action })
   *[nobody] { $who } skips the main action ({ $action })
}
story-cannot-main = { $you ->
    [who] You cannot perform the main action ({ $action })
   *[nobody] { $who } cannot perform the main action ({ $action })
}
story-uses-bonus = { $you ->
    [who] You use the bonus: { $action }
   *[nobody] { $who } uses the bonus: { $action }
}
story-receives = { $you ->
    [who] You receive { $things }
   *[nobody] { $who } receives { $things }
}
story-takes-favor = { $you ->
    [who] You take { $things }
   *[nobody] { $who } takes { $things }
}
story-wins-favor = { $you ->
    [who] You take { $things } from { $loser }
    [loser] { $who } takes { $things } from you
   *[nobody] { $who } takes { $things } from { $loser }
}
story-buys-favor = { $you ->
    [who] You pay Hephaestus { $count } marble from level { $level } for 1 more favor
   *[nobody] { $who } pays Hephaestus { $count } marble from level { $level } for 1 more favor
}
story-refines = { $you ->
    [who] You turn { $count } stone into { $resource } on level { $level } with Demeter
   *[nobody] { $who } turns { $count } stone into { $resource } on level { $level } with Demeter
}
story-burns = { $you ->
    [who] You give Hades { $count ->
    [one] { $count } resource
   *[other] { $count } resources
    }
   *[nobody] { $who } gives Hades { $count ->
    [one] { $count } resource
   *[other] { $count } resources
    }
}
story-gives = { $you ->
    [who] You give Hades { $things }
   *[nobody] { $who } gives Hades { $things }
}
story-tumbles = { $you ->
    [who] You drop { $things }, { $from } → { $to }
   *[nobody] { $who } drops { $things }, { $from } → { $to }
}
story-raises = { $you ->
    [who] You raise { $things }, { $from } → { $to }
   *[nobody] { $who } raises { $things }, { $from } → { $to }
}
story-raises-refined = { $you ->
    [who] You raise { $resource }, { $from } → { $to }, and Hestia makes it { $better }
   *[nobody] { $who } raises { $resource }, { $from } → { $to }, and Hestia makes it { $better }
}
story-moves = { $you ->
    [who] You move { $things }, { $from } → { $to }
   *[nobody] { $who } moves { $things }, { $from } → { $to }
}
story-builds = { $you ->
    [who] You build { $building } on level { $level }
   *[nobody] { $who } builds { $building } on level { $level }
}
story-spends = { $you ->
    [who] You pay { $things } on level { $level }
   *[nobody] { $who } pays { $things } on level { $level }
}
story-builds-for = { $you ->
    [who] You build { $building } on level { $level } for { $things }
   *[nobody] { $who } builds { $building } on level { $level } for { $things }
}
story-gains = { $you ->
    [who] You gather { $things } on level { $level }
   *[nobody] { $who } gathers { $things } on level { $level }
}
story-pan = { $you ->
    [who] Pan gives you { $things } on level { $level }
   *[nobody] Pan gives { $who } { $things } on level { $level }
}
story-protects = { $you ->
    [who] You add { $things } to { $deity }
   *[nobody] { $who } adds { $things } to { $deity }
}
story-claims = { $you ->
    [who] You claim { $deity } for { $things }
   *[nobody] { $who } claims { $deity } for { $things }
}
story-steals = { $you ->
    [who] You take { $deity } from { $loser } for { $things }
    [loser] { $who } takes { $deity } from you for { $things }
   *[nobody] { $who } takes { $deity } from { $loser } for { $things }
}
story-secures = { $you ->
    [who] You secure { $deity } ({ $lock })
   *[nobody] { $who } secures { $deity } ({ $lock })
}
story-follows = { $you ->
    [who] You follow to { $space } for 1 { $favor }
   *[nobody] { $who } follows to { $space } for 1 { $favor }
}
story-follows-offering = { $you ->
    [who] You follow to { $space } for 1 offering
   *[nobody] { $who } follows to { $space } for 1 offering
}
n-stone = { $count } stone
n-marble = { $count } marble
n-gold = { $count } gold
n-offering = { $count ->
        [one] { $count } offering
       *[other] { $count } offerings
    }
n-favor-zeus = { $count ->
        [one] { $count } Zeus favor
       *[other] { $count } Zeus favors
    }
n-favor-demeter = { $count ->
        [one] { $count } Demeter favor
       *[other] { $count } Demeter favors
    }
n-favor-poseidon = { $count ->
        [one] { $count } Poseidon favor
       *[other] { $count } Poseidon favors
    }
n-favor-hades = { $count ->
        [one] { $count } Hades favor
       *[other] { $count } Hades favors
    }

## Why not

why-3-13 = Somebody has begun with this god: choose another
why-4-3 = That comes before your builder moves, and it has moved
why-5-2 = { $you ->
    [who] You stand there yourself
   *[nobody] { $who } stands there until the next turn of { $who }
}
why-5-3 = Your builder is here already, and it must move
why-5-6 = You could do nothing there now
why-6-8 = You do the main action now, or you skip it
why-7-2 = To follow here you need a favor of this god
why-7-4 = { $you ->
    [who] You can only follow where you have just gone
   *[nobody] You can only follow where { $who } has just gone
}
why-7-5 = You could not carry out that action now
why-7-13 = Resources tumble on your own turn only
why-9-1 = Zeus Night is for temples, Demeter Night for cities
why-lacks = You need { $things } more on level { $level }
    .more = It costs { $cost }; on that level you have { $have }. Resources on other levels do not count: raise them, or let them tumble.
why-no-raise = Nothing of yours lies below level IV: there is nothing to raise
why-used = This card has served you in this turn
why-full = Level { $level } has no token left: nobody can build there
why-built = You have built that already
why-9-14 = Both places are alike: take the left one first
why-none = You need { $resource } on level { $level }, and have none
why-10-3 = Raise at least one resource, then you may stop
why-10-8 = Nothing of yours can tumble from there now
why-11-5 = Favors come from their stack; from players only when it is empty
why-11-8 = You gain an offering now, or you make one
why-12-1 = You have only { $count } in reserve
    .more = Offerings that lie on cards stay there.
why-12-3 = Only cards that lie face up can get an offering
why-12-4 = You need { $needed ->
        [one] { $needed } offering
       *[other] { $needed } offerings
    } to take it, and have { $count }
    .more = Offerings come with Poseidon Day, Hades Night and from buildings.
why-12-5 = A lock protects this card for good
why-12-9 = At { $count ->
        [one] { $count } offering
       *[other] { $count } offerings
    } the lock closes: more cannot be laid
why-13-12 = You have { $count } of the { $needed } stone it takes on level { $level }
why-13-13 = Hades asks for { $needed ->
    [one] { $needed } resource
   *[other] { $needed } resources
  }: you have { $count }
why-13-18 = Pan adds only a kind that you have just gathered
why-13-22 = You have no marble on that level
why-16-3 = { $you ->
    [who] You bar both sides of this god
   *[nobody] { $who } bars both sides of this god
}
why-16-4 = With two players you change god every turn
why-17-1 = You keep one of the two cards dealt to you
why-do-chance = Chance decides that
why-do-keep = Cards are kept in the draft before the game
why-do-favor = You take favors with Poseidon Night, or as a bonus
why-do-place = Your builder moves at the start of your turn
why-do-refine = Demeter refines stone before your builder moves
why-do-burn = Hades takes resources before your builder moves
why-do-tumble = Resources tumble on your turn, between actions
why-do-give = Resources are given to Hades alone
why-do-main = The main action comes when your builder has moved
why-do-batch = You choose resources when you produce
why-do-extra = Only Pan brings one more resource
why-do-raise = You raise resources with Hades Day, or as a bonus
why-do-raise_refine = Hestia refines what you raise with Hades Day
why-do-lift = The bonus of Poseidon Day raises one to any level
why-do-build = You build with Zeus Night or Demeter Night
why-do-move = Some buildings let you move resources: not now
why-do-pay_marble = Hephaestus takes marble with Poseidon Night
why-do-offer = Offerings belong to Hades Night, or to a bonus
why-do-target = You choose a card when you make an offering
why-do-amount = You say how many when you make an offering
why-do-bonus = The bonus comes after the main action
why-do-stop = There is something else to decide first
why-do-follow = You follow at the end of the turn of another

## Ideas: what their reasons name

n-point = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
n-secured = { $count ->
        [one] { $count } secured deity
       *[other] { $count } secured deities
    }
n-deity = { $count ->
        [one] { $count } deity
       *[other] { $count } deities
    }
n-city = { $count ->
        [one] { $count } city
       *[other] { $count } cities
    }
n-temple = { $count ->
        [one] { $count } temple
       *[other] { $count } temples
    }
n-favor = { $count ->
        [one] { $count } favor
       *[other] { $count } favors
    }
idea-backed = Your deity is harder to steal.
idea-backed-not = Your deity is easier to steal.
idea-height = Your resources lie higher, where a building is worth more.
idea-height-not = Your resources lie lower, where a building is worth less.
idea-plan = Your next building comes nearer.
idea-plan-not = Your next building stays further off.
