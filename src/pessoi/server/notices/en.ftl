### What people are told who are not there: titles have 32 characters or a few more, texts 80.

emblem-0 = Owl
emblem-1 = Bull
emblem-2 = Laurel
emblem-3 = Lyre
emblem-4 = Sun
emblem-5 = Trident

left-days = { $days } d { $hours } h
left-hours = { $hours } h
left-minutes = { $minutes } min
notice-left = { $time } left.

notice-turn = { $game }: your turn
notice-turn-text = You are asked for an answer.
notice-won = You won { $game }
notice-over = { $game } is over
notice-over-text = You come { $place ->
    [1] first
    [2] second
    [3] third
   *[other] in place { $place }
  } of { $count }. See where it turned.
notice-chat = { $game }: { $name } wrote
notice-chats = { $game }: { $count ->
    [one] one message
   *[other] { $count } messages
}
notice-invited = { $name } invites you to { $game }
notice-invited-text = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }, { $pace }.
notice-pace-none = without a clock
notice-pace-move = { $time } an answer
notice-pace-bank = { $time } for the game
notice-several = { $count ->
    [one] One thing
   *[other] { $count } things
  } at your tables
notice-games = { $count ->
    [one] One game waits for you
   *[other] { $count } games wait for you
}
notice-play = Play
notice-look = Look
notice-join = Take a seat
notice-test = This is a test
notice-test-text = If you can read this, notices reach you here.

mail-turn = Your turn in { $game }
mail-badge-turn = Your turn
mail-badge-over = Over
mail-badge-chat = Messages
mail-badge-invited = Invitation
mail-round = Round { $round } · with { $names }
mail-with = With { $names }
mail-since = Since your last move
mail-button = Play your turn
mail-until = You have { $time }, until { $when }. { $then ->
    [forfeit] Then the game is lost for you.
   *[bot] Then a bot plays for you.
}
mail-also = Also waiting for you:
mail-because = You get this because you asked for notices by e-mail.
mail-daily = Only once a day
mail-stop = Stop these e-mails
mail-settings = All settings
mail-foot = Pessoi · four games of ancient Greece
mail-proof = Pessoi: is this your address?
mail-proof-text = Somebody wants to be told of their games at this address. If it was you, press the button within a day; if not, do nothing.
mail-proof-button = Yes, it is mine
mail-sign-in = Pessoi: your link to sign in
mail-sign-in-text = This link signs a browser in as { $name }. It works once, within a quarter of an hour. If you have not asked for it, do nothing.
mail-sign-in-button = Sign in
weekday-0 = Monday
weekday-1 = Tuesday
weekday-2 = Wednesday
weekday-3 = Thursday
weekday-4 = Friday
weekday-5 = Saturday
weekday-6 = Sunday
mail-when = { $day } { $time }
