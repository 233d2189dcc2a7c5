"""The stable text of an action, made from its operands."""

from typing import Final, final

from moonbase.engine.game import Operands


@final
class Form:
    """The form in which the actions of one verb are written: the verb, then the values of the operands that it names, if there are any."""

    def __init__(self, verb: str, *written: str, head: str = "") -> None:
        self.verb: Final = verb
        self._head: Final = head or verb  # such as "choose seat", where the verb alone would say too little
        self._written: Final = written

    def text(self, operands: Operands) -> str:
        words = [self._head]
        for name in self._written:
            if name in operands:
                words.append(str(operands[name]))
        return " ".join(words)
