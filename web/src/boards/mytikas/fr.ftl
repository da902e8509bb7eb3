myt-tab-gods = Dieux
myt-tab-mountain = Mont
myt-tab-deities = Divinités
myt-tab-mine = À moi
myt-meter-levels = niveaux complets
myt-meter-locks = cadenas restants
myt-meter-pieces = plus de constructions
myt-level = Niveau { $level }
myt-left = reste { $n }
myt-or = ou
myt-empty = vide
myt-god-zeus = Zeus
myt-god-demeter = Déméter
myt-god-poseidon = Poséidon
myt-god-hades = Hadès
myt-short-produce_cities = Produire (cités)
myt-short-produce_base = Produire niv. 1
myt-main = Action principale
myt-stack = { $god } : { $n ->
    [0] plus de faveur
    [one] une faveur
   *[other] { $n } faveurs
}
myt-stands = { $who } est ici.
myt-no-bonus = Sans faveur ici, pas de bonus.
myt-deities = Divinités
myt-locks = { $n ->
    [one] un cadenas ; il demande { $value }
   *[other] { $n } cadenas, le prochain demande { $value }
}
myt-no-locks = plus de cadenas
myt-claimed = prise
myt-next = suivant
myt-shut = Cachée tant que son cadenas n’est pas pris : { $n ->
    [one] { $n } offrande
   *[other] { $n } offrandes
} sur une carte.
myt-deck = Paquet, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
myt-deck-note = { $n ->
    [one] { $n } carte qui n’entre jamais en jeu.
   *[other] { $n } cartes qui n’entrent jamais en jeu.
} Prendre le dernier cadenas met fin à la partie.
myt-secured = Sécurisée : cadenas { $n }.
myt-laid = { $n ->
    [one] { $n } offrande dessus.
   *[other] { $n } offrandes dessus.
}
myt-sleeps = Son pouvoir s’éveille au prochain tour.
myt-worth = { $n ->
    [one] Rapporte { $n } point à présent.
   *[other] Rapporte { $n } points à présent.
}
myt-worth-you = { $n ->
    [one] Rapporterait { $n } point pour vous.
   *[other] Rapporterait { $n } points pour vous.
}
myt-your-level = Niveau { $level }
myt-nothing = rien
myt-slot-built = { $name } au niveau { $level } : { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
myt-slot-cost = Coûte { $cost } sur un même niveau ; vaut son niveau × { $n }.
myt-pts = { $n ->
    [one] { $n } pt
   *[other] { $n } pts
}
myt-home = départ
myt-built = construit
myt-unbuilt = pas construit
myt-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
myt-reserve = { $n ->
    [one] { $n } offrande en réserve
   *[other] { $n } offrandes en réserve
}
myt-no-favor = aucune faveur
myt-buildings = constructions { $n }
myt-cards = divinités { $n }
myt-pieces = constructions { $n } sur { $of }

## Plusieurs réponses sous un même verbe

verb-favor = Prendre une faveur
verb-place = Aller sur une case
verb-tumble = Dégringoler
verb-follow = Suivre
verb-raise = Monter
verb-raise_refine = Monter et transformer
verb-lift = Élever
verb-move = Déplacer
verb-build = Construire
verb-give = Céder
verb-refine = Transformer la pierre
verb-burn = Donner à Hadès
verb-target = Faire une offrande à
