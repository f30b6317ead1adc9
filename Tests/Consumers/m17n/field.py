"""A text field on a desktop: what a host sends to it, and what a host does with the keys that are left to it."""

import pathlib
import sys

HERE = pathlib.Path(__file__).parent

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
OTHERS = {"␣": ["space", "S-space"], "_": ["Right"], "⌫": ["BackSpace"], "⎌": ["S-BackSpace"], "⏎": ["Return"]}


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
    """For each layout, by the id of a key the names of the computer's keys."""
    layouts = {}
    for line in (HERE / "keys.txt").read_text("utf-8").splitlines():
        if not line.startswith("#"):
            layout, key, *names = line.split(" ")
            layouts.setdefault(layout, dict(OTHERS))[key] = names
    return layouts


def _lines(layout, file):
    """The columns of a layout's lines."""
    lines = (HERE / file).read_text("utf-8").splitlines()
    return [line.removeprefix(layout + " ").split("\t") for line in lines if line.startswith(layout + " ")]


def pieces(layout):
    """The sentences that are typed on a layout: of each the pieces, of each of these the keys and the text."""
    return [list(zip(columns[::2], columns[1::2])) for columns in _lines(layout, "sentences.txt")]


def words(layout):
    """The words and sentences that are typed on a layout: keys, and the text."""
    sentences = [(" ".join(keys), "".join(texts)) for keys, texts in (zip(*parts) for parts in pieces(layout))]
    return _lines(layout, "words.txt") + sentences


def others(layout):
    """Every character and key of the pad that is not the layout's, pressed while a letter is composed.

    But for the underscore, which is a word of its own in these lines.
    """
    names = keys()[layout]
    taken = {name for key in names for name in names[key]}
    letter = next(key for key in names if key[0] == "ㄱ")
    written = {**{chr(code): chr(code) for code in range(0x21, 0x7F) if code != ord("_")}, **PAD}
    return [[f"{letter} {name}", f"ㄱ{text}"] for name, text in written.items() if name not in taken]


def sample(layout, review):
    """One line in a thousand of a layout's conformance file: keys, and the text."""
    lines = (pathlib.Path(review) / "conformance" / f"{layout}.tsv").read_text("utf-8").splitlines()
    # No input method is told what time it is.
    return [line.split("\t") for line in [line for line in lines if line[0] != "#" and "…" not in line][::1000]]


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


def check(host, review):
    """Types on every layout, with each key that a layout's key has; exits with 1 if a text is not right."""
    failed = False
    for layout, names in keys().items():
        field = host.open(layout)
        wrong = 0
        texts = words(layout) + others(layout) + sample(layout, review)
        for tokens, expected in texts:
            for turn in range(2):
                for token in tokens.split(" "):
                    known = names.get(token, [token])
                    press(host, field, token, known[turn % len(known)])
                typed = field.text + field.composing
                if typed != expected:
                    wrong += 1
                    print(f"{host.name} {layout}: {tokens} types {typed}, not {expected}", file=sys.stderr)
                host.clear()
        result = "FAIL" if wrong else "ok  "
        print(f"{result} {host.name} {layout}: {texts[0][1]} and {len(texts) - 1} more, each twice")
        failed = failed or wrong > 0
    sys.exit(failed)


if __name__ == "__main__":
    # The lines of the layout that is named.
    for line in words(sys.argv[1]) + others(sys.argv[1]):
        print("\t".join(line))
