# Olympos dans le terminal

## Mots du plateau

about-time_track = On paie ses actions en avançant son jeton Temps. Le dernier joue, plusieurs fois de suite s’il le faut ; sur une même case, le jeton du dessus joue d’abord.
about-development_board = Les Découvertes en lignes et colonnes. Chaque tuile demande des ressources, qu’on montre sans les perdre sauf les cubes, et des points d’action ; elle donne un de ses bonus libres. Les Merveilles suivent, par colonne.
about-olympos_cards = Une carte est révélée quand un jeton atteint ou dépasse une case Zeus ; elle concerne qui a le plus, ou le moins, de symboles Zeus.
about-destiny_cards = Cartes en main, vues de leur seul propriétaire, à jouer pendant son tour.
label-map = Plateau
    .text = Les territoires et les mers. Le trajet d’un colon se paie selon l’espace où il entre.
label-mainland = Continent
    .text = La Grèce du Nord et du Centre.
label-peloponnese = Péloponnèse
    .text = Le sud de la Grèce.
label-asia = Asie Mineure
    .text = La côte à l’est.
label-islands = Îles
    .text = On n’y arrive que par la mer.
label-atlantis = Atlantide
    .text = Trois îles au sud ; chaque territoire y vaut 2 points à la fin au lieu de 1.
label-seas = Mers :
    .text = Personne ne contrôle une mer ; les colons les traversent.
label-deck = Pioche :
    .text = Cartes Destin restantes.
label-discard = Défausse :
    .text = Cartes Destin jouées ou perdues ; elles forment la nouvelle pioche quand elle est vide.
label-drawn = Piochée, gardez-en une :
    .text = L’Oracle montre trois cartes, dont on garde une.
label-finished = terminé
    .text = Ce joueur est au bout de l’échelle de Temps et ne joue plus.
label-active = à son tour
    .text = C’est à ce joueur de jouer.
label-zeus-token = Jeton Zeus
    .text = Un symbole Zeus pour qui contrôle l’Olympe.

## Phrases

told-aim = Occupez des territoires, faites des Découvertes, construisez des Merveilles ; chaque action avance votre jeton Temps. Le plus de points l’emporte quand tous ont terminé.
told-next-zeus = prochaine case Zeus { $n }
told-new = Nouveau colon { $n } PA
told-land = terre { $n } PA par espace
told-sea = mer { $n } PA par espace
told-no-sea = pas de voyage par mer en ce moment
told-run = avec la cavalerie { $n } PA pour toute une traite à terre
told-column = colonne { $n }
told-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
told-ap = { $n } PA
told-space = case { $n }
told-to-come = encore { $n } à venir
told-seat = { $n ->
    [one] { $n } point
   *[other] { $n } points
} pour l’instant, sans le prestige caché ; jeton Temps sur la case { $space }. Peut payer { $budget ->
    [one] { $budget } point d’action
   *[other] { $budget } points d’action
} avant la croix.
told-parts = Jusqu’ici : { $parts }.
told-resource = Une ressource. Territoires et cubes de chacun : { $held }. On montre les territoires sans les perdre, on dépense les cubes.
told-territory = Territoire, ressource : { $resource }.
told-is-star = Il porte une étoile : sa tribu, une fois vaincue, devient un jeton Étoile.
told-is-zeus = Qui le contrôle a le jeton Zeus.
told-is-atlantis = Il vaut 2 points à la fin.
told-is-condemned = Il est condamné : on peut le traverser, jamais l’occuper.
told-is-tribe = Une tribu le défend.
told-is-star_token = Un jeton Étoile s’y trouve.
told-is-zeus_token = Le jeton Zeus s’y trouve.
told-stack = Colons présents, de bas en haut : { $who }. Celui du dessus contrôle le territoire.
told-way = Le trajet de votre colon coûte { $n ->
    [one] { $n } point d’action
   *[other] { $n } points d’action
}.
told-route = Itinéraire : { $route }.
told-token = Votre jeton Temps irait sur la case { $n }.
told-again = Vous joueriez encore.
told-end-points = Points à la fin selon la case : { $points }.
told-sea-space = Entrer dans cette mer vous coûte { $n ->
    [one] { $n } point d’action
   *[other] { $n } points d’action
}.
told-no-sea-now = Vous ne pouvez pas voyager par mer en ce moment.
told-borders = Espaces voisins : { $spaces }.
told-of = { $n } { $what }
told-alike = { $n ->
    [one] { $n } d’une autre sorte
   *[other] { $n } d’une autre sorte, identiques
}
told-discovery = { $ap ->
    [one] { $ap } point d’action
   *[other] { $ap } points d’action
} ; demande { $cost } ; { $left ->
    [0] plus de tuile
    [one] { $left } tuile restante
   *[other] { $left } tuiles restantes
}.
told-variants = Tuiles restantes pour : { $names }.
told-bonuses = Bonus restants : { $names }.
told-owners = Découverte de : { $who }.
told-built = Construite par { $who }.
told-wonder = { $ap ->
    [one] { $ap } point d’action
   *[other] { $ap } points d’action
} ; vos étoiles : { $stars } sur { $needs }.

## Signes

sign-seat = { $who } : jeton Temps, colons, Découvertes, bonus pris.
sign-resource = La ressource { $what } ; à côté d’un joueur : ses territoires de cette ressource.
sign-grey = Ressources au choix : mêmes lettres, même sorte ; autres lettres, autres sortes.
sign-star = Une étoile : imprimée sur un territoire, ou jetons Étoile d’un joueur, ou étoiles réunies pour une Merveille.
sign-token = Un jeton Étoile (ou Zeus) dans un territoire que personne ne contrôle.
sign-zeus = Zeus : imprimé sur l’Olympe ; à côté d’un joueur : symboles Zeus.
sign-tribe = Une tribu.
sign-barbarian = Barbares ; sur l’échelle de Temps, une case Zeus double dont toutes les cartes sont révélées.
sign-condemned = Un territoire condamné ; sur l’échelle de Temps, la croix.
sign-cost = Ce que coûte le trajet de votre colon en points d’action ; à côté d’une carte, ce qu’elle donnerait.
sign-border = Une frontière sur le plateau.
sign-border-below = Une frontière avec l’espace du dessous.
sign-sea = De la mer.
sign-zeus-space = Une case Zeus avec une carte Olympos.
sign-double-space = Une case Zeus avec deux cartes Olympos.
sign-revealed-space = Une case Zeus dont la carte est révélée.
sign-times = Autant de tuiles ou de cartes.
sign-affordable = Vous avez les ressources demandées.
sign-star-missing = Une étoile qui vous manque.
sign-settler = Un colon ; comme bonus : un de plus dans le stock.
sign-stock = Colons dans le stock, puis dans la réserve.
sign-hourglass = Sabliers ; chacun paie un point d’action.
sign-swords = Épées.
sign-prestige = Prestige.
sign-cube = Cubes de la ressource.
sign-grey-bonus = Un bonus entre parenthèses n’est pas encore ouvert.
sign-latest = La dernière carte révélée ; son effet dure jusqu’à la suivante.
sign-hidden = Vous ne le savez pas.
sign-discount = Les Découvertes qui demandent cette ressource coûtent autant de points d’action en moins.
sign-nothing = Rien.
sign-dot = Une case de l’échelle de Temps ; entre des mots, simple séparation.
