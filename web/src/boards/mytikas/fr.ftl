myt-tab-gods = Dieux
myt-tab-mountain = Mont
myt-tab-deities = Divinités
myt-tab-mine = À moi
myt-meter-levels = niveaux vidés
myt-meter-locks = cadenas restants
myt-meter-pieces = plus de pièces
myt-level = Niveau { $level }
myt-left = reste { $n }
myt-or = ou
myt-empty = vide
myt-god-zeus = Zeus
myt-god-demeter = Déméter
myt-god-poseidon = Poséidon
myt-god-hades = Hadès
myt-short-produce_cities = Cités : lots
myt-short-produce_base = Pied : un lot
myt-main = Action principale
myt-stack = { $god } : { $n ->
    [0] plus de faveur
    [one] une faveur
   *[other] { $n } faveurs
}
myt-stands = { $who } s'y tient.
myt-no-bonus = Sans faveur ici, pas de bonus.
myt-deities = Divinités
myt-locks = { $n ->
    [one] un cadenas ; il demande { $value }
   *[other] { $n } cadenas, le prochain demande { $value }
}
myt-no-locks = plus de cadenas
myt-claimed = prise
myt-next = suivant
myt-shut = Cachée tant que son cadenas n'est pas pris : { $n } offrandes sur une carte.
myt-deck = Paquet, { $n } cartes
myt-deck-note = { $n } cartes qui n'entrent jamais en jeu. Prendre le dernier cadenas met fin à la partie.
myt-secured = Sécurisée par un cadenas de { $n }.
myt-laid = { $n ->
    [one] { $n } offrande dessus.
   *[other] { $n } offrandes dessus.
}
myt-sleeps = Son pouvoir s'éveille au prochain tour.
myt-worth = { $n ->
    [one] Vaut { $n } point à présent.
   *[other] Vaut { $n } points à présent.
}
myt-worth-you = { $n ->
    [one] Vaudrait { $n } point pour vous.
   *[other] Vaudrait { $n } points pour vous.
}
myt-your-level = Niveau { $level }
myt-nothing = rien
myt-slot-built = { $name } au niveau { $level } : { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
myt-slot-cost = Coûte { $cost } sur un même niveau ; vaut son niveau × { $n }.
myt-pts = { $n } pt{ $n ->
    [one] { "" }
   *[other] s
}
myt-home = départ
myt-built = bâti
myt-unbuilt = pas bâti
myt-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
myt-reserve = { $n ->
    [one] { $n } offrande en réserve
   *[other] { $n } offrandes en réserve
}
myt-no-favor = aucune faveur
myt-buildings = bâtiments { $n }
myt-cards = divinités { $n }
myt-pieces = pièces { $n } sur { $of }
