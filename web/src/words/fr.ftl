# Les mots du client ; ceux des jeux viennent du serveur.
emblem-owl = Chouette
emblem-bull = Taureau
emblem-laurel = Laurier
emblem-lyre = Lyre
emblem-sun = Soleil
emblem-trident = Trident

bot-of = Robot : { $level }

pair = { $thing } : { $said }

guest = Invité
you = vous
seat = Joueur { $number }
ok = OK
back = Retour
close = Fermer
send = Envoyer
copy = Copier
copied = Copié
players = Joueurs
player = Joueur
points = Points
points-n = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
place = Rang
language = Langue
theme-dark = Mode sombre
theme-light = Mode clair
your-name = Votre nom
change-name = Changer de nom
online = en ligne
offline = hors ligne
table = Table
watch = Regarder
join = Rejoindre
open-mine = Ouvrir
tile-over = Terminée
open-seat = Place libre
your-turn = À vous
to-move = À son tour
in-lobby = Pas commencée
broken = Endommagée
waiting-for = En attente : { $who }

nav = Rubriques
nav-games = Jeux
nav-tables = Tables
nav-replays = Parties
nav-puzzles = Problèmes
nav-rules = Règles
footer = Logiciel libre · français et anglais · dés et tirages vérifiables après la partie
footer-rules = Apprendre les règles
footer-replay = Revoir une partie
missing-title = Page introuvable
missing-text = Cette page n’existe pas.
missing-table = Cette table n’existe pas, ou elle est privée : demandez le lien.
missing-home = Voir les jeux
ui-offline = Le serveur est injoignable pour le moment.
ui-server-trouble = Une erreur s’est produite ({ $status }).

home-title = Quatre jeux de la Grèce antique
home-now = Jouez tout de suite, sans compte.
home-how = Des robots prennent les places libres ; un lien suffit pour inviter vos amis.
home-frieze = Deux guerriers jouant aux pessoi
home-choose = Choisissez un jeu
home-bots = Robots
home-play = Jouer contre des robots
home-play-short = Jouer
home-table = Ouvrir une table
home-table-short = Table
home-mine = Vos parties
home-open = Tables ouvertes
home-none = Aucune table ouverte : créez la vôtre.
home-new = Jamais joué ? Un guide vous accompagne pour votre première partie.
home-start = Commencez ici
home-learn = Apprendre en 5 minutes
home-learn-short = Apprendre
home-continue = Reprendre la leçon
home-lesson = Leçon { $n }/{ $of }
home-lesson-title = { $game } : votre leçon vous attend
home-lesson-at = Vous en êtes à l’étape { $n } sur { $of }.
home-next-title = { $game } : à vous de jouer
home-next-with = Avec { $who }
home-next = Partie suivante
next-game = Partie suivante : { $game }
next-game-short = Partie suivante
home-waiting = { $n ->
    [one] Une de vos parties vous attend
   *[other] { $n } de vos parties vous attendent
  }.
tables-live = En cours
tables-over = Terminées
tables-none-mine = Vous n’avez aucune partie en cours.
tables-none-live = Aucune partie publique en cours.
tables-none-over = Aucune partie terminée.
home-all = Toutes vos parties ({ $n })
tables-ended = Vos parties terminées ({ $n })

lobby-title = Table : { $game }
lobby-link = Envoyez ce lien à vos amis
lobby-seats = Places
lobby-seat-setting = Qui prend la place { $number }
lobby-free = Libérer cette place
lobby-terms = Réglages de la partie
lobby-who = Qui peut venir
lobby-private = Seulement avec le lien
lobby-public = Tout le monde : visible à l’accueil
lobby-start = Commencer
lobby-start-bots = { $open ->
    [one] Mettre un robot à la place libre et commencer
   *[other] Mettre des robots aux { $open } places libres et commencer
}
lobby-wait = Départ donné par { $who }.
take-along = Emporter cette partie
take-along-text = Un fichier avec la partie telle qu’elle est. Sur un autre serveur, ou dans la page qui n’en a pas besoin, ouvrez-le sous « Parties ».
go-on = La continuer
go-on-text = { $game } : cette partie n’est pas finie ({ $names }).
here-seat = Sur cet appareil
here-name = Joueur { $number }
here-called = Qui joue à la place { $number }
pass-to = { $who }, c’est à vous
pass-why = Tout reste caché jusqu’à ce que vous ayez l’appareil et que personne d’autre ne regarde.
pass-ready = Je suis { $who }
lobby-leave = Quitter
sit-down = S’asseoir
sit-here = S’asseoir ici
table-full = Toutes les places sont prises
clock = Pendule
clock-none = Sans pendule
clock-bank-text = { $time } chacun, +{ $increment } s par coup
clock-move-text = { $time } par coup
patience = Si quelqu’un ne vient pas
patience-text = après { $time }, les autres peuvent continuer
patience-never = tout le monde attend
way-on-waits = Pas de réponse depuis { $time } : { $who }.
way-on-soon = Après { $time } sans réponse, vous pourrez continuer.
way-on-nudge = Envoyer un rappel
way-on-nudged = Rappel envoyé
way-on-bot = Laisser un robot continuer
way-on-end = Arrêter la partie en l’état
way-on-agreed = Vous arrêteriez la partie ; accord encore attendu : { $who }.
way-on-wait = Attendre encore
way-on-may = Vous pouvez continuer. La personne remplacée peut reprendre sa place ; une partie arrêtée n’a pas de vainqueur.
time-days = { $n } j
time-hours = { $n } h
time-minutes = { $n } min
time-seconds = { $n } s
time-left = reste { $time }
table-paused = pause
table-holiday = en congé
pace-of-live = En direct
pace-of-relaxed = Tranquille
pace-of-day = Par correspondance
clock-own = Une pendule à nous
clock-amount = Combien de temps
clock-unit = Unité
clock-unit-60 = minutes
clock-unit-3600 = heures
clock-unit-86400 = jours
clock-for = Pour quoi
clock-for-move = par réponse
clock-for-bank = pour la partie
pause = Pause
pause-ask = Demander une pause
pause-on = Pause : le temps est arrêté. On peut répondre quand même.
pause-wished = Pause souhaitée : { $who }. Accord attendu : { $missing }.
pause-end-wished = Reprise souhaitée : { $who }. Accord attendu : { $missing }.
pause-agree = Accepter la pause
pause-go-on = Reprendre
pause-withdraw = Tant pis
notes = Mes notes
notes-how = Vous seul pouvez les lire. Elles restent avec cette partie.
notes-kept = Enregistré.
notes-keeping = …
reconstructed = { $n ->
    [one] { $n } valeur sans source imprimée, reconstituée et signalée dans les règles. Vous avez la boîte ? Corrigez-la.
   *[other] { $n } valeurs sans source imprimée, reconstituées et signalées dans les règles. Vous avez la boîte ? Corrigez-les.
}

bar = Ce que vous pouvez faire
bar-narrowed = { $n ->
    [one] un seul choix
   *[other] { $n } choix possibles
}
bar-watching = Vous regardez
bar-away = Un robot joue pour vous.
choose-one = Choisissez
game-over = La partie est finie
undo = Annuler
undo-ask = Demander à annuler
undo-wanted = { $who } demande à annuler son dernier coup.
undo-waits = Accord attendu : { $who }.
undo-agree = D’accord
undo-refuse = Refuser
hint = Conseil
hint-announced = Les autres liront dans le journal que vous demandez conseil.
terms-hints = Conseils
hints-off = Aucun
hints-announced = Annoncés dans le journal
hints-free = Libres
thinking = Réflexion…
plan = Toujours répondre « { $action } » à cette question…
plan-sure = Dès la prochaine fois, il sera répondu « { $action } » à cette question sans vous consulter. Cette fois-ci, vous répondez encore vous-même.
plan-yes = Oui, toujours
plan-on = Une réponse automatique est active
plan-chip = Toujours : { $action }
plans-n = { $n ->
    [one] { $n } réponse automatique
   *[other] { $n } réponses automatiques
}
bar-more = Autres
bar-below = encore { $n }
bar-menu = Autres possibilités
resigned-you = Vous avez abandonné ; un robot continue
round-mytikas = manche { $n }
round-hellas = tour { $n }
round-olympos = tour { $n }
round-cyclades = cycle { $n }
plan-forget = Ne plus répondre « { $action } » à ma place
about = À propos
rule-behind = La règle
rule = Règle { $id }
log = Journal
chat = Discussion
help = Aide
says = { $who } :
log-empty = La partie vient de commencer.
log-earlier = { $n ->
    [one] { $n } tour plus ancien
   *[other] { $n } tours plus anciens
}
board-then = Le plateau à ce moment
board-now = Revenir au présent
chat-empty = Personne n’a encore rien dit.
chat-say = Votre message
tabs = Vues
tab-board = Plateau
map-larger = Agrandir la carte
map-smaller = Réduire la carte
tab-players = Joueurs
tab-log = Journal
round = tour { $n }
end-comes = Fin de partie :
to-home = Retour à l’accueil
menu = Menu
coach = Guide
coach-text = Vous avertit des réponses qui perdent beaucoup et dit après la partie ce qui aurait aidé.
coach-offer = Voulez-vous qu’un guide vous avertisse des réponses qui perdent beaucoup ?
coach-yes = Oui, volontiers
coach-could = Il pourrait s’ensuivre :
careful = Demander confirmation avant de révéler une information cachée
doubt = Cela révèle une information cachée : pour annuler, il faudra l’accord des autres.
doubt-sure = Je confirme
auto-pass = Répondre à ma place quand je n’ai pas le choix
auto-pass-warning = Une réponse immédiate peut révéler que vous n’aviez pas le choix.
sound = Sons
notices = Notification quand c’est à moi de jouer
bot-for-me = Laisser un robot jouer pour moi
take-back-seat = Reprendre ma place
resign = Abandonner
resign-sure = Vraiment abandonner ?
leave-table = Quitter la table
watchers = { $n ->
    [0] aucun spectateur
    [one] un spectateur
   *[other] { $n } spectateurs
}
reconnecting = Connexion perdue. Nouvelle tentative…
help-now = Maintenant
help-how = Comment jouer ici
help-glow = Ce qui brille peut être choisi : cliquez dessus, ou utilisez son bouton dans la barre du bas. Si un élément permet plusieurs actions, choisissez encore.
help-card = Survolez un élément (ou appuyez longuement) : ce que c’est, sa règle, pourquoi il n’est pas disponible.
help-undo = On annule librement tant que rien de caché n’est révélé et que personne d’autre n’a joué ; ensuite, d’un commun accord.
help-keys = Touches
help-rules = Toutes les règles
key-tab = aller d’un choix possible au suivant
key-enter-name = Entrée
key-enter = choisir
key-explore = Tab parcourt tout, pour lire
key-escape-name = Échap
key-escape = revenir, fermer

wins-nobody = Pas de vainqueur
wins = { $n ->
    [one] { $who } l’emporte
   *[other] { $who } l’emportent ensemble
}
forfeit = abandon
result = Résultat
chart = Les scores au fil de la partie
chart-none = Le graphique ne peut être tracé.
fair = Chaque tirage était fixé avant le premier coup.
fair-check = Vérifier
fair-ok = Vérifié : la graine correspond à la promesse faite avant la partie, et { $n ->
    [one] le tirage en découle
   *[other] les { $n } tirages en découlent
}.
fair-bad = La vérification a échoué : la graine et les tirages ne tiennent pas la promesse faite avant la partie.
seed = Graine
rematch = Revanche
to-rematch = Rejoindre la revanche
replay = Revoir
download = Télécharger la partie
see-board = Voir le plateau

review = Analyser
review-asked = La courbe se dessine…
review-running = { $n } choix examinés sur { $total }…
review-done = Toutes les étapes ({ $n }) sont examinées.
review-failed = Cette analyse n’a pas pu être terminée. Rouvrez-la pour réessayer.
review-open-cards = Cartes découvertes
review-save = Enregistrer la courbe en image
review-save-page = Enregistrer en page (HTML)
review-next = Faute suivante
review-answer = À propos de cette réponse
review-hidden = Une réponse qu’on ne voit pas d’ici
review-line = La suite possible
review-no-stake = L’enjeu était faible : ce choix n’est pas noté.
review-forced = Les règles ne laissaient pas le choix.
review-not-yet = Ce choix n’a pas encore été examiné.
review-steps = Étapes de la partie
review-the-end = La fin
play-on = Jouer la suite
play-on-text = Votre propre table commence à ce moment. Vous savez ce que cette place savait alors ; ce qui lui était caché est tiré de nouveau.
play-on-seat = Votre place
play-on-level = Les robots
play-on-start = Jouer la suite
analysis = Table d’analyse
analysis-text = Ou essayez tout vous-même : vous répondez pour chaque place, avec les cartes telles qu’elles étaient, vous revenez en arrière à volonté, et chaque position est jugée.
table-analysis = Analyse
table-onward = Suite de partie

puzzle = Problème
puzzles-text = Des positions de parties jouées où une suite est nettement la meilleure. Que feriez-vous ?
puzzles-mine = Votre cote
puzzles-counts = résolus : { $solved }, manqués : { $failed }
puzzles-done = essayés : { $done } sur { $of }
puzzles-yours = Un pour vous
puzzles-all = Tous, du plus facile au plus difficile
puzzle-today = Le problème du jour
puzzle-solve = Résoudre
puzzle-none = Ce jeu n’a pas encore de problèmes.
puzzle-label = Cote { $rating }, { $outcome ->
    [solved] résolu
    [helped] résolu avec un indice
    [failed] manqué
   *[new] nouveau
}
puzzle-rating = Cote { $n }
puzzle-task-title = À vous de trouver
puzzle-task = Votre place : { $who }. Une réponse est nettement la meilleure : cliquez dessus sur le plateau, ou utilisez son bouton. Ce que vous ne voyez pas ne compte pas.
puzzle-long = La suite compte { $n ->
    [one] { $n } réponse
   *[other] { $n } réponses
  }.
puzzle-wrong = Il y a mieux que : { $action }
puzzle-try = Essayez encore.
puzzle-right = Juste.
puzzle-on = Réponse { $n } sur { $of }
puzzle-hint = L’une des réponses marquées est la bonne.
puzzle-solution = Solution
puzzle-shown = La solution
puzzle-solved = Résolu
puzzle-again = Réessayer
puzzle-next = Problème suivant
puzzle-chance = Chance de gagner : { $best } ; avec la réponse suivante : { $next }

replay-eyes = Vu par
replay-watcher = un spectateur
replay-start = Au début
replay-previous = Un pas en arrière
replay-next = Un pas en avant
replay-end = À la fin
replay-play = Lecture
replay-pause = Pause
replay-slider = Moment de la partie
replay-file = Ouvrir un fichier de partie
replay-loading = L’étape { $n } se charge…
replay-turn-before = Au tour précédent
replay-turn-after = Au tour suivant
replay-kind = Événement…
replay-kind-before = L’événement précédent de ce type
replay-kind-after = L’événement suivant de ce type
replay-link = Lien
replay-copied = Le lien vers cette étape est copié.
samples = Parties exemples
samples-text = Des parties entières entre robots, pour voir comment un jeu se déroule avant d’y jouer.
sample-watch = Voir une partie exemple
replay-file-text = Les parties sont du texte : téléchargez-les, gardez-les, partagez-les.
replay-choose = Choisir un fichier
replay-paste = Coller une partie
rules-search = Chercher dans les règles
rules-views = Vues
rules-guide = Comment jouer
rules-card = Aide-mémoire
rules-rules = Toutes les règles
rules-guide-of = Comment jouer à { $game }
rules-card-of = { $game } en un coup d’œil
rules-rules-of = { $game } : toutes les règles
rules-ruling = Notre décision
rules-play = Jouer une partie
rules-found = { $n ->
    [one] 1 passage
   *[other] { $n } passages
}
rules-chapters = Chapitres
table-part = Tableau
rules-none = Rien trouvé.
rules-own = Ces pages montrent les valeurs de la table d’où vous venez.
rules-ours = Voir les valeurs habituelles
rules-foreign = Ce texte n’existe encore qu’en anglais.

# Le film de ce que les autres ont fait
film-plays = { $who } joue
film-step = événement { $n } sur { $of }
film-more = encore { $n }
film-back = Revoir l’événement précédent
film-pause = Pause
film-resume = Reprendre
film-skip = Passer
pace = Rythme des coups des autres
pace-slow = Lent
pace-normal = Normal
pace-fast = Rapide
pace-instant = Immédiat
recap = Depuis votre dernier tour
recap-again = Revoir
recap-turns = { $n ->
    [one] { $who }
   *[other] { $who } ({ $n } tours)
}
volume = Volume

# Genres d’événements, pour y sauter
kind-build = Constructions
kind-card = Cartes
kind-end = La fin
kind-fall = Descentes
kind-fight = Combats
kind-gain = Gains
kind-income = Revenus
kind-lose = Pertes
kind-move = Déplacements
kind-pass = Passes
kind-pay = Paiements
kind-power = Pouvoirs
kind-rise = Montées
kind-start = Début
kind-steal = Vols
kind-tile = Tuiles
kind-bid = Offrandes

# -- une leçon
coach-step = Étape { $n } sur { $of }
coach-leave = Quitter la leçon
coach-show = Montrez-moi
coach-skip = Passer l’étape
coach-next = Suite
coach-back = Reprendre ce coup
coach-not-now = C’est permis, et vous le ferez bientôt. Pour l’instant, reprenez ce coup et suivez ce qui brille.
coach-play-on = Continuer la partie
coach-play-on-alone = Continuer sans la leçon
coach-play-on-how = À partir d’ici, les autres jouent seuls, au niveau facile. J’aurai une idée pour chacun de vos tours.
light-hint = Une idée pour ce tour
light-more = D’autres idées
light-off = Plus d’idées

## Ma boîte : les valeurs de qui possède le jeu

box-title = Ma boîte : { $game }
box-pitch = Vous avez le jeu ? Comparez, corrigez, et jouez avec vos propres valeurs.
box-chapters = Chapitres
box-source-booklet = Livret
box-source-public = Public
box-source-reconstructed = Reconstitué
box-source-edition = Votre boîte
box-find = Chercher une valeur
box-found = Trouvé : { $n }
box-none = Rien ici.
box-to-check = À vérifier
box-undo = Annuler
box-undo-of = Annuler { $name }
box-take-out = Retirer { $name }
box-put-in = Ajouter : { $name }
box-add = Ajouter
box-another = Autre…
box-unreadable = Cela ne peut pas être lu. Attendu, par exemple : { $like }
box-we-had = Nous avions : { $value }.
box-bounds = De { $least } à { $most }.
box-lengths = De { $least } à { $most ->
    [one] { $most } élément.
   *[other] { $most } éléments.
  }
box-mine = Ma boîte
box-name = Son nom
box-changes = { $n ->
    [one] { $n } changement
   *[other] { $n } changements
  }
box-not-taken = Ce serveur n’accepte pas vos propres valeurs. Enregistrez-les dans un fichier et jouez chez vous.
box-trying = Essai en cours…
box-fits = On peut en faire une partie.
box-ours = Rien n’est changé : ce sont nos valeurs.
box-play = Jouer avec
box-save = Enregistrer un fichier
box-load = Ouvrir un fichier
box-share = Partager par un lien
box-link = Lien vers cette boîte
box-too-long = Trop de changements pour un lien : enregistrez un fichier.
box-forget = Revenir à nos valeurs
box-kept = Gardé dans ce navigateur jusqu’à l’enregistrement. Les parties jouées ainsi l’emportent avec elles.
box-link-to = Corrigez-les d’après votre boîte
box-views = Affichage
box-figures = Valeurs
box-board = Plateau et tuiles
box-map = La carte
box-space = Case
box-borders = Frontières : { $name }
box-border-add = Autre voisin
box-map-hint = Cliquez sur une case, puis sur ses voisins ; recliquez dessus pour en choisir une autre. En jaune : elles se touchent. En violet, en pointillé : c’est vous qui le dites.
box-mutual = Rendre réciproque
box-tiles = Tuiles
box-tile-ours = Revenir à la nôtre
box-side = Côté { $n }
box-sides = Côtés, dans le sens des aiguilles d’une montre, depuis le haut à droite
box-land = Terre
box-water = Mer { $letter }
box-new-water = Une autre mer
box-city = Cité
box-harbour = Port
box-move = Faites-le glisser, ou utilisez les flèches du clavier.
box-temple = Temple
box-bridges = Ponts
box-tile-hint = Cliquez sur un côté pour en faire de la terre ou de la mer ; la côte se redessine. Des côtés de mer portent la même lettre si un navire peut aller de l’un à l’autre.
box-drawing = dessiné
box-maps = Cartes
box-tile = Tuile
box-tile-side = Face de la tuile
box-face = Face { $name }
box-cells = Cases de la tuile
box-cell = Case { $n } : { $zone }
box-brush = Zone à laquelle donner des cases
box-cells-hint = Choisissez une zone, puis cliquez sur les cases qui lui appartiennent. Une zone sans case disparaît.
box-torn = En deux morceaux : { $zone }.
box-give = Donner le morceau à { $zone }
box-zone = Zone
box-sites = Emplacements de construction
box-horns = Cornes d’abondance
box-priestess = Prêtresse
box-map-for = { $id } : face { $side }, { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
  }
box-turn-left = Tourner à gauche
box-turn-right = Tourner à droite
box-map-ours = Revenir à notre carte
box-place = Place libre { $u }, { $v }
box-maps-hint = Cliquez sur une tuile pour la choisir : tournez-la, échangez-la contre une autre, ou cliquez sur une place libre pour l’y poser.
edition-unnamed = Valeurs propres
box-at-table = Joué avec { $name } : { $n ->
    [one] { $n } valeur différente
   *[other] { $n } valeurs différentes
  }

## Une personne, plusieurs appareils

nav-server = À plusieurs
nav-me = Moi
sign-in-title = Gardez votre place
sign-in-lead-guest = Vous jouez comme invité : { $n ->
    [0] votre nom n’existe
    [one] votre nom et votre partie n’existent
   *[other] votre nom et vos { $n } parties n’existent
  } que dans ce navigateur. Connectez-vous, et retrouvez votre place partout. Jamais de mot de passe.
sign-in-lead-new = Votre nom et vos parties, sur tous vos appareils. Jamais de mot de passe.
sign-in-lead-known = Vous êtes connecté sous le nom { $name }.
sign-in-passkey = Utiliser une clé d’accès
sign-in-passkey-how = Votre empreinte, votre visage ou un code. La clé ne quitte jamais votre appareil.
sign-in-passkey-not = Pas de clés d’accès ici : il faut un nom de serveur et un navigateur récent.
sign-in = Se connecter
sign-in-make = Créer une clé d’accès
sign-in-recovery = Un code de secours
sign-in-recovery-how = L’un des codes que vous avez notés. Chacun sert une fois.
sign-in-mail = Un lien par e-mail
sign-in-mail-how = À l’adresse où nous vous prévenons de vos parties. Il ne sert qu’une fois, dans le quart d’heure.
sign-in-mail-send = Envoyer
sign-in-mailed = Si nous connaissons cette adresse, un lien est en route.
sign-in-stay = Rester invité
sign-in-new = Première visite ? Jouez tout de suite comme invité ; une clé d’accès en fait un compte.
sign-in-other = Sur votre autre appareil
sign-in-other-how = Ouvrez Pessoi là où vous êtes connecté, puis « Moi », puis « Ajouter un appareil ». Visez l’image avec cet appareil, ou tapez son code ici :
sign-in-code = Code
sign-in-link = Vous avez ouvert un lien qui connecte ce navigateur au compte de la personne qui l’a créé.
sign-in-link-sure = Ne continuez que si c’est vous.
sign-in-take = { $n ->
    [one] Emporter la partie
   *[other] Emporter les { $n } parties
  } de cet invité
sign-in-done = Connecté : { $name }.
passkey-cancelled = Aucune clé d’accès utilisée.
passkey-made = La clé d’accès est créée.

me-title = Moi
me-nobody = Personne ne vous connaît encore ici. Choisissez un nom, ou connectez-vous.
me-guest = Vous n’existez que dans ce navigateur
me-guest-how = Si ses données sont effacées, vos places sont perdues. Une clé d’accès ou des codes de secours les gardent.
me-name = Nom
me-save = Enregistrer
me-saved = Enregistré.
me-let-in = Ajouter un appareil
me-let-in-how = Une image et un code pour votre téléphone, votre tablette, un autre navigateur. Pendant dix minutes, une seule fois.
me-show = Montrer l’image et le code
me-picture = Code QR du lien
me-scan = Visez l’image avec l’appareil photo de l’autre appareil,
me-type = ou tapez ce code à l’adresse { $address }
me-valid = Valable encore { $time }
me-expired = Ce code a expiré.
me-new-code = Nouveau code
me-copy-link = Copier le lien
me-waits = En attente de votre autre appareil
me-in = Votre appareil est connecté : { $device }
me-passkeys = Clés d’accès
me-passkeys-none = Aucune pour l’instant.
me-devices = Appareils
me-device-unknown = Un navigateur
me-here = cet appareil
me-used = dernière utilisation : { $date }
me-made = créée : { $date }
me-log-out = Déconnecter
me-log-out-of = Déconnecter { $device }
me-remove = Supprimer
me-remove-of = Supprimer { $device }
me-log-out-all = Déconnecter partout
me-log-out-sure = Vous n’avez pas d’autre moyen de revenir : vos places seraient perdues. Vraiment ?
me-log-out-yes = Déconnecter quand même
me-recovery = Codes de secours
me-recovery-left = { $n ->
    [0] Aucun pour l’instant. Ils servent quand tous les appareils sont perdus.
    [one] Il en reste un.
   *[other] Il en reste { $n }.
  }
me-recovery-new = Créer de nouveaux codes
me-recovery-keep = Notez-les maintenant : ils ne seront plus montrés. Chacun sert une fois ; les anciens ne valent plus rien.
me-data = Ce qui est gardé sur moi
me-download = Tout télécharger
me-delete = Supprimer mon compte
me-delete-how = Votre nom et vos messages disparaissent, pour toujours. Les parties finies gardent une place sans nom ; des robots continuent les autres. Écrivez votre nom pour confirmer :
me-delete-yes = Supprimer pour toujours
me-deleted = Vous êtes oublié ici.
programs = Mes robots
programs-how = Un programme à vous joue sous son propre nom, qui finit par « (bot) ». Il se connecte avec un jeton : qui a le jeton est le robot.
programs-api = L’interface, pour les programmes
programs-token = Nouveau jeton
programs-token-of = Nouveau jeton pour { $name }
programs-once = Le jeton de { $name }. Il n’est montré que cette fois ; les précédents ne valent plus.
programs-write = Écrire un robot
programs-pages = Pour qui écrit un robot
programs-protocol = Le protocole
programs-example = bot.py, un exemple
programs-example-how = Avec cet exemple et le paquet « websockets », il joue aussitôt :
programs-about = Un compte de robot
programs-about-how = Le programme d’une personne joue sous ce nom ; ce n’est pas un des robots de ce serveur. Il répond à un défi quand il est en marche.
programs-about-rated = Ce qu’il décide ne compte pour le classement de personne.
programs-about-own = Un robot à vous : sur votre compte
programs-name = Nom du robot
programs-add = Créer un compte de robot
programs-forget-yes = Le retirer vraiment
holidays = Congés
holidays-how = Pendant votre absence, votre temps est arrêté aux tables par correspondance. { $left ->
    [one] Il reste un jour sur { $most } par an.
   *[other] Il reste { $left } jours sur { $most } par an.
  }
holidays-days = Du { $first } au { $last }
holidays-first = Premier jour
holidays-last = Dernier jour
holidays-take = M’absenter
holidays-back = Je suis de retour
holidays-forget = Annuler
## Être prévenu

notices-title = Être prévenu
notices-lead = Une partie par correspondance ne doit ni vous échapper ni vous réveiller. Choisissez par où nous vous appelons, et quand nous nous taisons.
notices-bell = Messages
notices-bell-waiting = { $n ->
    [one] Messages : { $n } partie vous attend
   *[other] Messages : { $n } parties vous attendent
}
notices-push = Ce navigateur
notices-push-text = { $n ->
    [0] Un message s’affiche même quand Pessoi est fermé.
    [one] Un message s’affiche même quand Pessoi est fermé. { $n } navigateur est inscrit.
   *[other] Un message s’affiche même quand Pessoi est fermé. { $n } navigateurs sont inscrits.
  }
notices-push-none = Ce navigateur ne peut rien afficher quand Pessoi est fermé.
notices-denied = Votre navigateur n’autorise pas les messages de cette page : voyez ses réglages pour ce site.
notices-mail = E-mail
notices-mail-text = Un lien vous ramène directement à la table.
notices-mail-none = Ce serveur n’envoie pas de courrier.
notices-mail-address = Votre adresse e-mail
notices-hook-text = Pour votre serveur de discussion ou votre propre programme : un envoi signé à chaque événement.
notices-hook-address = Adresse du webhook
notices-hook-format = Format
notices-hook-secret = Signature (HMAC-SHA256) avec :
notices-add = Ajouter
notices-change = Changer
notices-try = Envoyer un essai
notices-sent = L’essai est parti.
notices-state-on = en service
notices-state-unproven = suivez le lien de notre e-mail
notices-state-failed = en panne
notices-fault = Le dernier envoi a échoué ({ $reason }). { $n ->
    [one] Encore { $n } essai, puis nous l’éteignons.
   *[other] Encore { $n } essais, puis nous l’éteignons.
  }
notices-given-up = Les envois échouent ({ $reason }) : nous l’avons éteint.
notices-when = Prévenez-moi quand…
notices-way-push = Navigateur
notices-way-mail = E-mail
notices-way-webhook = Webhook
notices-kind-turn = C’est à moi de jouer
notices-kind-turn-text = sauf si je l’ai déjà vu
notices-kind-over = Une partie est finie
notices-kind-over-text = avec le lien vers la table
notices-kind-invited = On m’invite à une table
notices-kind-invited-text = par qui en a le droit, ci-dessus
notices-kind-chat = On m’écrit à ma table
notices-kind-chat-text = plusieurs messages n’en font qu’un
notices-digest = À quel rythme
notices-digest-0 = Tout de suite
notices-digest-15 = Tous les quarts d’heure
notices-digest-60 = Toutes les heures
notices-digest-1440 = Une fois par jour
notices-look = À quoi cela ressemble
notices-now = maintenant
notices-sample = Cyclades : à vous
notices-sample-text = Chouette offre 3 à Zeus. Encore 1 j 4 h.
quiet = Heures calmes
quiet-on = Garder des heures calmes
quiet-from = De
quiet-until = à
quiet-none = Aucune
quiet-ring = Heures calmes de { $from } à { $until }
quiet-text = Rien ne sonne entre { $from } et { $until }. Ensuite, un seul message réunit ce qui s’est passé.
quiet-urgent = Sauf si mon temps va finir
mail-verify-text = Vous souhaitez être prévenu de vos parties à cette adresse.
mail-verify-yes = Oui, c’est mon adresse
mail-verify-done = Désormais, vous serez prévenu de vos parties par e-mail.
mail-stop-text = Plus d’e-mails à propos de vos parties ?
mail-stop-yes = Ne plus recevoir
mail-stop-done = Vous ne recevrez plus d’e-mails.
mail-daily-text = Un seul e-mail par jour au lieu d’un à chaque événement ?
mail-daily-yes = Une fois par jour
mail-daily-done = Désormais, il y aura un message par jour au plus.
mute = Aucun message sur cette partie

offline-thinking = Ici, les robots de niveau « { $level } » ne réfléchissent pas plus de { $most }, même là où un serveur leur laisse chercher plus longtemps : à Mytikas et à Olympos à partir de trois joueurs.
offline-thought = Sur cet appareil, ces derniers temps : { $usual }.
offline-loading = Préparation des jeux…
offline-elsewhere = Les jeux sont ouverts dans un autre onglet. Fermez-le pour jouer ici.
offline-failed = Les jeux n’ont pas pu être préparés : { $reason }
offline-new = Une nouvelle version est là. Vos parties continuent où elles en sont.
offline-renew = Passer à la nouvelle version
offline-later = Plus tard
offline-kept = Ce que garde ce navigateur
offline-kept-how = Vos parties sont gardées ici et nulle part ailleurs : { $size } avec tout ce qu’il faut pour jouer.
offline-last = Demander au navigateur de ne jamais les effacer de lui-même
offline-save = Tout enregistrer dans un fichier
offline-bring = Tout reprendre d’un fichier :
offline-bring-how = Un fichier enregistré ici ou dans un autre navigateur. Les parties qui ont continué ici restent telles quelles.
offline-bring-bad = Ce fichier ne contient aucune partie de Pessoi.
offline-site = Sans réseau
offline-version = Version { $version }
offline-not-yet = Les jeux sont en cours de téléchargement pour jouer sans réseau.
offline-all-here = Tout est là : vous pouvez jouer sans réseau.

person-since = Ici depuis { $month }
person-bot = Compte de robot : c’est un programme qui joue
person-nothing = Aucune partie terminée que vous puissiez voir.
person-hidden = Page non visible
me-visible = Mes parties et mon classement sont visibles pour
me-visible-nobody = personne
me-visible-met = ceux avec qui j’ai joué
me-visible-everybody = tout le monde
me-page = Ma page
me-page-what = parties, classement, robots battus
ratings = Classement
ratings-people = entre joueurs
ratings-bots = contre les robots
ratings-points = { NUMBER($points, useGrouping: 0) } ± { NUMBER($margin, useGrouping: 0) }
ratings-season = saison { $season }
ratings-how = La bande montre où se situe le niveau, sûr à 95 %.
ratings-marks = Les repères sont nos robots.
ratings-start = départ
ratings-provisional = provisoire
ratings-earlier = Saisons précédentes
ratings-none = Pas encore de classement.
ratings-none-mine = Pas encore de classement : il faut une partie qui compte. Créez une table et choisissez « partie classée » dans ses réglages ; cela vaut aussi contre des robots seuls.
ladder = Classement
ladder-how = Les parties classées comptent, avec un intervalle qui se resserre à chacune. On voit les robots, vous, et ceux qui montrent leur page à tout le monde.
ladder-pool = Parties
ladder-season = Saison
ladder-place = Rang
ladder-who = Joueur
ladder-points = Points
ladder-games = Parties
ladder-won = Victoires
ladder-none = Personne encore cette saison.
rated = Classement
rated-no = partie amicale
rated-yes = partie classée, sans conseils
rated-agree-text = Cette partie sera classée. Pas de conseils, et un robot à votre place vaut la dernière place.
rated-agree = J’accepte
rated-asked = n’a pas encore accepté
newcomer = Votre page se remplit en jouant
newcomer-how = Aucune partie terminée. Un guide joue la première avec vous ; vos victoires, vos adversaires et la qualité de votre jeu seront ici.
newcomer-find = Trouver des adversaires
played-games = { $games ->
    [one] partie
   *[other] parties
  }
played-count = { $games ->
    [one] 1 partie
   *[other] { $games } parties
  }
played-share = gagnées
played-share-of = gagnées : { $share }
played-accuracy = précision
played-longest = plus longue série
played-now = série en cours
played-streak = { $n ->
    [0] aucune
    [one] 1 victoire
   *[other] { $n } victoires
  }
played-luck = { $games ->
    [one] Chance dans 1 partie analysée
   *[other] Chance dans { $games } parties analysées
  }
played-openings = Ouvertures préférées : { $game }
played-habits = Votre jeu
played-habits-other = Son jeu
played-results = Victoires sur toutes les parties
played-title-of = { $game } à { $players }
played-none = Aucune partie terminée.
played-people = Contre des humains
played-bots = Robots : { $level }
played-won = { $won } sur { $games }
played-game = Jeu
played-result = Place
played-against = Contre
played-times = { $name } × { $n }
played-when = Quand
played-rivals = Adversaires rencontrés
played-against-you = Contre vous
played-rival = vous devant : { $ahead }, derrière : { $behind }
played-last = Dernières parties
played-kind-all = Toutes
played-kind-people = Contre des humains
played-kind-bots = Contre des robots
played-place = { $place ->
    [1] 1re
   *[other] { $place }e
  } sur { $players }
played-no-winner = sans vainqueur
played-replay = Revoir
played-review = Analyse
medals = Robots battus
medals-won = { $n ->
    [one] battu une fois
   *[other] battu { $n } fois
  }
medals-not = pas encore battu
medals-next = Prochain objectif : { $level } à { $game }.
medals-play = Jouer
medals-all = Tous les robots sont battus.
account = Votre compte
account-none = aucun
account-notices = Messages à votre tour
account-visible = Page visible pour
account-push = navigateur
account-mail = e-mail
account-webhook = webhook
account-manage = Gérer le compte
account-download = Télécharger mes données

# -- tournois

tournaments = Tournois
tournaments-text = Participez par un lien ou depuis la liste, ou organisez le vôtre : les tables s’ouvrent d’elles-mêmes, ronde après ronde.
tournaments-mine = Les vôtres
tournaments-open = Ouverts à tous
tournaments-live = En cours
tournaments-over = Terminés
tournaments-none = Aucun.
to-tournament = Retour au tournoi
tournament-new = Organiser un tournoi
tournament-title = Titre
tournament-at-table = Joueurs par table
tournament-format = Formule
tournament-format-swiss = Système suisse
tournament-format-robin = Toutes rondes
tournament-format-groups = Poules et finale
tournament-format-league = Ligue
tournament-format-cup = Coupe : qui perd est éliminé
tournament-rounds-label = Rondes
tournament-rounds = { $n ->
    [one] une ronde
   *[other] { $n } rondes
}
tournament-legs = Chacun rencontre chacun
tournament-once = une fois
tournament-twice = deux fois
tournament-groups-label = Poules
tournament-groups = { $n ->
    [one] une poule
   *[other] { $n } poules
}
tournament-divisions-label = Divisions
tournament-divisions = { $n ->
    [one] une division
   *[other] { $n } divisions
}
tournament-seasons-label = Saisons
tournament-seasons = { $n ->
    [one] une saison
   *[other] { $n } saisons
}
tournament-seats = tables de { $n }
tournament-pace = Rythme
tournament-pace-live = 20 minutes chacun
tournament-pace-relaxed = une heure chacun
tournament-pace-day = un jour par coup
tournament-who = Qui peut participer
tournament-public = Tout le monde : affiché sur cette page
tournament-bots = Robots participants
tournament-level = Niveau des robots
tournament-starts = Début automatique (ou rien)
tournament-begins = Début automatique : { $when }
tournament-rated = Les parties entre humains, sans robot, comptent pour le classement
tournament-rated-text = Les parties entre humains, sans robot, comptent pour le classement : participer, c’est l’accepter.
tournament-cross = Tableau croisé
tournament-fill = Des robots complètent les tables, personne n’est exempt
tournament-enter-me = Je participe
tournament-make = Créer le tournoi
tournament-somebody = Quelqu’un
tournament-bot = Robot { $n } ({ $level })
tournament-for = pour { $who }
tournament-open = { $n ->
    [one] Un participant, { $most } au plus
   *[other] { $n } participants, { $most } au plus
}
tournament-over = Terminé
tournament-round = Ronde { $n }
tournament-stage-round = { $stage }, ronde { $n }
tournament-final = Finale
tournament-group-stage = Poules
tournament-bracket = Tableau
tournament-cup-final = Finale
tournament-cup-semi = Demi-finales
tournament-cup-quarter = Quarts de finale
tournament-cup-open = à venir
tournament-cup-bye = sans adversaire
tournament-cup-won = gagne la coupe
tournament-cup-on = qualifié
tournament-cup-text = Qui perd est éliminé ; en cas d’égalité, le sort dit qui continue. Qui n’a pas d’adversaire au premier tour passe directement.
tournament-season = Saison { $n }
tournament-group = Poule { $n }
tournament-division = Division { $n }
tournament-standings = Classement
tournament-entrants = { $n ->
    [one] Un participant
   *[other] { $n } participants
}
tournament-nobody = Personne pour l’instant.
tournament-least = { $n ->
    [one] Il faut un participant pour commencer.
   *[other] Il faut { $n } participants pour commencer.
}
tournament-opponents = Adv.
tournament-direct = Direct
tournament-wins = Vict.
tournament-planned = bientôt
tournament-play = Jouer
tournament-next = Jouer votre ronde
tournament-enter = Participer
tournament-wait = Attendre une place
tournament-wait-text = Le tournoi a commencé. Vous remplacerez la première personne qui s’en va ; dans une ligue, vous entrez à la saison suivante.
tournament-waits = Vous êtes sur la liste d’attente.
tournament-played = Vous avez joué cette ronde. La suite vient quand ses autres tables ont fini.
tournament-soon = Votre table se prépare.
tournament-sits-out = Vous êtes exempt de cette ronde et rejouez à la suivante.
tournament-looks-on = Les tables en cours se jouent sans vous.
tournament-out = Vous êtes hors de la coupe. Regardez qui la gagne.
tournament-first = À la première place : { $who }
tournament-link = Envoyez ce lien aux futurs participants
tournament-begin = Commencer
tournament-call-off = Annuler le tournoi
tournament-leave = Quitter le tournoi
tournament-fair = Comment ça marche
tournament-points-text = Un point par joueur devancé à la table, un demi-point par joueur à égalité. Un exempt reçoit ce que rapporte une place moyenne.
tournament-equal-text = À égalité de points : somme des points des adversaires (Adv.), rencontres directes, victoires, puis tirage au sort.
tournament-time-text = Pas de conseils. Temps écoulé : un robot ({ $level }) joue la suite et la place compte comme dernière ; après deux parties ainsi finies, il remplace le joueur.
tournament-seed = Tous les tirages au sort viennent de cette graine :
tournament-missing = Ce tournoi n’est pas visible.

# trouver des adversaires
quick = Partie rapide
quick-how = Jouez tout de suite avec qui en a envie.
quick-bots = Des robots peuvent prendre les places vides au bout d’un moment
quick-go = Chercher une partie
quick-waiting =
    { $n ->
        [one] Personne d’autre ne cherche encore cette partie. Elle commence dès que quelqu’un arrive.
       *[other] { $n } personnes cherchent cette partie.
    }
quick-bots-in = Les robots arrivent dans { $time }.
quick-bots-now = Les robots arrivent.
quick-stop = Ne plus chercher
quick-stay = Gardez cette page ouverte : la table s’ouvrira d’elle-même.
quick-leave = Vous pouvez quitter cette page : la recherche continue pendant un jour, et la partie apparaîtra sur la page d’accueil.
invitations = Invitations
invitations-challenge = { $who } vous défie à { $game }
invitations-seat = { $who } vous garde une place : { $game }
invitations-accept = Accepter
invitations-decline = Refuser
invitations-look = Voir la table
players-n =
    { $n ->
        [one] 1 joueur
       *[other] { $n } joueurs
    }
invite = Inviter
invite-name = Inviter quelqu’un par son nom
invite-picture = Code QR
invite-picture-alt = Le lien de la table en code QR
invite-picture-how = Il suffit de le viser avec un téléphone pour venir à cette table.
invite-asked = invitation envoyée
invite-no-later = pas maintenant
invite-no-game = pas ce jeu
invite-no-terms = pas à ces conditions
invite-no-no = ne vient pas
table-lang = Langue
table-lang-any = Toutes les langues
table-lang-en = Anglais
table-lang-fr = Français
tables-filter = Quelles tables ouvertes
tables-any = Peu importe
person-actions = Ce que vous pouvez faire : { $name }
challenge = Défier
challenge-how = Une table est faite pour vous deux, des robots prennent les autres places. La partie commence dès que le défi est accepté.
challenge-go = Envoyer le défi
block = Bloquer
unblock = Débloquer
block-whom = Qui
block-or-report = Bloquer ou signaler
block-how = Une personne bloquée ne peut ni vous inviter, ni s’asseoir à vos tables, ni écrire là où vous jouez. Elle n’en est pas avertie.
report-reason = Ce qui ne va pas
report-chat = Ce qui est écrit
report-name = Le nom
report-cheating = De la triche
report-other = Autre chose
report-text = Ce qui s’est passé
report-go = Signaler au responsable du serveur
report-sent = Merci : ce sera lu.
reachable = Qui peut m’inviter
blocked = Personnes que vous avez bloquées
