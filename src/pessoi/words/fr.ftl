seat = Joueur { $number }
yes = oui
no = non
