myt-tab-gods = Gods
myt-tab-mountain = Mountain
myt-tab-deities = Deities
myt-tab-mine = Mine
myt-meter-levels = levels emptied
myt-meter-locks = locks left
myt-meter-pieces = most pieces
myt-level = Level { $level }
myt-left = { $n } left
myt-or = or
myt-empty = empty
myt-god-zeus = Zeus
myt-god-demeter = Demeter
myt-god-poseidon = Poseidon
myt-god-hades = Hades
myt-short-produce_cities = Cities yield
myt-short-produce_base = Foot yields
myt-main = Main action
myt-stack = { $god }: { $n ->
    [0] no favor left
    [one] one favor left
   *[other] { $n } favors left
}
myt-stands = { $who } stands here.
myt-no-bonus = You have no favor here, so no bonus.
myt-deities = Deities
myt-locks = { $n ->
    [one] one lock left; it needs { $value }
   *[other] { $n } locks left, next needs { $value }
}
myt-no-locks = no locks left
myt-claimed = claimed
myt-next = next
myt-shut = Face down until its lock is taken: { $n ->
    [one] { $n } offering
   *[other] { $n } offerings
} on one card.
myt-deck = Deck, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
myt-deck-note = { $n ->
    [one] { $n } card that never enters the game.
   *[other] { $n } cards that never enter the game.
} Taking the last lock ends it.
myt-secured = Secured by a lock of { $n }.
myt-laid = { $n ->
    [one] 1 offering on it.
   *[other] { $n } offerings on it.
}
myt-sleeps = Its power wakes next turn.
myt-worth = { $n ->
    [one] Worth 1 point now.
   *[other] Worth { $n } points now.
}
myt-worth-you = { $n ->
    [one] Would be worth 1 point to you now.
   *[other] Would be worth { $n } points to you now.
}
myt-your-level = Level { $level }
myt-nothing = nothing
myt-slot-built = { $name } on { $level }: { $n ->
    [one] 1 point
   *[other] { $n } points
}.
myt-slot-cost = Costs { $cost } on one level; worth its level × { $n }.
myt-pts = { $n ->
    [one] 1 pt
   *[other] { $n } pts
}
myt-home = home
myt-built = built
myt-unbuilt = not built
myt-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
myt-reserve = { $n ->
    [one] 1 offering in reserve
   *[other] { $n } offerings in reserve
}
myt-no-favor = no favor
myt-buildings = buildings { $n }
myt-cards = deities { $n }
myt-pieces = pieces { $n } of { $of }

## Several answers under one verb

verb-favor = Take a favor
verb-place = Move the builder
verb-tumble = Tumble
verb-follow = Follow
verb-raise = Raise
verb-raise_refine = Raise and refine
verb-lift = Lift
verb-move = Move
verb-build = Build
verb-give = Give up
verb-refine = Refine stone
verb-burn = Give to Hades
verb-target = Offer to
