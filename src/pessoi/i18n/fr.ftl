seat = Joueur { $number }
yes = oui
no = non
oneself = { $you ->
    [who] vous
   *[nobody] { $who }
}
share = { $you ->
    [who] vous { $count }
   *[nobody] { $who } { $count }
}
row = { $first } et { $last }

### The server
server-at = Pessoi est à l’adresse { $url } (Ctrl+C pour arrêter).

### The terminal
terminal-welcome = Tapez un numéro ou la notation ; ? explique, ? signes donne la légende, conseil donne des idées, annuler revient sur un coup, sauver enregistre la partie, quitter arrête.
edition-says = Dans cette édition : { $changes }.
edition-instead = Dans { $name } : { $changes }{ $more ->
    [0] { "" }
   *[other] { " ; " }et { $more } de plus
}.
edition-instead-unnamed = Dans cette édition : { $changes }{ $more ->
    [0] { "" }
   *[other] { " ; " }et { $more } de plus
}.
edition-here = Cette table joue avec ses propres valeurs
terminal-left = La partie a été quittée avant la fin.
terminal-waits = C’est à { $who } de jouer.
terminal-waits-chance = Tirage au sort en attente.
terminal-place = place
terminal-player = joueur
terminal-points = points
terminal-no-number = Les réponses vont de 1 à { $last }.
terminal-no-words = Ce n’est pas une action. Tapez un numéro, la notation à droite, ou ? pour de l’aide.
terminal-not-allowed = Les règles ne le permettent pas maintenant.
terminal-hand-over = { $who }, c’est à vous : appuyez sur Entrée quand personne d’autre ne regarde.
terminal-undone = Coup annulé.
terminal-nothing-to-undo = Vous n’avez aucun coup à annuler.
terminal-saved = Partie enregistrée ; continuez avec pessoi play --resume, ou revoyez-la avec pessoi replay :
terminal-not-saved = La partie n’a pas pu être enregistrée :
terminal-help =
    Répondez par un numéro ou par la notation indiquée à côté.
    ? 3 explique la troisième réponse, ? suivi d’un nom ou d’un signe de l’écran l’explique (? signes : tous les signes),
    ? suivi d’un numéro comme MYT-4.3 montre la règle.
    plateau redessine la position, conseil donne des idées, annuler revient sur votre dernière réponse, sauver FICHIER enregistre la partie, quitter arrête.
terminal-said = { $what } : { $text }
terminal-rule = Pour en savoir plus : ? { $rule }
terminal-no-help = Il n’y a rien à expliquer sous ce nom.

## Tables et serveur

level-random = Hasard
level-greedy = Glouton
level-easy = Facile
level-program = Comptes de robot
level-normal = Normal
level-hard = Difficile
level-expert = Expert
line-start = La partie commence.
line-undo = { $you ->
    [who] Vous annulez votre dernier coup.
   *[nobody] { $who } annule son dernier coup.
}
line-undo-asked = { $you ->
    [who] Vous demandez à annuler un coup.
   *[nobody] { $who } demande à annuler un coup.
}
line-undo-refused = { $you ->
    [who] Vous n’êtes pas d’accord.
   *[nobody] { $who } n’est pas d’accord.
}
line-resign = { $you ->
    [who] Vous abandonnez.
   *[nobody] { $who } abandonne.
}
line-time = { $you ->
    [who] Vous n’avez plus de temps.
   *[nobody] { $who } n’a plus de temps.
}
line-away = { $you ->
    [who] Un robot joue pour vous.
   *[nobody] Un robot joue pour { $who }.
}
line-absent = { $you ->
    [who] Les autres ne pouvaient plus attendre : un robot joue pour vous. Vous pouvez revenir.
   *[nobody] { $who } ne vient pas : un robot continue.
}
line-nudge = { $you ->
    [who] Vous envoyez un rappel à { $other }.
    [other] { $who } vous le rappelle : c’est à vous de jouer.
   *[nobody] { $who } envoie un rappel à { $other }.
}
line-end-agreed = { $you ->
    [who] Vous arrêteriez la partie en l’état.
   *[nobody] { $who } arrêterait la partie en l’état.
}
line-ended = D’un commun accord, la partie s’arrête en l’état.
line-pause-on = { $you ->
    [who] Vous souhaitez une pause.
   *[nobody] { $who } souhaite une pause.
}
line-pause-off = { $you ->
    [who] Vous souhaitez reprendre.
   *[nobody] { $who } souhaite reprendre.
}
line-paused = Pause : le temps est arrêté.
line-resumed = La pause est finie : le temps reprend.
line-holiday = { $you ->
    [who] Vous êtes en congé : votre temps est arrêté.
   *[nobody] { $who } est en congé : son temps est arrêté.
}
line-holiday-over = { $you ->
    [who] Votre congé est fini : votre temps reprend.
   *[nobody] { $who } revient de congé.
}
line-back = { $you ->
    [who] Vous êtes de retour.
   *[nobody] { $who } est de retour.
}
line-rules = Les règles ont été corrigées pendant cette partie (version { $old } à { $new }). { $dropped ->
    [0] Elle reprend où elle en était.
    [one] Elle reprend un peu plus tôt : { $dropped } réponse a été perdue.
   *[other] Elle reprend un peu plus tôt : { $dropped } réponses ont été perdues.
  }
line-hint = { $you ->
    [who] Vous demandez conseil.
   *[nobody] { $who } demande conseil.
}
line-over = La partie est terminée.
line-bot-fallback = Robot en échec, réponse au hasard : { $who }.
end-forfeit = Tous les autres ont abandonné
end-agreed = Arrêtée avant la fin, d’un commun accord

## Idées : ce qu’une réponse a pour elle, à côté de l’autre

idea-brings = Vous rapporte { $things }.
idea-costs = Vous coûte { $things }.
idea-keeps = L’autre idée vous coûterait { $things }.
idea-misses = Une autre réponse vous rapporterait { $things } de plus.
idea-takes = { $who } perd { $things }.
idea-alike = Cela ne change pas grand-chose ici.
idea-ahead = À plus long terme, elle mène plus souvent à la victoire.
idea-weaker = Possible, mais l’autre idée est meilleure.
idea-count = { $n ->
    [one] Une bonne idée
    [2] Deux bonnes idées
   *[other] Trois bonnes idées
}
idea-prevents = Empêche :
idea-risks = Mais attention :
idea-reply = Réponse probable :
idea-known = D’après ce que vous voyez. Vos chances de gagner à présent : { $now } %.

## Le guide

coach-sure = Voulez-vous vraiment cela ? Vous y perdez { $n } % de chances de gagner.
coach-better = Mieux : { $action }.
coach-again = Retapez la même réponse pour la donner, ou une autre.
coach-after = { $n ->
    [one] Une chose qui aurait aidé :
    [2] Deux choses qui auraient aidé :
   *[other] Trois choses qui auraient aidé :
}
coach-lost = { $action } : { $n } % de perdus.
coach-fine = Aucune de vos réponses n’a beaucoup coûté. Bien joué !

### Analyses de parties jouées

review-title = analyse
review-about = { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
  }, avec le jugement de { $judge } ; choix réfléchis au niveau { $level }
judge-network = notre réseau
judge-hand = notre évaluation écrite à la main
review-chance = Chances de gagner
review-turning = Moments clés
review-quality = Qualité du jeu
review-luck-skill = Chance et adresse
review-luck = Dés et pioches
review-own = Ses choix
review-others = Choix des autres
review-start = Départ
review-end = Résultat
review-parts = Les dés et les pioches sont comparés à ce qui aurait pu venir ; les choix de chacun, aux meilleurs possibles. La somme mène du départ (une part égale, sauf pour une partie reprise en route) au résultat.
review-accuracy = Précision
review-phase-1 = Début
review-phase-2 = Milieu
review-phase-3 = Fin
review-worse = Choix à revoir
review-none = Aucun : personne n’a perdu grand-chose.
review-step = étape { $number }
review-played = Joué
review-better = Mieux
review-why = Un mot à { $who } :
grade-best = Meilleur
grade-good = Bon
grade-slip = Écart
grade-mistake = Erreur
grade-blunder = Faute
