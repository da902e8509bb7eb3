"""The rulebook, a module a chapter; the contents page is `pessoi.games.mytikas`."""
