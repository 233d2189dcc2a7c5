"""The HTTP requests and the socket, one file for each kind."""
