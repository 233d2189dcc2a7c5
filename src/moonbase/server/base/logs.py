"""Structured logs: one JSON object on each line, without keys, cookies or hands."""

import json
import logging
import sys
from contextvars import ContextVar
from typing import Final

LOG: Final = logging.getLogger("moonbase.server")


_answered: Final = ContextVar("answered", default=False)


def answered_instead() -> None:
    """Note that this task answers in place of opening a socket, so that uvicorn does not log a forgotten handshake."""
    _answered.set(True)


class AnsweredInstead(logging.Filter):
    def filter(self, record: logging.LogRecord) -> bool:
        return not (_answered.get() and record.name.startswith("uvicorn"))


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {"time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"), "level": record.levelname.lower()}
        line["what"] = record.getMessage()
        line.update(getattr(record, "facts", {}))
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(AnsweredInstead())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    LOG.setLevel(level.upper())


def note(what: str, **facts: object) -> None:
    LOG.info(what, extra={"facts": facts})


def warn(what: str, **facts: object) -> None:
    LOG.warning(what, extra={"facts": facts})


def defect(what: str, error: BaseException, **facts: object) -> None:
    LOG.error(what, exc_info=error, extra={"facts": facts})
