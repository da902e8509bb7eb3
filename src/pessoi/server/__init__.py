"""The server: people and bots at tables, over HTTP and WebSocket, nothing lost.

    command     pessoi serve · run: the process · settings
    app         everything put together
    services    what all parts work with: settings, time, store, bots, editions, metrics, background
    http/       connections, requests, who may do what (access), endpoints, the client's files
    socket/     who may come to a table, and one client looking at it
    tables/     tables in memory: hub, room, autoplay; loading, summaries, records
    bots/       processes in which bots think
    notices/    what people are told who are not there: outbox, words, push, mail, webhooks
    editions/   figures that people bring along, tried out in a process of their own
    admin/      what an operator does to the database, beside running servers
    storage/    the database by topic, migrations, group commits, news from other processes
    wire/       what travels over HTTP, as types · limits, metrics, gc_policy

Nothing imports upwards: app, socket, http, tables, services, then bots, editions and storage. What a lower part has to
tell a higher one goes through callbacks. The messages of a table's socket are the table's own
(`pessoi.table.messages`, `pessoi.table.conversation`).
"""
