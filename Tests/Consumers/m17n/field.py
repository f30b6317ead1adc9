"""A text field on a desktop: what a host sends to it, and what a host does with the keys that are left to it."""

import pathlib
import re
import sys

HERE = pathlib.Path(__file__).parent

# What the numeric pad types: its top row is the phone's, and its keys have the names that X11 gives them.
PLACES = dict(zip("123456789*0#.", [
    "KP_7", "KP_8", "KP_9", "KP_4", "KP_5", "KP_6", "KP_1", "KP_2", "KP_3", "KP_Multiply", "KP_0", "KP_Decimal",
    "KP_Decimal"]))
OTHERS = {"␣": ["space", "S-space", " ", "S- "], "_": ["Right"], "⌫": ["BackSpace"], "⎌": ["S-BackSpace"], "⏎": ["Return"]}
# By X11's names. A character is its own key symbol.
SYMBOLS = {
    "space": 0x20, "BackSpace": 0xFF08, "S-BackSpace": 0xFF08, "Return": 0xFF0D, "Right": 0xFF53,
    "S-space": 0x20, "KP_Multiply": 0xFFAA, "KP_Add": 0xFFAB, "KP_Subtract": 0xFFAD, "KP_Decimal": 0xFFAE,
    "KP_Divide": 0xFFAF, **{f"KP_{digit}": 0xFFB0 + digit for digit in range(10)},
}
SHIFT = 1
SHIFTED = '~!@#$%^&*()_+{}|:"<>?'
PAD = {"KP_Add": "+", "KP_Subtract": "-", "KP_Multiply": "*", "KP_Divide": "/", "KP_Decimal": ".",
       **{f"KP_{digit}": str(digit) for digit in range(10)}}


class Field:
    """Committed text, and text that is composed."""

    def __init__(self):
        self.text = ""
        self.composing = ""

    def pass_key(self, token):
        """Does what an application does with a key that no input method took."""
        if token in "⌫⎌":
            self.text = self.text[:-1]
        elif token != "_":
            self.text += " " if token == "␣" else token


def keys():
    """For each layout, by the id of a key the names of the computer's keys: by the codes in keys.txt."""
    layouts = {}
    for line in (HERE.parent / "keys.txt").read_text("utf-8").splitlines():
        if line[0] not in "# ":
            names = layouts[line.split(" ")[0]] = dict(OTHERS)
        for key, code in re.findall(r"([^ >=]+)=\S+?/(\S)(?=\s|$)", line):
            # A key without a code is typed by the mark that it appends.
            code = "." if code == "-" else code
            names[key] = [code, PLACES[code]] if code in PLACES else [code]
    for names in layouts.values():
        taken = {name for known in names.values() for name in known}
        for known in names.values():
            # A letter types the same with shift where no other key needs it.
            if known[0].islower() and len(known[0]) == 1 and known[0].upper() not in taken:
                known.append(known[0].upper())
    return layouts


def lines(layout, file):
    """What a file has for a layout: keys, and the text."""
    found = (HERE / file).read_text("utf-8").splitlines()
    return [line.removeprefix(layout + " ").split("\t") for line in found if line.startswith(layout + " ")]


def texts(layout):
    """What is typed on a layout everywhere: keys, and the text.

    The words and sentences, and every character and key of the pad that is not the layout's, pressed while a letter is
    composed; but for the underscore, which is a word of its own in these lines.
    """
    names = keys()[layout]
    taken = {name for known in names.values() for name in known}
    letter = next(key for key in names if key[0] == "ㄱ")
    written = {**{chr(code): chr(code) for code in range(0x21, 0x7F) if code != ord("_")}, **PAD}
    others = [(f"{letter} {name}", f"ㄱ{text}") for name, text in written.items() if name not in taken]
    return lines(layout, "words.txt") + lines(layout, "sentences.txt") + others


def press(host, field, token, name):
    """Presses and lets go of the key of this name.

    A key that is left to the application may come before what was written for it, so that only Enter may be both.
    """
    state = SHIFT if name.startswith("S-") or (len(name) == 1 and (name.isupper() or name in SHIFTED)) else 0
    before = field.text
    if not host.press(SYMBOLS.get(name) or ord(name), state):
        if field.text != before and token != "⏎":
            sys.exit(f"error: {host.name} writes {field.text} for {name}, and leaves the key to the application")
        field.pass_key(token)


def check(host):
    """Types on every layout, with each key that a layout's key has; exits with 1 if a text is not right."""
    failed = False
    for layout, names in keys().items():
        field = host.open(layout)
        wrong = 0
        for tokens, expected in texts(layout):
            for turn in range(2):
                for token in tokens.split(" "):
                    known = names.get(token, [token])
                    press(host, field, token, known[turn % min(len(known), 2)])
                typed = field.text + field.composing
                if typed != expected:
                    wrong += 1
                    print(f"{host.name} {layout}: {tokens} types {typed}, not {expected}", file=sys.stderr)
                host.clear()
        print(f"{'FAIL' if wrong else 'ok  '} {host.name} {layout}: {len(texts(layout))} texts, each twice")
        failed = failed or wrong > 0
    sys.exit(failed)


def _quoted(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


if __name__ == "__main__" and sys.argv[1] == "keys":
    for layout, names in keys().items():
        for key, known in names.items():
            print(f"{{{_quoted(layout)}, {_quoted(key)}, {{{', '.join(map(_quoted, known))}}}}},")
elif __name__ == "__main__":
    # What is typed on the layout that is named, as lines of `gen conform`.
    for keys_and_text in texts(sys.argv[1]):
        print("composer", sys.argv[1], *keys_and_text, sep="\t")
