# Mytikas en français. Les noms des choses sont sous leur identifiant ; en.ftl a les mêmes clés.

game-mytikas = Mytikas
    .pitch = Hissez la pierre ; construisez au plus près des dieux.
    .length = 30–60 min
option-opening = Mise en place
option-opening-usual = On choisit ses faveurs
option-opening-ready = Pour débuter : une faveur chacun, donnée
option-draft = Choix des divinités
    .text = Chacun reçoit { FIGURE("setup.draft_deity_cards", one: "carte", other: "cartes") } Divinité et en garde une.
option-draft-no = Une carte chacun
option-draft-yes = Garder une carte sur deux

## Choses

stone = Pierre
    .text = Ressource courante, surtout pour les cités.
marble = Marbre
    .text = Ressource fine, pour les cités et les temples.
gold = Or
    .text = Ressource rare, pour les temples.
zeus = Zeus
    .text = Jour : produire (cités). Nuit : construire un temple.
demeter = Déméter
    .text = Jour : produire au niveau 1. Nuit : construire une cité.
poseidon = Poséidon
    .text = Jour : prendre des offrandes. Nuit : prendre une faveur.
hades = Hadès
    .text = Jour : monter 3 ressources. Nuit : prendre ou faire une offrande.
zeus_day = Zeus Jour
    .text = Produire (cités) ; bonus : prendre une faveur.
zeus_night = Zeus Nuit
    .text = Construire un temple ; bonus : prendre ou faire une offrande.
demeter_day = Déméter Jour
    .text = Produire au niveau 1 ; bonus : monter 2 ressources.
demeter_night = Déméter Nuit
    .text = Construire une cité ; bonus : prendre ou faire une offrande.
poseidon_day = Poséidon Jour
    .text = Prendre des offrandes ; bonus : monter à tout niveau.
poseidon_night = Poséidon Nuit
    .text = Prendre une faveur ; bonus : produire 2 pierres.
hades_day = Hadès Jour
    .text = Monter 3 ressources ; bonus : monter 2 ressources.
hades_night = Hadès Nuit
    .text = Prendre ou faire une offrande ; bonus : prendre une faveur.
produce_cities = Produire (cités)
    .text = Pour chacune de vos cités, choisissez l’une des { FIGURE("action.produce_cities.combos", form: "count") } combinaisons de ressources ; elle arrive au niveau de cette cité.
build_temple = Construire un temple
    .text = Construisez un petit ou un grand temple.
produce_base = Produire au niveau 1
    .text = Choisissez une seule fois l’une des { FIGURE("action.produce_base.combos", form: "count") } combinaisons de ressources ; elle arrive à votre niveau { FIGURE("action.produce_base.level") }.
build_city = Construire une cité
    .text = Construisez une petite ou une grande cité.
collect_offerings = Prendre des offrandes
    .text = Prenez { FIGURE("action.collect_offerings.base", one: "offrande", other: "offrandes") }, +{ FIGURE("action.collect_offerings.per_small_temple") } par petit temple construit, +{ FIGURE("action.collect_offerings.per_large_temple") } si votre grand temple est construit.
take_favor = Prendre une faveur
    .text = Prenez { FIGURE("action.take_favor.count", one: "jeton Faveur", other: "jetons Faveur") } d’un dieu au choix ; chez un adversaire seulement si la pile de ce dieu est vide.
raise_three = Monter 3 ressources
    .text = Jusqu’à { FIGURE("action.raise_three.steps") } fois, montez une ressource d’un niveau.
raise_two = Monter 2 ressources
    .text = Jusqu’à { FIGURE("action.raise_two.steps") } fois, montez une ressource d’un niveau.
raise_to_any = Monter à tout niveau
    .text = Montez { FIGURE("action.raise_to_any.count", one: "ressource", other: "ressources") } à n’importe quel niveau supérieur.
offering_choice = Prendre ou faire une offrande
    .text = Prenez { FIGURE("action.offering_choice.gain", one: "offrande", other: "offrandes") }, ou faites une offrande sur une carte Divinité.
quarry_two_stone = Produire 2 pierres
    .text = Produisez { FIGURE("action.quarry_two_stone.gain.stone", one: "pierre", other: "pierres") } au niveau { FIGURE("action.quarry_two_stone.level") }.
small_city = Petite cité
    .text = Vaut son niveau × { FIGURE("building.small_city.multiplier") }. Produit à son niveau avec Zeus Jour.
small_temple = Petit temple
    .text = Vaut son niveau × { FIGURE("building.small_temple.multiplier") }. +{ FIGURE("action.collect_offerings.per_small_temple", one: "offrande", other: "offrandes") } avec Poséidon Jour.
large_city = Grande cité
    .text = Vaut son niveau × { FIGURE("building.large_city.multiplier") }. Produit à son niveau avec Zeus Jour.
large_temple = Grand temple
    .text = Vaut son niveau × { FIGURE("building.large_temple.multiplier") }. +{ FIGURE("action.collect_offerings.per_large_temple", one: "offrande", other: "offrandes") } avec Poséidon Jour. Premier critère de départage.
effect_move_two = Déplacer 2 ressources
    .text = Déplacez jusqu’à { FIGURE("effect.effect_move_two.moves", one: "ressource", other: "ressources") }, chacune à n’importe quel niveau (haut ou bas).
effect_favor = 1 faveur
    .text = Prenez { FIGURE("effect.effect_favor.favors", one: "jeton", other: "jetons") } Faveur au choix.
effect_two_offerings = 2 offrandes
    .text = Prenez { FIGURE("effect.effect_two_offerings.offerings", one: "offrande", other: "offrandes") }.
effect_offering_and_move = 1 offrande + 1 déplacement
    .text = Prenez { FIGURE("effect.effect_offering_and_move.offerings", one: "offrande", other: "offrandes") }, puis vous pouvez déplacer { FIGURE("effect.effect_offering_and_move.moves", one: "ressource", other: "ressources") } à n’importe quel niveau.
effect_gold_here = 1 or
    .text = Produisez { FIGURE("effect.effect_gold_here.gold_here") } or au niveau de la grande cité que vous venez de construire.
effect_two_favors = 2 faveurs
    .text = Prenez { FIGURE("effect.effect_two_favors.favors", one: "jeton", other: "jetons") } Faveur au choix, l’un après l’autre.
small_city_home = Cité de départ
    .text = Votre première petite cité, au niveau { FIGURE("setup.home_city_level") } dès le départ.
small_city_a = Petite cité, emplacement A
    .text = Effet bonus : déplacer 2 ressources.
small_city_b = Petite cité, emplacement B
    .text = Effet bonus : 1 faveur.
small_temple_a = Petit temple, emplacement A
    .text = Effet bonus : 2 offrandes.
small_temple_b = Petit temple, emplacement B
    .text = Effet bonus : 1 offrande + 1 déplacement.
large_city_a = Grande cité, emplacement A
    .text = Effet bonus : 1 or.
large_city_b = Grande cité, emplacement B
    .text = Effet bonus : 1 or.
large_temple_a = Grand temple, emplacement A
    .text = Effet bonus : 2 faveurs.
lock_low = Cadenas 4
    .text = Coûte { FIGURE("lock.lock_low.value", one: "offrande", other: "offrandes") } sur une carte.
lock_mid = Cadenas 5
    .text = Coûte { FIGURE("lock.lock_mid.value", one: "offrande", other: "offrandes") } sur une carte.
lock_high = Cadenas 6
    .text = Coûte { FIGURE("lock.lock_high.value", one: "offrande", other: "offrandes") } sur une carte.
deity_zeus = Zeus
    .text = Vous pouvez dépenser { FIGURE("deity.deity_zeus.power.offerings", one: "offrande", other: "offrandes") } de votre réserve, au lieu d’une faveur, pour suivre. Fin : { FIGURE("deity.deity_zeus.score.base", one: "point", other: "points") }, { FIGURE("deity.deity_zeus.score.base", "deity.deity_zeus.score.bonus") } avec deux faveurs d’un même dieu.
deity_poseidon = Poséidon
    .text = Vous pouvez suivre avec la faveur de n’importe quel dieu. Fin : { FIGURE("deity.deity_poseidon.score.base", one: "point", other: "points") }, { FIGURE("deity.deity_poseidon.score.base", "deity.deity_poseidon.score.bonus") } avec des faveurs de deux dieux différents.
deity_demeter = Déméter
    .text = Une fois, avant de placer : transformez { FIGURE("deity.deity_demeter.power.options.0.stone_in", one: "pierre", other: "pierres") } en 1 marbre ou { FIGURE("deity.deity_demeter.power.options.1.stone_in", one: "pierre", other: "pierres") } en 1 or sur un même niveau. Fin : selon vos pierres ({ FIGURE("deity.deity_demeter.score.tiers", form: "tiers") }).
deity_hades = Hadès
    .text = Une fois, avant de placer : transformez { FIGURE("deity.deity_hades.power.options.0.resources_in", one: "ressource", other: "ressources") } en { FIGURE("deity.deity_hades.power.options.0.offerings_out", one: "offrande", other: "offrandes") } ou { FIGURE("deity.deity_hades.power.options.1.resources_in", one: "ressource", other: "ressources") } en { FIGURE("deity.deity_hades.power.options.1.offerings_out", one: "offrande", other: "offrandes") }. Fin : selon vos cadenas ({ FIGURE("deity.deity_hades.score.tiers", form: "tiers") }).
deity_hera = Héra
    .text = À votre tour chez Zeus, le bonus est permis sans sa faveur. Fin : { FIGURE("deity.deity_hera.score.base", one: "point", other: "points") }, { FIGURE("deity.deity_hera.score.base", "deity.deity_hera.score.bonus") } avec une faveur de Zeus.
deity_apollo = Apollon
    .text = Avec Zeus Jour, après la production, montez jusqu’à { FIGURE("deity.deity_apollo.power.steps", one: "ressource", other: "ressources") } d’un niveau. Fin : selon votre or ({ FIGURE("deity.deity_apollo.score.tiers", form: "tiers") }).
deity_athena = Athéna
    .text = Avec Zeus Nuit, un temple coûte { FIGURE("deity.deity_athena.power.amount") } or de moins. Fin : { FIGURE("deity.deity_athena.score.points", one: "point", other: "points") } par temple construit.
deity_dionysus = Dionysos
    .text = À votre tour chez Déméter, le bonus est permis sans sa faveur. Fin : { FIGURE("deity.deity_dionysus.score.base", one: "point", other: "points") }, { FIGURE("deity.deity_dionysus.score.base", "deity.deity_dionysus.score.bonus") } avec une faveur de Déméter.
deity_pan = Pan
    .text = Avec Déméter Jour, produisez { FIGURE("deity.deity_pan.power.amount", one: "ressource", other: "ressources") } de plus d’un type produit. Fin : selon votre marbre ({ FIGURE("deity.deity_pan.score.tiers", form: "tiers") }).
deity_artemis = Artémis
    .text = Avec Déméter Nuit, une cité coûte { FIGURE("deity.deity_artemis.power.amount", one: "marbre", other: "marbres") } de moins. Fin : { FIGURE("deity.deity_artemis.score.points", one: "point", other: "points") } par cité.
deity_aphrodite = Aphrodite
    .text = À votre tour chez Poséidon, le bonus est permis sans sa faveur. Fin : { FIGURE("deity.deity_aphrodite.score.base", one: "point", other: "points") }, { FIGURE("deity.deity_aphrodite.score.base", "deity.deity_aphrodite.score.bonus") } avec une faveur de Poséidon.
deity_ares = Arès
    .text = Avec Poséidon Jour, prenez { FIGURE("deity.deity_ares.power.amount", one: "offrande", other: "offrandes") } de plus. Fin : selon vos offrandes, réserve et cartes ({ FIGURE("deity.deity_ares.score.tiers", form: "tiers") }).
deity_hephaestus = Héphaïstos
    .text = Avec Poséidon Nuit, vous pouvez dépenser { FIGURE("deity.deity_hephaestus.power.amount", one: "marbre", other: "marbres") } pour { FIGURE("deity.deity_hephaestus.power.favors", one: "faveur", other: "faveurs") } de plus. Fin : selon vos faveurs ({ FIGURE("deity.deity_hephaestus.score.tiers", form: "tiers") }).
deity_persephone = Perséphone
    .text = À votre tour chez Hadès, le bonus est permis sans sa faveur. Fin : { FIGURE("deity.deity_persephone.score.base", one: "point", other: "points") }, { FIGURE("deity.deity_persephone.score.base", "deity.deity_persephone.score.bonus") } avec une faveur de Hadès.
deity_hestia = Hestia
    .text = Avec Hadès Jour, une pierre montée est transformée en marbre, ou un marbre monté en or. Fin : selon les types présents à votre niveau 4 ({ FIGURE("deity.deity_hestia.score.tiers", form: "tiers") }).
deity_hermes = Hermès
    .text = Avec Hadès Nuit, prenez { FIGURE("action.offering_choice.gain", one: "offrande", other: "offrandes") } et faites aussi une offrande. Fin : selon vos cartes Divinité ({ FIGURE("deity.deity_hermes.score.tiers", form: "tiers") }).
favor = Faveur
    .text = Montrée pour le bonus, dépensée pour suivre.
offering = Offrande
    .text = Se pose sur les cartes Divinité pour les prendre, les protéger ou les voler.
lock = Cadenas
    .text = Sécurise une carte Divinité pour toujours ; coûte les offrandes indiquées. Le dernier met fin à la partie.
level_token = Jeton Niveau
    .text = Droit de construire à un niveau ; gardé sur l’emplacement pour marquer ce niveau.
tumble = Dégringoler
    .text = À votre tour, faites dégringoler librement vos ressources.
follow = Suivre
    .text = Dépensez la faveur correspondante pour faire l’action principale du joueur actif.
builder = Bâtisseur
    .text = Votre seul ouvrier ; il doit bouger à chaque tour.
blue = Bleu
red = Rouge
white = Blanc
black = Noir
mountain = Mont Olympe
    .text = Quatre niveaux. Un jeton Niveau donne le droit d’y construire.
action_board = Plateau Action
    .text = Huit cases, deux par dieu.
player_board = Plateau individuel
    .text = Les ressources sont sur quatre niveaux ; huit emplacements portent les constructions.
river = Rivière
    .text = Cartes Divinité à prendre. Prendre un cadenas révèle la carte qui est dessous.
deck = Paquet
    .text = Ses cartes n’entrent jamais en jeu ; son cadenas est le dernier.
secured = Sécurisée
    .text = Une carte qui porte un cadenas ne peut plus être volée.
bonus_action = Action bonus
    .text = Permise si vous avez une faveur du dieu, ou une carte qui en tient lieu.
one-stone = 1 pierre
one-marble = 1 marbre
one-gold = 1 or
favor-zeus = faveur de Zeus
favor-demeter = faveur de Déméter
favor-poseidon = faveur de Poséidon
favor-hades = faveur de Hadès
a-small_city = une petite cité
a-small_temple = un petit temple
a-large_city = une grande cité
a-large_temple = un grand temple
roman-1 = I
roman-2 = II
roman-3 = III
roman-4 = IV

## Réponses

do-first = { $who } commence
do-deal = Révéler { $deity }
do-keep = Garder { $deity }
do-favor = Prendre une { $favor }
do-favor-from = Prendre une { $favor } à { $who }
do-place = Aller sur { $space }
do-refine = Transformer { $count ->
    [one] 1 pierre
   *[other] { $count } pierres
} en { $resource } au niveau { $level }
do-burn = Transformer { $count ->
    [one] 1 ressource
   *[other] { $count } ressources
} en { $offerings ->
    [one] 1 offrande
   *[other] { $offerings } offrandes
}
do-tumble = Faire dégringoler { $resource } : { $from } → { $to }
do-give = Dépenser { $resource } du niveau { $level }
do-main = Action principale
do-skip = Renoncer à l’action principale
do-batch = Combinaison { $number }
do-extra = { $resource } de plus
do-raise = Monter { $resource } : { $from } → { $to }
do-raise_refine = Monter et transformer { $resource } en { $better } : { $from } → { $to }
do-stop = S’arrêter là
do-lift = Monter { $resource } du niveau { $from } au niveau { $to }
do-build = Construire au niveau { $level } : { $slot }
do-move = Déplacer { $resource } : { $from } → { $to }
do-pay_marble = Dépenser { $count ->
    [one] 1 marbre
   *[other] { $count } marbres
} du niveau { $level } pour une faveur
do-decline = Non merci
do-gain = Prendre une offrande
do-offer = Faire une offrande
do-target = Offrande à { $deity }
do-amount = { $count ->
    [one] 1 offrande
   *[other] { $count } offrandes
}
do-bonus = Action bonus
do-end_turn = Finir le tour
do-pass = Ne pas suivre
do-follow = Suivre sur { $space } en dépensant une { $favor }
do-follow-offering = Suivre sur { $space } en dépensant une offrande

detail-both = { $main }, puis { $bonus }
detail-main-only = { $main }
detail-bonus-only = seulement { $bonus }
detail-action = { $action }
detail-goods = { goods }
detail-build = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { goods }
detail-secures = reçoit le cadenas { $count }
detail-river = dans la rivière
detail-held = { $who }, { $count ->
    [one] { $count } offrande
   *[other] { $count } offrandes
} dessus, rapporterait { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Listes de ressources : une virgule entre celles qu’il y a

goods = { some-stone }{ $marble ->
    [0] { "" }
   *[other] { after-stone }{ some-marble }
}{ $gold ->
    [0] { "" }
   *[other] { after-marble }{ some-gold }
}
some-stone = { $stone ->
    [0] { "" }
    [one] { $stone } pierre
   *[other] { $stone } pierres
}
some-marble = { $marble ->
    [one] { $marble } marbre
   *[other] { $marble } marbres
}
some-gold = { $gold ->
    [one] { $gold } or
   *[other] { $gold } ors
}
after-stone = { $stone ->
    [0] { "" }
   *[other] ,{ " " }
}
after-marble = { $marble ->
    [0] { after-stone }
   *[other] ,{ " " }
}

## Questions

ask-first_player = On tire au sort qui commence.
ask-deal = On révèle une carte Divinité.
ask-draft_keep = Gardez l’une de vos deux cartes Divinité.
ask-setup_favor = Prenez une faveur pour commencer.
ask-turn_start = Placez votre bâtisseur ; avant cela, vous pouvez faire dégringoler des ressources.
ask-sacrifice = Choisissez une ressource à dépenser ; reste { $count }.
ask-main_or_skip = Faire l’action principale, ou y renoncer ?
ask-city_batch = Choisissez ce que produit votre cité du niveau { $level } ({ $city }).
ask-base_batch = Choisissez ce que vous produisez au niveau 1.
ask-pan_extra = Pan donne une ressource de plus : laquelle ?
ask-raise_step = Montez une ressource d’un niveau ; { $count ->
    [one] il en reste une à monter
   *[other] il en reste { $count } à monter
}.
ask-raise_any = Montez une ressource à n’importe quel niveau.
ask-build = Choisissez quoi construire, et à quel niveau.
ask-effect_move = Vous pouvez déplacer { $count ->
    [one] une ressource
   *[other] { $count } ressources
} à n’importe quel niveau.
ask-take_favor = Prenez un jeton Faveur.
ask-hephaestus = Dépenser du marbre (Héphaïstos) pour une faveur de plus ?
ask-offering_choice = Prendre une offrande, ou en faire une ?
ask-hermes_offer = Hermès vous permet aussi de faire une offrande.
ask-offering_target = Choisissez la divinité qui reçoit l’offrande.
ask-offering_amount = Combien d’offrandes pour { $deity } ?
ask-bonus_or_decline = Faire l’action bonus ?
ask-turn_end = Faites dégringoler des ressources, ou finissez votre tour.
ask-last_tumble = Les autres ont suivi ou non : faites dégringoler des ressources une dernière fois, ou finissez votre tour.
ask-follow = { $who } est sur { $space } : dépensez une faveur pour suivre, ou laissez passer.

## Événements

event-first = { $who } commence.
event-dealt = { $who } reçoit { $deity }.
event-keeps = { $who } garde { $deity }.
event-turned-up = Nouvelle carte dans la rivière : { $deity }.
event-turn = Tour { $count } : { $who }
event-takes-favor = { $who } prend une { $favor }.
event-wins-favor = { $who } prend une { $favor } à { $loser }.
event-places = { $who } va sur { $space }.
event-refines = { $who } transforme { $count ->
    [one] 1 pierre
   *[other] { $count } pierres
} en { $resource } au niveau { $level }.
event-burns = { $who } transforme { $count ->
    [one] 1 ressource
   *[other] { $count } ressources
} en offrandes (Hadès).
event-gives = { $who } dépense { $resource } du niveau { $level }.
event-tumbles = { $who } fait dégringoler { $resource } : { $from } → { $to }.
event-skips-main = { $who } renonce à l’action principale ({ $action }).
event-uses-bonus = { $who } fait l’action bonus : { $action }.
event-gains-stone = { $who } reçoit { $count ->
    [one] 1 pierre
   *[other] { $count } pierres
} au niveau { $level }.
event-gains-marble = { $who } reçoit { $count ->
    [one] 1 marbre
   *[other] { $count } marbres
} au niveau { $level }.
event-gains-gold = { $who } reçoit { $count ->
    [one] 1 or
   *[other] { $count } ors
} au niveau { $level }.
event-raises = { $who } monte { $resource } : { $from } → { $to }.
event-raises-refined = { $who } monte et transforme { $resource } en { $better } : { $from } → { $to }.
event-lifts = { $who } monte { $resource } : { $from } → { $to }.
event-moves = { $who } déplace { $resource } : { $from } → { $to }.
event-builds = { $who } construit { $building } au niveau { $level }.
event-spends = { $who } dépense au niveau { $level } : { goods }.
event-receives = { $who } reçoit { $count ->
    [one] 1 offrande
   *[other] { $count } offrandes
}.
event-buys-favor = { $who } dépense { $count ->
    [one] 1 marbre
   *[other] { $count } marbres
} du niveau { $level } pour une faveur de plus.
event-protects = { $who } ajoute { $count ->
    [one] 1 offrande
   *[other] { $count } offrandes
} à { $deity }.
event-claims = { $who } prend { $deity } avec { $count ->
    [one] 1 offrande
   *[other] { $count } offrandes
}.
event-steals = { $who } vole { $deity } à { $loser } avec { $count ->
    [one] 1 offrande
   *[other] { $count } offrandes
}.
event-secures = { $who } sécurise { $deity } ({ $lock }).
event-follows = { $who } suit sur { $space } en dépensant une { $favor }.
event-follows-offering = { $who } suit sur { $space } en dépensant une offrande.
event-last-turn = Fin de partie déclenchée : { $reason }.

## La fin

end-levels = trois niveaux sont complets
end-locks = le dernier cadenas est pris
end-pieces = un joueur a réalisé toutes ses constructions
end-cap = limite de tours atteinte
score-small_city = Petites cités
score-small_temple = Petits temples
score-large_city = Grandes cités
score-large_temple = Grand temple
score-deities = Divinités
trigger-levels = Niveaux complets
trigger-locks = Cadenas pris
trigger-pieces = Constructions, au plus
trigger-turns = Tours

## Le récit

story-setup = Mise en place
story-turn = { $you ->
    [who] Tour { $count } · Vous
   *[nobody] Tour { $count } · { $who }
}
story-turn-at = { $you ->
    [who] Tour { $count } · Vous · { $space }
   *[nobody] Tour { $count } · { $who } · { $space }
}
story-first = { $you ->
    [who] Vous commencez
   *[nobody] { $who } commence
}
story-dealt = { $you ->
    [who] Vous recevez { $deity }
   *[nobody] { $who } reçoit { $deity }
}
story-keeps = { $you ->
    [who] Vous gardez { $deity }
   *[nobody] { $who } garde { $deity }
}
story-turned-up = Une carte est révélée dans la rivière : { $deity }
story-last-turn = La fin de partie est déclenchée : { $reason }
story-places = { $you ->
    [who] Vous allez sur { $space }
   *[nobody] { $who } va sur { $space }
}
story-skips-main = { $you ->
    [who] Vous renoncez à l’action principale ({ $action })
   *[nobody] { $who } renonce à l’action principale ({ $action })
}
story-cannot-main = { $you ->
    [who] Vous ne pouvez pas faire l’action principale ({ $action })
   *[nobody] { $who } ne peut pas faire l’action principale ({ $action })
}
story-uses-bonus = { $you ->
    [who] Vous utilisez le bonus : { $action }
   *[nobody] { $who } utilise le bonus : { $action }
}
story-receives = { $you ->
    [who] Vous recevez { $things }
   *[nobody] { $who } reçoit { $things }
}
story-takes-favor = { $you ->
    [who] Vous prenez { $things }
   *[nobody] { $who } prend { $things }
}
story-wins-favor = { $you ->
    [who] Vous prenez { $things } à { $loser }
    [loser] { $who } vous prend { $things }
   *[nobody] { $who } prend { $things } à { $loser }
}
story-buys-favor = { $you ->
    [who] Vous dépensez { $count ->
        [one] { $count } marbre
       *[other] { $count } marbres
    } (Héphaïstos) du niveau { $level } pour 1 faveur de plus
   *[nobody] { $who } dépense { $count ->
        [one] { $count } marbre
       *[other] { $count } marbres
    } (Héphaïstos) du niveau { $level } pour 1 faveur de plus
}
story-refines = { $you ->
    [who] Vous transformez { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    } en { $resource } au niveau { $level } avec Déméter
   *[nobody] { $who } transforme { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    } en { $resource } au niveau { $level } avec Déméter
}
story-burns = { $you ->
    [who] Vous donnez { $count ->
        [one] { $count } ressource
       *[other] { $count } ressources
    } à Hadès
   *[nobody] { $who } donne { $count ->
        [one] { $count } ressource
       *[other] { $count } ressources
    } à Hadès
}
story-gives = { $you ->
    [who] Vous donnez { $things } à Hadès
   *[nobody] { $who } donne { $things } à Hadès
}
story-tumbles = { $you ->
    [who] Vous faites dégringoler { $things }, { $from } → { $to }
   *[nobody] { $who } fait dégringoler { $things }, { $from } → { $to }
}
story-raises = { $you ->
    [who] Vous montez { $things }, { $from } → { $to }
   *[nobody] { $who } monte { $things }, { $from } → { $to }
}
story-raises-refined = { $you ->
    [who] Vous montez { $resource }, { $from } → { $to }, et Hestia en fait { $better }
   *[nobody] { $who } monte { $resource }, { $from } → { $to }, et Hestia en fait { $better }
}
story-moves = { $you ->
    [who] Vous déplacez { $things }, { $from } → { $to }
   *[nobody] { $who } déplace { $things }, { $from } → { $to }
}
story-builds = { $you ->
    [who] Vous construisez { $building } au niveau { $level }
   *[nobody] { $who } construit { $building } au niveau { $level }
}
story-spends = { $you ->
    [who] Vous payez { $things } au niveau { $level }
   *[nobody] { $who } paie { $things } au niveau { $level }
}
story-builds-for = { $you ->
    [who] Vous construisez { $building } au niveau { $level } pour { $things }
   *[nobody] { $who } construit { $building } au niveau { $level } pour { $things }
}
story-gains = { $you ->
    [who] Vous produisez { $things } au niveau { $level }
   *[nobody] { $who } produit { $things } au niveau { $level }
}
story-pan = { $you ->
    [who] Pan vous donne { $things } au niveau { $level }
   *[nobody] Pan donne { $things } à { $who } au niveau { $level }
}
story-protects = { $you ->
    [who] Vous ajoutez { $things } à { $deity }
   *[nobody] { $who } ajoute { $things } à { $deity }
}
story-claims = { $you ->
    [who] Vous prenez { $deity } pour { $things }
   *[nobody] { $who } prend { $deity } pour { $things }
}
story-steals = { $you ->
    [who] Vous prenez { $deity } à { $loser } pour { $things }
    [loser] { $who } vous prend { $deity } pour { $things }
   *[nobody] { $who } prend { $deity } à { $loser } pour { $things }
}
story-secures = { $you ->
    [who] Vous sécurisez { $deity } ({ $lock })
   *[nobody] { $who } sécurise { $deity } ({ $lock })
}
story-follows = { $you ->
    [who] Vous suivez sur { $space } pour 1 { $favor }
   *[nobody] { $who } suit sur { $space } pour 1 { $favor }
}
story-follows-offering = { $you ->
    [who] Vous suivez sur { $space } pour 1 offrande
   *[nobody] { $who } suit sur { $space } pour 1 offrande
}
n-stone = { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
n-marble = { $count ->
        [one] { $count } marbre
       *[other] { $count } marbres
    }
n-gold = { $count ->
        [one] { $count } or
       *[other] { $count } ors
    }
n-offering = { $count ->
        [one] { $count } offrande
       *[other] { $count } offrandes
    }
n-favor-zeus = { $count ->
        [one] { $count } faveur
       *[other] { $count } faveurs
    } de Zeus
n-favor-demeter = { $count ->
        [one] { $count } faveur
       *[other] { $count } faveurs
    } de Déméter
n-favor-poseidon = { $count ->
        [one] { $count } faveur
       *[other] { $count } faveurs
    } de Poséidon
n-favor-hades = { $count ->
        [one] { $count } faveur
       *[other] { $count } faveurs
    } de Hadès

## Pourquoi pas

why-3-13 = Ce dieu est déjà pris : choisissez-en un autre
why-4-3 = Cela se fait avant de bouger, et votre bâtisseur a bougé
why-5-2 = { $you ->
    [who] Vous y êtes vous-même
   *[nobody] { $who } occupe cette case jusqu’à son prochain tour
}
why-5-3 = Votre bâtisseur y est déjà, et il doit bouger
why-5-6 = Vous ne pourriez rien y faire maintenant
why-6-8 = Vous faites l’action principale, ou vous y renoncez
why-7-2 = Pour suivre ici, il vous faut une faveur de ce dieu
why-7-4 = { $you ->
    [who] Vous ne pouvez suivre que là où vous vient d’aller
   *[nobody] Vous ne pouvez suivre que là où { $who } vient d’aller
}
why-7-5 = Vous ne pourriez pas faire cette action maintenant
why-7-13 = Les ressources ne dégringolent qu’à votre tour
why-9-1 = Zeus Nuit sert aux temples, Déméter Nuit aux cités
why-lacks = Il vous manque { $things } au niveau { $level }
    .more = Cela coûte { $cost }, et vous y avez { $have }. Les ressources des autres niveaux ne comptent pas : montez-les, ou faites-les dégringoler.
why-no-raise = Rien à vous n’est sous le niveau IV : rien ne peut monter
why-used = Cette carte vous a déjà servi à ce tour
why-full = Le niveau { $level } n’a plus de jeton : on n’y construit plus
why-built = Vous l’avez déjà construit
why-9-14 = Les deux emplacements se valent : prenez celui de gauche
why-none = Il vous faut { $resource } au niveau { $level }, et il n’y en a pas
why-10-3 = Montez au moins une ressource, puis arrêtez-vous
why-10-8 = Rien ne peut dégringoler de là maintenant
why-11-5 = Une faveur vient de sa pile ; d’un joueur si elle est vide
why-11-8 = Vous prenez une offrande, ou vous en faites une
why-12-1 = Vous n’en avez que { $count } en réserve
    .more = Les offrandes posées sur des cartes y restent.
why-12-3 = Seule une carte visible peut recevoir une offrande
why-12-4 = Il vous faut { $needed ->
        [one] { $needed } offrande
       *[other] { $needed } offrandes
    } pour la prendre ; vous en avez { $count }
    .more = Les offrandes viennent de Poséidon Jour, de Hadès Nuit et des constructions.
why-12-5 = Un cadenas protège cette carte pour toujours
why-12-9 = À { $count ->
        [one] { $count } offrande
       *[other] { $count } offrandes
    }, le cadenas se ferme : pas davantage
why-13-12 = Il faut { $needed ->
    [one] { $needed } pierre
   *[other] { $needed } pierres
  } au niveau { $level } : vous en avez { $count }
why-13-13 = Hadès demande { $needed ->
    [one] { $needed } ressource
   *[other] { $needed } ressources
  } : vous en avez { $count }
why-13-18 = Pan n’ajoute qu’une ressource que vous venez de produire
why-13-22 = Vous n’avez pas de marbre à ce niveau
why-16-3 = { $you ->
    [who] Vous bloque les deux côtés de ce dieu
   *[nobody] { $who } bloque les deux côtés de ce dieu
}
why-16-4 = À deux joueurs, il faut changer de dieu à chaque tour
why-17-1 = Vous gardez l’une des deux cartes reçues
why-do-chance = Le hasard en décide
why-do-keep = On garde une carte sur deux avant la partie
why-do-favor = Les faveurs se prennent avec Poséidon Nuit, ou en bonus
why-do-place = Votre bâtisseur bouge au début de votre tour
why-do-refine = Déméter transforme la pierre avant que vous bougiez
why-do-burn = Hadès prend des ressources avant que vous bougiez
why-do-tumble = Les ressources dégringolent à votre tour, entre deux actions
why-do-give = On ne donne de ressources qu’à Hadès
why-do-main = L’action principale vient après le bâtisseur
why-do-batch = Vous choisissez des ressources quand vous produisez
why-do-extra = Seul Pan donne une ressource de plus
why-do-raise = Les ressources montent avec Hadès Jour, ou en bonus
why-do-raise_refine = Hestia transforme ce que vous montez avec Hadès Jour
why-do-lift = Le bonus de Poséidon Jour monte une ressource à tout niveau
why-do-build = Vous construisez avec Zeus Nuit ou Déméter Nuit
why-do-move = Certaines constructions le permettent : pas maintenant
why-do-pay_marble = Héphaïstos prend du marbre avec Poséidon Nuit
why-do-offer = Les offrandes se font avec Hadès Nuit, ou en bonus
why-do-target = Vous choisissez une carte quand vous faites une offrande
why-do-amount = Vous dites combien quand vous faites une offrande
why-do-bonus = Le bonus vient après l’action principale
why-do-stop = Il y a autre chose à décider d’abord
why-do-follow = On suit à la fin du tour d’un autre

## Idées : ce que nomment leurs raisons

n-point = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
n-secured = { $count ->
        [one] { $count } divinité protégée
       *[other] { $count } divinités protégées
    }
n-deity = { $count ->
        [one] { $count } divinité
       *[other] { $count } divinités
    }
n-city = { $count ->
        [one] { $count } cité
       *[other] { $count } cités
    }
n-temple = { $count ->
        [one] { $count } temple
       *[other] { $count } temples
    }
n-favor = { $count ->
        [one] { $count } faveur
       *[other] { $count } faveurs
    }
idea-backed = Votre divinité est plus difficile à voler.
idea-backed-not = Votre divinité est plus facile à voler.
idea-height = Vos ressources sont plus haut, là où une construction vaut davantage.
idea-height-not = Vos ressources sont plus bas, là où une construction vaut moins.
idea-plan = Votre prochaine construction se rapproche.
idea-plan-not = Votre prochaine construction reste plus loin.
