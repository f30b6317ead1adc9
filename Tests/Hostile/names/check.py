"""Generates layouts with hostile texts and compiles their sources: check.py GEN

Every text of a layout is replaced with a text that ends comments, constants or markup. Layouts are named after reserved
words. In each language, a program then reads every text back.
"""

import builtins
import concurrent.futures
import copy
import glob
import json
import os
import re
import sys
import tempfile
import xml.etree.ElementTree

from languages import LANGUAGES, ROOT, make, read, run, texts, write

TEXTS = [
    "*/", "/*", "//", "x/", '"', '"""', "\\", "\\u0041", "\\u{41}", "\\x41", "\\101", "\\", "$x", "${1/0}", "#{x}",
    "\\(1/0)", "]]", "[[", "]=]", "--[[", "-->", "<!--", "</script>", "<b>", "&amp;", "'", "'''", "`", "??/", "??'",
    "%s", "%n", "{{id}}", "{{{id}}}", "{{/layouts}}", "#", "\U0001f600", "e\u0301", "\u1100\u119e", "=", "@", "~", "|",
    ";", "()", "ǅ", "ʰ", "Ⅷ", "½", "ˆ", "₩", "‿", "a\u0903", "a\u20dd", "\U0001d7ff", "\uffee",
    '"\u0301', "\'\u0301", "|\u0301",
]
# The languages whose layouts are generated together, with the reserved words of all of them as names, and the number of
# layouts. No file may have more than 500,000 bytes. The first languages take longest.
SLOWEST = ["kotlin", "kotlin-composer", "swift", "c"]
GROUPS = [(SLOWEST, 110), ([language for language in LANGUAGES if language not in SLOWEST], 70)]
# The names of functions and values that belong to each language, even if the sources do not use these names today.
OWN_NAMES = {
    "python": dir(builtins),
    "lua": run("lua5.4", "-e", "for name in pairs(_G) do print(name) end").split(),
    # Run node without -p, because -p adds Node's modules.
    "typescript": run("sh", "-c", "echo 'console.log(...Object.getOwnPropertyNames(globalThis))' | node").split(),
    "swift": [
        *"abs assert dump max min precondition print sequence stride swap zip repeatElement".split(),
        # These names are in the scope of the constants for layouts and keyboards.
        *re.findall(r"public static (?:let|var|func) (\w+)", "".join(map(read, glob.glob(
            f"{ROOT}/Templates/swift/Runtime/**/*.swift", recursive=True)))),
    ],
    "kotlin": "print println listOf mapOf lazy require check error run let also apply with repeat".split(),
    "rust": "fn mod self super crate impl trait std alloc u8 str vec box some none ok err".split(),
    "csharp": "system key edit trie composer layout keyboardLayout dotStyle object string array holder".split(),
    "c": "main printf malloc free int char for while static inline begin press commit find-code".split(),
}
# Ids that result in the same name in every language.
ALIKE = ["sky-2", "sky2", "two-set", "two", "a", "a-b", "a-b-c"]
# Characters that are signs in the notation of key presses cannot be codes.
CODES = [chr(code) for code in range(33, 127) if not chr(code).isalnum() and chr(code) not in '"<_']


def words(language):
    """Returns ids whose names no layout may have in a language, with some of its reserved words, which are all renamed
    in the same way."""
    path = f"{ROOT}/Templates/{language}/_reserved"
    reserved = sorted(read(path).split()) if os.path.exists(path) else []
    found = {*reserved[::8], *set(OWN_NAMES.get(language, [])).difference(reserved)}
    # Both twoSet and two_set come from the id two-set. No name starts with a capital letter.
    ids = {re.sub("(?<=[a-z0-9])(?=[A-Z])", "-", name).replace("_", "-").lower() for name in found if name[0].islower()}
    # The files for all layouts and keyboards are in the same folder as the files for each of them. Layouts with the
    # names of these files are rejected.
    return {word for word in ids if re.fullmatch("[a-z][a-z0-9-]{0,39}", word)} - {"keyboards", "layouts"}


def tables(base, identity, number):
    """Returns the tables of a layout called `identity`. All texts in it are hostile."""
    def text(place):
        return TEXTS[(number * 7 + place) % len(TEXTS)]

    layout = copy.deepcopy(base)
    layout.update(id=identity, name=text(0) + " " + text(1), latinName=text(2) + " " + text(3), cycleTimeout=100 + number)
    for place, key in enumerate(layout["keys"]):
        key["id"] = f"{place}{text(place)}" + ("/" if place % 3 == 0 else "")
        key["legend"] = text(place + 4)
        key["code"] = CODES[(place + number + 1) % len(CODES)]
    return layout


def expected(layout):
    """Returns the output that the programs must print for a layout."""
    fields = [layout["id"], layout["name"], layout["latinName"], str(layout["cycleTimeout"])]
    for key in layout["keys"]:
        fields += [key["id"], key["legend"], key["code"]]
    return " ".join(field.encode("utf-8").hex() for field in fields)


def check(gen, languages, layouts):
    """Generates layouts with their pictures, compiles the sources, and compares the texts."""
    with tempfile.TemporaryDirectory() as scratch:
        files = [write(f"{scratch}/{layout['id']}.json", json.dumps(layout)) for layout in layouts]
        out = f"{scratch}/out"
        make(gen, files, [*languages, "keypad"], out)
        for layout in layouts:
            drawn = xml.etree.ElementTree.parse(f"{out}/keypad/{layout['id']}.svg")
            for kind in ("legend", "code"):
                drawn_texts = [text.text for text in drawn.iterfind(f".//{{*}}text[@class='{kind}']")]
                if drawn_texts != [key[kind] for key in layout["keys"]]:
                    raise SystemExit(f"error: picture of {layout['id']}: wrong {kind}s: {drawn_texts}")
        wanted = [expected(layout) for layout in layouts]
        for language in languages:
            for output in texts(language, out, scratch):
                for line, want in zip(output.splitlines(), wanted, strict=True):
                    if line.rstrip() != want:
                        raise SystemExit(f"error: {language}: {line}, not {want}")
    return len(layouts)


def main():
    gen = os.path.abspath(sys.argv[1])
    base = json.loads(run(gen, "layout", "naratgeul"))
    listed = run(f"{ROOT}/.ci/listed", gen, "languages").split()
    if set(listed) != set(LANGUAGES):
        raise SystemExit(f"error: languages.py must have exactly the languages {' '.join(listed)}")
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        made = []
        for languages, at_once in GROUPS:
            names = sorted(set(ALIKE).union(*map(words, languages)))
            layouts = [tables(base, identity, number) for number, identity in enumerate(names)]
            made += [pool.submit(check, gen, languages, layouts[start:start + at_once])
                     for start in range(0, len(layouts), at_once)]
        count = sum(each.result() for each in made)
    print(f"hostile: {count} layouts, {len(TEXTS)} texts, {len(listed)} languages")


if __name__ == "__main__":
    main()
