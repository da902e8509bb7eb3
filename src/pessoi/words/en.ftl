seat = Player { $number }
yes = yes
no = no
