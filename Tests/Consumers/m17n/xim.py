"""Types sentences into xterm, which speaks XIM to ibus: xim.py, in a session bus of its own.

A program of XIM gets what an input method writes and the keys that are left to it in two ways, and the key may come
first. With what docs/LANGUAGES.md says of XIM, all comes in order, Enter, too, however fast it is typed.
"""

import contextlib
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

import field

NAMES = {
    "*": "asterisk", "#": "numbersign", ".": "period", ",": "comma", "?": "question", "!": "exclam", "(": "parenleft",
    ")": "parenright", '"': "quotedbl", ":": "colon", "-": "minus", ">": "greater",
}
# No input method takes it: where it arrives, nothing is under way.
END = "Tab"
# What xterm runs: it says that it is there, and then keeps what arrives as it arrives.
READER = 'stty raw -echo; printf ready >"$0"; exec cat >>"$0"'
PATIENCE = 60
# On a busy machine the servers of others do not always come up: ibus without its XIM, a window that goes away while
# it is looked for. What is typed is tested here, so they are started again.
ATTEMPTS = 5


def documented():
    """What the documentation sets for ibus, so that it keeps the order."""
    text = (field.HERE.parents[2] / "docs/LANGUAGES.md").read_text("utf-8")
    name, value = re.search(r"`(\w+)=(\w+) ibus-daemon --xim --replace --daemonize`", text).groups()
    return {name: value}


class Terminal:
    """A screen with ibus and one xterm, as long as `started` is open; what is typed there goes into a file."""

    def __init__(self, started):
        home = pathlib.Path.home()
        self.started = started
        self.file = home / "typed"
        self.file.write_bytes(b"")
        read, write = os.pipe()
        self._start("Xvfb", "-displayfd", str(write), "-nolisten", "tcp", pass_fds=[write])
        os.close(write)
        with os.fdopen(read) as number:
            os.environ["DISPLAY"] = ":" + number.readline().strip()
        self._start("ibus-daemon", "--xim", "--panel=disable", "--emoji-extension=disable", "--config=disable",
                    "--cache=none", **documented())
        self._wait(lambda: "@server=ibus" in output("xprop", "-root", "XIM_SERVERS"), "ibus speaks no XIM")
        # Xlib knows no locale C.UTF-8: the same under a name that it knows.
        locales = home / "locales"
        shutil.copytree("/usr/lib/locale/C.utf8", locales / "en_US.UTF-8", dirs_exist_ok=True)
        self._start("xterm", "-u8", "-e", "sh", "-c", READER, str(self.file),
                    LOCPATH=str(locales), LC_ALL="en_US.UTF-8", XMODIFIERS="@im=ibus")
        self._wait(self._focus, "xterm shows no window")
        self._wait(self._typed, "xterm runs nothing")

    def choose(self, layout):
        engine = f"m17n:ko:{layout}"
        # Its status tells of a keyboard map, too.
        subprocess.run(["ibus", "engine", engine], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self._wait(lambda: output("ibus", "engine") == engine, f"ibus does not change to {engine}")
        self.file.write_bytes(b"")

    def press(self, names, count):
        """What has arrived since the layout was chosen, once it is so many characters."""
        subprocess.run(["xdotool", "key", "--delay", "2", *(NAMES.get(name, name) for name in names)], check=True)
        deadline = time.monotonic() + PATIENCE
        while len(self._typed()) < count and time.monotonic() < deadline:
            time.sleep(0.005)
        return self._typed()

    def _wait(self, is_done, problem):
        field.wait(is_done, problem, PATIENCE)

    def _focus(self):
        """Whether the window is there and has the focus."""
        window = output("xdotool", "search", "--onlyvisible", "--class", "xterm").split()[:1]
        return bool(window) and subprocess.run(["xdotool", "windowfocus", "--sync", *window]).returncode == 0

    def _typed(self):
        return self.file.read_bytes().decode("utf-8", "replace")

    def _start(self, *command, pass_fds=(), **environment):
        self.started.enter_context(field.running(*command, env={**os.environ, **environment}, pass_fds=pass_fds))


def output(*command):
    return subprocess.run(command, stdout=subprocess.PIPE, encoding="utf-8").stdout.strip()


def type_twice(terminal, layout, keys, text):
    """Types a sentence up to its last key, which Enter takes the place of, and then all: what it should be, and what it is."""
    known = field.keys()[layout]
    tokens = keys.split(" ")
    names = [known.get(token, [token])[0] for token in [*tokens[:-1], "⏎", *tokens]]
    ended = text if tokens[-1] == "_" else text[:-1]
    expected = f"{ended}\r{text}\t"
    terminal.choose(layout)
    return expected, terminal.press([*names, END], len(expected))


def check(terminal):
    failed = False
    for layout in field.keys():
        sentences = field.lines(layout, "sentences.txt")
        right = 0
        for keys, text in sentences:
            expected, typed = type_twice(terminal, layout, keys, text)
            right += typed == expected
            if typed != expected:
                print(f"xterm {layout}: {keys} types {typed!r}, not {expected!r}", file=sys.stderr)
        result = "ok  " if right == len(sentences) else "FAIL"
        print(f"{result} xterm {layout}: {right} of {len(sentences)} sentences, twice with Enter between", flush=True)
        failed = failed or right < len(sentences)
    return failed


for _ in range(ATTEMPTS):
    with contextlib.ExitStack() as started:
        try:
            terminal = Terminal(started)
        except TimeoutError as problem:
            print(f"once more: {problem}", file=sys.stderr)
            continue
        sys.exit(check(terminal))
sys.exit("error: the servers did not come up")
