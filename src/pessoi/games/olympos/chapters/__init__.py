"""The rulebook of Olympos, one module a chapter; the contents page is the package above."""
