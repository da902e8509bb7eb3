### Ce qui peut mal se passer, et où. Une faute tient sur une ligne sans point final ; ce qu’une table ou le serveur
### refuse se dit aux joueurs, en phrases.

## Où

error-line = ligne { $line } : { $fault }
error-file = { $file }, { $fault }
error-map = { $path } est injouable : { $fault }

## Noms et options

known-none = aucune
error-no-language = il n’y a pas de langue { $name } ; il y a : { $known }
error-no-game = il n’y a pas de jeu { $name } ; il y a : { $known }
error-player-count = { $game } se joue à { $counts }, pas à { $number }
error-no-option = { $game } n’a pas d’option { $name } ; il a : { $known }
error-option-value = l’option { $name } prend { $known }, pas { $value }
error-teams = teams=yes est pour 4 joueurs ; à 2 et à 6 on joue toujours en équipes, à 3 et à 5 jamais
error-coast = la côte déjà posée ne va pas avec ces tuiles ; prenez opening=usual
error-goal = goal=4 est pour les parties en équipes
error-map-side = une carte recommandée a side=a ou side=b ; side=random va avec map=random
error-custom-side = une carte personnalisée a side=a ou side=b ; side=random va avec map=random
error-custom-form = une tuile d’une carte personnalisée s’écrit comme t05@1,-1/3 (tuile, position, rotation), pas { $text }
error-custom-tile = il n’y a pas de tuile { $tile } ; il y a : { $known }
error-custom-twice = la tuile { $tile } figure deux fois dans la carte personnalisée
error-custom-place = les tuiles { $tile } et { $other } occupent la même position de la carte personnalisée
error-custom-rotation = la tuile { $tile } est mal tournée ({ $number }) ; les rotations vont de 0 à 5 sixièmes
error-custom-count = la carte personnalisée a { $number ->
    [one] { $number } tuile
   *[other] { $number } tuiles
  } ; cette partie se joue avec { $needed }
error-custom-apart = la tuile { $tile } ne touche pas le reste de la carte personnalisée

## Règles et réponses

error-no-rulebook = il n’y a pas de règles { DE($name) } ; il y a : { $known }
error-no-checkout = le registre des règles lit le code et les tests : il lui faut un dépôt de sources, pas un paquet installé
error-no-action = { $text } n’est pas une action ; verbes connus : { $known }
error-action-use = { $text } n’est pas une action ; { $verb } s’emploie comme dans { $example }
error-not-allowed = « { $action } » n’est pas permis à « { $decision } » ; { $seat ->
    [0] le hasard
   *[other] la place { $seat }
  } peut répondre : { $known }
error-not-allowed-rule = « { $action } » n’est pas permis à « { $decision } » ({ $rule }) ; { $seat ->
    [0] le hasard
   *[other] la place { $seat }
  } peut répondre : { $known }

## Les bots et leurs poids

error-no-bot = il n’y a pas de bot { $name } ; il y a : { $known }, search:ITERATIONS et look:TEMPERATURE
error-too-many-bots = trop de bots : { $number } (places : { $seats })
error-weights-none = { $file } ne contient pas de poids : { $reason }
error-weights-unknown = { $file } contient les poids { DE($game) } ; il y a : { $known }
error-weights-terms = { $file } doit nommer ces termes, et aucun autre : { $terms }
error-weights-game = ces poids sont pour { $game }, pas pour { $other }
error-network-file = ce n’est pas un de nos réseaux : { $reason }
error-network-fit = le réseau est pour un autre jeu : son { $what } est { $found }, pas { $wanted }
error-network-changed = { $file } n’est plus le réseau avec lequel cette série a commencé
error-bot-judges-not = { $name } : seuls net, greedy, search:N, normal, hard et expert peuvent juger par un réseau
error-no-terms = { $game } n’a pas d’évaluation à termes nommés

## Faire jouer des parties

error-ray-address = une grappe Ray s’écrit HOST:PORT, ray://HOST:PORT, auto ou local, pas { $word }
error-no-ray = il n’y a pas de Ray à { $address } : { $reason }
error-ray-start = Ray ({ $address }) ne démarre pas : { $reason }
error-other-run = { $file } contient d’autres parties : { $found } ; demandé : { $wanted }
error-results-line = { $file }, ligne { $line } : { $reason }
error-tune-few = trop peu de parties, au moins { $number } : une sur { $number } est gardée pour juger
error-tune-nothing = { $games ->
    [one] { $games } partie { DE($game) } n’a donné aucune position
   *[other] { $games } parties { DE($game) } n’ont donné aucune position
  }
error-formats = les formats sont { $known }, pas { $name }
error-train-state = { $file } ne dit rien d’un entraînement : { $reason }
error-train-other = { $file } contient un entraînement réglé autrement : { $found }
error-train-players = les joueurs sont des nombres avec des virgules, comme 2,4, pas { $word }
error-no-ladder = la force des niveaux { DE($game) } n’a pas été mesurée avec les règles d’aujourd’hui : --games 200 le fait

## Fichiers

error-cannot-read = { $file } ne peut pas être lu : { $reason }
error-cannot-write = { $file } ne peut pas être écrit : { $reason }
error-cannot-use = { $file } ne peut pas servir : { $reason }
error-no-text = { $file } n’est pas un texte : l’octet { $number } n’est pas de l’UTF-8
error-file-large = { $file } est plus grand que tout enregistrement

reason-no-file = aucun fichier ni dossier de ce nom
reason-permission = accès refusé
reason-directory = c’est un dossier
reason-no-directory = ce n’est pas un dossier
reason-no-space = plus de place
reason-refused = connexion refusée
reason-time = pas de réponse à temps

## Enregistrements

error-player-name = le nom d’un joueur est un texte imprimable, pas { $name }
error-player-kind = le type d’un joueur tient en un mot ou deux, pas { $kind }
error-record-length = l’enregistrement a { $number ->
    [one] { $number } réponse
   *[other] { $number } réponses
  }, pas { $wanted }
error-replay-seat = il y a les places 1 à { $last }, pas { $number }
error-no-seed = { $file } ne révèle pas sa graine : le hasard ne peut pas continuer
error-finished = { $file } est une partie finie ; revoyez-la avec : pessoi replay { $file }
error-record-ends = l’enregistrement s’arrête ici ; attendu : { $expected }
error-record-expected = attendu : { $expected }, pas { $text }
error-record-key = attendu : « clé: valeur » avec { $known } ou seat1, seat2…, pas { $text }
error-record-twice = « { $key } » est en double
error-record-header = l’en-tête n’a pas de « { $key } »
error-record-seats = il faut une ligne par joueur, de seat1 à seat{ $count } ; il y a : { $known }
error-record-digest-place = une empreinte annoncée après { $number ->
    [one] { $number } réponse
   *[other] { $number } réponses
  } se trouve après { $answers }
error-record-number = attendu : la réponse { $number }, pas { $other }
error-record-no-seat = cette place n’existe pas : { $who } ; il y a { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
  }
error-record-hex = attendu : { $number ->
    [one] { $number } chiffre hexadécimal
   *[other] { $number } chiffres hexadécimaux
  }, pas { $text }
error-record-players = les options ne disent pas le nombre de joueurs : « players=3 »
error-record-json = ce n’est pas du JSON valable : { $reason }
error-record-object = un objet JSON non vide est attendu ici
error-record-start = la partie n’a pas pu commencer dans cette position
error-record-change = la partie n’a pu continuer d’ici selon la version { $version } des règles
error-record-edition = l’édition est { $right }, pas { $given }
error-record-seal = le sceau ne correspond pas à ce qui précède : le fichier a été changé ou abîmé
error-record-game = c’est un enregistrement { DE($game) }, pas { DE($other) }
error-record-rules = partie jouée avec la version { $old } des règles ; c’est ici la version { $new } { DE($game) }
error-review-rules = Cette partie a été jouée avec la version { $old } des règles ; c’est maintenant la { $new }. On peut la revoir, mais personne ne juge selon les anciennes.
error-review-level = une analyse demande un niveau qui cherche : normal, hard, expert ou search:N, pas { $name }
error-no-records = aucun enregistrement dans { $folder } (fichiers en .txt ou .pessoi)
error-record-digest = la position après la réponse { $number } a l’empreinte { $found }, pas { $digest }
error-record-late = « { $action } » vient après la fin de la partie
error-record-seat = « { $decision } » se demande à { $who }, pas à { $other }
error-record-early = un résultat est donné, mais la partie n’est pas finie
error-record-result = le résultat est « { $right } », pas « { $given } »
error-record-seed = la graine n’est pas celle qui avait été engagée
error-record-chance = la réponse { $number } du hasard est « { $given } » ; la graine donne « { $right } »

record-header-line = une ligne d’en-tête ou une ligne vide
record-player = « nom (type) »
record-answer-or-end = une réponse, « result: … », « seed: … » ou « seal: … »
record-result = « result: raison place:points … »
record-seed-or-seal = « seed: … » ou « seal: … »
record-seal = « seal: … »
record-line = une réponse comme « 7 seat1 … », une empreinte, un résultat, la graine ou le sceau
record-options = des options comme « players=3 nom=valeur », chacune une fois

## La ligne de commande

error-extra = il faut { $module }, qui vient avec pip install { $package }
error-no-source = il n’y a pas de source { $name } ; il y a : { $known }
error-no-rule = il n’y a pas de règle { $name } ; les numéros ressemblent à { $example }
error-option-form = une option s’écrit NAME=VALUE, pas { $word }
error-option-file = option { $name } : { $file } ne peut pas être lu : { $reason }
error-coach = le guide est pour une personne seule contre des robots
error-which-game = dites à quel jeu : pessoi play GAME (pessoi games les montre)
error-empty-seat = les places s’écrivent me,greedy,greedy ; l’une d’elles est vide
error-admin-topic = sujets connus : { $known }, pas { $name }
error-admin-action = pour { $topic } : { $known }, pas { $name }
error-admin-subject = { $what } demande une table, une personne ou un fichier
error-admin-none = { $what } ne prend rien de plus
error-admin-list = les listes de tables sont { $known }, pas { $name }
error-admin-sure = c’est irréversible : ajoutez --yes s’il faut le faire
error-unknown-table = il n’y a pas de table { $table }
error-unknown-person = personne inconnue : { $person }
error-unknown-report = signalement inconnu : { $report }
error-table-unreadable = la table { $table } reste illisible : { $reason }
error-file-exists = { $file } existe déjà ; rien n’est écrasé
error-backup = cela n’a pas marché : { $reason }
error-backup-damaged = { $file } est endommagé : { $reason }
error-backup-foreign = { $file } n’est pas une sauvegarde de ce programme, ou d’une version plus récente
error-program = il faut { $program }, qui vient avec PostgreSQL
error-database = la base de données est sqlite:///FICHIER ou postgresql://…, pas { $name }
error-cannot-serve = le serveur ne peut pas démarrer : { $reason }
error-database-silent = la base de données { $database } ne répond pas : { $reason }
error-other-server = un autre serveur utilise { $file } ; plusieurs processus demandent une base postgresql://
error-no-command = il n’y a pas de commande { $name }.
error-no-command-similar = il n’y a pas de commande { $name }. Vouliez-vous dire { $known } ?
error-no-flag = il n’y a pas d’option { $name }
error-no-flag-similar = il n’y a pas d’option { $name } (options possibles : { $known })
error-missing-argument = il manque l’argument { $name }.
error-missing-flag = il manque l’option { $name }.
error-flag-value = l’option { $name } ne prend pas de valeur.
error-flag-needs = l’option { $name } demande une valeur.
error-surplus = arguments de trop : { $words }
error-value = valeur refusée pour { $name } : { $reason }
error-usage = commande refusée : { $text }

reason-integer = il faut un nombre entier
reason-number = il faut un nombre

error-at-least = valeur refusée pour { $name } : il faut au moins { $least }
error-at-most = valeur refusée pour { $name } : il faut au plus { $most }

## Éditions

error-figure-source = { $path } n’a pas de source ; attendu, au choix : { $known }
error-edition-read = l’édition { $file } ne peut pas être lue : { $reason }
error-edition-toml = l’édition { $file } n’est pas du TOML valable : { $reason }
error-edition-text = un texte d’une édition est trop long : { $number } (au plus { $most })
error-edition-values = une édition a au plus { $most ->
    [one] { $most } valeur
   *[other] { $most } valeurs
  }
error-edition-depth = une édition a trop de tableaux et de listes imbriqués (au plus { $most })
error-edition-type = une édition ne contient que des nombres, des textes, des listes et des tableaux
error-no-figure = il n’y a pas de valeur { $path } ; il y a : { $known }
error-no-row = { $path } n’a pas de ligne { $name }, ou l’a deux fois ; nommez-en une par id, seat, index ou zone : { $known }
error-edition-name = le tableau edition ne contient que le nom de l’édition, un texte d’au plus { $most ->
    [one] { $most } caractère
   *[other] { $most } caractères
  }
error-figure-missing = il manque à { $path } la valeur { $name }
error-figure-unread = rien ne lit { $path } ; ce qui y est lu : { $known }
error-figure-retired = { $path } n’a aucun effet sur le jeu et n’est plus accepté : retirez cette valeur
error-figure-lengths = { $path } a de { $least } à { $most ->
    [one] { $most } élément
   *[other] { $most } éléments
  }, pas { $number }
error-figure-kind = { $path } prend { $kind } comme { $example }, pas { $other } ({ $value })
error-figure-length = { $path } a { $number ->
    [one] { $number } entrée
   *[other] { $number } entrées
  }, pas { $other }
error-figure-range = { $path } va de { $least } à { $most }, pas { $value }
error-negative = { $path } ne peut pas être négatif
error-price = { $path } vaut au moins 1, pas { $number }
error-sum = { $path } fait { $number } en tout, pas { $other }
error-order = { $table } contient, dans cet ordre : { $known }
error-rows = { $table } a les lignes { $rows } ; les règles connaissent { $known }
error-no-name = { $table } : { $name } n’existe pas ; il y a : { $known }
error-disagree = { $what } : { $number }, mais les autres valeurs disent { $other }
error-disagree-of = { $what } ({ $kind }) : { $number }, mais les autres valeurs disent { $other }

kind-truth = oui ou non
kind-whole = un nombre entier
kind-number = un nombre
kind-text = un texte
kind-list = une liste
kind-table = un tableau

## Éditions d’Olympos

error-no-track-space = fin de l’échelle de Temps : { $number } n’est pas une case de l’échelle de Temps
error-border = { $space } a pour voisin { $other }, mais { $other } n’a pas pour voisin { $space }
error-neighbour = { $space } a pour voisin { $other }, qui n’est pas sur la carte
error-own-border = { $space } est son propre voisin
error-end-points = fin de l’échelle de Temps : à chaque position ses points, ni plus ni moins
error-one-card = cartes Destin : l’effet { $effect } est celui d’une seule carte
error-track-drawn = dessin de l’échelle de Temps : chaque case jusqu’à la croix ({ $number }) a sa place sur le plateau
error-one-zeus = map : un seul territoire porte Zeus, pas { $number }
error-one-north = map : une seule case est la zone nord, pas { $number }
error-cell-resources = { $path } demande plus de sortes de ressources qu’il n’y en a
error-no-cell = plateau développement : la ligne { $row } n’a pas de colonne { $column }
error-cell-spaces = { $path } a moins de cases de bonus que de tuiles
error-zeus-spaces = échelle de Temps : les cases Zeus vont en croissant et finissent sur la dernière, pas au-delà de la croix
error-detour = un détour prend au moins 0 de plus, pas { $number }
error-zeus-cards = échelle de Temps : une case Zeus a une ou deux cartes Olympos
error-entering = coûts : entrer par la terre coûte au moins 1, et la mer ne peut pas coûter moins que rien
error-discounts = coûts : les réductions rendent gratuite une découverte ou une merveille
error-hourglass = un sablier vaut 1 d’après les règles, pas { $number }
error-variants = { $path } : ses variantes partagent une ressource avec une autre tuile

box-discoveries = tuiles de découverte
box-wonders = merveilles
box-destiny = cartes Destin
box-olympos = cartes Olympos
box-zeus = cartes Olympos sur les cases Zeus
box-territories = territoires
box-starred = territoires à étoile

## Éditions d’Hellas

error-tile-edges = tuile { $tile } : les bords sont six lettres L ou S, pas { $edges }
error-tile-sea-edge = tuile { $tile } : chaque bord de mer appartient à une seule étendue d’eau
error-tile-same-water = tuile { $tile } : des bords de mer voisins appartiennent à la même étendue d’eau
error-tile-cover = tuile { $tile } : les étendues d’eau couvrent les bords de mer et rien d’autre
error-tile-harbour = tuile { $tile } : son port est dans une de ses étendues d’eau, comptées à partir de 0
error-white-red = les joueurs sont Blanc à la place 0, qui commence, et Rouge à la place 1
error-god-cards = les cartes de dieu ne sont pas celles des règles
error-card-god = carte { $card } : elle va avec { $god }, pas avec { $other }
error-card-windows = carte { $card } : le nombre est au moins 0 et les moments sont parmi : { $known }
error-free-passage = le libre passage de Poséidon coûte 0 vaisseau : aucun vaisseau n’est payé
error-god-copies = cartes { DE($god) } : { $copies ->
    [one] { $copies } exemplaire
   *[other] { $copies } exemplaires
  } ; la taille de la pile ({ $size }) et le nombre de cartes par dieu doivent le dire aussi
error-god-deck = pile { DE($god) } : elle dépasse ce que deux mains peuvent contenir
error-tile-count = il y a { $number ->
    [one] { $number } tuile
   *[other] { $number } tuiles
  } ; la liste ({ $other }) et le total de la boîte doivent le dire aussi
error-dolphin-tile = la première tuile est celle du dauphin : la mer tout autour, pas de ville
error-tile-city = chaque tuile de paysage a une ville
error-temples = tuiles à temple : { $number }, mais la boîte en annonce { $other }
error-grid = les directions et le rayon de la grille ne peuvent pas changer
error-garrison = une ville tient au moins 1 soldat : une garnison d’une autre taille est un autre jeu
error-opening-wins = il y a au moins un tour, et l’ouverture ne gagne pas la partie
error-few-soldiers = { $player } a trop peu de soldats pour l’ouverture
error-few-ships = { $player } a trop peu de vaisseaux pour l’ouverture

## Éditions de Mytikas

error-power = { $path } vaut { $known } : le pouvoir d’une carte a ses propres règles
error-tiers = { $path } va en croissant, pas { $value }
error-piece-slots = { $building } a { $pieces ->
    [one] { $pieces } pion
   *[other] { $pieces } pions
  }, mais { $slots ->
    [one] { $slots } emplacement
   *[other] { $slots } emplacements
  }
error-home-level = la cité de départ est à un niveau de 1 à { $most }, pas { $number }
error-level-tokens = { $path } : le niveau { $level } a { $number ->
    [one] { $number } jeton
   *[other] { $number } jetons
  } ; la boîte en a moins
error-god-favors = { $path } : faveurs ({ $god }) : { $number } ; de 1 à ce que contient la boîte
error-lock-count = { $path } : cadenas : { $locks }, cartes face cachée : { $cards } ; il faut un cadenas par carte et un pour la pioche
error-lock-values = { $path } : les cadenas vont en croissant et dépassent la première offrande, pas { $value }
error-deity-cards = { $path } : les mains et la rivière demandent trop de cartes Divinité (il y en a { $number })
error-draft-cards = on reçoit au moins autant de cartes Divinité qu’on en garde, et on en garde au moins 1
error-start-least = une offrande de départ et la limite de tours : au moins 1 ; la réserve de départ : au moins 0

## Éditions de Cyclades

error-team-faction = { $path } nomme la faction { $faction } ; il y en a { $number }
error-team-once = { $path } doit nommer une fois chaque faction (nombre : { $number })
error-seat-faction = { $path } doit donner une faction à chaque place (nombre : { $number })
error-tile-cells = une tuile doit avoir des cases différentes (nombre : { $number })
error-zone = { $path } a une zone { $zone } ; les zones sont l1 à l3 pour la terre et s1 à s3 pour la mer
error-zone-kind = { $path } : les zones l1 à l3 sont de terre, s1 à s3 de mer
error-zone-cells = { $path } doit donner chacune des cases 0 à { $last } à une zone
error-zone-priestess = { $path } : seules les zones de terre ont ce symbole
error-offering-spaces = l’échelle des offrandes va en croissant, de 1 au moins à { $most } au plus, pas { $value }
error-terrain = { $path } vaut none pour les Créatures à effet immédiat, et pour elles seules
error-gods-open = { $mode } : avec autant de dieux cachés, il n’y a pas un dieu pour chaque faction (il y en a { $number })
error-no-layout = il n’y a pas de disposition de { $number ->
    [one] { $number } tuile
   *[other] { $number } tuiles
  } pour { $mode }
error-no-map = la carte { $map } manque pour { $mode }
error-map-tiles = { $path } doit avoir { $number ->
    [one] { $number } tuile
   *[other] { $number } tuiles
  }
error-map-sea = la mer n’est pas d’un seul tenant
error-map-islands = il y a { $number ->
    [one] { $number } île
   *[other] { $number } îles
  }, il en faut { $least }
error-map-island = une île a trop de zones de terre : { $number } (au plus { $most })
error-map-coast = une zone de terre n’a pas de côte
error-assembly = un assemblage est une face (0 ou 1), puis la tuile, u, v et la rotation de chaque tuile
error-assembly-tiles = un assemblage prend chacune des tuiles 0 à { $last } au plus une fois, pas { $value }
error-assembly-place = un assemblage pose deux tuiles au même endroit
error-assembly-rotation = une rotation est un nombre de sixièmes de 0 à 5

## Tables et serveur

error-bad-request = Le serveur n’a pas compris.
error-who-are-you = Choisissez d’abord un nom.
error-forbidden = Vous ne pouvez pas faire cela ici.
error-bad-origin = Cette page ne peut pas utiliser le serveur.
error-bad-host = Le serveur ne porte pas ce nom.
error-not-found = Cela n’existe pas.
error-wrong-method = Cela ne se fait pas ainsi.
error-conflict = Ce n’est plus possible : quelqu’un a été plus rapide, ou la partie a avancé.
error-too-large = Envoi trop volumineux.
error-not-json = Le serveur n’a pas compris.
error-bad-name = Un nom compte de 1 à { $most ->
    [one] { $most } caractère visible
   *[other] { $most } caractères visibles
  }.
error-bad-option = Cette option n’existe pas.
error-bad-record = Ce fichier de partie ne peut pas être rejoué.
error-too-many = Trop de demandes. Attendez { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
error-internal = Une erreur s’est produite sur le serveur.
error-stopping = Le serveur redémarre. Un instant.
error-stale = La partie a déjà avancé.
error-not-your-turn = C’est à { $who } de jouer.
error-illegal = Les règles ne le permettent pas maintenant.
error-no-such-action = Cette action n’existe pas.
error-no-undo = Il n’y a rien à annuler.
error-not-seated = Réservé aux joueurs de la table.
error-not-started = La partie n’a pas encore commencé.
error-over = La partie est terminée.
error-away = Un robot joue à votre place. Reprenez-la d’abord.
error-hints-off = À cette table, personne ne demande conseil.
error-no-hint = Le robot n’a pas de conseil cette fois.
error-reveals = Cela révèle une information cachée : pour annuler, il faudra l’accord des autres.
error-table-full = Toutes les places sont prises.
error-seat-taken = Cette place est déjà prise.
error-open-seats = Il reste des places libres : attendez, ou placez-y des robots.
error-not-over = Il faut d’abord que la partie soit terminée.
error-started = La partie a déjà commencé.
error-not-owner = Seul l’hôte de la table peut le faire.
error-players = Ce jeu ne se joue pas à { $players }.
error-clock = Une pendule compte de { $least } à { $most ->
    [one] { $most } seconde
   *[other] { $most } secondes
  }.
error-figures = Mise en place impossible avec ces valeurs.
error-level = Il n’y a pas de robot de ce niveau.
error-given-up = Qui a abandonné ne peut pas revenir.
error-chat = Un message compte de 1 à { $most ->
    [one] { $most } caractère
   *[other] { $most } caractères
  }.
error-nobody-waited-for = Personne ne vous fait attendre.
error-no-patience = À cette table, on attend tout le monde.
error-too-early = Pas encore : attendez { $hours ->
    [one] une heure
   *[other] { $hours } heures
  }.
error-no-wish = Plus personne ne demande à annuler un coup.
error-no-review = Personne n’a encore demandé cette analyse, ou elle n’a pas pu être faite.
error-no-step = Il n’y a pas de telle étape dans cette partie.
error-record-gone = Cette partie n’est pas ici. Les parties déposées sont gardées 30 jours.
error-boxes = Au plus { $most ->
    [one] { $most } boîte est gardée
   *[other] { $most } boîtes sont gardées
  } ici. Enregistrez la vôtre dans un fichier.
error-box-gone = Cette boîte n’est pas ici. Une boîte partagée est gardée un an après sa dernière ouverture.
error-no-figures = Ce serveur n’accepte pas vos propres valeurs.
error-other-rules = Cette partie a été jouée avec la version { $old } des règles ; c’est maintenant la version { $new }.
error-private = Cette table est privée : demandez le lien.
error-token = Clé inconnue.
error-seat-token = Cette clé est pour une place à une autre table.
error-no-table = Cette table n’existe pas.
error-no-lesson = Il n’y a pas de leçon ici.
error-no-puzzle = Ce problème n’existe pas.
error-broken-table = Cette table a été mise de côté : elle est endommagée, ou en cours d’examen. Les responsables du serveur peuvent la rétablir.
error-busy = La table est très sollicitée. Réessayez.
error-shows = Vous avez { $most ->
    [one] { $most } table
   *[other] { $most } tables
  } où des robots jouent entre eux. Regardez-en une jusqu’au bout d’abord.
error-removed = L’hôte de la table vous a retiré votre place.
error-name-taken = Quelqu’un à cette table porte déjà ce nom. Prenez-en un autre.
error-plans = Il y a déjà { $most ->
    [one] { $most } réponse prévue
   *[other] { $most } réponses prévues
  }. Oubliez-en une d’abord.
error-banned = Les responsables de ce serveur ne vous y admettent plus.
error-muted = Les responsables de ce serveur vous ont retiré la parole : vous pouvez jouer, mais pas discuter.
error-ticket = Ce lien ou ce code est faux, a déjà servi ou a expiré. Demandez-en un autre.
error-passkey = Cette clé d’accès n’est pas connue ici, ou le délai est dépassé. Réessayez.
error-passkey-name = Les clés d’accès demandent un nom de serveur : ouvrez cette page par son nom (ou par localhost), pas par une adresse en chiffres.
error-passkeys = Trop de clés d’accès (maximum : { $most }). Supprimez-en une d’abord.
error-no-device = Cet élément n’existe plus.
error-not-your-name = Écrivez votre nom exactement tel qu’il est, pour confirmer.
error-read-only = Le serveur ne peut rien enregistrer pour le moment. La partie reste telle quelle, et les pendules ne comptent pas ; il réessaie de lui-même.
error-not-alone = On n’emporte une partie que si l’on joue seul contre des robots.
error-stays-here = Les parties classées, les leçons et les analyses restent où elles sont.
error-not-unfinished = Impossible de continuer cette partie : elle est finie, ou la graine de ses tirages n’est pas donnée.
error-needs-server = Il faut pour cela un serveur. Ici, le jeu tourne dans votre seul navigateur.
error-writable-again = Le serveur enregistre de nouveau. Continuez.

## Prévenir

error-mail-address = un serveur de courrier s’indique ainsi : smtp://NOM:MOT-DE-PASSE@HÔTE:587 ou smtps://…, avec un expéditeur (--mail-from)
error-time-zone = Fuseau horaire inconnu : { $zone }.
error-push-keys = Ce ne sont pas les clés d’un navigateur.
error-no-mail = Ce serveur n’envoie pas de courrier.
error-mail-box = Ce n’est pas une adresse e-mail.
error-old-link = Ce lien est trop ancien ou a déjà servi.
error-target = Envoi impossible à cette adresse : seulement des adresses https de l’internet public.
error-not-taken = Envoi refusé : { $reason }.
error-no-channel = Ce moyen de vous prévenir n’existe plus.
error-unproven = Suivez d’abord le lien de notre e-mail.
error-strangers = Vous pouvez inviter les personnes avec qui vous avez joué ; aux autres, donnez le lien.
error-bot-name = Seul le nom d’un compte de robot finit ainsi.
error-no-programs = Un compte de robot ne crée pas de comptes de robot.
error-not-program = Les événements sont pour les comptes de robot ; les personnes ont les avis.
error-programs =
    { $most ->
        [one] Vous avez déjà un compte de robot : retirez-le d’abord.
       *[other] Vous avez déjà { $most } comptes de robot : retirez-en un d’abord.
    }
error-rated-programs = Les parties avec des comptes de robot ne comptent pas pour le classement.
error-yourself = C’est vous.
error-not-welcome = Vous ne pouvez pas vous asseoir à cette table.
error-not-heard = Quelqu’un à cette table ne veut pas vous entendre.
error-blocks =
    { $most ->
        [one] Vous avez déjà bloqué une personne, et ne pouvez en bloquer d’autre.
       *[other] Vous avez déjà bloqué { $most } personnes : débloquez-en une d’abord.
    }
error-reports =
    { $most ->
        [one] Un de vos signalements attend d’être lu.
       *[other] { $most } de vos signalements attendent déjà d’être lus.
    }
error-not-invited = Cette invitation n’existe plus.
error-declined = Cette personne a déjà refusé cette table.
error-invitations =
    { $most ->
        [one] Une invitation attend déjà une réponse.
       *[other] { $most } invitations attendent déjà une réponse.
    }

## Parties à la carte

error-days = Un congé commence aujourd’hui ou plus tard, dans l’année, et finit après.
error-days-taken = Vous êtes déjà en congé certains de ces jours.
error-days-left = { $left ->
    [0] Il ne vous reste aucun jour : { $most } par an au plus.
    [one] Il vous reste un jour : { $most } par an au plus.
   *[other] Il vous reste { $left } jours : { $most } par an au plus.
  }
error-no-holiday = Ce congé n’existe plus.

## Parties classées

error-rated-terms = Seules les parties avec nos propres chiffres, jouées depuis le début, peuvent être classées.
error-not-agreed = Tout le monde n’a pas encore accepté que cette partie soit classée.
error-undo-rated = Dans une partie classée, ce coup ne peut pas être repris : il vous a appris quelque chose.
error-no-person = Personne de visible ne porte ce nom, ou plusieurs le portent : passez par une table commune.
error-no-tournament = Ce tournoi n’existe pas.
error-tournament-over = Ce tournoi est terminé.
error-tournament-begun = Ce tournoi a déjà commencé.
error-tournament-full = Toutes les places de ce tournoi sont prises.
error-tournament-few = { $least ->
    [one] Il faut un participant pour commencer.
   *[other] Il faut { $least } participants pour commencer.
}
error-tournament-people = Pas de tournoi entre robots seuls : il faut au moins une personne.
error-tournament-terms = Limites d’un tournoi dépassées (participants : { $entrants }, robots : { $bots }, rondes : { $rounds }, saisons : { $seasons } ; chacun rencontre chacun une ou deux fois).
error-tournament-date = Le début doit être à venir, d’ici { $most ->
    [one] un jour
   *[other] { $most } jours
} au plus.
error-tournament-private = Ce tournoi est privé : demandez le lien.
error-tournament-owner = Réservé à l’organisateur du tournoi.
error-tournaments = { $most ->
    [one] Un seul tournoi à la fois : attendez la fin du précédent.
   *[other] { $most } tournois à la fois au plus : attendez la fin de l’un d’eux.
}
