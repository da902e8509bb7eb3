"""The rulebook of Hellas, a module a chapter."""
