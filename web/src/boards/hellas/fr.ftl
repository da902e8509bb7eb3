hel-tab-map = Carte
hel-tab-cards = Cartes
hel-tab-table = Table
hel-meter-cities = villes au plus
hel-meter-tiles = tuiles dans la pioche
hel-map = La côte
hel-table = Piles et bataille
hel-hand = Mes cartes de dieu
hel-no-cards = Vous n’avez aucune carte.
hel-watching = Les mains sont cachées aux spectateurs.
hel-locked = injouable avant la fin du tour
hel-city = { $name } : { $who }, { $soldiers ->
    [one] 1 soldat
   *[other] { $soldiers } soldats
}, { $ships ->
    [one] 1 vaisseau
   *[other] { $ships } vaisseaux
}
hel-cell = Case ouverte, vaisseaux { $mine } contre { $theirs }, { $n ->
    [one] 1 orientation possible
   *[other] { $n } orientations possibles
}
hel-stack = Tuiles dans la pioche : { $n }
hel-pile = { $god } : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} dans la pile, { $d ->
    [one] { $d } défaussée
   *[other] { $d } défaussées
}
hel-battle = Bataille : { $name }
hel-by-sea = Par la mer : il faut un de plus que la défense.
hel-by-land = Par la terre : l’égalité suffit.
hel-attack = Attaque { $n }, il faut { $goal }
hel-defence = Défense { $n }
hel-behind = { $who } perd pour l’instant.
hel-drawn = Tuile tirée : { $name }
hel-turn = { $n ->
    [0] Pas tournée
    [one] Tournée de { $n } cran
   *[other] Tournée de { $n } crans
}
hel-choose-turn = Choisissez son orientation.
hel-open = Cases ouvertes à la flotte active : { $n }
hel-goal = { $n ->
    [one] { $n } ville
   *[other] { $n } villes
} à la fin de votre tour donnent la victoire.
hel-reserve = réserve
hel-in-reserve = { $what } en réserve : { $n }
hel-cards-of = Cartes ({ $god }) : { $n }
hel-known = Vues dans cette main :
hel-do-reinforcement = { $n ->
    [one] { $n } action
   *[other] { $n } actions
} : un soldat, un vaisseau ou une carte
hel-do-expedition = Tirez une tuile, posez-la où vous avez la majorité de vaisseaux
hel-do-attack = Envoyez des soldats contre une ville reliée
hel-in-play = Sur la table :
