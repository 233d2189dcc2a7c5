"""Actions as text. Writing is the game's; reading means finding the one legal action that reads so, hence nothing illegal can be built."""

from difflib import get_close_matches

from moonbase.engine.game import Game, GameError, State


def write_all(game: Game, s: State) -> list[str]:
    """Return the legal actions as text, in their order."""
    return [game.write(s, action) for action in game.legal(s)]


def read(game: Game, s: State, text: str) -> int:
    """Return the legal action that reads so; GameError names the nearest one where there is none."""
    wanted = " ".join(text.split())
    texts = {game.write(s, action): action for action in game.legal(s)}
    found = texts.get(wanted)
    if found is not None:
        return found
    near = get_close_matches(wanted, texts, 1)
    hint = f"; did you mean '{near[0]}'?" if near else ""
    raise GameError(f"'{wanted}' is not a legal action here{hint}")
