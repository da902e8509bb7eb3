hel-tab-map = Carte
hel-tab-cards = Cartes
hel-tab-table = Table
hel-meter-cities = villes au plus
hel-meter-tiles = tuiles restantes
hel-map = La côte
hel-table = Pioches et bataille
hel-hand = Mes cartes des dieux
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
hel-stack = Tuiles restantes : { $n }
hel-pile = { $god } : { $n } cartes dans la pioche, { $d } défaussées
hel-battle = Bataille pour { $name }
hel-by-sea = Par mer : il faut un de plus que la défense.
hel-by-land = Par terre : l’égalité suffit.
hel-attack = Attaque { $n }, il faut { $goal }
hel-defence = Défense { $n }
hel-behind = { $who } est en retard.
hel-drawn = Tuile tirée : { $name }
hel-turn = Tournée de { $n } crans
hel-choose-turn = Choisissez son orientation.
hel-open = Cases ouvertes à la flotte active : { $n }
hel-goal = { $n } villes à la fin de votre tour donnent la victoire.
hel-reserve = réserve
hel-in-reserve = { $what } en réserve : { $n }
hel-cards-of = Cartes de { $god } : { $n }
hel-known = Vues dans cette main :
hel-do-reinforcement = { $n } fois un soldat, un vaisseau ou une carte
hel-do-expedition = Tirez une tuile, posez-la où votre flotte domine
hel-do-attack = Envoyez des soldats contre une ville reliée
hel-in-play = Sur la table :
