# Olympos in the terminal

## Labels of the board

about-time_track = Actions are paid by moving one’s time token forward. Whoever is last plays, several turns in a row if need be; of tokens on one space the topmost plays first.
about-development_board = Discoveries in rows and columns. Each tile costs resources, which are shown and not lost unless they are cubes, and action points; it brings one of its free bonuses. Wonders stand below their columns.
about-olympos_cards = A card is revealed whenever a token reaches or passes a Zeus space; it concerns whoever has most, or fewest, Zeus symbols.
about-destiny_cards = Cards in hand, seen only by their owner, to be played in one’s own turn.
label-map = Map
    .text = Territories and seas. A settler’s way is paid by the space that it enters.
label-mainland = Mainland
    .text = Northern and central Greece.
label-peloponnese = Peloponnese
    .text = The south of Greece.
label-asia = Asia Minor
    .text = The coast in the east.
label-islands = Islands
    .text = Reached by sea only.
label-atlantis = Atlantis
    .text = Three islands in the south; each territory is worth 2 points at the end instead of 1.
label-seas = Seas:
    .text = Nobody holds a sea; settlers cross them.
label-deck = Deck:
    .text = Destiny cards left to draw.
label-discard = Discarded:
    .text = Destiny cards played or lost; they become the new deck when it runs out.
label-drawn = Drawn, keep one:
    .text = The Oracle shows three cards, of which one is kept.
label-finished = finished
    .text = This player has reached the end of the time track and does not play any more.
label-active = in turn
    .text = This player is in turn.
label-zeus-token = Zeus token
    .text = One Zeus symbol for the controller of Olympos.

## Sentences

told-aim = Settle territories, discover and build wonders; every action moves your time token. Most points win when all have finished.
told-next-zeus = next Zeus space { $n }
told-new = New settler { $n } AP
told-land = land { $n } AP a space
told-sea = sea { $n } AP a space
told-no-sea = no sea travel now
told-run = with cavalry { $n } AP a whole stretch of land
told-column = column { $n }
told-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
told-ap = { $n } AP
told-space = space { $n }
told-to-come = { $n } to come
told-seat = { $n ->
    [one] 1 point
   *[other] { $n } points
} now, prestige that is face down left out; time token on space { $space }. Can pay { $budget ->
    [one] { $budget } action point
   *[other] { $budget } action points
} before the cross.
told-parts = So far: { $parts }.
told-resource = A resource. Territories and cubes of each: { $held }. Territories are shown and kept, cubes are spent.
told-territory = A territory of { $resource }.
told-is-star = It has a star: its tribe, once beaten, becomes a Star token.
told-is-zeus = Its controller has the Zeus token.
told-is-atlantis = Worth 2 points at the end.
told-is-condemned = It is condemned: it may be crossed, never occupied.
told-is-tribe = A tribe defends it.
told-is-star_token = A Star token lies there.
told-is-zeus_token = The Zeus token lies there.
told-stack = Settlers there, from the bottom: { $who }. The topmost controls it.
told-way = Your settler’s way there costs { $n ->
    [one] { $n } action point
   *[other] { $n } action points
}.
told-route = By way of { $route }.
told-token = Your time token would go to space { $n }.
told-again = You would then play again.
told-end-points = Points at the end by space: { $points }.
told-sea-space = Entering this sea costs you { $n ->
    [one] { $n } action point
   *[other] { $n } action points
}.
told-no-sea-now = You may not travel by sea now.
told-borders = It borders on: { $spaces }.
told-of = { $n } { $what }
told-alike = { $n ->
    [one] 1 of another kind
   *[other] { $n } of another kind, alike
}
told-discovery = { $ap ->
    [one] { $ap } action point
   *[other] { $ap } action points
}; asks for { $cost }; { $left ->
    [0] no tile left
    [one] 1 tile left
   *[other] { $left } tiles left
}.
told-variants = Tiles left are for: { $names }.
told-bonuses = Bonuses left: { $names }.
told-owners = Discovered by { $who }.
told-built = Built by { $who }.
told-wonder = { $ap ->
    [one] { $ap } action point
   *[other] { $ap } action points
}; stars: { $stars } of { $needs }.

## Signs

sign-seat = { $who }: time token, settlers, discoveries, bonuses taken.
sign-resource = The resource { $what }; beside a player: territories of it.
sign-grey = Resources of any kind: equal letters stand for one kind, other letters for other kinds.
sign-star = A star: printed on a territory, or Star tokens of a player, or stars that a wonder has.
sign-token = A Star token (or Zeus token) that lies in a territory without controller.
sign-zeus = Zeus: printed on Olympos; beside a player: Zeus symbols.
sign-tribe = A tribe.
sign-barbarian = Barbarians; on the time track, a double Zeus space whose cards are all revealed.
sign-condemned = A condemned territory; on the time track, the cross.
sign-cost = What your settler’s way there costs in action points; beside a card, what it would give.
sign-border = A border on the map.
sign-border-below = A border with the space below.
sign-sea = Sea.
sign-zeus-space = A Zeus space with one Olympos card.
sign-double-space = A Zeus space with two Olympos cards.
sign-revealed-space = A Zeus space whose card is revealed.
sign-times = So many tiles or cards.
sign-affordable = You have the resources for it.
sign-star-missing = A star that you lack.
sign-settler = A settler; as a bonus: one more in stock.
sign-stock = Settlers in stock, then in reserve.
sign-hourglass = Hourglasses; each pays an action point.
sign-swords = Swords.
sign-prestige = Prestige.
sign-cube = Cubes of the resource.
sign-grey-bonus = A bonus in parentheses is not open yet.
sign-latest = The card revealed last; what it does lasts until the next one.
sign-hidden = Not known to you.
sign-discount = Discoveries that name the resource cost so many action points less.
sign-nothing = Nothing.
sign-dot = A space of the time track; between words it only parts them.
