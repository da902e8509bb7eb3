"""What is kept, in SQLite or PostgreSQL.

store     all of it, by topic: people, tables, log, snapshots, records, leases, orders, notices
database  connections and transactions · schema, migrations: a column is added in these two
append    group commits · notify: news from other processes
"""
