# Mytikas in the terminal

## Labels of the board

about-trigger-levels = A level is emptied when its last level token is taken. Three emptied levels end the game after the turn.
about-trigger-locks = The last lock taken ends the game after the turn.
about-trigger-pieces = The game ends after the turn in which somebody has built all eight pieces.
about-trigger-turns = A limit that hardly any game reaches.
label-last-turn = last turn
    .text = The end has been triggered: this turn is finished, then the points are counted.
label-tokens = tokens
    .text = Level tokens left: each is the permit to build one piece on that level.
label-pieces = pieces
    .text = The pieces on that level, each with its owner’s number. The columns before tell what each piece is worth there.
label-stacks = Favors left:
    .text = Favor tokens that lie at their gods and can be taken.
label-locks = Face down:
    .text = Deity cards under locks, each with the offerings that its lock costs. A card is turned up when its lock is taken.
label-active = in turn
    .text = This player’s builder moves.
label-reserve = offerings
    .text = Offerings in reserve, to be laid on deity cards.
label-favors = favors
    .text = Favor tokens held: each opens the bonus actions of its god, and can be paid to follow.
label-locks-won = locks
    .text = Locks taken; the cards under them cannot be stolen any more.
label-built = built
    .text = Pieces on the mountain, the home city among them, of eight.

## Sentences

told-aim = Carry resources up the mountain, build on its levels and win deities: most points at the end win.
told-stone = { $n } stone
told-marble = { $n } marble
told-gold = { $n } gold
told-points = { $n ->
    [one] 1 point
   *[other] { $n } points
} (pieces { $buildings }, deities { $deities })
told-next-lock = Whoever has { $n ->
    [one] { $n } offering
   *[other] { $n } offerings
} on one card takes the next lock; that card is safe for good.
told-plays = { $who } plays this colour.
told-seat = { $n ->
    [one] 1 point
   *[other] { $n } points
} now: { $buildings } by pieces, { $deities } by deities. Offerings in reserve: { $reserve }.
told-level = Level tokens left: { $tokens } of { $at_start }. Worth there: small city { $small_city }, small temple { $small_temple }, large city { $large_city }, large temple { $large_temple }.
told-stack = { $n ->
    [0] No favor is left
    [one] One favor is left
   *[other] { $n } favors are left
} to take.
told-held = { $who } holds this card.
told-secured = A lock of { $n } makes it safe for good.
told-laid = { $n ->
    [one] 1 offering lies on it; one more
   *[other] { $n } offerings lie on it; one more
} steals it.
told-asleep = Its power wakes next turn.
told-used = Its power was used in this turn.
told-deck = Cards that nobody has seen: { $unseen }.
told-deck-bottom = At its bottom: { $bottom }.
told-whole-god = With two players a builder bars both sides of its god.
told-order = { $n ->
    [1] Plays first
   *[other] Plays as number { $n }
}.
told-river = It lies in the river: one offering is enough to claim it.
told-bottom = It lies at the bottom of the deck and never enters this game.
told-unseen = Nobody has seen this card in this game so far.
told-tiers = Printed points: { $points }.
told-or = { $low } or { $high }
told-each = { $n } each
told-worth-for = Worth now to each: { $worth }.
told-bonus = Bonus: { $text }
told-stands = { $who } stands there.
told-slot-built = Stands on { $level } and is worth { $n ->
    [one] 1 point
   *[other] { $n } points
}.
told-slot-cost = Costs { $cost }, all on one level; worth { $n ->
    [one] 1 point
   *[other] { $n } points
} a level.
told-affordable = You could pay that on { $levels }.
told-lock = Locks of this kind left: { $left } of { $all }.

## Signs

sign-seat = { $who }: builder, pieces, points.
sign-piece = { $piece }: a piece on the mountain, or a slot.
sign-day = The day side of a god.
sign-night = The night side of a god.
sign-token = A level token: one more piece may be built there.
sign-open = The player in turn could go there; beside a cost: it can be paid on these levels.
sign-barred = A builder bars this space.
sign-bonus = The player in turn may take this bonus.
sign-closed = A card face down; the number is what its lock costs.
sign-next = The next lock to be taken.
sign-worth = Worth so many points, as things stand.
sign-laid = Offerings on a card that can still be stolen.
sign-secured = The card is safe under a lock, of 5 here.
sign-asleep = The power of this card wakes next turn.
sign-times = So many of it.
sign-of = So many of so many; between points: by tier.
sign-nothing = Nothing there.
sign-dot = A piece not yet built; between words it only parts them.
