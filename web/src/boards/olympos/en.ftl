oly-map = Map of Greece and Atlantis
oly-tab-map = Map
oly-tab-tiles = Tiles
oly-tab-hand = Hand
oly-meter-zeus = Next Zeus space
oly-meter-time = Foremost token
oly-space = Space { $n }
oly-zeus = Olympos cards revealed: { $revealed } of { $cards }
oly-end-points = { $n ->
    [one] 1 point at the end
   *[other] { $n } points at the end
}
oly-stack = from the bottom: { $who }
oly-ap = { $n } AP
oly-cost-new = { $n } new
oly-cost-way = { $n } way
oly-cost-fight = { $n } fight ({ $who })
oly-cost-erinyes = { $n } Erinyes
oly-cost-pays = { $hourglasses ->
    [0] Token to space { $space }.
    [one] 1 hourglass, token to space { $space }.
   *[other] { $hourglasses } hourglasses, token to space { $space }.
}
oly-again = You then play again.
oly-alike = { $n ->
    [one] 1 of another kind
   *[other] { $n } of another kind, alike
}
oly-asks = asks for { $what }
oly-left = { $n ->
    [0] none left
    [one] 1 tile left
   *[other] { $n } tiles left
}
oly-stars = stars: { $n } of { $of }
oly-built = Built by { $who }
oly-gives = gives { $n }
oly-drawn = Drawn: keep one
oly-deck = { $deck } in the deck
oly-no-cards = No card in hand.
oly-to-come = { $n ->
    [0] all revealed
   *[other] { $n } to come
}
oly-stock = Stock / with reserve

## Several answers under one verb

verb-condemn = Condemn
verb-barbarian = Barbarians
verb-card = Play a card
verb-new = New settler
verb-move = Move a settler
verb-discover = Discover
verb-build = Build a wonder
verb-to = Go to
verb-detour = Take a detour
