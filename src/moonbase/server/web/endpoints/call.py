"""HTTP operations: each is declared once, then routed, checked and described from its declaration."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from moonbase.engine.game import GameError
from moonbase.engine.text import Text
from moonbase.languages.files import TABLE
from moonbase.languages.speech import Speech
from moonbase.server.base.errors import Refused, sentence
from moonbase.server.base.logs import defect
from moonbase.server.base.texts import PLAIN, Wording, as_data, as_sentences, plain_language
from moonbase.server.store.trouble import Damaged
from moonbase.server.web.compression import compressed
from moonbase.server.web.edge import LONGEST_BODY, Edge, body_of, require_same_origin

JSON: Final = "application/json"


class Call(NamedTuple):
    """A request being handled: ``body`` already has the type that the operation declares."""

    edge: Edge
    request: Request
    body: Any

    @property
    def game(self) -> str:
        name = str(self.request.path_params["game"])
        if name not in self.edge.services.games:
            raise Refused("unknown", f"There is no game '{name[:40]}'.")
        return name

    @property
    def table(self) -> str:
        return str(self.request.path_params["table"])

    def worded(self, result: Any, speech: Callable[[str], Speech]) -> Any:
        """Return the result, with sentences of a speech in place of texts for a client that asks for plain words."""
        plain = asked_plain(self.request)
        return result if plain is None else msgspec.to_builtins(result, enc_hook=as_sentences(speech(plain)))

    def number(self, name: str) -> int | None:
        """Return a whole number from the query."""
        text = self.request.query_params.get(name)
        if text is None:
            return None
        if not text.isascii() or not text.isdecimal() or len(text) > 9:
            raise Refused("malformed", f"'{name}' is a whole number of at most nine digits.")
        return int(text)


class Operation(NamedTuple):
    method: str
    path: str
    about: str
    handle: Callable[[Call], Awaitable[Any]]
    answer: Any = None
    body: Any = None
    query: tuple[str, ...] = ()
    limit: str = ""
    most: int = LONGEST_BODY
    public: bool = False
    """True if everybody gets the same answer."""

    @property
    def writes(self) -> bool:
        return self.method != "GET"


class ErrorShown(Struct, omit_defaults=True):
    code: str
    message: Text
    lines: list[str] = []
    """The faults of a card file, one on each line, in the language that the request names."""


class ErrorAnswer(Struct):
    error: ErrorShown


async def answer(operation: Operation, edge: Edge, request: Request) -> Response:
    """Handle a request. Every failure becomes a typed error with a plain sentence."""
    try:
        response = await _answer(operation, edge, request)
    except Refused as refused:
        response = refusal(refused, wording_of(request))
    except GameError as error:
        response = refusal(Refused("malformed", sentence(str(error))))
    except ClientDisconnect:  # the client has gone
        response = Response(status_code=408)
    except Damaged:
        response = refusal(Refused("damaged"), wording_of(request))
    except asyncio.CancelledError:  # the server stops, and has waited long enough
        response = failure(operation, request)
    except Exception as error:
        defect("a request failed", error, path=operation.path)
        response = failure(operation, request)
    edge.services.metrics.count(f'requests_total{{path="{operation.path}",status="{response.status_code}"}}')
    return response


def failure(operation: Operation, request: Request) -> Response:
    """Return the answer for a defect. After a write it says that the change may have been kept."""
    return refusal(Refused("defect.unsure") if operation.writes else Refused("defect"), wording_of(request))


async def _answer(operation: Operation, edge: Edge, request: Request) -> Response:
    if operation.writes:
        require_same_origin(request)
    edge.check(operation.limit or ("write" if operation.writes else "read"), request)
    body = _decoded(operation, await body_of(request, operation.most)) if operation.writes else None
    result = await operation.handle(Call(edge, request, body))
    if operation.public:
        return await compressed(msgspec.json.encode(result, enc_hook=as_data), JSON, request.headers)
    return result if isinstance(result, Response) else encoded(result)


def _decoded(operation: Operation, body: bytes) -> Any:
    if operation.body is None:
        return None
    if operation.body is str:
        return _text(body)
    try:
        return msgspec.json.decode(body, type=operation.body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("malformed", f"The request is not what is expected here: {error}.") from None


def _text(body: bytes) -> str:
    try:
        return body.decode()
    except UnicodeDecodeError:
        raise Refused("malformed", "The request is not text in UTF-8.") from None


def encoded(result: object) -> Response:
    return Response(msgspec.json.encode(result, enc_hook=as_data), media_type=JSON)


def wording_of(request: Request) -> Wording:
    """Return how this client reads texts: as data, or as sentences in a language."""
    plain = asked_plain(request)
    return as_data if plain is None else as_sentences(Speech(plain, TABLE, {}))


def asked_plain(request: Request) -> str | None:
    return plain_language(request.query_params.get(PLAIN), request.query_params.get("lang"))


def refusal(refused: Refused, wording: Wording = as_data) -> Response:
    headers = {"Retry-After": "1"} if refused.code == "too_many" else None
    shown = ErrorShown(refused.code, refused.message, list(refused.lines))
    return Response(msgspec.json.encode(ErrorAnswer(shown), enc_hook=wording), refused.status, headers, JSON)
