hel-tab-map = Plateau
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
hel-behind = { $you ->
    [yes] Vous perdez pour l’instant.
   *[no] { $who } perd pour l’instant.
}
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
hel-drawn = { $name } en main
hel-way = Position { $n } sur { $of }
hel-lay = La poser { $where }
hel-lay-way = La poser ainsi, position { $n } sur { $of }
hel-turn-left = Tourner à gauche
hel-turn-right = Tourner à droite
hel-choose-turn = Tournez-la sur la carte avec la molette ou R, ou choisissez ici comment elle se pose.
hel-open = { $n ->
    [0] Aucune case n’est ouverte à la flotte.
    [one] 1 case est ouverte à la flotte,
   *[other] { $n } cases sont ouvertes à la flotte,
} { $closed ->
    [0] aucune n’est fermée.
    [one] 1 ne l’est pas.
   *[other] { $closed } ne le sont pas.
}
hel-land-sides = { $n ->
    [0] Aucun côté de terre
    [one] 1 côté de terre
   *[other] { $n } côtés de terre
}
hel-and-temple = un temple
hel-whose-sea = Qui a le plus de vaisseaux autour d’une case peut y poser une tuile.
hel-ships = Vaisseaux autour : { $mine } à vous, { $theirs } à l’adversaire.
hel-open-here = Cliquez pour la poser ; la molette ou R la tourne ({ $n ->
    [one] 1 position
   *[other] { $n } positions
}).
hel-sea-of = mer { DE($who) }
hel-sea-even = flottes égales
hel-sea-nobody = mer de personne
hel-of = { DE($name) }
hel-east = à l’est { $name }
hel-west = à l’ouest { $name }
hel-northeast = au nord-est { $name }
hel-northwest = au nord-ouest { $name }
hel-southeast = au sud-est { $name }
hel-southwest = au sud-ouest { $name }
hel-attack-on = Attaquer { $name }
hel-point = Visez une ville : le nombre est la force qui l’emporte, la vague dit « par la mer ».
hel-needed = requis
hel-takes-land = { $n ->
    [one] 1 défenseur ; par la terre, l’égalité suffit.
   *[other] { $n } défenseurs ; par la terre, l’égalité suffit.
}
hel-takes-sea = { $n ->
    [one] 1 défenseur, et 1 de plus car vos soldats viennent par la mer.
   *[other] { $n } défenseurs, et 1 de plus car vos soldats viennent par la mer.
}
hel-takes-both = { $land } si tous viennent par la terre, { $sea } si l’un vient par la mer.
hel-up-to = Vous pouvez en envoyer { $n }
hel-sends = { $name } : jusqu’à { $n }
hel-can-send = peut en envoyer { $n }
hel-must-stay = 1 soldat doit rester
hel-may-answer = { $who } tient { $n ->
    [one] 1 carte
   *[other] { $n } cartes
} et peut répondre par l’une d’elles.

## Plusieurs réponses sous un même verbe

verb-play = Jouer une carte
verb-add-soldier = Ajouter un soldat
verb-add-ship = Ajouter un vaisseau
verb-draw = Piocher une carte
verb-take-soldier = Déplacer un soldat
verb-take-ship = Déplacer un vaisseau
verb-give = Déplacer vers
verb-place = Poser la tuile
verb-turn = Tourner la tuile
verb-pay = Payer un vaisseau
verb-attack = Attaquer
verb-send = Envoyer des soldats
