"""The values of a record's first line, read strictly: an error names the key of the wrong value."""

import json
import re
from typing import Final

from moonbase.engine.game import Options
from moonbase.languages.errors import SaidError
from moonbase.languages.phrase import Phrase
from moonbase.records.fair import SECRET, VALUE, Deal

MOST_SEED: Final = 2**63 - 1
MOST_CONTRIBUTIONS: Final = 10_000
COMMITMENT: Final = re.compile(r"[0-9a-f]{64}")
Header = dict[str, object]


class RecordError(SaidError):
    """An error in a record, with its line."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(Phrase("record.line", "line {line}: {message}", line=line, message=message))
        self.line: Final = line


def is_whole(value: object, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most


def text_of(header: Header, key: str) -> str:
    value = header.get(key)
    if not isinstance(value, str):
        raise RecordError(1, Phrase("record.text", "'{name}' must be a text", name=key))
    return value


def number_of(header: Header, key: str, most: int = 2**31 - 1) -> int:
    value = header.get(key)
    if not isinstance(value, int) or not is_whole(value, most):
        raise RecordError(1, Phrase("record.number", "'{name}' must be a whole number", name=key))
    return value


def options_of(header: Header) -> Options:
    value = header.get("options", {})
    if not isinstance(value, dict) or not all(isinstance(v, int) and abs(v) < 2**31 for v in value.values()):
        raise RecordError(1, Phrase("record.options", "'options' must be an object of whole numbers"))
    return {str(name): int(v) for name, v in value.items()}


def seats_of(header: Header) -> list[str]:
    value = header.get("seats")
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise RecordError(1, Phrase("record.seats", "'seats' must be a list of texts"))
    return [str(name) for name in value]


def cards_of(header: Header) -> str | None:
    """Return the difference from a named set, as ``Game.set_text`` has it."""
    value = header.get("cards")
    if value is None:
        return None
    if not isinstance(value, dict) or not isinstance(value.get("from"), str) or not isinstance(value.get("changes"), dict):
        raise RecordError(1, Phrase("record.cards", "'cards' must be an object with 'from', the name of a set, and 'changes'"))
    return json.dumps(value, sort_keys=True, ensure_ascii=False, separators=(",", ":"))


def stand_ins_of(header: Header, players: int) -> list[int]:
    value = header.get("stand_ins", [])
    if not isinstance(value, list) or not all(is_whole(seat, players - 1) for seat in value) or value != sorted(set(value)):
        raise RecordError(1, Phrase("record.stand_ins", "'stand_ins' must be a list of seats, each once and in their order"))
    return [int(seat) for seat in value]


def deal_of(header: Header, players: int) -> tuple[Deal, str] | None:
    """Return the deal and its commitment; ``verify`` checks whether the two agree."""
    value = header.get("deal")
    if value is None:
        return None
    if not isinstance(value, dict) or value.keys() != {"commitment", "secret", "entropy"}:
        raise RecordError(1, Phrase("record.deal", "'deal' must be an object with 'commitment', 'secret' and 'entropy'"))
    commitment, secret, entropy = value["commitment"], value["secret"], value["entropy"]
    if not isinstance(commitment, str) or not COMMITMENT.fullmatch(commitment):
        raise RecordError(1, Phrase("record.commitment", "the commitment of 'deal' must be 64 hexadecimal digits"))
    if not isinstance(secret, str) or not SECRET.fullmatch(secret):
        raise RecordError(1, Phrase("record.secret", "the secret of 'deal' must be 64 hexadecimal digits"))
    if not isinstance(entropy, list) or len(entropy) > MOST_CONTRIBUTIONS:
        raise RecordError(
            1, Phrase("record.entropy", "the entropy of 'deal' must be a list of at most {most} contributions", most=MOST_CONTRIBUTIONS)
        )
    deal, last = Deal(secret), 0
    for each in entropy:
        seat, text, after = _contribution(each, players, last)
        deal.add(seat, text, after)
        last = after
    return deal, commitment


def _contribution(value: object, players: int, last: int) -> tuple[int, str, int]:
    if isinstance(value, list) and len(value) == 3:
        seat, text, after = value
        known = is_whole(seat, players - 1) and isinstance(text, str) and VALUE.fullmatch(text)
        if known and is_whole(after, 2**31 - 1) and after >= last:
            return int(seat), str(text), int(after)
    form = "a contribution to 'deal' is [SEAT, 16 to 128 HEXADECIMAL DIGITS, DRAWS BEFORE IT], in their order"
    raise RecordError(1, Phrase("record.contribution", form))
