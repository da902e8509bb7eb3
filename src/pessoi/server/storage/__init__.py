"""What is kept, in SQLite or PostgreSQL.

store     all of it, by topic: people, tables, log, snapshots, records, leases, orders, notices
database  connections and transactions · schema, migrations: a column is added in these two
append    group commits · notify: news from other processes
kept      what rooms know of it, whatever keeps it · outage: when nothing can be kept
"""
