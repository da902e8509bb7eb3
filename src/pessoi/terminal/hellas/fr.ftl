# Hellas dans le terminal

## Mots du plateau

label-reserve = en réserve
    .text = Soldats et vaisseaux qui ne sont pas sur la carte ; un renforcement les place.
label-hand = Votre main
    .text = Vos cartes de dieu. Vous seul les voyez ; les autres voient combien vous en avez de chaque dieu.
label-temples = temples
    .text = Villes à temple. Qui en a le plus dispose de quatre actions de renforcement.
label-cities = villes
    .text = Villes possédées, sur celles qu’il faut à la fin de son propre tour pour gagner.
label-drawn = Tuile en main
    .text = La tuile qui vient d’être piochée. Elle se pose sur une case ouverte où ses côtés correspondent : terre contre terre, mer contre mer.
label-card-locked = bloquée
    .text = Cette carte ne peut pas être jouée avant la fin du tour.
label-steps = actions
    .text = Actions de renforcement disponibles : chacune donne un soldat, un vaisseau ou une carte de dieu.
label-cards = Cartes de dieu :
    .text = Cartes dans la main de ce joueur, par dieu.
label-locked = Bloquées :
    .text = Cartes qui ne peuvent pas être jouées avant la fin du tour.
label-face-down = Face cachée :
    .text = Cartes piochées pendant ce renforcement, pas encore regardées.
label-known = Vues :
    .text = Cartes de cette main que l’adversaire connaît.
label-piles = Piles
    .text = La pioche des tuiles, les piles de cartes de dieu et les défausses.
label-stack = Tuiles restantes :
    .text = Tuiles de la pioche, pour les expéditions.
label-bottom = Sous la pioche :
    .text = Tuiles des expéditions ratées ; elles viendront en dernier, dans cet ordre.
label-aside = Mises de côté :
    .text = Tuiles qui n’ont pas trouvé de place à la mise en place.
label-discard = défausse :
    .text = Cartes de dieu déjà jouées ; elles forment la nouvelle pile quand la pile est vide.
label-in-play = Sur la table :
    .text = Cartes de dieu qui viennent d’être jouées et qui comptent encore.
label-goals = Villes à attaquer
    .text = Ce que demanderait chaque attaque, et qui pourrait y aller.
label-sent = Envoyés :
    .text = Soldats envoyés dans cette bataille, par ville.

## Phrases

told-aim = Tenez assez de villes à la fin de votre propre tour. À chaque tour, une action : renforcement, expédition ou attaque.
told-onward = (la même carte, plus à l’est)
told-turn = { $n ->
    [0] Mise en place
   *[other] Tour { $n } sur { $limit } au plus
}
told-goal = { $n ->
    [one] { $n } ville
   *[other] { $n } villes
} à la fin de votre propre tour : vous gagnez.
told-extra-turn = Le même joueur jouera encore un tour.
told-no-cell = Elle ne peut être posée sur aucune case ouverte.
told-cell = { $cell } : orientations { $turns } ; vaisseaux { $mine } contre { $theirs }
told-even_fleet = Pour cette expédition, l’égalité des flottes suffit.
told-free_passage = Pour cette expédition, aucun vaisseau n’est payé.
told-goal-city = { $where } : défense { $defence }, au plus { $most } contre elle ({ $senders }).
told-wins-by-land = Réussit avec { $n } par la terre.
told-wins-by-sea = Réussit avec { $n } si un soldat vient par la mer.
told-extra-attack = { $n ->
    [one] Une attaque de plus pourra
   *[other] { $n } attaques de plus pourront
} suivre.
told-extra-expedition = { $n ->
    [one] Une expédition de plus pourra
   *[other] { $n } expéditions de plus pourront
} suivre.
told-far = Une ville non reliée peut aussi envoyer des soldats.
told-levy = Une ville peut aussi envoyer son dernier soldat.
told-left = Dans la pioche, dans un ordre inconnu : { $tiles }.
told-battle = Bataille : { $where }
told-by-sea = L’attaque vient par la mer et doit dépasser la défense de { $margin }.
told-by-land = { $margin ->
    [0] L’attaque vient par la terre : l’égalité suffit.
   *[other] L’attaque vient par la terre et doit dépasser la défense de { $margin }.
}
told-strengths = Attaque { $attack }, il faut { $needed } ; défense { $defence } avec { $soldiers ->
    [one] { $soldiers } soldat
   *[other] { $soldiers } soldats
}.
told-behind = Pour l’instant battu : { $who }.
told-attack_bonus = Les cartes ajoutent { $n } à l’attaque.
told-defence_bonus = Les cartes ajoutent { $n } à la défense.
told-ships_defend = { $n ->
    [one] { $n } vaisseau compte
   *[other] { $n } vaisseaux comptent
} en défense.
told-plays = Couleur { DE($who) }.
told-seat = Villes : { $cities } sur les { $to_win } qui font gagner, dont { $temples } à temple. En réserve : soldats { $soldiers }, vaisseaux { $ships }. Un renforcement donne { $steps ->
    [one] { $steps } action
   *[other] { $steps } actions
}.
told-city = Possédée par { $who }, avec { $soldiers ->
    [one] { $soldiers } soldat
   *[other] { $soldiers } soldats
} et { $ships ->
    [0] aucun vaisseau
    [one] { $ships } vaisseau
   *[other] { $ships } vaisseaux
}.
told-by_land = Reliée par la terre : { $cities }.
told-by_sea = Reliée par la mer : { $cities }.
told-by-land-rule = Tous les soldats envoyés viennent de villes reliées par la terre : l’égalité suffit.
told-by-sea-rule = Dès qu’un soldat vient par la mer, il faut un de plus que la défense.
told-in-hand = C’est la tuile en main.
told-aside = Elle a été mise de côté à la mise en place.
told-at-bottom = Une expédition a échoué avec elle : elle est sous la pioche.
told-in-stack = Elle est encore dans la pioche.
told-empty-cell = Une case vide : vaisseaux voisins, blancs { $mine }, rouges { $theirs }. La plus grande flotte peut y poser une tuile.
told-pile = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} dans la pile. Défausse : { $discard }.
told-copies = Carte { DE($god) }, en { $n ->
    [one] { $n } exemplaire
   *[other] { $n } exemplaires
}. Dans votre main : { $mine } ; défaussées : { $discarded }.
told-anytime = Elle peut être jouée pendant le tour de l’adversaire.

## Signes

sign-seat = { $who } : les villes et flottes de cette couleur commencent par cette lettre.
sign-soldier = Un soldat.
sign-ship = Un vaisseau.
sign-temple = Un temple.
sign-land = Au bord d’une tuile : terre de ce côté.
sign-sea = Au bord d’une tuile : mer de ce côté.
sign-second = De la mer aussi, mais d’autres eaux que celles où se trouvent les vaisseaux de cette ville.
sign-cell = Une case par ses coordonnées ; tapez-les pour poser une tuile.
sign-fleets = Une case vide : vaisseaux voisins, blancs contre rouges.
sign-open = La tuile en main peut être posée ici.
sign-anytime = Une carte jouable pendant le tour de l’adversaire.
sign-active = C’est le tour de ce joueur.
sign-times = Autant d’exemplaires.
sign-of = Tant sur tant.
sign-nothing = Rien.
sign-dot = Simple séparation.
