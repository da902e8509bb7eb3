# Mytikas dans le terminal

## Mots du plateau

about-trigger-levels = Un niveau est complet quand son dernier jeton Niveau est pris. Trois niveaux complets terminent la partie à la fin du tour.
about-trigger-locks = Le dernier cadenas pris termine la partie à la fin du tour.
about-trigger-pieces = La partie se termine à la fin du tour où un joueur a réalisé ses huit constructions.
about-trigger-turns = Une limite que presque aucune partie n’atteint.
label-last-turn = dernier tour
    .text = La fin est déclenchée : ce tour s’achève, puis on compte les points.
label-tokens = jetons
    .text = Jetons Niveau restants : chacun permet de construire une fois à ce niveau.
label-pieces = constructions
    .text = Les constructions de ce niveau, chacune avec le numéro de son propriétaire. Les colonnes précédentes disent ce que vaut chacune à ce niveau.
label-stacks = Faveurs restantes :
    .text = Jetons Faveur qui se trouvent chez leur dieu et peuvent être pris.
label-locks = Face cachée :
    .text = Cartes Divinité sous cadenas, chacune avec les offrandes que coûte son cadenas. Une carte est révélée quand son cadenas est pris.
label-active = à son tour
    .text = C’est le bâtisseur de ce joueur qui se déplace.
label-reserve = offrandes
    .text = Offrandes en réserve, à poser sur les cartes Divinité.
label-favors = faveurs
    .text = Jetons Faveur possédés : chacun ouvre les actions bonus de son dieu et peut être dépensé pour suivre.
label-locks-won = cadenas
    .text = Cadenas obtenus ; les cartes qu’ils protègent ne peuvent plus être volées.
label-built = construit
    .text = Constructions sur le mont, cité d’origine comprise, sur huit.

## Phrases

told-aim = Montez des ressources sur le mont, construisez à ses niveaux et gagnez des divinités : le plus de points à la fin l’emporte.
told-stone = { $n ->
    [one] { $n } pierre
   *[other] { $n } pierres
}
told-marble = { $n ->
    [one] { $n } marbre
   *[other] { $n } marbres
}
told-gold = { $n ->
    [one] { $n } or
   *[other] { $n } ors
}
told-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
} (constructions { $buildings }, divinités { $deities })
told-next-lock = Qui a { $n ->
    [one] { $n } offrande
   *[other] { $n } offrandes
} sur une même carte prend le prochain cadenas ; cette carte est alors protégée pour de bon.
told-plays = Couleur { DE($who) }.
told-seat = { $n ->
    [one] { $n } point
   *[other] { $n } points
} pour l’instant : constructions { $buildings }, divinités { $deities }. Offrandes en réserve : { $reserve }.
told-level = Jetons Niveau restants : { $tokens } sur { $at_start }. Valeur à ce niveau : petite cité { $small_city }, petit temple { $small_temple }, grande cité { $large_city }, grand temple { $large_temple }.
told-stack = { $n ->
    [0] Aucune faveur
    [one] Une faveur
   *[other] { $n } faveurs
} à prendre.
told-held = Carte possédée par { $who }.
told-secured = Un cadenas de { $n } la protège pour de bon.
told-laid = { $n ->
    [one] { $n } offrande posée
   *[other] { $n } offrandes posées
} dessus ; il en faut une de plus pour la voler.
told-asleep = Son pouvoir s’éveille au prochain tour.
told-used = Son pouvoir a servi dans ce tour.
told-deck = Cartes que personne n’a vues : { $unseen }.
told-deck-bottom = En dessous : { $bottom }.
told-whole-god = À deux joueurs, un bâtisseur interdit les deux faces de son dieu.
told-order = { $n ->
    [1] Premier joueur
   *[other] Joue en position { $n }
}.
told-river = Elle est dans la rivière : une offrande suffit pour la prendre.
told-bottom = Elle est sous la pioche et n’entrera pas dans cette partie.
told-unseen = Personne n’a encore vu cette carte dans cette partie.
told-tiers = Points imprimés : { $points }.
told-or = { $low } ou { $high }
told-each = { $n } chacun
told-worth-for = Valeur actuelle pour chacun : { $worth }.
told-bonus = Bonus : { $text }
told-stands = Place occupée par { $who }.
told-slot-built = Construction au niveau { $level }, qui vaut { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
told-slot-cost = Coûte { $cost }, le tout sur un même niveau ; vaut { $n ->
    [one] { $n } point
   *[other] { $n } points
} par niveau.
told-affordable = Vous pourriez payer au niveau { $levels }.
told-lock = Cadenas de cette valeur restants : { $left } sur { $all }.

## Signes

sign-seat = { $who } : bâtisseur, constructions, points.
sign-piece = { $piece } : une construction sur le mont, ou un emplacement.
sign-day = La face jour d’un dieu.
sign-night = La face nuit d’un dieu.
sign-token = Un jeton Niveau : on peut encore y construire une fois.
sign-open = Le joueur à son tour pourrait y aller ; à côté d’un coût : il peut être payé à ces niveaux.
sign-barred = Un bâtisseur interdit cette case.
sign-bonus = Le joueur à son tour a droit à ce bonus.
sign-closed = Une carte face cachée ; le nombre est le coût de son cadenas.
sign-next = Le prochain cadenas.
sign-worth = Vaut tant de points pour l’instant.
sign-laid = Les offrandes sur une carte encore exposée au vol.
sign-secured = La carte est protégée par un cadenas, ici de 5.
sign-asleep = Le pouvoir de cette carte s’éveille au prochain tour.
sign-times = Autant d’exemplaires.
sign-of = Tant sur tant ; entre des points : par palier.
sign-nothing = Rien à cet endroit.
sign-dot = Une construction pas encore réalisée ; entre des mots, simple séparation.
