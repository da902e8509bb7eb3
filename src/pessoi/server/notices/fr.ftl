### Ce que l’on dit aux absents : 32 caractères ou un peu plus pour un titre, 80 pour un texte.

emblem-0 = Chouette
emblem-1 = Taureau
emblem-2 = Laurier
emblem-3 = Lyre
emblem-4 = Soleil
emblem-5 = Trident

left-days = { $days } j { $hours } h
left-hours = { $hours } h
left-minutes = { $minutes } min
notice-left = Encore { $time }.

notice-turn = { $game } : à vous
notice-turn-text = On attend votre réponse.
notice-won = { $game } : vous gagnez
notice-over = { $game } : c’est fini
notice-over-text = Place { $place } sur { $count }. Voyez où tout a basculé.
notice-chat = { $game } : message de la part { DE($name) }
notice-chats = { $game } : { $count ->
    [one] { $count } message
   *[other] { $count } messages
}
notice-invited = { $name } vous invite à { $game }
notice-invited-text = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }, { $pace }.
notice-pace-none = sans horloge
notice-pace-move = { $time } par réponse
notice-pace-bank = { $time } pour la partie
notice-several = { $count ->
    [one] { $count } nouvelle
   *[other] { $count } nouvelles
  } à vos tables
notice-games = { $count ->
    [one] { $count } partie vous attend
   *[other] { $count } parties vous attendent
}
notice-play = Jouer
notice-look = Voir
notice-join = Prendre place
notice-test = Ceci est un essai
notice-test-text = Si vous lisez ceci, nos messages vous parviennent ici.

mail-turn = À vous de jouer à { $game }
mail-badge-turn = À vous
mail-badge-over = Terminée
mail-badge-chat = Messages
mail-badge-invited = Invitation
mail-round = Manche { $round } · avec { $names }
mail-with = Avec { $names }
mail-since = Depuis votre dernier coup
mail-button = Jouer mon tour
mail-until = Il vous reste { $time }, jusqu’à { $when }. { $then ->
    [forfeit] Ensuite la partie est perdue pour vous.
   *[bot] Ensuite un robot joue pour vous.
}
mail-also = On vous attend aussi :
mail-because = Vous recevez ce message parce que vous avez demandé à être prévenu par e-mail.
mail-daily = Une fois par jour
mail-stop = Ne plus recevoir
mail-settings = Tous les réglages
mail-foot = Pessoi · quatre jeux de la Grèce antique
mail-proof = Pessoi : est-ce votre adresse ?
mail-proof-text = Quelqu’un souhaite être prévenu de ses parties à cette adresse. Si c’est vous, appuyez sur le bouton avant un jour ; sinon, ne faites rien.
mail-proof-button = Oui, c’est la mienne
mail-sign-in = Pessoi : votre lien de connexion
mail-sign-in-text = Ce lien connecte un navigateur comme { $name }. Il ne sert qu’une fois, dans le quart d’heure. Si vous ne l’avez pas demandé, ne faites rien.
mail-sign-in-button = Se connecter
weekday-0 = lundi
weekday-1 = mardi
weekday-2 = mercredi
weekday-3 = jeudi
weekday-4 = vendredi
weekday-5 = samedi
weekday-6 = dimanche
mail-when = { $day } { $time }
