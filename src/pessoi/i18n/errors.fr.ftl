### Les fautes : une phrase chacune, sans point final

## Les bots et leurs poids

error-no-bot = il n’y a pas de bot { $name } ; il y a : { $known }, et search:ITERATIONS
error-too-many-bots = { $seats } places prennent au plus { $seats } bots, pas { $number }
error-weights-none = { $file } ne contient pas de poids : { $reason }
error-weights-unknown = { $file } contient les poids de { $game } ; il y a : { $known }
error-weights-terms = { $file } doit nommer ces termes, et aucun autre : { $terms }
error-weights-game = ces poids sont pour { $game }, pas pour { $other }
error-no-terms = { $game } n’a pas d’évaluation à termes nommés

## Faire jouer des parties

error-ray-address = une grappe Ray s’écrit HOST:PORT, ray://HOST:PORT, auto ou local, pas { $word }
error-no-ray = il n’y a pas de Ray à { $address } : { $reason }
error-ray-start = Ray ({ $address }) ne démarre pas : { $reason }
error-other-run = { $file } contient d’autres parties : { $found } ; demandé : { $wanted }
error-results-line = { $file }, ligne { $line } : { $reason }
error-tune-few = il faut au moins { $number } parties : une sur { $number } est gardée pour juger
error-tune-nothing = { $games } parties de { $game } n’ont donné aucune position
error-formats = les formats sont { $known }, pas { $name }

## Fichiers

error-cannot-read = { $file } ne peut pas être lu : { $reason }
error-cannot-write = { $file } ne peut pas être écrit : { $reason }
error-cannot-use = { $file } ne peut pas servir : { $reason }

reason-no-file = aucun fichier ni dossier de ce nom
reason-permission = accès refusé
reason-directory = c’est un dossier
reason-no-directory = ce n’est pas un dossier
reason-no-space = plus de place
reason-refused = connexion refusée
reason-time = pas de réponse à temps
