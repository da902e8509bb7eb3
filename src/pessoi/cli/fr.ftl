### Ce que Typer écrit autour de l’aide

panel-arguments = Arguments
panel-options = Options
panel-commands = Commandes
mark-default = [par défaut : {"{}"}]
mark-environment = [variable : {"{}"}]
mark-required = [obligatoire]

### Résultats ; les titres d’un tableau tiennent sur une ligne

told-games = { $games } parties de { $game }, { $players } joueurs, graine { $seed }
told-seat = place { $number }
told-players = { $game }, { $players } joueurs
told-arena-columns = bot | victoires | 95 % | cote | points | ms/décision | s/partie
told-above = finit devant
told-by-seat = par place : { $seats } ; { $decisions } décisions par partie ; empreinte { $digest }
told-sample = { $positions } positions de { $games } parties de { $game }
told-surprise = surprise aux parties mises de côté : { $fitted } avec les poids ajustés, { $present } avec les poids actuels, { $even } si tous se valent
told-gain = gagné par une suite de réponses, en logits (juste : 0) : { $fitted } avec les poids ajustés, { $present } avec les poids actuels
told-tune-columns = terme | actuel | ajusté | ± 95 %
told-exported = { $decisions } décisions de { $games } parties dans { $file }
told-pace = { $decisions } décisions ; jouées à l’instant : { $played_now } parties en { $seconds } s, { $decisions_per_s } décisions/s, { $games_per_s } parties/s
told-length = longueur : min { $min }, moyenne { $mean }, p95 { $p95 }, max { $max }
told-simulate-columns = {""} | parties | victoires | part | score moyen
told-ends = fins : { $ends }
told-digest = empreinte : { $digest }
told-interpreted = interprété
told-compiled = compilé
told-decisions = décisions
told-copy = copie
told-search = recherche
told-rates-columns = par seconde de processeur | moteur | décisions | parties | recherche | lot
told-sizes-columns = {""} | {""} | µs/copie | octets | octets/vue | µs/vue | ko/table
told-games-columns = nom | jeu | joueurs | options | version des règles
told-figures-columns = valeur | chiffre | source
told-figures = { $number } valeurs
told-gaps = { $number } lacunes
told-no-gaps = aucune lacune : { $number } règles
told-rules-columns = règle | code | tests
told-none = rien
told-unknown = inconnu de la spécification :
told-verified = { $answers } réponses sont justes (dont { $chance } du hasard, toutes données par la graine révélée) ; { $checkpoints } points de contrôle concordent
told-verified-sealed = { $answers } réponses sont justes (dont { $chance } du hasard, non vérifiées : la graine n’est pas encore révélée) ; { $checkpoints } points de contrôle concordent
told-result = le résultat est juste
told-not-over = la partie n’est pas finie
told-quarantined-columns = table | jeu | raison
told-table-exported = { $entries } entrées dans { $file }
told-table-released = { $table } est libérée

### L’aide

help = Quatre jeux de plateau de la Grèce antique : jouer, revoir, simuler, consulter.
help-version = La version.
help-lang = La langue, en ou fr ; sinon celle du terminal.

help-games =
    Les jeux disponibles, avec leurs nombres de joueurs et leurs options.

    Exemple : pessoi games
help-games-lang = en ou fr.
help-games-json = Écrire du JSON au lieu d’un tableau.

help-components =
    Chaque valeur imprimée sur les plateaux, tuiles et cartes, et d’où elle vient.

    Exemple : pessoi components mytikas --source reconstructed
help-components-game = Le nom d’un jeu, comme dans `pessoi games`.
help-components-source = Seulement les valeurs de : booklet, public, reconstructed, edition.
help-components-edition = Vos propres valeurs (TOML) au lieu de celles du paquet.
help-components-json = Écrire du JSON au lieu d’un tableau.

help-rules =
    Le registre des règles : chaque règle, le code qui l’applique, les tests qui la prouvent.

    Avec le numéro d’une règle au lieu d’un jeu, montre cette règle. Finit avec 1 si --missing trouve une lacune.

    Exemples : pessoi rules mytikas --missing; pessoi rules MYT-4.3 --lang fr
help-rules-game = Un jeu, ou le numéro d’une règle.
help-rules-missing = Seulement les règles sans code ou sans test.
help-rules-lang = en ou fr : la langue dans laquelle une règle est montrée.
help-rules-json = Écrire du JSON au lieu d’un tableau.

help-simulate =
    Faire jouer beaucoup de parties par des bots ; les places tournent. L’empreinte est la même pour les mêmes arguments, quel que soit le nombre de processus.

    Exemple : pessoi simulate mytikas --players 4 --games 1000 --bots greedy,random --seed 1 --json
help-simulate-game = Le nom d’un jeu, comme dans `pessoi games`.
help-simulate-players = Nombre de places ; sinon autant que de bots, ou le plus possible.
help-simulate-games = Nombre de parties.
help-simulate-bots = Noms des bots ; le dernier occupe les autres places.
help-simulate-seed = N’importe quoi : la même graine donne les mêmes parties.
help-simulate-workers = Nombre de processus ; 0 : un par cœur.
help-simulate-ray = Jouer sur une grappe Ray (extra `ray`) : HOST:PORT, auto, ou une Ray lancée ici pour l’occasion.
help-simulate-option = Une option du jeu ; peut être répétée.
help-simulate-edition = Vos propres valeurs (TOML) au lieu de celles du paquet.
help-simulate-results = Garder les parties dans ce fichier ; la simulation reprend là où il s’arrête.
help-simulate-json = Écrire du JSON au lieu d’un tableau.

help-bench =
    Mesurer le jeu, les copies, la recherche et les vues en secondes de processeur sur un cœur : médianes, avec le moins et le plus de cinq répétitions.

    Dans un dépôt de sources avec le moteur compilé (`make compiled`), les deux moteurs sont mesurés.

    Exemple : pessoi bench mytikas --peers
help-bench-game = Un seul jeu ; sinon tous.
help-bench-seconds = Secondes de processeur pour chacune des cinq répétitions.
help-bench-peers = Mesurer aussi d’autres moteurs (extra `bench`).
help-bench-plot = Dessiner un diagramme dans ce fichier PNG.
help-bench-json = Écrire du JSON au lieu d’un tableau.

help-replay =
    Montrer la position à laquelle mène un enregistrement.

    Exemple : pessoi replay mytikas-1.pessoi --to 40
help-replay-file = Un enregistrement, comme `sauver` et le serveur les écrivent.
help-replay-to = S’arrêter après ce nombre de réponses.
help-replay-seat = Regarder depuis cette place (1, 2 …) ; 0 : en spectateur.
help-replay-log = Écrire aussi ce qui s’est passé en chemin.
help-replay-lang = en ou fr.
help-replay-json = Écrire du JSON au lieu d’un tableau.

help-verify =
    Vérifier un enregistrement : chaque réponse, chaque point de contrôle, le résultat, et tout le hasard à partir de la graine révélée.

    Exemple : pessoi verify mytikas-1.pessoi
help-verify-file = Un enregistrement, comme `sauver` et le serveur les écrivent.
help-verify-json = Écrire du JSON au lieu d’un tableau.

help-play =
    Jouer dans le terminal, contre des bots ou entre amis au même clavier.

    Tapez un numéro ou la notation ; ? explique, annuler reprend un coup, sauver enregistre la partie, quitter arrête.

    Exemple : pessoi play mytikas --seats me,greedy,greedy --lang fr
help-play-game = Le nom d’un jeu.
help-play-seats = Qui joue à quelle place : me, me:Nom ou le nom d’un bot, dans l’ordre des places.
help-play-lang = en ou fr ; sinon la langue du terminal.
help-play-seed = N’importe quoi : la même graine donne les mêmes tirages.
help-play-option = Une option du jeu ; peut être répétée.
help-play-edition = Vos propres valeurs (TOML) au lieu de celles du paquet.
help-play-resume = Continuer une partie enregistrée.

help-arena =
    Opposer des bots dans tous les ordres de places : victoires avec intervalles à 95 %, classements, face-à-face, places, temps de réflexion.

    Exemple : pessoi arena mytikas --bots hard,greedy --games 200 --seed 1 --results hard.jsonl
help-arena-game = Le nom d’un jeu, comme dans `pessoi games`.
help-arena-bots = Noms, séparés par des virgules ; le dernier occupe les autres places. NAME@FILE juge d’après ces poids.
help-arena-players = Nombre de places ; sinon le moins que le jeu permet.
help-arena-games = Nombre de parties.
help-arena-seed = La même graine donne les mêmes parties.
help-arena-workers = Nombre de processus ; 0 : un par cœur.
help-arena-ray = Jouer sur une grappe Ray (extra `ray`) : HOST:PORT, auto, ou une Ray lancée ici pour l’occasion.
help-arena-option = Une option du jeu ; peut être répétée.
help-arena-results = Garder les parties dans ce fichier ; un tournoi reprend là où il s’arrête.
help-arena-plot = Dessiner classements et scores dans ce fichier PNG.
help-arena-json = Écrire du JSON au lieu d’un tableau.

help-tune =
    Ajuster les poids de l’évaluation d’un jeu aux résultats de parties entre bots ; les écrit, ne change rien.

    Exemple : pessoi tune mytikas --bots search:100 --games 500 --write fitted.json
help-tune-game = Le nom d’un jeu, comme dans `pessoi games`.
help-tune-bots = Noms, séparés par des virgules ; le dernier occupe les autres places. NAME@FILE juge d’après ces poids.
help-tune-players = Nombre de places ; sinon le moins que le jeu permet.
help-tune-games = Nombre de parties ; une sur cinq est gardée pour juger.
help-tune-positions = Positions de chaque partie, au plus.
help-tune-pull = Combien de positions valent les poids actuels.
help-tune-seed = La même graine donne les mêmes parties.
help-tune-option = Une option du jeu ; peut être répétée.
help-tune-write = Garder les poids ajustés, pour NAME@FILE.
help-tune-json = Écrire du JSON au lieu d’un tableau.

help-features =
    Nommer, dans l’ordre, chaque entrée du vecteur d’observation que donnent les interfaces d’apprentissage.

    Exemple : pessoi features mytikas --players 3
help-features-game = Le nom d’un jeu, comme dans `pessoi games`.
help-features-players = Nombre de places ; sinon le moins que le jeu permet.
help-features-option = Une option du jeu ; peut être répétée.
help-features-json = Écrire du JSON au lieu d’un tableau.

help-export =
    Faire jouer des bots et écrire chaque décision : observation, réponses permises, choix, résultat.

    Exemple : pessoi export mytikas decisions.parquet --games 100 --bots greedy
help-export-game = Le nom d’un jeu, comme dans `pessoi games`.
help-export-file = Où écrire.
help-export-games = Nombre de parties.
help-export-bots = Noms, séparés par des virgules ; le dernier occupe les autres places. NAME@FILE juge d’après ces poids.
help-export-players = Nombre de places ; sinon le moins que le jeu permet.
help-export-seed = La même graine donne les mêmes parties.
help-export-option = Une option du jeu ; peut être répétée.
help-export-format = parquet ou jsonl ; sinon d’après la fin du nom.

help-tables =
    S’occuper des tables qu’un serveur n’a pas pu lire : les lister, exporter un journal brut, en libérer une après réparation.

    Exemple : pessoi tables quarantined
help-tables-what = Que faire.
help-tables-table = L’identifiant de la table à exporter ou à libérer.
help-tables-database = sqlite:///FICHIER ou postgresql://…
help-tables-out = Où exporter ; sinon TABLE.jsonl.
help-tables-json = Écrire du JSON au lieu d’un tableau.

help-serve =
    Servir des parties aux navigateurs et aux bots extérieurs.

    Exemple : pessoi serve --open
help-serve-host = Adresse d’écoute.
help-serve-port = Port d’écoute.
help-serve-database = sqlite:///FICHIER ou postgresql://…
help-serve-open = Ouvrir le navigateur.
help-serve-name = Un nom d’hôte auquel ce serveur répond.
help-serve-origin = Une page d’ailleurs qui peut s’en servir.
help-serve-proxy = Adresse d’un mandataire à croire.
help-serve-secure = Derrière HTTPS : les cookies ne voyagent que chiffrés.
help-serve-editions = Laisser les gens apporter leurs propres valeurs.
help-serve-bots = Un module qui ajoute des bots à pessoi.bots.BOTS.
help-serve-bot-seconds = Un bot qui réfléchit plus longtemps est arrêté.
help-serve-bot-pace = Secondes que dure au moins la réponse d’un bot.
help-serve-bot-workers = Processus pour les bots ; 0 : un de moins que de cœurs.
help-serve-sockets-per-client = Sockets d’une même adresse, au plus.
help-serve-connections-per-client = Connexions d’une même adresse, de toute sorte, au plus.
help-serve-unlimited = Aucune limite de débit : pour des essais sur une seule machine.

### Plaintes

error-extra = il faut { $module }, qui vient avec pip install { $package }
error-no-language = il n’y a pas de langue { $name } ; il y a : { $known }
error-no-game = il n’y a pas de jeu { $name } ; il y a : { $known }
error-weights-none = { $file } ne contient pas de poids : { $reason }
error-weights-unknown = { $file } contient les poids de { $game } ; il y a : { $known }
error-weights-terms = { $file } doit nommer ces termes, et aucun autre : { $terms }
error-weights-game = les poids de { $game } ne servent à aucune partie de { $other }
error-no-terms = { $game } n’a pas d’évaluation à termes nommés
error-no-bot = il n’y a pas de bot { $name } ; il y a : { $known }, et search:ITERATIONS
error-no-source = il n’y a pas de source { $name } ; il y a : { $known }
error-no-rule = il n’y a pas de règle { $name } ; les numéros ressemblent à { $example }
error-no-rulebook = il n’y a pas de règles de { $name } ; il y a : { $known }
error-no-checkout = le registre des règles lit le code et les tests : il lui faut un dépôt de sources, pas un paquet installé
error-players = { $game } se joue à { $counts }, pas à { $number }
error-no-option = { $game } n’a pas d’option { $name } ; il a : { $known }
error-option-value = l’option { $name } prend { $known }, pas { $value }
error-option-form = une option s’écrit NAME=VALUE, pas { $word }
error-too-many-bots = { $seats } places prennent au plus { $most } bots, pas { $number }
error-which-game = dites à quel jeu : pessoi play GAME (pessoi games les montre)
error-empty-seat = les places s’écrivent me,greedy,greedy ; l’une d’elles est vide
error-formats = les formats sont { $known }, pas { $name }
error-teams = teams=yes est pour 4 joueurs ; à 2 et à 6 on joue toujours en équipes, à 3 et à 5 jamais
error-goal = goal=4 est pour les parties en équipes
error-map-side = une carte recommandée a side=a ou side=b ; side=random va avec map=random
error-ray-address = une grappe Ray s’écrit HOST:PORT, ray://HOST:PORT, auto ou local, pas { $word }
error-no-ray = il n’y a pas de Ray à { $address } : { $fault }
error-ray-start = Ray ({ $address }) ne démarre pas : { $fault }
error-tune-few = il faut au moins { $number } parties : une sur { $each } est gardée pour juger
error-tune-terms = { $game } n’a pas d’évaluation en termes nommés
error-other-run = { $file } contient d’autres parties : { $found } ; demandé : { $wanted }

error-edition-read = l’édition { $file } ne peut pas être lue : { $fault }
error-edition-toml = l’édition { $file } n’est pas du TOML valable : { $fault }
error-no-figure = il n’y a pas de valeur { $name } ; il y a : { $known }
error-no-row = { $table } n’a pas de ligne { $name } ; nommez-en une par { $keys } : { $known }
error-figure-kind = { $where } est du genre de { $example }, pas de { $value }
error-figure-length = { $where } a { $number } entrées, pas { $other }
error-figure-range = { $where } va de { $least } à { $most }, pas { $value }
error-edition-text = un texte d’une édition a au plus { $most } caractères, pas { $number }
error-edition-values = une édition a au plus { $most } valeurs
error-edition-depth = une édition a au plus { $most } tables et listes imbriquées
error-edition-type = une édition ne contient que des nombres, des textes, des listes et des tables

error-tables-what = pour les tables : { $known }, pas { $what }
error-tables-id = { $what } demande l’identifiant d’une table
error-tables-none = { $what } ne prend pas de table
error-no-table = il n’y a pas de table { $table }
error-table-unreadable = la table { $table } reste illisible : { $fault }
error-database = la base de données est sqlite:///FICHIER ou postgresql://…, pas { $name }
error-cannot-read = { $file } ne peut pas être lu : { $fault }
error-cannot-write = { $file } ne peut pas être écrit : { $fault }
error-cannot-use = { $file } ne peut pas servir : { $fault }
error-no-text = { $file } n’est pas un texte : l’octet { $number } n’est pas de l’UTF-8
error-too-large = { $file } est plus grand que tout enregistrement
error-record-length = l’enregistrement a { $number } réponses, pas { $wanted }
error-record-seats = il y a les places 1 à { $last }, pas { $number }
error-no-seed = { $file } ne révèle pas sa graine : le hasard ne peut pas continuer
error-finished = { $file } est une partie finie ; revoyez-la avec : { $command }

error-record-ends = l’enregistrement s’arrête ici ; attendu : { $expected }
error-record-header = l’en-tête n’a pas de « { $key } »
error-record-twice = « { $key } » figure deux fois
error-record-game = c’est un enregistrement de { $game }, pas de { $other }
error-record-seal = le sceau ne correspond pas à ce qui précède : le fichier a été changé ou abîmé
error-record-seed = la graine n’est pas celle qui avait été engagée
error-record-chance = la réponse { $number } du hasard est « { $given } » ; la graine donne « { $right } »
error-record-digest = la position après la réponse { $number } a l’empreinte { $found }, pas { $digest }
error-record-result = le résultat est « { $right } », pas « { $given } »
error-record-early = un résultat est donné, mais la partie n’est pas finie
error-record-late = « { $action } » vient après la fin de la partie
error-record-number = attendu : un nombre entier, pas { $text }
error-record-count = attendu : la réponse { $number }, pas { $other }
error-record-hex = attendu : { $number } chiffres hexadécimaux, pas { $text }
error-record-expected = attendu : { $expected }, pas { $text }
error-no-action-verb = { $text } n’est pas une action ; { $verb } s’emploie comme dans { $example }
error-no-action = { $text } n’est pas une action ; verbes connus : { $known }
error-illegal-rule = « { $action } » n’est pas permis à « { $decision } » ({ $rule }) ; la place { $seat } peut répondre : { $known }
error-illegal = « { $action } » n’est pas permis à « { $decision } » ; la place { $seat } peut répondre : { $known }
error-illegal-chance = « { $action } » n’est pas permis à « { $decision } » ; le hasard peut répondre : { $known }

error-no-command = il n’y a pas de commande { $name }.
error-no-command-similar = il n’y a pas de commande { $name }. Vouliez-vous dire { $known } ?
error-no-flag-similar = il n’y a pas d’option { $name } (options possibles : { $known })
error-no-flag = il n’y a pas d’option { $name }
error-missing-argument = il manque l’argument { $name }.
error-flag-value = l’option { $name } ne prend pas de valeur.
error-flag-needs = l’option { $name } demande une valeur.
error-surplus = arguments de trop : { $words }
error-value = valeur refusée pour { $name } : { $fault }
error-integer = il faut un nombre entier
error-at-least = il faut au moins { $number }
error-at-most = il faut au plus { $number }

error-no-file = aucun fichier ni dossier de ce nom
error-permission = accès refusé
error-directory = c’est un dossier
error-refused = connexion refusée

error-line = ligne { $line } : { $fault }
error-file = { $file }, { $fault }
