# Cyclades dans le terminal

## Lettres des factions

letter-purple = V
letter-yellow = J
letter-blue = B
letter-black = N
letter-red = R
letter-green = E

## Ce que veulent dire les mots du jeu sur le plateau

about-cycle = Une manche du jeu : revenus, offrandes, entretien, actions.
about-setup = On dispose l’archipel et les factions prennent leurs premières zones.
about-init = De nouvelles Créatures et de nouveaux Héros apparaissent, les dieux prennent place.
about-income = Chaque faction reçoit 1 PO par corne d’abondance de ses zones.
about-offerings = Les factions enchérissent pour les dieux dans l’ordre du tour ; chaque dieu sert une seule faction. Une offrande plus haute chasse la plus basse.
about-upkeep = On paie les offrandes ; puis chaque figurine Créature est gardée contre une Prêtresse, ou s’en va.
about-actions = Les factions agissent avec leur dieu, dans l’ordre du plateau des offrandes.
about-cycle_end = Si une équipe a maintenant assez de Métropoles, la partie se termine.
about-metropolises = L’équipe qui en a assez à la fin d’un cycle gagne.
about-turn_order = Qui enchérit d’abord, et qui ensuite. Le dernier à agir dans ce cycle enchérit le premier au suivant.
about-reserve = Troupes, puis Flottes, que la faction n’a pas encore sur l’archipel.
about-troops = Troupes de base d’une faction ; avec les mercenaires, elles tiennent et prennent les zones terrestres.
about-fleets = Navires d’une faction ; qui a des Flottes dans une zone maritime la contrôle.
about-heroes = Chacun a un pouvoir militaire et peut être sacrifié pour un autre effet.
about-creatures = Figurines que contrôle cette faction ; chacune demande une Prêtresse à chaque entretien.
about-buildings = Quatre types de base ; un de chaque devient une Métropole.
about-strength = Unités et bonus, puis le dé ; la plus haute somme gagne le round.
about-creature_discard = Créatures jouées ou défaussées ; la Chimère les fait revenir.
about-mark-unspent = Sa réduction peut encore servir dans ce cycle.
about-mark-spent = Sa réduction a servi dans ce cycle.
about-no-site = Il n’y a pas d’emplacement libre, rien ne peut être placé.
label-tiles = Tuiles :
    .text = Sur la carte, 1l2 est la deuxième zone terrestre et 1s2 la deuxième zone maritime de la tuile 1.
label-next-order = Cycle suivant :
    .text = L’ordre dans lequel les factions enchériront au cycle suivant.
label-seen = Vous seul voyez :
    .text = Une carte que Zeus ou le Sphinx ne montre qu’à vous.
label-deck = Pioche :
    .text = Cartes restantes.
label-discard = défausse :
    .text = Cartes de la défausse ; on les mélange quand la pioche est vide.
label-removed = Hors du jeu :
    .text = Les Héros sacrifiés ne reviennent pas.
label-zones = zones
    .text = Zones terrestres, puis maritimes, que contrôle la faction.
label-reductions = réductions
    .text = Temples et Métropoles pas encore utilisés dans ce cycle : chacun retire 1 PO au prix d’une Créature.
label-on-card = Sur la carte
    .text = Une Métropole sur la carte d’un Héros est inattaquable.
label-trophies = Sous Héraclès :
    .text = Créatures vaincues par Héraclès ; deux d’entre elles lui permettent de construire une Métropole.
label-free = Zones sans maître
    .text = Ce qui se trouve dans les zones que personne ne contrôle.
label-supply = Réserve générale
    .text = Pièces et cartes qui restent à gagner.
label-tokens = Bonus à piocher :
    .text = Jetons Métropole restants ; on en pioche un par nouvelle Métropole.
label-attacks = attaque
    .text = Les unités qui viennent d’arriver.
label-defends = défend
    .text = Les unités qui étaient déjà là.
label-walls = forteresses
    .text = Forteresses et Métropoles ajoutent chacune 1 à la défense de leur zone terrestre.
label-ports = ports
    .text = Ports et Métropoles qui donnent sur la zone maritime ajoutent chacun 1.
label-extra_fleet = Flottes
    .text = Flottes supplémentaires de ce tour, à ces prix successifs.
label-extra_troop = Troupes
    .text = Troupes supplémentaires de ce tour, à ces prix successifs.
label-extra_mercenary = mercenaires
    .text = Troupes mercenaires supplémentaires de ce tour, à ces prix successifs.
label-extra_philosopher = Philosophe
    .text = Un second Philosophe, à ce prix.
label-extra_priestess = Prêtresse
    .text = Une seconde Prêtresse, à ce prix.
label-recruit_hero = Héros
    .text = Un Héros de la piste, à ce prix.
label-hero-moves = mouvements héroïques faits
    .text = Chaque mouvement héroïque d’un Héros coûte 1 PO de plus que le précédent du même tour.
label-sea_move = mouvement maritime
    .text = Des Flottes d’une zone vont dans une zone voisine, à ce prix chaque fois.
label-land_move = mouvement terrestre
    .text = Des Troupes et des Héros d’une zone vont dans une zone accessible, à ce prix chaque fois.

## Phrases

told-aim = À chaque cycle, enchérissez pour un dieu, agissez avec lui, et tenez assez de Métropoles à la fin d’un cycle.
told-onward = (le même archipel, plus à l’est)
told-drawing = L’archipel est en cours de mise en place.
told-acts = { $who } agit avec { $god }.
told-battle = Combat : { $where } · round { $n }
told-plays = { $who } joue : { $factions }.
told-faction = Métropoles : { $metropolises } sur { $goal } ; zones terrestres { $lands }, maritimes { $seas }, revenu { $income } PO ; Prêtresses { $priestesses }, Philosophes { $philosophers }.
told-eliminated = Cette faction est éliminée.
told-land = Zone terrestre { $label }. Emplacements : { $sites } ; cornes d’abondance imprimées : { $cornucopia }{ $priestess ->
    [0] {""}
   *[other] {"\u00A0"}; une icône Prêtresse
}.
told-sea = Zone maritime { $label }. Cornes d’abondance imprimées : { $cornucopia }.
told-owner = Contrôlée par : { $who } ; Troupes { $troops }, mercenaires { $mercenaries }, Flottes { $fleets }.
told-nobody = Personne ne la contrôle.
told-stands = S’y trouvent : { $things }.
told-tokens = Jetons Corne d’abondance : { $n }.
told-is-closed = Une Créature la ferme.
told-is-suppressed = Ses bâtiments sont sans effet tant que Typhon est voisin.
told-near = Zones voisines : { $zones }.
told-tile = Une tuile Archipel ; ses zones sur la carte : { $zones }.
told-god-down = Face cachée : on ne peut pas enchérir pour ce dieu dans ce cycle.
told-god-free = Pas encore d’offrande.
told-god-bid = Marqueur de : { $who } ; offrande { $n }.
told-price = À vendre pour { $n } PO, avant les Temples.
told-for-hire = À recruter avec Héra, pour { $n } PO.
told-belongs = Contrôle : { $who } ; { $zones }.
told-discarded = Dans la défausse.
told-removed = Hors du jeu.
told-supply = Dans la réserve générale : { $n }.

## Signes

sign-faction = { $what }.
sign-border = Une frontière entre deux zones.
sign-sea = De la mer.
sign-closed = Une zone fermée par une Créature : rien ne peut y entrer.
sign-site = Un emplacement ; ce qui y est construit est indiqué avec sa faction.
sign-cornucopia = Une corne d’abondance imprimée : 1 PO de revenu.
sign-priestess = L’icône Prêtresse : qui prend la zone prend une Prêtresse.
sign-creature = Une Créature ; la lettre entre parenthèses dit à qui elle est.
sign-hero = Un Héros.
sign-both = Une Créature et un Héros.
sign-land-label = La deuxième zone terrestre de la tuile 1.
sign-sea-label = La deuxième zone maritime de la tuile 1.
sign-garrison = À qui est la zone, combien de Troupes ou de Flottes, et après + les mercenaires. Après l’or, + donne le revenu ; après les zones, les zones maritimes.
sign-opens = La direction où s’ouvre un Port ou une Métropole, et la zone maritime.
sign-spent = La réduction de ce Temple ou de cette Métropole a servi dans ce cycle.
sign-suppressed = Un bâtiment sans effet tant que Typhon est voisin.
sign-down = Un dieu face cachée : pas d’enchère dans ce cycle.
sign-acted = Cette faction a agi dans ce cycle.
sign-silenced = Les Héros de cette faction ne peuvent pas agir dans ce cycle.
sign-eliminated = Cette faction est éliminée.
sign-times = Autant d’exemplaires.
sign-of = Tant sur tant ; après la réserve : Troupes, puis Flottes.
sign-strength = En tout.
sign-hidden = Vous ne le savez pas : l’or est caché derrière les écrans.
sign-nothing = Rien.
sign-nobody = Encore personne ; entre des mots, simple séparation.
