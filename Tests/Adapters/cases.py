"""Cases for HeliBoard's own tests: cases.py LAYOUT DIST LINES PATCH

LAYOUT is Cheonjiin as `gen layout` prints it. LINES becomes what the cases type, for `gen conform --lines`, which knows
what comes of it; PATCH inserts the cases into HeliBoard's InputLogicTest, and one into its KeyboardParserTest.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

from expected import scalars_of

# Steps as docs/spec/COMPOSER.md has them, and the text after them.
TYPED = {
    "a cluster": ("ㅇㅁ 인 천 ㄴㄹ ㅅㅎ ㅅㅎ", "않"),
    "a tail moves on": ("ㄱㅋ 인 천 ㄱㅋ 인 천", "가가"),
    "letters of one key": ("ㅇㅁ 인 천 ㄴㄹ ␣ ㄴㄹ 천 천 인 ㅇㅁ", "안녕"),
    "a second space": ("ㄱㅋ 인 천 ␣ ␣", "가 "),
    "a mark": ("ㄱㅋ 인 천 .,?! .,?!", "가,"),
    "delete a letter": ("ㄱㅋ 인 천 ㄴㄹ ⌫ ⌫", "ㄱ"),
    "delete the word": ("ㄱㅋ ⌫ ㄴㄹ", "ㄴ"),
}
# What no composer is asked: the cursor, and a word that was there.
OTHERS = {
    "in front of a word": ('chainInput("ㄱㅣㆍ"); setCursorPosition(0); input(\'ㄴ\')', "ㄴ가"),
    "within a word": ('chainInput("ㄱㅣㆍㄴㅣㆍ"); setCursorPosition(1); input(\'ㄷ\')', "가ㄷ나"),
    "a word that was there": ('setText("ㅇㅇ"); input(\'ㅣ\')', "ㅇㅇㅣ"),
}
HELPER = """
    private fun checkCheonjiin(expected: String, type: () -> Unit) {
        reset()
        latinIME.switchToSubtype(SubtypeSettings.getResourceSubtypesForLocale("ko".constructLocale())
            .first { "hwalja_cheonjiin" in it.extraValue })
        type()
        assertEquals(expected, text)
        assertEquals(expected, getText())
    }
"""
PARSED = """
    @Test fun `korean_cheonjiin has its keys`() {
        val rows = LayoutParser.parseJsonString(File("src/main/assets/layouts/main/korean_cheonjiin.json").readText())
            .map { row -> row.mapNotNull { it.compute(params)?.toKeyParams(params)?.mCode } }
            .map { codes -> codes.joinToString("") { String(Character.toChars(it)) } }
        assertEquals(listOf(ROWS), rows)
    }
"""


def statements(steps: str, keys: dict[str, str]) -> str:
    """The steps as calls of InputLogicTest's."""
    typed = "".join(keys.get(step, {"␣": " "}.get(step, step)) for step in steps.split(" "))
    parts = re.findall("⌫|[^⌫]+", typed)
    return "; ".join("functionalKeyPress(KeyCode.DELETE)" if part == "⌫" else f'chainInput("{part}")' for part in parts)


def rows_of(dist: Path) -> str:
    rows = json.loads((dist / "heliboard/main/korean_cheonjiin.json").read_text("utf-8"))
    texts = ["".join(chr(key.get("code", ord(key["label"][0]))) for key in row if "label" in key) for row in rows]
    return ", ".join(f'"{text}"' for text in texts)


def insertion(file: str, line: int, text: str) -> str:
    """The part of a patch that inserts a text after a line."""
    lines = text.splitlines()
    path = f"app/src/test/java/helium314/keyboard/{file}"
    return f"--- a/{path}\n+++ b/{path}\n@@ -{line},0 +{line + 1},{len(lines)} @@\n" + "".join(
        f"+{line}\n" for line in lines)


def main() -> None:
    layout, dist, lines, patch = map(Path, sys.argv[1:])
    keys = {key: chr(scalar) for key, scalar in scalars_of(json.loads(layout.read_text("utf-8")))}
    lines.write_text("".join(f"composer\tcheonjiin\t{steps}\t{text}\n" for steps, text in TYPED.values()), "utf-8")
    cases = {name: (statements(steps, keys), text) for name, (steps, text) in TYPED.items()} | OTHERS
    tests = "".join(
        f'\n    @Test fun `cheonjiin, {name}`() = checkCheonjiin("{text}") {{\n        {calls}\n    }}\n'
        for name, (calls, text) in cases.items())
    patch.write_text(
        insertion("KeyboardParserTest.kt", 435, PARSED.replace("ROWS", rows_of(dist)))
        + insertion("latin/InputLogicTest.kt", 178, tests + HELPER), "utf-8")


if __name__ == "__main__":
    main()
