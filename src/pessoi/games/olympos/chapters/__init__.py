"""The rulebook of Olympos, a module a chapter."""
