### Ce que Typer écrit autour de l’aide

panel-arguments = Arguments
panel-options = Options
panel-commands = Commandes
mark-default = [par défaut : {"{}"}]
mark-environment = [variable : {"{}"}]
mark-required = [obligatoire]

### Résultats ; les titres d’un tableau tiennent sur une ligne

told-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, graine { $seed }
told-seat = place { $number }
told-players = { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
told-arena-columns = bot | victoires | 95 % | cote | points | ms/décision | s/partie
told-above = finit devant
told-by-seat = par place : { $seats } ; décisions par partie : { $decisions } ; empreinte { $digest }
told-sample = { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : { $game }
told-log-loss = perte logarithmique aux parties mises de côté : { $fitted } avec les poids ajustés, { $present } avec les poids actuels, { $even } si tous se valent
told-gain = biais d’une série de réponses, en logits (idéal : 0) : { $fitted } avec les poids ajustés, { $present } avec les poids actuels
told-tune-columns = terme | actuel | ajusté | ± 95 %
told-exported = { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} ({ $games ->
    [one] { $games } partie
   *[other] { $games } parties
}) dans { $file }
told-train-play = génération { $number } : parties
told-train-learn = génération { $number } : apprentissage
told-train-gate = génération { $number } : arène
told-train-columns = génération | jouée par | positions | perte à la main | du réseau | des priors | arène (1 : égalité) | retenu
told-train-yes = oui
told-train-no = non
told-train-best = meilleur réseau : { $file }
told-train-none = pas encore de réseau ; la même commande continue d’ici
told-pace = { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} ; jeu à l’instant : { $played_now ->
    [one] { $played_now } partie
   *[other] { $played_now } parties
} en { $seconds } s, { $decisions_per_s } décisions/s, { $games_per_s } parties/s
told-ladder-columns = joueurs | niveau | joue comme | cote | 95 % | victoires sur le niveau d’avant | contre un seul
told-ladder = 400 de plus : dix fois plus de chances contre chaque adversaire
told-length = longueur : min { $min }, moyenne { $mean }, p95 { $p95 }, max { $max }
told-simulate-columns = {""} | parties | victoires | part | score moyen
told-balance-columns = par partie | nos valeurs | votre édition | écart
told-balance-length = réponses
told-balance-wins = { $seat } : victoires, %
told-balance-score = { $seat } : points
told-balance-ours = fins avec nos valeurs : { $ends }
told-balance-own = fins avec votre édition : { $ends }
told-ends = fins : { $ends }
told-digest = empreinte : { $digest }
told-interpreted = interprété
told-compiled = compilé
told-version = pessoi { $version }, { $engine ->
    [compiled] moteur compilé
   *[interpreted] moteur en Python pur
}
told-engine-missing = Le moteur tourne en Python pur, plusieurs fois plus lent : `make compiled` produit le moteur rapide.
told-engine-stale = Le moteur tourne en Python pur, plusieurs fois plus lent : ses sources ont changé depuis `make compiled`.
told-engine-no-compiler = Le moteur tourne en Python pur, plusieurs fois plus lent : il n’y avait pas de compilateur C.
told-decisions = décisions
told-copy = copie
told-search = recherche
told-playouts = parties simulées
told-steps = pas
told-batch = lot
told-network = recherche par réseau
told-hand = à la main
told-rates-columns = par seconde de processeur | moteur | décisions | parties | recherche
told-learning-columns = pour l’apprentissage | moteur | parties simulées | pas | lot
told-sizes-columns = {""} | {""} | µs/copie | octets | octets/vue | µs/vue | ko/table
told-games-columns = nom | jeu | joueurs | options | version des règles
told-puzzles-columns = problème | cote | joueurs | solution
told-puzzles = { $number ->
    [one] { $number } problème
   *[other] { $number } problèmes
} : { $file }
told-figures-columns = valeur | chiffre | source
told-figures = { $number ->
    [one] { $number } valeur
   *[other] { $number } valeurs
}
told-gaps = { $number ->
    [one] { $number } lacune
   *[other] { $number } lacunes
}
told-no-gaps = aucune lacune : { $number ->
    [one] { $number } règle
   *[other] { $number } règles
}
told-rules-columns = règle | code | tests
told-none = rien
told-unknown = inconnu de la spécification :
told-verified = { $answers ->
    [one] { $answers } réponse est juste
   *[other] { $answers } réponses sont justes
} (dont { $chance } du hasard, selon la graine révélée) ; { $checkpoints ->
    [one] { $checkpoints } point de contrôle concorde
   *[other] { $checkpoints } points de contrôle concordent
}
told-verified-sealed = { $answers ->
    [one] { $answers } réponse est juste
   *[other] { $answers } réponses sont justes
} (dont { $chance } du hasard, sans vérification : la graine n’est pas encore révélée) ; { $checkpoints ->
    [one] { $checkpoints } point de contrôle concorde
   *[other] { $checkpoints } points de contrôle concordent
}
told-result = le résultat est juste
told-not-over = la partie n’est pas finie
told-tables-columns = table | jeu | phase | entrées | dernier changement | mise de côté
told-fields-columns = champ | valeur
told-table-exported = { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
} dans { $file }
told-table-quarantined = { $table } est mise de côté
told-table-released = { $table } est libérée
told-table-deleted = { $table } est effacée
told-keys-rotated = tables privées qui ont un nouveau lien : { $tables }
told-people-columns = personne | nom | depuis | vue le | bannie | muette
told-people-muted = muette
told-person-banned = { $name } ({ $person }) est bannie
told-person-unbanned = { $name } ({ $person }) est admise à nouveau
told-person-muted = { $name } ({ $person }) ne peut plus discuter
told-person-unmuted = { $name } ({ $person }) peut discuter à nouveau
told-person-revoked = { $name } ({ $person }) : plus aucune connexion n’est valable, sauf par le jeton { $token }
told-person-deleted = { $name } ({ $person }) est oubliée, à ce nombre de tables : { $tables }
told-reports-columns = signalement | quand | motif | à propos de | table | par | texte
told-report-closed = signalement traité : { $report }
told-backed-up = tout est dans { $file }
told-replayed-columns = table | jeu | constat
told-replayed = { $tables ->
    [one] { $tables } table rejouée
   *[other] { $tables } tables rejouées
}, { $findings ->
    [one] { $findings } différence
   *[other] { $findings } différences
}
told-finding-goes-on = continue selon la version { $new } des règles au lieu de la { $old } ; réponses perdues : { $dropped }
told-finding-unreadable = illisible : { $reason }
told-finding-unverified = non vérifiée : { $reason }

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

    Exemples : pessoi rules mytikas --missing ; pessoi rules MYT-4.3 --lang fr
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
help-simulate-bots = Noms, séparés par des virgules ; le dernier occupe les autres places. NAME@FILE juge par ce fichier.
help-simulate-seed = N’importe quoi : la même graine donne les mêmes parties.
help-simulate-workers = Nombre de processus ; 0 : un par cœur.
help-simulate-ray = Jouer sur une grappe Ray (extra `ray`) : HOST:PORT, auto, ou une Ray lancée ici pour l’occasion.
help-simulate-option = Une option du jeu ; peut être répétée.
help-simulate-edition = Vos propres valeurs (TOML) au lieu de celles du paquet.
help-simulate-results = Garder les parties dans ce fichier ; la simulation reprend là où il s’arrête.
help-simulate-json = Écrire du JSON au lieu d’un tableau.

help-balance =
    Faire jouer des bots avec nos valeurs et avec les vôtres : victoires par place, durée, scores, ce qui est acheté et bâti.

    Exemple : pessoi balance mytikas --edition mybox.toml --players 3
help-balance-game = Le nom d’un jeu, comme dans `pessoi games`.
help-balance-edition = Vos propres valeurs (TOML), comparées à celles du paquet.
help-balance-players = Nombre de places ; sinon le plus possible.
help-balance-games = Nombre de parties.
help-balance-bots = Noms, séparés par des virgules ; le dernier occupe les autres places. NAME@FILE juge par ce fichier.
help-balance-seed = N’importe quoi : la même graine donne les mêmes parties.
help-balance-workers = Nombre de processus ; 0 : un par cœur.
help-balance-option = Une option du jeu ; peut être répétée.
help-balance-json = Écrire du JSON au lieu d’un tableau.

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
help-replay-seat = Regarder depuis cette place (1, 2…) ; 0 : en spectateur.
help-replay-log = Écrire aussi ce qui s’est passé en chemin.
help-replay-lang = en ou fr.
help-replay-json = Écrire du JSON au lieu d’un tableau.

help-verify =
    Vérifier un enregistrement : chaque réponse, chaque point de contrôle, le résultat, et tout le hasard à partir de la graine révélée.

    Exemple : pessoi verify mytikas-1.pessoi
help-verify-file = Un enregistrement, comme `sauver` et le serveur les écrivent.
help-verify-json = Écrire du JSON au lieu d’un tableau.

help-puzzles =
    Trouver des problèmes : positions de parties jouées où une suite est nettement la meilleure.

    Exemple : pessoi puzzles hellas --number 10 --out hellas.jsonl
help-puzzles-game = Le nom d’un jeu, comme dans `pessoi games`.
help-puzzles-number = Le nombre de problèmes que doit contenir le fichier.
help-puzzles-file = Les garder ici ; une nouvelle exécution continue où elle s’était arrêtée.
help-puzzles-records = Chercher dans un enregistrement, ou dans un dossier d’enregistrements, plutôt que dans des parties de robots.
help-puzzles-seed = N’importe quoi : la même graine donne les mêmes parties.
help-puzzles-workers = Processus ; 0 : un par cœur.
help-puzzles-json = Écrire du JSON au lieu d’un tableau.

help-review =
    Montrer où une partie s’est décidée : moments clés, chance et adresse, chaque choix face au meilleur.

    Exemple : pessoi review mytikas-1.pessoi --html analyse.html
help-review-path = Un enregistrement, ou un dossier d’enregistrements.
help-review-level = Temps de réflexion sur les choix : normal, hard, expert, search:N.
help-review-seed = N’importe quoi : la même graine donne la même analyse.
help-review-workers = Processus ; 0 : un par cœur.
help-review-html = Écrire une page ; pour un dossier d’enregistrements, un dossier de pages.
help-review-parquet = Écrire une ligne par réponse (extra `research`).
help-review-lang = en ou fr.
help-review-json = Écrire du JSON au lieu d’un tableau.

help-play =
    Jouer dans le terminal, contre des bots ou entre amis au même clavier.

    Tapez un numéro ou la notation ; ? explique, conseil donne des idées, annuler revient sur un coup, sauver enregistre la partie, quitter arrête.

    Exemple : pessoi play mytikas --seats me,greedy,greedy --lang fr
help-play-game = Le nom d’un jeu.
help-play-seats = Qui joue à quelle place : me, me:Nom ou le nom d’un bot, dans l’ordre des places.
help-play-lang = en ou fr ; sinon la langue du terminal.
help-play-seed = N’importe quoi : la même graine donne les mêmes tirages.
help-play-option = Une option du jeu ; peut être répétée.
help-play-edition = Vos propres valeurs (TOML) au lieu de celles du paquet.
help-play-coach = M’avertir des réponses qui perdent beaucoup ; en jouant seul contre des bots.
help-play-resume = Continuer une partie enregistrée.

help-arena =
    Opposer des bots dans tous les ordres de places : victoires avec intervalles à 95 %, classements, face-à-face, places, temps de réflexion.

    Exemple : pessoi arena mytikas --bots hard,greedy --games 200 --seed 1 --results hard.jsonl
help-arena-game = Le nom d’un jeu, comme dans `pessoi games`.
help-arena-bots = Noms, séparés par des virgules ; le dernier occupe les autres places. NAME@FILE juge par ce fichier.
help-arena-players = Nombre de places ; sinon le moins que le jeu permet.
help-arena-games = Nombre de parties.
help-arena-seed = N’importe quoi : la même graine donne les mêmes parties.
help-arena-workers = Nombre de processus ; 0 : un par cœur.
help-arena-ray = Jouer sur une grappe Ray (extra `ray`) : HOST:PORT, auto, ou une Ray lancée ici pour l’occasion.
help-arena-option = Une option du jeu ; peut être répétée.
help-arena-edition = Vos propres valeurs (TOML) au lieu de celles du paquet.
help-arena-results = Garder les parties dans ce fichier ; un tournoi reprend là où il s’arrête.
help-arena-plot = Dessiner classements et scores dans ce fichier PNG.
help-arena-json = Écrire du JSON au lieu d’un tableau.

help-tune =
    Ajuster les poids de l’évaluation d’un jeu aux résultats de parties entre bots ; les écrit, ne change rien.

    Exemple : pessoi tune mytikas --bots search:100 --games 500 --write fitted.json
help-tune-game = Le nom d’un jeu, comme dans `pessoi games`.
help-tune-bots = Noms, séparés par des virgules ; le dernier occupe les autres places. NAME@FILE juge par ce fichier.
help-tune-players = Nombre de places ; sinon le moins que le jeu permet.
help-tune-games = Nombre de parties ; une sur cinq est gardée pour juger.
help-tune-positions = Positions de chaque partie, au plus.
help-tune-prior-strength = Combien de positions valent les poids actuels.
help-tune-seed = N’importe quoi : la même graine donne les mêmes parties.
help-tune-workers = Nombre de processus ; 0 : un par cœur.
help-tune-ray = Jouer sur une grappe Ray (extra `ray`) : HOST:PORT, auto, ou une Ray lancée ici pour l’occasion.
help-tune-option = Une option du jeu ; peut être répétée.
help-tune-edition = Vos propres valeurs (TOML) au lieu de celles du paquet.
help-tune-write = Garder les poids ajustés, pour NAME@FILE.
help-tune-json = Écrire du JSON au lieu d’un tableau.

help-train =
    Entraîner le réseau d’un jeu par des parties contre lui-même, génération après génération (extra `learn`).

    Tout est dans un dossier ; un entraînement arrêté continue de là avec la même commande. Le réseau s’essaie dans l’arène
    comme net@FICHIER ou search:200@FICHIER.

    Exemple : pessoi train mytikas --out training/mytikas --players 2,4 --minutes 60
help-train-game = Le nom d’un jeu, comme dans `pessoi games`.
help-train-folder = Le dossier de l’entraînement.
help-train-players = Nombres de joueurs, avec des virgules ; sinon tous ceux du jeu.
help-train-minutes = S’arrêter après ce temps ; 0 : quand toutes les générations sont faites.
help-train-generations = Combien de générations en tout.
help-train-games = Parties de chaque génération.
help-train-iterations = Itérations des recherches, dans les générations qui cherchent.
help-train-search-from = La première génération qui cherche ; celles d’avant jouent à un coup.
help-train-gate = Parties dans l’arène contre le réseau d’avant.
help-train-shard = Parties gardées dans un même fichier, toutes du même mode.
help-train-start = Un réseau par lequel commencer, au lieu d’aucun.
help-train-seed = N’importe quoi : la même graine donne les mêmes parties.
help-train-workers = Processus ; 0 : un par cœur.
help-train-ray = Jouer sur une grappe Ray (extra `ray`) : HOST:PORT, auto, ou une sur cette machine pour l’occasion.
help-train-json = Écrire du JSON au lieu d’un tableau.

help-ladder =
    Coter les niveaux d’un jeu, chacun par des parties contre celui d’avant, avec des intervalles à 95 % ; easy vaut 0.

    Ce qui fut mesuré avant et vient avec le jeu est ajouté ; sans --games, il n’y a que cela.

    Exemple : pessoi ladder mytikas --games 200
help-ladder-game = Le nom d’un jeu, comme dans `pessoi games`.
help-ladder-games = Parties de chaque niveau contre celui d’avant ; 0 : ce qui est connu.
help-ladder-players = Nombres de joueurs, avec des virgules ; sinon deux et quatre.
help-ladder-seed = N’importe quoi : la même graine donne les mêmes parties.
help-ladder-workers = Processus ; 0 : un par cœur.
help-ladder-ray = Jouer sur une grappe Ray (extra `ray`) : HOST:PORT, auto, ou une sur cette machine pour l’occasion.
help-ladder-results = Garder les parties dans ce dossier ; la commande reprend là où elles s’arrêtent.
help-ladder-write = Ajouter les résultats à ce fichier, comme le dossier d’un jeu en a un.
help-ladder-json = Écrire du JSON au lieu d’un tableau.

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
help-export-bots = Noms, séparés par des virgules ; le dernier occupe les autres places. NAME@FILE juge par ce fichier.
help-export-players = Nombre de places ; sinon le moins que le jeu permet.
help-export-seed = N’importe quoi : la même graine donne les mêmes parties.
help-export-workers = Nombre de processus ; 0 : un par cœur.
help-export-ray = Jouer sur une grappe Ray (extra `ray`) : HOST:PORT, auto, ou une Ray lancée ici pour l’occasion.
help-export-option = Une option du jeu ; peut être répétée.
help-export-edition = Vos propres valeurs (TOML) au lieu de celles du paquet.
help-export-format = parquet ou jsonl ; sinon d’après la fin du nom.
help-export-json = Écrire du JSON au lieu d’une phrase.

help-admin =
    S’occuper des tables, des personnes, des liens et de la base d’un serveur ; les serveurs peuvent tourner, et l’apprennent en quelques secondes.

    tables list (de lobby, play, over ou quarantined) · show, export, quarantine, release, delete TABLE

    people list [TEXTE] · show, ban, unban, mute, unmute, revoke, delete PERSONNE : `revoke` met fin à toutes les connexions et écrit un nouveau jeton ; d’une personne effacée, les parties finies gardent une place sans nom.

    reports list [closed] · close SIGNALEMENT : ce que les gens ont signalé les uns des autres.

    keys rotate [TABLE] : de nouveaux liens pour les tables privées ; les anciens, et les jetons de place, n’ouvrent plus rien.

    database backup FICHIER · restore FICHIER (dans une base vide ou à créer) · replay : rejoue chaque partie enregistrée selon les règles de son temps, et dit lesquelles changeraient, et ce qui ne peut être lu ou vérifié.

    Exemples : pessoi admin tables list quarantined · pessoi admin people ban 6f1c… --reason spam · pessoi admin database backup lundi.db
help-admin-topic = De quoi il s’agit.
help-admin-action = Que faire ; voir plus haut.
help-admin-subject = Une table, une personne, un fichier, un texte.
help-admin-database = sqlite:///FICHIER ou postgresql://…
help-admin-out-file = Où écrire.
help-admin-reason = Pourquoi, pour qui regardera plus tard (ban, quarantine).
help-admin-yes = Faire ce qui est irréversible.
help-admin-json = Écrire du JSON au lieu d’un tableau.

help-serve =
    Servir des parties aux navigateurs et aux bots extérieurs.

    Exemple : pessoi serve --open
help-serve-metrics-host = La même chose, pour /metrics et /healthz seuls.
help-serve-metrics-port = 0 : pas de chiffres.
help-serve-keep-tables = Jours avant d’effacer une table que personne ne continue ; 0 : jamais.
help-serve-keep-guests = Jours avant d’effacer un invité qui n’a pas de table ; 0 : jamais.
help-serve-host = Adresse d’écoute.
help-serve-port = Port d’écoute.
help-serve-database = sqlite:///FICHIER ou postgresql://…
help-serve-open = Ouvrir le navigateur.
help-serve-name = Un nom d’hôte auquel ce serveur répond.
help-serve-origin = Une autre origine web autorisée.
help-serve-proxy = Adresse d’un mandataire (proxy) de confiance.
help-serve-secure = Derrière HTTPS : les cookies ne voyagent que chiffrés.
help-serve-url = Où les gens le trouvent : https://…, pour les liens.
help-serve-mail = smtp://NOM:MOT_DE_PASSE@HÔTE:587 ou smtps://…, pour prévenir.
help-serve-mail-from = L’expéditeur des e-mails.
help-serve-notice-network = Un réseau, hors du réseau public, où l’on peut prévenir : 10.1.0.0/16, par exemple.
help-serve-page = Dossier fait par `make site` : les parties contre des bots se jouent dans le navigateur.
help-serve-editions = Laisser les gens apporter leurs propres valeurs.
help-serve-bots = Un module qui ajoute des bots à pessoi.bots.BOTS.
help-serve-bot-seconds = Un bot qui réfléchit plus longtemps est arrêté.
help-serve-bot-pace = Secondes que dure au moins la réponse d’un bot.
help-serve-bot-workers = Processus pour les bots ; 0 : un de moins que de cœurs.
help-serve-sockets-per-client = Sockets d’une même adresse, au plus.
help-serve-connections-per-client = Connexions d’une même adresse, de toute sorte, au plus.
help-serve-unlimited = Aucune limite de débit : pour des essais sur une seule machine.
