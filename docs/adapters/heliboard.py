#!/usr/bin/env python3
"""Changes a checkout of HeliBoard, in one of two ways, or refuses to:

  heliboard.py cursor HELIBOARD         a letter typed within a word is written at the cursor
  heliboard.py layouts MADE HELIBOARD   adds the layouts that gen wrote to MADE
"""

from __future__ import annotations

import sys
import zlib
from pathlib import Path
from xml.sax.saxutils import escape

from checkout import Checkout, Refused, made, read, run

HERE = Path(__file__).resolve().parent / "heliboard"
JAVA = "app/src/main/java/helium314/keyboard"
TEST = "app/src/test/java/helium314/keyboard"
LOGIC_TEST = f"{TEST}/latin/InputLogicTest.kt"
PAGES = {"MAIN": "main/", "SYMBOLS": "symbols/symbols_", "MORE_SYMBOLS": "more_symbols/symbols_shifted_",
         "FUNCTIONAL": "functional/functional_keys_"}


def cursor(heliboard: str) -> list[Checkout]:
    """Ends the word at the cursor before a combiner receives a letter within it, and expects their failing test to pass."""
    board = Checkout(heliboard)
    # HeliBoard must move the cursor when a combiner lengthens the word; otherwise no letter joins the one before.
    board.need(f"{JAVA}/latin/WordComposer.java", "void refreshTypedWordCache() {…mCursorPositionWithinWord +=",
               "this HeliBoard is too old")
    take_up(board)
    board.before(f"{JAVA}/latin/inputlogic/InputLogic.java", "= mWordComposer.processEvent(event);", """\
        // A combiner appends to the word, so a letter in front of it or within it begins another word.
        if (!TextUtils.isEmpty(mWordComposer.getCombiningSpec())
                && event.getKeyCode() != KeyCode.SHIFT && event.getKeyCode() != KeyCode.DELETE
                && mWordComposer.isCursorFrontOrMiddleOfComposingWord()) {
            resetEntireInputState(mConnection.getExpectedSelectionStart(), mConnection.getExpectedSelectionEnd(), true);
        }
""")
    board.replace(LOGIC_TEST, "fun insertLetterIntoWordHangulFails() {…return", """\
    @Test fun insertLetterInFrontOfWordHangul() {
        reset()
        latinIME.switchToSubtype(SubtypeSettings.getResourceSubtypesForLocale("ko".constructLocale()).first())
        chainInput("ㄱㅏ")
        setCursorPosition(0)
        chainInput("ㄴㅏ")
        assertEquals("나가", getText())
    }

    @Test fun insertLetterIntoWordHangul() {
""")
    board.replace(LOGIC_TEST, "input('ㄲ')", "        input('ㄲ') // begins another word\n")
    board.after(LOGIC_TEST, "if (composer.isComposingWord)", """\
            if (oldIsAtEnd) // elsewhere, a combiner begins another word
""")
    return [board]


def take_up(board: Checkout) -> None:
    """Keeps the letters of a resumed word away from a combiner. Both changes need this."""
    composer, lines = f"{JAVA}/latin/WordComposer.java", """\
            if (mCombiningSpec != null && !mCombiningSpec.isEmpty()) {
                // No key was pressed: a combiner would join the letters again, such as ㅇㅇ to ㅁ.
                applyProcessedEvent(Event.createEventForCodePointFromAlreadyTypedText(codePoints[i],
                        CoordinateUtils.xFromArray(coordinates, i), CoordinateUtils.yFromArray(coordinates, i)));
                continue;
            }
"""
    if lines not in board.text(composer):
        board.after(composer, "void setComposingWord(…) {…for (…) {", lines)


def layouts(folder: str, heliboard: str) -> list[Checkout]:
    """Adds a combiner, and the files and a subtype of each layout."""
    board = Checkout(heliboard)
    composer, names = made(folder, "helium314.keyboard.event")
    board.add(f"{JAVA}/event/HwaljaComposer.kt", composer)
    board.add(f"{JAVA}/event/HwaljaCombiner.kt", read(HERE / "HwaljaCombiner.kt"))
    ids = sorted(file.stem.removeprefix("korean_") for file in Path(folder, "heliboard/main").glob("korean_*.json"))
    if not ids or set(ids) - set(names):
        raise Refused(f"{folder}: no layouts that the composer has, too; make both with gen, as the page says")
    board.after("app/src/main/res/values/strings.xml", '<string name="subtype_generic_sebeolsik_final">…</string>',
                "".join(label(id, names[id][0]) for id in ids))
    board.after("app/src/main/res/xml/method.xml", "KeyboardLayoutSet=MAIN:korean,…/>", "".join(
        add_pages(board, Path(folder), id) for id in ids))
    board.after(f"{JAVA}/event/CombinerChain.kt", "mCombiners.add(DeadKeyCombiner())", "".join(
        f'        if (combiningSpec == "hwalja_{id}") mCombiners.add(HwaljaCombiner(HwaljaLayouts.{names[id][1]}))\n'
        for id in ids))
    take_up(board)
    if "cheonjiin" in ids:
        board.before(LOGIC_TEST, "fun separatorAfterHangul() {", read(HERE / "InputLogicTest.kt"))
        board.before(f"{TEST}/KeyboardParserTest.kt", "fun parseExistingLayouts() {",
                     read(HERE / "KeyboardParserTest.kt"))
    return [board]


def add_pages(board: Checkout, folder: Path, id: str) -> str:
    """Adds the files of the layout's pages, and returns the subtype that refers to them."""
    pages = {kind: folder / f"heliboard/{start}korean_{id}.json" for kind, start in PAGES.items()}
    if not pages["FUNCTIONAL"].exists():
        del pages["FUNCTIONAL"]  # HeliBoard's own keys are around the letters.
    for file in pages.values():
        board.add(f"app/src/main/assets/layouts/{file.parent.name}/{file.name}", read(file))
    has_shift = "shift_state_selector" in read(pages["MAIN"])
    return subtype(id, {kind: file.stem for kind, file in pages.items()}, has_shift)


def name_of(id: str) -> str:
    return f"subtype_generic_{id.replace('-', '_')}"


def label(id: str, name: str) -> str:
    name = escape(name).replace("'", r"\'")
    return f"""\
    <!-- Description for "LANGUAGE_NAME" ({name}) keyboard subtype with explicit keyboard layout -->
    <string name="{name_of(id)}">%s ({name})</string>
"""


def subtype(id: str, pages: dict[str, str], has_shift: bool) -> str:
    places = "|".join(f"{kind}:{name}" for kind, name in pages.items())
    return f"""\
    <subtype android:icon="@drawable/ic_ime_switcher"
        android:label="@string/{name_of(id)}"
        android:subtypeId="0x{zlib.crc32(id.encode()):08x}"
        android:imeSubtypeLocale="ko"
        android:languageTag="ko"
        android:imeSubtypeMode="keyboard"
        android:imeSubtypeExtraValue="KeyboardLayoutSet={places},CombiningRules=hwalja_{id},{"" if has_shift else "NoShiftKey,"}EmojiCapable"
        android:isAsciiCapable="false"
    />
"""


if __name__ == "__main__":
    changes = {("cursor", 1): cursor, ("layouts", 2): layouts}
    change = changes.get((sys.argv[1] if len(sys.argv) > 1 else "", len(sys.argv) - 2))
    run(lambda: change(*sys.argv[2:])) if change else sys.exit(__doc__)
