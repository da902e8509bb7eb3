"""WebSockets: `accept` lets somebody in, `socket` serves them until either side has enough."""
