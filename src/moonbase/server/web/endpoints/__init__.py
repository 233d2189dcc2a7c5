"""The HTTP edge and the socket: each file the requests of one kind."""
