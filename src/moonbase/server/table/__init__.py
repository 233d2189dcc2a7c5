"""One table: what its log means, what may be done there, and the room that keeps it in memory."""
