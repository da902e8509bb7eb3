"""The terminal: boards, legends and explanations, over whole games of every title."""
