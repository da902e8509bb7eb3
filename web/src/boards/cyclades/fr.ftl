cyc-tab-map = Plateau
cyc-tab-gods = Dieux
cyc-tab-cards = Cartes
cyc-meter = Métropoles de l’équipe en tête
cyc-map = Carte de l’archipel
cyc-drawing = L’archipel se dessine…
cyc-nobody = à personne
cyc-closed = fermée par une Créature
cyc-suppressed = bâtiments sans effet (Typhon)
cyc-down = face cachée
cyc-god-down = { $god } : face cachée, hors enchères pendant ce Cycle
cyc-god-free = { $god } : pas encore d’offrande
cyc-god-bid = { $god } : { $who } offre { $n }
cyc-offer = Offrir { $n } à { $god }
cyc-apollo = gratuit, joue en dernier : 2 Cornes d’abondance, 2 PO
cyc-next-order = Prochain Cycle :
cyc-creatures = Créatures
cyc-heroes = Héros
cyc-seen = Cartes que vous voyez
cyc-price = Coûte { $n } PO.
cyc-reserved = Réservée : { $who }.
cyc-deck = { $n ->
    [one] { $n } Créature dans la pioche
   *[other] { $n } Créatures dans la pioche
}
cyc-hero-deck = { $n } Héros dans la pioche
cyc-discard = { $n ->
    [one] { $n } Créature défaussée
   *[other] { $n } Créatures défaussées
}
cyc-fallen = { $n ->
    [one] { $n } défaussé ou retiré
   *[other] { $n } défaussés ou retirés
}
cyc-left = { $what } : { $n } en réserve
cyc-acts = { $you ->
    [yes] Vous agissez avec { $god }
   *[no] { $who } agit avec { $god }
}
cyc-extra_fleet = Flottes
cyc-extra_troop = Troupes
cyc-extra_mercenary = mercenaires
cyc-extra_philosopher = Philosophe
cyc-extra_priestess = Prêtresse
cyc-recruit_hero = Héros
cyc-sea_move = déplacement maritime
cyc-land_move = déplacement terrestre
cyc-round = round { $n }
cyc-attacks = attaque
cyc-defends = défend
cyc-strength = Unités et bonus { $force }, dé { $die }, total { $sum }
cyc-serves = Sert { $god }, offrande { $n }
cyc-team = avec
cyc-reserve-troops = Troupes en réserve
cyc-reserve-fleets = Flottes en réserve
cyc-zones = { $lands ->
    [one] { $lands } terre
   *[other] { $lands } terres
}, { $seas ->
    [one] { $seas } mer
   *[other] { $seas } mers
}
cyc-n-base_troop = { $n ->
    [one] { $n } troupe
   *[other] { $n } troupes
}
cyc-n-mercenary = { $n ->
    [one] { $n } mercenaire
   *[other] { $n } mercenaires
}
cyc-n-fleet = { $n ->
    [one] { $n } flotte
   *[other] { $n } flottes
}
cyc-n-site = { $n ->
    [one] { $n } site de construction
   *[other] { $n } sites de construction
}
cyc-n-cornucopia = { $n ->
    [one] { $n } corne d’abondance
   *[other] { $n } cornes d’abondance
}
cyc-n-gold = { $n } PO
cyc-how-offer = Un clic sur une case est votre offre. Qui est surpassé se tourne aussitôt vers un autre dieu.
cyc-combat = Bataille pour { $where }
cyc-wins-round = { $you ->
    [yes] Vous gagnez le round, { $n } à { $m }.
   *[no] { $who } gagne le round, { $n } à { $m }.
}
cyc-tie-round = { $n } à { $m } : chaque camp perd une unité.
cyc-lost-unit = Unité perdue : { $what }
cyc-loses-unit = { $you ->
    [yes] Vous perdez une unité.
   *[no] { $who } perd une unité.
}
cyc-if-on = Un autre round donnerait
cyc-odds-both = 1 perte chacun
cyc-odds = { $who } gagne { $n } %
cyc-counted = Chaque camp compte ses unités et son dé ; forteresses et métropoles comptent pour le défenseur, ports en mer.

## Plusieurs réponses sous un même verbe

verb-place_land = Prendre une terre
verb-sea_move = Déplacer des flottes
verb-land_move = Déplacer des troupes
verb-heroic_move = Mouvement héroïque
verb-recruit_hero = Recruter un héros
verb-buy_creature = Acheter une créature
verb-sacrifice = Sacrifier un héros
verb-offer_god = Faire une offre
verb-offer_value = Offrir
verb-build_zone = Construire
verb-move_to = Aller à
verb-retreat = Battre en retraite
