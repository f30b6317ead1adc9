"""A text field on a desktop: what a host sends to it, and what a host does with the keys that are left to it."""

import pathlib
import sys

HERE = pathlib.Path(__file__).parent

# By X11's names. A character is its own key symbol.
SYMBOLS = {
    "space": 0x20, "BackSpace": 0xFF08, "S-BackSpace": 0xFF08, "Return": 0xFF0D, "Right": 0xFF53,
    "KP_Multiply": 0xFFAA, "KP_Decimal": 0xFFAE, **{f"KP_{digit}": 0xFFB0 + digit for digit in range(10)},
}
SHIFT = 1
OTHERS = {"␣": ["space"], "_": ["Right"], "⌫": ["BackSpace"], "⎌": ["S-BackSpace"], "⏎": ["Return"]}


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


def words(layout):
    """The words that are typed on a layout: keys, and the text."""
    lines = (HERE / "words.txt").read_text("utf-8").splitlines()
    return [line.removeprefix(layout + " ").split("\t") for line in lines if line.startswith(layout + " ")]


def sample(layout, review):
    """One line in a thousand of a layout's conformance file: keys, and the text."""
    lines = (pathlib.Path(review) / "conformance" / f"{layout}.tsv").read_text("utf-8").splitlines()
    return [line.split("\t") for line in [line for line in lines if line[0] != "#"][::1000]]


def press(host, field, token, name):
    """Presses and lets go of the key of this name."""
    state = SHIFT if name.startswith("S-") or (len(name) == 1 and name.isupper()) else 0
    if not host.press(SYMBOLS.get(name) or ord(name), state):
        field.pass_key(token)


def check(host, review):
    """Types on every layout, with each key that a layout's key has; exits with 1 if a text is not right."""
    failed = False
    for layout, names in keys().items():
        field = host.open(layout)
        wrong = 0
        texts = words(layout) + sample(layout, review)
        for tokens, expected in texts:
            for turn in range(2):
                for token in tokens.split(" "):
                    press(host, field, token, names[token][turn % len(names[token])])
                typed = field.text + field.composing
                if typed != expected:
                    wrong += 1
                    print(f"{host.name} {layout}: {tokens} types {typed}, not {expected}", file=sys.stderr)
                host.clear()
        result = "FAIL" if wrong else "ok  "
        print(f"{result} {host.name} {layout}: {texts[0][1]} and {len(texts) - 1} more, each twice")
        failed = failed or wrong > 0
    sys.exit(failed)
