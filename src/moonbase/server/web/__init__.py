"""The edge: HTTP and sockets, addresses, limits, and the files of the page."""
