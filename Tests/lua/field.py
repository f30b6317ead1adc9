"""Simulates a text field on a desktop. The field handles the keys that an input method does not accept."""

import pathlib
import re
import sys

HERE = pathlib.Path(__file__).parent

# The keys of the numeric pad, by their X11 names, for each key of a phone. The top row of the pad matches the top row
# of the phone.
PLACES = dict(zip("123456789*0#.", [
    "KP_7", "KP_8", "KP_9", "KP_4", "KP_5", "KP_6", "KP_1", "KP_2", "KP_3", "KP_Multiply", "KP_0", "KP_Decimal",
    "KP_Decimal"]))
OTHERS = {"␣": ["space", "S-space", " ", "S- "], "_": ["Right"], "⌫": ["BackSpace"], "⎌": ["S-BackSpace"], "⏎": ["Return"]}
PAD = {"KP_Add": "+", "KP_Subtract": "-", "KP_Multiply": "*", "KP_Divide": "/", "KP_Decimal": ".",
       **{f"KP_{digit}": str(digit) for digit in range(10)}}
# Key symbols by their X11 names. A character is its own key symbol. On the numeric pad, the symbol is higher by 0xFF80.
SYMBOLS = {
    "space": 0x20, "S-space": 0x20, "S- ": 0x20, "BackSpace": 0xFF08, "S-BackSpace": 0xFF08, "Return": 0xFF0D,
    "Right": 0xFF53, **{name: 0xFF80 + ord(character) for name, character in PAD.items()},
}
SHIFT = 1
SHIFTED = '~!@#$%^&*()_+{}|:"<>?'


class Field:
    """A field with committed text and composing text.

    Subclasses have three methods. `open` opens a layout. `press` presses a key, and returns True if the input method
    accepts it. `clear` clears the field.
    """

    text = composing = ""

    def names(self, layout):
        """Returns the names of the computer's keys that type each key, by the id of that key."""
        return keys()[layout]

    def type(self, token, name):
        """Presses and releases the key with this name. If the input method does not accept the key, acts as an
        application would.

        Only Enter may both write text and be left to the application. Other keys might reach the application before the
        text.
        """
        before = self.text
        if self.press(name):
            return
        if self.text != before and token != "⏎":
            sys.exit(f"error: {self.name} writes {self.text} for {name}, and leaves the key to the application")
        if token in "⌫⎌":
            self.text = self.text[:-1]
        elif token in "␣⏎" or len(token.encode()) == 1:
            self.text += {"␣": " ", "_": ""}.get(token, token)
        else:
            sys.exit(f"error: {self.name} does not take {name} for {token}")


def symbol(name):
    """Returns the X11 key symbol for this name, and the modifier mask."""
    is_shifted = name.startswith("S-") or len(name) == 1 and (name.isupper() or name in SHIFTED)
    return SYMBOLS.get(name) or ord(name), SHIFT if is_shifted else 0


def keys():
    """Returns the names of the computer's keys by layout and key id, from the codes in keypads.txt."""
    layouts = {}
    for line in (HERE.parent / "Conformance/keypads.txt").read_text("utf-8").splitlines():
        if line[0] not in "# ":
            names = layouts[line.split(" ")[0]] = dict(OTHERS)
        for key, code in re.findall(r"([^ >=]+)=\S+?/(\S)(?=\s|$)", line):
            # A key without a code is typed with the punctuation mark that it appends, which is the first character of
            # its id.
            code = key[0] if code == "-" else code
            names[key] = [code, PLACES[code]] if code in PLACES else [code]
    for names in layouts.values():
        taken = {name for known in names.values() for name in known}
        for known in names.values():
            # A letter types the same with shift, unless the letter with shift belongs to another key.
            if known[0].islower() and len(known[0]) == 1 and known[0].upper() not in taken:
                known.append(known[0].upper())
    return layouts


def check(host, layout, texts):
    """Types texts on a layout, and prints those with a wrong result. If several of the computer's keys type the same
    key, the texts use them in turn."""
    names = host.names(layout)
    wrong = 0
    host.open(layout)
    for turn, (tokens, expected) in enumerate(texts):
        host.clear()
        for token in tokens.split(" "):
            known = names.get(token, [token])
            host.type(token, known[turn % len(known)])
        typed = host.text + host.composing
        if typed != expected:
            wrong += 1
            if wrong <= 10:
                print(f"{host.name} {layout}: {tokens} types {typed}, not {expected}", file=sys.stderr)
    print(f"{'FAIL' if wrong or not texts else 'ok  '} {host.name} {layout}: {len(texts)} texts, {wrong} wrong", flush=True)
    return wrong > 0 or not texts
