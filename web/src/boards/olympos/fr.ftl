oly-map = Plateau : la Grèce et l’Atlantide
oly-tab-map = Plateau
oly-tab-tiles = Tuiles
oly-tab-hand = Main
oly-meter-zeus = Prochaine case Zeus
oly-meter-time = Jeton de tête
oly-space = Case { $n }
oly-zeus = Cartes Olympos révélées : { $revealed } sur { $cards }
oly-end-points = { $n ->
    [0] 0 point à la fin
    [one] 1 point à la fin
   *[other] { $n } points à la fin
}
oly-stack = de bas en haut : { $who }
oly-ap = { $n } PA
oly-cost-new = création { $n }
oly-cost-way = trajet { $n }
oly-cost-fight = combat { $n } ({ $who })
oly-cost-erinyes = Érinyes { $n }
oly-cost-pays = { $hourglasses ->
    [0] Jeton sur la case { $space }.
    [one] 1 sablier, jeton sur la case { $space }.
   *[other] { $hourglasses } sabliers, jeton sur la case { $space }.
}
oly-again = Vous rejouez ensuite.
oly-alike = { $n ->
    [one] 1 d’une autre sorte
   *[other] { $n } identiques d’une autre sorte
}
oly-asks = demande { $what }
oly-left = { $n ->
    [0] épuisée
    [one] reste 1 tuile
   *[other] restent { $n } tuiles
}
oly-stars = étoiles : { $n }/{ $of }
oly-built = Construite : { $who }
oly-gives = donne { $n }
oly-drawn = Piochées : gardez-en une
oly-deck = { $deck } dans la pioche
oly-no-cards = Aucune carte en main.
oly-to-come = { $n ->
    [0] toutes révélées
   *[other] { $n } à venir
}
oly-stock = Stock / avec la réserve

## Plusieurs réponses sous un même verbe

verb-condemn = Condamner
verb-barbarian = Barbares
verb-card = Jouer une carte
verb-new = Nouveau colon
verb-move = Déplacer un colon
verb-discover = Découvrir
verb-build = Construire une merveille
verb-to = Aller à
verb-detour = Faire un détour
