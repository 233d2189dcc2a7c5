"""A proxy between a server and its PostgreSQL, which cuts the connection on request, just after a commit."""

import socket
import threading
from contextlib import suppress
from urllib.parse import urlsplit


class WireCutter:
    def __init__(self, database: str) -> None:
        there = urlsplit(database)
        self._there = (str(there.hostname), int(there.port or 5432))
        self._listener = socket.create_server(("127.0.0.1", 0))
        port = self._listener.getsockname()[1]
        self.address = database.replace(f":{there.port}/", f":{port}/")
        self.cut = threading.Event()
        """While it is set, the next commit is done and its answer never arrives."""
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self._listener.accept()
                there = socket.create_connection(self._there)
                cutting = threading.Event()
                threading.Thread(target=self._ask, args=(here, there, cutting), daemon=True).start()
                threading.Thread(target=self._answer, args=(there, here, cutting), daemon=True).start()

    def _ask(self, here: socket.socket, there: socket.socket, cutting: threading.Event) -> None:
        with suppress(OSError), here, there:
            while asked := here.recv(65536):
                if self.cut.is_set() and b"COMMIT" in asked:
                    self.cut.clear()
                    cutting.set()
                there.sendall(asked)

    def _answer(self, there: socket.socket, here: socket.socket, cutting: threading.Event) -> None:
        with suppress(OSError):
            while (answer := there.recv(65536)) and not cutting.is_set():
                here.sendall(answer)
            here.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self._listener.close()
