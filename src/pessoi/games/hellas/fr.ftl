# Hellas en français

game-hellas = Hellas
    .pitch = Un duel pour une côte qui grandit tuile après tuile.
    .length = 45–60 min

white = Blanc
red = Rouge
a-soldier = un soldat
a-ship = un vaisseau
by-land = par la terre
by-sea = par la mer

# Actions

do-announce = { $action }
do-play = Jouer : { $card }
do-add = Placer { $kind } : { $tile }
do-draw = Piocher une carte : { $god }
do-take = Déplacer { $kind } : { $tile }
do-give = Vers : { $tile }
do-stop = Terminé
do-draw_tile = Tirer la tuile
do-place = La poser en ({ $q }, { $r })
do-turn = Orientation { $number }
do-give_up = Renoncer
do-pay = Payer un vaisseau ({ $tile })
do-yes = Oui
do-no = Non
do-attack = Attaquer { $tile }
do-abandon = Annuler l’attaque
do-send = { $number ->
    [0] N’envoyer personne
    [one] Envoyer { $number } soldat
   *[other] Envoyer { $number } soldats
}
do-concede = Abandonner le combat
do-pass = Passer
do-choose = { $tile }
do-exchange = { $number ->
    [one] Échanger { $number } vaisseau
   *[other] Échanger { $number } vaisseaux
}
do-donor = Depuis : { $tile }
do-recall = Prendre : { $card }
do-end = Finir le tour
do-card = Carte : { $card }
do-tile = Tuile : { $tile }
do-steal = Carte volée : { $card }

# Questions

ask-deal = Les cartes de dieu sont distribuées.
ask-draw = Une carte est piochée face cachée.
ask-tile = Une tuile est tirée.
ask-steal = Une carte de la main adverse est prise au hasard.
ask-open_cell = Choisissez une case pour la tuile : { $tile }.
ask-open_rot = Tournez la tuile à votre gré : { $tile }.
ask-main = Annoncez une action, ou jouez d’abord une carte de dieu.
ask-reinf = Action de renforcement : un soldat, un vaisseau ou une carte de dieu. Vous pouvez d’abord jouer une carte.
ask-reorg_src = Réorganisation : choisissez une pièce à déplacer, ou terminez.
ask-reorg_dst = Choisissez la ville qui reçoit { $kind } ({ $tile }).
ask-reorg_into = { $number ->
    [1] Amenez des pièces dans votre nouvelle ville ({ $tile }), ou terminez.
   *[other] Amenez des pièces dans vos nouvelles villes, ou terminez.
}
ask-exp_prep = Tirez une tuile, ou jouez d’abord une carte.
ask-exp_cell = Posez la tuile ({ $tile }) sur une case ouverte, jouez une carte, ou renoncez.
ask-exp_rot = Tournez la tuile à votre gré : { $tile }.
ask-exp_pay = Choisissez la ville qui paie un vaisseau.
ask-exp_again = Faire une autre expédition ?
ask-exp_over = L’expédition est finie. Jouez une carte, ou terminez.
ask-att_over = L’attaque est finie. Jouez une carte, ou terminez.
ask-att = Choisissez la ville à attaquer, ou jouez d’abord une carte.
ask-commit = Combien de soldats la ville { $tile } envoie-t-elle contre { $to } ? Avec eux, l’attaque est { $way } et il en faut { $needed } en tout.
ask-battle = { $tile } : attaque { $attack }, défense { $defence } (+{ $margin } { $way }). Jouez une carte ou abandonnez le combat.
ask-plunder = La ville est à vous. Piller la main adverse ?
ask-cancel = { $who } joue une carte : { $card }. L’annuler ?
ask-keep = { $number ->
    [1] Reprendre en main la carte jouée ({ $card }) ?
   *[other] Reprendre en main une de vos cartes de ce coup ?
}
ask-keep_which = Choisissez la carte à reprendre.
ask-city = { $card } : choisissez une ville.
ask-exch = Combien de vaisseaux échangez-vous contre des soldats ({ $tile }) ?
ask-donor = Votre réserve est vide : quelle ville donne { $kind } ({ $tile }) ?
ask-recall = Choisissez une carte dans les défausses.
ask-end = Finissez votre tour, ou jouez d’abord une carte de dieu.

# Détails

detail-garrison = soldats : { $soldiers }, vaisseaux : { $ships }
detail-fleets = flottes : { $mine } contre { $theirs }
detail-steps = { $number ->
    [one] { $number } action
   *[other] { $number } actions
}
detail-sent = { $number } en tout, il en faut { $needed } { $way }

# Événements

event-looks = { $who } reçoit une carte : { $card }
event-draws_tile = { $who } tire une tuile : { $tile }
event-sets_aside = Tuile mise de côté : { $tile }
event-opens = { $who } pose une tuile : { $tile }
event-opening_ends = La première région côtière est complète
event-turn = Tour { $number } : { $who }
event-extra_turn = { $who } joue un tour de plus
event-announces = { $who } annonce : { $action }
event-adds = { $who } place { $kind } : { $tile }
event-draws = { $who } pioche une carte : { $god }
event-reshuffles = La défausse devient la nouvelle pile : { $god }
event-moves = { $who } déplace { $kind } : { $tile } → { $to }
event-disbands = { $number ->
    [one] { $number } soldat en surnombre retourne en réserve ({ $who }) : { $tile }
   *[other] { $number } soldats en surnombre retournent en réserve ({ $who }) : { $tile }
}
event-gathers_soldiers = { $number ->
    [one] { $who } place { $number } soldat : { $tile }
   *[other] { $who } place { $number } soldats : { $tile }
}
event-gathers_ships = { $number ->
    [one] { $who } place { $number } vaisseau : { $tile }
   *[other] { $who } place { $number } vaisseaux : { $tile }
}
event-fails = Expédition ratée ({ $who }) : { $tile } retourne sous la pioche
event-discovers = { $who } découvre une ville : { $tile }
event-pays = { $who } paie un vaisseau ({ $tile })
event-plays = { $who } joue une carte : { $card }
event-cancelled = { $card } ({ $who }) : carte annulée
event-keeps = { $who } reprend une carte : { $card }
event-exchanges = { $number ->
    [one] { $who } échange { $number } vaisseau contre un soldat : { $tile }
   *[other] { $who } échange { $number } vaisseaux contre des soldats : { $tile }
}
event-puts_under = { $who } remet une tuile sous la pioche : { $tile }
event-storm = { $number ->
    [one] Tempête ({ $tile }) : { $other } perd { $number } vaisseau
   *[other] Tempête ({ $tile }) : { $other } perd { $number } vaisseaux
}
event-swaps = { $who } donne { $tile } contre { $to }
event-steals = { $who } vole une carte à { $other } : { $card }
event-steals_in_vain = { $who } vole une carte à { $other }, ne peut pas la garder et la défausse : { $card }
event-recalls = { $who } reprend une carte dans la défausse : { $card }
event-strikes = { $number ->
    [one] La foudre frappe ({ $tile }) : { $other } perd { $number } soldat
   *[other] La foudre frappe ({ $tile }) : { $other } perd { $number } soldats
}
event-attacks = { $who } attaque { $tile }
event-sends = { $number ->
    [one] { $who } envoie { $number } soldat : { $tile }
   *[other] { $who } envoie { $number } soldats : { $tile }
}
event-abandons = { $who } annule l’attaque
event-conquers = { $who } conquiert { $tile }, { $attack } contre { $defence }
event-repelled = { $other } repousse l’attaque : { $tile }, { $defence } contre { $attack }
event-retreats = { $who } se replie : { $tile }
event-wins = { $who } gagne
event-draw = Partie nulle

# La fin

end-cities = Assez de villes à la fin d’un tour
end-no-city-left = L’adversaire n’a plus de ville
end-turns-played = Tous les tours sont joués
score-plain_cities = Villes sans temple
score-temple_cities = Villes à temple

# Dieux, pièces, actions

ares = Arès
    .text = Dieu de la guerre : ses cartes aident en attaque et en défense.
poseidon = Poséidon
    .text = Dieu de la mer : ses cartes aident les vaisseaux et les expéditions.
zeus = Zeus
    .text = Père des dieux : ses cartes renversent les situations.
soldier = Soldat
    .text = Tient une ville et combat. De { FIGURE("limits.soldiers_per_city_min") } à { FIGURE("limits.soldiers_per_city_max") } par ville.
ship = Vaisseau
    .text = Mène les expéditions ; la majorité de vaisseaux décide. Jusqu’à { FIGURE("limits.ships_per_city_max") } par ville.
temple = Temple
    .text = Posséder plus de villes à temple donne { FIGURE("limits.reinforcement_actions_with_temple_majority", one: "action", other: "actions") } de renforcement au lieu de { FIGURE("limits.reinforcement_actions") }.
reinforcement = Renforcement
    .text = { FIGURE("limits.reinforcement_actions", one: "action", other: "actions") } ({ FIGURE("limits.reinforcement_actions_with_temple_majority") } avec plus de temples que l’adversaire) : soldat, vaisseau ou carte de dieu.
expedition = Expédition
    .text = Tirez une tuile et posez-la où vous avez la majorité de vaisseaux ; payez ensuite { FIGURE("limits.expedition_ships_paid", one: "vaisseau", other: "vaisseaux") }.
attack = Attaque
    .text = Envoyez des soldats contre une ville adverse reliée : { FIGURE("limits.land_attack_margin") ->
        [0] égalité
       *[other] { FIGURE("limits.land_attack_margin") } de plus
    } par la terre, { FIGURE("limits.sea_attack_margin") ->
        [0] égalité
       *[other] { FIGURE("limits.sea_attack_margin") } de plus
    } par la mer.
reorganisation = Réorganisation
    .text = Déplacez vos pièces après une action réussie.

# Cartes de dieu

ares_extra_soldier = Un hoplite de plus
    .text = « Comptez-vous un soldat supplémentaire au cours d’une bataille », en attaque ou en défense : votre camp gagne { FIGURE("card.ares_extra_soldier.strength") } de force. Les exemplaires se cumulent.
    .short = Force +{ FIGURE("card.ares_extra_soldier.strength") } dans la bataille
ares_sea_parity = Tête de pont
    .text = « Durant une attaque par la mer, vous avez besoin de la même force pour gagner » : il suffit que votre force égale la défense.
    .short = Par la mer, l’égalité suffit
ares_far_attack = Longue marche
    .text = « Vous pouvez mener une attaque depuis une ville non-adjacente » : dans votre prochaine attaque de ce tour, une de vos villes non reliée à la cible peut aussi envoyer des soldats ; ils comptent comme venant de la mer.
    .short = Une ville lointaine peut agir
ares_double_attack = Double assaut
    .text = « Attaquez 2 villes l’une après l’autre » : après cette attaque, vous pouvez en mener une de plus, contre une autre ville.
    .short = Une attaque de plus
ares_ships_to_soldiers = Équipages en armes
    .text = « Avant d’attaquer, vous échangez dans une ville autant de vaisseaux que vous le désirez contre des soldats ».
    .short = Échanger vaisseaux et soldats
ares_levy = Levée en masse
    .text = Dans votre prochaine attaque de ce tour, une ville source peut envoyer tous ses soldats ; un soldat de votre réserve, ou d’une autre ville si elle est vide, la garde aussitôt.
    .short = Une ville envoie tout le monde
ares_retreat = Repli en bon ordre
    .text = Rompez votre attaque mal engagée : vos soldats retournent dans leurs villes de départ au lieu de votre réserve.
    .short = Vos soldats rentrent
ares_plunder = Pillage
    .text = Après la conquête d’une ville, prenez au hasard { FIGURE("card.ares_plunder.cards", one: "carte", other: "cartes") } de dieu dans la main adverse.
    .short = Conquête : volez une carte
poseidon_ships_defend = Rempart flottant
    .text = « Tous les vaisseaux de la ville attaquée peuvent être utilisés pour la défense » : chacun compte comme un soldat.
    .short = Les vaisseaux défendent
poseidon_ships_to_soldiers = Marins à terre
    .text = « Échangez dans une ville autant de vaisseaux que vous le désirez contre des soldats » : dans votre ville attaquée pendant une bataille, ou dans une de vos villes pendant votre tour.
    .short = Échanger vaisseaux et soldats
poseidon_even_fleet = Mer calme
    .text = Pour cette expédition, autant de vaisseaux que l’adversaire suffisent ; il en faut au moins un.
    .short = Une flotte égale suffit
poseidon_double_expedition = Double traversée
    .text = Après cette expédition, vous pouvez en faire une de plus.
    .short = Une expédition de plus
poseidon_free_passage = Retour au port
    .text = Vous ne payez pas de vaisseau pour votre expédition réussie.
    .short = Aucun vaisseau à payer
poseidon_fair_wind = Changement de cap
    .text = Remettez la tuile tirée sous la pioche et tirez la suivante.
    .short = Enfouir la tuile, tirer encore
poseidon_storm = Tempête
    .text = Renvoyez { FIGURE("card.poseidon_storm.ships_removed", one: "vaisseau", other: "vaisseaux") } (ou tous ceux qui y sont) d’une ville adverse dans la réserve de l’adversaire.
    .short = Retire { FIGURE("card.poseidon_storm.ships_removed", one: "vaisseau", other: "vaisseaux") }
poseidon_new_ships = Chantier naval
    .text = Placez jusqu’à { FIGURE("card.poseidon_new_ships.ships", one: "vaisseau", other: "vaisseaux") } dans vos villes.
    .short = Jusqu’à { FIGURE("card.poseidon_new_ships.ships", one: "vaisseau", other: "vaisseaux") }
zeus_cancel = Veto
    .text = « La carte de dieu jouée par votre adversaire est annulée ».
    .short = Annulez la carte jouée
zeus_keep = Mémoire divine
    .text = « Utilisez une carte de dieu mais ne la défaussez pas » : reprenez-la en main aussitôt après l’avoir jouée.
    .short = Reprenez la carte utilisée
zeus_double_turn = Seconde aurore
    .text = « Jouez deux fois de suite » : un autre tour complet suit celui-ci.
    .short = Un autre tour après celui-ci
zeus_swap_city = Échange de cités
    .text = « Échangez une ville » contre une ville adverse : soldats et vaisseaux changent de place.
    .short = Une ville contre une ville
zeus_new_soldiers = Guerriers semés
    .text = Placez jusqu’à { FIGURE("card.zeus_new_soldiers.soldiers", one: "soldat", other: "soldats") } dans vos villes.
    .short = Jusqu’à { FIGURE("card.zeus_new_soldiers.soldiers", one: "soldat", other: "soldats") }
zeus_theft = Faveur dérobée
    .text = Prenez au hasard { FIGURE("card.zeus_theft.cards", one: "carte", other: "cartes") } de dieu dans la main adverse.
    .short = Volez une carte au hasard
zeus_recall = Prière exaucée
    .text = Prenez { FIGURE("card.zeus_recall.cards", one: "carte", other: "cartes") } de dieu de votre choix dans les défausses.
    .short = Prenez une carte défaussée
zeus_thunderbolt = Foudre
    .text = Retirez { FIGURE("card.zeus_thunderbolt.soldiers_removed", one: "soldat", other: "soldats") } d’une ville adverse, sans la vider.
    .short = Retire { FIGURE("card.zeus_thunderbolt.soldiers_removed", one: "soldat", other: "soldats") }

# Tuiles

tile_dolphin = Dauphin
    .text = Tuile de départ : pleine mer. Les attaques par la mer la sautent.
tile_naxos = Naxos
    .text = Île, mer tout autour.
tile_samos = Samos
    .text = Île, mer tout autour.
tile_sounion = Sounion
    .text = Cap, terre sur un côté.
tile_malea = Malée
    .text = Cap, terre sur un côté.
tile_tainaron = Ténare
    .text = Cap, terre sur un côté.
tile_mykale = Mycale
    .text = Cap, terre sur un côté.
tile_chalkis = Chalcis
    .text = Détroit à pont, terre sur deux côtés.
tile_leukas = Leucade
    .text = Détroit à pont, terre sur deux côtés.
tile_abydos = Abydos
    .text = Détroit à pont, terre sur deux côtés.
tile_sestos = Sestos
    .text = Détroit à pont, terre sur deux côtés.
tile_rhion = Rhion
    .text = Détroit à pont, terre sur deux côtés.
tile_salamis = Salamine
    .text = Détroit à pont, terre sur deux côtés opposés.
tile_byzantion = Byzance
    .text = Détroit à pont, terre sur deux côtés opposés.
tile_lampsakos = Lampsaque
    .text = Détroit à pont, terre sur deux côtés opposés.
tile_potidaia = Potidée
    .text = Trois promontoires reliés par des ponts.
tile_halikarnassos = Halicarnasse
    .text = Trois promontoires reliés par des ponts.
tile_ephesos = Éphèse
    .text = Côte, terre sur deux côtés, temple.
tile_athens = Athènes
    .text = Côte, terre sur trois côtés, temple.
tile_delphi = Delphes
    .text = Côte, terre sur trois côtés, temple.
tile_corinth = Corinthe
    .text = Isthme entre deux eaux, terre sur trois côtés, temple.
tile_megara = Mégare
    .text = Isthme entre deux eaux, terre sur deux côtés opposés, temple.
tile_olympia = Olympie
    .text = Golfe, terre sur quatre côtés, temple.
tile_eleusis = Éleusis
    .text = Détroit à pont, terre sur quatre côtés, temple.

## Le récit

story-setup = La première région côtière
story-turn = { $you ->
    [who] Tour { $number } · Vous
   *[nobody] Tour { $number } · { $who }
}
story-turn-at = { $you ->
    [who] Tour { $number } · Vous · { $action }
   *[nobody] Tour { $number } · { $who } · { $action }
}
story-looks = { $you ->
    [who] Vous piochez { $things }
   *[nobody] { $who } pioche { $things }
}
story-draws = { $you ->
    [who] Vous piochez { $things }
   *[nobody] { $who } pioche { $things }
}
story-draws_tile = { $you ->
    [who] Vous tirez la tuile { $tile }
   *[nobody] { $who } tire la tuile { $tile }
}
story-sets_aside = La tuile { $tile } ne va nulle part : on la met de côté
story-opens = { $you ->
    [who] Vous posez { $tile }
   *[nobody] { $who } pose { $tile }
}
story-opening_ends = La première région côtière est complète
story-extra_turn = { $you ->
    [who] Vous jouez un tour de plus
   *[nobody] { $who } joue un tour de plus
}
story-announces = { $you ->
    [who] Vous annoncez : { $action }
   *[nobody] { $who } annonce : { $action }
}
story-adds = { $you ->
    [who] Vous ajoutez { $things } à { $tile }
   *[nobody] { $who } ajoute { $things } à { $tile }
}
story-reshuffles = La défausse devient la nouvelle pile : { $god }
story-moves = { $you ->
    [who] Vous amenez { $things } à { $to }
   *[nobody] { $who } amène { $things } à { $to }
}
story-disbands = { $you ->
    [who] Vous perdez { $number ->
        [one] { $number } soldat
       *[other] { $number } soldats
    } en surnombre à { $tile }
   *[nobody] { $who } perd { $number ->
        [one] { $number } soldat
       *[other] { $number } soldats
    } en surnombre à { $tile }
}
story-gathers = { $you ->
    [who] Vous placez { $things } à { $tile }
   *[nobody] { $who } place { $things } à { $tile }
}
story-fails = { $you ->
    [who] Votre expédition est ratée : { $tile } retourne sous la pioche
   *[nobody] L’expédition est ratée ({ $who }) : { $tile } retourne sous la pioche
}
story-fails-nowhere = { $you ->
    [who] Vous ne trouvez pas de place : { $tile } retourne sous la pioche
   *[nobody] { $who } ne trouve pas de place : { $tile } retourne sous la pioche
}
story-discovers = { $you ->
    [who] Vous découvrez { $tile }
   *[nobody] { $who } découvre { $tile }
}
story-discovers-with = { $you ->
    [who] Vous découvrez { $tile } et y installez { $things }
   *[nobody] { $who } découvre { $tile } et y installe { $things }
}
story-discovers-for = { $you ->
    [who] Vous découvrez { $tile } avec { $things } pour 1 vaisseau ({ $source })
   *[nobody] { $who } découvre { $tile } avec { $things } pour 1 vaisseau ({ $source })
}
story-pays = { $you ->
    [who] Vous payez 1 vaisseau ({ $tile })
   *[nobody] { $who } paie 1 vaisseau ({ $tile })
}
story-plays = { $you ->
    [who] Vous jouez une carte : { $card }
   *[nobody] { $who } joue une carte : { $card }
}
story-cancelled = { $you ->
    [who] { $other } annule votre carte : { $card }
    [other] Vous annulez une carte ({ $who }) : { $card }
   *[nobody] { $other } annule une carte ({ $who }) : { $card }
}
story-keeps = { $you ->
    [who] Vous reprenez la carte : { $card }
   *[nobody] { $who } reprend la carte : { $card }
}
story-exchanges = { $you ->
    [who] Vous échangez { $number ->
        [one] { $number } vaisseau contre un soldat
       *[other] { $number } vaisseaux contre des soldats
    } à { $tile }
   *[nobody] { $who } échange { $number ->
        [one] { $number } vaisseau contre un soldat
       *[other] { $number } vaisseaux contre des soldats
    } à { $tile }
}
story-puts_under = { $you ->
    [who] Vous remettez { $tile } sous la pioche
   *[nobody] { $who } remet { $tile } sous la pioche
}
story-storm = { $you ->
    [who] Vous lancez la tempête sur { $tile } : { $other } perd { $number ->
        [one] { $number } vaisseau
       *[other] { $number } vaisseaux
    }
    [other] { $who } lance la tempête sur { $tile } : vous perdez { $number ->
        [one] { $number } vaisseau
       *[other] { $number } vaisseaux
    }
   *[nobody] { $who } lance la tempête sur { $tile } : { $other } perd { $number ->
        [one] { $number } vaisseau
       *[other] { $number } vaisseaux
    }
}
story-swaps = { $you ->
    [who] Vous donnez { $tile } à { $other } et prenez { $to }
    [other] { $who } vous donne { $tile } et vous prend { $to }
   *[nobody] { $who } donne { $tile } à { $other } et prend { $to }
}
story-steals = { $you ->
    [who] Vous volez une carte à { $other } : { $card }
    [other] { $who } vous vole une carte : { $card }
   *[nobody] { $who } vole une carte à { $other } : { $card }
}
story-steals_in_vain = { $you ->
    [who] Vous trouvez une carte chez { $other }, ne pouvez la garder et la défaussez : { $card }
    [other] { $who } trouve une carte chez vous, ne peut la garder et la défausse : { $card }
   *[nobody] { $who } trouve une carte chez { $other }, ne peut la garder et la défausse : { $card }
}
story-recalls = { $you ->
    [who] Vous reprenez une carte dans la défausse : { $card }
   *[nobody] { $who } reprend une carte dans la défausse : { $card }
}
story-strikes = { $you ->
    [who] Vous foudroyez { $tile } : { $other } perd { $number ->
        [one] { $number } soldat
       *[other] { $number } soldats
    }
    [other] { $who } foudroie { $tile } : vous perdez { $number ->
        [one] { $number } soldat
       *[other] { $number } soldats
    }
   *[nobody] { $who } foudroie { $tile } : { $other } perd { $number ->
        [one] { $number } soldat
       *[other] { $number } soldats
    }
}
story-attacks = { $you ->
    [who] Vous attaquez { $tile }
   *[nobody] { $who } attaque { $tile }
}
story-attacks-with = { $you ->
    [who] Vous attaquez { $tile } avec { $things }
   *[nobody] { $who } attaque { $tile } avec { $things }
}
story-sends = { $you ->
    [who] Vous envoyez { $number ->
        [one] { $number } soldat
       *[other] { $number } soldats
    } depuis { $tile }
   *[nobody] { $who } envoie { $number ->
        [one] { $number } soldat
       *[other] { $number } soldats
    } depuis { $tile }
}
story-abandons = { $you ->
    [who] Vous annulez l’attaque
   *[nobody] { $who } annule l’attaque
}
story-conquers = { $you ->
    [who] Vous prenez { $tile }, { $attack } contre { $defence }
   *[nobody] { $who } prend { $tile }, { $attack } contre { $defence }
}
story-repelled = { $you ->
    [who] Vous échouez devant { $tile }, { $attack } contre { $defence }
   *[nobody] { $who } échoue devant { $tile }, { $attack } contre { $defence }
}
story-repelled-sea = { $you ->
    [who] Vous échouez devant { $tile }, { $attack } contre { $defence } : c’est trop peu par la mer
   *[nobody] { $who } échoue devant { $tile }, { $attack } contre { $defence } : c’est trop peu par la mer
}
story-retreats = { $you ->
    [who] Vous battez en retraite devant { $tile }
   *[nobody] { $who } bat en retraite devant { $tile }
}
story-wins = { $you ->
    [who] Vous gagnez la partie
   *[nobody] { $who } gagne la partie
}
story-draw = La partie est nulle
n-soldier = { $count ->
        [one] { $count } soldat
       *[other] { $count } soldats
    }
n-ship = { $count ->
        [one] { $count } vaisseau
       *[other] { $count } vaisseaux
    }
n-card-ares = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } d’Arès
n-card-poseidon = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de Poséidon
n-card-zeus = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de Zeus

## Pourquoi pas

why-2-13 = Pas de cartes pendant la première région côtière
why-3-9 = La tuile n’y va pas : terre contre terre, mer contre mer
    .more = Une nouvelle tuile touche le dauphin ou au moins deux tuiles, et son eau rejoint la mer.
why-4-3 = Vous annoncez une action, et vous vous y tenez
why-4-4 = L’action passe d’abord
why-4-5 = Cette carte se joue en dehors de cette action
why-4-6 = Aucune de vos villes ne peut attaquer : un soldat y reste
why-5-3 = Les nouveaux soldats vont dans vos villes qui en ont moins de 3
why-5-4 = Les nouveaux vaisseaux vont dans vos villes qui en ont moins de 3
why-5-5 = Main pleine : 3 cartes d’un dieu au plus, 7 en tout
why-full-god = Cartes de ce dieu en main : { $count }, le maximum
why-full = Cartes en main : { $count }, le maximum
why-5-7 = Votre réserve n’en a plus
why-5-8 = Il faut utiliser toutes les actions possibles
why-6-1 = Tirez d’abord une tuile pour l’expédition
why-6-3 = Votre flotte y est trop faible : { $mine } contre { $theirs }
    .more = Les vaisseaux comptent sur les tuiles voisines, côté mer ; il vous faut la majorité.
why-6-4 = Posez la tuile que vous avez en main, ou renoncez
why-6-8 = Le vaisseau doit venir d’une de vos tuiles voisines
why-6-12 = Il faut une carte pour une seconde expédition
why-7-1 = Choisissez la ville à attaquer, ou renoncez
why-7-2 = Aucune de vos villes ne peut y envoyer de soldat
    .more = Attaquez une ville voisine, ou par-dessus le dauphin ; un soldat reste dans chaque ville.
why-own = Cette ville est déjà à vous
why-7-5 = Un soldat doit rester dans la ville
why-7-11 = Qui est mené joue une carte de combat, ou abandonne
why-7-14 = Seules les cartes de conquête se jouent maintenant
why-8-1 = Vous ne déplacez des pièces qu’entre vos villes
why-8-2 = Vos pièces seules ; un soldat reste, 3 de chaque sorte au plus
why-8-3 = Les pièces n’entrent que dans la nouvelle ville
why-8-4 = Une ville ne peut pas donner et recevoir la même sorte
why-9-2 = Ce n’est pas le moment de cette carte
why-9-5 = Seule une carte qui annule se joue maintenant
why-9-8 = Cette carte ne se joue qu’à votre tour
why-9-9 = Vous avez reçu cette carte ce tour-ci : elle doit attendre
why-9-10 = Vous commencez : aucune carte au premier tour
why-9-12 = Choisissez une de vos villes qui peut en donner
why-10 = Cette carte n’aurait aucun effet maintenant
why-not-held = Vous n’avez pas cette carte
why-do-chance = Le hasard en décide
why-do-announce = Vous annoncez une action au début de votre tour
why-do-play = Ce n’est pas le moment de jouer une carte
why-do-add = On ajoute des pièces avec un renforcement
why-do-draw = On pioche des cartes avec un renforcement
why-do-take = On déplace des pièces en réorganisant, après l’action
why-do-stop = Il y a autre chose à décider d’abord
why-do-draw_tile = On tire une tuile avec une expédition
why-do-place = On pose une tuile avec une expédition
why-do-turn = On tourne une tuile quand on la pose
why-do-pay = On paie un vaisseau après une découverte
why-do-attack = On attaque des villes avec l’action Attaque
why-do-send = On envoie des soldats quand on attaque
why-do-choose = Seule une carte fait choisir une ville

## Idées : ce que nomment leurs raisons

n-city = { $count ->
        [one] { $count } ville
       *[other] { $count } villes
    }
n-card = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
idea-enough = Vous auriez assez de villes pour gagner.
idea-enough-not = Vous n’auriez pas assez de villes pour gagner.
idea-temples = Vous avez plus de temples : une action de renforcement de plus.
idea-temples-not = Vous n’avez pas plus de temples que votre adversaire.
idea-exposed = Vos villes sont plus à l’abri.
idea-exposed-not = Une de vos villes pourrait être prise.
idea-battle = Le combat ou la carte en jeu devrait tourner à votre avantage.
idea-battle-not = Le combat ou la carte en jeu devrait tourner à votre désavantage.

## Options

option-opening = Mise en place
option-opening-usual = On pose la côte
option-opening-ready = Pour débuter : une côte déjà posée
