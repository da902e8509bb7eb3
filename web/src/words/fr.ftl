# Les mots du client ; ceux des jeux viennent du serveur.
emblem-owl = Chouette
emblem-bull = Taureau
emblem-laurel = Laurier
emblem-lyre = Lyre
emblem-sun = Soleil
emblem-trident = Trident

bot-of = Robot : { $level }

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
theme-dark = Couleurs sombres
theme-light = Couleurs claires
your-name = Votre nom
change-name = Changer de nom
online = présent
offline = absent
table = Table
watch = Regarder
join = Rejoindre
open-seat = Place libre
your-turn = À vous
to-move = Au trait
in-lobby = Pas commencée
broken = Endommagée
waiting-for = On attend { $who }

nav = Rubriques
nav-games = Jeux
nav-tables = Tables
nav-replays = Parties
nav-rules = Règles
footer = Logiciel libre · français et anglais · chaque jet et chaque tirage se vérifient après la partie
footer-rules = Apprendre les règles
footer-replay = Revoir une partie
missing-title = Rien ici
missing-text = Cette page n’existe pas.
missing-table = Cette table n’existe pas, ou elle est privée : demandez le lien.
missing-home = Vers les jeux
ui-offline = Le serveur est injoignable pour le moment.
ui-server-trouble = Quelque chose n’a pas marché ({ $status }).

home-title = Quatre jeux de la Grèce antique
home-now = Asseyez-vous tout de suite, sans compte.
home-how = Des robots prennent les places vides ; vos amis viennent par un lien.
home-frieze = Deux guerriers jouant aux pessoi
home-choose = Choisissez un jeu
home-bots = Robots
home-play = Jouer contre des robots
home-play-short = Jouer
home-table = Ouvrir une table
home-table-short = Table
home-mine = Vos parties
home-open = Tables ouvertes
home-none = Personne n’attend de joueurs : ouvrez une table.
tables-live = En cours
tables-over = Terminées
tables-none-mine = Vous ne jouez nulle part.
tables-none-live = Aucune partie publique en cours.
tables-none-over = Aucune partie terminée.

lobby-title = Une table de { $game }
lobby-link = Envoyez ce lien à vos amis
lobby-seats = Places
lobby-seat-setting = Qui prend la place { $number }
lobby-free = Libérer cette place
lobby-terms = Conditions
lobby-who = Qui peut venir
lobby-private = Seulement avec le lien
lobby-public = Tout le monde : visible à l’accueil
lobby-start = Commencer
lobby-start-bots = { $open ->
    [one] Mettre un robot à la place libre et commencer
   *[other] Mettre des robots aux { $open } places libres et commencer
}
lobby-wait = { $who } doit lancer la partie.
lobby-leave = Quitter
sit-down = S’asseoir
sit-here = S’asseoir ici
table-full = Toutes les places sont prises
clock = Pendule
clock-none = Sans pendule
clock-bank-text = { $time } chacun, +{ $increment } s par coup
clock-move-text = { $time } par coup
time-days = { $n } j
time-hours = { $n } h
time-minutes = { $n } min
time-seconds = { $n } s
reconstructed = { $n } valeurs de ce jeu n’ont pu être trouvées imprimées ; ce sont nos reconstitutions, signalées dans les règles. Qui possède la boîte peut les corriger.

bar = Ce que vous pouvez faire
bar-narrowed = { $n ->
    [one] une seule façon
   *[other] { $n } façons : choisissez
}
bar-watching = Vous regardez
bar-away = Un robot joue pour vous.
choose-one = Choisissez
game-over = La partie est finie
undo = Annuler
undo-ask = Demander à annuler
undo-wanted = { $who } voudrait reprendre un coup.
undo-waits = On attend l’accord de { $who }.
undo-agree = D’accord
undo-refuse = Refuser
hint = Conseil
hint-by = Ce que ferait un robot ({ $level })
thinking = Réflexion …
plan = Toujours répondre « { $action } » à cette question …
plan-sure = Dès la prochaine fois, il sera répondu « { $action } » à cette question sans vous consulter. Cette fois-ci, vous répondez encore vous-même.
plan-yes = Oui, toujours
plan-on = Une réponse automatique est active
plan-chip = Toujours : { $action }
plans-n = { $n } réponses automatiques
bar-more = Autres
bar-below = encore { $n }
bar-menu = Autres : réponses automatiques, robot, abandon
resigned-you = Vous avez abandonné ; un robot continue
round-mytikas = manche { $n }
round-hellas = tour { $n }
round-olympos = tour { $n }
round-cyclades = cycle { $n }
plan-forget = Ne plus répondre « { $action } » à ma place
about = À propos
why-not = Pas maintenant :
rule = Règle { $id }
log = Journal
chat = Discussion
help = Aide
says = { $who } :
log-empty = Il ne s’est encore rien passé.
chat-empty = Personne n’a encore rien dit.
chat-say = Dites quelque chose
tabs = Vues
tab-board = Plateau
tab-players = Joueurs
tab-log = Journal
round = tour { $n }
end-comes = Fin de partie :
to-home = Vers l’accueil
menu = Menu
careful = Me redemander avant de révéler quelque chose de caché
doubt = Cela révèle quelque chose de caché : on ne pourra pas simplement annuler.
doubt-sure = Je confirme
auto-pass = Répondre à ma place quand je n’ai pas le choix
auto-pass-warning = Une réponse rapide peut trahir que vous n’aviez rien.
sound = Son quand c’est à moi
notices = Avis du système quand c’est à moi
bot-for-me = Laisser un robot jouer pour moi
take-back-seat = Rejouer moi-même
resign = Abandonner
resign-sure = Vraiment abandonner ?
leave-table = Quitter la table
watchers = { $n ->
    [one] un spectateur
   *[other] { $n } spectateurs
}
reconnecting = La connexion est coupée. Nouvel essai …
help-now = Maintenant
help-how = Comment jouer ici
help-glow = Ce qui brille peut être choisi : cliquez-le sur le plateau, ou prenez son bouton dans la barre du bas. Si une chose permet plusieurs actions, choisissez encore.
help-card = Pointez une chose, ou appuyez longuement, pour lire ce que c’est, quelle règle en parle, et pourquoi on ne peut pas la choisir.
help-undo = On annule librement tant que rien de caché n’est révélé et que personne d’autre n’a joué ; ensuite, d’un commun accord.
help-keys = Touches
help-rules = Toutes les règles
key-tab = aller d’un choix possible au suivant
key-enter-name = Entrée
key-enter = choisir
key-explore = Tab parcourt tout, pour lire
key-escape-name = Échap
key-escape = revenir, fermer

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
fair-ok = Vérifié : la graine correspond à la promesse faite avant la partie, et les { $n } tirages en découlent.
fair-bad = La vérification a échoué : la graine et les tirages ne tiennent pas la promesse faite avant la partie.
seed = Graine
rematch = Revanche
to-rematch = Vers la revanche
replay = Revoir
download = Télécharger la partie
see-board = Voir le plateau

replay-eyes = Vu par
replay-watcher = un spectateur
replay-start = Au début
replay-previous = Un pas en arrière
replay-next = Un pas en avant
replay-end = À la fin
replay-play = Lire
replay-pause = Pause
replay-slider = Moment de la partie
replay-file = Une partie depuis un fichier
replay-file-text = Les parties sont du texte : téléchargez-les, gardez-les, partagez-les.
replay-choose = Choisir un fichier
replay-paste = Coller une partie
rules-search = Chercher dans les règles
rules-chapters = Chapitres
table-part = Tableau
rules-none = Rien trouvé.
rules-foreign = Ce texte n’existe encore qu’en anglais.
