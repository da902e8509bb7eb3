"""HTTP.

connections  before a request: how many, and how long each may take
request      what endpoints have in common, errors, and the guard before all of them
access       who somebody is, where they come from, what they may see
endpoints    the list of all: people, games, tables, records · openapi: the same for machines
static       the browser client's files
"""
