"""Bots: `bot_pool` runs processes (`bot_process`), `jobs` makes a table's question a job for one of them."""
