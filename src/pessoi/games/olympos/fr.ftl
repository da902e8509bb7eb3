# Olympos en français

## Le jeu
game-olympos = Olympos
    .pitch = Peuplez, découvrez, et laissez Zeus compter les heures.
    .length = 75–90 min
end-all-finished = Tous les joueurs ont terminé.

## Points
score-time = Échelle de Temps
score-prestige = Prestige
score-territories = Territoires
score-discoveries = Découvertes
score-powers = Pouvoirs des découvertes
score-wonders = Merveilles
score-destiny = Cartes Destin
score-keres = Kères

## Choses
medicine = Médecine
    .text = Créer un colon coûte { FIGURE("discovery.medicine.new_settler_cost", one: "point", other: "points") } d’action au lieu de { FIGURE("action_costs.new_settler") }.
cavalry = Cavalerie
    .text = Gagnez { FIGURE("discovery.cavalry.gain_hourglasses", one: "sablier", other: "sabliers") }. Chaque suite ininterrompue de cases de terre ne coûte que { FIGURE("discovery.cavalry.land_run_cost", one: "point", other: "points") }.
astronomy = Astronomie
    .text = Entrer dans une case de mer coûte { FIGURE("discovery.astronomy.sea_discount", one: "point", other: "points") } de moins (se cumule avec la Cartographie).
metallurgy = Métallurgie
    .text = { FIGURE("discovery.metallurgy.swords", one: "épée", other: "épées") }.
religion = Culte
    .text = { FIGURE("discovery.religion.zeus", one: "symbole Zeus", other: "symboles Zeus") }.
money = Monnaie
    .text = Les découvertes qui demandent la ressource de la tuile coûtent { FIGURE("discovery.money.discovery_discount", one: "point", other: "points") } de moins (se cumule avec l’Agriculture).
oracle = Oracle
    .text = Quand vous piochez une carte Destin, regardez-en { FIGURE("discovery.oracle.destiny_draw") } et gardez-en une.
map_making = Cartographie
    .text = Entrer dans une case de mer coûte { FIGURE("discovery.map_making.sea_discount", one: "point", other: "points") } de moins (se cumule avec l’Astronomie).
hoplite = Hoplite
    .text = { FIGURE("discovery.hoplite.swords", one: "épée", other: "épées") }.
polytheism = Polythéisme
    .text = { FIGURE("discovery.polytheism.zeus", one: "symbole Zeus", other: "symboles Zeus") }.
commerce = Commerce
    .text = Gagnez { FIGURE("discovery.commerce.gain_cubes_of_choice", one: "cube", other: "cubes") } de votre choix.
democracy = Démocratie
    .text = Vous gagnez toutes les égalités : épées, cartes Olympos, majorités des cartes Destin.
poetry = Poésie
    .text = { FIGURE("discovery.poetry.end_points", one: "point supplémentaire", other: "points supplémentaires") } en fin de partie.
phalanx = Phalange
    .text = { FIGURE("discovery.phalanx.swords", one: "épée", other: "épées") }. Piochez { FIGURE("discovery.phalanx.gain_destiny_cards", one: "carte Destin", other: "cartes Destin") }.
hellenism = Hellénisme
    .text = { FIGURE("discovery.hellenism.zeus", one: "symbole Zeus", other: "symboles Zeus") }. Piochez { FIGURE("discovery.hellenism.gain_destiny_cards", one: "carte Destin", other: "cartes Destin") }.
agriculture = Agriculture
    .text = Les découvertes qui demandent la ressource de la tuile coûtent { FIGURE("discovery.agriculture.discovery_discount", one: "point", other: "points") } de moins (se cumule avec la Monnaie).
surgery = Chirurgie
    .text = Ajoutez { FIGURE("discovery.surgery.gain_settlers", one: "colon", other: "colons") } à votre stock.
architecture = Architecture
    .text = { FIGURE("discovery.architecture.stars", one: "étoile", other: "étoiles") }. Les merveilles coûtent { FIGURE("discovery.architecture.wonder_discount", one: "point", other: "points") } de moins.
strategy = Stratégie
    .text = { FIGURE("discovery.strategy.swords", one: "épée", other: "épées") }.
art = Art
    .text = { FIGURE("discovery.art.zeus", one: "symbole Zeus", other: "symboles Zeus") }.
philosophy = Philosophie
    .text = { FIGURE("discovery.philosophy.end_points", one: "point supplémentaire", other: "points supplémentaires") } en fin de partie.
science = Science
    .text = Fin : { FIGURE("discovery.science.end_points_per_discovery", one: "point", other: "points") } par découverte possédée.
city = Cité
    .text = Fin : { FIGURE("discovery.city.end_points_per_settler_on_map", one: "point", other: "points") } par colon à vous sur le plateau, conquis compris.
absolutism = Absolutisme
    .text = Fin : { FIGURE("discovery.absolutism.end_points_per_discovery_sword", one: "point", other: "points") } par épée figurant sur vos découvertes.
engineering = Ingénierie
    .text = { FIGURE("discovery.engineering.stars", one: "étoile", other: "étoiles") }. Fin : { FIGURE("discovery.engineering.end_points_per_star_token", one: "point", other: "points") } par jeton Étoile.
lion_gate = Porte Cyclopéenne
    .text = Demande { FIGURE("wonder.lion_gate.stars", one: "étoile", other: "étoiles") } ; vaut { FIGURE("wonder.lion_gate.points", one: "point", other: "points") }.
stadium = Stade
    .text = Demande { FIGURE("wonder.stadium.stars", one: "étoile", other: "étoiles") } ; vaut { FIGURE("wonder.stadium.points", one: "point", other: "points") }.
parthenon = Parthénon
    .text = Demande { FIGURE("wonder.parthenon.stars", one: "étoile", other: "étoiles") } ; vaut { FIGURE("wonder.parthenon.points", one: "point", other: "points") }.
statue_of_zeus = Statue de Zeus
    .text = Demande { FIGURE("wonder.statue_of_zeus.stars", one: "étoile", other: "étoiles") } ; vaut { FIGURE("wonder.statue_of_zeus.points", one: "point", other: "points") }.
colossus = Colosse
    .text = Demande { FIGURE("wonder.colossus.stars", one: "étoile", other: "étoiles") } ; vaut { FIGURE("wonder.colossus.points", one: "point", other: "points") }.
zeus = Zeus
    .text = Le plus de symboles Zeus : { FIGURE("olympos_card.zeus.prestige", one: "point", other: "points") } de prestige.
hecate = Hécate
    .text = Le plus de symboles Zeus : { FIGURE("olympos_card.hecate.settlers_to_stock", one: "colon", other: "colons") } dans le stock.
artemis = Artémis
    .text = Le plus de symboles Zeus : { FIGURE("olympos_card.artemis.cubes_of_choice", one: "cube", other: "cubes") } au choix.
athena = Athéna
    .text = Le plus de symboles Zeus : { FIGURE("olympos_card.athena.one_shot_stars", one: "étoile", other: "étoiles") } pour une merveille.
ares = Arès
    .text = Le plus de symboles Zeus : { FIGURE("olympos_card.ares.swords", one: "épée", other: "épées") } jusqu’à la prochaine carte Olympos.
erinyes = Érinyes
    .text = Le moins de symboles Zeus : la prochaine action coûte { FIGURE("olympos_card.erinyes.next_action_extra_cost", one: "point", other: "points") } de plus.
hades = Hadès
    .text = Le moins de symboles Zeus : { FIGURE("olympos_card.hades.settlers_lost", one: "colon quitte", other: "colons quittent") } le plateau pour le stock.
keres = Kères
    .text = Le moins de symboles Zeus : { FIGURE("olympos_card.keres.end_points", one: "point", other: "points") } en fin de partie.
siren = Sirène
    .text = Le moins de symboles Zeus : la mer est interdite jusqu’à la prochaine carte Olympos.
nemesis = Némésis
    .text = Le moins de symboles Zeus : défaussez toutes vos cartes Destin.
gift_grain = Don de Grain
    .text = Gagnez { FIGURE("destiny_card.gift_grain.amount", one: "cube", other: "cubes") } de Grain.
gift_stone = Don de Pierre
    .text = Gagnez { FIGURE("destiny_card.gift_stone.amount", one: "cube", other: "cubes") } de Pierre.
gift_wood = Don de Bois
    .text = Gagnez { FIGURE("destiny_card.gift_wood.amount", one: "cube", other: "cubes") } de Bois.
gift_gold = Don d’Or
    .text = Gagnez { FIGURE("destiny_card.gift_gold.amount", one: "cube", other: "cubes") } d’Or.
renown_grain = Renom du Grain
    .text = { FIGURE("destiny_card.renown_grain.amount", one: "point", other: "points") } de prestige par territoire Grain contrôlé.
renown_stone = Renom de la Pierre
    .text = { FIGURE("destiny_card.renown_stone.amount", one: "point", other: "points") } de prestige par territoire Pierre contrôlé.
renown_wood = Renom du Bois
    .text = { FIGURE("destiny_card.renown_wood.amount", one: "point", other: "points") } de prestige par territoire Bois contrôlé.
renown_gold = Renom de l’Or
    .text = { FIGURE("destiny_card.renown_gold.amount", one: "point", other: "points") } de prestige par territoire Or contrôlé.
season_grain = Saison du Grain
    .text = { FIGURE("destiny_card.season_grain.amount", one: "sablier", other: "sabliers") } par territoire Grain contrôlé.
season_stone = Saison de la Pierre
    .text = { FIGURE("destiny_card.season_stone.amount", one: "sablier", other: "sabliers") } par territoire Pierre contrôlé.
season_wood = Saison du Bois
    .text = { FIGURE("destiny_card.season_wood.amount", one: "sablier", other: "sabliers") } par territoire Bois contrôlé.
season_gold = Saison de l’Or
    .text = { FIGURE("destiny_card.season_gold.amount", one: "sablier", other: "sabliers") } par territoire Or contrôlé.
mastery_grain = Maîtrise du Grain
    .text = { FIGURE("destiny_card.mastery_grain.amount", one: "sablier", other: "sabliers") } si vous contrôlez plus de territoires Grain que chaque adversaire.
mastery_stone = Maîtrise de la Pierre
    .text = { FIGURE("destiny_card.mastery_stone.amount", one: "sablier", other: "sabliers") } si vous contrôlez plus de territoires Pierre que chaque adversaire.
mastery_wood = Maîtrise du Bois
    .text = { FIGURE("destiny_card.mastery_wood.amount", one: "sablier", other: "sabliers") } si vous contrôlez plus de territoires Bois que chaque adversaire.
mastery_gold = Maîtrise de l’Or
    .text = { FIGURE("destiny_card.mastery_gold.amount", one: "sablier", other: "sabliers") } si vous contrôlez plus de territoires Or que chaque adversaire.
harmony = Harmonie
    .text = { FIGURE("destiny_card.harmony.amount", one: "point", other: "points") } de prestige si vous contrôlez un territoire de chaque ressource.
inspiration = Inspiration
    .text = À défausser en construisant une merveille : { FIGURE("destiny_card.inspiration.amount", one: "étoile", other: "étoiles") }.
favour = Faveur de Zeus
    .text = À défausser après la révélation d’une carte Olympos : { FIGURE("destiny_card.favour.amount", one: "symbole Zeus", other: "symboles Zeus") }.
settler = Nouveau colon
    .text = Ajoutez { FIGURE("bonus_kind.settler.amount", one: "colon", other: "colons") } à votre stock.
hourglass2 = 2 sabliers
    .text = Gagnez { FIGURE("bonus_kind.hourglass2.amount", one: "sablier", other: "sabliers") }.
prestige2 = 2 points de prestige
    .text = Gagnez { FIGURE("bonus_kind.prestige2.amount", one: "point", other: "points") } de prestige.
cube_grain = 1 cube de Grain
    .text = Gagnez { FIGURE("bonus_kind.cube_grain.amount", one: "cube", other: "cubes") } de Grain.
cube_stone = 1 cube de Pierre
    .text = Gagnez { FIGURE("bonus_kind.cube_stone.amount", one: "cube", other: "cubes") } de Pierre.
cube_wood = 1 cube de Bois
    .text = Gagnez { FIGURE("bonus_kind.cube_wood.amount", one: "cube", other: "cubes") } de Bois.
cube_gold = 1 cube d’Or
    .text = Gagnez { FIGURE("bonus_kind.cube_gold.amount", one: "cube", other: "cubes") } d’Or.
hourglass = Sablier
    .text = Paie { FIGURE("action_costs.hourglass_value", one: "point", other: "points") } d’action ; à dépenser en priorité.
tribe = Peuplade
    .text = Défend son territoire avec { FIGURE("action_costs.tribe_swords", one: "épée", other: "épées") } ; devient un jeton Étoile.
star_token = Jeton Étoile
    .text = 1 étoile tant que vous contrôlez son territoire.
zeus_token = Jeton Zeus
    .text = 1 symbole Zeus pour qui contrôle Olympos.
barbarian = Barbares
    .text = Pion neutre avec { FIGURE("action_costs.barbarian_swords", one: "épée", other: "épées") } qui ne quitte jamais son territoire.
condemned = Territoire condamné
    .text = Peut être traversé, jamais occupé.
northern_zone = Zone nord
    .text = Les nouveaux colons peuvent arriver ici.
atlantis = Atlantide
    .text = Vaut { FIGURE("scoring.atlantis_territory", one: "point", other: "points") } en fin de partie au lieu de { FIGURE("scoring.territory") }.

## Ressources et couleurs
grain = Grain
stone = Pierre
wood = Bois
gold = Or
short-grain = G
short-stone = P
short-wood = B
short-gold = O
white = Blanc
red = Rouge
green = Vert
blue = Bleu
black = Noir
yellow = Jaune
purple = Violet

## Mots du plateau
action_points = Points d’action
time_track = Échelle de Temps
zeus_single = Case Zeus
zeus_double = Case Zeus double
cross_space = Case Croix
stock = Stock
reserve = Réserve
cubes = Cubes
territory_tokens = Jetons Territoire
prestige = Prestige
development_board = Plateau développement
discoveries = Découvertes
wonders = Merveilles
destiny_cards = Cartes Destin
olympos_cards = Cartes Olympos
swords = Épées
zeus_symbols = Symboles Zeus
stars = Étoiles
finished = terminé
grey_bonus = Bonus gris
deck = Pioche
discard = Défausse
hand = Main
score = Score

## Carte
illyria = Illyrie
paeonia = Péonie
macedonia = Macédoine
thrace = Thrace
epirus = Épire
olympos = Olympos
chalcidice = Chalcidique
thessaly = Thessalie
aetolia = Étolie
boeotia = Béotie
attica = Attique
achaea = Achaïe
argolis = Argolide
messenia = Messénie
laconia = Laconie
corcyra = Corcyre
euboea = Eubée
troad = Troade
mysia = Mysie
lydia = Lydie
ionia = Ionie
caria = Carie
lesbos = Lesbos
naxos = Naxos
rhodes = Rhodes
crete = Crète
atlas = Atlas
gadeira = Gadire
mestor = Mestor
azaes = Azaès
ampheres = Amphérès
elasippos = Élasippe
adriatic_sea = Mer Adriatique
ionian_sea = Mer Ionienne
gulf_of_corinth = Golfe de Corinthe
thermaic_gulf = Golfe Thermaïque
thracian_sea = Mer de Thrace
propontis = Propontide
aegean_sea = Mer Égée
euboean_gulf = Golfe d’Eubée
sea_of_lesbos = Mer de Lesbos
myrtoan_sea = Mer de Myrto
icarian_sea = Mer Icarienne
cretan_sea = Mer de Crète
messenian_sea = Mer de Messénie
libyan_sea = Mer de Libye
carpathian_sea = Mer de Carpathos
lycian_sea = Mer de Lycie

## Actions

do-lay = Mise en place : { $what }
do-stack = Pile : { $who }
do-fifth = Cinquième cube : { $what }
do-deal = Un cube est distribué : { $what }
do-draw = Piocher : { $what }
do-reveal = Révéler : { $what }
do-condemn = Condamner : { $what }
do-barbarian = Barbares : { $what }
do-card = Jouer : { $what }
do-new = Nouveau colon : { $what }
do-move = Déplacer un colon : { $what }
do-settler = Colon n° { $number } depuis le bas
do-discover = Découvrir : { $what }
do-build = Construire : { $what }
do-pass = Passer et terminer
do-idle = Attendre
do-to = Vers : { $what }
do-detour = Détour vers : { $what }
do-cost = Pour { $ap } PA
do-pay = { $total ->
    [0] Ne payer aucun cube
   *[other] Payer { cubes-listed }
}
do-variant = Réduction : { $what }
do-bonus = Bonus : { $what }
do-cube = Un cube : { $what }
do-keep = Garder : { $what }
do-star = Dépenser l’étoile : { $what }
do-done = Terminé
do-surrender = Retirer un colon : { $what }

## Listes de cubes : une virgule entre ceux qu’il y a

cubes-listed = { some-grain }{ $stone ->
    [0] {""}
   *[other] { after-grain }{ some-stone }
}{ $wood ->
    [0] {""}
   *[other] { after-stone }{ some-wood }
}{ $gold ->
    [0] {""}
   *[other] { after-wood }{ some-gold }
}
some-grain = { $grain ->
    [0] {""}
    [one] { $grain } Grain
   *[other] { $grain } Grains
}
some-stone = { $stone ->
    [one] { $stone } Pierre
   *[other] { $stone } Pierres
}
some-wood = { $wood } Bois
some-gold = { $gold ->
    [one] { $gold } Or
   *[other] { $gold } Ors
}
after-grain = { $grain ->
    [0] {""}
   *[other] ,{" "}
}
after-stone = { $stone ->
    [0] { after-grain }
   *[other] ,{" "}
}
after-wood = { $wood ->
    [0] { after-stone }
   *[other] ,{" "}
}

## Ce que coûte ou rapporte une action

detail-ap = { $ap } PA
detail-build = { $ap } PA, étoiles : { $stars }/{ $needed }
detail-card = rapporte { $count }
detail-to = { $ap } PA : { $new ->
    [0] {""}
   *[other] création { $new } +{" "}
}trajet { $way }{ $fight ->
    [0] {""}
   *[other] {" "}+ combat { $fight }
}{ $erinyes ->
    [0] {""}
   *[other] {" "}+ Érinyes { $erinyes }
}

detail-detour = de { $least } à { $most } PA
detail-cost = case { $space }{ $zeus ->
    [0] {""}
    [one] , 1 carte Olympos
   *[other] , { $zeus } cartes Olympos
}{ $tokens ->
    [0] {""}
    [one] , sur un jeton ({ $who })
   *[other] , sur { $tokens } jetons (au sommet : { $who })
}

## Questions

ask-lay_tiles = Les tuiles sont placées au hasard.
ask-stack_tokens = Les jetons de Temps sont empilés au hasard.
ask-fifth_cube = Le cinquième cube est tiré au sort.
ask-deal_cubes = Les cubes sont distribués.
ask-destiny_draw = Une carte Destin est piochée.
ask-olympos_reveal = Une carte Olympos est révélée.
ask-condemn = Condamnez un territoire ({ $what }, reste { $count }).
ask-place_barbarian = Placez les barbares sur un territoire libre ({ $what }).
ask-turn_menu = À vous : expansion, découverte ou merveille. Vous pouvez d’abord jouer des cartes Destin.
ask-final_turn = Votre dernier tour : une dernière action, ou passez.
ask-settler = Quel colon ({ $where }) ?
ask-destination = Nouveau colon ({ $where }) : où va-t-il ?
ask-destination-move = Colon ({ $where }) : où va-t-il ?
ask-detour_cost = Détour ({ $where }) : combien de points d’action ?
ask-payment_window = { $ap } PA à payer, { $hourglasses ->
    [0] aucun sablier
    [one] 1 sablier
   *[other] { $hourglasses } sabliers
} : jouez d’abord des cartes Destin, ou payez.
ask-cube_payment = { $what } : quels cubes payez-vous ?
ask-variant = { $what } : quelle ressource coûtera moins désormais ?
ask-bonus = { $what } : choisissez un bonus.
ask-commerce_cube = Commerce : choisissez un cube.
ask-oracle_keep = Oracle : quelle carte gardez-vous ?
ask-one_shot_star = Quelle étoile dépensez-vous ?
ask-end_window = Jouez des cartes Destin ou terminez votre tour.
ask-favour = Carte Olympos : { $card }. Ajouter un symbole Zeus ?
ask-artemis_cube = Artémis : choisissez un cube.
ask-hades_settler = Hadès : quel colon quitte le plateau ?

## Événements

event-stacked = { $who } est au bas de la pile et condamne des territoires.
event-condemns = { $who } condamne un territoire : { $where }.
event-barbarians = Des barbares s’installent : { $where }.
event-dealt = { $who } commence avec un cube : { $what }.
event-turn = Tour { $count } : { $who }
event-pays = { $who } paie { $cost } PA{ $hourglasses ->
    [0] {""}
    [one] {" "}(1 sablier)
   *[other] {" "}({ $hourglasses } sabliers)
} : case { $space }.
event-idles = { $who } attend : case { $count }.
event-finishes = { $who } a terminé sur la case { $count }.
event-creates = { $who } crée un colon : { $where }.
event-leaves = { $who } déplace un colon depuis : { $where }.
event-takes = { $who } s’empare d’un territoire : { $where }.
event-beats_tribe = { $who } bat la peuplade et prend son étoile : { $where }.
event-beats_barbarians = { $who } bat les barbares : { $where }.
event-attacks = { $who } attaque { $rival } ({ $where }) : { $rival } gagne un sablier.
event-detours = { $who } fait un détour de { $count } PA.
event-spends_cubes = { $who } défausse des cubes : { cubes-listed }.
event-discovers = { $who } fait une découverte : { $what }.
event-variant = Réduction ({ $who }) : { $what }.
event-bonus = { $who } choisit le bonus : { $what }.
event-recruits = { $who } ajoute { $count ->
    [one] { $count } colon
   *[other] { $count } colons
} à son stock.
event-hourglasses = { $who } gagne { $count ->
    [one] 1 sablier
   *[other] { $count } sabliers
}.
event-prestige = { $who } gagne { $count ->
    [one] { $count } point
   *[other] { $count } points
} de prestige.
event-cube = { $who } gagne { $count ->
    [one] un cube ({ $what })
   *[other] { $count } cubes ({ $what })
}.
event-spends_athena = { $who } dépense l’étoile d’Athéna.
event-plays = { $who } joue une carte Destin : { $card }.
event-builds = { $who } construit une merveille : { $what }.
event-reshuffled = La défausse des cartes Destin devient la nouvelle pioche.
event-draws = { $who } pioche une carte Destin : { $card }.
event-no_card = Il n’y a plus de carte Destin à piocher.
event-gets_card = { $who } prend une carte Destin ({ $count } en main).
event-discards = { $who } défausse une carte Destin : { $card }.
event-revealed = Case { $space }, carte Olympos : { $card }.
event-nobody = Personne n’est concerné : { $card }.
event-favours = { $who } bénéficie de : { $card }.
event-strikes = { $who } subit : { $card }.
event-loses_settler = { $who } perd un colon, remis dans son stock : { $where }.

## Le récit

story-setup = Mise en place
story-turn = { $you ->
    [who] À votre tour
   *[nobody] Tour ({ $who })
}
story-turn-at = { $you ->
    [who] Vous · { $what }
   *[nobody] { $who } · { $what }
}
story-stacked = { $you ->
    [who] Vous êtes au bas de la pile et condamnez des territoires
   *[nobody] { $who } est au bas de la pile et condamne des territoires
}
story-condemns = { $you ->
    [who] Vous condamnez { $things }
   *[nobody] { $who } condamne { $things }
}
story-barbarians = Des barbares s’installent : { $things }
story-dealt = { $you ->
    [who] Vous commencez avec { $things }
   *[nobody] { $who } commence avec { $things }
}
story-pays = { $you ->
    [who] Vous payez { $cost ->
        [one] { $cost } point d’action
       *[other] { $cost } points d’action
    }{ $hourglasses ->
        [0] {""}
        [one] {" "}(1 sablier)
       *[other] {" "}({ $hourglasses } sabliers)
    } et arrivez case { $space }
   *[nobody] { $who } paie { $cost ->
        [one] { $cost } point d’action
       *[other] { $cost } points d’action
    }{ $hourglasses ->
        [0] {""}
        [one] {" "}(1 sablier)
       *[other] {" "}({ $hourglasses } sabliers)
    } et arrive case { $space }
}
story-idles = { $you ->
    [who] Vous attendez et arrivez case { $count }
   *[nobody] { $who } attend et arrive case { $count }
}
story-finishes = { $you ->
    [who] Vous terminez case { $count }
   *[nobody] { $who } termine case { $count }
}
story-creates = { $you ->
    [who] Vous créez un colon : { $where }
   *[nobody] { $who } crée un colon : { $where }
}
story-leaves = { $you ->
    [who] Vous déplacez un colon depuis : { $where }
   *[nobody] { $who } déplace un colon depuis : { $where }
}
story-creates-takes = { $you ->
    [who] Vous envoyez un nouveau colon : { $from } → { $where }
   *[nobody] { $who } envoie un nouveau colon : { $from } → { $where }
}
story-creates-beats_tribe = { $you ->
    [who] Vous envoyez un nouveau colon : { $from } → { $where }, battez la peuplade, gagnez une étoile
   *[nobody] { $who } envoie un nouveau colon : { $from } → { $where }, bat la peuplade, gagne une étoile
}
story-creates-beats_barbarians = { $you ->
    [who] Vous envoyez un nouveau colon : { $from } → { $where }, battez les barbares
   *[nobody] { $who } envoie un nouveau colon : { $from } → { $where }, bat les barbares
}
story-creates-attacks = { $you ->
    [who] Vous envoyez un nouveau colon : { $from } → { $where }, battez { $rival }, qui gagne 1 sablier
    [rival] { $who } envoie un nouveau colon : { $from } → { $where }, vous bat ; vous gagnez 1 sablier
   *[nobody] { $who } envoie un nouveau colon : { $from } → { $where }, bat { $rival }, qui gagne 1 sablier
}
story-leaves-takes = { $you ->
    [who] Vous déplacez un colon : { $from } → { $where }
   *[nobody] { $who } déplace un colon : { $from } → { $where }
}
story-leaves-beats_tribe = { $you ->
    [who] Vous déplacez un colon : { $from } → { $where }, battez la peuplade, gagnez une étoile
   *[nobody] { $who } déplace un colon : { $from } → { $where }, bat la peuplade, gagne une étoile
}
story-leaves-beats_barbarians = { $you ->
    [who] Vous déplacez un colon : { $from } → { $where }, battez les barbares
   *[nobody] { $who } déplace un colon : { $from } → { $where }, bat les barbares
}
story-leaves-attacks = { $you ->
    [who] Vous déplacez un colon : { $from } → { $where }, battez { $rival }, qui gagne 1 sablier
    [rival] { $who } déplace un colon : { $from } → { $where }, vous bat ; vous gagnez 1 sablier
   *[nobody] { $who } déplace un colon : { $from } → { $where }, bat { $rival }, qui gagne 1 sablier
}
story-takes = { $you ->
    [who] Vous prenez { $where }
   *[nobody] { $who } prend { $where }
}
story-beats_tribe = { $you ->
    [who] Vous battez la peuplade ({ $where }) et gagnez une étoile
   *[nobody] { $who } bat la peuplade ({ $where }) et gagne une étoile
}
story-beats_barbarians = { $you ->
    [who] Vous battez les barbares ({ $where })
   *[nobody] { $who } bat les barbares ({ $where })
}
story-attacks = { $you ->
    [who] Vous battez { $rival } ({ $where }) ; { $rival } gagne 1 sablier
    [rival] { $who } vous bat ({ $where }) ; vous gagnez 1 sablier
   *[nobody] { $who } bat { $rival } ({ $where }) ; { $rival } gagne 1 sablier
}
story-detours = { $you ->
    [who] Vous faites un détour de { $count ->
        [one] { $count } point d’action
       *[other] { $count } points d’action
    }
   *[nobody] { $who } fait un détour de { $count ->
        [one] { $count } point d’action
       *[other] { $count } points d’action
    }
}
story-spends = { $you ->
    [who] Vous défaussez { $things }
   *[nobody] { $who } défausse { $things }
}
story-discovers = { $you ->
    [who] Vous faites une découverte : { $what }
   *[nobody] { $who } fait une découverte : { $what }
}
story-discovers-for = { $you ->
    [who] Vous faites une découverte pour { $things } : { $what }
   *[nobody] { $who } fait une découverte pour { $things } : { $what }
}
story-variant = { $you ->
    [who] Vous choisissez la réduction : { $what }
   *[nobody] { $who } choisit la réduction : { $what }
}
story-bonus = { $you ->
    [who] Vous choisissez le bonus : { $what }
   *[nobody] { $who } choisit le bonus : { $what }
}
story-spends_athena = { $you ->
    [who] Vous dépensez l’étoile d’Athéna
   *[nobody] { $who } dépense l’étoile d’Athéna
}
story-builds = { $you ->
    [who] Vous construisez : { $what }
   *[nobody] { $who } construit : { $what }
}
story-gains = { $you ->
    [who] Vous gagnez { $things }
   *[nobody] { $who } gagne { $things }
}
story-reshuffled = La défausse des cartes Destin devient la nouvelle pioche
story-draws = { $you ->
    [who] Vous piochez { $things }
   *[nobody] { $who } pioche { $things }
}
story-no_card = Il n’y a plus de carte Destin à piocher
story-gets_card = { $you ->
    [who] Vous prenez 1 carte Destin ({ $count } en main)
   *[nobody] { $who } prend 1 carte Destin ({ $count } en main)
}
story-plays = { $you ->
    [who] Vous jouez { $things }
   *[nobody] { $who } joue { $things }
}
story-discards = { $you ->
    [who] Vous défaussez { $things }
   *[nobody] { $who } défausse { $things }
}
story-revealed = La case { $space } révèle une carte Olympos : { $card }
story-nobody = Personne n’est concerné : { $card }
story-favours = La carte { $card } favorise { $things }
story-strikes = La carte { $card } frappe : { $things }
story-loses_settler = { $you ->
    [who] Vous perdez 1 colon ({ $where }), remis dans votre stock
   *[nobody] { $who } perd 1 colon ({ $where }), remis dans son stock
}
n-settler = { $count ->
        [one] { $count } colon
       *[other] { $count } colons
    }
n-hourglass = { $count ->
        [one] { $count } sablier
       *[other] { $count } sabliers
    }
n-prestige = { $count ->
        [one] { $count } point
       *[other] { $count } points
    } de prestige
n-grain = { $count ->
        [one] { $count } Grain
       *[other] { $count } Grains
    }
n-stone = { $count ->
        [one] { $count } Pierre
       *[other] { $count } Pierres
    }
n-wood = { $count } Bois
n-gold = { $count ->
        [one] { $count } Or
       *[other] { $count } Ors
    }
n-territory = { $count ->
        [one] { $count } territoire
       *[other] { $count } territoires
    }

## Pourquoi pas

why-3-7 = Choisissez un territoire de la ressource demandée
why-3-8 = L’autre territoire à étoile de cette ressource doit rester
why-4-7 = Une action par tour : terminez d’abord celle-ci
why-4-8 = C’est trop long : il vous reste { $count ->
        [one] { $count } point d’action
       *[other] { $count } points d’action
    }
    .more = Comptent les cases jusqu’à la Croix, et vos sabliers.
why-takes = Il faut { $cost ->
        [one] { $cost } point d’action
       *[other] { $cost } points d’action
    }, et il vous en reste { $count }
    .more = Comptent les cases jusqu’à la Croix, et vos sabliers.
why-4-9 = On ne passe qu’au dernier tour, après la dernière case Zeus
why-5-1 = Vous n’y avez aucun colon à déplacer
why-5-2 = Vous n’avez plus de colon en stock
    .more = Certains bonus, la Chirurgie et Hécate en apportent ; ou déplacez un colon du plateau.
why-5-3 = Un nouveau colon part du nord ou d’un de vos territoires
why-5-4 = Votre colon y est conquis : aucun autre n’y apparaît
why-5-10 = Un colon ne peut pas y rester : à vous, ou condamné
why-yours = C’est déjà à vous : prenez un autre territoire
why-condemned = Territoire condamné : on le traverse sans s’y arrêter
why-5-12 = Aucun chemin plus long n’est payable
why-6-1 = La dernière tuile a été prise
why-lacks = Il vous manque { $things } pour cela
    .more = Il faut { $cost }, et vous avez { $have }. Territoires et cubes comptent.
why-6-2 = Vous avez déjà cette découverte
why-6-10 = Ce bonus n’est pas imprimé là
why-6-11 = Ce bonus est pris pour toute la partie
why-7-1 = Il vous manque { $missing ->
        [one] { $missing } étoile
       *[other] { $missing } étoiles
    } : { $count } sur { $needed }
    .more = Elles viennent des jetons Étoile, de vos bonus dans cette colonne, d’Architecture, d’Ingénierie, d’Athéna, d’Inspiration.
why-7-7 = Cette merveille est déjà construite, et elle est unique
why-8-5 = Inspiration sert aux merveilles, la Faveur aux cartes Olympos
why-8-6 = Cette carte ne vous rapporterait rien maintenant
    .more = Gardez-la : elle servira peut-être, et vaut 1 point à la fin.
why-9-8 = Un dieu est révélé : seule la Faveur de Zeus se joue
why-12-8 = Les barbares vont sur un territoire libre sans étoile
why-do-chance = Le hasard en décide
why-do-condemn = On condamne des territoires avant la partie
why-do-barbarian = On place les barbares avant la partie
why-do-card = Ce n’est pas le moment des cartes Destin
why-do-new = Un nouveau colon est une action, au début du tour
why-do-move = Vous choisissez un colon au début de votre tour
why-do-settler = Vous choisissez un colon quand vous en déplacez un
why-do-discover = Une découverte est une action, au début du tour
why-do-build = Une merveille est une action, au début du tour
why-do-pass = Il y a autre chose à décider d’abord
why-do-to = Choisissez d’abord le colon qui doit y aller
why-do-pay = On paie des cubes pour une découverte
why-do-variant = On choisit la ressource en prenant la tuile
why-do-bonus = On choisit un bonus en prenant une découverte
why-do-cube = On choisit un cube quand on en reçoit un
why-do-keep = On garde une carte quand on en pioche
why-do-star = On dépense des étoiles pour une merveille
why-do-surrender = On ne vous demande pas de rendre un colon

## Idées : ce que nomment leurs raisons

n-time = { $count ->
        [one] { $count } point d’action
       *[other] { $count } points d’action
    }
n-cube = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
n-sword = { $count ->
        [one] { $count } épée
       *[other] { $count } épées
    }
n-symbol = { $count ->
        [one] { $count } symbole Zeus
       *[other] { $count } symboles Zeus
    }
idea-wonder = Une merveille se rapproche.
idea-wonder-not = Une merveille reste plus loin.
idea-erinyes = Votre prochaine action ne coûte pas plus cher.
idea-erinyes-not = Votre prochaine action coûte plus cher.
idea-creation = Créer des colons vous coûte moins cher.
idea-creation-not = Créer des colons ne vous coûte pas moins cher.
idea-cavalry = Vos colons vont plus loin par terre pour le même prix.
idea-cavalry-not = Vos colons ne vont pas plus loin par terre.
idea-democracy = Vous gagnez les égalités.
idea-democracy-not = Vous ne gagnez pas les égalités.
idea-seafaring = La mer vous coûte moins cher.
idea-seafaring-not = La mer vous coûte plus cher.

## Options

option-opening = Mise en place
option-opening-usual = Un joueur condamne des territoires
option-opening-ready = Pour débuter : territoires déjà condamnés
