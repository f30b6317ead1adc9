"""Tests the programs that change checkouts of other apps: checkouts.py DOCS MADE. MADE has the output of gen for each
app.

The programs change stand-ins for the declarations that they look for. The stand-ins contain no code of the apps. A
program must report an error in one line and change nothing if a declaration is missing, is duplicate or is only in a
comment. The same applies if the change has been made already.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from expected import same

JAVA = "app/src/main/java/helium314/keyboard"
TEST = "app/src/test/java/helium314/keyboard"
LOGIC, LOGIC_TEST = f"{JAVA}/latin/inputlogic/InputLogic.java", f"{TEST}/latin/InputLogicTest.kt"
WORD, CHAIN = f"{JAVA}/latin/WordComposer.java", f"{JAVA}/event/CombinerChain.kt"
STRINGS, METHOD = "app/src/main/res/values/strings.xml", "app/src/main/res/xml/method.xml"
PARSER_TEST = f"{TEST}/KeyboardParserTest.kt"
KINDS, MAPPING = "java/src/org/futo/inputmethod/v2keyboard/CombinerKind.kt", "mapping.yaml"

# The files, with signs at the places of the changes. Only the first change needs the text between ‹ and ›. Only the
# second change needs the text between ⟨ and ⟩. Both changes need the text between « and ».
HELIBOARD = {
    LOGIC: "class InputLogic {\n  Event a() {\n    first();\n‹    Event b = mWordComposer.processEvent(event);\n›  }\n}\n",
    WORD: """class WordComposer {
‹  void refreshTypedWordCache() {
    mCursorPositionWithinWord += 1;
  }
›«  void setComposingWord(int[] a, int[] b) {
    reset();
    for (int i = 0; i < a.length; ++i) {
      Event c = d(a[i]);
    }
  }
»}
""",
    LOGIC_TEST: """class InputLogicTest {
  // why it fails
‹  @Test fun insertLetterIntoWordHangulFails() {
    if (X == "runTests") return
    reset()
  }
›‹  private fun again() {
    input('ㄲ') // fails
  }
›  // a comment
⟨  @Test fun separatorAfterHangul() {
  }
⟩  private fun input(a: Int) {
‹    if (composer.isComposingWord) // a comment
›      b()
  }
}
""",
    CHAIN: "class CombinerChain {\n  init {\n⟨    mCombiners.add(DeadKeyCombiner()) // the first\n⟩  }\n}\n",
    STRINGS: '<resources>\n⟨    <string name="subtype_generic_sebeolsik_final">a</string>\n⟩</resources>\n',
    METHOD: '<input-method>\n⟨    <subtype\n        android:a="KeyboardLayoutSet=MAIN:korean,b"\n    />\n⟩</input-method>\n',
    PARSER_TEST: "class ParserTest {\n  val a = b\n  fun c() {\n  }\n⟨  @Test fun parseExistingLayouts() {\n  }\n⟩}\n",
}
FUTO = {
    KINDS: """package a

«import org.futo.inputmethod.event.combiners.KoreanCombiner
»
enum class CombinerKind(val factory: () -> Combiner) {
«    Korean({ KoreanCombiner() }),
»}
""",
    MAPPING: "languages:\n  ko:\n«    - korean_dubeolsik\n»    - korean_dubeolsik_other\n",
}
# The texts that a change inserts, each with a text that must come before it.
CURSOR = [(LOGIC, "isCursorFrontOrMiddleOfComposingWord", "first();"), (LOGIC, "processEvent", "resetEntireInputState("),
          (WORD, "createEventForCodePointFromAlreadyTypedText", "++i) {"), (WORD, "Event c", "continue;"),
          (LOGIC_TEST, "fun insertLetterIntoWordHangul() {", "assertEquals"), (LOGIC_TEST, "reset()\n", "Hangul() {\n"),
          (LOGIC_TEST, "if (oldIsAtEnd)", "isComposingWord)"), (LOGIC_TEST, "b()", "if (oldIsAtEnd)")]
LAYOUTS = [(CHAIN, '"hwalja_cheonjiin") mCombiners.add(HwaljaCombiner(HwaljaLayouts.cheonjiin))', "DeadKeyCombiner()"),
           (CHAIN, "HwaljaLayouts.cheonjiinPlus", '"hwalja_cheonjiin-plus"'), (WORD, "Event c", "continue;"),
           (STRINGS, "subtype_generic_cheonjiin_plus", "sebeolsik_final"), (STRINGS, "%s (SKY-II)", "sebeolsik_final"),
           (METHOD, "MAIN:korean_naratgeul|SYMBOLS:symbols_korean_naratgeul|MORE_SYMBOLS:symbols_shifted_korean_naratgeul|"
            "FUNCTIONAL:functional_keys_korean_naratgeul,CombiningRules=hwalja_naratgeul,NoShiftKey,EmojiCapable", "korean,b"),
           (METHOD, "symbols_shifted_korean_dubeolsik,CombiningRules=hwalja_dubeolsik,EmojiCapable", "korean,b"),
           (LOGIC_TEST, "cheonjiin, a cluster", "input('ㄲ')"), (LOGIC_TEST, "// a comment", "checkCheonjiin(expected"),
           (PARSER_TEST, "korean_cheonjiin has its keys", "fun c()"), (PARSER_TEST, "parseExisting", "has its keys")]
KEYBOARD = [(KINDS, "combiners.HwaljaLayouts", "KoreanCombiner"), (KINDS, "HwaljaSky({ HwaljaCombiner(HwaljaLayouts.sky) }),",
            "Korean({"), (MAPPING, "- korean_hwalja_cheonjiin\n", "- korean_dubeolsik\n")]


class Change:
    def __init__(self, command: list[str], folders: int, signs: str, files: dict[str, str], expected: list,
                 new: list[str]) -> None:
        self.command, self.folders, self.signs, self.files = command, folders, signs, files
        self.expected, self.new = expected, new

    def run(self, root: Path) -> tuple[int, str]:
        made = subprocess.run([sys.executable, *self.command, *[str(root)] * self.folders], capture_output=True, text=True)
        return made.returncode, made.stderr

    def check(self) -> int:
        """Checks the places of all insertions and the errors of impossible changes, and returns the number of errors."""
        with checkout(self.files) as root:
            same(self.run(root), (0, ""), "first run")
            for path, text, before in self.expected:
                found = (root / path).read_text("utf-8")
                if not 0 <= found.find(before) < found.find(text, found.find(before)):
                    raise AssertionError(f"{path}: {text} is not after {before} in {found}")
            same([path for path in self.new if not (root / path).is_file()], [], "missing files")
            self.refuses(root, "already")
        count = 1
        for path, text in self.files.items():
            for place in re.findall(f"[«{self.signs[0]}](.*?)[»{self.signs[1]}]", text, re.DOTALL):
                for new in "", place + place, commented(path, place):
                    with checkout(self.files | {path: text.replace(place, new)}) as root:
                        self.refuses(root, path)
                    count += 1
        return count

    def refuses(self, root: Path, what: str) -> None:
        before = contents(root)
        status, output = self.run(root)
        same((status, output.count("\n")), (1, 1), f"status and lines of {output}")
        if not output.startswith("error: ") or what not in output or not output.endswith("; nothing is changed\n"):
            raise AssertionError(f"{output} does not contain {what}, or is not an error without changes")
        same(contents(root), before, "files after an error")


class checkout:
    """A temporary folder with files."""
    def __init__(self, files: dict[str, str]) -> None:
        self.root = Path(tempfile.mkdtemp())
        write(self.root, files)

    def __enter__(self) -> Path:
        return self.root

    def __exit__(self, *_: object) -> None:
        shutil.rmtree(self.root)


def write(root: Path, files: dict[str, str]) -> None:
    for path, text in files.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(re.sub("[«»‹›⟨⟩]", "", text), "utf-8")


def commented(path: str, place: str) -> str:
    """Returns the place in a comment."""
    lines = place.replace("/*", "").splitlines(keepends=True)
    if path.endswith("yaml"):
        return "".join(f"# {line}" for line in lines)
    return ("<!--\n{}-->\n" if path.endswith("xml") else "/*\n{}*/\n").format("".join(lines))


def contents(root: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in root.rglob("*") if path.is_file()}


def main() -> None:
    docs, made = map(Path, sys.argv[1:])
    heliboard, futo = made / "helium314.keyboard.event", made / "org.futo.inputmethod.event.combiners"
    layouts = "app/src/main/assets/layouts"
    changes = [
        Change([f"{docs}/heliboard.py", "cursor"], 1, "‹›", HELIBOARD, CURSOR, []),
        Change([f"{docs}/heliboard.py", "layouts", str(heliboard)], 1, "⟨⟩", HELIBOARD, LAYOUTS, [
            f"{JAVA}/event/HwaljaComposer.kt", f"{JAVA}/event/HwaljaCombiner.kt", f"{layouts}/main/korean_sky.json",
            f"{layouts}/functional/functional_keys_korean_cheonjiin.json", f"{layouts}/symbols/symbols_korean_sky.json"]),
        Change([f"{docs}/futo.py", str(futo)], 2, "«»", FUTO, KEYBOARD, ["Korean/korean_hwalja_sky_symbols.yaml"])]
    for change in changes:
        print(f"ok   {' '.join(Path(word).name for word in change.command)}, {change.check()} errors")
    for order in changes[:2], changes[1::-1]:
        with checkout(HELIBOARD) as root:
            same([change.run(root) for change in order], [(0, "")] * 2, "both changes")
            same((root / WORD).read_text("utf-8").count("continue;"), 1, "lines of both changes")
    with checkout(HELIBOARD) as root:
        changes[1].command[2] = str(futo)
        changes[1].refuses(root, "--package helium314.keyboard.event")


if __name__ == "__main__":
    main()
