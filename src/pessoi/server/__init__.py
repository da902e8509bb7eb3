"""The server: people and bots at tables, over HTTP and WebSocket, nothing lost.

command    pessoi serve
app        everything put together
api        the list of all endpoints: people, catalogue, tables, past (records and replays)
http       what endpoints have in common, and the guard before them
desk       who somebody is, where they come from, what they may see
entrance   who may come to a table · socket: one client looking at it
room, hub  tables in memory · worker: bots and clocks · thinkers, thinker: processes in which bots think
store      what is kept · database, appending (group commits), schema, migrations · doorbell: news from other processes
wire       everything that travels over HTTP, as types · frames: over sockets
"""
