seat = Joueur { $number }
yes = oui
no = non

### The terminal
terminal-welcome = Tapez un numéro ou la notation ; ? explique, annuler reprend un coup, sauver enregistre la partie, quitter arrête.
terminal-left = La partie a été quittée avant la fin.
terminal-waits = C’est à { $who } de répondre.
terminal-waits-chance = C’est au hasard de répondre.
terminal-place = place
terminal-player = joueur
terminal-points = points
terminal-no-number = Les réponses vont de 1 à { $last }.
terminal-no-words = Ce n’est pas une action. Tapez un numéro, la notation à droite, ou ? pour de l’aide.
terminal-not-allowed = Les règles ne le permettent pas maintenant.
terminal-hand-over = { $who }, c’est à vous : appuyez sur Entrée quand personne d’autre ne regarde.
terminal-undone = Coup repris.
terminal-nothing-to-undo = Vous n’avez rien à reprendre.
terminal-saved = Partie enregistrée ; continuez avec pessoi play --resume, ou revoyez-la avec pessoi replay :
terminal-not-saved = La partie n’a pas pu être enregistrée :
terminal-help =
    Répondez par un numéro ou par la notation indiquée à côté.
    ? 3 explique la troisième réponse, ? suivi d’un nom explique l’objet, ? suivi d’un numéro comme MYT-4.3 montre la règle.
    plateau redessine la position, annuler reprend votre dernière réponse, sauver FICHIER enregistre la partie, quitter arrête.
terminal-no-help = Il n’y a rien à expliquer sous ce nom.

## Tables et serveur

level-random = Hasard
level-greedy = Glouton
level-easy = Facile
level-normal = Normal
level-hard = Difficile
level-expert = Expert
line-start = La partie commence.
line-undo = { $who } reprend sa dernière réponse.
line-undo-asked = { $who } demande à reprendre une réponse.
line-undo-refused = { $who } n’est pas d’accord.
line-resign = { $who } abandonne.
line-time = { $who } n’a plus de temps.
line-away = Un robot joue pour { $who }.
line-back = { $who } est de retour.
line-rules = Les règles ont été corrigées pendant cette partie (version { $old } à { $new }). { $dropped ->
    [0] Elle reprend où elle en était.
    [one] Elle reprend un peu plus tôt : { $dropped } réponse a été perdue.
   *[other] Elle reprend un peu plus tôt : { $dropped } réponses ont été perdues.
  }
line-over = La partie est terminée.
line-bot-fallback = Le robot de { $who } a échoué et répond au hasard.
end-forfeit = Tous les autres ont abandonné
error-bad-request = Le serveur n’a pas compris.
error-who-are-you = Donnez-vous d’abord un nom.
error-forbidden = Vous ne pouvez pas faire cela ici.
error-bad-origin = Cette page ne peut pas utiliser le serveur.
error-bad-host = Le serveur ne porte pas ce nom.
error-not-found = Cela n’existe pas.
error-wrong-method = Cela ne se fait pas ainsi.
error-conflict = Ce n’est plus possible : quelqu’un a été plus rapide, ou la partie a avancé.
error-too-large = C’est trop à la fois.
error-not-json = Le serveur n’a pas compris.
error-bad-name = Un nom compte de 1 à { $most } caractères.
error-bad-option = Cette option n’existe pas.
error-bad-record = Ce fichier de partie ne peut pas être rejoué.
error-too-many = Trop vite. Attendez { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
error-internal = Quelque chose a échoué sur le serveur.
error-stopping = Le serveur redémarre. Un instant.
error-stale = La partie a déjà avancé.
error-not-your-turn = C’est à { $who } de jouer.
error-illegal = Les règles ne le permettent pas maintenant.
error-no-such-action = Cette action n’existe pas.
error-no-undo = Il n’y a rien à reprendre.
error-not-seated = Seules les personnes assises à la table peuvent le faire.
error-not-started = La partie n’a pas encore commencé.
error-over = La partie est terminée.
error-away = Un robot joue à votre place. Reprenez-la d’abord.
error-no-hint = Le robot n’a pas de conseil cette fois.
error-reveals = Cela révèle quelque chose de caché et ne peut être repris librement.
error-table-full = Toutes les places sont prises.
error-seat-taken = Quelqu’un est déjà assis là.
error-open-seats = Il reste des places libres : attendez, ou placez-y des robots.
error-not-over = Il faut d’abord que la partie soit terminée.
error-started = La partie a déjà commencé.
error-not-owner = Seul l’hôte de la table peut le faire.
error-players = Ce jeu ne se joue pas à { $players }.
error-clock = Une pendule compte de { $least } à { $most } secondes.
error-figures = Le jeu ne peut pas être monté avec ces chiffres.
error-level = Il n’y a pas de robot de ce niveau.
error-given-up = Qui a abandonné ne peut pas revenir.
error-chat = Un message compte de 1 à { $most } caractères.
error-no-wish = Plus personne ne demande à reprendre un coup.
error-no-record = Les règles ont changé pendant cette partie : elle ne peut pas être rejouée.
error-record-gone = Cette partie n’est pas ici. Les parties déposées sont gardées 30 jours.
error-no-figures = Ce serveur n’accepte pas vos propres chiffres.
error-other-rules = Cette partie a été jouée avec la version { $old } des règles ; c’est maintenant la version { $new }.
error-private = Cette table est privée : demandez le lien.
error-token = Personne n’a cette clé.
error-seat-token = Cette clé est pour une place à une autre table.
error-no-table = Cette table n’existe pas.
error-broken-table = Cette table est endommagée et a été mise de côté. Qui gère le serveur peut la réparer.
error-busy = La table est très sollicitée. Réessayez.
