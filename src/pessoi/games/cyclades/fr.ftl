### Cyclades Legendary Edition : les mots en français. Chaque chose porte son identifiant, et son explication dans .text.

game-cyclades = Cyclades
    .pitch = Misez sur un dieu, construisez une Métropole, gare au Kraken.
    .length = 90 min

option-opening = Mise en place
option-opening-usual = On choisit ses zones
option-opening-ready = Pour débuter : zones déjà attribuées
option-teams = Équipes
option-teams-no = Chacun pour soi
option-teams-yes = Par équipes de deux
option-map = Carte
option-map-recommended = Conseillée
option-map-custom = Assemblée à votre guise
option-map-random = Au hasard
option-side = Tuiles Archipel
option-side-a = A : beaucoup de petites îles
option-side-b = B : de plus grandes îles
option-side-random = Au hasard (cartes aléatoires seulement)
option-goal = Métropoles pour gagner
option-goal-3 = Trois
option-goal-4 = Quatre (plus long, en équipes)

end-metropolises = Nombre de Métropoles atteint en fin de Cycle.
end-elimination = Une faction a perdu sa dernière zone terrestre.
end-cycles = Le dernier Cycle est joué.

score-metropolises = Métropoles
score-gold = Or

setup = Mise en place
init = Initialisation du Cycle
income = Revenus
offerings = Offrandes
upkeep = Coûts d’entretien
actions = Actions
cycle_end = Fin du Cycle

side-a = Face A
side-b = Face B
gold = Or
    .text = Paie les offrandes, les recrues, les déplacements et les Créatures ; caché derrière les paravents.
land = Zone terrestre
    .text = Accueille Troupes, Héros et bâtiments.
sea = Zone maritime
    .text = Accueille des Flottes ; contrôlée par qui y a des Flottes.
turn_order = Ordre du tour
creature_track = Piste Créature
    .text = La Créature de la case { FIGURE("creature_track.costs", form: "least") } PO est défaussée à chaque Cycle ; les Temples réduisent le prix de 1 PO.
hero_track = Piste Héros
    .text = Avec Héra, recrutez { FIGURE("gods.hera.hero_max") } Héros pour { FIGURE("gods.hera.hero_cost") } PO.
creature_discard = Créatures défaussées
reserve = Réserve
metropolises = Métropoles
site = Site de construction
    .text = De la place pour un bâtiment ou une Métropole.
troops = Troupes
fleets = Flottes
heroes = Héros
creatures = Créatures
buildings = Bâtiments
battle = Combat
cycle = Cycle
strength = Force

## Factions

purple = Violet
yellow = Jaune
blue = Bleu
black = Noir
red = Rouge
green = Vert

## Dieux

athena = Athéna
    .text = Construisez une Université et prenez un Philosophe ; vous pouvez recruter { FIGURE("gods.athena.extra_philosopher_max", one: "Philosophe supplémentaire", other: "Philosophes supplémentaires") } pour { FIGURE("gods.athena.extra_philosopher_cost") } PO.
zeus = Zeus
    .text = Construisez un Temple et prenez une Prêtresse ; vous pouvez recruter { FIGURE("gods.zeus.extra_priestess_max", one: "Prêtresse supplémentaire", other: "Prêtresses supplémentaires") } pour { FIGURE("gods.zeus.extra_priestess_cost") } PO, puis regarder la première Créature de la pioche et la jouer pour { FIGURE("gods.zeus.peek_play_cost") } PO.
poseidon = Poséidon
    .text = Construisez un Port et placez une Flotte ; vous pouvez recruter jusqu’à { FIGURE("gods.poseidon.extra_fleet_costs", form: "count", one: "Flotte supplémentaire", other: "Flottes supplémentaires") } ({ FIGURE("gods.poseidon.extra_fleet_costs") } PO) et faire des déplacements maritimes à { FIGURE("gods.poseidon.sea_move_cost") } PO chacun.
ares = Arès
    .text = Construisez une Forteresse et placez une Troupe ; vous pouvez recruter jusqu’à { FIGURE("gods.ares.extra_troop_costs", form: "count", one: "Troupe supplémentaire", other: "Troupes supplémentaires") } ({ FIGURE("gods.ares.extra_troop_costs") } PO) et faire des déplacements terrestres à { FIGURE("gods.ares.land_move_cost") } PO chacun.
hera = Héra
    .text = Construisez un bâtiment de base que vous n’avez pas et placez une Troupe mercenaire ; vous pouvez recruter jusqu’à { FIGURE("gods.hera.extra_mercenary_costs", form: "count", one: "Troupe mercenaire supplémentaire", other: "Troupes mercenaires supplémentaires") } ({ FIGURE("gods.hera.extra_mercenary_costs") } PO) et { FIGURE("gods.hera.hero_max") } Héros pour { FIGURE("gods.hera.hero_cost") } PO.
apollo = Apollon
    .text = Gratuit et toujours dernier : une Corne d’abondance sur terre, une en mer, et { FIGURE("gods.apollo.gold") } PO. Ni Créatures ni Héros.

## Bâtiments et bonus de métropole

university = Université
    .text = Aucun effet propre ; l’un des quatre types requis pour une Métropole.
temple = Temple
    .text = Une fois par Cycle, 1 PO de réduction sur une Créature de la piste.
port = Port
    .text = Force +{ FIGURE("combat.port_bonus") } pour vos Flottes dans la zone maritime sur laquelle il donne.
fortress = Forteresse
    .text = Force +{ FIGURE("combat.fortress_bonus") } quand vous défendez sa zone terrestre.
metropolis = Métropole
    .text = Compte pour la victoire ; vaut un Port, une Forteresse et un Temple.
mark-unspent = encore disponible
mark-spent = déjà employée pendant ce Cycle
bonus-two_troops = Deux Troupes de base
    .text = Placez { FIGURE("metropolis_bonuses.two_troops.troops", one: "Troupe", other: "Troupes") } de base sur des zones terrestres que vous contrôlez.
bonus-cornucopia = Corne d’abondance
    .text = Placez { FIGURE("metropolis_bonuses.cornucopia.cornucopias", one: "jeton", other: "jetons") } Corne d’abondance sur une zone que vous contrôlez.
bonus-priestess = Prêtresse
    .text = Prenez { FIGURE("metropolis_bonuses.priestess.priestesses", one: "carte", other: "cartes") } Prêtresse.
bonus-three_gold = 3 PO
    .text = Prenez { FIGURE("metropolis_bonuses.three_gold.gold") } PO.
bonus-two_fleets = Deux Flottes
    .text = Placez { FIGURE("metropolis_bonuses.two_fleets.fleets", one: "Flotte", other: "Flottes") } dans des zones maritimes que vous contrôlez déjà.
bonus-reserve_creature = Réserver une Créature
    .text = Marquez { FIGURE("metropolis_bonuses.reserve_creature.reservations", one: "Créature", other: "Créatures") } de la piste : vous seul pourrez acheter ce que vous avez marqué tant que cela y reste.
bonus-base_building = Bâtiment de base
    .text = Construisez { FIGURE("metropolis_bonuses.base_building.buildings", one: "bâtiment", other: "bâtiments") } de base au choix sur vos sites vides.
bonus-troop_and_fleet = Une Troupe et une Flotte
    .text = Placez { FIGURE("metropolis_bonuses.troop_and_fleet.troops", one: "Troupe", other: "Troupes") } de base et { FIGURE("metropolis_bonuses.troop_and_fleet.fleets", one: "Flotte", other: "Flottes") } dans des zones que vous contrôlez déjà.

## Créatures

charon = Charon
    .text = Échangez un de vos Héros en jeu contre un Héros de la piste ; le nouveau ne peut pas être sacrifié pendant ce Cycle.
chimera = Chimère
    .text = Jouez gratuitement une Créature de la défausse. Dès que la Chimère est défaussée, on mélange pioche et défausse.
cyclops = Cyclope
    .text = Remplacez un de vos bâtiments de base par un autre type pris dans la réserve.
dryad = Dryade
    .text = Volez une carte Prêtresse.
echidna = Échidna
    .text = Volez une figurine Créature adverse ; vous pouvez la déplacer vers toute zone valide.
empusa = Empousa
    .text = Refaites les actions obligatoires gratuites de votre dieu.
giant = Géant
    .text = Volez tous les mercenaires d’une zone terrestre et placez-les chez vous.
griffin = Griffon
    .text = Volez { FIGURE("creatures.griffin.steal_fraction", form: "fraction") } de l’or d’un autre joueur, arrondi à l’inférieur.
harpy = Harpie
    .text = Détruisez une Troupe de base ou un mercenaire, où qu’il soit ; jamais un Héros.
hippalectryon = Hippalectryon
    .text = Transformez { FIGURE("creatures.hippalectryon.mercenaries_per_exchange") } de vos mercenaires en une Corne d’abondance, une Prêtresse ou un Philosophe, autant de fois que possible.
hippocamp = Hippocampe
    .text = Transformez toutes vos Flottes d’une zone maritime en autant de mercenaires sur vos zones terrestres.
manticore = Manticore
    .text = Détruisez une figurine Créature ou un Héros présent sur la carte.
erinyes = Les Érinyes
    .text = Déplacez un jeton Corne d’abondance d’une zone quelconque à une autre.
graeae = Les Grées
    .text = Recevez une nouvelle fois vos revenus actuels.
pegasus = Pégase
    .text = Déplacez gratuitement tout ou partie de vos unités d’une zone terrestre vers n’importe quelle autre.
satyr = Satyre
    .text = Volez une carte Philosophe.
sphinx = Sphinx
    .text = Piochez { FIGURE("creatures.sphinx.draw", one: "Créature", other: "Créatures") }, jouez-en une gratuitement et défaussez le reste.
sylph = Sylphe
    .text = Échangez les Flottes de deux zones maritimes quelconques.
triton = Triton
    .text = Volez un bâtiment de base à un autre joueur et posez-le sur un de vos sites.
cerberus = Cerbère
    .text = Vous recevez les revenus de sa zone à la place de celui qui la contrôle.
charybdis_scylla = Charybde et Scylla
    .text = Les deux zones maritimes qu’elles occupent sont voisines pour vos Flottes.
chiron = Chiron
    .text = Rien dans sa zone ne peut être ciblé par l’effet d’une Créature.
geryon = Géryon
    .text = Chaque Troupe, mercenaire ou Flotte détruit ajoute { FIGURE("creatures.geryon.gold_per_destroyed_unit") } PO sur sa zone, à recevoir avec son prochain revenu.
hydra = Hydre
    .text = Les revenus de sa zone comptent { FIGURE("creatures.hydra.income_multiplier") } fois. À son arrivée et à chaque entretien, elle dévore une unité proche et ajoute { FIGURE("creatures.hydra.cornucopias", one: "Corne", other: "Cornes") } d’abondance à sa zone.
kraken = Kraken
    .text = Détruit toutes les Flottes là où il arrive ; aucune Flotte ne peut entrer dans sa zone.
medusa = Méduse
    .text = Aucune Troupe ni aucun Héros ne peut entrer dans sa zone ni en sortir.
minotaur = Minotaure
    .text = Défenseur de Force { FIGURE("creatures.minotaur.strength") } sur une zone que vous contrôlez ; il ne bat jamais en retraite.
nereid = Néréide
    .text = Vous recevez les revenus de sa zone maritime à la place de celui qui la contrôle.
polyphemus = Polyphème
    .text = Chasse toutes les Flottes des zones maritimes voisines et les interdit.
calydonian_boar = Sanglier de Calydon
    .text = Chasse toutes les unités de sa zone et l’interdit.
typhon = Typhon
    .text = Les bâtiments des zones terrestres voisines n’ont plus d’effet et ne servent plus pour une Métropole.

## Héros

achilles = Achille
    .text = Militaire : un ennemi qui perd un round doit aussitôt battre en retraite ou être détruit. Sacrifice : construisez { FIGURE("heroes.achilles.sacrifice_buildings", one: "bâtiment", other: "bâtiments") } de base au choix dans une même zone terrestre.
    .military = Un ennemi qui perd un round doit aussitôt battre en retraite ou être détruit.
    .sacrifice = Construisez deux bâtiments de base au choix dans une même zone terrestre.
ajax = Ajax
    .text = Militaire : Force { FIGURE("heroes.ajax.strength") } au combat. Sacrifice : si vous contrôlez { FIGURE("heroes.ajax.sacrifice_land_zones", one: "zone terrestre", other: "zones terrestres") }, construisez une Métropole.
    .military = Force 2 au combat.
    .sacrifice = Si vous contrôlez 7 zones terrestres, construisez une Métropole.
antigone = Antigone
    .text = Militaire : votre dé vaut { FIGURE("heroes.antigone.die_to") } quand il indique { FIGURE("heroes.antigone.die_from") }. Sacrifice : défaussez { FIGURE("heroes.antigone.sacrifice_cornucopias") } de vos jetons Corne d’abondance pour construire une Métropole.
    .military = Votre dé vaut 3 quand il indique 0.
    .sacrifice = Défaussez 3 de vos jetons Corne d’abondance pour construire une Métropole.
croesus = Crésus
    .text = Militaire : payez { FIGURE("heroes.croesus.reroll_cost") } PO pour relancer votre dé, autant de fois que vous voulez. Sacrifice : dépensez { FIGURE("heroes.croesus.sacrifice_gold") } PO pour construire une Métropole.
    .military = Payez 1 PO pour relancer votre dé, autant de fois que vous voulez.
    .sacrifice = Dépensez 15 PO pour construire une Métropole.
hector = Hector
    .text = Militaire : détruit { FIGURE("heroes.hector.kills", one: "Troupe qui envahit", other: "Troupes qui envahissent") } sa zone avant le combat. Sacrifice : transformez { FIGURE("heroes.hector.sacrifice_priestesses", one: "Prêtresse", other: "Prêtresses") } en { FIGURE("heroes.hector.sacrifice_philosophers", one: "Philosophe", other: "Philosophes") }, autant de fois que vous voulez.
    .military = Détruit une Troupe qui envahit sa zone avant le combat.
    .sacrifice = Transformez 2 Prêtresses en 1 Philosophe, autant de fois que vous voulez.
helen = Hélène
    .text = Militaire : votre dé vaut toujours { FIGURE("heroes.helen.die_fixed") }. Sacrifice : détruisez { FIGURE("heroes.helen.sacrifice_pairs", one: "paire", other: "paires") } de bâtiments de base de types différents pour construire une Métropole.
    .military = Votre dé vaut toujours 2.
    .sacrifice = Détruisez deux paires de bâtiments de base de types différents pour construire une Métropole.
heracles = Héraclès
    .text = Militaire : détruit les Créatures des zones qu’il traverse et garde leurs cartes. Sacrifice : avec { FIGURE("heroes.heracles.sacrifice_creature_cards", one: "carte", other: "cartes") } Créature sous sa carte, construisez une Métropole.
    .military = Détruit les Créatures des zones qu’il traverse et garde leurs cartes.
    .sacrifice = Avec 2 cartes Créature sous sa carte, construisez une Métropole.
hippolyta = Hippolyte
    .text = Militaire : vos Ports et Forteresses de sa zone comptent au combat à la fois comme Port et comme Forteresse. Sacrifice : si vous contrôlez { FIGURE("heroes.hippolyta.sacrifice_other_heroes", one: "autre", other: "autres") } Héros, construisez une Métropole.
    .military = Vos Ports et Forteresses de sa zone comptent au combat à la fois comme Port et comme Forteresse.
    .sacrifice = Si vous contrôlez 2 autres Héros, construisez une Métropole.
penthesilea = Penthésilée
    .text = Militaire : vous gagnez les égalités. Sacrifice : posez une Métropole que vous construisez sur cette carte : elle est inattaquable.
    .military = Vous gagnez les égalités.
    .sacrifice = Posez une Métropole que vous construisez sur cette carte : elle est inattaquable.
jason = Jason
    .text = Militaire : ses déplacements héroïques peuvent utiliser les Flottes adverses. Sacrifice : avec { FIGURE("heroes.jason.sacrifice_fleets") } de vos Flottes en jeu, construisez une Métropole.
    .military = Ses déplacements héroïques peuvent utiliser les Flottes adverses.
    .sacrifice = Si vos 8 Flottes sont en jeu, construisez une Métropole.
pericles = Périclès
    .text = Militaire : chacun de ses déplacements héroïques coûte { FIGURE("heroes.pericles.heroic_move_cost") } PO. Sacrifice : avec { FIGURE("heroes.pericles.sacrifice_troops") } de vos Troupes de base en jeu, construisez une Métropole.
    .military = Chacun de ses déplacements héroïques coûte 1 PO.
    .sacrifice = Si vos 8 Troupes de base sont en jeu, construisez une Métropole.
leto = Léto
    .text = Militaire : peut se déplacer et être sacrifiée même avec Apollon. Sacrifice : si vous contrôlez { FIGURE("heroes.leto.sacrifice_creature_figures", one: "figurine", other: "figurines") } Créature, construisez une Métropole.
    .military = Peut se déplacer et être sacrifiée même avec Apollon.
    .sacrifice = Si vous contrôlez 2 figurines Créature, construisez une Métropole.
perseus = Persée
    .text = Militaire : les Troupes qui l’accompagnent peuvent battre en retraite au lieu d’être détruites. Sacrifice : déplacez tout ou partie de vos unités d’une zone terrestre vers n’importe quelle autre.
    .military = Les Troupes qui l’accompagnent peuvent battre en retraite au lieu d’être détruites.
    .sacrifice = Déplacez tout ou partie de vos unités d’une zone terrestre vers n’importe quelle autre.
pandora = Pandore
    .text = Militaire : les mercenaires ennemis de son combat passent dans votre camp. Sacrifice : utilisez le pouvoir sacrificiel d’un Héros de la piste.
    .military = Les mercenaires ennemis de son combat passent dans votre camp.
    .sacrifice = Utilisez le pouvoir sacrificiel d’un Héros de la piste.
ulysses = Ulysse
    .text = Militaire : en attaque, ignore les Forteresses ennemies. Sacrifice : détruisez { FIGURE("heroes.ulysses.sacrifice_same_type", one: "bâtiment", other: "bâtiments") } de base du même type pour construire une Métropole.
    .military = En attaque, ignore les Forteresses ennemies.
    .sacrifice = Détruisez trois bâtiments de base du même type pour construire une Métropole.
penelope = Pénélope
    .text = Militaire : +{ FIGURE("heroes.penelope.sea_bonus") } dans vos combats maritimes autour de sa zone. Sacrifice : si vous contrôlez { FIGURE("heroes.penelope.sacrifice_sea_zones", one: "zone maritime", other: "zones maritimes") }, construisez une Métropole.
    .military = +2 dans vos combats maritimes autour de sa zone.
    .sacrifice = Si vous contrôlez 6 zones maritimes, construisez une Métropole.

## Pièces et cartes

philosopher = Philosophe
    .text = Quatre Philosophes permettent de construire une Métropole.
priestess = Prêtresse
    .text = 1 PO de moins sur chaque offrande ; défaussez-en une à l’entretien pour garder une Créature.
mercenary = Troupe mercenaire
    .text = Unité terrestre de Force { FIGURE("combat.unit_strength") } de la réserve commune.
fleet = Flotte
    .text = Unité maritime de Force { FIGURE("combat.unit_strength") } ; relie les îles pour les déplacements.
cornucopia = Corne d’abondance
    .text = 1 PO de revenu pour qui contrôle la zone.
priestess_icon = Icône Prêtresse
    .text = Prenez une Prêtresse quand vous prenez le contrôle de cette zone.
base_troop = Troupe de base
    .text = Unité terrestre de Force { FIGURE("combat.unit_strength") }.

## Tuiles et zones

t01 = Naxos
t01_l1 = Naxos 1
t01_l2 = Naxos 2
t01_l3 = Naxos 3
t01_s1 = Mer de Naxos 1
t01_s2 = Mer de Naxos 2
t01_s3 = Mer de Naxos 3
t02 = Paros
t02_l1 = Paros 1
t02_l2 = Paros 2
t02_l3 = Paros 3
t02_s1 = Mer de Paros 1
t02_s2 = Mer de Paros 2
t02_s3 = Mer de Paros 3
t03 = Mykonos
t03_l1 = Mykonos 1
t03_l2 = Mykonos 2
t03_l3 = Mykonos 3
t03_s1 = Mer de Mykonos 1
t03_s2 = Mer de Mykonos 2
t03_s3 = Mer de Mykonos 3
t04 = Délos
t04_l1 = Délos 1
t04_l2 = Délos 2
t04_l3 = Délos 3
t04_s1 = Mer de Délos 1
t04_s2 = Mer de Délos 2
t04_s3 = Mer de Délos 3
t05 = Andros
t05_l1 = Andros 1
t05_l2 = Andros 2
t05_l3 = Andros 3
t05_s1 = Mer d’Andros 1
t05_s2 = Mer d’Andros 2
t05_s3 = Mer d’Andros 3
t06 = Tinos
t06_l1 = Tinos 1
t06_l2 = Tinos 2
t06_l3 = Tinos 3
t06_s1 = Mer de Tinos 1
t06_s2 = Mer de Tinos 2
t06_s3 = Mer de Tinos 3
t07 = Syros
t07_l1 = Syros 1
t07_l2 = Syros 2
t07_l3 = Syros 3
t07_s1 = Mer de Syros 1
t07_s2 = Mer de Syros 2
t07_s3 = Mer de Syros 3
t08 = Kéa
t08_l1 = Kéa 1
t08_l2 = Kéa 2
t08_l3 = Kéa 3
t08_s1 = Mer de Kéa 1
t08_s2 = Mer de Kéa 2
t08_s3 = Mer de Kéa 3
t09 = Milos
t09_l1 = Milos 1
t09_l2 = Milos 2
t09_l3 = Milos 3
t09_s1 = Mer de Milos 1
t09_s2 = Mer de Milos 2
t09_s3 = Mer de Milos 3
t10 = Théra
t10_l1 = Théra 1
t10_l2 = Théra 2
t10_l3 = Théra 3
t10_s1 = Mer de Théra 1
t10_s2 = Mer de Théra 2
t10_s3 = Mer de Théra 3
t11 = Ios
t11_l1 = Ios 1
t11_l2 = Ios 2
t11_l3 = Ios 3
t11_s1 = Mer d’Ios 1
t11_s2 = Mer d’Ios 2
t11_s3 = Mer d’Ios 3
t12 = Amorgos
t12_l1 = Amorgos 1
t12_l2 = Amorgos 2
t12_l3 = Amorgos 3
t12_s1 = Mer d’Amorgos 1
t12_s2 = Mer d’Amorgos 2
t12_s3 = Mer d’Amorgos 3

## Actions

do-draw_side = { $side }
do-draw_tile = Tuile { $tile }
do-draw_rotation = { $number ->
    [0] Pas tournée
    [one] Tournée d’un sixième
   *[other] Tournée de { $number } sixièmes
}
do-draw_god = { $god } : tirage
do-draw_creature = { $creature } : tirage
do-draw_hero = { $hero } : tirage
do-draw_first = { $faction } : tirage
do-draw_bonus = Bonus de Métropole : { $bonus }
do-roll = Le dé indique { $number }
do-place_land = Prendre { $zone }
do-place_fleet = Flotte : { $zone }
do-place_start_troop = Troupe : { $zone }
do-offer_god = Enchérir : { $god }
do-offer_value = Offrir { $number }
do-upkeep_pick = { $creature } d’abord
do-keep_creature = Défausser une Prêtresse pour garder la Créature
do-release_creature = La laisser partir
do-upkeep_move = La déplacer : { $zone }
do-hydra_victim = Dévorer : { $unit }, { $zone }
do-push_pick = Repousser une Flotte : { $zone }
do-push_unit = Repousser : { $loss }
do-push_to = Repousser vers : { $zone }
do-build_zone = Construire : { $zone }
do-renounce = Ne pas construire
do-replace_building = Retirer et remplacer : { $building }, { $zone }
do-build_type = { $building }
do-open_onto = Donner sur : { $zone }
do-spend_temple = Employer { $building } : { $zone }
do-spend_card = Employer la Métropole de la carte : { $hero }
do-which_temple = Celui dont la réduction est { $mark }
do-which_port = Celui qui donne sur : { $zone }
do-place_unit = Placer : { $zone }
do-place_cornucopia = Corne d’abondance : { $zone }
do-end_turn = Terminer le tour
do-extra_philosopher = Recruter un Philosophe supplémentaire
do-extra_priestess = Recruter une Prêtresse supplémentaire
do-peek = Regarder la première Créature
do-extra_fleet = Recruter une Flotte supplémentaire
do-extra_troop = Recruter une Troupe supplémentaire
do-extra_mercenary = Recruter une Troupe mercenaire supplémentaire
do-sea_move = Déplacer des Flottes : { $zone }
do-land_move = Déplacer des Troupes : { $zone }
do-heroic_move = Déplacement héroïque : { $hero }
do-recruit_hero = Recruter { $hero }
do-buy_creature = Acheter : { $creature }
do-sacrifice = Sacrifier { $hero }
do-go_on = Continuer
do-move_to = Vers : { $zone }
do-move_from = Depuis : { $zone }
do-move_troops = { $number ->
    [0] Aucune Troupe de base
    [one] { $number } Troupe de base
   *[other] { $number } Troupes de base
}
do-move_mercenaries = { $number ->
    [0] Aucun mercenaire
    [one] { $number } mercenaire
   *[other] { $number } mercenaires
}
do-hero_goes = { $hero } les accompagne
do-hero_stays = { $hero } reste
do-move_fleets = { $number ->
    [one] { $number } Flotte
   *[other] { $number } Flottes
}
do-cross = Traverser la zone : { $creature }
do-avoid = Éviter la zone : { $creature }
do-hector_kill = Hector détruit : { $unit }
do-reroll = Payer pour relancer le dé
do-keep_die = Garder le dé
do-combat_loss = Perdre : { $loss }
do-destroy = La laisser détruire
do-perseus_rescue = La sauver : { $zone }
do-retreat = Battre en retraite : { $zone }
do-stay = Rester
do-use_types = Détruire deux paires : { $building }, { $other }
do-use_type = Détruire : { $building }
do-use_building = Prendre celui-ci : { $zone }
do-on_card = Sur la carte du Héros
do-on_site = Sur un site de construction
do-metropolis_zone = Métropole : { $zone }
do-reserve = Réserver : { $creature }
do-play_card = Payer et la jouer
do-put_back = La remettre sur la pioche
do-charon_give = Donner { $hero }
do-charon_take = Prendre { $hero }
do-chimera_pick = Jouer : { $creature }
do-cyclops_pick = Remplacer : { $building }, { $zone }
do-steal_from = Voler à { $faction }
do-echidna_pick = Voler : { $creature }
do-echidna_move = La déplacer : { $zone }
do-giant_zone = Voler les mercenaires : { $zone }
do-harpy_pick = Détruire : { $unit }, { $zone }
do-hippalectryon_gain = Deux mercenaires contre : { $gain }
do-give_mercenary = Transformer un mercenaire : { $zone }
do-stop = Arrêter
do-hippocamp_zone = Transformer les Flottes : { $zone }
do-manticore_pick = Détruire : { $prey }
do-erinyes_from = Prendre une Corne d’abondance : { $zone }
do-erinyes_to = La poser : { $zone }
do-sphinx_pick = Jouer : { $creature }
do-sylph_first = Échanger les Flottes : { $zone }
do-sylph_second = Contre celles-ci : { $zone }
do-triton_pick = Voler : { $building }, { $zone }
do-figure_zone = La placer : { $zone }
do-achilles_zone = En construire deux : { $zone }
do-antigone_zone = Défausser une Corne d’abondance : { $zone }
do-again = Encore une fois
do-pandora_copy = Utiliser le pouvoir : { $hero }

## Questions

ask-as = { $faction } : { $question }
ask-about = { $question } ({ $thing })
ask-as-about = { $faction } : { $question } ({ $thing })
no-site = pas de place : elle est perdue
cost = { $number } PO
ask-draw_side = On tire la face jouée.
ask-draw_tile = On tire une tuile.
ask-draw_rotation = On oriente la tuile.
ask-draw_god = On tire l’ordre des dieux.
ask-draw_creature = On pioche une Créature.
ask-draw_hero = On pioche un Héros.
ask-draw_first = On tire le premier ordre du tour.
ask-draw_bonus = On tire un jeton Métropole.
ask-roll = On lance le dé.
ask-place_land = Choisissez une zone terrestre de départ.
ask-place_fleet = Choisissez une zone maritime voisine pour la Flotte.
ask-place_start_troop = Choisissez une zone terrestre pour une Troupe de départ.
ask-offer_god = De quel dieu briguez-vous la faveur ?
ask-offer_value = Combien offrez-vous ?
ask-upkeep_pick = Par quelle Créature commencez-vous ?
ask-upkeep_keep = Défausser une Prêtresse pour garder la Créature, ou la laisser partir ?
ask-upkeep_move = Déplacer la Créature vers une zone voisine ?
ask-hydra_victim = Qui l’Hydre dévore-t-elle ?
ask-push_pick = D’où Polyphème repousse-t-il la prochaine Flotte ?
ask-push_unit = Quelle unité le Sanglier repousse-t-il ensuite ?
ask-push_to = Où l’unité est-elle repoussée ?
ask-build_zone = Où construisez-vous ?
ask-build_type = Quel bâtiment construisez-vous ?
ask-open_onto = Sur quelle zone maritime donne-t-il ?
ask-spend_temple = Quelle réduction employez-vous ?
ask-which_building = Lequel ?
ask-place_unit = Où placez-vous l’unité ?
ask-place_cornucopia = Où placez-vous la Corne d’abondance ?
ask-turn_menu = À vous : choisissez une action, ou terminez le tour.
ask-move_to = Où vont-elles ?
ask-move_from = De quelle zone terrestre partez-vous ?
ask-move_troops = Combien de Troupes de base partent ?
ask-move_mercenaries = Combien de mercenaires partent ?
ask-move_hero = Le Héros les accompagne-t-il ?
ask-move_fleets = Combien de Flottes partent ?
ask-heracles_chain = Par où passe Héraclès ?
ask-hector_kill = Quel envahisseur Hector détruit-il ?
ask-croesus_reroll = Payer pour relancer votre dé ?
ask-combat_loss = Quelle unité perdez-vous ?
ask-perseus_rescue = Sauver la Troupe par une retraite ?
ask-retreat_defender = Vous défendez : battre en retraite, ou continuer ?
ask-retreat_attacker = Vous attaquez : battre en retraite, ou continuer ?
ask-retreat_forced = Achille vous chasse : où battez-vous en retraite ?
ask-metropolis_use = Quels bâtiments utilisez-vous ?
ask-metropolis_on_card = Poser la Métropole sur la carte du Héros ?
ask-metropolis_zone = Où construisez-vous la Métropole ?
ask-reserve = Quelle Créature réservez-vous ?
ask-peek_play = Jouer cette Créature, ou la remettre sur la pioche ?
ask-charon_swap = Quels Héros changent de place ?
ask-chimera_pick = Quelle Créature défaussée jouez-vous ?
ask-cyclops_pick = Quel bâtiment remplacez-vous ?
ask-steal_from = À qui volez-vous ?
ask-echidna_pick = Quelle Créature volez-vous ?
ask-echidna_move = Déplacer la Créature volée ?
ask-giant_zone = Quels mercenaires volez-vous ?
ask-harpy_pick = Qui la Harpie détruit-elle ?
ask-hippalectryon = En quoi transformez-vous deux mercenaires ?
ask-give_mercenary = Dans quelle zone transformez-vous un mercenaire ?
ask-hippocamp_zone = Quelles Flottes deviennent des mercenaires ?
ask-manticore_pick = Que détruit la Manticore ?
ask-erinyes_from = De quelle zone prenez-vous une Corne d’abondance ?
ask-erinyes_to = Sur quelle zone la posez-vous ?
ask-sphinx_pick = Laquelle des Créatures piochées jouez-vous ?
ask-sylph_first = Quelles Flottes changent de place ?
ask-sylph_second = Contre quelles Flottes ?
ask-triton_pick = Quel bâtiment volez-vous ?
ask-figure_zone = Où placez-vous la Créature ?
ask-achilles_zone = Où construisez-vous deux bâtiments ?
ask-antigone_zone = Quelle Corne d’abondance défaussez-vous ?
ask-hector_convert = Transformer encore deux Prêtresses en un Philosophe ?
ask-pandora_copy = Quel pouvoir utilisez-vous ?
ask-early_sacrifice = Sacrifier un Héros avant les actions de votre dieu ?

## Événements

event-cycle_starts = Le Cycle { $number } commence.
event-god_placed = { $god } : emplacement { $number }.
event-order_placed = Ordre du tour : { $faction } est en position { $number }.
event-creature_revealed = Nouvelle Créature à { $number } PO : { $creature }.
event-creature_discarded = Défausse : { $creature }.
event-hero_revealed = À recruter : { $hero }.
event-creatures_shuffled = Pioche et défausse des Créatures sont mélangées.
event-income = { $faction } reçoit { $number } PO.
event-bids = { $faction } offre { $number } à { $god }.
event-bids_apollo = { $faction } choisit Apollon.
event-outbid = { $faction } est chassé : { $god }.
event-pays_offering = { $faction } { $number ->
    [0] ne paie rien à { $god }
   *[other] paie { $number } PO à { $god }
}.
event-keeps_creature = { $faction } défausse une Prêtresse et garde : { $creature }.
event-loses_creature = { $faction } perd : { $creature }.
event-creature_placed = { $faction } place une Créature : { $creature }, { $zone }.
event-creature_moves = { $faction } déplace une Créature : { $creature }, { $zone }.
event-fleet_pushed = Flotte repoussée ({ $faction }) : { $zone } → { $to }.
event-fleets_pushed = Flottes repoussées ({ $faction }) : { $zone } → { $to }.
event-unit_pushed = Unité repoussée ({ $faction }, { $loss }) : { $zone } → { $to }.
event-units_pushed = Unités repoussées ({ $faction }) : { $zone } → { $to }.
event-turn_starts = { $faction } agit avec { $god }.
event-turn_ends = { $faction } termine son tour.
event-builds = { $faction } construit : { $building }, { $zone }.
event-renounces = { $faction } ne construit pas.
event-building_removed = { $faction } retire : { $building }, { $zone }.
event-opens_onto = { $zone } donne sur : { $to }.
event-places = { $faction } place : { $unit }, { $zone }.
event-places_hero = { $faction } place { $hero } : { $zone }.
event-places_cornucopia = { $faction } pose une Corne d’abondance : { $zone }.
event-gains_gold = { $faction } gagne { $number } PO.
event-gains_priestess = { $faction } gagne { $number ->
    [one] une Prêtresse
   *[other] { $number } Prêtresses
}.
event-gains_philosopher = { $faction } gagne { $number ->
    [one] un Philosophe
   *[other] { $number } Philosophes
}.
event-pays = { $faction } paie { $number } PO.
event-buys_creature = { $faction } achète une Créature ({ $number } PO) : { $creature }.
event-peeks = { $faction } regarde la première Créature.
event-sees_card = { $faction } voit : { $creature }.
event-puts_back = { $faction } remet la carte sur la pioche.
event-recruits = { $faction } recrute { $hero } ({ $number } PO).
event-fleets_move = { $faction } déplace { $number ->
    [one] 1 Flotte
   *[other] { $number } Flottes
} : { $zone } → { $to }.
event-troops_move = { $faction } déplace { $number ->
    [one] 1 Troupe
   *[other] { $number } Troupes
} : { $zone } → { $to }.
event-hero_moves = { $hero } ({ $faction }) se déplace : { $zone } → { $to }.
event-takes_zone = { $faction } prend { $zone }.
event-combat_starts = { $faction } attaque { $defender } : { $zone }.
event-combat_round = Round { $number }.
event-rolls = { $faction } obtient { $number } au dé.
event-strength = Force { DE($faction) } : { $number }.
event-round_lost = { $faction } perd le round.
event-round_tied = Égalité : les deux camps perdent le round.
event-retreats = { $faction } bat en retraite : { $zone } → { $to }.
event-combat_won = { $faction } gagne le combat : { $zone }.
event-combat_undecided = Les deux camps sont détruits : { $zone }.
event-destroyed = { $faction } perd { $number } × { $unit } : { $zone }.
event-hero_dies = { $hero } ({ $faction }) meurt.
event-minotaur_dies = Le Minotaure { DE($faction) } meurt : { $zone }.
event-eliminated = { $faction } : faction éliminée.
event-metropolis = { $faction } construit une Métropole : { $zone }.
event-metropolis_on_card = { $faction } construit une Métropole sur une carte : { $hero }.
event-metropolis_lost = { $faction } n’a pas de place : la Métropole est perdue.
event-four_buildings = { $faction } réunit les quatre bâtiments.
event-four_philosophers = { $faction } réunit quatre Philosophes.
event-bonus = { $faction } reçoit : { $bonus }.
event-reserves = { $faction } réserve : { $creature }.
event-plays_creature = { $faction } joue : { $creature }.
event-no_effect = Sans effet pour { $faction } : { $creature }.
event-swaps_heroes = { $faction } donne { $hero } et prend { $to }.
event-steals_priestess = { $faction } vole une Prêtresse à { $victim }.
event-steals_philosopher = { $faction } vole un Philosophe à { $victim }.
event-steals_half = { $faction } vole la moitié de l’or { DE($victim) }.
event-steals_gold = { $faction } prend { $number } PO à { $victim }.
event-steals_creature = { $faction } vole une Créature à { $victim } : { $creature }.
event-steals_building = { $faction } vole un bâtiment à { $victim } : { $building }, { $zone }.
event-steals_mercenaries = { $faction } vole { $number ->
    [one] 1 mercenaire
   *[other] { $number } mercenaires
} à { $victim } : { $zone }.
event-gives_mercenary = { $faction } transforme un mercenaire : { $zone }.
event-moves_cornucopia = { $faction } déplace une Corne d’abondance : { $zone } → { $to }.
event-swaps_fleets = { $faction } échange les Flottes : { $zone } ↔ { $to }.
event-sacrifices = { $faction } sacrifie { $hero }.
event-copies = Pandore utilise un pouvoir pour { $faction } : { $hero }.
event-converts = { $faction } transforme { $priestesses ->
    [one] { $priestesses } Prêtresse
   *[other] { $priestesses } Prêtresses
} en { $number ->
    [one] 1 Philosophe
   *[other] { $number } Philosophes
}.
event-discards_cornucopia = { $faction } défausse une Corne d’abondance : { $zone }.
event-hector_kills = Hector détruit un envahisseur ({ $faction }) : { $unit }.
event-pandora_takes = { $number ->
    [one] 1 mercenaire rejoint
   *[other] { $number } mercenaires rejoignent
} Pandore et { $faction }.
event-heracles_slays = Héraclès ({ $faction }) abat : { $creature }.
event-saves_troop = Persée sauve une Troupe ({ $faction }) : { $to }.

## Le récit

story-setup = Mise en place
story-cycle = Cycle { $number }
story-offerings = Offrandes
story-turn = { $you ->
    [who] Vous · { $god }
   *[nobody] { $who } · { $god }
}
story-gods = Les dieux prennent place : { $things }
story-order = L’ordre du tour est : { $things }
story-creatures = De nouvelles Créatures apparaissent : { $things }
story-creature_discarded = On défausse une Créature : { $creature }
story-heroes = De nouveaux Héros se présentent : { $things }
story-creatures_shuffled = On mélange la pioche et la défausse des Créatures
story-income = Chacun reçoit ses revenus : { $things }
story-collects = { $you ->
    [who] Vous recevez { $number } PO
   *[nobody] { $who } reçoit { $number } PO
}
story-bids = { $you ->
    [who] Vous offrez { $number } à { $god }
   *[nobody] { $who } offre { $number } à { $god }
}
story-bids-over = { $you ->
    [who] Vous offrez { $number } à { $god } ; { $victim } est chassé
    [victim] { $who } offre { $number } à { $god } ; vous êtes chassé
   *[nobody] { $who } offre { $number } à { $god } ; { $victim } est chassé
}
story-bids_apollo = { $you ->
    [who] Vous choisissez Apollon
   *[nobody] { $who } choisit Apollon
}
story-outbid = { $you ->
    [who] Vous êtes chassé : { $god }
   *[nobody] { $who } est chassé : { $god }
}
story-offered = On paie les dieux : { $things }
story-keeps_creature = { $you ->
    [who] Vous défaussez une Prêtresse et gardez : { $creature }
   *[nobody] { $who } défausse une Prêtresse et garde : { $creature }
}
story-loses_creature = { $you ->
    [who] Vous perdez une Créature : { $creature }
   *[nobody] { $who } perd une Créature : { $creature }
}
story-creature_placed = { $you ->
    [who] Vous placez une Créature : { $creature }, { $zone }
   *[nobody] { $who } place une Créature : { $creature }, { $zone }
}
story-creature_moves = { $you ->
    [who] Vous déplacez une Créature : { $creature }, { $zone }
   *[nobody] { $who } déplace une Créature : { $creature }, { $zone }
}
story-pushed = { $you ->
    [who] Vous êtes repoussé ({ $things }) : { $zone } → { $to }
   *[nobody] { $who } est repoussé ({ $things }) : { $zone } → { $to }
}
story-fleets_pushed = { $you ->
    [who] Vos Flottes sont repoussées : { $zone } → { $to }
   *[nobody] Les Flottes sont repoussées ({ $who }) : { $zone } → { $to }
}
story-units_pushed = { $you ->
    [who] Vos unités sont repoussées : { $zone } → { $to }
   *[nobody] Les unités sont repoussées ({ $who }) : { $zone } → { $to }
}
story-turn_ends = { $you ->
    [who] Vous terminez le tour
   *[nobody] { $who } termine le tour
}
story-builds = { $you ->
    [who] Vous construisez : { $building }, { $zone }
   *[nobody] { $who } construit : { $building }, { $zone }
}
story-renounces = { $you ->
    [who] Vous ne construisez pas
   *[nobody] { $who } ne construit pas
}
story-building_removed = { $you ->
    [who] Vous retirez : { $building }, { $zone }
   *[nobody] { $who } retire : { $building }, { $zone }
}
story-opens_onto = Le Port ({ $zone }) donne sur cette zone : { $to }
story-places = { $you ->
    [who] Vous placez { $things } : { $zone }
   *[nobody] { $who } place { $things } : { $zone }
}
story-places_hero = { $you ->
    [who] Vous placez { $hero } : { $zone }
   *[nobody] { $who } place { $hero } : { $zone }
}
story-cornucopias = { $you ->
    [who] Vous posez des Cornes d’abondance : { $things }
   *[nobody] { $who } pose des Cornes d’abondance : { $things }
}
story-gains = { $you ->
    [who] Vous gagnez { $things }
   *[nobody] { $who } gagne { $things }
}
story-pays = { $you ->
    [who] Vous payez { $number } PO
   *[nobody] { $who } paie { $number } PO
}
story-buys_creature = { $you ->
    [who] Vous achetez une Créature pour { $number } PO : { $creature }
   *[nobody] { $who } achète une Créature pour { $number } PO : { $creature }
}
story-plays-for = { $you ->
    [who] Vous jouez une Créature pour { $number } PO : { $creature }
   *[nobody] { $who } joue une Créature pour { $number } PO : { $creature }
}
story-peeks = { $you ->
    [who] Vous regardez la première Créature
   *[nobody] { $who } regarde la première Créature
}
story-sees_card = { $you ->
    [who] Vous voyez une Créature : { $creature }
   *[nobody] { $who } voit une Créature : { $creature }
}
story-puts_back = { $you ->
    [who] Vous remettez la carte sur la pioche
   *[nobody] { $who } remet la carte sur la pioche
}
story-recruits = { $you ->
    [who] Vous recrutez { $hero } pour { $number } PO
   *[nobody] { $who } recrute { $hero } pour { $number } PO
}
story-recruits-at = { $you ->
    [who] Vous recrutez { $hero } pour { $number } PO : { $zone }
   *[nobody] { $who } recrute { $hero } pour { $number } PO : { $zone }
}
story-sails = { $you ->
    [who] Vous envoyez { $things } : { $zone } → { $to }
   *[nobody] { $who } envoie { $things } : { $zone } → { $to }
}
story-marches = { $you ->
    [who] Vous menez { $things } : { $zone } → { $to }
   *[nobody] { $who } mène { $things } : { $zone } → { $to }
}
story-marches-takes = { $you ->
    [who] Vous menez { $things } : { $zone } → { $to }, et vous en emparez
   *[nobody] { $who } mène { $things } : { $zone } → { $to }, et s’en empare
}
story-takes_zone = { $you ->
    [who] Vous prenez { $things }
   *[nobody] { $who } prend { $things }
}
story-combat_starts = { $you ->
    [who] Vous attaquez { $victim } : { $zone }
    [victim] { $who } vous attaque : { $zone }
   *[nobody] { $who } attaque { $victim } : { $zone }
}
story-combat-round = { $you ->
    [who] Vous attaquez { $victim } ({ $zone }), { $attack } contre { $defence }
    [victim] { $who } vous attaque ({ $zone }), { $attack } contre { $defence }
   *[nobody] { $who } attaque { $victim } ({ $zone }), { $attack } contre { $defence }
}
story-combat-won = { $you ->
    [who] Vous battez { $victim } ({ $zone }), { $attack } contre { $defence }
    [victim] { $who } vous bat ({ $zone }), { $attack } contre { $defence }
   *[nobody] { $who } bat { $victim } ({ $zone }), { $attack } contre { $defence }
}
story-combat-takes = { $you ->
    [who] Vous battez { $victim }, { $attack } contre { $defence }, et prenez { $zone }
    [victim] { $who } vous bat, { $attack } contre { $defence }, et prend { $zone }
   *[nobody] { $who } bat { $victim }, { $attack } contre { $defence }, et prend { $zone }
}
story-combat-lost = { $you ->
    [who] { $victim } vous repousse ({ $zone }), { $defence } contre { $attack }
    [victim] Vous repoussez { $who } ({ $zone }), { $defence } contre { $attack }
   *[nobody] { $victim } repousse { $who } ({ $zone }), { $defence } contre { $attack }
}
story-combat-won-late = { $you ->
    [who] Vous battez finalement { $victim } : { $zone }
    [victim] { $who } vous bat finalement : { $zone }
   *[nobody] { $who } bat finalement { $victim } : { $zone }
}
story-combat-takes-late = { $you ->
    [who] Vous battez finalement { $victim } et prenez { $zone }
    [victim] { $who } vous bat finalement et prend { $zone }
   *[nobody] { $who } bat finalement { $victim } et prend { $zone }
}
story-combat-lost-late = { $you ->
    [who] { $victim } vous repousse finalement : { $zone }
    [victim] Vous repoussez finalement { $who } : { $zone }
   *[nobody] { $victim } repousse finalement { $who } : { $zone }
}
story-combat-undecided = { $you ->
    [who] { $victim } et vous vous détruisez ({ $zone }), { $attack } contre { $defence }
    [victim] { $who } et vous vous détruisez ({ $zone }), { $attack } contre { $defence }
   *[nobody] { $who } et { $victim } se détruisent ({ $zone }), { $attack } contre { $defence }
}
story-combat-short = { $you ->
    [who] Vous attaquez { $victim } ({ $zone }) ; tout finit avant les dés
    [victim] { $who } vous attaque ({ $zone }) ; tout finit avant les dés
   *[nobody] { $who } attaque { $victim } ({ $zone }) ; tout finit avant les dés
}
story-retreats = { $you ->
    [who] Vous battez en retraite : { $zone } → { $to }
   *[nobody] { $who } bat en retraite : { $zone } → { $to }
}
story-destroyed = { $you ->
    [who] Vous perdez { $things } : { $zone }
   *[nobody] { $who } perd { $things } : { $zone }
}
story-hero_dies = { $you ->
    [who] Vous perdez { $hero }
   *[nobody] { $who } perd { $hero }
}
story-minotaur_dies = { $you ->
    [who] Vous perdez le Minotaure : { $zone }
   *[nobody] { $who } perd le Minotaure : { $zone }
}
story-eliminated = { $you ->
    [who] Vous quittez la partie, sans territoire
   *[nobody] { $who } quitte la partie, sans territoire
}
story-metropolis = { $you ->
    [who] Vous construisez une Métropole : { $zone }
   *[nobody] { $who } construit une Métropole : { $zone }
}
story-metropolis_on_card = { $you ->
    [who] Vous construisez une Métropole avec { $hero }
   *[nobody] { $who } construit une Métropole avec { $hero }
}
story-metropolis_lost = { $you ->
    [who] Vous manquez de place : la Métropole est perdue
   *[nobody] { $who } manque de place : la Métropole est perdue
}
story-four_buildings = { $you ->
    [who] Vous réunissez les quatre bâtiments
   *[nobody] { $who } réunit les quatre bâtiments
}
story-four_philosophers = { $you ->
    [who] Vous réunissez quatre Philosophes
   *[nobody] { $who } réunit quatre Philosophes
}
story-bonus = { $you ->
    [who] Vous recevez un bonus : { $bonus }
   *[nobody] { $who } reçoit un bonus : { $bonus }
}
story-reserves = { $you ->
    [who] Vous réservez une Créature : { $creature }
   *[nobody] { $who } réserve une Créature : { $creature }
}
story-plays_creature = { $you ->
    [who] Vous jouez une Créature : { $creature }
   *[nobody] { $who } joue une Créature : { $creature }
}
story-no_effect = { $you ->
    [who] La carte { $creature } n’a pas d’effet pour vous
   *[nobody] La carte { $creature } n’a pas d’effet pour { $who }
}
story-swaps_heroes = { $you ->
    [who] Vous donnez { $hero } et prenez { $to }
   *[nobody] { $who } donne { $hero } et prend { $to }
}
story-steals_priestess = { $you ->
    [who] Vous prenez une Prêtresse à { $victim }
    [victim] { $who } vous prend une Prêtresse
   *[nobody] { $who } prend une Prêtresse à { $victim }
}
story-steals_philosopher = { $you ->
    [who] Vous prenez un Philosophe à { $victim }
    [victim] { $who } vous prend un Philosophe
   *[nobody] { $who } prend un Philosophe à { $victim }
}
story-steals_half = { $you ->
    [who] Vous prenez la moitié de son or à { $victim }
    [victim] { $who } vous prend la moitié de votre or
   *[nobody] { $who } prend la moitié de son or à { $victim }
}
story-steals_gold = { $you ->
    [who] Vous prenez { $number } PO à { $victim }
    [victim] { $who } vous prend { $number } PO
   *[nobody] { $who } prend { $number } PO à { $victim }
}
story-steals_creature = { $you ->
    [who] Vous prenez une Créature à { $victim } : { $creature }
    [victim] { $who } vous prend une Créature : { $creature }
   *[nobody] { $who } prend une Créature à { $victim } : { $creature }
}
story-steals_building = { $you ->
    [who] Vous prenez un bâtiment à { $victim } : { $building }, { $zone }
    [victim] { $who } vous prend un bâtiment : { $building }, { $zone }
   *[nobody] { $who } prend un bâtiment à { $victim } : { $building }, { $zone }
}
story-steals_mercenaries = { $you ->
    [who] Vous prenez { $number ->
        [one] { $number } mercenaire
       *[other] { $number } mercenaires
    } à { $victim } ({ $zone })
    [victim] { $who } vous prend { $number ->
        [one] { $number } mercenaire
       *[other] { $number } mercenaires
    } ({ $zone })
   *[nobody] { $who } prend { $number ->
        [one] { $number } mercenaire
       *[other] { $number } mercenaires
    } à { $victim } ({ $zone })
}
story-gives_mercenary = { $you ->
    [who] Vous transformez un mercenaire : { $zone }
   *[nobody] { $who } transforme un mercenaire : { $zone }
}
story-moves_cornucopia = { $you ->
    [who] Vous déplacez une Corne d’abondance : { $zone } → { $to }
   *[nobody] { $who } déplace une Corne d’abondance : { $zone } → { $to }
}
story-swaps_fleets = { $you ->
    [who] Vous échangez les Flottes : { $zone } ↔ { $to }
   *[nobody] { $who } échange les Flottes : { $zone } ↔ { $to }
}
story-sacrifices = { $you ->
    [who] Vous sacrifiez { $hero }
   *[nobody] { $who } sacrifie { $hero }
}
story-copies = { $you ->
    [who] Vous utilisez un pouvoir avec Pandore : { $hero }
   *[nobody] { $who } utilise un pouvoir avec Pandore : { $hero }
}
story-converts = { $you ->
    [who] Vous transformez { $priestesses ->
        [one] { $priestesses } Prêtresse
       *[other] { $priestesses } Prêtresses
    } en { $number ->
        [one] { $number } Philosophe
       *[other] { $number } Philosophes
    }
   *[nobody] { $who } transforme { $priestesses ->
        [one] { $priestesses } Prêtresse
       *[other] { $priestesses } Prêtresses
    } en { $number ->
        [one] { $number } Philosophe
       *[other] { $number } Philosophes
    }
}
story-discards_cornucopia = { $you ->
    [who] Vous défaussez une Corne d’abondance : { $zone }
   *[nobody] { $who } défausse une Corne d’abondance : { $zone }
}
story-hector_kills = { $you ->
    [who] Hector vous détruit une unité : { $unit }
   *[nobody] Hector détruit une unité ({ $who }) : { $unit }
}
story-pandora_takes = { $you ->
    [who] Pandore vous apporte { $number ->
        [one] { $number } mercenaire
       *[other] { $number } mercenaires
    }
   *[nobody] Pandore apporte { $number ->
        [one] { $number } mercenaire
       *[other] { $number } mercenaires
    } à { $who }
}
story-heracles_slays = { $you ->
    [who] Héraclès abat une Créature pour vous : { $creature }
   *[nobody] Héraclès abat une Créature pour { $who } : { $creature }
}
story-saves_troop = { $you ->
    [who] Persée sauve une Troupe pour vous : { $to }
   *[nobody] Persée sauve une Troupe pour { $who } : { $to }
}
n-base_troop = { $count ->
        [one] { $count } Troupe
       *[other] { $count } Troupes
    }
n-mercenary = { $count ->
        [one] { $count } mercenaire
       *[other] { $count } mercenaires
    }
n-fleet = { $count ->
        [one] { $count } Flotte
       *[other] { $count } Flottes
    }
n-gold = { $count } PO
n-priestess = { $count ->
        [one] { $count } Prêtresse
       *[other] { $count } Prêtresses
    }
n-philosopher = { $count ->
        [one] { $count } Philosophe
       *[other] { $count } Philosophes
    }

## Pourquoi pas

why-5-1 = Choisissez une terre libre ; les deux premières sur deux îles
why-5-2 = La Flotte va dans une mer libre voisine de votre terre
why-5-3 = Cette terre est déjà prise
why-5-6 = Votre équipier est sur cette île
why-5-8 = Plus de mer libre à côté pour une Flotte
why-9-1 = Ce dieu est face cachée pendant ce Cycle
why-9-3 = L’offrande y est de { $count } PO : la vôtre doit la dépasser
why-9-4 = On vient de vous en chasser : allez d’abord ailleurs
why-9-7 = Apollon est pris, et l’on n’en chasse personne
why-9-8 = 25 est la plus haute offrande
why-9-10 = Il vous manque { $missing } PO pour cette offrande
    .more = Vous avez { $gold } PO ; chaque Prêtresse en retire 1.
why-10-1 = Vous gardez la Créature contre une Prêtresse, ou la perdez
why-10-2 = Elle va dans une zone voisine sans Créature
why-11-2 = Faites d’abord ce que votre dieu impose
why-11-4 = Faites d’abord ce que votre dieu impose
why-11-7 = Il vous manque { $missing } PO : le prix est de { $price }
why-12-2 = Les Philosophes viennent d’Athéna, un de plus pour 4 PO
why-12-4 = Les Prêtresses viennent de Zeus, une de plus pour 4 PO
why-12-5 = Seul Zeus montre la première Créature, une fois par Cycle
why-12-6 = Une Flotte va près de vos terres, dans une mer sans adversaire
why-12-7 = Les Flottes viennent de Poséidon, 3 de plus au plus par tour
why-12-8 = Les Flottes bougent avec Poséidon, 1 PO par déplacement
why-12-10 = Les Troupes viennent d’Arès, 3 de plus au plus par tour
why-12-11 = Les Troupes bougent avec Arès, 1 PO par déplacement
why-12-14 = Les mercenaires viennent d’Héra, 3 de plus au plus par tour
why-12-15 = Les Héros viennent d’Héra, un par tour, pour 4 PO
why-12-17 = Les Cornes vont chez vous : une terre, puis une mer
why-12-18 = Avec Apollon, on ne fait rien d’autre
why-12-19 = Les nouvelles unités vont dans vos zones
why-13-1 = Les Flottes vont dans une mer voisine
why-13-4 = Cette mer est à votre équipier
why-13-5 = Une Créature barre cette mer
why-13-9 = Vos Flottes n’ouvrent pas de passage jusque-là
    .more = Sur une île, on va de terre en terre ; entre deux îles, chaque mer doit avoir une de vos Flottes.
why-13-12 = Cette terre est à votre équipier
why-13-13 = Une Créature barre cette terre
why-13-20 = Ce Héros ne peut pas mener de Troupes maintenant
    .more = Les Héros n’agissent pas avec Apollon, suivent les Troupes avec Arès, et il faut de l’or.
why-14-13 = Une Flotte se replie dans une mer voisine, libre ou à vous
why-14-14 = Les Troupes se replient sur une terre accessible, libre ou à vous
why-15-6 = C’est une dernière terre : attaquez-la seulement pour gagner
why-16-2 = On construit sur un site libre d’une de vos terres
why-16-3 = Vous pouvez construire : il le faut donc
why-16-7 = Ce temple a déjà servi pendant ce Cycle
why-16-14 = La Métropole va sur un site libre d’une de vos terres
why-17-1 = Les Créatures s’achètent à votre tour, pas avec Apollon
why-17-2 = Cette Créature est réservée
why-17-7 = Il lui faut une zone de son type, sans Créature
why-17-11 = Chiron protège cette zone des Créatures
why-17-23 = Seule une Créature adverse sur le plateau convient
why-17-24 = Il lui faut une zone de son type, sans Créature
why-17-52 = Une Flotte est repoussée vers une mer voisine, libre ou sienne
why-17-53 = Une unité est repoussée vers une terre voisine sans ennemi
why-18-3 = Ce Héros ne peut pas être sacrifié maintenant
    .more = À partir du Cycle suivant son arrivée, à votre tour, et si sa condition est remplie.
why-18-4 = Ce Héros ne peut pas être sacrifié maintenant
why-18-5 = Ce Héros vient d’arriver : attendez le prochain Cycle
why-18-13 = Achille demande une de vos terres avec deux sites
why-18-16 = Antigone demande 3 de vos Cornes d’abondance
why-18-37 = Ce Héros ne peut pas être sacrifié maintenant
why-do-chance = Le hasard en décide
why-do-place_land = On choisit des terres avant le premier Cycle
why-do-place_fleet = On place les premières Flottes avant le premier Cycle
why-do-offer_god = On enchérit sur les dieux pendant les offrandes
why-do-build_zone = On construit quand le dieu le permet
why-do-place_unit = On place des unités quand on les recrute
why-do-place_cornucopia = Apollon pose des Cornes d’abondance : pas maintenant
why-do-end_turn = Votre tour ne peut pas encore finir
why-do-act = Cela se fait à votre tour, après ce que le dieu impose
why-do-move_to = Choisissez d’abord les unités qui doivent y aller
why-do-combat = Cela fait partie d’un combat
why-do-metropolis = Cela sert à construire une Métropole
why-do-creature = Seuls une Créature ou un Héros le demandent
why-do-card = Seule cette carte le demande : { $thing }
why-do-upkeep = On garde ou perd ses Créatures après les offrandes
why-do-figure = On place une figurine quand on achète sa carte
why-do-push = Seuls Polyphème et le Sanglier repoussent des unités
why-do-steal = Seules certaines Créatures volent : pas maintenant
why-do-reserve = Un bonus de Métropole réserve une Créature
why-do-peek = Zeus montre la première Créature : pas maintenant
why-do-spend = Cela sert à payer un prix

## Idées : ce que nomment leurs raisons

n-metropolis = { $count ->
        [one] { $count } Métropole
       *[other] { $count } Métropoles
    }
n-type = { $count ->
        [one] { $count } type de bâtiment
       *[other] { $count } types de bâtiment
    }
n-income = { $count } PO de revenus par Cycle
n-land = { $count ->
        [one] { $count } zone de terre
       *[other] { $count } zones de terre
    }
n-sea = { $count ->
        [one] { $count } zone de mer
       *[other] { $count } zones de mer
    }
n-troop = { $count ->
        [one] { $count } Troupe
       *[other] { $count } Troupes
    }
n-hero = { $count ->
        [one] { $count } Héros
       *[other] { $count } Héros
    }
n-creature = { $count ->
        [one] { $count } Créature sur le plateau
       *[other] { $count } Créatures sur le plateau
    }
idea-enough = Vous auriez assez de Métropoles pour gagner.
idea-enough-not = Vous n’auriez plus assez de Métropoles pour gagner.
idea-guards = Vos Métropoles sont mieux gardées.
idea-guards-not = Vos Métropoles sont moins bien gardées.
idea-favour = Ce dieu apporte ce qui vous manque le plus.
idea-favour-not = Un autre dieu vous apporterait davantage.
