"""Bots: `bot_pool` runs processes (`bot_process`), `fair_queue` says whose turn it is, `jobs` makes a table's question
a job for one of them."""
