"""Reviews of finished games: made once by the bots' processes, kept, and shown as they come in."""
