"""The page takes no sentence apart: prices, places and seats come as data.

It may cut strings in the files that are listed here, each for a reason that is no sentence.
"""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "src"

CUTS_OF_THE_PAGE = re.compile(r"\.(?:split|replace|replaceAll|match|matchAll|search|startsWith|endsWith|exec|test)\(|\bRegExp\(")
CUT_ON_THE_PAGE = {
    "art/scene.ts": "signs that SVG cannot hold",
    "games/fromthemoon/surface/Map.svelte": "the place that an element of the drawing stands for",
    "games/moon/board/requirement.ts": "what a Reputation counts, as a key",
    "games/moon/derive.ts": "how long the longest word of a name is, for the size of its letters",
    "games/registry.ts": "the letter of a rule's id",
    "screens/OwnCards.svelte": "the English names in a sample file",
    "screens/Replay.svelte": "numbers in an address",
    "screens/home/identity/key_file.ts": "a file that somebody chose",
    "screens/home/newgame/Options.svelte": "the name of a switch that has no words yet",
    "shell/App.svelte": "addresses",
    "shell/api.ts": "a random id",
    "shell/router.svelte.ts": "addresses",
    "table/cards/rulebook.svelte.ts": "which rules name a card: a search in a document, without its marks for print",
    "table/deal.ts": "digits",
    "table/keys/map.ts": "keys of the keyboard",
    "words/fluent.ts": "keys",
    "words/game_words.ts": "the paths of word files",
    "words/translate.ts": "the paths of word files, and tags of languages",
}


def test_the_page_cuts_no_sentence() -> None:
    sources = [path for kind in ("*.ts", "*.svelte") for path in PAGE.rglob(kind) if not path.name.endswith((".test.ts", ".gen.ts"))]
    found = {str(path.relative_to(PAGE)) for path in sources if CUTS_OF_THE_PAGE.search(path.read_text(encoding="utf-8"))}
    assert sorted(found - CUT_ON_THE_PAGE.keys()) == [], "say here what is cut; a text has arguments, a choice has operands"
    assert sorted(CUT_ON_THE_PAGE.keys() - found) == []
